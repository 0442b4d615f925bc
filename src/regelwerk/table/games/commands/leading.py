"""Figures of the master that the computer plays, for a turn or for good."""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.table.games.commands.sender import change_state, done, only_master, session_of
from regelwerk.table.games.running import RunningGame
from regelwerk.table.games.table_state import REVOKED, TURN, Led
from regelwerk.table.storage.records import SeatRecord
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Done, Lead


async def lead(game: RunningGame, seat: SeatRecord, lang: Lang, command: Lead) -> Done:
    """Leave figures of the master's seats to the computer, or take them back."""
    del lang
    only_master(seat)
    async with game.locked():
        led = [Led(one, TURN if command.until_turn else REVOKED) for one in command.figures]
        await leave_to_computer(game, led, on=command.on)
        game.broadcast()
    game.background.start()
    return done(game)


async def leave_to_computer(game: RunningGame, led: Sequence[Led], *, on: bool = True) -> None:
    """Change whom the computer plays; what held for a step that is over is forgotten."""
    named, step = {one.figure for one in led}, session_of(game).journal.step_began
    kept = [one for one in game.table_state.led if one.figure not in named and one.holds(step)]
    await change_state(game, led=(*kept, *(led if on else ())))
