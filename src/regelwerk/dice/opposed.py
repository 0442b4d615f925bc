"""Who wins an opposed roll, exactly, although both sides can explode without end.

Each side is the best of a few exploding dice, each with its own bonus. The left side reaches t if not all its dice miss
it, and the right side stays below if all its dice do: multiplied out, both are sums of products of single tails. Such a
product only shrinks by a fixed factor whenever the total grows by a common multiple of the dice's sides, so its endless
sum is the sum over one such period, divided by what is left of 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, combinations
from math import lcm, prod
from typing import NamedTuple

from regelwerk.dice.exploding import Exploding, tail
from regelwerk.dice.trait import Trait, WildCard

BestOf = Exploding | Trait | WildCard


class _Die(NamedTuple):
    """An exploding die with a bonus."""

    sides: int
    bonus: int

    def reaches(self, total: int) -> Fraction:
        return tail(total - self.bonus, self.sides)


def beats(left: BestOf, right: BestOf, by: int = 1) -> Fraction:
    """The probability that the left side leads by `by` or more.

    A wild card's critical roll on the left beats nobody; on the right its total stands.
    """
    chance = Fraction(0)
    for own in _choices(_dice(left)):
        for other in _choices(_dice(right)):
            if own:
                chance -= (-1) ** (len(own) + len(other)) * _endless(own, other, by)
    if isinstance(left, WildCard):
        lowest = max(die.bonus for die in _dice(left)) + 1
        below = prod((1 - die.reaches(lowest - by + 1) for die in _dice(right)), start=Fraction(1))
        chance -= below / (left.sides * left.wild)
    return chance


def _dice(throw: BestOf) -> tuple[_Die, ...]:
    match throw:
        case Exploding(sides, bonus) | Trait(sides, None, bonus):
            return (_Die(sides, bonus),)
        case Trait(sides, int(wild), bonus):
            return _Die(sides, bonus), _Die(wild, bonus)
        case WildCard(sides, trait_bonus, bonus, wild):
            return _Die(sides, trait_bonus + bonus), _Die(wild, bonus)
    raise TypeError(f"{throw!r} is not the best of exploding dice")


def _choices(dice: tuple[_Die, ...]) -> Iterator[tuple[_Die, ...]]:
    return chain.from_iterable(combinations(dice, n) for n in range(len(dice) + 1))


def _endless(own: tuple[_Die, ...], other: tuple[_Die, ...], by: int) -> Fraction:
    """The probability, for some t, that all own dice reach t, but not all t + 1, while all others reach t - by + 1."""

    def all_reach(dice: tuple[_Die, ...], total: int) -> Fraction:
        return prod((die.reaches(total) for die in dice), start=Fraction(1))

    def term(total: int) -> Fraction:
        return (all_reach(own, total) - all_reach(own, total + 1)) * all_reach(other, total - by + 1)

    # A die always reaches its lowest total; from there on its tail repeats after `sides` totals, smaller by 1/sides.
    first = min(die.bonus for die in own) + 1
    settled = max([die.bonus + 1 for die in own] + [die.bonus + by for die in other])
    period = lcm(*(die.sides for die in own + other))
    shrinks = prod((Fraction(1, die.sides ** (period // die.sides)) for die in own + other), start=Fraction(1))
    once = sum(map(term, range(settled, settled + period)), start=Fraction(0))
    before = sum(map(term, range(first, settled)), start=Fraction(0))
    return before + once / (1 - shrinks)
