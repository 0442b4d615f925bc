"""A server keeps itself tidy: idle games are closed and open again as they were, memory is swept at good moments."""

from __future__ import annotations

import asyncio
import subprocess
import sys

from regelwerk.table.games.game_server import IDLE, GameServer
from regelwerk.table.settings import Settings
from table.hosted import Defaulting, hosted


def test_a_game_that_nobody_looks_at_is_closed_and_opens_again_where_it_was(sqlite_url: str) -> None:
    async def run() -> None:
        async with hosted(sqlite_url, "phasesix", "schlaegerei", {"heroes": "person", "foes": "person"}) as table:
            server = GameServer(table.game.store, Settings(sqlite_url), b"s" * 32, Defaulting())
            first = await server.running("g")
            asked = list(first.session.asked)  # type: ignore[union-attr]
            now = asyncio.get_running_loop().time()
            await server.close_idle(now + IDLE - 60)
            assert server.open_games == 1
            async with first.locked():
                first.join(table.screens["spectator"])
            await server.close_idle(now + 2 * IDLE)
            assert server.open_games == 1, "somebody looks at it"
            first.leave(table.screens["spectator"])
            while first.background.is_busy:
                await asyncio.sleep(0)
            await server.close_idle(asyncio.get_running_loop().time() + IDLE + 1)
            assert server.open_games == 0
            again = await server.running("g")
            assert again is not first
            assert list(again.session.asked) == asked  # type: ignore[union-attr]

    asyncio.run(run())


RING = """
import gc
from regelwerk.table.games import memory

class Ring:
    swept = 0

    def __init__(self):
        self.me = self

    def __del__(self):
        Ring.swept += 1
"""
"""Garbage that only a sweep finds: it holds on to itself."""


def in_a_process_of_its_own(what: str) -> None:
    """These tests change how a whole process collects, and that of the tests has much to look through."""
    subprocess.run([sys.executable, "-c", RING + what], check=True)


def test_what_has_been_there_for_long_is_swept_only_when_there_is_time_for_it() -> None:
    in_a_process_of_its_own("""
memory.freeze()
ring = Ring()
gc.freeze()
del ring
gc.collect(0)
assert Ring.swept == 0
memory.collect()
assert Ring.swept == 1
assert gc.get_freeze_count() > 0
""")


def test_fresh_garbage_is_swept_along_the_way() -> None:
    in_a_process_of_its_own("""
memory.freeze()
Ring()
kept = [[] for _ in range(3 * memory.YOUNG)]
assert Ring.swept == 1
assert kept
""")
