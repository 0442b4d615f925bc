"""A game once more: the same scene with everybody where they were, or with sides changed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from regelwerk.engine.effects import MASTER
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.storage.records import SeatRecord

LONGEST_TITLE = 120
_NUMBERED = re.compile(r"^(.*) \((\d{1,3})\)$", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits somewhere: a person, the master or a computer, by which name and with which dice."""

    player: str
    name: str = ""
    manual: bool = False

    @classmethod
    def of(cls, seat: SeatRecord) -> Occupant:
        return cls(seat.player, seat.name, seat.manual)

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in the next game, and where each seat's person has moved to."""

    occupants: Mapping[str, Occupant]
    moves: Mapping[str, str] = field(default_factory=dict)


def same_seats(seats: Sequence[SeatRecord]) -> Seating:
    """Everybody stays."""
    return Seating({one.seat: Occupant.of(one) for one in seats}, {one.seat: one.seat for one in seats})


def changed_sides(seats: Sequence[SeatRecord], sides: Mapping[str, str], computer: str) -> Seating | None:
    """Everybody moves to the next side: with two sides they change places, with more they go round.

    None if there is only one side, or one has too few seats for the people who would come. A seat without a side is a
    side of its own. `computer` plays where nobody is left to sit.
    """
    groups: dict[str, list[SeatRecord]] = {}
    for one in seats:
        groups.setdefault(sides.get(one.seat) or f"seat {one.seat}", []).append(one)
    if len(groups) < 2:
        return None
    order = list(groups.values())
    occupants: dict[str, Occupant] = {}
    moves: dict[str, str] = {}
    for coming, there in zip(order, [*order[1:], order[0]], strict=True):
        # With as many seats on both sides everybody finds the one opposite; otherwise people come first.
        row = coming if len(coming) == len(there) else sorted(coming, key=lambda one: one.player != PERSON)
        if sum(one.player == PERSON for one in row) > len(there):
            return None
        for before, after in zip(row, there, strict=False):
            occupants[after.seat] = Occupant.of(before)
            moves[before.seat] = after.seat
        for left in there[len(row) :]:
            stays = left.player not in (PERSON, MASTER)
            occupants[left.seat] = Occupant(left.player if stays else computer)
    return Seating({one.seat: occupants[one.seat] for one in seats}, moves)


def next_title(title: str) -> str:
    """The same title, counted: "Brawl", "Brawl (2)", "Brawl (3)"."""
    found = _NUMBERED.match(title)
    base, number = (found[1], int(found[2]) + 1) if found else (title, 2)
    mark = f" ({number})"
    return base[: LONGEST_TITLE - len(mark)] + mark
