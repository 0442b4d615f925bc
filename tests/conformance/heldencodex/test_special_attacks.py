"""The worked examples of special attacks, phase by phase: E12 to E14."""

from typing import Any

import pytest

from conformance.heldencodex.arena import (
    ANNA,
    BERT,
    Dice,
    answers_to,
    armed,
    bout,
    damage,
    fighter,
    marked,
    phases,
    stage,
    thrown,
)
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, questions

# -- E12 the power attack ---------------------------------------------------------------------------------------------


def power(theirs: Dice, *answers: str, rest: Dice = ()) -> Transcript[World]:
    """A mace with 9, 10, 14 and 3 names the value 9."""
    state = bout(armed(ANNA, "mace", "12/3"), armed(BERT, "arming_sword", "11/2"))
    keeps = ("keep:3,9,10,14", "keep:" + ",".join(map(str, sorted(theirs))))
    return phases(state, *keeps, *answers, faces=[9, 10, 14, 3, *theirs, *rest])


@pytest.mark.rule("HC-POW-01", "HC-POW-02", "HC-POW-03", "HC-POW-04", "HC-POW-05")
def test_e12_two_of_three_attacks_get_through_and_strike_with_two_dice_more() -> None:
    fought = power((9, 6, 5), f"power:{BERT}", "value:9", "parry:9", "strike", rest=[3, 4, 5])
    assert facts(fought, "hc-power-attack", "value", "attacks") == [(9, 3)]
    assert answers_to(fought, "HC-POW-03") == ["parry:9", "parry:-"]
    assert facts(fought, "hc-power-collected", "dice") == [(2,)]
    assert damage(fought) == ["3W20"]


@pytest.mark.rule("HC-POW-05", "HC-POW-06")
def test_e12_continued_the_next_value_is_at_least_ten() -> None:
    first = power((9, 6, 5), f"power:{BERT}", "value:9", "parry:9", "go_on", "carry:14")
    assert damage(first) == []
    # One die lies there, three are thrown; the defender has one die fewer.
    answers = ("keep:2,3,11", "pass", f"power:{BERT}", "value:10", "strike")
    second = phases(first.result, *answers, faces=[11, 2, 3, 6, 5, *[4] * 5])
    assert thrown(second)[:2] == ["3W20", "2W12"]
    # Two more dice get through.
    assert damage(second) == ["5W20"]
    assert answers_to(second, "HC-POW-01") == ["value:10", "value:11", "value:12"]


@pytest.mark.rule("HC-POW-03", "HC-POW-08")
def test_e12_two_matches_against_one_attack_are_safe() -> None:
    fought = power((5, 5, 2), "pass", f"power:{BERT}", "value:9", "matches:5+5")
    assert facts(fought, "hc-power-stopped", "who")
    assert damage(fought) == []
    assert marked(fought.result, BERT) == (0, 0, 0)


# -- E13 the piercing attack ------------------------------------------------------------------------------------------


def opened(**victim: Any) -> Transcript[World]:
    """The first phase: the guard is opened, an 11 is carried over."""
    state = bout(armed(ANNA, "arming_sword", "15/3"), armed(BERT, "arming_sword", "12/2", **victim))
    answers = ("keep:2,10,11,11", "keep:2,6,12", f"piercing:{BERT}", "dice:11,11", "parry:12/-", "carry:11")
    return phases(state, *answers, faces=[10, 11, 11, 2, 12, 6, 2])


@pytest.mark.rule("HC-PRC-01", "HC-PRC-02", "HC-PRC-03", "HC-PRC-04", "HC-PRC-08")
def test_e13_a_single_parry_does_not_hold_and_one_die_not_needed_is_carried() -> None:
    first = opened()
    assert answers_to(first, "HC-PRC-04") == ["carry:11", "carry:10", "carry:"]
    assert damage(first) == []
    assert "HC-PRC-06" not in questions(first)
    # One die fewer, and no die of it may be thrown again.
    thrown_again = stage(first.result, "act", "keep:4,10,12", faces=[10, 12, 4, 10, 5])
    assert thrown(thrown_again) == ["3W20", "2W20"]
    assert questions(thrown_again) == ["HC-CAS-01"]


@pytest.mark.rule("HC-PRC-05", "HC-PRC-06", "HC-PRC-07")
def test_e13_a_group_that_connects_lands_two_severe_hits_in_one_row() -> None:
    state = opened(armour="gambeson").result
    answers = ("keep:4,10,12", f"piercing:{BERT}", "dice:10,11,12", "parry:10/-/-", "land", "row:torso")
    struck = phases(state, *answers, faces=[10, 12, 4, 10, 5])
    assert fighter(struck.result, ANNA).piercing is None
    assert damage(struck) == []
    # Two severe hits meet the light armour of the torso, once for both asked: two light wounds.
    assert questions(struck).count("HC-MEL-22") == 1
    assert facts(struck, "hc-armour-pierced", "level", "wound") == [("severe", "light")] * 2


# -- E14 choking and assassination ------------------------------------------------------------------------------------


def choked(theirs: str, lying: Dice, *reply: str) -> Transcript[World]:
    """Four dice of one group at the throat of somebody unarmed."""
    state = bout(armed(ANNA, "fist", "12/3"), armed(BERT, "fist", theirs))
    keeps = ["keep:6,6,7,7"] + (["keep:" + ",".join(map(str, sorted(lying)))] if len(lying) > 1 else [])
    return phases(state, *keeps, f"choke:{BERT}", *reply, faces=[6, 6, 7, 7, *lying])


@pytest.mark.rule("HC-CHK-01", "HC-CHK-02", "HC-CHK-03")
def test_e14_three_unparried_dice_hold_and_steal_one_die() -> None:
    fought = choked("12/2", (6, 2, 3), "parry:6/-/-/-", "carry:7")
    bert = fighter(fought.result, BERT)
    assert (bert.choked_by, bert.stolen) == (ANNA, 1)
    assert fighter(fought.result, ANNA).carried == (7,)
    assert damage(fought) == []
    # Three dice fewer one.
    assert thrown(stage(fought.result, "act", faces=[4, 4, 4, 8, 9]))[1] == "2W20"


@pytest.mark.rule("HC-CHK-04")
def test_e14_a_victim_who_loses_the_last_die_faints() -> None:
    fought = choked("12/0", (6,), "parry:6/-/-/-")
    assert fought.result.find(BERT).down == "unconscious"


def knifed(*answers: str, rest: Dice = ()) -> Transcript[World]:
    """From ambush, with 9, 9, 9 and 10, at somebody in mail who notices nothing."""
    victim = armed(BERT, "arming_sword", "13/3", armour="mail_hauberk kite_shield")
    state = bout(armed(ANNA, "dagger", "14/3"), victim, assassin=ANNA, victim=BERT)
    unaware = (4, 2, 2)
    return stage(state, "throw", "keep:9,9,9,10", *answers, faces=[*unaware, 9, 9, 9, 10, *rest])


@pytest.mark.rule("HC-ASN-01", "HC-ASN-02", "HC-ASN-03", "HC-ASN-05")
def test_e14_three_dice_are_a_critical_hit_the_fourth_another_and_armour_does_not_count() -> None:
    struck = knifed("score:critical,critical", rest=[1, 2, 3, 4])
    assert answers_to(struck, "HC-ASN-02") == ["score:critical,critical", "score:critical,severe"]
    assert damage(struck) == ["4W12"]
    assert "HC-MEL-22" not in questions(struck)
    assert struck.result.find(BERT).critical_wounds == 2
    # Two critical hits of ten segments each, and four light ones.
    assert marked(struck.result, BERT) == (24, 0, 2)


@pytest.mark.rule("HC-ASN-04")
def test_e14_the_assassin_may_carry_the_matches_over() -> None:
    struck = knifed("score:critical,critical", rest=[1, 2, 3, 4])
    assert "carry:9,9,9" in answers_to(struck, "HC-ASN-04")
    assert fighter(struck.result, ANNA).carried == (9, 9, 9)
