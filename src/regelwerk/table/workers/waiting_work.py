"""Work that waits for a process, and what comes first when there is more of it than can be done.

A computer's turn comes before everything else, because a whole table waits for it, and those in the order in which they
came. Then what somebody has asked for. Odds come last, and among them those that are quickly worked out, the newest
first: whoever was asked just now still looks at the question, and of an old one the answer may come any moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from itertools import count
from math import log2
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from regelwerk.table.workers.prompt_worker import PromptResult, PromptTask

DECISION, REQUEST, ODDS = 0, 1, 2
"""What the work is for: the turn of a computer, something that somebody has asked for, odds that nobody waits for."""
USUAL = 0.01
"""Seconds that work of an unknown kind is expected to take."""
QUICK = 0.004
"""Below this no differences are made; above, work is of one class with what takes up to four times as long."""
MEMORY = 0.8
"""How much of what is expected stays after work of the same kind was done."""


Rank = tuple[int, int]
"""A purpose, and the effort that is expected; what is lower comes first."""


class Work(NamedTuple):
    """Something to be done by a process."""

    purpose: int
    kind: Hashable
    """What takes about as long as other work of the same kind."""
    make: Callable[[], PromptTask | None]
    """The task as things stand when its turn has come; None if it is no longer wanted."""
    limit: float
    result: asyncio.Future[PromptResult | None]
    number: int


class WaitingWork:
    """The work of one process, by rank: what comes first is found without looking through all that waits."""

    def __init__(self) -> None:
        self._waiting: dict[Rank, dict[int, Work]] = {}
        """Of each rank by number, in the order in which it came."""
        self._there_is_some = asyncio.Event()
        self._numbers = count()
        self._expected: dict[Hashable, float] = {}

    def __len__(self) -> int:
        return sum(not work.result.done() for ranked in self._waiting.values() for work in ranked.values())

    def add(self, purpose: int, kind: Hashable, make: Callable[[], PromptTask | None], limit: float) -> Work:
        """Work to be done; nobody does it any more once its result is cancelled."""
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        work = Work(purpose, kind, make, limit, result, next(self._numbers))
        rank = self._rank(purpose, kind)
        self._waiting.setdefault(rank, {})[work.number] = work
        result.add_done_callback(lambda _: self._waiting[rank].pop(work.number, None))
        self._there_is_some.set()
        return work

    async def next(self) -> Work:
        """What comes first now."""
        while True:
            for rank in sorted(self._waiting):
                ranked = self._waiting[rank]
                while ranked:
                    newest_first = rank[0] == ODDS
                    work = ranked.popitem()[1] if newest_first else ranked.pop(next(iter(ranked)))
                    if not work.result.done():
                        return work
            self._there_is_some.clear()
            await self._there_is_some.wait()

    def took(self, kind: Hashable, seconds: float) -> None:
        """Learn how long work of a kind takes."""
        before = self._expected.get(kind, seconds)
        self._expected[kind] = MEMORY * before + (1 - MEMORY) * seconds

    def _rank(self, purpose: int, kind: Hashable) -> Rank:
        """By the purpose, and odds by the class of how long they are expected to take."""
        if purpose != ODDS:
            return purpose, 0
        expected = self._expected.get(kind, USUAL)
        return ODDS, 0 if expected <= QUICK else 1 + int(log2(expected / QUICK) / 2)
