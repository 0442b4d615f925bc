"""Autofire: shots spread over a chain of targets."""

from __future__ import annotations

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.autofire import shots_of, spread, why_not_next
from regelwerk.systems.realms.rules.shooting.hitting import blow_of
from regelwerk.systems.realms.rules.shooting.shooting import fire, measure
from regelwerk.systems.realms.state import Deed, Shots, World
from systems.realms.builders import enemy, facts, model, possible, refusal, told, weapon, world

SMG = weapon("mp", 1, (20, 3), strength=4, damage=2, af=3)
SHOOTER = model(at=(20, 45), weapons=(SMG,))
FIRST = enemy("one", at=(35, 45))
SECOND = enemy("two", at=(35, 50.3))
"""2.8 cm from the first."""
THIRD = enemy("three", at=(35, 60))


def burst(*targets: tuple[str, int], kind: str = "normal_shot") -> Deed:
    return Deed(kind, "mars", "mp", tuple(Shots(*one) for one in targets))


def table(**options: str) -> World:
    return world(SHOOTER, FIRST, SECOND, THIRD, options=Options(**options))  # type: ignore[arg-type]


@pytest.mark.rule("RE-AUT-01", "RE-SHO-05", "RE:ruling_64")
def test_each_point_is_one_more_shot_but_not_for_who_aims() -> None:
    shots = [shots_of(SMG, mode) for mode in ("normal_shot", "snap_shot", "reaction_fire", "aimed_shot")]
    assert shots == [4, 4, 4, 1]
    assert shots_of(weapon("granate", 1, (12, 4), area=4), "normal_shot") == 1
    assert told(lambda: spread(table(), burst(("one", 1), kind="aimed_shot"))).asked == []


@pytest.mark.rule("RE-AUT-03", "RE-AUT-04", "RE-AUT-05", "RE:autofire_target_malus")
def test_bursts_and_further_targets_change_the_value() -> None:
    """FK 5: four shots at one target +3; two and two: 6 at the first, 5 at the second."""
    assert shot_value(table(), burst(("one", 4))).total == 8
    split = burst(("one", 2), ("two", 2))
    assert [shot_value(table(), split, index).total for index in (0, 1)] == [6, 5]
    assert [blow_of(table(), split, index).bonus for index in (0, 1)] == [1, 1]
    three = burst(("one", 1), ("two", 1), ("three", 1))
    assert shot_value(table(), three, 2).total == 3
    assert shot_value(table(autofire_target_malus="flat"), three, 2).total == 4


@pytest.mark.rule("RE-AUT-02", "RE-AUT-05")
def test_a_split_burst_is_rolled_target_by_target() -> None:
    """Dice 6 and 6: the first is hit (value 6), the second missed (value 5); the hit has 8 + 4 + 1 + 1 = 14."""
    transcript = told(lambda: fire(table(), burst(("one", 2), ("two", 2))), faces=[6, 8, 3, 12, 6])
    assert facts(transcript, "re-shot-hits", "value") == [(6,)]
    assert facts(transcript, "re-shot-misses", "value") == [(5,)]
    assert transcript.result.find("one").vitals.hp == 2
    assert facts(transcript, "re-contest-won", "attack") == [(14,)]


@pytest.mark.rule("RE-AUT-02", "RE-GEO-19")
def test_targets_of_a_burst_stand_close_together() -> None:
    here = table()
    assert why_not_next(here, FIRST, SECOND) is None
    assert why_not_next(here, FIRST, enemy("edge", at=(35, 50.5))) is None, "exactly 3 cm"
    assert why_not_next(here, FIRST, enemy("edge", at=(35, 50.51))) is not None
    refused = why_not_next(here, SECOND, THIRD)
    assert refused is not None
    assert (refused.rule_id, dict(refused.reason.facts)["cm"]) == ("RE-AUT-02", 7.2)


@pytest.mark.rule("RE-AUT-02", "RE-GEO-19")
def test_each_target_of_a_burst_stands_close_to_the_one_before_it() -> None:
    chain = burst(("one", 1), ("two", 1), ("three", 2))
    near = world(SHOOTER, FIRST, SECOND, enemy("three", at=(35, 55.6)))
    assert told(lambda: measure(near, chain)).result == chain, "far from the first, but not from the second"
    assert told(lambda: measure(table(), chain)).result == burst(("one", 1), ("two", 1))
    assert told(lambda: measure(table(), burst(("one", 2), ("three", 2)))).result == burst(("one", 2))


@pytest.mark.rule("RE-AUT-02", "RE-GEO-19", "RE:premeasure")
def test_a_burst_is_spread_question_by_question() -> None:
    transcript = told(lambda: spread(table(premeasure="always"), burst(("one", 1))), "2", "two")
    assert transcript.result == burst(("one", 2), ("two", 2))
    shots, target = transcript.asked
    assert (possible(shots), possible(target)) == (["4", "3", "2", "1", "back"], ["hold", "two", "back"])
    assert refusal(target, "three") == "RE-AUT-02"
    # Somebody who is in the chain already is no further target, and nobody else is near.
    again = told(lambda: spread(table(premeasure="always"), burst(("one", 1))), "1", "two")
    assert again.result == burst(("one", 1), ("two", 3))
    assert told(lambda: spread(table(), burst(("one", 1))), "3", "hold").result == burst(("one", 3))
    assert told(lambda: spread(table(), burst(("one", 1))), "3").result is None
    assert told(lambda: spread(table(), burst(("one", 1)))).result is None


@pytest.mark.rule("RE-AUT-01")
def test_alone_in_sight_a_target_gets_all_shots_without_a_question() -> None:
    transcript = told(lambda: spread(world(SHOOTER, FIRST), burst(("one", 1))))
    assert (transcript.result, transcript.asked) == (burst(("one", 4)), [])
    short = model(at=(20, 45), weapons=(weapon("mp", 1, (20, 3), af=1),))
    assert told(lambda: spread(world(short, FIRST), burst(("one", 1)))).result == burst(("one", 2))


@pytest.mark.rule("RE-MEA-02", "RE-AUT-02", "RE:premeasure")
def test_unmeasured_a_burst_may_be_spread_too_wide_and_ends_there() -> None:
    transcript = told(lambda: spread(table(), burst(("one", 1))), "2", "three", "1", "two")
    assert possible(transcript.asked[1]) == ["hold", "two", "three", "back"]
    deed = transcript.result
    assert deed == burst(("one", 2), ("three", 1), ("two", 1))
    measured = told(lambda: measure(table(), deed))
    assert measured.result == burst(("one", 2))
    assert [line.rule_id for line in measured.notes("re-shot-lost")] == ["RE-AUT-02"]


@pytest.mark.rule("RE-AUT-05", "RE-DET-01", "RE-MIK-12")
def test_a_mike_blows_up_before_the_burst_goes_on() -> None:
    mike = enemy("one", at=(35, 45), type="mike", ko=8, hp=1)
    split = burst(("one", 3), ("two", 1))
    # Hit, torso, damage, the KO roll fails; the explosion removes the second target; nothing is left to shoot at.
    faces = [1, 1, 12, 1, 12, 12, 1]
    story = told(lambda: fire(world(SHOOTER, mike, SECOND), split), faces=faces)
    assert [story.result.find(one).vitals.status for one in ("one", "two")] == ["removed", "out"]
    assert len(story.notes("re-shot-lost")) == 1
    # A shooter who stands too near does not get to fire on.
    near = replace(SHOOTER, at=FIRST.at._replace(x=FIRST.at.x - 4_000_000))
    two = replace(SECOND, vitals=replace(SECOND.vitals, hp=9), card=model(hp=9).card)
    story = told(lambda: fire(world(near, mike, two), split), faces=[1, 1, 12, 1, 12, 12, 1, 1, 12])
    assert story.result.find("mars").vitals.status == "out"
    assert not story.notes("re-shot-misses")
