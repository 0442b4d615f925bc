"""Where machines carry a confrontation on: fights that become chases, hacks out of a chase, changed sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.game import STAGES
from regelwerk.systems.darkspace.rules.chase import chase
from regelwerk.systems.darkspace.rules.chase.boarding import get_aboard
from regelwerk.systems.darkspace.rules.chase.chase import side_of, track_value
from regelwerk.systems.darkspace.rules.chase.driving import dash_deeds
from regelwerk.systems.darkspace.rules.chase.gunnery import machine_guns
from regelwerk.systems.darkspace.rules.core.acts import Offer
from regelwerk.systems.darkspace.rules.core.events import happens
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, ChasePlan, Event
from regelwerk.systems.darkspace.rules.core.turn import begin_fight, begin_round, round_order
from regelwerk.systems.darkspace.rules.cortex.controls import get_in
from regelwerk.systems.darkspace.rules.cortex.hacking import hack_deeds
from regelwerk.systems.darkspace.rules.cortex.machines import after_phase, instruct, instruct_deeds
from regelwerk.systems.darkspace.rules.cortex.systems import expel, seize
from regelwerk.systems.darkspace.rules.movement.distances import category
from regelwerk.systems.darkspace.state import Actor, Cover, Curb, Deed, Order, World
from regelwerk.systems.darkspace.values import NEAR
from systems.darkspace.builders import character, facts, henchman, machine, refusal, system, told, world, zone
from systems.darkspace.chases import chasing, des, hauler, juro, patrol, pilot

LEVEL = {"hauler": 12, "patrol": 0}


def step(where: World, *answers: str, faces: Sequence[int] = ()) -> Transcript[World]:
    """One step of the game."""
    return told(lambda: STAGES[where.stage](where), *answers, faces=faces)


def whom(offer: Offer) -> list[str]:
    return [] if isinstance(offer, Refused) else [deed.target for deed in offer]


def ilko(**changes: Any) -> Actor:
    """A hacker aboard the hauler: four dice, tech 3."""
    values: dict[str, Any] = {"aboard": "hauler", "concentration": 4, "skills": {"tech": 3}, "weapons": ("terminal",)}
    return character("ilko", "crew", **{**values, **changes})


# -- a fight becomes a chase ------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-PRI-01", "DS-CHA-01", "DS-CHA-03")
def test_when_a_chase_begins_cover_and_grapples_stay_behind() -> None:
    crate = Cover("crate", 3, 1)
    people = (
        hauler(), juro(), henchman("boarder", aboard="hauler", side="customs"),
        character("runner", "crew", cover=crate), henchman("guard", side="customs", cover=crate),
    )  # fmt: skip
    where = world(*people, engaged=(("boarder", "juro"), ("guard", "runner")))
    after = chase.begin(where, ChasePlan("crew", (("hauler", 5), ("runner", 3))))
    assert after.engaged == (("boarder", "juro"),)
    assert (after.find("runner").cover, after.find("guard").cover) == (None, crate)
    assert category(where, "guard", "runner") == NEAR != category(after, "guard", "runner")


@pytest.mark.rule("DS-COV-01", "DS-MAC-07", "DS-CHA-13", "DS-PRI-01")
def test_who_gets_into_a_machine_jumps_aboard_or_is_taken_elsewhere_leaves_cover() -> None:
    covered = character("rhea", "crew", cover=Cover("crate", 3, 1))
    where = world(covered, hauler(), acting="rhea", zones=(zone(), zone("yard")))
    inside, _ = told(lambda: get_in(where, Deed("get_in", "rhea", "hauler"))).result
    moved = told(lambda: happens(where, Event("on", (), moves=(("rhea", "yard"),)))).result
    for after in (inside, get_aboard(where, "rhea", "hauler"), moved):
        assert after.find("rhea").cover is None


@pytest.mark.rule("DS-PRI-01", "DS-CHA-06")
def test_a_new_count_of_rounds_does_not_turn_the_track_back() -> None:
    where = chasing(hauler(), juro(), patrol(), pilot(), start=LEVEL, track=(12, 14, 16, 18), round=3)
    assert track_value(where).total == 16
    fought = told(lambda: begin_fight(where), faces=[9, 8, 7, 5, 4, 3]).result
    again = told(lambda: begin_round(fought)).result
    assert (again.round, track_value(again).total) == (1, 18)


@pytest.mark.rule("DS-ORD-01", "DS-DST-07")
def test_a_new_fight_forgets_who_ran_to_whom_in_the_last_one() -> None:
    where = world(character(), henchman(), placed=(("guard", "before", "rhea"),))
    fought = told(lambda: begin_fight(where), faces=[9, 8, 7, 5, 4]).result
    assert told(lambda: begin_round(fought)).result.queue == ("rhea", "guard")


@pytest.mark.rule("DS-PRI-01", "DS-INF-26", "DS-AMB-02")
def test_events_begin_and_end_chases_and_break_ins_and_spring_an_ambush() -> None:
    plan = AreaPlan("crew", mk=1, competence=1)
    people = (character(), henchman(side="customs", waiting=True, zone=""), henchman("dead", side="customs", dead=True))
    where = world(*people, acting="rhea")
    run = ChasePlan("crew", (("rhea", 1), ("guard", 0)))
    begun = told(lambda: happens(where, Event("run", (), chase=run, area=plan))).result
    assert des(begun) == {"rhea": 1, "guard": 0}
    assert begun.find("rhea").infiltrating
    over = told(lambda: happens(begun, Event("stop", (), ends_chase=True, ends_area=True))).result
    assert (over.chase, over.area, over.find("rhea").infiltrating) == (None, None, False)
    assert {"chase:over", "area:over"} <= set(over.marks)
    walk = Event("walk", (), joins=("guard", "dead"), at="hall", surprised="customs")
    trapped = told(lambda: happens(over, walk), faces=[5, 4]).result
    assert trapped.find("guard").active and not trapped.find("dead").initiative
    assert trapped.has("surprised:customs")


# -- hacking out of a chase -------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CTX-12", "DS-CTX-13", "DS-CHA-01", "DS-PRI-01")
def test_a_pursuer_hacked_out_of_the_chase_pursues_nobody_any_more() -> None:
    """10 and 9 and the skill are past 20: the last boxes of access, and with them the machine."""
    hurt = patrol(breach={"access": 2}, weapons=("gun",))
    where = chasing(hauler(), juro(), ilko(), hurt, pilot(), start=LEVEL, acting="ilko")
    hacked = step(where, "hack", "terminal:patrol", "0", "pass", "keep", faces=[10, 9, 5, 1, 2, 2, 3])
    after = hacked.result
    assert (after.find("patrol").side, after.find("patrol").controlled_by) == ("crew", "ilko")
    assert not after.find("pilot").at_controls
    assert machine_guns(after, after.find("pilot")) == ()
    assert facts(hacked, "ds-loses-controls", "machine")
    assert after.find("juro").left and after.chase is None


@pytest.mark.rule("DS-CTX-13", "DS-CHA-01")
def test_a_fleeing_machine_in_a_hackers_hand_is_caught() -> None:
    hacker = character("hacker", "customs", aboard="patrol", weapons=("terminal",))
    where = chasing(hauler(), juro(), patrol(), pilot(), hacker, start=LEVEL)
    seized = told(lambda: seize(where, "hauler", "hacker")).result
    assert (side_of(seized, "hauler"), dash_deeds(seized, seized.find("juro"))) == ("customs", ())
    after = told(lambda: chase.check(seized)).result
    assert after.chase is None
    assert after.has("caught:hauler")


@pytest.mark.rule("DS-CTX-10", "DS-MAC-01", "DS-CHA-10")
def test_who_is_thrown_out_of_a_network_no_longer_drives_what_hangs_in_it() -> None:
    far = character("far", "customs", networks=("patrol_net",), remote="drone", weapons=("terminal",))
    drone = machine("drone", "customs", network="patrol_net", waiting=True)
    crowding = (Curb("drone", "crowd_off", 18),)
    where = chasing(hauler(), juro(), far, drone, start={"hauler": 5, "drone": 4}, curbs=crowding)
    assert whom(dash_deeds(where, where.find("far"))) == [""]
    out = told(lambda: expel(where, "drone", "far")).result
    after = told(lambda: chase.check(out)).result
    assert dash_deeds(after, after.find("far")) == ()
    assert after.chase is None or after.chase.curbs == ()


@pytest.mark.rule("DS-CTX-03", "DS-CHA-05")
def test_a_terminal_reaches_from_machine_to_machine_by_the_gap() -> None:
    for gap, reached in ((18, ["patrol", "pilot"]), (45, ["patrol", "pilot"]), (46, [])):
        where = chasing(hauler(), ilko(), patrol(), pilot(), start={"hauler": gap, "patrol": 0})
        assert sorted(whom(hack_deeds(where, where.find("ilko")))) == reached


# -- machines that change sides ---------------------------------------------------------------------------------------


def grappled(**changes: Any) -> World:
    """A robot has grappled with Rhea and with a guard who wants to stop it, and holds Rhea up."""
    robot = machine("robot", **{"network": "net", "weapons": ("knife",), **changes})
    people = (character(networks=("net",), weapons=("terminal",), stopped_by=("robot",)), robot, henchman())
    return world(*people, acting="rhea", engaged=(("guard", "robot"), ("rhea", "robot")), queue=("robot", "guard"))


@pytest.mark.rule("DS-CTX-13", "DS-MAC-05", "DS-DST-02")
def test_a_machine_that_changes_sides_lets_go_of_its_new_friends_only() -> None:
    seized = told(lambda: seize(grappled(order=Order("attack", "guard")), "robot", "rhea")).result
    assert seized.find("robot").side == "crew"
    assert seized.engaged == (("guard", "robot"),)
    assert seized.find("rhea").stopped_by == ()
    assert seized.queue == ("guard",)
    waiting, order = grappled(waiting=True), Deed("instruct", "rhea", "robot", detail="attack")
    instructed, _ = told(lambda: instruct(waiting, order), faces=[5, 4]).result
    assert instructed.engaged == (("guard", "robot"),)


@pytest.mark.rule("DS-MAC-05", "DS-MAC-06", "DS-ORD-04")
def test_only_machines_under_orders_have_a_place_in_the_round() -> None:
    people = (
        character(), machine("idle"), machine("busy", order=Order("attack", "guard")),
        machine("held", order=Order("attack", "guard")), character("driver", aboard="held", at_controls=True),
        system("calm", waiting=False), system("loud", waiting=False, alarm=True),
        system("mine", waiting=False, alarm=True, controlled_by="rhea"),
    )  # fmt: skip
    assert round_order(world(*people, henchman())) == ("rhea", "busy", "driver", "loud", "guard")


@pytest.mark.rule("DS-CTX-14", "DS-MAC-04", "DS-JOI-02", "DS-CTX-08")
def test_a_system_that_was_woken_wakes_its_machines() -> None:
    core = system(waiting=False, alarm=True, account=2, initiative=4)
    turret = machine("turret", network="core_net", weapons=("gun",), waiting=True)
    where = world(character(account=5, initiative=9), core, turret, acting="core")
    assert whom(instruct_deeds(where, where.find("core"))) == ["turret"]
    after = step(where, "instruct", "attack:repeat", faces=[6, 5]).result
    assert (after.find("turret").account, after.find("turret").active) == (6, True)
    assert after.phase is not None and after.phase.used == 1
    assert "turret" not in after.queue


@pytest.mark.rule("DS-MAC-06", "DS-CHA-01")
def test_an_order_to_drive_ends_with_the_chase() -> None:
    driven = patrol(order=Order("drive", "pilot", repeat=True), waiting=False)
    where = chasing(hauler(), juro(), driven, henchman("pilot", side="customs", aboard="patrol"), start=LEVEL)
    assert told(lambda: after_phase(where, "patrol")).result.find("patrol").order is not None
    after = told(lambda: after_phase(replace(where, chase=None), "patrol")).result
    assert (after.find("patrol").order, after.find("patrol").waiting) == (None, True)


# -- aboard -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CHA-13", "DS-MAC-01", "DS-CHA-01", "DS-PRI-01")
def test_boarders_fight_on_in_the_same_order_and_with_the_controls_the_chase_is_over() -> None:
    boarder = henchman("boarder", 3, "customs", aboard="patrol", weapons=("knife",))
    where = chasing(hauler(), juro(), patrol(), pilot(), boarder, start={"hauler": 3, "patrol": 3}, acting="boarder")
    where = replace(where, queue=("juro",))
    aboard = step(where, "board", faces=[9, 8, 2]).result
    assert (aboard.find("boarder").aboard, aboard.queue) == ("hauler", ("juro",))
    assert aboard.phase is not None and aboard.phase.used == 1
    assert refusal(step(aboard, "end").asked[0], "take_controls") == "DS-MAC-01"
    down = aboard.change("juro", out="damage", at_controls=False)
    taken = step(down, "take_controls").result
    assert (taken.find("hauler").side, taken.chase) == ("customs", None)
    assert taken.has("caught:hauler") and taken.has("controls:hauler:customs")


@pytest.mark.rule("DS-CHA-01", "DS-MAC-07")
def test_people_aboard_and_people_on_foot_are_out_of_each_others_reach_in_a_chase() -> None:
    crew = (hauler(open=True), juro(weapons=("rifle",)))
    where = chasing(*crew, henchman("walker", side="customs", weapons=("rifle",)), start={"hauler": 3})
    assert category(where, "juro", "walker") == category(where, "walker", "hauler") == 5
    ended = replace(where, chase=None)
    assert category(ended, "juro", "walker") == 1


@pytest.mark.rule("DS-DEF-07", "DS-DEF-12", "DS-DEF-01")
def test_full_defence_with_a_block_helps_against_the_hack_at_once() -> None:
    """Dice 8 + 7, skill 3 against a block of 2 and 2 points of full defence: 12, below the 18 of the connections."""
    oda = character("oda", "customs", weapons=("datapad",))
    where = world(ilko(aboard="", zone="hall"), oda, acting="ilko")
    for extras, result in (("0", 16), ("2", 12)):
        hacked = step(where, "hack", "0", "block", "0", extras, faces=[8, 7, 1, 1])
        assert facts(hacked, "ds-hack-in-vain", "result") == [(result,)]
    alone = step(where, "hack", "0", "full_defence", "1", faces=[8, 7, 1, 1])
    assert facts(alone, "ds-hack-in-vain", "result") == [(16,)]
    assert alone.result.find("oda").full_defence == 2


@pytest.mark.rule("DS-PRI-01", "DS-ORD-04")
def test_a_chase_a_hack_and_a_brawl_share_one_order() -> None:
    people = (
        hauler(), juro(account=4), ilko(account=2), patrol(), pilot(account=3),
        character("brawler", "crew", account=1), henchman("thug", side="customs", account=5),
    )  # fmt: skip
    where = chasing(*people, start=LEVEL, round=1, stage="round_end", zones=(zone(),))
    after = told(lambda: begin_round(where)).result
    assert after.queue == ("brawler", "ilko", "pilot", "juro", "thug")
