"""A master's corrections: typed changes of a participant or of the place, applied at the start of a step."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.rulebook import rule
from regelwerk.systems.darkspace.monitors import boxes, is_beaten, knocked_out, lets_go, system_mk
from regelwerk.systems.darkspace.state import Actor, Area, World
from regelwerk.systems.darkspace.steps import arrived, set_off
from regelwerk.systems.darkspace.values import CATEGORIES, DIGITAL, PHYSICAL

NUMBERS = ("stress", "base_stress", "account", "full_defence", "aim", "strength")
STATES = ("ready", "incapacitated", "dead", "gone")
AREA = ("se", "guard_se", "mk", "competence")
FORMS = (
    *NUMBERS, *PHYSICAL, *DIGITAL, *AREA, "state", "alarm", "zone", "distance:<id>", "de",
)  # fmt: skip


@rule("DS-CORE-22", "DS-DIS-04", "DS-DST-01", "DS:distance_model")
def corrected(world: World, change: dict[str, Any]) -> World:
    """Apply `{"who": id, "set": field, "to": value}`; `{"set": "se", "to": 12}` and its like change the place."""
    field, value = str(change.get("set")), change.get("to")
    if field in AREA and "who" not in change:
        return _area(world, field, value)
    who = str(change.get("who"))
    actor = next((a for a in world.actors if a.id == who), None)
    if actor is None:
        raise ValueError(f"no participant {who!r}; there are {', '.join(a.id for a in world.actors)}")
    kind, _, other = field.partition(":")
    if kind == "distance":
        return _apart(world, actor, other, value)
    if field == "de":
        return _de(world, actor, value)
    if field == "state":
        return _in_state(world, who, value)
    return _lasting(world.put(_with(world, actor, field, value)), who, field)


@rule("DS-CORE-22", "DS-INC-06", "DS:stress_incapacitates_at")
def _lasting(world: World, who: str, field: str) -> World:
    """What a change brings about: who is elsewhere has left cover and opponents, too much stress is too much."""
    actor = world.find(who)
    if field == "zone":
        return arrived(set_off(world, who), who, actor.zone)
    if field in PHYSICAL and actor.able and is_beaten(actor, world.options):
        return knocked_out(world, who, "damage")
    limit = world.options.stress_incapacitates_at
    if field == "stress" and limit and actor.stress >= limit and actor.able:
        return knocked_out(world, who, "stress")
    return world


@rule("DS-CORE-22", "DS-INC-03")
def _in_state(world: World, who: str, value: Any) -> World:
    """Somebody is up, down, dead or gone: whatever waits for such a thing learns of it, or that it was not so."""
    forgotten = (f"out:{who}", f"dead:{who}", f"left:{who}")
    world = world._replace(marks=tuple(mark for mark in world.marks if mark not in forgotten))
    world = world.change(who, out="", dead=False, left=False, taken_out=0, back_in=0)
    match value:
        case "ready":
            return world
        case "incapacitated":
            return knocked_out(world, who, "damage")
        case "dead":
            return knocked_out(world, who, "damage").change(who, dead=True).mark(f"dead:{who}")
        case "gone":
            world = world.change(who, left=True, cover=None, at_controls=False, remote="")
            return lets_go(world, who).disengage(who).mark(f"left:{who}")
    raise ValueError(f"state is one of {', '.join(STATES)}, not {value!r}")


def _number(field: str, value: Any, most: int = 999) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{field} takes a whole number from 0 to {most}, not {value!r}")
    return value


def _with(world: World, actor: Actor, field: str, value: Any) -> Actor:
    if field in PHYSICAL:
        most = boxes(actor, field, world.options)
        return actor._replace(hurt=actor.hurt._replace(**{field: _number(field, value, most)}))
    if field in DIGITAL:
        return actor._replace(breach=actor.breach._replace(**{field: _number(field, value, system_mk(actor))}))
    if field == "alarm":
        if not isinstance(value, bool):
            raise ValueError(f"alarm is true or false, not {value!r}")
        return actor._replace(alarm=value)
    if field == "zone":
        zones = [zone.id for zone in world.scene.zones]
        if value not in zones:
            raise ValueError(f"no zone {value!r}; there are {', '.join(zones)}")
        return actor._replace(zone=value, aboard="", at_controls=False)
    if field not in NUMBERS:
        raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")
    number = _number(field, value)
    if field == "stress":
        number = max(number, actor.base_stress)
    return Actor._make(number if known == field else old for known, old in actor._asdict().items())


def _area(world: World, field: str, value: Any) -> World:
    if world.area is None:
        raise ValueError(f"{field!r} belongs to a break-in, and none is going on")
    number = _number(field, value)
    area = Area._make(number if known == field else old for known, old in world.area._asdict().items())
    return world._replace(area=area)


def _apart(world: World, actor: Actor, other: str, value: Any) -> World:
    """The master sets the distance of a pair."""
    if other not in {a.id for a in world.actors} or other == actor.id or value not in CATEGORIES:
        raise ValueError(f"distance:<id> takes another participant and one of {', '.join(CATEGORIES)}")
    first, second = sorted((actor.id, other))
    rest = tuple(entry for entry in world.apart if entry[:2] != (first, second))
    world = world._replace(apart=tuple(sorted((*rest, (first, second, CATEGORIES.index(value))))))
    if value == "near":
        return world.engage(first, second)
    return world._replace(engaged=tuple(pair for pair in world.engaged if pair != (first, second)))


def _de(world: World, actor: Actor, value: Any) -> World:
    if world.chase is None or world.chase.de(actor.id) is None:
        raise ValueError(f"{actor.id} has no distance units: it is not part of a chase")
    return world._replace(chase=world.chase.moved(actor.id, _number("de", value)))
