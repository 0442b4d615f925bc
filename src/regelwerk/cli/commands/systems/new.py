"""`regelwerk new system`: a small complete rule system in a folder of its own, ready to be played and changed."""

from __future__ import annotations

import keyword
import re
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.voice import Voice
from regelwerk.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

Name = Annotated[str, typer.Argument(help="cli-arg-new-name", metavar="NAME")]
Folder = Annotated[Path | None, typer.Option("--folder", help="cli-opt-new-folder", metavar="FOLDER")]

_NAME = re.compile(r"[a-z][a-z_]{1,30}")
SUFFIX = ".txt"
"""What the files here end in besides, so that nobody takes them for code of ours."""


def system(ctx: typer.Context, name: Name, folder: Folder = None) -> None:
    voice: Voice = ctx.obj
    check_name(name)
    target = folder or Path(name)
    if target.exists() and any(target.iterdir() if target.is_dir() else (target,)):
        raise UserError("cli-wrong-new-folder", folder=str(target))
    write_system(name, target)
    voice.print(voice.text("cli-new-written", name=name, folder=str(target)), soft_wrap=True)
    voice.print(voice.text("cli-new-next", name=name, folder=str(target)), soft_wrap=True)


def check_name(name: str) -> None:
    """A name becomes a package, an entry point, message keys and rule IDs: refuse what cannot be all of them."""
    from importlib.util import find_spec

    from regelwerk.engine.system import system_names

    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise UserError("cli-wrong-new-name", name=name)
    if name in system_names():
        raise UserError("cli-wrong-new-taken", name=name)
    if find_spec(name) is not None:
        raise UserError("cli-wrong-new-package", name=name)


def write_system(name: str, target: Path) -> None:
    """Write all files with the names filled in."""
    words = [word for word in name.split("_") if word]
    filled = {
        "@name@": name,
        "@PREFIX@": name.replace("_", "")[:2].upper(),
        "@Class@": "".join(word.capitalize() for word in words),
        "@title@": " ".join(word.capitalize() for word in words),
        "@version@": VERSION,
    }
    for path, file in _files(resources.files("regelwerk.cli.new_system") / "files"):
        text = file.read_text("utf-8")
        for mark, value in filled.items():
            text = text.replace(mark, value)
        written = target / path.replace("src/package", f"src/{name}").removesuffix(SUFFIX)
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(text, "utf-8")


def _files(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    for one in sorted(folder.iterdir(), key=lambda found: found.name):
        if one.is_dir():
            yield from _files(one, f"{before}{one.name}/")
        elif one.name.endswith(SUFFIX):
            yield before + one.name, one
