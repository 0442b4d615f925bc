"""SQLite: one file, one process, every commit synced to disk."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from regelwerk.table.storage.database import Database, OnChange
from regelwerk.table.storage.records import Append, StoreError
from regelwerk.table.storage.schema import entries

PATIENCE = 10_000
"""Milliseconds to wait for another process writing to the file."""
RETRY = 0.01
"""Seconds before the file's mode is tried again."""
ROOM = 4_000_000
"""Free bytes on the disk below which the database counts as full."""

_MOVE = """
UPDATE games SET head = :next, changed = :now, seed = coalesce(:seed, seed),
    outcome = CASE WHEN :stage IS NULL THEN outcome ELSE :outcome END, stage = coalesce(:stage, stage)
WHERE id = :game AND head = :head
"""
_COLUMNS = [column.name for column in entries.columns]
_ADD = f"INSERT INTO entries ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"


class Sqlite(Database):
    def __init__(self, url: URL) -> None:
        assert url.database is not None
        self.file = Path(url.database).absolute()
        self._make_file()
        self.engine = create_engine(url.set(drivername="sqlite", database=str(self.file)))
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self._appending: Connection | None = None

    def _make_file(self) -> None:
        """Create the file readable by its owner only; SQLite's side files inherit the permissions."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
            self.file.chmod(0o600)
        except OSError as error:
            raise self._folder() from error

    def _folder(self) -> StoreError:
        return StoreError("table-store-folder", file=str(self.file))

    @contextmanager
    def write_transaction(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            connection = connection.execution_options(writes=True)
            with connection.begin():
                yield connection

    def append(self, appends: Sequence[Append]) -> set[str]:
        if self._appending is None:
            # Kept, and without a transaction of SQLAlchemy's; only the thread that writes uses it.
            self._appending = self.engine.connect()
        raw: Any = self._appending.connection.driver_connection
        with _transaction(raw):
            stored = [one for one in appends if raw.execute(_MOVE, {**one._asdict(), "next": one.next}).rowcount]
            raw.executemany(_ADD, [row for one in stored for row in one.rows])
        return {one.game for one in stored}

    def close(self) -> None:
        if self._appending is not None:
            self._appending.close()
        super().close()

    def store_error(self, error: SQLAlchemyError) -> StoreError:
        original = error.orig if isinstance(error, DBAPIError) else None
        # The extended codes carry the kind of failure in their lowest byte.
        match getattr(original, "sqlite_errorcode", 0) & 0xFF:
            case sqlite3.SQLITE_FULL:
                return StoreError("table-store-full", file=str(self.file))
            case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
                return self._folder()
            case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
                return StoreError("table-store-damaged", file=str(self.file))
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                return StoreError("table-store-busy", file=str(self.file))
        return StoreError("table-store-failed", why=str(original or error))

    def has_room(self) -> bool:
        """Checked explicitly, because a full disk still lets existing pages be overwritten."""
        try:
            return shutil.disk_usage(self.file.parent).free >= ROOM
        except OSError:
            return False

    def _reading(self) -> AbstractContextManager[Connection]:
        """A transaction costs nothing here."""
        return self._reading_moment()

    def hold_moment(self, connection: Connection) -> None:
        """A reading transaction always sees one moment."""

    def last_seat(self, connection: Connection) -> int:
        found = connection.execute(text("SELECT seq FROM sqlite_sequence WHERE name = 'seats'")).scalar()
        return int(found or 0)

    def set_last_seat(self, connection: Connection, number: int) -> None:
        at = {"number": number}
        if connection.execute(text("UPDATE sqlite_sequence SET seq = :number WHERE name = 'seats'"), at).rowcount == 0:
            connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES ('seats', :number)"), at)

    def problems(self) -> list[str]:
        found = self.read(lambda connection: connection.execute(text("PRAGMA quick_check(20)")).scalars().all())
        return [str(line) for line in found if line != "ok"]

    def lock_for_migration(self, connection: Connection) -> None:
        """A writing transaction already locks the file."""

    def announce(self, connection: Connection, changed: Sequence[tuple[str, int]]) -> None:
        """There are no other processes."""

    def listen(self, on_change: OnChange) -> None:
        """There are no other processes."""


def _prepare(raw: Any, _record: Any) -> None:
    # `_begin` begins transactions; the driver itself would leave some statements outside.
    raw.isolation_level = None
    raw.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    _keep_a_log(raw)
    raw.execute("PRAGMA synchronous = FULL")
    raw.execute("PRAGMA foreign_keys = ON")


def _keep_a_log(raw: Any) -> None:
    """Two processes at a new file may both change its mode, and SQLite lets neither wait for the other by itself."""
    deadline = monotonic() + PATIENCE / 1000
    while True:
        try:
            raw.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(RETRY)
        else:
            return


@contextmanager
def _transaction(raw: Any) -> Iterator[None]:
    """A writing transaction by the driver alone."""
    raw.execute("BEGIN IMMEDIATE")
    try:
        yield
        raw.execute("COMMIT")
    except BaseException:
        if raw.in_transaction:
            raw.execute("ROLLBACK")
        raise


def _begin(connection: Connection) -> None:
    """A writing transaction takes the write lock at once: upgrading a read lock could fail."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
