"""A backup shows one moment, whoever plays meanwhile, and comes back whole in either database or not at all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from regelwerk.engine.journal.entries import Journal
from regelwerk.table.storage.backups import GAMES, MANIFEST, ROWS, back_up, restore
from regelwerk.table.storage.images import ImageRecord
from regelwerk.table.storage.records import StoreError
from regelwerk.table.storage.store import Store
from table.databases import fresh_database
from table.made import HEADER, a_game, a_seat, opened, sealed, stored, using

PICTURE = ImageRecord.of(b"pixels", "portrait", 2, 3)


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A second database, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/other/games.db"
    else:
        with fresh_database(request.getfixturevalue("postgres_server")) as url:
            yield url


async def a_house(store: Store) -> Journal:
    """A game with a seat, one that has lost a seat, and a content file."""
    journal = Journal(HEADER)
    await store.create(a_game(title="Käthes Abend 🎲"), [a_seat(token_hash="opens")])
    await store.append("g", 0, [sealed(journal, {"n": n}, state={}) for n in range(ROWS + 3)])
    made = await store.create(a_game("h"), [a_seat("h")])
    await store.drop_seat(made[0].id)
    await store.put_content("tiny", "eigenes.toml", "# ä")
    await store.put_content("tiny", "mehr.toml", "x = 1", game="h")
    await store.images.put(PICTURE, "", most=9)
    await store.images.keep([PICTURE.hash], "g", "")
    await store.renew_host()
    return journal


def refusal(url: str, folder: Path, key: Path | None = None) -> str:
    """Why a backup is not put back."""
    with pytest.raises(StoreError) as refused:
        restore(folder, url, key)
    return refused.value.code


def test_everything_comes_back_in_either_database(database: str, elsewhere: str, tmp_path: Path) -> None:
    journal = using(database, a_house)
    made = back_up(database, tmp_path / "backup")
    assert (made.games, made.entries) == (2, ROWS + 3)
    assert restore(tmp_path / "backup", elsewhere) == made

    async def compare() -> None:
        async with opened(database) as before, opened(elsewhere) as after:
            assert (await stored(after, "g")).entries == journal.entries
            for game in ("g", "h"):
                assert await after.game(game) == await before.game(game)
                assert await after.seats(game) == await before.seats(game)
            assert await after.seat_by_token("opens") is not None
            assert await after.host_generation() == 1
            assert await after.images.get(PICTURE.hash, ["g"]) == PICTURE
            for scope in ("", "h"):
                kept = [replace(one, id=0) for one in await after.contents("tiny", scope)]
                assert kept == [replace(one, id=0) for one in await before.contents("tiny", scope)]
            # The number of a seat that is gone is not given again: an old link would open the new seat.
            one, other = await before.add_seat(a_seat()), await after.add_seat(a_seat())
            assert one.id == other.id == 3
            await after.put_content("tiny", "neu.toml", "")

    asyncio.run(compare())


def test_a_backup_shows_one_moment_while_games_go_on(database: str, elsewhere: str, tmp_path: Path) -> None:
    async def play() -> int:
        async with opened(database) as store:
            journal = await a_house(store)
            loop = asyncio.get_running_loop()
            goes_on = 0

            def meanwhile(done: int, whole: int) -> None:
                nonlocal goes_on
                del done, whole
                head = len(journal.entries)
                appended = store.append("g", head, [sealed(journal, {"late": head})])
                asyncio.run_coroutine_threadsafe(appended, loop).result()
                goes_on += 1

            await asyncio.to_thread(back_up, database, tmp_path / "backup", None, meanwhile)
            return goes_on

    assert asyncio.run(play()) > 1
    restore(tmp_path / "backup", elsewhere)

    async def look(store: Store) -> None:
        assert (await store.game("g")).head == len((await stored(store, "g")).entries) == ROWS + 3

    using(elsewhere, look)


def test_only_the_owner_can_read_a_backup_and_its_key_comes_along(sqlite_url: str, tmp_path: Path) -> None:
    using(sqlite_url, a_house)
    key, folder = tmp_path / "house.key", tmp_path / "deep" / "backup"
    key.write_text("ab" * 32)
    back_up(sqlite_url, folder, key)
    assert {one.name for one in folder.iterdir()} == {GAMES, MANIFEST, "house.key"}
    assert folder.stat().st_mode & 0o77 == 0
    assert all(one.stat().st_mode & 0o77 == 0 for one in folder.iterdir())
    other = tmp_path / "new" / "house.key"
    restore(folder, f"sqlite:///{tmp_path}/new/games.db", other)
    assert other.read_text() == "ab" * 32


def test_what_cannot_be_put_back_changes_nothing(sqlite_url: str, tmp_path: Path) -> None:
    using(sqlite_url, a_house)
    folder, target = tmp_path / "backup", f"sqlite:///{tmp_path}/new/games.db"
    back_up(sqlite_url, folder, None)
    assert refusal(sqlite_url, folder) == "table-restore-not-empty"
    assert refusal(target, tmp_path) == "table-backup-none"
    (tmp_path / "house.key").write_text("cd")
    (folder / "house.key").write_text("ab")
    assert refusal(target, folder, tmp_path / "house.key") == "table-restore-key"
    told = json.loads((folder / MANIFEST).read_text())
    (folder / MANIFEST).write_text(json.dumps(told | {"format": 99}))
    assert refusal(target, folder) == "table-backup-newer"
    (folder / MANIFEST).write_text(json.dumps(told))
    with (folder / GAMES).open("r+b") as file:
        file.seek(5_000)
        file.write(b"\xff")
    assert refusal(target, folder) == "table-backup-damaged"
    assert not (tmp_path / "new").exists()


def test_a_backup_overwrites_nothing_and_makes_no_database(sqlite_url: str, tmp_path: Path) -> None:
    using(sqlite_url, a_house)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine").write_text("")
    for url, folder, code in (
        (sqlite_url, tmp_path / "full", "table-backup-exists"),
        (f"sqlite:///{tmp_path}/none.db", tmp_path / "backup", "table-store-none"),
    ):
        with pytest.raises(StoreError) as refused:
            back_up(url, folder)
        assert refused.value.code == code
    assert not (tmp_path / "none.db").exists()
    assert not (tmp_path / "backup").exists()
    assert [one.name for one in (tmp_path / "full").iterdir()] == ["mine"]
