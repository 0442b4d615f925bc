"""Leaving: out of the scene by an exit, and down from a height."""

from __future__ import annotations

from regelwerk.engine.acts import Refused
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Phrase, Ref, phrase
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.hazards import fall
from regelwerk.systems.darkspace.rules.body.monitors import lets_go
from regelwerk.systems.darkspace.rules.core.acts import Act, Done, Offer, routine_cost
from regelwerk.systems.darkspace.rules.movement.distances import LIMITS, metres_apart
from regelwerk.systems.darkspace.rules.movement.steps import (
    arrived,
    counted,
    held_back,
    hindrance,
    mover_of,
    movers,
    set_off,
)
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import NEAR

AT_HAND = dict(LIMITS)[NEAR]


@rule("DS-PRI-02", "DS-DST-03")
def leave_deeds(world: World, actor: Actor) -> Offer:
    """At an exit of one's own side, with nobody at touching distance; a machine takes everybody aboard along."""
    found: list[Deed] = []
    why: Refused | None = None
    for mover in movers(world, actor):
        if not is_at_exit(world, world.find(mover), actor.side):
            continue
        refused = hindrance(world, mover) or held_back(world, mover)
        why = why or refused
        if refused is None:
            found.append(Deed("leave", actor.id, tool="" if mover == actor.id else mover))
    return found or why or ()


def is_at_exit(world: World, actor: Actor, side: str) -> bool:
    """Whether somebody stands where that side can leave the scene; where metres count, on the very spot."""
    if actor.aboard or not actor.zone:
        return False
    zone = world.scene.zone(actor.zone)
    if side not in zone.exits:
        return False
    return world.options.movement_scale == "categories" or metres_apart(actor.position, zone.at) <= AT_HAND


@rule("DS-PRI-02")
def leave(world: World, deed: Deed) -> Play[Done]:
    """A participant leaves, with everybody who rides along."""
    mover = mover_of(deed)
    world = set_off(world, mover)
    gone = (mover, *(rider.id for rider in world.occupants(mover)))
    for who in gone:
        yield note("DS-PRI-02", "ds-leaves", who=Ref(who))
        world = world.change(who, left=True, aim=0, full_defence=0, progress=None)
        world = lets_go(world, who).disengage(who).mark(f"left:{who}")
    world = replace(world, queue=tuple(who for who in world.queue if who not in gone))
    if world.phase is not None and world.phase.who in gone:
        world = replace(world, phase=replace(world.phase, over=True))
    return world, True


def leave_label(world: World, deed: Deed) -> Phrase:
    mover = mover_of(deed)
    return phrase("ds-answer-leave", who=Ref(mover), zone=Ref(world.find(mover).zone))


@rule("DS-HAZ-08")
def jump_deeds(world: World, actor: Actor) -> Offer:
    """Down from the zone where one stands."""
    if actor.id not in movers(world, actor) or actor.aboard or not actor.sheet.is_person:
        return ()
    drops = world.scene.zone(actor.zone).drops
    if not drops:
        return ()
    refused = hindrance(world, actor.id) or held_back(world, actor.id)
    return refused or [Deed("jump", actor.id, detail=drop.to) for drop in drops]


@rule("DS-HAZ-08")
def jump(world: World, deed: Deed) -> Play[Done]:
    """A jump is a fall, and somebody is down."""
    drop = next(drop for drop in world.scene.zone(world.find(deed.who).zone).drops if drop.to == deed.detail)
    world = arrived(set_off(counted(world, 1), deed.who), deed.who, drop.to)
    yield note("DS-HAZ-08", "ds-jumps", who=Ref(deed.who), zone=Ref(drop.to), metres=drop.metres)
    world = yield from fall(world, deed.who, drop.metres)
    return world, True


def jump_label(world: World, deed: Deed) -> Phrase:
    drops = world.scene.zone(world.find(deed.who).zone).drops
    metres = next(drop.metres for drop in drops if drop.to == deed.detail)
    return phrase("ds-answer-jump", zone=Ref(deed.detail), metres=metres)


ACTS = (
    Act("leave", "routine", "movement", "DS-PRI-02", leave_deeds, routine_cost, leave, leave_label),
    Act("jump", "routine", "movement", "DS-HAZ-08", jump_deeds, routine_cost, jump, jump_label),
)
