"""`regelwerk print`: printable material of a system as a PDF."""

from __future__ import annotations

from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_folder, content_folders
from regelwerk.cli.options import Folders, SystemName
from regelwerk.cli.voice import Voice

What = Annotated[str, typer.Argument(help="cli-arg-print", metavar="WHAT")]
Whose = Annotated[list[str] | None, typer.Argument(help="cli-arg-print-names", metavar="NAME …")]
Output = Annotated[Path | None, typer.Option("--output", help="cli-opt-print-output", metavar="FILE")]
GameFile = Annotated[Path | None, typer.Option("--game", help="cli-opt-print-game", metavar="FILE")]
Backs = Annotated[bool, typer.Option("--backs", help="cli-opt-print-backs")]
ENDING = ".pdf"


def print_out(
    ctx: typer.Context,
    system: SystemName,
    what: What,
    names: Whose = None,
    output: Output = None,
    game: GameFile = None,
    backs: Backs = False,
    content: Folders = None,
) -> None:
    """An existing PDF is replaced, because it can be made again."""
    from regelwerk.engine.screen.printing import Wanted
    from regelwerk.engine.screen.sheet.prints import SHEET
    from regelwerk.library import printed_game

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    if output is not None:
        check_output(output)
    wanted = Wanted(tuple(names or ()), voice.lang, backs)
    if game is not None:
        made = printed_game(chosen.name, game, what, wanted)
    else:
        made = chosen.printing(chosen.content(content_folders(content, chosen.name)), what, wanted)
    path = output or Path(f"{what}{ENDING}")
    was_there = path.exists()
    path.write_bytes(made.pdf())
    voice.print(
        voice.text(
            "cli-print-sheets" if what == SHEET else "cli-print-done",
            items=made.items,
            pages=made.pages,
            file=str(path),
        ),
        soft_wrap=True,
    )
    if was_there:
        voice.print(voice.text("cli-print-replaced", file=str(path)), soft_wrap=True)
    if made.has_backs and not backs:
        voice.print(voice.text("cli-print-backs"), soft_wrap=True)


def check_output(path: Path) -> None:
    """The file ends in .pdf and goes to an existing folder."""
    if path.suffix != ENDING:
        raise UserError("cli-wrong-sheet-ending", file=str(path), ending=ENDING)
    check_folder(path)
    if path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(path))
