"""The straightforward twin of the solver of kept dice: faces as they are, every throw and choice, in whole numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

Faces = tuple[int, ...]


def throws(dice: int, sides: int) -> Iterator[tuple[Faces, Fraction]]:
    """Every handful with its probability."""
    for faces, orders in handfuls(dice, sides):
        yield faces, Fraction(orders, sides**dice)


@cache
def handfuls(dice: int, sides: int) -> tuple[tuple[Faces, int], ...]:
    """Every handful with the number of orders in which it falls."""
    return tuple(
        (faces, factorial(dice) // prod(map(factorial, Counter(faces).values())))
        for faces in combinations_with_replacement(range(1, sides + 1), dice)
    )


def best_worth(
    worth: Callable[[Faces], int],
    sides: int,
    dice: int,
    need: int = 1,
    *,
    kept: Faces = (),
    locked: Faces = (),
    locked_count: bool = False,
    free: int = 0,
) -> Fraction:
    """What dice are worth before they are thrown if the best is kept of every throw."""

    @cache
    def lying(faces: Faces) -> int:
        return worth(faces)

    @cache
    def throwings(hand: int, free: int) -> int:
        """How many dice can be thrown in all: the sides to this power are a denominator of every worth."""
        again = [throwings(hand, free - 1)] if free else []
        return hand + max([throwings(hand - 1, free), *again]) if hand else 0

    @cache
    def before(faces: Faces, hand: int, free: int) -> int:
        if not hand:
            return lying(faces)
        total = 0
        most = throwings(hand, free) - hand
        for thrown, orders in handfuls(hand, sides):
            total += orders * max(
                before(tuple(sorted(faces + keep)), left, again) * sides ** (most - throwings(left, again))
                for keep, left, again in choices(thrown, free)
            )
        return total

    @cache
    def choices(thrown: Faces, free: int) -> tuple[tuple[Faces, int, int], ...]:
        stay = tuple(face for face in thrown if face in locked)
        loose = tuple(face for face in thrown if face not in locked)
        least = min(len(loose), max(0, need - len(stay)) if locked_count else need)
        found = []
        for size in range(0 if free else least, len(loose) + 1):
            for keep in set(combinations(loose, size)):
                found.append((stay + keep, len(loose) - size, free - (size < least)))
        return tuple(found)

    return Fraction(before(kept, dice, free), sides ** throwings(dice, free))
