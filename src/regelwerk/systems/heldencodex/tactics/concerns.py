"""What matters in a scene, for those who judge who is going to win it.

A scene has parts of many kinds. Bodies, arms and tracks matter in all of them; what a part is about besides (a gap, a
way, a price, drinks) is told in two numbers, how far ahead somebody is and what weighs on him, and is nothing
elsewhere.
"""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import NamedTuple

from regelwerk.engine.concerns import Row
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.chase.chase import GOT_AWAY, ChaseState
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter
from regelwerk.systems.heldencodex.rules.people.drinking import Carouse
from regelwerk.systems.heldencodex.rules.people.haggling import Haggle
from regelwerk.systems.heldencodex.rules.road.herbs import Search
from regelwerk.systems.heldencodex.rules.road.sneaking import SneakState
from regelwerk.systems.heldencodex.rules.scene.plans import Plan
from regelwerk.systems.heldencodex.state import Hero, Scene, World, seat_of
from regelwerk.systems.heldencodex.tactics.shots import best_arms
from regelwerk.systems.heldencodex.tactics.weights import ENOUGH, bearable

CONCERNS = (
    "standing",
    "health",
    "force",
    "armour",
    "shooters",
    "pressure",
    "group_dice",
    "physis",
    "psyche",
    "reached",
    "open",
    "ahead",
    "burden",
    "log_health",
    "log_force",
)
STANDING, HEALTH, FORCE, ARMOUR, SHOOTERS, PRESSURE, GROUP, PHYSIS, PSYCHE, REACHED, OPEN, AHEAD, BURDEN = range(13)

FIT = 4.0
"""Whoever can still bear so much strikes like somebody unhurt."""
LITTLE = 0.3
"""Keeps the logarithm of nothing at bay."""
LIGHT_ARMOUR = 0.5
"""What a point of light armour is worth beside one of heavy armour."""
OF_PRICE = 0.8
"""What buyers aim at where nobody knows it."""


def concerns(world: World) -> dict[str, Row]:
    """What each side has left of everything, and how near it is to what it wants."""
    rows = {hero.sheet.side: [0.0] * 13 for hero in world.heroes}
    act = world.act
    if isinstance(act, Fight):
        _count_fight(rows, world, act)
    else:
        _count_others(rows, world)
    _count_points(rows, world)
    return {side: (*row, log(LITTLE + row[HEALTH]), log(LITTLE + row[FORCE])) for side, row in rows.items()}


def party_of(world: World, seat: str) -> str:
    """The side that a seat plays for; none if it plays for several, as a master may."""
    sides = {hero.sheet.side for hero in world.heroes if seat_of(hero) == seat}
    return sides.pop() if len(sides) == 1 else ""


class Body(NamedTuple):
    """What somebody is able to do and to bear."""

    health: float
    force: float
    shot: float
    armour: float
    physis: float
    psyche: float


@lru_cache(maxsize=1 << 14)
def _body(hero: Hero, options: Options) -> Body:
    left = bearable(hero)
    blow, shot = (best_arms(hero, ranged, options)[0] for ranged in (False, True))
    vigour = min(1.0, left / FIT)
    return Body(
        left / ENOUGH,
        max(blow, shot) * vigour,
        shot * vigour,
        sum([row.heavy + LIGHT_ARMOUR * row.light for row in hero.armour]),
        hero.left("physis") / max(1, sum(hero.sheet.physis_rows)),
        hero.left("psyche") / max(1, sum(hero.sheet.psyche_rows)),
    )


def _count(row: list[float], body: Body) -> None:
    row[STANDING] += 1
    row[HEALTH] += body.health
    row[FORCE] += body.force
    row[ARMOUR] += body.armour
    row[PHYSIS] += body.physis
    row[PSYCHE] += body.psyche


# -- fights -----------------------------------------------------------------------------------------------------------


def _count_fight(rows: dict[str, list[float]], world: World, fight: Fight) -> None:
    """Those who are still in the fight; where it is over in a moment, also what their dice promise."""
    heroes = {hero.sheet.id: hero for hero in world.heroes}
    near = _in_reach_of_somebody(fight, heroes)
    for fighter in fight.fighters:
        hero = heroes[fighter.who]
        if fighter.out or hero.down:
            continue
        row, body = rows[hero.sheet.side], _body(hero, world.options)
        _count(row, body)
        row[SHOOTERS] += body.shot * (fighter.who not in near)
        row[PRESSURE] += _pressure(fighter)
        row[BURDEN] += fighter.stolen
        if not fighter.acted:
            row[GROUP] += len(fighter.group)


def _in_reach_of_somebody(fight: Fight, heroes: dict[str, Hero]) -> set[str]:
    """Those who have an opponent in reach."""
    able = [fighter.who for fighter in fight.fighters if not fighter.out and not heroes[fighter.who].down]
    apart = {(one, other) for one, other, _ in fight.distances}
    near = set()
    for one in able:
        side = heroes[one].sheet.side
        for other in able:
            if heroes[other].sheet.side != side and (min(one, other), max(one, other)) not in apart:
                near.add(one)
                break
    return near


def _pressure(fighter: Fighter) -> float:
    """Dice that lie ready for the next phase, and attacks that go on."""
    pressure = float(len(fighter.carried))
    if fighter.power is not None:
        pressure += fighter.power.collected
    if fighter.piercing is not None:
        pressure += 1 + fighter.piercing.failures
    return pressure


# -- everything but fights --------------------------------------------------------------------------------------------


def _count_others(rows: dict[str, list[float]], world: World) -> None:
    """Everybody who is awake, and what the part at hand is about."""
    act = world.act
    sides = {hero.sheet.id: hero.sheet.side for hero in world.heroes}
    gone = {*act.plan.drinkers} - {*act.drinkers} | {*act.out} if isinstance(act, Carouse) else ()
    for hero in world.heroes:
        if not hero.down and hero.sheet.id not in gone:
            _count(rows[hero.sheet.side], _body(hero, world.options))
    match act:
        case ChaseState():
            rows[sides[act.leader.who]][AHEAD] += min([one.gap for one in act.running[1:]], default=GOT_AWAY) / GOT_AWAY
        case SneakState():
            row = rows[sides[act.plan.sneaker]]
            row[AHEAD] += act.at / len(act.plan.bands)
            row[BURDEN] += sum([_ALERTNESS[guard.state] for guard in act.guards])
        case Haggle():
            rows[sides[act.plan.buyer]][AHEAD] += _bargained(act)
            for side, who in enumerate(act.sides):
                rows[sides[who]][BURDEN] += side in act.owing
        case Carouse():
            for who in act.drinkers:
                if who not in act.out:
                    rows[sides[who]][BURDEN] += world.find(who).drinks
        case Search():
            rows[sides[act.plan.searchers[0]]][AHEAD] += min(1.0, act.found / max(1, act.plan.needed))


_ALERTNESS = {"unsuspecting": 0.0, "alert": 1.0, "noticed": 2.0, "discovered": 3.0}


def _bargained(act: Haggle) -> float:
    """How much of what the buyer wants off the price is off the best offer of the seller; more if the buyer has bid."""
    plan = act.plan
    wanted = plan.price - (plan.goal or OF_PRICE * plan.price)
    offered = plan.price - (act.offers[1] if act.offers[1] >= 0 else plan.price)
    return min(1.5, offered / max(1.0, wanted))


# -- what counts in the end -------------------------------------------------------------------------------------------


def _count_points(rows: dict[str, list[float]], world: World) -> None:
    """What has been reached of what makes the scene a success, and what still can be; without such, fights won."""
    scene = world.scene
    if not scene.needed:
        for side, row in rows.items():
            row[REACHED] = float(any(f"{plan.id}:{side}" in world.marks for plan in scene.plans))
    elif scene.winners in rows:
        row = rows[scene.winners]
        row[REACHED] = min(1.0, sum([mark in world.marks for mark in scene.points]) / scene.needed)
        row[OPEN] = _open(scene, world.at - (world.act is not None), world.marks)


@lru_cache(maxsize=1 << 12)
def _open(scene: Scene, at: int, marks: tuple[str, ...]) -> float:
    """How many of the marks that count can still come about, beside those that are missing."""
    missing = scene.needed - sum([mark in marks for mark in scene.points])
    if missing <= 0:
        return 0.0
    past = {plan.id for plan in scene.plans[:at]}
    to_come = {plan.id for plan in scene.plans[at:] if _may_be_played(plan, marks, past)}
    return min(3.0, len({mark.partition(":")[0] for mark in scene.points} & to_come) / missing)


def _may_be_played(plan: Plan, marks: tuple[str, ...], past: set[str]) -> bool:
    """Whether nothing rules a part out: what it waits for may still come about, and what it must not meet has not."""
    for mark in plan.when:
        if mark.startswith("!"):
            if mark[1:] in marks:
                return False
        elif mark not in marks and mark.partition(":")[0] in past:
            return False
    return True
