"""Rolls: successes, exploding dice, difficulty, bonus dice, rerolls, destiny dice, group rolls and rests."""

import pytest

from regelwerk.dice import Hits
from regelwerk.engine.answers import Cost
from regelwerk.engine.interpreters.scripted import Asked, Transcript, scripted
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.core.rest import GroupRoll, group_roll, rest
from regelwerk.systems.phasesix.rules.core.rolls import (
    Pool,
    Purse,
    Rolled,
    Spent,
    min_roll_tally,
    plain_pool,
    pool_roll,
)
from regelwerk.systems.phasesix.state import Fighter
from systems.phasesix.builders import Dice, fight, possible, someone, step

NO_DICE = Purse("heroes", "hagen")


def rolled(
    dice: int, min_roll: int, faces: Dice, *answers: str, purse: Purse = NO_DICE, options: Options | None = None
) -> Transcript[Rolled]:
    pool = plain_pool(dice, min_roll, options or Options())
    return scripted(lambda: pool_roll(purse, pool, "PS-THR-01"), faces, answers)


@pytest.mark.rule("PS-ROL-01")
def test_ps_rol_01_every_die_that_reaches_the_min_roll_is_a_success() -> None:
    assert rolled(4, 5, [5, 4, 1, 5]).result.successes == 2
    assert rolled(4, 4, [5, 4, 1, 5]).result.successes == 3


@pytest.mark.rule("PS-ROL-02")
def test_ps_rol_02_a_six_is_rolled_on_and_added() -> None:
    assert rolled(3, 8, [(6, 1), (6, 2), (6, 6, 1)]).result.successes == 2
    assert rolled(1, 13, [(6, 6, 1)]).result.successes == 1
    assert rolled(1, 14, [(6, 6, 1)]).result.successes == 0


@pytest.mark.rule("PS:explode_in_combat", "PS-ROL-02")
def test_ps_explode_in_combat_attack_only_leaves_other_rolls_alone() -> None:
    options = Options(explode_in_combat="attack_only")
    assert rolled(2, 7, [6, 6], options=options).result.successes == 0
    state = fight(someone("robber"), someone("hagen", actions=0), options=options)
    attack = step(state, "attack:short_sword:melee:hagen", faces=[(6, 5), 1, 1, 1])
    assert attack.notes("ps-hits")[0].facts["crits"] == 1


@pytest.mark.rule("PS-ROL-03")
@pytest.mark.parametrize(("difficulty", "number"), [(2, 7), (0, 5), (-2, 3)])
def test_ps_rol_03_difficulty_moves_the_min_roll_both_ways(difficulty: int, number: int) -> None:
    figure = min_roll_tally(5, (), "perception", walking=False, braced=False, options=Options(), difficulty=difficulty)
    assert figure.total == number


@pytest.mark.rule("PS:min_roll_floor", "PS-ROL-03")
@pytest.mark.parametrize(("floor", "number"), [(2, 2), (1, 1)])
def test_ps_min_roll_floor(floor: int, number: int) -> None:
    options = Options(min_roll_floor=floor)  # type: ignore[arg-type]
    figure = min_roll_tally(3, (), "first_aid", walking=False, braced=False, options=options, difficulty=-4)
    assert figure.total == number


@pytest.mark.rule("PS-ROL-04", "PS-HIT-05")
def test_ps_rol_04_no_dice_no_roll() -> None:
    for dice in (0, -2):
        assert rolled(dice, 5, []).rolled == []
    purse = replace(NO_DICE, bonus=1)
    with_bonus = rolled(-2, 5, [5], purse=purse)
    assert (with_bonus.result.successes, with_bonus.result.spent) == (1, Spent(bonus=1))


@pytest.mark.rule("PS-ROL-05")
def test_ps_rol_05_any_number_of_bonus_dice_before_a_roll() -> None:
    purse = replace(NO_DICE, bonus=3)
    before = rolled(1, 5, [1, 5, 5], "bonus:2+destiny:0", purse=purse)
    assert possible(before.asked[0]) == {"none", *(f"bonus:{n}+destiny:0" for n in (1, 2, 3))}
    assert (before.result.successes, before.result.spent) == (2, Spent(bonus=2))


@pytest.mark.rule("PS-ROL-05")
def test_ps_rol_05_after_a_failure_bonus_dice_come_one_by_one() -> None:
    purse = replace(NO_DICE, bonus=3)
    after = rolled(2, 5, [1, 1, 2, 5], "none", "bonus", "bonus", purse=purse)
    assert (after.result.successes, after.result.spent) == (1, Spent(bonus=2))
    assert len(after.asked) == 3  # with a success there is nothing more to ask
    assert possible(after.asked[1]) == {"none", "bonus"}, "of what is there"


def prices(asked: Asked) -> dict[str, tuple[Cost, ...]]:
    return {answer.key: answer.cost for answer in asked.prompt.answers.listed()}


@pytest.mark.rule("PS-ROL-05", "PS-ROL-06", "PS-ROL-07")
def test_ps_rol_05_every_answer_says_what_it_costs() -> None:
    bonus, destiny, again = Cost("ps-cost-bonus-die", 1), Cost("ps-cost-destiny-die", 1), Cost("ps-cost-reroll", 1)
    before, after = rolled(1, 5, [1], purse=replace(NO_DICE, bonus=1, destiny=1, rerolls=1)).asked
    assert prices(before) == {
        "none": (),
        "bonus:1+destiny:0": (bonus,),
        "bonus:0+destiny:1": (destiny,),
        "bonus:1+destiny:1": (bonus, destiny),
    }
    assert prices(after) == {
        "none": (),
        "reroll": (again,),
        "destiny_reroll": (destiny,),
        "bonus": (bonus,),
        "destiny": (destiny,),
    }


@pytest.mark.rule("PS:bonus_dice_after_roll", "PS-ROL-05")
@pytest.mark.parametrize(
    ("value", "on_failure", "on_success"),
    [("on_failure", True, False), ("any_time", True, True), ("never", False, False)],
)
def test_ps_bonus_dice_after_roll(value: str, on_failure: bool, on_success: bool) -> None:
    options = Options(bonus_dice_after_roll=value)  # type: ignore[arg-type]
    purse = replace(NO_DICE, bonus=1, rerolls=1)
    for face, offered in ((1, on_failure), (5, on_success)):
        asked = rolled(1, 5, [face], purse=purse, options=options).asked
        assert ("bonus" in possible(asked[1])) is offered


@pytest.mark.rule("PS-ROL-05", "PS:bonus_dice_after_roll", "PS-MEG-02")
@pytest.mark.parametrize(("apart", "megas"), [(False, (3,)), (True, (2, 1))])
def test_ps_rol_05_crits_of_later_dice_join_the_others(apart: bool, megas: tuple[int, ...]) -> None:
    pool = Pool(2, 5, 11, tell_crits_apart=apart, after_roll="any_time")
    faces: Dice = [(6, 6, 5), 5, (6, 6, 6, 5)]
    roll = scripted(lambda: pool_roll(replace(NO_DICE, bonus=1), pool, "PS-HIT-01"), faces, ["none", "bonus"])
    assert roll.result.hits == Hits(1, 2, megas)


@pytest.mark.rule("PS:crit_requires_hit", "PS-CRT-01")
def test_unless_a_pool_says_otherwise_a_crit_has_to_hit() -> None:
    roll = scripted(lambda: pool_roll(NO_DICE, Pool(2, 6, 5), "PS-HIT-01"), [5, (6, 1)])
    assert roll.result.hits[:2] == (0, 1), "the 5 reaches the crit threshold, but not the Mindestwurf"


@pytest.mark.rule("PS-ROL-06")
def test_ps_rol_06_a_reroll_repeats_everything_and_the_new_result_stands() -> None:
    purse = replace(NO_DICE, bonus=1, rerolls=1)
    again = rolled(2, 5, [5, 5, 1, 1, 2, 3], "bonus:1+destiny:0", "reroll", purse=purse)
    assert (again.result.successes, again.result.spent) == (0, Spent(bonus=1, rerolls=1))
    assert again.rolled[1].roll.cause == "PS-ROL-06"


@pytest.mark.rule("PS-ROL-06")
def test_ps_rol_06_a_reroll_cannot_make_dice_out_of_none() -> None:
    assert rolled(0, 5, [], purse=replace(NO_DICE, rerolls=1)).asked == []


@pytest.mark.rule("PS-ROL-07")
def test_ps_rol_07_a_destiny_die_is_a_bonus_die_that_needs_four() -> None:
    purse = replace(NO_DICE, destiny=2)
    roll = rolled(2, 9, [4, 4, 4, 3], "bonus:0+destiny:2", purse=purse)
    assert (roll.result.successes, roll.result.spent) == (1, Spent(destiny=2))
    later = rolled(1, 9, [4, 4], "none", "destiny", purse=purse)
    assert (later.result.successes, later.result.spent) == (1, Spent(destiny=1))
    easy = rolled(0, 3, [3], "bonus:0+destiny:1", purse=purse)
    assert easy.result.successes == 1  # 4 is never worse than the ordinary number


@pytest.mark.rule("PS-ROL-07", "PS:destiny_reroll_all_4plus")
@pytest.mark.parametrize(("lucky", "successes"), [(False, 1), (True, 3)])
def test_ps_rol_07_a_destiny_die_as_a_reroll(lucky: bool, successes: int) -> None:
    options = Options(destiny_reroll_all_4plus=lucky)
    purse = replace(NO_DICE, destiny=1)
    again = rolled(3, 5, [1, 1, 1, 4, 4, 5], "none", "destiny_reroll", purse=purse, options=options)
    assert (again.result.successes, again.result.spent) == (successes, Spent(destiny=1))


@pytest.mark.rule("PS-ROL-07", "PS:destiny_reroll_all_4plus")
def test_ps_ruling_66_a_repeated_destiny_die_is_an_ordinary_die() -> None:
    purse = replace(NO_DICE, destiny=1, rerolls=1)
    again = rolled(1, 5, [1, 4, 1, 4], "bonus:0+destiny:1", "reroll", purse=purse)
    assert (again.result.successes, again.result.spent) == (0, Spent(destiny=1, rerolls=1))


@pytest.mark.rule("PS:destiny_die_crit", "PS-ROL-07")
@pytest.mark.parametrize(("can_crit", "hits"), [(True, (1, 1)), (False, (2, 0))])
def test_ps_destiny_die_crit(can_crit: bool, hits: tuple[int, int]) -> None:
    pool = Pool(0, 5, 11, destiny_die_crit=can_crit)
    purse = replace(NO_DICE, destiny=2)
    roll = scripted(lambda: pool_roll(purse, pool, "PS-HIT-01"), [4, (6, 5)], ["bonus:0+destiny:2"])
    assert roll.result.hits[:2] == hits


# -- group rolls and rests -----


def crowd(*faces: int | tuple[int, ...], needed: int, difficulty: int = 0, **hagen: object) -> Transcript[GroupRoll]:
    """Hagen (perception 2) and Mira (perception 3) keep watch."""
    members = (someone("hagen", **hagen), someone("mira"))  # type: ignore[arg-type]
    return scripted(lambda: group_roll(members, "perception", needed, difficulty, Options()), list(faces))


@pytest.mark.rule("PS-ROL-08")
def test_ps_rol_08_the_successes_of_a_group_add_up() -> None:
    watch = crowd(5, 1, (6, 1), 2, 5, needed=3)
    assert (watch.result.successes, watch.result.succeeded) == (3, True)
    assert watch.notes("ps-group-succeeds") and not watch.notes("ps-group-fails")
    asleep = crowd(5, 1, 1, 2, 5, needed=3)
    assert asleep.notes("ps-group-fails") and not asleep.notes("ps-group-succeeds")
    dozing = crowd(5, 1, (6, 1), 2, 4, needed=3).result
    assert (dozing.successes, dozing.succeeded) == (2, False)


@pytest.mark.rule("PS-ROL-08", "PS-ROL-03", "PS-CND-06", "PS-CND-07", "PS-CND-09")
def test_ps_rol_08_everybody_rolls_with_their_own_troubles() -> None:
    watch = crowd(6 - 1, 1, 1, 1, needed=1, conditions=(("burning", 1), ("shocked", 1)))
    first, second = watch.notes("ps-rolls-for-group")
    assert [(note.facts["dice"].total, note.facts["min_roll"].total) for note in (first, second)] == [  # type: ignore[union-attr]
        (1, 6),
        (3, 5),
    ]
    assert crowd(5, 5, 5, 5, 5, needed=1, difficulty=1).result.successes == 0
    poisoned = crowd(5, 5, 1, 1, 1, needed=1, conditions=(("poisoned", 1), ("crouched", 1)))
    assert poisoned.result.successes == 0
    assert poisoned.notes("ps-rolls-for-group")[0].facts["min_roll"].total == 6  # type: ignore[union-attr]


@pytest.mark.rule("PS-ROL-08", "PS-CND-10")
def test_ps_rol_08_crouching_hinders_the_body_only() -> None:
    crouched = someone("hagen", conditions=(("crouched", 1),))
    climb = scripted(lambda: group_roll((crouched,), "strength", 1, 0, Options()), [5, 5, 5, 5])
    think = scripted(lambda: group_roll((crouched,), "logic", 1, 0, Options()), [5])
    assert (climb.result.succeeded, think.result.succeeded) == (False, True)


@pytest.mark.rule("PS-ROL-08", "PS-ROL-05")
def test_ps_rol_08_members_pay_for_their_own_dice() -> None:
    members = (someone("hagen", dice=(1, 0, 0)), someone("mira", dice=(1, 0, 0)))
    watch = scripted(
        lambda: group_roll(members, "perception", 1, 0, Options()), [1, 1, 5, 1, 1, 1], ["bonus:1+destiny:0"]
    )
    assert [member.bonus_dice for member in watch.result.members] == [0, 1]


def rested(fighter: Fighter, faces: Dice, *answers: str) -> Fighter:
    return scripted(lambda: rest(fighter, Options()), faces, answers).result


@pytest.mark.rule("PS-ROL-09")
def test_ps_rol_09_a_rest_restores_dice_and_heals() -> None:
    after = rested(someone("hagen", hearts=2), [5, 5, (6, 1), 1, 1, 1, 1, 1, 1])
    assert after.hearts == 5
    assert (after.bonus_dice, after.destiny_dice, after.rerolls) == (1, 0, 1)
    assert rested(someone("mira", hearts=6), [1] * 6).destiny_dice == 1


@pytest.mark.rule("PS-ROL-09")
def test_ps_rol_09_nobody_gets_better_than_unhurt() -> None:
    assert rested(someone("hagen", hearts=5), [5] * 9).hearts == 6


@pytest.mark.rule("PS-ROL-09", "PS-ROL-05")
def test_ps_rol_09_a_die_spent_on_the_healing_is_gone() -> None:
    after = rested(someone("hagen", hearts=2), [1] * 9 + [5], "bonus:1+destiny:0")
    assert (after.hearts, after.bonus_dice) == (3, 0)


@pytest.mark.rule("PS-ROL-09", "PS:conditions_affect_saves")
def test_ps_rol_09_conditions_do_not_disturb_a_rest() -> None:
    weak = someone("hagen", hearts=2, conditions=(("crouched", 1), ("poisoned", 3), ("shocked", 2)))
    assert rested(weak, [5] + [1] * 8).hearts == 3


@pytest.mark.rule("PS-ROL-09", "PS:stabilised_state")
def test_ps_rol_09_a_heart_wakes_whoever_was_stabilised() -> None:
    down = someone("hagen", hearts=0, conditions=(("stabilised", 1), ("unconscious", 1)))
    assert not rested(down, [5] + [1] * 8).is_helpless
    assert rested(down, [1] * 9).is_helpless


@pytest.mark.rule("PS-ROL-09")
def test_ps_rol_09_the_dying_find_no_rest() -> None:
    dying = someone("hagen", hearts=0, conditions=(("dying", 1),))
    assert rested(dying, []) == dying
