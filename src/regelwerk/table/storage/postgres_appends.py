"""Appending to journals in PostgreSQL: one prepared statement, one round trip, on a connection of its own.

It is what nearly all writes are, so it goes to libpq without anything in between. The statement is a transaction by
itself: it writes the entries of those games that end where that is expected, and notifies the other processes of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import Connection, Engine, select, tuple_
from sqlalchemy.exc import OperationalError

from regelwerk.table.storage.notifications import CHANNEL
from regelwerk.table.storage.records import Append, CommitUncertain
from regelwerk.table.storage.schema import entries

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn, PGresult

AGAIN = 0.1
"""Seconds before a statement whose answer was lost is given again."""
_NAME = b"regelwerk_append"
_COLUMNS = ", ".join(column.name for column in entries.columns)
_TYPED = ", ".join(f"{column.name} {'int' if column.name == 'n' else 'text'}" for column in entries.columns)
_STATEMENT = f"""
WITH moved AS (
    UPDATE games SET head = (move ->> 2)::int, changed = (move ->> 3)::float8,
        seed = coalesce(decode(move ->> 4, 'hex'), seed),
        outcome = CASE WHEN move ->> 5 IS NULL THEN outcome ELSE move ->> 6 END, stage = coalesce(move ->> 5, stage)
    FROM json_array_elements($1::json) AS move WHERE id = move ->> 0 AND head = (move ->> 1)::int
    RETURNING id, head
), added AS (
    INSERT INTO entries ({_COLUMNS})
    SELECT {_COLUMNS} FROM json_to_recordset($2::json) AS new ({_TYPED}) JOIN moved ON id = game
)
SELECT id, pg_notify('{CHANNEL}', id || ':' || head) FROM moved
"""


class AnswerLost(Exception):
    """The connection broke: nobody knows whether the statement was carried out."""


class Appender:
    """Used by one thread only."""

    def __init__(self, engine: Engine, connected: Callable[[int], None]) -> None:
        """`connected` is told the pid of each backend before anything is written through it."""
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connected = connected
        self._connection: Connection | None = None

    def append(self, appends: Sequence[Append], patience: float) -> set[str]:
        """The games whose entries are stored; raises `CommitUncertain` if the database does not say so in time.

        A statement whose answer was lost is given again: entries go where the journal ends, so it cannot be carried
        out twice. Where it does nothing the second time, the hash of our first entry tells whether it did the first.
        """
        moves = orjson.dumps([_move(one) for one in appends])
        rows = orjson.dumps([row for one in appends for row in one.rows])
        try:
            return self._append(moves, rows)
        except AnswerLost:
            until = time.monotonic() + patience
        while time.monotonic() < until:
            with suppress(AnswerLost, OperationalError):
                return self._append(moves, rows) | self._there(appends)
            time.sleep(AGAIN)
        raise CommitUncertain("table-store-uncertain")

    def _append(self, moves: bytes, rows: bytes) -> set[str]:
        import psycopg
        from psycopg.pq import ConnStatus, ExecStatus

        line = self._line()
        try:
            found = self._carried_out(line, moves, rows)
        except psycopg.OperationalError as error:
            self.close()
            raise AnswerLost from error
        if found.status == ExecStatus.TUPLES_OK:
            return {(found.get_value(row, 0) or b"").decode() for row in range(found.ntuples)}
        if line.status != ConnStatus.OK:
            self.close()
            raise AnswerLost
        raise psycopg.DatabaseError((found.error_message or b"").decode(errors="replace"))

    def _carried_out(self, line: PGconn, moves: bytes, rows: bytes) -> PGresult:
        return line.exec_prepared(_NAME, [moves, rows])

    def _line(self) -> PGconn:
        if self._connection is None:
            self._connection = self._engine.connect()
            line = _line_of(self._connection)
            line.prepare(_NAME, _STATEMENT.encode())
            self._connected(line.backend_pid)
        return _line_of(self._connection)

    def _there(self, appends: Sequence[Append]) -> set[str]:
        """The games in which the entries are that are to be appended."""
        wanted = {one.game: (one.head, one.rows[0]["hash"]) for one in appends if one.rows}
        places = [(game, n) for game, (n, _) in wanted.items()]
        query = select(entries.c.game, entries.c.n, entries.c.hash)
        with self._engine.connect() as connection:
            found = connection.execute(query.where(tuple_(entries.c.game, entries.c.n).in_(places)))
            return {game for game, n, hashed in found if wanted[game] == (n, hashed)}

    def close(self) -> None:
        """Give up the connection; the next statement gets another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def _move(one: Append) -> tuple[Any, ...]:
    """What becomes of a game besides its new entries, in the order of the statement."""
    seed = None if one.seed is None else one.seed.hex()
    return one.game, one.head, one.next, one.now, seed, one.stage, one.outcome


def _line_of(connection: Connection) -> PGconn:
    raw: Any = connection.connection.driver_connection
    line: PGconn = raw.pgconn
    return line
