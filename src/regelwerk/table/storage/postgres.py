"""PostgreSQL: several processes share one database and notify each other of changes."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from regelwerk.table.storage.database import Database, OnChange
from regelwerk.table.storage.notifications import CHANNEL, NotificationListener
from regelwerk.table.storage.postgres_appends import Appender
from regelwerk.table.storage.records import Append, CommitUncertain, StoreError

PATIENCE = 10.0
"""Seconds to wait for a database that is down."""
_MIGRATING = 0x726567656C
"""The advisory lock taken for a migration."""
_CONNECTING = {"connect_timeout": 10, "tcp_user_timeout": 15_000, "keepalives_idle": 15, "keepalives_interval": 5}
_UNKNOWN_NUMBER = "22023"
"""What the database says to a number that it has never given, or no longer knows of."""
_DISK_FULL = "53100"


class Postgres(Database):
    is_shared = True

    def __init__(self, url: URL) -> None:
        self.url = url
        wanted = {name: value for name, value in _CONNECTING.items() if name not in url.query}
        try:
            # The connection that was used last comes first: a backend that is warm answers sooner than one of many.
            self.engine, self._readers = (
                create_engine(
                    url.set(drivername="postgresql+psycopg"),
                    connect_args=wanted,
                    pool_use_lifo=True,
                    isolation_level=level,
                )
                for level in ("READ COMMITTED", "AUTOCOMMIT")
            )
        except ModuleNotFoundError as missing:
            raise StoreError("table-store-driver") from missing
        event.listen(self.engine, "connect", _prepare)
        self._listener = NotificationListener(self.engine)
        self._appender = Appender(self.engine, self._listener.ignore)

    @contextmanager
    def write_transaction(self) -> Iterator[Connection]:
        """A transaction whose outcome is known even if the answer to the commit is lost."""
        with self.engine.connect() as connection:
            transaction = connection.begin()
            try:
                yield connection
                number = connection.execute(text("SELECT pg_current_xact_id()::text")).scalar_one()
            except BaseException:
                transaction.rollback()
                raise
            try:
                transaction.commit()
            except DBAPIError as error:
                if not (error.connection_invalidated and self._was_committed(number)):
                    raise

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """Each query is its own transaction: to begin and to end one would be two more questions to the database."""
        with self._readers.connect() as connection:
            yield connection

    def append(self, appends: Sequence[Append]) -> set[str]:
        return self._appender.append(appends, PATIENCE)

    def _was_committed(self, number: str) -> bool:
        """Ask the database whether a transaction was committed, waiting until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with self.engine.connect() as connection:
                    query = text("SELECT pg_xact_status(CAST(:number AS xid8))")
                    status = connection.execute(query, {"number": number}).scalar()
            except OperationalError:
                status = None
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != _UNKNOWN_NUMBER:
                    raise
                # The database has crashed before it had written down that there was such a transaction.
                return False
            if status in ("committed", "aborted"):
                return bool(status == "committed")
            time.sleep(0.1)
        raise CommitUncertain("table-store-uncertain")

    def store_error(self, error: SQLAlchemyError) -> StoreError:
        state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
        if state == _DISK_FULL:
            return StoreError("table-store-full", file=self.url.database or "")
        # Without a code the server was not reached at all; 08 is a broken connection, 57P a server that shuts down.
        if isinstance(error, OperationalError) and (state is None or state.startswith(("08", "57P", "3D", "28"))):
            return StoreError("table-store-unreachable", database=self.url.database or "", host=self.url.host or "")
        return StoreError("table-store-failed", why=_said(error))

    def hold_moment(self, connection: Connection) -> None:
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))

    def last_seat(self, connection: Connection) -> int:
        query = text("SELECT COALESCE(pg_sequence_last_value(pg_get_serial_sequence('seats', 'id')::regclass), 0)")
        return int(connection.execute(query).scalar_one())

    def set_last_seat(self, connection: Connection, number: int) -> None:
        if number:
            query = text("SELECT setval(pg_get_serial_sequence('seats', 'id'), :number)")
            connection.execute(query, {"number": number})

    def problems(self) -> list[str]:
        """PostgreSQL reports damaged pages when they are read, and reading is what a check of all games does."""
        return []

    def lock_for_migration(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _MIGRATING})

    def announce(self, connection: Connection, changed: Sequence[tuple[str, int]]) -> None:
        """The notice goes out with the commit. It carries only game and head: others read the rest themselves."""
        self._listener.own = _driver(connection).info.backend_pid
        query = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
        connection.execute(query, {"channel": CHANNEL, "payloads": [f"{game}:{head}" for game, head in changed]})

    def listen(self, on_change: OnChange) -> None:
        self._listener.start(on_change)

    def close(self) -> None:
        self._listener.stop()
        self._appender.close()
        self._readers.dispose()
        super().close()


def _said(error: SQLAlchemyError) -> str:
    """The sentence of the server, if it said one. Its details quote the row, and so what people wrote, and seeds."""
    original = getattr(error, "orig", None)
    sentence = getattr(getattr(original, "diag", None), "message_primary", None)
    return str(sentence or original or error)


def _driver(connection: Connection) -> Any:
    return connection.connection.driver_connection


def _prepare(raw: Any, _record: Any) -> None:
    """Turn synchronous commits on where the server is configured without them."""
    raw.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    raw.commit()
