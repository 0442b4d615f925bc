"""The law of a throw: every outcome with its exact weight.

A law is a small immutable mapping from outcomes to whole-number weights over a common denominator.
Everything here is exact integer arithmetic; fractions appear only in answers.

The `rest` of a law is weight that is not spread over listed outcomes: the far tail of an unbounded
explosion that was asked without a cap. A law whose rest is known to lie above all its listed outcomes
(`rest_above`) can still answer some questions exactly; all others raise `RestUnknown`, and the way out is
to ask the throw with a cap.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, ItemsView, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate
from math import gcd, lcm
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from regelwerk.dice import powers, show

if TYPE_CHECKING:
    from regelwerk.dice.source import Dice

T_co = TypeVar("T_co", bound=Hashable, covariant=True)
T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class RestUnknown(ValueError):
    """A question that the unlisted rest of a law leaves open."""

    def __init__(self, question: str) -> None:
        super().__init__(f"{question} is not known exactly: the law has an unlisted rest; ask the throw with a cap")
        self.question = question

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.question,)


class NoOutcomes(ValueError):
    """A law without any weight, for example under a condition that never holds."""


class Law(Generic[T_co]):
    """An exact distribution: outcomes with integer weights in lowest terms."""

    __slots__ = ("_cumulative", "_hash", "_is_sorted", "_rest", "rest_above", "total", "weights")

    weights: dict[T_co, int]
    """Outcomes with their weights, as they came up; for reading only."""
    total: int
    """The common denominator, rest included."""
    rest_above: bool
    _rest: int

    def __init__(self, weights: Mapping[T_co, int], rest: int = 0, *, rest_above: bool = False) -> None:
        values = weights.values()
        if values and min(values) <= 0:
            if min(values) < 0:
                raise ValueError("a weight cannot be negative")
            weights = {x: w for x, w in weights.items() if w}
            values = weights.values()
        if rest < 0:
            raise ValueError("the rest cannot be negative")
        common = gcd(rest, *values)
        if common == 1:
            self.weights = dict(weights)
        elif common:
            self.weights = {x: w // common for x, w in weights.items()}
            rest //= common
        else:
            raise NoOutcomes("a law needs at least one outcome with a positive weight")
        self._rest = rest
        self.total = sum(self.weights.values()) + rest
        self.rest_above = rest_above and rest > 0
        self._is_sorted = False
        self._hash: int | None = None
        self._cumulative: tuple[list[T_co], list[int]] | None = None

    @staticmethod
    def certain(x: T) -> Law[T]:
        """The law of something that always happens."""
        return Law.of_counted({x: 1})

    @staticmethod
    def of_counted(weights: dict[T, int]) -> Law[T]:
        """The law of positive weights that somebody has added up and now hands over."""
        law: Law[T] = object.__new__(Law)
        total = sum(weights.values())
        common = gcd(*weights.values())
        law.weights = weights if common == 1 else {x: w // common for x, w in weights.items()}
        law.total = total // common
        law._rest = 0
        law.rest_above = law._is_sorted = False
        law._hash = law._cumulative = None
        return law

    @staticmethod
    def uniform(xs: Iterable[T]) -> Law[T]:
        """Equal weight for every entry; an outcome listed twice counts twice."""
        weights: dict[T, int] = {}
        for x in xs:
            weights[x] = weights.get(x, 0) + 1
        return Law(weights)

    @staticmethod
    def mix(pairs: Iterable[tuple[Law[T], int]]) -> Law[T]:
        """First choose a law by its weight, then draw from it."""
        parts: dict[int, tuple[Law[T], int]] = {}
        for law, w in pairs:
            known = parts.get(id(law))
            parts[id(law)] = (law, w if known is None else known[1] + w)
        return _mixed(list(parts.values()), 0)

    # What is in it

    def items(self) -> ItemsView[T_co, int]:
        """Outcomes with their weights, sorted if the outcomes can be sorted."""
        if not self._is_sorted:
            self._is_sorted = True
            # Outcomes of different kinds have no order; they stay in the order in which they came up.
            try:
                ordered = sorted(cast("dict[Any, int]", self.weights))
            except TypeError:
                return self.weights.items()
            self.weights = {x: self.weights[x] for x in ordered}
        return self.weights.items()

    def pairs(self) -> ItemsView[T_co, int]:
        """Outcomes with their weights as they came up: for those who add up and do not care for the order."""
        return self.weights.items()

    def outcomes(self) -> tuple[T_co, ...]:
        """The listed outcomes, sorted if they can be."""
        return tuple(x for x, _ in self.items())

    def __iter__(self) -> Iterator[T_co]:
        return iter(self.outcomes())

    def __len__(self) -> int:
        return len(self.weights)

    def __contains__(self, x: object) -> bool:
        return x in self.weights

    @property
    def rest(self) -> Fraction:
        """The probability of everything that is not listed."""
        return Fraction(self._rest, self.total)

    @property
    def is_whole(self) -> bool:
        """Whether everything is listed."""
        return not self._rest

    def weight(self, x: object) -> int:
        """The weight of an outcome; 0 if it is not listed."""
        return cast("dict[object, int]", self.weights).get(x, 0)

    def probability(self, x: object) -> Fraction:
        """The probability of one listed outcome; 0 if it is not listed."""
        return Fraction(self.weight(x), self.total)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Law):
            return NotImplemented
        return self.total == other.total and self.weights == other.weights

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash((self.total, frozenset(self.weights.items())))
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        # Hashes of strings differ between processes: another process makes the law anew.
        return _made, (self.weights, self._rest, self.rest_above)

    # New laws from old ones

    def map(self, f: Callable[[T_co], U]) -> Law[U]:
        """The law of `f` of the outcome; the rest stays a rest."""
        weights: dict[U, int] = {}
        get = weights.get
        for x, w in self.weights.items():
            y = f(x)
            weights[y] = get(y, 0) + w
        return Law(weights, self._rest) if self._rest else Law.of_counted(weights)

    def bind(self, f: Callable[[T_co], Law[U]]) -> Law[U]:
        """A next step that depends on the outcome: draw, then draw from the law that `f` gives."""
        # Steps that lead to one and the same law are weighed together before it is spread out.
        parts: dict[int, tuple[Law[U], int]] = {}
        for x, w in self.weights.items():
            law = f(x)
            known = parts.get(id(law))
            parts[id(law)] = (law, w if known is None else known[1] + w)
        return _mixed(list(parts.values()), self._rest)

    def given(self, predicate: Callable[[T_co], bool]) -> Law[T_co]:
        """The law if it is known that the predicate holds."""
        self._must_be_whole("a condition")
        return Law({x: w for x, w in self.weights.items() if predicate(x)})

    def where(self, predicate: Callable[[T_co], bool]) -> Fraction:
        """The probability that the predicate holds."""
        self._must_be_whole("the probability of an event")
        return Fraction(sum(w for x, w in self.weights.items() if predicate(x)), self.total)

    def times(self, n: int) -> Law[T_co]:
        """The law of the sum of `n` independent draws; outcomes are integers or tuples of integers."""
        if n < 0:
            raise ValueError("a law cannot be drawn a negative number of times")
        weights = cast("dict[T_co, int]", powers.power(cast("dict[Any, int]", self.weights), n))
        # Whatever holds at least one unlisted draw is unlisted.
        return Law(weights, self.total**n - sum(weights.values()) if self._rest else 0)

    def __add__(self: Law[int], other: int | Law[int]) -> Law[int]:
        if isinstance(other, int):
            shifted = {x + other: w for x, w in self.weights.items()}
            return Law(shifted, self._rest, rest_above=self.rest_above)
        if not isinstance(other, Law):
            return NotImplemented
        weights = powers.convolve(self.weights, other.weights)
        return Law(weights, self.total * other.total - sum(weights.values()) if self._rest or other._rest else 0)

    def cap(self: Law[int], n: int) -> Law[int]:
        """`n` and more become `n`."""
        weights: dict[int, int] = {}
        for x, w in self.weights.items():
            weights[min(x, n)] = weights.get(min(x, n), 0) + w
        if self.rest_above and n <= max(self.weights) + 1:
            weights[n] = weights.get(n, 0) + self._rest
            return Law(weights)
        return Law(weights, self._rest, rest_above=self.rest_above)

    # Numbers

    def mean(self: Law[int]) -> Fraction:
        """The average outcome."""
        self._must_be_whole("the mean")
        return Fraction(sum(x * w for x, w in self.weights.items()), self.total)

    def variance(self: Law[int]) -> Fraction:
        """The average squared distance from the mean."""
        mean = self.mean()
        return Fraction(sum(x * x * w for x, w in self.weights.items()), self.total) - mean * mean

    def at_least(self: Law[int], x: int) -> Fraction:
        """The probability of `x` or more."""
        weight = sum(w for y, w in self.weights.items() if y >= x)
        if self._rest:
            if not (self.rest_above and x <= max(self.weights) + 1):
                raise RestUnknown(f"the probability of {x} or more")
            weight += self._rest
        return Fraction(weight, self.total)

    def at_most(self: Law[int], x: int) -> Fraction:
        """The probability of `x` or less."""
        if self._rest and not (self.rest_above and x <= max(self.weights)):
            raise RestUnknown(f"the probability of {x} or less")
        return Fraction(sum(w for y, w in self.weights.items() if y <= x), self.total)

    def quantile(self: Law[int], q: Fraction | float) -> int:
        """The smallest outcome that is not exceeded with probability `q` or more."""
        if not 0 <= q <= 1:
            raise ValueError("a quantile is asked for a number from 0 to 1")
        if self._rest and not self.rest_above:
            raise RestUnknown(f"the quantile {q}")
        wanted, reached = Fraction(q) * self.total, 0
        for x, w in self.items():
            reached += w
            if reached >= wanted:
                return x
        raise RestUnknown(f"the quantile {q}")

    def draw(self, dice: Dice) -> T_co:
        """One exact draw."""
        if self._cumulative is None:
            self._must_be_whole("a draw")
            items = self.items()
            self._cumulative = [x for x, _ in items], list(accumulate(w for _, w in items))
        outcomes, reached = self._cumulative
        return outcomes[bisect_right(reached, dice.below(self.total))]

    def _must_be_whole(self, question: str) -> None:
        if self._rest:
            raise RestUnknown(question)

    # For people

    def __repr__(self) -> str:
        return show.short(self)

    def table(self, width: int = 40) -> str:
        """One line for each outcome, with its probability and a bar at most `width` characters long."""
        return show.table(self, width)

    def _repr_html_(self) -> str:
        return show.html(self)

    def to_json(self) -> dict[str, object]:
        """A JSON-ready form; weights are strings, because they outgrow the numbers of other languages."""
        return show.json_ready(self)


def _made(weights: dict[T, int], rest: int, rest_above: bool) -> Law[T]:
    return Law(weights, rest, rest_above=rest_above)


def _mixed(parts: list[tuple[Law[U], int]], rest: int) -> Law[U]:
    """Spread weighted laws over the least common denominator."""
    common = lcm(*{law.total for law, _ in parts})
    weights: dict[U, int] = {}
    get = weights.get
    rest *= common
    for law, w in parts:
        factor = w * (common // law.total)
        rest += factor * law._rest
        for y, v in law.weights.items():
            weights[y] = get(y, 0) + factor * v
    return Law(weights, rest)
