"""Pools: several dice, each of which succeeds or hits on its own."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import comb, lcm
from typing import NamedTuple

from regelwerk.dice.crit_bonuses import Weights, canonical, lowest_kept, pooled_bonuses, single_bonuses
from regelwerk.dice.description import Faces
from regelwerk.dice.exploding import negligible_from, tail
from regelwerk.dice.kinds import Pool
from regelwerk.dice.law import Law
from regelwerk.dice.source import Dice
from regelwerk.dice.throw import ImpossibleThrow, Steps, Throw, rolled_on


class Hits(NamedTuple):
    """What attack dice did: normal hits, critical hits, and the bonuses of the crits that have one."""

    normals: int
    crits: int
    megas: tuple[int, ...]


def _check_pool(dice: int, destiny: int, sides: int, explode: bool) -> None:
    if dice < 0 or destiny < 0:
        raise ImpossibleThrow("the number of dice cannot be negative")
    if sides < (2 if explode else 1):
        raise ImpossibleThrow("the dice have too few sides")


def _cast_pool(dice: Dice, number: int, sides: int, explode: bool) -> Faces:
    if explode:
        return tuple([rolled_on(dice, sides) for _ in range(number)])
    return tuple([(dice.die(sides),) for _ in range(number)])


def _reaches(total: int, sides: int, explode: bool) -> Fraction:
    """The probability that one die reaches a total."""
    if explode:
        return tail(total, sides)
    return Fraction(min(sides, max(0, sides + 1 - total)), sides)


def _described(pool: SuccessPool | HitPool, crit: int | None = None) -> Pool:
    needs = min(pool.destiny_min, pool.min_roll) if pool.destiny else 0
    return Pool(pool.dice, pool.sides, pool.min_roll, pool.explode, pool.destiny, needs, crit)


@dataclass(frozen=True, slots=True)
class SuccessPool(Throw[int]):
    """The number of dice that reach the target; destiny dice come last and need `destiny_min` at most."""

    dice: int
    min_roll: int
    sides: int = 6
    explode: bool = True
    destiny: int = 0
    destiny_min: int = 4

    def __post_init__(self) -> None:
        _check_pool(self.dice, self.destiny, self.sides, self.explode)

    def cast(self, dice: Dice) -> Faces:
        return _cast_pool(dice, self.dice + self.destiny, self.sides, self.explode)

    def read(self, faces: Faces) -> int:
        needs = (self.min_roll, min(self.destiny_min, self.min_roll))
        return sum(sum(chain) >= needs[die >= self.dice] for die, chain in enumerate(faces))

    @property
    def bounded(self) -> bool:
        return True

    def exact_law(self, cap: int | None) -> Law[int]:
        law = self._successes(self.dice, self.min_roll)
        if self.destiny:
            law = law + self._successes(self.destiny, min(self.destiny_min, self.min_roll))
        return law if cap is None else law.cap(cap)

    def _successes(self, dice: int, min_roll: int) -> Law[int]:
        p = _reaches(min_roll, self.sides, self.explode)
        hit, miss = p.numerator, p.denominator - p.numerator
        return Law({k: comb(dice, k) * hit**k * miss ** (dice - k) for k in range(dice + 1)})

    def description(self) -> Pool:
        return _described(self)


@dataclass(frozen=True, slots=True)
class HitPool(Throw[Hits]):
    """Attack dice that miss, hit, or hit critically, with a growing bonus for extreme totals.

    A die that reaches `min_roll` is a normal hit, one that also reaches `crit` a critical one; if
    `crit_requires_hit` is false, `crit` is enough. A crit's bonus is how often its total has passed
    `mega_base` by a full die, at most `top_bonus`. Destiny dice come last and hit from `destiny_min` at
    the latest. `megas` lists the positive bonuses, highest first; `pooled` adds them up into one.

    With a cap, the law tells apart only what matters to somebody who takes away some crits, either those with
    the highest or those with the lowest bonus first, and then counts the remaining bonuses up to the cap. With a
    `crit_worth` it tells apart still less: the crits with the highest bonus go first, and every remaining crit counts
    that much besides its bonus. Pooled, nobody takes any away: all crits together are then told as one, whose bonus
    stands for the others too.
    """

    dice: int
    min_roll: int
    crit: int | None
    sides: int = 6
    explode: bool = True
    destiny: int = 0
    destiny_min: int = 4
    destiny_crits: bool = True
    crit_requires_hit: bool = True
    mega_base: int = 11
    pooled: bool = True
    top_bonus: int | None = None
    crit_worth: int = 0

    def __post_init__(self) -> None:
        _check_pool(self.dice, self.destiny, self.sides, self.explode)

    def cast(self, dice: Dice) -> Faces:
        return _cast_pool(dice, self.dice + self.destiny, self.sides, self.explode)

    def read(self, faces: Faces) -> Hits:
        normals, bonuses = 0, []
        hits_from, crits_from = self._hits_from(False), self._crits_from(False)
        for die, chain in enumerate(faces):
            if die == self.dice:
                hits_from, crits_from = self._hits_from(True), self._crits_from(True)
            total = sum(chain)
            if crits_from is not None and total >= crits_from:
                bonuses.append(self._bonus(total))
            elif total >= hits_from:
                normals += 1
        megas = tuple(sorted([b for b in bonuses if b], reverse=True))
        return Hits(normals, len(bonuses), (sum(megas),) if self.pooled and megas else megas)

    def _hits_from(self, is_destiny: bool) -> int:
        return min(self.destiny_min, self.min_roll) if is_destiny else self.min_roll

    def _crits_from(self, is_destiny: bool) -> int | None:
        if self.crit is None or (is_destiny and not self.destiny_crits):
            return None
        return max(self.crit, self._hits_from(is_destiny)) if self.crit_requires_hit else self.crit

    def _bonus(self, total: int) -> int:
        bonus = max(0, (total - self.mega_base) // self.sides)
        return bonus if self.top_bonus is None else min(bonus, self.top_bonus)

    @property
    def bounded(self) -> bool:
        can_crit = self.crit is not None and (self.dice > 0 or (self.destiny > 0 and self.destiny_crits))
        return not (can_crit and self.explode and self.top_bonus is None)

    def exact_law(self, cap: int | None) -> Law[Hits]:
        top, open_end = self._top_bonus(cap)
        total = 1
        groups = []
        for number, is_destiny in ((self.dice, False), (self.destiny, True)):
            if number:
                miss, normal, bonuses = self._classes(is_destiny, top, open_end)
                total *= (miss + normal + sum(bonuses)) ** number
                groups.append(self._group(number, miss, normal, bonuses[: top + 1], cap))
        if not groups:
            return Law.certain(Hits(0, 0, ()))
        weights = groups[0] if len(groups) == 1 else self._together(groups[0], groups[1], cap)
        return Law(weights, total - sum(weights.values())) if open_end else Law.of_counted(weights)

    def exact_steps(self, steps: Steps) -> Law[Hits]:
        """What is left of hits is counted one by one, so every number is a step, up to the most that counts."""
        if steps[0] > 0 or steps[-1] - steps[0] >= len(steps):
            raise ValueError(f"hits are counted from 0 on, one by one: {steps}")
        return self.law(steps[-1])

    def _top_bonus(self, cap: int | None) -> tuple[int, bool]:
        """The highest bonus to tell apart, and whether there are higher ones that become a rest."""
        limits = [limit for limit in (cap, self.top_bonus) if limit is not None]
        if not self.explode:
            limits.append(max(0, (self.sides - self.mega_base) // self.sides))
        if limits or self.bounded:
            return max(0, min(limits, default=0)), False
        last = negligible_from(self.sides, self.dice + self.destiny)
        return max(0, (last - self.mega_base) // self.sides), True

    def _classes(self, is_destiny: bool, top: int, open_end: bool) -> tuple[int, int, list[int]]:
        """Weights of one die: miss, normal, crit with bonus 0, 1, ... up to `top` (and above, if open)."""
        hits_from, crits_from = self._hits_from(is_destiny), self._crits_from(is_destiny)
        hit = _reaches(hits_from, self.sides, self.explode)
        tails: list[Fraction] = []
        if crits_from is not None:
            steps = range(top + 2 if open_end else top + 1)
            starts = [crits_from] + [max(crits_from, self.mega_base + k * self.sides) for k in steps if k]
            tails = [_reaches(start, self.sides, self.explode) for start in starts]
            hit = max(hit, tails[0])
        common = lcm(hit.denominator, *(p.denominator for p in tails))
        whole = [p.numerator * (common // p.denominator) for p in (*tails, Fraction(0))]
        hits = hit.numerator * (common // hit.denominator)
        bonuses = [a - b for a, b in pairwise(whole)] or [0]
        return common - hits, hits - whole[0], bonuses

    def _group(self, n: int, miss: int, normal: int, bonuses: list[int], cap: int | None) -> Weights[Hits]:
        """`n` equal dice: multinomial over miss, normal, crit, times the law of the crits' bonuses."""
        crit_laws = pooled_bonuses(bonuses, n, cap) if self.pooled else single_bonuses(bonuses, n, cap)
        make, weights, is_lumped = tuple.__new__, dict[Hits, int](), self._is_lumped(cap)
        for crits, laws in enumerate(crit_laws):
            if not laws:
                continue
            others, which = n - crits, comb(n, crits)
            pairs = list(self._as_far_as_seen(laws, crits, cap).items())
            told = min(crits, 1) if is_lumped else crits
            for normals in range(others + 1 if normal else 1):
                ways = which * comb(others, normals) * normal**normals * miss ** (others - normals)
                if not ways:
                    continue
                if is_lumped:
                    for megas, w in pairs:
                        hits = make(Hits, (normals, told, megas))
                        weights[hits] = weights.get(hits, 0) + ways * w
                else:
                    for megas, w in pairs:
                        weights[make(Hits, (normals, told, megas))] = ways * w
        return weights

    def _is_lumped(self, cap: int | None) -> bool:
        """Whether all crits are told as one."""
        return self.pooled and self.crit_worth > 0 and cap is not None

    def _together(self, left: Weights[Hits], right: Weights[Hits], cap: int | None) -> Weights[Hits]:
        """Two groups of dice in one pool."""
        weights: Weights[Hits] = {}
        for (normals, crits, megas), v in left.items():
            for (more_normals, more_crits, more_megas), w in right.items():
                together = crits + more_crits
                told = min(together, 1) if self._is_lumped(cap) else together
                both = Hits(normals + more_normals, told, self._merged(megas + more_megas, together, cap))
                weights[both] = weights.get(both, 0) + v * w
        return weights

    def _as_far_as_seen(self, laws: Weights[tuple[int, ...]], crits: int, cap: int | None) -> Weights[tuple[int, ...]]:
        """Bonuses merged that the crits' own worth hides. More crits hide still more, so groups may be added later."""
        if not self.crit_worth or cap is None or not crits:
            return laws
        merged: Weights[tuple[int, ...]] = {}
        for megas, weight in laws.items():
            kept = self._kept(megas, crits, cap)
            merged[kept] = merged.get(kept, 0) + weight
        return merged

    def _kept(self, megas: tuple[int, ...], crits: int, cap: int) -> tuple[int, ...]:
        if not self.pooled:
            return lowest_kept(megas, crits, cap, self.crit_worth)
        more = min(cap, self.crit_worth * crits + sum(megas)) - self.crit_worth
        return (more,) if more > 0 else ()

    def _merged(self, megas: tuple[int, ...], crits: int, cap: int | None) -> tuple[int, ...]:
        if self.crit_worth and cap is not None and crits:
            return self._kept(canonical(tuple(sorted(megas, reverse=True)), None if self.pooled else cap), crits, cap)
        if not self.pooled:
            return canonical(tuple(sorted(megas, reverse=True)), cap)
        total = sum(megas) if cap is None else min(cap, sum(megas))
        return (total,) if total else ()

    def description(self) -> Pool:
        return _described(self, self.crit)
