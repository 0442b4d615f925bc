"""`regelwerk resume`: continue a saved game."""

from __future__ import annotations

import typer

from regelwerk.cli.commands.games.play import introduce
from regelwerk.cli.game_setup import seated
from regelwerk.cli.options import (
    PROGRAM_SECONDS,
    DiceKind,
    InWords,
    JournalPath,
    MapFile,
    ProgramSeconds,
    Seats,
    throws_by_hand,
)
from regelwerk.cli.voice import Voice


def resume(
    ctx: typer.Context,
    file: JournalPath,
    seat: Seats = None,
    dice: DiceKind = "",
    map: MapFile = None,  # noqa: A002 (what people type)
    words: InWords = False,
    program_seconds: ProgramSeconds = PROGRAM_SECONDS,
) -> None:
    from regelwerk.cli.saved_games import read_secrets
    from regelwerk.cli.terminal.game import TerminalGame
    from regelwerk.engine.interpreters.session import resume as go_on
    from regelwerk.engine.journal.entries import JournalFile

    voice: Voice = ctx.obj
    journal = JournalFile(file).read()
    secrets = read_secrets(file)
    system = voice.system(journal.header.system)
    start = system.start(journal.header.document)
    seats = seated(system, start, seat, secrets.seats)
    manual = throws_by_hand(dice) if dice else secrets.manual
    people = frozenset(one for one, who in seats.items() if who == "human")
    session = go_on(
        system.game,
        start,
        journal,
        secrets.seed,
        store=JournalFile(file).append,
        by_hand=people if manual else frozenset(),
    )
    game = TerminalGame(
        voice,
        system,
        session,
        seats,
        file,
        manual=manual,
        pictures=map,
        in_words=words,
        program_seconds=program_seconds,
    )
    game.keep_secrets()
    introduce(voice, journal.header.document)
    game.recall()
    game.play()
