"""The paper on which a system writes its answers about odds: what all answers to one question share."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from regelwerk.dice import Law
from regelwerk.engine.book.messages import Names
from regelwerk.engine.facts import Phrase
from regelwerk.engine.game import Answered
from regelwerk.engine.policies import Policy
from regelwerk.engine.tally import Tally

Tallies = tuple[tuple[str, Tally], ...]
"""The numbers that an answer rests on, each with the message key that names it."""
Words = tuple[tuple[int, str], ...]
"""The message keys of outcomes that are no numbers."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What all answers to one question share."""

    policy: Policy
    names: Names
    yes_or_no: ClassVar[Words]
    """How a system says that something happens or not."""

    def chance(self, title: Phrase, share: Fraction, measure: str, tallies: Tallies = ()) -> Answered:
        """How likely something is."""
        law = Law({1: share.numerator, 0: share.denominator - share.numerator})
        return Answered(title, law, measure, tallies, self.policy.name, self.yes_or_no, self.names, share)

    def kinds(
        self,
        title: Phrase,
        law: Law[int],
        measure: str,
        words: Words,
        share: Fraction | None = None,
        tallies: Tallies = (),
    ) -> Answered:
        """Which of several things happens; the share is that of what is hoped for."""
        used = tuple((outcome, key) for outcome, key in words if outcome in law)
        return Answered(title, law, measure, tallies, self.policy.name, used, self.names, share)

    def numbers(self, title: Phrase, law: Law[int], measure: str, tallies: Tallies = ()) -> Answered:
        """How much of something there is."""
        return Answered(title, law, measure, tallies, self.policy.name, (), self.names, law.mean())
