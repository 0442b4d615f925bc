"""A master's rulings: what somebody decided about one probe, where the rules leave room for it.

A ruling is a correction of its own kind, `{"who": id, "set": "ruling:dice", "to": 2, "why": "..."}`. It lies with the
participant until the next probe that it fits; there the rules count it like any other circumstance, as a term of a
tally, and it is gone. So previews and odds know it, an undo takes it back, and a replay finds it in the journal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from regelwerk.engine.corrections import number, one_of
from regelwerk.engine.state_values import Value

PREFIX = "ruling:"
AS_THE_RULES_SAY = "rules"
"""The first word of every choice: nothing is decided."""
MOST_WHY = 200
"""How long the reason of a ruling may be."""


class Ruling(Value, frozen=True):
    """What was decided about somebody's next probe: what it changes, and by how much or to what."""

    what: str
    amount: int = 0
    to: str = ""


class Room(NamedTuple):
    """What the rules leave to the master: under which name, by which rule, and within which limits.

    Either a number (what is added) or one of several words, of which the first leaves everything as it is.
    """

    what: str
    name: str
    rule_id: str
    low: int = 0
    high: int = 0
    words: tuple[tuple[str, str], ...] = ()
    """Each with the message key that says it."""

    @property
    def field(self) -> str:
        return PREFIX + self.what


Rulings = tuple[Ruling, ...]


def is_ruling(change: Mapping[str, Any]) -> bool:
    """Whether a correction decides about a probe."""
    return str(change.get("set", "")).startswith(PREFIX)


def amount_of(rulings: Rulings, what: str) -> int:
    """What a ruling adds; 0 without one."""
    for ruling in rulings:
        if ruling.what == what:
            return ruling.amount
    return 0


def word_of(rulings: Rulings, what: str) -> str:
    """What a ruling demands instead of what the rules say; empty without one."""
    for ruling in rulings:
        if ruling.what == what:
            return ruling.to
    return ""


def without(rulings: Rulings, counted: Collection[str]) -> Rulings:
    """The rulings that are left for a later probe."""
    return tuple(ruling for ruling in rulings if ruling.what not in counted)


def ruled(rulings: Rulings, rooms: Iterable[Room], change: Mapping[str, Any]) -> Rulings:
    """The rulings after one more; nothing added, or the first word, takes a ruling back. Raises ValueError."""
    by_field = {room.field: room for room in rooms}
    field, value = str(change.get("set")), change.get("to")
    if field not in by_field:
        known = ", ".join(by_field) or "none"
        raise ValueError(f"the rules leave no room for {field!r}; there is {known}")
    why = change.get("why", "")
    if not isinstance(why, str) or len(why) > MOST_WHY:
        raise ValueError(f"why is a text of at most {MOST_WHY} characters")
    room = by_field[field]
    rest = without(rulings, (room.what,))
    if room.words:
        word = one_of(field, value, [one for one, _ in room.words])
        return rest if word == room.words[0][0] else tuple(sorted((*rest, Ruling(room.what, to=word))))
    amount = number(field, value, room.low, room.high)
    return tuple(sorted((*rest, Ruling(room.what, amount)))) if amount else rest


def values(rulings: Rulings, rooms: Iterable[Room]) -> Iterator[tuple[Room, int | str]]:
    """What may be ruled on, with what holds now."""
    for room in rooms:
        if room.words:
            yield room, word_of(rulings, room.what) or room.words[0][0]
        else:
            yield room, amount_of(rulings, room.what)
