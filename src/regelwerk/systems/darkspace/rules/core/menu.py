"""All kinds of acts of all chapters, and which of them somebody can choose from now."""

from __future__ import annotations

from regelwerk.engine.acts import Choice, Refused
from regelwerk.systems.darkspace.rules.body import healing
from regelwerk.systems.darkspace.rules.break_in import infiltration_acts
from regelwerk.systems.darkspace.rules.chase import blocking, boarding, driving, gunnery, ramming
from regelwerk.systems.darkspace.rules.core import groups, simple_acts
from regelwerk.systems.darkspace.rules.core.acts import Act
from regelwerk.systems.darkspace.rules.cortex import controls, entering, hacking, machines, systems
from regelwerk.systems.darkspace.rules.cortex.machines import order_allows
from regelwerk.systems.darkspace.rules.fight import attack
from regelwerk.systems.darkspace.rules.movement import leaving, movement, sprinting
from regelwerk.systems.darkspace.state import Actor, Deed, World

CHAPTERS = (
    attack, hacking, infiltration_acts, driving, boarding, ramming, movement, sprinting, leaving, blocking, simple_acts,
    healing, controls, machines, gunnery, entering, systems, groups,
)  # fmt: skip
ACTS: dict[str, Act] = {act.kind: act for chapter in CHAPTERS for act in chapter.ACTS}


def choices(world: World, actor: Actor) -> list[Choice[Act, Deed]]:
    """Every kind of act that has a place in this scene."""
    found: list[Choice[Act, Deed]] = []
    is_bound = actor.sheet.kind in ("machine", "system")
    for act in ACTS.values():
        if is_bound and not order_allows(world, actor, act.kind):
            continue
        offer = act.deeds(world, actor)
        if isinstance(offer, Refused):
            found.append(Choice(act, offer))
        elif offer:
            found.append(Choice(act, None, tuple(offer)))
    return found
