"""Advice: what each answer to a question is worth, where the best play can be computed."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from regelwerk.engine.facts import Phrase


@dataclass(frozen=True, slots=True)
class Advice:
    """The worth of answers for a goal, best first: a probability, or the expectation of a number."""

    goal: Phrase
    worths: tuple[tuple[str, Fraction], ...]
    is_chance: bool

    @property
    def best(self) -> str:
        """The key of the best answer."""
        return self.worths[0][0]

    def worth(self, key: str) -> Fraction | None:
        """What one answer is worth; None if it is not among those that were looked at."""
        return dict(self.worths).get(key)
