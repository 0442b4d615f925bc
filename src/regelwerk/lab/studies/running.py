"""Running a study from its plan, and going on with one that was stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from regelwerk.lab.studies.files import StudyFile
from regelwerk.lab.studies.plans import Plan, plan_of
from regelwerk.lab.studies.playing import Numbers
from regelwerk.lab.studies.results import Results
from regelwerk.lab.studies.runners import Here, Runner, check_version
from regelwerk.lab.studies.study import Study, StudyError
from regelwerk.lab.studies.tasks import Record, Task, Worked, Worker, against


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a study is: games played and planned as far as can be seen, and the seconds that it may still take."""

    played: int
    planned: int
    tasks: int
    seconds_left: float | None


Told = Callable[[Progress, Plan], None]


def run(
    study: Study,
    path: Path | None = None,
    *,
    runner: Runner | None = None,
    told: Told = lambda *_: None,
    goes_on: Callable[[], bool] = lambda: True,
) -> Results:
    """Run a study to its end, or go on with it where its file stops.

    `told` hears of every task. What is finished is in the file, also if somebody interrupts (KeyboardInterrupt passes
    through) or `goes_on` says no: then the results are those so far, and the next run goes on.
    """
    check_version(study)
    file = _opened(path, study) if path is not None else None
    who = runner or Here()
    try:
        plan = _run(study, file.records() if file is not None else iter(()), file, who, told, goes_on)
    finally:
        if file is not None:
            file.close()
        if runner is None:
            who.close()
    return Results(study, plan)


def read(path: Path) -> Results:
    """What a file tells, whether its study has ended or not; raises StudyError."""
    file = StudyFile(path)
    study = file.study()
    return Results(study, _run(study, file.records(), None, None, lambda *_: None, lambda: True))


def _opened(path: Path, study: Study) -> StudyFile:
    """The file of a study, which is made if it is not there."""
    file = StudyFile(path)
    if not file.exists:
        file.create(study)
    elif file.study().digest != study.digest:
        raise StudyError("lab-other-study", file=str(path))
    return file


def _run(
    study: Study,
    known: Iterator[Record],
    file: StudyFile | None,
    runner: Runner | None,
    told: Told,
    goes_on: Callable[[], bool],
) -> Plan:
    """Work through the plan: with the records that are known, then with those that the runner brings."""
    plan = plan_of(study)
    pairing = Pairing(study)
    taken = tasks = played_before = 0
    began = perf_counter()
    is_known = True
    while (batch := plan.batch()) is not None:
        for task in batch:
            record = next(known, None) if is_known else None
            if record is None:
                break
            _check(record, task, taken)
            plan.take(record)
            taken += 1
            played_before += record.played
        else:
            continue
        if runner is None:
            plan.is_over = False
            return plan
        if is_known and file is not None:
            file.go_on(taken)
        is_known = False
        for worked in runner.run(study, _then(task, batch)):
            record = pairing.paired(worked)
            plan.take(record)
            if file is not None:
                file.append(record)
            tasks += 1
            told(_progress(plan, tasks, perf_counter() - began, played_before), plan)
            if not goes_on():
                plan.is_over = False
                return plan
    return plan


def _then(first: Task, rest: Iterator[Task]) -> Iterator[Task]:
    yield first
    yield from rest


def _check(record: Record, task: Task, at: int) -> None:
    if (record.variant, record.first, record.played) != (task.variant, task.first, task.games):
        raise StudyError("lab-wrong-order", line=at + 2)


def _progress(plan: Plan, tasks: int, seconds: float, played_before: int) -> Progress:
    played, planned = plan.played, plan.planned
    new = played - played_before
    left = seconds * max(0, planned - played) / new if new else None
    return Progress(played, planned, tasks, left)


class Pairing:
    """Holds the games of variants against those of the first with the same seeds."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._first, self._base = -1, dict[int, Numbers]()

    def paired(self, worked: Worked) -> Record:
        record = worked.record
        if not self._study.is_paired or record.exact or record.refused:
            return record
        if record.variant == 0:
            self._first, self._base = record.first, worked.rows
            return record
        if self._first != record.first:
            # Stopped between the first variant and this one: its games are played once more, they come out the same.
            again = Worker(self._study).work(Task(0, record.first, record.played))
            self._first, self._base = record.first, again.rows
        return against(record, worked.rows, self._base)
