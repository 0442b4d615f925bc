"""A law for people: its outcomes in not too many rows, its mean, and the chance of at least a value."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from regelwerk.dice.law import RestUnknown

if TYPE_CHECKING:
    from regelwerk.dice.law import Law

MOST_ROWS = 40
TAIL = 1e-5


class Row(NamedTuple):
    """One outcome, or several that share a row: what is written there, how likely it is, the smallest of them."""

    label: str
    share: float
    first: int


def rows(law: Law[int]) -> list[Row]:
    """Outcomes and their probabilities. If there are too many, the far tails and neighbours share a row."""
    outcomes = [(x, w / law.total) for x, w in law.items()]
    if len(outcomes) <= MOST_ROWS:
        return [Row(str(x), p, x) for x, p in outcomes]
    before = list(accumulate(p for _, p in outcomes))
    after = list(accumulate(p for _, p in reversed(outcomes)))[::-1]
    low = next(n for n, p in enumerate(before) if p > TAIL)
    high = next(n for n in reversed(range(len(outcomes))) if after[n] > TAIL)
    middle = outcomes[low : high + 1]
    found = _gathered(middle)
    if low:
        found.insert(0, Row(f"≤ {outcomes[low - 1][0]}", before[low - 1], outcomes[0][0]))
    if high + 1 < len(outcomes):
        found.append(Row(f"≥ {outcomes[high + 1][0]}", after[high + 1], outcomes[high + 1][0]))
    return found


def _gathered(outcomes: list[tuple[int, float]]) -> list[Row]:
    first, last = outcomes[0][0], outcomes[-1][0]
    width = -(-(last - first + 1) // MOST_ROWS)
    if width == 1:
        return [Row(str(x), p, x) for x, p in outcomes]
    shares: dict[int, float] = {}
    for x, p in outcomes:
        shares[(x - first) // width] = shares.get((x - first) // width, 0.0) + p
    starts = {n: first + n * width for n in shares}
    return [Row(f"{at}–{min(last, at + width - 1)}", shares[n], at) for n, at in starts.items()]


def reached(found: list[Row], rest: float = 0.0) -> list[float]:
    """For every row the probability of it or more; `rest` is what lies beyond the last."""
    totals = list(accumulate((row.share for row in reversed(found)), initial=rest))[:0:-1]
    totals[0] = 1.0  # the rows hold everything; a sum of floats would fall short of it
    return [min(1.0, p) for p in totals]


def mean(law: Law[int]) -> float:
    """The mean; the tail that an unbounded law leaves out is too small to be seen in it."""
    if not law.rest:
        return float(law.mean())
    return float(sum(x * w for x, w in law.items()) / (law.total * (1 - law.rest)))


def reaching(law: Law[int], n: int) -> float:
    """The probability of `n` or more; beyond all listed outcomes it is at most the rest, next to nothing."""
    try:
        return float(law.at_least(n))
    except RestUnknown:
        return sum(w for x, w in law.items() if x >= n) / law.total + float(law.rest)
