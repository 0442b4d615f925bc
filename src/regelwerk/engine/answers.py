"""What may be answered to a question: answers with stable keys and costs, and refusals with reasons."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Literal, TypeVar

from regelwerk.dice import Dice
from regelwerk.engine.facts import Phrase, phrase
from regelwerk.engine.state_values import Value

V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


class Cost(Value, frozen=True):
    """What an answer costs: a message key that names the currency, and how much of it."""

    message: str
    amount: int


class Answer(Value, Generic[V_co], frozen=True):
    """One possible answer: its stable key, what it means to the rule, its label and its price."""

    key: str
    value: V_co
    label: Phrase
    cost: tuple[Cost, ...] = ()


class Refusal(Value, frozen=True):
    """An answer that is not possible: why not, and by which rule."""

    key: str
    label: Phrase
    reason: Phrase
    rule_id: str


class Pointing(Value, frozen=True):
    """How a key is made of what somebody points at on the map: `before`, then what `form` says.

    Places are written `x,y` in the unit of the board, with decimal points. path: all bends and the end, joined by `;`;
    place: one; stance: one and where to look, `x,y@degrees`; direction: only where to look, in degrees, 0 to the east,
    counter-clockwise.
    """

    form: Literal["path", "place", "stance", "direction"]
    before: str = ""
    label: Phrase | None = None
    """What one points with, where there are several ways."""
    after: str = ""
    """The answer to this question that comes first: what is pointed at answers what the same figure is asked next."""


class Answers(ABC, Generic[V_co]):
    """Can check an answer, list answers (if they are finite) and draw one at random."""

    finite: bool = True

    @property
    def pointing(self) -> tuple[Pointing, ...]:
        """How answers are given on the map, if they are."""
        return ()

    @abstractmethod
    def find(self, key: str) -> Answer[V_co] | Refusal:
        """The answer with this key, or why it is refused."""

    def meaning(self, key: str) -> V_co | Refusal:
        """What the answer with this key means to the rule, without its words; or why it is refused."""
        found = self.find(key)
        return found if isinstance(found, Refusal) else found.value

    @abstractmethod
    def listed(self) -> Sequence[Answer[V_co]]:
        """The answers worth listing: all of them if they are finite, otherwise some examples."""

    def refused(self) -> Sequence[Refusal]:
        """What people might try in vain, with reasons."""
        return ()

    def sample(self, dice: Dice) -> Answer[V_co]:
        """A random legal answer."""
        listed = self.listed()
        return listed[dice.below(len(listed))]


class Listed(Answers[V]):
    """A finite list of answers. Given as a function it is made only when somebody looks."""

    __slots__ = ("_listed", "_make", "_make_refused", "_refused")

    def __init__(
        self,
        answers: Sequence[Answer[V]] | Callable[[], Sequence[Answer[V]]],
        refused: Sequence[Refusal] | Callable[[], Sequence[Refusal]] = (),
    ) -> None:
        self._make = answers
        self._make_refused = refused
        self._listed: Sequence[Answer[V]] | None = None
        self._refused: Sequence[Refusal] | None = None

    def listed(self) -> Sequence[Answer[V]]:
        if self._listed is None:
            self._listed = tuple(self._make() if callable(self._make) else self._make)
        return self._listed

    def refused(self) -> Sequence[Refusal]:
        if self._refused is None:
            make = self._make_refused
            self._refused = tuple(make() if callable(make) else make)
        return self._refused

    def meaning(self, key: str) -> V | Refusal:
        for answer in self.listed():
            if answer.key == key:
                return answer.value
        return super().meaning(key)

    def find(self, key: str) -> Answer[V] | Refusal:
        for answer in self.listed():
            if answer.key == key:
                return answer
        for refusal in self.refused():
            if refusal.key == key:
                return refusal
        return unknown(key)


class Offers(Listed[V]):
    """A finite list of answers, given by their meanings; `words` makes the answer of a key when somebody reads it.

    Whoever plays by the thousand looks at keys and meanings only.
    """

    __slots__ = ("meanings",)

    def __init__(
        self,
        meanings: Mapping[str, V],
        words: Callable[[str, V], Answer[V]],
        refused: Callable[[], Sequence[Refusal]] = tuple,
    ) -> None:
        super().__init__(lambda: [words(key, value) for key, value in meanings.items()], refused)
        self.meanings = meanings

    def meaning(self, key: str) -> V | Refusal:
        return self.meanings[key] if key in self.meanings else super().meaning(key)


def unknown(key: str) -> Refusal:
    """The refusal of an answer that nobody offered."""
    return Refusal(key, phrase("engine-no-answer", key=key), phrase("engine-unknown-answer", key=key), "")


class Numbers(Answers[int]):
    """A whole number between two bounds."""

    __slots__ = ("_cost", "_label", "high", "low")

    def __init__(self, low: int, high: int, label: str, cost: Callable[[int], tuple[Cost, ...]] = lambda _: ()) -> None:
        self.low = low
        self.high = high
        self._label = label
        self._cost = cost

    def _answer(self, number: int) -> Answer[int]:
        return Answer(str(number), number, phrase(self._label, n=number), self._cost(number))

    def listed(self) -> Sequence[Answer[int]]:
        return tuple(self._answer(n) for n in range(self.low, self.high + 1))

    def find(self, key: str) -> Answer[int] | Refusal:
        if re.fullmatch(r"-?[0-9]{1,18}", key) and self.low <= int(key) <= self.high:
            return self._answer(int(key))
        reason = phrase("engine-number-out-of-range", key=key, low=self.low, high=self.high)
        return Refusal(key, phrase("engine-no-answer", key=key), reason, "")
