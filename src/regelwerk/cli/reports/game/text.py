"""A report for the terminal, or as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from regelwerk.cli.reports.game.report import GameReport, Line, Section

WIDTH = 96


def text_lines(report: GameReport) -> Iterator[RenderableType]:
    """The lines of a report, in order."""
    yield Text(report.title, style="bold")
    for notice in report.notices:
        yield Text(notice, style="italic")
    if report.introduction:
        yield Text(report.introduction)
    for section in report.sections:
        yield Text()
        if section.caption:
            yield Rule(section.caption, style="bold", align="left", characters="═")
        if section.heading:
            yield Rule(section.heading, style="dim", align="left")
        for line in section.lines:
            yield _line(line)
        if section.rows and report.figures:
            yield Text()
            yield Text(section.standings_heading, style="bold")
            yield _table(report, section)
    if report.ending is not None:
        yield Text()
        yield Rule(report.voice.text("cli-report-end"), style="dim", align="left")
        yield _line(report.ending)


def _line(line: Line) -> Text:
    shown = Text(line.text, style="dim" if line.kind in ("dice", "quiet") else "")
    if line.rule:
        shown.append(f"  {line.rule}", style="dim cyan")
    return shown


def _table(report: GameReport, section: Section) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for figure in report.figures:
        table.add_column(figure, justify="right", header_style="dim")
    table.add_column("")
    for row in section.rows:
        out = report.voice.text("cli-report-out") if row.out else ""
        table.add_row(Text(row.name, style="dim" if row.out else ""), *row.cells, out)
    return table


def plain_text(report: GameReport) -> str:
    """The report without colours, for a file."""
    from rich.console import Console

    paper = StringIO()
    console = Console(file=paper, width=WIDTH, highlight=False, emoji=False, color_system=None)
    for line in text_lines(report):
        console.print(line)
    return "".join(f"{line.rstrip()}\n" for line in paper.getvalue().splitlines())
