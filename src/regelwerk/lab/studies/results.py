"""What a study has found so far, read off its plan: estimates, differences, failures."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.lab.estimate import Estimate, exactly
from regelwerk.lab.studies.plans import Plan
from regelwerk.lab.studies.study import Study
from regelwerk.lab.studies.tasks import Failure


@dataclass(frozen=True, slots=True)
class Results:
    """A study with everything that has come in."""

    study: Study
    plan: Plan

    @property
    def is_over(self) -> bool:
        return self.plan.is_over

    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return sum(sums.games for sums in self.plan.sums.values())

    @property
    def failures(self) -> list[tuple[int, Failure]]:
        """The games that failed, each with its variant; those beyond the first few of a variant are counted only."""
        return [(variant, one) for variant, sums in sorted(self.plan.sums.items()) for one in sums.failed]

    @property
    def failed(self) -> int:
        return sum(sums.failures for sums in self.plan.sums.values())

    @property
    def variants(self) -> list[int]:
        """The variants of which anything is known, in their order."""
        return sorted(variant for variant, sums in self.plan.sums.items() if sums.games or sums.exact)

    def is_exact(self, variant: int) -> bool:
        sums = self.plan.sums.get(variant)
        return bool(sums is not None and sums.exact and not sums.refused)

    def estimate(self, variant: int, measure: str = "") -> Estimate | None:
        """A measure of a variant with its 95 % interval; None while nothing is known."""
        sums = self.plan.sums.get(variant)
        return sums.estimate(measure or self.study.measure, self.plan.width_of(variant)) if sums is not None else None

    def difference(self, variant: int, measure: str = "", ways: int = 1) -> Estimate | None:
        """By how much a variant differs from the first one, in the same games or exactly.

        With several `ways` to be wrong, all intervals of a table together are right 95 times in 100.
        """
        measure = measure or self.study.measure
        sums, first = self.plan.sums.get(variant), self.plan.sums.get(0)
        if sums is None or first is None:
            return None
        if sums.exact and first.exact:
            one, other = sums.estimate(measure, 0.0), first.estimate(measure, 0.0)
            return None if one is None or other is None else exactly(one.value - other.value)
        return sums.difference(measure, self.plan.width_of(variant, ways))
