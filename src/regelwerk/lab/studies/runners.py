"""Who works on tasks: this process, several on this machine, or a Ray cluster. Results come in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from logging import ERROR
from time import perf_counter
from typing import Any, Protocol

from regelwerk.lab.studies.study import Study, StudyError, from_plain, to_plain
from regelwerk.lab.studies.tasks import Task, Worked, Worker

BUNDLE_SECONDS = 0.25
"""Tasks are sent in bundles of about so much work, so that sending costs little; no number depends on it."""
MOST_IN_BUNDLE = 64
AHEAD = 3
"""How many bundles for each worker are under way at most: this bounds what is held in memory."""
MOST_DEATHS = 8
"""How many workers may die before a study gives up."""


class Runner(Protocol):
    """Works on tasks."""

    def run(self, study: Study, tasks: Iterable[Task]) -> Iterator[Worked]:
        """What comes of the tasks, in their order."""

    def close(self) -> None:
        """Let all workers go."""


class Here:
    """Works in this process."""

    def __init__(self) -> None:
        self._worker: Worker | None = None

    def run(self, study: Study, tasks: Iterable[Task]) -> Iterator[Worked]:
        if self._worker is None or self._worker.study != study:
            self._worker = Worker(study)
        yield from map(self._worker.work, tasks)

    def close(self) -> None:
        self._worker = None


class Bundles:
    """Tasks in bundles that grow until one is worth sending."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self._tasks = iter(tasks)
        self._size = 1.0

    def next(self) -> list[Task]:
        return list(islice(self._tasks, max(1, int(self._size))))

    def took(self, tasks: int, seconds: float) -> None:
        """A bundle took so long: the next ones come nearer to the wanted size."""
        wanted = tasks * BUNDLE_SECONDS / max(1e-6, seconds)
        self._size = min(MOST_IN_BUNDLE, max(1.0, (self._size + wanted) / 2))


class Processes:
    """Works in several processes on this machine. One that dies is replaced, and its tasks are done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: Any = None
        self._deaths = 0

    def run(self, study: Study, tasks: Iterable[Task]) -> Iterator[Worked]:
        from concurrent.futures.process import BrokenProcessPool

        bundles = Bundles(tasks)
        plain = to_plain(study)
        under_way: deque[tuple[list[Task], Any]] = deque()
        while True:
            while len(under_way) < AHEAD * self.workers and (bundle := bundles.next()):
                under_way.append((bundle, self._send(plain, bundle)))
            if not under_way:
                return
            bundle, future = under_way[0]
            try:
                seconds, worked = future.result()
            except BrokenProcessPool:
                self._bury()
                under_way = deque((one, self._send(plain, one)) for one, _ in under_way)
                continue
            under_way.popleft()
            bundles.took(len(bundle), seconds)
            yield from worked

    def _send(self, plain: Any, bundle: list[Task]) -> Any:
        from concurrent.futures.process import BrokenProcessPool

        try:
            return self._workers().submit(work_on, plain, bundle)
        except BrokenProcessPool:
            # Somebody died since the last result; what was under way says so when its turn comes.
            self._bury()
            return self._workers().submit(work_on, plain, bundle)

    def _workers(self) -> Any:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        if self._pool is None:
            # Fresh processes also work where threads are running.
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
            )
        return self._pool

    def _bury(self) -> None:
        """Let all workers go because one has died; too many deaths are nobody's bad luck."""
        self._deaths += 1
        if self._deaths > MOST_DEATHS:
            raise StudyError("lab-workers-die", deaths=self._deaths)
        self.close()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


class Cluster:
    """Works on a Ray cluster (the extra `cluster`). Ray does the tasks of a worker that dies again."""

    def __init__(self, address: str = "auto", workers: int | None = None) -> None:
        """`address` as Ray takes it; `auto` finds a running cluster, `local` starts one on this machine."""
        try:
            import ray
        except ImportError:
            raise StudyError("lab-no-ray") from None
        self._ray: Any = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            local: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == "local" else {}
            try:
                ray.init(address=address, log_to_driver=False, logging_level=ERROR, **local)
            except ConnectionError:
                raise StudyError("lab-no-cluster", address=address) from None
        self.workers = workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._work: Callable[..., Any] = ray.remote(max_retries=MOST_DEATHS)(work_on).remote

    def run(self, study: Study, tasks: Iterable[Task]) -> Iterator[Worked]:
        bundles = Bundles(tasks)
        plain = self._ray.put(to_plain(study))
        under_way: deque[tuple[int, Any]] = deque()
        while True:
            while len(under_way) < AHEAD * self.workers and (bundle := bundles.next()):
                under_way.append((len(bundle), self._work(plain, bundle)))
            if not under_way:
                return
            size, ref = under_way.popleft()
            seconds, worked = self._ray.get(ref)
            bundles.took(size, seconds)
            yield from worked

    def close(self) -> None:
        if self._is_ours:
            with suppress(Exception):
                self._ray.shutdown()


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches all processes of a terminal; the one that reads the results decides what becomes of it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


_workers: dict[str, Worker] = {}
"""The worker of the study that this process works on."""


def work_on(plain: Any, tasks: Sequence[Task]) -> tuple[float, list[Worked]]:
    """Some tasks of a study in another process, and how long they took."""
    study = from_plain(plain)
    check_version(study)
    worker = _workers.get(study.digest)
    if worker is None:
        _workers.clear()
        worker = _workers[study.digest] = Worker(study)
    began = perf_counter()
    worked = [worker.work(Task(*task)) for task in tasks]
    return perf_counter() - began, worked


def check_version(study: Study) -> None:
    """Refuse to work on a study of other rules: its numbers would not be the same."""
    from regelwerk.engine.system import system

    here = system(study.setting.system).game.rules_version
    if study.rules_version and study.rules_version != here:
        raise StudyError("lab-other-rules", wanted=study.rules_version, here=here)


def runner_of(workers: int = 1, cluster: str | None = None) -> Runner:
    """Who works, by what people ask for."""
    if cluster is not None:
        return Cluster(cluster, workers if workers > 1 else None)
    return Processes(workers) if workers > 1 else Here()
