"""`regelwerk report`: a saved game round by round, to read and to print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_folder
from regelwerk.cli.options import JournalPath
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.cli.reports.game.report import GameReport
    from regelwerk.cli.reports.game.sections import Extent

Number = Annotated[int | None, typer.Option("--round", "--phase", help="cli-opt-report-round", metavar="N", min=0)]
PartNumber = Annotated[int | None, typer.Option("--part", help="cli-opt-report-part", metavar="N", min=1)]
Format = Annotated[
    str | None, typer.Option("--format", help="cli-opt-report-format", metavar="text|markdown|html")
]  # fmt: skip
Out = Annotated[Path | None, typer.Option("--out", help="cli-opt-report-out", metavar="FILE")]
ChartFile = Annotated[Path | None, typer.Option("--chart", help="cli-opt-report-chart", metavar="FILE")]
Seat = Annotated[str | None, typer.Option("--seat", help="cli-opt-report-seat", metavar="SEAT")]
News = Annotated[bool, typer.Option("--news", help="cli-opt-report-news")]
Dice = Annotated[bool, typer.Option("--dice/--no-dice", help="cli-opt-report-dice")]

FORMATS = ("text", "markdown", "html")
ENDINGS = {".md": "markdown", ".markdown": "markdown", ".html": "html", ".htm": "html"}


def report(
    ctx: typer.Context,
    file: JournalPath,
    number: Number = None,
    part: PartNumber = None,
    form: Format = None,
    out: Out = None,
    chart: ChartFile = None,
    seat: Seat = None,
    dice: Dice = True,
    news: News = False,
) -> None:
    from regelwerk.cli.reports.game.chart import chart_file
    from regelwerk.cli.reports.game.reading import read_report
    from regelwerk.cli.reports.game.text import text_lines
    from regelwerk.engine.effects import MASTER
    from regelwerk.engine.journal.entries import JournalFile

    voice: Voice = ctx.obj
    kind = form or ENDINGS.get(out.suffix if out is not None else "", "text")
    if kind not in FORMATS:
        raise UserError("cli-wrong-report-format", format=kind, known=", ".join(FORMATS))
    journal = JournalFile(file).read()
    for written in (out, chart):
        check_report_file(written, file)
    if chart is not None and chart.suffix != ".svg":
        raise UserError("cli-wrong-report-chart", file=str(chart))
    seats = tuple(dict.fromkeys((*journal.header.seats, MASTER)))
    if seat is not None and seat not in seats:
        raise UserError("cli-wrong-seat", seat=seat, seats=", ".join(seats))
    told: Extent = "news" if news else "all" if dice else "notes"
    made = read_report(voice, journal, seat or MASTER, number, told, part)
    if chart is not None:
        chart.write_text(chart_file(made.charts(), made.axis, made.title), "utf-8")
    if out is not None:
        out.write_text(rendered(made, kind), "utf-8")
        voice.print(voice.text("cli-report-written", file=str(out)), soft_wrap=True)
    elif kind == "text":
        for line in text_lines(made):
            voice.print(line)
    else:
        voice.write(rendered(made, kind).rstrip("\n"))
    if chart is not None and (out is not None or kind == "text"):
        voice.print(voice.text("cli-odds-plot", file=str(chart)), soft_wrap=True)


def rendered(made: GameReport, kind: str) -> str:
    """The report as the text of a file."""
    from regelwerk.cli.reports.game.html import html
    from regelwerk.cli.reports.game.markdown import markdown
    from regelwerk.cli.reports.game.text import plain_text

    writers = {"text": plain_text, "markdown": markdown, "html": html}
    return writers[kind](made)


def check_report_file(path: Path | None, journal: Path) -> None:
    """A report may overwrite an older one, but never the game itself."""
    if path is None:
        return
    check_folder(path)
    if path.exists() and path.samefile(journal):
        raise UserError("cli-wrong-report-itself", file=str(path))
