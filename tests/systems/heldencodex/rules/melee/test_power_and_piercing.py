"""Power attacks of blunt weapons and piercing attacks of swords, over one phase and over several."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.fight_state import Piercing, Power
from regelwerk.systems.heldencodex.rules.melee.piercing_attack import connects
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import critical, facts, questions
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
    throws,
    to_stage,
    wounds,
)

# -- the power attack -------------------------------------------------------------------------------------------------


def power(mine: Dice, theirs: Dice, *answers: str, faces: Dice = (), **changes: Any) -> Transcript[World]:
    """Anna with a mace (value 12) against Bert (value 11, three dice)."""
    options = changes.pop("options", OPTIONS)
    bert = armed(BERT, skill=changes.pop("skill", "11/2"), **changes.pop("hero", {}))
    state = ring((armed(ANNA, "mace", "12/3"), mine, changes), (bert, theirs), options=options)
    return acts(state, f"power:{BERT}", *answers, faces=faces)


@pytest.mark.rule("HC-POW-01")
def test_hc_pow_01_the_value_goes_from_four_to_the_combat_value_and_a_die_must_reach_it() -> None:
    assert offered(power((9, 20), (2,), "value:11", "strike", faces=(1, 2)), "HC-POW-01") == [
        f"value:{value}" for value in range(4, 13)
    ]
    assert offered(power((5, 6), (2,), "value:4", "strike", faces=(1, 2, 3)), "HC-POW-01") == [
        "value:4",
        "value:5",
        "value:6",
    ]


@pytest.mark.rule("HC-POW-01")
@pytest.mark.parametrize(
    ("weapon", "can"), [("mace", True), ("arming_sword", False), ("spear", False), ("fist", False)]
)
def test_hc_pow_01_only_blunt_weapons(weapon: str, can: bool) -> None:
    state = ring((armed(ANNA, weapon), (9, 10)), (armed(BERT, "fist"), (5,)))
    assert (f"power:{BERT}" in offered(acts(state, "pass"), "HC-MEL-05")) is can


@pytest.mark.rule("HC-POW-02", "HC:power_cap")
def test_hc_pow_02_every_die_that_reaches_the_value_attacks_also_above_the_combat_value() -> None:
    fought = power((8, 9, 10, 20), (2,), "value:9", "strike", faces=(1, 2, 3, 4))
    assert facts(fought, "hc-power-attack", "attacks") == [(3,)]
    capped = power((8, 9, 10, 20), (2,), "value:9", "strike", faces=(1, 2, 3), options=Options(power_cap="fkw"))
    assert facts(capped, "hc-power-attack", "attacks") == [(2,)]


@pytest.mark.rule("HC-POW-03", "HC:power_parry_value")
def test_hc_pow_03_one_die_for_each_attack_or_matches_against_one() -> None:
    each = power((9, 10), (9, 11, 5), "value:9", "parry:9,11")
    assert (damage(each), fighter(each.result, BERT).dice) == ([], (5,))
    matches = power((9, 10, 14), (5, 5, 5), "value:9", "matches:5+5")
    assert offered(matches, "HC-POW-03") == ["matches:5+5", "parry:-"]
    assert (damage(matches), fighter(matches.result, BERT).dice) == ([], (5,))
    # A sum that is just as high as the value will do.
    assert damage(power((10, 14), (5, 5), "value:10", "matches:5+5")) == []
    # The attacks have the value that was named, unless the table says that each is as high as its die.
    face = Options(power_parry_value="face")
    assert offered(power((9, 11), (9, 10), "value:9", "parry:9,10"), "HC-POW-03")[0] == "parry:9,10"
    by_face = power((9, 11), (9, 10), "value:9", "parry:9", "strike", faces=(1, 2), options=face)
    assert offered(by_face, "HC-POW-03") == ["parry:9", "parry:-"]


@pytest.mark.rule("HC-POW-03", "HC-MEL-10")
def test_hc_pow_03_dice_above_the_defenders_value_and_sums_that_are_too_low_stop_nothing() -> None:
    high = power((9,), (12, 2), "value:9", "strike", faces=(1, 2))
    assert "HC-POW-03" not in questions(high)
    low = power((9,), (4, 4), "value:9", "strike", faces=(1, 2))
    assert "HC-POW-03" not in questions(low)


@pytest.mark.rule("HC-POW-04", "HC-POW-05")
def test_hc_pow_04_each_unparried_attack_is_a_damage_die() -> None:
    fought = power((7, 9, 10, 14), (9, 5), "value:9", "parry:9", "strike", faces=(1, 2, 3))
    assert damage(fought) == ["3W20"]
    # The 7 has not attacked: it is still there for a parry, but adds no damage.
    assert fighter(fought.result, ANNA).dice == (7,)


@pytest.mark.rule("HC-POW-03", "HC-RCH-04")
def test_hc_rch_04_a_power_attack_on_a_spear_without_dice_gets_through_and_takes_reach_away() -> None:
    state = ring((armed(ANNA, "mace", "12/3"), (9, 10)), (armed(BERT, "spear", "13/4"), ()))
    through = acts(state, f"power:{BERT}", "value:9", "strike", faces=(1, 2, 3))
    assert fighter(through.result, BERT).reach == "going"


@pytest.mark.rule("HC-POW-05", "HC-POW-06", "HC:lost_balance")
def test_hc_pow_05_the_attack_may_go_on_with_one_die_while_the_defender_loses_one() -> None:
    first = power((7, 9, 10), (5, 2), "value:9", "go_on")
    assert damage(first) == []
    assert fighter(first.result, ANNA).power == Power(BERT, 9, 2, 1)
    after = phase(first.result, "pass", "carry:10")
    assert offered(after, "HC-POW-05", ANNA) == ["carry:10", "carry:9", "carry:"]
    second = to_stage(after.result, "shots", faces=(5, 6, 7, 8, 9))
    assert (throws(second, ANNA), throws(second, BERT)) == (["3W20"], ["2W12"])
    balance = power((7, 9, 10), (5, 2), "value:9", "go_on", options=Options(lost_balance="minus_one_die_more"))
    after = phase(balance.result, "pass", "carry:10")
    assert throws(to_stage(after.result, "shots", faces=(5, 6, 7, 8)), BERT) == ["1W12"]


@pytest.mark.rule("HC-POW-06")
def test_hc_pow_06_the_next_value_is_higher_and_everything_adds_up() -> None:
    going: dict[str, Any] = {"power": Power(BERT, 9, 2, 1)}
    second = power((10, 11, 14), (2,), "value:10", "go_on", **going)
    assert offered(second, "HC-POW-01") == ["value:10", "value:11", "value:12"]
    assert fighter(second.result, ANNA).power == Power(BERT, 10, 5, 2)
    strikes = power((10, 11, 14), (2,), "value:11", "strike", faces=(1, 2, 3, 4, 5), **going)
    assert damage(strikes) == ["5W20"]


@pytest.mark.rule("HC-POW-06")
def test_hc_pow_06_with_the_highest_value_named_it_cannot_go_on() -> None:
    fought = power((12,), (2,), "value:12", faces=(1, 2))
    assert "HC-POW-05" not in questions(fought)
    assert damage(fought) == ["2W20"]


@pytest.mark.rule("HC-POW-07")
def test_hc_pow_07_with_the_defenders_last_die_it_ends_in_damage_or_nothing() -> None:
    last: dict[str, Any] = {"skill": "11/0"}
    strikes = power((9,), (2,), "value:9", "strike", faces=(1, 2), **last)
    assert offered(strikes, "HC-POW-05") == ["strike", "renounce"]
    assert damage(strikes) == ["2W20"]
    nothing = power((9,), (2,), "value:9", "renounce", **last)
    assert (damage(nothing), wounds(nothing.result, BERT), fighter(nothing.result, ANNA).power) == ([], (0, 0, 0), None)
    # Wounds count among what the defender has lost.
    wounded = power((9,), (2,), "value:9", "strike", faces=(1, 2), skill="11/1", hero={"circles": (critical(),)})
    assert offered(wounded, "HC-POW-05") == ["strike", "renounce"]


@pytest.mark.rule("HC-POW-08")
def test_hc_pow_08_a_full_defence_forfeits_what_was_collected() -> None:
    stopped = power((10,), (11,), "parry:11", power=Power(BERT, 9, 3, 1))
    assert fighter(stopped.result, ANNA).power is None
    # So does a phase in which the attack is not carried on: the defender has all dice again.
    idle = acts(ring((armed(ANNA, "mace"), (9,), {"power": Power(BERT, 9, 3, 1)}), (armed(BERT), (5,))), "pass")
    after = phase(idle.result, "pass")
    assert fighter(after.result, ANNA).power is None


# -- the piercing attack ----------------------------------------------------------------------------------------------


def pierce(mine: Dice, theirs: Dice, *answers: str, faces: Dice = (), **changes: Any) -> Transcript[World]:
    """Anna with an arming sword (value 15) against Bert (value 12, three dice)."""
    options = changes.pop("options", OPTIONS)
    bert = armed(BERT, changes.pop("weapon", "arming_sword"), "12/2", **changes.pop("hero", {}))
    state = ring((armed(ANNA), mine, changes), (bert, theirs), options=options)
    return acts(state, f"piercing:{BERT}", *answers, faces=faces)


OPENED: dict[str, Any] = {"piercing": Piercing(BERT, (11, 11), 1)}
"""A piercing attack in its second phase."""


@pytest.mark.rule("HC-PRC-01")
def test_hc_prc_01_attack_dice_are_named_among_the_dice_of_the_group() -> None:
    fought = pierce((5, 10, 11), (2,), "dice:10,11")
    assert offered(fought, "HC-PRC-01") == ["dice:10,11", "dice:11", "dice:10"]

    def can(weapon: str, mine: Dice) -> bool:
        state = ring((armed(ANNA, weapon), mine), (armed(BERT, "fist"), (5,)))
        return f"piercing:{BERT}" in offered(acts(state, "pass"), "HC-MEL-05")

    assert can("arming_sword", (9, 10)) and not can("arming_sword", (9, 12)) and not can("mace", (9, 10))


@pytest.mark.rule("HC-PRC-02")
def test_hc_prc_02_matches_or_a_parry_of_all_attacks_hold() -> None:
    everything = pierce((10, 11), (12, 11), "dice:10,11", "parry:11/12")
    matches = pierce((10, 11), (6, 6), "dice:10,11", "parry:6+6/-")
    for held in (everything, matches):
        assert facts(held, "hc-piercing-stopped", "who")
        assert fighter(held.result, ANNA).piercing is None
    # One die against one of two attacks does not.
    opened = pierce((10, 11), (12, 2), "dice:10,11", "parry:12/-")
    assert fighter(opened.result, ANNA).piercing == Piercing(BERT, (10, 11), 1)
    # Nor do equal dice that each stand alone, if something is left open.
    apart = pierce((10, 11, 12), (12, 12), "dice:10,11,12", "parry:12/12/-")
    assert fighter(apart.result, ANNA).piercing is not None


@pytest.mark.rule("HC-PRC-03", "HC-PRC-06")
def test_hc_prc_03_the_opened_lose_one_die_and_throw_only_once_as_long_as_it_goes_on() -> None:
    after = phase(pierce((10, 11), (2,), "dice:10,11").result)
    second = to_stage(after.result, "act", "keep:9,10,11,12", faces=(9, 10, 11, 12, 4, 5))
    assert (throws(second, BERT), questions(second)) == (["2W20"], ["HC-CAS-01"])
    # A second failure takes no further die, and the single throws stay.
    further = phase(second.result, f"piercing:{BERT}", "dice:10,11,12", "go_on", "pass", "carry:9")
    third = to_stage(further.result, "shots", "keep:5,6,7", faces=(5, 6, 7, 8, 9))
    assert throws(third, BERT) == ["2W20"]


@pytest.mark.rule("HC-PRC-04")
def test_hc_prc_04_as_many_dice_are_carried_as_group_dice_were_not_named() -> None:
    one = phase(pierce((5, 10, 11, 11), (2,), "dice:11,11").result, "carry:5")
    # Any die that lay there will do; those that were not named are not spent either.
    assert offered(one, "HC-PRC-04", ANNA) == ["carry:11", "carry:10", "carry:5", "carry:"]
    assert fighter(pierce((5, 10, 11, 11), (2,), "dice:11,11").result, ANNA).dice == (5, 10)
    none = phase(pierce((10, 11, 11), (2,), "dice:10,11,11").result)
    assert questions(none) == []


@pytest.mark.rule("HC-PRC-05")
def test_hc_prc_05_the_next_group_must_connect_to_the_dice_that_lay_there() -> None:
    assert connects((8, 9), (10, 11)) and connects((11, 12), (10, 11)) and connects((4, 4), (4,))
    assert not connects((7, 8), (10, 11))
    state = ring((armed(ANNA), (7, 8), OPENED), (armed(BERT), (2,)))
    assert f"piercing:{BERT}" not in offered(acts(state, "pass"), "HC-MEL-05")
    state = ring((armed(ANNA), (9, 10), OPENED), (armed(BERT), (2,)))
    assert f"piercing:{BERT}" in offered(acts(state, "pass"), "HC-MEL-05")


@pytest.mark.rule("HC-PRC-05", "HC-PRC-04")
def test_hc_prc_05_carried_dice_can_be_connected_to_as_well() -> None:
    after = phase(pierce((5, 10, 11, 11), (2,), "dice:11,11").result, "carry:5")
    assert fighter(after.result, ANNA).piercing == Piercing(BERT, (5, 11, 11), 1)


@pytest.mark.rule("HC-PRC-06", "HC-PRC-07")
def test_hc_prc_07_every_unparried_die_is_a_hit_by_its_role_in_the_attack() -> None:
    # 12 is a run die; 11 stays a match die although the other 11 was parried.
    fought = pierce((11, 11, 12), (12, 2), "dice:11,11,12", "parry:12/-/-", "land", **OPENED)
    assert offered(fought, "HC-PRC-06") == ["land", "go_on"]
    assert damage(fought) == []
    assert wounds(fought.result, BERT)[1:] == (1, 1)
    assert fighter(fought.result, ANNA).piercing is None


@pytest.mark.rule("HC-PRC-07")
def test_hc_prc_07_all_hits_land_in_one_row() -> None:
    victim: dict[str, Any] = {"hero": {"armour": {"torso": "0/1", "head": "0/3"}}}
    fought = pierce((10, 11, 12), (2,), "dice:10,11,12", "land", "row:torso", **OPENED, **victim)
    # The torso stops one severe hit; the other two get no other row.
    assert wounds(fought.result, BERT)[1:] == (2, 0)
    assert [row.heavy for row in fought.result.find(BERT).armour] == [0, 3]


@pytest.mark.rule("HC-PRC-07", "HC:piercing_damage_throw")
def test_hc_prc_07_a_damage_throw_may_come_on_top() -> None:
    both = Options(piercing_damage_throw=True)
    fought = pierce((10, 11), (2,), "dice:10,11", "land", faces=(3, 4), options=both, **OPENED)
    assert damage(fought) == ["2W12"]
    assert wounds(fought.result, BERT) == (8, 2, 0)


@pytest.mark.rule("HC-PRC-08", "HC:piercing_first_hit")
def test_hc_prc_08_the_first_phase_only_opens_the_guard_unless_it_may_hit() -> None:
    first = pierce((10, 11), (2,), "dice:10,11")
    assert (wounds(first.result, BERT), "HC-PRC-06" in questions(first)) == ((0, 0, 0), False)
    at_once = Options(piercing_first_hit="first_phase")
    hit = pierce((10, 11), (2,), "dice:10,11", "land", options=at_once)
    assert wounds(hit.result, BERT)[1] == 2


@pytest.mark.rule("HC-PRC-08")
def test_hc_prc_08_a_phase_in_which_it_is_not_carried_on_ends_it() -> None:
    state = ring((armed(ANNA), (7, 8), OPENED), (armed(BERT), (2,)))
    after = phase(acts(state, "pass").result)
    assert fighter(after.result, ANNA).piercing is None
    assert throws(to_stage(after.result, "shots", "keep:4,5,6,7", faces=(4, 5, 6, 7, 2, 2, 3, 3)), BERT) == ["4W20"]


@pytest.mark.rule("HC-RCH-02", "HC-PRC-01")
def test_hc_rch_02_a_piercing_attack_on_a_spear_must_close_in_first() -> None:
    stopped = pierce((10, 11, 12), (12, 2), "dice:10,11", "parry:12/-", "parry:-", faces=(3, 4), weapon="spear")
    assert (damage(stopped, BERT), fighter(stopped.result, ANNA).piercing) == (["2W12"], None)
    # The 12 that was held back, or the 11 that was named and not made, may stop the spear.
    assert fighter(
        pierce((10, 11, 12), (12, 2), "dice:10,11", "parry:12/-", "parry:12", weapon="spear").result, ANNA
    ).dice == (11,)
    through = pierce((10, 11), (2,), "dice:10,11", "land", weapon="spear", **OPENED)
    # The 10 closes in and hits nobody; reach is gone from the next phase on.
    assert (wounds(through.result, BERT)[1], fighter(through.result, BERT).reach) == (1, "going")
    assert fighter(pierce((10, 11), (2,), "dice:10,11", "land", **OPENED).result, BERT).reach == "on"


@pytest.mark.rule("HC-MEL-05", "HC-POW-01", "HC-PRC-01")
def test_hc_mel_05_each_of_them_is_the_attack_of_the_phase() -> None:
    assert fighter(pierce((10, 11), (2,), "dice:10,11").result, ANNA).acted
    assert fighter(power((9,), (2,), "value:9", "go_on").result, ANNA).acted


def test_somebody_elses_piercing_attack_is_no_burden() -> None:
    state = ring((armed(ANNA), (7, 8), OPENED), (armed(BERT), (2,)), (armed(CARL), (2,)))
    after = replace(state, act=replace(state.act, stage="throw", queue=(CARL,)))
    assert throws(acts(after, "keep:4,5,6,7", faces=(4, 5, 6, 7)), CARL) == ["4W20"]
