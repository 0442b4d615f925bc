"""Questions about odds that a system answers by name: what they want to know, and what an answer consists of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from regelwerk.dice import Law
from regelwerk.engine.advice import Advice
from regelwerk.engine.book.messages import Names
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.policies import Policy
from regelwerk.engine.tally import Tally

Tallies = tuple[tuple[str, Tally], ...]
"""The numbers that an answer rests on, each with the message key that names it."""
Bands = tuple[tuple[Phrase, Fraction], ...]
"""What may come of it, in words, and how likely each is."""
Words = tuple[tuple[int, str], ...]
"""The message keys of outcomes that are no numbers."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One thing a question about odds wants to know: its name, the message that explains it, a default."""

    name: str
    help: str
    default: str | None = None
    required: bool = False
    many: bool = False
    bare: bool = False
    """May be given without its name, in its place among those that may; what is required always may."""
    flag: bool = False
    """Its name alone says yes."""
    kinds: tuple[str, ...] = ()
    """The kinds of content of which it names something."""
    values: tuple[str, ...] = ()
    """The words that it takes, where they are few."""
    is_file: bool = False
    """May name a saved game on the machine of the person who asks."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The exact answer to one question about odds, with the numbers that it rests on.

    Outcomes that stand for something other than a number have their message keys in `words`. A law that takes too long
    to work out lists no outcomes (`UNLISTED`); what is asked for is then told by `worth` alone.
    """

    title: Phrase
    law: Law[int]
    measure: str
    tallies: Tallies
    policy: str
    words: Words = ()
    names: Names = field(default_factory=dict)
    """The names of what the terms of the tallies come from."""
    worth: Fraction | None = None
    """What is asked for in one number: the probability of success, or where outcomes are numbers their expectation."""
    tries: int = 0
    """Number of simulated tries, where an exact answer is out of reach; 0: exact."""
    bands: Bands = ()

    @property
    def counts(self) -> bool:
        """Whether the outcomes are numbers throughout, so that a mean of them says something."""
        return not self.words

    @property
    def is_listed(self) -> bool:
        """Whether the law is known."""
        return self.law is not UNLISTED


def bands_of(rule: Callable[..., Any], args: tuple[Any, ...], law: Law[Any], names: Names) -> Bands:
    """The bands of what is at stake in a rule, by the law of its results: the same words as beside a question."""
    stake, *_ = stakes_of(rule)
    whom, by = (who(args) if who is not None else "" for who in (stake.whom, stake.by))
    named = {role: Ref(one) if one in names else Word("engine-somebody") for role, one in (("who", whom), ("by", by))}
    return tuple(
        (
            phrase(band.message, role="other", unit=Word(stake.message), again=place > 0, **named),
            Fraction(sum(weight for result, weight in law.items() if band.reached(args, result)), law.total),
        )
        for place, band in enumerate(stake.bands)
    )


UNLISTED: Law[int] = Law({}, rest=1)
"""The law of something of which only the worth is known; to ask it anything raises RestUnknown."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something people ask a system's odds, by name: the message that explains it, its parameters and who answers."""

    name: str
    help: str
    parameters: tuple[Parameter, ...]
    ask: Callable[[Any, Mapping[str, Any]], Sequence[Answered]]


@dataclass(frozen=True, slots=True)
class Advised:
    """Which answer is best in a situation that somebody describes: what it is about, the advice, the answers in words.

    `labels` are in the order of the advice.
    """

    title: Phrase
    advice: Advice
    labels: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Advising:
    """How a system is asked for advice on dice: what it wants to know, and who answers."""

    parameters: tuple[Parameter, ...]
    ask: Callable[[Any, Mapping[str, Any]], Advised]


@dataclass(frozen=True, slots=True)
class AnswerBuilder:
    """Makes the answers to one question: all rest on the same policy and use the same names."""

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
