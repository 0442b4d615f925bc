"""Steps: who can move at all, whom one can walk up to, and what setting off and arriving change."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.monitors import boxes, can_move
from regelwerk.systems.darkspace.rules.chase.chase import carrier
from regelwerk.systems.darkspace.rules.core.acts import BUDGET
from regelwerk.systems.darkspace.rules.core.scenes import Zone
from regelwerk.systems.darkspace.rules.cortex.duty import controller_of
from regelwerk.systems.darkspace.rules.fight.cover import leave_cover
from regelwerk.systems.darkspace.rules.movement.distances import OUT_OF_REACH, Spot, apart, zone_at
from regelwerk.systems.darkspace.state import Actor, Deed, World


def mover_of(deed: Deed) -> str:
    """Who or what moves: the machine that is steered, or the one who acts."""
    return deed.tool or deed.who


@rule("DS-MAC-01")
def movers(world: World, actor: Actor) -> tuple[str, ...]:
    """Whom somebody can move: oneself, and a machine at whose controls one sits or which one steers from afar.

    Participants who run or drive in a chase, or sneak through an area, move by the acts of those chapters alone.
    """
    hands_on = (actor.aboard if actor.at_controls else "", actor.remote)
    steered = [machine for machine in hands_on if machine and _steers(world, actor, world.find(machine))]
    return tuple(who for who in (actor.id, *steered) if _walks(world, world.find(who)))


def _steers(world: World, actor: Actor, machine: Actor) -> bool:
    controller = controller_of(world, machine.id)
    return machine.able and controller is not None and controller.id == actor.id


def _walks(world: World, actor: Actor) -> bool:
    if not actor.present or actor.infiltrating or actor.sheet.kind in ("system", "object"):
        return False
    return world.chase is None or carrier(world, actor.id) != actor.id


@rule("DS-MON-09", "DS-MON-11", "DS-DEF-13")
def hindrance(world: World, who: str) -> Refused | None:
    """Why somebody cannot take a step: nothing to move with, too badly hurt, or stopped by somebody."""
    actor = world.find(who)
    if not can_move(actor, world.options):
        if boxes(actor, "mobility", world.options):
            return Refused(phrase("ds-refuse-lamed", who=Ref(who)), "DS-MON-11")
        return Refused(phrase("ds-refuse-stationary", who=Ref(who)), "DS-MON-09")
    if actor.stopped_by:
        return Refused(phrase("ds-refuse-held-up", who=Ref(who), by=Ref(actor.stopped_by[0])), "DS-DEF-13")
    return None


@rule("DS-DEF-13", "DS-DEF-14")
def kept_back(world: World, who: str, success: bool) -> bool:
    """Whether a movement with a probe does not take place: it was hindered, not merely shot at, and has failed.

    Nor does anybody get anywhere whom the probe has put out of action.
    """
    if not world.find(who).able:
        return True
    if success or world.phase is None:
        return False
    shooting = {by for by, _ in world.phase.pinned_by}
    return any(by not in shooting for by in world.phase.defended_by)


def touching(world: World, who: str) -> tuple[str, ...]:
    """Those with whom somebody is engaged."""
    return tuple(second if first == who else first for first, second in world.engaged if who in (first, second))


@rule("DS-DST-03", "DS:distance_model")
def held_back(world: World, who: str) -> Refused | None:
    """Why somebody cannot simply run off: an opponent at touching distance has to be left first."""
    held = touching(world, who)
    return Refused(phrase("ds-refuse-break-off-first", who=Ref(who), whom=Ref(held[0])), "DS-DST-03") if held else None


def approachable(world: World, mover: str) -> tuple[Actor, ...]:
    """Those whom somebody may want to get at: everybody of another side who stands and does not hide, plain things."""
    own = world.find(mover)
    return tuple(
        actor
        for actor in world.actors
        if actor.side != own.side
        and actor.able
        and not actor.infiltrating
        and actor.sheet.kind != "system"
        and apart(world, own, actor) != OUT_OF_REACH
    )


def obstacles_before(zone: Zone) -> int:
    """The obstacles on the way into a zone (DS-MOV-05)."""
    return max(1, zone.obstacles) if zone.track_value else 0


@rule("DS:distance_model")
def set_off(world: World, who: str) -> World:
    """Moving leaves cover, trench and opponents behind; a machine takes its riders away from theirs."""
    riders = {rider.id for rider in world.occupants(who)}
    world = leave_cover(world, who).change(who, dug_in=False).disengage(who)
    kept = tuple(pair for pair in world.engaged if len(riders.intersection(pair)) != 1)
    return replace(world, engaged=kept)


def arrived(world: World, who: str, zone: str) -> World:
    """Somebody is in another zone; distances that were set for single pairs no longer hold."""
    apart = tuple(entry for entry in world.apart if who not in entry[:2])
    return replace(world.change(who, zone=zone, position=world.scene.zone(zone).at), apart=apart)


def stands_at(world: World, who: str, spot: Spot) -> World:
    """Somebody is on another spot, and so in the zone that is nearest to it."""
    return world.change(who, position=spot, zone=zone_at(world.scene, spot))


@rule("DS-MOV-03")
def counted(world: World, ae: int) -> World:
    """The action units spent on moving in this phase; what an earlier phase has paid does not count."""
    if world.phase is None:
        return world
    return replace(world, phase=replace(world.phase, moved=min(world.phase.moved + ae, world.phase.used)))


def left_to_spend(world: World) -> int:
    """The action units that the running phase has left."""
    return BUDGET if world.phase is None else max(0, BUDGET - world.phase.used)
