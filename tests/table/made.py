"""Games for the tests of the store: records, and journals that hold together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from regelwerk.engine.journal.entries import Entry, Header, Journal, Json
from regelwerk.table.storage.records import GameRecord, SeatRecord, Stage
from regelwerk.table.storage.store import Store

T = TypeVar("T")
HEADER = Header("tiny", "1", "1", {"big": 2**80, "share": 0.1}, ("red", "blue"), "promised")


def a_game(name: str = "g", **changes: Any) -> GameRecord:
    game = GameRecord(
        name, "tiny", "Ein Abend", Stage.RUNNING, {"scene": "hof", "options": {}}, HEADER.to_json(), b"\0\xff" * 16,
        {"paused": False}, 0, 0, 1.0, 1.0,
    )  # fmt: skip
    return replace(game, **changes)


def a_seat(game: str = "g", **changes: Any) -> SeatRecord:
    return replace(SeatRecord(0, game, "player", "red", "person", "Käthe", 0, "", False, False), **changes)


def sealed(journal: Journal, data: Json, state: Json | None = None) -> Entry:
    """One more entry, appended to the journal in memory."""
    entry = journal.seal("start", data, [{"event": "note", "facts": data}], state)
    journal.append(entry)
    return entry


async def stored(store: Store, game: str) -> Journal:
    """The journal as the store has it; its chain is checked."""
    header = (await store.game(game)).header
    assert header is not None
    journal = Journal(Header.from_json(header), await store.entries(game))
    journal.check_chain()
    return journal


def using(url: str, use: Callable[[Store], Awaitable[T]]) -> T:
    """Open the store, use it, close it."""

    async def run() -> T:
        async with opened(url) as store:
            return await use(store)

    return asyncio.run(run())


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()
