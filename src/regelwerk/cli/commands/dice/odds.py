"""`regelwerk odds`: the exact law of a throw in notation, or the answer to a system's question."""

from __future__ import annotations

from typing import Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import content_folders
from regelwerk.cli.options import AsJson, Folders, Options, PlotFile, chosen_options
from regelwerk.cli.voice import Voice

What = Annotated[list[str], typer.Argument(help="cli-arg-odds", metavar="NOTATION | SYSTEM QUESTION …")]
AtLeast = Annotated[int | None, typer.Option("--at-least", help="cli-opt-at-least", metavar="N")]


def odds(
    ctx: typer.Context,
    what: What,
    at_least: AtLeast = None,
    as_json: AsJson = False,
    plot: PlotFile = None,
    option: Options = None,
    content: Folders = None,
) -> None:
    from regelwerk.cli.reports.odds_notation import answer_notation, looks_like_a_system

    voice: Voice = ctx.obj
    first, *rest = what
    if looks_like_a_system(first):
        from regelwerk.cli.reports.odds_question import AnswerFormat, answer_question, parsed

        system = voice.system(first)
        name, given = parsed(system, rest, voice)
        given["options"] = chosen_options(option)
        form = AnswerFormat(voice, at_least, as_json, plot)
        answer_question(system, name, given, content_folders(content, system.name), form)
        return
    if rest:
        raise UserError("cli-wrong-odds-words", word=rest[0])
    answer_notation(first, voice, at_least, as_json, plot)
