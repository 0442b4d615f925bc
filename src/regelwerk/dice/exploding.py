"""Exploding dice: the highest face is rolled on and added.

The total of one such die reaches t with a closed probability: with s sides, q = (t - 1) // s full explosions
and r = t - q·s left to reach, it is (s + 1 - r) / s^(q + 1). A sum of n such dice splits into the number of
explosions (negative binomial) and n last faces below s, which are independent of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from regelwerk.dice import powers
from regelwerk.dice.description import Faces
from regelwerk.dice.kinds import Added, Several
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import NEGLIGIBLE, ImpossibleThrow, Steps, Throw, in_step, rolled_on


def tail(total: int, sides: int = 6) -> Fraction:
    """The probability that one exploding die reaches `total` or more."""
    if total <= 1:
        return Fraction(1)
    explosions = (total - 1) // sides
    return Fraction(sides + 1 - (total - explosions * sides), sides ** (explosions + 1))


def negligible_from(sides: int, dice: int = 1) -> int:
    """The smallest total that it is negligibly improbable for any of a number of exploding dice to reach."""
    explosions = 1
    while sides**explosions <= dice * NEGLIGIBLE.denominator:
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
    weights, unit = [total], total
    for _ in range(levels):
        weights.extend(range(unit, 0, -(unit // sides)))
        unit //= sides
    return weights[: last + 1], total


def tails_at(totals: Sequence[int], sides: int) -> tuple[list[int], int]:
    """Whole-number tails of one exploding die for some totals in rising order, and their common denominator."""
    most = max(0, (totals[-1] - 1) // sides)
    whole: int = sides ** (most + 1)
    # With q full explosions and r left to reach it is (sides + 1 - r) out of sides^(q + 1).
    return [
        whole if total <= 1 else (sides - (total - 1) % sides) * sides ** (most - (total - 1) // sides)
        for total in totals
    ], whole


def from_tails(tails: list[int], bonus: int, *, capped: bool) -> Law[int]:
    """The law with these tails for 0, 1, ...; the last tail is the cap's weight or an unlisted rest."""
    last = len(tails) - 1
    weights = {t + bonus: tails[t] - tails[t + 1] for t in range(last)}
    if capped:
        return Law({**weights, last + bonus: tails[last]})
    return Law(weights, tails[last], rest_above=True)


def must_explode(sides: int) -> None:
    """Refuse a die that would be rolled on for ever."""
    if sides < 2:
        raise ImpossibleThrow("an exploding die needs at least two sides")


@dataclass(frozen=True, slots=True)
class Exploding(Throw[int]):
    """One exploding die."""

    sides: int
    bonus: int = 0

    def __post_init__(self) -> None:
        must_explode(self.sides)

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
        return from_tails(tails, self.bonus, capped=cap is not None)

    def description(self) -> Added:
        return Added((self.sides,), self.bonus, explodes=True)


@dataclass(frozen=True, slots=True)
class ExplodingSum(Throw[int]):
    """The sum of several exploding dice of one kind."""

    dice: int
    sides: int
    bonus: int = 0

    def __post_init__(self) -> None:
        must_explode(self.sides)
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

    def description(self) -> Several:
        return Several(self.dice, self.sides, self.bonus, explodes=True)


@dataclass(frozen=True, slots=True)
class ExplodingMix(Throw[int]):
    """The sum of exploding dice of different kinds, thrown in this order."""

    sides: tuple[int, ...]
    bonus: int = 0

    def __post_init__(self) -> None:
        for sides in self.sides:
            must_explode(sides)

    def cast(self, dice: Dice) -> Faces:
        return tuple([rolled_on(dice, sides) for sides in self.sides])

    def read(self, faces: Faces) -> int:
        return sum(map(sum, faces)) + self.bonus

    @property
    def bounded(self) -> bool:
        return not self.sides

    def exact_law(self, cap: int | None) -> Law[int]:
        least = self.bonus + len(self.sides)
        if not self.sides:
            return Law.certain(least if cap is None else min(cap, least))
        if cap is not None and cap <= least:
            return Law.certain(cap)
        weights, total = self._below(self.bonus + self._out_of_reach() if cap is None else cap)
        listed = {x: w for x, w in enumerate(weights, least) if w}
        beyond = total - sum(weights)
        if cap is None:
            return Law(listed, beyond, rest_above=True)
        listed[cap] = beyond
        return Law(listed)

    def exact_steps(self, steps: Steps) -> Law[int]:
        least = self.bonus + len(self.sides)
        if not self.sides or steps[-1] <= least:
            return Law.certain(in_step(least, steps))
        weights, total = self._below(steps[-1])
        begin, found = 0, {}
        for below, step in zip((steps[0] - 1, *steps), steps, strict=False):
            end = max(0, step - least)
            found[below] = sum(weights[begin:end])
            begin = end
        found[steps[-1]] = total - sum(found.values())
        return Law(found)

    def _below(self, end: int) -> tuple[list[int], int]:
        """The weights of all totals from the lowest to below an end, and their common denominator."""
        weights, total = [1] + [0] * (end - self.bonus - len(self.sides) - 1), 1
        for sides in self.sides:
            weights, factor = _one_die_more(weights, sides)
            total *= factor
        return weights, total

    def _out_of_reach(self) -> int:
        # A throw that reaches the sum of what no single die reaches has a die that reaches its part of it.
        return sum(negligible_from(sides, len(self.sides)) for sides in self.sides)

    def description(self) -> Added:
        return Added(self.sides, self.bonus, explodes=True)


def _one_die_more(weights: list[int], sides: int) -> tuple[list[int], int]:
    """Weights after one more exploding die, and by how much the common denominator grew.

    Both lists start at their lowest total. Either the die stops below its highest face, which moves every total by
    0 to sides - 2 places; or it explodes, which is the same die again, `sides` places further on, once in `sides`.
    """
    explosions = (len(weights) - 1) // sides
    unit = sides**explosions
    result: list[int] = []
    window = 0
    for at, weight in enumerate(weights):
        window += weight
        if at >= sides - 1:
            window -= weights[at - sides + 1]
        result.append(window * unit if at < sides else window * unit + result[at - sides] // sides)
    return result, unit * sides
