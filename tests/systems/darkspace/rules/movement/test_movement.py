"""Movement: what a way costs, where it leads, what it leaves behind, and what keeps somebody from going."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.acts import Act, key_of
from regelwerk.systems.darkspace.rules.core.phase import take_act
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan, Drop
from regelwerk.systems.darkspace.rules.movement.distances import category
from regelwerk.systems.darkspace.rules.movement.movement import ACTS
from regelwerk.systems.darkspace.state import Actor, Chase, Cover, Deed, Phase, Progress, World
from regelwerk.systems.darkspace.values import EXTENDED, EXTREME, LONG, NEAR, SHORT
from systems.darkspace.builders import character, facts, henchman, machine, system, told, world, zone

MOVE, OBSTACLE, LEAVE, JUMP = ACTS
METRES = Options(movement_scale="metres")


def yard(*actors: Actor, **changes: Any) -> World:
    """A gate (exit of the crew), a hall at long, a side room at short of the gate, a pulpit extended away."""
    zones = (
        zone("gate", exits=("crew",), at=(0, 0)),
        zone("hall", at=(500, 0)),
        zone("lock", at=(0, 100)),
        zone("pulpit", drops=(Drop("hall", 4),), at=(2500, 0)),
    )
    links = (("gate", "hall", LONG), ("lock", "gate", SHORT), ("hall", "pulpit", LONG), ("gate", "pulpit", EXTENDED))
    return world(*actors, **{"zones": zones, "links": links, "acting": "rhea", **changes})


def offered(act: Act, state: World, who: str = "rhea") -> dict[str, int]:
    """The keys of everything on offer, with what it costs."""
    offer = act.deeds(state, state.find(who))
    assert not isinstance(offer, Refused), offer
    return {key_of(deed): act.cost(state, deed).total for deed in offer}


def refused(act: Act, state: World, who: str = "rhea") -> str:
    offer = act.deeds(state, state.find(who))
    assert isinstance(offer, Refused)
    return offer.rule_id


def done(act: Act, state: World, key: str, *answers: str, who: str = "rhea", faces: list[int] | None = None) -> World:
    """The world after somebody has done what a key of the offer means."""
    offer = act.deeds(state, state.find(who))
    assert not isinstance(offer, Refused), offer
    deed = {key_of(deed): deed for deed in offer}[key]
    after, _ = told(lambda: act.perform(state, deed), *answers, faces=faces or []).result
    return after


@pytest.mark.rule("DS-DST-02", "DS-DST-03", "DS-DST-04", "DS-DST-08", "DS-MOV-02", "DS:distance_model")
def test_the_ways_between_zones_and_to_those_in_them() -> None:
    state = yard(
        character(zone="gate"), henchman("near", zone="gate"), henchman("beside", zone="lock"),
        henchman("far", zone="hall"), henchman("there", zone="pulpit"), character("ally", zone="hall"),
        system("core", zone="gate"), henchman("lying", zone="gate", out="damage"),
    )  # fmt: skip
    assert offered(MOVE, state) == {
        "near": 1, "hall": 2, "far:hall": 3, "lock": 1, "beside:lock": 1,
    }  # fmt: skip


@pytest.mark.rule("DS-DST-03", "DS-DST-04", "DS:distance_model")
def test_the_way_back_costs_the_same_with_breaking_off() -> None:
    state = yard(character(zone="gate"), henchman("a", zone="gate"), henchman("b", zone="gate")).engage("rhea", "a")
    assert offered(MOVE, state) == {"break_off": 1, "b": 2, "hall": 3, "lock": 2}
    assert done(MOVE, state, "break_off").engaged == ()
    assert done(MOVE, state, "b").engaged == (("b", "rhea"),)
    after = done(MOVE, state, "hall")
    assert after.find("rhea").zone == "hall"
    assert after.engaged == ()


@pytest.mark.rule("DS-DST-02", "DS-DST-04")
def test_closing_in_from_another_zone_ends_at_touching_distance() -> None:
    state = yard(character(zone="gate"), henchman("far", zone="hall"))
    after = done(MOVE, state, "far:hall")
    assert after.find("rhea").zone == "hall"
    assert category(after, "rhea", "far") == NEAR


def test_whoever_is_gone_when_the_last_unit_is_paid_is_not_caught() -> None:
    deed = Deed("move", "rhea", "far", detail="hall")
    state = yard(character(zone="gate"), henchman("far", zone="pulpit"))
    transcript = told(lambda: MOVE.perform(state, deed))
    after, caught = transcript.result
    assert not caught
    assert after.find("rhea").zone == "hall"
    assert after.engaged == ()
    assert len(transcript.notes("ds-finds-nobody")) == 1


@pytest.mark.rule("DS-COV-01", "DS-MOV-01")
def test_moving_leaves_cover_and_trench() -> None:
    group = henchman("rhea", side="crew", zone="gate", dug_in=True, cover=Cover("crate", 4, 1))
    after = done(MOVE, yard(group), "lock")
    assert after.find("rhea").cover is None
    assert not after.find("rhea").dug_in


@pytest.mark.rule("DS-MON-11", "DS-MON-09", "DS-DEF-13")
def test_the_lame_the_stationary_and_the_stopped_stay() -> None:
    lame = character(zone="gate", dexterity=2, hurt={"mobility": 2})
    assert refused(MOVE, yard(lame)) == "DS-MON-11"
    assert refused(LEAVE, yard(lame)) == "DS-MON-11"
    turret = machine("rhea", power=0, zone="gate")
    assert refused(MOVE, yard(turret)) == "DS-MON-09"
    stopped = character(zone="gate", stopped_by=("guard",))
    assert refused(MOVE, yard(stopped, henchman("guard", zone="gate"))) == "DS-DEF-13"


def test_chases_break_ins_and_systems_have_no_use_for_steps() -> None:
    state = yard(character(zone="gate"), henchman("g", zone="gate"))
    plan = ChasePlan("crew", (("rhea", 0), ("g", 0)))
    for act in ACTS:
        assert act.deeds(replace(state, chase=Chase(plan, plan.start)), state.find("rhea")) == ()
        hidden = state.change("rhea", infiltrating=True)
        assert act.deeds(hidden, hidden.find("rhea")) == ()
        core = yard(system("rhea", zone="gate"))
        assert act.deeds(core, core.find("rhea")) == ()


@pytest.mark.rule("DS-MAC-01")
def test_the_driver_moves_the_machine_and_whoever_rides_along_loses_touch() -> None:
    state = yard(
        machine("bike", side="crew", open=True, zone="gate"),
        character(aboard="bike", at_controls=True),
        character("oda", aboard="bike"),
        henchman("g", zone="gate"),
    ).engage("oda", "g")
    assert offered(MOVE, state) == {"bike:g": 1, "bike:hall": 2, "bike:lock": 1}
    after = done(MOVE, state, "bike:hall")
    assert after.find("bike").zone == "hall"
    assert after.engaged == ()
    assert offered(MOVE, state, "oda") == {"break_off": 1}


@pytest.mark.rule("DS-MAC-01")
def test_a_machine_under_remote_control_is_moved_from_afar() -> None:
    drone = machine("drone", side="crew", zone="gate", network="crew_net")
    state = yard(character(zone="pulpit", remote="drone", networks=("crew_net",), weapons=("datapad",)), drone)
    keys = offered(MOVE, state)
    assert keys["drone:hall"] == 2
    assert keys["hall"] == 2
    after = done(MOVE, state, "drone:hall")
    assert (after.find("drone").zone, after.find("rhea").zone) == ("hall", "pulpit")
    assert "drone:hall" not in offered(MOVE, state.change("rhea", networks=()))


@pytest.mark.parametrize("options", [Options(), METRES, Options(distance_model="pairs")])
def test_inside_a_machine_there_are_only_those_aboard(options: Options) -> None:
    state = yard(
        machine("van", side="crew", zone="gate"), character(aboard="van"), henchman("boarder", aboard="van"),
        henchman("g", zone="gate"), options=options,
    )  # fmt: skip
    assert offered(MOVE, state) == {"boarder": 1}
    after = done(MOVE, state, "boarder")
    assert after.are_engaged("rhea", "boarder")
    assert offered(MOVE, after) == {"break_off": 1}


@pytest.mark.rule("DS:distance_model")
def test_in_pairs_a_move_changes_one_distance_alone() -> None:
    options = Options(distance_model="pairs")
    apart = (("a", "rhea", LONG), ("b", "rhea", SHORT), ("c", "rhea", EXTREME))
    people = (character(zone="gate"), *(henchman(name, zone="gate") for name in "abc"))
    state = yard(*people, options=options, apart=apart)
    keys = offered(MOVE, state)
    assert {key: cost for key, cost in keys.items() if key[0] in "abc"} == {
        "a:near": 3, "a:short": 2, "b:near": 1, "b:long": 2,
    }  # fmt: skip
    after = done(MOVE, state, "a:short")
    assert [category(after, "rhea", other) for other in "abc"] == [SHORT, SHORT, EXTREME]
    after = done(MOVE, after, "b:near")
    assert [category(after, "rhea", other) for other in "abc"] == [SHORT, NEAR, EXTREME]
    after = done(MOVE, after, "a:near")
    assert [category(after, "rhea", other) for other in "abc"] == [NEAR, NEAR, EXTREME]
    after = done(MOVE, after, "b:long")
    assert [category(after, "rhea", other) for other in "abc"] == [NEAR, LONG, EXTREME]
    after = done(MOVE, after, "lock")
    assert [category(after, "rhea", other) for other in "abc"] == [SHORT, SHORT, SHORT]


def spent(state: World, used: int) -> World:
    assert state.phase is not None
    return replace(state, phase=replace(state.phase, used=used))


@pytest.mark.rule("DS-MOV-01", "DS:movement_scale")
def test_five_metres_for_each_action_unit() -> None:
    state = yard(character(zone="gate"), henchman("g", zone="hall", position=(500, 0)), options=METRES)
    assert offered(MOVE, state) == {"g:towards": 1, "g:away": 1, "hall": 1, "lock": 1, "pulpit": 1}
    deed = Deed("move", "rhea", "g", detail="towards")
    transcript = told(lambda: MOVE.declare(state, deed), "3")
    declared = transcript.result
    assert declared.amount == 3
    assert MOVE.cost(state, declared).total == 3
    walked = told(lambda: MOVE.perform(spent(state, 3), declared))
    after, _ = walked.result
    assert after.find("rhea").position == (150, 0)
    assert facts(walked, "ds-walks-metres", "metres") == [(15,)]
    assert after.phase is not None
    assert after.phase.moved == 3
    away, _ = told(lambda: MOVE.perform(state, Deed("move", "rhea", "g", detail="away", amount=2))).result
    assert away.find("rhea").position == (-100, 0)


@pytest.mark.rule("DS-MOV-01")
def test_nobody_declares_more_than_the_way_or_the_phase_has() -> None:
    state = yard(character(zone="gate"), henchman("g", zone="gate", position=(0, 70)), options=METRES)
    transcript = told(lambda: MOVE.declare(state, Deed("move", "rhea", "g", detail="towards")))
    assert [answer.key for answer in transcript.asked[0].prompt.answers.listed()] == ["1", "2"]
    short = told(lambda: MOVE.declare(spent(state, 2), Deed("move", "rhea", "g", detail="towards")))
    assert (short.result.amount, short.asked) == (1, [])
    after, _ = told(lambda: MOVE.perform(state, Deed("move", "rhea", "g", detail="towards", amount=2))).result
    assert after.find("rhea").position == (0, 60)
    assert category(after, "rhea", "g") == NEAR


@pytest.mark.rule("DS-MOV-03")
def test_what_an_earlier_phase_paid_does_not_count_for_a_sprint() -> None:
    state = yard(character(zone="gate"), options=METRES, phase=Phase("rhea", used=2))
    after, _ = told(lambda: MOVE.perform(state, Deed("move", "rhea", detail="hall", amount=3))).result
    assert after.phase is not None
    assert after.phase.moved == 2


def rubble(*actors: Actor, obstacles: int = 2, **changes: Any) -> World:
    """A yard whose hall lies behind obstacles of track value 14."""
    zones = (zone("gate", at=(0, 0)), zone("hall", track_value=14, obstacles=obstacles, at=(160, 0)))
    return world(*actors, **{"zones": zones, "links": (("gate", "hall", LONG),), "acting": "rhea", **changes})


@pytest.mark.rule("DS-MOV-05")
def test_every_obstacle_costs_a_plain_move_one_more() -> None:
    state = rubble(character(zone="gate"), henchman("g", zone="hall"))
    assert offered(MOVE, state) == {"hall": 4, "g:hall": 5}


@pytest.mark.rule("DS-MOV-04", "DS:obstacle_cost")
def test_agility_gets_over_all_obstacles() -> None:
    state = rubble(character(zone="gate", skills={"agility": 2}))
    assert offered(OBSTACLE, state) == {"hall:2": 2}
    transcript = told(
        lambda: OBSTACLE.perform(state, Deed("obstacle", "rhea", detail="hall", amount=2)), "0", faces=[7, 5, 1]
    )
    after, success = transcript.result
    assert success
    assert after.find("rhea").zone == "hall"
    assert after.find("rhea").progress is None
    assert facts(transcript, "ds-probe", "result", "success") == [(14, True)]


@pytest.mark.rule("DS-MOV-05")
def test_failing_somebody_is_stuck_and_pays_for_every_obstacle() -> None:
    state = rubble(character(zone="gate", skills={"agility": 2}))
    deed = Deed("obstacle", "rhea", detail="hall", amount=2)
    transcript = told(lambda: OBSTACLE.perform(state, deed), "0", faces=[7, 4, 1])
    after, success = transcript.result
    assert not success
    assert after.find("rhea").zone == "gate"
    begun = Deed("move", "rhea", detail="hall")
    assert after.find("rhea").progress == Progress(begun, 2, 4)
    assert MOVE.cost(after, begun).total - 2 == 2
    assert facts(transcript, "ds-in-obstacles", "left") == [(2,)]
    through, _ = told(lambda: MOVE.perform(after, begun)).result
    assert through.find("rhea").zone == "hall"


@pytest.mark.rule("DS-MOV-05", "DS-AE-03")
def test_the_rest_of_the_way_is_paid_by_going_on() -> None:
    state = rubble(character(zone="gate"), obstacles=1)
    stuck = told(lambda: take_act(state), "obstacle", "0", faces=[3, 2, 1]).result
    assert (stuck.find("rhea").account, stuck.find("rhea").zone) == (2, "gate")
    through = told(lambda: take_act(stuck), "continue").result
    assert (through.find("rhea").account, through.find("rhea").zone) == (3, "hall")
    assert through.find("rhea").progress is None


@pytest.mark.rule("DS-DEF-13", "DS-MOV-05")
def test_whoever_is_hindered_and_fails_gets_nowhere() -> None:
    guard = henchman("guard", zone="gate", weapons=("pistol",))
    state = rubble(character(zone="gate", skills={"agility": 2}), guard)
    deed = Deed("obstacle", "rhea", detail="hall", amount=2)
    after, success = told(lambda: OBSTACLE.perform(state, deed), "0", "hinder:pistol", faces=[7, 4, 1]).result
    assert not success
    assert after.find("rhea").progress is None
    assert after.find("rhea").zone == "gate"
    shot = told(lambda: OBSTACLE.perform(state, deed), "0", "pin_down:pistol", faces=[7, 4, 1]).result
    assert shot[0].find("rhea").progress is not None


@pytest.mark.rule("DS:obstacle_cost", "DS-MOV-04")
def test_with_a_fixed_cost_the_rest_of_the_way_is_still_to_be_paid() -> None:
    state = rubble(character(zone="gate"), options=Options(obstacle_cost="fixed_1"))
    assert offered(OBSTACLE, state) == {"hall:1": 1}
    after = done(OBSTACLE, state, "hall:1", "0", faces=[9, 8, 1])
    assert after.find("rhea").progress == Progress(Deed("move", "rhea", detail="hall"), 3, 4)


@pytest.mark.rule("DS-MON-08", "DS-DST-03")
def test_whoever_cannot_probe_or_is_engaged_climbs_over_nothing() -> None:
    hurt = character(zone="gate", hurt={"interaction": 3})
    assert refused(OBSTACLE, rubble(hurt)) == "DS-MON-08"
    assert (
        refused(OBSTACLE, rubble(character(zone="gate"), henchman("g", zone="gate")).engage("g", "rhea")) == "DS-DST-03"
    )


@pytest.mark.rule("DS-MOV-04", "DS-MOV-05", "DS:movement_scale", "DS:obstacle_cost")
def test_in_metres_obstacles_lie_where_the_next_zone_begins() -> None:
    state = rubble(character(zone="gate"), options=METRES)
    costs = [MOVE.cost(state, Deed("move", "rhea", detail="hall", amount=amount)).total for amount in (1, 2, 3)]
    assert costs == [1, 4, 5]
    assert offered(OBSTACLE, state) == {"hall:2": 2, "hall:3": 3}
    after = done(OBSTACLE, state, "hall:3", "0", faces=[9, 8, 1])
    assert after.find("rhea").position == (150, 0)
    assert after.find("rhea").zone == "hall"
    stuck = done(OBSTACLE, state, "hall:2", "0", faces=[1, 1, 1])
    assert stuck.find("rhea").position == (0, 0)
    assert stuck.find("rhea").progress == Progress(Deed("move", "rhea", detail="hall", amount=2), 2, 4)
    fixed = rubble(
        character(zone="gate", position=(40, 0)), options=Options(movement_scale="metres", obstacle_cost="fixed_1")
    )
    assert offered(OBSTACLE, fixed) == {"hall:1": 1}


@pytest.mark.rule("DS-PRI-02")
def test_leaving_takes_an_exit_of_the_own_side_and_a_free_way() -> None:
    state = yard(character(zone="gate"), henchman("g", zone="gate"), queue=("g",))
    assert offered(LEAVE, state) == {"leave": 1}
    assert LEAVE.deeds(state, state.find("g")) == ()
    assert LEAVE.deeds(state.change("rhea", zone="hall"), state.change("rhea", zone="hall").find("rhea")) == ()
    assert refused(LEAVE, state.engage("g", "rhea")) == "DS-DST-03"
    transcript = told(lambda: LEAVE.perform(state, Deed("leave", "rhea")))
    after, _ = transcript.result
    assert after.find("rhea").left
    assert not after.find("rhea").present
    assert after.has("left:rhea")
    assert after.phase is not None
    assert after.phase.over
    assert after.queue == ("g",)
    assert len(transcript.notes("ds-leaves")) == 1


@pytest.mark.rule("DS-PRI-02", "DS-MAC-01")
def test_a_machine_takes_everybody_aboard_along() -> None:
    state = yard(
        machine("van", side="crew", zone="gate"), character(aboard="van", at_controls=True),
        character("oda", aboard="van"), character("ilko", zone="gate"), queue=("oda", "ilko"),
    )  # fmt: skip
    assert offered(LEAVE, state) == {"van": 1}
    assert LEAVE.deeds(state, state.find("oda")) == ()
    after = done(LEAVE, state, "van")
    assert [after.find(who).left for who in ("van", "rhea", "oda", "ilko")] == [True, True, True, False]
    assert after.queue == ("ilko",)
    assert after.has("left:oda")


@pytest.mark.rule("DS-PRI-02", "DS:movement_scale")
def test_in_metres_one_leaves_from_the_very_spot() -> None:
    at = yard(character(zone="gate", position=(12, 16)), options=METRES)
    assert offered(LEAVE, at) == {"leave": 1}
    off = yard(character(zone="gate", position=(0, 21)), options=METRES)
    assert LEAVE.deeds(off, off.find("rhea")) == ()


@pytest.mark.rule("DS-HAZ-08")
def test_jumping_down_costs_one_and_is_a_fall() -> None:
    state = yard(character(zone="pulpit"))
    assert offered(JUMP, state) == {"hall": 1}
    transcript = told(lambda: JUMP.perform(state, Deed("jump", "rhea", detail="hall")), faces=[9, 7, 1, 1])
    after, _ = transcript.result
    assert after.find("rhea").zone == "hall"
    assert after.find("rhea").hurt.vital == 2
    assert facts(transcript, "ds-jumps", "metres") == [(4,)]


@pytest.mark.rule("DS-HAZ-08", "DS-DST-03")
def test_only_people_with_a_free_way_jump() -> None:
    held = yard(character(zone="pulpit"), henchman("g", zone="pulpit")).engage("g", "rhea")
    assert refused(JUMP, held) == "DS-DST-03"
    drone = yard(machine("rhea", zone="pulpit"))
    assert JUMP.deeds(drone, drone.find("rhea")) == ()
    below = yard(character(zone="hall"))
    assert JUMP.deeds(below, below.find("rhea")) == ()


def test_every_way_has_words() -> None:
    state = yard(character(zone="gate"), henchman("g", zone="gate"), henchman("far", zone="hall")).engage("rhea", "g")
    offer = MOVE.deeds(state, state.find("rhea"))
    assert not isinstance(offer, Refused)
    assert {MOVE.label(state, deed).key for deed in offer} == {
        "ds-answer-break-off", "ds-answer-move", "ds-answer-move-to",
    }  # fmt: skip
    assert MOVE.label(state, Deed("move", "rhea", "g")).key == "ds-answer-close-in"
    assert MOVE.label(state, Deed("move", "rhea", "g", detail="away")).key == "ds-answer-away"
    pairs = yard(character(zone="gate"), henchman("g", zone="gate"), options=Options(distance_model="pairs"))
    assert MOVE.label(pairs, Deed("move", "rhea", "g", detail="long")).key == "ds-answer-keep-distance"
    over = rubble(character(zone="gate"))
    assert OBSTACLE.label(over, Deed("obstacle", "rhea", detail="hall", amount=2)).key == "ds-answer-obstacle"
    up = yard(character(zone="pulpit"))
    assert JUMP.label(up, Deed("jump", "rhea", detail="hall")).key == "ds-answer-jump"
    assert LEAVE.label(state, Deed("leave", "rhea")).key == "ds-answer-leave"
