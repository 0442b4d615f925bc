"""All games of one process. A game is opened when it is needed and closed when nobody is connected."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from regelwerk.engine.game import Json
from regelwerk.engine.screen.images import hashes_of
from regelwerk.engine.system import UnknownSystem, broken_systems, system, working_systems
from regelwerk.table.errors import TableError, storage_problem
from regelwerk.table.games import memory
from regelwerk.table.games.own_content import scope_of
from regelwerk.table.games.preloading import parse_messages, preload
from regelwerk.table.games.running import RunningGame
from regelwerk.table.games.watchdog import Watchdog
from regelwerk.table.storage.records import DamagedGameError, NoSuchGame, SeatRecord, Stage, StoreError
from regelwerk.table.storage.rows import check_journal
from regelwerk.table.storage.store import Store

if TYPE_CHECKING:
    from regelwerk.table.settings import Settings
    from regelwerk.table.workers.prompt_solver import PromptSolver

LOG = logging.getLogger("regelwerk.table")
IDLE = 600.0
"""Seconds without a connection after which a game is closed; it reopens at the same question."""
MOST_UNUSED = 100
"""Games that stay open without a connection; beyond that, the one unused for longest is closed."""
FINISHED = 10.0
"""The same for a game that is over."""
AGAIN = 0.5
"""Seconds before a game that could not be read is read again."""
WATCHING, CUT_OFF = 0.75, 2
"""Seconds between looks at the database, and how many must fail in a row before people are sent elsewhere."""
TIDYING, COLLECTING = 10.0, 3600.0
"""Seconds between checks for idle games, and between garbage collections if somebody is always connected."""
FORGETTING = 600.0
"""Seconds in which everything is forgotten once that rules and pages remember of past positions."""


class GameServer:
    """Opens games, one `RunningGame` each, and lets them catch up when another process has changed them."""

    def __init__(self, store: Store, settings: Settings, secret: bytes, solver: PromptSolver) -> None:
        self.store = store
        self.settings = settings
        self.secret = secret
        self.solver = solver
        self._running: dict[str, RunningGame] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._changed_meanwhile: set[str] = set()
        """Games of which a change was heard while they were being opened: it may have been too late to be read."""
        self._following: set[asyncio.Task[None]] = set()
        self.is_draining = False
        """Whether the server is about to stop: it takes no new games, and what is played goes on."""
        self._is_closing = False
        self.is_prepared = not settings.owns_process
        """Whether everything is loaded that the first people would have to wait for."""
        self._watchdog: Watchdog | None = None
        self.strangers_lock = asyncio.Lock()
        """Held while a stranger begins a game, so that the limits are checked one by one."""
        store.listen(self._on_change, lambda game: game in self._running or game in self._opening)

    @property
    def open_games(self) -> int:
        return len(self._running)

    @property
    def connections(self) -> int:
        """Number of connected screens."""
        return sum(len(running.audience.connections) for running in self._running.values())

    async def running(self, game: str) -> RunningGame:
        """A game by its id, opened if necessary."""
        found = self._running.get(game)
        if found is None:
            if self._is_closing:
                # Whoever came in at the last moment would not be told any more.
                raise TableError("table-closing", status=503)
            async with self._opening.setdefault(game, asyncio.Lock()):
                found = self._running.get(game) or await self._opened(game)
                if self._is_closing:
                    await found.stop()
                    raise TableError("table-closing", status=503)
                self._running[game] = found
            self._opening.pop(game, None)
            if game in self._changed_meanwhile:
                self._changed_meanwhile.discard(game)
                self._follow(found)
            await self._make_room(game)
        found.last_used = asyncio.get_running_loop().time()
        return found

    async def _make_room(self, for_game: str) -> None:
        """Whoever opens many games one after the other does not keep all of them in memory."""
        unused = [one for one in self._running.values() if one.is_unused and one.record.id != for_game]
        for running in sorted(unused, key=lambda one: one.last_used)[: max(0, len(unused) - MOST_UNUSED)]:
            await self.close_game(running.record.id)

    async def _opened(self, game: str) -> RunningGame:
        try:
            record, seats, entries = await self.store.whole(game)
        except NoSuchGame:
            raise TableError("table-no-game", status=404) from None
        try:
            played = system(record.system)
        except UnknownSystem:
            raise TableError("table-no-system", status=404, system=record.system) from None
        await asyncio.to_thread(preload, played)
        await asyncio.to_thread(check_journal, record, entries)
        try:
            running = RunningGame(self.store, self.solver, played, record, seats, entries)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            # The journal is intact but cannot be played: report this game as damaged, and leave it alone.
            LOG.exception("could not be opened", extra={"game": game})
            raise DamagedGameError(game, type(error).__name__) from error
        await running.set_up()
        return running

    async def begin(self, game: str, document: Json) -> None:
        """Begin a game that is in the lobby. From now on it has its images, whatever becomes of them in the house."""
        running = await self.running(game)
        await self.store.images.keep(hashes_of(document), game, scope_of(running.record))
        await running.begin(document)

    def round_of(self, game: str) -> int:
        """The round of a game if it is open here; otherwise 0."""
        found = self._running.get(game)
        return found.round if found is not None else 0

    async def changed(self, game: str) -> None:
        """Seats, title or draft of a game were changed in the store: let its screens know."""
        if game in self._running:
            await self._running[game].catch_up()
        elif game in self._opening:
            self._changed_meanwhile.add(game)

    async def close_game(self, game: str) -> None:
        """Close a game, here and for its connections."""
        found = self._running.pop(game, None)
        if found is not None:
            await found.stop()

    def connected(self, seat: SeatRecord) -> int:
        """Number of screens connected to a seat."""
        found = self._running.get(seat.game)
        return found.audience.connected()[seat.id] if found is not None else 0

    def _on_change(self, game: str, _head: int) -> None:
        """Another process has changed a game: catch up if it is open here, or as soon as it is."""
        found = self._running.get(game)
        if found is not None:
            self._follow(found)
        elif game in self._opening:
            self._changed_meanwhile.add(game)

    def _follow(self, game: RunningGame) -> None:
        task = asyncio.ensure_future(self._caught_up(game))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _caught_up(self, game: RunningGame) -> None:
        """Catch up, however long the database takes to come back: nobody else would say again what was missed."""
        while not game.is_closed:
            try:
                await game.catch_up()
            except TableError:
                pass  # It was closed meanwhile.
            except NoSuchGame:
                await self.close_game(game.record.id)
            except DamagedGameError as damaged:
                storage_problem(damaged)
                await self.close_game(game.record.id)
            except StoreError as error:
                storage_problem(error)
                await asyncio.sleep(AGAIN)
                continue
            return

    async def tidy(self, prepare: Callable[[], object]) -> None:
        """Close idle games periodically, and collect garbage when nobody is connected, or at least now and then.

        A process of its own first loads all systems, and prepares what everybody will ask for; later it forgets what
        is past.
        """
        forgetting = None
        if self.settings.owns_process:
            self._watchdog = Watchdog(asyncio.get_running_loop())
            working = await asyncio.to_thread(working_systems)
            for fault in broken_systems():
                LOG.error("%s", fault)
            for one in working:
                await asyncio.to_thread(preload, one)
                await asyncio.to_thread(parse_messages, one)
            await asyncio.to_thread(prepare)
            memory.freeze()
            packages = {"regelwerk", *(one.package for one in working)}
            forgetting = memory.Forgetting(packages, round(FORGETTING / TIDYING))
            self.is_prepared = True
        uncollected = 0.0
        while True:
            await asyncio.sleep(TIDYING)
            await self.close_idle(asyncio.get_running_loop().time())
            if forgetting is not None:
                forgetting.go_on()
            uncollected += TIDYING
            is_empty = not any(running.audience.connections for running in self._running.values())
            if self.settings.owns_process and (is_empty or uncollected >= COLLECTING):
                memory.collect()
                uncollected = 0.0

    async def watch(self) -> None:
        """Send people elsewhere when this server, but perhaps not another one, has lost the database.

        Whoever only looks on would not notice that nothing arrives any more. One look may fail: a database that was
        merely busy, or restarted, is there again at the next. While nobody is connected the database has its rest.
        """
        failed = 0
        while self.store.is_shared:
            await asyncio.sleep(WATCHING)
            failed = 0 if not self.connections or await self.store.healthy() else failed + 1
            if failed >= CUT_OFF:
                for running in list(self._running.values()):
                    running.audience.close("table-no-store")

    async def close_idle(self, now: float) -> None:
        """Close the games without connections for a while, those that are over after a moment."""
        for game, running in list(self._running.items()):
            patience = FINISHED if running.record.stage is Stage.OVER else IDLE
            if running.is_unused and now - running.last_used > patience:
                await self.close_game(game)

    async def close_games(self) -> None:
        """Let every change in progress be stored, and tell all connections."""
        self._is_closing = True
        closing, self._running = list(self._running.values()), {}
        await asyncio.gather(*(running.stop() for running in closing))

    async def close(self) -> None:
        if self._watchdog is not None:
            self._watchdog.close()
        await self.close_games()
        await self.solver.close()
        await self.store.close()
