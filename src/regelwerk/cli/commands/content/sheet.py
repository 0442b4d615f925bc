"""`regelwerk sheet`: a character's sheet, printed, drawn or saved, as supplied or as a game left it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_folder, check_free, content_folders, home
from regelwerk.cli.options import AsJson, Folders, SystemName
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.screen.sheets import Character, Style

Who = Annotated[str, typer.Argument(help="cli-arg-who", metavar="NAME")]
GameFile = Annotated[Path | None, typer.Option("--game", help="cli-opt-sheet-game", metavar="FILE")]
Drawing = Annotated[Path | None, typer.Option("--svg", help="cli-opt-sheet-svg", metavar="FILE")]
Saved = Annotated[Path | None, typer.Option("--save", help="cli-opt-sheet-save", metavar="FILE")]
Keep = Annotated[bool, typer.Option("--keep", help="cli-opt-sheet-keep")]

LOOKS: dict[Style, str] = {
    "title": "bold",
    "heading": "bold cyan",
    "quiet": "dim",
    "strong": "bold",
    "bad": "red",
    "good": "green",
}


def sheet(
    ctx: typer.Context,
    system: SystemName,
    who: Who,
    game: GameFile = None,
    svg: Drawing = None,
    save: Saved = None,
    keep: Keep = False,
    content: Folders = None,
    as_json: AsJson = False,
) -> None:
    from regelwerk.engine.screen.sheets import file_text
    from regelwerk.library import sheet as find

    voice: Voice = ctx.obj
    check_endings(svg, save)
    folders = content_folders(content, voice.system(system).name)
    found = find(system, who, game=game, content=folders)
    if save is not None:
        check_free(save)
    if svg is not None:
        svg.write_text(found.svg(voice.lang), "utf-8")
        voice.print(voice.text("cli-sheet-drawn", file=str(svg)), soft_wrap=True)
    if save is not None:
        save.write_text(file_text(found, folders), "utf-8")
        voice.print(voice.text("cli-sheet-saved", file=str(save)), soft_wrap=True)
    if keep:
        kept = keep_in(content[-1] if content else home() / "content" / system, found, file_text(found, folders))
        voice.print(voice.text("cli-sheet-kept", name=found.names[voice.lang], file=str(kept)), soft_wrap=True)
    if as_json:
        voice.print_json(found.plain())
    elif svg is None and save is None and not keep:
        show(voice, found)


def check_endings(svg: Path | None, save: Path | None) -> None:
    """File names need the right ending, or nothing would read them again."""
    for path, ending in ((svg, ".svg"), (save, ".toml")):
        if path is None:
            continue
        if path.suffix != ending:
            raise UserError("cli-wrong-sheet-ending", file=str(path), ending=ending)
        check_folder(path)


def keep_in(folder: Path, found: Character, text: str) -> Path:
    """Keep the character in a content folder, where it overrides all other content; an older version is replaced."""
    from regelwerk.engine.content.files import KEPT

    path = folder / KEPT / f"{found.id}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(text, "utf-8")
    fresh.replace(path)
    return path


def show(voice: Voice, found: Character) -> None:
    """The sheet in the terminal."""
    from rich.text import Text

    for line in found.lines(voice.lang):
        shown = Text.assemble(*((span.text, LOOKS.get(span.style, "")) for span in line))
        shown.rstrip()
        voice.print(shown, soft_wrap=True)
