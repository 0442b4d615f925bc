"""What infiltrators can try: the obstacles that are in their way, and the deeds that each leaves open."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, phrase
from regelwerk.systems.darkspace.rules.body.monitors import can_move, can_probe
from regelwerk.systems.darkspace.rules.break_in.infiltration import is_running
from regelwerk.systems.darkspace.rules.core.acts import BUDGET, Offer
from regelwerk.systems.darkspace.rules.core.scenes import Obstacle, ObstacleKind
from regelwerk.systems.darkspace.state import Actor, Deed, World, weapons_of
from regelwerk.systems.darkspace.values import Weapon

TALKING = ("charisma", "persuade", "intimidate")
BREAKING = {"strength": ("melee", "natural"), "precision": ("ranged",)}
"""Which weapons things are broken with, by skill (DS-INF-13)."""


def in_the_way(world: World, *kinds: ObstacleKind) -> list[Obstacle] | None:
    """The obstacles of these kinds that are not done with; None if the place never had any.

    A sabotaged lock and a room that was crossed are done with; systems and guards can be dealt with again and again,
    as long as they are in working order.
    """
    area = world.area
    assert area is not None
    there = [obstacle for obstacle in area.plan.obstacles if obstacle.kind in kinds]
    if not there:
        return None
    able = {actor.id: actor.able for actor in world.actors}
    return [one for one in there if one.id not in area.shut and able.get(one.id, True) and one.id != area.helper]


def value_of(world: World, target: str) -> int:
    """The class of a lock or system, the size of a room, the competence of a guard.

    Once the security system is shut down, everything technical counts by the class that the area has now.
    """
    area = world.area
    assert area is not None
    obstacle = next(one for one in area.plan.obstacles if one.id == target)
    sheet = next((actor.sheet for actor in world.actors if actor.id == target), None)
    if obstacle.kind == "guard":
        return obstacle.value or (sheet.competence if sheet is not None else 0) or area.competence
    if obstacle.kind == "room":
        return obstacle.value
    if area.subverted:
        return area.mk
    return obstacle.value or (sheet.mk if sheet is not None else 0) or area.mk


def barred(world: World, actor: Actor, *, moving: bool = False) -> Refused | None:
    """Why an infiltrator cannot make this probe at all."""
    if not can_probe(actor, world.options):
        return Refused(phrase("ds-refuse-no-probes"), "DS-MON-08")
    if moving and not can_move(actor, world.options):
        return Refused(phrase("ds-refuse-lamed", who=Ref(actor.id)), "DS-MON-11")
    return None


def hides(world: World, actor: Actor) -> bool:
    """Whether somebody takes part in a running infiltration."""
    return actor.infiltrating and is_running(world)


@rule("DS-INF-11", "DS-INF-12", "DS-INF-13")
def sabotage_deeds(world: World, actor: Actor) -> Offer:
    """Doors, locks and cables: with know-how, or with whatever breaks them."""
    found = in_the_way(world, "technical") if hides(world, actor) else None
    if found is None:
        return ()
    refused = barred(world, actor) or _nothing_left(found, "DS-INF-12")
    if refused is not None:
        return refused
    deeds = [Deed("sabotage", actor.id, one.id, detail="tech") for one in found]
    for one in found:
        for skill, kinds in BREAKING.items():
            tools = [weapon for weapon in weapons_of(actor, world.options) if weapon.kind in kinds]
            deeds += [Deed("sabotage", actor.id, one.id, weapon.id, skill) for weapon in tools]
    return deeds


@rule("DS-INF-11", "DS-INF-15")
def sneak_deeds(world: World, actor: Actor) -> Offer:
    """There is always a way to sneak."""
    if not hides(world, actor):
        return ()
    return barred(world, actor, moving=True) or [Deed("sneak", actor.id)]


@rule("DS-INF-11", "DS-INF-16")
def hack_deeds(world: World, actor: Actor) -> Offer:
    """Security systems and the implants of guards, with a terminal."""
    found = in_the_way(world, "system", "guard") if hides(world, actor) else None
    if found is None:
        return ()
    terminal = terminal_of(world, actor)
    if terminal is None:
        return Refused(phrase("ds-refuse-no-terminal"), "DS-INF-16")
    refused = barred(world, actor) or _nothing_left(found, "DS-INF-16")
    return refused or [Deed("security_hack", actor.id, one.id, terminal.id) for one in found]


@rule("DS-INF-11", "DS-INF-17")
def sprint_deeds(world: World, actor: Actor) -> Offer:
    """Rooms with little cover, each once."""
    found = in_the_way(world, "room") if hides(world, actor) else None
    if found is None:
        return ()
    refused = barred(world, actor, moving=True) or _nothing_left(found, "DS-INF-17")
    return refused or [Deed("sprint_past", actor.id, one.id) for one in found]


@rule("DS-INF-11", "DS-INF-18")
def distract_deeds(world: World, actor: Actor) -> Offer:
    """Guards, by charm, by lies or by threats."""
    found = in_the_way(world, "guard") if hides(world, actor) else None
    if found is None:
        return ()
    refused = barred(world, actor) or _nothing_left(found, "DS-INF-18")
    return refused or [Deed("distract_guards", actor.id, one.id, detail=skill) for one in found for skill in TALKING]


@rule("DS-INF-11", "DS-INF-22")
def secure_deeds(world: World, actor: Actor) -> Offer:
    """Somebody keeps a lookout for the others."""
    if not hides(world, actor) or not companions(world, actor):
        return ()
    return barred(world, actor) or [Deed("secure", actor.id)]


def _nothing_left(found: Sequence[Obstacle], rule_id: str) -> Refused | None:
    return None if found else Refused(phrase("ds-refuse-no-obstacle"), rule_id)


def terminal_of(world: World, actor: Actor) -> Weapon | None:
    """The terminal that is quickest to use."""
    terminals = [weapon for weapon in weapons_of(actor, world.options) if weapon.kind == "terminal"]
    return min(terminals, key=lambda weapon: weapon.mk, default=None)


@rule("DS-CORE-16", "DS:group_probe_ae")
def companions(world: World, actor: Actor) -> tuple[str, ...]:
    """The other infiltrators at the same place who can make probes and have something left to give to it."""
    everybody = world.options.group_probe_ae == "everybody"
    return tuple(
        other.id
        for other in world.actors
        if other.id != actor.id
        and other.infiltrating
        and other.active
        and (other.zone, other.aboard) == (actor.zone, actor.aboard)
        and can_probe(other, world.options)
        and not (everybody and other.owed >= BUDGET)
    )


def helper_of(world: World) -> str:
    """The cowed guard who has to help, as long as he can."""
    helper = "" if world.area is None else world.area.helper
    return helper if helper and world.find(helper).able else ""
