"""Goals, events, ends of rounds: how a confrontation goes on and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.darkspace.rules.core.ending import UNDECIDED, close, decided, outcome, reached
from regelwerk.systems.darkspace.rules.core.events import arrivals, happenings
from regelwerk.systems.darkspace.rules.core.rounds import ambushes, bonus_phases, end_round, set_up
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan, CoverPlan, Event, Goal, SideGoals
from regelwerk.systems.darkspace.state import Cover, World
from systems.darkspace.builders import actor, character, facts, henchman, machine, system, told, world, zone


def wants(side: str, *goals: Goal) -> SideGoals:
    return SideGoals(side, (goals,))


def meeting(*goals: SideGoals, **changes: Any) -> World:
    crew, guards = character("rhea"), (henchman("g1"), henchman("g2"), henchman("g3"))
    return world(crew, *guards, goals=goals, **changes)


@pytest.mark.rule("DS-PRI-02")
def test_destroy_is_reached_when_all_opponents_are_out() -> None:
    state = meeting(wants("crew", Goal("destroy")))
    for who in ("g1", "g2"):
        state = state.change(who, out="damage")
    assert decided(state).ended == ""
    state = decided(state.change("g3", dead=True))
    assert state.ended == "crew" and state.stage == "closing"
    assert outcome(state).winner == "crew" and outcome(state).seats == ("rhea",)


@pytest.mark.rule("DS-PRI-02")
def test_half_of_the_opponents_out_at_a_rounds_end_make_the_rest_give_up() -> None:
    goal = Goal("dominate")
    state = replace(meeting().change("g1", out="damage"), stage="round_end")
    assert not reached(state, "crew", goal)
    state = state.change("g2", left=True)
    assert reached(state, "crew", goal)
    assert not reached(replace(state, stage="order"), "crew", goal)


@pytest.mark.rule("DS-PRI-02")
def test_escape_counts_those_who_are_not_out() -> None:
    state = world(character("rhea", left=True), character("oda"), henchman(), goals=(wants("crew", Goal("escape")),))
    assert not reached(state, "crew", Goal("escape"))
    assert reached(state.change("oda", out="damage"), "crew", Goal("escape"))


@pytest.mark.rule("DS-PRI-02")
def test_sabotage_wants_a_system_controlled_or_crashed_or_a_thing_in_pieces() -> None:
    crate = actor("crate", "object", "", size=2)
    state = world(character(), system("core"), crate)
    goal = Goal("sabotage", "core")
    assert not reached(state, "crew", goal)
    assert reached(state.change("core", controlled_by="rhea"), "crew", goal)
    assert reached(state.change("core", out="crashed"), "crew", goal)
    broken = replace(state.find("crate").hurt, vital=2)
    assert not reached(state, "crew", Goal("sabotage", "crate"))
    assert reached(state.change("crate", hurt=broken), "crew", Goal("sabotage", "crate"))


@pytest.mark.rule("DS-PRI-02")
def test_other_goals() -> None:
    state = replace(meeting(), stage="round_end", round=5)
    assert reached(state, "guards", Goal("hold", number=5))
    assert not reached(state, "guards", Goal("hold", number=6))
    assert not reached(state, "crew", Goal("take_out", "g1"))
    assert reached(state.change("g1", out="taken_out"), "crew", Goal("take_out", "g1"))
    assert reached(state.mark("threshold:2"), "crew", Goal("threshold", number=2))
    assert not reached(state.mark("threshold:1"), "crew", Goal("threshold", number=2))
    hauler = machine("hauler", "crew")
    aboard = henchman("g", aboard="hauler", at_controls=True)
    assert reached(world(hauler, aboard, character()), "guards", Goal("seize", "hauler"))
    assert not reached(
        world(hauler, replace(aboard, at_controls=False), character()), "guards", Goal("seize", "hauler")
    )


@pytest.mark.rule("DS-PRI-02")
def test_a_position_is_held_only_by_somebody_who_still_stands_there() -> None:
    """The last round ends with the whole shift down: the position is lost to whoever is left (R-106)."""
    goals = (wants("crew", Goal("sabotage", "core"), Goal("escape")), wants("guards", Goal("hold", number=5)))
    state = world(
        character(), character("oda"), henchman("g1"), henchman("g2"), system("core", waiting=False, alarm=True),
        goals=goals, stage="round_end", round=5,
    )  # fmt: skip
    held = decided(state.change("g1", out="damage"))
    assert held.ended == "guards" and held.reason == "hold"

    down = state.change("g1", out="damage").change("g2", dead=True)
    assert decided(replace(down, round=4)).ended == "", "the crew still want the core"
    lost = decided(down)
    assert lost.ended == "crew" and outcome(lost).reason.key == "ds-outcome-overrun"

    fled = state.change("g1", out="damage").change("g2", left=True)
    assert decided(fled).ended == "crew", "who has left holds nothing"

    empty = down.change("rhea", out="damage").change("oda", out="damage")
    assert decided(empty).ended == UNDECIDED


@pytest.mark.rule("DS-PRI-02")
def test_all_goals_of_one_way_are_needed_and_any_way_will_do() -> None:
    ways = SideGoals("crew", ((Goal("take_out", "g1"), Goal("escape")), (Goal("destroy"),)))
    state = meeting(ways).change("g1", out="damage")
    assert decided(state).ended == ""
    assert decided(state.change("rhea", left=True)).ended == "crew"


@pytest.mark.rule("DS-PRI-02")
def test_the_last_side_that_stands_has_won_unless_it_still_wants_something() -> None:
    alone = meeting(wants("crew", Goal("escape")), wants("guards", Goal("hold", number=9)))
    for who in ("g1", "g2", "g3"):
        alone = alone.change(who, out="damage")
    assert decided(alone).ended == "crew" and decided(alone).reason == "last_standing"
    busy = replace(alone, scene=meeting(wants("crew", Goal("threshold", number=1))).scene)
    assert decided(busy).ended == ""


@pytest.mark.rule("DS-PRI-02")
def test_who_has_left_is_not_beaten() -> None:
    state = meeting(wants("crew", Goal("destroy")), wants("guards", Goal("destroy"))).change("rhea", left=True)
    assert decided(state).ended == UNDECIDED
    assert outcome(decided(state)).winner is None


@pytest.mark.rule("DS-PRI-01", "DS-JOI-02")
def test_an_event_brings_people_once_its_marks_are_there() -> None:
    event = Event("help", ("round:2", "!out:rhea"), joins=("late",), at="yard", text=Name.of("Hilfe!", en="Help!"))
    state = meeting(events=(event,), zones=(zone(), zone("yard")))
    state = replace(state, actors=(*state.actors, henchman("late", waiting=True, zone="")))
    assert told(lambda: happenings(state)).result == state
    transcript = told(lambda: happenings(state.mark("round:2")), faces=[5, 4])
    late = transcript.result.find("late")
    assert late.zone == "yard" and not late.waiting and transcript.result.has("help")
    assert facts(transcript, "ds-event", "text")
    assert told(lambda: happenings(transcript.result)).result == transcript.result
    stopped = told(lambda: happenings(state.mark("round:2", "out:rhea"))).result
    assert not stopped.has("help")


@pytest.mark.rule("DS-PRI-01")
def test_an_event_may_take_rounds_to_arrive() -> None:
    event = Event("help", ("alarm",), delay=2, joins=("late",), at="hall")
    state = meeting(events=(event,))
    state = replace(state, actors=(*state.actors, henchman("late", waiting=True, zone="")), round=3).mark("alarm")
    state = told(lambda: happenings(state)).result
    assert state.due == (("help", 4),) and not state.has("help")
    assert told(lambda: arrivals(state)).result.find("late").waiting
    later = told(lambda: arrivals(replace(state, round=4)), faces=[5, 4]).result
    assert not later.find("late").waiting and later.due == ()


@pytest.mark.rule("DS-PRI-01", "DS-INF-23")
def test_help_that_is_called_before_the_first_round_comes_no_sooner() -> None:
    event = Event("help", ("discovered",), delay=2, joins=("late",), at="hall")
    state = replace(meeting(events=(event,)), round=0).mark("discovered")
    assert told(lambda: happenings(state)).result.due == (("help", 2),)


@pytest.mark.rule("DS-PRI-01")
def test_an_event_turns_a_fight_into_a_chase() -> None:
    plan = ChasePlan("crew", (("hauler", 6), ("skimmer", 0)))
    event = Event("off", ("controls:hauler:crew",), chase=plan)
    state = world(machine("hauler", "crew"), machine("skimmer"), character(), henchman(), events=(event,))
    after = told(lambda: happenings(state.mark("controls:hauler:crew"))).result
    assert after.chase is not None and after.chase.de("hauler") == 6


@pytest.mark.rule("DS-ORD-01", "DS-COV-01")
def test_setting_up_lays_out_cover_and_throws_initiative() -> None:
    plan = CoverPlan("crate", Name.of("Kiste", en="crate"), 4, 1)
    start = world(character(), henchman(), zones=(zone(covers=(plan,)),), stage="setup")
    after = told(lambda: set_up(start), faces=[3, 2, 1, 5, 4]).result
    assert after.covers == (("hall", Cover("crate", 4, 1)),)
    assert after.stage == "bonus" and after.find("guard").rank == 1


@pytest.mark.rule("DS-AMB-02")
def test_before_the_first_round_each_of_those_who_surprise_has_one_attack() -> None:
    state = world(character("a", rank=2), character("b", rank=1), henchman(), surprised="guards", stage="ambush")
    first = told(lambda: ambushes(state)).result
    assert first.phase is not None and first.phase.who == "b" and first.phase.kind == "ambush"
    second = told(lambda: ambushes(replace(first, phase=None, stage="ambush"))).result
    assert second.phase is not None and second.phase.who == "a"
    done = told(lambda: ambushes(replace(second, phase=None, stage="ambush"))).result
    assert done.stage == "bonus" and done.acted == ()


@pytest.mark.rule("DS-INF-20")
def test_phases_of_grace_come_before_the_first_round() -> None:
    state = world(character("a"), character("b"), henchman(), stage="bonus", bonus=("a", "b"), round=0)
    first = told(lambda: bonus_phases(state)).result
    assert first.phase is not None and first.phase.who == "a" and first.bonus == ("b",)
    begun = told(lambda: bonus_phases(replace(state, bonus=()))).result
    assert begun.stage == "order" and begun.round == 1


@pytest.mark.rule("DS-PRI-02")
def test_after_the_round_limit_it_is_a_draw() -> None:
    state = replace(meeting(round_limit=4), round=4, stage="round_end")
    after = told(lambda: end_round(state)).result
    assert after.ended == UNDECIDED and after.reason == "limit"
    closed = told(lambda: close(after)).result
    assert closed.closed and outcome(closed).winner is None


@pytest.mark.rule("DS-PRI-02", "DS-DIS-01")
def test_people_hear_that_it_is_over_before_its_aftermath() -> None:
    state = world(character("rhea", hurt={"vital": 1}), henchman("g1"), stage="closing")
    lines = [line.message for line in told(lambda: close(state), faces=[9, 8]).log]
    assert lines[:2] == ["ds-over", "ds-scar-throw"]
