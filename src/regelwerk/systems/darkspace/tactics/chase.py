"""Chases: how to drive, what to risk, when to jump across."""

from __future__ import annotations

from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.rules.chase.boarding import JUMP
from regelwerk.systems.darkspace.rules.chase.chase import fleeing, gap, power_of, pursuers, side_of, track_value
from regelwerk.systems.darkspace.rules.chase.driving import DEADLY, RISK_BEYOND_POWER
from regelwerk.systems.darkspace.rules.chase.overtaking import DriveScene
from regelwerk.systems.darkspace.rules.core.probe import basic_check, cast_of
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.tactics.chances import chance
from regelwerk.systems.darkspace.tactics.stakes import unit_worth
from regelwerk.systems.darkspace.tactics.weights import GOAL, Situation, Temper, blow, races, situation, worth

HOLDING_OFF = 3.0
"""What it is worth to keep a pursuer from drawing level."""
HOLDING_BACK = 6.0
"""What it is worth to keep the prey from driving off."""
BOARDING = 7.0
ACCIDENT = 2.0
"""How many times more an accident of one's own making weighs than a hit."""


def flees(world: World, key: str) -> bool:
    return world.chase is not None and side_of(world, key) == world.chase.plan.fleeing


def _likely(world: World, who: str, skill: str, needed: int) -> float:
    difficulty = tally(needed, "DS-CHA-06", "ds-term-track")
    return chance(cast_of(world, basic_check(world, who, skill, "DS-CHA-07", difficulty)))


def closest(world: World, key: str) -> int:
    """How far the nearest opponent is: behind who flees, ahead of who pursues."""
    others = pursuers(world) if flees(world, key) else fleeing(world)
    return min((gap(world, key, other) or 0 for other in others), default=99)


def drive_value(now: Situation, deed: Deed) -> float:
    """What an act of a driver is worth."""
    world = now.world
    key = deed.tool or deed.who
    if not races(world, key):
        return 0.0
    track = track_value(world).total
    control = _likely(world, deed.who, "manoeuvre", track)
    match deed.kind:
        case "dash":
            return _dash(world, deed, key, track, control)
        case "crowd_off":
            return _crowd(world, key, control)
        case "block":
            return _block(world, key, control)
    return max(_deadly(now, deed, key, risked) for risked in _risks(world, key))


def _gained(world: World, key: str, units: int) -> float:
    """What distance units are worth; a pursuer gains nothing by driving past."""
    if not flees(world, key):
        units = min(units, closest(world, key))
    return units * unit_worth(world, key)


def _dash(world: World, deed: Deed, key: str, track: int, control: float) -> float:
    power = power_of(world, key)
    fast = _likely(world, deed.who, "speed", track)
    return control * (fast * _gained(world, key, 2 * power) + (1 - fast) * _gained(world, key, power))


def _crowd(world: World, key: str, control: float) -> float:
    """Crowding moves on and holds off: it pays with a pursuer who could draw level in one go."""
    power = power_of(world, key)
    value = control * control * _gained(world, key, power)
    if flees(world, key) and closest(world, key) <= 2 * power and not _holds_off(world, key):
        value += control * HOLDING_OFF
    return value


def _block(world: World, key: str, control: float) -> float:
    """Blocking pays where somebody is level: the prey stays, or the pursuer does not get past."""
    if _holds_off(world, key):
        return 0.0
    if closest(world, key):
        return 0.0
    return control * (HOLDING_OFF / 2 if flees(world, key) else HOLDING_BACK)


def _holds_off(world: World, key: str) -> bool:
    """Whether others are held off already."""
    return world.chase is not None and any(curb.by == key for curb in world.chase.curbs)


def _risks(world: World, key: str) -> range:
    return range(1, power_of(world, key) + RISK_BEYOND_POWER + 1)


def _deadly(now: Situation, deed: Deed, key: str, risked: int) -> float:
    """Reckless driving: the distance units, against what an accident does to the machine and everybody in it."""
    world = now.world
    track = track_value(world).total
    likely = _likely(world, deed.who, "manoeuvre", track + DEADLY)
    if likely < now.temper.daring:
        return 0.0
    control = _likely(world, deed.who, "manoeuvre", track)
    victims = [world.find(key), *world.occupants(key)] if world.find(key).kind == "machine" else [world.find(key)]
    hurt = sum(_hurt(world, victim, risked) for victim in victims if victim.able)
    return likely * control * _gained(world, key, risked) - (1 - likely) * hurt * now.temper.caution


def _hurt(world: World, victim: Actor, damage: int) -> float:
    racing = races(world, victim.id)
    share = blow(victim.sheet, victim.hurt, victim.reductions, "vital", damage, racing, world.options)
    return ACCIDENT * share * (GOAL if racing else worth(world, victim))


def risk(scene: DriveScene, temper: Temper) -> str:
    """How many distance units to risk."""
    now = situation(scene.world, scene.who, temper)
    best = max(_risks(scene.world, scene.key), key=lambda n: (_deadly(now, scene.deed, scene.key, n), -n))
    return str(best)


def board_value(now: Situation, deed: Deed) -> float:
    """A jump onto the machine that one's side wants, for a participant who does not drive."""
    if now.actor.at_controls:
        return 0.0
    world = now.world
    wanted = deed.target in now.aims.seize or (
        flees(world, deed.target) and not flees(world, now.actor.aboard or now.who)
    )
    if not wanted:
        return 0.0
    difficulty = tally(JUMP, "DS-CHA-13", "ds-term-jump")
    likely = chance(cast_of(world, basic_check(world, now.who, "strength", "DS-CHA-13", difficulty)))
    return BOARDING * likely
