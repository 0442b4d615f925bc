"""Sweeps, which strike many, and choke holds, which take the dice away."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fighter
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
    until,
    wounds,
)

# -- the sweep --------------------------------------------------------------------------------------------------------


def sweep(mine: Dice, *answers: str, faces: Dice = (), **changes: Any) -> Transcript[World]:
    """Anna (value 15) sweeps at Bert and Carl, whose dice are 10 and 5 unless told otherwise."""
    options = changes.pop("options", OPTIONS)
    anna = armed(ANNA, changes.pop("with_", "arming_sword"))
    bert, carl = changes.pop("theirs", ((10,), (5,)))
    state = ring((anna, mine), (armed(BERT, **changes), bert), (armed(CARL, **changes), carl), options=options)
    return acts(state, "sweep", *answers, faces=faces)


@pytest.mark.rule("HC-SWP-01")
@pytest.mark.parametrize(
    ("weapon", "can"), [("arming_sword", True), ("mace", True), ("spear", True), ("dagger", False), ("fist", False)]
)
def test_hc_swp_01_swords_blunt_weapons_and_polearms_sweep(weapon: str, can: bool) -> None:
    state = ring((armed(ANNA, weapon), (9, 10)), (armed(BERT, "fist"), (5,)), (armed(CARL, "fist"), (5,)))
    assert ("sweep" in offered(acts(state, "pass"), "HC-MEL-05")) is can


@pytest.mark.rule("HC-SWP-01", "HC-SWP-02")
def test_hc_swp_01_every_valid_die_may_go_to_an_opponent_of_its_own() -> None:
    fought = sweep((3, 9, 12, 12, 17), "die:12", "die:9", "parry:-", "parry:-", faces=(3, 4), theirs=((13,), (9,)))
    # 3 is a failure, 17 above the value; Carl is asked for the dice that are left.
    first, second = (asked for asked in fought.asked if asked.prompt.rule_id == "HC-SWP-01")
    assert [answer.key for answer in first.prompt.answers.listed()] == ["none", "die:9", "die:12"]
    assert [answer.key for answer in second.prompt.answers.listed()] == ["none", "die:9", "die:12"]
    # Both 12s cannot be added against one of them: a 13 would stop the sweep.
    assert offered(fought, "HC-SWP-03", BERT) == ["parry:13", "parry:-"]
    assert fighter(fought.result, ANNA).dice == (3, 12, 17)


@pytest.mark.rule("HC-SWP-02", "HC:sweep_one_per_opponent")
def test_hc_swp_02_one_die_for_each_opponent_unless_several_may_go_to_the_same() -> None:
    one = sweep((9, 9, 9), "die:9", "none", faces=(3,), theirs=((5,), (5,)))
    assert (damage(one), fighter(one.result, ANNA).dice) == (["1W12"], (9, 9))
    many = Options(sweep_one_per_opponent=False)
    several = sweep((9, 9, 9), "die:9", "none", "die:9", "none", "die:9", faces=(3, 4, 5),
                    theirs=((5,), (5,)), options=many)  # fmt: skip
    assert (damage(several), wounds(several.result, BERT)[0]) == (["1W12"] * 3, 3)
    # Each is an attack by itself; who has parried one is out of reach of the next.
    away = sweep((9, 9), "die:9", "none", "die:9", "parry:10", options=many)
    assert (damage(away), fighter(away.result, BERT).away) == ([], True)


@pytest.mark.rule("HC-SWP-03", "HC-MEL-25")
def test_hc_swp_03_who_parries_moves_off_and_who_does_not_takes_one_die_less() -> None:
    fought = sweep((9, 9), "die:9", "die:9", "parry:10", faces=(3,))
    assert fighter(fought.result, BERT).away and not fighter(fought.result, CARL).away
    assert damage(fought) == ["1W12"]
    assert facts(fought, "hc-driven-off", "who")
    # The weapon's dice without one; no unused group dice are added.
    assert wounds(fought.result, CARL) == (1, 0, 0)


@pytest.mark.rule("HC-SWP-03")
def test_hc_swp_03_no_damage_dice_are_no_hit_but_a_second_profile_may_have_one_left() -> None:
    mace = sweep((9, 9), "die:9", "die:9", theirs=((5,), (5,)), with_="mace")
    assert (damage(mace), wounds(mace.result, BERT)) == ([], (0, 0, 0))
    short = sweep((9, 9), "die:9", "none", "pts", theirs=((5,), (5,)), faces=(4,), with_="short_sword")
    assert damage(short) == ["1W8"]


@pytest.mark.rule("HC-SWP-01", "HC-RCH-01")
def test_hc_swp_01_who_keeps_a_distance_is_not_swept() -> None:
    state = ring((armed(ANNA), (9, 9)), (armed(BERT, "spear"), (5,)), (armed(CARL), (5,)))
    fought = acts(state, "sweep", "die:9", faces=(3,))
    assert (wounds(fought.result, BERT)[0], wounds(fought.result, CARL)[0]) == (0, 1)
    # A single opponent may be swept as well.
    assert len([asked for asked in fought.asked if asked.prompt.rule_id == "HC-SWP-01"]) == 1


# -- the choke hold ---------------------------------------------------------------------------------------------------


def choke(mine: Dice, theirs: Dice, *answers: str, faces: Dice = (), **changes: Any) -> Transcript[World]:
    """Anna takes Bert (three dice, value 13) into a hold with bare hands."""
    options = changes.pop("options", OPTIONS)
    victim = armed(BERT, changes.pop("weapon", "fist"), changes.pop("skill", "13/2"), **changes.pop("hero", {}))
    state = ring((armed(ANNA, "fist"), mine), (victim, theirs, changes), options=options)
    return acts(state, f"choke:{BERT}", *answers, faces=faces)


def held(done: Transcript[World]) -> tuple[str, int]:
    bert: Fighter = fighter(done.result, BERT)
    return bert.choked_by, bert.stolen


@pytest.mark.rule("HC-CHK-01")
def test_hc_chk_01_two_unparried_dice_of_a_group_are_a_hold_and_do_no_damage() -> None:
    done = choke((6, 7), (2,))
    assert (held(done), damage(done)) == ((ANNA, 0), [])
    # Every die is a manoeuvre of its own; one that is parried leaves one too few.
    parried = choke((6, 7), (6,), "parry:6/-")
    assert held(parried) == ("", 0)
    three = choke((6, 6, 7), (6,), "parry:6/-/-")
    assert held(three) == (ANNA, 0)


@pytest.mark.rule("HC-CHK-01")
def test_hc_chk_01_it_takes_bare_hands_and_a_group() -> None:
    def can(weapon: str, mine: Dice) -> bool:
        state = ring((armed(ANNA, weapon), mine), (armed(BERT, "fist"), (5,)))
        return f"choke:{BERT}" in offered(acts(state, "pass"), "HC-MEL-05")

    assert can("fist", (6, 7)) and not can("fist", (6, 9)) and not can("dagger", (6, 7))


@pytest.mark.rule("HC-CHK-02", "HC:choke_steal")
def test_hc_chk_02_every_further_unparried_die_steals_one() -> None:
    assert held(choke((6, 6, 7, 7), (2,), skill="13/4")) == (ANNA, 2)
    assert held(choke((6, 6, 7, 7), (6,), "parry:6/-/-/-", skill="13/4")) == (ANNA, 1)
    whole = Options(choke_steal="group")
    assert held(choke((6, 6, 7, 7), (6,), "parry:6/-/-/-", skill="13/4", options=whole)) == (ANNA, 2)
    # The die that only closes in past a weapon steals nothing either way.
    armed_victim = choke((6, 6, 7, 7, 8), (7,), "with:6/6/7/7/8", "parry:-/7/-/-/-", weapon="dagger", options=whole)
    assert held(armed_victim) == (ANNA, 2)


@pytest.mark.rule("HC-CHK-02", "HC-CHK-03")
def test_hc_chk_02_the_victim_throws_fewer_dice_in_the_next_phase_and_the_choker_keeps_one() -> None:
    first = choke((6, 6, 7), (2,))
    after = phase(first.result, "carry:7")
    assert offered(after, "HC-CHK-03", ANNA) == ["carry:7", "carry:6", "carry:"]
    assert fighter(after.result, ANNA).carried == (7,)
    following = until(after.result, lambda playing: bool(playing.act.stage == "shots"), faces=(5, 5, 5, 5, 5))
    # Anna throws three of her four dice, Bert two of three.
    assert (throws(following, ANNA), throws(following, BERT)) == (["3W20"], ["2W20"])


@pytest.mark.rule("HC-CHK-03")
def test_hc_chk_03_only_a_die_that_got_through_is_kept() -> None:
    first = choke((6, 7, 7, 8), (8,), "parry:-/-/-/8")
    assert offered(phase(first.result, "carry:7"), "HC-CHK-03", ANNA) == ["carry:7", "carry:6", "carry:"]


@pytest.mark.rule("HC-CHK-04")
def test_hc_chk_04_who_loses_the_last_die_loses_consciousness() -> None:
    done = choke((6, 6, 7), (2,), skill="13/0")
    assert done.result.find(BERT).down == "unconscious"
    assert facts(done, "hc-unconscious", "who")
    # What wounds have taken counts too; one die more and he stays awake.
    wounded = {"circles": (critical(),)}
    assert choke((6, 6, 7), (2,), skill="13/1", hero=wounded).result.find(BERT).down == "unconscious"
    assert choke((6, 6, 7), (2,), skill="13/1").result.find(BERT).down == ""


def in_a_hold(mine: Dice, theirs: Dice, *answers: str, **changes: Any) -> Transcript[World]:
    """Bert is choked already and has lost a die."""
    return choke(mine, theirs, *answers, **{"choked_by": ANNA, "stolen": 1, "skill": "13/5", **changes})


@pytest.mark.rule("HC-CHK-05", "HC:choke_cumulative")
def test_hc_chk_05_in_a_hold_every_unparried_die_steals_one_more() -> None:
    assert held(in_a_hold((6, 7), (2,), "with:6/7")) == (ANNA, 3)
    # One die is enough, it need not be a group.
    assert held(in_a_hold((6, 9), (2,), "with:9")) == (ANNA, 2)
    # Past a weapon one has got already: every die counts.
    assert held(in_a_hold((6, 9), (2,), "with:9", weapon="dagger")) == (ANNA, 2)
    alone = Options(choke_cumulative=False)
    assert held(in_a_hold((6, 7), (2,), "with:6/7", options=alone)) == (ANNA, 2)


@pytest.mark.rule("HC-CHK-05")
def test_hc_chk_05_the_hold_ends_with_a_phase_without_an_unparried_die() -> None:
    stopped = in_a_hold((6, 9), (10,), "with:9", "parry:10")
    assert held(phase(stopped.result)) == ("", 0)
    goes_on = in_a_hold((6, 9), (2,), "with:9")
    assert held(phase(goes_on.result, "carry:")) == (ANNA, 2)
    waits = acts(ring((armed(ANNA, "fist"), (6,)), (armed(BERT, "fist"), (2,), {"choked_by": ANNA})), "pass")
    assert held(phase(waits.result)) == ("", 0)


@pytest.mark.rule("HC-CHK-05")
def test_hc_chk_05_the_hold_ends_with_the_choker() -> None:
    state = in_a_hold((6, 9), (5, 12, 12), "with:9", "parry:-").result
    down = state.put(replace(state.find(ANNA), down="unconscious"))
    carl = armed(CARL, side="heroes")
    joined = replace(
        down, heroes=(*down.heroes, carl), act=replace(down.act, fighters=(*down.act.fighters, Fighter(CARL)), queue=())
    )
    assert held(phase(joined)) == ("", 0)


@pytest.mark.rule("HC-CHK-05")
def test_hc_chk_05_the_victim_acts_only_against_the_choker() -> None:
    choked = {"choked_by": ANNA}
    people = (armed(ANNA, "fist"), (6,)), (armed(CARL, side="heroes"), (9,))
    state = ring((armed(BERT, "fist"), (9, 12, 12), choked), *people)
    actions = offered(acts(state, "pass"), "HC-MEL-05", BERT)
    assert f"attack:{ANNA}" in actions and f"attack:{CARL}" not in actions
    # He parries Carl, but neither counters nor strikes back.
    carl = replace(state, act=replace(state.act, queue=(CARL,)))
    replies = offered(acts(carl, f"attack:{BERT}", "parry:12"), "HC-MEL-08", BERT)
    assert "parry:12" in replies and all(key.startswith("parry") for key in replies)


@pytest.mark.rule("HC-CHK-05", "HC-UNA-02")
def test_hc_chk_05_past_a_weapon_the_first_die_closes_in_and_does_not_count() -> None:
    assert held(choke((6, 7), (2,), "with:6/7", weapon="dagger")) == ("", 0)
    assert held(choke((6, 6, 7), (2,), "with:6/6/7", weapon="dagger")) == (ANNA, 0)
    stopped = choke((6, 6, 7), (6,), "with:6/6/7", "parry:6/-/-", weapon="dagger")
    assert (held(stopped), len(stopped.notes("hc-held-off"))) == (("", 0), 1)


@pytest.mark.rule("HC-CHK-05", "HC-RCH-02")
def test_hc_rch_02_a_spear_strikes_at_once_who_does_not_get_past_it() -> None:
    done = choke((6, 6, 7), (8,), "with:6/6/7", "parry:8/-/-", faces=(3, 4), weapon="spear")
    assert (held(done), damage(done, BERT)) == (("", 0), ["2W12"])
    assert "HC-MEL-08" not in questions(done)
    # A hold on somebody with a spear breaks reach; other weapons have none to lose.
    through = choke((6, 6, 7), (2,), "with:6/6/7", weapon="spear")
    assert (held(through), fighter(through.result, BERT).reach) == ((ANNA, 0), "going")
    assert fighter(choke((6, 6, 7), (2,), "with:6/6/7", weapon="dagger").result, BERT).reach == "on"


@pytest.mark.rule("HC-MEL-05", "HC-SWP-01", "HC-CHK-01")
def test_hc_mel_05_a_sweep_or_a_hold_is_the_attack_of_the_phase() -> None:
    assert fighter(sweep((9, 9), "die:9", "none", faces=(3,), theirs=((5,), (5,))).result, ANNA).acted
    assert fighter(choke((6, 7), (2,)).result, ANNA).acted
