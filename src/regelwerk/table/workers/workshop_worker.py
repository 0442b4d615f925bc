"""The process behind `workshop_pool`: designs a study, runs it into its file, and writes down what it shows.

Whoever wants to see a study reads what was written down; nobody has to ask this process.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from threading import Thread
from time import monotonic, thread_time
from typing import Any

import orjson

from regelwerk.engine.game import Json
from regelwerk.engine.system import system
from regelwerk.lab.plot import NoMatplotlib
from regelwerk.lab.reports.building import report
from regelwerk.lab.reports.html import page
from regelwerk.lab.studies.files import StudyFile
from regelwerk.lab.studies.plans import Plan, plan_of
from regelwerk.lab.studies.results import Results
from regelwerk.lab.studies.running import Progress, read, run
from regelwerk.lab.studies.study import Study
from regelwerk.languages import languages
from regelwerk.table.errors import TableError
from regelwerk.table.screens.study_reports import report_of
from regelwerk.table.user_errors import USER_ERRORS, user_problem
from regelwerk.table.workers.process import serve
from regelwerk.table.workers.study_designs import at_field, check_limits, design
from regelwerk.table.workers.study_folder import StudyPaths

LOOKS_EVERY = 1.0
"""Seconds between two reports of a running study."""
LOOKS_COST = 6
"""Reports may take no more than this part of the work: after a slow one the next comes later."""


class RunningStudy:
    """A study that is being worked on, and what it last showed."""

    def __init__(self, study: Study, paths: StudyPaths, seconds: float) -> None:
        self.study = study
        self.paths = paths
        self.view: Json = {"state": "running", "kind": study.kind, "system": study.setting.system}
        self._end = monotonic() + seconds
        self._next = 0.0

    def run(self) -> None:
        """Work until it is done, stopped, or out of time; whatever happens is written down."""
        try:
            self.view |= {"reports": reports_of(Results(self.study, plan_of(self.study)))} | self.paths.shown()
            self.view |= {"state": "running", "problem": None, "is_out_of_time": False}
            self.paths.show(self.view)
            results = run(self.study, self.paths.file, told=self._told, goes_on=self._goes_on)
            self.view |= view_of(results) | {"is_out_of_time": not results.is_over and monotonic() > self._end}
        except Exception as error:
            self.view |= {"state": "failed", "problem": problems_of(error, self.study.setting.system)}
            if not isinstance(error, (*USER_ERRORS, TableError)):
                raise
        finally:
            if self.view["state"] == "running":
                self.view["state"] = "stopped"
            self.paths.show(self.view)

    def _goes_on(self) -> bool:
        return monotonic() < self._end and not self.paths.stop.exists()

    def _told(self, progress: Progress, plan: Plan) -> None:
        if monotonic() < self._next:
            return
        began = thread_time()
        self.view |= {"played": progress.played, "planned": progress.planned, "seconds_left": progress.seconds_left}
        # A comparison can be told only once there is something to compare with.
        if len(plan.sums) >= min(2, self.study.size):
            self.view |= {"reports": reports_of(Results(self.study, plan))}
        self.paths.show(self.view)
        self._next = monotonic() + max(LOOKS_EVERY, LOOKS_COST * (thread_time() - began))


def reports_of(results: Results) -> Json:
    return {lang: report_of(results, lang).model_dump() for lang in languages()}


def view_of(results: Results) -> Json:
    """Everything that is shown of a study that is not running."""
    plan = results.plan
    return {
        "state": "done" if results.is_over else "stopped",
        "kind": results.study.kind,
        "system": results.study.setting.system,
        "played": plan.played,
        "planned": plan.played if results.is_over else plan.planned,
        "seconds_left": None,
        "problem": None,
        "is_out_of_time": False,
        "reports": reports_of(results),
    }


def problems_of(error: Exception, name: str) -> Json:
    """A failure as a sentence in each language."""
    return {lang: problem_of(error, name, lang) for lang in languages()}


def problem_of(error: Exception, name: str, lang: str) -> Json:
    if isinstance(error, TableError):
        return error.problem(lang).model_dump()
    if isinstance(error, USER_ERRORS):
        package = system(name).package if name else ""
        return at_field(user_problem(error, lang, package), error).model_dump()
    return TableError("table-not-worked-out").problem(lang).model_dump()


class WorkshopWorker:
    """Answers one message after another; a study runs in a thread of its own."""

    def __init__(self) -> None:
        self._lock: Any = None

    def answer(self, message: bytes) -> bytes:
        asked: Json = orjson.loads(message)
        name = asked.get("system", "")
        try:
            return orjson.dumps({"done": getattr(self, asked["work"])(asked)})
        except (TableError, *USER_ERRORS) as error:
            facts: Json = getattr(error, "facts", {})
            if "file" in facts:
                # Where the house keeps its files is nobody's business.
                facts["file"] = asked.get("name") or f"{asked['id']}.jsonl"
            status = error.status if isinstance(error, TableError) else 422
            return orjson.dumps({"problem": problem_of(error, name, asked["lang"]), "status": status})

    def begin(self, asked: Json) -> Json:
        """Design a study and start it."""
        paths = StudyPaths(Path(asked["folder"]), asked["id"])
        study = design(asked)
        self._start(study, paths, asked["seconds"])
        return {}

    def go_on(self, asked: Json) -> Json:
        """Go on with a study where its file stops."""
        paths = StudyPaths(Path(asked["folder"]), asked["id"])
        study = StudyFile(paths.file).study()
        check_limits(study)
        self._start(study, paths, asked["seconds"])
        return {}

    def _start(self, study: Study, paths: StudyPaths, seconds: float) -> None:
        self._lock = paths.locked()
        paths.stop.unlink(missing_ok=True)
        if not paths.file.exists():
            StudyFile(paths.file).create(study)
        running = RunningStudy(study, paths, seconds)
        paths.show(paths.shown() | running.view)
        Thread(target=self._run, args=(running,), daemon=True).start()

    def _run(self, running: RunningStudy) -> None:
        try:
            running.run()
        finally:
            self._lock.close()

    def open(self, asked: Json) -> Json:
        """Read the file of a study from anywhere, and write down what it shows."""
        paths = StudyPaths(Path(asked["folder"]), asked["id"])
        try:
            results = read(paths.file)
            check_limits(results.study)
            paths.show(view_of(results))
        except (KeyError, IndexError, TypeError, ValueError, AssertionError) as error:
            if isinstance(error, USER_ERRORS):
                raise
            raise TableError("table-study-damaged", status=422) from error
        return {}

    def page(self, asked: Json) -> str:
        """The report as one page that needs nothing else."""
        results = read(StudyPaths(Path(asked["folder"]), asked["id"]).file)
        reports = [report(results, lang) for lang in languages()]
        try:
            return page(reports, asked["lang"])
        except NoMatplotlib:
            plain = [
                replace(one, sections=tuple(replace(section, picture=None) for section in one.sections))
                for one in reports
            ]
            return page(plain, asked["lang"])


def main() -> None:
    """Answer until the server is gone."""
    serve(WorkshopWorker().answer)
