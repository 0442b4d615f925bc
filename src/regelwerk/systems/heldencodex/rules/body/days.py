"""The clock: half hours since six o'clock in the morning of the first day, and what time does to people."""

from __future__ import annotations

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.body.wounds import bleed, gangrene
from regelwerk.systems.heldencodex.state import Hero, World

DAY, TICK = 48, 16
"""A day has three ticks of eight hours: at two in the afternoon, at ten in the evening, at six in the morning."""
MORNING = 12
"""Half hours from midnight to six o'clock, when days begin."""
EVENING = 32
SHORTEST_NIGHT = 12
"""Six hours (HC-REG-03)."""


def day_of(clock: int) -> int:
    """The number of the day; it begins at six o'clock in the morning."""
    return clock // DAY + 1


@rule("HC-INJ-03", "HC-INJ-05", "HC-PHY-02")
def pass_time(world: World, half_hours: int) -> Play[World]:
    """Time passes: exhaustion eases after half an hour, untreated wounds get worse every eight hours and every day."""
    if half_hours <= 0:
        return world
    world = yield from _recovered(world)
    end = world.clock + half_hours
    for clock in range(world.clock // TICK * TICK + TICK, end + 1, TICK):
        world = yield from _tick(replace(world, clock=clock))
    return replace(world, clock=end)


def pass_time_until_evening(world: World) -> Play[World]:
    """Wait for ten o'clock; where it is later already, no time passes."""
    return (yield from pass_time(world, max(0, EVENING - world.clock % DAY)))


def pass_time_until_morning(world: World) -> Play[World]:
    """The night until six o'clock; who goes to bed too late for six hours of rest sleeps longer."""
    return (yield from pass_time(world, max(SHORTEST_NIGHT, DAY - world.clock % DAY)))


@rule("HC-PHY-02", "HC-PHY-03")
def _recovered(world: World) -> Play[World]:
    """Half an hour after the last point was lost, probes are possible again."""
    for hero in world.heroes:
        if (hero.breathless or hero.dazed) and hero.down != "dead":
            yield note("HC-PHY-02" if hero.breathless else "HC-PHY-03", "hc-breath-back", who=Ref(hero.id))
            world = world.put(replace(hero, breathless=False, dazed=False))
    return world


@rule("HC-INJ-03", "HC-INJ-05")
def _tick(world: World) -> Play[World]:
    """Eight hours are over: critical wounds cost segments; in the morning gangrene does, and healers may try again."""
    morning = world.clock % DAY == 0
    if morning:
        yield note("HC-INJ-03", "hc-day-begins", day=day_of(world.clock))
    for hero in world.heroes:
        if hero.down != "dead":
            changed = yield from bleed(hero, world.options)
            if morning:
                changed = yield from gangrene(changed, world.options)
            hero = changed
        world = world.put(_new_attempts(hero, world) if morning else hero)
    return world


@rule("HC-AID-04", "HC:aid_retry")
def _new_attempts(hero: Hero, world: World) -> Hero:
    """On a new day healers may try again what they have tried."""
    return replace(hero, treated=()) if world.options.aid_retry == "daily" else hero
