"""`regelwerk duel`: two participants against each other, solved exactly or simulated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.files import content_folders
from regelwerk.cli.game_setup import named_tactic
from regelwerk.cli.options import AsJson, Folders, Options, SystemName, chosen_options
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.policies import BySeat
    from regelwerk.engine.system import System

First = Annotated[str, typer.Argument(help="cli-arg-duellist", metavar="A")]
Second = Annotated[str, typer.Argument(help="cli-arg-duellist", metavar="B")]
Tactic = Annotated[str | None, typer.Option("--tactic", help="cli-opt-tactic", metavar="NAME")]
TacticB = Annotated[str | None, typer.Option("--tactic-b", help="cli-opt-tactic-b", metavar="NAME")]
Fights = Annotated[int | None, typer.Option("--fights", help="cli-opt-fights", metavar="N", min=1, max=10_000_000)]
MaxStates = Annotated[int, typer.Option("--max-states", help="cli-opt-max-states", metavar="N", min=1)]
MaxSeconds = Annotated[float | None, typer.Option("--max-seconds", help="cli-opt-max-seconds", metavar="S", min=0.01)]
DuelSeed = Annotated[int, typer.Option("--seed", help="cli-opt-seed", metavar="N")]


def duel(
    ctx: typer.Context,
    system: SystemName,
    first: First,
    second: Second,
    tactic: Tactic = None,
    tactic_b: TacticB = None,
    option: Options = None,
    content: Folders = None,
    fights: Fights = None,
    max_states: MaxStates = 50_000,
    max_seconds: MaxSeconds = None,
    seed: DuelSeed = 0,
    as_json: AsJson = False,
) -> None:
    from regelwerk.cli.reports.duel import DuelReport, plain_report, show_report
    from regelwerk.cli.terminal.progress import progress_bar
    from regelwerk.lab.duel import duel as solve

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    document = chosen.duel(chosen.content(content_folders(content, chosen.name)), first, second, chosen_options(option))
    start = chosen.start(document)
    policy = tactics(chosen, document, tactic, tactic_b)
    with progress_bar(voice, "cli-duel-progress") as progress:
        result: Any = solve(
            chosen.game,
            start,
            policy,
            max_states=max_states,
            max_seconds=max_seconds or chosen.duel_seconds,
            fights=fights or chosen.duel_fights,
            seed=seed,
            progress=progress,
        )
    report = DuelReport(chosen, start, policy, result)
    if as_json:
        voice.print_json(plain_report(report, voice))
    else:
        show_report(report, voice)


def tactics(system: System, document: Json, first: str | None, second: str | None) -> BySeat:
    """A tactic for each of the two; the second defaults to that of the first."""
    from regelwerk.engine.policies import BySeat

    names = [first or system.duel_tactic, second or first or system.duel_tactic]
    seats = zip(system.duellists(document), names, strict=True)
    return BySeat(tuple((seat, named_tactic(system, name)) for seat, name in seats))
