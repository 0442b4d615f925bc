"""Processes at one PostgreSQL hear of each other's changes, and an answer is never lost between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from psycopg.pq.abc import PGconn, PGresult
from sqlalchemy import Connection, event, text

import regelwerk.table.storage.postgres as postgres
from regelwerk.engine.journal.entries import Journal
from regelwerk.table.storage.records import CommitUncertain, Stage, WriteConflict
from regelwerk.table.storage.store import Store
from table.databases import sever
from table.made import HEADER, a_game, a_seat, opened, sealed, stored, using

Heard = list[tuple[str, int]]


@asynccontextmanager
async def two_stores(url: str) -> AsyncIterator[tuple[Store, Store]]:
    async with opened(url) as one, opened(url) as other:
        yield one, other


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.005)


def test_what_one_process_changes_the_other_hears_and_nobody_hears_themselves(postgres_url: str) -> None:
    async def run() -> None:
        async with two_stores(postgres_url) as (one, other):
            await one.create(a_game("old"), [])
            at_one: Heard = []
            at_other: Heard = []
            one.listen(lambda game, head: at_one.append((game, head)))
            other.listen(lambda game, head: at_other.append((game, head)))
            await until(lambda: at_one == at_other == [("old", 0)])

            journal = Journal(HEADER)
            await one.create(a_game(), [])
            await one.append("g", 0, [sealed(journal, {}), sealed(journal, {})])
            await other.append("g", 2, [sealed(journal, {})])
            await one.add_seat(a_seat())
            await one.change("g", 1, title="Neu")
            await one.remove("old")
            await until(lambda: at_other[-1] == ("old", -1))
            assert at_other[1:] == [("g", 0), ("g", 2), ("g", 3), ("g", 3), ("old", -1)]
            await until(lambda: at_one[-1] == ("g", 3))
            assert at_one[1:] == [("g", 3)]
            assert (await stored(other, "g")).entries == journal.entries

    asyncio.run(run())


def test_after_a_broken_connection_every_game_counts_as_changed(postgres_url: str) -> None:
    async def run() -> None:
        async with two_stores(postgres_url) as (one, other):
            for name in ("a", "b"):
                await one.create(a_game(name), [])
            heard: Heard = []
            other.listen(lambda game, head: heard.append((game, head)))
            await until(lambda: sorted(heard) == [("a", 0), ("b", 0)])
            heard.clear()
            await asyncio.to_thread(sever, postgres_url)
            await one.append("b", 0, [sealed(Journal(HEADER), {})])
            await until(lambda: {("a", 0), ("b", 1)} <= set(heard))
            heard.clear()
            await one.append("a", 0, [sealed(Journal(HEADER), {})])
            await until(lambda: heard == [("a", 1)])

    asyncio.run(run())


class Scissors:
    """Cuts the connection off once, right before the commit of a transaction or right after it was carried out."""

    def __init__(self, store: Store, carried_out: bool) -> None:
        self.carried_out = carried_out
        self.used = False
        event.listen(store._database.engine, "commit", self)

    def __call__(self, connection: Connection) -> None:
        if self.used:
            return
        self.used = True
        raw: Any = connection.connection.driver_connection
        if self.carried_out:
            raw.commit()
            raw.execute("SELECT 1")  # so that the driver has something to commit, and notices
        _cut(connection)


class StatementScissors:
    """Cuts the connection off once, right before entries are appended, or right after that was carried out."""

    def __init__(self, store: Store, carried_out: bool) -> None:
        found = store._database
        assert isinstance(found, postgres.Postgres)
        self.carried_out = carried_out
        self.used = False
        self.appender, self.plain = found._appender, found._appender._carried_out
        self.appender._carried_out = self  # type: ignore[method-assign]

    def __call__(self, line: PGconn, moves: bytes, rows: bytes) -> PGresult:
        if not self.used:
            self.used = True
            if self.carried_out:
                self.plain(line, moves, rows)
            assert self.appender._connection is not None
            _cut(self.appender._connection)
        return self.plain(line, moves, rows)


def _cut(connection: Connection) -> None:
    raw: Any = connection.connection.driver_connection
    with connection.engine.connect() as other:
        assert other.execute(text(f"SELECT pg_terminate_backend({raw.info.backend_pid}, 5000)")).scalar()


@pytest.mark.parametrize("carried_out", [True, False])
def test_an_answer_that_was_cut_off_is_there_once(postgres_url: str, carried_out: bool) -> None:
    """It is given again, and cannot be taken twice."""

    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        journal = Journal(HEADER)
        scissors = StatementScissors(store, carried_out)
        await store.append("g", 0, [sealed(journal, {})])
        assert scissors.used
        await store.append("g", 1, [sealed(journal, {})])
        assert (await stored(store, "g")).entries == journal.entries

    using(postgres_url, use)


@pytest.mark.parametrize("carried_out", [True, False])
def test_so_is_the_answer_that_ends_a_game_with_how_it_ended(postgres_url: str, carried_out: bool) -> None:
    """Also while something else is written, whose transaction could not say so certainly after a crash."""

    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        await store.create(a_game("other"), [])
        journal = Journal(HEADER)
        scissors = StatementScissors(store, carried_out)
        last = store.append("g", 0, [sealed(journal, {})], seed=b"new", stage=Stage.OVER, outcome={"winner": "red"})
        await asyncio.gather(store.change("other", 0, title="Neu"), last)
        assert scissors.used
        found = await store.game("g")
        assert (found.stage, found.outcome, found.seed) == (Stage.OVER, {"winner": "red"}, b"new")
        assert (await stored(store, "g")).entries == journal.entries

    using(postgres_url, use)


def test_an_answer_that_was_cut_off_while_another_came_first_is_refused(postgres_url: str) -> None:
    async def run() -> None:
        async with two_stores(postgres_url) as (one, other):
            await one.create(a_game(), [])
            journal, others = Journal(HEADER), Journal(HEADER)
            await other.append("g", 0, [sealed(others, {"by": "other"})])
            scissors = StatementScissors(one, carried_out=False)
            with pytest.raises(WriteConflict):
                await one.append("g", 0, [sealed(journal, {})])
            assert scissors.used
            assert (await stored(one, "g")).entries == others.entries

    asyncio.run(run())


@pytest.mark.parametrize("carried_out", [True, False])
def test_if_nobody_can_say_whether_an_answer_is_stored_it_is_not_tried_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, carried_out: bool
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.0)

    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        journal = Journal(HEADER)
        StatementScissors(store, carried_out)
        with pytest.raises(CommitUncertain):
            await store.append("g", 0, [sealed(journal, {})])
        assert (await stored(store, "g")).entries == journal.entries[:carried_out]

    using(postgres_url, use)


@pytest.mark.parametrize("carried_out", [True, False])
def test_a_change_whose_commit_was_cut_off_is_made_once(postgres_url: str, carried_out: bool) -> None:
    """The writer finds out whether it was carried out, and tries again only if not."""

    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        scissors = Scissors(store, carried_out)
        assert await store.change("g", 0, title="Neu") == 1
        assert scissors.used
        found = await store.game("g")
        assert (found.title, found.version) == ("Neu", 1)

    using(postgres_url, use)


@pytest.mark.parametrize("carried_out", [True, False])
def test_if_nobody_can_say_whether_a_change_is_stored_it_is_not_tried_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, carried_out: bool
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.0)

    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        Scissors(store, carried_out)
        with pytest.raises(CommitUncertain):
            await store.change("g", 0, title="Neu")
        assert (await store.game("g")).version == carried_out

    using(postgres_url, use)


def test_a_transaction_that_the_database_knows_nothing_of_was_not_committed(postgres_url: str) -> None:
    """It crashed before it had written down that it had given the number."""

    async def use(store: Store) -> None:
        database = store._database
        assert isinstance(database, postgres.Postgres)
        assert await asyncio.to_thread(database._was_committed, str(10**9)) is False

    using(postgres_url, use)
