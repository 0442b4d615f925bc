"""Trait rolls: an exploding die, mostly with a wild die beside it, of which the better one counts.

The better of two dice misses t exactly if both do, so the tails of two single dice give the law at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from regelwerk.dice.description import Faces
from regelwerk.dice.exploding import (
    Exploding,
    from_tails,
    must_explode,
    negligible_from,
    tail_weights,
    tails_at,
)
from regelwerk.dice.kinds import Added, Better
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import Steps, Throw, in_step, rolled_on


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

    `trait_bonus` belongs to the trait die alone, `bonus` to whichever die is used. A cap bounds, and steps
    merge, the total only: critical outcomes stay apart from the others.
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

    def exact_steps(self, steps: Steps) -> Law[Attempt]:
        # As in `exact_law`, but nobody looks anywhere else than at the steps.
        own, own_total = tails_at([step - self.bonus - self.trait_bonus for step in steps], self.sides)
        wild, wild_total = tails_at([step - self.bonus for step in steps], self.wild)
        everything = own_total * wild_total
        critical = everything // (self.sides * self.wild)
        both_ones = in_step(max(1 + self.trait_bonus, 1) + self.bonus, steps)
        weights = {Attempt(both_ones, True): critical}
        below, counts_as = 0, steps[0] - 1
        for step, a, b in zip((*steps, 0), (*own, 0), (*wild, 0), strict=True):
            up_to = (own_total - a) * (wild_total - b)
            weight = up_to - below - (critical if counts_as == both_ones else 0)
            if weight:
                weights[Attempt(counts_as, False)] = weight
            below, counts_as = up_to, step
        return Law.of_counted(weights)

    def description(self) -> Better:
        return Better(self.sides, self.wild, self.trait_bonus, self.bonus)
