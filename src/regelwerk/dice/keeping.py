"""What dice are kept for in throws in which some are kept and the others thrown again.

A handful of equal dice is thrown; after each throw some dice are kept for good and the rest is thrown again, until all
dice lie. What the dice are kept for is an `Aim`: it says which faces are the same to it and what full handfuls are
worth. How they are played best is worked out by `regelwerk.dice.best_keeping`, which loads NumPy; rules are written
with what stands here and load nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Kind(NamedTuple):
    """Faces that an aim does not tell apart."""

    shown: int
    """The face that stands for all of them where worths are asked."""
    weight: int
    """How many faces of a die are of this kind; 0 for one that is never thrown, only turned into."""
    locked: bool = False
    """Such a die must be kept as soon as it falls."""
    wild: bool = False
    """Such a die is turned at the end into whichever kind is best."""


class Aim(Protocol):
    """What dice are kept for. It is hashable: equal aims are solved once."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds of faces; their weights add up to the sides of a die. One is locked at most; a wild one is last."""
        ...

    def kind_of(self, face: int) -> int:
        """Where the kind of a thrown face stands among the kinds."""
        ...

    def worths(self, handfuls: NDArray[Any]) -> NDArray[Any]:
        """What full handfuls are worth, one in each row: its dice come in the order of the kinds, none is wild.

        Worths are whole numbers, as NumPy's or as Python's (dtype `object`).
        """
        ...


class Duty(NamedTuple):
    """What must be kept of each throw."""

    need: int = 1
    """A least number of dice, as far as there are enough that may be thrown again."""
    locked_count: bool = False
    """Locked dice count towards them."""


def one_by_one(read: Callable[[tuple[int, ...]], int], handfuls: NDArray[Any]) -> NDArray[Any]:
    """The worths of handfuls that are read each for itself; their numbers may be as big as they like."""
    import numpy as np

    found = np.empty(len(handfuls), dtype=object)
    found[:] = [read(tuple(faces)) for faces in handfuls.tolist()]
    return found
