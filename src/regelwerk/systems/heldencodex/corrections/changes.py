"""A master's corrections: typed changes of one participant or of the scene, applied at the start of a step."""

from __future__ import annotations

import re
from typing import Any, get_args

from regelwerk.systems.heldencodex.rules.body.circles import Ring, fresh, ring_of
from regelwerk.systems.heldencodex.rules.chase.chase import GOT_AWAY, LEVEL, ChaseState
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, put
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
        return world._replace(clock=_number(field, value, 0, MOST_CLOCK))
    who = str(change.get("who"))
    hero = next((h for h in world.heroes if h.id == who), None)
    if hero is None:
        raise ValueError(f"no participant {who!r}; there are {', '.join(h.id for h in world.heroes)}")
    match field.partition(":"):
        case "fight", "", "":
            return _in_fight(world, who, value)
        case "distance", _, other:
            return _at_distance(world, who, other, value)
        case "gap", "", "":
            return _at_gap(world, who, value)
    return world.put(_with(hero, field, value))


def _number(field: str, value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{field} takes a whole number from {least} to {most}, not {value!r}")
    return value


def _switch(field: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{field} is true or false, not {value!r}")
    return value


# -- Somebody ---------------------------------------------------------------------------------------------------------


def _with(hero: Hero, field: str, value: Any) -> Hero:
    kind, _, name = field.partition(":")
    match kind:
        case "state" if value in STATES:
            return hero._replace(down="" if value == "awake" else value)
        case "state":
            raise ValueError(f"state is one of {', '.join(STATES)}, not {value!r}")
        case "wounds":
            _number(field, value, 0, 0)
            return hero._replace(circles=(fresh(hero.sheet.circle),) * len(hero.circles), treated=())
        case "armour" | "light" | "heavy":
            return _armoured(hero, kind, name, value)
        case "outer" | "middle" | "inner" | "severe" | "critical" | "care":
            return _wounded(hero, kind, name, value)
        case "attribute" | "skill":
            return _with_value(hero, kind, name, _number(field, value, 0, HIGHEST))
    if field in SWITCHES:
        switched = {field: _switch(field, value)}
        return hero._replace(**switched)  # type: ignore[arg-type]  # the fields in SWITCHES are switches
    if field not in NUMBERS:
        raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")
    number = _number(field, value, lowest(field), highest(hero, field))
    if field == "psyche_lost":
        return hero.regaining("psyche", number)
    return Hero._make(number if known == field else old for known, old in hero._asdict().items())


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
        return hero.with_row(row._replace(light=_number(kind, value, 0, MOST_ARMOUR)))
    if kind == "heavy":
        return hero.with_row(row._replace(heavy=_number(kind, value, 0, MOST_ARMOUR)))
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
            circle = circle._replace(severe=_number(kind, value, 0, len(circle.middle)))
        case "critical":
            circle = circle._replace(critical=_switch(kind, value))
        case "care" if value in CARE:
            circle = circle._replace(care=value)
        case "care":
            raise ValueError(f"care is one of {', '.join(CARE)}, not {value!r}")
        case "outer" | "middle" | "inner":
            circle = _with_marks(circle, kind, value)
    return hero.with_circle(at, circle)


def _with_marks(circle: Circle, ring: Ring, value: Any) -> Circle:
    """With so many segments of a ring marked: what is marked stays so as long as that is enough."""
    segments = ring_of(circle, ring)
    wanted = _number(ring, value, 0, len(segments))
    marked = [at for at, is_marked in enumerate(segments) if is_marked]
    free = [at for at, is_marked in enumerate(segments) if not is_marked]
    chosen = {*marked[:wanted], *free[: max(0, wanted - len(marked))]}
    changed = {ring: tuple(at in chosen for at in range(len(segments)))}
    return circle._replace(**changed)  # type: ignore[arg-type]  # a ring is a tuple of segments


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
    if value not in IN_FIGHT:
        raise ValueError(f"fight is one of {', '.join(IN_FIGHT)}, not {value!r}")
    return put(world, fight.fighter(who)._replace(out="" if value == "in" else value))


def _at_distance(world: World, who: str, other: str, value: Any) -> World:
    fight = world.act
    fighting = [fighter.who for fighter in fight.fighters] if isinstance(fight, Fight) else []
    if not isinstance(fight, Fight) or who not in fighting or other not in fighting or who == other:
        raise ValueError(f"{who} and {other} are in no fight with each other")
    return world._replace(act=fight.with_distance(who, other, _number("distance", value, 0, MOST_METRES)))


def _at_gap(world: World, who: str, value: Any) -> World:
    chase = world.act
    pursuers = {runner.who: runner for runner in chase.runners[1:]} if isinstance(chase, ChaseState) else {}
    if not isinstance(chase, ChaseState) or who not in pursuers:
        raise ValueError(f"{who} is after nobody")
    return world._replace(act=chase.put(pursuers[who]._replace(gap=_number("gap", value, LEVEL, GOT_AWAY))))
