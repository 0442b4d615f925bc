"""`regelwerk play`: a new game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from regelwerk.cli.errors import UserError
from regelwerk.cli.files import content_folders
from regelwerk.cli.game_setup import choose_scenario, seated
from regelwerk.cli.options import (
    PROGRAM_SECONDS,
    CastOption,
    DiceKind,
    Folders,
    InWords,
    MapFile,
    Options,
    ProgramSeconds,
    Scenario,
    Seats,
    Seed,
    SystemName,
    chosen_options,
    throws_by_hand,
)
from regelwerk.cli.voice import Voice
from regelwerk.languages import written_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from regelwerk.engine.game import Json
    from regelwerk.engine.system import System

SaveFile = Annotated[Path | None, typer.Option("--file", help="cli-opt-file", metavar="FILE")]


def play(
    ctx: typer.Context,
    system: SystemName,
    scenario: Scenario = None,
    seat: Seats = None,
    dice: DiceKind = "fair",
    seed: Seed = None,
    option: Options = None,
    content: Folders = None,
    cast: CastOption = None,
    file: SaveFile = None,
    map: MapFile = None,  # noqa: A002 (what people type)
    words: InWords = False,
    program_seconds: ProgramSeconds = PROGRAM_SECONDS,
) -> None:
    voice: Voice = ctx.obj
    chosen = voice.system(system)
    loaded = chosen.content(content_folders(content, chosen.name))
    name = scenario or choose_scenario(voice, chosen, loaded)
    document = chosen.scenario(loaded, name, chosen_options(option), wanted_cast(cast))
    play_document(
        voice, chosen, document, file, seat,
        manual=throws_by_hand(dice), seed=seed, pictures=map, in_words=words, program_seconds=program_seconds,
    )  # fmt: skip


def wanted_cast(texts: Sequence[str] | None) -> dict[str, str]:
    """Who plays whom, as `figure=hero`."""
    found: dict[str, str] = {}
    for text in texts or ():
        figure, equals, hero = text.partition("=")
        if not equals or not figure or not hero or figure in found:
            raise UserError("cli-wrong-cast", cast=text)
        found[figure] = hero
    return found


def play_document(
    voice: Voice,
    chosen: System,
    document: Json,
    file: Path | None,
    seat: Sequence[str] | None,
    *,
    manual: bool = False,
    seed: int | None = None,
    pictures: Path | None = None,
    in_words: bool = False,
    program_seconds: float = PROGRAM_SECONDS,
) -> None:
    """Play a new game of a document in the terminal, saved in a file: this one, or a new one in the user's folder."""
    from regelwerk.cli.saved_games import new_game_path
    from regelwerk.cli.terminal.game import TerminalGame
    from regelwerk.engine.effects import MASTER
    from regelwerk.engine.interpreters.session import new_session
    from regelwerk.engine.journal.entries import Journal, JournalFile

    start = chosen.start(document)
    seats = seated(chosen, start, seat)
    people = frozenset(one for one, who in seats.items() if who == "human")
    path = new_game_path(chosen.name, str(document["scenario"]), file)

    def keep(journal: Journal) -> Any:
        JournalFile(path).create(journal)
        return JournalFile(path).append

    session = new_session(
        chosen.game,
        start,
        document,
        seed=seed_bytes(seed),
        open_store=keep,
        by_hand=people if manual else frozenset(),
    )
    game = TerminalGame(
        voice,
        chosen,
        session,
        seats,
        path,
        manual=manual,
        pictures=pictures,
        in_words=in_words,
        program_seconds=program_seconds,
    )
    game.keep_secrets()
    introduce(voice, document)
    tell_seats(voice, chosen, start, seats)
    game.print_aims(min(people, default=MASTER))
    game.play()


def seed_bytes(seed: int | None) -> bytes | None:
    """The secret of the dice, derived from a number; None to draw it at random."""
    from hashlib import sha256

    return None if seed is None else sha256(f"regelwerk {seed}".encode()).digest()


def introduce(voice: Voice, document: Any) -> None:
    """The name of the scenario and its introduction, if the document has them."""
    for key, style in (("name", "bold"), ("introduction", "")):
        if text := written_in(document.get(key), voice.lang):
            voice.print(text, style=style)
    voice.print(voice.text("cli-play-hint"), style="dim")


def tell_seats(voice: Voice, system: System, start: Any, seats: dict[str, str]) -> None:
    """Say whom the people play, if there are more than two sides or people play several seats."""
    from regelwerk.engine.effects import MASTER

    people = [seat for seat, who in seats.items() if who == "human"]
    if not people or (len(people) == 1 and len(seats) <= len(("a", "b", MASTER))):
        return
    names = system.game.names(start)
    spoken = ", ".join(voice.seat(seat, names) for seat in people)
    voice.print(voice.text("cli-play-you", names=spoken, seats=", ".join(seats)), style="dim")
