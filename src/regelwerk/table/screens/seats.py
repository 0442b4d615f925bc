"""Seats and what follows from sitting there: whose view a person has, and for whom they decide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.dealers import AGAIN
from regelwerk.table.screens.scenario_pages import PERSON, tactic_info

if TYPE_CHECKING:
    from regelwerk.engine.interpreters.session import Session
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
    kept = session.journal.effective()
    for place in range(len(kept) - 1, 0, -1):
        kind, data = kept[place].kind, kept[place].data
        is_decided = kind in ("answer", "standing") and data.get("by", AGAIN) == AGAIN
        is_own = is_decided or (kind == "faces" and data["by"] == "hand")
        if is_own and (seats is None or data["seat"] in seats):
            return kept[place - 1].n
    return None


def player_name(player: str, language: Language) -> str:
    """Who plays a seat, in words."""
    if player in (PERSON, MASTER, ""):
        return language.text(f"table-player-{player or 'nobody'}")
    return tactic_info(player, language).title
