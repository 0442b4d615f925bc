"""`regelwerk content`: check content of one's own, or begin with a commented template."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regelwerk.cli.settings import content_folders
from regelwerk.cli.voice import Voice

Dirs = Annotated[list[Path] | None, typer.Argument(help="cli-arg-dirs", metavar="DIR …")]
Kind = Annotated[str, typer.Argument(help="cli-arg-kind", metavar="KIND")]
Which = Annotated[str | None, typer.Option("--system", help="cli-opt-system", metavar="SYSTEM")]
NewFile = Annotated[Path | None, typer.Option("--file", help="cli-opt-new-file", metavar="FILE")]


def check(ctx: typer.Context, folders: Dirs = None, system: Which = None) -> None:
    from regelwerk.engine.game import system_names

    voice: Voice = ctx.obj
    chosen = voice.system(system or system_names()[0])
    read = content_folders(folders)
    chosen.content(read)
    shown = ", ".join(map(str, read)) if read else voice.text("cli-content-supplied")
    voice.print(voice.text("cli-content-fine", folders=shown), soft_wrap=True)


def new(ctx: typer.Context, kind: Kind, system: Which = None, file: NewFile = None) -> None:
    from regelwerk.cli.saving import check_free
    from regelwerk.engine.game import system_names

    voice: Voice = ctx.obj
    text = voice.system(system or system_names()[0]).new_content(kind)
    if file is None:
        voice.write(text.rstrip("\n"))
        return
    check_free(file)
    file.write_text(text, "utf-8")
    voice.print(voice.text("cli-content-written", file=str(file)), soft_wrap=True)
