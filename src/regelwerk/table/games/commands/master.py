"""What only the master may do: corrections, pauses, and who plays and throws for whom."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.session import Session
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.sender import change_state, done, only_master
from regelwerk.table.games.running import RunningGame
from regelwerk.table.screens.scenario_pages import PERSON
from regelwerk.table.storage.records import SeatRecord, StoreError
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Correct, Countdown, Done, Hurry, Manual, Pause, TakeOver


async def correct(game: RunningGame, seat: SeatRecord, lang: Lang, command: Correct) -> Done:
    del lang
    only_master(seat)
    async with game.changing() as session:
        _checked(session, command.change)
        if session.comes_too_late(command.change):
            raise TableError("engine-ruling-late", who=Ref(command.change["who"]), names=game.names())
        session.correct(command.change, MASTER, session.notices(command.change))
    return done(game)


def _checked(session: Session[Any], change: dict[str, Any]) -> None:
    """Refuse a correction that the game cannot apply."""
    try:
        session.game.freeze(session.game.correct(session.state, change))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise TableError("table-no-correction", status=422, why=str(error)[:300]) from None


async def pause(game: RunningGame, seat: SeatRecord, lang: Lang, command: Pause) -> Done:
    del lang
    only_master(seat)
    async with game.locked():
        await change_state(game, paused=command.on)
        game.broadcast()
    game.background.start()
    return done(game)


async def hurry(game: RunningGame, seat: SeatRecord, lang: Lang, command: Hurry) -> Done:
    del lang, command
    only_master(seat)
    if not game.background.hurry():
        raise TableError("table-nobody-thinks")
    return done(game)


async def count_down(game: RunningGame, seat: SeatRecord, lang: Lang, command: Countdown) -> Done:
    del lang
    only_master(seat)
    async with game.locked():
        await change_state(game, countdown=command.seconds)
        game.broadcast()
    return done(game)


async def throw_by_hand(game: RunningGame, seat: SeatRecord, lang: Lang, command: Manual) -> Done:
    """The master's switch for the real dice of a seat."""
    del lang
    only_master(seat)
    name = seat.seat if command.seat is None else command.seat
    found = next((one for one in game.seats if one.seat == name and one.role != "spectator"), None)
    if found is None:
        raise TableError("table-seat-unknown", status=404)
    try:
        await game.store.change_seat(found, manual=command.on, only_if_open=found.id == seat.id)
    except StoreError as error:
        if error.code == "table-store-seat":
            raise TableError("table-link-revoked", status=401) from None
        raise
    await game.catch_up()
    return done(game)


async def take_over(game: RunningGame, seat: SeatRecord, lang: Lang, command: TakeOver) -> Done:
    """Somebody else plays a person's seat until it is given back; everybody sees who."""
    del lang
    only_master(seat)
    found = next((one for one in game.seats if one.seat == command.seat and one.role == "player"), None)
    if found is None:
        raise TableError("table-seat-unknown", status=404)
    player = game.system.default_tactic if command.player == "computer" else command.player
    others = tuple(one for one in game.table_state.taken_over if one != found.seat)
    was_person = found.player == PERSON or found.seat in game.table_state.taken_over
    taken = (*others, found.seat) if was_person and player != PERSON else others
    async with game.locked():
        await change_state(game, taken_over=taken)
    await game.store.change_seat(found, player=player)
    await game.catch_up()
    return done(game)
