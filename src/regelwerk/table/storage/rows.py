"""Rows of the database as records, and records as rows; a row that cannot be read raises `DamagedGameError`."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from regelwerk.engine.journal.entries import Entry, Header, Journal, JournalError, canonical
from regelwerk.table.storage.records import (
    DamagedGame,
    DamagedGameError,
    GameRecord,
    NoSuchGame,
    SeatRecord,
    Stage,
    StoreError,
)
from regelwerk.table.storage.schema import entries, games, seats

HashOf = Callable[[SeatRecord], str]
"""The hash of a seat's token, which derives from the seat's number."""


def read_game(connection: Connection, game: str) -> GameRecord:
    row = connection.execute(select(games).where(games.c.id == game)).first()
    if row is None:
        raise NoSuchGame(game)
    return game_of(row)


def read_seats(connection: Connection, game: str) -> list[SeatRecord]:
    query = select(seats).where(seats.c.game == game).order_by(seats.c.id)
    return [SeatRecord(*row) for row in connection.execute(query)]


def read_entries(connection: Connection, game: str, since: int, until: int | None = None) -> list[Entry]:
    """The entries of a journal, starting with a number; see `Store.entries`."""
    query = select(entries).where(entries.c.game == game, entries.c.n >= since).order_by(entries.c.n)
    if until is not None:
        query = query.where(entries.c.n < until)
    return [entry_of(row) for row in connection.execute(query)]


def game_of(row: Row[Any]) -> GameRecord:
    if row.header is None and row.head:
        raise DamagedGameError(row.id, "header")
    try:
        return GameRecord(
            row.id, row.system, row.title, Stage(row.stage), _object(row.draft),
            None if row.header is None else _header(row.header), row.seed, _object(row.table_state),
            row.version, row.head, row.created, row.changed, row.origin,
            None if row.outcome is None else _object(row.outcome),
        )  # fmt: skip
    except (ValueError, RecursionError) as error:
        raise DamagedGameError(row.id, "game") from error


def listed(row: Row[Any], entries: int) -> GameRecord | DamagedGame:
    """A game for a list; `entries` is the number of stored entries, perhaps counted a moment later."""
    try:
        found = game_of(row)
    except DamagedGameError:
        found = None
    return DamagedGame(row.id, row.system, row.title, row.changed) if found is None or entries < row.head else found


def _object(text: str) -> dict[str, Any]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("not an object")
    return found


def _header(text: str) -> dict[str, Any]:
    found = _object(text)
    if not isinstance(Header.from_json(found).document, dict):
        raise ValueError("not a document")
    return found


def column_values(values: dict[str, Any]) -> dict[str, Any]:
    """Values as the columns hold them, JSON as canonical text. Text that one database cannot hold is refused."""
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
    return column_values({name: value for name, value in asdict(seat).items() if name != "id"})


def insert_seat(connection: Connection, seat: SeatRecord, hash_of: HashOf | None) -> SeatRecord:
    made = connection.execute(insert(seats).values(_seat_row(seat)).returning(seats.c.id))
    seat = replace(seat, id=made.scalar_one())
    if hash_of is None:
        return seat
    hashed = hash_of(seat)
    connection.execute(update(seats).where(seats.c.id == seat.id).values(token_hash=hashed))
    return replace(seat, token_hash=hashed)


def entry_row(game: str, entry: Entry) -> dict[str, Any]:
    data, events, state = entry.take_spelled()
    return {
        "game": game, "n": entry.n, "kind": entry.kind, "data": data, "events": events, "state": state,
        "previous": entry.previous, "hash": entry.hash,
    }  # fmt: skip


def entry_of(row: Row[Any]) -> Entry:
    # The standard JSON reader, because only it preserves integers of any length.
    try:
        return Entry(
            row.n, row.kind, json.loads(row.data), tuple(json.loads(row.events)),
            None if row.state is None else json.loads(row.state), row.previous, row.hash,
        )  # fmt: skip
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedGameError(row.game, f"entry {row.n}") from error


def check_journal(record: GameRecord, found: Sequence[Entry]) -> None:
    """Raise `DamagedGameError` unless the journal is complete and its chain is intact."""
    if record.header is None:
        if record.head or record.stage is not Stage.LOBBY:
            raise DamagedGameError(record.id, "header")
        return
    if len(found) != record.head or (not found and record.stage is not Stage.LOBBY):
        raise DamagedGameError(record.id, "entries")
    try:
        Journal(Header.from_json(record.header), found).check_chain()
    except JournalError as error:
        raise DamagedGameError(record.id, error.code) from error
