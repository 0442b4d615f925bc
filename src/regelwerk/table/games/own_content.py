"""Content files of the host's own, checked and loaded exactly like the supplied ones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from regelwerk.engine.content.errors import ContentError, Location
from regelwerk.engine.content.files import read_toml
from regelwerk.engine.system import System, system
from regelwerk.table.screens.scenario_pages import supplied
from regelwerk.table.storage.records import GameRecord
from regelwerk.table.user_errors import user_problem
from regelwerk.table.wire.pages.content import ContentProblem

Texts = tuple[tuple[str, str], ...]
"""Content files: name and text."""
KEPT = 32


def scope_of(game: GameRecord) -> str:
    """Whose content files a game uses: the house's, or only its own if a stranger began it."""
    return game.id if game.origin else ""


def loaded(chosen: System, texts: Texts = ()) -> Any:
    """The supplied content overlaid with these files; a ContentError names a file as the host does."""
    return _loaded(chosen.name, texts) if texts else supplied(chosen)


@lru_cache(maxsize=KEPT)
def _loaded(name: str, texts: Texts) -> Any:
    with TemporaryDirectory(prefix="regelwerk-") as place:
        folders = write_texts(place, texts)
        try:
            return system(name).content(folders)
        except ContentError as error:
            raise ContentError(error.code, **_without_folders(error.facts, folders)) from None


def write_texts(place: str, texts: Texts) -> list[Path]:
    """Write files to folders of their own inside a place, in the order in which they override each other."""
    return [_written(Path(place), number, file, text) for number, (file, text) in enumerate(texts)]


def _written(place: Path, number: int, name: str, text: str) -> Path:
    """Write a file to a folder of its own, so that later files override earlier ones."""
    folder = place / str(number)
    folder.mkdir()
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def _without_folders(facts: dict[str, Any], folders: Sequence[Path]) -> dict[str, Any]:
    """The facts of an error without the temporary folder."""
    shown = dict(facts)
    for name, fact in facts.items():
        for folder in folders:
            if isinstance(fact, str) and fact.startswith(f"{folder.as_posix()}/"):
                shown[name] = fact.removeprefix(f"{folder.as_posix()}/")
    return shown


def problems(chosen: System, name: str, text: str, beside: Texts, lang: str) -> list[ContentProblem]:
    """The first problem of a file, with its line; empty if there is none."""
    try:
        load_together(chosen, name, text, beside)
    except ContentError as error:
        told = user_problem(error, lang, chosen.package)
        line, column = error.facts.get("line"), error.facts.get("column")
        field = str(error.facts.get("where", ""))
        return [
            ContentProblem(
                code=told.code,
                # The reader is looking at the file, so its name is left out.
                text=told.text.removeprefix(f"{name}.toml").lstrip(",: "),
                line=line if isinstance(line, int) else line_of(text, field),
                column=column if isinstance(column, int) else None,
                field=field,
            )
        ]
    return []


def load_together(chosen: System, name: str, text: str, beside: Texts) -> Any:
    """Load a file with others that it may refer to; an error in one of those drops it instead of refusing this file."""
    others = [other for other in beside if other[0] != name]
    while True:
        try:
            return loaded(chosen, (*others, (name, text)))
        except ContentError as error:
            wrong = next((other for other in others if error.facts.get("file") == f"{other[0]}.toml"), None)
            if wrong is None:
                raise
            others.remove(wrong)


def entries_of(text: str) -> list[str]:
    """The entries of a content file as `table.id`."""
    return [f"{table}.{key}" for table, entries in tables_of(text).items() for key in entries]


def tables_of(text: str) -> dict[str, dict[str, Any]]:
    """The entries of a content file by table and id; a text that cannot be read has none."""
    try:
        data = read_toml(text, Location(""))
    except ContentError:
        return {}
    return {table: entries for table, entries in data.items() if isinstance(entries, dict)}


def line_of(text: str, where: str) -> int | None:
    """The line of a content file on which a path such as `characters.hagen.weapons#2` is written.

    The longest part of the path that occurs in the file counts. Each line is read once, so hostile files cost no more
    than their length.
    """
    if not where:
        return None
    steps = [step.partition("#")[0] for step in where.split(".")]
    best: tuple[int, int] | None = None
    inside: int | None = 0
    for number, line in enumerate(text.splitlines(), start=1):
        written = line.strip()
        if written.startswith("["):
            inside = depth = _further(steps, 0, written.lstrip("[").partition("]")[0])
        elif "=" in written and inside is not None:
            depth = _further(steps, inside, written.partition("=")[0])
        else:
            continue
        if depth is not None and (best is None or depth > best[0]):
            best = (depth, number)
    return best[1] if best else None


def _further(steps: Sequence[str], reached: int, dotted: str) -> int | None:
    """How far along the path a dotted key leads from what is reached; None if it leads elsewhere."""
    keys = [key.strip().strip("\"'") for key in dotted.split(".")]
    depth = reached + len(keys)
    return depth if keys == steps[reached:depth] else None
