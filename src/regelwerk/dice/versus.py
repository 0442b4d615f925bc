"""Throws against a value, against each other, and once more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations

from regelwerk.dice.description import Faces
from regelwerk.dice.exploding import Exploding
from regelwerk.dice.kinds import Again, Against, TieBreak, Under
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import ImpossibleThrow, Throw, split_faces


@dataclass(frozen=True, slots=True)
class RollUnder(Throw[int]):
    """By how much one die stays under a value: 0 and more is a success."""

    sides: int
    value: int

    def __post_init__(self) -> None:
        if self.sides < 1:
            raise ImpossibleThrow("a die needs at least one side")

    def cast(self, dice: Dice) -> Faces:
        return ((dice.die(self.sides),),)

    def read(self, faces: Faces) -> int:
        return self.value - faces[0][0]

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[int]:
        law = Law.uniform(range(self.value - self.sides, self.value))
        return law if cap is None else law.cap(cap)

    def description(self) -> Under:
        return Under(self.sides, self.value)


@dataclass(frozen=True, slots=True)
class Opposed(Throw[int]):
    """How far the left side is ahead of the right; the left side's dice come first.

    A cap bounds the difference from above only: if the right side is unbounded, a tiny rest stays.
    """

    left: Throw[int]
    right: Throw[int]

    def cast(self, dice: Dice) -> Faces:
        return self.left.cast(dice) + self.right.cast(dice)

    def read(self, faces: Faces) -> int:
        left, right = split_faces(self.left, faces)
        return self.left.read(left) - self.right.read(right)

    @property
    def bounded(self) -> bool:
        return self.left.bounded and self.right.bounded

    def exact_law(self, cap: int | None) -> Law[int]:
        right = self.right.law()
        # A lead of the cap over the highest result of the right side is a lead of at least that over every other.
        left = self.left.law(None if cap is None else cap + max(right.outcomes()))
        difference = left + right.map(lambda x: -x)
        return difference if cap is None else difference.cap(cap)

    def description(self) -> Against:
        return Against(self.left.description(), self.right.description())


@dataclass(frozen=True, slots=True)
class Decided(Throw[int]):
    """How far the left side is ahead of the right; as long as they are level, both throw again."""

    left: Throw[int]
    right: Throw[int]

    def __post_init__(self) -> None:
        if not self._once.bounded or not any(ahead for ahead in self._once.law().outcomes()):
            raise ImpossibleThrow("only bounded throws that can differ are thrown until they do")

    @property
    def _once(self) -> Opposed:
        return Opposed(self.left, self.right)

    def cast(self, dice: Dice) -> Faces:
        thrown: Faces = ()
        while True:
            faces = self._once.cast(dice)
            thrown += faces
            if self._once.read(faces):
                return thrown

    def read(self, faces: Faces) -> int:
        # Whatever came before the last throw was level.
        while True:
            faces, again = split_faces(self._once, faces)
            if not again:
                return self._once.read(faces)
            faces = again

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[int]:
        law = Law({ahead: weight for ahead, weight in self._once.law().items() if ahead})
        return law if cap is None else law.cap(cap)

    def description(self) -> Against:
        return Against(self.left.description(), self.right.description(), until_decided=True)


@dataclass(frozen=True, slots=True)
class Reroll(Throw[int]):
    """A throw that is made again, once, if its result is below a limit; then the second result stands."""

    throw: Throw[int]
    below: int

    def cast(self, dice: Dice) -> Faces:
        first = self.throw.cast(dice)
        return first + self.throw.cast(dice) if self.throw.read(first) < self.below else first

    def read(self, faces: Faces) -> int:
        first, second = split_faces(self.throw, faces)
        return self.throw.read(second if second else first)

    @property
    def bounded(self) -> bool:
        return self.throw.bounded

    def exact_law(self, cap: int | None) -> Law[int]:
        once = self.throw.law(None if cap is None else max(cap, self.below))
        again = sum(w for x, w in once.items() if x < self.below)
        weights = {x: w * (again if x < self.below else again + once.total) for x, w in once.items()}
        unlisted = once.total - sum(w for _, w in once.items())
        # A limit beyond the listed results would also send some of the rest back among them.
        rest_above = once.rest_above and self.below <= max(once.outcomes()) + 1
        law = Law(weights, unlisted * (again + once.total), rest_above=rest_above)
        return law if cap is None else law.cap(cap)

    def description(self) -> Again:
        return Again(self.throw.description(), self.below)


@dataclass(frozen=True, slots=True)
class RollOff(Throw[tuple[int, ...]]):
    """Who goes before whom: everybody throws an exploding die, those who are equal throw again until it is decided.

    The outcome is the order, as numbers from 0 on. Nobody is favoured, so every order is equally likely.
    """

    players: int
    sides: int = 6

    def __post_init__(self) -> None:
        if self.players < 1 or self.sides < 3:
            raise ImpossibleThrow("a roll-off needs somebody to throw, and dice with at least three sides")

    def cast(self, dice: Dice) -> Faces:
        thrown: list[tuple[int, ...]] = []
        die = Exploding(self.sides)

        def throw(_player: int) -> int:
            (chain,) = die.cast(dice)
            thrown.append(chain)
            return sum(chain)

        self._settle(throw)
        return tuple(thrown)

    def read(self, faces: Faces) -> tuple[int, ...]:
        chains = iter(faces)
        return self._settle(lambda _player: sum(next(chains)))

    def _settle(self, throw: Callable[[int], int]) -> tuple[int, ...]:
        """Order a group by its throws; equals are settled among themselves before the next group."""

        def settled(group: tuple[int, ...]) -> tuple[int, ...]:
            if len(group) == 1:
                return group
            totals = [(throw(player), player) for player in group]
            order: tuple[int, ...] = ()
            for best in sorted({total for total, _ in totals}, reverse=True):
                order += settled(tuple(player for total, player in totals if total == best))
            return order

        return settled(tuple(range(self.players)))

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[tuple[int, ...]]:  # noqa: ARG002  an order has no size to cap
        return Law.uniform(permutations(range(self.players)))

    def description(self) -> TieBreak:
        return TieBreak(self.players, self.sides)
