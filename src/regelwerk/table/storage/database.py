"""One database, of either kind: transactions to read and write in, and errors in our own words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

from sqlalchemy import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from regelwerk.table.storage.records import Append, StoreError

T = TypeVar("T")
OnChange = Callable[[str, int], None]
"""Called with a game and the number of its next entry; -1 if the game was removed."""
Reading = Callable[[], AbstractContextManager[Connection]]


class Database(ABC):
    """What differs between SQLite and PostgreSQL."""

    engine: Engine
    is_shared = False
    """Whether other servers may use the same database."""

    def read(self, read: Callable[[Connection], T]) -> T:
        """Run queries, each of which may see what was written since the one before."""
        return self._tried_twice(self._reading, read)

    def read_moment(self, read: Callable[[Connection], T]) -> T:
        """Run queries that all see the same moment."""
        return self._tried_twice(self._reading_moment, read)

    def _tried_twice(self, reading: Reading, read: Callable[[Connection], T]) -> T:
        """Once more, on a new connection, if the database was restarted meanwhile."""
        with self.translated_errors():
            try:
                with reading() as connection:
                    return read(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            with reading() as connection:
                return read(connection)

    @abstractmethod
    def _reading(self) -> AbstractContextManager[Connection]:
        """A connection to read from, as cheaply as it can be had."""

    @contextmanager
    def _reading_moment(self) -> Iterator[Connection]:
        with self.engine.connect() as connection, connection.begin():
            self.hold_moment(connection)
            yield connection

    @abstractmethod
    def write_transaction(self) -> AbstractContextManager[Connection]:
        """A transaction: all of it is on the disk when the block ends normally, and none of it otherwise."""

    @abstractmethod
    def append(self, appends: Sequence[Append]) -> set[str]:
        """Append to different games, each if its journal ends where that is expected; returns the games that did.

        One transaction of its own, by the driver alone: what nearly all writes are is to cost little.
        """

    @contextmanager
    def translated_errors(self) -> Iterator[None]:
        """Raise the errors of the driver as `StoreError`."""
        try:
            yield
        except SQLAlchemyError as error:
            raise self.store_error(error) from error

    @abstractmethod
    def store_error(self, error: SQLAlchemyError) -> StoreError:
        """An error of the driver in our words."""

    def has_room(self) -> bool:
        """Whether there is room for more data, as far as can be told."""
        return True

    @abstractmethod
    def hold_moment(self, connection: Connection) -> None:
        """Let all that this transaction reads from here on be of one moment."""

    @abstractmethod
    def last_seat(self, connection: Connection) -> int:
        """The highest number that a seat has ever had, also one that is gone."""

    @abstractmethod
    def set_last_seat(self, connection: Connection, number: int) -> None:
        """Give new seats higher numbers than this."""

    @abstractmethod
    def problems(self) -> list[str]:
        """What the database itself finds wrong with its storage, in its own words."""

    @abstractmethod
    def lock_for_migration(self, connection: Connection) -> None:
        """Keep other processes from migrating until this transaction ends."""

    @abstractmethod
    def announce(self, connection: Connection, changed: Sequence[tuple[str, int]]) -> None:
        """Notify the other processes, as part of this transaction, of the games it changes."""

    @abstractmethod
    def listen(self, on_change: OnChange) -> None:
        """Start calling back for changes by other processes, from a thread of its own."""

    def close(self) -> None:
        self.engine.dispose()


def database(url: str) -> Database:
    """The database at an address: `sqlite:///file` or `postgresql://...`."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError("table-store-address") from None
    if parsed.drivername in ("sqlite", "sqlite+pysqlite") and parsed.database not in (None, "", ":memory:"):
        from regelwerk.table.storage.sqlite import Sqlite

        return Sqlite(parsed)
    if parsed.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        from regelwerk.table.storage.postgres import Postgres

        return Postgres(parsed)
    raise StoreError("table-store-address")
