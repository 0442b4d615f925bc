"""What all studies of `regelwerk lab` share: options for what is played, how precisely and where, each written once."""

# Without postponed annotations: the options of a command are its parameters' annotations.

from collections.abc import Callable, Mapping, Sequence
from inspect import Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import content_folders
from regelwerk.cli.options import AsJson, Folders, Options, SeatTactics, SystemName, Tactic, Workers, chosen_options
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.lab.studies.study import Setting, Study

Scene = Annotated[str | None, typer.Argument(help="cli-arg-lab-scenario", metavar="[SCENARIO]")]
Duel = Annotated[str | None, typer.Option("--duel", help="cli-opt-lab-duel", metavar="A,B")]
Question = Annotated[str | None, typer.Option("--question", help="cli-opt-lab-question", metavar="NAME")]
GivenTo = Annotated[list[str] | None, typer.Option("--given", help="cli-opt-lab-given", metavar="NAME=VALUE")]
Rounds = Annotated[int, typer.Option("--rounds", help="cli-opt-lab-rounds", metavar="N", min=0, max=10_000)]
Measure = Annotated[str, typer.Option("--measure", help="cli-opt-lab-measure", metavar="NAME")]
Games = Annotated[int | None, typer.Option("--games", help="cli-opt-lab-games", metavar="N", min=1, max=10_000_000)]
Precision = Annotated[float, typer.Option("--precision", help="cli-opt-lab-precision", metavar="P", min=0, max=1000)]
Seed = Annotated[int, typer.Option("--seed", help="cli-opt-seed", metavar="N")]
ClusterAt = Annotated[str | None, typer.Option("--cluster", help="cli-opt-lab-cluster", metavar="ADDRESS")]
ResultFile = Annotated[Path | None, typer.Option("--file", help="cli-opt-lab-file", metavar="FILE")]

How: TypeAlias = Mapping[str, Any]
"""Measure, games, precision and seed, as designs of studies take them."""


def study_command(*, without: Sequence[str] = ()) -> Callable[[Callable[..., "Study"]], Callable[..., None]]:
    """A command out of a function that makes a study of a subject, of how precisely, and of options of its own.

    It takes all shared options except those that it goes `without`, and runs the study.
    """

    def command_of(design: Callable[..., "Study"]) -> Callable[..., None]:
        own = {name: param for name, param in signature(design).parameters.items() if name not in ("subject", "how")}
        parts = {part: [name for name in signature(part).parameters if name not in without] for part in PARTS}

        def command(**typed: Any) -> None:
            subject, how, kept = (part(**{name: typed[name] for name in names}) for part, names in parts.items())
            kept(design(subject, how, **{name: typed[name] for name in own}))

        shared = {name: signature(part).parameters[name] for part, names in parts.items() for name in names}
        # What is played comes first, then what this study alone asks for.
        first = {name: shared[name] for name in ("ctx", "system", "scenario")}
        # The type checker knows no signatures that are put together.
        command.__signature__ = Signature(list({**first, **own, **shared}.values()))  # type: ignore[attr-defined]
        command.__annotations__ = {name: param.annotation for name, param in {**shared, **own}.items()}
        return command

    return command_of


def lab_voice(ctx: typer.Context) -> Voice:
    voice: Voice = ctx.obj
    voice.learn("regelwerk.lab")
    return voice


def subject_of(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scene = None,
    duel: Duel = None,
    question: Question = None,
    given: GivenTo = None,
    option: Options = None,
    content: Folders = None,
    tactic: Tactic = None,
    seat: SeatTactics = None,
    rounds: Rounds = 0,
) -> "Setting":
    """What is played or asked, from what was typed."""
    from regelwerk.lab.studies import designs

    chosen = lab_voice(ctx).system(system)
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


def how_precisely(measure: Measure = "", games: Games = None, precision: Precision = 0.0, seed: Seed = 0) -> How:
    """How often and how precisely; whoever asks for precision alone gets as many games as it takes."""
    from regelwerk.lab.studies.study import GAMES

    most = 100_000 if precision else GAMES
    return {"measure": measure, "games": games or most, "precision": precision, "seed": seed}


def where_to_run(
    ctx: typer.Context,
    workers: Workers = 1,
    cluster: ClusterAt = None,
    file: ResultFile = None,
    as_json: AsJson = False,
) -> Callable[["Study"], None]:
    """Runs a study, goes on with it, or shows what is there already; then tells what was found and where it is kept."""
    from regelwerk.cli.reports.lab import run_study

    return lambda study: run_study(lab_voice(ctx), study, workers, cluster, file, as_json)


PARTS: tuple[Callable[..., Any], ...] = (subject_of, how_precisely, where_to_run)
"""What reads the shared options, a group of them each: its parameters are the options."""


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
