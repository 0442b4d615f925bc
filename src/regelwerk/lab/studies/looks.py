"""When a variant has been played often enough: looks at fixed numbers of games, each with its part of the doubt.

Whoever looks after every game and stops when the interval pleases is wrong more often than 1 time in 20. So a study
looks seldom, and never more than the looks' parts of 5 % add up to: after the first games, then when the spread seen in
them says that it should be enough, and (hardly ever) again. An interval is as wide as its look demands.
"""

from __future__ import annotations

from math import ceil
from statistics import NormalDist

from regelwerk.lab.estimate import Z95, Estimate

FIRST = 100
"""The games before the first look."""
PARTS = (0.01, 0.03)
"""How much of the 5 % the first looks may use; what is left is halved from look to look."""
LEFT = 0.01
SLACK = 1.05
"""So many times the games that should be enough are played before the next look."""


def part(look: int) -> float:
    """How much of the doubt a look may use, counted from 0."""
    return PARTS[look] if look < len(PARTS) else LEFT / 2 ** (look - len(PARTS) + 1)


def width(look: int | None, ways: int = 1) -> float:
    """How many standard errors an interval reaches at this look; without looks, as far as 95 % do.

    With several `ways` to be wrong at once, each has its share of the doubt.
    """
    if look is None and ways == 1:
        return Z95
    doubt = 0.05 if look is None else part(look)
    return NormalDist().inv_cdf(1 - doubt / ways / 2)


def next_look(games: int, look: int, reach: float, precision: float, most: int) -> int:
    """After how many games to look again, from how far the interval of this look reached."""
    ratio = reach / precision * width(look + 1) / width(look)
    return min(most, max(games + games // 10 + 1, ceil(SLACK * games * ratio * ratio)))


def reach_of(estimate: Estimate) -> float:
    """How far an interval reaches to its farther side."""
    return max(estimate.high - estimate.value, estimate.value - estimate.low)
