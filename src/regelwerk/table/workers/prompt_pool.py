"""Processes that work on open questions: they decide for computer seats and compute the odds of answers.

A game always uses the same process, which remembers the laws it has computed. Odds have processes of their own, which
work only while the processors have nothing else to do: nobody waits for them. Players that think, and hints, have
others, so that no computer's turn waits for them. What comes first is said in `waiting_work`; work on a question that
is no longer open is dropped before it is begun.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from regelwerk.engine.interpreters.outlook import FOR_BEST
from regelwerk.players.faults import LONGEST_DECISION, Decision
from regelwerk.players.hints import EFFORT, Hint
from regelwerk.players.levels import thinks
from regelwerk.table.screens.prompt_odds import UNTOLD, PromptOdds, Wording
from regelwerk.table.workers.process import WorkerLost, WorkerProcess, can_give_way
from regelwerk.table.workers.prompt_solver import WorkFailed
from regelwerk.table.workers.prompt_worker import PromptResult, PromptTask
from regelwerk.table.workers.waiting_work import DECISION, ODDS, REQUEST, WaitingWork, Work

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.interpreters.best_prospects import Best
    from regelwerk.engine.interpreters.preview import Preview
    from regelwerk.engine.interpreters.session import Session
    from regelwerk.engine.system import System
    from regelwerk.table.screens.windows import Viewer

LOG = logging.getLogger("regelwerk.table")
GRACE = 5.0
"""Extra seconds before a process that missed its own time limit is stopped."""
STARVING = 60.0
"""The same for odds, whose process may get no turn on a busy machine: starting another would only cost time."""
THINKING_GRACE = 20.0
"""The same for a player that thinks, which stops by itself in time: its process may have to start on a busy machine."""
KNOWN_GAMES = 200
"""Games of which is remembered that a process has their document: about as many as it keeps itself."""


def default_size() -> int:
    """All cores but one, which is left to the server."""
    return max(1, (os.cpu_count() or 2) - 1)


def size_for_odds() -> int:
    """All cores, as long as odds give way."""
    return (os.cpu_count() or 2) if can_give_way() else default_size()


class PromptPool:
    """The processes, each with a queue of its own."""

    def __init__(
        self,
        number: int | None = None,
        patience: float | None = None,
        ended: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`patience`: seconds spent on the odds of one question; None: the system's own limit.

        `ended` is told what came of each request for odds: found, closed (the question was), late or failed.
        """
        self._patience = patience
        self._ended = ended
        size = default_size() if number is None else number
        self._processes = [_PromptProcess() for _ in range(size)]
        for_odds = size_for_odds() if number is None else number
        self._for_odds = [_PromptProcess(in_idle_time=True) for _ in range(for_odds)]
        self._thinkers = [_PromptProcess() for _ in range(size)]
        self._adviser = _PromptProcess()

    def _all(self) -> Iterator[_PromptProcess]:
        yield from (*self._processes, *self._for_odds, *self._thinkers, self._adviser)

    @property
    def waiting(self) -> int:
        """Number of questions that wait for a process."""
        return sum(process.waiting for process in self._all())

    async def decide(self, game: str, system: System, session: Session[Any], asked: str, player: str) -> Decision:
        prompt = session.asked[asked]
        if not self._processes:
            return Decision(prompt.default)
        random_seed = f"{session.dealer.reveal()}/{session.journal.next_number}"

        def task() -> PromptTask | None:
            made = _task(game, system, session, asked)
            return made and replace(made, want="decision", player=player, random_seed=random_seed)

        seconds = thinks(player)
        process = _one_of(self._thinkers if seconds else self._processes, game)
        try:
            found = await process.solve(
                DECISION, player, task, seconds + THINKING_GRACE if seconds else LONGEST_DECISION
            )
        except WorkFailed as failed:
            key = prompt.default
            # The usual tactic answers; where it has failed itself, the default is left.
            if player != system.default_tactic and asked in session.asked:
                key = (await self.decide(game, system, session, asked, system.default_tactic)).key
            return Decision(key, "slow" if failed.is_late else "crashed")
        return found.decision if found is not None and found.decision is not None else Decision(prompt.default)

    def hurry(self, game: str) -> bool:
        return any(process.hurry(game) for process in self._thinkers)

    async def hint(self, game: str, system: System, session: Session[Any], asked: str) -> Hint | None:
        if not self._processes:
            return None
        random_seed = f"{session.dealer.reveal()}/{session.journal.next_number}/hint"

        def task() -> PromptTask | None:
            made = _task(game, system, session, asked)
            return made and replace(made, want="hint", random_seed=random_seed)

        found = await self._adviser.solve(REQUEST, "hint", task, (EFFORT.seconds or 0.0) + THINKING_GRACE)
        return found.hint if found is not None else None

    async def odds(
        self, game: str, system: System, session: Session[Any], asked: str, wording: Wording = UNTOLD
    ) -> PromptOdds:
        found = await self._outlook("odds", game, system, session, asked, wording)
        return (
            PromptOdds() if found is None else PromptOdds(dict(found.previews), found.advice, found.told, found.packed)
        )

    async def ahead(
        self,
        game: str,
        system: System,
        session: Session[Any],
        asked: str,
        viewers: tuple[Viewer, ...],
        renamed: tuple[tuple[str, str], ...],
    ) -> Mapping[Viewer, Json] | None:
        if not self._processes:
            return None

        def task() -> PromptTask | None:
            made = _task(game, system, session, asked)
            return made and replace(made, want="ahead", viewers=viewers, wording=Wording((), renamed))

        try:
            found = await _one_of(self._for_odds, game).solve(REQUEST, "ahead", task, system.patience + STARVING)
        except WorkFailed:
            return None
        return None if found is None else found.ahead

    async def best(
        self, game: str, system: System, session: Session[Any], asked: str
    ) -> dict[str, tuple[Preview, Best]]:
        found = await self._outlook("best", game, system, session, asked)
        if found is None:
            return {}
        previews = dict(found.previews)
        return {key: (previews[key], best) for key, best in found.best}

    async def _outlook(
        self,
        want: Literal["odds", "best"],
        game: str,
        system: System,
        session: Session[Any],
        asked: str,
        wording: Wording = UNTOLD,
    ) -> PromptResult | None:
        """What lies ahead of an open question; None if it is closed, or nobody is there to work it out."""
        seconds = system.patience if self._patience is None else self._patience
        prompt = session.asked.get(asked)
        if not self._processes or seconds <= 0 or prompt is None:
            return None

        def task() -> PromptTask | None:
            made = _task(game, system, session, asked)
            return made and replace(made, want=want, seconds=seconds, wording=wording)

        try:
            kind = want, system.name, prompt.question.key
            if want == "odds":
                found = await _one_of(self._for_odds, game).solve(ODDS, kind, task, seconds + STARVING)
            else:
                # The best play is worked out after the odds.
                limit = seconds + GRACE + max(seconds, FOR_BEST)
                found = await _one_of(self._processes, game).solve(REQUEST, kind, task, limit)
        except WorkFailed as failed:
            self._ended("late" if failed.is_late else "failed")
            return None
        except asyncio.CancelledError:
            self._ended("closed")
            raise
        self._ended("closed" if found is None else "found")
        return found

    async def close(self) -> None:
        for process in self._all():
            await process.close()


def _one_of(processes: Sequence[_PromptProcess], game: str) -> _PromptProcess:
    """The process that works for a game: always the same."""
    return processes[sum(game.encode()) % len(processes)]


def _task(game: str, system: System, session: Session[Any], asked: str) -> PromptTask | None:
    """The position as it is now; None if the question is no longer open."""
    if asked not in session.asked:
        return None
    index = int(asked.partition(".")[2])
    document = session.journal.header.document
    return PromptTask("odds", game, system.name, document, session.stored_state, list(session.given), index)


class _PromptProcess:
    """One process, started when it is needed and again if it dies."""

    def __init__(self, module: str = "regelwerk.table.workers.prompt_worker", *, in_idle_time: bool = False) -> None:
        self._worker = WorkerProcess(module, in_idle_time=in_idle_time)
        self._known: set[str] = set()
        self._queue = WaitingWork()
        self._in_work: tuple[Work, str] | None = None
        """What is being worked on, and for which game."""
        self._working: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def solve(
        self, purpose: int, kind: Hashable, task: Callable[[], PromptTask | None], limit: float
    ) -> PromptResult | None:
        """The result; None if the question was no longer open when its turn came."""
        work = self._queue.add(purpose, kind, task, limit)
        if self._working is None:
            self._working = asyncio.ensure_future(self._work())
        try:
            return await work.result
        except asyncio.CancelledError:
            # Nobody waits for it any more, but others may wait for the process.
            if self._in_work is not None and self._in_work[0] is work:
                self._worker.nudge()
            raise

    def hurry(self, game: str) -> bool:
        """Ask for the best answer so far if it is this game that is being worked for."""
        return self._in_work is not None and self._in_work[1] == game and self._worker.nudge()

    async def _work(self) -> None:
        while True:
            work = await self._queue.next()
            try:
                task = work.make()
                self._in_work = None if task is None else (work, task.game)
                found = None if task is None else await self._found(task, work.limit)
                if not work.result.done():
                    work.result.set_result(found)
                if found is not None:
                    self._queue.took(work.kind, found.seconds)
            except WorkFailed as error:
                LOG.warning("work on a question failed", extra={"why": str(error)})
                if not work.result.done():
                    work.result.set_exception(error)
            finally:
                self._in_work = None

    async def _found(self, task: PromptTask, limit: float) -> PromptResult:
        known = self._worker.is_alive and task.game in self._known
        answer = await self._exchange(replace(task, document=None) if known else task, limit)
        if isinstance(answer, PromptResult) and not answer.is_known:
            answer = await self._exchange(task, limit)
        if not isinstance(answer, PromptResult):
            raise WorkFailed(f"{answer} in {task.system}, {task.want}")
        if len(self._known) >= KNOWN_GAMES:
            self._known.clear()
        self._known.add(task.game)
        return answer

    async def _exchange(self, task: PromptTask, limit: float) -> Any:
        try:
            return pickle.loads(await self._worker.ask(pickle.dumps(task, pickle.HIGHEST_PROTOCOL), limit))
        except (TimeoutError, WorkerLost) as error:
            is_late = isinstance(error, TimeoutError)
            raise WorkFailed(f"{type(error).__name__} in {task.system}, {task.want}", is_late=is_late) from error

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
        await self._worker.end()
