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
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from regelwerk.engine.journal.entries import Journal
from regelwerk.table.storage.records import StoreError
from table.cable import Cable, cable, rewired
from table.clients import Cut, Promise, Screen, begun
from table.databases import PostgresServer, command
from table.made import opened, stored
from table.promises import Given, check_played, check_promises
from table.servers import Server, Servers

TABLES = int(os.environ.get("REGELWERK_TABLES", "3"))
TROUBLES = int(os.environ.get("REGELWERK_TROUBLES", "5"))
SCENE = "schlaegerei"
PAUSE = 0.02 * max(1.0, TABLES / 3)
"""Seconds that somebody thinks at least, and five times that at most: many tables together answer as often as three.

Otherwise three servers, a database and everybody at the tables on one machine only wait for each other.
"""
PATIENCE = 1.0
"""Seconds until somebody goes to another server, as a proxy does that asks who is ready."""
BACK_AT_LAST = 20.0
"""Seconds until as many people as there are tables are back after the last trouble: they see how it ends."""
BACK_WITHIN = 2.0
"""Seconds in which whoever lost a server is back at another."""
ANEW = ("table-already-answered", "table-asked-anew", "table-not-asked", "table-moved-on", "table-not-yours")
LIVE = ("display", "choices", "ending", "head")
FOLLOWS = ("scopes", "rest", "then", "window", "row")
"""What comes a moment after a question, to those who are connected."""
NEWEST = 10
"""Lines of the log that a screen must show as a server does; it may have seen more of the earlier ones."""
GONE = (OSError, WebSocketException, EOFError, TimeoutError, Cut)


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

    def __init__(self, cluster: Cluster, token: str, home: int, chance: Random, given: Given) -> None:
        self._cluster = cluster
        self._token = token
        self._at = home
        self._chance = chance
        self._given = given
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

    @property
    def is_connected(self) -> bool:
        return self.screen is not None and not self.screen.is_cut

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
        self._given.send(prompt, key)
        said = await asyncio.wait_for(screen.answer(prompt, key), PATIENCE)
        if said["done"] is not None:
            self._given.keep(Promise(prompt, key, said["done"]["head"]))
        elif said["problem"]["code"] not in ANEW:
            # A database that is away for a moment: the same again later.
            assert said["problem"]["code"].startswith(("table-no-store", "table-store", "table-closing")), said
            return
        self._pending = None


@dataclass(slots=True)
class Table:
    """A game, its links, and what its seats have answered."""

    game: str
    tokens: dict[str, str]
    given: dict[str, Given]
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
        given = {seat: Given() for seat in tokens}
        people = {
            seat: Person(cluster, token, (number + n) % 3, Random(chance.random()), given[seat])
            for n, (seat, token) in enumerate(tokens.items())
        }
        tables.append(Table(game, tokens, given, people))
        await asyncio.gather(*(person.play(stop) for person in people.values()))


def connected(tables: list[Table]) -> list[Person]:
    return [person for table in tables for person in table.people.values() if person.is_connected]


async def check(cluster: Cluster, tables: list[Table], there: list[Person]) -> int:
    """Every server, and the screen of all who are there, shows what is stored: what was promised, once, and playable.

    First the screens, because playing all games again takes a while.
    """
    journals: list[Journal] = []
    async with opened(cluster.database) as store:
        for table in tables:
            journals.append(await stored(store, table.game))
            await check_screens(cluster, table, there, len(journals[-1].entries))
    for table, journal in zip(tables, journals, strict=True):
        check_promises(journal, table.given)
        check_played(journal)
    return sum(len(given.promises) for table in tables for given in table.given.values())


async def check_screens(cluster: Cluster, table: Table, there: list[Person], head: int) -> None:
    for seat, token in table.tokens.items():
        seen = [await looked(server, token, head) for server in cluster.serving]
        assert seen[0] == seen[1] == seen[2]
        screen = table.people[seat].screen
        if screen is not None and table.people[seat] in there:
            await screen.until(lambda screen=screen: screen.table["head"] == head)  # type: ignore[misc]
            assert not screen.is_cut, f"{screen.closed or 'cut off'} after all troubles were over"
            assert shown(screen.table, LIVE) == {name: seen[0][name] for name in LIVE}
            assert screen.table["log"][-NEWEST:] == seen[0]["log"][-NEWEST:]
            await screen.close()


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
            async with asyncio.timeout(BACK_AT_LAST):
                while len(connected(tables)) < TABLES:
                    await asyncio.sleep(0.05)
            stop.set()
            await asyncio.gather(*playing)
            there = connected(tables)
            assert there, "nobody saw how it ended"
            promised = await check(cluster, tables, there)
            assert promised > 5 * TROUBLES
            assert cluster.returns, "somebody had to come back"
            ordered = sorted(cluster.returns)
            most, worst = ordered[int(0.95 * (len(ordered) - 1))], ordered[-1]
            sys.stdout.write(
                f"{len(tables)} games, {promised} promises kept, {len(there)} screens compared, "
                f"{len(ordered)} returns: median {median(ordered):.2f} s, "
                f"95 % within {most:.2f} s, worst {worst:.2f} s\n"
            )
            assert median(ordered) < BACK_WITHIN
            if TROUBLES > 20:
                # The long run has the machine for itself.
                assert worst < BACK_WITHIN

    asyncio.run(run())
