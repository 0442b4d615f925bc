"""The client for programs at a running table: two bots play a game to its end, over a restart of the server."""

from __future__ import annotations

import os
import re
import runpy
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from regelwerk.client import Refused, Seat

ROOT = Path(__file__).parents[3]
PORT_AND_HOST = re.compile(r"http://\S+?:(\d+)/#/host/(\S+)")


class Table:
    """A table in a process of its own, always at the same port: its address, and the token of its host."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.host = ""

    def open(self) -> None:
        """Start it, again if need be, and wait until it says where it is."""
        command = [str(Path(sys.executable).parent / "regelwerk"), "table", "--local", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--no-browser", "--workers", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "REGELWERK_HOME": str(self._home)},
        )
        assert self._process.stdout is not None
        found = PORT_AND_HOST.search(self._process.stdout.readline() + self._process.stdout.readline())
        assert found is not None
        self.port, self.host = int(found[1]), found[2]

    def close(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(timeout=60)
        finally:
            self._process.kill()
            self._process.wait()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A table for all bots: to start one takes longer than most games."""
    found = Table(tmp_path_factory.mktemp("table"))
    found.open()
    yield found
    found.close()


def asked(port: int, method: str, path: str, token: str, **given: Any) -> Any:
    answer = httpx.request(
        method,
        f"http://127.0.0.1:{port}/api/{path}",
        headers={"Authorization": f"Bearer {token}"},
        json=given or None,
        timeout=60,
    )
    return answer.raise_for_status().json()


def links(table: Table) -> dict[str, str]:
    """A brawl with a person on each side that has begun: the links of its seats."""
    port, host = table.port, table.host
    master = asked(port, "POST", "games", host, system="phasesix", scene="schlaegerei")["token"]
    for seat in asked(port, "GET", "lobby", master)["seats"]:
        if seat["role"] == "player":
            asked(port, "PATCH", f"lobby/seats/{seat['id']}", master, player="person")
    begun = asked(port, "POST", "lobby/begin", master)
    assert begun["stage"] == "running"
    seats = asked(port, "GET", "lobby", master)["seats"]
    return {one["seat"]: f"http://127.0.0.1:{port}/{one['link']}" for one in seats if one["role"] == "player"}


def test_two_bots_play_a_game_to_its_end(table: Table) -> None:
    play = runpy.run_path(str(ROOT / "examples" / "table_bot.py"))["play"]
    with ThreadPoolExecutor(2) as players:
        endings = list(players.map(play, links(table).values()))
    assert endings[0]
    assert endings[0] == endings[1]


@pytest.mark.slow
def test_a_bot_in_typescript_plays_against_one_in_python(table: Table, tmp_path: Path) -> None:
    play = runpy.run_path(str(ROOT / "examples" / "table_bot.py"))["play"]
    package = ROOT / "clients" / "typescript"
    bot = tmp_path / "bot.mjs"
    beside = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    esbuild = [str(ROOT / "web/node_modules/.bin/esbuild"), "example/bot.ts", "--bundle", "--platform=node"]
    subprocess.run(
        [*esbuild, "--format=esm", f"--outfile={bot}", "--log-level=warning"], cwd=package, env=beside, check=True
    )
    with ThreadPoolExecutor(1) as players:
        first, second = links(table).values()
        ending = players.submit(play, first)
        command = ["node", "--experimental-websocket", "--no-warnings", str(bot), second]
        said = subprocess.run(command, env=beside, capture_output=True, text=True, timeout=120, check=True).stdout
        assert said.strip() == ending.result(120) != ""


def test_a_seat_goes_on_after_the_server_was_restarted(table: Table) -> None:
    seats = [Seat(link) for link in links(table).values()]
    for seat in seats:
        seat.__enter__()
    head = max(seat.table.head for seat in seats)
    table.close()
    table.open()
    for seat in seats:
        seat._connect()
        assert seat.table.head == head
    who = next(seat for seat in seats if seat.table.choices)
    choice = who.table.choices[0]
    assert who.answer(choice, choice.default).head > head
    with pytest.raises(Refused):
        who.answer(choice, choice.default)
    for seat in seats:
        seat.close()


@pytest.mark.parametrize("link", ["", "localhost:8192/#/t/x", "http://localhost:8192/", "http://localhost/#/host/x"])
def test_what_is_no_seats_link_is_refused_at_once(link: str) -> None:
    with pytest.raises(ValueError, match="a seat's link"):
        Seat(link)


def test_a_link_that_nobody_gave_out_is_refused_with_a_sentence(table: Table) -> None:
    with pytest.raises(Refused) as refused, Seat(f"http://127.0.0.1:{table.port}/#/t/" + "x" * 40):
        pass
    assert refused.value.problem.text
