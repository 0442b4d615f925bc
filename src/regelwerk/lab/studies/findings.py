"""What results mean: who is dominated, which options matter, which odds changed, where it is fair, what is dead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any, Literal

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.system import system
from regelwerk.lab.estimate import Z95, Estimate
from regelwerk.lab.studies.designs import cost_of
from regelwerk.lab.studies.plans import Bisection, Search
from regelwerk.lab.studies.results import Results
from regelwerk.lab.studies.watching import GIVEN, OFFERED, RAN, RULE, TURNED, VALUE, noticeable

Verdict = Literal["sure", "open", "none"]
"""A difference is certain, cannot be told from none, or no game went otherwise at all."""


# -- matrix -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dominated:
    """Somebody who is nowhere better than another, somewhere worse, and costs no less."""

    worse: str
    better: str


@dataclass(frozen=True, slots=True)
class Matrix:
    """Rows and columns sorted by their means, the strongest row first and the hardest column last."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: dict[tuple[str, str], Estimate | None]
    exact: frozenset[tuple[str, str]]
    means: dict[str, float]
    dominated: tuple[Dominated, ...]


def matrix(results: Results) -> Matrix:
    """Everybody against everybody, sorted."""
    study = results.study
    across, down = (tuple(map(str, axis.values)) for axis in (study.axes[1], study.axes[0]))
    cells: dict[tuple[str, str], Estimate | None] = {}
    exact = set()
    for number in range(study.size):
        at = down[number // len(across)], across[number % len(across)]
        cells[at] = results.estimate(number)
        if results.is_exact(number):
            exact.add(at)
    means = {row: _mean([cells[row, column] for column in across]) for row in down}
    by_column = {column: _mean([cells[row, column] for row in down]) for column in across}
    rows = tuple(sorted(down, key=lambda row: -means[row]))
    columns = tuple(sorted(across, key=lambda column: -by_column[column]))
    return Matrix(rows, columns, cells, frozenset(exact), means, _dominated(results, rows, columns, cells))


def _mean(found: Sequence[Estimate | None]) -> float:
    known = [one.value for one in found if one is not None]
    return sum(known) / len(known) if known else 0.0


def _dominated(
    results: Results, rows: Sequence[str], columns: Sequence[str], cells: dict[tuple[str, str], Estimate | None]
) -> tuple[Dominated, ...]:
    """Who is dominated by whom, as far as that is certain: intervals may touch, but not overlap."""
    study = results.study
    chosen = system(study.setting.system)
    costs = {row: cost_of(chosen, study, row) if study.cost else None for row in rows}
    found = []
    for worse in rows:
        for better in rows:
            if worse == better or not _is_no_cheaper(costs[worse], costs[better]):
                continue
            # Against oneself somebody meets the same odds as everybody; such cells are left in.
            pairs = [(cells[worse, column], cells[better, column]) for column in columns]
            known = [(a, b) for a, b in pairs if a is not None and b is not None]
            if len(known) < len(columns) or not known:
                continue
            if all(a.high <= b.low for a, b in known) and any(a.high < b.low for a, b in known):
                found.append(Dominated(worse, better))
                break
    return tuple(found)


def _is_no_cheaper(one: float | None, other: float | None) -> bool:
    return one is None or other is None or one >= other


# -- options and versions ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Effect:
    """What one change does to the measure of the study."""

    variant: int
    path: str
    value: Any
    difference: Estimate | None
    verdict: Verdict
    games: int
    changed: int
    """How many games went otherwise in anything that is measured."""

    @property
    def most_changed(self) -> float:
        """Of how large a share of games it can at most be said that they change, where none did (95 %)."""
        return min(1.0, 3 / self.games) if self.games else 1.0


def effects(results: Results) -> list[Effect]:
    """Every change, the largest difference first. A difference counts as certain only if all tests together are."""
    ways = max(1, results.study.size - 1)
    found = [_effect(results, variant, ways) for variant in results.variants if variant]
    order = {"sure": 0, "open": 1, "none": 2}
    return sorted(found, key=lambda one: (order[one.verdict], -abs(one.difference.value) if one.difference else 0.0))


def _effect(results: Results, variant: int, ways: int) -> Effect:
    changes = results.study.variant(variant).changes
    path, value = next(iter(changes.items()), ("", ""))
    sums = results.plan.sums[variant]
    difference = results.difference(variant, ways=ways)
    changed = sums.paired - sums.same
    if difference is None:
        verdict: Verdict = "open"
    elif results.is_exact(variant):
        verdict = "sure" if difference.value else "none"
    elif not changed:
        verdict = "none"
    else:
        verdict = "open" if difference.covers(0.0) else "sure"
    return Effect(variant, path, value, difference, verdict, sums.paired, changed)


@dataclass(frozen=True, slots=True)
class ChangedOdds:
    """An answer that two versions give differently."""

    question: str
    given: dict[str, Any]
    measure: str
    label: dict[str, str]
    before: float
    after: float


def changed_odds(results: Results) -> tuple[list[ChangedOdds], int]:
    """All answers that differ, the largest difference first, and how many answers were compared."""
    study, sums = results.study, results.plan.sums
    found, compared = [], 0
    for number in range(0, study.size, 2):
        one, other = sums.get(number), sums.get(number + 1)
        if one is None or other is None:
            continue
        changes = study.variant(number).changes
        given = {path.partition(".")[2]: value for path, value in changes.items() if path.startswith("given.")}
        for measure in one.exact.keys() & other.exact.keys():
            if not measure.startswith("mean"):
                continue
            compared += 1
            before, after = one.exact[measure], other.exact[measure]
            if before != after:
                label = one.labels.get(measure, {})
                found.append(ChangedOdds(str(changes["question"]), given, measure, label, before, after))
    return sorted(found, key=lambda odds: (-abs(odds.after - odds.before), str(odds))), compared


# -- balance ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Balanced:
    """Where a measure meets its target: somewhere from `low` to `high`, nearest at `best` as far as can be told."""

    path: str
    low: Any
    high: Any
    best: Any
    estimate: Estimate | None
    is_bracketed: bool
    tested: tuple[tuple[Any, Estimate | None, int], ...]
    """Every value that was tested: what it gave, and whether it is certainly below (-1) or above (1) the target."""
    is_monotone: bool


def balanced(results: Results) -> Balanced:
    """The answer of a search for one number."""
    plan, study = results.plan, results.study
    assert isinstance(plan, Bisection)
    (axis,) = study.axes
    tested = tuple((axis.values[at], results.estimate(at), plan.signs[at]) for at in sorted(plan.signs))
    known = [(value, estimate) for value, estimate, _ in tested if estimate is not None]
    best, estimate = min(known, key=lambda one: abs(one[1].value - study.target), default=(None, None))
    low, high = axis.values[plan.low], axis.values[plan.high]
    signs = [sign for _, _, sign in tested if sign]
    turns = sum(a != b for a, b in pairwise(signs))
    return Balanced(axis.path, low, high, best, estimate, plan.is_bracketed, tested, turns <= 1)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A setting of several numbers: what it gave at first, and when it was played again with new dice."""

    changes: dict[str, Any]
    at_first: Estimate
    again: Estimate | None


def candidates(results: Results) -> list[Candidate]:
    """The settings that came nearest to the target, the nearest first."""
    plan, study = results.plan, results.study
    assert isinstance(plan, Search)
    return [
        Candidate(study.variant(one).changes, plan.tried[one], plan.again[one].estimate(study.measure, Z95))
        for one in plan.best
    ]


# -- explore ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decision:
    """A kind of question: how often one was decided otherwise, and how much of a win that cost on average."""

    question: str
    times: int
    lost: Estimate


@dataclass(frozen=True, slots=True)
class Explored:
    """What happened in the games of a scene, and what never did."""

    games: int
    values: dict[str, dict[int, int]]
    """In how many games a measure had which value."""
    rules: dict[str, int]
    """In how many games a rule applied: in the log, in a throw, in a question, in a sum."""
    looked_at: frozenset[str]
    """Rules that never applied, but were looked at: their function ran in a game that was watched closely."""
    dead: tuple[str, ...]
    """Rules that nobody even looked at. What stands in no function of its own cannot be noticed, and is not named."""
    given: dict[str, int]
    never_given: tuple[str, ...]
    """Answers that were offered and never given."""
    decisions: tuple[Decision, ...]


def explored(results: Results) -> Explored:
    """What the games of an exploring study show."""
    counts = results.plan.sums[0].counts
    catalogue = read_catalogue(system(results.study.setting.system).package)
    known = noticeable(system(results.study.setting.system).package)
    applied = _of(counts, RULE)
    ran = _of(counts, RAN).keys() - applied.keys()
    values: dict[str, dict[int, int]] = {}
    for name, times in _of(counts, VALUE).items():
        measure, _, value = name.rpartition(" ")
        values.setdefault(measure, {})[int(value)] = times
    games = results.plan.sums[0].games
    for found in values.values():
        # What is missing in a game is 0 there.
        missing = games - sum(found.values())
        if missing:
            found[0] = found.get(0, 0) + missing
    given, offered = _of(counts, GIVEN), _of(counts, OFFERED)
    rules = {rule: applied[rule] for rule in catalogue.rules if rule in applied}
    return Explored(
        games,
        {measure: dict(sorted(found.items())) for measure, found in values.items()},
        dict(sorted(rules.items(), key=lambda one: -one[1])),
        frozenset(rule for rule in catalogue.rules if rule in ran),
        tuple(rule for rule in catalogue.rules if rule in known and rule not in applied and rule not in ran),
        dict(sorted(given.items(), key=lambda one: -one[1])),
        tuple(sorted(offered.keys() - given.keys())),
        _decisions(counts),
    )


def _of(counts: Counter[str], kind: str) -> dict[str, int]:
    return {name.removeprefix(f"{kind} "): times for name, times in counts.items() if name.startswith(f"{kind} ")}


def _decisions(counts: Counter[str]) -> tuple[Decision, ...]:
    """Kinds of questions by what it costs to decide them at random, the dearest first."""
    found = []
    for question, times in _of(counts, TURNED).items():
        lost, squares = counts[f"{TURNED}+ {question}"], counts[f"{TURNED}2 {question}"]
        value = lost / times
        # As if one more game had turned either way: a handful of games that did not turn says little.
        variance = max(0.0, (squares + 2) - lost * lost / (times + 2)) / (times + 1)
        reach = Z95 * sqrt(variance / (times + 2))
        found.append(Decision(question, times, Estimate(value, value - reach, value + reach)))
    return tuple(sorted(found, key=lambda one: -one.lost.low))
