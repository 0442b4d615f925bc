"""Exploding dice: the highest face is rolled on and added.

The total of one such die reaches t with a closed probability: with s sides, q = (t - 1) // s full explosions
and r = t - q·s left to reach, it is (s + 1 - r) / s^(q + 1). A sum of n such dice splits into the number of
explosions (negative binomial) and n last faces below s, which are independent of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from regelwerk.dice import powers
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import NEGLIGIBLE, Faces, ImpossibleThrow, Throw, rolled_on, with_bonus


def tail(total: int, sides: int = 6) -> Fraction:
    """The probability that one exploding die reaches `total` or more."""
    if total <= 1:
        return Fraction(1)
    explosions = (total - 1) // sides
    return Fraction(sides + 1 - (total - explosions * sides), sides ** (explosions + 1))


def negligible_from(sides: int, dice: int = 1) -> int:
    """The smallest total that it is negligibly improbable for any of so many exploding dice to reach."""
    explosions = 1
    while NEGLIGIBLE * sides**explosions <= dice:
        explosions += 1
    return explosions * sides + 1


def _negligible_explosions(dice: int, sides: int) -> int:
    """The smallest number of explosions of all dice together that is negligibly improbable."""
    missing, explosions = sides**dice, 0
    # In units of sides^-(dice + explosions): what is left of the negative binomial law.
    while missing * NEGLIGIBLE.denominator >= sides ** (dice + explosions):
        missing = (missing - comb(dice + explosions - 1, explosions) * (sides - 1) ** dice) * sides
        explosions += 1
    return explosions


def tail_weights(last: int, sides: int) -> tuple[list[int], int]:
    """Whole-number tails of one exploding die for the totals 0 to `last`, and their common denominator."""
    levels = max(0, (last - 1) // sides) + 1
    total = sides**levels
    weights = [total] * min(2, last + 1)
    for t in range(2, last + 1):
        explosions = (t - 1) // sides
        weights.append((sides + 1 - (t - explosions * sides)) * sides ** (levels - explosions - 1))
    return weights, total


def _from_tails(tails: list[int], bonus: int, *, capped: bool) -> Law[int]:
    """The law with these tails for 0, 1, ...; the last tail is the cap's weight or an unlisted rest."""
    last = len(tails) - 1
    weights = {t + bonus: tails[t] - tails[t + 1] for t in range(last)}
    if capped:
        return Law({**weights, last + bonus: tails[last]})
    return Law(weights, tails[last], rest_above=True)


def _must_explode(sides: int) -> None:
    if sides < 2:
        raise ImpossibleThrow("an exploding die needs at least two sides")


@dataclass(frozen=True, slots=True)
class Exploding(Throw[int]):
    """One exploding die."""

    sides: int
    bonus: int = 0

    def __post_init__(self) -> None:
        _must_explode(self.sides)

    def cast(self, dice: Dice) -> Faces:
        return (rolled_on(dice, self.sides),)

    def read(self, faces: Faces) -> int:
        return sum(faces[0]) + self.bonus

    @property
    def bounded(self) -> bool:
        return False

    def exact_law(self, cap: int | None) -> Law[int]:
        if cap is not None and cap <= self.bonus + 1:
            return Law.certain(cap)
        last = negligible_from(self.sides) if cap is None else cap - self.bonus
        tails, _ = tail_weights(last, self.sides)
        return _from_tails(tails, self.bonus, capped=cap is not None)

    def notation(self) -> str:
        return with_bonus(f"W{self.sides}!", self.bonus)


@dataclass(frozen=True, slots=True)
class ExplodingSum(Throw[int]):
    """The sum of several exploding dice of one kind."""

    dice: int
    sides: int
    bonus: int = 0

    def __post_init__(self) -> None:
        _must_explode(self.sides)
        if self.dice < 0:
            raise ImpossibleThrow("the number of dice cannot be negative")

    def cast(self, dice: Dice) -> Faces:
        return tuple(rolled_on(dice, self.sides) for _ in range(self.dice))

    def read(self, faces: Faces) -> int:
        return sum(map(sum, faces)) + self.bonus

    @property
    def bounded(self) -> bool:
        return self.dice == 0

    def exact_law(self, cap: int | None) -> Law[int]:
        if self.dice == 0:
            return Law.certain(self.bonus if cap is None else min(cap, self.bonus))
        if cap is not None and cap <= self.bonus + self.dice:
            return Law.certain(cap)
        last_faces = powers.fair_dice(self.dice, self.sides - 1)
        if cap is None:
            # Last faces can make up for some explosions, so the list goes on until they no longer do.
            most = _negligible_explosions(self.dice, self.sides) + self.dice
            end = self.dice + self.sides * most
        else:
            end = cap - self.bonus
            most = (end - 1 - self.dice) // self.sides + 1
        weights: dict[int, int] = {}
        for explosions in range(most):
            ways = comb(self.dice + explosions - 1, explosions) * self.sides ** (most - explosions)
            for faces, w in last_faces.items():
                total = faces + explosions * self.sides
                if total < end:
                    weights[total + self.bonus] = weights.get(total + self.bonus, 0) + ways * w
        beyond: int = self.sides ** (self.dice + most) - sum(weights.values())
        if cap is None:
            return Law(weights, beyond, rest_above=True)
        return Law({**weights, cap: beyond})

    def notation(self) -> str:
        return with_bonus(f"{self.dice}W{self.sides}!", self.bonus)


@dataclass(frozen=True, slots=True)
class Trait(Throw[int]):
    """The better of an exploding die and an exploding wild die; without a wild die just the one."""

    sides: int
    wild: int | None = 6
    bonus: int = 0

    def __post_init__(self) -> None:
        _must_explode(self.sides)
        if self.wild is not None:
            _must_explode(self.wild)

    def cast(self, dice: Dice) -> Faces:
        first = rolled_on(dice, self.sides)
        return (first,) if self.wild is None else (first, rolled_on(dice, self.wild))

    def read(self, faces: Faces) -> int:
        return max(map(sum, faces)) + self.bonus

    @property
    def bounded(self) -> bool:
        return False

    def exact_law(self, cap: int | None) -> Law[int]:
        if self.wild is None:
            return Exploding(self.sides, self.bonus).exact_law(cap)
        if cap is not None and cap <= self.bonus + 1:
            return Law.certain(cap)
        last = max(negligible_from(self.sides, 2), negligible_from(self.wild, 2)) if cap is None else cap - self.bonus
        own, own_total = tail_weights(last, self.sides)
        wild, wild_total = tail_weights(last, self.wild)
        tails = [a * wild_total + b * own_total - a * b for a, b in zip(own, wild, strict=True)]
        return _from_tails(tails, self.bonus, capped=cap is not None)

    def notation(self) -> str:
        wild = "" if self.wild is None else f"|W{self.wild}!"
        return with_bonus(f"W{self.sides}!{wild}", self.bonus)
