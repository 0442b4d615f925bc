"""A server told to stop: nobody new comes in, nothing acknowledged is lost, everybody is told and comes back."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import httpx

from table.clients import Screen, begun
from table.house import open_house
from table.made import opened, stored
from table.servers import Server, Servers

DRAIN = 0.5


def test_a_draining_server_is_not_ready_and_takes_no_new_games_but_play_goes_on(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        master = house.begun()
        house.app.state.server.is_draining = True
        found = house.ask("GET", "/ready")
        assert (found.status_code, found.json()["database"], found.json()["draining"]) == (503, True, True)
        assert house.get("/health")["ok"]
        wanted = {"system": "phasesix", "scene": "schlaegerei"}
        assert house.refused(503, "POST", "/api/games", house.host, json=wanted)["code"] == "table-draining"
        assert house.refused(503, "POST", "/api/import", house.host, content=b"")["code"] == "table-draining"
        for token in house.tokens(master).values():
            for one in house.get("/api/table", token)["choices"]:
                command = {"do": "answer", "prompt": one["id"], "key": one["default"]}
                assert house.ask("POST", "/api/table/commands", token, json=command).status_code == 200


def test_everybody_is_told_keeps_what_was_acknowledged_and_comes_back(database: str, servers: Servers) -> None:
    async def run(first: Server) -> None:
        game, tokens = await begun(database, "feuergefecht", 3)
        screens = [await Screen.open(first.port, token) for token in tokens.values()]
        playing = [asyncio.create_task(screen.play(Random(n), pause=0.01)) for n, screen in enumerate(screens)]
        while sum(len(screen.promises) for screen in screens) < 3:
            await asyncio.sleep(0.005)
        first.terminate()
        told = time.monotonic()
        await asyncio.gather(*playing)
        assert [screen.closed for screen in screens] == ["table-closing"] * len(screens)
        await asyncio.to_thread(first.wait)
        assert time.monotonic() - told < 5
        async with opened(database) as store:
            journal = await stored(store, game)
        for promise in (promise for screen in screens for promise in screen.promises):
            since = int(promise.prompt.partition(".")[0]) + 1
            keys = [one.data["key"] for one in journal.entries[since : promise.head] if one.kind == "answer"]
            assert promise.key in keys
        second = servers.start(database)
        for token in tokens.values():
            screen = await Screen.open(second.port, token)
            assert screen.table["head"] == len(journal.entries)
            await screen.close()
        second.kill()
        await asyncio.to_thread(second.wait)

    asyncio.run(run(servers.start(database)))


def test_while_a_proxy_takes_notice_everything_goes_on(sqlite_url: str, servers: Servers) -> None:
    async def run(server: Server) -> None:
        _, tokens = await begun(sqlite_url, "feuergefecht", 3)
        screens = [await Screen.open(server.port, token) for token in tokens.values()]
        base = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=base) as client:
            assert (await client.get("/ready")).status_code == 200
            began = time.monotonic()
            server.terminate()
            while (await client.get("/ready")).status_code != 503:
                await asyncio.sleep(0.01)
            assert (await client.get("/health")).status_code == 200
        late = await Screen.open(server.port, next(iter(tokens.values())))
        asked = next(screen for screen in screens if screen.asked)
        said = await asked.answer(asked.asked[0], asked.table["choices"][0]["default"])
        assert said["done"] is not None
        for screen in (*screens, late):
            await screen.until(lambda screen=screen: screen.is_cut)  # type: ignore[misc]
            assert screen.closed == "table-closing"
        assert time.monotonic() - began >= DRAIN
        await asyncio.to_thread(server.wait)

    asyncio.run(run(servers.start(sqlite_url, DRAIN)))
