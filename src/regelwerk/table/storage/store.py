"""The store: games, their seats and journals in a database. A write that returned is on the disk."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from regelwerk.engine.journal.entries import Entry, Json, canonical
from regelwerk.table.storage.campaigns import Campaigns
from regelwerk.table.storage.database import Database, OnChange, database
from regelwerk.table.storage.images import ImageShelf, forget_images
from regelwerk.table.storage.migrations import bring_up_to_date
from regelwerk.table.storage.records import (
    Append,
    ContentRecord,
    DamagedGame,
    GameRecord,
    NoSuchGame,
    SeatRecord,
    Stage,
    StoreError,
    WriteConflict,
)
from regelwerk.table.storage.rows import (
    HashOf,
    column_values,
    entry_row,
    insert_seat,
    listed,
    read_entries,
    read_game,
    read_seats,
)
from regelwerk.table.storage.schema import contents, entries, games, house, pulses, seats
from regelwerk.table.storage.write_thread import Transaction, WriteThread, Wrote

T = TypeVar("T")
LOG = logging.getLogger("regelwerk.table")
READERS = 4
PULSE = 0.5
"""Seconds for which the last health check is trusted."""
SILENCE = 1.5
"""Seconds after which a database that has not taken a write counts as unreachable; under load it may take one."""
_CHANGEABLE = frozenset({"title", "stage", "draft", "header", "seed", "table_state"})
_SEAT_CHANGEABLE = frozenset({"player", "name", "generation", "token_hash", "revoked", "manual"})
_APPEND = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.head == bindparam("known"))
    .values(head=bindparam("next"), changed=bindparam("now"))
)


class Store:
    """All methods may be called concurrently; each write is one transaction, or part of a shared one."""

    def __init__(self, opened: Database, wrote: Wrote = lambda *_: None) -> None:
        self._database = opened
        self._write_thread = WriteThread(opened, wrote)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="regelwerk-reader")
        self.campaigns = Campaigns(self._write_thread, self._read)
        self._pulse = (-PULSE, True)
        self._beat_began = 0.0
        self.images = ImageShelf(self._read, self._write_thread.write)
        self._beating: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, wrote: Wrote = lambda *_: None) -> Store:
        """The store at a database URL, migrated to the newest schema; raises `StoreError`."""

        def opened() -> Database:
            found = database(url)
            try:
                bring_up_to_date(found)
            except BaseException:
                found.close()
                raise
            return found

        return cls(await asyncio.to_thread(opened), wrote)

    # -- games --------------------------------------------------------------------------------------------------------

    async def create(
        self, record: GameRecord, seats: Sequence[SeatRecord], hash_of: HashOf | None = None
    ) -> list[SeatRecord]:
        """A new game with its seats, which get their ids here and with them the hashes of their tokens."""
        row = column_values(asdict(record))
        seated = [replace(seat, game=record.id) for seat in seats]

        def write(transaction: Transaction) -> list[SeatRecord]:
            transaction.connection.execute(insert(games).values(row))
            transaction.changed[record.id] = record.head
            return [insert_seat(transaction.connection, seat, hash_of) for seat in seated]

        return await self._write_thread.write(record.id, write)

    async def game(self, id: str) -> GameRecord:  # noqa: A002
        return await self._read(lambda connection: read_game(connection, id))

    async def whole(self, id: str) -> tuple[GameRecord, list[SeatRecord], list[Entry]]:  # noqa: A002
        """A game, its seats, and of its journal what the record knows of."""

        def read(connection: Connection) -> tuple[GameRecord, list[SeatRecord], list[Entry]]:
            record = read_game(connection, id)
            return record, read_seats(connection, id), read_entries(connection, id, 0, record.head)

        return await self._read(read)

    async def since(self, id: str, head: int) -> tuple[GameRecord, list[Entry]]:  # noqa: A002
        """A game, and of its journal what the record knows of beyond a number."""

        def read(connection: Connection) -> tuple[GameRecord, list[Entry]]:
            record = read_game(connection, id)
            return record, read_entries(connection, id, head, record.head) if record.head > head else []

        return await self._read(read)

    async def games(self) -> list[GameRecord | DamagedGame]:
        """All games, the one that changed last first."""
        query = select(games).order_by(games.c.changed.desc(), games.c.id)
        counting = select(entries.c.game, func.count()).group_by(entries.c.game)

        def read(connection: Connection) -> list[GameRecord | DamagedGame]:
            found = connection.execute(query).all()
            counted = {row.game: row[1] for row in connection.execute(counting)}
            return [listed(row, counted.get(row.id, 0)) for row in found]

        return await self._read(read)

    async def count_games(self) -> int:
        query = select(func.count()).select_from(games)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def count_strangers(self, origin: str, since: float) -> tuple[int, int]:
        """The number of games that strangers have begun, and how many of them come from one origin since a time."""
        all_of_them = select(func.count()).where(games.c.origin != "")
        own = select(func.count()).where(games.c.origin == origin, games.c.created >= since)
        return await self._read(
            lambda connection: (connection.execute(all_of_them).scalar_one(), connection.execute(own).scalar_one())
        )

    async def change(self, id: str, version: int, **changes: Any) -> int:  # noqa: A002
        """Change anything but the journal if the version is still the expected one; returns the new version."""
        if not changes.keys() <= _CHANGEABLE:
            raise TypeError(f"cannot change {sorted(changes.keys() - _CHANGEABLE)}")
        values = column_values(changes)

        def write(transaction: Transaction) -> int:
            query = update(games).where(games.c.id == id, games.c.version == version)
            done = transaction.connection.execute(query.values(version=version + 1, changed=time.time(), **values))
            head = read_game(transaction.connection, id).head
            if done.rowcount != 1:
                raise WriteConflict(id, head)
            transaction.changed[id] = head
            return version + 1

        return await self._write_thread.write(id, write)

    async def remove(self, id: str) -> None:  # noqa: A002
        """Remove a game with its journal, seats, content and images."""

        def write(transaction: Transaction) -> None:
            if transaction.connection.execute(delete(games).where(games.c.id == id)).rowcount != 1:
                raise NoSuchGame(id)
            transaction.connection.execute(delete(contents).where(contents.c.game == id))
            forget_images(transaction.connection, id)
            transaction.changed[id] = -1

        await self._write_thread.write(id, write)

    # -- journals -----------------------------------------------------------------------------------------------------

    async def entries(self, id: str, since: int = 0, until: int | None = None) -> list[Entry]:  # noqa: A002
        """The journal's entries, starting with a number.

        `until` is the head of a record that was read before: another process may have appended since, and who takes
        over more than the record knows of has a game and a record that do not fit together.
        """

        def read(connection: Connection) -> list[Entry]:
            found = read_entries(connection, id, since, until)
            if not found:
                read_game(connection, id)
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
        outcome: Json | None = None,
    ) -> None:
        """Append all entries if the journal still ends at `head`, or none and raise `WriteConflict`.

        With another stage goes the outcome: that of a game that is over, or none any more.
        """
        if [entry.n for entry in entries] != list(range(head, head + len(entries))):
            raise ValueError("entries that do not follow the journal's head")
        rows = [entry_row(id, entry) for entry in entries]
        ending = None if outcome is None else canonical(outcome)
        append = Append(id, head, rows, time.time(), seed, None if stage is None else stage.value, ending)

        def write(transaction: Transaction) -> None:
            known = {"game": id, "known": head, "next": append.next, "now": append.now}
            besides: dict[str, Any] = {} if seed is None else {"seed": seed}
            if stage is not None:
                besides |= {"stage": stage, "outcome": ending}
            query = _APPEND.values(besides) if besides else _APPEND
            if transaction.connection.execute(query, known).rowcount != 1:
                raise WriteConflict(id, read_game(transaction.connection, id).head)
            transaction.entries += rows
            transaction.changed[id] = append.next

        await self._write_thread.write(id, write, append)

    async def keep_outcome(self, id: str, head: int, outcome: Json) -> None:  # noqa: A002
        """Say of a game that was over before how it ended; that is no change of the game."""
        query = update(games).where(games.c.id == id, games.c.head == head, games.c.stage == Stage.OVER)
        query = query.values(outcome=canonical(outcome))
        await self._write_thread.write(id, lambda write: write.connection.execute(query))

    # -- seats --------------------------------------------------------------------------------------------------------

    async def seats(self, id: str) -> list[SeatRecord]:  # noqa: A002
        return await self._read(lambda connection: read_seats(connection, id))

    async def all_seats(self) -> dict[str, list[SeatRecord]]:
        """The seats of all games."""
        query = select(seats).order_by(seats.c.id)

        def read(connection: Connection) -> dict[str, list[SeatRecord]]:
            found: dict[str, list[SeatRecord]] = {}
            for row in connection.execute(query):
                found.setdefault(row.game, []).append(SeatRecord(*row))
            return found

        return await self._read(read)

    async def seat_by_token(self, token_hash: str) -> SeatRecord | None:
        """The seat that a link opens; it may be revoked."""
        if not token_hash:
            return None
        query = select(seats).where(seats.c.token_hash == token_hash)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else SeatRecord(*row)

    async def add_seat(self, seat: SeatRecord, hash_of: HashOf | None = None) -> SeatRecord:
        """A new seat, which gets its id here and with it the hash of its token."""

        def write(transaction: Transaction) -> SeatRecord:
            _touch(transaction, seat.game)
            return insert_seat(transaction.connection, seat, hash_of)

        return await self._write_thread.write(seat.game, write)

    async def change_seat(self, seat: SeatRecord, *, only_if_open: bool = False, **changes: Any) -> None:
        """Change only the named columns of a seat: the others may have been changed since it was read.

        `only_if_open`: refuse if the link that opened the seat when it was read has been revoked or renewed.
        """
        if not changes.keys() <= _SEAT_CHANGEABLE:
            raise TypeError(f"cannot change {sorted(changes.keys() - _SEAT_CHANGEABLE)}")
        query = update(seats).where(seats.c.id == seat.id, seats.c.game == seat.game)
        if only_if_open:
            query = query.where(seats.c.generation == seat.generation, seats.c.revoked.is_(False))
        query = query.values(column_values(changes))

        def write(transaction: Transaction) -> None:
            _touch(transaction, seat.game)
            if changes and transaction.connection.execute(query).rowcount != 1:
                raise StoreError("table-store-seat", seat=seat.id)

        await self._write_thread.write(seat.game, write)

    async def drop_seat(self, id: int) -> None:  # noqa: A002
        query = select(seats.c.game).where(seats.c.id == id)
        game = await self._read(lambda connection: connection.execute(query).scalar())
        if game is None:
            raise StoreError("table-store-seat", seat=id)

        def write(transaction: Transaction) -> None:
            _touch(transaction, game)
            transaction.connection.execute(delete(seats).where(seats.c.id == id))

        await self._write_thread.write(game, write)

    # -- content files ------------------------------------------------------------------------------------------------

    async def contents(self, system: str, game: str = "") -> list[ContentRecord]:
        """The content files of the house, or those of one game."""
        query = select(contents).where(contents.c.system == system, contents.c.game == game).order_by(contents.c.name)
        return await self._read(lambda connection: [ContentRecord(*row) for row in connection.execute(query)])

    async def put_content(self, system: str, name: str, text: str, game: str = "") -> ContentRecord:
        """Write a content file, replacing one of the same name."""
        column_values({"system": system, "name": name, "text": text})
        same = (contents.c.system == system, contents.c.game == game, contents.c.name == name)

        def write(transaction: Transaction) -> ContentRecord:
            connection = transaction.connection
            if connection.execute(update(contents).where(*same).values(text=text)).rowcount == 0:
                connection.execute(insert(contents).values(system=system, game=game, name=name, text=text))
            return ContentRecord(*connection.execute(select(contents).where(*same)).one())

        return await self._write_thread.write("", write)

    async def swap_content(self, system: str, name: str, old: str | None, new: str | None, game: str = "") -> bool:
        """Replace the text of a file if it is still the old one; None: there is no such file. False: it is not."""
        column_values({"system": system, "name": name, "text": new or ""})
        same = (contents.c.system == system, contents.c.game == game, contents.c.name == name)

        def write(transaction: Transaction) -> bool:
            connection = transaction.connection
            found = connection.execute(select(contents.c.text).where(*same)).scalar()
            if found != old:
                return False
            if new is None:
                connection.execute(delete(contents).where(*same))
            elif old is None:
                connection.execute(insert(contents).values(system=system, game=game, name=name, text=new))
            else:
                changed = update(contents).where(*same, contents.c.text == old).values(text=new)
                return connection.execute(changed).rowcount == 1
            return True

        return await self._write_thread.write("", write)

    async def drop_content(self, system: str, name: str, game: str = "") -> bool:
        """Delete a content file; false if there was none."""
        same = (contents.c.system == system, contents.c.game == game, contents.c.name == name)
        query = delete(contents).where(*same)
        return await self._write_thread.write("", lambda write: write.connection.execute(query).rowcount == 1)

    # -- the host's link ----------------------------------------------------------------------------------------------

    async def host_generation(self) -> int:
        """How often the host's link was renewed. Read each time: any process may have renewed it."""
        query = select(house.c.host_generation)
        return await self._read(lambda connection: connection.execute(query).scalar()) or 0

    async def renew_host(self) -> int:
        """Count up the generation of the host's link; returns the new one."""

        def write(transaction: Transaction) -> int:
            counted = update(house).values(host_generation=house.c.host_generation + 1)
            if transaction.connection.execute(counted).rowcount == 0:
                transaction.connection.execute(insert(house).values(id=1, host_generation=1))
            return int(transaction.connection.execute(select(house.c.host_generation)).scalar_one())

        return await self._write_thread.write("", write)

    # -- the store itself ---------------------------------------------------------------------------------------------

    def listen(self, on_change: OnChange, concerns: Callable[[str], bool] = lambda _: True) -> None:
        """Call back, in this loop, for every game that another process changes; a removed game has the head -1.

        After a gap in the connection it is called for every game, because any may have changed meanwhile. `concerns`
        is asked in another thread whether a game is worth calling back for.
        """
        loop = asyncio.get_running_loop()

        def in_loop(game: str, head: int) -> None:
            if concerns(game) and not loop.is_closed():
                loop.call_soon_threadsafe(on_change, game, head)

        self._database.listen(in_loop)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self._database.is_shared

    async def healthy(self) -> bool:
        """Whether an answer could be stored now, tested by a real write if the last one is not a moment ago."""
        checked, was_well = self._pulse
        if time.monotonic() - checked < PULSE:
            return was_well
        if self._beating is None:
            self._beating, self._beat_began = asyncio.ensure_future(self._beat()), time.monotonic()
        # A database behind a cut cable does not refuse, it is silent; whoever asks is answered all the same, and at
        # once if it has been silent for long enough.
        left = self._beat_began + SILENCE - time.monotonic()
        await asyncio.wait([self._beating], timeout=max(0.0, left))
        return self._pulse[1] if self._beating is None else False

    async def _beat(self) -> None:
        def beat(transaction: Transaction) -> bool:
            _beat(transaction)
            return self._database.has_room()

        is_well = False
        try:
            is_well = await self._write_thread.write("", beat)
        except StoreError:
            LOG.warning("the database takes no writes")
        finally:
            self._pulse = (time.monotonic(), is_well)
            self._beating = None

    async def check_file(self) -> None:
        """Let the database look over its own storage, without reading games; raises `StoreError`."""
        if problems := await asyncio.to_thread(self._database.problems):
            LOG.error("the database is damaged", extra={"problems": problems})
            raise StoreError("table-store-torn", why=problems[0])

    async def close(self) -> None:
        """Finish pending work, then close the database."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._write_thread.close()
        self._readers.shutdown()
        self._database.close()

    async def _read(self, read: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._database.read, read)


def _beat(transaction: Transaction) -> None:
    """Write a row of one's own and take it away: whoever is cut off meanwhile must not lock out the other servers."""
    row = secrets.randbits(31)
    transaction.connection.execute(insert(pulses).values(id=row, at=time.time()))
    transaction.connection.execute(delete(pulses).where(pulses.c.id == row))


def _touch(transaction: Transaction, game: str) -> None:
    """Count up the version of a game, because something that belongs to it has changed."""
    query = update(games).where(games.c.id == game).values(version=games.c.version + 1, changed=time.time())
    if transaction.connection.execute(query).rowcount != 1:
        raise NoSuchGame(game)
    transaction.changed[game] = read_game(transaction.connection, game).head
