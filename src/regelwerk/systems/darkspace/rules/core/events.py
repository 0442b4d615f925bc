"""What a scene has in store: events that happen once their marks have come about, and goals that are looked at then."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.break_in import infiltration
from regelwerk.systems.darkspace.rules.break_in.discovery import walk_in
from regelwerk.systems.darkspace.rules.chase import chase
from regelwerk.systems.darkspace.rules.core.ending import decided
from regelwerk.systems.darkspace.rules.core.scenes import Event
from regelwerk.systems.darkspace.rules.core.turn import join
from regelwerk.systems.darkspace.rules.fight.ambush import surprise
from regelwerk.systems.darkspace.rules.movement.steps import arrived, set_off
from regelwerk.systems.darkspace.state import World


def settle(world: World) -> Play[World]:
    """After every act: the chase is looked at, events happen, goals may be reached."""
    if world.chase is not None:
        world = yield from chase.check(world)
    world = yield from happenings(world)
    return decided(world)


def is_due(world: World, event: Event) -> bool:
    """Whether all that an event waits for has come about, and nothing that rules it out."""
    if event.id in world.fired or any(event.id == waiting for waiting, _ in world.due):
        return False
    return all(not world.has(mark[1:]) if mark.startswith("!") else world.has(mark) for mark in event.when)


@rule("DS-PRI-01")
def happenings(world: World) -> Play[World]:
    """Everything that is due happens, one after the other: one event may bring about the next."""
    while True:
        event = next((event for event in world.scene.events if is_due(world, event)), None)
        if event is None:
            return world
        if event.delay:
            # Before the first round of a fight its rounds are counted from the coming one.
            world = replace(world, due=(*world.due, (event.id, max(1, world.round) + event.delay - 1)))
        else:
            world = yield from happens(world, event)


def arrivals(world: World) -> Play[World]:
    """At a round's end: whatever was on its way arrives."""
    arrived = [event_id for event_id, at in world.due if at <= world.round]
    world = replace(world, due=tuple(entry for entry in world.due if entry[0] not in arrived))
    for event in world.scene.events:
        if event.id in arrived:
            world = yield from happens(world, event)
    return world


@rule("DS-PRI-01", "DS-JOI-01", "DS-INF-26")
def happens(world: World, event: Event) -> Play[World]:
    """One event: people come, a chase or a break-in begins or ends, a place changes."""
    world = replace(world, fired=(*world.fired, event.id)).mark(event.id)
    if event.text:
        yield note("DS-PRI-01", "ds-event", text=Ref(f"event:{event.id}"))
    if event.ends_chase and world.chase is not None:
        world = replace(world, chase=None).mark("chase:over")
    for who, zone in event.moves:
        world = arrived(set_off(world, who), who, zone).change(who, aboard="", at_controls=False, mans=None)
    if event.ends_area and world.area is not None:
        world = infiltration.ended(world)
    world = yield from _come(world, event)
    if event.change is not None and world.area is not None:
        world = infiltration.altered(world, event.change)
    if event.area is not None:
        world = yield from infiltration.begin(world, event.area)
    if event.chase is not None:
        world = chase.begin(world, event.chase)
        yield chase.opening(world)
    if event.surprised:
        world = surprise(world, event.surprised)
    return world


@rule("DS-JOI-01", "DS-AMB-02")
def _come(world: World, event: Event) -> Play[World]:
    """Those whom an event brings: they join, unless they walk in on somebody who hides from them."""
    unaware: list[str] = []
    for who in event.joins:
        actor = world.find(who)
        if not actor.able:
            continue
        aboard = event.aboard or ("" if event.at else actor.aboard)
        world = world.change(who, aboard=aboard, zone="" if aboard else actor.zone)
        if event.at and not aboard:
            world = arrived(world, who, event.at)
        area = world.area
        if area is not None and infiltration.is_running(world) and actor.side != area.plan.side:
            unaware.append(who)
        else:
            world = yield from join(world, who)
    return (yield from walk_in(world, tuple(unaware))) if unaware else world
