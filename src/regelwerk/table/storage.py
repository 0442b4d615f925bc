"""The store: games, their seats and journals in a database. What it has acknowledged is on the disk."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, text, update

from regelwerk.engine.journal import Entry, canonical
from regelwerk.table.database import Database, Heard, database
from regelwerk.table.migrations import bring_up_to_date
from regelwerk.table.records import ContentRecord, GameRecord, MovedOn, NoSuchGame, SeatRecord, Stage, StoreError
from regelwerk.table.schema import contents, entries, games, seats
from regelwerk.table.writer import Writer, Writing

__all__ = ["ContentRecord", "GameRecord", "MovedOn", "NoSuchGame", "SeatRecord", "Stage", "Store", "StoreError"]

T = TypeVar("T")
READERS = 4
_CHANGEABLE = frozenset({"title", "stage", "draft", "header", "seed", "desk"})
_APPEND = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.head == bindparam("known"))
    .values(head=bindparam("next"), changed=bindparam("now"))
)


class Store:
    """All methods may be called at any time; each write is one transaction, or part of one that others share."""

    def __init__(self, opened: Database) -> None:
        self._database = opened
        self._writer = Writer(opened)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="regelwerk-reader")

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at an address, brought up to date; `StoreError` says why not."""

        def opened() -> Database:
            found = database(url)
            try:
                bring_up_to_date(found)
            except BaseException:
                found.close()
                raise
            return found

        return cls(await asyncio.to_thread(opened))

    # -- games --------------------------------------------------------------------------------------------------------

    async def create(self, record: GameRecord, seats: Sequence[SeatRecord]) -> list[SeatRecord]:
        """A new game with its seats, which get their numbers here."""
        row = _spelled(asdict(record))
        seated = [replace(seat, game=record.id) for seat in seats]

        def write(writing: Writing) -> list[SeatRecord]:
            writing.connection.execute(insert(games).values(row))
            writing.changed[record.id] = record.head
            return [_insert_seat(writing.connection, seat) for seat in seated]

        return await self._writer.write(record.id, write)

    async def game(self, id: str) -> GameRecord:  # noqa: A002
        return await self._read(lambda connection: _game(connection, id))

    async def games(self) -> list[GameRecord]:
        """All games, the one that changed last first."""
        query = select(games).order_by(games.c.changed.desc(), games.c.id)
        return await self._read(lambda connection: [_game_of(row) for row in connection.execute(query)])

    async def change(self, id: str, version: int, **changes: Any) -> int:  # noqa: A002
        """Change what is not the journal, if nobody has since that version; gives the new version."""
        if not changes.keys() <= _CHANGEABLE:
            raise TypeError(f"cannot change {sorted(changes.keys() - _CHANGEABLE)}")
        values = _spelled(changes)

        def write(writing: Writing) -> int:
            query = update(games).where(games.c.id == id, games.c.version == version)
            done = writing.connection.execute(query.values(version=version + 1, changed=time.time(), **values))
            head = _game(writing.connection, id).head
            if done.rowcount != 1:
                raise MovedOn(id, head)
            writing.changed[id] = head
            return version + 1

        return await self._writer.write(id, write)

    async def remove(self, id: str) -> None:  # noqa: A002
        """Remove a game with all that belongs to it."""

        def write(writing: Writing) -> None:
            if writing.connection.execute(delete(games).where(games.c.id == id)).rowcount != 1:
                raise NoSuchGame(id)
            writing.changed[id] = -1

        await self._writer.write(id, write)

    # -- journals -----------------------------------------------------------------------------------------------------

    async def entries(self, id: str, since: int = 0) -> list[Entry]:  # noqa: A002
        """The journal's entries from a number on."""
        query = select(entries).where(entries.c.game == id, entries.c.n >= since).order_by(entries.c.n)

        def read(connection: Connection) -> list[Entry]:
            found = [_entry_of(row) for row in connection.execute(query)]
            if not found:
                _game(connection, id)
            return found

        return await self._read(read)

    async def append(
        self,
        id: str,  # noqa: A002
        head: int,
        entries: Sequence[Entry],
        *,
        seed: bytes | None = None,
        stage: Stage | None = None,
    ) -> None:
        """Append to the journal if nobody else has: all of it or nothing, and it is on the disk when this returns."""
        if [entry.n for entry in entries] != list(range(head, head + len(entries))):
            raise ValueError("entries that do not follow the journal's head")
        rows = [_entry_row(id, entry) for entry in entries]
        known = {"game": id, "known": head, "next": head + len(rows), "now": time.time()}
        besides = {name: value for name, value in (("seed", seed), ("stage", stage)) if value is not None}
        query = _APPEND.values(besides) if besides else _APPEND

        def write(writing: Writing) -> None:
            if writing.connection.execute(query, known).rowcount != 1:
                raise MovedOn(id, _game(writing.connection, id).head)
            writing.entries += rows
            writing.changed[id] = head + len(rows)

        await self._writer.write(id, write)

    # -- seats --------------------------------------------------------------------------------------------------------

    async def seats(self, id: str) -> list[SeatRecord]:  # noqa: A002
        query = select(seats).where(seats.c.game == id).order_by(seats.c.id)
        return await self._read(lambda connection: [SeatRecord(*row) for row in connection.execute(query)])

    async def seat_by_token(self, token_hash: str) -> SeatRecord | None:
        """The seat that a link opens; it may be revoked."""
        if not token_hash:
            return None
        query = select(seats).where(seats.c.token_hash == token_hash)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else SeatRecord(*row)

    async def put_seat(self, seat: SeatRecord) -> SeatRecord:
        """A new seat (its number is 0), or what has changed about one."""

        def write(writing: Writing) -> SeatRecord:
            _touch(writing, seat.game)
            if seat.id == 0:
                return _insert_seat(writing.connection, seat)
            query = update(seats).where(seats.c.id == seat.id, seats.c.game == seat.game)
            if writing.connection.execute(query.values(_seat_row(seat))).rowcount != 1:
                raise StoreError("table-store-seat", seat=seat.id)
            return seat

        return await self._writer.write(seat.game, write)

    async def drop_seat(self, id: int) -> None:  # noqa: A002
        query = select(seats.c.game).where(seats.c.id == id)
        game = await self._read(lambda connection: connection.execute(query).scalar())
        if game is None:
            raise StoreError("table-store-seat", seat=id)

        def write(writing: Writing) -> None:
            _touch(writing, game)
            writing.connection.execute(delete(seats).where(seats.c.id == id))

        await self._writer.write(game, write)

    # -- hosts' own content -------------------------------------------------------------------------------------------

    async def contents(self, system: str | None = None) -> list[ContentRecord]:
        query = select(contents).order_by(contents.c.system, contents.c.name)
        if system is not None:
            query = query.where(contents.c.system == system)
        return await self._read(lambda connection: [ContentRecord(*row) for row in connection.execute(query)])

    async def put_content(self, system: str, name: str, text: str) -> ContentRecord:
        """Write a text, or write it anew."""
        _spelled({"system": system, "name": name, "text": text})
        same = (contents.c.system == system, contents.c.name == name)

        def write(writing: Writing) -> ContentRecord:
            connection = writing.connection
            if connection.execute(update(contents).where(*same).values(text=text)).rowcount == 0:
                connection.execute(insert(contents).values(system=system, name=name, text=text))
            return ContentRecord(*connection.execute(select(contents).where(*same)).one())

        return await self._writer.write("", write)

    async def drop_content(self, system: str, name: str) -> bool:
        """Throw a text away; false if there was none."""
        query = delete(contents).where(contents.c.system == system, contents.c.name == name)
        return await self._writer.write("", lambda writing: writing.connection.execute(query).rowcount == 1)

    # -- the store itself ---------------------------------------------------------------------------------------------

    def listen(self, heard: Heard) -> None:
        """Hear, in this loop, of every game that another process changes; one that was removed has the head -1.

        After a gap in the connection every game is named: it may have changed meanwhile.
        """
        loop = asyncio.get_running_loop()

        def hear(game: str, head: int) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(heard, game, head)

        self._database.listen(hear)

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            await self._read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        except StoreError:
            return False
        return True

    async def close(self) -> None:
        """Finish what is under way, then let go of the database."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._database.close()

    async def _read(self, read: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._database.read, read)


def _touch(writing: Writing, game: str) -> None:
    """Something that belongs to a game has changed."""
    query = update(games).where(games.c.id == game).values(version=games.c.version + 1, changed=time.time())
    if writing.connection.execute(query).rowcount != 1:
        raise NoSuchGame(game)
    writing.changed[game] = _game(writing.connection, game).head


def _game(connection: Connection, game: str) -> GameRecord:
    row = connection.execute(select(games).where(games.c.id == game)).first()
    if row is None:
        raise NoSuchGame(game)
    return _game_of(row)


def _game_of(row: Row[Any]) -> GameRecord:
    return GameRecord(
        row.id, row.system, row.title, Stage(row.stage), json.loads(row.draft),
        None if row.header is None else json.loads(row.header), row.seed, json.loads(row.desk),
        row.version, row.head, row.created, row.changed,
    )  # fmt: skip


def _spelled(values: dict[str, Any]) -> dict[str, Any]:
    """Values as the columns hold them: JSON as its canonical text. What not every database can hold, none takes."""
    spelled = {name: canonical(value) if isinstance(value, dict) else value for name, value in values.items()}
    for value in spelled.values():
        if isinstance(value, str) and not _can_be_held(value):
            raise StoreError("table-store-text")
    return spelled


def _can_be_held(value: str) -> bool:
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False


def _seat_row(seat: SeatRecord) -> dict[str, Any]:
    return _spelled({name: value for name, value in asdict(seat).items() if name != "id"})


def _insert_seat(connection: Connection, seat: SeatRecord) -> SeatRecord:
    made = connection.execute(insert(seats).values(_seat_row(seat)).returning(seats.c.id))
    return replace(seat, id=made.scalar_one())


def _entry_row(game: str, entry: Entry) -> dict[str, Any]:
    return {
        "game": game, "n": entry.n, "kind": entry.kind, "data": canonical(entry.data),
        "events": canonical(list(entry.events)), "state": None if entry.state is None else canonical(entry.state),
        "previous": entry.previous, "hash": entry.hash,
    }  # fmt: skip


def _entry_of(row: Row[Any]) -> Entry:
    # The standard reader of JSON, because it alone gives back whole numbers of any length.
    return Entry(
        row.n, row.kind, json.loads(row.data), tuple(json.loads(row.events)),
        None if row.state is None else json.loads(row.state), row.previous, row.hash,
    )  # fmt: skip
