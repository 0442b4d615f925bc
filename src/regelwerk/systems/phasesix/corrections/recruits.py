"""Recruits: whom a master may call into a running fight, and how they come into it.

The correction is `{"add": {...}}`: a line as in a scenario (`who`, `side`, `seat`, `at`, ...), `number` for several of
a kind, and under `content` all that they are made of, for a journal replays without content files.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from regelwerk.engine.content.entries import valid
from regelwerk.engine.content.errors import ContentError, Location
from regelwerk.engine.corrections import free_ids, read_newcomer
from regelwerk.engine.screen.correction_forms import recruit
from regelwerk.engine.screen.display import Recruit
from regelwerk.engine.state_values import Name, replace
from regelwerk.space import Field, Point, is_clear, metres, within
from regelwerk.systems.phasesix.content.lineup import all_items, participant_of, position_of
from regelwerk.systems.phasesix.content.loading import Content, check_id, from_plain
from regelwerk.systems.phasesix.content.scenario_models import ParticipantEntry
from regelwerk.systems.phasesix.content.setup import used_content
from regelwerk.systems.phasesix.game import names
from regelwerk.systems.phasesix.rules.handlings.facing import facing_their_enemies
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Sheet

ADDED = Location("add")
MOST_AT_ONCE, MOST_IN_ALL = 20, 200
USUAL_DIE = 4
"""What an exploding W6 brings on average: nothing is thrown in a correction."""
APART = metres(1)
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))
FARTHEST_M = 30


def recruits(content: Content) -> tuple[Recruit, ...]:
    """Every foe and character of a content; the side and more may be written into the change."""
    return tuple(
        recruit(who, sheet.name, table.kind, used_content(content, [{"who": who}]))
        for table in (content.foes, content.characters)
        for who, sheet in table.items()
    )


def called_in(state: Combat, data: Any) -> Combat:
    """The fight with the newcomers in it: beside their own, and in the order where their kind usually comes."""
    data = read_newcomer(data, "side, seat, number, at")
    number = data.get("number", 1)
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= MOST_AT_ONCE:
        raise ValueError(f"number is a whole number from 1 to {MOST_AT_ONCE}, not {number!r}")
    if len(state.fighters) + number > MOST_IN_ALL:
        raise ValueError(f"there is room for {MOST_IN_ALL} participants")
    line = {key: value for key, value in data.items() if key not in ("number", "content")}
    try:
        content = from_plain(data["content"], ADDED.at("content"))
        who = str(line.get("who"))
        if who not in content.participants:
            raise ValueError(f"no {who!r} in the content that comes along: {', '.join(content.participants)}")
        entry = valid({"side": _usual_side(state, content.participants[who]), **line}, ParticipantEntry, ADDED)
        template = content.participants[who]
        template = replace(template, items=all_items(template, entry, content, ADDED))
        for own_id, name in _called(state, entry, template, number):
            state = _joined(state, entry, template, own_id, name)
    except ContentError as error:
        raise ValueError(f"this does not fit into the fight: {error}") from error
    return state


def _usual_side(state: Combat, template: Sheet) -> str:
    """Foes join foes, characters join characters; otherwise the side of the last fighter."""
    alike = (fighter.side for fighter in state.fighters if fighter.sheet.foe == template.foe)
    return next(alike, state.fighters[-1].side)


def _called(state: Combat, entry: ParticipantEntry, template: Sheet, number: int) -> Iterator[tuple[str, Name]]:
    """Ids and names that nobody has yet: several of a kind are numbered."""
    taken = names(state)
    name = entry.name.value() if entry.name else template.name
    base = entry.id or entry.who
    check_id(base, ADDED.at("id"))
    for own_id, at in free_ids(base, taken, number):
        yield own_id, name.numbered(at)


def _joined(state: Combat, entry: ParticipantEntry, template: Sheet, own_id: str, name: Name) -> Combat:
    sheet = replace(template, id=own_id, name=name, side=entry.side, seat=_seat(state, entry), called_in=True)
    field = state.scene.field
    position = None
    if field is not None:
        position = _free_spot(state, entry, field) if entry.at is None else position_of(entry, field, ADDED)
    newcomer = participant_of(entry, sheet, position, ADDED)
    if state.options.facing_model != "none":
        newcomer = facing_their_enemies((*state.fighters, newcomer))[-1]
    if state.phase == "initiative":
        return replace(state, fighters=(*state.fighters, newcomer))
    return _in_order(state, replace(newcomer, initiative=_initiative(state, entry, sheet)))


def _seat(state: Combat, entry: ParticipantEntry) -> str:
    """The seat that decides for the others of this side, unless another is named."""
    sides = list(dict.fromkeys([*(side for side, _ in state.scene.side_names), *(f.side for f in state.fighters)]))
    if entry.side not in sides:
        raise ValueError(f"no side {entry.side!r}; there are {', '.join(sides)}")
    seats = sorted({fighter.seat for fighter in state.fighters})
    if entry.seat is None:
        return next((f.seat for f in state.fighters if f.side == entry.side), seats[0])
    if entry.seat not in seats:
        raise ValueError(f"nobody sits at {entry.seat!r}; there are {', '.join(seats)}")
    return entry.seat


def _initiative(state: Combat, entry: ParticipantEntry, sheet: Sheet) -> int:
    if entry.initiative is not None:
        return entry.initiative
    if state.options.initiative_formula == "d6_plus_quickness":
        return USUAL_DIE + sheet.quickness
    return USUAL_DIE * max(1, sheet.quickness)


def _in_order(state: Combat, newcomer: Fighter) -> Combat:
    """Behind everybody who is as quick; whose turn it is stays so."""

    def rank(fighter: Fighter) -> tuple[int, int, int]:
        return -fighter.initiative, -fighter.sheet.quickness, -fighter.sheet.deftness

    before = [fighter for fighter in state.fighters if rank(fighter) <= rank(newcomer)]
    at = 1 + max((state.fighters.index(fighter) for fighter in before), default=-1)
    fighters = (*state.fighters[:at], newcomer, *state.fighters[at:])
    return replace(state, fighters=fighters, turn=state.turn + (at <= state.turn))


def _free_spot(state: Combat, entry: ParticipantEntry, field: Field) -> Point:
    """The nearest free metre beside one's own, or beside anybody if none of them stands."""
    standing = [fighter for fighter in state.fighters if fighter.position is not None and not fighter.is_out]
    own = [fighter for fighter in standing if fighter.side == entry.side]
    occupied = [fighter.position for fighter in standing if fighter.position is not None]
    middle = Point(field.width // 2, field.height // 2)
    centre = next((f.position for f in (*own, *standing) if f.position is not None), middle)
    for far in range(1, FARTHEST_M + 1):
        for x, y in AROUND:
            step = metres(far)
            spot = Point(centre.x + x * step, centre.y + y * step)
            if not field.contains(spot) or not is_clear((centre, spot), field):
                continue
            if not any(within(spot, other, APART // 2) for other in occupied):
                return spot
    raise ValueError("there is no free place beside the others: name one with at")
