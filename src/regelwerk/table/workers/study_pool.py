"""One scene played many times, one at once: a process of its own plays, the server only asks how far it is."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Any

import orjson

from regelwerk.table.errors import Trouble
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.pages import Rehearsal, RehearsalReport
from regelwerk.table.workers.process import Child, ChildLost

LOG = logging.getLogger("regelwerk.table")
SECONDS = 180.0
"""Longer than this nothing is played; what there is by then is told."""
GRACE = 60.0
"""Seconds for the game that is being played when the time is over."""
PATIENCE = 20.0
"""Seconds for a word about how far it is."""
KEPT = 12


@dataclass(slots=True)
class _Course:
    """One rehearsal: how it was seen last, in which language it is told, and when it has to be over."""

    seen: Rehearsal
    lang: str
    end: float


class Rehearsals:
    """Begins, looks and stops; the last few can be read again."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._child = Child("regelwerk.table.workers.study_worker")
        self._kept: OrderedDict[str, _Course] = OrderedDict()
        self._turn = asyncio.Lock()

    async def begin(self, *, lang: str, **asked: Any) -> Rehearsal:
        """Begin to play; there is only one stage."""
        async with self._turn:
            for other in self._kept.values():
                await self._look(other)
                if other.seen.state == "running":
                    raise Trouble("table-many-busy", status=429)
            await self._child.end()
            seen = Rehearsal(id=secrets.token_urlsafe(9), state="running", played=0, runs=asked["runs"])
            course = self._kept[seen.id] = _Course(seen, lang, monotonic() + self.seconds + GRACE)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            await self._ask(course, {"begin": {**asked, "lang": lang}, "seconds": self.seconds})
            return course.seen

    async def seen(self, name: str) -> Rehearsal:
        """How far one is, or what came of it."""
        return await self._said(name, {})

    async def stop(self, name: str) -> Rehearsal:
        """Be content with what has been played; the game that is being played comes to its end."""
        return await self._said(name, {"stop": True})

    async def close(self) -> None:
        await self._child.end()

    async def _said(self, name: str, what: dict[str, Any]) -> Rehearsal:
        async with self._turn:
            if name not in self._kept:
                raise Trouble("table-many-unknown", status=404)
            course = self._kept[name]
            await self._look(course, what)
            return course.seen

    async def _look(self, course: _Course, what: dict[str, Any] | None = None) -> None:
        if course.seen.state != "running":
            return
        if monotonic() > course.end:
            await self._child.end()
            self._failed(course)
        else:
            await self._ask(course, what or {})

    async def _ask(self, course: _Course, what: dict[str, Any]) -> None:
        if "begin" not in what and not self._child.is_alive:
            self._failed(course)
            return
        try:
            told: dict[str, Any] = orjson.loads(await self._child.ask(orjson.dumps(what), PATIENCE))
        except (ChildLost, TimeoutError):
            self._failed(course)
            return
        if "done" in told:
            report = RehearsalReport(**told["done"])
            changes: dict[str, Any] = {"state": "done", "played": report.played, "report": report}
        elif "problem" in told:
            changes = {"state": "failed", "problem": Problem(**told["problem"])}
        else:
            changes = {"played": told["played"]}
        course.seen = course.seen.model_copy(update=changes)

    def _failed(self, course: _Course) -> None:
        LOG.warning("a rehearsal came to no end")
        problem = Trouble("table-not-worked-out").problem(course.lang)
        course.seen = course.seen.model_copy(update={"state": "failed", "problem": problem})
