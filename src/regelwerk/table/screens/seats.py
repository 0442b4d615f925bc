"""Seats and what follows from sitting there: whose view a person has, and for whom they decide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.dealers import AGAIN
from regelwerk.table.screens.scenario_pages import PERSON, tactic_info

if TYPE_CHECKING:
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.journal.entries import Entry
    from regelwerk.table.screens.language import Language
    from regelwerk.table.storage.records import SeatRecord

SPECTATOR = ""
"""The view of a spectator: it contains only what is for everybody."""


def sees_as(seat: SeatRecord) -> str:
    """The seat whose view a person with this link has."""
    if seat.role == "master":
        return MASTER
    return seat.seat if seat.role == "player" else SPECTATOR


def answers_for(seat: SeatRecord, seats: Iterable[SeatRecord]) -> list[str]:
    """The seats that a person decides for: a player for their own, the master for those left to the master.

    The master may leave even the master's own seat to the computer and only watch over the rules.
    """
    if seat.role == "spectator":
        return []
    if seat.role == "player":
        return [seat.seat] if seat.player == PERSON else []
    own = [MASTER] if seat.player == MASTER else []
    return [*own, *(one.seat for one in seats if one.role == "player" and one.player == MASTER)]


def last_own(session: Session[Any], seats: Iterable[str] | None) -> int | None:
    """The entry to go back to in order to undo what these seats (None: any seat) did last; None if there is none."""
    return _before_own(session.journal.effective(), seats, 0)


def _before_own(kept: Sequence[Entry], seats: Iterable[str] | None, known: int) -> int | None:
    """The entry before the last one of these seats, looked for down to a place."""
    for place in range(len(kept) - 1, max(known - 1, 0), -1):
        kind, data = kept[place].kind, kept[place].data
        is_decided = kind in ("answer", "standing", "ahead") and data.get("by", AGAIN) == AGAIN
        is_own = is_decided or (kind == "faces" and data["by"] == "hand")
        if is_own and (seats is None or data["seat"] in seats):
            return kept[place - 1].n
    return None


class LastOwn:
    """The same again and again, as a journal grows: only what is new is looked at."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, ...] | None, tuple[Sequence[Entry], int, int | None]] = {}

    def of(self, session: Session[Any], seats: tuple[str, ...] | None) -> int | None:
        kept = session.journal.effective()
        before, length, found = self._known.get(seats, (None, 0, None))
        if before is not kept:
            length, found = 0, None
        latest = _before_own(kept, seats, length)
        found = found if latest is None else latest
        self._known[seats] = kept, len(kept), found
        return found


def player_name(player: str, language: Language) -> str:
    """Who plays a seat, in words."""
    if player in (PERSON, MASTER, ""):
        return language.text(f"table-player-{player or 'nobody'}")
    return tactic_info(player, language).title
