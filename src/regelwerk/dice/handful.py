"""A handful of equal dice, told apart by their faces alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from regelwerk.dice.description import Faces
from regelwerk.dice.kinds import Several
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import ImpossibleThrow, Throw, TooManyOutcomes

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

    def description(self) -> Several:
        return Several(self.dice, self.sides)
