"""Rolls: two dice of which the higher counts, grades, rerolls, opposed rolls."""

import pytest

from regelwerk.dice import Attempt
from regelwerk.engine.interpreters.odds import odds
from regelwerk.engine.interpreters.scripted import ScriptError
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.gather import roll_gather
from regelwerk.systems.factions.rules.core import rolls as rolling
from regelwerk.systems.factions.rules.core.checks import modifiers, roller
from regelwerk.systems.factions.rules.core.rolls import CRITICAL, attempt, grade_of, resolve_contest, wild_card
from regelwerk.systems.factions.rules.phase.acts import perform
from regelwerk.systems.factions.state import Act, Asset
from regelwerk.systems.factions.tactics import policies
from regelwerk.systems.factions.tactics.policies import TACTICS
from systems.factions.builders import Dice, faction, possible, step, world
from systems.factions.stories import an_asset, bare, facts, questions, rolls, told

PLAIN = Options()


def total(die: str, *faces: int | tuple[int, ...], modifier: int = 0, options: Options = PLAIN) -> int:
    played = told(lambda: attempt(rolls(die, modifier), "gather", 4, 9, options), faces=faces)
    (found,) = facts(played, "fa-rolled", "total")
    assert isinstance(found, int)
    return found


def grade(die: str, *faces: int | tuple[int, ...], modifier: int = 0, options: Options = PLAIN) -> int:
    return told(lambda: attempt(rolls(die, modifier), "gather", 4, 9, options), faces=faces).result


# -- one roll -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FA-CORE-01", "FA-GEN-03")
def test_fa_core_01_the_higher_of_two_dice_counts_and_they_are_never_added() -> None:
    assert total("W8", 7, 3) == 7
    assert total("W8", 2, 5) == 5
    assert total("W8", 4, 4) == 4


@pytest.mark.rule("FA-CORE-04")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_fa_core_04_odds_tell_no_grades_apart_that_are_worth_the_same(most: int) -> None:
    law = odds(attempt, rolls("W8"), "gather", 4, most, PLAIN)
    assert sorted(law) == [CRITICAL, *range(most + 1)]


@pytest.mark.rule("FA-CORE-02")
def test_fa_core_02_either_die_aces_as_often_as_it_shows_its_highest_face() -> None:
    assert total("W4", (4, 4, 3), 2) == 11
    assert total("W10", 9, (6, 6, 1)) == 13
    with pytest.raises(ScriptError):
        total("W4", 4, 2)  # an ace without its second face


@pytest.mark.rule("FA-CORE-03")
def test_fa_core_03_modifiers_change_the_total_not_the_aces() -> None:
    assert total("W6", 5, 2, modifier=2) == 7
    assert total("W6", (6, 1), 2, modifier=-3) == 4
    assert total("W4", 2, 2, modifier=-3) == -1


@pytest.mark.rule("FA-CORE-03", "FA:w12_bonus_on_wild", "FA-RUL-19")
def test_ruling_19_the_bonus_beyond_w12_counts_with_the_wild_die_too() -> None:
    assert total("W12+2", 3, 5) == 7
    apart = Options(w12_bonus_on_wild=False)
    assert total("W12+2", 3, 5, options=apart) == 5
    assert total("W12+2", 4, 5, options=apart) == 6, "3 or 4 and 2 against 5"


@pytest.mark.rule("FA-CORE-04")
@pytest.mark.parametrize(("result", "hits"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_fa_core_04_success_from_4_on_and_a_raise_for_each_4_beyond(result: int, hits: int) -> None:
    assert grade_of(Attempt(result, False), 4, PLAIN) == hits


@pytest.mark.rule("FA-CORE-05")
def test_fa_core_05_two_ones_are_a_critical_failure() -> None:
    assert grade("W8", 1, 1) == CRITICAL
    assert grade("W8", 1, 2) == 0
    assert grade("W8", 2, 1) == 0


@pytest.mark.rule("FA-CORE-05", "FA:critical_failure_always_fails", "FA-RUL-06")
def test_ruling_06_two_ones_fail_whatever_the_total() -> None:
    assert grade("W12+3", 1, 1) == CRITICAL
    assert grade("W12+3", 1, 1, options=Options(critical_failure_always_fails=False)) == 1
    assert grade("W12+2", 1, 1, options=Options(critical_failure_always_fails=False)) == CRITICAL


@pytest.mark.rule("FA-GEN-02", "FA-GEN-03")
def test_fa_gen_03_a_minor_faction_rolls_an_attribute_with_the_wild_die_like_all_others() -> None:
    minor = world(bare("bettler", minor=True))
    played = told(lambda: roll_gather(minor, "bettler", minor), faces=[2, (6, 2)])
    assert [one.roll.throw for one in played.rolled] == [wild_card(rolls("W4"), PLAIN)]
    assert played.result[1].grade == 2


# -- critical failures ----------------------------------------------------------------------------------------------


def fumbled(options: Options = PLAIN, *answers: str, rp: int = 2) -> tuple[list[str], int, bool, int]:
    state = world(bare("wache", rp=rp), bare("orden"), turn="wache", options=options)
    played = step(state, "gather", *answers, faces=[1, 1])
    after = played.result
    return questions(played), after.find("wache").rp, after.find("wache").shaken, len(after.pending)


@pytest.mark.rule("FA-CORE-05", "FA-GM-14", "FA:critical_failure_effect", "FA-RUL-05")
def test_ruling_05_the_master_is_asked_for_a_consequence_and_may_have_none() -> None:
    assert fumbled() == (["FA-PHA-05", "FA-GM-14"], 2, False, 0)
    assert fumbled(PLAIN, "adjust_rp:wache:-2") == (["FA-PHA-05", "FA-GM-14"], 2, False, 1)
    state = world(bare("wache", rp=2), bare("orden"), turn="wache")
    after = step(step(state, "gather", "adjust_rp:wache:-2", faces=[1, 1]).result).result
    assert (after.find("wache").rp, after.pending) == (0, ())


@pytest.mark.rule("FA:critical_failure_effect")
def test_ruling_05_or_the_table_has_settled_on_one() -> None:
    assert fumbled(Options(critical_failure_effect="none")) == (["FA-PHA-05"], 2, False, 0)
    assert fumbled(Options(critical_failure_effect="shaken")) == (["FA-PHA-05"], 2, True, 0)
    assert fumbled(Options(critical_failure_effect="lose_1_rp")) == (["FA-PHA-05"], 1, False, 0)


@pytest.mark.rule("FA:critical_failure_effect")
def test_ruling_05_who_is_shaken_already_is_not_wounded_by_it() -> None:
    options = Options(critical_failure_effect="shaken")
    state = world(bare("wache", shaken=True, wounds=1), turn="wache", options=options)
    state = state.put(replace(state.find("wache"), action="shaken"))
    after = step(state, "reorganise", faces=[1, 1]).result.find("wache")
    assert (len(after.wounds), after.shaken) == (1, True)


# -- rerolls --------------------------------------------------------------------------------------------------------


def retried(
    *faces: int | tuple[int, ...], rp: int, answers: tuple[str, ...], options: Options = PLAIN
) -> tuple[int, int]:
    played = told(lambda: rolling.test(rolls("W8", rp=rp, price=3), "gather", 4, 9, options), *answers, faces=faces)
    return played.result.grade, played.result.spent.rp


@pytest.mark.rule("FA-CORE-12", "FA-GEN-06", "FA-RP-01")
def test_fa_core_12_both_dice_are_rolled_anew_as_often_as_it_can_be_paid_and_the_best_counts() -> None:
    assert retried(2, 3, rp=3, answers=("accept",)) == (0, 0)
    assert retried(2, 3, 4, 1, rp=3, answers=("reroll",)) == (1, 3)
    assert retried(5, 3, 2, 1, (8, 3), 1, rp=7, answers=("reroll", "reroll")) == (2, 6), "and then nothing can be paid"
    assert retried(5, 3, 2, 2, rp=5, answers=("reroll",)) == (1, 3), "the better attempt stands"


@pytest.mark.rule("FA-CORE-12", "FA-RP-01")
def test_fa_rp_01_fewer_points_than_the_price_buy_nothing() -> None:
    state = world(bare("wache", rp=2), bare("orden"), turn="wache")
    assert questions(step(state, "gather", faces=[2, 3])) == ["FA-PHA-05"]
    state = world(bare("wache", rp=3), bare("orden"), turn="wache")
    played = step(state, "gather", "reroll", faces=[2, 3, 4, 2])
    assert questions(played) == ["FA-PHA-05", "FA-CORE-12"]
    assert played.result.find("wache").rp == 1, "3 paid, 1 gathered"


@pytest.mark.rule("FA:bennie_price", "FA-RUL-54")
@pytest.mark.parametrize("price", [3, 1, 2, 4, 5])
def test_ruling_54_the_price_of_a_bennie_effect(price: int) -> None:
    options = Options(bennie_price=price)  # type: ignore[arg-type]
    able = roller(world(options=options), bare("wache", rp=price), "gather", bare("wache").resources, 0)
    poor = roller(world(options=options), bare("wache", rp=price - 1), "gather", bare("wache").resources, 0)
    assert (able.price, poor.price) == (price, None)


@pytest.mark.rule("FA-CORE-12", "FA:critical_failure_reroll", "FA-RUL-07")
def test_ruling_07_a_critical_failure_may_be_rolled_again_and_any_other_attempt_beats_it() -> None:
    assert retried(1, 1, 2, 1, rp=3, answers=("reroll",)) == (0, 3)
    assert retried(2, 1, 1, 1, rp=3, answers=("reroll",)) == (0, 3), "a failure is better than two ones"


@pytest.mark.rule("FA:critical_failure_reroll")
def test_ruling_07_or_it_may_not_and_two_ones_replace_the_result() -> None:
    newer = Options(critical_failure_reroll="forbidden")
    assert retried(1, 1, rp=9, answers=(), options=newer) == (CRITICAL, 0)
    assert retried(2, 1, 1, 1, rp=9, answers=("reroll",), options=newer) == (CRITICAL, 3)


@pytest.mark.rule("FA-CORE-12", "FA-AST-01")
def test_an_asset_gives_a_reroll_for_nothing_once_a_phase() -> None:
    state = world(bare("orden", assets=("pilgerstrom",)), bare("wache"), turn="orden")
    played = step(state, "gather", "free_reroll:pilgerstrom", faces=[2, 3, 4, 2])
    assert possible(played.asked[1]) == {"accept", "free_reroll:pilgerstrom"}
    after = played.result.find("orden")
    assert (after.rp, after.assets[0].uses) == (1, 1)
    again = world(replace(after, action="available", rp=0), bare("wache"), turn="orden")
    assert questions(step(again, "gather", faces=[2, 3])) == ["FA-PHA-05"]


@pytest.mark.rule("FA-CORE-12")
def test_fa_core_12_the_same_modifiers_count_for_every_attempt() -> None:
    state = world(bare("wache", rp=3, wounds=2), bare("orden"), turn="wache")
    played = step(state, "gather", "reroll", faces=[2, 3, 5, 2])
    assert facts(played, "fa-rolled", "total") == [1, 3]
    assert [one.roll.throw for one in played.rolled] == [wild_card(rolls("W6", -2), PLAIN)] * 2


# -- opposed rolls --------------------------------------------------------------------------------------------------


def opposed(
    *faces: int | tuple[int, ...], options: Options = PLAIN, answers: tuple[str, ...] = (), rp: tuple[int, int] = (0, 0)
) -> tuple[int, int, int]:
    mine, theirs = (rolls("W8", rp=points, price=3 if points else None) for points in rp)
    played = told(
        lambda: resolve_contest(mine, theirs, ("espionage", "espionage_defense"), options), *answers, faces=faces
    )
    return played.result.grade, played.result.acting.rp, played.result.other.rp


@pytest.mark.rule("FA-CORE-06", "FA-CORE-07")
def test_fa_core_06_the_higher_total_wins_and_4_ahead_is_a_raise() -> None:
    assert opposed(5, 1, 4, 2)[0] == 1
    assert opposed(7, 1, 4, 2)[0] == 1
    assert opposed((8, 1), 1, 5, 2)[0] == 2
    assert opposed(4, 1, 5, 2)[0] == 0
    assert opposed(3, 1, 2, 1)[0] == 1, "nobody needs a 4"


@pytest.mark.rule("FA-CORE-06", "FA:opposed_tie", "FA-RUL-04")
def test_ruling_04_a_tie_is_no_success() -> None:
    assert opposed(5, 1, 5, 2)[0] == 0
    assert opposed(5, 1, 5, 2, options=Options(opposed_tie="attacker_wins"))[0] == 1


@pytest.mark.rule("FA:opposed_minimum_total", "FA-RUL-02")
def test_ruling_02_or_the_acting_side_must_reach_4() -> None:
    assert opposed(3, 2, 2, 1)[0] == 1
    newer = Options(opposed_minimum_total=4)
    assert opposed(3, 2, 2, 1, options=newer)[0] == 0
    assert opposed(4, 2, 2, 1, options=newer)[0] == 1


@pytest.mark.rule("FA:opposed_raise_base", "FA-RUL-03")
def test_ruling_03_a_raise_counts_from_the_total_of_the_other_side() -> None:
    assert opposed(6, 2, 2, 1)[0] == 2
    newer = Options(opposed_raise_base="max_4_opponent")
    assert opposed(6, 2, 2, 1, options=newer)[0] == 1
    assert opposed((8, 1), 2, 5, 1, options=newer)[0] == 2


@pytest.mark.rule("FA-CORE-07")
def test_fa_core_07_two_ones_never_win_and_those_of_the_other_side_just_stand() -> None:
    assert opposed(1, 1, 1, 1)[0] == CRITICAL
    high = told(
        lambda: resolve_contest(rolls("W8", 5), rolls("W8"), ("espionage", "espionage_defense"), PLAIN),
        faces=[1, 1, 2, 1],
    )
    assert high.result.grade == CRITICAL, "6 against 2 all the same"
    assert opposed(2, 1, 1, 1)[0] == 1
    assert opposed(5, 1, 1, 1)[0] == 2


@pytest.mark.rule("FA-CORE-05", "FA-CORE-07", "FA:critical_failure_always_fails")
def test_fa_core_07_if_two_ones_may_win_they_are_critical_only_when_they_do_not() -> None:
    mild = Options(critical_failure_always_fails=False)
    kinds = ("espionage", "espionage_defense")
    won = told(lambda: resolve_contest(rolls("W8", 5), rolls("W8"), kinds, mild), faces=[1, 1, 2, 1])
    assert won.result.grade == 2
    assert opposed(1, 1, 3, 1, options=mild)[0] == CRITICAL


@pytest.mark.rule("FA-CORE-06", "FA-CORE-12")
def test_fa_core_06_first_the_acting_side_with_all_its_rerolls_then_the_other_with_its_own() -> None:
    faces: Dice = [2, 3, 6, 1, 2, 3, 7, 1]
    grade, mine, theirs = opposed(*faces, rp=(3, 3), answers=("reroll", "reroll"))  # type: ignore[arg-type]
    assert (grade, mine, theirs) == (0, 3, 3)


@pytest.mark.rule("FA-CORE-06")
def test_fa_core_06_who_is_not_behind_is_not_asked_to_roll_again() -> None:
    assert opposed(3, 1, 5, 1, rp=(0, 9)) == (0, 0, 0)


@pytest.mark.rule("FA:critical_failure_reroll")
def test_ruling_07_forbidden_rerolls_bind_the_other_side_of_an_opposed_roll_too() -> None:
    newer = Options(critical_failure_reroll="forbidden")
    assert opposed(3, 1, 1, 1, 5, 1, rp=(0, 3), answers=("reroll",)) == (0, 0, 3)
    assert opposed(3, 1, 1, 1, rp=(0, 3), options=newer) == (1, 0, 0)


@pytest.mark.rule("FA-GEN-07")
def test_fa_gen_07_only_the_factions_own_points_pay_for_its_rolls() -> None:
    state = world(faction("wache", rp=0, controller="ana"), faction("kontor", rp=30), turn="wache")
    side = roller(state, state.find("wache"), "gather", state.find("wache").resources, 0)
    assert (side.rp, side.price) == (0, None)


@pytest.mark.rule("FA-CORE-11", "FA-WND-01")
def test_fa_core_11_one_less_for_each_wound_three_at_most() -> None:
    for wounds in range(4):
        assert modifiers(bare("wache", wounds=wounds), "gather", PLAIN).total == -wounds


# -- prices of 0 ------------------------------------------------------------------------------------------------------


def gratis(use: str) -> Asset:
    """An asset that makes a bennie effect free."""
    return an_asset(f"gratis_{use}", kind="bennie_price", use=use, price=0)


@pytest.mark.rule("FA-GEN-06", "FA-RP-01")
def test_fa_gen_06_a_price_of_0_means_free_for_rerolls() -> None:
    state = world(bare("wache", assets=(gratis("reroll"),)), bare("orden"), turn="wache")
    played = step(state, "gather", "reroll", "reroll", faces=[2, 3, 2, 1, (6, 6, 1), 2])
    assert questions(played) == ["FA-PHA-05", "FA-CORE-12", "FA-CORE-12", "FA-CORE-12"]
    costs = [answer.cost for answer in played.asked[1].prompt.answers.listed()]
    assert costs == [(), ()]
    assert played.result.find("wache").rp == 3
    assert played.notes("fa-pays") == [], "nothing is paid"


@pytest.mark.rule("FA-GEN-06", "FA-ATK-05")
def test_fa_gen_06_a_price_of_0_means_free_for_soaking() -> None:
    state = world(bare("wache"), bare("orden", assets=(gratis("soak"),)), turn="wache")
    played = step(state, "attack:orden", "soak", faces=[5, 3, (8, 2), 3, 4, 2])
    assert questions(played) == ["FA-PHA-05", "FA-ATK-05"]
    assert (len(played.result.find("orden").wounds), played.result.find("orden").shaken) == (0, False)


@pytest.mark.rule("FA-GEN-06", "FA-SHK-09")
def test_fa_gen_06_a_price_of_0_means_free_for_shaking_off() -> None:
    state = world(bare("wache", shaken=True, assets=(gratis("shake_off"),)), bare("orden"), queue=("wache",))
    played = step(state, "shake_off")
    assert (played.result.find("wache").shaken, played.notes("fa-pays")) == (False, [])


@pytest.mark.rule("FA:damage_reroll", "FA-GEN-06")
def test_ruling_08_where_damage_is_sold_again_a_price_of_0_is_free() -> None:
    options = Options(damage_reroll="allowed")
    state = world(bare("wache", assets=(gratis("reroll"),)), bare("orden"), turn="wache", options=options)
    played = step(state, "attack:orden", "reroll", "accept", faces=[5, 3, 1, 2, 7, 3])
    assert questions(played) == ["FA-PHA-05", "FA:damage_reroll", "FA:damage_reroll"]
    assert facts(played, "fa-damage", "total") == [3, 10]


@pytest.mark.slow
@pytest.mark.rule("FA-GEN-06", "FA-CORE-12")
def test_the_computer_does_not_roll_for_ever_where_rolling_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    # With every further try the law takes eight times as long.
    monkeypatch.setattr(policies, "ENOUGH_TRIES", 3)
    state = world(bare("wache", assets=(gratis("reroll"),)), bare("orden"), turn="wache")
    law = odds(perform, state, "wache", Act("gather"), policy=TACTICS["own"])
    assert 0.99 < law.map(lambda after: after.find("wache").rp).at_least(1) < 1


@pytest.mark.rule("FA-CORE-12")
def test_fa_core_12_if_the_second_roll_is_worse_the_log_says_that_the_first_counts() -> None:
    state = world(bare("wache", rp=3), bare("orden"), turn="wache")
    assert step(state, "gather", "reroll", faces=[4, 3, 2, 1]).notes("fa-better-counts")
    assert not step(state, "gather", "reroll", faces=[2, 3, 4, 1]).notes("fa-better-counts")
