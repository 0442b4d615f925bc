"""Taking back: at once if nothing came of it, otherwise if the master agrees."""

from __future__ import annotations

from regelwerk.engine.interpreters.session import NothingToUndo
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.sender import (
    change_state,
    done,
    no_spectator,
    only_master,
    session_of,
    signature_of,
)
from regelwerk.table.games.running import RunningGame
from regelwerk.table.games.table_state import PendingUndo
from regelwerk.table.screens.seats import answers_for, last_own
from regelwerk.table.storage.records import SeatRecord
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Consent, Done, TakeBack


async def take_back(game: RunningGame, seat: SeatRecord, lang: Lang, command: TakeBack) -> Done:
    """Undo at once if nothing was rolled or revealed since, or for the master; otherwise ask the master."""
    no_spectator(seat)
    if command.to is not None:
        only_master(seat)
    own = None if seat.role == "master" else answers_for(seat, game.seats)
    to = command.to if command.to is not None else last_own(session_of(game), own)
    if to is None:
        raise TableError("table-nothing-to-undo")
    if await _undo(game, to, signature_of(seat), only_free=seat.role != "master"):
        return done(game)
    async with game.locked():
        await change_state(game, undo=PendingUndo(seat.seat, to))
        game.broadcast()
    return done(game, game.renderer.language(lang).text("table-undo-asked"))


async def consent(game: RunningGame, seat: SeatRecord, lang: Lang, command: Consent) -> Done:
    del lang
    only_master(seat)
    pending = game.table_state.undo
    if pending is None:
        raise TableError("table-no-wish")
    if command.yes:
        await _undo(game, pending.to, pending.by)
    else:
        async with game.locked():
            await change_state(game, undo=None)
            game.broadcast()
    return done(game)


async def _undo(game: RunningGame, to: int, by: str, *, only_free: bool = False) -> bool:
    """Undo and return true; with `only_free`, return false if something was rolled or revealed since."""
    try:
        async with game.changing() as session:
            if only_free and not session.undo_is_free(to):
                return False
            session.undo(to, by)
            # The computer would do the same again: what was taken back is the master's to play.
            if game.table_state.undo is not None or game.table_state.led:
                await change_state(game, undo=None, led=())
    except NothingToUndo:
        raise TableError("table-nothing-to-undo") from None
    return True
