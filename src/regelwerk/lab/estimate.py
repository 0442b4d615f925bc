"""Numbers with their uncertainty: a value and the interval that covers the truth in 95 of 100 cases."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054
"""95 % of a normal law lies within this many standard deviations."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value with its 95 % interval; an exact value is its own interval."""

    value: float
    low: float
    high: float

    def covers(self, value: float) -> bool:
        return self.low <= value <= self.high


def exactly(value: float) -> Estimate:
    """A value without uncertainty."""
    return Estimate(value, value, value)


def share_estimate(hits: int, trials: int) -> Estimate:
    """A share with Wilson's interval, which stays sensible near 0 and 1."""
    share = hits / trials
    spread = Z95 * Z95 / trials
    centre = (share + spread / 2) / (1 + spread)
    reach = Z95 * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    # At the ends the bounds are 0 and 1 but for rounding.
    low = 0.0 if hits == 0 else centre - reach
    high = 1.0 if hits == trials else centre + reach
    return Estimate(share, low, high)


def mean_estimate(total: float, squares: float, trials: int) -> Estimate:
    """A mean with the normal interval, from the sum of the values and of their squares."""
    mean = total / trials
    variance = max(0.0, squares - total * mean) / max(1, trials - 1)
    reach = Z95 * sqrt(variance / trials)
    return Estimate(mean, mean - reach, mean + reach)
