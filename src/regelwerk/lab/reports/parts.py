"""What a report consists of, in one language: sections with sentences, tables and pictures. Knows no format."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.lab.plot import Picture


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table: its words, and how dark it is between 0 and 1 where a table is coloured."""

    text: str
    shade: float | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows below a head; the first column names the row."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report. Every picture has a table that says the same."""

    heading: str
    text: tuple[str, ...] = ()
    table: Table | None = None
    picture: Callable[[], Picture] | None = None
    """Draws it; Matplotlib is loaded only by those who want pictures."""
    caption: str = ""
    after: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What a study asked and found."""

    lang: str
    title: str
    lead: tuple[str, ...]
    """The answer in a few sentences."""
    sections: tuple[Section, ...]
    facts: tuple[tuple[str, str], ...] = field(default=())
    """All that the numbers depend on, by what it is called."""
    foot: str = ""
    """The heading of these facts."""


def table(head: Sequence[str], rows: Sequence[Sequence[str | Cell]]) -> Table:
    """A table; plain words become cells."""
    cells = tuple(tuple(one if isinstance(one, Cell) else Cell(one) for one in row) for row in rows)
    return Table(tuple(head), cells)
