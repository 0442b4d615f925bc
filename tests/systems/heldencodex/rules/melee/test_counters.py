"""Counters: out of which parry, with which dice, what they interrupt; flight by attack or counter."""

from typing import Any

import pytest

from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.stances import bodies, stance
from regelwerk.systems.heldencodex.rules.melee.exchange import resolve_flight
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Attack
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
    """Anna with an arming sword (value 15) attacks Bert (value 13), who fights with another weapon if told."""
    options = changes.pop("options", OPTIONS)
    first = changes.pop("first", ATTACK)
    anna = armed(ANNA, changes.pop("with_", "arming_sword"))
    bert = armed(BERT, **{"skill": "13/4", **changes})
    return acts(ring((anna, mine), (bert, theirs), options=options), first, *answers, faces=faces)


def counters(fought: Transcript[World]) -> list[str]:
    """The counters that were on offer, without those to get away."""
    return [key for key in offered(fought, "HC-MEL-08") if key.startswith("counter:")]


# -- with which dice --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-13")
def test_hc_mel_13_a_parry_with_a_match_die_opens_a_counter_with_the_rest_of_the_group() -> None:
    fought = duel((9,), (10, 10, 11), "counter:10", "with:11", "1", faces=(1, 2, 3))
    assert offered(fought, "HC-MEL-13") == ["with:10", "with:11", "with:10/11"]
    # Unparried it strikes with the weapon and one die for the 10 that was held back.
    assert damage(fought, BERT) == ["3W12"]
    assert wounds(fought.result, ANNA) == (3, 0, 0)
    assert fighter(fought.result, BERT).dice == ()


@pytest.mark.rule("HC-MEL-13")
def test_hc_mel_13_a_run_die_or_a_die_outside_the_group_opens_none() -> None:
    assert counters(duel((9,), (10, 11, 12), "parry:10")) == []
    # 13 would stop the attack from outside the group of 5, 5 and 6; no counter follows out of that.
    assert counters(duel((9,), (5, 5, 6, 13), "parry:13")) == ["counter:5+5"]
    assert counters(duel((9,), (5, 13), "parry:13")) == []


@pytest.mark.rule("HC-MEL-13")
def test_hc_mel_13_without_dice_left_in_the_group_there_is_no_counter() -> None:
    assert counters(duel((15,), (10, 10), "parry:10+10")) == []


@pytest.mark.rule("HC-MEL-14")
def test_hc_mel_14_in_the_middle_of_a_multiple_attack_only_match_dice_counter() -> None:
    # A run die may counter when the last manoeuvre is made: out of the parry of the 10, not of the 9.
    fought = duel((9, 10), (10, 10, 11), "with:9/10", "counter:10/10", faces=(1, 2))
    first_only = ["counter:10/11", "counter:10/-"]
    last_only = ["counter:10/10", "counter:11/10", "counter:-/10"]
    assert sorted(counters(fought)) == sorted(first_only + last_only)
    assert facts(fought, "hc-countered", "who")
    assert damage(fought, BERT) == ["2W12"]
    interrupts = duel((9, 10), (10, 10, 11), "with:9/10", "counter:10/-", "parry:-", faces=(1, 2))
    # The first parry leaves a 10 to interrupt with; the 11 is a run die and must wait.
    assert facts(interrupts, "hc-countered", "who")
    assert "HC-MEL-13" not in questions(interrupts)
    assert fighter(interrupts.result, BERT).dice == (11,)


@pytest.mark.rule("HC-MEL-14", "HC-MEL-13")
def test_hc_mel_14_a_later_parry_may_be_the_better_one_to_counter_out_of() -> None:
    fought = duel((9, 10), (10, 10, 10, 11), "with:9/10", "counter:10/10@2", "with:10/11", faces=(1, 2, 3))
    assert {"counter:10/10", "counter:10/10@2"} <= set(counters(fought))
    # After the last manoeuvre the run die is good too.
    assert damage(fought, BERT) == ["3W12"]


@pytest.mark.rule("HC-MEL-09", "HC-MEL-13")
def test_hc_mel_09_who_parries_with_dice_outside_the_group_only_defends() -> None:
    fought = duel((9, 10), (10, 10, 11, 13), "with:9/10", "parry:10/13")
    assert "counter:10/13" not in counters(fought)
    # In a second exchange of the phase there is no counter either.
    carl = ring(
        (armed(ANNA), (9,)),
        (armed(BERT), (10, 10, 11, 14)),
        (armed(CARL, side="heroes"), (9,)),
    )
    first = acts(carl, ATTACK, "parry:14")
    order = replace(first.result, act=replace(first.result.act, queue=(CARL,)))
    second = acts(order, ATTACK, "parry:10")
    assert [key for key in offered(second, "HC-MEL-08", BERT) if key.startswith("counter")] == []


@pytest.mark.rule("HC-MEL-09", "HC-MEL-13")
def test_hc_mel_09_who_has_countered_does_not_only_defend_any_more() -> None:
    state = ring(
        (armed(ANNA), (9,)),
        (armed(BERT), (10, 10, 11, 14)),
        (armed(CARL, side="heroes"), (12,)),
    )
    first = acts(state, ATTACK, "counter:10", "with:10", "0", faces=(1, 2))
    assert fighter(first.result, BERT).countered
    order = replace(first.result, act=replace(first.result.act, queue=(CARL,)))
    # The 14 outside the group would have stopped the 12.
    second = acts(order, ATTACK, faces=(1, 2))
    assert offered(second, "HC-MEL-08", BERT) == ["parry:-", "mutual"]
    assert damage(second, CARL) == ["2W12"]


# -- the answer to a counter ------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-15")
def test_hc_mel_15_a_counter_is_parried_with_unspent_dice_of_the_group() -> None:
    fought = duel((9, 10, 10, 15), (10, 10, 9), "with:9", "counter:10", "with:10", "parry:10")
    # The 15 lies outside the group.
    assert offered(fought, "HC-MEL-15", ANNA) == ["parry:10", "parry:-"]
    assert (damage(fought), wounds(fought.result, ANNA)) == ([], (0, 0, 0))
    assert fighter(fought.result, ANNA).dice == (10, 15)


@pytest.mark.rule("HC-MEL-15")
def test_hc_mel_15_an_unparried_counter_ends_the_rest_of_the_attack() -> None:
    fought = duel((9, 10, 11), (11, 11, 12), "with:9/10/11", "counter:11/-/-", "parry:-", faces=(1, 2))
    assert damage(fought, BERT) == ["2W12"]
    assert (damage(fought, ANNA), wounds(fought.result, BERT)) == ([], (0, 0, 0))


@pytest.mark.rule("HC-MEL-15")
def test_hc_mel_15_after_a_parried_counter_the_attack_goes_on_without_the_dice_that_it_took() -> None:
    answers = ("with:9/10/11", "counter:11/-/-", "parry:11")
    fought = duel((9, 10, 11), (11, 11, 12), *answers, faces=(1, 2))
    # The 11 has parried the counter and attacks no more; the 10 still gets through.
    assert damage(fought, ANNA) == ["2W12"]
    assert damage(fought, BERT) == []


@pytest.mark.rule("HC-MEL-15", "HC-MEL-16")
def test_hc_mel_15_what_went_through_before_the_counter_still_hits() -> None:
    fought = duel((9, 10, 11), (11, 11, 5), "with:11/10/9", "counter:-/11/-", faces=(1, 2, 3, 4))
    assert (damage(fought, BERT), damage(fought, ANNA)) == (["2W12"], ["2W12"])


# -- against polearms -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RCH-05")
def test_hc_rch_05_countering_a_polearm_takes_a_group_of_three() -> None:
    assert counters(duel((9,), (10, 10), "parry:10", with_="spear")) == []
    assert counters(duel((9,), (10, 10), "parry:10")) == ["counter:10"]
    assert counters(duel((9,), (10, 10, 11), "parry:10", with_="spear")) == ["counter:10"]


@pytest.mark.rule("HC-RCH-05", "HC-MEL-14")
def test_hc_rch_05_interrupting_a_polearm_takes_matches_in_that_group() -> None:
    # A run of three parries, but interrupts nothing; matches in the group of three do.
    assert counters(duel((9, 10), (10, 11, 12), "with:9/10", "parry:10/11", with_="spear")) == []
    fought = duel(
        (9, 10), (10, 10, 10), "with:9/10", "counter:10/-", "with:10/10", "parry:-/-", with_="spear", faces=(1, 2, 3)
    )
    assert (damage(fought, BERT), damage(fought, ANNA)) == (["3W12"], [])


# -- flight -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-FLE-01", "HC-FLE-02")
def test_hc_fle_01_an_unparried_attack_opens_the_way_out_and_does_no_damage() -> None:
    fought = duel((9, 14), (12,), "with:14", first=f"flee:{BERT}")
    assert (damage(fought), wounds(fought.result, BERT)) == ([], (0, 0, 0))
    assert fighter(fought.result, ANNA).out == "fled"
    assert fought.result.has(f"bout:fled:{ANNA}")
    parried = duel((9, 10), (12,), "with:10", "parry:12", first=f"flee:{BERT}")
    assert fighter(parried.result, ANNA).out == ""


@pytest.mark.rule("HC-FLE-01")
def test_hc_fle_01_a_counter_opens_the_way_out_too() -> None:
    fought = duel((9,), (10, 10), "counter_flee:10")
    assert fighter(fought.result, BERT).out == "fled"
    assert (damage(fought), wounds(fought.result, ANNA)) == ([], (0, 0, 0))
    stopped = duel((9, 10), (10, 10), "with:9", "counter_flee:10", "parry:10")
    assert fighter(stopped.result, BERT).out == ""


@pytest.mark.rule("HC-FLE-01", "HC-MEL-11")
def test_hc_fle_01_a_fugitive_whom_somebody_strikes_instead_of_parrying_causes_no_damage() -> None:
    fought = duel((9,), (12,), "mutual", first=f"flee:{BERT}", faces=(1, 2, 3))
    assert (damage(fought, ANNA), damage(fought, BERT)) == ([], ["3W12"])
    assert fighter(fought.result, ANNA).out == "fled"


@pytest.mark.rule("HC-FLE-02")
def test_hc_fle_02_one_opponent_is_overcome_and_the_others_cannot_stop_it() -> None:
    state = ring((armed(ANNA), (9,)), (armed(BERT), (5,)), (armed(CARL), (12, 12)))
    fought = acts(state, f"flee:{BERT}")
    assert fighter(fought.result, ANNA).out == "fled"
    assert all(asked.prompt.who != CARL for asked in fought.asked)


@pytest.mark.rule("HC-FLE-02", "HC:flee_result")
def test_hc_fle_02_a_chase_may_always_follow() -> None:
    assert not duel((9,), (5,), first=f"flee:{BERT}").result.has("bout:chase")
    always = duel((9,), (5,), first=f"flee:{BERT}", options=Options(flee_result="chase_always"))
    assert always.result.has("bout:chase")


@pytest.mark.rule("HC-FLE-01")
def test_hc_fle_01_what_is_at_stake_in_a_flight_is_getting_away() -> None:
    found, suffered = stakes_of(resolve_flight)
    assert (found.message, found.harms, suffered.message, suffered.harms) == (
        "hc-stake-escape", False, "hc-stake-segments", True,
    )  # fmt: skip
    state = ring((armed(ANNA), (9,)), (armed(BERT, skill="13/4"), (12,)), options=OPTIONS)
    mine, theirs = stance(state, ANNA, BERT), stance(state, BERT, ANNA)
    given = (mine, theirs, Attack(((9,),), "flee"), bodies(state, ANNA, BERT), OPTIONS)
    free, stopped = (scripted(lambda: resolve_flight(*given), answers=[key]).result for key in ("parry:-", "parry:12"))
    assert (found.measure(given, free), found.measure(given, stopped)) == (1, 0)
