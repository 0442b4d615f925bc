"""A real server under floods: connections, messages, bodies and games, more than it allows; its memory stays bounded.

All come from this machine, which is a trusted proxy, and name whatever address they like.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from regelwerk.table.web.tokens import host_token
from table.clients import Screen, begun
from table.servers import SECRET, Server, Servers

SCALE = int(os.environ.get("REGELWERK_FLOOD", "1"))
"""A tenth of what the limits allow; `make soak` sends ten times as much."""
BOUND = 60 + 34 * SCALE
"""Megabytes that a flood of this size may add. At full size the limits allow 400: 100 for screens that do not read,
64 for bodies, 100 for connections that do not introduce themselves, the rest for 2,000 connections and 100 games.
Seen were 60 and, ten times as much, 121."""

SILENCE = 60.0
"""Seconds for which somebody who floods says nothing more: longer than the test takes."""

pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads memory from /proc")


def memory(server: Server, line: str = "VmRSS") -> float:
    """Megabytes that a process has, or has had at most (VmHWM)."""
    status = Path(f"/proc/{server.process}/status").read_text()
    return next(int(one.split()[1]) for one in status.splitlines() if one.startswith(line)) / 1000


async def quietly(what: Awaitable[Any]) -> Any:
    with suppress(OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError):
        return await asyncio.wait_for(what, 20)
    return None


def address(n: int) -> dict[str, str]:
    return {"X-Forwarded-For": f"10.{n // 65_536}.{n // 256 % 256}.{n % 256}"}


async def silent_connections(server: Server, number: int) -> list[Any]:
    """Half a header, and then nothing; or a header without an end."""

    async def one(size: int) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\nhost: table\r\nx-long: " + b"y" * size)
        await writer.drain()
        return reader, writer

    return await asyncio.gather(*(quietly(one((20_000, 400_000)[n % 2])) for n in range(number)))


async def strangers(server: Server, number: int) -> list[ClientConnection]:
    """Live connections whose first message has no end."""

    async def endless() -> AsyncIterator[str]:
        for _ in range(12):
            yield "x" * 60_000
        await asyncio.sleep(SILENCE)

    async def one(n: int) -> ClientConnection:
        line = await connect(
            f"ws://127.0.0.1:{server.port}/api/table/live", compression=None, additional_headers=address(n // 50)
        )
        with suppress(TimeoutError):
            await asyncio.wait_for(line.send(endless()), 1)
        return line

    return [one for one in await asyncio.gather(*(quietly(one(n)) for n in range(number))) if one is not None]


async def deaf_screens(server: Server, tokens: list[str], number: int) -> list[ClientConnection]:
    """Screens that sit down and never read."""

    async def one(n: int) -> ClientConnection:
        line = await connect(
            f"ws://127.0.0.1:{server.port}/api/table/live",
            compression=None,
            additional_headers=address(n),
            max_queue=1,
            max_size=None,
        )
        await line.send(json.dumps({"token": tokens[n % len(tokens)]}))
        return line

    return [one for one in await asyncio.gather(*(quietly(one(n)) for n in range(number))) if one is not None]


async def slow_bodies(server: Server, number: int, of_one: int) -> list[Any]:
    """Large requests that stop before their last byte, so many from one address."""

    async def one(n: int) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        n //= of_one
        head = f"POST /api/games HTTP/1.1\r\nhost: table\r\nx-forwarded-for: 10.9.{n // 200}.{n % 200}\r\n"
        writer.write(f"{head}content-length: 250000\r\n\r\n".encode() + b"x" * 249_000)
        await writer.drain()
        return reader, writer

    return await asyncio.gather(*(quietly(one(n)) for n in range(number)))


@pytest.mark.slow
def test_whatever_floods_a_server_its_memory_stays_bounded(sqlite_url: str, servers: Servers) -> None:
    async def run(server: Server) -> None:
        made = [await begun(sqlite_url, "feuergefecht", n) for n in range(3)]
        tokens = [token for _, seats in made for token in seats.values()]
        people = [await Screen.open(server.port, token) for token in tokens]
        base = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=base, timeout=30) as client:
            host = {"authorization": f"Bearer {host_token(SECRET)}"}
            assert (await client.get("/api/systems")).status_code == 200
            calm = memory(server)
            grown: dict[str, float] = {}

            async def flood(name: str, bound: float, attack: Callable[[], Awaitable[Any]]) -> None:
                """`bound` is in megabytes, and less than the attack would hold if its limit were not there."""
                before = memory(server)
                held = await attack()
                # Whoever plays goes on meanwhile, and the deaf are told all of it.
                for screen in people:
                    if screen.asked and not screen.is_cut:
                        await screen.answer(screen.asked[0], screen.table["choices"][0]["default"])
                        await asyncio.sleep(0.03)
                grown[name] = memory(server) - before
                assert grown[name] < bound, f"{name}: {grown}"
                for one in held:
                    if isinstance(one, ClientConnection):
                        one.transport.abort()
                    elif one is not None:
                        one[1].transport.abort()
                await asyncio.sleep(0.05)

            await flood("silent connections", 18 + 8 * SCALE, lambda: silent_connections(server, 200 * SCALE))
            await flood("strangers", 8 + 12 * SCALE, lambda: strangers(server, 60 * SCALE))
            await flood("deaf screens", 8 + 8 * SCALE, lambda: deaf_screens(server, tokens, 100 * SCALE))
            await flood("bodies of one address", 48, lambda: slow_bodies(server, 260, of_one=260))
            await flood("slow bodies", min(96, 18 * SCALE), lambda: slow_bodies(server, 60 * SCALE, of_one=1))

            async def games() -> list[Any]:
                wanted = {"system": "phasesix", "scene": "schlaegerei"}
                for n in range(12 * SCALE):
                    made = await client.post("/api/games", json=wanted, headers=host | address(n))
                    if made.status_code == 201:
                        token = {"authorization": f"Bearer {made.json()['token']}"}
                        await client.get("/api/table", headers=token | address(n))
                return []

            await flood("games", 8 + 4 * SCALE, games)
            for screen in people:
                await screen.close()
            peak = memory(server, "VmHWM") - calm
            told = ", ".join(f"{name} {size:.0f}" for name, size in grown.items())
            sys.stdout.write(f"{calm:.0f} MB when calm; MB more with {told}; at most {peak:.0f} of {BOUND}\n")
            assert peak < BOUND, grown
            fresh = await Screen.open(server.port, tokens[0])
            assert fresh.table, "and whoever belongs here gets in"
            await fresh.close()
            open_files = len(list(Path(f"/proc/{server.process}/fd").iterdir()))
            assert open_files < 100, "nothing of it is held open"

    server = servers.start(sqlite_url)
    try:
        asyncio.run(run(server))
    finally:
        server.kill()
        server.wait()
