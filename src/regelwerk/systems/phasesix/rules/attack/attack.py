"""Attack: the numbers of a hit roll, the modes, aiming, and what hits do to their target."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from regelwerk.dice import Hits
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, cover_in_turn, cover_numbers
from regelwerk.systems.phasesix.rules.attack.protection import penetrated, protection_tally
from regelwerk.systems.phasesix.rules.body.wounds import wounds_that_matter, wounds_to_fall
from regelwerk.systems.phasesix.rules.core.rolls import (
    Pool,
    Purse,
    Rolled,
    less_shock,
    min_roll_tally,
    pool_roll,
    purse_of,
)
from regelwerk.systems.phasesix.rules.handlings.ground import has_map, is_within
from regelwerk.systems.phasesix.state import Combat, Fighter, Scene
from regelwerk.systems.phasesix.values import SKILL_OF_KIND, UNARMED_ID, Levels, Mode, Sheet, Weapon

Crits = Literal["lumped", "counted", "apart"]
"""How far crits are told apart in odds: all as one, by their number, or each with its bonus."""

AMMO: dict[Mode, int] = {"melee": 0, "single": 1, "burst": 3, "throw": 1}
BURST_DICE = 2
WRONG_DISTANCE_DICE = -2
LOWEST_CRIT = 7


class Figures(NamedTuple):
    """The numbers of a hit roll with their reasons."""

    dice: Tally
    min_roll: Tally
    crit: Tally | None


class Strike(NamedTuple):
    """An attack that has been declared, with its numbers and their reasons."""

    attacker: str
    target: str
    weapon: Weapon
    mode: Mode
    figures: Figures
    reacting: bool = False


class Defence(NamedTuple):
    """What stands between the hits and the target's hearts."""

    seat: str
    who: str
    cover: tuple[int, ...]
    protection: int
    wounds_per_hit: int
    wounds_that_matter: int
    crit_removal: str
    counts_prevented: bool
    loses_aim_on: str


class Attack(NamedTuple):
    """The bare numbers of a declared attack: all that its dice need to know.

    Where nobody answers, the defence is that of an unhurt target, so that attacks on the hurt share its laws; `most` is
    what this one can still lose, and `fells` how many wounds put it out of the fight (0: it is out already).
    """

    purse: Purse
    pool: Pool
    defence: Defence
    most: int
    fells: int


class Plan(NamedTuple):
    """A declared attack: with its reasons for people, in bare numbers for the dice."""

    strike: Strike
    attack: Attack


class Blow(NamedTuple):
    """What hits did to somebody: wounds, hits stopped by armour, whether they spoil the aim, whether any arrived."""

    wounds: int
    prevented: int
    spoils_aim: bool
    hit: bool = False


NO_BLOW = Blow(0, 0, False)


# -- the hit roll -----------------------------------------------------------------------------------------------


@rule("PS-HIT-02", "PS-HIT-03", "PS-UNA-01", "PS-BST-01", "PS-DST-03")
def attack_dice(state: Combat, attacker: Fighter, target: Fighter | None, weapon: Weapon, mode: Mode) -> Tally:
    """Skill and damage potential, changed by mode, distance and shock. A foe's pool is complete as it is."""
    fewer_dice = state.options.distance_penalty == "dice_minus_2"
    wrong_distance = fewer_dice and target is not None and is_wrong_distance(state, attacker, target, weapon)
    full_burst = mode == "burst" and not is_short_burst(state.options, attacker, weapon)
    return _attack_dice(attacker.sheet, attacker.conditions, weapon, full_burst, wrong_distance)


@lru_cache(maxsize=4096)
def _attack_dice(sheet: Sheet, conditions: Levels, weapon: Weapon, full_burst: bool, wrong_distance: bool) -> Tally:
    if weapon.pool is not None:
        figure = tally(weapon.pool, "PS-HIT-02", "ps-term-pool", weapon.id)
    else:
        skill = SKILL_OF_KIND[weapon.kind]
        figure = tally(sheet.skill(skill), "PS-HIT-02", f"ps-term-{skill.replace('_', '-')}", skill)
        damage = "PS-UNA-03" if weapon.id == UNARMED_ID else "PS-HIT-02"
        figure = figure.plus(weapon.damage_potential, damage, "ps-term-damage-potential", weapon.id)
        if full_burst:
            figure = figure.plus(BURST_DICE, "PS-BST-01", "ps-term-burst")
    if wrong_distance:
        figure = figure.plus(WRONG_DISTANCE_DICE, "PS-DST-03", "ps-term-distance")
    return less_shock(figure, conditions)


def attack_min_roll(
    state: Combat, attacker: Fighter, target: Fighter | None, weapon: Weapon, *, walking: bool
) -> Tally:
    """The attacker's Mindestwurf with everything that changes it."""
    braced = attacker.braced == weapon.id and weapon.kind == "shooting"
    return min_roll_tally(
        attacker.sheet.min_roll,
        attacker.conditions,
        "attack",
        walking=walking,
        braced=braced,
        options=state.options,
        too_far=state.options.distance_penalty == "min_roll_plus_2"
        and target is not None
        and is_wrong_distance(state, attacker, target, weapon),
    )


@rule("PS-DST-01", "PS-DST-02", "PS-DST-03")
def is_wrong_distance(state: Combat, attacker: Fighter, target: Fighter, weapon: Weapon) -> bool:
    """Beyond the weapon's range (but within twice of it)."""
    if not state.options.rule_wrong_distance or not has_map(state):
        return False
    if weapon.kind == "melee" and state.options.distance_scope == "ranged_only":
        return False
    return not is_within(state, attacker, target, weapon.range_m)


@rule("PS-CRT-01", "PS-CRT-03", "PS-CRT-04", "PS-BST-05", "PS-MEL-04", "PS-SGL-05", "PS-AIM-02", "PS-AIM-03")
def crit_threshold(attacker: Fighter, target: str, weapon: Weapon, mode: Mode, options: Options) -> Tally | None:
    """11, less 2 for each action of aiming, never below 7; a burst has no crits. The Mindestwurf plays no part."""
    return None if mode == "burst" else _crit_threshold(weapon, aim_bonus(attacker, target, weapon, mode, options))


@lru_cache(maxsize=1024)
def _crit_threshold(weapon: Weapon, aimed: int) -> Tally:
    figure = tally(weapon.crit_base, "PS-CRT-01", "ps-term-crit", weapon.id)
    figure = figure.plus(-aimed, "PS-AIM-02", "ps-term-aim")
    return figure.at_least(LOWEST_CRIT, "PS-AIM-03", "ps-term-crit-floor")


@rule("PS-AIM-01", "PS-AIM-02", "PS-BST-06", "PS-MEL-05", "PS-SGL-06")
def aim_bonus(attacker: Fighter, target: str, weapon: Weapon, mode: Mode, options: Options) -> int:
    """What aiming takes off the crit threshold of this attack."""
    aim = attacker.aim
    if aim is None or not can_be_aimed(weapon, mode, options):
        return 0
    if options.aim_binding == "target_and_weapon" and (aim.target, aim.weapon) != (target, weapon.id):
        return 0
    if options.aim_limit == "floor_7":
        return 2 * aim.actions
    step = 1 if options.aim_limit == "perception_2023" else 2
    return min(step * aim.actions, max(0, attacker.sheet.skill("perception")))


@rule("PS-AIM-01", "PS-BST-06", "PS-SGL-06", "PS-MEL-05")
def can_be_aimed(weapon: Weapon, mode: Mode, options: Options) -> bool:
    """Melee weapons and single shots can be aimed, bursts cannot."""
    if mode == "throw":
        return options.aim_throw
    if weapon.id == UNARMED_ID:
        return options.aim_unarmed
    return mode != "burst"


@rule("PS-BST-02", "PS-SGL-02", "PS-GEA-03")
def has_ammo(options: Options, attacker: Fighter, weapon: Weapon, mode: Mode) -> bool:
    """A single shot takes one round, a burst three; a weapon without capacity does not count."""
    left = attacker.ammo_of(weapon)
    return left is None or left >= rounds_used(weapon, mode) or is_short_burst(options, attacker, weapon, mode)


@rule("PS:ruling_90")
def rounds_used(weapon: Weapon, mode: Mode) -> int:
    """What an attack takes off the count; a foe's attack of limited use counts once in every mode."""
    return AMMO[mode] if weapon.uses is None else 1


def is_short_burst(options: Options, attacker: Fighter, weapon: Weapon, mode: Mode = "burst") -> bool:
    """A burst with the last rounds, without its extra dice (PS:burst_low_ammo)."""
    left = attacker.ammo_of(weapon)
    allowed = options.burst_low_ammo == "allowed_without_bonus_dice" and mode == "burst"
    return allowed and left is not None and 0 < left < AMMO["burst"]


@rule("PS-HIT-01")
def hit_pool(
    figures: Figures, options: Options, crits: Crits, *, wounds_that_matter: int, wounds_per_hit: int = 1
) -> Pool:
    """The pool of a hit roll: dice, Mindestwurf, crit threshold; and how far its odds must tell crits apart."""
    crit = figures.crit.total if figures.crit is not None else None
    # Where every crit has a cover die of its own, any of them may be left: none may be merged with others.
    die_by_die = crits == "apart" and options.cover_crit_removal == "per_die"
    worst_first = crits == "apart" and options.cover_crit_removal == "worst_first"
    return Pool(
        figures.dice.total,
        figures.min_roll.total,
        crit,
        mega_base=crit if crit is not None and options.mega_thresholds == "shifted" else 11,
        tell_crits_apart=crits == "apart",
        wounds_that_matter=None if die_by_die else wounds_that_matter,
        top_bonus=wounds_that_matter if die_by_die else None,
        crit_worth=wounds_per_hit if crits == "lumped" or worst_first else 0,
        crit_requires_hit=options.crit_requires_hit,
        destiny_die_crit=options.destiny_die_crit,
        after_roll=options.bonus_dice_after_roll,
        destiny_reroll_all_4plus=options.destiny_reroll_all_4plus,
    )


@rule("PS-HIT-01", "PS-HIT-04", "PS-CRT-05", "PS-MEG-01", "PS-MEG-02", "PS-MEG-03")
def hit_roll(purse: Purse, pool: Pool) -> Play[Rolled]:
    """Roll to hit; crits are announced apart from normal hits."""
    rolled = yield from pool_roll(purse, pool, "PS-HIT-01")
    hits = rolled.hits
    yield note(
        "PS-CRT-05",
        "ps-hits",
        who=Ref(purse.who),
        normals=hits.normals,
        crits=hits.crits,
        mega=sum(hits.megas),
    )
    return rolled


# -- what it does to the target -----------------------------------------------------------------------------------


def defence_of(
    state: Combat, target: Fighter, cover: tuple[int, ...], weapon_penetration: int, wounds_per_hit: int
) -> Defence:
    """The target's defence against one attack."""
    options = state.options
    return Defence(
        target.seat,
        target.id,
        cover,
        penetrated(protection_tally(target, options), weapon_penetration).total,
        wounds_per_hit,
        wounds_that_matter(target, options),
        options.cover_crit_removal,
        options.rule_armor_damage,
        options.aim_lost_on if target.aim is not None else "",
    )


@rule("PS-PRO-01", "PS-PRO-03", "PS-PRO-04", "PS-CRT-06", "PS-MEG-02")
def take_hits(hits: Hits, defence: Defence) -> Play[Blow]:
    """Cover, then protection less penetration on the normal hits, then wounds for all that came through."""
    if defence.cover:
        hits = yield from cover_in_turn(defence.seat, defence.who, defence.cover, hits, defence.crit_removal)
    return (yield from soak(hits, defence))


@rule("PS-PRO-03", "PS-PRO-04", "PS-CRT-06", "PS-MEG-02", "PS-MEG-04")
def soak(hits: Hits, defence: Defence) -> Play[Blow]:
    """Armour stops normal hits only; each hit left wounds, mega crits a little more."""
    unstopped = max(0, hits.normals - defence.protection)
    prevented = hits.normals - unstopped
    wounds = defence.wounds_per_hit * (unstopped + hits.crits) + sum(hits.megas)
    if hits.normals or hits.crits:
        yield note(
            "PS-PRO-03",
            "ps-past-protection",
            who=Ref(defence.who),
            prevented=prevented,
            normals=unstopped,
            crits=hits.crits,
            wounds=wounds,
            more=wounds - unstopped - hits.crits,
        )
    return Blow(
        min(wounds, defence.wounds_that_matter),
        prevented if defence.counts_prevented else 0,
        _spoils_aim(hits, wounds, defence),
        hits.normals + hits.crits > 0,
    )


@rule("PS-AIM-04")
def _spoils_aim(hits: Hits, wounds: int, defence: Defence) -> bool:
    """A participant hit while aiming loses the aim, even if armour stops the hit (PS:aim_lost_on)."""
    return (defence.loses_aim_on == "hit" and hits.normals + hits.crits > 0) or (
        defence.loses_aim_on == "wound" and wounds > 0
    )


def planned(
    scene: Scene,
    attacker: Fighter,
    target: Fighter,
    weapon: Weapon,
    mode: Mode,
    *,
    walking: bool = False,
    reacting: bool = False,
    answered: bool = False,
) -> Plan:
    """All numbers of an attack between two participants.

    `answered` says that somebody may react to it: then the target may still raise a shield or parry a crit. What
    depends neither on health nor on actions is remembered.
    """
    most = wounds_that_matter(target, scene.options)
    # Laws of attacks that nobody answers are shared by all who are hurt; where people are asked, they are asked for
    # every roll that can be told from another, so no more are told apart than matter to this target.
    told_apart = most if answered else max(most, target.sheet.max_hearts)
    pair = attacker.as_attacker(), target.as_target()
    plan = _planned(scene, *pair, weapon, mode, walking, reacting, answered, told_apart)
    return plan._replace(attack=plan.attack._replace(most=most, fells=wounds_to_fall(target, scene.options)))


@lru_cache(maxsize=4096)
def _planned(
    scene: Scene,
    attacker: Fighter,
    target: Fighter,
    weapon: Weapon,
    mode: Mode,
    walking: bool,
    reacting: bool,
    answered: bool,
    most: int,
) -> Plan:
    pair = Combat(scene, (attacker, target))
    figures = Figures(
        attack_dice(pair, attacker, target, weapon, mode),
        attack_min_roll(pair, attacker, target, weapon, walking=walking),
        crit_threshold(attacker, target.id, weapon, mode, scene.options),
    )
    cover = cover_numbers(pair, attacker.position, attacker.id, target, shield_raised=False)
    defence = defence_of(pair, target, cover, weapon.penetration, weapon.wounds_per_hit)
    purse = purse_of(attacker)
    pool = hit_pool(
        figures,
        scene.options,
        _crits_that_matter(pair, target, purse, covered=bool(cover), answered=answered),
        wounds_that_matter=most,
        wounds_per_hit=weapon.wounds_per_hit,
    )
    strike = Strike(attacker.id, target.id, weapon, mode, figures, reacting)
    return Plan(strike, Attack(purse, pool, defence._replace(wounds_that_matter=most), most, most))


def _crits_that_matter(state: Combat, target: Fighter, purse: Purse, *, covered: bool, answered: bool) -> Crits:
    """How far the odds of a hit roll must tell crits apart.

    Cover and the parry of a crit may take one crit and leave another; whoever may still add dice, dodge or parry looks
    at their number; else only the wounds that they are worth matter.
    """
    parried = state.options.parry_crits == "crit_by_crit"
    if covered or (answered and (parried or can_use_shield(state, target))):
        return "apart"
    return "counted" if answered or purse.bonus or purse.destiny or purse.rerolls else "lumped"


def announcement(strike: Strike, *, coup: bool = False) -> Note:
    """Who attacks whom, with which numbers."""
    figures = strike.figures
    return note(
        "PS-CDG-01" if coup else "PS-ATK-01",
        "ps-tries-coup" if coup else "ps-attacks",
        who=Ref(strike.attacker),
        target=Ref(strike.target),
        weapon=Ref(strike.weapon.id),
        mode=Word(f"ps-mode-{strike.mode}"),
        dice=figures.dice,
        min_roll=figures.min_roll,
        crit=figures.crit,
    )
