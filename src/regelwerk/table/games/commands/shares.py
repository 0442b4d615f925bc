"""Shares of chance: what seats promise about the dice, and lay open when it is time."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.journal.fairness import Share
from regelwerk.engine.journal.promises import Promises, is_share
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.sender import change_state, done, no_spectator, signature_of
from regelwerk.table.games.running import RunningGame
from regelwerk.table.storage.records import SeatRecord
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import AddSeed, Done, Pledge, ShowShare


async def add_seed(game: RunningGame, seat: SeatRecord, lang: Lang, command: AddSeed) -> Done:
    """A text added to the dice in the open, in a game of an earlier format."""
    del lang
    no_spectator(seat)
    async with game.changing() as session:
        if session.journal.header.has_leaves:
            raise TableError("table-dice-format")
        signature = signature_of(seat)
        if any(entry.kind == "seed" and entry.data["seat"] == signature for entry in session.journal.entries):
            raise TableError("table-seed-given")
        if session.journal.laid_open:
            raise TableError("table-over")
        session.add_seed(signature, command.text)
    return done(game)


async def pledge(game: RunningGame, seat: SeatRecord, lang: Lang, command: Pledge) -> Done:
    """Promise a share of chance: in the lobby for the first throw on, later from the next round on."""
    del lang
    no_spectator(seat)
    signature = signature_of(seat)
    if game.session is None:
        async with game.locked():
            if game.session is None:
                others = [one for one in game.table_state.pledges if one[0] != signature]
                await change_state(game, pledges=(*others, (signature, command.commitment)))
                game.broadcast()
                return done(game)
    async with game.changing() as session:
        promises = _promises(session)
        if session.outcome is not None:
            raise TableError("table-over")
        if not promises.may_pledge(signature):
            raise TableError("table-pledge-given")
        session.pledge(signature, command.commitment)
    return done(game)


async def show_share(game: RunningGame, seat: SeatRecord, lang: Lang, command: ShowShare) -> Done:
    """Lay open what was pledged. With the last share the dice are settled."""
    del lang
    no_spectator(seat)
    share = Share(signature_of(seat), command.nonce, command.text)
    async with game.changing() as session:
        promises = _promises(session)
        if share.seat not in promises.awaited:
            raise TableError("table-share-not-awaited")
        if not promises.may_share(share.seat):
            raise TableError("table-share-master-first")
        if not is_share(share.nonce, share.text) or share.pledge != promises.pledges[share.seat]:
            raise TableError("table-share-wrong", status=422)
        session.share(*share)
    return done(game)


def _promises(session: Session[Any]) -> Promises:
    if not session.journal.header.has_leaves:
        raise TableError("table-dice-format")
    return session.journal.promises
