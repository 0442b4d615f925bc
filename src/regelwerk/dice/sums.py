"""Throws that add faces up: all of them, the best ones, the best pairs; or that show them one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from math import comb
from operator import mul

from regelwerk.dice import powers
from regelwerk.dice.description import Faces
from regelwerk.dice.kinds import Added, Apart, Best, BestPairs
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import ImpossibleThrow, Steps, Throw, in_step


def _check(dice: int, sides: int) -> None:
    if dice < 0:
        raise ImpossibleThrow("the number of dice cannot be negative")
    if sides < 1:
        raise ImpossibleThrow("a die needs at least one side")


def _one_by_one(dice: Dice, sides: Sequence[int]) -> Faces:
    return tuple((dice.die(s),) for s in sides)


def _by_lowest(n: int, sides: int, kept: int) -> Iterator[tuple[int, list[int]]]:
    """For every face from the top down: in how many ways it is the lowest of the `kept` highest faces of `n` dice.

    The ways are told apart by the number j of dice above it: which ones these are, and what all the others do. Those
    show at most this face, and so many of them exactly it that the kept ones are filled up.
    """
    places = range(kept)
    which = [comb(n, above) for above in places]
    too_few = [[which[above] * comb(n - above, m) for m in range(kept - above)] for above in places]
    powers_of_face = [sides ** (n - above) for above in places]
    for lowest in range(sides, 0, -1):
        powers_below = [(lowest - 1) ** (n - above) for above in places]
        yield (
            lowest,
            [
                which[above] * powers_of_face[above] - sum(map(mul, too_few[above], powers_below[above:]))
                for above in places
            ],
        )
        powers_of_face = powers_below


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
        if cap is not None:
            return self.law().cap(cap)
        if len(self.dice) == 1:
            return Law.uniform(range(self.bonus + 1, self.bonus + self.dice[0] + 1))
        weights = {self.bonus: 1}
        for sides, same in groupby(sorted(self.dice)):
            weights = powers.convolve(weights, powers.fair_dice(len(list(same)), sides))
        return Law(weights)

    def exact_steps(self, steps: Steps) -> Law[int]:
        # One law serves all steps; to work it out anew up to each last step would take longer.
        return self.law().map(lambda total: in_step(total, steps))

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
        if self.lowest:
            highest = _highest(self.dice, self.sides, kept, 0)
            mirror = kept * (self.sides + 1) + self.bonus
            law = Law.of_counted({mirror - x: w for x, w in highest.items()})
        else:
            law = Law.of_counted(_highest(self.dice, self.sides, kept, self.bonus))
        return law if cap is None else law.cap(cap)

    def description(self) -> Best:
        return Best(self.dice, self.sides, self.keep, self.lowest, self.bonus)


def _highest(n: int, sides: int, kept: int, bonus: int) -> dict[int, int]:
    """Weights of the sum of the `kept` highest of `n` dice and a bonus.

    Let the lowest kept face be v, with j dice above it: their sum over v is that of j dice with `sides - v` sides, the
    others show v often enough. Packed into one integer, the sum over j is a polynomial in that one die.
    """
    width = (n * sides.bit_length() + 8) // 8
    shift = 8 * width
    packed = higher = 0
    for lowest, ways in _by_lowest(n, sides, kept):
        found = 0
        for ways_with_so_many in reversed(ways):
            found = found * higher + ways_with_so_many
        packed += found << (shift * kept * lowest)
        higher = (higher + 1) << shift
    return powers.unpack(packed, bonus, width)


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
        # By the sum of the lower pair, then by that of the higher one.
        columns = [[0] * (2 * sides + 1) for _ in range(2 * sides + 1)]
        if n < 4:
            _add_pairs(columns, 0, sides, [int(above == n) for above in range(4)])
        else:
            for fourth, ways in _by_lowest(n, sides, 4):
                _add_pairs(columns, fourth, sides, ways)
        law = Law.of_counted(
            {(high, low): w for low, column in enumerate(columns) for high, w in enumerate(column) if w}
        )
        return law if cap is None else law.map(lambda pair: (min(pair[0], cap), min(pair[1], cap)))

    def description(self) -> BestPairs:
        return BestPairs(self.dice, self.sides)


def _add_pairs(columns: list[list[int]], fourth: int, sides: int, ways: list[int]) -> None:
    """Add all pairs whose fourth face is given; `ways[j]` counts what the dice do that are not the j higher ones."""
    none, one, two, three = ways
    higher = sides - fourth
    # At most two dice are higher: the third face equals the fourth.
    column = columns[2 * fourth]
    column[2 * fourth] += none
    for x in range(2 * fourth + 1, 2 * fourth + higher + 1):
        column[x] += one
    for x, w in enumerate(_two_dice(higher), 2 * fourth + 2):
        column[x] += two * w
    if not three:
        return
    # Three dice are higher; the third of them may be shared by one or two of the best.
    for third in range(fourth + 1, sides + 1):
        column = columns[third + fourth]
        for x, w in enumerate(_sharing(sides - third), 2 * third):
            column[x] += three * w


@cache
def _two_dice(sides: int) -> tuple[int, ...]:
    """In how many ways two dice show each sum, from the lowest on."""
    return tuple([min(x, 2 * sides - x) for x in range(1, 2 * sides)])


@cache
def _sharing(higher: int) -> tuple[int, ...]:
    """In how many ways the best two of three dice exceed the third one by each sum, if they may equal it."""
    two = (0, 0, *_two_dice(higher)) if higher else (0,)
    return tuple([1 if x == 0 else 3 * w + (3 if x <= higher else 0) for x, w in enumerate(two)])


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
