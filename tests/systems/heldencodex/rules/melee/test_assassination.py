"""Assassination: an attack from ambush that knows neither parry nor armour, and what becomes of it if it fails."""

from typing import Any

import pytest

from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.melee.assassination import assassin_hits
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.values import Bonus, Item
from systems.heldencodex.builders import facts, questions
from systems.heldencodex.ring import (
    ANNA,
    BERT,
    CARL,
    OPTIONS,
    Dice,
    acts,
    armed,
    bout,
    damage,
    fighter,
    offered,
    throws,
    to_stage,
    wounds,
)

LATE, IN_TIME = (9, 2, 2), (6, 6, 2)
"""Reaction probes (3W12) of a victim: 9 is too late, 12 is in time."""


def ambush(mine: Dice, *answers: str, faces: Dice = (), reaction: Dice = LATE, **changes: Any) -> Transcript[World]:
    """Anna with a dagger (value 14, four dice) attacks Bert from ambush; she keeps her first throw."""
    options = changes.pop("options", OPTIONS)
    weapon = changes.pop("weapon", "dagger")
    plan = {"assassin": ANNA, "victim": BERT, "reaction": bool(reaction), **changes.pop("plan", {})}
    bert = armed(BERT, **{"skill": "13/1", "armour": "mail_hauberk", **changes})
    state = bout(armed(ANNA, weapon, "14/3"), bert, options=options, **plan)
    keep = "keep:" + ",".join(map(str, sorted(mine)))
    return acts(state, keep, *answers, faces=(*reaction, *mine, *faces))


@pytest.mark.rule("HC-ASN-02", "HC-ASN-05")
def test_hc_asn_02_three_dice_of_a_group_are_a_critical_hit_that_no_armour_stops() -> None:
    done = ambush((9, 10, 11, 2), faces=(3,))
    assert wounds(done.result, BERT)[2] == 1
    # The damage throw comes on top: one light hit, no armour lost, no parry asked for.
    assert wounds(done.result, BERT)[0] == 11
    assert [row.heavy for row in done.result.find(BERT).armour] == [2, 4, 3, 2]
    assert "HC-MEL-08" not in questions(done) and "HC-MEL-22" not in questions(done)


@pytest.mark.rule("HC-ASN-02")
def test_hc_asn_02_further_dice_hit_by_their_role_in_the_whole_group() -> None:
    # The base of three is the attacker's choice: the run die among it, or a match die.
    assert assassin_hits((9, 9, 9, 10)) == (("critical", "critical"), ("critical", "severe"))
    assert assassin_hits((8, 9, 10)) == (("critical",),)
    assert assassin_hits((8, 9, 10, 11, 12)) == (("critical", "severe", "severe"),)
    done = ambush((9, 9, 9, 10), "score:critical,severe", faces=(1, 2, 3, 4))
    assert wounds(done.result, BERT)[1:] == (1, 1)


@pytest.mark.rule("HC-ASN-03")
def test_hc_asn_03_every_match_die_adds_a_damage_die() -> None:
    assert damage(ambush((9, 10, 11, 2), faces=(3,))) == ["1W12"]
    assert damage(ambush((9, 9, 10, 2), faces=(3, 4, 5))) == ["3W12"]
    assert damage(ambush((9, 9, 10, 10), faces=(3, 4, 5, 6, 7))) == ["5W12"]


@pytest.mark.rule("HC-ASN-02", "HC-ASN-03")
def test_an_ambush_is_told_in_order_dice_taken_up_blow_hits_of_the_group_damage() -> None:
    done = ambush((9, 9, 10, 2), faces=(3, 4, 5))
    told = [line.message for line in done.log]
    order = ["hc-takes-arms", "hc-assassinates", "hc-ambush-hits", "hc-deals"]
    assert [message for message in told if message in order] == order
    assert facts(done, "hc-ambush-hits", "group", "hits", "dice", "die") == [
        ((9, 9, 10), (phrase("hc-hits-critical", number=1),), 3, 12)
    ]


@pytest.mark.rule("HC-ASN-03", "HC-QUA-02")
def test_hc_asn_03_a_fine_blade_adds_its_dice() -> None:
    blade = Item("fine", Name.of("feine Klinge", en="fine blade"), (Bonus("TS", 2),), ("dagger",))
    anna = armed(ANNA, "dagger", "14/3", items=(blade,))
    state = bout(anna, armed(BERT), assassin=ANNA, victim=BERT, reaction=False)
    assert damage(acts(state, "keep:2,9,10,11", faces=(9, 10, 11, 2, 3, 4, 5))) == ["3W12"]


@pytest.mark.rule("HC-ASN-04")
def test_hc_asn_04_one_die_or_one_set_of_matches_is_carried_into_the_first_phase() -> None:
    done = ambush((9, 9, 10, 2), faces=(3, 4, 5))
    assert offered(done, "HC-ASN-04", ANNA) == ["carry:9,9", "carry:10", "carry:9", "carry:"]
    assert fighter(done.result, ANNA).carried == (9, 9)
    first = to_stage(done.result, "shots", "keep:5,6", faces=(5, 6, 7))
    assert throws(first, ANNA) == ["2W20"]
    # Nothing is carried if there is nobody left to fight.
    dead = ambush((9, 10, 11, 2), faces=(3,), sheet_circles=1)
    assert dead.result.find(BERT).down == "dead" and "HC-ASN-04" not in questions(dead)


@pytest.mark.rule("HC-ASN-01")
def test_hc_asn_01_who_notices_in_time_defends_against_an_ordinary_attack() -> None:
    done = ambush((9, 10, 11, 2), "with:9/10/11", "parry:11/12/-", reaction=IN_TIME, faces=(12, 11, 3))
    assert facts(done, "hc-ambush-fails", "noticed") == [(True,)]
    # A single throw of two dice, and damage like that of any attack, armour included.
    assert throws(done, BERT) == ["3W12", "2W20"]
    assert (damage(done), wounds(done.result, BERT)[2]) == (["1W12"], 0)


@pytest.mark.rule("HC-ASN-01")
def test_hc_asn_01_the_reaction_probe_is_for_the_table_to_grant_and_not_for_sleepers() -> None:
    assert throws(ambush((9, 10, 11, 2), faces=(3,), reaction=()), BERT) == []
    asleep = ambush((9, 10, 11, 2), faces=(3,), reaction=(), plan={"reaction": True, "asleep": (BERT,)})
    assert throws(asleep, BERT) == []
    # Who survives is awake from then on.
    assert asleep.result.find(BERT).down == ""


@pytest.mark.rule("HC-ASN-01")
def test_hc_asn_01_only_from_ambush() -> None:
    state = to_stage(bout(armed(ANNA, "dagger"), armed(BERT)), "act", "keep:9,9,9,9", faces=(9, 9, 9, 9, 2, 2, 3, 3))
    keys = offered(acts(state.result, "pass"), "HC-MEL-05", ANNA)
    assert not any("assassin" in key for key in keys)


@pytest.mark.rule("HC-ASN-06", "HC:assassinate_weapons")
def test_hc_asn_06_daggers_and_bare_hands_unless_any_weapon_will_do() -> None:
    sword = ambush((9, 10, 11, 2), "with:9/10/11", faces=(3, 3, 1, 2, 3, 4), weapon="arming_sword")
    assert wounds(sword.result, BERT)[2] == 0
    anything = Options(assassinate_weapons="any")
    done = ambush((9, 10, 11, 2), faces=(3, 4), weapon="arming_sword", options=anything)
    assert wounds(done.result, BERT)[2] == 1
    assert wounds(ambush((9, 10, 11, 2), faces=(3,), weapon="fist").result, BERT)[2] == 1


@pytest.mark.rule("HC-ASN-07", "HC:failed_assassination")
def test_hc_asn_07_without_a_group_of_three_it_is_an_ordinary_attack_or_nothing() -> None:
    attack = ambush((5, 9, 14, 2), "with:14", faces=(13, 3, 7))
    assert throws(attack, BERT) == ["3W12", "2W20"]
    assert damage(attack) == ["1W12"]
    lost = ambush((5, 9, 14, 2), options=Options(failed_assassination="nothing"))
    assert (throws(lost, BERT), damage(lost)) == (["3W12"], [])


@pytest.mark.rule("HC-ASN-07", "HC-MEL-01")
def test_hc_asn_07_the_throw_is_the_usual_one_in_a_fight() -> None:
    state = bout(armed(ANNA, "dagger", "14/3"), armed(BERT), armed(CARL), assassin=ANNA, victim=BERT, reaction=False)
    done = acts(state, "keep:9,9", "keep:9,10", faces=(9, 9, 4, 17, 10, 9, 2, 3, 4, 5))
    assert throws(done, ANNA)[:2] == ["4W20", "2W20"]
    # A group of 9, 9, 9 and 10: nobody else throws in the ambush.
    assert (throws(done, CARL), wounds(done.result, BERT)[2]) == ([], 2)
    small = bout(armed(ANNA, "dagger", "7/2"), armed(BERT), assassin=ANNA, victim=BERT, reaction=False)
    assert throws(acts(small, faces=(5, 6, 7, 2)), ANNA) == ["3W8", "1W12"]
