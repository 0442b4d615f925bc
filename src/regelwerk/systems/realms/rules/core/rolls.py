"""Rolls with W12: attribute rolls against a value, and pools for contests."""

from __future__ import annotations

from regelwerk.dice import Keep, Sum, Throw
from regelwerk.engine.book.rulebook import rule
from regelwerk.engine.effects import Play, do, note, roll
from regelwerk.engine.facts import Phrase, Ref, Word
from regelwerk.engine.tally import Tally
from regelwerk.systems.realms.options import Options

SIDES = 12
TESTS = {
    "RE-SHK-01": "re-test-shock",
    "RE-EFF-09": "re-test-edge",
    "RE-MIK-12": "re-test-torso",
    "RE-MVT-04": "re-test-movement",
    "RE-MOV-06": "re-test-landing",
    "RE-ENV-10": "re-test-recoil",
    "RE-DRO-01": "re-test-drone",
}
"""What an attribute roll is for, by the rule that asks for it, unless the caller says more."""


@rule("RE-DIE-01", "RE-DIE-07", "RE-DIE-08", "RE-TRA-02", "RE:bonus_die")
def pool(dice: int, bonus: int, options: Options) -> Throw[int]:
    """What a side throws in a contest: a number of W12 in all, and a value added to them."""
    if dice == 1:
        return Sum((SIDES,), bonus)
    match options.bonus_die:
        case "keep_best":
            return Keep(dice, SIDES, 1, bonus=bonus)
        case "sum":
            return Sum((SIDES,) * dice, bonus)
        case "flat_plus_1":
            return Sum((SIDES,), bonus + dice - 1)


@rule("RE:bonus_die")
def as_thrown(dice: Tally, added: Tally, options: Options) -> tuple[Tally, Tally]:
    """Dice and added value as they come to the table: where bonus dice are flat, each is 1 more on the value."""
    if options.bonus_die != "flat_plus_1":
        return dice, added
    for term in dice.terms[1:]:
        added = added.plus(term.amount, term.rule_id, term.message, term.source)
    return Tally(dice.terms[:1]), added


@rule("RE-DIE-03", "RE-DIE-04", "RE-DIE-05", "RE-DIE-06")
def attribute_roll(
    seat: str, who: str, wanted: Tally, cause: str, options: Options, *, purpose: Phrase | None = None
) -> Play[bool]:
    """A roll against a value, told before it and after it; `cause` is the rule that asks for it.

    `purpose` says more about what it is for than the rule does.
    """
    yield note(cause, "re-tests", who=Ref(who), test=purpose or Word(TESTS[cause]), value=wanted)
    succeeded: bool = yield from do(test, seat, who, wanted.total, 1, cause, options)
    yield note(cause, "re-test-succeeds" if succeeded else "re-test-fails", who=Ref(who))
    return succeeded


@rule("RE-DIE-05", "RE-DIE-06", "RE-TRA-02", "RE:bonus_die")
def test(seat: str, who: str, value: int, dice: int, cause: str, options: Options) -> Play[bool]:
    """Whether a roll succeeds: one of the dice shows the value or less; a value of 0 or less fails without a roll."""
    die = yield from lowest(seat, who, value, dice, cause, options)
    return die is not None and die <= reached(value, dice, options)


@rule("RE-DIE-05", "RE-ARE-03")
def lowest(seat: str, who: str, value: int, dice: int, cause: str, options: Options) -> Play[int | None]:
    """The lowest die of an attribute roll; None if the value leaves nothing to roll for."""
    if reached(value, dice, options) <= 0:
        return None
    several = dice > 1 and options.bonus_die != "flat_plus_1"
    thrown: Throw[int] = Keep(dice, SIDES, 1, lowest=True) if several else Sum((SIDES,))
    return (yield from roll(thrown, cause, seat=seat, who=who))


@rule("RE:bonus_die")
def reached(value: int, dice: int, options: Options) -> int:
    """The value to be reached; where bonus dice are flat, each raises it by 1."""
    return value + dice - 1 if options.bonus_die == "flat_plus_1" else value
