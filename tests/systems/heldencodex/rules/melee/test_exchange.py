"""Exchanges of blows: manoeuvres and parries, who only defends, mutual attacks, hits and their extra dice."""

from typing import Any

import pytest

from regelwerk.engine.answers import Refusal
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.melee.exchange import combat_result
from regelwerk.systems.heldencodex.rules.melee.parrying import max_parried, parries
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, questions
from systems.heldencodex.ring import (
    ANNA,
    BERT,
    CARL,
    OPTIONS,
    Dice,
    acts,
    armed,
    damage,
    fighter,
    offered,
    ring,
    wounds,
)

ATTACK = f"attack:{BERT}"


def duel(mine: Dice, theirs: Dice, *answers: str, faces: Dice = (), **changes: Any) -> Transcript[World]:
    """Anna with an arming sword (value 15) attacks Bert (value 13)."""
    options = changes.pop("options", OPTIONS)
    bert = armed(BERT, **{"skill": "13/3", **changes})
    return acts(ring((armed(ANNA), mine), (bert, theirs), options=options), ATTACK, *answers, faces=faces)


# -- the attack -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-05", "HC-MEL-06")
def test_hc_mel_05_one_die_from_anywhere_or_all_dice_of_the_group() -> None:
    fought = duel((4, 9, 11, 12, 12), (2,), "with:9", faces=(1, 2, 3, 4, 5))
    ways = offered(fought, "HC-MEL-05", ANNA)
    assert ways[:4] == ["with:4", "with:9", "with:11", "with:12"]
    # All dice of the group, the equal ones alone or added; two of its three dice would be no such attack.
    assert ways[4:6] == ["with:11/12/12", "with:11/12+12"]
    asked = fought.asked[1]
    assert isinstance(asked.prompt.answers.find("with:11/12"), Refusal)
    assert isinstance(asked.prompt.answers.find("with:9/11/12/12"), Refusal)


@pytest.mark.rule("HC-MEL-06")
def test_hc_mel_06_manoeuvres_are_named_in_the_order_that_the_attacker_likes() -> None:
    fought = duel((9, 10, 11), (2,), "with:10/11/9", faces=(1, 2, 3, 4))
    assert facts(fought, "hc-attacks", "manoeuvres") == [(((10,), (11,), (9,)),)]
    assert {"with:9/10/11", "with:11/10/9"} <= set(offered(fought, "HC-MEL-05", ANNA))


@pytest.mark.rule("HC-MEL-07", "HC:combat_single_die_cap")
def test_hc_mel_07_attack_dice_go_up_to_the_value_unless_a_lone_die_may_exceed_it() -> None:
    fought = duel((9, 14, 18), (2,), "with:9", faces=(1, 2))
    assert offered(fought, "HC-MEL-05", ANNA)[:2] == ["with:9", "with:14"]
    assert "with:18" not in offered(fought, "HC-MEL-05", ANNA)
    freer = duel(
        (9, 14, 18), (12, 12), "with:18", "parry:-", faces=(1, 2), options=Options(combat_single_die_cap="none")
    )
    assert "with:18" in offered(freer, "HC-MEL-05", ANNA)
    assert damage(freer) == ["2W12"]


@pytest.mark.rule("HC-MEL-07", "HC-FAI-01")
def test_hc_fai_01_failures_and_dice_above_the_value_attack_nobody() -> None:
    nothing = acts(ring((armed(ANNA), (2, 3, 17)), (armed(BERT), (9,))))
    assert (nothing.asked, nothing.rolled) == ([], [])
    # Two failures side by side are neither matches nor a run.
    pair = acts(ring((armed(ANNA), (3, 3, 4)), (armed(BERT), (2,))), ATTACK, faces=(1, 2))
    assert facts(pair, "hc-attacks", "manoeuvres") == [(((4,),),)]


# -- the parry --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-08")
def test_hc_mel_08_every_manoeuvre_must_be_parried() -> None:
    both = duel((9, 10), (10, 12), "with:9/10", "parry:10/12")
    assert (damage(both), wounds(both.result, BERT)) == ([], (0, 0, 0))
    one = duel((9, 10), (10, 12), "with:9/10", "parry:10/-", faces=(3, 4))
    assert (damage(one), wounds(one.result, BERT)) == (["2W12"], (2, 0, 0))


@pytest.mark.rule("HC-MEL-08", "HC:parry_tie")
def test_hc_mel_08_an_equal_parry_is_enough_unless_ties_go_to_the_attacker() -> None:
    assert max_parried((9,), (9,), 13) == 1
    hard = Options(parry_tie="attacker")
    assert (max_parried((9,), (9,), 13, hard), max_parried((9,), (10,), 13, hard)) == (0, 1)
    assert "parry:9" in offered(duel((9,), (5, 9), "parry:9"), "HC-MEL-08")
    assert "parry:9" not in offered(duel((9,), (5, 9), faces=(1, 2), options=hard), "HC-MEL-08")


@pytest.mark.rule("HC-MEL-09")
def test_hc_mel_09_who_only_defends_uses_all_dice_and_then_has_no_attack() -> None:
    # 12 lies outside the group of 5 and 6.
    fought = duel((9,), (5, 6, 12), "parry:12")
    bert = fighter(fought.result, BERT)
    assert (bert.only_defends, bert.dice, bert.group) == (True, (5, 6), (5, 6))
    nothing_left = acts(fought.result)
    assert nothing_left.asked == []
    # The dice of the group are still good for another parry.
    assert fighter(fought.result, BERT).dice == (5, 6)


@pytest.mark.rule("HC-MEL-09")
def test_hc_mel_09_who_parries_with_the_group_may_still_attack_with_the_rest() -> None:
    fought = duel((5,), (5, 6, 6, 12), "parry:5")
    assert not fighter(fought.result, BERT).only_defends
    attack = acts(fought.result, f"attack:{ANNA}", "with:12", "0", faces=(1, 2))
    assert damage(attack, BERT) == ["2W12"]


@pytest.mark.rule("HC-MEL-09")
def test_hc_mel_09_who_has_attacked_parries_only_with_the_group() -> None:
    state = ring((armed(ANNA), (6, 7, 12)), (armed(BERT), (9, 9)))
    attacked = acts(state, ATTACK, "with:6", "parry:9")
    # Anna has 7 and the lone 12; the run of 6 and 7 is broken up, but 7 still belongs to what was her group.
    back = acts(attacked.result, f"attack:{ANNA}", faces=(1, 2))
    assert "HC-MEL-08" not in questions(back)
    assert damage(back) == ["2W12"]


@pytest.mark.rule("HC-MEL-10", "HC-MAT-02")
def test_hc_mel_10_equal_dice_are_added_against_strong_attacks() -> None:
    fought = duel((12, 12), (6, 6, 6, 6), "with:12+12", "parry:6+6+6+6")
    assert damage(fought) == []
    assert max_parried((24,), (6, 6, 6, 6), 13) == 1
    assert max_parried((24,), (14, 14), 13) == 0
    # A part of the equal dice will do, and the others stop something else; no die stands in two blocks.
    assert max_parried((12, 6), (6, 6, 6), 13) == 2
    assert max_parried((12, 12), (6, 6, 6), 13) == 1
    assert parries((12,), (6, 6, 6), 13, OPTIONS)[0] == ((6, 6),)


# -- mutual attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-11", "HC-MEL-12")
def test_hc_mel_11_both_strike_and_the_higher_result_has_one_die_more() -> None:
    fought = duel((12, 12), (9, 10, 13), "with:12/12", "mutual", "with:9/10", faces=(1, 2, 3, 4))
    assert facts(fought, "hc-both-strike", "first", "second") == [(24, 19)]
    assert (damage(fought, ANNA), damage(fought, BERT)) == (["3W12"], ["1W12"])
    # Nobody parries, both attacks of the phase are spent, and held-back dice add nothing.
    assert (wounds(fought.result, ANNA)[0], wounds(fought.result, BERT)[0]) == (1, 3)
    assert fighter(fought.result, BERT).acted


@pytest.mark.rule("HC-MEL-11", "HC-MEL-12")
def test_hc_mel_12_equal_results_change_nothing_and_no_dice_are_no_hit() -> None:
    even = duel((12,), (12, 12), "mutual", "with:12", faces=(1, 2, 3, 4))
    assert damage(even) == ["2W12", "2W12"]
    none = duel((12,), (11,), "mutual", faces=(1, 2, 3), weapon="dagger")
    assert damage(none) == ["3W12"]
    assert len(none.notes("hc-no-damage")) == 1


@pytest.mark.rule("HC-MEL-12", "HC:combat_result")
def test_hc_mel_12_the_combat_result_may_be_the_best_manoeuvre() -> None:
    assert combat_result(((9,), (10,)), OPTIONS) == 19
    best = Options(combat_result="best_manoeuvre")
    assert (combat_result(((9,), (10,)), best), combat_result(((12, 12),), best)) == (10, 24)
    fought = duel((9, 10), (13,), "with:9/10", "mutual", faces=(1, 2, 3, 4), options=best)
    assert (damage(fought, ANNA), damage(fought, BERT)) == (["1W12"], ["3W12"])


@pytest.mark.rule("HC-MEL-11", "HC-MEL-09")
def test_hc_mel_11_who_has_attacked_already_cannot_strike_back() -> None:
    state = ring((armed(ANNA), (9, 12, 12)), (armed(BERT), (10, 10, 5)))
    attacked = acts(state, ATTACK, "with:9", "parry:10")
    back = acts(attacked.result, f"attack:{ANNA}", "with:10", "parry:12")
    assert "mutual" not in offered(back, "HC-MEL-08")


# -- hits -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-16", "HC-MEL-17")
def test_hc_mel_17_group_dice_held_back_add_damage_dice_and_are_spent() -> None:
    fought = duel((11, 12, 12, 7), (5,), "with:12", "parry:-", "2", faces=(1, 2, 3, 4))
    assert offered(fought, "HC-MEL-17") == ["0", "1", "2"]
    assert damage(fought) == ["4W12"]
    assert fighter(fought.result, ANNA).dice == (7,)


@pytest.mark.rule("HC-MEL-17")
def test_hc_mel_17_dice_held_back_may_be_saved_for_a_parry() -> None:
    fought = duel((11, 12, 12), (5,), "with:12", "parry:-", "1", faces=(1, 2, 3))
    assert damage(fought) == ["3W12"]
    assert fighter(fought.result, ANNA).dice == (12,)


@pytest.mark.rule("HC-MEL-17")
def test_hc_mel_17_a_lone_die_outside_leaves_the_whole_group_for_damage() -> None:
    fought = duel((7, 11, 12), (5,), "with:7", "parry:-", faces=(1, 2, 3, 4))
    assert damage(fought) == ["4W12"]


@pytest.mark.rule("HC-MEL-17", "HC:extra_unparried")
def test_hc_mel_17_further_manoeuvres_add_their_dice_or_are_lost() -> None:
    answers = ("with:11/12+12", "parry:-/-")
    # The 11 lands with one die, the two 12s add one each.
    assert damage(duel((11, 12, 12), (5,), *answers, faces=(1, 2, 3, 4))) == ["4W12"]
    lost = Options(extra_unparried="lost")
    assert damage(duel((11, 12, 12), (5,), *answers, faces=(1, 2), options=lost)) == ["2W12"]


@pytest.mark.rule("HC-MEL-17", "HC-MEL-08")
def test_hc_mel_17_parried_manoeuvres_add_nothing() -> None:
    fought = duel((11, 12, 12), (13, 13), "with:11/12/12", "parry:13/13/-", faces=(1, 2))
    assert damage(fought) == ["2W12"]


@pytest.mark.rule("HC-MEL-22")
def test_hc_mel_22_each_hit_lands_where_the_victim_says() -> None:
    armour = {"armour": {"torso": "1/0", "head": "1/0"}}
    fought = duel((9,), (2,), "row:torso", "row:head", faces=(3, 4), **armour)
    assert [asked.prompt.who for asked in fought.asked if asked.prompt.rule_id == "HC-MEL-22"] == [BERT, BERT]
    assert [row.light for row in fought.result.find(BERT).armour] == [0, 0]
    assert wounds(fought.result, BERT) == (0, 0, 0)


@pytest.mark.rule("HC-MEL-18", "HC:pts")
def test_hc_mel_18_a_second_profile_is_the_attackers_choice_unless_it_is_ignored() -> None:
    def struck(*answers: str, faces: Dice, options: Options = OPTIONS) -> Transcript[World]:
        anna = armed(ANNA, "short_sword", "15/3")
        return acts(ring((anna, (9,)), (armed(BERT), (2,)), options=options), ATTACK, *answers, faces=faces)

    assert damage(struck("ts", faces=(1,))) == ["1W12"]
    assert damage(struck("pts", faces=(1, 2))) == ["2W8"]
    plain = struck(faces=(1,), options=Options(pts="ignore"))
    assert (damage(plain), questions(plain)) == (["1W12"], ["HC-MEL-05"])


@pytest.mark.rule("HC-MEL-16", "HC-QUA-02")
def test_hc_qua_02_a_fine_blade_adds_damage_dice() -> None:
    anna = armed(ANNA, items=("toledo_sword",))
    assert damage(acts(ring((anna, (9,)), (armed(BERT), (2,))), ATTACK, faces=(1, 2, 3))) == ["3W12"]


@pytest.mark.rule("HC-MEL-15")
def test_hc_mel_15_dice_are_spent_once_in_a_phase() -> None:
    state = ring((armed(BERT), (9,)), (armed(CARL), (9,)), (armed(ANNA), (9, 12)))
    first = acts(state, f"attack:{ANNA}", "parry:9")
    second = acts(first.result, f"attack:{ANNA}", "parry:12")
    assert offered(second, "HC-MEL-08", ANNA) == ["parry:12", "parry:-"]
    assert fighter(second.result, ANNA).dice == ()
    # Bert has attacked, so there is nothing more to do for him in this phase.
    again = replace(second.result, act=replace(second.result.act, queue=(BERT,)))
    assert acts(again).asked == []


def test_parries_against_equal_manoeuvres_can_be_told_apart() -> None:
    fought = duel((7, 7), (5, 9), "with:7/7", "parry:9/-", faces=(2, 3))
    (reply,) = [asked.prompt for asked in fought.asked if asked.prompt.rule_id == "HC-MEL-08"]
    numbers = {answer.key: dict(answer.label.facts).get("numbers") for answer in reply.answers.listed()}
    assert (numbers["parry:9/-"], numbers["parry:-/9"]) == ((1,), (2,))
    labels = [answer.label for answer in reply.answers.listed()]
    assert len(set(labels)) == len(labels)
