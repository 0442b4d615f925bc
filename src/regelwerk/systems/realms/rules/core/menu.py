"""All kinds of actions of all chapters, and which of them a model can choose from now."""

from __future__ import annotations

from functools import lru_cache

from regelwerk.engine.acts import Choice, Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.systems.realms.rules.core import drones, equipment
from regelwerk.systems.realms.rules.core.acts import Act
from regelwerk.systems.realms.rules.melee import charging, melee
from regelwerk.systems.realms.rules.mission import missions
from regelwerk.systems.realms.rules.movement import jumping, movement
from regelwerk.systems.realms.rules.shooting import shooting
from regelwerk.systems.realms.rules.sight import spotting
from regelwerk.systems.realms.state import Deed, Model, World

CHAPTERS = (shooting, melee, charging, movement, jumping, spotting, equipment, drones, missions)
ACTS: dict[str, Act] = {act.kind: act for chapter in CHAPTERS for act in chapter.ACTS}


@rule("RE-ACT-03", "RE-ACT-04", "RE:ruling_113")
def offered(world: World, model: Model, act: Act) -> Refused | bool:
    """Whether a model can choose a kind of action now; refused with a reason, or out of place here (False)."""
    found = act.offered(world, model)
    if found is True and act.kind != "move":
        return movement.why_not_before_flight(world, model) or True
    return found


@lru_cache(maxsize=128)
def choices(world: World, model: Model) -> tuple[Choice[Act, Deed], ...]:
    """Every kind of action that has a place in a model's phase now."""
    found: list[Choice[Act, Deed]] = []
    for act in ACTS.values():
        able = offered(world, model, act)
        if isinstance(able, Refused):
            found.append(Choice(act, able))
        elif able:
            found.append(Choice(act))
    return tuple(found)


@rule("RE-ACT-03")
def can_act(world: World, model: Model) -> bool:
    """Whether there is anything at all to choose from; what is known most easily is asked first."""
    return any(offered(world, model, act) is True for act in (ACTS["move"], ACTS["turn"], *ACTS.values()))
