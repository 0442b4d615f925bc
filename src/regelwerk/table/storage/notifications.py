"""Changes that other processes make in a PostgreSQL database, heard by LISTEN on a thread and connection of its own."""

from __future__ import annotations

import os
import selectors
from threading import Event, Thread
from typing import Any

from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError

from regelwerk.table.storage.database import OnChange
from regelwerk.table.storage.schema import games

CHANNEL = "regelwerk"
PAUSES = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between attempts to reach a database that is down; the last one repeats."""

BUNCH = 0.005
"""Seconds for which notices are left to gather: each of them would wake up every process."""


class NotificationListener:
    """Calls back for each notice. After connecting, every game counts as changed: notices may have been missed."""

    def __init__(self, engine: Engine) -> None:
        self.own = 0
        """Backend pid of our writing connection, whose notices are ignored."""
        self._appending = 0
        """The same of the connection that appends."""
        self._engine = engine
        self._stopped = Event()
        self._thread: Thread | None = None
        self._end, self._stop = -1, -1

    def start(self, on_change: OnChange) -> None:
        if self._thread is not None:
            raise RuntimeError("already listening")
        self._end, self._stop = os.pipe()
        self._thread = Thread(target=self._work, args=(on_change,), name="regelwerk-hearing", daemon=True)
        self._thread.start()

    def ignore(self, backend: int) -> None:
        """Entries are appended through another connection from now on, and its notices are ours."""
        self._appending = backend

    def stop(self) -> None:
        if self._thread is None:
            return
        self._stopped.set()
        os.write(self._stop, b".")
        self._thread.join()
        os.close(self._end)
        os.close(self._stop)
        self._thread = None

    def _work(self, on_change: OnChange) -> None:
        import psycopg

        failed = 0
        while not self._stopped.wait(PAUSES[min(failed, len(PAUSES) - 1)]):
            failed += 1
            try:
                with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    raw: Any = connection.connection.driver_connection
                    raw.execute(f"LISTEN {CHANNEL}")
                    for game, head in connection.execute(select(games.c.id, games.c.head)):
                        on_change(game, head)
                    failed = 0
                    try:
                        self._listen(raw, on_change)
                    finally:
                        # A listening connection must not go back to the pool.
                        connection.invalidate()
            except (SQLAlchemyError, psycopg.Error):
                continue

    def _listen(self, raw: Any, on_change: OnChange) -> None:
        """Pass on notifications until stopped, or until the connection breaks."""
        with selectors.DefaultSelector() as waiting:
            waiting.register(raw.fileno(), selectors.EVENT_READ)
            waiting.register(self._end, selectors.EVENT_READ)
            # What came while games were listed is kept by the driver; afterwards nothing comes between libpq and us.
            for notice in raw.notifies(timeout=0):
                self._pass_on(notice.pid, notice.payload, on_change)
            while not self._stopped.wait(BUNCH):
                raw.pgconn.consume_input()
                while found := raw.pgconn.notifies():
                    self._pass_on(found.be_pid, found.extra.decode(), on_change)
                waiting.select()

    def _pass_on(self, backend: int, told: str, on_change: OnChange) -> None:
        if backend not in (self.own, self._appending):
            game, _, head = told.rpartition(":")
            on_change(game, int(head))
