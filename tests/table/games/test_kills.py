"""Servers are killed while people play: nothing that was acknowledged is lost, play goes on at the same question."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from regelwerk.engine.interpreters.session import resume
from regelwerk.engine.system import system
from regelwerk.table.storage.store import Store
from table.clients import Screen, begun
from table.databases import settle
from table.made import opened, stored
from table.promises import Given, check_played, check_promises
from table.servers import SYSTEM, Server, Servers

KILLS = int(os.environ.get("REGELWERK_KILLS", "8"))
STARTING, ANSWERING = 0.15, 0.01
"""Seconds in which a server may die while it starts, and after the last answer that it was to acknowledge."""
MOST = 10
"""Answers that a server acknowledges before it dies, at most. They are counted: a slow machine must promise as much."""


@dataclass(slots=True)
class Table:
    """A game, whoever plays it, and all that they ever answered."""

    game: str
    tokens: dict[str, str]
    given: dict[str, Given] = field(default_factory=dict)
    asked: dict[str, list[str]] = field(default_factory=dict)
    """What each seat must be asked next, by what is stored."""
    is_over: bool = False

    async def check(self, store: Store) -> None:
        """Every promise is kept, nothing was taken twice, and the game can go on: remember where."""
        journal = await stored(store, self.game)
        check_promises(journal, self.given)
        check_played(journal)
        played = system(SYSTEM)
        seed = (await store.game(self.game)).seed
        session = resume(played.game, played.start(journal.header.document), journal, seed)
        self.asked = {
            seat: [asked for asked, prompt in session.asked.items() if prompt.seat == seat] for seat in self.tokens
        }
        self.is_over = session.outcome is not None

    def remember(self, seat: str, screen: Screen) -> None:
        """What was answered at a screen."""
        given = self.given.setdefault(seat, Given())
        for prompt, key in screen.sent:
            given.send(prompt, key)
        for promise in screen.promises:
            given.keep(promise)


async def check(database: str, tables: list[Table]) -> None:
    """Look into the database as somebody does who has never seen it."""
    async with opened(database) as store:
        for table in tables:
            await table.check(store)


async def play(server: Server, tables: list[Table], deaths: Random, chance: Random) -> int:
    """Everybody sits down, sees the question that was open, and plays until the server is dead."""
    if deaths.random() < 0.2:
        # Now and then it dies while it is still starting.
        asyncio.get_running_loop().call_later(deaths.uniform(0, STARTING), server.kill)
        with suppress(OSError, WebSocketException, EOFError):
            for table in tables:
                for token in table.tokens.values():
                    await (await Screen.open(server.port, token)).close()
        await asyncio.to_thread(server.wait)
        return 0
    seated = [
        (table, seat, await Screen.open(server.port, token)) for table in tables for seat, token in table.tokens.items()
    ]
    for table, seat, screen in seated:
        assert screen.asked == table.asked[seat]
    screens = [screen for _, _, screen in seated]
    dying = asyncio.create_task(kill(server, screens, deaths.randint(0, MOST), deaths.uniform(0, ANSWERING)))
    await asyncio.gather(*(screen.play(chance) for screen in screens))
    await dying
    await asyncio.to_thread(server.wait)
    for table, seat, screen in seated:
        table.remember(seat, screen)
        await screen.close()
    return sum(len(screen.promises) for screen in screens)


async def kill(server: Server, screens: list[Screen], answers: int, delay: float) -> None:
    """Kill it some time after so many answers, in the middle of the next ones; or when all games are over."""
    while sum(len(s.promises) for s in screens) < answers and any(s.table["ending"] is None for s in screens):
        await asyncio.sleep(0.0005)
    await asyncio.sleep(delay)
    server.kill()


@pytest.mark.slow
def test_killed_at_any_moment_a_server_has_kept_every_promise(database: str, servers: Servers) -> None:
    async def run() -> None:
        kind = database.partition(":")[0]
        deaths, chance = Random(f"kills {kind}"), Random(f"answers {kind}")
        tables: list[Table] = []
        promised = games = 0
        for _ in range(KILLS):
            tables = [table for table in tables if not table.is_over]
            while len(tables) < 2:
                games += 1
                tables.append(Table(*await begun(database, "feuergefecht", games)))
                await check(database, tables[-1:])
            promised += await play(servers.start(database), tables, deaths, chance)
            settle(database)
            await check(database, tables)
        assert promised > KILLS

    asyncio.run(run())
