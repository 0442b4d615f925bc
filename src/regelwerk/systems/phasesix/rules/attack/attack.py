"""Attack: the numbers of a hit roll, the modes, aiming, and what hits do to their target."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from regelwerk.dice import Hits
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Note, Play, note
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.cover import can_use_shield, cover_in_turn, cover_numbers
from regelwerk.systems.phasesix.rules.attack.protection import penetrated, worn_protection
from regelwerk.systems.phasesix.rules.body.wounds import wounds_that_matter, wounds_to_fall
from regelwerk.systems.phasesix.rules.core.rolls import (
    Pool,
    Purse,
    Rolled,
    less_shock,
    min_roll_tally,
    pool_roll,
    purse_of,
    ruled_difficulty,
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


class Figures(Value, frozen=True):
    """The numbers of a hit roll with their reasons."""

    dice: Tally
    min_roll: Tally
    crit: Tally | None


class Strike(Value, frozen=True):
    """An attack that has been declared, with its numbers and their reasons."""

    attacker: str
    target: str
    weapon: Weapon
    mode: Mode
    figures: Figures
    reacting: bool = False


class Defence(Value, frozen=True):
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


class Attack(Value, frozen=True):
    """The bare numbers of a declared attack: all that its dice need to know.

    Where nobody answers, the defence is that of an unhurt target, so that attacks on the hurt share its laws; `most` is
    what this one can still lose, and `fells` how many wounds put it out of the fight (0: it is out already).
    """

    purse: Purse
    pool: Pool
    defence: Defence
    most: int
    fells: int


class Plan(Value, frozen=True):
    """A declared attack: with its reasons for people, in bare numbers for the dice."""

    strike: Strike
    attack: Attack


class Blow(Value, frozen=True):
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
    fewer_dice = state.scene.options.distance_penalty == "dice_minus_2"
    wrong_distance = fewer_dice and target is not None and is_wrong_distance(state, attacker, target, weapon)
    full_burst = mode == "burst" and not is_short_burst(state.scene.options, attacker, weapon)
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


def is_braced(attacker: Fighter, weapon: Weapon) -> bool:
    """A shooting weapon that rests on something."""
    return attacker.braced == weapon.id and weapon.kind == "shooting"


@rule("PS-DST-01", "PS-DST-02", "PS-DST-03")
def is_wrong_distance(state: Combat, attacker: Fighter, target: Fighter, weapon: Weapon) -> bool:
    """Beyond the weapon's range (but within twice of it)."""
    if not state.scene.options.rule_wrong_distance or not has_map(state):
        return False
    if weapon.kind == "melee" and state.scene.options.distance_scope == "ranged_only":
        return False
    return not is_within(state, attacker, target, weapon.range_m)


@rule("PS-CRT-01", "PS-CRT-03", "PS-CRT-04", "PS-BST-05", "PS-MEL-04", "PS-SGL-05", "PS-AIM-02", "PS-AIM-03")
@lru_cache(maxsize=1024)
def crit_threshold(weapon: Weapon, mode: Mode, aimed: int) -> Tally | None:
    """11, less 2 for each action of aiming, never below 7; a burst has no crits. The Mindestwurf plays no part."""
    if mode == "burst":
        return None
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
    options = state.scene.options
    return _defence(
        options,
        target.sheet,
        target.armor_condition,
        target.aim is not None,
        cover,
        weapon_penetration,
        wounds_per_hit,
        wounds_that_matter(target, options),
    )


def _defence(
    options: Options,
    sheet: Sheet,
    armor_condition: tuple[int, ...],
    is_aiming: bool,
    cover: tuple[int, ...],
    penetration: int,
    wounds_per_hit: int,
    most: int,
) -> Defence:
    return Defence(
        sheet.seat,
        sheet.id,
        cover,
        penetrated(worn_protection(sheet, armor_condition, options), penetration).total,
        wounds_per_hit,
        most,
        options.cover_crit_removal,
        options.rule_armor_damage,
        options.aim_lost_on if is_aiming else "",
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
            "ps-through-protection",
            who=Ref(defence.who),
            protection=defence.protection,
            prevented=prevented,
            normals=unstopped,
            crits=hits.crits,
            wounds=wounds,
            more=wounds - unstopped - hits.crits,
            per_hit=defence.wounds_per_hit if unstopped or hits.crits else 1,
            beyond=max(0, wounds - defence.wounds_that_matter),
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


class Circumstances(Value, frozen=True):
    """All that the numbers of an attack depend on: little of both participants, nothing of where exactly they stand."""

    options: Options
    attacker: Sheet
    conditions: Levels
    purse: Purse
    weapon: Weapon
    mode: Mode
    walking: bool
    reacting: bool
    answered: bool
    aimed: int
    braced: bool
    full_burst: bool
    wrong_distance: bool
    target: Sheet
    armor_condition: tuple[int, ...]
    is_aiming: bool
    cover: tuple[int, ...]
    has_shield: bool
    told_apart: int
    ruled: int = 0


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
    depends neither on health nor on places is remembered.
    """
    pair = Combat(scene, (attacker, target))
    found = circumstances(pair, attacker, target, weapon, mode, walking=walking, reacting=reacting, answered=answered)
    plan = plan_in(found)
    most, fells = wounds_that_matter(target, scene.options), wounds_to_fall(target, scene.options)
    return Plan(plan.strike, replace(plan.attack, most=most, fells=fells))


def circumstances(
    state: Combat,
    attacker: Fighter,
    target: Fighter,
    weapon: Weapon,
    mode: Mode,
    *,
    walking: bool = False,
    reacting: bool = False,
    answered: bool = False,
) -> Circumstances:
    """The circumstances of an attack between two participants of a scene."""
    options = state.scene.options
    most = wounds_that_matter(target, options)
    return Circumstances(
        options,
        attacker.sheet,
        attacker.conditions,
        purse_of(attacker),
        weapon,
        mode,
        walking,
        reacting,
        answered,
        aim_bonus(attacker, target.sheet.id, weapon, mode, options),
        is_braced(attacker, weapon),
        mode == "burst" and not is_short_burst(options, attacker, weapon),
        options.rule_wrong_distance and is_wrong_distance(state, attacker, target, weapon),
        target.sheet,
        target.armor_condition,
        target.aim is not None,
        cover_numbers(state, attacker.position, attacker.sheet.id, target, shield_raised=False),
        answered and can_use_shield(state, target),
        # Laws of attacks that nobody answers are shared by all who are hurt; where people are asked, they are asked
        # for every roll that can be told from another, so no more are told apart than matter to this target.
        most if answered else max(most, target.sheet.max_hearts),
        ruled_difficulty(attacker),
    )


@lru_cache(maxsize=1 << 14)
def plan_in(found: Circumstances) -> Plan:
    """The numbers of an attack in these circumstances, at an unhurt target."""
    options, weapon, mode, most = found.options, found.weapon, found.mode, found.told_apart
    fewer_dice = found.wrong_distance and options.distance_penalty == "dice_minus_2"
    figures = Figures(
        _attack_dice(found.attacker, found.conditions, weapon, found.full_burst, fewer_dice),
        min_roll_tally(
            found.attacker.min_roll,
            found.conditions,
            "attack",
            walking=found.walking,
            braced=found.braced,
            options=options,
            too_far=found.wrong_distance and options.distance_penalty == "min_roll_plus_2",
            ruled=found.ruled,
        ),
        crit_threshold(weapon, mode, found.aimed),
    )
    pool = hit_pool(
        figures,
        options,
        _crits_that_matter(found),
        wounds_that_matter=most,
        wounds_per_hit=weapon.wounds_per_hit,
    )
    defence = _defence(
        options,
        found.target,
        found.armor_condition,
        found.is_aiming,
        found.cover,
        weapon.penetration,
        weapon.wounds_per_hit,
        most,
    )
    strike = Strike(found.attacker.id, found.target.id, weapon, mode, figures, found.reacting)
    return Plan(strike, Attack(found.purse, pool, defence, most, most))


def _crits_that_matter(found: Circumstances) -> Crits:
    """How far the odds of a hit roll must tell crits apart.

    Cover and the parry of a crit may take one crit and leave another; whoever may still add dice, dodge or parry looks
    at their number; else only the wounds that they are worth matter.
    """
    parried = found.options.parry_crits == "crit_by_crit"
    if found.cover or (found.answered and (parried or found.has_shield)):
        return "apart"
    purse = found.purse
    return "counted" if found.answered or purse.bonus or purse.destiny or purse.rerolls else "lumped"


@lru_cache(maxsize=1 << 12)
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
