"""Where faces come from: fair random dice, or faces that somebody gives."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, Protocol


class Dice(Protocol):
    """Anything that can be thrown."""

    def die(self, sides: int) -> int:
        """One face, from 1 to `sides`."""

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1, for draws from laws."""


class CardsByName(ABC):
    """Dice that stand for what people threw and dealt: cards come by their number, not by their place in the deck."""

    __slots__ = ()

    @abstractmethod
    def card(self, left: list[int]) -> int:
        """The next card, taken out of those that are left."""


class NotEnoughFaces(Exception):
    """Another die is thrown, but no face is left."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"no face left for a die with {sides} sides")
        self.sides = sides

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.sides,)


class ImpossibleFace(Exception):
    """A face that the die does not have."""

    def __init__(self, face: int, sides: int) -> None:
        super().__init__(f"a die with {sides} sides has no face {face}")
        self.face = face
        self.sides = sides

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.face, self.sides)


class RandomDice:
    """Fair dice from a seeded generator; the same seed gives the same faces."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int | str | None = None) -> None:
        # The random module is slow to load, and exact odds never need it.
        from random import Random

        self._bits = Random(seed).getrandbits

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def below(self, n: int) -> int:
        # As `randrange` does it, with the same numbers for the same seed, in half the time.
        bits = n.bit_length()
        found = self._bits(bits)
        while found >= n:
            found = self._bits(bits)
        return found


class GivenDice(CardsByName):
    """Faces in the order in which they were given."""

    __slots__ = ("_faces", "used")

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = tuple(faces)
        self.used = 0

    @property
    def left(self) -> int:
        """How many faces have not been used yet."""
        return len(self._faces) - self.used

    def die(self, sides: int) -> int:
        if not self.left:
            raise NotEnoughFaces(sides)
        face = self._faces[self.used]
        if not 1 <= face <= sides:
            raise ImpossibleFace(face, sides)
        self.used += 1
        return face

    def card(self, left: list[int]) -> int:
        if not self.left:
            raise NotEnoughFaces(len(left))
        card = self._faces[self.used]
        if card not in left:
            raise ImpossibleFace(card, len(left))
        self.used += 1
        left.remove(card)
        return card

    def below(self, n: int) -> int:
        """A given face of a die with `n` sides, counted from 0."""
        return self.die(n) - 1
