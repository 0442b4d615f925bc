"""Processes that think ahead: computer players decide there, odds are worked out there, and no answer waits for them.

Each game has its own process, so that what was worked out once is remembered. What is no longer asked is not begun.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any

from regelwerk.table.screens.prompt_odds import Outlook
from regelwerk.table.workers.process import Child, ChildLost
from regelwerk.table.workers.prompt_worker import Found, Task

if TYPE_CHECKING:
    from regelwerk.engine.game import System
    from regelwerk.engine.interpreters.session import Session

LOG = logging.getLogger("regelwerk.table")
DECISION, OUTLOOK = 0, 1
"""A computer's turn comes before odds: all wait for it."""
LONGEST_DECISION = 60.0
GRACE = 5.0
"""Seconds after which a process that should have given up by itself is stopped."""


class ThinkingFailed(RuntimeError):
    """A process died, hung, or could not play the position again."""


def sensible_number() -> int:
    """One core is left to the table itself."""
    return max(1, (os.cpu_count() or 2) - 1)


class Thinkers:
    """Some processes, each with a queue of its own."""

    def __init__(self, number: int | None = None, patience: float | None = None) -> None:
        """`patience`: seconds that are spent on the odds of one question; None: what the system thinks right."""
        self._patience = patience
        self._all = [_Thinker() for _ in range(sensible_number() if number is None else number)]

    async def decide(self, game: str, system: System, session: Session[Any], asked: str, tactic: str) -> str:
        prompt = session.asked[asked]
        if not self._all:
            return prompt.default
        luck = f"{session.dealer.reveal()}/{session.journal.next_number}"

        def task() -> Task | None:
            made = _task(game, system, session, asked)
            return made and replace(made, want="decision", tactic=tactic, luck=luck)

        try:
            found = await self._of(game).think(DECISION, task, LONGEST_DECISION)
        except ThinkingFailed:
            return prompt.default
        return found.key if found is not None else prompt.default

    async def outlook(self, game: str, system: System, session: Session[Any], asked: str) -> Outlook:
        seconds = system.patience if self._patience is None else self._patience
        if not self._all or seconds <= 0:
            return Outlook()

        def task() -> Task | None:
            made = _task(game, system, session, asked)
            return made and replace(made, seconds=seconds)

        try:
            found = await self._of(game).think(OUTLOOK, task, seconds + GRACE)
        except ThinkingFailed:
            return Outlook()
        return Outlook(dict(found.previews), found.advice) if found is not None else Outlook()

    def _of(self, game: str) -> _Thinker:
        return self._all[sum(game.encode()) % len(self._all)]

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.close()


def _task(game: str, system: System, session: Session[Any], asked: str) -> Task | None:
    """The position as it is now; None if the question is no longer open."""
    if asked not in session.asked:
        return None
    index = int(asked.partition(".")[2])
    document = session.journal.header.document
    return Task("outlook", game, system.name, document, session.stored_state, list(session.given), index)


class _Thinker:
    """One process, started when it is needed and again if it dies."""

    def __init__(self) -> None:
        self._child = Child("regelwerk.table.workers.prompt_worker")
        self._known: set[str] = set()
        self._queue: asyncio.PriorityQueue[tuple[int, int, Callable[[], Task | None], float, asyncio.Future[Any]]] = (
            asyncio.PriorityQueue()
        )
        self._numbers = count()
        self._working: asyncio.Task[None] | None = None

    async def think(self, urgency: int, task: Callable[[], Task | None], limit: float) -> Found | None:
        """What was found; None if it was no longer wanted when its turn came."""
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((urgency, next(self._numbers), task, limit, waiting))
        if self._working is None:
            self._working = asyncio.ensure_future(self._work())
        found: Found | None = await waiting
        return found

    async def _work(self) -> None:
        while True:
            _, _, make, limit, waiting = await self._queue.get()
            if waiting.cancelled():
                continue
            try:
                task = make()
                found = None if task is None else await self._found(task, limit)
                if not waiting.done():
                    waiting.set_result(found)
            except ThinkingFailed as error:
                LOG.warning("thinking failed", extra={"why": str(error)})
                if not waiting.done():
                    waiting.set_exception(error)

    async def _found(self, task: Task, limit: float) -> Found:
        known = self._child.is_alive and task.game in self._known
        answer = await self._exchange(replace(task, document=None) if known else task, limit)
        if isinstance(answer, Found) and not answer.is_known:
            answer = await self._exchange(task, limit)
        if not isinstance(answer, Found):
            raise ThinkingFailed(f"{answer} in {task.system}, {task.want}")
        self._known.add(task.game)
        return answer

    async def _exchange(self, task: Task, limit: float) -> Any:
        try:
            return pickle.loads(await self._child.ask(pickle.dumps(task, pickle.HIGHEST_PROTOCOL), limit))
        except (TimeoutError, ChildLost) as error:
            raise ThinkingFailed(f"{type(error).__name__} in {task.system}, {task.want}") from error

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
        await self._child.end()
