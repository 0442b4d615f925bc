"""The three highest faces of a pool after the highest was taken away or copied, and the pair of the first two.

Top faces may add further dice, as in `Highest`; if the copy shows the top face it adds one die more, with its chain.
For the pair alone the law is counted directly: k dice show at least b, the lowest of them exactly b, and all others at
most c, the highest of them exactly c.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import comb
from typing import Literal

from regelwerk.dice.description import Faces
from regelwerk.dice.highest import Highest, Pattern, in_a_row, rolled_in_batches
from regelwerk.dice.kinds import Best
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import ImpossibleThrow, Throw

Change = Literal[-1, 0, 1]
"""What becomes of the highest die: taken away, left alone, copied."""
Pair = tuple[int, bool]
"""The sum of two faces, and whether the third is high as well."""
Ways = dict[tuple[int, int], int]
KEPT = 3


@dataclass(frozen=True, slots=True)
class Counted(Throw[Pattern]):
    """The three highest faces, in descending order; a die too few counts 0."""

    dice: int
    sides: int
    change: Change = 0
    chains: bool = True

    def __post_init__(self) -> None:
        if self.dice < 1:
            raise ImpossibleThrow("a pool takes at least one die")
        if self.sides < 2:
            raise ImpossibleThrow("the dice have too few sides")

    def cast(self, dice: Dice) -> Faces:
        faces = rolled_in_batches(dice, self.dice, self.sides, self.chains)
        if self._copies_a_top(max(faces)):
            faces += rolled_in_batches(dice, 1, self.sides, self.chains)
        return tuple((face,) for face in faces)

    def _copies_a_top(self, highest: int) -> bool:
        return self.change > 0 and self.chains and highest == self.sides

    def three(self, faces: Faces) -> Pattern:
        """The faces that count."""
        best = sorted(chain.from_iterable(faces), reverse=True)
        if self.change < 0:
            best = best[1:]
        elif self.change > 0:
            best = [best[0], *best]
        return (*best[:KEPT], *(0,) * (KEPT - len(best)))

    def read(self, faces: Faces) -> Pattern:
        return self.three(faces)

    def faces_from(self, given: Sequence[int | Sequence[int]]) -> Faces:
        return in_a_row(self, given, self.dice) if self.chains else Throw.faces_from(self, given)

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[Pattern]:
        kept = Highest(self.dice, self.sides, KEPT + (self.change < 0), self.chains).law()
        if self.change < 0:
            law = kept.map(lambda faces: faces[1:])
        elif self.change == 0:
            law = kept
        else:
            further = Law.uniform(range(1, self.sides + 1))
            # Of the dice that the copy adds only the first face can come to count: two top faces go before it.
            law = kept.bind(
                lambda faces: (
                    further.map(lambda face: (self.sides, self.sides, max(faces[1], face)))
                    if self._copies_a_top(faces[0])
                    else Law.certain((faces[0], *faces[:2]))
                )
            )
        return law if cap is None else law.map(lambda faces: tuple(min(face, cap) for face in faces))

    def description(self) -> Best:
        return Best(self.dice, self.sides, KEPT, grows=self.chains, change=self.change)


@dataclass(frozen=True, slots=True)
class CountedPair(Throw[Pair]):
    """The sum of the two highest faces, and whether the third is `high` or more."""

    dice: int
    sides: int
    high: int
    change: Change = 0
    chains: bool = True

    def __post_init__(self) -> None:
        if not 1 <= self.high <= self.sides:
            raise ImpossibleThrow("no die can be that high")
        Counted(self.dice, self.sides)  # refuses impossible dice

    @property
    def faces(self) -> Counted:
        """The same with all three faces."""
        return Counted(self.dice, self.sides, self.change, self.chains)

    def cast(self, dice: Dice) -> Faces:
        return self.faces.cast(dice)

    def read(self, faces: Faces) -> Pair:
        first, second, third = self.faces.three(faces)
        return first + second, third >= self.high

    def faces_from(self, given: Sequence[int | Sequence[int]]) -> Faces:
        return self.faces.faces_from(given)

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[Pair]:
        at = 2 if self.change < 0 else 1
        if self.change > 0:
            weights = self._copied_with_chains() if self.chains else self._copied(self.sides)
        else:
            weights = self._with_chains(at) if self.chains else self._pairs(at, self.sides)
        law = Law(weights)
        return law if cap is None else law.map(lambda pair: (min(pair[0], cap), pair[1]))

    def _with_chains(self, at: int) -> dict[Pair, int]:
        """Top faces go before the last faces of all chains, which are plain dice with a side less."""
        dice, sides, last = self.dice, self.sides, self.sides - 1
        left = sides ** (dice + at + 1)
        weights: dict[Pair, int] = {}
        for tops in range(at + 2):
            factor = comb(dice + tops - 1, tops) * sides ** (at + 1 - tops)
            left -= factor * last**dice
            for pair, ways in self._after(at - tops, last).items():
                weights[pair] = weights.get(pair, 0) + factor * ways
        weights[2 * sides, True] += left
        return weights

    def _after(self, at: int, last: int) -> dict[Pair, int]:
        """The pair that begins with the face in this place of the last faces; those before it are top faces."""
        if at > 0:
            return self._pairs(at, last)
        if at == 0:
            return self._with_one_top(last)
        below: int = min(self.high - 1, last) ** self.dice
        return {(2 * self.sides, False): below, (2 * self.sides, True): last**self.dice - below}

    def _with_one_top(self, last: int) -> dict[Pair, int]:
        """A top face and the highest of the last faces, apart by whether the second of these is high."""
        dice, low = self.dice, self.high - 1
        weights: dict[Pair, int] = {}
        for face in range(1, last + 1):
            ways: int = face**dice - (face - 1) ** dice
            # The highest alone is high, or several are.
            alone: int = dice * low ** (dice - 1) if face > low else ways
            weights[self.sides + face, False] = alone
            if ways > alone:
                weights[self.sides + face, True] = ways - alone
        return weights

    def _copied_with_chains(self) -> dict[Pair, int]:
        dice, sides, last, low = self.dice, self.sides, self.sides - 1, self.high - 1
        weights = {pair: sides**2 * ways for pair, ways in self._copied(last).items()}
        # One top face and nothing else that is high, the further die of the copy included.
        missed: int = dice * low**dice * low
        weights[2 * sides, False] = missed
        weights[2 * sides, True] = sides ** (dice + 2) - sides**2 * last**dice - missed
        return weights

    def _copied(self, sides: int) -> dict[Pair, int]:
        weights: dict[Pair, int] = {}
        for (first, second), ways in _joint(self.dice, sides, 1).items():
            pair = 2 * first, second >= self.high
            weights[pair] = weights.get(pair, 0) + ways
        return weights

    def _pairs(self, at: int, sides: int) -> dict[Pair, int]:
        """The pair of the faces in this place and the next, apart by whether the one after them is high."""
        low, above = self.high - 1, sides - self.high + 1
        weights: dict[Pair, int] = {}
        for (first, second), ways in _joint(self.dice, sides, at).items():
            pair = first + second, False
            weights[pair] = weights.get(pair, 0) + ways
        # This many dice are high, at least one more than the pair needs; the others are not.
        for dice in range(at + 2, self.dice + 1) if above > 0 else ():
            others = comb(self.dice, dice) * low ** (self.dice - dice)
            for (first, second), ways in _joint(dice, above, at).items():
                total = first + second + 2 * low
                weights[total, False] -= others * ways
                weights[total, True] = weights.get((total, True), 0) + others * ways
        return weights

    def description(self) -> Best:
        return Best(self.dice, self.sides, 2, grows=self.chains, change=self.change)


def _joint(dice: int, sides: int, at: int) -> Ways:
    """In how many ways plain dice show these two faces in this place and the next, counted from the highest."""
    if dice < at:
        return {(0, 0): sides**dice}
    chosen, rest = comb(dice, at), dice - at
    below = [face**rest for face in range(sides + 1)]
    exactly = [below[0], *(below[face] - below[face - 1] for face in range(1, sides + 1))]
    found: Ways = {}
    before = 0
    for face in range(1, sides + 1):
        # The lowest of the chosen dice shows this face exactly.
        lowest = chosen * ((sides - face + 1) ** at - (sides - face) ** at)
        for other in range(0 if not rest else 1, face):
            found[face, other] = lowest * exactly[other]
        at_most = sum([comb(dice, more) * (sides - face) ** more * face ** (dice - more) for more in range(at)])
        equal = at_most - before - lowest * below[face - 1]
        if equal:
            found[face, face] = equal
        before = at_most
    return found
