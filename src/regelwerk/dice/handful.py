"""A handful of equal dice, told apart by their faces alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise
from math import comb, factorial, perm, prod

from regelwerk.dice.description import Faces
from regelwerk.dice.kinds import Several
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import ImpossibleThrow, Steps, Throw, TooManyOutcomes

MOST_HANDFULS = 200_000
"""Six twenty-sided dice show 177,100 different handfuls."""


@dataclass(frozen=True, slots=True)
class Handful(Throw[tuple[int, ...]]):
    """The faces of several equal dice, in ascending order."""

    dice: int
    sides: int

    def __post_init__(self) -> None:
        if self.dice < 0 or self.sides < 1:
            raise ImpossibleThrow("a handful takes dice with sides")

    def cast(self, dice: Dice) -> Faces:
        return tuple((dice.die(self.sides),) for _ in range(self.dice))

    def read(self, faces: Faces) -> tuple[int, ...]:
        return tuple(sorted(face for (face,) in faces))

    @property
    def bounded(self) -> bool:
        return True

    @property
    def fewest_outcomes(self) -> int:
        return comb(self.sides + self.dice - 1, self.dice)

    def exact_law(self, cap: int | None) -> Law[tuple[int, ...]]:
        if self.fewest_outcomes > MOST_HANDFULS:
            raise TooManyOutcomes(f"{self.notation()} shows more than {MOST_HANDFULS} different handfuls")
        orders = factorial(self.dice)
        weights: dict[tuple[int, ...], int] = {}
        for faces in combinations_with_replacement(range(1, self.sides + 1), self.dice):
            weights[faces] = orders // prod(map(factorial, Counter(faces).values()))
        law = Law(weights)
        return law if cap is None else law.map(lambda faces: tuple(min(face, cap) for face in faces))

    def exact_steps(self, steps: Steps) -> Law[tuple[int, ...]]:
        """The law if faces between two steps are alike: which of them fell does not matter, only which are equal.

        A handful counts as the lowest one like it, of several numbers of equal dice the largest first.
        """
        found: dict[tuple[int, ...], int] = {(): 1}
        bounds = [1, *(step for step in steps if 1 < step <= self.sides), self.sides + 1]
        for first, end in pairwise(bounds):
            is_last = end > self.sides
            weights: dict[tuple[int, ...], int] = {}
            for faces, ways in found.items():
                left = self.dice - len(faces)
                for dice in range(left if is_last else 0, left + 1):
                    for more, shown in _alike(dice, first, end - first).items():
                        weights[faces + more] = ways * comb(left, dice) * shown
            found = weights
        if len(found) > MOST_HANDFULS:
            raise TooManyOutcomes(f"{self.notation()} shows more than {MOST_HANDFULS} different handfuls")
        return Law(found)

    def description(self) -> Several:
        return Several(self.dice, self.sides)


@lru_cache(maxsize=1024)
def _alike(dice: int, first: int, number: int) -> dict[tuple[int, ...], int]:
    """The ways in which some dice show a number of faces that are alike, by how many of them are equal."""
    found: dict[tuple[int, ...], int] = {}
    for equal in _split(dice, number, dice):
        faces = tuple([first + at for at, count in enumerate(equal) for _ in range(count)])
        which = perm(number, len(equal)) // prod(map(factorial, Counter(equal).values()))
        found[faces] = which * factorial(dice) // prod(map(factorial, equal))
    return found


def _split(dice: int, parts: int, most: int) -> Iterator[tuple[int, ...]]:
    """Every way to split a number of dice into at most so many parts, the largest first."""
    if not dice:
        yield ()
    elif parts:
        for part in range(min(dice, most), 0, -1):
            for rest in _split(dice - part, parts - 1, part):
                yield (part, *rest)
