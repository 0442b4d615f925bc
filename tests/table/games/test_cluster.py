"""Three servers and one database, seats of one table at different servers, and all that can happen to them.

Servers are killed, cut off from the database and restarted one by one; the database crashes. People do what a browser
does: they come back elsewhere and send again what was not answered. In the end nothing that was acknowledged is
missing, nothing was taken twice, and everybody sees the same.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from regelwerk.engine.interpreters.session import resume
from regelwerk.engine.system import system
from regelwerk.table.storage.records import StoreError
from table.cable import Cable, cable, rewired
from table.clients import Cut, Screen, begun
from table.databases import PostgresServer, command
from table.made import opened, stored
from table.servers import SYSTEM, Server, Servers

TABLES = int(os.environ.get("REGELWERK_TABLES", "3"))
TROUBLES = int(os.environ.get("REGELWERK_TROUBLES", "5"))
SCENE = "schlaegerei"
PAUSE = 0.02 * max(1.0, TABLES / 3)
"""Seconds that somebody thinks at least, and five times that at most: many tables together answer as often as three.

Otherwise three servers, a database and everybody at the tables on one machine only wait for each other.
"""
PATIENCE = 1.0
"""Seconds until somebody goes to another server, as a proxy does that asks who is ready."""
BACK_WITHIN = 2.0
"""Seconds in which whoever lost a server is back at another."""
ANEW = ("table-already-answered", "table-asked-anew", "table-not-asked", "table-moved-on", "table-not-yours")
LIVE = ("display", "choices", "ending", "head")
FOLLOWS = ("scopes", "rest", "then", "window", "row")
"""What comes a moment after a question, to those who are connected."""
GONE = (OSError, WebSocketException, EOFError, TimeoutError, Cut)


@dataclass(slots=True)
class Kept:
    """What one seat was promised: the answers by the questions they were given to."""

    answers: dict[str, str] = field(default_factory=dict)


class Cluster:
    """Three servers, each with a cable of its own to the database."""

    def __init__(self, servers: Servers, postgres: PostgresServer, database: str, cables: list[Cable]) -> None:
        self.postgres = postgres
        self.database = database
        self.cables = cables
        self._servers = servers
        self.serving: list[Server] = []
        self.is_troubled = False
        """Whether the database is away from somebody, so that they cannot come back in time."""
        self.returns: list[float] = []
        """Seconds from losing a server to seeing the table at another one."""

    async def start(self, at: int) -> Server:
        """A server that serves."""
        while True:
            server = await asyncio.to_thread(self._servers.start, rewired(self.database, self.cables[at].port))
            while server.is_alive:
                with suppress(httpx.HTTPError):
                    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=0.5) as client:
                        if (await client.get("/ready")).status_code == 200:
                            return server
                await asyncio.sleep(0.02)

    # -- troubles ---------------------------------------------------------------------------------------------

    async def kill(self, at: int) -> None:
        assert self.serving[at].is_alive, "it died by itself"
        self.serving[at].kill()
        await asyncio.to_thread(self.serving[at].wait)
        await asyncio.sleep(0.1)
        self.serving[at] = await self.start(at)

    async def cut_off(self, at: int, chance: Random) -> None:
        """A server does not reach the database for a while; what it had sent arrives late or never."""
        self.is_troubled = True
        self.cables[at].cut()
        await asyncio.sleep(chance.uniform(0.3, 1.2))
        if chance.random() < 0.5:
            self.cables[at].sever()
        self.cables[at].mend()
        await asyncio.sleep(0.5)
        self.is_troubled = False

    async def crash_database(self) -> None:
        self.is_troubled = True
        await asyncio.to_thread(self.postgres.crash)
        await asyncio.to_thread(self.postgres.start)
        await asyncio.sleep(0.5)
        self.is_troubled = False

    async def restart_all(self) -> None:
        """One after the other, each new one before the old one goes."""
        for at, old in enumerate(self.serving):
            self.serving[at] = await self.start(at)
            assert old.is_alive, "it died by itself"
            old.terminate()
            await asyncio.to_thread(old.wait)


class Person:
    """Somebody on a seat, who comes back until told to stop."""

    def __init__(self, cluster: Cluster, token: str, home: int, chance: Random, kept: Kept) -> None:
        self._cluster = cluster
        self._token = token
        self._at = home
        self._chance = chance
        self._kept = kept
        self._pending: tuple[str, str] | None = None
        self._lost: float | None = None
        self._is_excused = False
        self.is_over = False
        self.screen: Screen | None = None

    async def play(self, stop: asyncio.Event) -> None:
        """Whoever still sees the table in the end stays connected."""
        while not stop.is_set() and not self.is_over:
            try:
                port = self._cluster.serving[self._at].port
                self.screen = await asyncio.wait_for(Screen.open(port, self._token), PATIENCE)
                if self.screen.table:
                    self._is_back()
                    await self._sit(self.screen, stop)
            except GONE:
                pass
            if not stop.is_set():
                if self.screen is not None:
                    self.screen.socket.transport.abort()
                    self.screen = None
                if self._lost is None:
                    self._lost = time.monotonic()
                self._is_excused = self._is_excused or self._cluster.is_troubled
                self._at = (self._at + 1) % len(self._cluster.serving)
                await asyncio.sleep(0.05)

    def _is_back(self) -> None:
        if self._lost is not None and not self._is_excused and not self._cluster.is_troubled:
            self._cluster.returns.append(time.monotonic() - self._lost)
        self._lost, self._is_excused = None, False

    async def _sit(self, screen: Screen, stop: asyncio.Event) -> None:
        while not stop.is_set() and not screen.is_cut:
            if screen.table["ending"] is not None:
                self.is_over = True
                return
            if self._pending is None and screen.table["choices"]:
                choice = self._chance.choice(screen.table["choices"])
                self._pending = choice["id"], self._chance.choice(choice["offers"])["key"]
            if self._pending is not None:
                await self._answer(screen, *self._pending)
            await asyncio.sleep(self._chance.uniform(PAUSE, 5 * PAUSE))

    async def _answer(self, screen: Screen, prompt: str, key: str) -> None:
        said = await asyncio.wait_for(screen.answer(prompt, key), PATIENCE)
        if said["done"] is not None:
            assert prompt not in self._kept.answers, "acknowledged twice"
            self._kept.answers[prompt] = key
        elif said["problem"]["code"] not in ANEW:
            # A database that is away for a moment: the same again later.
            assert said["problem"]["code"].startswith(("table-no-store", "table-store", "table-closing")), said
            return
        self._pending = None


@dataclass(slots=True)
class Table:
    """A game, its links, and what its seats were promised."""

    game: str
    tokens: dict[str, str]
    kept: dict[str, Kept]
    people: dict[str, Person]


async def live_on(cluster: Cluster, number: int, tables: list[Table], stop: asyncio.Event) -> None:
    """One table: when a game is over, the next one begins."""
    chance = Random(number)
    while not stop.is_set():
        try:
            game, tokens = await begun(cluster.database, SCENE, len(tables) + 1)
        except (StoreError, psycopg.Error):
            await asyncio.sleep(0.1)
            continue
        kept = {seat: Kept() for seat in tokens}
        people = {
            seat: Person(cluster, token, (number + n) % 3, Random(chance.random()), kept[seat])
            for n, (seat, token) in enumerate(tokens.items())
        }
        tables.append(Table(game, tokens, kept, people))
        await asyncio.gather(*(person.play(stop) for person in people.values()))


async def check(cluster: Cluster, tables: list[Table]) -> int:
    """Every promise is in its journal, once, and the journal can be played; every server shows the same of it."""
    played = system(SYSTEM)
    promised = 0
    async with opened(cluster.database) as store:
        for table in tables:
            journal = await stored(store, table.game)
            record = await store.game(table.game)
            # Answers that were taken twice, or to what was not asked, cannot be played again.
            resume(played.game, played.start(journal.header.document), journal, record.seed)
            for kept in table.kept.values():
                for prompt, key in kept.answers.items():
                    promised += 1
                    since = int(prompt.partition(".")[0]) + 1
                    assert any(e.kind == "answer" and e.data["key"] == key for e in journal.entries[since:]), prompt
            for seat, token in table.tokens.items():
                seen = [await looked(server, token, len(journal.entries)) for server in cluster.serving]
                assert seen[0] == seen[1] == seen[2]
                screen = table.people[seat].screen
                if screen is not None and not screen.is_cut:
                    await screen.until(lambda screen=screen, head=record.head: screen.table["head"] == head)  # type: ignore[misc]
                    assert shown(screen.table, LIVE) == {name: seen[0][name] for name in LIVE}
                    await screen.close()
    return promised


async def looked(server: Server, token: str, head: int) -> dict[str, Any]:
    """What a server shows to somebody who comes in now."""
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        began = time.monotonic()
        while True:
            table: dict[str, Any] = (await client.get("/api/table", headers=headers)).raise_for_status().json()
            if table["head"] == head:
                return shown(table, (*LIVE, "log"))
            assert time.monotonic() < began + 10, f"the server shows {table['head']} of {head} entries"
            await asyncio.sleep(0.02)


def shown(table: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    """Some of what a screen shows, its questions without what follows them."""
    choices = [{name: told for name, told in one.items() if name not in FOLLOWS} for one in table["choices"]]
    return {name: choices if name == "choices" else table[name] for name in names}


@asynccontextmanager
async def cluster_on(servers: Servers, postgres: PostgresServer) -> AsyncIterator[Cluster]:
    command(postgres.address, "CREATE DATABASE cluster TEMPLATE template0")
    async with AsyncExitStack() as stack:
        cables = [await stack.enter_async_context(cable(postgres.port)) for _ in range(3)]
        made = Cluster(servers, postgres, postgres.address + "cluster", cables)
        made.serving = [await made.start(at) for at in range(3)]
        try:
            yield made
        finally:
            for server in made.serving:
                server.kill()
                await asyncio.to_thread(server.wait)


@pytest.fixture
def postgres() -> Iterator[PostgresServer]:
    """A server of our own, which may be killed."""
    found = PostgresServer()
    found.start()
    yield found
    found.remove()


@pytest.mark.slow
def test_whatever_happens_to_servers_and_database_nothing_acknowledged_is_lost(
    servers: Servers, postgres: PostgresServer
) -> None:
    async def run() -> None:
        chance = Random("troubles")
        async with cluster_on(servers, postgres) as cluster:
            tables: list[Table] = []
            stop = asyncio.Event()
            playing = [asyncio.create_task(live_on(cluster, n, tables, stop)) for n in range(TABLES)]
            kinds = ["kill", "cut off", "database", "restart"]
            for n in range(TROUBLES):
                await asyncio.sleep(chance.uniform(0.2, 0.6))
                at = chance.randrange(3)
                match kinds[n % 4] if n < 4 else chance.choice(kinds):
                    case "kill":
                        await cluster.kill(at)
                    case "cut off":
                        await cluster.cut_off(at, chance)
                    case "database":
                        await cluster.crash_database()
                    case "restart":
                        await cluster.restart_all()
                for task in playing:
                    if task.done():
                        task.result()
            await asyncio.sleep(0.5)
            stop.set()
            await asyncio.gather(*playing)
            promised = await check(cluster, tables)
            assert promised > 5 * TROUBLES
            assert cluster.returns, "somebody had to come back"
            ordered = sorted(cluster.returns)
            most, worst = ordered[int(0.95 * (len(ordered) - 1))], ordered[-1]
            sys.stdout.write(
                f"{len(tables)} games, {promised} promises kept, {len(ordered)} returns: "
                f"median {median(ordered):.2f} s, 95 % within {most:.2f} s, worst {worst:.2f} s\n"
            )
            assert median(ordered) < BACK_WITHIN
            if TROUBLES > 20:
                # The long run has the machine for itself.
                assert worst < BACK_WITHIN

    asyncio.run(run())
