"""Boarding: the jump, what a missed one means, and the fight of the drivers before it."""

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.chase.boarding import ACTS, board, board_cost, board_deeds
from regelwerk.systems.darkspace.rules.core.acts import Done
from regelwerk.systems.darkspace.state import Actor, Deed, World
from systems.darkspace.builders import armour, character, henchman, questions, told
from systems.darkspace.chases import chasing, des, hauler, juro, patrol, pilot


def guard(**changes: object) -> Actor:
    """A trooper with a pool of 4 and strength 3, aboard the skimmer."""
    return henchman("guard", 3, "customs", aboard="patrol", expertise=("strength",), **changes)


def level(*others: Actor, boarder: Actor | None = None, **changes: object) -> World:
    everybody = (hauler(), juro(), patrol(), pilot(), boarder or guard(), *others)
    return chasing(*everybody, start={"hauler": 5, "patrol": 5}, **changes)  # type: ignore[arg-type]


def jump(where: World, who: str = "guard", target: str = "hauler", faces: tuple[int, ...] = ()) -> Transcript[Done]:
    return told(lambda: board(where, Deed("board", who, target)), faces=faces)


def refused_by(where: World, who: str = "guard") -> str:
    offer = board_deeds(where, where.find(who))
    return offer.rule_id if isinstance(offer, Refused) else ""


@pytest.mark.rule("DS-CHA-13", "DS-CHA-03")
def test_ds_cha_13_only_between_machines_that_are_level() -> None:
    where = level()
    assert board_deeds(where, where.find("guard")) == (Deed("board", "guard", "hauler"),)
    assert board_cost(where, Deed("board", "guard", "hauler")).total == 1
    apart = chasing(hauler(), juro(), patrol(), guard(), start={"hauler": 6, "patrol": 5})
    assert refused_by(apart) == "DS-CHA-03"
    assert board_deeds(replace(apart, chase=None), apart.find("guard")) == ()
    assert board_deeds(level(character("walker", "crew")), character("walker", "crew")) == ()
    assert [act.kind for act in ACTS] == ["board"]


@pytest.mark.rule("DS-CHA-13", "DS-MON-08", "DS-MON-11", "DS-DEF-13", "DS-DST-03")
def test_ds_cha_13_who_is_lamed_stopped_or_held_in_a_melee_does_not_jump() -> None:
    assert refused_by(level(boarder=guard(hurt={"mobility": 3}))) == "DS-MON-11"
    assert refused_by(level(boarder=guard(hurt={"interaction": 3}))) == "DS-MON-08"
    assert refused_by(level(boarder=guard(stopped_by=("juro",)))) == "DS-DEF-13"
    assert refused_by(level().engage("guard", "pilot")) == "DS-DST-03"


@pytest.mark.rule("DS-CHA-13")
def test_ds_cha_13_a_jump_takes_strength_against_16() -> None:
    done = jump(level(), faces=(7, 6, 2, 1))
    after, success = done.result
    assert success, "13 + 3"
    assert after.find("guard").aboard == "hauler"
    assert after.has("aboard:guard:hauler")
    missed = jump(level(), faces=(7, 5, 2, 1))
    after, success = missed.result
    assert not success
    assert after.find("guard").aboard == "patrol"
    assert len(missed.notes("ds-jump-missed")) == 1


@pytest.mark.rule("DS-CHA-13")
def test_ds_cha_13_a_driver_who_jumps_lets_go_of_the_controls_and_a_runner_stops_running() -> None:
    where = chasing(
        hauler(), juro(), patrol(), pilot(), character("nadja", "customs"),
        start={"hauler": 5, "patrol": 5, "nadja": 5},
    )  # fmt: skip
    after = jump(where, "pilot", faces=(10, 6, 5, 9)).result[0]
    assert (after.find("pilot").aboard, after.find("pilot").at_controls) == ("hauler", False)
    ran = jump(where, "nadja", faces=(9, 7, 5)).result[0]
    assert des(ran) == {"hauler": 5, "patrol": 5}
    assert (ran.find("nadja").aboard, ran.find("nadja").zone) == ("hauler", "")


@pytest.mark.rule("DS-CHA-13", "DS-HAZ-09", "DS-CORE-12")
def test_ds_cha_13_a_collapse_throws_the_jumper_onto_the_road() -> None:
    jumper = character("oda", "crew", aboard="hauler", constitution=5, stress=9)
    fell = jump(level(jumper), "oda", "patrol", faces=(5, 4, 2, 1, 1, 9, 8, 1, 1, 1, 1))
    after, success = fell.result
    assert not success
    assert after.find("oda").hurt.vital == 5, "1 for two metres, 4 for the power of the machines"
    assert after.find("oda").out == "damage"
    assert not after.find("oda").present
    sturdy = character("oda", "crew", aboard="hauler", constitution=5, stress=9, hurt={"vital": 4})
    after = jump(level(sturdy), "oda", "patrol", faces=(5, 4, 2, 1, 1, 9, 8, 1)).result[0]
    assert after.find("oda").hurt.vital == 5, "flung no further than what is left of the constitution"


@pytest.mark.rule("DS-CHA-13", "DS-HAZ-04")
def test_ds_cha_13_who_survives_the_fall_is_left_behind_all_the_same() -> None:
    jumper = character("oda", "crew", aboard="hauler", stress=9, armour=armour(5, 5))
    after = jump(level(jumper), "oda", "patrol", faces=(5, 4, 2, 1, 1, 1, 1, 1)).result[0]
    assert after.find("oda").hurt.vital == 0, "armour of class 5 against a penetration of 2"
    assert after.find("oda").out == "left_behind"
    assert not after.find("oda").present


@pytest.mark.rule("DS-CHA-13", "DS:boarding_miss")
def test_ds_cha_13_in_space_a_collapse_sets_the_jumper_adrift() -> None:
    jumper = character("oda", "crew", aboard="hauler", stress=9)
    lost = jump(level(jumper, medium="space"), "oda", "patrol", faces=(5, 4, 2))
    assert lost.result[0].find("oda").out == "adrift"
    assert not lost.result[0].find("oda").present
    harsh = level(options=Options(boarding_miss="fall"))
    fell = jump(harsh, faces=(7, 5, 2, 1, 9, 8, 1, 1, 1)).result[0]
    assert fell.find("guard").hurt.vital == 3
    assert fell.find("guard").aboard == ""


@pytest.mark.rule("DS:boarding_contest", "DS-CORE-17")
def test_ds_core_17_the_drivers_may_have_to_fight_for_the_distance_first() -> None:
    where = level(options=Options(boarding_contest=True))
    won = jump(where, faces=(9, 8, 1, 8, 7, 1, 7, 6, 2, 1))
    assert won.result[0].find("guard").aboard == "hauler"
    lost = jump(where, faces=(8, 7, 1, 9, 8, 1))
    assert lost.result[1] is False
    assert lost.result[0].find("guard").aboard == "patrol"
    tie = jump(where, faces=(9, 8, 1, 9, 7, 1))
    assert len(tie.notes("ds-contest-lost")) == 1, "17 each: the better skill, juro's 1, decides"
    nobody = where.change("juro", at_controls=False)
    assert jump(nobody, faces=(7, 6, 2, 1)).result[1] is True
    adrift = where.change("pilot", at_controls=False)
    assert jump(adrift).result[1] is False
    assert questions(jump(adrift)) == []
