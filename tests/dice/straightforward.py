"""The straightforward twin of the solver of kept dice: faces as they are, every throw, every choice, in fractions."""

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
    for faces in combinations_with_replacement(range(1, sides + 1), dice):
        orders = factorial(dice) // prod(map(factorial, Counter(faces).values()))
        yield faces, Fraction(orders, sides**dice)


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
    def lying(faces: Faces) -> Fraction:
        return Fraction(worth(faces))

    @cache
    def before(faces: Faces, hand: int, free: int) -> Fraction:
        if not hand:
            return lying(faces)
        total = Fraction(0)
        for thrown, chance in throws(hand, sides):
            total += chance * max(
                before(tuple(sorted(faces + keep)), hand - len(keep), left) for keep, left in choices(thrown, free)
            )
        return total

    @cache
    def choices(thrown: Faces, free: int) -> tuple[tuple[Faces, int], ...]:
        stay = tuple(face for face in thrown if face in locked)
        loose = tuple(face for face in thrown if face not in locked)
        least = min(len(loose), max(0, need - len(stay)) if locked_count else need)
        found = []
        for size in range(0 if free else least, len(loose) + 1):
            for keep in set(combinations(loose, size)):
                found.append((stay + keep, free - (size < least)))
        return tuple(found)

    return before(kept, dice, free)
