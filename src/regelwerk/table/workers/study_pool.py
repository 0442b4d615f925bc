"""Studies: a scene played many times by tactics in a process of its own, one study at a time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Any

import orjson

from regelwerk.table.errors import TableError
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.pages.studies import Study, StudyReport
from regelwerk.table.workers.process import WorkerLost, WorkerProcess

LOG = logging.getLogger("regelwerk.table")
SECONDS = 180.0
"""Time limit of a study; the games finished by then make the report."""
GRACE = 60.0
"""Extra seconds for the game in progress when the time is over."""
PATIENCE = 20.0
"""Seconds the process has to report its progress."""
KEPT = 12


@dataclass(slots=True)
class _RunningStudy:
    """A study as last reported, its language, and its deadline."""

    seen: Study
    lang: str
    end: float


class StudyPool:
    """Starts, watches and stops studies; the last few stay readable."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._worker = WorkerProcess("regelwerk.table.workers.study_worker")
        self._kept: OrderedDict[str, _RunningStudy] = OrderedDict()
        self._lock = asyncio.Lock()

    async def begin(self, *, lang: str, **asked: Any) -> Study:
        """Start a study; refused while another one is running."""
        async with self._lock:
            for other in self._kept.values():
                await self._update(other)
                if other.seen.state == "running":
                    raise TableError("table-many-busy", status=429)
            await self._worker.end()
            seen = Study(id=secrets.token_urlsafe(9), state="running", played=0, runs=asked["runs"])
            study = self._kept[seen.id] = _RunningStudy(seen, lang, monotonic() + self.seconds + GRACE)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            await self._ask(study, {"begin": {**asked, "lang": lang}, "seconds": self.seconds})
            return study.seen

    async def seen(self, name: str) -> Study:
        """The progress of a study, or its report."""
        return await self._updated(name, {})

    async def stop(self, name: str) -> Study:
        """Stop after the game in progress and report what was played."""
        return await self._updated(name, {"stop": True})

    async def close(self) -> None:
        await self._worker.end()

    async def _updated(self, name: str, what: dict[str, Any]) -> Study:
        async with self._lock:
            if name not in self._kept:
                raise TableError("table-many-unknown", status=404)
            study = self._kept[name]
            await self._update(study, what)
            return study.seen

    async def _update(self, study: _RunningStudy, what: dict[str, Any] | None = None) -> None:
        if study.seen.state != "running":
            return
        if monotonic() > study.end:
            await self._worker.end()
            self._failed(study)
        else:
            await self._ask(study, what or {})

    async def _ask(self, study: _RunningStudy, what: dict[str, Any]) -> None:
        if "begin" not in what and not self._worker.is_alive:
            self._failed(study)
            return
        try:
            told: dict[str, Any] = orjson.loads(await self._worker.ask(orjson.dumps(what), PATIENCE))
        except (WorkerLost, TimeoutError):
            self._failed(study)
            return
        if "done" in told:
            report = StudyReport(**told["done"])
            changes: dict[str, Any] = {"state": "done", "played": report.played, "report": report}
        elif "problem" in told:
            changes = {"state": "failed", "problem": Problem(**told["problem"])}
        else:
            changes = {"played": told["played"]}
        study.seen = study.seen.model_copy(update=changes)

    def _failed(self, study: _RunningStudy) -> None:
        LOG.warning("a study did not finish")
        problem = TableError("table-not-worked-out").problem(study.lang)
        study.seen = study.seen.model_copy(update={"state": "failed", "problem": problem})
