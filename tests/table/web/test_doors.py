"""What strangers, full disks, torn rows and second servers do to a house, and what it says to them."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from fastapi import WebSocket
from sqlalchemy import text

from regelwerk.engine.book.messages import phrasebook
from regelwerk.languages import supplied_languages
from regelwerk.table.errors import TableError, storage_problem
from regelwerk.table.games.commands.carrying_out import carry_out
from regelwerk.table.storage import sqlite
from regelwerk.table.storage import store as store_module
from regelwerk.table.storage.database_lock import INITIALISED, lock_file, locked_database
from regelwerk.table.storage.records import SeatRecord, StoreError
from regelwerk.table.storage.store import Store
from regelwerk.table.web.api.content import files as content_api
from regelwerk.table.web.api.games import hosting as games_api
from regelwerk.table.web.live import live
from regelwerk.table.web.tokens import KEY_FILE, SECRET_VARIABLE, SecretError, house_secret
from regelwerk.table.wire.commands import Manual
from table.hosted import Hosted, hosted
from table.house import House, open_house
from table.made import a_game, a_seat, using

# -- links that were revoked ------------------------------------------------------------------------------------------


def test_a_link_that_is_revoked_in_between_stays_revoked(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat is revoked after somebody has read it and before they write to it."""

    async def play() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            store, seat = table.game.store, table.screens["master"].seat
            plain = Store.seats

            async def read_and_revoke(self: Store, game: str) -> list[SeatRecord]:
                found = await plain(self, game)
                await self.change_seat(seat, revoked=True)
                return found

            monkeypatch.setattr(Store, "seats", read_and_revoke)
            await store.seats("g")
            for on in (True, False, True):
                with pytest.raises(TableError, match="table-link-revoked"):
                    await carry_out(table.game, seat, "de", Manual(on=on))
            monkeypatch.undo()
            (now,) = (one for one in await store.seats("g") if one.id == seat.id)
            assert now.revoked
            assert not now.manual

    asyncio.run(play())


def test_two_who_change_a_seat_at_once_change_what_they_mean(database: str) -> None:
    async def use(store: Store) -> None:
        (seat,) = await store.create(a_game(), [a_seat(token_hash="old")])
        await asyncio.gather(
            store.change_seat(seat, revoked=True),
            store.change_seat(seat, name="Ede"),
            store.change_seat(seat, player="steady"),
        )
        (now,) = await store.seats("g")
        assert (now.revoked, now.name, now.player, now.token_hash) == (True, "Ede", "steady", "old")
        with pytest.raises(StoreError, match="table-store-seat"):
            await store.change_seat(seat, manual=True, only_if_open=True)
        with pytest.raises(TypeError):
            await store.change_seat(seat, role="master")

    using(database, use)


def test_the_master_renames_a_seat_and_its_link_stays_taken_away(house: House) -> None:
    master = house.new_game()
    seat = next(one for one in house.lobby(master)["seats"] if one["seat"] == "heroes")
    token = house.tokens(master)["heroes"]
    house.ask("DELETE", f"/api/lobby/seats/{seat['id']}", master)
    assert house.ask("PATCH", f"/api/lobby/seats/{seat['id']}", master, json={"name": "Ede"}).status_code == 200
    assert house.refused(401, "GET", "/api/me", token)["code"] == "table-link-revoked"


# -- games that are torn ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house_of_these_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def own_house(house_of_these_tests: House) -> Iterator[House]:
    """A house without a game that nobody else uses meanwhile."""
    house = house_of_these_tests
    yield house
    for game in house.get("/api/games", house.host):
        assert house.ask("DELETE", f"/api/games/{game['id']}", house.host).status_code == 204


def torn(house: House, query: str, **given: Any) -> None:
    """Change the database behind the server's back; games that are open are closed first."""

    async def close() -> None:
        server = house.app.state.server
        for game in [game["id"] for game in listed]:
            await server.close_game(game)

    listed = house.get("/api/games", house.host)
    house._portal.call(close)
    with house.app.state.server.store._database.engine.begin() as connection:
        connection.execute(text(query), given)


TORN = {
    "the last row": "DELETE FROM entries WHERE game = :game AND n = (SELECT max(n) FROM entries WHERE game = :game)",
    "a row in the middle": "DELETE FROM entries WHERE game = :game AND n = 1",
    "all rows": "DELETE FROM entries WHERE game = :game",
    "a changed row": "UPDATE entries SET data = '{}' WHERE game = :game AND n = 1",
    "a row that is no JSON": "UPDATE entries SET data = '{' WHERE game = :game AND n = 1",
    "the header": "UPDATE games SET header = '{\"system\": ' WHERE id = :game",
    "an empty header": "UPDATE games SET header = '{}' WHERE id = :game",
    "no header": "UPDATE games SET header = NULL WHERE id = :game",
    "the draft": "UPDATE games SET draft = '[]' WHERE id = :game",
    "the desk": "UPDATE games SET desk = 'x' WHERE id = :game",
    "the stage": "UPDATE games SET stage = 'gone' WHERE id = :game",
}


@pytest.mark.parametrize("what", TORN)
def test_a_damaged_game_is_put_aside_and_the_others_run(own_house: House, what: str) -> None:
    house = own_house
    damaged, fine = house.begun(), house.begun()
    player = house.tokens(damaged)["heroes"]
    game = house.get("/api/me", damaged)["game"]
    torn(house, TORN[what], game=game)
    asked = [("GET", "/api/table"), ("GET", "/api/verify"), ("GET", "/api/replay"), ("GET", "/api/export")]
    for method, path in asked:
        for token in (damaged, player) if path != "/api/export" else (damaged,):
            problem = house.refused(409, method, path, token)
            assert problem["code"] == "table-game-damaged"
    assert house.get("/api/table", fine)["choices"] is not None
    games = {one["id"]: one for one in house.get("/api/games", house.host, params={"lang": "en"})}
    assert len(games) == 2
    # What a row says that is there is known only when somebody opens the game.
    is_listed = not what.startswith(("a changed", "a row that"))
    assert [bool(one["damaged"]) for id_, one in games.items() if id_ == game] == [is_listed]
    assert not [one for id_, one in games.items() if id_ != game and one["damaged"]]
    assert house.ask("DELETE", f"/api/games/{game}", house.host).status_code == 204
    assert len(house.get("/api/games", house.host)) == 1


def test_a_live_connection_to_a_damaged_game_is_told_why(own_house: House) -> None:
    damaged = own_house.begun()
    game = own_house.get("/api/me", damaged)["game"]
    torn(own_house, TORN["the last row"], game=game)

    class Socket:
        app = own_house.app
        scope: ClassVar[dict[str, Any]] = {}
        client = None
        said: ClassVar[list[dict[str, Any]]] = []

        async def accept(self) -> None: ...
        async def receive_text(self) -> str:
            return json.dumps({"token": damaged})

        async def send_text(self, message: str) -> None:
            self.said.append(json.loads(message))

        async def close(self, code: int) -> None: ...

    own_house._portal.call(live, cast("WebSocket", Socket()))
    assert Socket.said[-1]["problem"]["code"] == "table-game-damaged"


def test_a_game_without_a_master_is_listed_as_damaged(own_house: House) -> None:
    own_house.new_game()
    fine = own_house.new_game()
    game = own_house.get("/api/me", fine)["game"]
    torn(own_house, "DELETE FROM seats WHERE role = 'master' AND game <> :game", game=game)
    assert [bool(one["damaged"]) for one in own_house.get("/api/games", own_house.host)] == [False, True]


# -- health -----------------------------------------------------------------------------------------------------------


def test_health_tries_to_write(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PULSE", 0.0)
    assert own_house.get("/api/health")["ok"]
    torn(own_house, "CREATE TRIGGER full BEFORE INSERT ON pulses BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    found = own_house.ask("GET", "/api/health")
    assert (found.status_code, found.json()["ok"], found.json()["database"]) == (503, False, False)
    torn(own_house, "DROP TRIGGER full")
    assert own_house.get("/api/health")["ok"]


def test_health_sees_a_disk_without_room(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PULSE", 0.0)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=sqlite.ROOM - 1))
    assert own_house.ask("GET", "/api/health").status_code == 503


def test_whoever_asks_after_the_health_again_and_again_does_not_wear_out_the_disk(database: str) -> None:
    async def use(store: Store) -> None:
        beats = 0
        plain = store._write_thread.write

        async def counting(*given: Any) -> Any:
            nonlocal beats
            beats += 1
            return await plain(*given)

        store._write_thread.write = counting  # type: ignore[method-assign, assignment]
        assert all([await store.healthy() for _ in range(20)])
        assert beats == 1

    using(database, use)


# -- one server, and a database that was there ------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_refused(sqlite_url: str) -> None:
    with (
        locked_database(sqlite_url),
        pytest.raises(StoreError, match="table-store-taken") as wrong,
        locked_database(sqlite_url),
    ):
        pass
    for lang in supplied_languages():
        assert "games.db" in phrasebook(lang, "regelwerk.table").text(wrong.value.code, wrong.value.facts)
    with locked_database(sqlite_url):
        pass


def test_windows_locks_a_byte_that_nobody_has_to_read(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held: set[int] = set()

    def locking(handle: int, mode: int, length: int) -> None:
        at = os.lseek(handle, 0, os.SEEK_CUR)
        assert (mode, length) == (2, 1)
        assert at > len(INITIALISED)
        if at in held:
            raise PermissionError
        held.add(at)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    with locked_database(sqlite_url), pytest.raises(StoreError, match="table-store-taken"), locked_database(sqlite_url):
        pass


def test_a_server_that_was_killed_does_not_keep_the_file(sqlite_url: str) -> None:
    begin = "from regelwerk.table.storage.database_lock import locked_database"
    code = f"{begin}\nwith locked_database({sqlite_url!r}):\n print(1, flush=True)\n input()"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(StoreError, match="table-store-taken"), locked_database(sqlite_url):
            pass
        other.kill()
        other.wait()
        with locked_database(sqlite_url):
            pass


def test_the_application_itself_holds_the_file(tmp_path: Path) -> None:
    with open_house(tmp_path):
        with pytest.raises(StoreError, match="table-store-taken"), open_house(tmp_path):
            pass
        assert stat.S_IMODE(lock_file(tmp_path / "games.db").stat().st_mode) == 0o600


def test_other_databases_look_after_themselves(postgres_url: str) -> None:
    with locked_database(postgres_url) as one, locked_database(postgres_url):
        one.mark_initialised()


@pytest.mark.parametrize("is_removed", [False, True])
def test_an_emptied_database_is_not_begun_anew_in_silence(tmp_path: Path, is_removed: bool) -> None:
    with open_house(tmp_path) as house:
        house.new_game()
    file = tmp_path / "games.db"
    backup = file.read_bytes()
    file.write_bytes(b"")
    if is_removed:
        file.unlink()
    with pytest.raises(StoreError, match="table-store-emptied") as wrong, open_house(tmp_path):
        pass
    for lang in supplied_languages():
        assert "games.db.lock" in phrasebook(lang, "regelwerk.table").text(wrong.value.code, wrong.value.facts)
    file.write_bytes(backup)
    with open_house(tmp_path) as house:
        assert len(house.get("/api/games", house.host)) == 1
    file.unlink()
    lock_file(file).unlink()
    with open_house(tmp_path) as house:
        assert house.get("/api/games", house.host) == []


def test_a_first_start_that_came_to_no_end_may_be_repeated(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    with locked_database(url):
        (tmp_path / "games.db").touch()
    with open_house(tmp_path) as house:
        assert house.get("/api/games", house.host) == []


def test_a_database_without_its_tables_is_refused(tmp_path: Path) -> None:
    with open_house(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "games.db") as connection:
        connection.execute("DROP TABLE entries")
    with pytest.raises(StoreError, match="table-store-tables"), open_house(tmp_path):
        pass


# -- the house key ----------------------------------------------------------------------------------------------------


def test_an_empty_key_is_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    (tmp_path / KEY_FILE).touch()
    made = house_secret(tmp_path)
    assert house_secret(tmp_path) == made
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [KEY_FILE]


def test_a_full_disk_leaves_no_half_of_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(SecretError) as wrong:
            house_secret(tmp_path)
    assert wrong.value.code == "table-secret-unwritten"
    assert not list(tmp_path.iterdir())
    assert len(house_secret(tmp_path)) == 32


# -- strangers in an open house ---------------------------------------------------------------------------------------


@pytest.fixture
def open_door(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path, is_open=True) as opened:
        yield opened


def begin(house: House, token: str = "", **how: Any) -> Any:
    return house.ask("POST", "/api/games", token, json={"system": "phasesix", "scene": "schlaegerei"}, **how)


def test_a_stranger_begins_some_games_and_not_all(open_door: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_api, "MOST_FROM_ONE", 3)
    found = [begin(open_door) for _ in range(5)]
    assert [one.status_code for one in found] == [201, 201, 201, 429, 429]
    assert found[-1].json()["code"] == "table-too-many-from-one"
    assert begin(open_door, open_door.host).status_code == 201, "the host is no stranger"
    monkeypatch.setattr(games_api, "MOST_FROM_ONE", 10)
    monkeypatch.setattr(games_api, "MOST_OF_STRANGERS", 3)
    assert begin(open_door).json()["code"] == "table-too-many-of-strangers"
    assert begin(open_door, open_door.host).status_code == 201


def test_yesterdays_games_do_not_count_for_today(open_door: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_api, "MOST_FROM_ONE", 1)
    assert begin(open_door).status_code == 201
    assert begin(open_door).status_code == 429
    monkeypatch.setattr(games_api, "A_DAY", 0.0)
    assert begin(open_door).status_code == 201


def test_a_crowd_of_requests_at_once_is_counted_too(open_door: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_api, "MOST_FROM_ONE", 3)

    async def crowd() -> list[int]:
        wanted = {"system": "phasesix", "scene": "schlaegerei"}
        found = await asyncio.gather(*(open_door._client.post("/api/games", json=wanted) for _ in range(12)))
        return sorted(one.status_code for one in found)

    assert open_door._portal.call(crowd) == [201] * 3 + [429] * 9


def test_two_addresses_are_two_strangers_and_none_is_written_down(open_door: House) -> None:
    begin(open_door)
    store = open_door.app.state.server.store
    (game,) = open_door._portal.call(store.games)
    assert game.origin
    assert "127.0.0.1" not in game.origin
    assert open_door._portal.call(store.count_strangers, game.origin, 0.0) == (1, 1)
    assert open_door._portal.call(store.count_strangers, "other", 0.0) == (1, 0)


def test_a_strangers_content_is_their_games_own(open_door: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house, path = open_door, "/api/content/phasesix"
    template = house.get(f"{path}/template/foe")["text"]
    theirs = template.replace("my_foe", "stranger")
    assert house.ask("PUT", f"{path}/house", house.host, json={"text": template}).status_code == 200
    one, other = (begin(house).json()["token"] for _ in range(2))
    hosts = begin(house, house.host).json()["token"]
    assert house.get(path, one) == []
    for method in ("GET", "DELETE"):
        assert house.refused(404, method, f"{path}/house", one)["code"] == "table-content-unknown"
    assert house.ask("PUT", f"{path}/house", one, json={"text": theirs}).status_code == 200
    assert house.get(f"{path}/house", one)["text"] == theirs
    assert house.get(f"{path}/house", house.host)["text"] == template
    assert house.get(f"{path}/house", hosts)["text"] == template, (
        "a master whom the host has asked in keeps the house's"
    )
    assert house.get(path, other) == []
    assert house.ask("PATCH", "/api/lobby", one, json={"content": ["house"]}).status_code == 200
    assert house.refused(404, "PATCH", "/api/lobby", other, json={"content": ["house"]})
    assert house.ask("DELETE", f"{path}/house", one).status_code == 204
    assert len(house.get(path, house.host)) == 1
    monkeypatch.setattr(content_api, "MOST_OF_STRANGERS", 1)
    assert house.ask("PUT", f"{path}/one", one, json={"text": theirs}).status_code == 200
    assert house.refused(409, "PUT", f"{path}/two", one, json={"text": theirs})["code"] == "table-content-too-many"


def test_a_strangers_content_goes_with_the_game(open_door: House) -> None:
    made = begin(open_door).json()
    template = open_door.get("/api/content/phasesix/template/foe")["text"]
    open_door.ask("PUT", "/api/content/phasesix/mine", made["token"], json={"text": template})
    store = open_door.app.state.server.store
    assert len(open_door._portal.call(store.contents, "phasesix", made["game"])) == 1
    open_door.ask("DELETE", f"/api/games/{made['game']}", open_door.host)
    assert open_door._portal.call(store.contents, "phasesix", made["game"]) == []


# -- what is sent, and what is said -----------------------------------------------------------------------------------

HALF = '"\\ud800"'
HALVES = {
    "a value": f'{{"do": "correct", "change": {{"who": "leyla", "set": "name", "to": {HALF}}}}}',
    "a name": f'{{"do": "correct", "change": {{{HALF}: 1}}}}',
    "deep inside": f'{{"do": "correct", "change": {{"add": [{{"a": [{HALF}]}}]}}}}',
    "no number": '{"do": "correct", "change": {"who": "leyla", "set": "hearts", "to": NaN}}',
    "an unknown field": f'{{"do": "pause", "on": true, {HALF}: 1}}',
    "an answer": f'{{"do": "answer", "prompt": "1.0", "key": {HALF}}}',
    "a seed": f'{{"do": "seed", "text": {HALF}}}',
    "a share": f'{{"do": "share", "nonce": "{"00" * 32}", "text": {HALF}}}',
    "a share that is no text": f'{{"do": "share", "nonce": "{"00" * 32}", "text": 7}}',
    "a long share": f'{{"do": "share", "nonce": "{"00" * 32}", "text": "{"x" * 201}"}}',
    "a pledge": f'{{"do": "pledge", "commitment": {HALF}}}',
    "a pledge that is no hash": f'{{"do": "pledge", "commitment": "{"x" * 64}"}}',
    "a long pledge": f'{{"do": "pledge", "commitment": "{"0" * 65}"}}',
    "an order": f'{{"do": "order", "seat": {HALF}, "question": "x", "on": true}}',
    "no command": f'{{"do": {HALF}}}',
}


@pytest.mark.parametrize("what", HALVES)
def test_half_a_character_is_refused_with_a_sentence(house: House, what: str) -> None:
    master = house.begun()
    head = house.get("/api/table", master)["head"]
    how = {"content": HALVES[what].encode(), "headers": {"content-type": "application/json"}}
    house.refused(422, "POST", "/api/table/commands", master, **how)
    assert house.get("/api/table", master)["head"] == head


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/games", f'{{"system": {HALF}, "scene": "x"}}'),
        ("POST", "/api/games", f'{{"system": "phasesix", "scene": {HALF}}}'),
        ("POST", "/api/games", f'{{"system": "phasesix", "scene": "schlaegerei", "title": {HALF}}}'),
        ("POST", "/api/games", f'{{"system": "phasesix", "scene": "schlaegerei", "options": {{"x": {HALF}}}}}'),
        ("POST", "/api/games", f'{{"system": "phasesix", "scene": "schlaegerei", "options": {{{HALF}: 1}}}}'),
        ("POST", "/api/content/phasesix/check", f'{{"text": {HALF}}}'),
        ("PUT", "/api/content/phasesix/half", '{"text": "# \\ud800"}'),
        ("POST", "/api/odds/phasesix/attack", f'{{"given": {{"attacker": {HALF}}}}}'),
        ("POST", "/api/odds/phasesix/attack", f'{{"given": {{{HALF}: "x"}}}}'),
        ("POST", "/api/rehearsals", f'{{"system": "phasesix", "scene": {HALF}}}'),
    ],
)
def test_half_a_character_anywhere_else_too(house: House, method: str, path: str, body: str) -> None:
    found = house.ask(method, path, house.host, content=body.encode(), headers={"content-type": "application/json"})
    assert 400 <= found.status_code < 500, found.text
    assert found.json()["text"]


@pytest.mark.parametrize(
    "host", ["x" * 3_000, "[", "[::1", "a:b:c", "table:99999999", "table:-1", "ta ble", "ta/ble", "<b>", "täble"]
)
def test_a_host_that_is_none_is_refused_with_a_sentence(house: House, host: str) -> None:
    master = house.new_game()
    found = house.ask("GET", "/api/lobby", master, headers={"host": host.encode()})
    assert found.status_code == 400
    assert found.json()["code"] == "table-no-host-name"


@pytest.mark.parametrize("host", ["localhost:8192", "[::1]:8192", "192.168.0.7", "tisch.example", "mein_rechner.local"])
def test_hosts_that_there_are_make_links(house: House, host: str) -> None:
    master = house.new_game()
    assert house.get("/api/lobby", master, headers={"host": host})["address"] == f"http://{host}/"


def test_people_at_the_table_hear_nothing_of_files_and_machines(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = {"file": "/srv/secret/games.db", "database": "spiele", "host": "10.9.8.7", "why": "INSERT INTO games"}
    codes = ("full", "busy", "folder", "damaged", "failed", "unreachable", "taken")
    for code in codes:
        wrong = StoreError(f"table-store-{code}", **facts)

        async def fails(*_: Any, wrong: StoreError = wrong, **__: Any) -> None:
            raise wrong

        with monkeypatch.context() as patch:
            patch.setattr(Store, "create", fails)
            for lang in supplied_languages():
                asked = {"json": {"system": "phasesix", "scene": "schlaegerei"}, "params": {"lang": lang}}
                problem = own_house.refused(503, "POST", "/api/games", own_house.host, **asked)
                assert not [fact for fact in facts.values() if fact in str(problem)]
                assert not [fact for fact in facts.values() if fact in storage_problem(wrong).problem(lang).text]


def test_a_full_disk_at_the_table_says_that_and_no_path(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            await tell(table)

    async def tell(table: Hosted) -> None:
        async def full(*_: Any, **__: Any) -> None:
            raise StoreError("table-store-full", file="/srv/secret/games.db")

        monkeypatch.setattr(table.game.store, "change_seat", full)
        with pytest.raises(TableError) as told:
            await table.do("master", Manual(on=True))
        assert told.value.code == "table-no-room"
        assert "/srv" not in told.value.problem("de").text + told.value.problem("en").text

    asyncio.run(play())
