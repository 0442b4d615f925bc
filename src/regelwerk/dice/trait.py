"""Trait rolls: an exploding die, mostly with a wild die beside it, of which the better one counts.

The better of two dice misses t exactly if both do, so the tails of two single dice give the law at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from regelwerk.dice.description import Faces
from regelwerk.dice.exploding import Exploding, from_tails, must_explode, negligible_from, tail_weights
from regelwerk.dice.kinds import Added, Better
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import Throw, in_band, rolled_on


@dataclass(frozen=True, slots=True)
class Trait(Throw[int]):
    """The better of an exploding die and an exploding wild die; without a wild die just the one."""

    sides: int
    wild: int | None = 6
    bonus: int = 0

    def __post_init__(self) -> None:
        must_explode(self.sides)
        if self.wild is not None:
            must_explode(self.wild)

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
        return from_tails(tails, self.bonus, capped=cap is not None)

    def description(self) -> Added | Better:
        if self.wild is None:
            return Added((self.sides,), self.bonus, explodes=True)
        return Better(self.sides, self.wild, bonus=self.bonus)


class Attempt(NamedTuple):
    """What a wild card's trait roll shows: its total, and whether both dice began with a 1."""

    total: int
    critical: bool


@dataclass(frozen=True, slots=True)
class WildCard(Throw[Attempt]):
    """A trait die and a wild die: the better one counts, and two ones at the start are critical.

    `trait_bonus` belongs to the trait die alone, `bonus` to whichever die is used. A cap and a floor bound the total
    only: critical outcomes stay apart from the others.
    """

    sides: int
    trait_bonus: int = 0
    bonus: int = 0
    wild: int = 6

    def __post_init__(self) -> None:
        must_explode(self.sides)
        must_explode(self.wild)

    def cast(self, dice: Dice) -> Faces:
        return rolled_on(dice, self.sides), rolled_on(dice, self.wild)

    def read(self, faces: Faces) -> Attempt:
        trait, wild = faces
        total = max(sum(trait) + self.trait_bonus, sum(wild)) + self.bonus
        return Attempt(total, trait[0] == wild[0] == 1)

    @property
    def bounded(self) -> bool:
        return False

    def exact_law(self, cap: int | None) -> Law[Attempt]:
        # A 1 never explodes, so a critical roll has this one total, and no other roll has a lower one.
        least = max(1 + self.trait_bonus, 1)
        if cap is not None and cap <= least + self.bonus:
            return Law({Attempt(cap, True): 1, Attempt(cap, False): self.sides * self.wild - 1})
        if cap is None:
            last = max(negligible_from(self.sides, 2) + self.trait_bonus, negligible_from(self.wild, 2))
        else:
            last = cap - self.bonus
        own, own_total = tail_weights(last - self.trait_bonus, self.sides)
        wild, wild_total = tail_weights(last, self.wild)
        missed = [
            (own_total - a) * (wild_total - b)
            for a, b in zip(own[least - self.trait_bonus + 1 :], wild[least + 1 :], strict=True)
        ]
        everything = own_total * wild_total
        critical = everything // (self.sides * self.wild)
        weights = {Attempt(least + self.bonus, True): critical}
        below = critical
        for total, up_to in enumerate(missed, least + self.bonus):
            if up_to > below:
                weights[Attempt(total, False)] = up_to - below
            below = up_to
        if cap is None:
            return Law(weights, everything - below)
        weights[Attempt(cap, False)] = everything - below
        return Law(weights)

    def exact_window(self, cap: int | None, floor: int, width: int) -> Law[Attempt]:
        lowest = in_band(max(1 + self.trait_bonus, 1) + self.bonus, floor, width)
        if cap is None or cap <= lowest:
            return self.law(cap).map(lambda one: Attempt(in_band(one.total, floor, width), one.critical))
        floor = lowest
        # As in `exact_law`, but nobody looks below the floor, and only where bands end.
        last, first = cap - self.bonus, floor - self.bonus
        own, own_total = tail_weights(last - self.trait_bonus, self.sides)
        wild, wild_total = tail_weights(last, self.wild)
        everything = own_total * wild_total
        below = everything // (self.sides * self.wild)
        weights = {Attempt(floor, True): below}
        reached = zip(own[first - self.trait_bonus + width :: width], wild[first + width :: width], strict=True)
        for band, (a, b) in enumerate(reached):
            up_to = (own_total - a) * (wild_total - b)
            weights[Attempt(floor + band * width, False)] = up_to - below
            below = up_to
        weights[Attempt(cap, False)] = everything - below
        return Law(weights)

    def description(self) -> Better:
        return Better(self.sides, self.wild, self.trait_bonus, self.bonus)
