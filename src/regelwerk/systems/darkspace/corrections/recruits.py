"""Recruits: whom a master may call into a running confrontation, and how they come into it.

The correction is `{"add": {...}}`: a line as in a scenario (`who`, `side`, `seat`, `zone`, ...), `number` for several
of a kind, `de` for a place in a chase, and under `content` all that they are made of, for a journal replays
without content files.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regelwerk.engine.content.entries import valid
from regelwerk.engine.content.errors import ContentError, Location
from regelwerk.engine.corrections import free_ids, read_newcomer
from regelwerk.engine.effects import MASTER
from regelwerk.engine.game import Json
from regelwerk.engine.screen.correction_forms import recruit
from regelwerk.engine.screen.display import Recruit
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.content.lineup import THINGS, Entered, check_groups, fitted, laid_low, one_placed
from regelwerk.systems.darkspace.content.loading import ACTORS, GEAR, SHELF, Content, check_id, read_parts
from regelwerk.systems.darkspace.content.people import Cast
from regelwerk.systems.darkspace.content.scene_models import ParticipantEntry
from regelwerk.systems.darkspace.content.scenes import People
from regelwerk.systems.darkspace.content.setup import check_limits
from regelwerk.systems.darkspace.corrections.changes import MOST, joined
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.rules.break_in.infiltration import is_running
from regelwerk.systems.darkspace.state import Actor, World

ADDED = Location("add")
MOST_AT_ONCE, MOST_IN_ALL = 20, 200
OTHERWISE = ("count", "at_controls", "remote")
"""What a line of a scenario may say, but nobody who comes later: they take the controls by acting."""
KINDS = ("henchman", "squad", "machine", "character", "system", "object")


def recruits(content: Content) -> tuple[Recruit, ...]:
    """Everybody and everything of a content; the side, the zone and more may be written into the change."""
    return tuple(
        recruit(who, one.name, SHELF.word(kind), _made_of(content, who))
        for kind in KINDS
        for who, one in content.table(kind).items()
    )


def _made_of(content: Content, who: str) -> Json:
    """The plain content that somebody needs: the own entry, the members of a squad, the gear they name."""
    plain = content.plain
    squads = {who: plain["squads"][who]} if who in plain["squads"] else {}
    members = {who, *(member for squad in squads.values() for member in squad["members"])}
    people = {table: {key: one for key, one in plain[table].items() if key in members} for table in ACTORS}
    named = {text for entries in people.values() for one in entries.values() for text in _texts(one)}
    gear = {table: {key: one for key, one in plain[table].items() if key in named} for table in GEAR}
    return {table: dict(entries) for table, entries in {**gear, **people, "squads": squads}.items() if entries}


def _texts(data: Any) -> Iterator[str]:
    match data:
        case str():
            yield data
        case dict():
            for part in data.values():
                yield from _texts(part)
        case list():
            for part in data:
                yield from _texts(part)


def called_in(world: World, data: Any) -> World:
    """The scene with the newcomers in it: beside their own, like everybody who comes late."""
    data = read_newcomer(data, "side, seat, number, zone")
    number, de = data.get("number", 1), data.get("de")
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= MOST_AT_ONCE:
        raise ValueError(f"number is a whole number from 1 to {MOST_AT_ONCE}, not {number!r}")
    unknown = [key for key in OTHERWISE if key in data]
    if unknown:
        raise ValueError(f"who comes later has no {', '.join(unknown)}")
    line = {key: value for key, value in data.items() if key not in ("number", "content", "de")}
    try:
        _, cast = read_parts(SHELF.from_plain(data["content"], ADDED.at("content")))
        if line.get("who") not in cast.known:
            raise ValueError(f"no {line.get('who')!r} in the content that comes along: {', '.join(cast.known)}")
        entry: ParticipantEntry = valid(line, ParticipantEntry, ADDED)
        for who in cast.squads.get(entry.who, (entry.who,)) * number:
            world = _joined(world, who, entry, cast, de, number > 1)
    except ContentError as error:
        raise ValueError(f"this does not fit into the scene: {error}") from error
    return world


def _joined(world: World, who: str, entry: ParticipantEntry, cast: Cast, de: Any, several: bool) -> World:
    if len(world.actors) == MOST_IN_ALL:
        raise ValueError(f"there is room for {MOST_IN_ALL} participants")
    base = entry.id or who
    check_id(base, ADDED.at("id"))
    own_id, at = next(free_ids(base, DarkSpace().names(world), 2 if several else 1))
    actor = cast.entered(who, own_id, dict(entry.changes), ADDED.at("changes"))
    name = (actor.name if entry.name is None else entry.name.value()).numbered(at)
    side = _side(world, actor, entry)
    line = entry.model_copy(update={"side": side, "seat": _seat(world, actor, entry), **_zone(world, side, entry)})
    actor = fitted(actor, name, line)
    actor = replace(actor, sheet=replace(actor.sheet, called_in=True))
    people = People(
        {one.id: one for one in (*world.actors, actor)}, {}, (), tuple(zone.id for zone in world.scene.zones)
    )
    zones = {zone.id: zone.at for zone in world.scene.zones}
    actor = laid_low(one_placed(Entered(actor, line, ADDED), zones, people), world.options)
    check_groups((actor,), world.options, ADDED)
    world = replace(world, actors=(*world.actors, actor))
    check_limits(world)
    return _takes_part(_on_track(world, own_id, de), actor, entry)


def _takes_part(world: World, actor: Actor, entry: ParticipantEntry) -> World:
    """Things wait for an order, guards of a place that is being broken into suspect nothing yet, the others join."""
    unaware = is_running(world) and world.area is not None and actor.side != world.area.plan.side
    waits = actor.waiting or (unaware and entry.waiting is None)
    return world.change(actor.id, waiting=True) if waits else joined(world, actor.id)


def _on_track(world: World, who: str, de: Any) -> World:
    """A place in a running chase, if one is named."""
    if de is None:
        return world
    if world.chase is None:
        raise ValueError("there is no chase to come into")
    if not isinstance(de, int) or isinstance(de, bool) or not 0 <= de <= MOST:
        raise ValueError(f"de is a whole number from 0 to {MOST}, not {de!r}")
    return replace(world, chase=replace(world.chase, des=(*world.chase.des, (who, de))))


def _side(world: World, actor: Actor, entry: ParticipantEntry) -> str:
    """The side that is named, the own one of the content if it is there, or else that of the master's people."""
    sides = list(dict.fromkeys(one.sheet.side for one in world.actors if one.sheet.side))
    if entry.side is not None:
        if entry.side in sides or (not entry.side and actor.sheet.kind in THINGS):
            return entry.side
        raise ValueError(f"no side {entry.side!r}; there are {', '.join(sides)}")
    if actor.sheet.side in sides:
        return actor.sheet.side
    played = (one.side for one in world.actors if one.sheet.is_person and one.sheet.seat == MASTER and one.side)
    return next(played, sides[-1])


def _seat(world: World, actor: Actor, entry: ParticipantEntry) -> str:
    """The seat that is named, the own one if somebody sits there, or else the master's."""
    seats = DarkSpace().seats(world)
    if entry.seat is None:
        return actor.sheet.seat if actor.sheet.seat in seats else MASTER
    if entry.seat not in seats:
        raise ValueError(f"nobody sits at {entry.seat!r}; there are {', '.join(seats)}")
    return entry.seat


def _zone(world: World, side: str, entry: ParticipantEntry) -> Json:
    """Where somebody comes: as named, beside the own people, or in the first zone."""
    if entry.zone or entry.aboard:
        return {}
    own = (one.zone for one in world.actors if one.side == side and one.able and one.zone)
    return {"zone": next(own, world.scene.zones[0].id)}
