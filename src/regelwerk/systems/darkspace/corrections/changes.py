"""A master's corrections: typed changes of a participant or of the place, applied at the start of a step."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.corrections import find, number, one_of, switch, with_field
from regelwerk.engine.rulings import is_ruling, ruled
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.body.monitors import boxes, is_beaten, knocked_out, lets_go, system_mk
from regelwerk.systems.darkspace.rules.core.circumstances import rooms_of
from regelwerk.systems.darkspace.rules.movement.steps import arrived, set_off
from regelwerk.systems.darkspace.state import Actor, Cover, World
from regelwerk.systems.darkspace.values import CATEGORIES, DIGITAL, PHYSICAL

NUMBERS = ("stress", "base_stress", "account", "full_defence", "aim", "strength")
SWITCHES = ("alarm", "doubled", "dug_in", "traumatised")
STATES = ("ready", "incapacitated", "dead", "gone")
AREA = ("se", "guard_se", "mk", "competence")
FORMS = (
    *NUMBERS, *PHYSICAL, *DIGITAL, *AREA, *SWITCHES, "state", "waiting", "zone", "cover", "used:<id>", "distance:<id>",
    "de", "next",
)  # fmt: skip
MOST = 999


@rule("DS-CORE-22", "DS-DIS-04", "DS-DST-01", "DS:distance_model")
def corrected(world: World, change: dict[str, Any]) -> World:
    """Apply `{"who": id, "set": field, "to": value}`; `{"set": "se", "to": 12}` and its like change the place.

    `{"add": {...}}` brings somebody in.
    """
    if "add" in change:
        from regelwerk.systems.darkspace.corrections.recruits import called_in

        return called_in(world, change["add"])
    if is_ruling(change):
        actor = find(change.get("who"), world.actors)
        return world.put(replace(actor, rulings=ruled(actor.rulings, rooms_of(actor), change)))
    field, value = str(change.get("set")), change.get("to")
    if "who" not in change and field == "next":
        return _next(world, value)
    if "who" not in change and field in (*AREA, "alarm"):
        return _area(world, field, value)
    return _of_actor(world, find(change.get("who"), world.actors), field, value)


def _of_actor(world: World, actor: Actor, field: str, value: Any) -> World:
    who, (kind, _, other) = actor.id, field.partition(":")
    if kind == "distance":
        return _apart(world, actor, other, value)
    if field == "de":
        return _de(world, actor, value)
    if field == "state":
        return _in_state(world, who, value)
    if field == "waiting":
        return _waits(world, actor, value)
    return _lasting(world.put(_with(world, actor, field, value)), who, field)


@rule("DS-ORD-04")
def _next(world: World, named: Any) -> World:
    """Somebody acts next, before everybody who has still to act."""
    actor = find(named, world.actors)
    if world.stage not in ("order", "phase") or not actor.active:
        raise ValueError(f"{actor.id} cannot act next")
    return replace(world, queue=(actor.id, *(who for who in world.queue if who != actor.id)))


@rule("DS-JOI-01", "DS-JOI-02", "DS:joiner_acts")
def _waits(world: World, actor: Actor, value: Any) -> World:
    """Somebody takes part from now on, like a late arrival; or waits, and has no place in the order."""
    if switch("waiting", value) == actor.waiting:
        return world
    if not value:
        return joined(world, actor.id)
    world = replace(world.change(actor.id, waiting=True), queue=tuple(who for who in world.queue if who != actor.id))
    if world.phase is not None and world.phase.who == actor.id:
        world = replace(world, phase=replace(world.phase, over=True))
    return world


@rule("DS-JOI-01", "DS-JOI-02", "DS:joiner_acts")
def joined(world: World, who: str) -> World:
    """A late arrival without a throw: the highest account plus 1, and behind everybody with the same account."""
    world = world.change(who, waiting=False)
    if world.stage == "setup":
        return world
    highest = max((actor.account for actor in world.actors if actor.active and actor.id != who), default=-1)
    last = max(actor.rank for actor in world.actors)
    actor = world.find(who)
    rank, initiative = (actor.rank, actor.initiative) if actor.initiative else (last + 1, 1)
    world = world.change(who, account=highest + 1, rank=rank, initiative=initiative)
    late = world.options.joiner_acts == "this_round_last" and world.stage in ("order", "phase")
    return replace(world, queue=(*world.queue, who)) if late and who not in (*world.queue, *world.acted) else world


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
    world = replace(world, marks=tuple(mark for mark in world.marks if mark not in forgotten))
    world = world.change(who, out="", dead=False, left=False, taken_out=0, back_in=0)
    match one_of("state", value, STATES):
        case "incapacitated":
            return knocked_out(world, who, "damage")
        case "dead":
            return knocked_out(world, who, "damage").change(who, dead=True).mark(f"dead:{who}")
        case "gone":
            world = world.change(who, left=True, cover=None, at_controls=False, remote="")
            return lets_go(world, who).disengage(who).mark(f"left:{who}")
    return world


def _with(world: World, actor: Actor, field: str, value: Any) -> Actor:
    if field in PHYSICAL:
        most = boxes(actor, field, world.options)
        return replace(actor, hurt=replace(actor.hurt, **{field: number(field, value, 0, most)}))
    if field in DIGITAL:
        return replace(actor, breach=replace(actor.breach, **{field: number(field, value, 0, system_mk(actor))}))
    if field in SWITCHES:
        return with_field(actor, field, switch(field, value))
    if field == "cover":
        return replace(actor, cover=_cover(world, actor, value))
    if field.startswith("used:"):
        return _used(actor, field.removeprefix("used:"), switch(field, value))
    if field == "zone":
        zones = [zone.id for zone in world.scene.zones]
        if value not in zones:
            raise ValueError(f"no zone {value!r}; there are {', '.join(zones)}")
        return replace(actor, zone=value, aboard="", at_controls=False, mans=None)
    if field not in NUMBERS:
        raise ValueError(f"{field!r} cannot be corrected; known: {', '.join(FORMS)}")
    wanted = number(field, value, 0, MOST)
    return with_field(actor, field, max(wanted, actor.base_stress) if field == "stress" else wanted)


@rule("DS-COV-01")
def _cover(world: World, actor: Actor, value: Any) -> Cover | None:
    """What somebody is behind, of all that stands where they are; empty: nothing."""
    here = {cover.id: cover for zone, cover in world.covers if zone == actor.zone}
    if value != "" and value not in here:
        raise ValueError(f"no cover {value!r} beside {actor.id}; there are {', '.join(here) or 'none'}")
    return here[value] if value else None


def _used(actor: Actor, item: str, used: bool) -> Actor:
    """Something is used up, or there again."""
    carried = [*(weapon.id for weapon in actor.sheet.weapons), *(one.id for one in actor.sheet.items)]
    if item not in carried:
        raise ValueError(f"{actor.id} has no {item!r}; there are {', '.join(carried)}")
    rest = {one for one in actor.used if one != item}
    return replace(actor, used=tuple(sorted({*rest, item} if used else rest)))


def _area(world: World, field: str, value: Any) -> World:
    if world.area is None:
        raise ValueError(f"{field!r} belongs to a break-in, and none is going on")
    wanted = switch(field, value) if field == "alarm" else number(field, value, 0, MOST)
    return replace(world, area=with_field(world.area, field, wanted))


def _apart(world: World, actor: Actor, other: str, value: Any) -> World:
    """The master sets the distance of a pair."""
    if other not in {a.id for a in world.actors} or other == actor.id or value not in CATEGORIES:
        raise ValueError(f"distance:<id> takes another participant and one of {', '.join(CATEGORIES)}")
    first, second = sorted((actor.id, other))
    rest = tuple(entry for entry in world.apart if entry[:2] != (first, second))
    world = replace(world, apart=tuple(sorted((*rest, (first, second, CATEGORIES.index(value))))))
    if value == "near":
        return world.engage(first, second)
    return replace(world, engaged=tuple(pair for pair in world.engaged if pair != (first, second)))


def _de(world: World, actor: Actor, value: Any) -> World:
    if world.chase is None or world.chase.de(actor.id) is None:
        raise ValueError(f"{actor.id} has no distance units: it is not part of a chase")
    return replace(world, chase=world.chase.moved(actor.id, number("de", value, 0, MOST)))
