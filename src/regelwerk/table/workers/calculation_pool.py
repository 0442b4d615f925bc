"""What takes long is worked out by processes of their own, for a limited time: the table itself never waits."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

import orjson

from regelwerk.table.errors import Trouble
from regelwerk.table.wire.commands import Problem
from regelwerk.table.workers.process import Child, ChildLost

LOG = logging.getLogger("regelwerk.table")
AT_ONCE = 2
MOST_WAITING = 12
SECONDS = 20.0
REMEMBERED = 200


class Told(Trouble):
    """A problem that another process has already put into words."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(problem.code, status=status)
        self._problem = problem

    def problem(self, lang: str) -> Problem:
        del lang
        return self._problem


class Reckoning:
    """Asks processes that are started when they are needed, and ended when they take too long."""

    def __init__(self, seconds: float = SECONDS, too_long: str = "table-too-long") -> None:
        """`too_long` is what is said of whatever takes longer."""
        self.seconds = seconds
        self._too_long = too_long
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._idle: list[Child] = []
        self._waiting = 0
        self._known: OrderedDict[bytes, Any] = OrderedDict()

    async def work(self, **asked: Any) -> Any:
        """What came of it, or the trouble with it."""
        line = orjson.dumps(asked, option=orjson.OPT_SORT_KEYS)
        if line in self._known:
            self._known.move_to_end(line)
            return self._known[line]
        if self._waiting >= MOST_WAITING:
            raise Trouble("table-busy", status=429)
        self._waiting += 1
        try:
            async with self._turns:
                done = await self._ask(line)
        finally:
            self._waiting -= 1
        if len(line) < 10_000:
            self._known[line] = done
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return done

    async def _ask(self, message: bytes) -> Any:
        child = self._idle.pop() if self._idle else Child("regelwerk.table.workers.calculation_worker")
        try:
            return self._read(await child.ask(message, self.seconds))
        except TimeoutError:
            raise Trouble(self._too_long, status=422, seconds=round(self.seconds)) from None
        except ChildLost:
            LOG.warning("could not be worked out", extra={"error": "ended"})
            raise Trouble("table-not-worked-out", status=422) from None
        finally:
            self._idle.append(child)

    def _read(self, told: bytes) -> Any:
        answer: dict[str, Any] = orjson.loads(told)
        if "problem" in answer:
            raise Told(Problem(**answer["problem"]), answer["status"])
        if "failed" in answer:
            LOG.warning("could not be worked out", extra={"error": answer["failed"]})
            raise Trouble("table-not-worked-out", status=422)
        return answer["done"]

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().end()
