"""Slow requests (odds, verification, content, images, prints) computed in processes with a time limit."""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from typing import Any

import orjson

from regelwerk.table.errors import TableError
from regelwerk.table.wire.commands import Problem
from regelwerk.table.workers.process import WorkerLost, WorkerProcess
from regelwerk.table.workers.turns import Turns

LOG = logging.getLogger("regelwerk.table")
PROCESSES = 2
MAX_WAITING, MAX_OF_ORIGIN = 12, 6
"""Requests that wait or are worked on, together and from one origin. The page of odds compares six at once."""
SECONDS = 20.0
REMEMBERED = 200


class WorkerProblem(TableError):
    """A problem that a worker has already put into words."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(problem.code, status=status)
        self._problem = problem

    def problem(self, lang: str) -> Problem:
        del lang
        return self._problem


class CalculationPool:
    """Starts processes on demand and ends those that take too long; remembers recent answers."""

    def __init__(self, seconds: float = SECONDS, too_long: str = "table-too-long") -> None:
        """`too_long` is the message key for a request that exceeds `seconds`."""
        self.seconds = seconds
        self._too_long = too_long
        self._turns = Turns(PROCESSES)
        self._idle: list[WorkerProcess] = []
        self._waiting: Counter[str] = Counter()
        self._known: OrderedDict[bytes, Any] = OrderedDict()

    async def work(self, origin: str, /, **asked: Any) -> Any:
        """The result of a request; raises TableError if it was refused, failed or took too long.

        `origin` is where it comes from: nobody takes all places, and origins take turns. The result is the same for
        everybody.
        """
        line = orjson.dumps(asked, option=orjson.OPT_SORT_KEYS)
        if line in self._known:
            self._known.move_to_end(line)
            return self._known[line]
        if self._waiting.total() >= MAX_WAITING or self._waiting[origin] >= MAX_OF_ORIGIN:
            raise TableError("table-busy", status=429)
        self._waiting[origin] += 1
        try:
            async with self._turns.place(origin):
                done = await self._ask(line)
        finally:
            self._waiting -= Counter({origin: 1})
        if len(line) < 10_000:
            self._known[line] = done
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return done

    async def _ask(self, message: bytes) -> Any:
        worker = self._idle.pop() if self._idle else WorkerProcess("regelwerk.table.workers.calculation_worker")
        try:
            return self._read(await worker.ask(message, self.seconds))
        except TimeoutError:
            raise TableError(self._too_long, status=422, seconds=round(self.seconds)) from None
        except WorkerLost:
            LOG.warning("calculation failed", extra={"error": "ended"})
            raise TableError("table-not-worked-out", status=422) from None
        finally:
            self._idle.append(worker)

    def _read(self, told: bytes) -> Any:
        answer: dict[str, Any] = orjson.loads(told)
        if "problem" in answer:
            raise WorkerProblem(Problem(**answer["problem"]), answer["status"])
        if "failed" in answer:
            LOG.warning("calculation failed", extra={"error": answer["failed"]})
            raise TableError("table-not-worked-out", status=422)
        return answer["done"]

    async def close(self) -> None:
        while self._idle:
            await self._idle.pop().end()
