"""Replay: the moments of a game, and the verdict on its journal."""

from __future__ import annotations

from regelwerk.table.wire.base import Wire


class Moment(Wire):
    """A moment at which something happened that this seat saw."""

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
    """Why the moments cannot be shown, if they were played by other rules."""


class VerdictView(Wire):
    """What a check of the game's journal found."""

    fine: bool
    text: str
    entries: int = 0
    throws: int = 0
    checked: int = 0
    by_hand: int = 0
    revealed: bool = False
