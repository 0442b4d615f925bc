"""`regelwerk verify`: whether a saved game is intact and its dice were fair."""

from __future__ import annotations

import typer

from regelwerk.cli.options import AsJson, JournalPath
from regelwerk.cli.voice import Voice


def verify(ctx: typer.Context, file: JournalPath, as_json: AsJson = False) -> None:
    from dataclasses import asdict

    from regelwerk.engine.interpreters.replay import verify as check
    from regelwerk.engine.journal.entries import JournalFile

    voice: Voice = ctx.obj
    journal = JournalFile(file).read()
    system = voice.system(journal.header.system)
    verdict = check(system.game, system.start(journal.header.document), journal)
    if as_json:
        voice.print_json(asdict(verdict))
        return
    voice.print(voice.text("cli-verify-chain", entries=verdict.entries))
    voice.print(voice.text("cli-verify-rules", version=system.game.rules_version))
    key = "cli-verify-dice" if verdict.revealed else "cli-verify-dice-later"
    numbers = {"throws": verdict.throws, "checked": verdict.checked, "by_hand": verdict.by_hand}
    voice.print(voice.tell(key, numbers))
