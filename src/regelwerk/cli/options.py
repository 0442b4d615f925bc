"""Options and arguments that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from regelwerk.cli.errors import UserError

AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Seed = Annotated[int | None, typer.Option("--seed", help="cli-opt-seed", metavar="N")]
Options = Annotated[list[str] | None, typer.Option("--option", help="cli-opt-option", metavar="NAME=VALUE")]
Folders = Annotated[list[Path] | None, typer.Option("--content", help="cli-opt-content", metavar="DIR")]
SystemName = Annotated[str, typer.Argument(help="cli-arg-system", metavar="SYSTEM")]
Scenario = Annotated[str | None, typer.Argument(help="cli-arg-scenario", metavar="SCENARIO")]
Seats = Annotated[list[str] | None, typer.Option("--seat", help="cli-opt-seat", metavar="SIDE=WHO")]
CastOption = Annotated[list[str] | None, typer.Option("--cast", help="cli-opt-cast", metavar="FIGURE=HERO")]
PROGRAM_SECONDS = 10.0
"""How long a program may think if nobody says otherwise."""
ProgramSeconds = Annotated[
    float, typer.Option("--program-seconds", help="cli-opt-program-seconds", metavar="N", min=0.01)
]
DiceKind = Annotated[str, typer.Option("--dice", help="cli-opt-dice", metavar="fair|manual")]
MapFile = Annotated[Path | None, typer.Option("--map", help="cli-opt-map", metavar="FILE|FOLDER")]
InWords = Annotated[bool, typer.Option("--words", help="cli-opt-words")]
Workers = Annotated[int, typer.Option("--workers", help="cli-opt-workers", metavar="N", min=1, max=256)]
SeatTactics = Annotated[list[str] | None, typer.Option("--seat", help="cli-opt-seat-tactic", metavar="SEAT=NAME")]
Tactic = Annotated[str | None, typer.Option("--tactic", help="cli-opt-tactic-all", metavar="NAME")]
PlotFile = Annotated[Path | None, typer.Option("--plot", help="cli-opt-plot", metavar="FILE")]
JournalPath = Annotated[Path, typer.Argument(help="cli-arg-file", metavar="FILE")]


def chosen_options(texts: Sequence[str] | None) -> dict[str, Any]:
    """Options as `name=value`; the last one of a name counts."""
    from regelwerk.engine.book.options import parse_option

    return dict(parse_option(text) for text in texts or ())


def throws_by_hand(dice: str) -> bool:
    if dice not in ("fair", "manual"):
        raise UserError("cli-wrong-dice", dice=dice)
    return dice == "manual"
