"""`regelwerk content`: check the user's own content, or print a commented template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import check_free, content_folders
from regelwerk.cli.options import AsJson, Folders, Scenario, Seed, SystemName
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.content.errors import ContentError
    from regelwerk.engine.system import System

Dirs = Annotated[list[Path] | None, typer.Argument(help="cli-arg-dirs", metavar="DIR …")]
Kind = Annotated[str, typer.Argument(help="cli-arg-kind", metavar="KIND")]
Which = Annotated[str | None, typer.Option("--system", help="cli-opt-system", metavar="SYSTEM")]
InSystem = Annotated[str, typer.Option("--system", help="cli-opt-system", metavar="SYSTEM")]
InKind = Annotated[str, typer.Option("--kind", help="cli-arg-kind", metavar="KIND")]
CsvFile = Annotated[Path, typer.Option("--file", help="cli-opt-csv", metavar="FILE.csv")]
CsvSource = Annotated[Path, typer.Argument(help="cli-arg-csv", metavar="FILE.csv")]
NewToml = Annotated[Path, typer.Option("--file", help="cli-opt-new-file", metavar="FILE.toml")]
Games = Annotated[int, typer.Option("--games", help="cli-opt-measure-games", metavar="N", min=1, max=1000)]
NewFile = Annotated[Path | None, typer.Option("--file", help="cli-opt-new-file", metavar="FILE")]


def check(ctx: typer.Context, folders: Dirs = None, system: Which = None) -> None:
    """Without a system, content is valid if it is valid for one of them."""
    from regelwerk.engine.content.errors import ContentError
    from regelwerk.engine.system import working_systems

    voice: Voice = ctx.obj
    if system is None and not folders:
        systems = [voice.system(one.name) for one in working_systems()]
        read = [folder for one in systems for folder in _checked(one, folders)]
    elif system is not None:
        read = _checked(voice.system(system), folders)
    else:
        refusals: dict[str, ContentError] = {}
        for name in (one.name for one in working_systems()):
            try:
                read = _checked(voice.system(name), folders)
                break
            except ContentError as error:
                refusals[name] = error
        else:
            raise _complaint(voice, refusals)
    shown = ", ".join(map(str, read)) if read else voice.text("cli-content-supplied")
    voice.print(voice.text("cli-content-fine", folders=shown), soft_wrap=True)


def _complaint(voice: Voice, refusals: Mapping[str, ContentError]) -> Exception:
    """The error of the system that knows the tables of the file; if several do, the errors of all."""
    informed = {name: error for name, error in refusals.items() if error.code != "content-unknown-table"} or refusals
    if len(informed) == 1 or informed is refusals:
        return next(iter(informed.values()))
    said = "\n".join(f"{name}: {voice.tell(error.code, error.facts)}" for name, error in informed.items())
    return UserError("cli-wrong-content-of-none", complaints=said)


def _checked(system: System, folders: Sequence[Path] | None) -> list[Path]:
    """The folders that were read; raises ContentError."""
    read = content_folders(folders, system.name)
    system.content(read)
    return read


def new(ctx: typer.Context, kind: Kind, system: Which = None, file: NewFile = None) -> None:
    voice: Voice = ctx.obj
    text = voice.system(system).new_content(kind) if system else _template(voice, kind)
    if file is None:
        voice.write(text.rstrip("\n"))
        return
    check_free(file)
    file.write_text(text, "utf-8")
    voice.print(voice.text("cli-content-written", file=str(file)), soft_wrap=True)


def export(ctx: typer.Context, kind: Kind, system: InSystem, file: CsvFile, content: Folders = None) -> None:
    """All content of one kind as CSV, the supplied and one's own."""
    from regelwerk.engine.content.spreadsheets import to_csv

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    check_free(file)
    loaded = chosen.content(content_folders(content, chosen.name))
    chosen.loading.SHELF.check_kind(kind)
    entries = loaded.plain[chosen.loading.SHELF.tables[kind]]
    file.write_text(to_csv(entries), "utf-8")
    voice.print(voice.text("cli-content-exported", number=len(entries), file=str(file)), soft_wrap=True)


def import_csv(ctx: typer.Context, source: CsvSource, kind: InKind, system: InSystem, file: NewToml) -> None:
    """A CSV file as a content file, if every entry in it passes the checks that any content passes."""
    from tempfile import TemporaryDirectory

    from regelwerk.engine.content.spreadsheets import from_csv
    from regelwerk.engine.content.toml_text import toml

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    chosen.loading.SHELF.check_kind(kind)
    check_free(file)
    try:
        read = source.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UserError("content-encoding", file=str(source)) from error
    entries = from_csv(read, source.name)
    text = toml({chosen.loading.SHELF.tables[kind]: entries})
    with TemporaryDirectory() as folder:
        (Path(folder) / file.name).write_text(text, "utf-8")
        chosen.content([*content_folders(None, chosen.name), Path(folder)])
    file.write_text(text, "utf-8")
    voice.print(voice.text("cli-content-imported", number=len(entries), file=str(file)), soft_wrap=True)


def measure(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scenario = None,
    content: Folders = None,
    games: Games = 20,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """How many answers people give in a scene, and how long that takes: what `about.minutes` should say."""
    from regelwerk.lab.scene_length import PACE, READING, rounded, scene_length

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    loaded = chosen.content(content_folders(content, chosen.name))
    names = [loaded.find_id("scenario", scenario)] if scenario else chosen.easiest_first(loaded)
    found = []
    for name in names:
        start = chosen.start(chosen.scenario(loaded, name, {}))
        length = scene_length(chosen, start, range(seed or 0, (seed or 0) + games))
        stated = chosen.about(loaded, name).minutes
        told = {"scenario": name, "answers": length.middle, "minutes": rounded(length.minutes), "stated": stated or 0}
        found.append({**told, "games": games, "won": length.won})
        if not as_json:
            voice.print(voice.text("cli-content-measured", **found[-1]), soft_wrap=True)
    if as_json:
        voice.print_json({"seconds_per_answer": PACE, "seconds_for_others": READING, "scenes": found})
    else:
        voice.print(voice.text("cli-content-pace", pace=round(PACE), reading=round(READING)), soft_wrap=True)


def _template(voice: Voice, kind: str) -> str:
    """The template of the only system that knows this kind of content."""
    from regelwerk.engine.content.errors import ContentError
    from regelwerk.engine.system import working_systems

    found: dict[str, str] = {}
    refusals: list[ContentError] = []
    for name in (one.name for one in working_systems()):
        try:
            found[name] = voice.system(name).new_content(kind)
        except ContentError as error:
            refusals.append(error)
    if len(found) > 1:
        raise UserError("cli-wrong-which-system", kind=kind, systems=", ".join(found))
    if not found:
        # Prefer the system that knows a similar kind.
        raise min(refusals, key=lambda error: error.facts["hint"].key != "content-hint-near")
    return next(iter(found.values()))
