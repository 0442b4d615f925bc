"""Leaving: a side gives up, or a lesson becomes a game like any other."""

from __future__ import annotations

from regelwerk.engine.interpreters.session import NotAsked
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.sender import done, may_play, no_spectator, signature_of
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.seats import answers_for
from regelwerk.table.storage.records import SeatRecord
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Concede, Done, LeaveLesson


async def concede(game: RunningGame, seat: SeatRecord, lang: Lang, command: Concede) -> Done:
    del lang, command
    may_play(game, seat)
    if seat.role != "player" or seat.seat not in answers_for(seat, game.seats):
        raise TableError("table-no-conceding")
    change = {"concede": seat.seat}
    async with game.changing() as session:
        try:
            session.game.correct(session.state, change)
        except ValueError:
            raise TableError("table-no-conceding") from None
        session.correct(change, seat.seat)
    return done(game)


async def leave_lesson(game: RunningGame, seat: SeatRecord, lang: Lang, command: LeaveLesson) -> Done:
    """From here on nothing is given, neither dice nor answers."""
    del lang, command
    no_spectator(seat)
    try:
        async with game.changing() as session:
            session.leave_lesson(signature_of(seat))
    except NotAsked:
        raise TableError("table-no-lesson") from None
    return done(game)
