"""Studies in the terminal: progress with a forecast, tables, and where the file is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.table import Table as Drawn
from rich.text import Text

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_folder, home
from regelwerk.cli.voice import Voice
from regelwerk.lab.reports.building import report
from regelwerk.lab.reports.parts import Cell, Report, Section, Table
from regelwerk.lab.reports.plain import plain_results
from regelwerk.lab.studies.runners import runner_of
from regelwerk.lab.studies.running import Progress, read, run

if TYPE_CHECKING:
    from regelwerk.lab.studies.plans import Plan
    from regelwerk.lab.studies.results import Results
    from regelwerk.lab.studies.running import Told
    from regelwerk.lab.studies.study import Study

NARROW = 40
"""Cells of no more characters than this are kept in one line."""
SHADES = ("grey11", "grey19", "grey27", "grey35", "grey42")


def run_study(voice: Voice, study: Study, workers: int, cluster: str | None, file: Path | None, as_json: bool) -> None:
    """Run a study to its end, or go on where its file stops; Ctrl-C keeps what is finished."""
    path = file if file is not None else usual_file(study)
    if file is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    check_folder(path)
    runner = runner_of(workers, cluster)
    try:
        with told_in_terminal(voice) as told:
            results = run(study, path, runner=runner, told=told)
    except KeyboardInterrupt:
        voice.complain(voice.text("cli-lab-stopped", file=str(path)))
        show_study(voice, read(path), as_json)
        raise typer.Exit(130) from None
    finally:
        runner.close()
    show_study(voice, results, as_json)
    if not as_json:
        voice.print(voice.text("cli-lab-kept", file=str(path)), style="dim", soft_wrap=True)


def usual_file(study: Study) -> Path:
    """Where a study is kept if nobody says otherwise: the same study in the same file, so that it can go on."""
    return home() / "lab" / f"{study.kind}-{study.setting.system}-{study.digest}.jsonl"


@contextmanager
def told_in_terminal(voice: Voice) -> Iterator[Told]:
    """A bar with a forecast, if standard error is a terminal."""
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bars

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
    with Bars(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(voice.text("cli-lab-progress"), total=None, left="")

        def told(progress: Progress, _: Plan) -> None:
            left = (
                "" if progress.seconds_left is None else voice.text("cli-lab-left", time=clock(progress.seconds_left))
            )
            if progress.planned:
                bars.update(task, completed=progress.played, total=progress.planned, left=left)
            else:
                bars.update(task, completed=progress.tasks, total=None, left=left)

        yield told


def clock(seconds: float) -> str:
    """Seconds as people read them: 0:42, 12:05, 3:20:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def show_study(voice: Voice, results: Results, as_json: bool) -> None:
    """What a study found."""
    if as_json:
        voice.print_json(plain_results(results, voice.lang))
        return
    voice.system(results.study.setting.system)
    show_report(voice, report(results, voice.lang))


def show_report(voice: Voice, found: Report) -> None:
    voice.print(found.title, style="bold")
    for sentence in found.lead:
        voice.print(sentence)
    for section in found.sections:
        show_section(voice, section)
    voice.print()
    for name, value in found.facts:
        voice.print(f"{name}: {value}", style="dim", soft_wrap=True)


def show_section(voice: Voice, section: Section) -> None:
    voice.print()
    voice.print(section.heading, style="bold")
    for sentence in section.text:
        voice.print(sentence)
    if section.table is not None and section.table.rows:
        voice.print(drawn(section.table, voice))
    for sentence in section.after:
        voice.print(sentence)


def drawn(table: Table, voice: Voice) -> Drawn:
    """A table of a report; shades of grey tell what a heat map would."""
    found = Drawn(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, text in enumerate(table.head):
        widest = max((len(row[number].text) for row in table.rows), default=0)
        is_narrow = number > 0 and len(table.head) < 5 and widest <= NARROW
        found.add_column(text, header_style="dim", overflow="fold", no_wrap=is_narrow)
    for row in table.rows:
        found.add_row(*(_cell(cell, voice) for cell in row))
    return found


def _cell(cell: Cell, voice: Voice) -> Text:
    text = Text(cell.text, style="bold" if cell.strong else "")
    if cell.shade is not None and voice.out.is_terminal:
        text.stylize(f"white on {SHADES[min(len(SHADES) - 1, int(cell.shade * len(SHADES)))]}")
    return text


def check_plots() -> None:
    """Raise UserError unless pictures can be drawn; called before anything is written."""
    if find_spec("matplotlib") is None:
        raise UserError("cli-wrong-extra", module="matplotlib", extra="plot")
