"""The questions asked of icepool, in the fastest spelling known to us."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import icepool
from icepool import Die, MultisetEvaluator, d

from benchmarks import parameters as p


def best_two() -> Any:
    return {n: (d(10).highest(n, 2) if n > 1 else d(10)) + p.BEST_TWO_SKILL for n in p.BEST_TWO_DICE}


class TopPairs(MultisetEvaluator):  # type: ignore[misc]
    """Takes faces from the highest down: two for the first sum, two for the second."""

    def initial_state(self, order: Any, _outcomes: Any, _size: Any) -> Any:
        self._only_descending(order)
        return 0, 0, 0

    def next_state(self, state: Any, order: Any, face: int, count: int) -> Any:
        self._only_descending(order)
        taken, first, second = state
        for_first = min(count, max(0, 2 - taken))
        for_second = min(count - for_first, max(0, 4 - taken - for_first))
        return min(4, taken + count), first + for_first * face, second + for_second * face

    def final_outcome(self, state: Any, _order: Any, _outcomes: Any, _size: Any) -> Any:
        return state[1:]

    @staticmethod
    def _only_descending(order: Any) -> None:
        if order > 0:
            raise icepool.UnsupportedOrder


def best_pairs() -> Any:
    evaluate = TopPairs()
    return {n: evaluate(d(10).pool(n)) for n in p.BEST_PAIRS_DICE}


def trait() -> Any:
    wild = d(6).explode(depth=p.PEER_DEPTH)
    first, second = (d(sides).explode(depth=p.PEER_DEPTH) for sides in p.DAMAGE_SIDES)
    total = first + second
    harm, harm_by_raise = total.map(p.harm), (total + wild).map(p.harm)

    def attack(x: int) -> Any:
        return -2 if x < p.PARRY else harm if x < p.PARRY + 4 else harm_by_raise

    answers = {}
    for sides in p.TRAIT_SIDES:
        better = icepool.highest(d(sides).explode(depth=p.PEER_DEPTH), wild)
        answers[sides] = better.map(p.raises), better.map(attack)
    return answers


class Classes(MultisetEvaluator):  # type: ignore[misc]
    """Adds up what the classes of the dice stand for."""

    def __init__(self, classes: Any, settle: Callable[[Any], Any]) -> None:
        self.classes = classes
        self.settle = settle

    def initial_state(self, _order: Any, _outcomes: Any, _size: Any) -> Any:
        return (0,) * len(self.classes[0])

    def next_state(self, state: Any, _order: Any, number: int, count: int) -> Any:
        if len(state) == 2:
            one, two = self.classes[number]
            return state[0] + count * one, state[1] + count * two
        one, two, three = self.classes[number]
        return state[0] + count * one, state[1] + count * two, state[2] + count * three

    def final_outcome(self, state: Any, _order: Any, _outcomes: Any, _size: Any) -> Any:
        return self.settle(state)


def hit_pool() -> Any:
    die, covered = Die(range(7), p.DIE_WEIGHTS), Die(range(7), p.COVERED_WEIGHTS)
    joint = Classes(p.DIE_CLASSES, lambda state: state)
    past_armour = [(hit, crit + bonus) for hit, crit, bonus in p.DIE_CLASSES]
    wounds = Classes(past_armour, lambda state: max(0, state[0] - p.ARMOUR_LEFT) + state[1])
    return {n: (joint(die.pool(n)), wounds(covered.pool(n))) for n in p.HIT_POOL_DICE}


def damage(attacker: p.Realms, defender: p.Realms) -> Any:
    w12 = d(12)
    edge = attacker.strength - defender.protection

    def settled(strike: int, guard: int) -> Any:
        if strike + edge > guard and defender.composite:
            return (strike + edge - w12).clip(0)
        return max(0, strike + edge - guard)

    def exchanged(strike: int, guard: int) -> Any:
        if strike + edge <= guard and attacker.explosive:
            return w12.map(lambda again: settled(again, guard))
        return settled(strike, guard)

    lost = icepool.map(exchanged, w12, w12)
    return w12.map(lambda x: lost if x <= attacker.skill else 0)


def realms_damage() -> Any:
    return damage(p.REALMS_A, p.REALMS_B), damage(p.REALMS_B, p.REALMS_A)


def duel(life: int, by_a: Any, by_b: Any) -> float:
    """Without the rounds in which nothing happens, a duel ends after a bounded number of rounds."""
    both = icepool.tupleize(by_a, by_b).reroll([(0, 0)], depth="inf")

    def fought(state: tuple[int, int]) -> Any:
        a, b = state
        if a <= 0 or b <= 0:
            return state
        return both.map(lambda x, y: (a, 0) if x >= b else (max(0, a - y), b - x), star=True)

    state = Die([(life, life)])
    for _ in range(2 * life):
        state = state.map(fought, star=False)
    return float(state.map(lambda _, b: b <= 0, star=True).probability(True))


def realms_duel() -> Any:
    return duel(p.REALMS_LIFE, *realms_damage())


def phasesix_duel() -> Any:
    die = Die(range(len(p.DUEL_WEIGHTS)), p.DUEL_WEIGHTS)
    strike = Classes(p.DUEL_CLASSES, lambda hits: min(p.DUEL_HEARTS, max(0, hits[0] - p.DUEL_ARMOUR) + hits[1]))
    by_a, by_b = (strike(die.pool(n)) for n in p.DUEL_POOLS)
    return duel(p.DUEL_HEARTS, by_a, by_b)


QUESTIONS: dict[str, Callable[[], Any]] = {
    "best_two": best_two,
    "best_pairs": best_pairs,
    "trait": trait,
    "hit_pool": hit_pool,
    "realms_damage": realms_damage,
    "realms_duel": realms_duel,
    "phasesix_duel": phasesix_duel,
}


def plain(die: Any) -> dict[Any, float]:
    """A die as probabilities by outcome."""
    total = die.denominator()
    return {tuple(x) if isinstance(x, tuple) else x: w / total for x, w in die.items()}
