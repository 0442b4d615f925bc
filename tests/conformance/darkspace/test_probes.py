"""WE-01 to WE-05: probes, played as acts of people who break in somewhere; the security level is the difficulty."""

from typing import Any

import pytest

from conformance.darkspace.playing import act, fact
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan
from regelwerk.systems.darkspace.state import Actor, Area, World
from systems.darkspace.builders import character, henchman, possible, world, zone


def sneaking(*people: Actor, mk: int, competence: int, **area: Any) -> World:
    """Infiltrators in a place with this class and competence; the first of them acts."""
    hiding = tuple(replace(one, infiltrating=True) for one in people)
    plan = AreaPlan("crew", mk, competence)
    guard = henchman("guard", waiting=True, zone="")
    return replace(world(*hiding, guard, acting=people[0].id), area=Area(plan, mk, competence, (99,), **area))


def sneak(start: World, *lines: str, throws: list[list[int]]) -> Transcript[World]:
    return act(start, "a act sneak", *lines, throws=throws)


@pytest.mark.rule("DS-CORE-01", "DS-CORE-03", "DS-CORE-04", "DS-CORE-05", "DS-CORE-11", "DS-CORE-12", "DS-INF-08")
def test_we_01_a_plain_probe() -> None:
    start = sneaking(character("a", dexterity=3, stress=3, skills={"agility": 2}), mk=3, competence=3)
    transcript = sneak(start, throws=[[10, 4, 7, 6], [1]])
    assert fact(transcript, "ds-probe", "pool", "main", "result", "difficulty", "success") == (3, 17, 19, 16, True)
    assert fact(transcript, "ds-stealth-pair", "value", "hidden") == (13, False)
    assert not transcript.notes("ds-critical") and not any("collapse" in line.message for line in transcript.log)


@pytest.mark.rule("DS-CORE-03", "DS-CORE-11", "DS-DST-06")
def test_we_02_a_critical_by_chains() -> None:
    far: Any = {"zones": (zone(), zone("yard")), "links": (("hall", "yard", 3),)}
    start = world(character("a", dexterity=2), henchman("guard", zone="yard", waiting=False), acting="a", **far)
    transcript = act(start, "a act long_sprint", "a which guard:yard:1", throws=[[10, 10, 10, 9, 3]])
    assert fact(transcript, "ds-probe", "pool", "result", "difficulty", "success") == (2, 20, 20, True)
    assert len(transcript.notes("ds-critical")) == 1


def mode(transcript: Transcript[World]) -> str:
    word: Any = fact(transcript, "ds-probe", "mode")
    return str(word.key)


@pytest.mark.rule("DS-CORE-09", "DS-MOV-08")
def test_we_03_hampered_the_highest_die_goes() -> None:
    start = sneaking(character("a", distracted_by="guard"), mk=3, competence=3)
    transcript = sneak(start, throws=[[10, 7, 5, 9], [1]])
    assert mode(transcript) == "ds-mode-hampered"
    assert (fact(transcript, "ds-probe", "main"), fact(transcript, "ds-stealth-pair", "value")) == (16, 12)


@pytest.mark.rule("DS-CORE-08", "DS-CORE-11", "DS-INF-19")
def test_we_03_eased_the_copy_of_a_ten_opens_the_rule_of_ten_once_more() -> None:
    start = sneaking(character("a"), mk=3, competence=3, eased=True)
    transcript = sneak(start, throws=[[10, 7, 5, 9, 4]])
    assert mode(transcript) == "ds-mode-eased"
    assert fact(transcript, "ds-probe", "main") == 20
    assert len(transcript.notes("ds-critical")) == 1


@pytest.mark.rule("DS-CORE-10", "DS-CORE-12", "DS:mode_stacking", "DS:handicap_effect")
def test_we_03_desperate_costs_stress_before_the_one_die() -> None:
    burdened = character("a", stress=2, distracted_by="guard", handicaps=("dexterity",))
    transcript = sneak(sneaking(burdened, mk=3, competence=3, se=9), throws=[[8], [1]])
    assert mode(transcript) == "ds-mode-desperate"
    assert (fact(transcript, "ds-probe", "main"), fact(transcript, "ds-stealth-pair", "value")) == (8, 0)
    assert transcript.result.find("a").stress == 3
    assert not any("collapse" in line.message for line in transcript.log)


@pytest.mark.rule("DS-CORE-12", "DS-CORE-13", "DS:collapse_rule", "DS:collapse_effect")
def test_we_04_success_and_collapse_come_together_and_the_next_act_costs_double() -> None:
    start = sneaking(character("a", dexterity=2, stress=8, skills={"agility": 4}), mk=1, competence=1)
    first = sneak(start, throws=[[5, 3], [1]])
    assert fact(first, "ds-probe", "main", "result", "difficulty", "success") == (8, 12, 12, True)
    assert fact(first, "ds-collapse-under", "dice", "stress") == (8, 8)
    after = first.result
    assert after.area is not None and after.area.se == 4
    assert after.find("a").doubled and after.find("a").account == 1
    second = sneak(after, throws=[[9, 8], [1]]).result
    assert second.find("a").account == 3 and not second.find("a").doubled


@pytest.mark.rule("DS-CORE-16", "DS-CORE-12")
def test_we_05_a_collapse_strikes_out_the_best_throw_of_a_group() -> None:
    a = character("a", skills={"agility": 1})
    b = character("b", skills={"agility": 4})
    c = character("c", stress=6)
    start = sneaking(a, b, c, mk=3, competence=3)
    throws = [[3, 2, 1], [8, 7, 2], [6, 6, 1], [1]]
    transcript = sneak(start, "a together with:b+c", "b in-group help", "c in-group help", throws=throws)
    assert "with:b+c" in possible(next(one for one in transcript.asked if one.taken == "with:b+c"))
    facts = fact(transcript, "ds-group-probe", "struck", "main", "bonus", "result", "difficulty", "success")
    assert facts == ((15,), 12, 4, 16, 16, True)
    assert transcript.result.find("c").doubled and not transcript.result.find("a").doubled
