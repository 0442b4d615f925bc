"""What goes wrong with a database reaches the caller as a sentence, and changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.journal.entries import Journal
from regelwerk.languages import supplied_languages
from regelwerk.table.storage import store as store_module
from regelwerk.table.storage.records import StoreError
from regelwerk.table.storage.sqlite import Sqlite
from regelwerk.table.storage.store import Store
from regelwerk.table.storage.write_thread import Transaction
from table.cable import cable, port_of, rewired
from table.databases import command, free_port, sever
from table.made import HEADER, a_game, opened, sealed, stored, using


def refused(url: str) -> StoreError:
    with pytest.raises(StoreError) as wrong:
        asyncio.run(Store.open(url))
    return wrong.value


def sentence(wrong: StoreError, lang: str = "de") -> str:
    return phrasebook(lang, "regelwerk.table").text(wrong.code, wrong.facts)


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    wrong = refused(f"postgresql://ede:geheim@127.0.0.1:{free_port()}/spiele")
    assert wrong.code == "table-store-unreachable"
    for lang in supplied_languages():
        assert "spiele" in sentence(wrong, lang)
        assert "geheim" not in sentence(wrong, lang)


def test_a_database_that_the_server_does_not_have(postgres_server: str) -> None:
    assert refused(postgres_server + "nirgends").code == "table-store-unreachable"


@pytest.mark.parametrize("url", ["", "games.db", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:", "://"])
def test_an_address_of_no_database_that_we_know(url: str) -> None:
    assert refused(url).code == "table-store-address"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    wrong = refused(f"sqlite:///{tmp_path}/file/games.db")
    assert wrong.code == "table-store-folder"
    assert str(tmp_path / "file" / "games.db") in sentence(wrong)
    (tmp_path / "folder.db").mkdir()
    assert refused(f"sqlite:///{tmp_path}/folder.db").code == "table-store-folder"


def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Liebe Käthe, " * 100)
    assert refused(f"sqlite:///{file}").code == "table-store-damaged"
    assert file.read_text() == "Liebe Käthe, " * 100


def test_tables_of_somebody_else_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "chess.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE games (white, black)")
    assert refused(f"sqlite:///{file}").code == "table-store-foreign"


def test_a_full_disk_loses_the_answer_and_says_so(sqlite_url: str) -> None:
    journal = Journal(HEADER)

    async def use(store: Store) -> None:
        await store.create(a_game(), [])
        await store.append("g", 0, [sealed(journal, {})])
        _allow_pages(store, 20)
        large = Journal(HEADER, journal.entries)
        with pytest.raises(StoreError) as wrong:
            await store.append("g", 1, [sealed(large, {"text": "x" * 4000}) for _ in range(40)])
        assert wrong.value.code == "table-store-full"
        assert "games.db" in sentence(wrong.value)
        assert (await store.game("g")).head == 1
        assert (await stored(store, "g")).entries == journal.entries
        _allow_pages(store, 10_000)
        await store.append("g", 1, large.entries[1:])
        assert (await stored(store, "g")).entries == large.entries

    using(sqlite_url, use)


def _allow_pages(store: Store, most: int) -> None:
    """The limit belongs to a connection; there are but the one in the pool while nobody else reads or writes, and the
    one that appends."""
    database = store._database
    assert isinstance(database, Sqlite)
    assert database._appending is not None
    with database.write_transaction() as connection:
        for one in (connection, database._appending):
            raw: Any = one.connection.driver_connection
            raw.execute(f"PRAGMA max_page_count = {most}")


def test_a_full_disk_of_the_postgres_server_too(postgres_url: str) -> None:
    """The server itself says that there is no room, in the middle of a transaction that others share."""
    journals = {name: Journal(HEADER) for name in ("large", "small")}

    async def use(store: Store) -> None:
        for name in journals:
            await store.create(a_game(name), [])
        with store._database.write_transaction() as connection:
            connection.execute(
                text(
                    "CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN"
                    " RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql"
                )
            )
            connection.execute(
                text(
                    "CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW"
                    " WHEN (NEW.game = 'large') EXECUTE FUNCTION full_disk()"
                )
            )
        results = await asyncio.gather(
            *(store.append(name, 0, [sealed(journal, {})]) for name, journal in journals.items()),
            return_exceptions=True,
        )
        assert [getattr(result, "code", None) for result in results] == ["table-store-full", None]
        assert (await store.game("large")).head == 0
        assert (await stored(store, "small")).entries == journals["small"].entries

    using(postgres_url, use)


def test_a_store_whose_database_goes_away_is_not_healthy_until_it_is_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PULSE", 0.0)
    server, _, name = postgres_url.rpartition("/")

    async def use(store: Store) -> None:
        assert await store.healthy()
        command(server + "/", f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        sever(postgres_url)
        assert not await store.healthy()
        command(server + "/", f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        assert await store.healthy()
        await store.create(a_game(), [])

    using(postgres_url, use)


def test_a_database_that_is_silent_is_not_healthy_until_it_speaks_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PULSE", 0.0)
    monkeypatch.setattr(store_module, "SILENCE", 0.2)

    async def use() -> None:
        async with cable(port_of(postgres_url)) as line, opened(rewired(postgres_url, line.port)) as store:
            assert await store.healthy()
            line.cut()
            assert not await store.healthy()
            writing = asyncio.ensure_future(store.create(a_game(), []))
            assert not await store.healthy()
            line.mend()
            await writing
            assert await store.healthy()

    asyncio.run(use())


def test_whether_a_database_is_silent_is_asked_once_and_then_known_at_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PULSE", 0.0)
    monkeypatch.setattr(store_module, "SILENCE", 0.2)

    async def use() -> None:
        async with cable(port_of(postgres_url)) as line, opened(rewired(postgres_url, line.port)) as store:
            line.cut()
            try:
                assert not await store.healthy()
                monkeypatch.setattr(store_module, "SILENCE", 60.0)
                store._beat_began -= 60.0
                async with asyncio.timeout(5):
                    assert not await store.healthy()
            finally:
                line.mend()

    asyncio.run(use())


def test_a_server_that_is_cut_off_in_the_middle_of_a_health_check_leaves_the_others_theirs(postgres_url: str) -> None:
    async def use(store: Store) -> None:
        assert await store.healthy()
        async with opened(postgres_url) as other:
            with store._database.write_transaction() as connection:
                store_module._beat(Transaction(connection))
                assert await other.healthy()

    using(postgres_url, use)


def test_every_trouble_has_its_sentence_in_both_languages() -> None:
    facts = {name: name for name in ("file", "mark", "database", "host", "found", "known", "why")}
    for lang in supplied_languages():
        book = phrasebook(lang, "regelwerk.table")
        keys = sorted(key for key in book.keys() if key.startswith("table-store-"))  # noqa: SIM118
        assert keys
        assert all(book.text(key, facts) for key in keys)
