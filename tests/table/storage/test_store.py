"""The store keeps what it acknowledges, refuses what comes second, and gives back exactly what it got."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from regelwerk.engine.journal.entries import Journal
from regelwerk.table.storage.records import NoSuchGame, Stage, StoreError, WriteConflict
from regelwerk.table.storage.store import Store
from table.made import HEADER, a_game, a_seat, sealed, stored, using

STRANGE = {"big": -(2**200), "tiny": 5e-324, "zero": -0.0, "huge": 1.7976931348623157e308, "text": 'ß\u2028\0"\\🎲'}


def test_a_game_comes_back_as_it_was(database: str) -> None:
    game = a_game(draft={"b": STRANGE, "a": []}, title="Käthes „Abend“ 🎲")

    async def write(store: Store) -> None:
        await store.create(game, [])

    async def read(store: Store) -> None:
        assert await store.game("g") == game
        with pytest.raises(NoSuchGame):
            await store.game("other")
        with pytest.raises(NoSuchGame):
            await store.entries("other")

    using(database, write)
    using(database, read)


def test_the_chain_holds_when_the_journal_is_read_back(database: str) -> None:
    journal = Journal(HEADER)
    first = [sealed(journal, STRANGE, state={"deep": [STRANGE]}), sealed(journal, {"2": 2, "10": 1})]
    last = sealed(journal, {}, state={})

    async def write(store: Store) -> None:
        await store.create(a_game(), [])
        await store.append("g", 0, first)
        await store.append("g", 2, [last], seed=b"new", stage=Stage.OVER)

    async def read(store: Store) -> None:
        assert (await stored(store, "g")).entries == journal.entries
        assert [entry.hash for entry in await store.entries("g")] == [entry.hash for entry in journal.entries]
        assert await store.entries("g", since=2) == [last]
        assert await store.entries("g", since=3) == []
        game = await store.game("g")
        assert (game.head, game.seed, game.stage, game.version) == (3, b"new", Stage.OVER, 0)

    using(database, write)
    using(database, read)


def test_who_appends_second_is_told_so_and_changes_nothing(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        winner, loser = Journal(HEADER), Journal(HEADER)
        await store.append("g", 0, [sealed(winner, {"who": "red"})])
        with pytest.raises(WriteConflict) as moved:
            await store.append("g", 0, [sealed(loser, {"who": "blue"}), sealed(loser, {})], stage=Stage.OVER)
        assert (moved.value.game, moved.value.head) == ("g", 1)
        assert (await stored(store, "g")).entries == winner.entries
        assert (await store.game("g")).stage is Stage.RUNNING
        with pytest.raises(NoSuchGame):
            await store.append("other", 0, [sealed(Journal(HEADER), {})])
        with pytest.raises(ValueError, match="follow"):
            await store.append("g", 1, [sealed(Journal(HEADER), {})])

    using(database, use)


def test_with_an_answer_goes_how_the_game_stands(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_game(seed=b"old"), [])
        journal = Journal(HEADER)
        await store.append("g", 0, [sealed(journal, {})])
        plain = await store.game("g")
        assert (plain.stage, plain.outcome, plain.seed) == (Stage.RUNNING, None, b"old")
        await store.append("g", 1, [sealed(journal, {})], stage=Stage.OVER, outcome={"winner": "red"}, seed=b"new")
        over = await store.game("g")
        assert (over.stage, over.outcome, over.seed) == (Stage.OVER, {"winner": "red"}, b"new")
        await store.append("g", 2, [sealed(journal, {})])
        assert (await store.game("g")).outcome == {"winner": "red"}
        await store.append("g", 3, [sealed(journal, {})], stage=Stage.RUNNING)
        again = await store.game("g")
        assert (again.stage, again.outcome, again.seed, again.head) == (Stage.RUNNING, None, b"new", 4)

    using(database, use)


def test_two_answers_to_one_game_that_wait_together_are_stored_in_their_order(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        journal = Journal(HEADER)
        first, second = sealed(journal, {"n": 1}), sealed(journal, {"n": 2})
        await asyncio.gather(store.append("g", 0, [first]), store.append("g", 1, [second]))
        assert (await stored(store, "g")).entries == [first, second]

    using(database, use)


def test_changes_beside_the_journal_know_their_version(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_game(header=None, seed=None, stage=Stage.LOBBY), [])
        header = HEADER.to_json()
        assert await store.change("g", 0, stage=Stage.RUNNING, header=header, seed=b"s", draft={"x": 1}) == 1
        with pytest.raises(WriteConflict):
            await store.change("g", 0, title="Zu spät")
        assert await store.change("g", 1, title="Neu", table_state={"paused": True}) == 2
        game = await store.game("g")
        assert (game.title, game.stage, game.header, game.seed) == ("Neu", Stage.RUNNING, header, b"s")
        assert (game.draft, game.table_state, game.version) == ({"x": 1}, {"paused": True}, 2)
        with pytest.raises(NoSuchGame):
            await store.change("other", 0, title="Niemand")
        with pytest.raises(TypeError):
            await store.change("g", 2, head=7)

    using(database, use)


def test_the_game_that_changed_last_is_first(database: str) -> None:
    async def use(store: Store) -> None:
        for n in range(3):
            await store.create(a_game(f"g{n}", changed=float(n)), [])
        await store.append("g1", 0, [sealed(Journal(HEADER), {})])
        assert [game.id for game in await store.games()] == ["g1", "g2", "g0"]

    using(database, use)


def test_seats_are_found_by_their_links_and_numbers_are_never_given_twice(database: str) -> None:
    async def use(store: Store) -> None:
        red, blue = await store.create(a_game(), [a_seat(), a_seat(seat="blue")])
        assert await store.seat_by_token("") is None
        await store.change_seat(red, token_hash="r", name="Ede", manual=True)
        linked = replace(red, token_hash="r", name="Ede", manual=True)
        assert await store.seat_by_token("r") == linked
        assert await store.seats("g") == [linked, blue]
        await store.drop_seat(blue.id)
        third = await store.add_seat(a_seat(role="spectator", seat=""), lambda seat: f"link {seat.id}")
        assert third.id not in (red.id, blue.id)
        assert await store.seat_by_token(f"link {third.id}") == third
        await store.change_seat(red, revoked=True)
        assert await store.seat_by_token("r") == replace(linked, revoked=True), "the rest is as it was"
        assert (await store.game("g")).version == 4
        with pytest.raises(NoSuchGame):
            await store.add_seat(a_seat("other"))
        for gone in (store.change_seat(blue, name="Ede"), store.drop_seat(blue.id)):
            with pytest.raises(StoreError, match="table-store-seat"):
                await gone
        assert (await store.game("g")).version == 4

    using(database, use)


def test_a_removed_game_leaves_nothing(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_game(), [a_seat(token_hash="r")])
        await store.append("g", 0, [sealed(Journal(HEADER), {})])
        await store.remove("g")
        assert await store.games() == [] == await store.seats("g")
        assert await store.seat_by_token("r") is None
        with pytest.raises(NoSuchGame):
            await store.remove("g")
        await store.create(a_game(), [])
        assert await store.entries("g") == []

    using(database, use)


def test_hosts_content_is_written_anew_under_its_name(database: str) -> None:
    async def use(store: Store) -> None:
        await store.put_content("tiny", "wolf", "alt")
        wolf = await store.put_content("tiny", "wolf", "neu")
        bear = await store.put_content("large", "wolf", "Bär")
        own = await store.put_content("tiny", "wolf", "fremd", "g")
        assert await store.contents("large") == [bear]
        assert await store.contents("tiny") == [wolf]
        assert await store.contents("tiny", "g") == [own]
        assert wolf.text == "neu"
        assert await store.drop_content("tiny", "wolf")
        assert not await store.drop_content("tiny", "wolf")

    using(database, use)


@pytest.mark.parametrize("strange", ["a\0b", "a\ud800b"])
def test_text_that_not_every_database_can_hold_is_refused(database: str, strange: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        for refused in (
            store.create(a_game("h", title=strange), []),
            store.change("g", 0, title=strange),
            store.add_seat(a_seat(name=strange)),
            store.put_content("tiny", "wolf", strange),
        ):
            with pytest.raises(StoreError, match="table-store-text"):
                await refused
        assert (await store.game("g")).version == 0

    using(database, use)


def test_those_who_wait_share_a_transaction_and_nobody_fails_for_another(database: str) -> None:
    """Forty games at once, four of them with an answer too many, and one created twice."""
    commits: list[Any] = []

    async def use(store: Store) -> None:
        names = [f"g{n:02}" for n in range(40)]
        await asyncio.gather(*(store.create(a_game(name), []) for name in names))
        event.listen(store._database.engine, "commit", commits.append)
        journals = {name: Journal(HEADER) for name in names}
        answers = [store.append(name, 0, [sealed(journals[name], {})]) for name in names]
        late = [store.append(name, 0, [sealed(Journal(HEADER), {"late": 1})]) for name in names[:4]]
        results = await asyncio.gather(*answers, *late, return_exceptions=True)
        assert results[:40] == [None] * 40
        assert [type(result) for result in results[40:]] == [WriteConflict] * 4
        writes = len(commits)
        assert writes <= 5
        twice = store.create(a_game("g00"), [])
        more = [store.append(name, 1, [sealed(journals[name], {})]) for name in names]
        failed, *done = await asyncio.gather(twice, *more, return_exceptions=True)
        assert isinstance(failed, StoreError)
        assert done == [None] * 40
        for name in names:
            assert (await stored(store, name)).entries == journals[name].entries

    using(database, use)


def test_whoever_is_told_to_stop_waits_until_the_answer_is_stored_or_not(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        for head in range(20):
            journal = await stored(store, "g")
            answering = asyncio.create_task(store.append("g", head, [sealed(journal, {})]))
            await asyncio.sleep(0)
            answering.cancel()
            with pytest.raises(asyncio.CancelledError):
                await answering
            assert (await store.game("g")).head == head + 1

    using(database, use)


def test_closing_waits_for_what_is_under_way(database: str) -> None:
    journals = [Journal(HEADER) for _ in range(20)]

    async def write() -> None:
        store = await Store.open(database)
        await asyncio.gather(*(store.create(a_game(f"g{n}"), []) for n in range(20)))
        waiting = [asyncio.create_task(store.append(f"g{n}", 0, [sealed(journals[n], {})])) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 20

    async def read(store: Store) -> None:
        for n, journal in enumerate(journals):
            assert await store.entries(f"g{n}") == journal.entries

    asyncio.run(write())
    using(database, read)


def test_sqlite_writes_through_to_the_disk_into_files_of_the_owner(sqlite_url: str) -> None:
    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        with store._database.write_transaction() as connection:
            for setting, wanted in {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}.items():
                assert connection.execute(text(f"PRAGMA {setting}")).scalar() == wanted
        folder = Path(sqlite_url.removeprefix("sqlite:///")).parent
        assert {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()} == {
            "games.db": "0o600",
            "games.db-wal": "0o600",
            "games.db-shm": "0o600",
        }

    using(sqlite_url, use)
