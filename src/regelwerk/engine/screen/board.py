"""A display as a table, for a terminal: a row for each participant, made of the parts that name a column."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.engine.facts import Fact, Word
from regelwerk.engine.screen.display import WHERE, Box, Chips, Figure, Lane, Meter, Part, Rows, Traits, left_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from regelwerk.engine.screen.display import Card, Display, Key, Row
    from regelwerk.engine.screen.map import Map, Piece


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One participant: a cell for each column.

    A cell with several things is a tuple; what belongs together in it, such as a word and its level, is a tuple again.
    """

    id: str
    side: str
    acts: bool
    out: bool
    cells: tuple[Fact, ...]
    where: Fact = None
    """Where it is, in words."""


@dataclass(frozen=True, slots=True)
class Board:
    """All that a terminal shows of a display."""

    columns: tuple[Key, ...]
    rows: tuple[BoardRow, ...]
    lanes: tuple[Lane, ...] = ()
    map: Map | None = None


def board_of(display: Display) -> Board:
    """Everybody in the order of the cards, the lanes that are listed under the table, and the map."""
    pieces = {} if display.map is None else {piece.id: piece for piece in display.map.pieces}
    boxes = {box.of: box.parts for box in display.fixtures if isinstance(box, Box) and box.of}
    rows = []
    for card in display.cards:
        cells = {WHERE: _where(card, pieces.get(card.id))}
        for part in (*card.parts, *boxes.get(card.id, ())):
            for column, told in _told(part):
                cells[column] = (*_things(cells[column]), *_things(told)) if column in cells else told
        told_in_order = tuple(cells.get(column) for column in display.columns)
        rows.append(BoardRow(card.id, card.side, card.acts, card.out, told_in_order, card.where))
    lanes = tuple(lane for lane in display.fixtures if isinstance(lane, Lane) and lane.listed)
    return Board(display.columns, tuple(rows), lanes, display.map)


def _where(card: Card, piece: Piece | None) -> Fact:
    """Where somebody stands on the map and which way they look, as people type it; otherwise the words of the card."""
    if piece is None:
        return card.where
    at = ",".join(f"{round(length, 2) + 0.0:g}" for length in piece.at)
    return at if piece.facing is None else f"{at} · {int(piece.facing)}°"


def _told(part: Part) -> Iterator[tuple[Key, Fact]]:
    """What a part says in which column; in a column of another name it says its own name too."""
    if isinstance(part, Traits):
        yield from ((trait.column, trait.die) for trait in part.traits if trait.column)
    elif part.line is not None:
        yield part.column, part.line
    elif part.column:
        match part:
            case Meter():
                told: Fact = left_of(part.value, part.most)
            case Figure():
                told = part.value
            case Chips():
                yield part.column, tuple(chip.text for chip in part.chips)
                return
            case Rows():
                yield part.column, tuple(told for row in part.rows if (told := _written(row)))
                return
        yield part.column, told if part.column == part.name else ((Word(part.name), told),)


def _written(row: Row) -> Fact:
    """The name of a row and what is written in its fields."""
    if row.line is not None:
        return row.line
    return (row.name, *(cell.text for cell in row.cells if cell.text is not None))


def _things(cell: Fact) -> tuple[Fact, ...]:
    return cell if type(cell) is tuple else (cell,)
