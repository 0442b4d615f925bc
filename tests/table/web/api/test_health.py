"""What monitoring and operators are told: alive, ready, and figures without anything that people sent."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from pathlib import Path
from threading import Event

import pytest

from regelwerk.table.errors import TableError
from regelwerk.table.games import game_server, memory
from regelwerk.table.games.game_server import GameServer
from regelwerk.table.metrics import Metrics
from table.house import House, open_house

PATIENCE = 20.0


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path) as opened:
        yield opened


def test_alive_asks_nothing_of_the_database(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unwell() -> bool:
        return False

    monkeypatch.setattr(own_house.app.state.server.store, "healthy", unwell)
    assert own_house.get("/health")["ok"]
    for path in ("/ready", "/api/health"):
        found = own_house.ask("GET", path)
        assert (found.status_code, found.json()["database"]) == (503, False)
    monkeypatch.undo()
    assert own_house.get("/ready")["ok"]


def test_a_server_is_not_ready_until_everything_is_loaded(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it loads is left out here, and that the process of the tests then collects its garbage otherwise."""
    monkeypatch.setattr(game_server, "working_systems", lambda: ())
    monkeypatch.setattr(memory, "freeze", lambda: None)
    first, portal, is_loaded = own_house.app.state.server, own_house._portal, Event()

    async def another() -> GameServer:
        return GameServer(first.store, replace(first.settings, owns_process=True), first.secret, first.solver)

    server = portal.call(another)
    monkeypatch.setattr(own_house.app.state, "server", server)
    loading = portal.start_task_soon(server.tidy, is_loaded.wait)
    try:
        found = own_house.ask("GET", "/ready")
        assert (found.status_code, found.json()["database"], found.json()["preparing"]) == (503, True, True)
        assert own_house.get("/health")["ok"], "alive all the same"
        is_loaded.set()
        until = time.monotonic() + PATIENCE
        while own_house.ask("GET", "/ready").status_code == 503:
            assert time.monotonic() < until
        assert not own_house.get("/ready")["preparing"]
    finally:
        is_loaded.set()
        loading.cancel()
        if server._watchdog is not None:
            portal.call(server._watchdog.close)


def test_the_figures_follow_what_happens(own_house: House) -> None:
    house = own_house
    before = house.get("/api/operation", house.host)
    assert before["answers"] == {"half": None, "most": None, "known": False}
    assert (before["stored_games"], before["connections"]) == (0, 0)
    master = house.begun()
    tokens = house.tokens(master)
    asked = house.get("/api/table", tokens["heroes"])["choices"] or house.get("/api/table", tokens["foes"])["choices"]
    wrong = {"do": "answer", "prompt": "9.9", "key": "x"}
    assert house.ask("POST", "/api/table/commands", tokens["heroes"], json=wrong).status_code == 409
    assert asked
    for token in tokens.values():
        for one in house.get("/api/table", token)["choices"]:
            command = {"do": "answer", "prompt": one["id"], "key": one["default"]}
            assert house.ask("POST", "/api/table/commands", token, json=command).status_code == 200
    after = house.get("/api/operation", house.host)
    assert after["commands"]["refused"] == 1
    assert after["commands"]["done"] >= 1
    assert after["stored"]["done"] > before["stored"].get("done", 0)
    assert (after["games"], after["stored_games"]) == (1, 1)
    assert 0 < after["answers"]["half"] <= after["answers"]["most"]
    text = house.ask("GET", "/metrics", house.host).text
    assert 'regelwerk_commands_total{do="answer",result="refused"} 1.0' in text
    assert "regelwerk_games 1.0" in text
    assert 'route="/api/table/commands",status="200"' in text
    assert not any(token in text for token in (*tokens.values(), master, house.host))


def test_a_quantile_is_the_bound_of_its_bucket() -> None:
    metrics = Metrics()
    assert metrics.figures().quantile("regelwerk_write_seconds", 0.5) is None
    for seconds in (0.0005, 0.003, 0.004, 0.3):
        metrics.wrote(seconds, 1, 0)
    figures = metrics.figures()
    assert figures.quantile("regelwerk_write_seconds", 0.25) == 0.001
    assert figures.quantile("regelwerk_write_seconds", 0.5) == 0.005
    assert figures.quantile("regelwerk_write_seconds", 0.99) == 0.5
    metrics.wrote(60.0, 0, 1)
    assert metrics.figures().quantile("regelwerk_write_seconds", 0.99) == inf


def test_a_command_is_counted_by_how_it_ended() -> None:
    metrics = Metrics()
    for error in (TableError("table-busy"), RuntimeError()):
        with pytest.raises(type(error)), metrics.command("answer"):
            raise error
    with metrics.command("answer"):
        pass
    assert metrics.figures().counted("regelwerk_commands", "result") == {"refused": 1, "failed": 1, "done": 1}
