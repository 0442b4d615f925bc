"""The questions asked of icepool, in the fastest spelling known to us."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb
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


def shot(one: p.RealmsShot) -> Any:
    """What follows a total depends on nothing before it, so it is worked out once."""
    w12 = d(12)
    attack, defence = w12 + one.attack, w12 + one.defence

    @cache
    def composite(a: int, b: int) -> Any:
        return defence.map(lambda c: (a > c) - (a < c)) if a > b and one.composite else (a > b) - (a < b)

    @cache
    def vibro(a: int, b: int) -> Any:
        return defence.map(lambda c: composite(a, c)) if a <= b and one.vibro else composite(a, b)

    def explosive(a: int, b: int) -> Any:
        return attack.map(lambda c: vibro(c, b)) if a <= b and one.explosive else vibro(a, b)

    ahead = icepool.map(explosive, attack, defence)
    shock = w12.map(lambda x: int(x > one.ko))
    doubled = shock if one.edged else Die([0])
    by_result = {
        -1: (0, 0),
        0: shock.map(lambda ap: (0, ap)),
        1: icepool.map(lambda twice, ap: (p.SHOT_DAMAGE * (1 + twice), ap), doubled, shock),
    }
    struck = ahead.map(lambda x: by_result[x])
    return w12.map(lambda x: struck if x <= one.value else (0, 0))


def realms_shot() -> Any:
    return shot(p.SHOT)


def realms_targets() -> Any:
    return {name: shot(one) for name, one in p.TWELVE_SHOTS.items()}


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


def attacks(pairs: Any, *, raised: bool = False) -> Any:
    """What attacks have in common is worked out once; totals that no class needs are not told apart."""
    sides = [(p.FACTIONS[attacker], p.FACTIONS[target]) for attacker, target in pairs]
    top = max(target.resilience for _, target in sides) + 4 * p.TOP_WOUNDS
    reach = max(target.defense for _, target in sides) + 4 * raised
    attackers = {attacker for attacker, _ in sides}
    sizes = {size for one in attackers for size in (one.striking_power, one.effectiveness)}
    harmful = {size: d(size).explode(depth=p.depth(size, top)) for size in sizes}
    sizes = {6, *(one.operations for one in attackers)}
    hitting = {size: d(size).explode(depth=p.depth(size, reach)) for size in sizes}
    totals = {one: harmful[one.striking_power] + harmful[one.effectiveness] for one in attackers}
    return {
        f"{one} {other}": attack(hitting[attacker.operations], hitting[6], totals[attacker], target, top, raised)
        for (one, other), (attacker, target) in zip(pairs, sides, strict=True)
    }


def attack(own: Any, wild: Any, total: Any, target: p.Faction, top: int, raised: bool) -> Any:
    harm = total.map(lambda x: p.wounds(x, target.resilience))
    missed = own.quantity("<", target.defense) * wild.quantity("<", target.defense)
    whole = own.denominator() * wild.denominator()
    if not raised:
        return Die({True: whole - missed, False: missed}).if_else(harm, p.MISS)
    more = total + d(6).explode(depth=p.depth(6, top))
    below = own.quantity("<", target.defense + 4) * wild.quantity("<", target.defense + 4)
    harm_by_raise = more.map(lambda x: p.wounds(x, target.resilience))
    return Die({0: missed, 1: below - missed, 2: whole - below}).map({0: p.MISS, 1: harm, 2: harm_by_raise})


def factions_attack() -> Any:
    return attacks([p.ATTACK])[" ".join(p.ATTACK)]


def factions_raise() -> Any:
    return attacks([p.ATTACK], raised=True)[" ".join(p.ATTACK)]


def factions_table() -> Any:
    return attacks(p.ATTACKS)


def factions_spies() -> Any:
    wild, own, others = (d(sides).explode(depth=p.far_depth(sides)) for sides in (6, p.SPY, p.SPIED_ON))
    spy, other = icepool.highest(own, wild), icepool.highest(others, wild)
    ahead = by_a_raise = 0
    for x, weight in spy.items():
        # The better die shows 1 only if both do, and two ones fail.
        if x > 1:
            ahead += weight * other.quantity("<", x + p.SPY_BONUS)
            by_a_raise += weight * other.quantity("<=", x + p.SPY_BONUS - 4)
    whole = spy.denominator() * other.denominator()
    return Die({0: whole - ahead, 1: ahead - by_a_raise, 2: by_a_raise})


def tens(dice: int, kept: int) -> Any:
    """How many tens some dice show, with all that they add: from `kept` on it does not matter."""
    weights = {t: comb(dice + t - 1, t) * 9**dice * 10 ** (kept - t) for t in range(kept)}
    return Die({**weights, kept: 10 ** (dice + kept) - sum(weights.values())})


def blow(dice: int, mode: str) -> Any:
    """Tens come before the last faces of all chains, which are fair below ten and do not depend on them."""
    if mode == "hampered" and dice == 1:
        mode = "normal"
    kept = p.BLOW_MODES[mode]
    lasts = d(9).pool(dice).highest(min(kept, dice)).expand()

    def landed(top: int, faces: Any) -> Any:
        best = (*(p.TEN,) * top, *reversed(faces))
        if mode == "eased" and top:
            # The copy of a ten adds a die, of which only the first face can matter.
            return d(10).map(lambda further: p.blow(p.TEN, p.TEN, max(best[1], further)))
        return p.blow(*p.counted(mode, *best))

    return icepool.map(landed, tens(dice, kept), lasts, star=False)


def darkspace_attack() -> Any:
    return blow(p.BLOW_POOL, "normal")


def darkspace_hampered() -> Any:
    return blow(p.BLOW_POOL, "hampered")


def darkspace_eased() -> Any:
    return blow(p.BLOW_POOL, "eased")


def darkspace_table() -> Any:
    return {f"{mode} {dice}": blow(dice, mode) for mode in p.BLOW_MODES for dice in p.BLOW_POOLS}


QUESTIONS: dict[str, Callable[[], Any]] = {
    "best_two": best_two,
    "best_pairs": best_pairs,
    "trait": trait,
    "hit_pool": hit_pool,
    "realms_damage": realms_damage,
    "realms_duel": realms_duel,
    "realms_shot": realms_shot,
    "realms_targets": realms_targets,
    "phasesix_duel": phasesix_duel,
    "factions_attack": factions_attack,
    "factions_raise": factions_raise,
    "factions_table": factions_table,
    "factions_spies": factions_spies,
    "darkspace_attack": darkspace_attack,
    "darkspace_hampered": darkspace_hampered,
    "darkspace_eased": darkspace_eased,
    "darkspace_table": darkspace_table,
}


def plain(die: Any) -> dict[Any, float]:
    """A die as probabilities by outcome."""
    total = die.denominator()
    return {tuple(x) if isinstance(x, tuple) else x: w / total for x, w in die.items()}
