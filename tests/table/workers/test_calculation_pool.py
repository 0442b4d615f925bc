"""Slow requests: who gets a place among them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import pytest

from regelwerk.table.errors import TableError
from regelwerk.table.workers import calculation_pool
from regelwerk.table.workers.calculation_pool import CalculationPool

Later = asyncio.Task[Any]


class Held:
    """In place of a worker process: answers what it was asked, once it may."""

    may_answer: asyncio.Event

    def __init__(self, _: str) -> None:
        """There is no process to start."""

    async def ask(self, message: bytes, _: float) -> bytes:
        await self.may_answer.wait()
        return orjson.dumps({"done": orjson.loads(message)["n"]})

    async def end(self) -> None:
        """There is none to end."""


def crowded(monkeypatch: pytest.MonkeyPatch, story: Callable[[Callable[[str, int], Later]], Awaitable[None]]) -> None:
    """`story` asks from an origin, and again; whatever it still waits for afterwards is answered."""
    monkeypatch.setattr(calculation_pool, "WorkerProcess", Held)

    async def run() -> None:
        Held.may_answer = asyncio.Event()
        pool = CalculationPool()
        await story(lambda origin, n: asyncio.ensure_future(pool.work(origin, n=n)))
        await pool.close()

    asyncio.run(run())


async def is_refused(one: Later) -> bool:
    """Whether there was no place for it."""
    await asyncio.sleep(0)
    if not one.done():
        return False
    with pytest.raises(TableError, match="table-busy"):
        one.result()
    return True


def test_one_origin_fills_its_share_and_another_still_gets_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(ask: Callable[[str, int], Later]) -> None:
        most = calculation_pool.MAX_OF_ORIGIN
        greedy = [ask("10.0.0.1", n) for n in range(most)]
        assert await is_refused(ask("10.0.0.1", 100))
        modest = ask("10.0.0.2", 200)
        assert not await is_refused(modest)
        Held.may_answer.set()
        assert await modest == 200
        assert await asyncio.gather(*greedy) == list(range(most))
        assert await ask("10.0.0.1", 101) == 101, "places that are free again are free for everybody"
        assert await ask("10.0.0.1", 100) == 100

    crowded(monkeypatch, story)


def test_who_gives_up_leaves_the_place_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calculation_pool, "MAX_OF_ORIGIN", 1)

    async def story(ask: Callable[[str, int], Later]) -> None:
        first = ask("10.0.0.1", 1)
        assert await is_refused(ask("10.0.0.1", 2))
        first.cancel()
        await asyncio.wait((first,))
        Held.may_answer.set()
        assert await ask("10.0.0.1", 2) == 2

    crowded(monkeypatch, story)


def test_all_origins_together_have_so_many_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calculation_pool, "MAX_WAITING", 3)

    async def story(ask: Callable[[str, int], Later]) -> None:
        first = [ask(f"10.0.0.{n}", n) for n in range(3)]
        assert await is_refused(ask("10.0.0.9", 9))
        Held.may_answer.set()
        assert await asyncio.gather(*first) == [0, 1, 2]

    crowded(monkeypatch, story)
