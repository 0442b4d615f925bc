"""Places taken in turn: nobody waits for all that somebody else has asked for."""

from __future__ import annotations

import asyncio

from regelwerk.table.workers.turns import Turns


class Queue:
    """People who want a place, each until they are told to go."""

    def __init__(self, places: int) -> None:
        self._turns = Turns(places)
        self.inside: list[str] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leaving: dict[str, asyncio.Event] = {}

    async def come(self, *names: str) -> None:
        """Somebody comes; the first letter of a name is where they come from."""
        for name in names:
            self._leaving[name] = asyncio.Event()
            self._tasks[name] = asyncio.ensure_future(self._stay(name))
        await settled()

    async def _stay(self, name: str) -> None:
        async with self._turns.place(name[0]):
            self.inside.append(name)
            await self._leaving[name].wait()
            self.inside.remove(name)

    async def go(self, name: str) -> None:
        self._leaving[name].set()
        await settled()

    async def give_up(self, *names: str) -> None:
        for name in names:
            self._tasks[name].cancel()
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_waits_for_one_place_comes_before_anothers_second() -> None:
    async def run() -> None:
        queue = Queue(2)
        await queue.come("a1", "a2", "a3", "a4", "a5", "b1", "c1", "b2")
        assert queue.inside == ["a1", "a2"]
        for leaving, comes in (("a1", "a3"), ("a2", "b1"), ("a3", "c1"), ("b1", "a4"), ("c1", "b2"), ("b2", "a5")):
            await queue.go(leaving)
            assert queue.inside[-1] == comes
        await queue.go("a4")
        await queue.go("a5")
        await queue.come("d1", "d2", "d3")
        assert queue.inside == ["d1", "d2"], "no place was lost, none was won"

    asyncio.run(run())


def test_whoever_gives_up_costs_nobody_a_place() -> None:
    async def run() -> None:
        queue = Queue(1)
        await queue.come("a1", "a2", "b1", "c1", "c2")
        await queue.give_up("a2", "b1")
        await queue.go("a1")
        assert queue.inside == ["c1"]
        queue._leaving["c1"].set()
        await asyncio.sleep(0)
        await queue.give_up("c2")  # as the place becomes theirs, or while they are there
        await queue.come("d1", "d2")
        assert queue.inside == ["d1"]

    asyncio.run(run())
