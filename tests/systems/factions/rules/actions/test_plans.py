"""Plans: advanced roll by roll, complete, at once or as a mission."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.rules.master.commands import read_command
from regelwerk.systems.factions.state import Plan, World
from regelwerk.systems.factions.values import Command
from systems.factions.builders import Dice, possible, refusal, step, world
from systems.factions.stories import a_plan, bare, questions


def advanced(faces: Dice, *answers: str, plans: tuple[Plan, ...], **changes: Any) -> Transcript[World]:
    state = world(bare("zirkel", plans=plans, **changes), bare("wache"), turn="zirkel")
    return step(state, f"advance_plan:{plans[0].id}", *answers, faces=faces)


@pytest.mark.rule("FA-PLN-02", "FA-PLN-03")
def test_fa_pln_03_successes_and_raises_on_the_attribute_of_the_plan_are_added_up() -> None:
    plan = a_plan("wagen", "resources", 9, progress=2)
    played = advanced([(8, 1), 2], plans=(plan,))
    assert [one.roll.throw.notation() for one in played.rolled] == ["W8!|W6!"], "resources, not operations"
    assert played.result.find("zirkel").plans[0].progress == 4
    assert advanced([3, 2], plans=(plan,)).result.find("zirkel").plans[0].progress == 2, "nothing is lost"


@pytest.mark.rule("FA-PLN-04", "FA-GM-11")
def test_fa_pln_04_complete_at_once_and_its_effects_follow() -> None:
    plan = a_plan("schatz", "resources", 3, progress=2, effects=(Command("adjust_rp", "zirkel", amount=5),))
    played = advanced([(8, 1), 2], plans=(plan,))
    assert (played.asked[1].prompt.rule_id, played.asked[1].prompt.seat) == ("FA-PLN-04", "master")
    done = played.result.find("zirkel").plans[0]
    assert (done.status, done.progress) == ("complete", 3), "surplus hits expire"
    assert step(played.result).result.find("zirkel").rp == 5


@pytest.mark.rule("FA-PLN-04")
def test_fa_pln_04_or_it_becomes_the_subject_of_the_next_mission() -> None:
    plan = a_plan("schatz", "resources", 1, effects=(Command("adjust_rp", "zirkel", amount=5),))
    played = advanced([5, 2], "mission", plans=(plan,))
    assert possible(played.asked[1]) == {"immediate", "mission"}
    assert (played.result.find("zirkel").plans[0].status, played.result.pending) == ("complete", ())


@pytest.mark.rule("FA-PLN-07", "FA-PLN-01")
def test_fa_pln_07_one_action_advances_one_of_several_open_plans() -> None:
    plans = (a_plan("a", "resources", 9), a_plan("b", "resources", 9), a_plan("c", status="complete"))
    played = advanced([5, 2], plans=plans)
    assert [plan.progress for plan in played.result.find("zirkel").plans] == [1, 0, 0]
    asked = played.asked[0]
    assert {"advance_plan:a", "advance_plan:b"} <= possible(asked)
    assert refusal(asked, "advance_plan:c") == refusal(asked, "advance_plan:x") == "FA-PLN-07"


@pytest.mark.rule("FA-PLN-05")
def test_fa_pln_05_what_other_factions_do_does_not_touch_a_plan() -> None:
    plan = a_plan("wagen", "resources", 9, progress=4)
    state = world(bare("wache"), bare("zirkel", plans=(plan,)), turn="wache")
    deeds: list[tuple[str, Dice]] = [("attack:zirkel", [5, 2, 5, 5]), ("espionage:zirkel", [(8, 1), 2, 1, 2])]
    for act, faces in deeds:
        assert step(state, act, faces=faces).result.find("zirkel").plans == (plan,)


@pytest.mark.rule("FA-PLN-06", "FA-GM-11")
def test_fa_pln_06_the_master_may_rule_that_a_plan_has_become_impossible() -> None:
    state = world(bare("zirkel", plans=(a_plan("wagen"),)), bare("wache"))
    after = step(replace(state, pending=(read_command("cancel_plan:zirkel:wagen # verraten"),))).result
    assert after.find("zirkel").plans[0].status == "cancelled"
    after = replace(after.put(replace(after.find("zirkel"), rp=9)), queue=("zirkel",))
    asked = step(step(after).result, "end_turn").asked[0]
    assert refusal(asked, "advance_plan:wagen") == "FA-PLN-07"


@pytest.mark.rule("FA-PLN-03", "FA-USE-05")
def test_a_workshop_counts_one_more_but_only_with_a_success() -> None:
    plan = a_plan("wagen", "resources", 9)
    assert advanced([5, 2], plans=(plan,), assets=("werkstatt",)).result.find("zirkel").plans[0].progress == 2
    assert advanced([3, 2], plans=(plan,), assets=("werkstatt",)).result.find("zirkel").plans[0].progress == 0


@pytest.mark.rule("FA-PLN-03", "FA-CORE-12")
def test_no_reroll_is_offered_for_what_would_expire() -> None:
    plan = a_plan("wagen", "resources", 2, progress=1)
    assert questions(advanced([5, 2], plans=(plan,), rp=9)) == ["FA-PHA-05", "FA-PLN-04"]
    assert questions(advanced([3, 2], plans=(plan,), rp=9)) == ["FA-PHA-05", "FA-CORE-12"]
