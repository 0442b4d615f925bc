"""One database, whatever its kind: connections to read and to write by, and words for what goes wrong with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

from sqlalchemy import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from regelwerk.table.storage.records import StoreError

T = TypeVar("T")
OnChange = Callable[[str, int], None]
"""Is told a game and the number of its next entry; a game that is gone has -1."""


class Database(ABC):
    """What differs between the kinds of databases."""

    engine: Engine

    def read(self, read: Callable[[Connection], T]) -> T:
        """Read something, on a new connection if the one we had is from before the database was started again."""
        with self.translated_errors():
            try:
                return self._read(read)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return self._read(read)

    def _read(self, read: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection, connection.begin():
            return read(connection)

    @abstractmethod
    def write_transaction(self) -> AbstractContextManager[Connection]:
        """A transaction: all of it is on the disk when this ends well, and none of it otherwise."""

    @contextmanager
    def translated_errors(self) -> Iterator[None]:
        """What the driver says is said in our words."""
        try:
            yield
        except SQLAlchemyError as error:
            raise self.store_error(error) from error

    @abstractmethod
    def store_error(self, error: SQLAlchemyError) -> StoreError:
        """Our words for what the driver says."""

    def has_room(self) -> bool:
        """Whether there is room for more, as far as anybody can tell."""
        return True

    @abstractmethod
    def lock_for_migration(self, connection: Connection) -> None:
        """Nobody else migrates until this transaction ends."""

    @abstractmethod
    def announce(self, connection: Connection, changed: Sequence[tuple[str, int]]) -> None:
        """Tell the other processes, as part of this transaction, which games are changed by it."""

    @abstractmethod
    def listen(self, heard: OnChange) -> None:
        """From now on say what other processes change, from a thread of its own."""

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
