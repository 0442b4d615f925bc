"""Usable dice: which dice a probe takes, what adds to them and what takes them away, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import ALL, MASTER, Audience
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, Goal
from regelwerk.systems.heldencodex.rules.probe.reading import MASTER as MASTER_VALUE
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import (
    BASIC_ART,
    FIST,
    MOST_DICE,
    PHYSICAL,
    BonusKind,
    Sheet,
    Skill,
    attribute_pool,
    die_by_value,
)


class Loss(NamedTuple):
    """Dice that something else takes away: how many, by which rule, and the message that names it."""

    dice: int
    rule_id: str
    message: str


Losses = tuple[Loss, ...]


class Prober(NamedTuple):
    """Somebody about to make a probe: the dice in hand, how they are read, and what fine items and mastery allow."""

    who: str
    seat: str
    ability: str
    dice: int
    reading: Reading
    free: int = 0
    """Throws in which nothing need be set aside (WFr)."""
    second: int = 0
    """Dice that may be thrown again at the end (W2c)."""
    shift: int = 0
    """By how much results may be shifted (E)."""
    mastery: int = 0
    """Points above 20: swaps and shadow throws (HC-HIM-03)."""
    audience: Audience = ALL
    goal: Goal = RESULT
    """What the dice are thrown for: what is best done with ones and lucky dice depends on it."""

    @property
    def options(self) -> Options:
        return self.reading.options


class Pool(NamedTuple):
    """The dice of a probe and the tested value, with their reasons."""

    dice: Tally
    die: int
    value: Tally
    skill: Skill | None


@rule("HC-POOL-05", "HC:untrained")
def skill_of(hero: Hero, ability: str) -> Skill:
    """A skill as its owner has it; without it, value 0 and no bonus dice."""
    return hero.skill(ability) or Skill(ability, general=not is_combat_art(hero, ability))


def is_combat_art(hero: Hero, ability: str) -> bool:
    """Whether an ability is fighting: the basic art, the art of a weapon at hand, or a skill that is not general."""
    skill = hero.skill(ability)
    if skill is not None:
        return not skill.general
    return ability in (BASIC_ART, FIST.id) or any(weapon.id == ability for weapon in hero.sheet.weapons)


def bonuses(sheet: Sheet, ability: str, kind: BonusKind) -> Iterator[tuple[str, int]]:
    """The items that help this probe in one way, and by how much."""
    for item in sheet.items:
        if ability in item.used_with:
            for bonus in item.bonuses:
                if bonus.kind == kind:
                    yield item.id, bonus.amount


@lru_cache(maxsize=4096)
def total_bonus(sheet: Sheet, ability: str, kind: BonusKind) -> int:
    """The sum of what items add in one way."""
    return sum(amount for _, amount in bonuses(sheet, ability, kind))


def is_physical(hero: Hero, ability: str) -> bool:
    """Whether a probe is physical: combat arts and some skills are."""
    return ability in PHYSICAL or is_combat_art(hero, ability)


@rule("HC-PHY-01", "HC-PHY-03", "HC-INF-04", "HC:wish_waives")
def dice_lost_to_rows(hero: Hero, ability: str) -> int:
    """The dice that emptied rows take from a probe; a wish that was granted spares its row."""
    lost = hero.burdening_rows
    return lost + hero.emptied("physis") if is_physical(hero, ability) else lost


@rule("HC-PHY-02", "HC-PHY-03")
def is_barred(hero: Hero, ability: str) -> bool:
    """Whether somebody cannot make this probe at all for now."""
    return hero.down != "" or hero.dazed or (hero.breathless and is_physical(hero, ability))


class Ability(NamedTuple):
    """All that the dice of a probe depend on: how well somebody can do it, and what weakens them now."""

    sheet: Sheet
    name: str
    attribute: int | None
    skill: Skill
    """What is tested if it is no attribute."""
    known: bool
    """Whether it was ever learned."""
    psyche: int
    """Dice that emptied rows take, of the psyche and of physis, where that counts."""
    physis: int
    critical: int
    barred: str
    """The rule by which the probe cannot be made at all for now, if there is one."""


@lru_cache(maxsize=1 << 12)
def ability_of(hero: Hero, name: str) -> Ability:
    """What somebody's dice for a probe depend on."""
    skill = hero.skill(name)
    barred = ""
    if is_barred(hero, name):
        barred = "HC-MEL-23" if hero.down else "HC-PHY-03" if hero.dazed else "HC-PHY-02"
    return Ability(
        hero.sheet,
        name,
        hero.attribute(name),
        skill or skill_of(hero, name),
        skill is not None,
        hero.burdening_rows,
        hero.emptied("physis") if hero.physis_lost and is_physical(hero, name) else 0,
        hero.critical_wounds,
        barred,
    )


def pool(hero: Hero, ability: str, options: Options, losses: Losses = (), gritted: int = 0) -> Pool:
    """All dice that are usable now."""
    return _pool(ability_of(hero, ability), options, losses, gritted)


@lru_cache(maxsize=1 << 14)
@rule("HC-POOL-01", "HC-POOL-03", "HC-POOL-05", "HC-INJ-04", "HC-PHY-04", "HC-QUA-04", "HC:pool_cap_order")
def _pool(tested: Ability, options: Options, losses: Losses, gritted: int) -> Pool:
    """The dice of the value, items up to six, less what rows, wounds and others take away."""
    sheet, ability, attribute, skill, known, *_ = tested
    extra = total_bonus(sheet, ability, "FkW")
    if attribute is not None:
        count, die = attribute_pool(attribute)
        dice = tally(count, "HC-POOL-02", "hc-term-attribute", ability)
        value = tally(attribute, "HC-POOL-02", "hc-term-value", ability)
    else:
        rule_id = "HC-POOL-03" if known else "HC-POOL-05"
        dice = tally(1, rule_id, "hc-term-base-die", ability).plus(
            skill.bonus_dice, rule_id, "hc-term-bonus-dice", "bonus"
        )
        if not known and options.untrained == "forbidden":
            dice = dice.plus(-1, "HC-POOL-05", "hc-term-untrained", "untrained")
        value = tally(skill.fkw, rule_id, "hc-term-value", ability)
        die = base_die(skill, extra, options)
    for item, amount in bonuses(sheet, ability, "FkW"):
        value = value.plus(amount, "HC-QUA-02", "hc-term-item", item)
    for item, amount in bonuses(sheet, ability, "W"):
        dice = dice.plus(amount, "HC-QUA-02", "hc-term-item", item)
    if options.pool_cap_order == "cap_then_penalty":
        dice = _at_most_six(dice)
    dice = _reduced(dice, tested, losses, gritted)
    if options.pool_cap_order == "penalty_then_cap":
        dice = _at_most_six(dice)
    return Pool(dice.at_least(0, "HC-POOL-01", "hc-term-none-left"), die, value, skill if attribute is None else None)


@rule("HC-POOL-03", "HC:base_die_source", "HC:fkw_bonus_scope")
def base_die(skill: Skill, extra: int, options: Options) -> int:
    """The size of a skill's dice: by its learned value, or as it stands on the sheet."""
    if options.base_die_source == "explicit" and skill.base_die:
        return skill.base_die
    return die_by_value(skill.fkw + (extra if options.fkw_bonus_scope == "all" else 0))


def _at_most_six(dice: Tally) -> Tally:
    return dice.plus(min(0, MOST_DICE - dice.total), "HC-QUA-04", "hc-term-six-dice", "six")


def _reduced(dice: Tally, tested: Ability, losses: Losses, gritted: int) -> Tally:
    """Less the dice that rows, wounds and others take, with those that gritted teeth give back."""
    dice = dice.plus(-tested.psyche, "HC-PHY-03", "hc-term-psyche", "psyche")
    dice = dice.plus(-tested.physis, "HC-PHY-01", "hc-term-physis", "physis")
    dice = dice.plus(-tested.critical, "HC-INJ-04", "hc-term-critical", "critical")
    for loss in losses:
        dice = dice.plus(-loss.dice, loss.rule_id, loss.message, stacks=True)
    dice = dice.plus(gritted, "HC-PHY-04", "hc-term-gritted", "gritted")
    if tested.barred:
        dice = dice.plus(-max(0, dice.total), tested.barred, "hc-term-barred", "barred")
    return dice


@rule("HC-PHY-04", "HC:grit_scope")
def can_buy_back(hero: Hero, ability: str, options: Options) -> int:
    """How many lost dice gritted teeth can give back: those of emptied rows only."""
    if is_barred(hero, ability):
        return 0
    return dice_lost_to_rows(hero, ability) + (hero.critical_wounds if options.grit_scope == "all" else 0)


def has_dice_for(hero: Hero, ability: str, options: Options) -> bool:
    """Whether somebody has a die for a probe, if need be with gritted teeth."""
    return pool(hero, ability, options, (), can_buy_back(hero, ability, options)).dice.total > 0


@rule("HC-RUN-02", "HC-RUN-03", "HC-STAR-03", "HC:attribute_runs", "HC:runs_add")
def reading_of(sheet: Sheet, made: Pool, options: Options) -> Reading:
    """How the dice of a pool are read: who may form runs, and whether they are added up."""
    skill = made.skill
    runs = options.attribute_runs if skill is None else skill.star or not skill.general
    adds = runs and (
        options.runs_add == "always" or (options.runs_add == "with_star" and skill is not None and skill.star)
    )
    lucky = sheet.lucky_number if made.die == 20 else 0
    return Reading(made.value.total, made.die, runs, adds, lucky=lucky, options=options)


@rule("HC-HIM-03", "HC-HIM-05", "HC:fkw_bonus_scope", "HC:attribute_high_mastery")
def mastery_points(made: Pool, options: Options) -> int:
    """Points above 20: of the learned value of a skill; attributes bring none."""
    if made.skill is None:
        return max(0, made.value.total - MASTER_VALUE) if options.attribute_high_mastery else 0
    learned = made.value.total if options.fkw_bonus_scope == "all" else made.skill.fkw
    return max(0, learned - MASTER_VALUE)


def prober(
    hero: Hero, ability: str, options: Options, losses: Losses = (), gritted: int = 0, audience: Audience = ALL
) -> Prober:
    """Somebody about to make a probe."""
    return _prober(ability_of(hero, ability), options, losses, gritted, audience)


@lru_cache(maxsize=1 << 14)
def _prober(tested: Ability, options: Options, losses: Losses, gritted: int, audience: Audience) -> Prober:
    sheet, ability = tested.sheet, tested.name
    made = _pool(tested, options, losses, gritted)
    return Prober(
        sheet.id,
        sheet.seat or MASTER,
        ability,
        made.dice.total,
        reading_of(sheet, made, options),
        total_bonus(sheet, ability, "WFr"),
        total_bonus(sheet, ability, "W2c"),
        total_bonus(sheet, ability, "E"),
        mastery_points(made, options),
        audience,
    )
