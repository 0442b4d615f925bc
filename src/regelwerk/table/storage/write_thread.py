"""The one thread that writes, with group commit: what waits at the same time shares one transaction.

A disk takes as long to make sure of one answer as of a hundred.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, insert
from sqlalchemy.exc import SQLAlchemyError

from regelwerk.table.storage.database import Database
from regelwerk.table.storage.records import CommitUncertain, NoSuchGame, WriteConflict
from regelwerk.table.storage.schema import entries

T = TypeVar("T")
_INSERT_ENTRIES = insert(entries)
MOST = 200
"""Jobs in one transaction at most, so that the first of them need not wait for ever."""


@dataclass(slots=True)
class Transaction:
    """A transaction under way, the games that it has changed so far, and their new entries."""

    connection: Connection
    changed: dict[str, int] = field(default_factory=dict)
    entries: list[dict[str, Any]] = field(default_factory=list)
    """Rows that are inserted together at the end: one journey to the database for all games."""


@dataclass(slots=True)
class Job(Generic[T]):
    """Something to write about one game. It changes nothing if it raises `WriteConflict` or `NoSuchGame`."""

    game: str
    write: Callable[[Transaction], T]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]
    result: T | None = None
    error: Exception | None = None

    def settle(self) -> None:
        """In the loop's thread: tell whoever waits, unless nobody does any more."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class WriteThread:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="regelwerk-writer", daemon=True)
        self._thread.start()

    async def write(self, game: str, write: Callable[[Transaction], T]) -> T:
        """Have something written. This returns when it is on the disk, or is known not to be.

        Also for whoever is told to stop meanwhile: what is under way cannot be called back, so they wait to see it.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.put(Job(game, write, loop, future))
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            raise

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            jobs = [first]
            last = False
            while len(jobs) < MOST and not last:
                try:
                    job = self._waiting.get_nowait()
                except Empty:
                    break
                if job is None:
                    last = True
                else:
                    jobs.append(job)
            self._write(jobs)
            _settle(jobs)
            if last:
                return

    def _write(self, jobs: list[Job[Any]]) -> None:
        """All in one transaction; if that fails, each by itself, so that nobody fails for another."""
        # Every process goes through the games in the same order, so that two never wait for each other.
        jobs.sort(key=lambda job: job.game)
        try:
            self._together(jobs)
        except CommitUncertain as error:
            for job in jobs:
                job.error = error
        except Exception:
            for job in jobs:
                self._alone(job)

    def _alone(self, job: Job[Any]) -> None:
        try:
            self._together([job])
        except SQLAlchemyError as error:
            job.error = self._database.store_error(error)
            job.error.__cause__ = error
        except Exception as error:
            job.error = error

    def _together(self, jobs: Sequence[Job[Any]]) -> None:
        with self._database.write_transaction() as connection:
            writing = Transaction(connection)
            for job in jobs:
                job.result, job.error = None, None
                try:
                    job.result = job.write(writing)
                except (WriteConflict, NoSuchGame) as error:
                    job.error = error
            if writing.entries:
                connection.execute(_INSERT_ENTRIES, writing.entries)
            if writing.changed:
                self._database.announce(connection, list(writing.changed.items()))


def _settle(jobs: list[Job[Any]]) -> None:
    for loop in {job.loop for job in jobs}:
        theirs = [job for job in jobs if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle_all, theirs)
        except RuntimeError:
            continue  # the loop is closed: nobody waits


def _settle_all(jobs: list[Job[Any]]) -> None:
    for job in jobs:
        job.settle()
