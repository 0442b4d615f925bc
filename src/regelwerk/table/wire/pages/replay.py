"""Replay: the moments of a game, and the verdict on its journal."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from regelwerk.table.wire.base import Wire


class Moment(Wire):
    """An entry that this seat saw something of."""

    n: int
    text: str
    round: int
    kind: str
    rule: str = ""


class ReplayIndex(Wire):
    game: str
    title: str
    system: str
    finished: bool
    moments: list[Moment]
    last: int
    note: str = ""
    """Why the moments cannot be shown, if the game was played by other rules."""


class VerdictView(Wire):
    """The result of verifying the journal."""

    fine: bool
    text: str
    entries: int = 0
    throws: int = 0
    checked: int = 0
    by_hand: int = 0
    given: int = 0
    """Throws whose faces a guided scene gave."""
    unchecked: int = 0
    revealed: bool = False
    hands: dict[str, int] = {}
    """Throws typed in, by seat."""
    typed: dict[str, list[int]] = {}
    """The entries of these throws."""
    undone: dict[str, int] = {}
    """Throws taken back, by who did it."""
    shares: list[str] = []
    unshared: int = 0
    """Throws of the table that nobody had contributed to."""
    missing: list[str] = []
    dealings: int = 1
    replayed: bool = True
    format: int = 3
    receipt: bool | None = None
