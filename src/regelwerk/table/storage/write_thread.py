"""The only thread that writes, with group commit: jobs waiting at the same time share one transaction.

A disk takes as long to sync one answer as a hundred.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, insert
from sqlalchemy.exc import SQLAlchemyError

from regelwerk.table.storage.database import Database
from regelwerk.table.storage.records import Append, CommitUncertain, NoSuchGame, WriteConflict
from regelwerk.table.storage.schema import entries

T = TypeVar("T")
_INSERT_ENTRIES = insert(entries)
Wrote = Callable[[float, int, int], None]
"""Told after each transaction: its seconds, the writes done, those refused or failed."""
MAX_JOBS = 200
"""Jobs in one transaction, limited so that the first of them does not wait for ever."""


@dataclass(slots=True)
class Transaction:
    """A transaction in progress, the games it has changed so far, and their new entries."""

    connection: Connection
    changed: dict[str, int] = field(default_factory=dict)
    entries: list[dict[str, Any]] = field(default_factory=list)
    """Rows inserted together at the end: one round trip for all games."""


@dataclass(slots=True)
class WriteJob(Generic[T]):
    """A write to one game. It must not have changed anything if it raises `WriteConflict` or `NoSuchGame`."""

    game: str
    write: Callable[[Transaction], T]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]
    append: Append | None = None
    """The same as data, if it appends entries."""
    result: T | None = None
    error: Exception | None = None

    def settle(self) -> None:
        """Resolve the future, in the loop's thread, unless it was cancelled."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class WriteThread:
    """Takes jobs from any event loop and writes them in order."""

    def __init__(self, database: Database, wrote: Wrote = lambda *_: None) -> None:
        self._database = database
        self._wrote = wrote
        self._waiting: SimpleQueue[WriteJob[Any] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="regelwerk-writer", daemon=True)
        self._thread.start()

    async def write(self, game: str, write: Callable[[Transaction], T], append: Append | None = None) -> T:
        """Run a write and return its result once it is on the disk.

        A cancelled caller waits too, because a write in progress cannot be called back.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.put(WriteJob(game, write, loop, future, append))
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            await asyncio.wait([future])
            raise

    def close(self) -> None:
        """Write the waiting jobs, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._waiting.get()) is not None:
            jobs = [first]
            last = False
            while len(jobs) < MAX_JOBS and not last:
                try:
                    job = self._waiting.get_nowait()
                except Empty:
                    break
                if job is None:
                    last = True
                else:
                    jobs.append(job)
            began = perf_counter()
            self._write(jobs)
            failed = sum(job.error is not None for job in jobs)
            self._wrote(perf_counter() - began, len(jobs) - failed, failed)
            _settle(jobs)
            if last:
                return

    def _write(self, jobs: list[WriteJob[Any]]) -> None:
        """Write what is appended, then everything else in one transaction.

        If something fails, each job is written on its own, so that no job fails for another.
        """
        # Every process locks games in the same order, so that there are no deadlocks.
        jobs.sort(key=lambda job: job.game)
        for appending in _one_for_each_game([job for job in jobs if job.append is not None]):
            self._try(self._append, appending)
        others = [job for job in jobs if job.append is None]
        if others:
            self._try(self._together, others)

    def _try(self, write: Callable[[Sequence[WriteJob[Any]]], None], jobs: Sequence[WriteJob[Any]]) -> None:
        try:
            write(jobs)
        except CommitUncertain as error:
            for job in jobs:
                job.error = error
        except Exception:
            for job in jobs:
                self._alone(job)

    def _append(self, jobs: Sequence[WriteJob[Any]]) -> None:
        stored = self._database.append([job.append for job in jobs if job.append is not None])
        for job in jobs:
            if job.game not in stored:
                self._alone(job)  # Which says why.

    def _alone(self, job: WriteJob[Any]) -> None:
        try:
            self._together([job])
        except SQLAlchemyError as error:
            job.error = self._database.store_error(error)
            job.error.__cause__ = error
        except Exception as error:
            job.error = error

    def _together(self, jobs: Sequence[WriteJob[Any]]) -> None:
        with self._database.write_transaction() as connection:
            transaction = Transaction(connection)
            for job in jobs:
                job.result, job.error = None, None
                try:
                    job.result = job.write(transaction)
                except (WriteConflict, NoSuchGame) as error:
                    job.error = error
            if transaction.entries:
                connection.execute(_INSERT_ENTRIES, transaction.entries)
            if transaction.changed:
                self._database.announce(connection, list(transaction.changed.items()))


def _one_for_each_game(jobs: Sequence[WriteJob[Any]]) -> Iterator[list[WriteJob[Any]]]:
    """The jobs in turns, in which each game has at most one."""
    while jobs:
        first = {job.game: job for job in reversed(jobs)}
        yield list(first.values())[::-1]
        jobs = [job for job in jobs if first[job.game] is not job]


def _settle(jobs: list[WriteJob[Any]]) -> None:
    for loop in {job.loop for job in jobs}:
        theirs = [job for job in jobs if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_settle_all, theirs)
        except RuntimeError:
            continue  # The loop is closed.


def _settle_all(jobs: list[WriteJob[Any]]) -> None:
    for job in jobs:
        job.settle()
