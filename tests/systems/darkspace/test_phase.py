"""Phases: budget, overdrawing, acts over two phases, and what ends a phase."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.phase import take_act
from regelwerk.systems.darkspace.state import Deed, Phase, Progress, World
from regelwerk.systems.darkspace.values import Name, Weapon
from systems.darkspace.builders import character, facts, henchman, possible, questions, refusal, told, world, zone

BEAM = Weapon("beam", Name("Stahlträger", "steel beam"), "melee", 7, 2)


def fighter(**changes: Any) -> World:
    options = changes.pop("options", None)
    rhea = character(constitution=4, skills={"strength": 3}, weapons=("knife", BEAM), **changes)
    guard = henchman(armour_size=3, waiting=True)
    return world(rhea, guard, acting="rhea", options=options, engaged=(("guard", "rhea"),))


@pytest.mark.rule("DS-AE-02", "DS-AE-04", "DS-COST-02", "DS-ORD-05")
def test_an_act_is_paid_from_the_budget_and_written_to_the_account() -> None:
    transcript = told(lambda: take_act(fighter()), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1])
    after = transcript.result
    assert after.find("rhea").account == 1
    assert after.phase is not None and after.phase.used == 1


@pytest.mark.rule("DS-AE-06")
def test_a_phase_may_be_ended_at_any_time() -> None:
    after = told(lambda: take_act(fighter()), "end").result
    assert after.phase is None and after.find("rhea").account == 0 and after.stage == "order"


@pytest.mark.rule("DS-AE-07", "DS-AE-08", "DS-AE-09")
def test_beyond_the_budget_each_unit_costs_stress() -> None:
    start = fighter()._replace(phase=Phase("rhea", used=3))
    transcript = told(lambda: take_act(start), "attack", "knife:guard", "plain", "overdraw", "0", faces=[3, 2, 1, 1])
    after = transcript.result
    assert after.find("rhea").stress == 1 and after.find("rhea").account == 1
    assert after.phase is not None and after.phase.overdrawn == 1
    assert transcript.asked[0].prompt.question.key == "ds-ask-overdraw"


@pytest.mark.rule("DS-AE-09", "DS:overdraw_max")
def test_three_units_may_be_overdrawn_at_most() -> None:
    spent = fighter()._replace(phase=Phase("rhea", used=6, overdrawn=3))
    assert told(lambda: take_act(spent)).result.phase is None
    unlimited = fighter(options=Options(overdraw_max=0))._replace(phase=Phase("rhea", used=6, overdrawn=3))
    assert questions(told(lambda: take_act(unlimited), "end")) == ["DS-ORD-05"]


@pytest.mark.rule("DS-AE-07")
def test_who_has_no_stress_to_take_on_is_not_asked_after_three_units() -> None:
    start = world(henchman(weapons=("pistol",)), character(), phase=Phase("guard", used=3), stage="phase")
    transcript = told(lambda: take_act(start))
    assert questions(transcript) == [] and transcript.result.phase is None


@pytest.mark.rule("DS-AE-03")
def test_a_long_act_is_begun_and_finished_in_the_next_phase() -> None:
    begun = told(lambda: take_act(fighter()), "attack", "beam:guard", "plain", "begin").result
    rhea = begun.find("rhea")
    assert rhea.account == 3 and rhea.progress == Progress(Deed("attack", "rhea", "guard", "beam"), 3, 4)
    assert begun.phase is not None and begun.phase.over
    later = begun._replace(phase=Phase("rhea"))
    transcript = told(lambda: take_act(later), "continue", "0", faces=[3, 2, 1, 1])
    after = transcript.result
    assert after.find("rhea").account == 4 and after.find("rhea").progress is None
    assert after.phase is not None and after.phase.used == 1
    assert facts(transcript, "ds-misses", "result")


@pytest.mark.rule("DS:split_act")
@pytest.mark.parametrize(("option", "kept"), [("discard", False), ("keep", True)])
def test_another_act_discards_what_was_begun(option: Any, kept: bool) -> None:
    progress = Progress(Deed("attack", "rhea", "guard", "beam"), 3, 4)
    start = fighter(progress=progress, options=Options(split_act=option))
    after = told(lambda: take_act(start), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1]).result
    assert (after.find("rhea").progress is not None) is kept


@pytest.mark.rule("DS-CORE-13")
def test_after_a_collapse_the_next_act_costs_double_once() -> None:
    after = told(
        lambda: take_act(fighter(doubled=True)), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1]
    ).result
    assert after.find("rhea").account == 2 and not after.find("rhea").doubled


@pytest.mark.rule("DS-AE-09")
def test_whoever_thinks_better_of_it_pays_nothing() -> None:
    start = fighter()
    after = told(lambda: take_act(start), "attack", "beam:guard", "plain", "back").result
    assert after == start


@pytest.mark.rule("DS-MOV-09")
def test_an_aim_is_lost_by_any_other_act_and_used_up_by_an_attack() -> None:
    aimed = told(lambda: take_act(fighter()), "aim").result
    assert aimed.find("rhea").aim == 1
    shot = told(lambda: take_act(aimed), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1, 1])
    assert shot.result.find("rhea").aim == 0


@pytest.mark.rule("DS-MON-08")
def test_with_a_full_interaction_monitor_only_routines_are_left() -> None:
    start = fighter(hurt={"interaction": 4})
    transcript = told(lambda: take_act(start), "end")
    offered = possible(transcript.asked[0])
    assert "attack" not in offered and "grit" in offered
    assert refusal(transcript.asked[0], "attack") == "DS-MON-08"


@pytest.mark.rule("DS-MOV-08")
def test_distraction_ends_with_the_phase() -> None:
    start = fighter(distracted_by="guard")
    assert told(lambda: take_act(start), "end").result.find("rhea").distracted_by == ""


@pytest.mark.rule("DS:turn_order")
def test_on_a_running_track_an_idle_phase_costs_one_unit() -> None:
    start = fighter(options=Options(turn_order="continuous"))
    assert told(lambda: take_act(start), "end").result.find("rhea").account == 1


@pytest.mark.rule("DS-COST-02", "DS-AE-09")
def test_two_attacks_with_a_rifle_take_four_units() -> None:
    rhea = character(weapons=("rifle",))
    far: Any = {"zones": (zone(), zone("yard")), "links": (("hall", "yard", 3),)}
    start = world(rhea, henchman(waiting=True, zone="yard"), acting="rhea", **far)
    once = told(lambda: take_act(start), "attack", "plain", "0", faces=[1, 1, 2]).result
    twice = told(lambda: take_act(once), "attack", "plain", "overdraw", "0", faces=[1, 1, 2]).result
    assert twice.find("rhea").account == 4 and twice.find("rhea").stress == 1


@pytest.mark.rule("DS-ATT-10")
def test_a_weak_spot_is_only_asked_where_there_is_armour() -> None:
    bare = world(character(weapons=("pistol",)), character("nadja", "guards", waiting=True), acting="rhea")
    transcript = told(lambda: take_act(bare), "attack", "0", faces=[3, 2, 1])
    assert "DS-ATT-10" not in questions(transcript)
