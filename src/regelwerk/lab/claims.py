"""Claims about a share of the points, looked at anew after every pair of games.

Each side of a claim is held against the games by a bet: as long as the side is true, whoever bets against it has no
more than one coin on average, so only in one match of twenty twenty coins or more at any time, however the two games of
a pair hang together, and however often somebody looks. Whoever gets so rich has shown that it is false. (Wald's
sequential test, for a mean of which nothing but its bounds is known.)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import copysign, log, log1p
from typing import Literal

CERTAINTY = 0.95
MARGIN = 0.05
"""Who is stronger than claimed by twice as much is hardly ever denied it."""
FEWEST_PAIRS = 10
"""Before so many pairs nothing is said."""
BY_HALVES = 0.25
"""The spread of a pair is taken for at least that of one game in so many that ends otherwise."""
MOST_STAKED = 0.9
"""No more of its money than this does a bet lose at once."""

Verdict = Literal["shown", "not shown", ""]


@dataclass(frozen=True, slots=True)
class Claim:
    """A share lies beyond `target`, on the side of `clear`: above it if `clear` is more, below it if that is less.

    `shown`: it does. `not shown`: it does not even reach `clear`. Each of them is said in error with at most the
    probability that is left to certainty.
    """

    target: float
    clear: float
    certainty: float = CERTAINTY

    def __post_init__(self) -> None:
        if not (0 < self.target < 1 and 0 < self.clear < 1 and self.target != self.clear):
            raise ValueError(f"a claim needs two different shares between 0 and 1, not {self.target} and {self.clear}")
        if not 0 < self.certainty < 1:
            raise ValueError(f"certainty lies between 0 and 1, not at {self.certainty}")


def at_least(target: float, margin: float = MARGIN, certainty: float = CERTAINTY) -> Claim:
    """At least this share of the points; clearly so, two margins above it."""
    return Claim(target, target + 2 * margin, certainty)


def at_most(target: float, margin: float = MARGIN, certainty: float = CERTAINTY) -> Claim:
    """At most this share of the points; clearly so, two margins below it."""
    return Claim(target, target - 2 * margin, certainty)


@dataclass(slots=True)
class Bet:
    """A bet that the share lies beyond a bound; as good as it can be if the share lies at `hoped`."""

    bound: float
    hoped: float
    log_wealth: float = 0.0

    def settle(self, share: float, spread: float) -> None:
        """Win or lose by one observation; the spread is what was known before it."""
        gap = self.hoped - self.bound
        worst = self.bound if gap > 0 else 1 - self.bound
        stake = min(abs(gap) / (spread + gap * gap), MOST_STAKED / worst)
        self.log_wealth += log1p(copysign(stake, gap) * (share - self.bound))


@dataclass(slots=True)
class SequentialTest:
    """A claim, tested by one pair after the other; the first verdict stays."""

    claim: Claim
    verdict: Verdict = ""
    pairs: int = 0
    _sum: float = 0.0
    _squares: float = 0.0
    _for: Bet = field(init=False)
    _against: Bet = field(init=False)

    def __post_init__(self) -> None:
        self._for = Bet(self.claim.target, self.claim.clear)
        self._against = Bet(self.claim.clear, self.claim.target)

    def take(self, share: float) -> Verdict:
        """What can be said after one more pair with this share of its points."""
        for bet in (self._for, self._against):
            bet.settle(share, self._spread)
        self.pairs += 1
        self._sum += share
        self._squares += share * share
        if not self.verdict and self.pairs >= FEWEST_PAIRS:
            rich = -log(1 - self.claim.certainty)
            if self._for.log_wealth >= rich:
                self.verdict = "shown"
            elif self._against.log_wealth >= rich:
                self.verdict = "not shown"
        return self.verdict

    @property
    def _spread(self) -> float:
        """The variance of a pair's share, as far as it is known; as if one more pair had ended halfway off the mean."""
        seen = self._squares - self._sum * self._sum / self.pairs if self.pairs else 0.0
        return (max(0.0, seen) + BY_HALVES) / (self.pairs + 1)
