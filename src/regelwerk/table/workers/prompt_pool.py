"""Processes that work on open questions: they decide for computer seats and compute the odds of answers.

A game always uses the same process, which remembers the laws it has computed. Work on a question that is no longer open
is dropped when its turn comes.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any, Literal

from regelwerk.table.screens.prompt_odds import PromptOdds
from regelwerk.table.workers.process import WorkerLost, WorkerProcess
from regelwerk.table.workers.prompt_worker import PromptResult, PromptTask

if TYPE_CHECKING:
    from regelwerk.engine.interpreters.best_prospects import Best
    from regelwerk.engine.interpreters.preview import Preview
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.system import System

LOG = logging.getLogger("regelwerk.table")
DECISION, ODDS = 0, 1
"""Priorities: the whole table waits for a computer's turn, nobody for odds."""
LONGEST_DECISION = 60.0
GRACE = 5.0
"""Extra seconds before a process that missed its own time limit is stopped."""


class WorkFailed(RuntimeError):
    """A process died, hung, or could not reproduce the position."""


def default_size() -> int:
    """All cores but one, which is left to the server."""
    return max(1, (os.cpu_count() or 2) - 1)


class PromptPool:
    """The processes, each with a queue of its own."""

    def __init__(self, number: int | None = None, patience: float | None = None) -> None:
        """`patience`: seconds spent on the odds of one question; None: the system's own limit."""
        self._patience = patience
        self._processes = [_PromptProcess() for _ in range(default_size() if number is None else number)]

    async def decide(self, game: str, system: System, session: Session[Any], asked: str, tactic: str) -> str:
        prompt = session.asked[asked]
        if not self._processes:
            return prompt.default
        random_seed = f"{session.dealer.reveal()}/{session.journal.next_number}"

        def task() -> PromptTask | None:
            made = _task(game, system, session, asked)
            return made and replace(made, want="decision", tactic=tactic, random_seed=random_seed)

        try:
            found = await self._process_of(game).solve(DECISION, task, LONGEST_DECISION)
        except WorkFailed:
            return prompt.default
        return found.key if found is not None else prompt.default

    async def odds(self, game: str, system: System, session: Session[Any], asked: str) -> PromptOdds:
        found = await self._outlook("odds", game, system, session, asked)
        return PromptOdds(dict(found.previews), found.advice) if found is not None else PromptOdds()

    async def best(
        self, game: str, system: System, session: Session[Any], asked: str
    ) -> dict[str, tuple[Preview, Best]]:
        found = await self._outlook("best", game, system, session, asked)
        if found is None:
            return {}
        previews = dict(found.previews)
        return {key: (previews[key], best) for key, best in found.best}

    async def _outlook(
        self, want: Literal["odds", "best"], game: str, system: System, session: Session[Any], asked: str
    ) -> PromptResult | None:
        """What lies ahead of an open question; None if it is closed, or nobody is there to work it out."""
        seconds = system.patience if self._patience is None else self._patience
        if not self._processes or seconds <= 0:
            return None

        def task() -> PromptTask | None:
            made = _task(game, system, session, asked)
            return made and replace(made, want=want, seconds=seconds)

        try:
            return await self._process_of(game).solve(ODDS, task, 2 * seconds + GRACE)
        except WorkFailed:
            return None

    def _process_of(self, game: str) -> _PromptProcess:
        return self._processes[sum(game.encode()) % len(self._processes)]

    async def close(self) -> None:
        for process in self._processes:
            await process.close()


def _task(game: str, system: System, session: Session[Any], asked: str) -> PromptTask | None:
    """The position as it is now; None if the question is no longer open."""
    if asked not in session.asked:
        return None
    index = int(asked.partition(".")[2])
    document = session.journal.header.document
    return PromptTask("odds", game, system.name, document, session.stored_state, list(session.given), index)


class _PromptProcess:
    """One process, started when it is needed and again if it dies."""

    def __init__(self) -> None:
        self._worker = WorkerProcess("regelwerk.table.workers.prompt_worker")
        self._known: set[str] = set()
        self._queue: asyncio.PriorityQueue[
            tuple[int, int, Callable[[], PromptTask | None], float, asyncio.Future[Any]]
        ] = asyncio.PriorityQueue()
        self._order = count()
        self._working: asyncio.Task[None] | None = None

    async def solve(self, priority: int, task: Callable[[], PromptTask | None], limit: float) -> PromptResult | None:
        """The result; None if the question was no longer open when its turn came."""
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((priority, next(self._order), task, limit, waiting))
        if self._working is None:
            self._working = asyncio.ensure_future(self._work())
        found: PromptResult | None = await waiting
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
            except WorkFailed as error:
                LOG.warning("work on a question failed", extra={"why": str(error)})
                if not waiting.done():
                    waiting.set_exception(error)

    async def _found(self, task: PromptTask, limit: float) -> PromptResult:
        known = self._worker.is_alive and task.game in self._known
        answer = await self._exchange(replace(task, document=None) if known else task, limit)
        if isinstance(answer, PromptResult) and not answer.is_known:
            answer = await self._exchange(task, limit)
        if not isinstance(answer, PromptResult):
            raise WorkFailed(f"{answer} in {task.system}, {task.want}")
        self._known.add(task.game)
        return answer

    async def _exchange(self, task: PromptTask, limit: float) -> Any:
        try:
            return pickle.loads(await self._worker.ask(pickle.dumps(task, pickle.HIGHEST_PROTOCOL), limit))
        except (TimeoutError, WorkerLost) as error:
            raise WorkFailed(f"{type(error).__name__} in {task.system}, {task.want}") from error

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
        await self._worker.end()
