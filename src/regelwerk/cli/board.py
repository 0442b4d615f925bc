"""The table in the terminal: who is there and how they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from regelwerk.cli.battlefield import marks
from regelwerk.engine.facts import Fact, Phrase, Ref, Word
from regelwerk.engine.tally import Tally

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.board import Board
    from regelwerk.engine.messages import Names


def board_table(board: Board, voice: Voice, names: Names) -> Table:
    """One row for each participant, in order; columns in which nobody has anything are left out."""
    rows = [[cell(c, voice, names) for c in one.cells] for one in board.participants]
    used = [n for n in range(len(board.columns)) if any(row[n] for row in rows)]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column("")
    table.add_column("")
    for n in used:
        numbers = all(isinstance(one.cells[n], int | None) for one in board.participants)
        table.add_column(voice.text(board.columns[n]), justify="right" if numbers else "left", header_style="dim")
    mark = marks(board, names, voice.lang)
    sides = list(dict.fromkeys(one.side for one in board.participants))
    for one, row in zip(board.participants, rows, strict=True):
        style = "dim strike" if one.out else ("bold" if one.acts else "")
        name = voice.book.spell(Ref(one.id), names)
        colour = SIDES[sides.index(one.side) % len(SIDES)]
        cells = [Text(row[n]) for n in used]
        arrow = Text("▶" if one.acts else "")
        table.add_row(arrow, Text(mark[one.id], style=colour), Text(name, style=style), *cells)
    return table


SIDES = ("green", "red", "yellow", "magenta")


def cell(fact: Fact, voice: Voice, names: Names, between: str = ", ") -> str:
    """A cell in words: things with commas between them, what belongs together with spaces."""
    match fact:
        case None:
            return ""
        case Ref() | Word() | Phrase() | Tally():
            return str(voice.book.spell(fact, names))
        case tuple():
            return between.join(cell(part, voice, names, " ") for part in fact)
    return str(fact)
