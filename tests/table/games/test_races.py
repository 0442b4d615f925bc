"""Two answer one question at the same moment: exactly one wins, each time, and the other is told so."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from regelwerk.engine.journal.chain import Spelled
from regelwerk.engine.journal.entries import Entry
from regelwerk.table.storage.records import WriteConflict
from regelwerk.table.storage.store import Store
from table.clients import PATIENCE, Screen, begun
from table.made import HEADER, a_game, opened, stored
from table.servers import Server, Servers

RACES = int(os.environ.get("REGELWERK_RACES", "30"))
LAPS = 25
"""Races on one pair of connections: a connection may not ask too often."""
PACE = 0.05
"""Seconds between two races: both who race have the same link, and a link may send forty commands a second."""


def test_of_two_stores_that_append_at_once_one_wins(database: str) -> None:
    async def run() -> None:
        async with opened(database) as one, opened(database) as other:
            await one.create(a_game(), [])
            wins = [0, 0]
            last: list[Entry] = []
            for head in range(RACES):
                # By turns, because whoever begins is ahead by a little, and on a quick machine always.
                stores = sorted(enumerate((one, other)), key=lambda store: (store[0] + head) % 2)
                results = await asyncio.gather(
                    *(_append(store, last, head, n) for n, store in stores), return_exceptions=True
                )
                assert sorted(map(str, results)) == sorted(["None", str(WriteConflict("g", head + 1))])
                won = stores[results.index(None)][0]
                wins[won] += 1
                last = await other.entries("g", head)
                assert [entry.data["by"] for entry in last] == [won]
            assert min(wins) > 0
            assert len((await stored(one, "g")).entries) == RACES

    asyncio.run(run())


async def _append(store: Store, last: list[Entry], head: int, by: int) -> None:
    previous = last[0].hash if last else HEADER.hash
    entry = Entry(head, "start", {"by": by}, (), None, previous)
    entry.seal(HEADER.hash_of(entry), Spelled.of(entry.data, entry.events, None))
    await store.append("g", head, [entry])


Pair = tuple[Screen, Screen]


async def seated(tokens: dict[str, str], servers: list[Server]) -> list[Pair]:
    """Two screens on every seat, at two servers if there are two."""
    ports = servers[0].port, servers[-1].port
    return [(await Screen.open(ports[0], token), await Screen.open(ports[1], token)) for token in tokens.values()]


async def asked(pairs: list[Pair]) -> Pair | None:
    """The screens that show an open question, both the same one; none if the game is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for one, other in pairs:
                if one.table["ending"] is not None:
                    return None
                if one.asked and one.asked == other.asked:
                    return one, other
            await asyncio.sleep(0.001)


async def race(pair: Pair, chance: Random) -> str:
    """Both answer the same question, each in their own way: the answer that won."""
    choice = pair[0].table["choices"][0]
    racing = [(screen, str(chance.choice(choice["offers"])["key"])) for screen in chance.sample(pair, 2)]
    said = await asyncio.gather(*(screen.answer(choice["id"], key) for screen, key in racing))
    won = [one["done"] is not None for one in said]
    assert sorted(won) == [False, True]
    assert said[won.index(False)]["problem"]["code"] == "table-already-answered"
    for screen in pair:
        await screen.until_gone(choice["id"])
    return racing[won.index(True)][1]


async def run_races(database: str, servers: list[Server]) -> None:
    """Race until the races are run, in as many games as it takes: the journals hold the winners and nobody else."""
    chance = Random(f"races {len(servers)}")
    ran = games = 0
    while ran < RACES:
        games += 1
        game, tokens = await begun(database, "feuergefecht", games)
        won: list[str] = []
        is_over = False
        while not is_over and ran + len(won) < RACES:
            pairs = await seated(tokens, servers)
            for _ in range(LAPS):
                pair = await asked(pairs)
                if pair is None:
                    is_over = True
                    break
                won.append(await race(pair, chance))
                await asyncio.sleep(PACE)
            for screen in (screen for pair in pairs for screen in pair):
                await screen.close()
        async with opened(database) as store:
            journal = await stored(store, game)
        assert [entry.data["key"] for entry in journal.entries if entry.kind == "answer"] == won
        ran += len(won)


@contextmanager
def running(servers: Servers, database: str, how_many: int) -> Iterator[list[Server]]:
    started = [servers.start(database) for _ in range(how_many)]
    try:
        yield started
    finally:
        for server in started:
            server.kill()
            server.wait()


@pytest.mark.slow
def test_of_two_people_who_answer_one_question_one_wins(database: str, servers: Servers) -> None:
    with running(servers, database, 1) as started:
        asyncio.run(run_races(database, started))


@pytest.mark.slow
def test_also_if_they_sit_at_two_servers(postgres_url: str, servers: Servers) -> None:
    with running(servers, postgres_url, 2) as started:
        asyncio.run(run_races(postgres_url, started))


def test_an_answer_at_one_server_is_seen_at_the_other(postgres_url: str, servers: Servers) -> None:
    async def run(started: list[Server]) -> None:
        _, tokens = await begun(postgres_url, "feuergefecht", 1)
        pairs = await seated(tokens, started)
        pair = await asked(pairs)
        assert pair is not None
        here, there = pair
        said = await here.answer(here.asked[0], here.table["choices"][0]["default"])
        for screen in (screen for pair in pairs for screen in pair):
            await screen.until(lambda screen=screen: screen.table["head"] == said["done"]["head"])  # type: ignore[misc]
        assert there.table["choices"] == here.table["choices"]
        assert there.table["display"] == here.table["display"]
        for screen in (screen for pair in pairs for screen in pair):
            await screen.close()

    with running(servers, postgres_url, 2) as started:
        asyncio.run(run(started))
