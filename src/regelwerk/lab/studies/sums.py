"""What has come in of one variant so far, and what it says: estimates with intervals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from regelwerk.lab.estimate import Estimate, exactly
from regelwerk.lab.studies.playing import is_share
from regelwerk.lab.studies.tasks import Failure, Record

KEPT_FAILURES = 50
"""How many failed games are kept with their journals; the others are counted."""


@dataclass(slots=True)
class Sums:
    """The records of one variant, added up."""

    games: int = 0
    next: int = 0
    """The first game that has not come in yet."""
    sums: dict[str, tuple[int, int]] = field(default_factory=dict)
    pairs: dict[str, tuple[int, int]] = field(default_factory=dict)
    paired: int = 0
    same: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    failures: int = 0
    failed: list[Failure] = field(default_factory=list)
    exact: dict[str, float] = field(default_factory=dict)
    labels: dict[str, dict[str, str]] = field(default_factory=dict)
    refused: str = ""

    def add(self, record: Record) -> None:
        self.games += record.games
        self.next = max(self.next, record.first + record.played)
        _add(self.sums, record.sums)
        _add(self.pairs, record.pairs)
        self.paired += record.paired
        self.same += record.same
        self.counts.update(record.counts)
        self.failures += len(record.failed)
        self.failed += record.failed[: KEPT_FAILURES - len(self.failed)]
        self.exact |= record.exact
        self.labels |= record.labels
        self.refused = record.refused or self.refused

    def estimate(self, measure: str, z: float) -> Estimate | None:
        """A measure with its interval, `z` standard errors to both sides; None where nothing is known."""
        if self.exact:
            # Nobody wins who is not named; but an answer that is not given is not 0.
            missing = None if self.labels else 0.0
            value = self.exact.get(measure, missing)
            return None if value is None else exactly(value)
        if not self.games:
            return None
        total, squares = self.sums.get(measure, (0, 0))
        return share(total, self.games, z) if is_share(measure) else mean(total, squares, self.games, z)

    def difference(self, measure: str, z: float) -> Estimate | None:
        """By how much a measure differs from the first variant in the same games."""
        if not self.paired:
            return None
        total, squares = self.pairs.get(measure, (0, 0))
        return shift(total, squares, self.paired, z, step=1.0 if is_share(measure) else 0.0)


def _add(sums: dict[str, tuple[int, int]], more: dict[str, tuple[int, int]]) -> None:
    for name, (total, squares) in more.items():
        before = sums.get(name, (0, 0))
        sums[name] = before[0] + total, before[1] + squares


def share(hits: int, games: int, z: float) -> Estimate:
    """A share with Wilson's interval of so many standard errors."""
    value, spread = hits / games, z * z / games
    centre = (value + spread / 2) / (1 + spread)
    reach = z * sqrt(value * (1 - value) / games + spread / (4 * games)) / (1 + spread)
    return Estimate(value, 0.0 if hits == 0 else centre - reach, 1.0 if hits == games else centre + reach)


def mean(total: int, squares: int, games: int, z: float) -> Estimate:
    """A mean with the normal interval of so many standard errors."""
    value = total / games
    variance = max(0.0, (squares - total * value)) / max(1, games - 1)
    reach = z * sqrt(variance / games)
    return Estimate(value, value - reach, value + reach)


def shift(total: int, squares: int, games: int, z: float, step: float) -> Estimate:
    """A mean difference. Where it comes in steps, an interval is never taken for narrower than two pairs more, one up
    and one down, would leave it: no games that differ so far does not mean that none ever would."""
    value = total / games
    padded, n = squares + 2 * step * step, games + 2
    variance = max(0.0, padded - total * total / n) / (n - 1)
    reach = z * sqrt(variance / n)
    return Estimate(value, value - reach, value + reach)
