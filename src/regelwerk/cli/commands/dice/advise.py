"""`regelwerk advise`: which dice of a throw to keep, and what every choice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.options import AsJson, Options, SystemName, chosen_options
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from rich.table import Table

    from regelwerk.engine.questions import Advised

Dice = Annotated[list[str] | None, typer.Argument(help="cli-arg-advise", metavar="DICE …")]
Limit = Annotated[int, typer.Option("--limit", help="cli-opt-limit", metavar="N", min=1)]

BAR = 20
ROWS = 12


def advise(
    ctx: typer.Context,
    system: SystemName,
    dice: Dice = None,
    limit: Limit = ROWS,
    as_json: AsJson = False,
    option: Options = None,
) -> None:
    from regelwerk.cli.parameters import read_parameters

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    if chosen.advising is None:
        raise UserError("cli-wrong-no-advice", system=chosen.title[voice.lang])
    given: dict[str, Any] = read_parameters(chosen.advising.parameters, dice or [], voice)
    given["options"] = chosen_options(option)
    advised = chosen.advising.ask(chosen.content(), given)
    if as_json:
        voice.print_json(plain_advice(advised, voice))
    else:
        show_advice(advised, voice, limit)


def show_advice(advised: Advised, voice: Voice, limit: int) -> None:
    """The title, the choices from best to worst, and how many are left out."""
    from rich.text import Text

    voice.print(voice.say(advised.title), style="bold")
    voice.print(voice.text("cli-advise-goal", goal=voice.say(advised.advice.goal)))
    voice.print(_table(advised, voice, limit))
    left = len(advised.labels) - limit
    if left > 0:
        voice.print(Text(voice.text("cli-advise-more", number=left), style="dim"))
    voice.print(Text(voice.text("cli-advise-exact"), style="dim"))


def _table(advised: Advised, voice: Voice, limit: int) -> Table:
    from rich.table import Table

    from regelwerk.cli.terminal.bars import bar

    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(no_wrap=True, style="dim")
    top = advised.advice.worths[0][1]
    scale = 1.0 if advised.advice.is_chance else float(top) or 1.0
    for label, (_, worth) in list(zip(advised.labels, advised.advice.worths, strict=True))[:limit]:
        style = "bold" if worth == top else ""
        shown = voice.worth(worth, is_chance=advised.advice.is_chance, digits=2)
        share = bar(float(worth) / scale, BAR) if worth else ""
        table.add_row(voice.say(label), shown, f"{share:{BAR}}", str(worth), style=style)
    return table


def plain_advice(advised: Advised, voice: Voice) -> dict[str, Any]:
    """Everything as JSON."""
    return {
        "title": voice.say(advised.title),
        "goal": voice.say(advised.advice.goal),
        "is_chance": advised.advice.is_chance,
        "choices": [
            {"key": key, "text": voice.say(label), "worth": str(worth), "value": float(worth)}
            for label, (key, worth) in zip(advised.labels, advised.advice.worths, strict=True)
        ],
    }
