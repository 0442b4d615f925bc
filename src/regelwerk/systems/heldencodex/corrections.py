"""A master's corrections: typed changes of one participant, applied at the start of a step."""

from __future__ import annotations

import re
from typing import Any

from regelwerk.systems.heldencodex.circles import fresh
from regelwerk.systems.heldencodex.state import Hero, World

NUMBERS = ("physis_lost", "psyche_lost", "respect", "ep", "mythos", "drinks", "queasy")
STATES = ("awake", "asleep", "unconscious", "dead")
FORMS = (*NUMBERS, "state", "wounds", "attribute:<id>", "skill:<id>", "armour:<row>")
HIGHEST = 25


def corrected(world: World, change: dict[str, Any]) -> World:
    """Apply `{"who": id, "set": field, "to": value}`; wounds can be taken away, armour is set as "light/heavy"."""
    who, field, value = str(change.get("who")), str(change.get("set")), change.get("to")
    hero = next((h for h in world.heroes if h.id == who), None)
    if hero is None:
        raise ValueError(f"no participant {who!r}; there are {', '.join(h.id for h in world.heroes)}")
    return world.put(_with(hero, field, value))


def _with(hero: Hero, field: str, value: Any) -> Hero:
    kind, _, name = field.partition(":")
    if field == "state":
        if value not in STATES:
            raise ValueError(f"state is one of {', '.join(STATES)}, not {value!r}")
        return hero._replace(down="" if value == "awake" else value)
    if kind == "armour":
        row, points = hero.row(name), re.fullmatch(r"([0-9]{1,2})/([0-9]{1,2})", str(value))
        if row is None or points is None:
            raise ValueError(f"{field} takes light/heavy points such as 2/4, for one of the rows of {hero.id}")
        return hero.with_row(row._replace(light=int(points[1]), heavy=int(points[2])))
    if not isinstance(value, int) or isinstance(value, bool) or (value < 0 and field != "respect"):
        raise ValueError(f"{field} takes a whole number from 0 on, not {value!r}")
    if field == "wounds":
        if value:
            raise ValueError("wounds can only be set to 0: all of them are taken away")
        return hero._replace(circles=(fresh(hero.sheet.circle),) * len(hero.circles), treated=())
    if kind in ("attribute", "skill"):
        return _with_value(hero, kind, name, value)
    if field in ("physis_lost", "psyche_lost") and value > sum(hero.rows("physis" if field[1] == "h" else "psyche")):
        raise ValueError(f"{hero.id} does not have so many points")
    if field not in NUMBERS:
        raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")
    if field == "psyche_lost":
        return hero.regaining("psyche", value)
    return Hero._make(value if known == field else old for known, old in hero._asdict().items())


def _with_value(hero: Hero, kind: str, name: str, value: int) -> Hero:
    skill = hero.skill(name)
    if value > HIGHEST or (kind == "attribute" and hero.attribute(name) is None) or (kind == "skill" and skill is None):
        raise ValueError(f"{hero.id} has no {kind} {name!r} that could be {value}")
    if skill is not None and kind == "skill":
        return hero.with_skill(skill._replace(fkw=value))
    return hero.with_attribute(name, value)
