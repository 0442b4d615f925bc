"""`regelwerk campaign`: a scenario played many times, with averages for each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import content_folders
from regelwerk.cli.game_setup import choose_scenario, named_tactic
from regelwerk.cli.options import (
    AsJson,
    Folders,
    Options,
    PlotFile,
    Scenario,
    SeatTactics,
    SystemName,
    Tactic,
    Workers,
    chosen_options,
)
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.policies import Policy
    from regelwerk.engine.system import System

Phases = Annotated[int, typer.Option("--phases", "--rounds", help="cli-opt-phases", metavar="N", min=1, max=1_000)]
Runs = Annotated[int, typer.Option("--runs", help="cli-opt-runs", metavar="N", min=1, max=10_000_000)]
Seed = Annotated[int, typer.Option("--seed", help="cli-opt-seed", metavar="N")]


def campaign(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scenario = None,
    phases: Phases = 12,
    runs: Runs = 1_000,
    seed: Seed = 0,
    workers: Workers = 1,
    seat: SeatTactics = None,
    tactic: Tactic = None,
    option: Options = None,
    content: Folders = None,
    plot: PlotFile = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.cli.reports.campaign import CampaignReport, plain_report, show_report
    from regelwerk.cli.reports.plots import check_plot_file, save_picture
    from regelwerk.cli.terminal.progress import progress_bar
    from regelwerk.lab.campaign import campaign as play_all

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    if plot is not None:
        check_plot_file(plot)
    loaded = chosen.content(content_folders(content, chosen.name))
    name = scenario or choose_scenario(voice, chosen, loaded)
    document = chosen.scenario(loaded, name, chosen_options(option))
    start = chosen.start(document)
    policy = tactics(chosen, start, seat, tactic)
    with progress_bar(voice, "cli-campaign-progress") as progress:
        result = play_all(
            chosen.game,
            chosen.standings,
            start,
            policy,
            runs=runs,
            rounds=phases,
            seed=seed,
            workers=workers,
            progress=progress,
        )
    report = CampaignReport(voice, chosen, document, start, result)
    if plot is not None:
        save_picture(report.picture, plot)
    if as_json:
        voice.print_json(plain_report(report))
        return
    show_report(report)
    if plot is not None:
        voice.print(voice.text("cli-odds-plot", file=str(plot)), soft_wrap=True)


def tactics(system: System, start: Any, wishes: Sequence[str] | None, everybody: str | None) -> Policy:
    """One tactic for all seats, except those given another."""
    from regelwerk.engine.effects import MASTER
    from regelwerk.engine.policies import BySeat

    seats = tuple(dict.fromkeys((*system.game.seats(start), MASTER)))
    otherwise = named_tactic(system, everybody or system.default_tactic)
    chosen: dict[str, Policy] = {}
    for wish in wishes or ():
        seat, equals, name = wish.partition("=")
        if not equals:
            raise UserError("cli-wrong-seat-tactic", seat=wish, seats=", ".join(seats))
        if seat not in seats:
            raise UserError("cli-wrong-seat", seat=seat, seats=", ".join(seats))
        chosen[seat] = named_tactic(system, name)
    if not chosen:
        return otherwise
    return BySeat(tuple((seat, chosen.get(seat, otherwise)) for seat in seats), otherwise)
