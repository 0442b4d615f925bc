"""`regelwerk lab`: what a change of rules or content does. One function for each kind of study.

A study says here what it alone asks for; `study_command` adds the options that all have, and runs it.
"""

# Without postponed annotations: the options of a command are its parameters' annotations.

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.commands.lab.study_command import How, lab_voice, study_command
from regelwerk.cli.files import check_folder, content_folders
from regelwerk.cli.options import AsJson, Folders
from regelwerk.languages import languages

if TYPE_CHECKING:
    from regelwerk.lab.studies.study import Axis, Setting, Study, Variant

Vary = Annotated[list[str] | None, typer.Option("--vary", help="cli-opt-lab-vary", metavar="PATH=VALUES")]
Rows = Annotated[str | None, typer.Option("--rows", help="cli-opt-lab-rows", metavar="PATH=VALUES")]
Columns = Annotated[str | None, typer.Option("--columns", help="cli-opt-lab-columns", metavar="PATH=VALUES")]
Points = Annotated[int, typer.Option("--points", help="cli-opt-lab-points", metavar="N", min=0, max=20_000)]
Target = Annotated[float, typer.Option("--target", help="cli-opt-lab-target", metavar="X")]
Trials = Annotated[int, typer.Option("--trials", help="cli-opt-lab-trials", metavar="N", min=0, max=10_000)]
Only = Annotated[str, typer.Option("--only", help="cli-opt-lab-only", metavar="NAME,…")]
Against = Annotated[list[Path] | None, typer.Option("--against", help="cli-opt-lab-against", metavar="DIR|FILE")]
Cost = Annotated[str, typer.Option("--cost", help="cli-opt-lab-cost", metavar="FIELD")]
StudyPath = Annotated[Path, typer.Argument(help="cli-arg-lab-file", metavar="FILE")]
Failed = Annotated[int | None, typer.Option("--failed", help="cli-opt-lab-failed", metavar="N", min=1)]
Html = Annotated[Path | None, typer.Option("--html", help="cli-opt-lab-html", metavar="FILE")]
Pdf = Annotated[Path | None, typer.Option("--pdf", help="cli-opt-lab-pdf", metavar="FILE")]


@study_command(without=("seat", "rounds"))
def matrix(subject: "Setting", how: How, rows: Rows = None, columns: Columns = None, cost: Cost = "") -> "Study":
    from regelwerk.lab.studies import designs
    from regelwerk.lab.studies.varying import parse_axis

    axes = [parse_axis(text) if text else None for text in (rows, columns)]
    return designs.matrix(subject, *axes, cost=cost, **how)


@study_command()
def sweep(subject: "Setting", how: How, vary: Vary = None, points: Points = 0) -> "Study":
    from regelwerk.lab.studies import designs

    return designs.sweep(subject, _axes(vary), points=points, **how)


@study_command()
def compare(
    subject: "Setting", how: How, vary: Vary = None, against: Against = None, content: Folders = None
) -> "Study":
    from regelwerk.lab.studies import designs

    return designs.compare(subject, _other(subject, _axes(vary), content, against), **how)


@study_command()
def sensitivity(subject: "Setting", how: How, only: Only = "") -> "Study":
    from regelwerk.lab.studies import designs

    return designs.sensitivity(subject, [name.strip() for name in only.split(",") if name.strip()], **how)


@study_command()
def balance(subject: "Setting", how: How, vary: Vary = None, target: Target = 0.5, trials: Trials = 0) -> "Study":
    from regelwerk.lab.studies import designs

    return designs.balance(subject, _axes(vary), target=target, trials=trials, **how)


@study_command(without=("question", "given", "measure", "precision"))
def explore(subject: "Setting", how: How) -> "Study":
    from regelwerk.lab.studies import designs

    return designs.explore(subject, **how)


def show(ctx: typer.Context, file: StudyPath, failed: Failed = None, as_json: AsJson = False) -> None:
    from regelwerk.cli.reports.lab import show_study
    from regelwerk.lab.studies.running import read
    from regelwerk.lab.studies.study import StudyError

    voice = lab_voice(ctx)
    results = read(file)
    if failed is not None:
        kept = results.failures
        if failed > len(kept) or not kept[failed - 1][1].journal:
            raise StudyError("lab-no-failure", number=failed, kept=len(kept))
        voice.write(kept[failed - 1][1].journal.rstrip("\n"))
        return
    show_study(voice, results, as_json)


def report(ctx: typer.Context, file: StudyPath, html: Html = None, pdf: Pdf = None) -> None:
    from regelwerk.cli.reports.lab import check_plots
    from regelwerk.lab.reports.building import report as build
    from regelwerk.lab.reports.html import page
    from regelwerk.lab.reports.pdf import printing
    from regelwerk.lab.studies.running import read

    voice = lab_voice(ctx)
    if html is None and pdf is None:
        html = file.with_suffix(".html")
    for path in (html, pdf):
        if path is not None:
            check_folder(path)
    check_plots()
    results = read(file)
    voice.system(results.study.setting.system)
    reports = [build(results, lang) for lang in dict.fromkeys((voice.lang, *languages()))]
    if html is not None:
        html.write_text(page(reports, voice.lang), "utf-8")
        voice.print(voice.text("cli-lab-written", file=str(html)), soft_wrap=True)
    if pdf is not None:
        pdf.write_bytes(printing(reports).pdf())
        voice.print(voice.text("cli-lab-written", file=str(pdf)), soft_wrap=True)


def _axes(vary: Sequence[str] | None) -> "list[Axis]":
    from regelwerk.lab.studies.varying import parse_axis

    return [parse_axis(text) for text in vary or ()]


def _other(
    subject: "Setting",
    axes: "Sequence[Axis]",
    content: Sequence[Path] | None,
    against: Sequence[Path] | None,
) -> "Variant":
    """The other version of a comparison: with single changes, or with the content of a folder."""
    from regelwerk.engine.system import system
    from regelwerk.lab.studies.designs import own_content
    from regelwerk.lab.studies.study import StudyError, Variant

    for axis in axes:
        if len(axis.values) > 1:
            raise StudyError("lab-one-value", path=axis.path)
    changes = {axis.path: axis.values[0] for axis in axes}
    if not against:
        return Variant(changes)
    chosen = system(subject.system)
    folders = [*content_folders(content, chosen.name), *against]
    own = own_content(chosen, folders)
    changed = {
        table: {key: entry for key, entry in entries.items() if subject.content.get(table, {}).get(key) != entry}
        for table, entries in own.items()
    }
    return Variant(changes, {t: e for t, e in changed.items() if e}, ",".join(map(str, against)))
