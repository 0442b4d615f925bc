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
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from regelwerk.client import Refused, Seat

ROOT = Path(__file__).parents[3]
PORT_AND_HOST = re.compile(r"http://\S+?:(\d+)/#/host/(\S+)")


@contextmanager
def table(home: Path, port: int = 0) -> Iterator[tuple[int, str]]:
    """A running table: its port, and the token of its host."""
    command = [str(Path(sys.executable).parent / "regelwerk"), "table", "--local", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--no-browser", "--workers", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, "REGELWERK_HOME": str(home)},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        found = PORT_AND_HOST.search(process.stdout.readline() + process.stdout.readline())
        assert found is not None
        yield int(found[1]), found[2]
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=60)
    finally:
        process.kill()
        process.wait()


def asked(port: int, method: str, path: str, token: str, **given: Any) -> Any:
    answer = httpx.request(
        method,
        f"http://127.0.0.1:{port}/api/{path}",
        headers={"Authorization": f"Bearer {token}"},
        json=given or None,
        timeout=60,
    )
    return answer.raise_for_status().json()


def links(port: int, host: str) -> dict[str, str]:
    """A brawl with a person on each side that has begun: the links of its seats."""
    master = asked(port, "POST", "games", host, system="phasesix", scene="schlaegerei")["token"]
    for seat in asked(port, "GET", "lobby", master)["seats"]:
        if seat["role"] == "player":
            asked(port, "PATCH", f"lobby/seats/{seat['id']}", master, player="person")
    begun = asked(port, "POST", "lobby/begin", master)
    assert begun["stage"] == "running"
    seats = asked(port, "GET", "lobby", master)["seats"]
    return {one["seat"]: f"http://127.0.0.1:{port}/{one['link']}" for one in seats if one["role"] == "player"}


def test_two_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    play = runpy.run_path(str(ROOT / "examples" / "table_bot.py"))["play"]
    with table(tmp_path) as (port, host), ThreadPoolExecutor(2) as players:
        endings = list(players.map(play, links(port, host).values()))
    assert endings[0]
    assert endings[0] == endings[1]


@pytest.mark.slow
def test_a_bot_in_typescript_plays_against_one_in_python(tmp_path: Path) -> None:
    play = runpy.run_path(str(ROOT / "examples" / "table_bot.py"))["play"]
    package = ROOT / "clients" / "typescript"
    bot = tmp_path / "bot.mjs"
    beside = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    esbuild = [str(ROOT / "web/node_modules/.bin/esbuild"), "example/bot.ts", "--bundle", "--platform=node"]
    subprocess.run(
        [*esbuild, "--format=esm", f"--outfile={bot}", "--log-level=warning"], cwd=package, env=beside, check=True
    )
    with table(tmp_path / "home") as (port, host), ThreadPoolExecutor(1) as players:
        first, second = links(port, host).values()
        ending = players.submit(play, first)
        command = ["node", "--experimental-websocket", "--no-warnings", str(bot), second]
        said = subprocess.run(command, env=beside, capture_output=True, text=True, timeout=120, check=True).stdout
        assert said.strip() == ending.result(120) != ""


def test_a_seat_goes_on_after_the_server_was_restarted(tmp_path: Path) -> None:
    with table(tmp_path) as (port, host):
        seats = [Seat(link) for link in links(port, host).values()]
        for seat in seats:
            seat.__enter__()
        head = max(seat.table.head for seat in seats)
    with table(tmp_path, port):
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


def test_a_link_that_nobody_gave_out_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with table(tmp_path) as (port, _):
        with pytest.raises(Refused) as refused, Seat(f"http://127.0.0.1:{port}/#/t/" + "x" * 40):
            pass
        assert refused.value.problem.text
