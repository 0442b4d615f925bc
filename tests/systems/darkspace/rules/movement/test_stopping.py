"""Stopping movements that take a probe: weapons, bare hands, and things thrown in the way."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import Name, replace
from regelwerk.engine.tally import tally
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.probe import Check, basic_check
from regelwerk.systems.darkspace.rules.fight.interrupts import interrupts
from regelwerk.systems.darkspace.state import Actor, Deed, World
from regelwerk.systems.darkspace.values import Item
from systems.darkspace.builders import character, facts, henchman, possible, questions, told, world

CLIMB = Deed("obstacle", "rhea", detail="dock")


def climbing(
    guard: Actor, *answers: str, engaged: bool = False, faces: tuple[int, ...] = (), **changes: Any
) -> Transcript[tuple[World, Check]]:
    """Rhea overcomes an obstacle against 14, and the guard is asked."""
    here = world(guard, character(), acting="rhea", **changes)
    here = here.engage("guard", "rhea") if engaged else here
    check = basic_check(here, "rhea", "agility", "DS-MOV-04", tally(14, "DS-MOV-04", "ds-term-track"))
    return told(lambda: interrupts(here, CLIMB, check), *answers, faces=faces)


def thrower(size: int = 2, **changes: Any) -> Actor:
    item = Item("crate", Name.of("Kiste", en="crate"), "obstacle", size, 0)
    return character("guard", "guards", items=[item], **changes)


def difficulty(script: Transcript[tuple[World, Check]]) -> int:
    found = script.result[1].difficulty
    assert found is not None
    return found.total


@pytest.mark.rule("DS-DEF-13", "DS-DEF-16")
def test_ds_def_13_a_movement_with_a_probe_has_to_reach_the_harder_number() -> None:
    guard = henchman(competence=3, weapons=["carbine", "knife"])
    script = climbing(guard, "hinder:carbine", "1")

    assert possible(script.asked[0]) == ["pass", "hinder:carbine", "pin_down:carbine"]
    assert difficulty(script) == 15
    assert [(term.amount, term.rule_id) for term in script.result[1].bonus.terms][1:] == [(-1, "DS-DEF-06")]
    assert difficulty(climbing(henchman(competence=1, weapons=["carbine"]), "hinder:carbine")) == 14


@pytest.mark.rule("DS-DEF-13", "DS-DEF-16")
def test_bare_hands_and_blades_stop_those_whom_they_can_touch() -> None:
    guard = henchman(competence=3, weapons=["knife"])
    close = climbing(guard, "hinder:unarmed", engaged=True)

    assert possible(close.asked[0]) == ["pass", "hinder:unarmed", "hinder:knife"]
    assert difficulty(close) == 16
    assert climbing(guard).asked == []


@pytest.mark.rule("DS-DEF-13")
def test_two_who_stop_somebody_do_not_add_up() -> None:
    mate = henchman("mate", 4, weapons=["carbine"])
    here = world(henchman(competence=3, weapons=["carbine"]), mate, character(), acting="rhea")
    check = basic_check(here, "rhea", "agility", "DS-MOV-04", tally(14, "DS-MOV-04", "ds-term-track"))
    script = told(lambda: interrupts(here, CLIMB, check), "hinder:carbine", "0", "hinder:carbine", "0")

    assert difficulty(script) == 16
    assert script.result[0].phase is not None
    assert script.result[0].phase.defended_by == ("guard", "mate")


@pytest.mark.rule("DS-DEF-13", "DS-MOV-03")
def test_a_sprint_cannot_fail_and_is_not_made_harder() -> None:
    here = world(henchman(weapons=["baton"]), character(), acting="rhea").engage("guard", "rhea")
    check = basic_check(here, "rhea", "speed", "DS-MOV-03")

    assert told(lambda: interrupts(here, Deed("sprint", "rhea"), check)).asked == []


@pytest.mark.rule("DS-DEF-14")
def test_ds_def_14_something_thrown_in_the_way_lies_there_and_is_used_up() -> None:
    guard = thrower(2)
    script = climbing(guard, "obstacle:crate")
    after = script.result[0]

    assert difficulty(script) == 14
    assert (after.find("guard").account, after.find("guard").stress) == (1, 1)
    assert after.find("guard").used == ("crate",)
    assert after.find("rhea").barred == (("guard", 2),)
    assert len(facts(script, "ds-throws", "what")) == 1
    assert climbing(replace(guard, used=("crate",))).asked == []


@pytest.mark.rule("DS-DEF-14")
def test_nobody_throws_things_farther_than_short_distance() -> None:
    assert climbing(thrower(zone="dock"), links=(("hall", "dock", 2),)).asked == []
    assert climbing(thrower(zone="dock"), links=(("hall", "dock", 1),)).asked != []


@pytest.mark.rule("DS-ACT-06", "DS:extended_interrupt_stress")
@pytest.mark.parametrize(("rule", "stress"), [("replaces", 2), ("adds", 3)])
def test_ds_act_06_what_has_to_be_heaved_takes_a_probe_and_as_much_stress_as_ae(rule: Any, stress: int) -> None:
    options = Options(extended_interrupt_stress=rule)
    script = climbing(thrower(3), "obstacle:crate", "0", "0", faces=(9, 8, 2), options=options)
    after = script.result[0]

    assert difficulty(script) == 16
    assert (after.find("guard").account, after.find("guard").stress) == (2, stress)
    assert after.find("rhea").barred == (("guard", 3),)


@pytest.mark.rule("DS-ACT-06")
def test_what_is_not_heaved_far_enough_is_paid_for_in_vain() -> None:
    script = climbing(thrower(3), "obstacle:crate", "0", "0", faces=(9, 5, 2))
    after = script.result[0]

    assert difficulty(script) == 14
    assert after.find("guard").used == ("crate",)
    assert after.find("rhea").barred == ()
    assert after.phase is not None
    assert after.phase.defended_by == ()


@pytest.mark.rule("DS-DEF-14")
def test_what_was_thrown_does_not_lie_there_for_ever() -> None:
    here = world(henchman(), character(barred=(("guard", 2), ("mate", 1)), stopped_by=("mate",)), acting="rhea")
    check = basic_check(here, "rhea", "agility", "DS-MOV-04", tally(14, "DS-MOV-04", "ds-term-track"))
    after = told(lambda: interrupts(here, CLIMB, check)).result[0]

    assert after.find("rhea").barred == (("mate", 1),)


@pytest.mark.rule("DS-ACT-06", "DS-MON-08", "DS-DEF-18")
def test_heaving_needs_stress_and_probes() -> None:
    item = thrower(3).sheet.items
    here = climbing(henchman(items=item))

    assert here.asked == []
    assert climbing(thrower(3, hurt={"interaction": 3})).asked == []
    assert climbing(thrower(3, stress=18)).asked == []
    assert questions(climbing(thrower(3, stress=17))) == ["DS-DEF-01"]
    assert questions(climbing(thrower(2, hurt={"interaction": 3}))) == ["DS-DEF-01"]
