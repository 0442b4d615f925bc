"""A report of a saved game in one language: its sections, lines and standings. The formats only arrange it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.cli.reports.game.chart import Chart, ChartLine

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice


@dataclass(frozen=True, slots=True)
class Line:
    """One event in words, the rule behind it, and what kind of event it is."""

    text: str
    rule: str
    kind: str


@dataclass(frozen=True, slots=True)
class Row:
    """One participant's figures; those of a participant who is out no longer count."""

    id: str
    name: str
    out: bool
    figures: tuple[int | None, ...]

    @property
    def cells(self) -> list[str]:
        return ["?" if figure is None else str(figure) for figure in self.figures]


@dataclass(frozen=True, slots=True)
class Section:
    """One round: its heading, what happened, and the standings at its end if they are known.

    The first section of a part has the part's caption; what happens before the first round of a part has no heading.
    """

    at: int
    """Its position on the axis of charts."""
    number: int
    heading: str
    lines: tuple[Line, ...]
    standings_heading: str
    rows: tuple[Row, ...]
    part: int = 0
    caption: str = ""


@dataclass(frozen=True, slots=True)
class GameReport:
    """Everything that a report says.

    `course` holds the standings at the start and at the end of each reported round, by the number of the round, or,
    where rounds are counted anew in each part, by the number of the section. `axis` says which.
    """

    voice: Voice
    title: str
    system: str
    introduction: str
    notices: tuple[str, ...]
    figures: tuple[str, ...]
    unit: str
    axis: str
    sections: tuple[Section, ...]
    course: tuple[tuple[int, tuple[Row, ...]], ...]
    ending: Line | None

    def charts(self) -> list[Chart]:
        """Every figure over the rounds, a line for each participant until it is out."""
        names = {row.id: row.name for _, rows in self.course for row in rows}
        return [
            Chart(figure, tuple(self._chart_line(one, name, n) for one, name in names.items()))
            for n, figure in enumerate(self.figures)
        ]

    def _chart_line(self, one: str, name: str, figure: int) -> ChartLine:
        points: list[tuple[int, int]] = []
        for number, rows in self.course:
            for row in rows:
                if row.id == one:
                    value = row.figures[figure]
                    points += [] if value is None else [(number, value)]
                    if row.out:
                        return ChartLine(name, tuple(points), is_out=True)
        return ChartLine(name, tuple(points))
