"""The server: all games of one process. A game is opened when somebody wants it, and closed when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from regelwerk.engine.game import Json, UnknownSystem, system, system_names
from regelwerk.table.errors import TableError, damage_failure
from regelwerk.table.games import memory
from regelwerk.table.games.preloading import preload
from regelwerk.table.games.running import RunningGame
from regelwerk.table.storage.records import DamagedGameError, NoSuchGame, SeatRecord
from regelwerk.table.storage.rows import check_journal
from regelwerk.table.storage.store import Store

if TYPE_CHECKING:
    from regelwerk.table.settings import Settings
    from regelwerk.table.workers.prompt_solver import PromptSolver

LOG = logging.getLogger("regelwerk.table")
IDLE = 600.0
"""Seconds after which a game that nobody looks at is closed; it opens again at the same question."""
TIDYING, SWEEPING = 60.0, 3600.0
"""Seconds between looks at idle games, and between sweeps of memory where somebody is always at a table."""


class GameServer:
    """Opens games, one `RunningGame` each, and tells them when another process has changed theirs."""

    def __init__(self, store: Store, settings: Settings, secret: bytes, solver: PromptSolver) -> None:
        self.store = store
        self.settings = settings
        self.secret = secret
        self.solver = solver
        self._running: dict[str, RunningGame] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._following: set[asyncio.Task[None]] = set()
        self.strangers_lock = asyncio.Lock()
        """Strangers begin games one after the other, so that nobody is counted too late."""
        store.listen(self._heard)

    @property
    def open_games(self) -> int:
        return len(self._running)

    async def running(self, game: str) -> RunningGame:
        """A game by its id, opened if need be."""
        found = self._running.get(game)
        if found is None:
            async with self._opening.setdefault(game, asyncio.Lock()):
                found = self._running.get(game) or await self._opened(game)
                self._running[game] = found
            self._opening.pop(game, None)
        found.last_used = asyncio.get_running_loop().time()
        return found

    async def _opened(self, game: str) -> RunningGame:
        try:
            record = await self.store.game(game)
        except NoSuchGame:
            raise TableError("table-no-game", status=404) from None
        try:
            played = system(record.system)
        except UnknownSystem:
            raise TableError("table-no-system", status=404, system=record.system) from None
        await asyncio.to_thread(preload, played)
        seats, entries = await self.store.seats(game), await self.store.entries(game)
        await asyncio.to_thread(check_journal, record, entries)
        try:
            running = RunningGame(self.store, self.solver, played, record, seats, entries)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            # It holds together and yet nobody can play it: it stays as it is, and so do the others.
            LOG.exception("could not be opened", extra={"game": game})
            raise DamagedGameError(game, type(error).__name__) from error
        await running.catch_up()
        return running

    async def begin(self, game: str, document: Json) -> None:
        """A game in the lobby begins with this document."""
        await (await self.running(game)).begin(document)

    def round_of(self, game: str) -> int:
        """Which round a game is in, if it is open here; otherwise 0."""
        found = self._running.get(game)
        return found.round if found is not None else 0

    async def changed(self, game: str) -> None:
        """Seats, title or draft of a game were changed in the store: tell whoever sits there."""
        if game in self._running:
            await self._running[game].catch_up()

    async def removed(self, game: str) -> None:
        """A game is gone, or closed: whoever still sits there is sent home."""
        found = self._running.pop(game, None)
        if found is not None:
            await found.stop()

    def connected(self, seat: SeatRecord) -> int:
        """How many screens look at the table from this seat."""
        found = self._running.get(seat.game)
        return found.audience.connected()[seat.id] if found is not None else 0

    def _heard(self, game: str, _head: int) -> None:
        """Another process has changed a game; ours is brought up to date if it is open."""
        found = self._running.get(game)
        if found is not None:
            self._follow(found)

    def _follow(self, game: RunningGame) -> None:
        task = asyncio.ensure_future(self._caught_up(game))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _caught_up(self, game: RunningGame) -> None:
        try:
            await game.catch_up()
        except NoSuchGame:
            await self.removed(game.record.id)
        except DamagedGameError as damaged:
            damage_failure(damaged)
            await self.removed(game.record.id)

    async def tidy(self) -> None:
        """Close what nobody has looked at for a while, again and again, and sweep up behind it.

        Memory is swept when nobody is there; in a house that is never empty once in a long while.
        """
        if self.settings.owns_process:
            for name in system_names():
                await asyncio.to_thread(preload, system(name))
            memory.freeze()
        unswept = 0.0
        while True:
            await asyncio.sleep(TIDYING)
            await self.close_idle(asyncio.get_running_loop().time())
            unswept += TIDYING
            is_empty = not any(running.audience.connections for running in self._running.values())
            if self.settings.owns_process and (is_empty or unswept >= SWEEPING):
                memory.collect()
                unswept = 0.0

    async def close_idle(self, now: float) -> None:
        """Close the games that nobody has looked at for a while."""
        for game, running in list(self._running.items()):
            is_idle = not running.audience.connections and not running.background.is_busy
            if is_idle and now - running.last_used > IDLE:
                await self.removed(game)

    async def close(self) -> None:
        for running in list(self._running.values()):
            await running.stop()
        self._running.clear()
        await self.solver.close()
        await self.store.close()
