"""A master's corrections: what may be set, what comes of it, and what is refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.rules.core.phase import take_act
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan
from regelwerk.systems.darkspace.state import Actor, Area, Cover, World
from systems.darkspace.builders import armour, character, henchman, questions, system, told, world, zone
from systems.darkspace.chases import chasing, des, hauler, juro, patrol, pilot

GAME = DarkSpace()


def dock(**changes: Any) -> World:
    rhea = character(armour=armour(5, 3), weapons=("terminal",), base_stress=2, stress=4, **changes)
    where: Any = {"zones": (zone(), zone("yard")), "engaged": (("guard", "rhea"),)}
    return world(rhea, henchman(), system("core", 3), acting="rhea", queue=("guard",), **where)


def corrected(field: str, value: Any, start: World | None = None) -> World:
    return GAME.correct(start or dock(), {"who": "rhea", "set": field, "to": value})


def rhea_after(field: str, value: Any) -> Actor:
    return corrected(field, value).find("rhea")


@pytest.mark.parametrize("field", ["stress", "base_stress", "account", "full_defence", "aim", "strength"])
def test_numbers_are_set_and_nothing_else_changes(field: str) -> None:
    after = corrected(field, 3)
    assert getattr(after.find("rhea"), field) == 3
    assert after.change("rhea", **{field: getattr(dock().find("rhea"), field)}) == dock()


@pytest.mark.rule("DS-DIS-04")
def test_stress_is_not_set_below_its_base() -> None:
    assert rhea_after("stress", 0).stress == 2


@pytest.mark.rule("DS-CORE-22", "DS-INC-06")
def test_too_much_stress_is_too_much_for_a_master_as_well() -> None:
    after = corrected("stress", 20)
    assert after.find("rhea").out == "stress" and after.engaged == ()


@pytest.mark.rule("DS-INC-02")
def test_a_monitor_that_is_filled_knocks_out() -> None:
    assert rhea_after("vital", 2).able
    after = corrected("vital", 3)
    assert after.find("rhea").out == "damage" and after.has("out:rhea")
    assert told(lambda: take_act(after)).result.phase is None


def test_boxes_and_breaches_fit_their_monitors() -> None:
    assert rhea_after("defensive", 5).hurt.defensive == 5
    assert rhea_after("access", 3).breach.access == 3
    for field, value in (("vital", 4), ("defensive", 6), ("access", 4), ("memory", -1)):
        with pytest.raises(ValueError, match="whole number"):
            corrected(field, value)


@pytest.mark.parametrize(
    ("value", "out", "dead", "left", "mark"),
    [
        ("incapacitated", "damage", False, False, "out:rhea"),
        ("dead", "damage", True, False, "dead:rhea"),
        ("gone", "", False, True, "left:rhea"),
    ],
)
def test_who_is_taken_out_of_it_has_no_place_in_the_order(
    value: str, out: str, dead: bool, left: bool, mark: str
) -> None:
    after = corrected("state", value, dock(cover=Cover("crate", 4, 1)))
    rhea = after.find("rhea")
    assert (rhea.out, rhea.dead, rhea.left, rhea.cover) == (out, dead, left, None)
    assert after.has(mark) and after.engaged == ()
    transcript = told(lambda: take_act(after))
    assert transcript.result.phase is None and questions(transcript) == []


@pytest.mark.parametrize("value", ["incapacitated", "dead", "gone"])
def test_it_can_be_taken_back(value: str) -> None:
    after = corrected("state", "ready", corrected("state", value))
    assert after.find("rhea").active and not any(mark.endswith(":rhea") for mark in after.marks)


def test_who_is_put_elsewhere_leaves_cover_and_opponents() -> None:
    after = corrected("zone", "yard", dock(cover=Cover("crate", 4, 1)))
    assert after.find("rhea").zone == "yard" and after.find("rhea").cover is None and after.engaged == ()


@pytest.mark.rule("DS-DST-01", "DS:distance_model")
def test_the_master_sets_distances() -> None:
    assert corrected("distance:guard", "long").engaged == ()
    again = corrected("distance:guard", "near", corrected("distance:guard", "long"))
    assert again.engaged == (("guard", "rhea"),) and again.apart == (("guard", "rhea", 0),)


def test_alarms_distance_units_and_the_books_of_a_break_in() -> None:
    assert GAME.correct(dock(), {"who": "core", "set": "alarm", "to": True}).find("core").alarm
    chased = chasing(hauler(), juro(), patrol(), pilot(), start={"hauler": 9, "patrol": 0})
    assert des(GAME.correct(chased, {"who": "patrol", "set": "de", "to": 5})) == {"hauler": 9, "patrol": 5}
    inside = replace(dock(), area=Area(AreaPlan("crew", 2, 2), 2, 2, (12,)))
    area = GAME.correct(inside, {"set": "guard_se", "to": 7}).area
    assert area is not None and area.guard_se == 7


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"who": "nobody", "set": "stress", "to": 1}, "no participant 'nobody'"),
        ({"who": "rhea", "set": "luck", "to": 1}, "'luck' cannot be corrected"),
        ({"who": "rhea", "set": "stress", "to": "much"}, "whole number"),
        ({"who": "rhea", "set": "stress", "to": True}, "whole number"),
        ({"who": "rhea", "set": "state", "to": "asleep"}, "state is one of"),
        ({"who": "rhea", "set": "zone", "to": "moon"}, "no zone 'moon'"),
        ({"who": "rhea", "set": "alarm", "to": 1}, "true or false"),
        ({"who": "rhea", "set": "distance:rhea", "to": "near"}, "another participant"),
        ({"who": "rhea", "set": "distance:guard", "to": "far"}, "another participant"),
        ({"who": "rhea", "set": "de", "to": 1}, "no distance units"),
        ({"set": "se", "to": 1}, "none is going on"),
    ],
)
def test_everything_else_is_refused_with_a_sentence(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.correct(dock(), change)
