"""Laws for those who only judge: the odds interpreter with throws in coarse grains, in small instead of exact numbers.

A tactic that weighs a hundred actions does not care for what comes up once in thirty thousand throws. The rules are
the same; only the laws of their throws are rounded, so there are fewer paths and no long numbers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.effects import Do, Roll
from regelwerk.engine.interpreters.odds import Odds, bounded_law
from regelwerk.engine.policies import Policy

GRAINS = 1 << 14
"""Weights are rounded to so many grains. A power of two, so that mixed laws have small denominators as well."""
FINE_GRAINS = 1 << 36
"""For those who want nine digits to be right: what comes up once in a hundred thousand million throws is left out."""


class Estimates(Odds):
    """Nearly exact laws of rules under one policy: every throw is right up to a few of so many grains."""

    def __init__(self, policy: Policy | None = None, grains: int = GRAINS) -> None:
        super().__init__(policy)
        self._grains = grains

    def finishing(self, effect: Do) -> Law[Any]:
        """Those who judge ask for the same things again and again."""
        return self.law(effect.rule, *effect.args)

    def outcomes(self, effect: Any) -> Law[Any]:
        return in_grains(bounded_law(effect), self._grains) if effect.__class__ is Roll else super().outcomes(effect)


@lru_cache(maxsize=1 << 12)
def in_grains(law: Law[Any], grains: int = GRAINS) -> Law[Any]:
    """A law with its weights rounded; what is too rare for half a grain counts for the most likely outcome."""
    total = law.total
    if total <= grains:
        return law
    rounded = {outcome: (weight * 2 * grains + total) // (2 * total) for outcome, weight in law.pairs()}
    likely = max(rounded, key=rounded.__getitem__)
    rounded[likely] += grains - sum(rounded.values())
    return Law(rounded)
