"""`regelwerk verify`: whether a game is intact, the one that a receipt saw, and its dice were fair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.options import AsJson, JournalPath
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.journal.receipts import Receipt
    from regelwerk.engine.journal.verdicts import Verdict

ReceiptPath = Annotated[Path | None, typer.Option("--receipt", help="cli-opt-receipt", metavar="FILE")]
DOUBTS = 1
"""The exit code if nothing is wrong, but throws of a finished game could not be checked."""


def verify(ctx: typer.Context, file: JournalPath, receipt: ReceiptPath = None, as_json: AsJson = False) -> None:
    """The file is a journal, or a player's export."""
    from dataclasses import asdict

    from regelwerk.engine.journal.receipts import read_receipt
    from regelwerk.engine.screen.verdict_words import verdict_in_words

    voice: Voice = ctx.obj
    kept = None if receipt is None else read_receipt(receipt.read_bytes())
    verdict, names, rules = _checked(voice, file, kept)
    if as_json:
        voice.print_json(asdict(verdict) | {"unchecked": verdict.unchecked})
    else:
        for sentence in verdict_in_words(voice, verdict, names, rules):
            voice.print(sentence)
    if not verdict.is_sound:
        raise typer.Exit(DOUBTS)


def _checked(voice: Voice, file: Path, receipt: Receipt | None) -> tuple[Verdict, Names, str]:
    """The verdict on a file, the names in it, and the version of the rules that are installed."""
    from regelwerk.engine.interpreters.replay import verify as check
    from regelwerk.engine.journal.entries import JournalFile
    from regelwerk.engine.journal.views import is_view, read_view, verify_view

    content = file.read_bytes() if file.is_file() else b""
    if is_view(content):
        return verify_view(read_view(content), receipt), {}, ""
    journal = JournalFile(file).read()
    system = voice.system(journal.header.system)
    start = system.start(journal.header.document)
    return check(system.game, start, journal, receipt), system.game.names(start), system.game.rules_version
