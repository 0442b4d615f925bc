"""Rolls outside a fight: the roll of a whole group, and a rest."""

from __future__ import annotations

from typing import Literal

from regelwerk.engine import state_values
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note
from regelwerk.engine.facts import Ref
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import Tally, tally
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.body.wounds import revived_by_boost
from regelwerk.systems.phasesix.rules.core.rolls import (
    Pool,
    Purpose,
    having_spent,
    less_shock,
    min_roll_of,
    min_roll_tally,
    plain_pool,
    pool_roll,
    purpose_of,
    purse_of,
    ruled_difficulty,
)
from regelwerk.systems.phasesix.state import Fighter
from regelwerk.systems.phasesix.values import PHYSIS, SKILL_OF_KIND, SKILLS

Value = Literal[
    "deftness", "strength", "quickness", "resistance", "endurance", "attractiveness",
    "education", "logic", "conscientiousness", "willpower", "apprehension", "charm",
    "melee_skill", "shooting", "throwing", "perception", "first_aid",
]  # fmt: skip
HEALING = ("resistance", "endurance", "willpower")


class GroupRoll(state_values.Value, frozen=True):
    """What came of a group roll, and the members after paying for their extra dice."""

    successes: int
    succeeded: bool
    members: tuple[Fighter, ...]


@rule("PS-ROL-08")
def group_roll(
    members: tuple[Fighter, ...], value: Value, needed: int, difficulty: int, options: Options
) -> Play[GroupRoll]:
    """All members roll the same attribute or skill; their successes together must reach the master's number."""
    successes, after = 0, []
    for member in members:
        dice = less_shock(_worth(member, value), member.conditions)
        number = min_roll_tally(
            member.sheet.min_roll,
            member.conditions,
            _purpose(value),
            walking=False,
            braced=False,
            options=options,
            difficulty=difficulty,
            ruled=ruled_difficulty(member),
        )
        yield note("PS-ROL-08", "ps-rolls-for-group", who=Ref(member.id), dice=dice, min_roll=number)
        rolled = yield from do(pool_roll, purse_of(member), _calm(dice, number, options), "PS-ROL-08")
        yield note(
            "PS-ROL-08",
            "ps-successes",
            who=Ref(member.id),
            rule=purpose_of("PS-ROL-08"),
            successes=rolled.successes,
        )
        successes += rolled.successes
        after.append(having_spent(member, rolled.spent))
    message = "ps-group-succeeds" if successes >= needed else "ps-group-fails"
    yield note("PS-ROL-08", message, successes=successes, needed=needed)
    return GroupRoll(successes, successes >= needed, tuple(after))


@rule("PS-ROL-09")
def rest(fighter: Fighter, options: Options) -> Play[Fighter]:
    """Six hours of rest: all extra dice are there again, and every success heals one wound.

    The dice come first, so a die spent on the healing is gone. The dying find no rest.
    """
    if fighter.is_dead or fighter.has("dying"):
        return fighter
    sheet = fighter.sheet
    fighter = replace(fighter, bonus_dice=sheet.bonus_dice, destiny_dice=sheet.destiny_dice, rerolls=sheet.rerolls)
    dice = Tally()
    for attribute in HEALING:
        dice = dice.plus(sheet.attribute(attribute), "PS-ROL-09", f"ps-attribute-{attribute}", attribute)
    number = min_roll_of(fighter, "save", options)
    yield note("PS-ROL-09", "ps-seeks-rest", who=Ref(fighter.id), dice=dice, min_roll=number)
    rolled = yield from do(pool_roll, purse_of(fighter), _calm(dice, number, options), "PS-ROL-09")
    fighter = having_spent(fighter, rolled.spent)
    healed = min(rolled.successes, sheet.max_hearts - fighter.hearts)
    fighter = replace(fighter, hearts=fighter.hearts + healed)
    yield note(
        "PS-ROL-09",
        "ps-rested",
        who=Ref(fighter.id),
        successes=rolled.successes,
        healed=healed,
        hearts=fighter.hearts,
    )
    return (yield from revived_by_boost(fighter))


def _calm(dice: Tally, number: Tally, options: Options) -> Pool:
    """A pool outside a fight: there dice explode at every table."""
    return replace(plain_pool(dice.total, number.total, options), explode=True)


def _worth(member: Fighter, value: Value) -> Tally:
    if value in SKILLS:
        return tally(member.sheet.skill(value), "PS-ROL-01", f"ps-term-{value.replace('_', '-')}", value)
    return tally(member.sheet.attribute(value), "PS-ROL-01", f"ps-attribute-{value}", value)


def _purpose(value: Value) -> Purpose:
    """What hinders the roll: crouching hinders the body, flames the senses."""
    if value in PHYSIS or value in SKILL_OF_KIND.values():
        return "physical"
    return "perception" if value == "perception" else "mental"
