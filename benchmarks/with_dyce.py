"""The questions asked of dyce, in the fastest spelling known to us."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

from dyce import H, P, expand, explode_n
from dyce.p import survey_outcome_order_ascending as upwards

from benchmarks import parameters as p


def best_two() -> Any:
    return {n: ((n @ P(10)).at(slice(-2, None)) if n > 1 else H(10)) + p.BEST_TWO_SKILL for n in p.BEST_TWO_DICE}


def best_pairs() -> Any:
    answers = {}
    for n in p.BEST_PAIRS_DICE:
        weights: dict[tuple[int, int], int] = {}
        for (fourth, third, second, first), count in (n @ P(10)).rolls_with_counts(slice(-4, None)):
            pairs = first + second, third + fourth
            weights[pairs] = weights.get(pairs, 0) + count
        answers[n] = H(weights)
    return answers


def every_path(callback: Callable[..., Any], *sources: Any) -> Any:
    """An expansion that leaves nothing out, however improbable."""
    return expand(callback, *sources, min_path_probability=Fraction(0))


def trait() -> Any:
    wild = explode_n(H(6), n=p.PEER_DEPTH)
    first, second = (explode_n(H(sides), n=p.PEER_DEPTH) for sides in p.DAMAGE_SIDES)
    total = first + second
    harm, harm_by_raise = total.apply(p.harm), (total + wild).apply(p.harm)

    def attack(result: Any) -> Any:
        return -2 if result.outcome < p.PARRY else harm if result.outcome < p.PARRY + 4 else harm_by_raise

    answers = {}
    for sides in p.TRAIT_SIDES:
        better = P(explode_n(H(sides), n=p.PEER_DEPTH), wild).at(-1)
        answers[sides] = better.apply(p.raises), every_path(attack, better)
    return answers


def hit_pool() -> Any:
    die, covered = H(dict(enumerate(p.DIE_WEIGHTS))), H(dict(enumerate(p.COVERED_WEIGHTS)))

    def joint(state: Any, number: int, count: int) -> Any:
        hit, crit, bonus = p.DIE_CLASSES[number]
        return state[0] + count * hit, state[1] + count * crit, state[2] + count * bonus

    def past_armour(state: Any, number: int, count: int) -> Any:
        hit, crit, bonus = p.DIE_CLASSES[number]
        return state[0] + count * hit, state[1] + count * (crit + bonus)

    def wounds(state: Any) -> int:
        return int(max(0, state[0] - p.ARMOUR_LEFT) + state[1])

    return {
        n: (
            (n @ P(die)).survey(accumulate=joint, initial=(0, 0, 0), order=upwards),
            (n @ P(covered)).survey(accumulate=past_armour, initial=(0, 0), order=upwards, settle=wounds),
        )
        for n in p.HIT_POOL_DICE
    }


def damage(attacker: p.Realms, defender: p.Realms) -> Any:
    w12 = H(12)
    edge = attacker.strength - defender.protection

    def settled(strike: int, guard: int) -> Any:
        if strike + edge > guard and defender.composite:
            return w12.apply(lambda again: max(0, strike + edge - again))
        return max(0, strike + edge - guard)

    def exchanged(strike: Any, guard: Any) -> Any:
        if strike.outcome + edge <= guard.outcome and attacker.explosive:
            return every_path(lambda again: settled(again.outcome, guard.outcome), w12)
        return settled(strike.outcome, guard.outcome)

    lost = every_path(exchanged, w12, w12)
    return every_path(lambda x: lost if x.outcome <= attacker.skill else 0, w12)


def realms_damage() -> Any:
    return damage(p.REALMS_A, p.REALMS_B), damage(p.REALMS_B, p.REALMS_A)


def shot(one: p.RealmsShot) -> Any:
    """What follows a total depends on nothing before it, so it is worked out once."""
    w12 = H(12)
    attack, defence = w12 + one.attack, w12 + one.defence

    @cache
    def composite(a: int, b: int) -> Any:
        return defence.apply(lambda c: (a > c) - (a < c)) if a > b and one.composite else (a > b) - (a < b)

    @cache
    def vibro(a: int, b: int) -> Any:
        return every_path(lambda c: composite(a, c.outcome), defence) if a <= b and one.vibro else composite(a, b)

    def explosive(a: int, b: int) -> Any:
        return every_path(lambda c: vibro(c.outcome, b), attack) if a <= b and one.explosive else vibro(a, b)

    ahead = every_path(lambda a, b: explosive(a.outcome, b.outcome), attack, defence)
    shock = w12.apply(lambda x: int(x > one.ko))
    doubled = shock if one.edged else H({0: 1})
    hurt = every_path(lambda twice, ap: (p.SHOT_DAMAGE * (1 + twice.outcome), ap.outcome), doubled, shock)
    by_result = {-1: (0, 0), 0: shock.apply(lambda ap: (0, ap)), 1: hurt}
    struck = every_path(lambda x: by_result[x.outcome], ahead)
    return every_path(lambda x: struck if x.outcome <= one.value else (0, 0), w12)


def realms_shot() -> Any:
    return shot(p.SHOT)


def realms_targets() -> Any:
    return {name: shot(one) for name, one in p.TWELVE_SHOTS.items()}


def duel(life: int, by_a: Any, by_b: Any) -> float:
    """Without the rounds in which nothing happens, a duel ends after a bounded number of rounds."""
    both = H({(x, y): v * w for x, v in by_a.items() for y, w in by_b.items() if x or y})

    def fought(result: Any) -> Any:
        a, b = result.outcome
        if a <= 0 or b <= 0:
            return result.outcome
        return both.apply(lambda lost: (a, 0) if lost[0] >= b else (max(0, a - lost[1]), b - lost[0]))

    state = H({(life, life): 1})
    for _ in range(2 * life):
        state = every_path(fought, state)
    wins = state.apply(lambda left: left[1] <= 0)
    return float(wins[True] / wins.total)


def realms_duel() -> Any:
    return duel(p.REALMS_LIFE, *realms_damage())


def phasesix_duel() -> Any:
    die = H(dict(enumerate(p.DUEL_WEIGHTS)))

    def hits(state: Any, number: int, count: int) -> Any:
        normal, past = p.DUEL_CLASSES[number]
        return state[0] + count * normal, state[1] + count * past

    def wounds(state: Any) -> int:
        return int(min(p.DUEL_HEARTS, max(0, state[0] - p.DUEL_ARMOUR) + state[1]))

    by_a, by_b = (
        (n @ P(die)).survey(accumulate=hits, initial=(0, 0), order=upwards, settle=wounds) for n in p.DUEL_POOLS
    )
    return duel(p.DUEL_HEARTS, by_a, by_b)


def attacks(pairs: Any, *, raised: bool = False) -> Any:
    """What attacks have in common is worked out once; totals that no class needs are not told apart."""
    sides = [(p.FACTIONS[attacker], p.FACTIONS[target]) for attacker, target in pairs]
    top = max(target.resilience for _, target in sides) + 4 * p.TOP_WOUNDS
    reach = max(target.defense for _, target in sides) + 4 * raised
    attackers = {attacker for attacker, _ in sides}
    sizes = {size for one in attackers for size in (one.striking_power, one.effectiveness)}
    harmful = {size: explode_n(H(size), n=p.depth(size, top)) for size in sizes}
    sizes = {6, *(one.operations for one in attackers)}
    hitting = {size: explode_n(H(size), n=p.depth(size, reach)) for size in sizes}
    better = {one: P(hitting[one.operations], hitting[6]).at(-1) for one in attackers}
    totals = {one: harmful[one.striking_power] + harmful[one.effectiveness] for one in attackers}
    return {
        f"{one} {other}": attack(better[attacker], totals[attacker], target, top, raised)
        for (one, other), (attacker, target) in zip(pairs, sides, strict=True)
    }


def attack(better: Any, total: Any, target: p.Faction, top: int, raised: bool) -> Any:
    def harm(x: int) -> int:
        return p.wounds(x, target.resilience)

    grades = [p.MISS, total.apply(harm)]
    if raised:
        grades.append((total + explode_n(H(6), n=p.depth(6, top))).apply(harm))
    grade = better.apply(lambda x: (x >= target.defense) + (raised and x >= target.defense + 4))
    return every_path(lambda result: grades[result.outcome], grade)


def factions_attack() -> Any:
    return attacks([p.ATTACK])[" ".join(p.ATTACK)]


def factions_raise() -> Any:
    return attacks([p.ATTACK], raised=True)[" ".join(p.ATTACK)]


def factions_table() -> Any:
    return attacks(p.ATTACKS)


def factions_spies() -> Any:
    wild, own, others = (explode_n(H(sides), n=p.far_depth(sides)) for sides in (6, p.SPY, p.SPIED_ON))
    # The better die shows 1 only if both do, and two ones fail.
    spy = P(own, wild).at(-1).apply(lambda x: x + p.SPY_BONUS if x > 1 else p.HOPELESS)
    lead = spy - P(others, wild).at(-1)
    return lead.apply(lambda x: 0 if x < 1 else 1 if x < 4 else 2)


def blow(dice: int, mode: str) -> Any:
    """Tens come before the last faces of all chains, which are fair below ten and do not depend on them."""
    if mode == "hampered" and dice == 1:
        mode = "normal"
    kept = p.BLOW_MODES[mode]
    tens = [comb(dice + t - 1, t) * 9**dice * 10 ** (kept - t) for t in range(kept)]
    tens.append(10 ** (dice + kept) - sum(tens))
    weights: dict[tuple[int, int], int] = {}
    for faces, count in (dice @ P(9)).rolls_with_counts(slice(-min(kept, dice), None)):
        for top, ways in enumerate(tens):
            best = (*(p.TEN,) * top, *reversed(faces))
            if mode == "eased" and top:
                # The copy of a ten adds a die, of which only the first face can matter.
                third = best[1]
                add(weights, p.blow(p.TEN, p.TEN, third), third * ways * count)
                for further in range(third + 1, p.TEN + 1):
                    add(weights, p.blow(p.TEN, p.TEN, further), ways * count)
            else:
                add(weights, p.blow(*p.counted(mode, *best)), (10 if mode == "eased" else 1) * ways * count)
    return H(weights)


def add(weights: dict[tuple[int, int], int], outcome: tuple[int, int], ways: int) -> None:
    weights[outcome] = weights.get(outcome, 0) + ways


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


def plain(histogram: Any) -> dict[Any, float]:
    """A histogram as probabilities by outcome."""
    total = histogram.total
    return {x: w / total for x, w in histogram.items()}
