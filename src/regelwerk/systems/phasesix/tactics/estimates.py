"""Judgement: cheap estimates of what attacks, defences and blasts are worth. Tactics use them, rules never do.

Everything is measured in one coin: how much of somebody's remaining health is at stake, times how dangerous that
somebody is. So a blow at a wolf, a parry and a grenade can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from typing import NamedTuple

from regelwerk.dice import Hits, tail
from regelwerk.systems.phasesix.rules.attack.attack import AMMO, Strike, attack_dice, attack_min_roll, crit_threshold
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, cover_numbers
from regelwerk.systems.phasesix.rules.attack.defence import dodge_dice, parry_dice
from regelwerk.systems.phasesix.rules.attack.protection import penetrating, protection_tally
from regelwerk.systems.phasesix.rules.core.rolls import min_roll_of
from regelwerk.systems.phasesix.rules.handlings.ground import distance_m, terrain_cover
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.rules.handlings.offers import FINE, why_not_attack
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import SKILL_OF_KIND, Mode, Sheet, Weapon, shield_cover, unarmed

Tails = tuple[float, ...]
"""The chances of at least 1, 2, 3, ... wounds."""

MOST_WOUNDS = 12
LOWEST_CRIT = 7
USUAL_PROTECTION = 1
HARM_OF_STATUS = 0.1
SLEEPER = 0.5
"""Somebody asleep is half as urgent as somebody awake."""


class Blow(NamedTuple):
    """An attack that could be made, and what it promises."""

    handling: Handling
    worth: float
    wounds: float
    fells: float


class Guard(NamedTuple):
    """A defence that could be made, and how much it saves."""

    key: str
    worth: float


NO_BLOW = Blow(Handling("none"), 0.0, 0.0, 0.0)
NO_GUARD = Guard("", 0.0)


# -- dice ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def reaches(total: int) -> float:
    """The chance that one exploding W6 reaches a total."""
    return float(tail(total))


def some_success(dice: int, min_roll: int) -> float:
    """The chance of at least one success."""
    return 1 - (1 - reaches(min_roll)) ** dice if dice > 0 else 0.0


@lru_cache(maxsize=1 << 12)
def successes(dice: int, min_roll: int) -> tuple[float, ...]:
    """The chances of exactly 0, 1, 2, ... successes."""
    p, n = reaches(min_roll), max(0, dice)
    return tuple(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1))


def passes(cover: tuple[int, ...]) -> float:
    """The chance that one hit gets past cover."""
    chance = 1.0
    for number in cover:
        chance *= min(1.0, max(0.0, (number - 1) / 6))
    return chance


@lru_cache(maxsize=1 << 14)
def wound_tails(
    dice: int, min_roll: int, crit: int | None, cover: tuple[int, ...], protection: int, per_hit: int
) -> Tails:
    """The chances of each number of wounds: each die a miss, a normal hit, or a crit that armour does not stop."""
    through = passes(cover)
    hit = reaches(min_roll)
    critical = [reaches(max(min_roll, step)) for step in (crit, 17, 23, 29)] if crit is not None else [0.0]
    faces = [(through * (hit - critical[0]), 1, 0)]
    for bonus, chance in enumerate(critical):
        beyond = critical[bonus + 1] if bonus + 1 < len(critical) else 0.0
        faces.append((through * max(0.0, chance - beyond), 0, per_hit + bonus))
    law: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for _ in range(dice):
        grown: dict[tuple[int, int], float] = {}
        for (normals, direct), so_far in law.items():
            grown[normals, direct] = grown.get((normals, direct), 0.0) + so_far * (1 - through * hit)
            for chance, normal, wounds in faces:
                if chance:
                    key = normals + normal, min(MOST_WOUNDS, direct + wounds)
                    grown[key] = grown.get(key, 0.0) + so_far * chance
        law = grown
    exactly = [0.0] * (MOST_WOUNDS + 1)
    for (normals, direct), chance in law.items():
        exactly[min(MOST_WOUNDS, per_hit * max(0, normals - protection) + direct)] += chance
    return tuple(sum(exactly[n:]) for n in range(1, MOST_WOUNDS + 1))


# -- people -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def arms(sheet: Sheet) -> tuple[Weapon, ...]:
    """All ways of attacking, each named once; bare hands are always there for people."""
    carried = {weapon.id: weapon for weapon in sheet.weapons}
    return (*carried.values(),) if sheet.foe else (*carried.values(), unarmed(sheet))


@lru_cache(maxsize=512)
def threat(sheet: Sheet) -> float:
    """How dangerous somebody is: the wounds of the best attack against light armour."""
    best = 0.5
    for weapon in arms(sheet):
        pool = weapon.pool if weapon.pool is not None else sheet.skill(SKILL_OF_KIND[weapon.kind])
        for mode in weapon.modes:
            extra = 0 if weapon.pool is not None else weapon.damage_potential + (2 if mode == "burst" else 0)
            crit = None if mode == "burst" else weapon.crit_base
            stopped = max(0, USUAL_PROTECTION - weapon.penetration)
            tails = wound_tails(max(0, pool + extra), sheet.min_roll, crit, (), stopped, weapon.wounds_per_hit)
            best = max(best, sum(tails))
    return best


def remaining(fighter: Fighter) -> int:
    """Hearts and boosts that are left."""
    return max(1, fighter.hearts + fighter.boosts)


def prize(target: Fighter) -> float:
    """What it is worth to put somebody out of the fight."""
    return threat(target.sheet) * (SLEEPER if target.has("asleep") else 1.0)


def standing_enemies(state: Combat, me: Fighter) -> list[Fighter]:
    """Enemies who are still in the fight, sleepers included."""
    return [f for f in state.fighters if f.sheet.side != me.sheet.side and not f.is_out]


def is_alert(fighter: Fighter) -> bool:
    """Somebody who can act and knows that there is a fight."""
    return not (fighter.is_helpless or fighter.unaware or fighter.gone)


def melee_reach(fighter: Fighter) -> int:
    """How far the longest melee weapon in hand reaches; 0 without one."""
    return max((w.range_m for w in arms(fighter.sheet) if w.kind == "melee" and _at_hand(fighter, w)), default=0)


def _at_hand(fighter: Fighter, weapon: Weapon) -> bool:
    return fighter.armed_with(weapon) or weapon.actions_to_ready == 0


def shooting_weapons(fighter: Fighter) -> Iterator[Weapon]:
    """What could be fired or thrown as it is, loaded and in hand."""
    for weapon in arms(fighter.sheet):
        if weapon.kind != "melee" and fighter.armed_with(weapon) and fighter.ammo_of(weapon) != 0:
            yield weapon


def in_contact(state: Combat, me: Fighter) -> list[Fighter]:
    """Alert enemies who can strike at once."""
    return [
        enemy
        for enemy in standing_enemies(state, me)
        if is_alert(enemy) and distance_m(state, enemy, me) <= melee_reach(enemy)
    ]


def shooters_at(state: Combat, me: Fighter) -> list[Fighter]:
    """Alert enemies with something to shoot or throw and a line to me."""
    return [
        enemy
        for enemy in standing_enemies(state, me)
        if is_alert(enemy)
        and any(True for _ in shooting_weapons(enemy))
        and terrain_cover(state, enemy.position, me, enemy.id) != "blocked"
    ]


# -- attacks ------------------------------------------------------------------------------------------------------


def tails_of(
    state: Combat,
    attacker: Fighter,
    target: Fighter,
    weapon: Weapon,
    mode: Mode,
    *,
    walking: bool = False,
    aiming: int = 0,
) -> Tails:
    """The chances of wounds in one attack that nobody answers, after further actions of aiming."""
    crit = crit_threshold(attacker, target.id, weapon, mode, state.options)
    return wound_tails(
        max(0, attack_dice(state, attacker, target, weapon, mode).total),
        attack_min_roll(state, attacker, target, weapon, walking=walking).total,
        None if crit is None else max(LOWEST_CRIT, crit.total - 2 * aiming),
        cover_numbers(state, attacker.position, attacker.id, target, shield_raised=False),
        penetrating(protection_tally(target, state.options), weapon.penetration),
        weapon.wounds_per_hit,
    )


def blow_at(target: Fighter, weapon: Weapon, mode: Mode, tails: Tails) -> Blow:
    """What an attack promises against one target."""
    left = min(MOST_WOUNDS, remaining(target))
    wounds = sum(tails[:left])
    harm = HARM_OF_STATUS * tails[0] * sum(level for _, level in weapon.status_on_wound)
    worth = prize(target) * (wounds / left + harm)
    return Blow(Handling("attack", weapon.id, mode, target.sheet.id), worth, wounds, tails[left - 1])


def possible_blows(state: Combat, me: Fighter, *, walking: bool = False, only: Weapon | None = None) -> Iterator[Blow]:
    """Every attack on a standing enemy that the rules allow here and now."""
    for target in standing_enemies(state, me):
        away = distance_m(state, me, target)
        for weapon in arms(me.sheet) if only is None else (only,):
            # A cheap look first: reasons for a refusal are dear.
            if weapon.kind == "melee" and away > 2 * weapon.range_m:
                continue
            for mode in weapon.modes:
                if why_not_attack(state, me, target, weapon, mode) != FINE:
                    continue
                if target.has("asleep") and not (state.options.coup_melee_only and mode != "melee"):
                    yield _coup(state, me, target, weapon, mode, walking=walking)
                else:
                    yield blow_at(target, weapon, mode, tails_of(state, me, target, weapon, mode, walking=walking))


def _coup(state: Combat, me: Fighter, victim: Fighter, weapon: Weapon, mode: Mode, *, walking: bool) -> Blow:
    """One success puts a sleeper out of the fight, whatever the armour."""
    dice = attack_dice(state, me, victim, weapon, mode).total
    fells = some_success(dice, attack_min_roll(state, me, victim, weapon, walking=walking).total)
    handling = Handling("coup_de_grace", weapon.id, mode, victim.sheet.id)
    return Blow(handling, prize(victim) * fells, fells * remaining(victim), fells)


def best_blow(state: Combat, me: Fighter, *, walking: bool = False) -> Blow:
    """The attack that takes most of what matters; the first of equals."""
    return max(possible_blows(state, me, walking=walking), key=lambda blow: blow.worth, default=NO_BLOW)


def reload_share(weapon: Weapon, mode: Mode) -> float:
    """Actions of reloading that one attack costs in the long run."""
    if weapon.kind != "shooting" or weapon.capacity is None or not AMMO[mode]:
        return 0.0
    return weapon.reload_actions / max(1, weapon.capacity // AMMO[mode])


class Preparation(NamedTuple):
    """A weapon to draw or to load first, and what attacks with it will bring for each action."""

    handling: Handling
    worth: float


NO_PREPARATION = Preparation(Handling("none"), 0.0)


def best_preparation(state: Combat, me: Fighter, *, may_draw: bool) -> Preparation:
    """Load what is empty in hand or, if nothing in hand is any good, draw something else."""
    best = NO_PREPARATION
    for weapon in arms(me.sheet):
        if me.sheet.foe or weapon.natural or (weapon.kind == "throwing" and not me.ammo_of(weapon)):
            continue
        draws = not me.armed_with(weapon) and weapon.actions_to_ready > 0
        loads = weapon.kind == "shooting" and me.ammo_of(weapon) == 0
        if (draws and not may_draw) or not (draws or loads):
            continue
        cost = draws * weapon.actions_to_ready + loads * weapon.reload_actions
        ammo = tuple((name, weapon.capacity or left if name == weapon.id else left) for name, left in me.ammo)
        prepared = me._replace(ready=(weapon.id,), ammo=ammo)
        hoped = max((blow.worth for blow in possible_blows(state, prepared, only=weapon)), default=0.0)
        if hoped / (1 + cost) > best.worth:
            best = Preparation(Handling("ready" if draws else "reload", weapon.id), hoped / (1 + cost))
    return best


# -- defence ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def expected_loss(hits: Hits, cover: tuple[int, ...], protection: int, per_hit: int, left: int) -> float:
    """The wounds that known hits will cause, at most what is left to lose."""
    through = passes(cover)
    loss = 0.0
    for normals in range(hits.normals + 1):
        of_normals = comb(hits.normals, normals) * through**normals * (1 - through) ** (hits.normals - normals)
        for crits in range(hits.crits + 1):
            of_crits = comb(hits.crits, crits) * through**crits * (1 - through) ** (hits.crits - crits)
            bonus = sum(hits.megas) if crits == hits.crits else 0
            wounds = per_hit * (max(0, normals - protection) + crits) + bonus
            loss += of_normals * of_crits * min(left, wounds)
    return loss


def best_guard(state: Combat, me: Fighter, strike: Strike, hits: Hits) -> tuple[Guard, float]:
    """The defence that saves most against these hits, and the wounds to expect without it."""
    attacker = state.find(strike.attacker)
    weapon, left = strike.weapon, remaining(me)
    protection = penetrating(protection_tally(me, state.options), weapon.penetration)

    def loss(after: Hits, *, shield: bool = False) -> float:
        cover = cover_numbers(state, attacker.position, attacker.sheet.id, me, shield_raised=shield)
        return expected_loss(after, cover, protection, weapon.wounds_per_hit, left)

    bare = loss(hits)
    left_over: list[tuple[float, str]] = []
    if strike.mode == "melee":
        dodged = some_success(
            dodge_dice(me).total, min_roll_of(me, "dodge", state.options).total + hits.normals + hits.crits
        )
        left_over.append(((1 - dodged) * bare, "dodge"))
        for own in _parrying(me):
            law = successes(parry_dice(state, me, own.id).total, min_roll_of(me, "parry", state.options).total)
            parried = sum(p * loss(hits._replace(normals=max(0, hits.normals - n))) for n, p in enumerate(law))
            left_over.append((parried, f"parry:{own.id}"))
    if can_use_shield(state, me):
        left_over.append((loss(hits, shield=True), "shield_parry"))
    if not left_over:
        return NO_GUARD, bare
    least, key = min(left_over)
    return Guard(key, threat(me.sheet) * (bare - least) / left), bare


def _parrying(me: Fighter) -> Iterator[Weapon]:
    for weapon in arms(me.sheet):
        if weapon.natural or weapon.kind != "melee":
            continue
        if weapon.can_parry if me.sheet.foe else _at_hand(me, weapon):
            yield weapon


def guard_to_come(state: Combat, me: Fighter, enemy: Fighter) -> float:
    """What an action kept for defence will save when this enemy strikes, in the middle of what its dice do."""
    weapon = max(
        (w for w in arms(enemy.sheet) if w.kind == "melee" and _at_hand(enemy, w)),
        key=lambda w: attack_dice(state, enemy, me, w, "melee").total,
        default=None,
    )
    if weapon is None:
        return 0.0
    dice = attack_dice(state, enemy, me, weapon, "melee").total
    number = attack_min_roll(state, enemy, me, weapon, walking=False).total
    return _saved(
        successes(dice, number),
        dodge_dice(me).total,
        min_roll_of(me, "dodge", state.options).total,
        max((parry_dice(state, me, own.id).total for own in _parrying(me)), default=0),
        min_roll_of(me, "parry", state.options).total,
        _shield_number(state, me),
        penetrating(protection_tally(me, state.options), weapon.penetration),
        remaining(me),
    ) * threat(me.sheet)


def _shield_number(state: Combat, me: Fighter) -> tuple[int, ...]:
    if me.sheet.shield is None or not can_use_shield(state, me):
        return ()
    number = shield_cover(me.sheet.shield, state.options.shield_cover_clamp)
    return () if number is None else (number,)


@lru_cache(maxsize=1 << 12)
def _saved(
    law: tuple[float, ...],
    evasion: int,
    dodge_number: int,
    parry: int,
    parry_number: int,
    shield: tuple[int, ...],
    protection: int,
    left: int,
) -> float:
    """The share of what is left that the best defence saves, over all numbers of hits."""
    saved = 0.0
    for count, chance in enumerate(law):
        hits = Hits(count, 0, ())
        bare = expected_loss(hits, (), protection, 1, left)
        dodged = some_success(evasion, dodge_number + count) * bare
        parried = sum(
            p * (bare - expected_loss(Hits(max(0, count - n), 0, ()), (), protection, 1, left))
            for n, p in enumerate(successes(parry, parry_number))
        )
        blocked = bare - expected_loss(hits, shield, protection, 1, left)
        saved += chance * max(dodged, parried, blocked)
    return saved / left
