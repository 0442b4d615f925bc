"""Throws that add faces up: all of them, the best ones, the best pairs; or that show them one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import comb

from regelwerk.dice import powers
from regelwerk.dice.description import Faces
from regelwerk.dice.kinds import Added, Apart, Best, BestPairs
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import ImpossibleThrow, Throw


def _check(dice: int, sides: int) -> None:
    if dice < 0:
        raise ImpossibleThrow("the number of dice cannot be negative")
    if sides < 1:
        raise ImpossibleThrow("a die needs at least one side")


def _one_by_one(dice: Dice, sides: Sequence[int]) -> Faces:
    return tuple((dice.die(s),) for s in sides)


def _at_most(top: int, dice: int, showing: int) -> int:
    """In how many ways `dice` dice show at most `top`, and at least `showing` of them exactly that."""
    fewer = (comb(dice, m) * (top - 1) ** (dice - m) for m in range(min(showing, dice + 1)))
    ways: int = top**dice - sum(fewer)
    return ways


@dataclass(frozen=True, slots=True)
class Sum(Throw[int]):
    """All faces added up."""

    dice: tuple[int, ...]
    bonus: int = 0

    def __post_init__(self) -> None:
        for sides in self.dice:
            _check(1, sides)

    def cast(self, dice: Dice) -> Faces:
        return _one_by_one(dice, self.dice)

    def read(self, faces: Faces) -> int:
        return sum(map(sum, faces)) + self.bonus

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[int]:
        weights = {self.bonus: 1}
        for sides, same in groupby(sorted(self.dice)):
            weights = powers.convolve(weights, powers.fair_dice(len(list(same)), sides))
        return Law(weights) if cap is None else Law(weights).cap(cap)

    def description(self) -> Added:
        return Added(self.dice, self.bonus)


@dataclass(frozen=True, slots=True)
class Keep(Throw[int]):
    """The sum of the highest (or lowest) few of several dice of one kind."""

    dice: int
    sides: int
    keep: int
    lowest: bool = False
    bonus: int = 0

    def __post_init__(self) -> None:
        _check(self.dice, self.sides)
        _check(self.keep, self.sides)

    def cast(self, dice: Dice) -> Faces:
        return _one_by_one(dice, (self.sides,) * self.dice)

    def read(self, faces: Faces) -> int:
        kept = sorted((face for (face,) in faces), reverse=not self.lowest)[: self.keep]
        return sum(kept) + self.bonus

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[int]:
        kept = min(self.keep, self.dice)
        if not kept:
            return Law.certain(self.bonus if cap is None else min(cap, self.bonus))
        weights = _highest(self.dice, self.sides, kept)
        if self.lowest:
            weights = {kept * (self.sides + 1) - x: w for x, w in weights.items()}
        law = Law({x + self.bonus: w for x, w in weights.items()})
        return law if cap is None else law.cap(cap)

    def description(self) -> Best:
        return Best(self.dice, self.sides, self.keep, self.lowest, self.bonus)


def _highest(n: int, sides: int, kept: int) -> dict[int, int]:
    """Weights of the sum of the `kept` highest of `n` dice.

    Let the lowest kept face be v, with j dice above it: their sum over v is that of j dice with `sides - v` sides, the
    others show v often enough. Packed into one integer, the sum over j is a polynomial in that one die.
    """
    width = (n * sides.bit_length() + 8) // 8
    shift = 8 * width
    packed = higher = 0
    for lowest in range(sides, 0, -1):
        found = 0
        for above in range(kept - 1, -1, -1):
            found = found * higher + comb(n, above) * _at_most(lowest, n - above, kept - above)
        packed += found << (shift * kept * lowest)
        higher = (higher + 1) << shift
    return powers.unpack(packed, 0, width)


@dataclass(frozen=True, slots=True)
class TopPairs(Throw[tuple[int, int]]):
    """The sum of the two highest faces, and the sum of the third and the fourth; a die too few counts 0."""

    dice: int
    sides: int

    def __post_init__(self) -> None:
        _check(self.dice, self.sides)

    def cast(self, dice: Dice) -> Faces:
        return _one_by_one(dice, (self.sides,) * self.dice)

    def read(self, faces: Faces) -> tuple[int, int]:
        best = sorted((face for (face,) in faces), reverse=True)
        return sum(best[:2]), sum(best[2:4])

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[tuple[int, int]]:
        n, sides = self.dice, self.sides
        weights: dict[tuple[int, int], int] = {}
        if n < 4:
            _add_pairs(weights, 0, sides, [int(above == n) for above in range(4)])
        else:
            for fourth in range(1, sides + 1):
                ways = [comb(n, above) * _at_most(fourth, n - above, 4 - above) for above in range(4)]
                _add_pairs(weights, fourth, sides, ways)
        law = Law(weights)
        return law if cap is None else law.map(lambda pair: (min(pair[0], cap), min(pair[1], cap)))

    def description(self) -> BestPairs:
        return BestPairs(self.dice, self.sides)


def _add_pairs(weights: dict[tuple[int, int], int], fourth: int, sides: int, ways: list[int]) -> None:
    """Add all pairs whose fourth face is given; `ways[j]` counts what the dice do that are not the j higher ones."""
    none, one, two, three = ways
    higher = sides - fourth
    # At most two dice are higher: the third face equals the fourth.
    column = [0] * (2 * higher + 1)
    column[0] = none
    for x in range(1, higher + 1):
        column[x] += one
    for x in range(2, 2 * higher + 1):
        column[x] += two * min(x - 1, 2 * higher + 1 - x)
    for x, w in enumerate(column, 2 * fourth):
        if w:
            weights[x, 2 * fourth] = weights.get((x, 2 * fourth), 0) + w
    if not three:
        return
    # Three dice are higher; the third of them may be shared by one or two of the best.
    for third in range(fourth + 1, sides + 1):
        above = sides - third
        low = third + fourth
        for x in range(2 * above + 1):
            w = 3 * min(x - 1, 2 * above + 1 - x) if x > 1 else 0
            w += 1 if x == 0 else 3 if x <= above else 0
            weights[2 * third + x, low] = weights.get((2 * third + x, low), 0) + three * w


@dataclass(frozen=True, slots=True)
class Each(Throw[tuple[int, ...]]):
    """Every face for itself, in throwing order, such as a direction and a distance."""

    dice: tuple[int, ...]

    def __post_init__(self) -> None:
        for sides in self.dice:
            _check(1, sides)

    def cast(self, dice: Dice) -> Faces:
        return _one_by_one(dice, self.dice)

    def read(self, faces: Faces) -> tuple[int, ...]:
        return tuple(face for (face,) in faces)

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[tuple[int, ...]]:
        weights: dict[tuple[int, ...], int] = {(): 1}
        for sides in self.dice:
            faces = Law.uniform(range(1, sides + 1))
            pairs = list((faces if cap is None else faces.cap(cap)).items())
            weights = {(*before, x): v * w for before, v in weights.items() for x, w in pairs}
        return Law(weights)

    def description(self) -> Apart:
        return Apart(self.dice)
