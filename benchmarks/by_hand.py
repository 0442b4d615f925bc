"""The questions answered in plain Python, as one would write it for this one purpose: dice one after the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from functools import cache
from random import Random
from typing import Any

from benchmarks import parameters as p

Shares = dict[Any, float]


def one_more(shares: Shares, die: dict[Any, float], join: Callable[[Any, Any], Hashable]) -> Shares:
    """Throw another die into what is there."""
    more: Shares = defaultdict(float)
    for state, v in shares.items():
        for face, w in die.items():
            more[join(state, face)] += v * w
    return more


def relabelled(shares: Shares, name: Callable[[Any], Hashable]) -> Shares:
    return one_more(shares, {None: 1.0}, lambda state, _: name(state))


def fair(sides: int) -> dict[int, float]:
    return dict.fromkeys(range(1, sides + 1), 1 / sides)


def highest(kept: int) -> Callable[[Any, Any], Hashable]:
    return lambda faces, face: tuple(sorted((*faces, face), reverse=True)[:kept])


def best_two() -> Any:
    answers, faces = {}, {(): 1.0}
    for n in p.BEST_TWO_DICE:
        faces = one_more(faces, fair(10), highest(2))
        answers[n] = relabelled(faces, lambda kept: sum(kept) + p.BEST_TWO_SKILL)
    return answers


def best_pairs() -> Any:
    answers, faces = {}, {(): 1.0}
    for n in range(1, max(p.BEST_PAIRS_DICE) + 1):
        faces = one_more(faces, fair(10), highest(4))
        if n in p.BEST_PAIRS_DICE:
            answers[n] = relabelled(faces, lambda kept: (kept[0] + kept[1], kept[2] + kept[3]))
    return answers


def exploding(sides: int) -> Shares:
    """One exploding die, followed until more explosions no longer show."""
    shares, p_reached = {}, 1.0
    for explosions in range(16):
        for face in range(1, sides):
            shares[explosions * sides + face] = p_reached / sides
        p_reached /= sides
    return shares


def trait() -> Any:
    wild = exploding(6)
    total = one_more(exploding(p.DAMAGE_SIDES[0]), exploding(p.DAMAGE_SIDES[1]), lambda x, y: x + y)
    harm = relabelled(total, p.harm)
    harm_by_raise = relabelled(one_more(total, wild, lambda x, y: x + y), p.harm)
    answers = {}
    for sides in p.TRAIT_SIDES:
        better = one_more(exploding(sides), wild, max)
        hurt: Shares = defaultdict(float)
        for x, v in better.items():
            for wounds, w in ({-2: 1.0} if x < p.PARRY else harm if x < p.PARRY + 4 else harm_by_raise).items():
                hurt[wounds] += v * w
        answers[sides] = relabelled(better, p.raises), hurt
    return answers


def hit_pool() -> Any:
    die = {c: w / sum(p.DIE_WEIGHTS) for c, w in zip(p.DIE_CLASSES, p.DIE_WEIGHTS, strict=True)}
    covered = {c: w / sum(p.COVERED_WEIGHTS) for c, w in zip(p.DIE_CLASSES, p.COVERED_WEIGHTS, strict=True)}
    answers = {}
    joint: Shares = {(0, 0, 0): 1.0}
    behind: Shares = {(0, 0): 1.0}
    for n in range(1, max(p.HIT_POOL_DICE) + 1):
        joint = one_more(joint, die, lambda s, c: (s[0] + c[0], s[1] + c[1], s[2] + c[2]))
        behind = one_more(behind, covered, lambda s, c: (s[0] + c[0], s[1] + c[1] + c[2]))
        if n in p.HIT_POOL_DICE:
            answers[n] = joint, relabelled(behind, lambda s: max(0, s[0] - p.ARMOUR_LEFT) + s[1])
    return answers


def damage(attacker: p.Realms, defender: p.Realms) -> Shares:
    edge = attacker.strength - defender.protection
    faces = range(1, 13)
    lost: Shares = defaultdict(float)
    lost[0] = 1 - attacker.skill / 12
    for strike in faces:
        for guard in faces:
            lost_strike = strike + edge <= guard
            for second in faces if lost_strike and attacker.explosive else (strike,):
                way = attacker.skill / 12**3 / (12 if lost_strike and attacker.explosive else 1)
                if second + edge > guard and defender.composite:
                    for again in faces:
                        lost[max(0, second + edge - again)] += way / 12
                else:
                    lost[max(0, second + edge - guard)] += way
    return lost


def realms_damage() -> Any:
    return damage(p.REALMS_A, p.REALMS_B), damage(p.REALMS_B, p.REALMS_A)


def shot(one: p.RealmsShot) -> Shares:
    """Both totals, thrown again effect by effect; then the loss, and the shock."""
    die = fair(12)
    totals = one_more({a + one.attack: w for a, w in die.items()}, die, lambda a, guard: (a, guard + one.defence))
    if one.explosive:
        totals = thrown_again(totals, lambda a, b: a <= b, lambda _, b, face: (face + one.attack, b))
    if one.vibro:
        totals = thrown_again(totals, lambda a, b: a <= b, lambda a, _, face: (a, face + one.defence))
    if one.composite:
        totals = thrown_again(totals, lambda a, b: a > b, lambda a, _, face: (a, face + one.defence))
    held, hit = one.ko / 12, one.value / 12
    lost: Shares = defaultdict(float)
    lost[0, 0] = 1 - hit
    for (a, b), w in totals.items():
        if a < b:
            lost[0, 0] += hit * w
            continue
        doubled = (1 - held) if one.edged and a > b else 0.0
        loss = p.SHOT_DAMAGE if a > b else 0
        for hp, share in ((loss, 1 - doubled), (2 * loss, doubled)):
            lost[hp, 0] += hit * w * share * held
            lost[hp, 1] += hit * w * share * (1 - held)
    return lost


def thrown_again(totals: Shares, when: Callable[[int, int], bool], become: Callable[..., Any]) -> Shares:
    """Those totals that somebody does not like are thrown again."""
    more: Shares = defaultdict(float)
    for (a, b), w in totals.items():
        if not when(a, b):
            more[a, b] += w
            continue
        for face in range(1, 13):
            more[become(a, b, face)] += w / 12
    return more


def realms_shot() -> Any:
    return shot(p.SHOT)


def realms_targets() -> Any:
    return {name: shot(one) for name, one in p.TWELVE_SHOTS.items()}


def duel(life: int, by_a: Shares, by_b: Shares) -> float:
    """The chance of the first, who strikes first; rounds without any effect are left out."""

    @cache
    def wins(a: int, b: int) -> float:
        nothing = by_a.get(0, 0.0) * by_b.get(0, 0.0)
        chance = 0.0
        for x, v in by_a.items():
            if x >= b:
                chance += v
                continue
            for y, w in by_b.items():
                if (x or y) and y < a:
                    chance += v * w * wins(a - y, b - x)
        return chance / (1 - nothing)

    return wins(life, life)


def realms_duel() -> Any:
    return duel(p.REALMS_LIFE, *realms_damage())


def phasesix_duel() -> Any:
    die = {c: w / 6**12 for c, w in zip(p.DUEL_CLASSES, p.DUEL_WEIGHTS, strict=True)}
    strikes = []
    for n in p.DUEL_POOLS:
        pool: Shares = {(0, 0): 1.0}
        for _ in range(n):
            pool = one_more(pool, die, lambda s, c: (s[0] + c[0], s[1] + c[1]))
        strikes.append(relabelled(pool, lambda s: min(p.DUEL_HEARTS, max(0, s[0] - p.DUEL_ARMOUR) + s[1])))
    return duel(p.DUEL_HEARTS, *strikes)


def phasesix_fights() -> Any:
    """The duel fought with real dice, many times."""
    random = Random(1)
    wins = 0
    for _ in range(p.DUEL_FIGHTS):
        hearts = [p.DUEL_HEARTS, p.DUEL_HEARTS]
        turn = 0
        while True:
            hearts[1 - turn] -= struck(random, p.DUEL_POOLS[turn])
            if hearts[1 - turn] <= 0:
                wins += turn == 0
                break
            turn = 1 - turn
    return wins / p.DUEL_FIGHTS


def struck(random: Random, pool: int) -> int:
    """The wounds of one attack."""
    normals = past_armour = 0
    for _ in range(pool):
        face = total = random.randint(1, 6)
        while face == 6:
            face = random.randint(1, 6)
            total += face
        if total >= p.CRIT_FROM:
            past_armour += 1 + (total - p.CRIT_FROM) // 6
        elif total >= p.HIT_FROM:
            normals += 1
    return max(0, normals - p.DUEL_ARMOUR) + past_armour


def aced(sides: int, top: int) -> Shares:
    """One exploding die; `top` stands for all from there on."""
    shares: Shares = {}
    p_reached, left = 1.0, 1.0
    for total in range(1, top):
        if total % sides:
            shares[total] = p_reached / sides
            left -= shares[total]
        else:
            p_reached /= sides
    return {**shares, top: left}


def attack(attacker: p.Faction, target: p.Faction, *, raised: bool = False) -> Shares:
    top = target.resilience + 4 * p.TOP_WOUNDS
    total = one_more(
        aced(attacker.striking_power, top), aced(attacker.effectiveness, top), lambda x, y: min(top, x + y)
    )
    harm = relabelled(total, lambda x: p.wounds(x, target.resilience))
    better = one_more(aced(attacker.operations, target.defense + 4), aced(6, target.defense + 4), max)
    harm_by_raise = harm
    if raised:
        more = one_more(total, aced(6, top), lambda x, y: min(top, x + y))
        harm_by_raise = relabelled(more, lambda x: p.wounds(x, target.resilience))
    hurt: Shares = defaultdict(float)
    for x, v in better.items():
        by = {p.MISS: 1.0} if x < target.defense else harm if x < target.defense + 4 else harm_by_raise
        for wounds, w in by.items():
            hurt[wounds] += v * w
    return hurt


def factions_attack() -> Any:
    attacker, target = p.ATTACK
    return attack(p.FACTIONS[attacker], p.FACTIONS[target])


def factions_raise() -> Any:
    attacker, target = p.ATTACK
    return attack(p.FACTIONS[attacker], p.FACTIONS[target], raised=True)


def factions_table() -> Any:
    return {f"{one} {other}": attack(p.FACTIONS[one], p.FACTIONS[other]) for one, other in p.ATTACKS}


def factions_spies() -> Any:
    wild = exploding(6)
    spy = one_more(exploding(p.SPY), wild, max)
    other = one_more(exploding(p.SPIED_ON), wild, max)
    spied: Shares = defaultdict(float)
    for x, v in spy.items():
        mine = x + p.SPY_BONUS
        for y, w in other.items():
            # The better die shows 1 only if both do, and two ones fail.
            spied[0 if x == 1 or mine <= y else 1 if mine < y + 4 else 2] += v * w
    return spied


def chain(kept: int) -> Shares:
    """One die and all that its tens add; more tens than can be counted are not told apart."""
    shares: Shares = {(p.TEN,) * tens + (face,): 0.1 ** (tens + 1) for tens in range(kept) for face in range(1, p.TEN)}
    return {**shares, (p.TEN,) * kept: 0.1**kept}


def blows(mode: str, most: int) -> dict[int, Shares]:
    """One attack for each pool up to the largest, die after die."""
    kept = p.BLOW_MODES[mode]
    die = chain(kept)
    answers, faces = {}, {(): 1.0}
    for n in range(1, most + 1):
        faces = one_more(faces, die, lambda known, new: tuple(sorted((*known, *new), reverse=True)[:kept]))
        alone = mode == "hampered" and n == 1
        thrown = one_more(faces, die, copied) if mode == "eased" else faces
        answers[n] = relabelled(thrown, lambda best: p.blow(*p.counted("normal" if alone else mode, *best)))  # noqa: B023
    return answers


def copied(faces: tuple[int, ...], further: tuple[int, ...]) -> tuple[int, ...]:
    """The copy of a ten adds a die, too."""
    if faces[0] < p.TEN:
        return faces
    return (p.TEN, *sorted((*faces[1:], *further), reverse=True))


def darkspace_attack() -> Any:
    return blows("normal", p.BLOW_POOL)[p.BLOW_POOL]


def darkspace_hampered() -> Any:
    return blows("hampered", p.BLOW_POOL)[p.BLOW_POOL]


def darkspace_eased() -> Any:
    return blows("eased", p.BLOW_POOL)[p.BLOW_POOL]


def darkspace_table() -> Any:
    return {f"{mode} {n}": hit for mode in p.BLOW_MODES for n, hit in blows(mode, max(p.BLOW_POOLS)).items()}


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
    "phasesix_fights": phasesix_fights,
    "factions_attack": factions_attack,
    "factions_raise": factions_raise,
    "factions_table": factions_table,
    "factions_spies": factions_spies,
    "darkspace_attack": darkspace_attack,
    "darkspace_hampered": darkspace_hampered,
    "darkspace_eased": darkspace_eased,
    "darkspace_table": darkspace_table,
}


def plain(shares: Shares) -> dict[Any, float]:
    return dict(shares)
