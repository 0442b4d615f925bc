"""The house secret, the tokens that derive from it, the headers of every answer, and those who mean no good."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi import WebSocket, WebSocketDisconnect

from regelwerk.engine.effects import MASTER
from regelwerk.engine.journal.entries import Journal, lines_of
from regelwerk.engine.system import System
from regelwerk.players.faults import Decision
from regelwerk.table.errors import TableError
from regelwerk.table.games.commands.carrying_out import carry_out
from regelwerk.table.metrics import Metrics
from regelwerk.table.web import live
from regelwerk.table.web.limits import Rate
from regelwerk.table.web.live import LiveConnection
from regelwerk.table.web.tokens import (
    KEY_FILE,
    SECRET_VARIABLE,
    SecretError,
    host_token,
    house_secret,
    is_host,
    seat_token,
    token_hash,
)
from regelwerk.table.wire.commands import AnswerIt, Concede, Manual, Pause
from table.hosted import Defaulting, Hosted, hosted
from table.house import House, open_house
from table.played import played

SECRET = bytes(range(32))


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    made = house_secret(tmp_path)
    assert len(made) == 32
    assert house_secret(tmp_path) == made
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SECRET_VARIABLE, SECRET.hex())
    assert house_secret(tmp_path) == SECRET
    assert not (tmp_path / KEY_FILE).exists()


@pytest.mark.parametrize("text", ["zz" * 32, "ab" * 31, "geheim"])
def test_a_secret_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    (tmp_path / KEY_FILE).write_text(text)
    with pytest.raises(SecretError) as refused:
        house_secret(tmp_path)
    assert refused.value.code == "table-secret-form"


def test_without_a_folder_the_environment_must_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    with pytest.raises(SecretError):
        house_secret(None)


def test_tokens_differ_by_game_seat_generation_and_secret_and_nothing_else() -> None:
    made = {
        seat_token(secret, game, seat, generation)
        for secret in (SECRET, SECRET[::-1])
        for game in ("a", "b")
        for seat in (1, 11)
        for generation in (1, 2)
    }
    assert len(made) == 16
    assert seat_token(SECRET, "a", 1, 1) == seat_token(SECRET, "a", 1, 1)
    assert all(len(token) == 32 and token.replace("-", "").replace("_", "").isalnum() for token in made)
    assert is_host(SECRET, host_token(SECRET))
    assert not any(is_host(SECRET, token) for token in (*made, "", "ö", host_token(SECRET)[:-1]))
    assert len({token_hash(token) for token in made}) == 16


@pytest.mark.parametrize("path", ["/api/systems", "/api/nothing", "/api/lobby", "/", "/api/throw?notation=x"])
def test_every_answer_says_what_a_browser_may_do_with_it(house: House, path: str) -> None:
    answer = house.ask("GET", path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "geolocation=()" in answer.headers["permissions-policy"]
    assert "set-cookie" not in answer.headers
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_no_other_site_may_read_an_answer(house: House) -> None:
    asked = {"origin": "https://elsewhere.example", "access-control-request-method": "GET"}
    for method in ("GET", "OPTIONS"):
        answer = house.ask(method, "/api/systems", headers=asked)
        assert not any(name.startswith("access-control") for name in answer.headers)


# -- who may do what --------------------------------------------------------------------------------------------------

MASTERS = ({"do": "consent", "yes": True}, {"do": "correct", "change": {}}, {"do": "pause", "on": False},
           {"do": "countdown", "seconds": None}, {"do": "undo", "to": 0}, {"do": "manual", "on": False})  # fmt: skip
PLAYERS = ({"do": "undo"}, {"do": "seed", "text": "7"}, {"do": "pledge", "commitment": "00" * 32},
           {"do": "share", "nonce": "00" * 32})  # fmt: skip


@pytest.fixture(scope="module")
def brawl(house: House) -> dict[str, str]:
    """Tokens by seat; `asked` and `other` are those of the two players."""
    master = house.begun()
    house.ask("POST", "/api/lobby/seats", master, json={})
    found = house.tokens(master)
    asked = next(seat for seat in ("heroes", "foes") if house.get("/api/table", found[seat])["choices"])
    other = "foes" if asked == "heroes" else "heroes"
    return {"master": master, "asked": found[asked], "other": found[other], "spectator": found[""], "seat": asked}


def test_every_command_is_for_those_who_may(house: House, brawl: dict[str, str]) -> None:
    def status(who: str, command: dict[str, Any]) -> int:
        return house.ask("POST", "/api/table/commands", brawl[who], json=command).status_code

    choice = house.get("/api/table", brawl["asked"])["choices"][0]
    own = (
        {"do": "consider", "prompt": choice["id"], "key": choice["default"]},
        {"do": "order", "seat": brawl["seat"], "question": choice["asked"], "on": False},
        {"do": "answer", "prompt": choice["id"], "key": "no such answer"},
    )
    for command in own:
        assert [status(who, command) for who in ("master", "other", "spectator")] == [403] * 3, command
        assert status("asked", command) in (200, 422)
    for command in MASTERS:
        assert [status(who, command) for who in ("asked", "other", "spectator")] == [403] * 3, command
        assert status("master", command) not in (401, 403), command
    for command in PLAYERS:
        assert status("spectator", command) == 403, command
        assert status("other", command) in (200, 409), command


def test_the_link_of_another_game_moves_nothing_here(house: House, brawl: dict[str, str]) -> None:
    elsewhere = house.tokens(house.begun())
    before = house.get("/api/table", brawl["master"])
    asked = (house.get("/api/table", brawl[who])["choices"] for who in ("asked", "other"))
    choice = next(choices[0] for choices in asked if choices)
    for token in elsewhere.values():
        command = {"do": "answer", "prompt": choice["id"], "key": choice["default"]}
        house.ask("POST", "/api/table/commands", token, json=command)
        seats = house.lobby(brawl["master"])["seats"]
        assert house.ask("DELETE", f"/api/lobby/seats/{seats[-1]['id']}", token).status_code in (403, 404)
    after = house.get("/api/table", brawl["master"])
    assert (after["head"], after["seats"]) == (before["head"], before["seats"])


def test_addresses_that_are_only_claimed_count_as_one(tmp_path: Path) -> None:
    with open_house(tmp_path, Rate(0.001, 3)) as small:
        found = [
            small.ask("GET", "/api/health", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code for n in range(5)
        ]
    assert found == [200, 200, 200, 429, 429]


# -- two things at once -----------------------------------------------------------------------------------------------


def at_brawl(url: str, play: Callable[[Hosted], Any], foes: str = "person", solver: Defaulting | None = None) -> None:
    async def run() -> None:
        async with hosted(url, "phasesix", "schlaegerei", {"heroes": "person", "foes": foes}, solver) as table:
            await play(table)

    asyncio.run(run())


def test_a_game_begins_once(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        before = table.game.record
        with pytest.raises(TableError, match="table-already-begun"):
            await table.game.begin(table.game.session.journal.header.document)  # type: ignore[union-attr]
        stored = await table.game.store.game("g")
        assert (stored.header, stored.seed, stored.head) == (before.header, before.seed, before.head)

    at_brawl(sqlite_url, play)


def test_a_link_that_was_taken_away_does_not_bring_itself_back(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        old = table.screens["master"].seat
        renewed = replace(old, generation=old.generation + 1, token_hash="new")
        await table.game.store.change_seat(old, generation=renewed.generation, token_hash="new")
        with pytest.raises(TableError, match="table-link-revoked"):
            await carry_out(table.game, old, "de", Manual(on=True))
        assert renewed in await table.game.store.seats("g")

    at_brawl(sqlite_url, play)


def test_whoever_was_replaced_gives_nothing_up(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await table.game.store.change_seat(table.screens["heroes"].seat, player=MASTER)
        await table.game.catch_up()
        with pytest.raises(TableError, match="table-no-conceding"):
            await table.do("heroes", Concede())

    at_brawl(sqlite_url, play)


def test_a_table_that_was_changed_elsewhere_says_so(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        await table.game.store.change("g", table.game.record.version, title="Anders")
        with pytest.raises(TableError, match="table-moved-on"):
            await table.do("master", Pause(on=True))
        await table.do("master", Pause(on=True))
        assert table.screens["heroes"].table["paused"]

    at_brawl(sqlite_url, play)


class Slow(Defaulting):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.thinks, self.may_answer = asyncio.Event(), asyncio.Event()

    async def decide(self, game: str, system: System, session: Any, asked: str, player: str) -> Decision:
        self.thinks.set()
        await self.may_answer.wait()
        return await super().decide(game, system, session, asked, player)


def test_a_computer_that_is_still_thinking_does_not_move_while_the_table_rests(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        while table.asked()[1] == "heroes":
            asked, _, default = table.asked()
            await table.do("heroes", AnswerIt(prompt=asked, key=default))
        await asyncio.wait_for(solver.thinks.wait(), 20)
        await table.do("master", Pause(on=True))
        head = table.game.record.head
        solver.may_answer.set()
        while table.game.background.is_busy:
            await asyncio.sleep(0)
        assert table.game.record.head == head
        await table.do("master", Pause(on=False))
        while table.game.background.is_busy:
            await asyncio.sleep(0.001)
        assert table.game.record.head > head

    solver = Slow()
    at_brawl(sqlite_url, play, foes="steady", solver=solver)


# -- live connections -------------------------------------------------------------------------------------------------


class Said:
    """A connection that says these things and is gone."""

    client = SimpleNamespace(host="10.0.0.7")
    scope: dict[str, Any] = {}  # noqa: RUF012

    def __init__(self, *texts: str) -> None:
        self._texts = iter(texts)

    async def receive_text(self) -> str:
        for text in self._texts:
            return text
        raise WebSocketDisconnect


def saying(table: Hosted, *texts: str) -> LiveConnection:
    return LiveConnection(cast("WebSocket", Said(*texts)), table.screens["heroes"].seat, "de")


PLEDGE = json.dumps({"id": 1, "command": {"do": "pledge", "commitment": "77" * 32}})


def test_a_line_that_is_closed_is_not_heard_any_more(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        line, head = saying(table, PLEDGE), table.game.record.head
        line.close("table-link-revoked")
        await live._listen(table.game, line, live.Admission(Metrics()))
        assert table.game.record.head == head

    at_brawl(sqlite_url, play)


def test_a_flood_is_refused_and_read_slowly(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BURST", 2.0)

    async def play(table: Hosted) -> None:
        line = saying(table, *[PLEDGE] * 8)
        began = asyncio.get_running_loop().time()
        await live._listen(table.game, line, live.Admission(Metrics()))
        codes = [(reply["problem"] or {}).get("code", "") for reply in map(json.loads, line._waiting)]
        assert codes[:2] == ["", "table-pledge-given"]
        assert codes.count("table-too-much") >= 3
        assert asyncio.get_running_loop().time() - began > 3 / live.PER_SECOND

    at_brawl(sqlite_url, play)


def test_what_fails_is_told_to_whoever_asked_and_the_line_stays(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: Any) -> None:
        raise ZeroDivisionError

    async def play(table: Hosted) -> None:
        monkeypatch.setattr(live, "carry_out", fails)
        line = saying(table, PLEDGE, PLEDGE)
        await live._listen(table.game, line, live.Admission(Metrics()))
        assert [json.loads(reply)["problem"]["code"] for reply in line._waiting] == ["table-server-error"] * 2

    at_brawl(sqlite_url, play)


def test_strangers_screens_and_old_links_are_kept_at_the_door(sqlite_url: str) -> None:
    async def play(table: Hosted) -> None:
        admission = live.Admission(Metrics())
        silent = Said()
        silent.receive_text = asyncio.Event().wait  # type: ignore[assignment]
        crowd = [asyncio.create_task(admission.hello(cast("WebSocket", silent))) for _ in range(live.MOST_STRANGERS)]
        await asyncio.sleep(0)
        with pytest.raises(TableError, match="table-too-much"):
            await admission.hello(cast("WebSocket", Said('{"token": "12345678"}')))
        crowd[0].cancel()
        await asyncio.wait(crowd[:1])
        assert (await admission.hello(cast("WebSocket", Said('{"token": "12345678"}')))).token == "12345678"
        for one in crowd:
            one.cancel()
        for _ in range(live.MOST_SCREENS - 1):
            admission.admit(table.game, saying(table))
        with pytest.raises(TableError, match="table-too-much"):
            admission.admit(table.game, saying(table))
        late = saying(table)
        late.seat = replace(late.seat, generation=late.seat.generation - 1)
        with pytest.raises(TableError, match="table-link-revoked"):
            admission.admit(table.game, late)

    at_brawl(sqlite_url, play)


class Guess(Said):
    """A connection that says hello with some link; `told` is why it is refused."""

    def __init__(self, app: object, token: str, host: str) -> None:
        super().__init__(json.dumps({"token": token}))
        self.app, self.client = app, SimpleNamespace(host=host)
        self.told = ""

    async def accept(self) -> None:
        """Every connection is accepted, so that it can be told why it is refused."""

    async def send_text(self, text: str) -> None:
        self.told = json.loads(text)["problem"]["code"]

    async def close(self, code: int) -> None:
        assert code == 1008


def test_whoever_guesses_links_is_not_heard_for_a_while_and_a_club_that_comes_back_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_up: list[str] = []
    everybody = asyncio.Event()

    async def seat_by_token(hashed: str) -> object:
        looked_up.append(hashed)
        await everybody.wait()
        return SimpleNamespace(revoked=False, game="g") if hashed == token_hash("the right link") else None

    async def running(_: str) -> None:
        raise TableError("table-no-game")  # As far as a link that opens something gets here.

    store, settings = SimpleNamespace(seat_by_token=seat_by_token), SimpleNamespace(siblings=None)

    async def run() -> None:
        server = SimpleNamespace(store=store, settings=settings, running=running)
        app = SimpleNamespace(state=SimpleNamespace(server=server, admission=live.Admission(Metrics())))

        async def come(number: int, token: str, host: str) -> list[str]:
            everybody.clear()
            crowd = [Guess(app, token, host) for _ in range(number)]
            coming = [asyncio.ensure_future(live.live(cast("WebSocket", one))) for one in crowd]
            for _ in range(10):
                await asyncio.sleep(0)
            everybody.set()
            await asyncio.gather(*coming)
            return [one.told for one in crowd]

        for _ in range(3):
            assert set(await come(live.MOST_STRANGERS, "the right link", "10.0.0.7")) == {"table-no-game"}
        assert await come(2, "a wrong link", "10.0.0.7") == ["table-link-unknown"] * 2
        assert await come(1, "the right link", "10.0.0.7") == ["table-no-game"]
        assert set(await come(50, "a wrong link", "10.0.0.7")) == {"table-link-unknown"}, "all at the same moment"
        looked_up.clear()
        assert await come(2, "a wrong link", "10.0.0.7") == ["table-too-much"] * 2
        assert looked_up == []
        assert await come(1, "the right link", "10.0.0.8") == ["table-no-game"]

    monkeypatch.setattr(live, "WRONG_LINKS", Rate(0.001, 3))
    asyncio.run(run())


def test_one_address_has_so_many_screens_and_all_strangers_together_so_many(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_OF_ADDRESS", 2)
    monkeypatch.setattr(live, "ALL_STRANGERS", 3)

    async def play(table: Hosted) -> None:
        admission = live.Admission(Metrics())
        here = [saying(table), saying(table)]
        for line in here:
            admission.admit(table.game, line)
        with pytest.raises(TableError, match="table-too-much"):
            admission.admit(table.game, saying(table))
        elsewhere = saying(table)
        elsewhere.address = "10.0.0.8"
        admission.admit(table.game, elsewhere)
        admission.leave(here[0])
        admission.admit(table.game, saying(table))
        crowd = []
        for n in range(3):
            silent = Said()
            silent.client = SimpleNamespace(host=f"10.1.0.{n}")
            silent.receive_text = asyncio.Event().wait  # type: ignore[assignment]
            crowd.append(asyncio.create_task(admission.hello(cast("WebSocket", silent))))
        await asyncio.sleep(0)
        with pytest.raises(TableError, match="table-too-much"):
            await admission.hello(cast("WebSocket", Said('{"token": "12345678"}')))
        for one in crowd:
            one.cancel()

    at_brawl(sqlite_url, play)


def test_one_link_sends_no_more_over_many_connections_than_over_one(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "OF_LINK", Rate(0.001, 5))

    async def play(table: Hosted) -> None:
        admission = live.Admission(Metrics())
        lines = [saying(table, *[PLEDGE] * 3) for _ in range(3)]
        for line in lines:
            await live._listen(table.game, line, admission)
        codes = [(json.loads(reply)["problem"] or {}).get("code", "") for line in lines for reply in line._waiting]
        assert [code == "table-too-much" for code in codes] == [False] * 5 + [True] * 4

    at_brawl(sqlite_url, play)


def test_long_messages_of_one_link_are_counted_by_their_bytes(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "BYTES_OF_LINK", Rate(0.001, 150_000))

    async def play(table: Hosted) -> None:
        line = saying(table, *["x" * 60_000] * 4)
        await live._listen(table.game, line, live.Admission(Metrics()))
        codes = [json.loads(reply)["problem"]["code"] for reply in line._waiting]
        assert codes == ["table-not-understood"] * 2 + ["table-too-much"] * 2

    at_brawl(sqlite_url, play)


def test_one_link_does_not_keep_the_workers_busy(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "THINKING", Rate(0.001, 2))

    async def play(table: Hosted) -> None:
        admission = live.Admission(Metrics())
        asked = next(iter(table.game.session.asked))  # type: ignore[union-attr]
        best = json.dumps({"id": 1, "command": {"do": "best", "prompt": asked}})
        codes = []
        for _ in range(4):
            line = saying(table, best)
            await live._listen(table.game, line, admission)
            codes += [(json.loads(reply)["problem"] or {}).get("code", "") for reply in line._waiting]
        assert codes.count("table-busy") == 2

    at_brawl(sqlite_url, play)


def test_whoever_reads_slowly_is_cut_before_it_fills_the_memory(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "ALL_BACKLOGS", 3_000_000)

    async def play(table: Hosted) -> None:
        backlogs = live.Backlogs()
        heroes = table.screens["heroes"].seat
        slow, other, quick = (LiveConnection(cast("WebSocket", Said()), heroes, "de", backlogs) for _ in range(3))
        for _ in range(3):
            slow.send(b"x" * 900_000)
        assert (slow.is_closed, backlogs.size) == (True, 0), "two megabytes are enough for one"
        for line in (other, slow):
            for _ in range(2):
                line.send(b"x" * 900_000)
        other2 = LiveConnection(cast("WebSocket", Said()), heroes, "de", backlogs)
        other2.send(b"x" * 900_000)
        assert backlogs.size == 2_700_000
        other2.send(b"x" * 900_000)
        assert (other2.is_closed, other.is_closed, backlogs.size) == (True, False, 1_800_000)
        quick.send(b"x" * 1_500_000)
        assert not quick.is_closed, "whoever has nothing waiting is not slow"

    at_brawl(sqlite_url, play)


# -- what is sent in --------------------------------------------------------------------------------------------------

BOMBS = {
    "steps": "a." * 49_000 + "a = 1",
    "quoted steps": '"a" . ' * 16_000 + "a = 1",
    "table": "[" + "a." * 49_000 + "a]",
    "lists": "a = " + "[" * 49_000,
    "number": "a = " + "1" * 5_000,
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_content_that_would_eat_the_memory_is_refused(house: House, bomb: str) -> None:
    (found,) = house.ask("POST", "/api/content/phasesix/check", house.host, json={"text": BOMBS[bomb]}).json()
    assert found["code"] == ("content-syntax" if bomb == "number" else "content-nested")
    assert len(found["text"]) < 300


FORGED: dict[str, dict[str, Any]] = {
    "unknown": {"event": "nothing"},
    "empty": {},
    "audience": {"event": "note", "rule": "", "message": "ps-note", "facts": {}, "audience": 5},
    "dice": {"event": "dice", "rule": "", "seat": "heroes", "who": "", "throw": "3W6", "faces": [[1]] * 50_000},
    "throw": {"event": "dice", "rule": "", "seat": "heroes", "who": "", "throw": {"added": {}}, "faces": [[1]]},
}


@pytest.mark.parametrize("forged", FORGED)
def test_a_forged_journal_that_nobody_could_look_at_is_not_taken_in(house: House, forged: str) -> None:
    _, session = played("phasesix", 4, "schlaegerei")
    journal = Journal(session.journal.header)
    for entry in session.journal.entries:
        events = [*deepcopy(entry.events), *([FORGED[forged]] if entry.n == 2 else [])]
        journal.append(journal.seal(entry.kind, entry.data, events, entry.state))
    text = "".join(f"{line}\n" for line in lines_of(journal))
    assert house.refused(422, "POST", "/api/import", house.host, content=text.encode())["code"] == "journal-entry"
