"""The table in the terminal: who is there and how they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from rich.cells import cell_len
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regelwerk.cli.terminal.colours import SIDES
from regelwerk.engine.facts import Ref

if TYPE_CHECKING:
    from rich.console import RenderableType

    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.screen.board import Board
    from regelwerk.engine.screen.display import Lane

GAP = 2
UNDER = 6
"""How far a line under a participant is moved in."""


def board_table(board: Board, marks: Mapping[str, str], voice: Voice, names: Names) -> RenderableType:
    """One row for each participant, in order; columns in which nobody has anything are left out.

    In a narrow terminal whatever finds no room beside a participant stands in a line under it: numbers stay in their
    columns as long as they can, lists move first. Nothing is cut off.
    """
    paper = _Paper(board, marks, voice, names)
    used = [n for n, column in enumerate(paper.columns) if any(column)]
    beside: list[int] = []
    for n in sorted(used, key=paper.is_list):
        if paper.width([*beside, n]) <= voice.out.width:
            beside.append(n)
    beside.sort()
    under = [n for n in used if n not in beside]
    table = Group(*paper.lines(beside, under)) if under else paper.table(beside)
    return Group(table, *(lane_line(lane, voice, names) for lane in board.lanes)) if board.lanes else table


def lane_line(lane: Lane, voice: Voice, names: Names) -> Text:
    """A lane in one line: who has come how far, the first in front, and the goal."""
    line = Text(f"{voice.book.say(lane.name, names)}  ", style="dim")
    ahead = sorted(lane.tokens, key=lambda token: -token.at)
    line.append(" · ".join(f"{voice.cell(token.text, names)} {token.at:g}" for token in ahead), style="not dim")
    if lane.goal is not None:
        line.append(f"  → {lane.goal}")
    return line


class _Paper:
    """A board in words, column by column."""

    def __init__(self, board: Board, marks: Mapping[str, str], voice: Voice, names: Names) -> None:
        self.board = board
        rows = [[voice.cell(c, names) for c in one.cells] for one in board.rows]
        self.columns = [[row[n] for row in rows] for n in range(len(board.columns))]
        self.heads = [voice.text(column) for column in board.columns]
        sides = list(dict.fromkeys(one.side for one in board.rows))
        self.first = [
            (
                Text("▶" if one.acts else ""),
                Text(marks[one.id], style=SIDES[sides.index(one.side) % len(SIDES)]),
                Text(
                    voice.book.spell(Ref(one.id), names), style="dim strike" if one.out else "bold" if one.acts else ""
                ),
            )
            for one in board.rows
        ]

    def is_list(self, n: int) -> bool:
        return any(isinstance(one.cells[n], tuple) for one in self.board.rows)

    def widths(self, columns: Sequence[int]) -> list[int]:
        """As wide as the widest cell."""
        firsts = [max(text.cell_len for text in column) for column in zip(*self.first, strict=True)]
        return [*firsts, *(max(map(cell_len, (self.heads[n], *self.columns[n]))) for n in columns)]

    def width(self, columns: Sequence[int]) -> int:
        widths = self.widths(columns)
        return sum(widths) + GAP * len(widths)

    def table(self, columns: Sequence[int]) -> Table:
        """All participants, with these columns."""
        table = self._empty(columns, has_head=True)
        for n in range(len(self.first)):
            table.add_row(*self._row(n, columns))
        return table

    def lines(self, beside: Sequence[int], under: Sequence[int]) -> Iterator[RenderableType]:
        """Each participant by itself, all alike, with a line for what found no room."""
        yield self._empty(beside, has_head=True)
        for n in range(len(self.first)):
            table = self._empty(beside, has_head=False)
            table.add_row(*self._row(n, beside))
            yield table
            rest = Text()
            for column in under:
                if self.columns[column][n]:
                    rest.append(" · " if rest else "", style="dim")
                    rest.append(f"{self.heads[column]}: ", style="dim").append(self.columns[column][n])
            if rest:
                yield Padding(rest, (0, 0, 0, UNDER))

    def _empty(self, columns: Sequence[int], *, has_head: bool) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), show_header=has_head)
        first, second, third, *widths = self.widths(columns)
        for width in (first, second, third):
            table.add_column("", min_width=width)
        for n, width in zip(columns, widths, strict=True):
            numbers = all(isinstance(one.cells[n], int | None) for one in self.board.rows)
            justify: Literal["left", "right"] = "right" if numbers else "left"
            table.add_column(self.heads[n], justify=justify, header_style="dim", min_width=width)
        return table

    def _row(self, n: int, columns: Sequence[int]) -> list[Text]:
        return [*self.first[n], *(Text(self.columns[column][n]) for column in columns)]
