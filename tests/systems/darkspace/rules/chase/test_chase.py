"""Chases: who carries whom, how far apart they are, what reaches across, and when somebody has got away."""

from typing import Any

import pytest

from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.chase.chase import (
    begin,
    carrier,
    chase_reach,
    check,
    driven_by,
    driver_of,
    gap,
    left_behind,
    opening,
    power_of,
    pursuit_range,
    side_of,
    start_of_phase,
    track_value,
)
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan
from regelwerk.systems.darkspace.state import Actor, Curb, Order, Phase, World
from systems.darkspace.builders import WEAPONS, character, facts, henchman, machine, possible, questions, told, world
from systems.darkspace.chases import chasing, des, hauler, juro, patrol, pilot


def looked_at(where: World, *answers: str) -> Transcript[World]:
    return told(lambda: check(where), *answers)


def at(distance: int, **changes: Any) -> World:
    """A hauler with its driver, that many distance units ahead of a skimmer with its pilot."""
    return chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": distance, "patrol": 0}, **changes)


@pytest.mark.rule("DS-CHA-01", "DS-CHA-06")
def test_ds_cha_06_the_track_counts_from_the_round_in_which_the_chase_begins() -> None:
    plan = ChasePlan("crew", (("hauler", 12), ("patrol", 0)), (14, 14, 16, 18))
    begun = begin(world(hauler(), juro(), patrol(), pilot(), round=3), plan)
    assert des(begun) == {"hauler": 12, "patrol": 0}
    values = [track_value(replace(begun, round=number)).total for number in (3, 4, 5, 6, 7, 20)]
    assert values == [14, 14, 16, 18, 18, 18]
    assert track_value(begun).terms[0].rule_id == "DS-CHA-06"


@pytest.mark.rule("DS-CHA-02", "DS-CHA-04", "DS-CHA-06")
def test_a_chase_opens_with_everybodys_place_the_track_and_how_far_pursuit_reaches() -> None:
    start = at(12)
    told_so = opening(start)
    ahead, behind = (phrase("ds-chase-place", who=Ref(who), de=de) for who, de in (("hauler", 12), ("patrol", 0)))
    assert told_so.facts["places"] == (ahead, behind)
    assert told_so.facts["track"] == track_value(start)
    reach = pursuit_range(start, "patrol").total
    assert told_so.facts["reaches"] == (phrase("ds-chase-reach", who=Ref("patrol"), de=reach),)


@pytest.mark.rule("DS-CHA-02", "DS-CHA-03")
def test_ds_cha_02_whoever_is_aboard_is_where_the_machine_is() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), character("walker"), start={"hauler": 12, "patrol": 5})
    assert [carrier(where, who) for who in ("juro", "hauler", "pilot", "walker")] == ["hauler", "hauler", "patrol", ""]
    assert gap(where, "juro", "pilot") == gap(where, "pilot", "hauler") == 7
    assert gap(where, "juro", "hauler") == 0
    assert gap(where, "juro", "walker") is None
    assert gap(replace(where, chase=None), "juro", "pilot") is None


@pytest.mark.rule("DS-MAC-01", "DS-MAC-05", "DS-CHA-14")
def test_ds_mac_01_a_driver_is_at_the_controls_far_away_the_machine_itself_or_on_foot() -> None:
    far = character("ilko", "crew", remote="patrol")
    told_to = patrol("second", order=Order("drive", "ilko"))
    runner = character("nadja", "crew")
    where = chasing(
        hauler(), juro(), patrol(), far, told_to, runner, patrol("empty"),
        start={"hauler": 9, "patrol": 0, "second": 0, "nadja": 3, "empty": 1},
    )  # fmt: skip
    drivers = {key: driver_of(where, key) for key in des(where)}
    named = {key: driver.id if driver else "" for key, driver in drivers.items()}
    assert named == {"hauler": "juro", "patrol": "ilko", "second": "second", "nadja": "nadja", "empty": ""}
    assert [driven_by(where, where.find(who)) for who in ("juro", "ilko", "second", "nadja", "empty")] == [
        "hauler", "patrol", "second", "nadja", "",
    ]  # fmt: skip
    assert [side_of(where, key) for key in des(where)] == ["crew", "crew", "crew", "crew", "customs"]
    assert (power_of(where, "nadja"), power_of(where, "hauler")) == (1, 4)


@pytest.mark.rule("DS-CHA-04", "DS:pursuit_min_perception")
@pytest.mark.parametrize(
    ("driver", "expected"),
    [
        (pilot(), 2 * 3 * 5),
        (henchman("pilot", 5, "customs", aboard="patrol", at_controls=True), 2 * 5 * 5),
        (character("pilot", "customs", aboard="patrol", at_controls=True, skills={"perception": 4}), 2 * 4 * 5),
        (character("pilot", "customs", aboard="patrol", at_controls=True), 2 * 1 * 5),
        (character("pilot", "customs"), 2 * 2 * 5),
    ],
    ids=["henchman", "better henchman", "character", "blind character", "nobody: bots"],
)
def test_ds_cha_04_pursuit_range_is_sensors_times_perception_times_five(driver: Actor, expected: int) -> None:
    where = chasing(hauler(), juro(), patrol(), driver, start={"hauler": 12, "patrol": 0})
    assert pursuit_range(where, "patrol").total == expected


@pytest.mark.rule("DS-CHA-04", "DS-CHA-14", "DS:pursuit_min_perception")
def test_ds_cha_04_without_a_floor_who_sees_nothing_loses_a_target_at_once_and_feet_have_one_sensor() -> None:
    blind = character("chaser", "customs")
    sharp = character("sharp", "customs", skills={"perception": 3})
    literal = Options(pursuit_min_perception=0)
    for options, expected in ((Options(), 5), (literal, 0)):
        where = chasing(character("nadja", "crew"), blind, start={"nadja": 1, "chaser": 0}, options=options)
        assert pursuit_range(where, "chaser").total == expected
        assert [term.message for term in pursuit_range(where, "chaser").terms][1:] == (
            ["ds-term-least-perception"] if expected else []
        )
    where = chasing(character("nadja", "crew"), sharp, start={"nadja": 1, "sharp": 0})
    assert pursuit_range(where, "sharp").total == 15


@pytest.mark.rule("DS-CHA-05", "DS-CHA-03")
@pytest.mark.parametrize(
    ("weapon", "ideal", "most"),
    [("pistol", 2, 5), ("carbine", 8, 20), ("rifle", 18, 45), ("heavy_rifle", 32, 80), ("cannon", 50, 125)],
)
def test_ds_cha_05_weapons_reach_by_the_square_of_their_size(weapon: str, ideal: int, most: int) -> None:
    def reach(distance: int) -> str:
        return chase_reach(at(distance), "pilot", "hauler", WEAPONS[weapon])

    assert [reach(0), reach(ideal), reach(ideal + 1), reach(most), reach(most + 1)] == [
        "ideal", "ideal", "far", "far", "impossible",
    ]  # fmt: skip


@pytest.mark.rule("DS-CHA-05", "DS-CHA-03")
def test_ds_cha_05_blades_need_level_machines_and_terminals_reach_by_class() -> None:
    assert [chase_reach(at(apart), "pilot", "hauler", WEAPONS["knife"]) for apart in (0, 1)] == ["ideal", "impossible"]
    assert [chase_reach(at(apart), "pilot", "hauler", WEAPONS["datapad"]) for apart in (8, 20, 21)] == [
        "ideal", "far", "impossible",
    ]  # fmt: skip
    assert chase_reach(replace(at(3), chase=None), "pilot", "hauler", WEAPONS["cannon"]) == "impossible"


@pytest.mark.rule("DS-CHA-05", "DS-MAC-07")
def test_ds_cha_05_people_in_closed_machines_are_no_targets_and_in_space_only_fitted_guns_fire() -> None:
    gun = WEAPONS["gun"]
    assert chase_reach(at(3), "pilot", "juro", gun) == "impossible"
    bike = chasing(hauler(open=True), juro(), patrol(), pilot(), start={"hauler": 3, "patrol": 0})
    assert chase_reach(bike, "pilot", "juro", gun) == "ideal"
    space = at(3, medium="space")
    assert chase_reach(space, "pilot", "hauler", gun) == "impossible"
    assert chase_reach(space, "patrol", "hauler", gun) == "ideal"


@pytest.mark.rule("DS-CHA-08", "DS-CHA-10", "DS-CHA-11")
def test_ds_cha_10_what_a_driver_does_to_others_ends_with_the_own_next_phase() -> None:
    curbs = (Curb("hauler", "crowd_off", 17), Curb("patrol", "block", 15))
    where = at(3, curbs=curbs, stalled=("hauler", "patrol"))
    mine = start_of_phase(where, "juro")
    assert mine.chase is not None
    assert mine.chase.curbs == (Curb("patrol", "block", 15),)
    assert mine.chase.stalled == ("patrol",)
    passenger = world(character("oda", "crew"))
    assert start_of_phase(passenger, "oda") == passenger


@pytest.mark.rule("DS-CHA-01", "DS-CHA-04")
def test_ds_cha_01_somebody_has_got_away_only_beyond_the_pursuit_range() -> None:
    still = looked_at(at(30))
    assert still.result.chase is not None
    assert still.log == []
    gone = looked_at(at(31, queue=("juro", "pilot"), phase=Phase("juro")))
    assert gone.result.chase is None
    assert {"escaped:hauler", "left:juro", "left:hauler", "chase:over"} <= set(gone.result.marks)
    assert gone.result.find("juro").left
    assert gone.result.queue == ("pilot",)
    assert gone.result.phase is not None and gone.result.phase.over
    assert [note.message for note in gone.log] == ["ds-escapes", "ds-chase-over"]
    watched = looked_at(at(31, queue=("juro",), phase=Phase("pilot"))).result
    assert watched.phase is not None and not watched.phase.over, "whoever is left behind has still the rest of a phase"


@pytest.mark.rule("DS-CHA-01")
def test_ds_cha_01_every_pursuer_who_can_still_move_has_to_be_shaken_off() -> None:
    actors = (hauler(), juro(), patrol(), pilot(), patrol("second"), pilot("other", "second"))
    start = {"hauler": 40, "patrol": 0, "second": 15}
    assert looked_at(chasing(*actors, start=start)).result.chase is not None
    stuck = (*actors[:4], patrol("second", hurt={"mobility": 4}), actors[5])
    assert looked_at(chasing(*stuck, start=start)).result.has("escaped:hauler")


@pytest.mark.rule("DS-CHA-01")
def test_ds_cha_01_with_all_pursuers_out_the_fleeing_get_away_from_any_distance() -> None:
    beaten = chasing(hauler(), juro(), patrol(), pilot(out="damage"), start={"hauler": 2, "patrol": 0})
    assert looked_at(beaten).result.has("escaped:hauler")
    one_left = chasing(
        hauler(), juro(), patrol(), pilot(out="damage"), henchman("guard", 2, "customs", aboard="patrol"),
        start={"hauler": 2, "patrol": 0},
    )  # fmt: skip
    assert looked_at(one_left).result.chase is not None, "a guard aboard can take the controls"


@pytest.mark.rule("DS-CHA-01")
def test_ds_cha_01_nobody_gets_away_with_pursuers_aboard() -> None:
    boarder = henchman("guard", 2, "customs", aboard="hauler")
    fighting = chasing(hauler(), juro(), patrol(), pilot(), boarder, start={"hauler": 99, "patrol": 0})
    assert looked_at(fighting).result.chase is not None
    thrown_down = fighting.change("guard", out="damage")
    assert looked_at(thrown_down).result.has("left:juro")


@pytest.mark.rule("DS-CHA-01", "DS-MON-11")
@pytest.mark.parametrize("hurt", [{"mobility": 4}, {"vital": 6}])
def test_ds_cha_01_a_machine_that_cannot_go_on_is_caught(hurt: dict[str, int]) -> None:
    out = "damage" if "vital" in hurt else ""
    where = chasing(hauler(hurt=hurt, out=out), juro(), patrol(), pilot(), start={"hauler": 99, "patrol": 0})
    caught = looked_at(where)
    assert caught.result.chase is None
    assert {"caught:hauler", "chase:over"} <= set(caught.result.marks)
    assert not caught.result.has("escaped:hauler")
    assert facts(caught, "ds-caught-stopped", "who") == [(Ref("hauler"),)]


@pytest.mark.rule("DS-CHA-01", "DS-CHA-13")
def test_ds_cha_01_a_machine_whose_controls_somebody_else_has_is_caught() -> None:
    thief = henchman("guard", 2, "customs", aboard="hauler", at_controls=True)
    passenger = juro(at_controls=False)
    where = chasing(hauler(), passenger, thief, patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    taken = looked_at(where)
    assert taken.result.has("caught:hauler")
    assert len(taken.notes("ds-caught-taken")) == 1
    assert taken.result.chase is None


@pytest.mark.rule("DS-CHA-01", "DS-MAC-05")
def test_ds_cha_01_a_machine_that_obeys_a_pursuer_is_caught() -> None:
    hacked = hauler(order=Order("guard", "pilot"), turned="customs", waiting=False)
    where = chasing(hacked, juro(at_controls=False), patrol(), pilot(), start={"hauler": 5, "patrol": 0})
    assert side_of(where, "hauler") == "customs"
    taken = looked_at(where)
    assert taken.result.has("caught:hauler")
    assert taken.result.chase is None


@pytest.mark.rule("DS-CHA-01")
def test_ds_cha_01_the_chase_goes_on_as_long_as_one_still_flees() -> None:
    bike = machine("bike", "crew", power=4, open=True, waiting=True)
    rider = character("nadja", "crew", aboard="bike", at_controls=True)
    where = chasing(
        hauler(hurt={"mobility": 4}), juro(), bike, rider, patrol(), pilot(),
        start={"hauler": 12, "bike": 14, "patrol": 0},
    )  # fmt: skip
    first = looked_at(where)
    assert first.result.has("caught:hauler")
    assert first.result.chase is not None
    assert looked_at(first.result).log == [], "it is told once"


@pytest.mark.rule("DS-CHA-01")
def test_ds_cha_01_a_machine_without_a_driver_keeps_its_place_and_holds_nobody_off() -> None:
    crew = henchman("guard", 2, "customs", aboard="patrol")
    where = chasing(
        hauler(), juro(), patrol(), crew, start={"hauler": 12, "patrol": 20}, curbs=(Curb("patrol", "block", 18),)
    )
    after = looked_at(where).result
    assert des(after) == {"hauler": 12, "patrol": 20}
    assert after.chase is not None and after.chase.curbs == ()


@pytest.mark.rule("DS-CHA-01", "DS-MAC-06")
def test_ds_cha_01_an_unmanned_machine_pursues_as_long_as_somebody_can_command_it() -> None:
    drone = patrol(network="zoll")
    clerk = henchman("clerk", 2, "customs", network="zoll")
    where = chasing(hauler(), juro(), drone, clerk, start={"hauler": 12, "patrol": 0})
    assert looked_at(where).result.chase is not None
    assert looked_at(where.change("clerk", out="damage")).result.has("escaped:hauler")


@pytest.mark.rule("DS:chase_end", "DS-CHA-01")
def test_ds_cha_01_where_the_master_ends_chases_the_master_is_asked_once_in_a_round() -> None:
    where = at(40, options=Options(chase_end="gm"))
    refused = looked_at(where)
    assert questions(refused) == ["DS-CHA-01"]
    assert refused.asked[0].prompt.seat == "master"
    assert possible(refused.asked[0]) == ["on", "over"]
    assert refused.result.chase is not None
    assert questions(looked_at(refused.result)) == []
    assert questions(looked_at(replace(refused.result, round=2))) == ["DS-CHA-01"]
    granted = looked_at(where, "over")
    assert granted.result.has("escaped:hauler")
    assert granted.result.chase is None


@pytest.mark.rule("DS:chase_end", "DS-CHA-01")
def test_ds_cha_01_the_master_may_let_a_stopped_machine_go_on() -> None:
    where = chasing(
        hauler(hurt={"mobility": 4}), juro(), patrol(), pilot(), start={"hauler": 9, "patrol": 0},
        options=Options(chase_end="gm"),
    )  # fmt: skip
    assert looked_at(where).result.chase is not None
    assert looked_at(where, "over").result.chase is None


@pytest.mark.rule("DS-CHA-13")
def test_ds_cha_13_who_is_left_behind_is_nowhere_any_more() -> None:
    runner = chasing(character("nadja", "crew"), pilot(), patrol(), start={"nadja": 3, "patrol": 3})
    after = left_behind(runner, "nadja", "left_behind")
    assert not after.find("nadja").present
    assert after.find("nadja").out == "left_behind"
    assert des(after) == {"patrol": 3}
    assert after.has("out:nadja")
    hurt = left_behind(runner.change("nadja", out="damage"), "nadja", "left_behind")
    assert hurt.find("nadja").out == "damage"
