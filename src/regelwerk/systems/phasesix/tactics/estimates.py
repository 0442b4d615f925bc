"""Judgement: estimates of what attacks, defences and blasts are worth. Tactics use them, rules never do.

The dice of an estimate are those of the rules: the same declaration in numbers, the same resolution, asked for its
exact law as if nobody answered or spent anything.

Everything is measured in one coin: how much of somebody's remaining health is at stake, times how dangerous that
somebody is. So a blow at a wolf, a parry and a grenade can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from regelwerk.dice import Hits
from regelwerk.engine.interpreters.estimates import FINE_GRAINS, GRAINS, Estimates
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.state_values import NO_NAME, Value, replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.attack import (
    AMMO,
    Attack,
    Circumstances,
    Defence,
    Strike,
    attack_dice,
    circumstances,
    defence_of,
    hit_roll,
    plan_in,
    planned,
)
from regelwerk.systems.phasesix.rules.attack.coup import Coup, coup_numbers, resolve_coup
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, cover_numbers
from regelwerk.systems.phasesix.rules.attack.defence import NO_GUARD, Guard, guard_of
from regelwerk.systems.phasesix.rules.attack.exchange import meet_hits, resolve_attack
from regelwerk.systems.phasesix.rules.core.rolls import Pool, Purse, pool_roll
from regelwerk.systems.phasesix.rules.handlings.ground import distance_m, terrain_cover
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from regelwerk.systems.phasesix.rules.handlings.offers import out_of_reach, unready
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter, Scene
from regelwerk.systems.phasesix.values import ATTRIBUTES, Levels, Mode, Sheet, Weapon, unarmed

Tails = tuple[float, ...]
"""The chances of at least 1, 2, 3, ... wounds."""

NOBODY = Purse("", "")
"""Whoever rolls in an estimate adds no dice, and equal numbers are equal whoever they belong to."""
USUAL_TARGET = Sheet("usual", NO_NAME, "", "", attributes=(1,) * len(ATTRIBUTES), base_protection=1, max_hearts=12)
"""Somebody in light armour who can take a lot: the measure of how dangerous an attack is."""
HARM_OF_STATUS = 0.1
LEAST_THREAT = 0.5
SLEEPER = 0.5
"""Somebody asleep is half as urgent as somebody awake."""


class Blow(NamedTuple):
    """An attack that could be made, and what it promises."""

    handling: Handling
    worth: float
    wounds: float
    fells: float


class Saving(NamedTuple):
    """A defence that could be made, and how much it saves."""

    key: str
    worth: float


NO_BLOW = Blow(Handling("none"), 0.0, 0.0, 0.0)
NO_SAVING = Saving("", 0.0)


# -- dice ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 12)
def successes(pool: Pool) -> tuple[float, ...]:
    """The chances of exactly 0, 1, 2, ... successes."""
    law = Odds().law(pool_roll, NOBODY, pool, "PS-ROL-01").map(lambda rolled: rolled.successes)
    return tuple(float(law.probability(count)) for count in range(max(law) + 1))


def some_success(pool: Pool) -> float:
    """The chance of at least one success."""
    return 1 - successes(pool)[0]


def mean_successes(pool: Pool) -> float:
    """How many successes a pool brings on average."""
    return sum(count * chance for count, chance in enumerate(successes(pool)))


@lru_cache(maxsize=128)
def _odds_against(defence: Defence, grains: int = GRAINS) -> Estimates:  # noqa: ARG001  one memory for each
    """What was found out about one defence helps with every further attack on it; of defences the latest are kept."""
    return Estimates(grains=grains)


@lru_cache(maxsize=1 << 12)
def coup_succeeds(coup: Coup) -> float:
    """The chance that a coup de grâce brings death nearer at all."""
    return float(Odds().law(resolve_coup, coup).where(lambda resolved: resolved.nearer > 0))


@lru_cache(maxsize=1 << 14)
def wound_tails(attack: Attack) -> Tails:
    """The chances of each number of wounds, up to what the target has when unhurt."""
    odds = _odds_against(attack.defence, FINE_GRAINS)
    law = odds.law(resolve_attack, attack, None).map(lambda resolved: resolved.blow.wounds)
    return tuple(float(law.at_least(wounds)) for wounds in range(1, attack.most + 1))


def _nameless(attack: Attack) -> Attack:
    """The numbers of an attack at an unhurt target, whoever it is."""
    defence = nameless_defence(attack.defence)
    return Attack(NOBODY, attack.pool, defence, defence.wounds_that_matter, 0)


def nameless_defence(defence: Defence) -> Defence:
    return replace(defence, seat="", who="", counts_prevented=False, loses_aim_on="")


# -- people -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def arms(sheet: Sheet) -> tuple[Weapon, ...]:
    """All ways of attacking, each named once; bare hands are always there for people."""
    carried = {weapon.id: weapon for weapon in sheet.weapons}
    return (*carried.values(),) if sheet.foe else (*carried.values(), unarmed(sheet))


Arm = tuple[Weapon, Mode]


@lru_cache(maxsize=1 << 12)
def arms_ready(sheet: Sheet, options: Options, ready: tuple[str, ...], ammo: Levels, aimed: str) -> tuple[Arm, ...]:
    """The attacks that could be made at once, as far as hands and ammunition go.

    A weapon that is in nothing better than another one in hand is left out, unless something has been aimed with it.
    """
    me = Fighter(sheet, sheet.max_hearts, ready=ready, ammo=ammo)
    found: list[Arm] = []
    for weapon in arms(sheet):
        if weapon.id == aimed or not any(_is_as_good(other, weapon) for other, _ in found):
            found += [(weapon, mode) for mode in weapon.modes if not unready(options, me, weapon, mode)]
    return tuple(found)


def _is_as_good(one: Weapon, other: Weapon) -> bool:
    """Whether a melee weapon does all that another one does, with as many dice and at the same reach."""
    return (
        one.modes == other.modes == ("melee",)
        and one.pool is None
        and other.pool is None
        and one.range_m == other.range_m
        and one.damage_potential >= other.damage_potential
        and one.penetration >= other.penetration
        and one.wounds_per_hit >= other.wounds_per_hit
        and one.crit_base <= other.crit_base
        and not other.status_on_wound
    )


def arms_of(state: Combat, me: Fighter) -> tuple[Arm, ...]:
    """The attacks that somebody could make at once."""
    aimed = me.aim.weapon if me.aim is not None else ""
    return arms_ready(me.sheet, state.scene.options, me.ready, me.ammo, aimed)


@lru_cache(maxsize=512)
def threat(sheet: Sheet) -> float:
    """How dangerous somebody is: the wounds of the best attack against light armour."""
    scene = Scene(NO_NAME, Options(space="none"))
    me = Fighter(sheet, sheet.max_hearts)
    target = Fighter(USUAL_TARGET, USUAL_TARGET.max_hearts)
    plans = [planned(scene, me, target, weapon, mode) for weapon in arms(sheet) for mode in weapon.modes]
    return max(LEAST_THREAT, *(sum(wound_tails(_nameless(plan.attack))) for plan in plans))


def remaining(fighter: Fighter) -> int:
    """Hearts and boosts that are left."""
    return max(1, fighter.hearts + fighter.boosts)


def unhurt(fighter: Fighter) -> Fighter:
    """Somebody in full health: what is asked about it is asked once, however hurt it is later."""
    return fighter.with_health(max(fighter.sheet.max_hearts, remaining(fighter)), 0)


def prize(target: Fighter) -> float:
    """What it is worth to put somebody out of the fight."""
    return threat(target.sheet) * (SLEEPER if target.has("asleep") else 1.0)


def standing_enemies(state: Combat, me: Fighter) -> list[Fighter]:
    """Enemies who are still in the fight, sleepers included."""
    side = me.sheet.side
    return [f for f in state.fighters if f.sheet.side != side and not (f.gone or (f.conditions and f.is_out))]


def is_alert(fighter: Fighter) -> bool:
    """Somebody who can act and knows that there is a fight."""
    return not (fighter.is_helpless or fighter.unaware or fighter.gone)


def melee_reach(fighter: Fighter) -> int:
    """How far the longest melee weapon in hand reaches; 0 without one."""
    return max([w.range_m for w in melee_arms(fighter.sheet, fighter.ready)], default=0)


@lru_cache(maxsize=1 << 12)
def melee_arms(sheet: Sheet, ready: tuple[str, ...]) -> tuple[Weapon, ...]:
    """The melee weapons in hand, and those that need no readying."""
    me = Fighter(sheet, sheet.max_hearts, ready=ready)
    return tuple(w for w in arms(sheet) if w.kind == "melee" and _at_hand(me, w))


def _at_hand(fighter: Fighter, weapon: Weapon) -> bool:
    return fighter.armed_with(weapon) or weapon.actions_to_ready == 0


def can_shoot(fighter: Fighter) -> bool:
    """Whether anything could be fired or thrown as it is, loaded and in hand."""
    return _can_shoot(fighter.sheet, fighter.ready, fighter.ammo)


@lru_cache(maxsize=1 << 12)
def _can_shoot(sheet: Sheet, ready: tuple[str, ...], ammo: Levels) -> bool:
    me = Fighter(sheet, sheet.max_hearts, ready=ready, ammo=ammo)
    return any(w.kind != "melee" and me.armed_with(w) and me.ammo_of(w) != 0 for w in arms(sheet))


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
        if is_alert(enemy) and can_shoot(enemy) and terrain_cover(state, enemy.position, me, enemy.id) != "blocked"
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
    if aiming:
        aim = attacker.aim
        so_far = aim.actions if aim is not None and (aim.target, aim.weapon) == (target.id, weapon.id) else 0
        attacker = replace(attacker, aim=Aim(target.id, weapon.id, so_far + aiming))
    return _tails_in(circumstances(state, attacker, target, weapon, mode, walking=walking))


@lru_cache(maxsize=1 << 14)
def _tails_in(found: Circumstances) -> Tails:
    """The chances of wounds at an unhurt target."""
    return wound_tails(_nameless(plan_in(found).attack))


def blow_at(target: Fighter, weapon: Weapon, mode: Mode, tails: Tails) -> Blow:
    """What an attack promises against one target."""
    left = remaining(target)
    wounds = sum(tails[:left])
    harm = HARM_OF_STATUS * tails[0] * sum(level for _, level in weapon.status_on_wound)
    worth = prize(target) * (wounds / left + harm)
    return Blow(Handling("attack", weapon.id, mode, target.sheet.id), worth, wounds, tails[left - 1])


def possible_blows(state: Combat, me: Fighter, *, walking: bool = False, only: Weapon | None = None) -> Iterator[Blow]:
    """Every attack on a standing enemy that the rules allow here and now."""
    ready = arms_of(state, me)
    if only is not None:
        options = state.scene.options
        ready = tuple([(only, mode) for mode in only.modes if not unready(options, me, only, mode)])
    if not ready:
        return
    for target in standing_enemies(state, me):
        for weapon, mode in ready:
            if out_of_reach(state, me, target, weapon, mode):
                continue
            if target.conditions and _is_for_a_coup(state, target, mode):
                yield _coup(state, me, target, weapon, mode, walking=walking)
            else:
                yield blow_at(target, weapon, mode, tails_of(state, me, target, weapon, mode, walking=walking))


def _is_for_a_coup(state: Combat, target: Fighter, mode: Mode) -> bool:
    return target.has("asleep") and not (state.options.coup_melee_only and mode != "melee")


def _coup(state: Combat, me: Fighter, victim: Fighter, weapon: Weapon, mode: Mode, *, walking: bool) -> Blow:
    """One success puts a sleeper out of the fight, whatever the armour."""
    strike = planned(state.scene, me, victim, weapon, mode, walking=walking).strike
    fells = coup_succeeds(replace(coup_numbers(state, me, victim, strike), victim="", purse=NOBODY))
    handling = Handling("coup_de_grace", weapon.id, mode, victim.sheet.id)
    return Blow(handling, prize(victim) * fells, fells * remaining(victim), fells)


@lru_cache(maxsize=1 << 12)
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
    if me.sheet.foe:
        return best
    for weapon in arms(me.sheet):
        if weapon.natural or (weapon.kind == "throwing" and not me.ammo_of(weapon)):
            continue
        draws = not me.armed_with(weapon) and weapon.actions_to_ready > 0
        loads = weapon.kind == "shooting" and me.ammo_of(weapon) == 0
        if (draws and not may_draw) or not (draws or loads):
            continue
        cost = draws * weapon.actions_to_ready + loads * weapon.reload_actions
        ammo = tuple((name, weapon.capacity or left if name == weapon.id else left) for name, left in me.ammo)
        prepared = replace(me, ready=(weapon.id,), ammo=ammo)
        hoped = max((blow.worth for blow in possible_blows(state, prepared, only=weapon)), default=0.0)
        if hoped / (1 + cost) > best.worth:
            best = Preparation(Handling("ready" if draws else "reload", weapon.id), hoped / (1 + cost))
    return best


# -- defence ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 15)
def expected_loss(hits: Hits, guard: Guard, defence: Defence, left: int) -> float:
    """The wounds that known hits will cause after a defence, at most what is left to lose."""
    law = _odds_against(defence).law(meet_hits, hits, guard, defence)
    return float(law.map(lambda struck: min(left, struck.blow.wounds)).mean())


class Defences(Value, frozen=True):
    """What somebody could do about an attack, in numbers: stand there, dodge or parry, raise a shield."""

    bare: Defence
    guards: tuple[tuple[str, Guard], ...]
    behind_shield: Defence | None


@lru_cache(maxsize=1 << 12)
def defences(state: Combat, me: Fighter, attacker: Fighter, weapon: Weapon, mode: Mode) -> Defences:
    """Everything that could be set against an attack; extra dice are not counted on."""

    def behind(*, shield: bool) -> tuple[int, ...]:
        return cover_numbers(state, attacker.position, attacker.sheet.id, me, shield_raised=shield)

    raised = behind(shield=True) if can_use_shield(state, me) else None
    hearts = max(me.sheet.max_hearts, remaining(me))
    bare = Fighter(me.sheet, hearts, conditions=me.conditions, ready=me.ready, armor_condition=me.armor_condition)
    return _defences(
        state.scene, bare, behind(shield=False), raised, weapon.penetration, weapon.wounds_per_hit, mode == "melee"
    )


@lru_cache(maxsize=1 << 12)
def _defences(
    scene: Scene,
    me: Fighter,
    cover: tuple[int, ...],
    raised: tuple[int, ...] | None,
    penetration: int,
    wounds_per_hit: int,
    melee: bool,
) -> Defences:
    """The same for somebody unhurt, of whom only what matters is known."""
    state = Combat(scene, (me,))

    def behind(cover: tuple[int, ...]) -> Defence:
        return nameless_defence(defence_of(state, me, cover, penetration, wounds_per_hit))

    handlings = [Handling("dodge"), *(Handling("parry", own.id) for own in _parrying(me))] if melee else []
    guards = tuple([(h.key, replace(guard_of(state, me, h), purse=NOBODY)) for h in handlings])
    return Defences(behind(cover), guards, None if raised is None else behind(raised))


def _losses(hits: Hits, against: Defences, left: int) -> Iterator[tuple[float, str]]:
    """The wounds to expect with each defence."""
    for key, guard in against.guards:
        yield expected_loss(hits, guard, against.bare, left), key
    if against.behind_shield is not None:
        yield expected_loss(hits, NO_GUARD, against.behind_shield, left), "shield_parry"


def best_guard(state: Combat, me: Fighter, strike: Strike, hits: Hits) -> tuple[Saving, float]:
    """The defence that saves most against these hits, and the wounds to expect without it."""
    left = remaining(me)
    against = defences(state, me, state.find(strike.attacker), strike.weapon, strike.mode)
    bare = expected_loss(hits, NO_GUARD, against.bare, left)
    least, key = min(_losses(hits, against, left), default=(bare, ""))
    return (Saving(key, threat(me.sheet) * (bare - least) / left) if key else NO_SAVING), bare


def _parrying(me: Fighter) -> Iterator[Weapon]:
    for weapon in arms(me.sheet):
        if weapon.natural or weapon.kind != "melee":
            continue
        if weapon.can_parry if me.sheet.foe else _at_hand(me, weapon):
            yield weapon


def guard_to_come(state: Combat, me: Fighter, enemy: Fighter) -> float:
    """What an action kept for defence will save when this enemy strikes, over all that its dice may do."""
    weapons = melee_arms(enemy.sheet, enemy.ready)
    if not weapons:
        return 0.0
    weapon = weapons[0]
    if len(weapons) > 1:
        weapon = max(weapons, key=lambda w: attack_dice(state, enemy, me, w, "melee").total)
    pool = plan_in(circumstances(state, enemy, unhurt(me), weapon, "melee", answered=True)).attack.pool
    return _saved(pool, defences(state, me, enemy, weapon, "melee"), remaining(me)) * threat(me.sheet)


def block_to_come(state: Combat, me: Fighter) -> float:
    """What a shield held up for a whole round will save against all who can get at somebody, friends sharing them."""
    friends = sum(f.sheet.side == me.sheet.side and is_alert(f) for f in state.fighters)
    saved = 0.0
    for enemy in standing_enemies(state, me):
        if not is_alert(enemy):
            continue
        reaching = [arm for arm in arms_of(state, enemy) if not out_of_reach(state, enemy, me, *arm)]
        if reaching:
            weapon, mode = max(reaching, key=lambda arm: sum(tails_of(state, enemy, me, *arm)))
            pool = plan_in(circumstances(state, enemy, unhurt(me), weapon, mode, answered=True)).attack.pool
            against = replace(defences(state, me, enemy, weapon, mode), guards=())
            saved += enemy.sheet.actions * _saved(pool, against, remaining(me))
    return min(1.0, saved / max(1, friends)) * threat(me.sheet)


@lru_cache(maxsize=1 << 12)
def _saved(pool: Pool, against: Defences, left: int) -> float:
    """The share of what is left that the best defence saves, over all hits that the pool may bring."""
    law = _odds_against(against.bare).law(hit_roll, NOBODY, pool).map(lambda rolled: rolled.hits)
    saved = 0.0
    for hits, weight in law.items():
        bare = expected_loss(hits, NO_GUARD, against.bare, left)
        least, _ = min(_losses(hits, against, left), default=(bare, ""))
        saved += weight / law.total * (bare - least)
    return saved / left
