"""Several processes behind one port: any of them serves any table, and whoever dies is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import WebSocketException

from regelwerk.table.web.tokens import host_token
from table.clients import Cut, Promise, Screen, begun
from table.made import opened, stored
from table.servers import SECRET

PROGRAM = [sys.executable, "-c", "from regelwerk.cli.main import run; run()"]
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds child processes in /proc")


class Served:
    """A program that serves a port with several processes."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def children(self) -> set[int]:
        """The processes that serve, by their numbers."""
        return set(map(int, Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()))


@contextmanager
def served(database: str, home: Path, number: int) -> Iterator[Served]:
    options = ["--local", "--no-browser", "--port", "0", "--workers", "0", "--processes", str(number)]
    options += ["--log", str(home / "table.log")]
    process = subprocess.Popen(
        [*PROGRAM, "table", *options, "--database", database],
        env={**os.environ, "REGELWERK_SECRET": SECRET.hex(), "REGELWERK_HOME": str(home), "REGELWERK_LANG": "de"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", process.stdout.readline() + process.stdout.readline())
        assert found is not None
        yield Served(process, int(found[1]))
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def until(true: object, *, seconds: float = PATIENCE) -> None:
    assert callable(true)
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


async def insisting(port: int, token: str, seed: int, promises: list[Promise]) -> None:
    """Play until told to stop, coming back whenever the connection is cut."""
    chance = Random(seed)
    while True:
        with suppress(OSError, WebSocketException, Cut):
            screen = await Screen.open(port, token)
            try:
                await screen.play(chance, pause=0.06)
            finally:
                promises += screen.promises
                await screen.close()
        await asyncio.sleep(0.05)


@pytest.mark.slow
def test_processes_die_and_are_renewed_while_people_play(postgres_url: str, tmp_path: Path) -> None:
    async def play(running: Served) -> None:
        game, tokens = await begun(postgres_url, "schlaegerei", 7)
        await until(lambda: len(running.children()) == 2)
        first = running.children()
        promises: list[Promise] = []
        people = [
            asyncio.create_task(insisting(running.port, token, seed, promises))
            for seed, token in enumerate(tokens.values())
        ]
        await asyncio.sleep(0.3)
        victim = min(first)
        os.kill(victim, signal.SIGKILL)
        await until(lambda: victim not in running.children() and len(running.children()) == 2)
        os.kill(running.process.pid, signal.SIGHUP)
        await until(lambda: not first & running.children() and len(running.children()) == 2)
        await asyncio.sleep(0.3)
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        async with opened(postgres_url) as store:
            for token in tokens.values():
                screen = await Screen.open(running.port, token)
                # Whoever was cut off may have sent an answer that is stored only now.
                async with asyncio.timeout(PATIENCE):
                    while screen.table["head"] != len((journal := await stored(store, game)).entries):
                        await asyncio.sleep(0.02)
                await screen.close()
        assert len(promises) > 5
        for promise in promises:
            since = int(promise.prompt.partition(".")[0]) + 1
            keys = [one.data["key"] for one in journal.entries[since : promise.head] if one.kind == "answer"]
            assert promise.key in keys, promise

    with served(postgres_url, tmp_path, 2) as running:
        asyncio.run(play(running))
        children = running.children()
    assert running.process.returncode == 0
    logged = [json.loads(line) for line in (tmp_path / "table.log").read_text().splitlines()]
    started = {line["event"] for line in logged if line["event"].startswith("Started server process")}
    assert len(started) >= 4, "all of them write into one file: two, one for the one that died, and new ones"
    assert not any(Path(f"/proc/{one}").exists() for one in children)


def sockets(process: int) -> set[str]:
    """The sockets that a process has open, by their numbers."""
    links = []
    for one in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):  # It was closed meanwhile.
            links.append(str(one.readlink()))
    return {link.removeprefix("socket:[").removesuffix("]") for link in links}


def held(process: int, port: int) -> int:
    """How many connections to a port a process holds."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    established = {row[9] for row in rows if int(row[1].rpartition(":")[2], 16) == port and row[3] == "01"}
    return len(sockets(process) & established)


def takes_over(process: int) -> bool:
    """Whether others can hand connections over to a process: before it listens to them, they keep what they have."""
    rows = [line.split() for line in Path("/proc/net/unix").read_text().splitlines()[1:]]
    return any(row[6] in sockets(process) for row in rows if row[-1].endswith(".sock") and row[5] == "01")


def test_all_screens_of_a_table_meet_in_one_process_and_play_there(postgres_url: str, tmp_path: Path) -> None:
    async def play(running: Served, seed: int) -> None:
        _, tokens = await begun(postgres_url, "schlaegerei", seed)
        screens = [await Screen.open(running.port, token) for token in tokens.values() for _ in range(4)]
        await until(lambda: {held(one, running.port) for one in running.children()} == {0, len(screens)})
        players = [asyncio.create_task(one.play(Random(seed), pause=0.01)) for one in screens]
        await until(lambda: all(one.table["head"] > 20 for one in screens))
        for one in screens:
            await one.close()
        await asyncio.gather(*players, return_exceptions=True)
        await until(lambda: not any(held(one, running.port) for one in running.children()))

    async def story(running: Served) -> None:
        await until(lambda: sum(map(takes_over, running.children())) == 2)
        for seed in range(3):
            await play(running, seed)

    with served(postgres_url, tmp_path, 2) as running:
        asyncio.run(story(running))


Counters = dict[tuple[str, frozenset[tuple[str, str]]], float]


def counters(text: str) -> Counters:
    """What may only grow, of each process."""
    families = list(text_string_to_metric_families(text))
    assert len({one.name for one in families}) == len(families), "each metric is described once"
    assert {sample.labels["process"] for one in families for sample in one.samples} == {"0", "1"}
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for one in families
        if one.type in ("counter", "histogram")
        for sample in one.samples
    }


def answered(found: Counters) -> dict[str, float]:
    """How many scrapes each process has answered."""
    scrapes = {("route", "/metrics"), ("status", "200")}
    return {
        dict(labels)["process"]: value
        for (name, labels), value in found.items()
        if name == "regelwerk_requests_total" and scrapes <= labels
    }


def test_whichever_process_is_asked_shows_the_figures_of_all(postgres_url: str, tmp_path: Path) -> None:
    async def story(running: Served) -> None:
        host = {"Authorization": f"Bearer {host_token(SECRET)}"}
        # Without keeping connections each request may go to another process.
        limits = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{running.port}", headers=host, limits=limits, timeout=PATIENCE
        ) as client:

            async def ask(path: str) -> httpx.Response:
                found = await client.get(path)
                assert found.status_code == 200, found.text
                return found

            async def wander() -> None:
                while True:
                    await ask("/health")
                    await asyncio.sleep(0.05)

            async with asyncio.timeout(PATIENCE):
                while (await ask("/api/operation")).json()["processes"] < 2:
                    await asyncio.sleep(0.05)
                busy = [asyncio.create_task(wander()) for _ in range(3)]
                before: Counters = {}
                while sum(one >= 5 for one in answered(before).values()) < 2:
                    now = counters((await ask("/metrics")).text)
                    assert {name: value for name, value in before.items() if now.get(name, 0.0) < value} == {}
                    before = now
                    await asyncio.sleep(0.05)
                for one in busy:
                    one.cancel()
                await asyncio.gather(*busy, return_exceptions=True)

    with served(postgres_url, tmp_path, 2) as running:
        asyncio.run(story(running))


@pytest.mark.slow
def test_nobody_serves_on_when_the_parent_is_gone(postgres_url: str, tmp_path: Path) -> None:
    with served(postgres_url, tmp_path, 2) as running:
        asyncio.run(until(lambda: len(running.children()) == 2))
        children = running.children()
        running.process.kill()
        deadline = time.monotonic() + PATIENCE
        while any(_is_running(one) for one in children) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(_is_running(one) for one in children)


def _is_running(number: int) -> bool:
    """Whether a process is there and not only waiting for somebody to take note of its end."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
