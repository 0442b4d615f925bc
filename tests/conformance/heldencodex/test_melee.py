"""The worked examples of melee, die by die through whole phases: E4, E6 to E9, E15 and E26."""

import pytest

from conformance.heldencodex.arena import (
    ANNA,
    BERT,
    Dice,
    answers_to,
    armed,
    armour,
    bout,
    damage,
    fighter,
    marked,
    phases,
    stage,
    thrown,
)
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.armour import take_hits
from regelwerk.systems.heldencodex.rules.fight.damage import Hits, resolve_damage
from regelwerk.systems.heldencodex.rules.probe.groups import best_group, legal_groups
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, hero, possible, questions, told

OPTIONS = Options()
SWORD = armed(ANNA, "arming_sword", "15/3")


# -- E4 groups --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RUN-01", "HC-MAT-01", "HC-MAT-02", "HC-CAS-02")
def test_e4_seven_groups_can_be_named_and_the_best_has_four_dice() -> None:
    lying = (8, 9, 9, 10, 15)
    groups = set(legal_groups(lying, 14, True, OPTIONS))
    assert groups == {(8, 9), (9, 9), (9, 10), (8, 9, 9), (9, 9, 10), (8, 9, 10), (8, 9, 9, 10)}
    assert legal_groups(lying, 14, False, OPTIONS) == ((9, 9),)
    assert best_group(lying, 14, False, OPTIONS) == (9, 9)


@pytest.mark.rule("HC-CAS-01", "HC-CAS-02", "HC-MEL-01")
def test_e4_a_fighter_has_the_best_group_of_the_dice_on_the_table() -> None:
    state = bout(armed(ANNA, "arming_sword", "14/4"), armed(BERT, "arming_sword", "13/0"))
    lies = stage(state, "act", faces=[15, 9, 8, 10, 9, 2]).result
    assert fighter(lies, ANNA).group == (8, 9, 9, 10)
    assert fighter(lies, ANNA).dice == (8, 9, 9, 10, 15)


# -- E6 an attack and its parry ---------------------------------------------------------------------------------------


def attacked(
    way: str, reply: str, *rest: str, lying: Dice = (13, 12, 5, 2), damage_faces: Dice = ()
) -> Transcript[World]:
    """The attack of the example: two throws, a group of 11, 12 and 12; the defender has acted before and waited."""
    bert = armed(BERT, "arming_sword", f"13/{len(lying) - 1}")
    keep_all = "keep:" + ",".join(map(str, sorted(lying)))
    answers = ("keep:11,12", keep_all, "pass", f"attack:{BERT}", f"with:{way}", reply, *rest)
    return phases(bout(SWORD, bert), *answers, faces=[4, 11, 12, 19, *lying, 12, 7, *damage_faces])


@pytest.mark.rule("HC-MEL-01", "HC-MEL-02", "HC-CAS-01", "HC-MEL-03", "HC-MEL-04")
def test_e6_two_dice_stay_of_each_throw_and_who_stops_first_acts_first() -> None:
    fought = attacked("11/12/12", "parry:-/12/13", damage_faces=[3, 4])
    assert thrown(fought)[:3] == ["4W20", "4W20", "2W20"]
    assert facts(fought, "hc-dice-lie", "dice", "group")[0] == ((7, 11, 12, 12), (11, 12, 12))
    assert [ref.id for ref in facts(fought, "hc-order", "who")[0][0]] == [BERT, ANNA]
    # The second throw was of two dice, and the lead is two: nothing was to be decided.
    assert questions(fought)[:2] == ["HC-CAS-01", "HC-CAS-01"]


@pytest.mark.rule("HC-MEL-06", "HC-MEL-08", "HC-MEL-09", "HC-MEL-16", "HC-MEL-17")
def test_e6a_of_three_manoeuvres_two_are_parried_and_one_hits_with_the_plain_weapon() -> None:
    fought = attacked("11/12/12", "parry:-/12/13", damage_faces=[3, 4])
    parries = [key for key in answers_to(fought, "HC-MEL-08") if key.startswith("parry")]
    assert max(3 - key.count("-") for key in parries) == 2
    assert damage(fought) == ["2W12"]
    assert marked(fought.result, BERT) == (2, 0, 0)


@pytest.mark.rule("HC-MEL-06", "HC-MEL-08", "HC-MEL-10", "HC-MEL-17")
def test_e6b_an_added_manoeuvre_is_too_strong_and_hits_with_the_plain_weapon() -> None:
    fought = attacked("11/12+12", "parry:12/-", damage_faces=[3, 4])
    parries = [key for key in answers_to(fought, "HC-MEL-08") if key.startswith("parry")]
    assert all(key.endswith("/-") for key in parries)
    assert damage(fought) == ["2W12"]


@pytest.mark.rule("HC-MEL-05", "HC-MEL-08")
@pytest.mark.parametrize("block", [12, 13])
def test_e6c_a_single_die_is_parried_by_an_equal_or_a_higher_one(block: int) -> None:
    fought = attacked("12", f"parry:{block}")
    assert damage(fought) == []
    assert marked(fought.result, BERT) == (0, 0, 0)


@pytest.mark.rule("HC-MEL-08", "HC-MEL-10", "HC-MEL-17")
def test_e6d_group_dice_that_were_held_back_add_two_damage_dice() -> None:
    fought = attacked("12", "parry:-", lying=(11, 5, 5), damage_faces=[3, 4, 5, 6])
    parries = [key for key in answers_to(fought, "HC-MEL-08") if key.startswith("parry")]
    assert parries == ["parry:-"]
    assert damage(fought) == ["4W12"]
    assert marked(fought.result, BERT) == (4, 0, 0)


# -- E7 damage and armour ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-19", "HC-MEL-20")
def test_e7_equal_damage_dice_are_added_or_stay_hits_of_their_own() -> None:
    thrown = told(lambda: resolve_damage(3, 12, ANNA, ANNA, "bert", OPTIONS), "score:severe,severe", faces=[8, 8, 11])
    assert possible(thrown.asked[0]) == ["score:severe,severe", "score:severe,light,light"]
    assert thrown.result == ("severe", "severe")


@pytest.mark.rule("HC-MEL-22", "HC-ARM-01", "HC-ARM-03", "HC-ARM-04", "HC-INJ-02")
@pytest.mark.parametrize(
    ("hits", "answers", "row", "left", "wounds"),
    [
        (("severe", "severe"), ("row:torso", "row:torso"), "torso", (2, 2), (0, 0, 0)),
        # The second wound goes into another circle than the first.
        (("severe", "severe"), ("row:hands", "row:hands", "circle:2:middle:1"), "hands", (0, 0), (6, 2, 0)),
        (("critical",), ("row:arms",), "arms", (1, 2), (3, 1, 0)),
        (("severe",), ("row:legs",), "legs", (0, 0), (1, 0, 0)),
    ],
    ids=["torso", "hands", "critical", "light armour"],
)
def test_e7_armour_stops_hits_or_lowers_them(
    hits: Hits, answers: tuple[str, ...], row: str, left: tuple[int, int], wounds: tuple[int, int, int]
) -> None:
    """A mail hauberk whose legs have nothing left but one light point."""
    victim = hero(BERT, armour={"torso": "2/4", "arms": "1/3", "hands": "0/0", "legs": "1/0"})
    after = told(lambda: take_hits(victim, hits, OPTIONS), *answers).result
    worn = after.row(row)
    assert worn is not None
    assert (worn.light, worn.heavy) == left
    assert (after.marked, after.severe_wounds, after.critical_wounds) == wounds


# -- E8 both attack ---------------------------------------------------------------------------------------------------


def both_strike(theirs: Dice, *rest: int) -> Transcript[World]:
    """A sword with 12 and 12 against a mace that strikes back with all of its group instead of parrying."""
    state = bout(armed(ANNA, "arming_sword", "15/2"), armed(BERT, "mace", "12/2"))
    keeps = ("keep:2,12,12", "keep:" + ",".join(map(str, theirs)))
    way = "/".join(map(str, theirs[1:]))
    act = (f"attack:{BERT}", "with:12/12", "mutual", f"with:{way}")
    return phases(state, *keeps, *act, faces=[2, 12, 12, *theirs, *rest])


@pytest.mark.rule("HC-MEL-11", "HC-MEL-12")
def test_e8_the_higher_total_throws_one_die_more_and_the_other_none() -> None:
    fought = both_strike((2, 9, 10), 1, 2, 3)
    assert facts(fought, "hc-both-strike", "first", "second") == [(24, 19)]
    assert (damage(fought, ANNA), damage(fought, BERT)) == (["3W12"], [])
    assert marked(fought.result, ANNA) == (0, 0, 0)
    assert marked(fought.result, BERT) == (3, 0, 0)


@pytest.mark.rule("HC-MEL-04", "HC-MEL-11", "HC-MEL-12")
def test_e8_equal_totals_change_nothing() -> None:
    # Both stop after one throw with the same group, so a reaction probe decides who acts first.
    anna, bert = (11, 2, 2), (4, 2, 2)
    fought = both_strike((2, 12, 12), *anna, *bert, 1, 2, 3)
    assert facts(fought, "hc-both-strike", "first", "second") == [(24, 24)]
    assert (damage(fought, ANNA), damage(fought, BERT)) == (["2W12"], ["1W20"])


# -- E9 the aimed attack ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-AIM-01", "HC-AIM-02", "HC-AIM-03")
def test_e9_six_rows_are_excluded_for_a_die_and_the_hit_lands_in_the_last_one() -> None:
    state = bout(armed(ANNA, "arming_sword", "14/2"), armed(BERT, "arming_sword", "13/0", armour="leather kite_shield"))
    six = "exclude:head,torso,arms,hands,feet,shield"
    aim = (f"aimed:{BERT}", six, "devalue:12")
    fought = phases(state, "keep:12,12,13", *aim, faces=[12, 12, 13, 2, 4, 5, 6])
    excluded = [key.removeprefix("exclude:").split(",") for key in answers_to(fought, "HC-AIM-01")]
    assert max(map(len, excluded)) == 6
    assert answers_to(fought, "HC-AIM-02") == ["devalue:12", "devalue:13"]
    # Nothing is parried: the 12 lands, the 13 adds a die. All three hits are light and go to the legs.
    assert damage(fought) == ["3W12"]
    assert "HC-MEL-22" not in questions(fought)
    assert armour(fought.result, BERT, "legs") == (0, 0)
    assert marked(fought.result, BERT) == (1, 0, 0)


# -- E15 and E26 reach ------------------------------------------------------------------------------------------------


def against_spear(mine: Dice, theirs: Dice, *answers: str, rest: Dice = ()) -> Transcript[World]:
    """A sword attacks a spear that has its reach; the swordsman acts first."""
    state = bout(armed(ANNA, "arming_sword", f"15/{len(mine) - 1}"), armed(BERT, "spear", f"13/{len(theirs) - 1}"))
    keeps = ["keep:" + ",".join(map(str, sorted(dice))) for dice in (mine, theirs) if len(dice) > 2]
    return phases(state, *keeps, f"attack:{BERT}", *answers, faces=[*mine, *theirs, *rest])


@pytest.mark.rule("HC-RCH-01", "HC-RCH-02", "HC-RCH-06")
def test_e15_the_parried_approach_is_a_counter_that_a_lower_die_does_not_stop() -> None:
    fought = against_spear((9, 10), (11, 2), "with:9/10", "parry:11/-", rest=[3, 4])
    assert (damage(fought, ANNA), damage(fought, BERT)) == ([], ["2W12"])
    assert marked(fought.result, ANNA) == (2, 0, 0)
    assert fighter(fought.result, BERT).reach == "on"


@pytest.mark.rule("HC-RCH-02")
def test_e15_an_equal_die_stops_the_counter() -> None:
    fought = against_spear((9, 10), (10, 2), "with:9/10", "parry:10/-", "parry:10")
    assert answers_to(fought, "HC-RCH-02") == ["parry:10", "parry:-"]
    assert damage(fought) == []


@pytest.mark.rule("HC-RCH-01", "HC-RCH-04", "HC-RCH-06", "HC-MEL-17")
def test_e26_the_first_die_closes_in_the_second_lands_and_the_third_adds_a_die() -> None:
    fought = against_spear((9, 10, 10), (4, 2, 3), "with:9/10/10", rest=[3, 4, 5])
    assert damage(fought) == ["3W12"]
    assert fighter(fought.result, BERT).reach == "off"


# -- E26 the shield ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-SHD-01", "HC-ARM-01", "HC-ARM-03", "HC-MEL-22")
def test_e26_a_beaten_shield_leaves_hand_head_and_torso_to_the_other_hits() -> None:
    carrier = hero(BERT, armour={"torso": "3/0", "arms": "2/0", "legs": "1/0", "shield": "0/1"})
    landed = told(
        lambda: take_hits(carrier, ("severe", "severe", "light"), OPTIONS), "row:shield", "row:torso", "row:torso"
    )
    assert [possible(asked) for asked in landed.asked][1:] == [["row:head", "row:torso", "row:hands"]] * 2
    assert facts(landed, "hc-shield-beaten", "who")
    after = landed.result
    assert [(row.light, row.heavy) for row in after.armour] == [(1, 0), (2, 0), (1, 0), (0, 0)]
    assert (after.marked, after.severe_wounds) == (1, 0)
