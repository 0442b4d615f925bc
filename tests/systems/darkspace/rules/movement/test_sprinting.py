"""Sprints: the free metres after a phase of running, and the long sprint that sets accounts and places in the order."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.acts import Act, key_of
from regelwerk.systems.darkspace.rules.core.phase import take_act
from regelwerk.systems.darkspace.rules.core.turn import begin_round, next_in_order
from regelwerk.systems.darkspace.rules.movement.distances import category
from regelwerk.systems.darkspace.rules.movement.sprinting import ACTS, long_sprint_difficulty
from regelwerk.systems.darkspace.state import Actor, Deed, Phase, World
from regelwerk.systems.darkspace.values import EXTENDED, LONG, NEAR, SHORT
from systems.darkspace.builders import character, facts, henchman, told, world, zone

SPRINT, LONG_SPRINT = ACTS
RUN = Phase("rhea", used=3, moved=3)
LINKS = (("gate", "hall", LONG), ("hall", "pulpit", LONG), ("gate", "pulpit", EXTENDED))
PLACES = (("gate", (0, 0)), ("hall", (500, 0)), ("pulpit", (2500, 0)))


def yard(*actors: Actor, **changes: Any) -> World:
    zones = tuple(zone(name, at=at) for name, at in PLACES)
    return world(*actors, **{"zones": zones, "links": LINKS, "acting": "rhea", **changes})


def race(*actors: Actor, **changes: Any) -> World:
    return yard(*actors, **{"options": Options(movement_scale="metres"), "phase": RUN, **changes})


def keys(act: Act, state: World) -> list[str]:
    offer = act.deeds(state, state.find("rhea"))
    assert not isinstance(offer, Refused), offer
    return [key_of(deed) for deed in offer]


def refused(act: Act, state: World) -> str:
    offer = act.deeds(state, state.find("rhea"))
    assert isinstance(offer, Refused)
    return offer.rule_id


@pytest.mark.rule("DS-MOV-03", "DS-ACT-02")
def test_the_result_of_a_speed_probe_is_added_in_metres_for_nothing() -> None:
    state = race(character(zone="gate", skills={"speed": 2}))
    assert keys(SPRINT, state) == ["hall", "pulpit"]
    deed = Deed("sprint", "rhea", detail="hall")
    assert SPRINT.cost(state, deed).total == 0
    transcript = told(lambda: SPRINT.perform(state, deed), "0", faces=[8, 5, 1])
    after, _ = transcript.result
    assert after.find("rhea").position == (150, 0)
    assert facts(transcript, "ds-sprints", "metres") == [(15,)]
    assert SPRINT.deeds(after, after.find("rhea")) == ()


@pytest.mark.rule("DS-MOV-03", "DS-AE-07")
def test_a_phase_of_running_ends_only_after_its_sprint() -> None:
    state = race(character(zone="gate"), phase=Phase("rhea"))
    run = told(lambda: take_act(state), "move", "hall", "3").result
    assert run.find("rhea").position == (150, 0)
    after = told(lambda: take_act(run), "sprint", "hall", "0", faces=[7, 5, 1]).result
    assert after.find("rhea").position == (270, 0)
    assert after.find("rhea").account == 3


@pytest.mark.rule("DS-MOV-03", "DS:movement_scale")
def test_a_sprint_needs_three_units_of_moving_and_metres() -> None:
    assert refused(SPRINT, race(character(zone="gate"), phase=Phase("rhea", used=3, moved=2))) == "DS-MOV-03"
    by_category = yard(character(zone="gate"), phase=RUN)
    assert SPRINT.deeds(by_category, by_category.find("rhea")) == ()
    assert refused(SPRINT, race(character(zone="gate", hurt={"mobility": 3}))) == "DS-MON-11"
    assert refused(SPRINT, race(character(zone="gate", hurt={"interaction": 3}))) == "DS-MON-08"


@pytest.mark.rule("DS-MOV-03")
def test_nobody_sprints_past_the_goal_or_into_obstacles() -> None:
    state = race(character(zone="gate", position=(480, 0)))
    after, _ = told(lambda: SPRINT.perform(state, Deed("sprint", "rhea", detail="hall")), "0", faces=[8, 5, 1]).result
    assert after.find("rhea").position == (500, 0)
    blocked = race(
        character(zone="gate", position=(200, 0)),
        zones=(zone("gate"), zone("hall", at=(500, 0), track_value=12)),
    )
    after, _ = told(lambda: SPRINT.perform(blocked, Deed("sprint", "rhea", detail="hall")), "0", faces=[8, 5, 1]).result
    assert after.find("rhea").position == (250, 0)
    assert after.find("rhea").zone == "gate"


@pytest.mark.rule("DS-MOV-03", "DS-MOV-05")
def test_nobody_sprints_across_obstacles_to_the_free_ground_behind() -> None:
    zones = (zone("gate"), zone("ditch", at=(100, 0), track_value=12), zone("hall", at=(200, 0)))
    state = race(character(zone="gate"), zones=zones)
    after, _ = told(lambda: SPRINT.perform(state, Deed("sprint", "rhea", detail="hall")), "0", faces=[9, 9, 1]).result
    assert after.find("rhea").position == (50, 0)


@pytest.mark.rule("DS-MOV-03")
def test_whoever_sprints_for_somebody_stops_beside_them() -> None:
    state = race(character(zone="gate"), henchman("g", zone="gate", position=(0, 120)))
    after, _ = told(
        lambda: SPRINT.perform(state, Deed("sprint", "rhea", "g", detail="towards")), "0", faces=[9, 8, 1]
    ).result
    assert after.find("rhea").position == (0, 110)


@pytest.mark.rule("DS-DST-05", "DS-DST-06", "DS:distance_model")
def test_a_long_sprint_is_offered_to_opponents_extended_away() -> None:
    state = yard(character(zone="gate"), henchman("g", zone="pulpit"), henchman("h", zone="hall"))
    assert keys(LONG_SPRINT, state) == ["g:pulpit", "g:pulpit:1", "g:hall:2"]
    assert LONG_SPRINT.cost(state, Deed("long_sprint", "rhea", "g", detail="pulpit")).total == 0
    near = state.change("g", zone="hall")
    assert keys(LONG_SPRINT, near) == ["g:pulpit:1"]


@pytest.mark.rule("DS-DST-06", "DS:distance_model")
def test_without_opponents_there_one_runs_against_the_next_in_the_order() -> None:
    people = (character(zone="gate"), henchman("g", zone="hall"), henchman("h", zone="hall"))
    assert keys(LONG_SPRINT, yard(*people, queue=("h", "g"))) == ["h:pulpit:1"]
    waiting = yard(*people).change("g", account=5).change("h", account=2)
    assert keys(LONG_SPRINT, waiting) == ["h:pulpit:1"]


@pytest.mark.rule("DS-DST-05", "DS-DST-06")
def test_who_is_alone_has_nobody_to_race_but_needs_the_probe_and_arrives() -> None:
    alone = yard(character(zone="gate", account=4), acting="rhea")
    assert keys(LONG_SPRINT, alone) == ["pulpit:1"]
    deed = Deed("long_sprint", "rhea", detail="pulpit", amount=1)
    transcript = told(lambda: LONG_SPRINT.perform(alone, deed), "0", faces=[3, 2, 1])
    after, succeeded = transcript.result
    assert after.find("rhea").zone == "pulpit" and not succeeded
    assert after.find("rhea").account == 4 and after.placed == ()
    assert facts(transcript, "ds-probe", "difficulty") and facts(transcript, "ds-runs-alone", "zone")


@pytest.mark.rule("DS-ORD-04", "DS-DST-07")
def test_nobody_sprints_twice_in_a_round() -> None:
    people = (character(zone="gate"), henchman("g", zone="pulpit"))
    again = yard(*people, acted=("rhea",))
    offer = LONG_SPRINT.deeds(again, again.find("rhea"))
    assert isinstance(offer, Refused) and offer.rule_id == "DS-ORD-04"
    endless = yard(*people, acted=("rhea",), options=Options(turn_order="continuous"))
    assert not isinstance(LONG_SPRINT.deeds(endless, endless.find("rhea")), Refused)


@pytest.mark.rule("DS-DST-06")
def test_a_long_sprint_takes_the_whole_phase_and_free_legs() -> None:
    state = yard(character(zone="gate"), henchman("g", zone="pulpit"), henchman("h", zone="gate"))
    assert refused(LONG_SPRINT, replace(state, phase=Phase("rhea", used=1, acts=1))) == "DS-DST-06"
    assert refused(LONG_SPRINT, state.engage("h", "rhea")) == "DS-DST-03"
    assert refused(LONG_SPRINT, state.change("rhea", stopped_by=("h",))) == "DS-DEF-13"


def accounts(**changes: Any) -> World:
    """Rhea at 6 runs against a guard at 8."""
    return yard(
        character(zone="gate", skills={"speed": 3}, account=6),
        henchman("g", zone="pulpit", account=8),
        henchman("h", zone="pulpit", account=9),
        **changes,
    )


DEED = Deed("long_sprint", "rhea", "g", detail="pulpit")


@pytest.mark.rule("DS-DST-06", "DS-DST-07")
def test_a_successful_long_sprint_arrives_one_unit_before_the_target() -> None:
    state = accounts(queue=("h", "g"))
    assert long_sprint_difficulty(state, DEED).total == 18
    transcript = told(lambda: LONG_SPRINT.perform(state, DEED), "0", faces=[9, 6, 1])
    after, success = transcript.result
    assert success
    assert after.find("rhea").account == 7
    assert after.find("rhea").zone == "pulpit"
    assert category(after, "rhea", "g") == NEAR
    assert after.queue == ("h", "rhea", "g")
    assert after.placed == ()
    assert after.phase is not None
    assert after.phase.over
    assert len(transcript.notes("ds-runs-ahead")) == 1


@pytest.mark.rule("DS-DST-07")
def test_failing_one_arrives_all_the_same_but_after_the_target() -> None:
    deed = replace(DEED, amount=SHORT)
    after, success = told(lambda: LONG_SPRINT.perform(accounts(queue=("g", "h")), deed), "0", faces=[9, 5, 1]).result
    assert not success
    assert after.find("rhea").account == 9
    assert after.queue == ("g", "rhea", "h")
    assert after.engaged == ()
    assert category(after, "rhea", "g") == SHORT
    last, _ = told(lambda: LONG_SPRINT.perform(accounts(queue=("h", "g")), deed), "0", faces=[9, 5, 1]).result
    assert last.queue == ("h", "g", "rhea")


@pytest.mark.rule("DS-DST-07")
def test_the_last_of_several_sprints_counts_for_the_place_in_the_next_round() -> None:
    state = replace(accounts(queue=("h",)), placed=(("rhea", "before", "h"), ("h", "after", "g")))
    after, _ = told(lambda: LONG_SPRINT.perform(state, DEED), "0", faces=[9, 5, 1]).result
    assert after.placed == (("h", "after", "g"), ("rhea", "after", "g"))


@pytest.mark.rule("DS-DEF-13", "DS-DST-06")
def test_whoever_is_stopped_does_not_arrive() -> None:
    state = yard(character(zone="gate"), henchman("g", zone="pulpit"), henchman("h", zone="gate", weapons=("pistol",)))
    after, _ = told(lambda: LONG_SPRINT.perform(state, DEED), "0", "hinder:pistol", faces=[9, 5, 1]).result
    assert after.find("rhea").zone == "gate"
    assert after.placed == ()
    assert after.phase is not None
    assert after.phase.over


@pytest.mark.rule("DS-DST-07")
def test_a_target_that_has_acted_is_met_in_the_next_round() -> None:
    late, _ = told(lambda: LONG_SPRINT.perform(accounts(queue=("h",)), DEED), "0", faces=[9, 5, 1]).result
    assert late.queue == ("h",)
    assert late.placed == (("rhea", "after", "g"),)
    order = told(lambda: begin_round(late)).result.queue
    assert order == ("g", "rhea", "h")
    early, _ = told(lambda: LONG_SPRINT.perform(accounts(queue=("h",)), DEED), "0", faces=[9, 6, 1]).result
    assert told(lambda: begin_round(early)).result.queue == ("rhea", "g", "h")


@pytest.mark.rule("DS:turn_order", "DS-DST-07")
def test_on_a_running_track_the_account_alone_decides() -> None:
    state = accounts(options=Options(turn_order="continuous"), queue=("g", "h"))
    after, _ = told(lambda: LONG_SPRINT.perform(state, DEED), "0", faces=[9, 6, 1]).result
    assert after.queue == ("g", "h")
    following = told(lambda: next_in_order(replace(after, acted=("rhea",)))).result
    assert following.phase is not None
    assert following.phase.who == "rhea"


@pytest.mark.rule("DS:long_sprint_account")
def test_an_account_may_fall_but_not_below_nought_or_not_at_all() -> None:
    state = yard(character(zone="gate", account=6), henchman("g", zone="pulpit"))
    after, _ = told(lambda: LONG_SPRINT.perform(state, DEED), "0", faces=[9, 9, 1]).result
    assert after.find("rhea").account == 0
    kept = replace(state, scene=yard(options=Options(long_sprint_account="max")).scene)
    after, _ = told(lambda: LONG_SPRINT.perform(kept, DEED), "0", faces=[9, 9, 1]).result
    assert after.find("rhea").account == 6


@pytest.mark.rule("DS:distance_model", "DS-DST-06")
def test_in_pairs_the_distance_to_the_target_is_what_is_reached() -> None:
    state = yard(
        character(zone="gate"),
        henchman("g", zone="gate"),
        options=Options(distance_model="pairs"),
        apart=(("g", "rhea", EXTENDED),),
    )
    assert keys(LONG_SPRINT, state) == ["g", "g:1", "g:2"]
    for goal in (NEAR, SHORT, LONG):
        deed = Deed("long_sprint", "rhea", "g", amount=goal)
        after, _ = told(lambda deed=deed: LONG_SPRINT.perform(state, deed), "0", faces=[5, 4, 1]).result  # type: ignore[misc]
        assert category(after, "rhea", "g") == goal


@pytest.mark.rule("DS:movement_scale", "DS-DST-06")
def test_in_metres_a_long_sprint_ends_at_the_named_distance() -> None:
    state = race(
        character(zone="gate"), henchman("g", zone="hall", position=(0, 2000)), phase=Phase("rhea"),
        zones=(zone("gate"), zone("hall", at=(0, 2000)), zone("pulpit", at=(2500, 0))),
    )  # fmt: skip
    assert keys(LONG_SPRINT, state) == ["g", "g:1", "g:2", "g:pulpit:1"]
    spots = []
    for deed in (*(replace(DEED, detail="", amount=goal) for goal in (NEAR, SHORT, LONG)), replace(DEED, amount=SHORT)):
        after, _ = told(lambda deed=deed: LONG_SPRINT.perform(state, deed), "0", faces=[5, 4, 1]).result  # type: ignore[misc]
        spots.append((after.find("rhea").position, after.find("rhea").zone))
    assert spots == [((0, 1990), "hall"), ((0, 1900), "hall"), ((0, 1400), "hall"), ((2500, 0), "pulpit")]


def test_long_sprints_have_words() -> None:
    state = accounts()
    assert LONG_SPRINT.label(state, DEED).key == "ds-answer-long-sprint-zone"
    assert LONG_SPRINT.label(state, replace(DEED, detail="")).key == "ds-answer-long-sprint"
