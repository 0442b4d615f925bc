"""`regelwerk export`: what one seat may know of a saved game, or a receipt of it, as a file for others to check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_free
from regelwerk.cli.options import JournalPath
from regelwerk.cli.voice import Voice

Seat = Annotated[str | None, typer.Option("--seat", help="cli-opt-export-seat", metavar="SEAT")]
AsReceipt = Annotated[bool, typer.Option("--receipt", help="cli-opt-export-receipt")]
Output = Annotated[Path, typer.Option("--out", help="cli-opt-export-out", metavar="FILE")]


def export(ctx: typer.Context, file: JournalPath, out: Output, seat: Seat = None, receipt: AsReceipt = False) -> None:
    from regelwerk.engine.journal.entries import JournalFile
    from regelwerk.engine.journal.receipts import receipt_of
    from regelwerk.engine.journal.views import view_of

    voice: Voice = ctx.obj
    if (seat is None) is not receipt:
        raise UserError("cli-wrong-export")
    journal = JournalFile(file).read()
    text = view_of(journal, seat) if seat is not None else receipt_of(journal)
    check_free(out)
    out.write_text(text + "\n", "utf-8")
    key = "cli-export-receipt-done" if receipt else "cli-export-done"
    voice.print(voice.text(key, file=str(out)), soft_wrap=True)
