"""Reach, bare hands and aimed attacks: what an attack must do before it counts, and what it may exclude."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.melee.attacks import most_excluded
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, questions, refusal
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
    phase,
    ring,
    wounds,
)

ATTACK = f"attack:{BERT}"


def at_the_spear(mine: Dice, theirs: Dice, *answers: str, faces: Dice = (), **changes: Any) -> Transcript[World]:
    """Anna with an arming sword (value 15) attacks Bert with a spear (value 13)."""
    options = changes.pop("options", OPTIONS)
    weapon = changes.pop("with_", "arming_sword")
    state = ring((armed(ANNA, weapon), mine), (armed(BERT, "spear", "13/4"), theirs, changes), options=options)
    return acts(state, *answers, faces=faces)


# -- reach ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RCH-01")
def test_hc_rch_01_reach_is_attacked_with_a_group_and_nothing_less() -> None:
    # Anna has dice, but no group; there is nothing else to do, so nobody asks.
    assert at_the_spear((9, 12), (5,)).asked == []
    fought = at_the_spear((9, 12, 13), (5,), ATTACK, "with:12/13", faces=(1, 2))
    assert offered(fought, "HC-MEL-05", ANNA) == ["with:12/13", "with:13/12"]
    assert damage(fought) == ["2W12"]
    # Beside somebody else whom a lone die can strike the refusal says why.
    state = ring((armed(ANNA), (9, 12)), (armed(BERT, "spear"), (5,)), (armed(CARL), (5,)))
    asked = acts(state, "pass").asked[0]
    assert refusal(asked, ATTACK) == "HC-RCH-01"


@pytest.mark.rule("HC-RCH-02", "HC-RCH-06")
def test_hc_rch_02_a_parried_approach_is_struck_at_once_with_the_plain_damage() -> None:
    # The run of 11 and 12 that Bert holds adds nothing to the damage.
    fought = at_the_spear((9, 10), (11, 11, 12), ATTACK, "with:9/10", "parry:11/-", faces=(3, 4))
    assert (damage(fought, BERT), damage(fought, ANNA)) == (["2W12"], [])
    assert wounds(fought.result, ANNA) == (2, 0, 0)
    assert fighter(fought.result, BERT).dice == (11, 12)


@pytest.mark.rule("HC-RCH-02", "HC-RCH-04")
def test_hc_rch_04_holding_somebody_off_is_a_successful_defence() -> None:
    fought = at_the_spear((9, 10), (11, 5), ATTACK, "with:9/10", "parry:11/-", faces=(3, 4), reach="going")
    assert fighter(fought.result, BERT).reach == "on"


@pytest.mark.rule("HC-RCH-02")
def test_hc_rch_02_an_unspent_die_of_the_group_stops_it() -> None:
    fought = at_the_spear((9, 10), (10, 5), ATTACK, "with:9/10", "parry:10/-", "parry:10")
    assert offered(fought, "HC-RCH-02") == ["parry:10", "parry:-"]
    assert (damage(fought), fighter(fought.result, ANNA).dice) == ([], ())
    # Not a die outside the group.
    outside = at_the_spear((9, 10, 14), (11, 5), ATTACK, "with:9/10", "parry:11/-", faces=(3, 4))
    assert "HC-RCH-02" not in questions(outside)


@pytest.mark.rule("HC-RCH-02", "HC-FLE-01")
def test_hc_rch_02_the_counter_of_reach_may_be_a_way_out() -> None:
    fought = at_the_spear((9, 10), (11, 5), ATTACK, "with:9/10", "counter_flee:11/-")
    assert (fighter(fought.result, BERT).out, damage(fought)) == ("fled", [])


@pytest.mark.rule("HC-RCH-03", "HC-RCH-04")
def test_hc_rch_03_if_the_second_manoeuvre_is_parried_reach_stays() -> None:
    fought = at_the_spear((9, 10), (10, 5), ATTACK, "with:9/10", "parry:-/10")
    assert (damage(fought), fighter(fought.result, BERT).reach) == ([], "on")


@pytest.mark.rule("HC-RCH-04", "HC-RCH-06")
def test_hc_rch_04_if_both_succeed_reach_is_gone_from_the_next_phase_until_a_defence_succeeds() -> None:
    fought = at_the_spear((9, 10, 10), (5,), ATTACK, "with:9/10/10", "parry:-/-/-", faces=(3, 4, 5))
    # The 9 closed in and adds nothing; one 10 lands, the other adds a die.
    assert damage(fought) == ["3W12"]
    assert fighter(fought.result, BERT).reach == "going"
    later = phase(fought.result, "pass").result
    assert fighter(later, BERT).reach == "off"
    # Without reach a lone die attacks, and a parry wins reach back at once.
    lost = at_the_spear((9,), (12,), ATTACK, "parry:12", reach="off")
    assert fighter(lost.result, BERT).reach == "on"
    hit = at_the_spear((14,), (12,), ATTACK, "mutual", faces=(1, 2, 3, 4), reach="off")
    assert fighter(hit.result, BERT).reach == "off"


@pytest.mark.rule("HC-RCH-04", "HC-MEL-11")
def test_hc_rch_04_a_mutual_attack_gets_through_too() -> None:
    fought = at_the_spear((9, 10), (12,), ATTACK, "with:9/10", "mutual", faces=(1, 2, 3, 4))
    assert fighter(fought.result, BERT).reach == "going"
    # Who attacks with a spear and is only parried keeps reach.
    kept = acts(ring((armed(BERT, "spear"), (9,)), (armed(ANNA), (12,))), f"attack:{ANNA}", "parry:12")
    assert fighter(kept.result, BERT).reach == "on"
    back = acts(
        ring((armed(BERT, "spear"), (9,)), (armed(ANNA), (9, 10))), f"attack:{ANNA}", "mutual", faces=(1, 2, 3, 4)
    )
    assert fighter(back.result, BERT).reach == "going"


@pytest.mark.rule("HC-RCH-06", "HC:reach_vs_reach")
def test_hc_rch_06_between_two_polearms_nobody_has_reach_unless_both_have() -> None:
    assert ATTACK in offered(at_the_spear((9, 12), (5,), "pass", with_="spear"), "HC-MEL-05")
    both = Options(reach_vs_reach="both")
    assert at_the_spear((9, 12), (5,), with_="spear", options=both).asked == []


# -- bare hands -------------------------------------------------------------------------------------------------------


def bare_handed(mine: Dice, theirs: Dice, *answers: str, faces: Dice = (), weapon: str = "dagger") -> Transcript[World]:
    state = ring((armed(ANNA, "fist"), mine), (armed(BERT, weapon, "13/3"), theirs))
    return acts(state, *answers, faces=faces)


@pytest.mark.rule("HC-UNA-02")
def test_hc_una_02_past_a_weapon_it_takes_a_group_and_the_first_die_only_closes_in() -> None:
    assert bare_handed((9, 12), (5,)).asked == []
    fought = bare_handed((9, 10), (5,), ATTACK, "with:9/10", faces=(3,))
    assert damage(fought) == ["1W8"]
    # Against bare hands a lone die will do.
    assert damage(bare_handed((9,), (5,), ATTACK, faces=(3,), weapon="fist")) == ["1W8"]


@pytest.mark.rule("HC-UNA-02", "HC-MEL-23")
def test_hc_una_02_nobody_needs_to_get_past_the_weapon_of_a_sleeper() -> None:
    state = ring((armed(ANNA, "fist"), (9,)), (armed(BERT, "dagger", down="asleep"), ()), (armed(CARL, "dagger"), (5,)))
    fought = acts(state, ATTACK, faces=(3,))
    assert damage(fought) == ["1W8"]
    without_dice = ring((armed(ANNA, "fist"), (9,)), (armed(BERT, "dagger"), ()))
    assert damage(acts(without_dice, ATTACK, faces=(3,))) == ["1W8"]


@pytest.mark.rule("HC-UNA-02")
def test_hc_una_02_if_the_first_is_parried_the_attack_is_over() -> None:
    fought = bare_handed((9, 10), (11, 5), ATTACK, "with:9/10", "parry:11/-")
    assert (damage(fought), wounds(fought.result, ANNA), wounds(fought.result, BERT)) == ([], (0, 0, 0), (0, 0, 0))
    # The 10 was not made, so it is still there for a parry.
    assert fighter(fought.result, ANNA).dice == (10,)


@pytest.mark.rule("HC-UNA-02", "HC-MEL-13", "HC-MEL-14")
def test_hc_una_02_out_of_that_parry_a_counter_can_follow_with_runs_too() -> None:
    fought = bare_handed((9, 10), (11, 11, 12), ATTACK, "with:9/10", "counter:11/-", "with:12", "1", faces=(3, 4))
    assert damage(fought, BERT) == ["2W12"]


@pytest.mark.rule("HC-UNA-01", "HC-ARM-02")
def test_hc_una_01_bare_hands_do_not_wear_metal_out() -> None:
    def struck(weapon: str, face: int) -> World:
        victim = armed(BERT, "fist", "13/3", armour={"torso": "0/2"})
        return acts(ring((armed(ANNA, weapon), (9,)), (victim, (2,))), ATTACK, "row:torso", faces=(face,)).result

    assert [row.heavy for row in struck("fist", 8).find(BERT).armour] == [2]
    assert [row.heavy for row in struck("mace", 12).find(BERT).armour] == [1]


# -- aimed attacks ----------------------------------------------------------------------------------------------------


def aimed(mine: Dice, *answers: str, faces: Dice = (), theirs: Dice = (5,), **changes: Any) -> Transcript[World]:
    options = changes.pop("options", OPTIONS)
    victim = armed(BERT, skill="13/3", **{"armour": "mail_hauberk", **changes})
    return acts(ring((armed(ANNA), mine), (victim, theirs), options=options), f"aimed:{BERT}", *answers, faces=faces)


@pytest.mark.rule("HC-AIM-01", "HC-AIM-03")
def test_hc_aim_01_each_excluded_row_raises_the_minimum_by_one() -> None:
    assert [most_excluded((high, 4), 7, OPTIONS) for high in (4, 5, 7, 10, 14)] == [0, 1, 3, 6, 6]
    # At least one row stays open; without a shield there are six.
    assert most_excluded((14, 14), 6, OPTIONS) == 5


@pytest.mark.rule("HC-AIM-03", "HC:aimed_base")
def test_hc_aim_03_the_base_of_the_minimum_is_a_ruling() -> None:
    found = [most_excluded((8, 8), 7, Options(aimed_base=base)) for base in (0, 4, 7)]
    assert found == [6, 4, 1]


@pytest.mark.rule("HC-AIM-02")
def test_hc_aim_02_a_die_of_the_group_reaches_the_minimum_and_is_worth_nothing_from_then_on() -> None:
    out = "exclude:head,torso,arms,legs,feet"
    fought = aimed((8, 9, 10), out, "devalue:9", "with:8/10", "parry:-/-", faces=(12, 3, 4))
    # Five rows need a 9; the rest of the group attacks with all its dice, though a gap has opened in it.
    assert offered(fought, "HC-AIM-02") == ["devalue:9", "devalue:10"]
    assert offered(fought, "HC-MEL-05", ANNA) == ["with:8/10", "with:10/8"]
    assert fighter(fought.result, ANNA).dice == ()
    # All hits land in the one row that is open.
    assert wounds(fought.result, BERT) == (5, 1, 0)
    assert damage(fought) == ["3W12"]


@pytest.mark.rule("HC-AIM-01")
def test_hc_aim_01_without_another_word_the_best_armoured_rows_are_left_out() -> None:
    out = "exclude:head,torso,arms,legs,feet"
    fought = aimed((8, 9, 10), out, "devalue:9", "with:8/10", "parry:-/-", faces=(12, 3, 4))
    (asked,) = [asked for asked in fought.asked if asked.prompt.rule_id == "HC-AIM-01"]
    assert asked.prompt.default == "exclude:head,torso,arms,legs"


@pytest.mark.rule("HC-AIM-02", "HC-RCH-01")
def test_hc_aim_02_without_a_group_nobody_aims() -> None:
    def can(mine: Dice, weapon: str = "dagger") -> bool:
        state = ring((armed(ANNA), mine), (armed(BERT, weapon), (5,)))
        return f"aimed:{BERT}" in offered(acts(state, "pass"), "HC-MEL-05")

    assert can((9, 10)) and not can((9, 12))
    assert not can((4, 4))
    # Against reach one die more is needed.
    assert can((9, 10, 11), "spear") and not can((9, 10), "spear")


@pytest.mark.rule("HC-AIM-02", "HC-RCH-01")
def test_hc_aim_02_against_reach_the_rest_of_the_group_still_has_to_close_in() -> None:
    state = ring((armed(ANNA), (9, 10, 10)), (armed(BERT, "spear", "13/3"), (5,)))
    fought = acts(state, f"aimed:{BERT}", "exclude:head", "devalue:9", "parry:-/-", faces=(3, 4))
    # Both 10s together would be one manoeuvre: nothing would be left of the attack after closing in.
    assert facts(fought, "hc-aimed-attack", "manoeuvres") == [(((10,), (10,)),)]
    assert damage(fought) == ["2W12"]


@pytest.mark.rule("HC-AIM-03", "HC-MEL-13")
def test_hc_aim_03_excluded_rows_do_not_bind_the_counter() -> None:
    fought = aimed(
        (8, 9, 10), "exclude:head", "devalue:9", "with:8/10", "counter:-/11", theirs=(11, 11), faces=(3, 4, 5, 6)
    )
    assert facts(fought, "hc-countered", "who")
    assert wounds(fought.result, ANNA)[0] == 2
