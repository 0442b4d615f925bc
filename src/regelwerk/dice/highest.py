"""The highest faces of a pool to which every top face may add a further die.

With chains, n dice end in n last faces below the top one, whatever happens before: these are fair and independent of
the number t of top faces, which comes up C(n + t - 1, t) times (s - 1)^n in s^(n + t). So the law needs the highest few
of n plain dice with a side less, and the top faces go before them; from `kept` top faces on nothing else is seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import comb
from typing import Any

from regelwerk.dice.description import Faces
from regelwerk.dice.handful import MOST_HANDFULS
from regelwerk.dice.kinds import Best
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import ImpossibleFaces, ImpossibleThrow, Throw, TooManyOutcomes

MOST_KEPT = 6

Pattern = tuple[int, ...]
"""Some faces, in descending order."""


@dataclass(frozen=True, slots=True)
class Highest(Throw[Pattern]):
    """The highest faces of a pool, in descending order; a die too few counts 0.

    If it `chains`, every die that shows its top face adds one to the roll, and so do the new ones, without limit. The
    whole pool falls first, then a batch of as many dice as it shows top faces, and so on. Every die stands for itself
    among the faces, in the order in which they fall: nothing is added up along a chain.
    """

    dice: int
    sides: int
    kept: int
    chains: bool = True

    def __post_init__(self) -> None:
        if self.dice < 1:
            raise ImpossibleThrow("a pool takes at least one die")
        if self.sides < (2 if self.chains else 1):
            raise ImpossibleThrow("the dice have too few sides")
        if not 1 <= self.kept <= MOST_KEPT:
            raise ImpossibleThrow(f"1 to {MOST_KEPT} of the highest faces are kept")

    def cast(self, dice: Dice) -> Faces:
        return tuple((face,) for face in rolled_in_batches(dice, self.dice, self.sides, self.chains))

    def read(self, faces: Faces) -> Pattern:
        best = sorted(chain.from_iterable(faces), reverse=True)[: self.kept]
        return (*best, *(0,) * (self.kept - len(best)))

    def faces_from(self, given: Sequence[int | Sequence[int]]) -> Faces:
        return in_a_row(self, given, self.dice) if self.chains else Throw.faces_from(self, given)

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[Pattern]:
        law = Law(self._with_chains() if self.chains else self._without_chains())
        return law if cap is None else law.map(lambda faces: tuple(min(face, cap) for face in faces))

    def _without_chains(self) -> dict[Pattern, int]:
        seen = min(self.kept, self.dice)
        missing = (0,) * (self.kept - seen)
        self._must_be_few(comb(self.sides + seen - 1, seen))
        best = _highest(self.dice, self.sides, range(seen, seen + 1))[seen]
        return {pattern + missing: ways for pattern, ways in best.items()} if missing else best

    def _with_chains(self) -> dict[Pattern, int]:
        lasts = [min(self.kept - tops, self.dice) for tops in range(self.kept)]
        self._must_be_few(sum(comb(self.sides - 2 + seen, seen) for seen in lasts))
        best = _highest(self.dice, self.sides - 1, range(1, max(lasts) + 1))
        # The total of all weights; what the patterns below leave of it shows nothing but top faces.
        only_tops: int = self.sides ** (self.dice + self.kept - 1)
        weights: dict[Pattern, int] = {}
        for tops, seen in enumerate(lasts):
            before, missing = (self.sides,) * tops, (0,) * (self.kept - tops - seen)
            factor = comb(self.dice + tops - 1, tops) * self.sides ** (self.kept - 1 - tops)
            only_tops -= factor * (self.sides - 1) ** self.dice
            for pattern, ways in best[seen].items():
                weights[before + pattern + missing] = factor * ways
        weights[(self.sides,) * self.kept] = only_tops
        return weights

    def _must_be_few(self, outcomes: int) -> None:
        if outcomes > MOST_HANDFULS:
            raise TooManyOutcomes(f"{self.notation()} shows more than {MOST_HANDFULS} different faces")

    def description(self) -> Best:
        return Best(self.dice, self.sides, self.kept, grows=self.chains)


def _highest(dice: int, sides: int, sizes: range) -> dict[int, dict[Pattern, int]]:
    """For every size up to the number of dice: in how many ways plain dice show these highest faces.

    From the top face down: some dice are higher, and of the others enough show this face to fill up the pattern.
    """
    found: dict[int, dict[Pattern, int]] = {size: {} for size in sizes}
    longest = sizes[-1]
    higher: list[list[tuple[Pattern, int]]] = [[((), 1)], *([] for _ in range(longest - 1))]
    for face in range(sides, 0, -1):
        # Longer ones first: what is added for this face must not be taken for higher.
        for above in range(longest - 1, -1, -1):
            others, patterns = dice - above, higher[above]
            enough: int = face**others
            for showing in range(1, longest - above + 1):
                # At most this face on all others, and exactly this one on at least a number of them.
                enough -= comb(others, showing - 1) * (face - 1) ** (others - showing + 1)
                size, more = above + showing, (face,) * showing
                if size in found:
                    listed = found[size]
                    for pattern, ways in patterns:
                        listed[pattern + more] = ways * enough
                if size < longest:
                    exactly = comb(others, showing)
                    higher[size] += [(pattern + more, ways * exactly) for pattern, ways in patterns]
    return found


def rolled_in_batches(dice: Dice, number: int, sides: int, chains: bool) -> list[int]:
    """A pool, then as many dice as it shows top faces, and so on; without chains the pool alone."""
    faces: list[int] = []
    batch = [dice.die(sides) for _ in range(number)]
    while batch:
        faces += batch
        further = batch.count(sides) if chains else 0
        batch = [dice.die(sides) for _ in range(further)]
    return faces


def in_a_row(throw: Throw[Any], given: Sequence[int | Sequence[int]], pool: int) -> Faces:
    """Faces as people type them: in a row, or with those together that belong to one batch or to one chain."""
    if not isinstance(given, Sequence):
        return Throw.faces_from(throw, given)
    # However they are grouped, the pool is complete when as many dice as it has show no top face.
    row = list(chain.from_iterable(entry if isinstance(entry, list | tuple) else (entry,) for entry in given))
    try:
        return Throw.faces_from(throw, [(face,) for face in row])
    except ImpossibleFaces as error:
        if error.reason != "too_few" or error.die < pool:
            raise
        # Further dice come in the order of the top faces that bring them; the copy of one comes last.
        top = max(face for face in row if isinstance(face, int))
        tops = [die for die, face in enumerate(row) if face == top]
        raise ImpossibleFaces(error.throw, tops[min(error.die - pool, len(tops) - 1)], "must_go_on") from None
