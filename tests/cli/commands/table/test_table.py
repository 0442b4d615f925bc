"""`regelwerk table`: what keeps it from opening is said in one sentence, before anybody is invited."""

import os
import sqlite3
from pathlib import Path

import pytest

from cli.running import fine, refused, run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("REGELWERK_SECRET", "REGELWERK_DATABASE", "REGELWERK_PROXIES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("REGELWERK_HOME", str(tmp_path))


def test_a_database_that_nobody_knows_is_refused() -> None:
    assert "sqlite:///datei.db" in refused("table", "--no-browser", "--database", "mysql://somewhere/games")
    assert "sqlite:///file.db" in refused("--lang", "en", "table", "--no-browser", "--database", "games")


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Leyla, " * 100)
    assert "letter.txt" in refused("table", "--no-browser", "--database", f"sqlite:///{file}")
    assert file.read_text().startswith("Dear Leyla")


def test_a_secret_that_is_too_short_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGELWERK_SECRET", "abc")
    assert "REGELWERK_SECRET" in refused("table", "--no-browser")


def test_a_second_table_on_one_file_is_refused(tmp_path: Path) -> None:
    from regelwerk.table.storage.database_lock import locked_database

    with locked_database(f"sqlite:///{tmp_path}/table/games.db"):
        assert "anderen Tisch" in refused("table", "--no-browser")
        assert "another table" in refused("--lang", "en", "table", "--no-browser")


def test_an_emptied_database_is_not_begun_anew(tmp_path: Path) -> None:
    from regelwerk.table.storage.database_lock import locked_database

    with locked_database(f"sqlite:///{tmp_path}/table/games.db") as lock:
        lock.mark_initialised()
    (tmp_path / "table" / "games.db").touch()
    assert "Sicherung" in refused("table", "--no-browser")
    assert "backup" in refused("--lang", "en", "table", "--no-browser")


def test_proxies_that_are_none_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGELWERK_PROXIES", "alle")
    assert "REGELWERK_PROXIES" in refused("table", "--no-browser")


def test_a_full_disk_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "house.key" in refused("table", "--no-browser")


def test_several_processes_need_a_database_that_can_be_shared() -> None:
    assert "PostgreSQL" in refused("table", "--no-browser", "--processes", "2")


def test_backup_check_and_restore_tell_what_they_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    from regelwerk.table.storage.store import Store

    async def make() -> None:
        await (await Store.open(f"sqlite:///{tmp_path}/table/games.db")).close()

    assert "gibt es nicht" in refused("table", "check")
    asyncio.run(make())
    folder = str(tmp_path / "backup")
    assert "0 Partien" in fine("table", "backup", folder).out
    assert "not empty" in refused("--lang", "en", "table", "backup", folder)
    assert "Alles in Ordnung." in fine("table", "check").out
    assert fine("table", "check", "--json").data["findings"] == []
    monkeypatch.setenv("REGELWERK_HOME", str(tmp_path / "elsewhere"))
    assert "0 Partien" in fine("table", "restore", folder).out
    assert (tmp_path / "elsewhere" / "table" / "games.db").exists()
    with sqlite3.connect(tmp_path / "elsewhere" / "table" / "games.db") as raw:
        raw.execute("INSERT INTO contents (system, game, name, text) VALUES ('tiny', 'gone', 'a', '')")
    raw.close()
    ran = run("table", "check")
    assert (ran.code, ran.err) == (1, "")
    assert "contents: 1" in ran.out


def test_a_torn_file_is_not_opened(tmp_path: Path) -> None:
    import asyncio

    from regelwerk.table.storage.store import Store

    file = tmp_path / "table" / "games.db"

    async def make() -> None:
        store = await Store.open(f"sqlite:///{file}")
        for n in range(20):
            await store.put_content("tiny", f"n{n}", "word " * 500)
        await store.close()

    asyncio.run(make())
    whole = bytearray(file.read_bytes())
    with sqlite3.connect(file) as raw:
        root = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'contents'").fetchone()[0]
    raw.close()
    at = (root - 1) * 4096
    whole[at + 8 : at + 40] = b"\xff" * 32
    file.write_bytes(whole)
    assert "beschädigt" in refused("table", "--no-browser")
    assert "damaged" in refused("--lang", "en", "table", "--no-browser")
    assert bytes(whole) == file.read_bytes()


def test_the_hosts_link_is_shown_and_renewed_also_while_the_table_runs(tmp_path: Path) -> None:
    import asyncio

    from regelwerk.table.storage.database_lock import locked_database
    from regelwerk.table.storage.store import Store

    url = f"sqlite:///{tmp_path}/table/games.db"
    assert "gibt es nicht" in refused("table", "link")

    async def make() -> None:
        await (await Store.open(url)).close()

    asyncio.run(make())

    def link(*options: str) -> str:
        return fine("table", "link", *options).out.partition("#/host/")[2].split()[0]

    with locked_database(url):
        old = link()
        assert link() == old
        new = link("--renew")
        assert link() == new != old
    assert "http://localhost:9000/#/host/" in fine("--lang", "en", "table", "link", "--port", "9000").out
