"""A master's corrections: typed changes of one participant or of the scene, applied at the start of a step."""

from __future__ import annotations

import re
from typing import Any, get_args

from regelwerk.engine.corrections import find, number, one_of, switch, with_field
from regelwerk.engine.rulings import Room, is_ruling, ruled
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.rules.body.circles import Ring, fresh, ring_of
from regelwerk.systems.heldencodex.rules.chase.chase import GOT_AWAY, LEVEL, ChaseState
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, put
from regelwerk.systems.heldencodex.rules.probe.memory import Pooling
from regelwerk.systems.heldencodex.rules.probe.rulings import DICE, MINIMUM
from regelwerk.systems.heldencodex.rules.road.watch import WatchState
from regelwerk.systems.heldencodex.state import Care, Circle, Hero, World

NUMBERS = ("physis_lost", "psyche_lost", "respect", "ep", "mythos", "drinks", "queasy")
SWITCHES = ("breathless", "dazed")
STATES = ("awake", "asleep", "unconscious", "dead")
RINGS: tuple[Ring, ...] = get_args(Ring)
CARE: tuple[Care, ...] = get_args(Care)
IN_FIGHT = ("in", "fled", "gave_up")
FORMS = (
    *NUMBERS, *SWITCHES, "state", "wounds", "attribute:<id>", "skill:<id>", "armour:<row>", "light:<row>",
    "heavy:<row>", "outer:<circle>", "middle:<circle>", "inner:<circle>", "severe:<circle>", "critical:<circle>",
    "care:<circle>", "fight", "distance:<id>", "gap",
)  # fmt: skip
HIGHEST = 25
MOST = 1_000_000
MOST_RESPECT = 1_000
MOST_ARMOUR = 99
MOST_METRES = 1_000
MOST_CLOCK = 48 * 365


def corrected(world: World, change: dict[str, Any]) -> World:
    """Apply `{"who": id, "set": field, "to": value}`; `wounds` are taken away, armour may be set as "light/heavy".

    `{"set": "clock", "to": half hours}` changes the time of the scene; `{"add": {...}}` brings somebody into it.
    """
    if "add" in change:
        from regelwerk.systems.heldencodex.corrections.recruits import called_in

        return called_in(world, change["add"])
    field, value = str(change.get("set")), change.get("to")
    if field == "clock" and "who" not in change:
        return replace(world, clock=number(field, value, 0, MOST_CLOCK))
    hero = find(change.get("who"), world.heroes)
    if is_ruling(change):
        return world.put(replace(hero, rulings=ruled(hero.rulings, rooms_of(world, hero), change)))
    who = hero.id
    match field.partition(":"):
        case "fight", "", "":
            return _in_fight(world, who, value)
        case "distance", _, other:
            return _at_distance(world, who, other, value)
        case "gap", "", "":
            return _at_gap(world, who, value)
    return world.put(_with(hero, field, value))


def rooms_of(world: World, hero: Hero) -> tuple[Room, ...]:
    """What may be decided about somebody's next probe; a minimum only where one is asked for."""
    match world.act:
        case Pooling(plan=plan) if plan.who == (hero.id,):
            return DICE, MINIMUM
        case WatchState():
            return DICE, MINIMUM
    return (DICE,)


# -- Somebody ---------------------------------------------------------------------------------------------------------


def _with(hero: Hero, field: str, value: Any) -> Hero:
    kind, _, name = field.partition(":")
    match kind:
        case "state":
            one_of(field, value, STATES)
            return replace(hero, down="" if value == "awake" else value)
        case "wounds":
            number(field, value, 0, 0)
            return replace(hero, circles=(fresh(hero.sheet.circle),) * len(hero.circles), treated=())
        case "armour" | "light" | "heavy":
            return _armoured(hero, kind, name, value)
        case "outer" | "middle" | "inner" | "severe" | "critical" | "care":
            return _wounded(hero, kind, name, value)
        case "attribute" | "skill":
            return _with_value(hero, kind, name, number(field, value, 0, HIGHEST))
    if field in SWITCHES:
        return with_field(hero, field, switch(field, value))
    if field not in NUMBERS:
        raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")
    wanted = number(field, value, lowest(field), highest(hero, field))
    return hero.regaining("psyche", wanted) if field == "psyche_lost" else with_field(hero, field, wanted)


def lowest(field: str) -> int:
    """The least that a number of somebody may be."""
    return -MOST_RESPECT if field == "respect" else 0


def highest(hero: Hero, field: str) -> int:
    """The most that a number of somebody may be: nobody loses more than there is."""
    if field in ("physis_lost", "psyche_lost"):
        return sum(hero.rows("physis" if field == "physis_lost" else "psyche"))
    return MOST_RESPECT if field == "respect" else MOST


def _armoured(hero: Hero, kind: str, name: str, value: Any) -> Hero:
    row = hero.row(name)
    if row is None:
        known = ", ".join(row.id for row in hero.armour) or "–"
        raise ValueError(f"{hero.id} has no armour {name!r}; there are {known}")
    if kind == "light":
        return hero.with_row(row._replace(light=number(kind, value, 0, MOST_ARMOUR)))
    if kind == "heavy":
        return hero.with_row(row._replace(heavy=number(kind, value, 0, MOST_ARMOUR)))
    points = re.fullmatch(r"([0-9]{1,2})/([0-9]{1,2})", str(value))
    if points is None:
        raise ValueError(f"armour:{name} takes light/heavy points such as 2/4, not {value!r}")
    return hero.with_row(row._replace(light=int(points[1]), heavy=int(points[2])))


def _wounded(hero: Hero, kind: str, name: str, value: Any) -> Hero:
    """One thing about one life circle, counted from 1; all else about it stays as it is."""
    if not re.fullmatch("[0-9]{1,2}", name) or not 1 <= int(name) <= len(hero.circles):
        raise ValueError(f"{hero.id} has no life circle {name!r}; they are 1 to {len(hero.circles)}")
    at = int(name) - 1
    circle = hero.circles[at]
    match kind:
        case "severe":
            circle = circle._replace(severe=number(kind, value, 0, len(circle.middle)))
        case "critical":
            circle = circle._replace(critical=switch(kind, value))
        case "care":
            one_of(kind, value, CARE)
            circle = circle._replace(care=value)
        case "outer" | "middle" | "inner":
            circle = _with_marks(circle, kind, value)
    return hero.with_circle(at, circle)


def _with_marks(circle: Circle, ring: Ring, value: Any) -> Circle:
    """A circle with another number of marked segments in a ring; segments marked before stay marked if possible."""
    segments = ring_of(circle, ring)
    wanted = number(ring, value, 0, len(segments))
    marked = [at for at, is_marked in enumerate(segments) if is_marked]
    free = [at for at, is_marked in enumerate(segments) if not is_marked]
    chosen = {*marked[:wanted], *free[: max(0, wanted - len(marked))]}
    return with_field(circle, ring, tuple(at in chosen for at in range(len(segments))))


def _with_value(hero: Hero, kind: str, name: str, value: int) -> Hero:
    skill = hero.skill(name)
    if (kind == "attribute" and hero.attribute(name) is None) or (kind == "skill" and skill is None):
        raise ValueError(f"{hero.id} has no {kind} {name!r}")
    if skill is not None and kind == "skill":
        return hero.with_skill(skill._replace(fkw=value))
    return hero.with_attribute(name, value)


# -- Where somebody is in a part of the scene -------------------------------------------------------------------------


def _in_fight(world: World, who: str, value: Any) -> World:
    """Back in the fight, or out of it."""
    fight = world.act
    if not isinstance(fight, Fight) or all(fighter.who != who for fighter in fight.fighters):
        raise ValueError(f"{who} is in no fight")
    one_of("fight", value, IN_FIGHT)
    return put(world, replace(fight.fighter(who), out="" if value == "in" else value))


def _at_distance(world: World, who: str, other: str, value: Any) -> World:
    fight = world.act
    fighting = [fighter.who for fighter in fight.fighters] if isinstance(fight, Fight) else []
    if not isinstance(fight, Fight) or who not in fighting or other not in fighting or who == other:
        raise ValueError(f"{who} and {other} are in no fight with each other")
    return replace(world, act=fight.with_distance(who, other, number("distance", value, 0, MOST_METRES)))


def _at_gap(world: World, who: str, value: Any) -> World:
    chase = world.act
    pursuers = {runner.who: runner for runner in chase.runners[1:]} if isinstance(chase, ChaseState) else {}
    if not isinstance(chase, ChaseState) or who not in pursuers:
        raise ValueError(f"{who} is after nobody")
    return replace(world, act=chase.put(pursuers[who]._replace(gap=number("gap", value, LEVEL, GOT_AWAY))))
