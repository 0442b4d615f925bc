"""Discovery: who comes, whether a fight begins or goes on, and what confusion among the guards is worth."""

from collections.abc import Sequence
from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.break_in.discovery import (
    discover,
    follow_up,
    in_order,
    send_word,
    walk_in,
    who_comes,
)
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan
from regelwerk.systems.darkspace.rules.fight.ambush import may_ambush
from regelwerk.systems.darkspace.state import Actor, World
from systems.darkspace.builders import character, facts, henchman, machine, system, told, world, zone

PLAN = AreaPlan("crew", mk=2, competence=3, thresholds=(40,), guards=("patrol",), at="yard")
SHORTCUT = Options(discovery_shortcut=True)


def rhea(**changes: Any) -> Actor:
    return character("rhea", **{"intuition": 1, "infiltrating": True, "account": 4, **changes})


def ilko(**changes: Any) -> Actor:
    return character("ilko", **{"intuition": 1, "infiltrating": True, **changes})


def guard(who: str = "guard", **changes: Any) -> Actor:
    return henchman(who, 1, **{"waiting": True, **changes})


def patrol(**changes: Any) -> Actor:
    """Guards the area from somewhere else."""
    return guard("patrol", **{"zone": "", **changes})


def scene(*people: Actor, plan: AreaPlan = PLAN, options: Options | None = None, **area: Any) -> World:
    made = world(*people, options=options, acting="rhea", zones=(zone(), zone("yard")))
    return replace(made, area=replace(laid_out(plan), **area))


def found(where: World, faces: Sequence[int]) -> Transcript[World]:
    return told(lambda: discover(where), faces=faces)


def coming(where: World) -> list[str]:
    return [actor.id for actor in who_comes(where, ("rhea",))]


# -- who comes --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-23")
def test_ds_inf_23_whoever_waits_where_they_are_comes_first_then_the_guards_of_the_area() -> None:
    others = (guard("far", zone="yard"), guard("dead", dead=True), guard("down", out="damage"))
    things = (machine("drone", waiting=True), system("core"), character("friend", waiting=True))
    assert coming(scene(rhea(), patrol(), guard(), *others, *things)) == ["guard", "patrol"]
    assert coming(scene(rhea(), patrol(zone="hall"), guard())) == ["patrol", "guard"], "nobody comes twice"


@pytest.mark.rule("DS-INF-23", "DS-INF-03")
def test_ds_inf_23_a_new_fight_begins_with_new_initiative_and_empty_accounts() -> None:
    done = found(scene(rhea(), ilko(), guard(), patrol()), [4, 9, 7, 2])
    after = done.result
    assert after.area is not None
    assert (after.has("discovered"), after.area.discovered, after.phase) == (True, True, None)
    assert after.stage == "bonus"
    assert after.bonus == ()
    assert [actor.account for actor in after.actors] == [0, 0, 0, 0]
    assert [actor.initiative for actor in after.actors] == [4, 9, 7, 2]
    assert [actor.rank for actor in after.actors] == [3, 1, 2, 4]
    assert not any(actor.infiltrating or actor.waiting for actor in after.actors)
    assert len(done.notes("ds-discovered")) == len(done.notes("ds-fight-begins")) == 1


def test_guards_come_to_where_the_plan_says_or_to_the_intruders() -> None:
    after = found(scene(rhea(), guard(), patrol()), [4, 7, 2]).result
    assert [actor.zone for actor in after.actors] == ["hall", "hall", "yard"]
    anywhere = replace(PLAN, at="")
    after = found(scene(rhea(), patrol(), plan=anywhere), [4, 2]).result
    assert after.find("patrol").zone == "hall"
    after = found(scene(rhea(), patrol(zone="yard"), plan=anywhere), [4, 2]).result
    assert after.find("patrol").zone == "yard"
    van = machine("van", zone="yard", waiting=True)
    after = found(scene(rhea(), patrol(aboard="van"), van, plan=anywhere), [4, 2]).result
    assert (after.find("patrol").aboard, after.find("patrol").zone) == ("van", ""), "whoever drives stays at the wheel"


@pytest.mark.rule("DS-INF-23", "DS-JOI-02")
def test_ds_inf_23_into_a_running_fight_the_guards_come_as_late_arrivals() -> None:
    where = scene(rhea(initiative=8), guard("foe", waiting=False, account=6, initiative=5), guard())
    after = found(where, [7]).result
    assert (after.stage, after.round) == ("phase", 1)
    assert [actor.account for actor in after.actors] == [4, 6, 7]
    assert not after.find("guard").waiting


def test_a_system_in_alarm_is_no_fight_yet() -> None:
    after = found(scene(rhea(), system("core", mk=1, waiting=False, alarm=True), guard()), [4, 5, 7]).result
    assert after.phase is None
    assert after.find("rhea").account == 0


def test_where_nobody_is_who_could_come_nothing_begins() -> None:
    done = found(scene(rhea(), guard(out="damage")), [])
    assert done.result.has("discovered")
    assert done.result.phase is not None
    assert facts(done, "ds-discovered", "guards") == [((),)]
    assert not done.result.find("rhea").infiltrating


@pytest.mark.rule("DS-INF-20")
def test_ds_inf_20_confusion_gives_everybody_two_phases_in_the_order_of_initiative() -> None:
    done = found(scene(rhea(), ilko(), guard(), confused=True), [4, 9, 7])
    assert done.result.bonus == ("ilko", "rhea", "ilko", "rhea")
    assert done.result.area is not None
    assert not done.result.area.confused


@pytest.mark.rule("DS-INF-20", "DS-JOI-02")
def test_ds_inf_20_confusion_counts_in_a_running_fight_too() -> None:
    people = (rhea(rank=2), ilko(rank=1), guard("foe", waiting=False, initiative=5), guard())
    where = replace(scene(*people, confused=True), queue=("foe", "ilko"))
    after = found(where, [7]).result
    assert after.queue == ("ilko", "rhea", "ilko", "rhea", "foe", "ilko")
    assert after.phase is not None and after.phase.who == "rhea"
    late = found(replace(where, stage="round_end", phase=None, queue=()), [7]).result
    assert (late.stage, late.bonus) == ("bonus", ("ilko", "rhea", "ilko", "rhea"))


def test_only_those_who_can_act_have_a_place_in_the_order() -> None:
    where = scene(rhea(rank=2), ilko(rank=1), character("oda", rank=3, out="stress"))
    assert in_order(where, ("rhea", "oda", "ilko")) == ("ilko", "rhea")


# -- who walks in -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-AMB-02", "DS-INF-23")
def test_ds_amb_02_whoever_walks_in_on_infiltrators_who_lead_notices_nothing() -> None:
    where = scene(rhea(), guard(waiting=False), se=4, guard_se=3)
    after = told(lambda: walk_in(where, ("guard",))).result
    assert not after.has("discovered")
    assert after.find("guard").waiting
    assert may_ambush(after, "rhea", "guard")


@pytest.mark.rule("DS-AMB-02", "DS-INF-23")
@pytest.mark.parametrize("state", [{"se": 4, "guard_se": 4}, {"se": 4, "alarm": True}])
def test_ds_inf_23_without_a_lead_or_in_an_alarm_they_are_seen(state: dict[str, Any]) -> None:
    where = scene(rhea(), guard(), **state)
    after = told(lambda: walk_in(where, ("guard",)), faces=[9, 5]).result
    assert after.has("discovered")
    assert after.find("guard").active


# -- what the books mean ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-25", "DS-INF-26")
def test_ds_inf_25_thresholds_leave_marks_and_the_last_ends_the_break_in() -> None:
    where = scene(rhea())
    begun = laid_out(PLAN)
    once = told(lambda: follow_up(where, replace(begun, reached=1))).result
    assert once.marks == ("threshold:1",)
    assert once.find("rhea").infiltrating
    over = told(lambda: follow_up(once, replace(begun, reached=2))).result
    assert over.marks == ("area:over", "threshold:1", "threshold:2")
    assert not over.find("rhea").infiltrating


# -- the quick way ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-INF-24", "DS:discovery_shortcut")
def test_ds_inf_24_whoever_is_quicker_than_the_guard_acts_before_he_sends_word() -> None:
    after = found(scene(rhea(), ilko(), guard(), patrol(), options=SHORTCUT), [4, 9, 7]).result
    assert after.bonus == ("ilko",)
    assert not after.has("discovered")
    assert after.find("patrol").waiting
    assert after.area is not None
    assert after.area.informer == "guard"


@pytest.mark.rule("DS-INF-24", "DS-INF-20", "DS:discovery_shortcut")
def test_ds_inf_24_confusion_counts_on_the_quick_way_too() -> None:
    after = found(scene(rhea(), guard(), options=SHORTCUT, confused=True), [4, 7]).result
    assert after.bonus == ("rhea", "rhea")


@pytest.mark.rule("DS-INF-24", "DS:discovery_shortcut")
def test_ds_inf_24_word_brings_the_others() -> None:
    spotted = found(scene(rhea(), guard(), patrol(), options=SHORTCUT), [4, 7]).result
    after = told(lambda: send_word(spotted), faces=[5]).result
    assert after.has("discovered")
    assert (after.find("patrol").waiting, after.find("patrol").zone) == (False, "yard")
    assert told(lambda: send_word(after)).result == after


@pytest.mark.rule("DS-INF-24", "DS:discovery_shortcut")
def test_ds_inf_24_a_guard_who_was_silenced_in_time_sends_nothing_and_they_hide_again() -> None:
    spotted = found(scene(rhea(), guard(), patrol(), options=SHORTCUT), [4, 7]).result
    after = told(lambda: send_word(spotted.change("guard", out="damage"))).result
    assert not after.has("discovered")
    assert after.find("rhea").infiltrating
    assert after.find("patrol").waiting
    assert after.area is not None
    assert (after.area.discovered, after.area.informer) == (False, "")


def test_without_a_break_in_there_is_no_word_to_send() -> None:
    where = scene(rhea())
    assert told(lambda: send_word(where)).result == where
    assert told(lambda: send_word(replace(where, area=None))).result.area is None
