"""`regelwerk learn`: a guided scene in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.commands.games.play import SaveFile, introduce
from regelwerk.cli.files import content_folders
from regelwerk.cli.options import Folders, InWords, MapFile, SystemName
from regelwerk.cli.voice import Voice

if TYPE_CHECKING:
    from regelwerk.engine.lessons.reading import FoundLesson
    from regelwerk.engine.system import System

LessonName = Annotated[str | None, typer.Argument(help="cli-arg-lesson", metavar="LESSON")]


def learn(
    ctx: typer.Context,
    system: SystemName,
    lesson: LessonName = None,
    content: Folders = None,
    file: SaveFile = None,
    map: MapFile = None,  # noqa: A002 (what people type)
    words: InWords = False,
) -> None:
    from regelwerk.cli.saved_games import new_game_path
    from regelwerk.cli.terminal.game import HUMAN, TerminalGame
    from regelwerk.engine.interpreters.session import new_session
    from regelwerk.engine.journal.entries import Journal, JournalFile
    from regelwerk.engine.lessons.guide import DOCUMENT_KEY

    voice: Voice = ctx.obj
    chosen = voice.system(system)
    document = _lesson(voice, chosen, content_folders(content, chosen.name), lesson).document
    start = chosen.start(document)
    learner = document[DOCUMENT_KEY]["seat"]
    seats = {seat: HUMAN if seat == learner else chosen.default_tactic for seat in chosen.game.seats(start)}
    path = new_game_path(chosen.name, str(document[DOCUMENT_KEY]["id"]), file)

    def keep(journal: Journal) -> Any:
        JournalFile(path).create(journal)
        return JournalFile(path).append

    session = new_session(chosen.game, start, document, open_store=keep)
    game = TerminalGame(voice, chosen, session, seats, path, manual=False, pictures=map, in_words=words)
    game.keep_secrets()
    introduce(voice, document)
    voice.print(voice.text("cli-learn-hint"), style="dim")
    game.play()


def _lesson(voice: Voice, system: System, folders: Any, name: str | None) -> FoundLesson:
    """The guided scene that is meant: the first one if nobody says which. What is wrong with others is told."""
    from regelwerk.cli.error_sentences import refusal
    from regelwerk.engine.content.errors import ContentError, hint
    from regelwerk.engine.lessons.reading import lessons_of
    from regelwerk.engine.lessons.trying import trouble_with

    found, faults = lessons_of(system, folders)
    known = {one.id: one for one in found}
    if name is not None and name not in known and not any(f"/{name}.toml" in str(f.facts.get("file")) for f in faults):
        raise ContentError("lesson-not-found", name=name, hint=hint(name, known))
    for one in found if name is None else [known[name]] if name in known else []:
        trouble = trouble_with(one)
        if trouble is None:
            return one
        faults.append(trouble)
    if faults:
        for fault in faults[:-1]:
            voice.complain(voice.text("lesson-disabled", why=refusal(fault, voice) or fault.code))
        raise faults[-1]
    raise ContentError("lesson-none", system=system.name)
