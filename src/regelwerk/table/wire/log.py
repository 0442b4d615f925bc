"""The log: sentences with their dice, sums and rules."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Literal

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.numbers import Sum


class Die(Wire):
    """One die; several faces if it exploded."""

    faces: list[int]
    sides: int | None = None
    counted: bool = True
    group: int = 0


class Thrown(Wire):
    who: str
    throw: str
    dice: list[Die]
    by_hand: bool = False


class Letter(Wire):
    """What somebody wrote, as plain text: to everybody, for the television, or between the master and one seat."""

    place: Literal["all", "television", "seat"]
    by: str
    by_name: str
    to: str = ""
    to_name: str = ""
    text: str


class Line(Wire):
    """One sentence of the log: entry `n` and position `i` in it, the rule, the dice, the sums behind its numbers."""

    n: int
    i: int
    kind: Literal["note", "dice", "correction", "undo", "rules", "dice-promise", "time-out", "letter", "end"]
    text: str
    rule: str = ""
    seat: str = ""
    round: int | None = None
    """The round, on lines that name one; the first such line begins the round."""
    chapter: str = ""
    """The name of what begins with this line: a round, or a phase where the game has phases."""
    dice: Thrown | None = None
    sums: list[Sum] = []
    secret: bool = False
    """Not everybody at the table sees it."""
    news: bool = False
    """Worth reading aloud; other lines tell how it came about."""
    undone: bool = False
    about: list[str] = []
    """The ids of the participants it mentions."""
    letter: Letter | None = None
    """What was written; the sentence says by whom and to whom."""
