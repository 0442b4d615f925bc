"""The chances of a shot, as labels and the log tell them once it is measured.

Rules tell them but do not work them out: laws come from the odds interpreter, which no rule may know. `game.py` joins
the two.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.state import Deed, World

NONE = Fraction(0)


class Chance(NamedTuple):
    """The chances of one target of a shot; for a spot on the ground there is nobody to wound."""

    target: str
    value: Tally
    hit: Fraction
    """Of an area weapon: that it comes down where it was aimed. What it does after a deviation is not counted."""
    wound: Fraction = NONE
    out: Fraction = NONE
    loss: Fraction = NONE
    """Hit points on average, misses included; of a paralysing weapon action points."""


class Told:
    """Every target of a shot with its value and its chances as things stand, from wherever the game gets them."""

    work_out: Callable[[World, Deed], tuple[Chance, ...]]

    def __call__(self, world: World, deed: Deed) -> tuple[Chance, ...]:
        return self.work_out(world, deed)


told_chances = Told()


def percent(chance: Fraction) -> float:
    """A chance for people, in percent with one digit."""
    return round(float(chance) * 100, 1)
