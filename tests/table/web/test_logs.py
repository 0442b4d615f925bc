"""Logs: one JSON object a line, and nothing in them that people sent."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regelwerk.table.errors import storage_problem
from regelwerk.table.storage.records import StoreError
from regelwerk.table.storage.store import Store
from regelwerk.table.web.limits import Bucket
from regelwerk.table.web.logs import LogFile, write_logs
from table.house import open_house
from table.made import a_game, using

PRIVATE = "Streng-Geheimes"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged from here on; afterwards everything logs as before."""
    root = logging.getLogger()
    before = (root.level, root.handlers[:])
    stream = io.StringIO()
    write_logs(stream, logging.DEBUG)
    # The client of these tests logs too; its lines are not the server's.
    client = logging.getLogger("httpx")
    client.disabled = True
    yield stream
    client.disabled = False
    root.setLevel(before[0])
    root.handlers[:] = before[1]


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_requests_are_logged_with_number_route_status_and_duration(tmp_path: Path, log: io.StringIO) -> None:
    with open_house(tmp_path) as house:
        answer = house.ask("GET", "/api/rules/phasesix/PS-INI-02")
    line = next(one for one in lines(log) if one.get("route") == "/api/rules/{system}/{rule}")
    assert (line["event"], line["method"], line["status"], line["level"]) == ("request", "GET", 200, "info")
    assert line["request"] == answer.headers["x-request-id"]
    assert line["ms"] >= 0
    assert line["time"].endswith("+00:00")


def test_no_token_no_body_and_no_address_gets_into_the_log(tmp_path: Path, log: io.StringIO) -> None:
    with open_house(tmp_path) as house:
        master = house.new_game(title=PRIVATE)
        house.ask("PATCH", "/api/lobby", master, json={"names": {"hagen": PRIVATE}})
        house.ask("POST", "/api/games", house.host, content=f'{{"{PRIVATE}": '.encode())
        house.ask("GET", f"/api/{PRIVATE}/{master}?token={master}")
        house.ask("GET", f"/{PRIVATE}/{master}")
        house.ask("GET", f"/api/rules/phasesix/{PRIVATE}?q={PRIVATE}")
        house.ask("GET", "/api/me", PRIVATE)
        house.ask("POST", "/api/odds/phasesix/attack", json={"given": {"attacker": PRIVATE, "target": "wolf"}})
        tokens = {house.host, *house.tokens(master).values()}
    written = log.getvalue()
    assert len(lines(log)) > 8
    assert PRIVATE not in written
    assert not any(token in written for token in tokens)


def test_what_nobody_foresaw_is_logged_by_its_place_and_told_kindly(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError(f"with {PRIVATE} in it")

    with open_house(tmp_path) as house:
        monkeypatch.setattr(house.app.state.server.store, "healthy", broken)
        problem = house.refused(500, "GET", "/api/health")
    assert problem["code"] == "table-server-error"
    assert "RuntimeError" not in problem["text"]
    failed = next(one for one in lines(log) if one["event"] == "failed")
    assert failed["error"] == "RuntimeError"
    assert any("health" in place for place in failed["at"])
    assert PRIVATE not in log.getvalue()


def test_what_a_database_refuses_is_logged_without_the_row(postgres_url: str, log: io.StringIO) -> None:
    seed = bytes(range(32))

    async def use(store: Store) -> None:
        with pytest.raises(StoreError) as refused:
            await store.create(a_game(title=None, draft={"scene": PRIVATE}, seed=seed), [])
        assert storage_problem(refused.value).code == "table-no-store"

    using(postgres_url, use)
    (line,) = (one for one in lines(log) if one["event"] == "store")
    assert line["code"] == "table-store-failed"
    assert "not-null" in line["why"] and "title" in line["why"], "what the server says of it stays"
    assert PRIVATE not in log.getvalue()
    assert seed.hex() not in log.getvalue()


def test_of_many_requests_that_were_refused_some_are_logged_and_the_others_counted(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        for _ in range(400):
            house.ask("GET", "/api/me")
        refused = [one for one in lines(log) if one.get("status") == 401]
        assert 0 < len(refused) < 150
        house.get("/api/health")
        assert [one for one in lines(log) if one.get("route") == "/api/health"], "what is answered is always logged"
        monkeypatch.setattr(Bucket, "take", lambda *_: True)
        house.ask("GET", "/api/me")
    assert next(one["left_out"] for one in lines(log) if "left_out" in one) == 400 - len(refused)


def test_a_flood_of_requests_that_are_none_does_not_fill_the_log(log: io.StringIO) -> None:
    web = logging.getLogger("uvicorn.error")
    for n in range(500):
        web.warning("Invalid HTTP request received.")
        web.info('%s - "WebSocket %s" [accepted]', f"10.0.0.{n}", "/api/table/live")
        web.error("Exception in ASGI application")
    told = [one["event"] for one in lines(log)]
    assert 0 < told.count("Invalid HTTP request received.") < 50
    assert not any("10.0.0." in one for one in told), "addresses of people are nobody's business"
    assert told.count("Exception in ASGI application") == 500


def test_a_log_file_that_is_full_is_put_aside_and_the_oldest_is_deleted(tmp_path: Path) -> None:
    path = tmp_path / "table.log"
    log = LogFile(path, size=1_000, kept=2)
    for n in range(200):
        log.write(f"line {n} with some words\n")
    log.close()
    files = sorted(tmp_path.iterdir())
    assert [one.name for one in files] == ["table.log", "table.log.1", "table.log.2"]
    assert all(one.stat().st_size <= 1_000 for one in files)
    assert path.stat().st_mode & 0o077 == 0
    kept = "".join(one.read_text() for one in reversed(files)).splitlines()
    assert kept == [f"line {n} with some words" for n in range(200 - len(kept), 200)], "none is cut, none is missing"
    again = LogFile(path, size=1_000, kept=2)
    again.write("after a restart\n")
    again.close()
    assert path.read_text().endswith("line 199 with some words\nafter a restart\n")


def test_what_other_processes_log_goes_into_the_same_file(tmp_path: Path) -> None:
    log = LogFile(tmp_path / "table.log", size=40, kept=1)
    log.copy(io.BytesIO("eins\nzwei\nöäü ".encode() + b"\xff" + b"x" * 30 + b"\n"))
    log.close()
    assert (tmp_path / "table.log.1").read_text() == "eins\nzwei\n"
    assert (tmp_path / "table.log").read_text() == "öäü \ufffd" + "x" * 30 + "\n"
