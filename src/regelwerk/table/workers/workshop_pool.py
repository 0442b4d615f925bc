"""The studies of a house: starts them in processes of their own, shows, stops, continues, names and removes them."""

from __future__ import annotations

import os
import re
import secrets
import time
from asyncio import Lock, to_thread
from pathlib import Path
from typing import Any

import orjson

from regelwerk.table.errors import TableError
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.pages.workshop import LabReport, LabStudy, LabStudyInfo
from regelwerk.table.workers.calculation_pool import WorkerProblem
from regelwerk.table.workers.process import WorkerLost, WorkerProcess
from regelwerk.table.workers.study_folder import Json, StudyPaths, write

AT_ONCE = max(1, (os.cpu_count() or 1) // 2)
"""Studies that may run at the same time: at least half of the machine is left to the tables."""
SECONDS = 1800.0
"""Time limit of a study; it can go on afterwards."""
PATIENCE = 60.0
"""Seconds for checking a description before the study starts, for reading a file, or for drawing a report."""
MOST_KEPT = 200
MODULE = "regelwerk.table.workers.workshop_worker"
ID = re.compile(r"^[A-Za-z0-9_-]{1,40}$")


class WorkshopPool:
    """All studies of one folder; without a folder there are none."""

    def __init__(self, folder: Path | None, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._folder = None if folder is None else folder / "workshop"
        self._running: dict[str, WorkerProcess] = {}
        self._reader = WorkerProcess(MODULE)
        self._lock = Lock()

    # -- looking -------------------------------------------------------------------------------------------------

    async def all(self, lang: str) -> list[LabStudyInfo]:
        """All studies, the newest first."""
        return await to_thread(self._all, lang)

    def _all(self, lang: str) -> list[LabStudyInfo]:
        found = [self._info(paths, lang, paths.shown()) for paths in self._paths()]
        return sorted(found, key=lambda one: -one.created)

    async def seen(self, name: str, lang: str) -> LabStudy:
        """A study and its report so far."""
        found = await to_thread(self._seen, self._known(name), lang)
        if found.info.state != "running" and name in self._running:
            await self._running.pop(name).end()
        return found

    def _seen(self, paths: StudyPaths, lang: str) -> LabStudy:
        view = paths.shown()
        found = view.get("reports", {}).get(lang)
        return LabStudy(info=self._info(paths, lang, view), report=None if found is None else LabReport(**found))

    def _info(self, paths: StudyPaths, lang: str, view: Json) -> LabStudyInfo:
        about = paths.told()
        state = view.get("state", "stopped")
        if state == "running" and not paths.is_locked:
            # The machine or the server went down in the middle.
            state = "stopped"
        problem = (view.get("problem") or {}).get(lang)
        title = view.get("reports", {}).get(lang, {}).get("title", "")
        return LabStudyInfo(
            id=paths.id,
            name=about.get("name") or title,
            kind=view.get("kind", ""),
            system=view.get("system", ""),
            state=state,
            is_out_of_time=view.get("is_out_of_time", False),
            played=view.get("played", 0),
            planned=view.get("planned", 0),
            seconds_left=view.get("seconds_left") if state == "running" else None,
            created=about.get("created", 0.0),
            bytes=paths.file.stat().st_size if paths.file.exists() else 0,
            problem=None if problem is None else Problem(**problem),
        )

    # -- running -------------------------------------------------------------------------------------------------

    async def begin(self, *, lang: str, name: str, **asked: Any) -> LabStudy:
        """Check a description and start the study; raises TableError with what is wrong."""
        async with self._lock:
            paths = self._new()
            await to_thread(self._make_room)
            await self._start(paths, {"work": "begin", "lang": lang, **asked})
            await to_thread(self._name, paths, name, time.time())
        return await self.seen(paths.id, lang)

    async def go_on(self, name: str, lang: str) -> LabStudy:
        """Go on with a study that was stopped; one that runs or is done stays as it is."""
        async with self._lock:
            paths = self._known(name)
            if (await self.seen(name, lang)).info.state in ("stopped", "failed"):
                await to_thread(self._make_room, is_new=False)
                await self._start(paths, {"work": "go_on", "lang": lang})
        return await self.seen(name, lang)

    def _make_room(self, *, is_new: bool = True) -> None:
        kept = self._paths()
        if is_new and len(kept) >= MOST_KEPT:
            raise TableError("table-study-too-many", status=409, most=MOST_KEPT)
        if sum(paths.is_locked for paths in kept) >= AT_ONCE:
            raise TableError("table-study-busy", status=429, most=AT_ONCE)

    async def _start(self, paths: StudyPaths, asked: Json) -> None:
        worker = WorkerProcess(MODULE)
        try:
            await self._ask(worker, paths, {**asked, "seconds": self.seconds})
        except TableError:
            await worker.end()
            raise
        self._running[paths.id] = worker

    async def stop(self, name: str, lang: str) -> LabStudy:
        """Stop after the games in progress; what is finished is kept."""
        paths = self._known(name)
        await to_thread(paths.stop.touch)
        return await self.seen(name, lang)

    async def close(self) -> None:
        for worker in (*self._running.values(), self._reader):
            await worker.end()

    # -- keeping -------------------------------------------------------------------------------------------------

    async def rename(self, name: str, called: str, lang: str) -> LabStudyInfo:
        paths = self._known(name)
        await to_thread(self._name, paths, called, paths.told().get("created", 0.0))
        return (await self.seen(name, lang)).info

    def _name(self, paths: StudyPaths, name: str, created: float) -> None:
        write(paths.about, orjson.dumps({"name": name, "created": created}))

    async def remove(self, name: str) -> None:
        """Remove a study; one that runs is ended first."""
        paths = self._known(name)
        worker = self._running.pop(name, None)
        if worker is not None:
            await worker.end()
        elif paths.is_locked:
            # Another server process works on it.
            raise TableError("table-study-running", status=409)
        await to_thread(paths.remove)

    def file(self, name: str) -> Path:
        """The study as one file."""
        return self._known(name).file

    async def take_in(self, data: bytes, name: str, lang: str) -> LabStudy:
        """A study from a file; raises TableError if it is none."""
        async with self._lock:
            paths = self._new()
            if len(await to_thread(self._paths)) >= MOST_KEPT:
                raise TableError("table-study-too-many", status=409, most=MOST_KEPT)
            await to_thread(paths.file.write_bytes, data)
            try:
                await self._ask(self._reader, paths, {"work": "open", "lang": lang, "name": name})
            except TableError:
                await to_thread(paths.remove)
                raise
            await to_thread(self._name, paths, name, time.time())
        return await self.seen(paths.id, lang)

    async def page(self, name: str, lang: str) -> str:
        """The report as one HTML page."""
        async with self._lock:
            return str(await self._ask(self._reader, self._known(name), {"work": "page", "lang": lang}))

    # -- files ---------------------------------------------------------------------------------------------------

    def _new(self) -> StudyPaths:
        if self._folder is None:
            raise TableError("table-study-no-folder", status=409)
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return StudyPaths(self._folder, secrets.token_hex(6))

    def _known(self, name: str) -> StudyPaths:
        if self._folder is not None and ID.match(name):
            paths = StudyPaths(self._folder, name)
            if paths.file.exists():
                return paths
        raise TableError("table-study-unknown", status=404)

    def _paths(self) -> list[StudyPaths]:
        if self._folder is None or not self._folder.is_dir():
            return []
        return [StudyPaths(self._folder, path.stem) for path in self._folder.glob("*.jsonl")]

    async def _ask(self, worker: WorkerProcess, paths: StudyPaths, asked: Json) -> Any:
        message = orjson.dumps({**asked, "folder": str(paths.folder), "id": paths.id})
        try:
            told: Json = orjson.loads(await worker.ask(message, PATIENCE))
        except (TimeoutError, WorkerLost):
            raise TableError("table-not-worked-out", status=422) from None
        if "problem" in told:
            raise WorkerProblem(Problem(**told["problem"]), told["status"])
        return told["done"]
