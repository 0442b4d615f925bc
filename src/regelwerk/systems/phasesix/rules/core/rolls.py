"""Rolls: pools of W6, the Mindestwurf and what changes it, bonus dice, destiny dice and rerolls."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Literal

from regelwerk.dice import HitPool, Hits
from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Number, Play, changing, choose, note, roll
from regelwerk.engine.facts import Phrase, Ref, Word, phrase
from regelwerk.engine.rulings import Room, amount_of
from regelwerk.engine.state_values import Value, replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat, Fighter
from regelwerk.systems.phasesix.values import Levels

Purpose = Literal["attack", "parry", "dodge", "throw", "first_aid", "perception", "save", "physical", "mental"]

PHYSICAL = ("attack", "parry", "dodge", "throw", "physical")
WHILE_WALKING = ("attack", "throw", "first_aid", "perception")
BURNING_HURTS = ("attack", "parry", "perception")
DESTINY_MIN_ROLL = 4
WRONG_DISTANCE_MIN_ROLL = 2
NO_HITS = Hits(0, 0, ())
OF_HANDLINGS = ("PS-HIT-01", "PS-DOD-05", "PS-PAR-02", "PS-THR-01", "PS-HEA-03")
"""Rolls that somebody has chosen to make; the others come by themselves, and without dice there is none of them."""
DIFFICULTY = Room("difficulty", "ps-ruling-difficulty", "PS-ROL-03", -3, 3)
"""What the rules leave to the master in a roll: how hard it is."""


class Purse(Value, frozen=True):
    """The extra dice that a participant may spend on a roll."""

    seat: str
    who: str
    bonus: int = 0
    destiny: int = 0
    rerolls: int = 0


class Spent(Value, frozen=True):
    """What a roll has cost in extra dice."""

    bonus: int = 0
    destiny: int = 0
    rerolls: int = 0


NOTHING_SPENT = Spent()


class Pool(Value, frozen=True):
    """A pool about to be rolled. Without a crit threshold all successes are normal hits."""

    dice: int
    min_roll: int
    crit: int | None = None
    mega_base: int = 11
    tell_crits_apart: bool = False
    wounds_that_matter: int | None = 0
    top_bonus: int | None = None
    crit_worth: int = 0
    explode: bool = True
    crit_requires_hit: bool = True
    destiny_die_crit: bool = True
    after_roll: str = "on_failure"
    destiny_reroll_all_4plus: bool = False


class Rolled(Value, frozen=True):
    """The result of a pool roll and the extra dice it has cost."""

    hits: Hits
    spent: Spent

    @property
    def successes(self) -> int:
        return self.hits.normals + self.hits.crits


def purse_of(fighter: Fighter) -> Purse:
    return Purse(fighter.sheet.seat, fighter.sheet.id, fighter.bonus_dice, fighter.destiny_dice, fighter.rerolls)


def having_spent(fighter: Fighter, spent: Spent) -> Fighter:
    """The fighter after a roll: its extra dice are gone, and so is what the master has decided about it."""
    if fighter.rulings:
        fighter = replace(fighter, rulings=())
    if spent == NOTHING_SPENT:
        return fighter
    return replace(
        fighter,
        bonus_dice=fighter.bonus_dice - spent.bonus,
        destiny_dice=fighter.destiny_dice - spent.destiny,
        rerolls=fighter.rerolls - spent.rerolls,
    )


def plain_pool(dice: int, min_roll: int, options: Options) -> Pool:
    """A pool that only counts successes."""
    return Pool(
        dice,
        min_roll,
        explode=options.explode_in_combat is True,
        after_roll=options.bonus_dice_after_roll,
        destiny_reroll_all_4plus=options.destiny_reroll_all_4plus,
    )


@rule("PS-ROL-03", "PS-CND-07", "PS-CND-09", "PS-CND-10", "PS-ACT-07", "PS-BRC-02", "PS:min_roll_floor")
@lru_cache(maxsize=4096)
def min_roll_tally(
    base: int,
    conditions: Levels,
    purpose: Purpose,
    *,
    walking: bool,
    braced: bool,
    options: Options,
    too_far: bool = False,
    difficulty: int = 0,
    ruled: int = 0,
) -> Tally:
    """The Mindestwurf of a roll: the participant's own, changed by conditions, walking and bracing (table 2.8).

    `difficulty` is that of the scene, `ruled` what the master has decided about this one roll.
    """
    figure = tally(base, "PS-ROL-01", "ps-term-min-roll")
    levels = dict(conditions)
    if purpose != "save" or options.conditions_affect_saves:
        figure = figure.plus(levels.get("poisoned", 0), "PS-CND-09", "ps-term-poisoned")
    if purpose in BURNING_HURTS:
        figure = figure.plus(levels.get("burning", 0), "PS-CND-07", "ps-term-burning")
    if "crouched" in levels and purpose in PHYSICAL:
        figure = figure.plus(1, "PS-CND-10", "ps-term-crouched")
    if walking and purpose in WHILE_WALKING:
        figure = figure.plus(1, "PS-ACT-07", "ps-term-walking")
    if braced:
        figure = figure.plus(-1, "PS-BRC-02", "ps-term-braced")
    if too_far:
        figure = figure.plus(WRONG_DISTANCE_MIN_ROLL, "PS-DST-03", "ps-term-distance")
    figure = figure.plus(difficulty, "PS-ROL-03", "ps-term-difficulty")
    figure = figure.plus(ruled, "PS-ROL-03", "ps-term-ruling", "master")
    return figure.at_least(options.min_roll_floor, "PS:min_roll_floor", "ps-term-floor")


@rule("PS-CND-06")
def less_shock(figure: Tally, conditions: Levels) -> Tally:
    """Shock takes away dice."""
    return figure.plus(-dict(conditions).get("shocked", 0), "PS-CND-06", "ps-term-shocked")


def min_roll_of(fighter: Fighter, purpose: Purpose, options: Options, *, walking: bool = False) -> Tally:
    return min_roll_tally(
        fighter.sheet.min_roll, fighter.conditions, purpose, walking=walking, braced=False, options=options,
        ruled=ruled_difficulty(fighter),
    )  # fmt: skip


@rule("PS-ROL-03")
def ruled_difficulty(fighter: Fighter) -> int:
    """By how much the master makes somebody's next roll harder; below 0, easier."""
    return amount_of(fighter.rulings, DIFFICULTY.what) if fighter.rulings else 0


@rule("PS-ROL-01", "PS-ROL-02", "PS-ROL-04", "PS-HIT-05")
def pool_roll(purse: Purse, pool: Pool, cause: str) -> Play[Rolled]:
    """Roll a pool: extra dice before it, then rerolls and, after a failure, more dice one by one."""
    spent = (yield from _dice_before(purse, pool, cause)) if purse.bonus or purse.destiny else NOTHING_SPENT
    dice, destiny = (pool.dice if pool.dice > 0 else 0) + spent.bonus, spent.destiny
    if dice + destiny == 0:
        return Rolled(NO_HITS, spent)
    hits = yield from _rolled(purse, pool, dice, destiny, cause)
    if purse.bonus or purse.destiny or purse.rerolls:
        return (yield from _second_thoughts(purse, pool, cause, Rolled(hits, spent), dice, destiny))
    return Rolled(hits, spent)


@rule("PS-ROL-05", "PS-ROL-06", "PS-ROL-07")
def _second_thoughts(purse: Purse, pool: Pool, cause: str, rolled: Rolled, dice: int, destiny: int) -> Play[Rolled]:
    """Rerolls repeat every die, the spent ones included; after a failure dice are added one by one."""
    hits, spent = rolled.hits, rolled.spent
    while True:
        answer = yield from _dice_after(purse, pool, spent, hits, cause)
        if answer == "none":
            return Rolled(hits, spent)
        rule_id = "PS-ROL-05" if answer in ("bonus", "destiny") else "PS-ROL-06"
        yield note(rule_id, f"ps-spent-{answer.replace('_', '-')}", who=Ref(purse.who))
        new = Spent(int(answer == "bonus"), int(answer in ("destiny", "destiny_reroll")), int(answer == "reroll"))
        yield changing(partial(_seen_spent, purse.who, new))
        if answer in ("reroll", "destiny_reroll"):
            lucky = answer == "destiny_reroll" and pool.destiny_reroll_all_4plus
            again = replace(pool, min_roll=min(pool.min_roll, DESTINY_MIN_ROLL)) if lucky else pool
            hits = yield from _rolled(purse, again, dice + destiny, 0, "PS-ROL-06")
        else:
            more = yield from _rolled(purse, pool, int(answer == "bonus"), int(answer == "destiny"), "PS-ROL-05")
            hits = _together(hits, more, pool)
            dice, destiny = dice + (answer == "bonus"), destiny + (answer == "destiny")
        spent = Spent(spent.bonus + new.bonus, spent.destiny + new.destiny, spent.rerolls + new.rerolls)


def _rolled(purse: Purse, pool: Pool, dice: int, destiny: int, cause: str) -> Play[Hits]:
    throw = _throw(pool, dice, destiny)
    most = pool.wounds_that_matter
    steps = None if most is None else range(most + 1)
    return roll(throw, cause, seat=purse.seat, who=purse.who, steps=steps)


@lru_cache(maxsize=1024)
def _throw(pool: Pool, dice: int, destiny: int) -> HitPool:
    return HitPool(
        dice,
        pool.min_roll,
        pool.crit,
        explode=pool.explode,
        destiny=destiny,
        destiny_crits=pool.destiny_die_crit,
        crit_requires_hit=pool.crit_requires_hit,
        mega_base=pool.mega_base,
        pooled=not pool.tell_crits_apart,
        top_bonus=pool.top_bonus,
        crit_worth=pool.crit_worth,
    )


def _together(hits: Hits, more: Hits, pool: Pool) -> Hits:
    megas = tuple(sorted(hits.megas + more.megas, reverse=True))
    if not pool.tell_crits_apart and len(megas) > 1:
        megas = (sum(megas),)
    return Hits(hits.normals + more.normals, hits.crits + more.crits, megas)


@rule("PS:ruling_95", "PS-ROL-04", "PS-HIT-05")
def first_die(purse: Purse) -> Spent:
    """The die with which a handling is tried that leaves no dice of one's own: a bonus die, or else a destiny die."""
    return Spent(bonus=1) if purse.bonus else Spent(destiny=1)


@rule("PS-ROL-05", "PS-ROL-07", "PS:ruling_95")
def _dice_before(purse: Purse, pool: Pool, cause: str) -> Play[Spent]:
    """Before a roll any number of bonus and destiny dice may be added; the first one may have been agreed on."""
    agreed = first_die(purse) if pool.dice <= 0 and cause in OF_HANDLINGS else NOTHING_SPENT
    spent = agreed
    if purse.bonus + purse.destiny > agreed.bonus + agreed.destiny:
        spent = yield from choose(
            purse.seat,
            purse.who,
            "PS-ROL-05",
            _whether_to_add(purse.who, cause, max(0, pool.dice), pool.min_roll),
            Listed(lambda: _first_chances(purse.bonus, purse.destiny, agreed)),
            _extra_dice(agreed),
            (purse, pool, cause),
        )
    if spent != NOTHING_SPENT:
        yield note("PS-ROL-05", "ps-added-dice", who=Ref(purse.who), bonus=spent.bonus, destiny=spent.destiny)
        yield changing(partial(_seen_spent, purse.who, spent))
    return spent


@lru_cache(maxsize=1024)
def _whether_to_add(who: str, cause: str, dice: int, min_roll: int) -> Phrase:
    """The question for dice before a roll."""
    return phrase("ps-ask-dice-before", who=Ref(who), rule=purpose_of(cause), dice=dice, min_roll=min_roll)


def _seen_spent(who: str, spent: Spent, state: Combat) -> Combat:
    """The fight in which somebody has spent extra dice, while the roll is still going on."""
    return state.put(having_spent(state.find(who), spent))


def _extra_dice(spent: Spent) -> str:
    return f"bonus:{spent.bonus}+destiny:{spent.destiny}" if spent != NOTHING_SPENT else "none"


@lru_cache(maxsize=256)
def _first_chances(most_bonus: int, most_destiny: int, agreed: Spent) -> tuple[Answer[Spent], ...]:
    """The dice that may be added to a roll, and their price beyond what was agreed on."""
    return tuple(
        Answer(
            _extra_dice(Spent(bonus, destiny)),
            Spent(bonus, destiny),
            phrase("ps-answer-extra-dice", bonus=bonus, destiny=destiny),
            _price(max(0, bonus - agreed.bonus), max(0, destiny - agreed.destiny), 0),
        )
        for bonus in range(most_bonus + 1)
        for destiny in range(most_destiny + 1)
        if bonus + destiny >= agreed.bonus + agreed.destiny
    )


@rule("PS-ROL-05", "PS-ROL-06", "PS-ROL-07")
def _dice_after(purse: Purse, pool: Pool, spent: Spent, hits: Hits, cause: str) -> Play[str]:
    """After a roll it may be repeated; after a failure bonus dice may be added one by one."""
    bonus, destiny, rerolls = (
        purse.bonus - spent.bonus,
        purse.destiny - spent.destiny,
        purse.rerolls - spent.rerolls,
    )
    successes = hits.normals + hits.crits
    may_add = pool.after_roll == "any_time" or (pool.after_roll == "on_failure" and not successes)
    if not (rerolls > 0 or destiny > 0 or (bonus > 0 and may_add)):
        return "none"
    answers = _second_chances(bonus > 0 and may_add, destiny > 0, destiny > 0 and may_add, rerolls > 0)
    question = _whether_to_repeat(purse.who, cause, successes, hits.crits)
    scene, counted = (purse, pool, cause, hits, spent), (Number("ps-number-successes", successes),)
    return (
        yield from choose(purse.seat, purse.who, "PS-ROL-06", question, Listed(answers), "none", scene, numbers=counted)
    )


@lru_cache(maxsize=1024)
def _whether_to_repeat(who: str, cause: str, successes: int, crits: int) -> Phrase:
    """The question for what may be done about a roll."""
    return phrase("ps-ask-dice-after", who=Ref(who), rule=purpose_of(cause), successes=successes, crits=crits)


@lru_cache(maxsize=16)
def _second_chances(bonus: bool, destiny_reroll: bool, destiny: bool, reroll: bool) -> tuple[Answer[str], ...]:
    """What may be done about a roll, and its price."""
    offers = (
        ("reroll", reroll, _price(0, 0, 1)),
        ("destiny_reroll", destiny_reroll, _price(0, 1, 0)),
        ("bonus", bonus, _price(1, 0, 0)),
        ("destiny", destiny, _price(0, 1, 0)),
    )
    return (
        Answer("none", "none", phrase("ps-answer-keep-roll")),
        *(
            Answer(key, key, phrase(f"ps-answer-{key.replace('_', '-')}"), price)
            for key, possible, price in offers
            if possible
        ),
    )


def price_of_first_die(fighter: Fighter) -> tuple[Cost, ...]:
    die = first_die(purse_of(fighter))
    return _price(die.bonus, die.destiny, 0)


def _price(bonus: int, destiny: int, rerolls: int) -> tuple[Cost, ...]:
    prices = (("ps-cost-bonus-die", bonus), ("ps-cost-destiny-die", destiny), ("ps-cost-reroll", rerolls))
    return tuple(Cost(message, amount) for message, amount in prices if amount)


@lru_cache(maxsize=64)
def purpose_of(cause: str) -> Word:
    """What a roll is for, in a word."""
    return Word(f"ps-roll-{cause.lower().replace(':', '-').replace('_', '-')}")
