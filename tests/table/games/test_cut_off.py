"""A server whose database does not answer any more: nobody is left in front of a table at which nothing happens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from table.cable import Cable, cable, port_of, rewired
from table.clients import Screen, begun
from table.servers import Server, Servers

TOLD_WITHIN = 8.0
"""Seconds in which everybody must know; on a quiet machine it takes two or three."""
BUSY = 1.0
"""Seconds for which a database that has much to do may be silent."""


@asynccontextmanager
async def wired(servers: Servers, database: str) -> AsyncIterator[tuple[Server, Cable, Screen]]:
    """A server with a cable to the database, and somebody who looks on there."""
    _, tokens = await begun(database, "schlaegerei", 1)
    async with cable(port_of(database)) as line:
        server = await asyncio.to_thread(servers.start, rewired(database, line.port))
        try:
            yield server, line, await Screen.open(server.port, next(iter(tokens.values())))
        finally:
            server.kill()
            await asyncio.to_thread(server.wait)


async def ready(server: Server) -> int:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=TOLD_WITHIN) as client:
        return (await client.get("/ready")).status_code


def test_whoever_looks_on_at_a_server_whose_cable_is_cut_is_sent_elsewhere(postgres_url: str, servers: Servers) -> None:
    async def run() -> None:
        async with wired(servers, postgres_url) as (server, line, onlooker):
            assert await ready(server) == 200
            line.cut()
            began = time.monotonic()
            while await ready(server) != 503:
                assert time.monotonic() < began + TOLD_WITHIN
                await asyncio.sleep(0.05)
            await onlooker.until(lambda: onlooker.is_cut)
            assert time.monotonic() < began + TOLD_WITHIN
            assert onlooker.closed == "table-no-store"
            assert await ready(server) == 503, "it stays so as long as the cable is cut"
            line.mend()
            while await ready(server) != 200:
                assert time.monotonic() < began + 2 * TOLD_WITHIN
                await asyncio.sleep(0.05)

    asyncio.run(run())


def test_a_database_that_is_merely_busy_throws_nobody_out(postgres_url: str, servers: Servers) -> None:
    async def run() -> None:
        async with wired(servers, postgres_url) as (server, line, onlooker):
            assert await ready(server) == 200
            line.cut()
            await asyncio.sleep(BUSY)
            line.mend()
            assert await ready(server) == 200
            assert not onlooker.is_cut, onlooker.closed
            await onlooker.close()

    asyncio.run(run())
