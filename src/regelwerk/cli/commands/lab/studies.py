"""`regelwerk lab`: what a change of rules or content does. One function for each kind of study."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_folder, content_folders
from regelwerk.cli.options import AsJson, Folders, Options, SystemName, chosen_options
from regelwerk.cli.voice import Voice
from regelwerk.languages import languages

if TYPE_CHECKING:
    from regelwerk.lab.studies.study import Axis, Setting, Study, Variant

Scene = Annotated[str | None, typer.Argument(help="cli-arg-lab-scenario", metavar="[SCENARIO]")]
Duel = Annotated[str | None, typer.Option("--duel", help="cli-opt-lab-duel", metavar="A,B")]
Question = Annotated[str | None, typer.Option("--question", help="cli-opt-lab-question", metavar="NAME")]
GivenTo = Annotated[list[str] | None, typer.Option("--given", help="cli-opt-lab-given", metavar="NAME=VALUE")]
Vary = Annotated[list[str] | None, typer.Option("--vary", help="cli-opt-lab-vary", metavar="PATH=VALUES")]
Rows = Annotated[str | None, typer.Option("--rows", help="cli-opt-lab-rows", metavar="PATH=VALUES")]
Columns = Annotated[str | None, typer.Option("--columns", help="cli-opt-lab-columns", metavar="PATH=VALUES")]
Tactic = Annotated[str | None, typer.Option("--tactic", help="cli-opt-tactic-all", metavar="NAME")]
Seats = Annotated[list[str] | None, typer.Option("--seat", help="cli-opt-seat-tactic", metavar="SEAT=NAME")]
Rounds = Annotated[int, typer.Option("--rounds", help="cli-opt-lab-rounds", metavar="N", min=0, max=10_000)]
Measure = Annotated[str, typer.Option("--measure", help="cli-opt-lab-measure", metavar="NAME")]
Games = Annotated[int | None, typer.Option("--games", help="cli-opt-lab-games", metavar="N", min=1, max=10_000_000)]
Precision = Annotated[float, typer.Option("--precision", help="cli-opt-lab-precision", metavar="P", min=0, max=1000)]
Points = Annotated[int, typer.Option("--points", help="cli-opt-lab-points", metavar="N", min=0, max=20_000)]
Target = Annotated[float, typer.Option("--target", help="cli-opt-lab-target", metavar="X")]
Trials = Annotated[int, typer.Option("--trials", help="cli-opt-lab-trials", metavar="N", min=0, max=10_000)]
Only = Annotated[str, typer.Option("--only", help="cli-opt-lab-only", metavar="NAME,…")]
Against = Annotated[list[Path] | None, typer.Option("--against", help="cli-opt-lab-against", metavar="DIR|FILE")]
Cost = Annotated[str, typer.Option("--cost", help="cli-opt-lab-cost", metavar="FIELD")]
Seed = Annotated[int, typer.Option("--seed", help="cli-opt-seed", metavar="N")]
Workers = Annotated[int, typer.Option("--workers", help="cli-opt-workers", metavar="N", min=1, max=256)]
ClusterAt = Annotated[str | None, typer.Option("--cluster", help="cli-opt-lab-cluster", metavar="ADDRESS")]
ResultFile = Annotated[Path | None, typer.Option("--file", help="cli-opt-lab-file", metavar="FILE")]
StudyPath = Annotated[Path, typer.Argument(help="cli-arg-lab-file", metavar="FILE")]
Failed = Annotated[int | None, typer.Option("--failed", help="cli-opt-lab-failed", metavar="N", min=1)]
Html = Annotated[Path | None, typer.Option("--html", help="cli-opt-lab-html", metavar="FILE")]
Pdf = Annotated[Path | None, typer.Option("--pdf", help="cli-opt-lab-pdf", metavar="FILE")]


def matrix(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scene = None,
    duel: Duel = None,
    question: Question = None,
    given: GivenTo = None,
    rows: Rows = None,
    columns: Columns = None,
    cost: Cost = "",
    option: Options = None,
    content: Folders = None,
    tactic: Tactic = None,
    measure: Measure = "",
    games: Games = None,
    precision: Precision = 0.0,
    seed: Seed = 0,
    workers: Workers = 1,
    cluster: ClusterAt = None,
    file: ResultFile = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.lab.studies import designs
    from regelwerk.lab.studies.varying import parse_axis

    subject = _subject(ctx, system, scenario, duel, question, given, option, content, tactic)
    axes = [parse_axis(text) if text else None for text in (rows, columns)]
    study = designs.matrix(subject, *axes, cost=cost, **_how(measure, games, precision, seed))
    _run(ctx, study, workers, cluster, file, as_json)


def sweep(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scene = None,
    vary: Vary = None,
    duel: Duel = None,
    question: Question = None,
    given: GivenTo = None,
    points: Points = 0,
    option: Options = None,
    content: Folders = None,
    tactic: Tactic = None,
    seat: Seats = None,
    rounds: Rounds = 0,
    measure: Measure = "",
    games: Games = None,
    precision: Precision = 0.0,
    seed: Seed = 0,
    workers: Workers = 1,
    cluster: ClusterAt = None,
    file: ResultFile = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.lab.studies import designs

    subject = _subject(ctx, system, scenario, duel, question, given, option, content, tactic, seat, rounds)
    study = designs.sweep(subject, _axes(vary), points=points, **_how(measure, games, precision, seed))
    _run(ctx, study, workers, cluster, file, as_json)


def compare(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scene = None,
    vary: Vary = None,
    against: Against = None,
    duel: Duel = None,
    question: Question = None,
    given: GivenTo = None,
    option: Options = None,
    content: Folders = None,
    tactic: Tactic = None,
    seat: Seats = None,
    rounds: Rounds = 0,
    measure: Measure = "",
    games: Games = None,
    precision: Precision = 0.0,
    seed: Seed = 0,
    workers: Workers = 1,
    cluster: ClusterAt = None,
    file: ResultFile = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.lab.studies import designs

    subject = _subject(ctx, system, scenario, duel, question, given, option, content, tactic, seat, rounds)
    other = _other(ctx, subject, _axes(vary), content, against)
    study = designs.compare(subject, other, **_how(measure, games, precision, seed))
    _run(ctx, study, workers, cluster, file, as_json)


def sensitivity(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scene = None,
    only: Only = "",
    duel: Duel = None,
    question: Question = None,
    given: GivenTo = None,
    option: Options = None,
    content: Folders = None,
    tactic: Tactic = None,
    seat: Seats = None,
    rounds: Rounds = 0,
    measure: Measure = "",
    games: Games = None,
    precision: Precision = 0.0,
    seed: Seed = 0,
    workers: Workers = 1,
    cluster: ClusterAt = None,
    file: ResultFile = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.lab.studies import designs

    subject = _subject(ctx, system, scenario, duel, question, given, option, content, tactic, seat, rounds)
    names = [name.strip() for name in only.split(",") if name.strip()]
    study = designs.sensitivity(subject, names, **_how(measure, games, precision, seed))
    _run(ctx, study, workers, cluster, file, as_json)


def balance(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scene = None,
    vary: Vary = None,
    target: Target = 0.5,
    trials: Trials = 0,
    duel: Duel = None,
    question: Question = None,
    given: GivenTo = None,
    option: Options = None,
    content: Folders = None,
    tactic: Tactic = None,
    seat: Seats = None,
    rounds: Rounds = 0,
    measure: Measure = "",
    games: Games = None,
    precision: Precision = 0.0,
    seed: Seed = 0,
    workers: Workers = 1,
    cluster: ClusterAt = None,
    file: ResultFile = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.lab.studies import designs

    subject = _subject(ctx, system, scenario, duel, question, given, option, content, tactic, seat, rounds)
    how = _how(measure, games, precision, seed)
    study = designs.balance(subject, _axes(vary), target=target, trials=trials, **how)
    _run(ctx, study, workers, cluster, file, as_json)


def explore(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scene = None,
    duel: Duel = None,
    option: Options = None,
    content: Folders = None,
    tactic: Tactic = None,
    seat: Seats = None,
    rounds: Rounds = 0,
    games: Games = None,
    seed: Seed = 0,
    workers: Workers = 1,
    cluster: ClusterAt = None,
    file: ResultFile = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.lab.studies import designs

    subject = _subject(ctx, system, scenario, duel, None, None, option, content, tactic, seat, rounds)
    study = designs.explore(subject, **_how("", games, 0.0, seed))
    _run(ctx, study, workers, cluster, file, as_json)


def show(ctx: typer.Context, file: StudyPath, failed: Failed = None, as_json: AsJson = False) -> None:
    from regelwerk.cli.reports.lab import show_study
    from regelwerk.lab.studies.running import read
    from regelwerk.lab.studies.study import StudyError

    voice = _voice(ctx)
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

    voice = _voice(ctx)
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


# -- what they share --------------------------------------------------------------------------------------------


def _voice(ctx: typer.Context) -> Voice:
    voice: Voice = ctx.obj
    voice.learn("regelwerk.lab")
    return voice


def _subject(
    ctx: typer.Context,
    system: str,
    scenario: str | None,
    duel: str | None,
    question: str | None,
    given: Sequence[str] | None,
    option: Sequence[str] | None,
    content: Sequence[Path] | None,
    tactic: str | None,
    seat: Sequence[str] | None = None,
    rounds: int = 0,
) -> Setting:
    """What is played or asked, from what was typed."""
    from regelwerk.lab.studies import designs

    chosen = _voice(ctx).system(system)
    return designs.setting(
        chosen.name,
        scenario or "",
        duel=[name.strip() for name in duel.split(",")] if duel else (),
        question=question or "",
        given=_pairs(given, several=True),
        options=chosen_options(option),
        tactic=tactic or "",
        seats=_pairs(seat),
        rounds=rounds,
        content=content_folders(content, chosen.name),
    )


def _pairs(texts: Sequence[str] | None, *, several: bool = False) -> dict[str, Any]:
    """`name=value` by name; where several may be given to one name, as a list."""
    found: dict[str, Any] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise UserError("cli-wrong-pair", text=text)
        if several and name in found:
            before = found[name]
            found[name] = [*(before if isinstance(before, list) else [before]), value]
        else:
            found[name] = value
    return found


def _axes(vary: Sequence[str] | None) -> list[Axis]:
    from regelwerk.lab.studies.varying import parse_axis

    return [parse_axis(text) for text in vary or ()]


def _how(measure: str, games: int | None, precision: float, seed: int) -> Mapping[str, Any]:
    """How often and how precisely; whoever asks for precision alone gets as many games as it takes."""
    from regelwerk.lab.studies.study import GAMES

    most = 100_000 if precision else GAMES
    return {"measure": measure, "games": games or most, "precision": precision, "seed": seed}


def _other(
    ctx: typer.Context,
    subject: Setting,
    axes: Sequence[Axis],
    content: Sequence[Path] | None,
    against: Sequence[Path] | None,
) -> Variant:
    """The other version of a comparison: with single changes, or with the content of a folder."""
    from regelwerk.lab.studies.designs import own_content
    from regelwerk.lab.studies.study import StudyError, Variant

    for axis in axes:
        if len(axis.values) > 1:
            raise StudyError("lab-one-value", path=axis.path)
    changes = {axis.path: axis.values[0] for axis in axes}
    if not against:
        return Variant(changes)
    chosen = _voice(ctx).system(subject.system)
    folders = [*content_folders(content, chosen.name), *against]
    own = own_content(chosen, folders)
    changed = {
        table: {key: entry for key, entry in entries.items() if subject.content.get(table, {}).get(key) != entry}
        for table, entries in own.items()
    }
    return Variant(changes, {t: e for t, e in changed.items() if e}, ",".join(map(str, against)))


def _run(ctx: typer.Context, study: Study, workers: int, cluster: str | None, file: Path | None, as_json: bool) -> None:
    """Run a study, go on with it, or show what is there already; then tell what was found and where it is kept."""
    from regelwerk.cli.reports.lab import run_study

    run_study(_voice(ctx), study, workers, cluster, file, as_json)
