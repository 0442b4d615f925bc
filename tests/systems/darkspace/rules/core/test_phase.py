"""Phases: budget, overdrawing, acts over two phases, and what ends a phase."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.phase import left_in, phase_of, take_act
from regelwerk.systems.darkspace.rules.core.turn import next_in_order, round_order
from regelwerk.systems.darkspace.state import Deed, Phase, Progress, World
from regelwerk.systems.darkspace.values import Weapon
from systems.darkspace.builders import (
    actor,
    character,
    facts,
    henchman,
    possible,
    questions,
    refusal,
    told,
    world,
    zone,
)

BEAM = Weapon("beam", Name.of("Stahlträger", en="steel beam"), "melee", 7, 2)


def fighter(**changes: Any) -> World:
    options = changes.pop("options", None)
    rhea = character(constitution=4, skills={"strength": 3}, weapons=("knife", BEAM), **changes)
    guard = henchman(armour_size=3, interrupted=True)
    return world(rhea, guard, acting="rhea", options=options, engaged=(("guard", "rhea"),))


@pytest.mark.rule("DS-AE-02", "DS-AE-04", "DS-COST-02", "DS-ORD-05")
def test_an_act_is_paid_from_the_budget_and_written_to_the_account() -> None:
    transcript = told(lambda: take_act(fighter()), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1])
    after = transcript.result
    assert after.find("rhea").account == 1
    assert after.phase is not None and after.phase.used == 1
    assert facts(transcript, "ds-announces-attack", "ae") == [(1,)], "the price is told with the act"


@pytest.mark.rule("DS-AE-06")
def test_a_phase_may_be_ended_at_any_time() -> None:
    run = told(lambda: take_act(fighter()), "end")
    assert [line.message for line in run.log] == ["ds-waits"], "nobody has to guess what happened in this phase"
    after = run.result
    assert after.phase is None and after.find("rhea").account == 0 and after.stage == "order"


@pytest.mark.rule("DS-AE-07", "DS-AE-08", "DS-AE-09")
def test_beyond_the_budget_each_unit_costs_stress() -> None:
    start = replace(fighter(), phase=Phase("rhea", used=3))
    transcript = told(lambda: take_act(start), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1])
    after = transcript.result
    assert after.find("rhea").stress == 1 and after.find("rhea").account == 1
    assert after.phase is not None and after.phase.overdrawn == 1
    asked = [one.prompt for one in transcript.asked]
    assert asked[0].question.key == "ds-ask-overdraw" and "DS-AE-09" not in questions(transcript)
    knife = next(answer for answer in asked[1].answers.listed() if answer.key == "knife:guard")
    assert [(cost.message, cost.amount) for cost in knife.cost] == [("ds-cost-ae", 1), ("ds-cost-stress", 1)]


@pytest.mark.rule("DS-AE-09", "DS:overdraw_max")
def test_three_units_may_be_overdrawn_at_most() -> None:
    spent = replace(fighter(), phase=Phase("rhea", used=6, overdrawn=3))
    assert told(lambda: take_act(spent)).result.phase is None
    unlimited = replace(fighter(options=Options(overdraw_max=0)), phase=Phase("rhea", used=6, overdrawn=3))
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
    later = replace(begun, phase=Phase("rhea"))
    transcript = told(lambda: take_act(later), "continue", "0", faces=[3, 2, 1, 1])
    after = transcript.result
    assert after.find("rhea").account == 4 and after.find("rhea").progress is None
    assert after.phase is not None and after.phase.used == 1
    assert facts(transcript, "ds-attack-misses", "result")
    assert facts(transcript, "ds-announces-attack", "ae") == [(4,)], "what it has cost in both phases"


@pytest.mark.rule("DS:split_act")
@pytest.mark.parametrize(("option", "kept"), [("discard", False), ("keep", True)])
def test_another_act_discards_what_was_begun(option: Any, kept: bool) -> None:
    progress = Progress(Deed("attack", "rhea", "guard", "beam"), 3, 4)
    start = fighter(progress=progress, options=Options(split_act=option))
    after = told(lambda: take_act(start), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1]).result
    assert (after.find("rhea").progress is not None) is kept


@pytest.mark.rule("DS-CORE-13")
def test_after_a_collapse_the_next_act_costs_double_once() -> None:
    run = told(lambda: take_act(fighter(doubled=True)), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1])
    assert facts(run, "ds-announces-attack", "ae") == [(2,)]
    after = run.result
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
    assert shot.rolled[0].roll.throw.notation().startswith("5W10"), "four dice and the one for aiming"
    moved = told(lambda: take_act(aimed), "move").result
    assert moved.find("rhea").aim == 0 and moved.engaged == ()


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
    start = world(rhea, henchman(interrupted=True, zone="yard"), acting="rhea", **far)
    once = told(lambda: take_act(start), "attack", "plain", "0", faces=[1, 1, 2]).result
    twice = told(lambda: take_act(once), "attack", "plain", "overdraw", "0", faces=[1, 1, 2]).result
    assert twice.find("rhea").account == 4 and twice.find("rhea").stress == 1


@pytest.mark.rule("DS-ATT-10")
def test_a_weak_spot_is_only_asked_where_there_is_armour() -> None:
    bare = world(character(weapons=("pistol",)), character("nadja", "guards", interrupted=True), acting="rhea")
    transcript = told(lambda: take_act(bare), "attack", "0", faces=[3, 2, 1])
    assert "DS-ATT-10" not in questions(transcript)


# -- what stays with an act, and what an act is ------------------------------------------------------------------------


@pytest.mark.rule("DS-AE-03", "DS-CORE-13")
def test_a_begun_act_keeps_the_price_of_its_beginning() -> None:
    """4 AE doubled are 8: neither an interrupt in between nor a collapse since then changes what is left of them."""
    begun = told(lambda: take_act(fighter(doubled=True)), "attack", "beam:guard", "plain", "begin").result
    rhea = begun.find("rhea")
    assert rhea.progress == Progress(Deed("attack", "rhea", "guard", "beam"), 3, 8) and not rhea.doubled
    again = replace(begun.change("rhea", doubled=True), phase=Phase("rhea"))
    after = told(lambda: take_act(again), "continue", "begin").result.find("rhea")
    assert after.progress == Progress(Deed("attack", "rhea", "guard", "beam"), 6, 8)
    assert after.account == 6 and after.doubled, "the second collapse is for the next act"
    last = told(lambda: take_act(replace(begun.put(after), phase=Phase("rhea"))), "continue", "0", faces=[3, 2, 1, 1])
    assert last.result.find("rhea").account == 8


@pytest.mark.rule("DS-AE-03", "DS-GRP-03")
def test_strength_spent_on_a_begun_act_is_not_lost() -> None:
    gang = replace(actor("gang", "group", "guards", competence=3, strength=3, weapons=(BEAM,)), strength=3)
    options = Options(henchman_groups=True)
    where = world(gang, character(interrupted=True), acting="gang", options=options, engaged=(("gang", "rhea"),))
    where = replace(where, phase=Phase("gang", used=1))
    begun = told(lambda: take_act(where), "attack", "beam:rhea", "1", "begin").result
    assert begun.find("gang").progress == Progress(Deed("attack", "gang", "rhea", "beam"), 2, 3)
    after = told(lambda: take_act(replace(begun, phase=Phase("gang"))), "continue", "0", faces=[3, 2, 1]).result
    assert after.find("gang").account == 3


@pytest.mark.rule("DS-AE-03")
def test_what_was_begun_cannot_go_on_without_its_target() -> None:
    progress = Progress(Deed("attack", "rhea", "guard", "beam"), 3, 4)
    start = fighter(progress=progress)
    assert "continue" in possible(told(lambda: take_act(start), "end").asked[0])
    gone = start.disengage("rhea")
    assert "continue" not in possible(told(lambda: take_act(gone), "end").asked[0])


@pytest.mark.rule("DS-ACT-01", "DS-ACT-03", "DS-COST-05", "DS-COST-01", "DS:ae_no_item")
@pytest.mark.parametrize("units", [1, 2])
def test_routines_cost_one_without_a_probe_and_actions_without_a_thing_what_the_table_says(units: Any) -> None:
    start = fighter(options=Options(ae_no_item=units)).change("guard", interrupted=False)
    aimed = told(lambda: take_act(start), "aim")
    assert aimed.rolled == [] and aimed.result.find("rhea").account == 1
    talked = told(lambda: take_act(start), "distract", "0", "pass", faces=[5, 4, 1])
    assert len(talked.rolled) == 1 and talked.result.find("rhea").account == units


@pytest.mark.rule("DS-AE-05", "DS-AE-04", "DS-ACT-05")
def test_units_spent_out_of_phase_count_for_the_order_only() -> None:
    """The guard pins Rhea down; that is 1 AE on his account and none of the three of his next phase."""
    rhea = character(constitution=4, weapons=("knife",))
    start = world(rhea, henchman(weapons=("pistol",)), acting="rhea", queue=("guard",))
    after = told(lambda: take_act(start), "aim", "pin_down:pistol").result
    assert after.find("guard").account == 1
    ended = told(lambda: take_act(after), "end").result
    his = told(lambda: next_in_order(ended)).result
    assert his.phase == Phase("guard") and left_in(phase_of(his)) == 3
    assert round_order(replace(ended.change("rhea", account=1, rank=1), round=2)) == ("rhea", "guard")
    assert round_order(replace(ended.change("rhea", account=2), round=2)) == ("guard", "rhea")


# -- blocked routines --------------------------------------------------------------------------------------------------


def grappled(**changes: Any) -> World:
    """Rhea and a guard of competence 2 at touching distance: to block her takes 14."""
    rhea = character(skills={"body_control": 2}, weapons=("pistol",), **changes)
    return world(rhea, henchman(), acting="rhea", engaged=(("guard", "rhea"),))


@pytest.mark.rule("DS-DEF-05", "DS-DEF-08", "DS-CORE-19")
def test_stress_buys_dice_for_a_blocked_routine_too() -> None:
    transcript = told(lambda: take_act(grappled()), "aim", "defend", "0", "1", faces=[4, 4, 5, 7])
    assert questions(transcript) == ["DS-ORD-05", "DS-DEF-01", "DS-DEF-06", "DS-CORE-19"]
    assert transcript.result.find("rhea").aim == 1 and transcript.result.find("rhea").stress == 1
    failed = told(lambda: take_act(grappled()), "aim", "defend", "0", "0", faces=[4, 4, 5]).result
    assert failed.find("rhea").aim == 0 and failed.phase is not None and failed.phase.over


@pytest.mark.rule("DS-DEF-05", "DS-MON-08")
def test_without_probes_a_blocked_routine_fails() -> None:
    transcript = told(lambda: take_act(grappled(hurt={"interaction": 3})), "aim", "defend", "0")
    assert transcript.rolled == [] and len(transcript.notes("ds-cannot-probe")) == 1
    assert transcript.result.find("rhea").aim == 0
    free = told(lambda: take_act(grappled(hurt={"interaction": 3})), "aim", "pass")
    assert free.result.find("rhea").aim == 1


@pytest.mark.rule("DS-ORD-05", "DS-DEF-01")
def test_a_routine_is_announced_with_its_price_before_anybody_answers_it() -> None:
    transcript = told(lambda: take_act(grappled()), "aim", "defend", "0", "0", faces=[9, 8, 5])
    assert [note.message for note in transcript.log][:3] == ["ds-announces", "ds-interrupts-a-routine", "ds-blocked"]
    assert facts(transcript, "ds-announces", "act", "ae") == [(Word("ds-act-aim"), 1)]
    assert transcript.log[-1].message == "ds-aims"


@pytest.mark.rule("DS-ORD-05", "DS-AE-07")
def test_a_phase_that_is_over_ends_without_a_question() -> None:
    done = replace(fighter(), phase=Phase("rhea", over=True))
    transcript = told(lambda: take_act(done))
    assert questions(transcript) == [] and transcript.result.phase is None and transcript.result.acted == ("rhea",)
    lying = fighter(out="damage")
    assert questions(told(lambda: take_act(lying))) == []


@pytest.mark.rule("DS-AE-09", "DS-ORD-05")
def test_acts_are_counted_and_only_what_is_overdrawn_costs_stress() -> None:
    once = told(lambda: take_act(fighter()), "attack", "knife:guard", "plain", "0", faces=[3, 2, 1, 1]).result
    assert once.phase == Phase("rhea", used=1, acts=1) and once.find("rhea").stress == 0
    dear = replace(once, phase=Phase("rhea", used=1, acts=1))
    twice = told(lambda: take_act(dear), "attack", "beam:guard", "plain", "overdraw", "0", faces=[3, 2, 1, 1]).result
    assert twice.phase == Phase("rhea", used=5, overdrawn=2, acts=2) and twice.find("rhea").stress == 2


@pytest.mark.rule("DS-CORE-13", "DS-DIS-02")
def test_what_costs_nothing_does_not_use_up_the_doubling() -> None:
    start = fighter(doubled=True, handicaps=("dexterity",))
    after = told(lambda: take_act(start), "suppress_handicap").result.find("rhea")
    assert (after.account, after.stress, after.doubled) == (0, 1, True)
