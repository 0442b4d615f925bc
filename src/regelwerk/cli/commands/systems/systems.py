"""`regelwerk systems`: the installed rule systems, their rules versions, and what is wrong with those switched off."""

from __future__ import annotations

import typer

from regelwerk.cli.options import AsJson
from regelwerk.cli.voice import Voice


def systems(ctx: typer.Context, as_json: AsJson = False) -> None:
    """What a bug report begins with, and what an author looks at first."""
    from regelwerk.engine.book.error_sentences import refusal
    from regelwerk.engine.system import broken_systems, working_systems
    from regelwerk.version import VERSION

    voice: Voice = ctx.obj
    if as_json:
        working = [
            {"name": one.name, "title": one.title[voice.lang], "rules_version": one.game.rules_version}
            for one in working_systems()
        ]
        broken = [{"name": one.name, "why": one.why, "place": one.place} for one in broken_systems()]
        voice.print_json({"version": VERSION, "systems": working, "broken": broken})
        return
    voice.print(f"regelwerk {VERSION}")
    for one in working_systems():
        facts = {"system": one.name, "version": one.game.rules_version, "title": one.title[voice.lang]}
        voice.print(voice.tell("cli-version-rules", facts))
    for fault in broken_systems():
        voice.print(refusal(fault, voice))
