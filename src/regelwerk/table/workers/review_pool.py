"""Reviews of finished games in a process of its own, one after another; the last ones stay readable."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Literal

import orjson

from regelwerk.languages import languages
from regelwerk.table.errors import TableError
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.pages.debriefing import DebriefingPage, DebriefingProgress
from regelwerk.table.workers.process import WorkerLost, WorkerProcess

LOG = logging.getLogger("regelwerk.table")
SECONDS = 240.0
"""Time limit of a review; the steps finished by then make the page."""
SECONDS_AGAIN = 900.0
"""The limit where that was not enough and somebody wants the whole of it."""
GRACE = 60.0
"""Extra seconds for the step in progress when the time is over."""
PATIENCE = 20.0
"""Seconds the process has to report its progress."""
KEPT = 40
MOST_WAITING = 12


@dataclass(slots=True)
class _Review:
    """A review that somebody wants, as last reported."""

    asked: dict[str, Any]
    seconds: float
    state: Literal["waiting", "running", "done", "failed"] = "waiting"
    done: int = 0
    steps: int = 0
    end: float = 0.0
    pages: dict[str, Any] = field(default_factory=dict)
    """Page and file by language."""
    numbers: dict[str, Any] = field(default_factory=dict)
    problems: dict[str, Any] = field(default_factory=dict)

    @property
    def wants_another_go(self) -> bool:
        """Whether it failed, or somebody was content with a part of it."""
        return self.state == "failed" or any(one["page"]["notice"] for one in self.pages.values())

    def seen(self, lang: str) -> DebriefingProgress:
        page = DebriefingPage(**self.pages[lang]["page"]) if self.pages else None
        problem = Problem(**self.problems[lang]) if self.problems else None
        return DebriefingProgress(state=self.state, done=self.done, steps=self.steps, page=page, problem=problem)


class ReviewPool:
    """Starts, watches and stops reviews; everybody at a table sees the same one."""

    def __init__(self, seconds: float = SECONDS, seconds_again: float = SECONDS_AGAIN) -> None:
        """Time limits of the first go at a game, and of any further one."""
        self._limits = seconds, seconds_again
        self._worker = WorkerProcess("regelwerk.table.workers.review_worker")
        self._wanted: OrderedDict[str, _Review] = OrderedDict()
        self._lock = asyncio.Lock()

    async def begin(self, name: str, lang: str, asked: dict[str, Any]) -> DebriefingProgress:
        """Review a game, unless that was done already or is being done; `name` is the game as it stands."""
        async with self._lock:
            known = self._wanted.get(name)
            if known is None or known.wants_another_go:
                if sum(one.state == "waiting" for one in self._wanted.values()) >= MOST_WAITING:
                    raise TableError("table-busy", status=429)
                self._wanted[name] = _Review(asked, self._limits[known is not None])
                self._forget()
            await self._advance()
            return self._wanted[name].seen(lang)

    async def seen(self, name: str, lang: str) -> DebriefingProgress:
        """The progress of a review, or its page."""
        async with self._lock:
            await self._advance()
            return self._wanted[name].seen(lang) if name in self._wanted else DebriefingProgress(state="unasked")

    async def stop(self, name: str, lang: str) -> DebriefingProgress:
        """Stop after the step in progress and show what is known."""
        async with self._lock:
            found = self._wanted.get(name)
            if found is not None and found.state == "running":
                await self._ask(found, {"stop": True})
        return await self.seen(name, lang)

    def file(self, name: str, lang: str) -> str:
        """The page as a file that stands alone."""
        return str(self._done(name).pages[lang]["file"])

    def data(self, name: str, lang: str) -> dict[str, Any]:
        """All numbers, and the page as plain data: what `regelwerk analyse --json` prints."""
        found = self._done(name)
        return {**found.numbers, "page": found.pages[lang]["page"]}

    def _done(self, name: str) -> _Review:
        found = self._wanted.get(name)
        if found is None or found.state != "done":
            raise TableError("table-review-unknown", status=404)
        return found

    async def close(self) -> None:
        await self._worker.end()

    def _forget(self) -> None:
        """Forget the oldest that nobody waits for."""
        ended = [name for name, one in self._wanted.items() if one.state in ("done", "failed")]
        for name in ended[: max(0, len(self._wanted) - KEPT)]:
            del self._wanted[name]

    async def _advance(self) -> None:
        """Look how far the running review is; if none is running, start the next."""
        running = next((one for one in self._wanted.values() if one.state == "running"), None)
        if running is not None:
            if monotonic() > running.end:
                await self._worker.end()
                self._failed(running)
            else:
                await self._ask(running, {})
        if running is None or running.state != "running":
            following = next((one for one in self._wanted.values() if one.state == "waiting"), None)
            if following is not None:
                await self._worker.end()
                following.state, following.end = "running", monotonic() + following.seconds + GRACE
                await self._ask(following, {"begin": following.asked, "seconds": following.seconds})

    async def _ask(self, one: _Review, what: dict[str, Any]) -> None:
        if "begin" not in what and not self._worker.is_alive:
            self._failed(one)
            return
        try:
            told: dict[str, Any] = orjson.loads(await self._worker.ask(orjson.dumps(what), PATIENCE))
        except (WorkerLost, TimeoutError):
            self._failed(one)
            return
        if "pages" in told:
            one.state, one.pages, one.numbers, one.asked = "done", told["pages"], told["numbers"], {}
        elif "problems" in told:
            one.state, one.problems = "failed", told["problems"]
        else:
            one.done, one.steps = told["done"], told["steps"]

    def _failed(self, one: _Review) -> None:
        LOG.warning("a review did not finish")
        problem = TableError("table-not-worked-out")
        one.state, one.problems = "failed", {lang: problem.problem(lang).model_dump() for lang in languages()}
