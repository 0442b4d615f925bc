"""Plans: which tasks come next, and when it is enough. Decided from what has come in up to a fixed point, in its order.

A plan hands out batches. What is in the next one depends on the sums of all before it, never on who worked on them or
how fast: any number of workers gives the same batches, and a study that was stopped goes on where it was.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterator
from math import ceil, log2
from statistics import NormalDist
from typing import Any

from regelwerk.lab.estimate import Estimate
from regelwerk.lab.studies.looks import FIRST, next_look, reach_of, width
from regelwerk.lab.studies.study import Study
from regelwerk.lab.studies.sums import Sums
from regelwerk.lab.studies.tasks import Record, Task


class Plan(ABC):
    """The course of one study."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.sums: defaultdict[int, Sums] = defaultdict(Sums)
        self.is_over = True
        """Whether the study has ended; set to no by whoever stops before."""
        self.looks: dict[int, int] = {}
        """How often each variant was looked at."""

    @abstractmethod
    def batch(self) -> Iterator[Task] | None:
        """The next tasks in their order; None when the study has ended. Asked once all of the batch before is taken."""

    @property
    @abstractmethod
    def planned(self) -> int:
        """How many games are planned as far as can be seen."""

    def take(self, record: Record) -> None:
        """Take what came of the next task."""
        self.sums[record.variant].add(record)

    @property
    def played(self) -> int:
        return sum(sums.next for sums in self.sums.values())

    def width_of(self, variant: int, ways: int = 1) -> float:
        """How many standard errors the interval of a variant reaches."""
        return width(self.looks.get(variant) if self.study.precision else None, ways)

    def games(self, goals: dict[int, int]) -> Iterator[Task]:
        """The games of some variants up to a number for each, chunk by chunk, each chunk of all variants together."""
        size = self.study.chunk
        start = min((self.sums[variant].next for variant in goals), default=0)
        firsts = {variant: self.sums[variant].next for variant in goals}
        for at in range(start - start % size, max(goals.values(), default=0), size):
            for variant, goal in goals.items():
                first, end = max(at, firsts[variant]), min(at + size, goal)
                if first < end:
                    yield Task(variant, first, end - first)


class ByLooks(Plan):
    """Every variant is played until its interval is narrow enough, or its games are played; what can be is solved."""

    def __init__(self, study: Study) -> None:
        super().__init__(study)
        self._open = dict.fromkeys(range(study.size), min(study.games, FIRST) if study.precision else study.games)
        """The variants that go on, with the number of games at the next look."""
        self._stage = "exact" if study.is_asked or study.states else "games"
        self._begun = False

    def batch(self) -> Iterator[Task] | None:
        if self._stage == "exact":
            self._stage = "games"
            return (Task(variant) for variant in self._open)
        if not self._begun:
            self._begun = True
            self._open = {variant: goal for variant, goal in self._open.items() if not self.sums[variant].exact}
        else:
            self._look()
        if not self._open or self.study.is_asked:
            return None
        return self.games(self._goals())

    @property
    def planned(self) -> int:
        goals = self._goals()
        return sum(max(goals.get(v, 0), self.sums[v].next) for v in goals.keys() | self.sums.keys())

    def _goals(self) -> dict[int, int]:
        """All that goes on, and with it the first variant, if others are held against it."""
        if self.study.is_paired and self._open:
            return {0: max(self._open.values()), **self._open}
        return self._open

    def _look(self) -> None:
        study, still = self.study, dict[int, int]()
        for variant, goal in self._open.items():
            look = self.looks.setdefault(variant, 0)
            if not study.precision or goal >= study.games:
                continue
            seen = self._seen(variant, width(look))
            if study.is_paired and variant == 0:
                # The first one goes on as long as any other does.
                continue
            if seen is None or reach_of(seen) <= study.precision:
                continue
            self.looks[variant] = look + 1
            still[variant] = next_look(goal, look, reach_of(seen), study.precision, study.games)
        if study.is_paired and still:
            # All go on together, so that the games of the first are there for each of them.
            still = dict.fromkeys(still, max(still.values()))
        self._open = still

    def _seen(self, variant: int, z: float) -> Estimate | None:
        sums = self.sums[variant]
        return sums.difference(self.study.measure, z) if self.study.is_paired else sums.estimate(self.study.measure, z)


class Bisection(Plan):
    """Looks for the value at which a measure meets its target, on the assumption that it rises or falls throughout.

    A value is played until it is certainly below or above the target, or so close to it that it does not matter, or its
    games are played. All tests and looks together are wrong at most 1 time in 20.
    """

    def __init__(self, study: Study) -> None:
        super().__init__(study)
        last = study.size - 1
        looks = max(1, ceil(log2(max(1, study.games / FIRST))) + 1)
        tests = 2 + 2 * max(1, ceil(log2(max(2, study.size))))
        self.z = NormalDist().inv_cdf(1 - 0.05 / looks / tests / 2)
        self.margin = study.precision or 0.02
        self.signs: dict[int, int] = {}
        """For each value that was tested: certainly below (-1), certainly above (1), or neither."""
        self.order = self._search(last)
        self._at: int | None = next(self.order)
        self._goal = min(FIRST, study.games)
        self._is_exact = study.is_asked
        self._begun = False
        self.low, self.high = 0, last
        """The last value that is certainly on one side, and the first that is certainly on the other."""
        self.is_bracketed = True

    def batch(self) -> Iterator[Task] | None:
        if self._begun and not self._judged():
            self._goal = min(self.study.games, 2 * self._goal)
        self._begun = True
        if self._at is None:
            return None
        if self._is_exact:
            return iter([Task(self._at)])
        return self.games({self._at: self._goal})

    def width_of(self, variant: int, ways: int = 1) -> float:  # noqa: ARG002  all tests are counted in already
        return self.z

    @property
    def planned(self) -> int:
        going = max(0, self._goal - self.sums[self._at].next) if self._at is not None else 0
        return self.played + going

    def _judged(self) -> bool:
        """Whether the value under test is decided; if so the next one is up."""
        assert self._at is not None
        seen = self.sums[self._at].estimate(self.study.measure, self.z)
        sign: int | None = None
        if seen is None:
            sign = 0
        elif seen.low > self.study.target:
            sign = 1
        elif seen.high < self.study.target:
            sign = -1
        elif self._is_exact or self._goal >= self.study.games or self._is_close(seen):
            sign = 0
        if sign is None:
            return False
        self.signs[self._at] = sign
        self._goal = min(FIRST, self.study.games)
        self._at = next(self.order, None)
        return True

    def _is_close(self, seen: Estimate) -> bool:
        target = self.study.target
        return target - self.margin <= seen.low and seen.high <= target + self.margin

    def _search(self, last: int) -> Iterator[int]:
        """The values in the order in which they are tested; each has its sign when the next one is asked for."""
        low, high = 0, last
        yield from dict.fromkeys((low, high))
        first, second = self.signs[low], self.signs[high]
        if first and first == second:
            self.is_bracketed = False
            return
        middle: int | None = low if first == 0 else high if second == 0 else None
        while middle is None and high - low > 1:
            at = (low + high) // 2
            yield at
            if self.signs[at] == 0:
                middle = at
            elif self.signs[at] == first:
                low = at
            else:
                high = at
            self.low, self.high = low, high
        if middle is not None:
            yield from self._edges(low, middle, high, first, second)

    def _edges(self, low: int, middle: int, high: int, first: int, second: int) -> Iterator[int]:
        """How far to both sides values cannot be told from the target."""
        left, right = middle, middle
        while first and left - low > 1:
            at = (low + left) // 2
            yield at
            low, left = (at, left) if self.signs[at] == first else (low, at)
        while second and high - right > 1:
            at = (right + high) // 2
            yield at
            right, high = (right, at) if self.signs[at] == second else (at, high)
        self.low, self.high = low, high


class Search(Plan):
    """Tries settings of several numbers that Optuna proposes, and plays the best of them again with new dice.

    What looked best among many had luck with it; only the games played again are told.
    """

    FINALISTS = 3
    MOST_ASKED = 5
    """Optuna may propose what was tried already; so many proposals for each try are heard."""

    def __init__(self, study: Study) -> None:
        super().__init__(study)
        import optuna

        optuna.logging.set_verbosity(optuna.logging.ERROR)
        self._optuna = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=study.seed))
        self._trial: Any = None
        self._variant = 0
        self.tried: dict[int, Estimate] = {}
        """What the settings that were tried gave at first."""
        self.again: defaultdict[int, Sums] = defaultdict(Sums)
        """What the best of them gave when they were played again."""
        self._stage = "try"
        self._asked = 0

    def batch(self) -> Iterator[Task] | None:
        if self._trial is not None:
            self._told()
        wanted = min(self.study.trials, self.study.size)
        if self._stage == "try" and len(self.tried) < wanted and self._asked < self.MOST_ASKED * wanted:
            return self._next_try()
        if self._stage == "try" and not self.study.is_asked:
            self._stage = "again"
            return self._play_again()
        return None

    @property
    def planned(self) -> int:
        tries = max(0, self.study.trials - len(self.tried))
        return self.played + (tries + (self.FINALISTS if self._stage == "try" else 0)) * self.study.games

    def take(self, record: Record) -> None:
        if self._stage == "again":
            self.again[record.variant].add(record)
        else:
            super().take(record)

    @property
    def best(self) -> list[int]:
        """The settings that came nearest to the target, the nearest first."""
        target = self.study.target
        return sorted(self.tried, key=lambda variant: abs(self.tried[variant].value - target))[: self.FINALISTS]

    def _next_try(self) -> Iterator[Task]:
        self._trial = self._optuna.ask()
        self._asked += 1
        number = 0
        for axis in self.study.axes:
            number = number * len(axis.values) + self._trial.suggest_int(axis.path, 0, len(axis.values) - 1)
        self._variant = number
        if number in self.tried:
            return iter(())
        if self.study.is_asked:
            return iter([Task(number)])
        return self.games({number: self.study.games})

    def _told(self) -> None:
        seen = self.sums[self._variant].estimate(self.study.measure, width(None))
        if seen is not None:
            self.tried[self._variant] = seen
        self._optuna.tell(self._trial, abs(seen.value - self.study.target) if seen is not None else 1e9)
        self._trial = None

    def _play_again(self) -> Iterator[Task]:
        size, games = self.study.chunk, self.study.games
        for at in range(games, 2 * games, size):
            for variant in self.best:
                yield Task(variant, at, min(size, 2 * games - at))


def plan_of(study: Study) -> Plan:
    """The plan that a study is run by."""
    if study.kind == "balance":
        return Search(study) if study.trials else Bisection(study)
    return ByLooks(study)
