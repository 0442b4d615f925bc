"""`regelwerk tournament`: players against each other in mirrored games, until it is certain who is stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import content_folders
from regelwerk.cli.game_setup import choose_scenario
from regelwerk.cli.options import AsJson, Folders, Options, PlotFile, Scenario, SystemName, Workers, chosen_options
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regelwerk.cli.reports.tournament import Terms
    from regelwerk.engine.system import System
    from regelwerk.lab.claims import Claim

Players = Annotated[str, typer.Option("--players", help="cli-opt-players", metavar="A,B,…")]
Games = Annotated[int, typer.Option("--games", help="cli-opt-tournament-games", metavar="N", min=2, max=1_000_000)]
Seconds = Annotated[float | None, typer.Option("--seconds", help="cli-opt-think", metavar="S", min=0.001, max=600)]
Futures = Annotated[int | None, typer.Option("--futures", help="cli-opt-futures", metavar="N", min=2, max=1_000_000)]
Target = Annotated[float | None, typer.Option("--target", help="cli-opt-target", metavar="%", min=1, max=99)]
Margin = Annotated[float, typer.Option("--margin", help="cli-opt-margin", metavar="%", min=0.1, max=49)]
Certainty = Annotated[float, typer.Option("--certainty", help="cli-opt-certainty", metavar="%", min=50, max=99.999)]
Seed = Annotated[int, typer.Option("--seed", help="cli-opt-seed", metavar="N")]


def tournament(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scenario = None,
    players: Players = "",
    games: Games = 100,
    seconds: Seconds = None,
    futures: Futures = None,
    target: Target = None,
    margin: Margin = 5.0,
    certainty: Certainty = 95.0,
    seed: Seed = 0,
    workers: Workers = 1,
    option: Options = None,
    content: Folders = None,
    plot: PlotFile = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.cli.reports.plots import check_plot_file, save_picture
    from regelwerk.cli.reports.tournament import Terms, TournamentReport, plain_report, show_report
    from regelwerk.cli.terminal.progress import progress_bar
    from regelwerk.lab.studies.designs import own_content
    from regelwerk.lab.tournament import Contest, everybody_against_everybody, play_match

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    if plot is not None:
        check_plot_file(plot)
    names = entrants(chosen, players)
    folders = content_folders(content, chosen.name)
    loaded = chosen.content(folders)
    scene = scenario or choose_scenario(voice, chosen, loaded)
    document = chosen.scenario(loaded, scene, chosen_options(option))
    terms = Terms(
        system=chosen.name,
        rules=chosen.game.rules_version,
        scenario=scene,
        players=tuple(names),
        games=games + games % 2,
        seconds=seconds,
        futures=futures,
        target=target,
        margin=margin,
        certainty=certainty,
        seed=seed,
        options=chosen_options(option),
        folders=tuple(str(folder) for folder in content or ()),
        content=own_content(chosen, folders),
    )
    claim = check_claim(voice, terms)
    matches = []
    with progress_bar(voice, "cli-campaign-progress") as progress:
        for first, second in everybody_against_everybody(names):
            contest = Contest(chosen.name, document, first, second, seconds, futures)
            matches.append(
                play_match(
                    contest,
                    terms.games,
                    seed=seed,
                    workers=workers,
                    claim=claim,
                    told=lambda match: progress(match.games, terms.games) if progress is not None else None,
                )
            )
    report = TournamentReport(voice, document, tuple(matches), terms)
    if plot is not None:
        save_picture(report.picture, plot)
    if as_json:
        voice.print_json(plain_report(report))
        return
    show_report(report)
    if plot is not None:
        voice.print(voice.text("cli-odds-plot", file=str(plot)), soft_wrap=True)


def check_claim(voice: Voice, terms: Terms) -> Claim | None:
    """What is tested, if there is room for it below all the points."""
    if terms.target is not None and terms.target + 2 * terms.margin >= 100:
        raise UserError(
            "cli-wrong-margin",
            target=voice.number(terms.target, 1),
            margin=voice.number(terms.margin, 1),
            most=voice.number((100 - terms.target) / 2, 2),
        )
    return terms.claim


def entrants(chosen: System, players: str) -> Sequence[str]:
    """The players that were named, at least two of them and each once."""
    from regelwerk.players.levels import RANDOM, known_as, names

    wanted = [known_as(name.strip()) for name in players.split(",") if name.strip()]
    known = (*names(chosen), RANDOM)
    for name in wanted:
        if name not in known:
            raise UserError("cli-wrong-entrant", who=name, known=", ".join(known))
    if len(wanted) < 2 or len(set(wanted)) < len(wanted):
        raise UserError("cli-wrong-entrants", known=", ".join(known))
    return wanted
