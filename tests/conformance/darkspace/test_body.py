"""WE-18 to WE-20 and WE-24: hazards at a round's end, falls, scars, the last breath, grit."""

from typing import Any

import pytest
from msgspec.structs import astuple

from conformance.darkspace.playing import act, fact, in_round, phase, play
from regelwerk.systems.darkspace.rules.core.scenes import Drop, Hazard
from regelwerk.systems.darkspace.state import Actor, World
from systems.darkspace.builders import armour, character, henchman, possible, world, zone


def there(*actors: Actor, **changes: Any) -> World:
    """These, and a guard who is far away and does nothing."""
    zones = (changes.pop("here", zone()), zone("yard"))
    return world(*actors, henchman(waiting=True, zone="yard"), zones=zones, **changes)


# -- WE-18 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-HAZ-08", "DS-HAZ-10", "DS-HAZ-04", "DS:fall_penetration")
def test_we_18_a_fall_of_nine_metres() -> None:
    faller = character("a", constitution=5, armour=armour(5, 3))
    start = there(faller, here=zone(drops=(Drop("yard", 9),)), acting="a")
    transcript = act(start, "a act jump", throws=[[9, 7, 7, 5, 4, 3, 2, 2, 1]])
    assert fact(transcript, "ds-falls", "damage", "penetration") == (4, 16)
    assert astuple(transcript.result.find("a").hurt) == (4, 0, 0, 0)
    assert transcript.result.find("a").zone == "yard"


@pytest.mark.rule("DS-HAZ-03", "DS-HAZ-04", "DS-HAZ-05", "DS:hazard_monitor")
def test_we_18_a_fire_does_nothing_to_thick_armour() -> None:
    here = zone(hazards=(Hazard("fire", 2),))
    armoured, bare = character("a", armour=armour(5, 5)), character("b", armour=armour(4, 4))
    transcript = play(there(armoured, bare, here=here), in_round(2))
    assert fact(transcript, "ds-hazard-kept-off", "penetration", "armour") == (4, 5)
    assert fact(transcript, "ds-hazard-burns", "penetration", "damage") == (4, 2)
    assert [transcript.result.find(who).hurt.vital for who in "ab"] == [0, 2]


@pytest.mark.rule("DS-HAZ-03", "DS-HAZ-07")
def test_we_18_radiation_goes_through_armour_of_a_lower_class() -> None:
    here = zone(hazards=(Hazard("radiation", 3),))
    victim = character("a", constitution=4, armour=armour(5, 2))
    transcript = play(there(victim, here=here), in_round(2))
    assert transcript.result.find("a").hurt.vital == 3


# -- WE-19 ------------------------------------------------------------------------------------------------------------


def scarred(*lines: str, dice: list[int]) -> World:
    """Somebody with one of four vital boxes left when it is over."""
    start = there(character("a", constitution=4, hurt={"vital": 3}), stage="closing")
    return play(start, lambda state: state.closed, *lines, throws=[dice]).result


@pytest.mark.rule("DS-DIS-01", "DS-DIS-02", "DS-DIS-03", "DS-DIS-04", "DS:disfigurement_trigger")
def test_we_19_maimed_limbs_cost_base_stress_or_a_maximum() -> None:
    by_stress = scarred("a scar stress", dice=[4]).find("a")
    assert (by_stress.base_stress, by_stress.stress, by_stress.reductions) == (2, 2, ())
    lowered = scarred("a scar lower", dice=[4]).find("a")
    assert (lowered.base_stress, lowered.reductions) == (0, (("dexterity", 1),))


@pytest.mark.rule("DS-DIS-02", "DS-CORE-03")
def test_we_19_a_ten_only_makes_it_better() -> None:
    unscathed = scarred(dice=[10, 3]).find("a")
    assert (unscathed.base_stress, unscathed.reductions, unscathed.handicaps) == (0, (), ())


# -- WE-20 ------------------------------------------------------------------------------------------------------------


def shot_lying(*friends: Actor) -> World:
    """An attacker who shoots at somebody who lies there, beaten and unarmoured."""
    victim = character(
        "lina", constitution=2, skills={"fitness": 2}, hurt={"vital": 2}, out="damage", was_out=True, stress=0
    )
    shooter = character("a", "guards", weapons=("pistol",))
    return world(shooter, victim, *friends, acting="a")


HIT = [9, 9, 1]
"""18 and 3 against no armour: vital, although no box is left there."""


@pytest.mark.rule("DS-DTH-01", "DS-MON-08", "DS:last_breath_trigger")
def test_we_20_the_last_breath_fails() -> None:
    start = shot_lying(character("far", zone="", waiting=True))
    transcript = act(start, "a act attack", throws=[HIT, [7, 4]])
    assert fact(transcript, "ds-probe-last-breath", "result", "difficulty", "success") == (13, 14, False)
    assert transcript.result.find("lina").dead


@pytest.mark.rule("DS-DTH-02", "DS-CORE-16")
def test_we_20_first_aid_makes_it_a_group_probe() -> None:
    medic = character("oda", skills={"education": 4}, intelligence=3)
    lines = ("a act attack", "a which pistol:lina", "oda aid help")
    transcript = act(shot_lying(medic), *lines, throws=[HIT, [7, 4], [6, 5, 1]])
    assert fact(transcript, "ds-group-probe", "main", "bonus", "result", "success") == (11, 4, 15, True)
    after = transcript.result.find("lina")
    assert not after.dead and after.out == "damage"


# -- WE-24 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-HEA-01", "DS-INC-06", "DS-INC-01", "DS-INC-03", "DS:stress_incapacitates_at", "DS:grit_scope")
def test_we_24_grit_to_the_limit() -> None:
    start = there(
        character("a", constitution=4, stress=15, hurt={"vital": 3}), character("b"), acting="a", queue=("b",)
    )
    transcript = phase(start, "a act grit", throws=[[6]])
    after = transcript.result.find("a")
    assert after.hurt.vital == 0 and after.stress == 21 and after.out == "stress"
    assert after.account == 1
    later = play(transcript.result, in_round(3))
    assert not any(asked.prompt.who == "a" for asked in later.asked)
    assert later.result.queue == ("b",)


@pytest.mark.rule("DS-HEA-01", "DS:grit_scope")
def test_we_24_the_player_says_which_boxes_are_cleared() -> None:
    hurt = {"vital": 2, "interaction": 2, "mobility": 1}
    start = there(character("a", constitution=4, dexterity=4, hurt=hurt), acting="a")
    transcript = act(start, "a act grit", "a grit vital:2,interaction:1", throws=[[3]])
    asked = next(one for one in transcript.asked if one.prompt.question.key == "ds-ask-grit")
    assert "vital:1,interaction:1,mobility:1" in possible(asked)
    assert astuple(transcript.result.find("a").hurt) == (0, 1, 1, 0)
