"""The initiative phase: what ends with its beginning, actions and their price, and its end."""

from __future__ import annotations

import pytest

from regelwerk.engine.answers import Answer
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.engine.tally import tally
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core import phase
from regelwerk.systems.realms.rules.core.acts import paid
from regelwerk.systems.realms.rules.core.menu import ACTS, choices
from regelwerk.systems.realms.state import Deed, Phase, World
from systems.realms.builders import blade, enemy, facts, item, model, possible, questions, refusal, told, weapon, world

RIFLE = weapon()


def act(start: World, *answers: str, faces: tuple[int, ...] = ()) -> Transcript[World]:
    return told(lambda: phase.take_act(start), *answers, faces=faces)


def running(now: World) -> Phase:
    assert now.phase is not None
    return now.phase


@pytest.mark.rule("RE-INI-01", "RE-INI-03", "RE-FAST-03", "RE-SHO-08", "RE-MEL-10", "RE:ruling_109")
def test_a_phase_begins_without_the_markers_of_the_last_one() -> None:
    tired = model(fast=True, fire_ready=True, guard=True, walked=25_000_000, aided=(("wn", 2),), prone=True, ap=3)
    other = enemy(fast=True, fire_ready=True, guard=True, walked=5)
    now = told(lambda: phase.begin(world(tired, other), "mars")).result
    mars = now.find("mars")
    assert (mars.fast, mars.fire_ready, mars.guard, mars.walked, mars.aided) == (False, False, False, 0, ())
    assert (mars.prone, mars.ap) == (True, 3)
    assert now.find("amok") == other, "nobody else's markers are touched"
    assert (running(now), now.stage) == (Phase("mars"), "phase")


@pytest.mark.rule("RE-INI-01", "RE-AP-01", "RE-AP-02", "RE-ACT-01", "RE-ACT-03")
def test_actions_are_paid_and_freely_combined_until_nothing_is_left() -> None:
    start = world(model(ap=3), enemy(at=(5, 5)), acting="mars")
    asked = act(start).asked[0]
    assert [cost.amount for cost in asked.prompt.answers.find("lie_down").cost] == [1]  # type: ignore[union-attr]
    assert [cost.amount for cost in asked.prompt.answers.find("guard").cost] == [2]  # type: ignore[union-attr]
    lying = act(start, "lie_down").result
    assert (lying.find("mars").ap, running(lying).acts, running(lying).last) == (2, 1, "lie_down")
    standing = act(lying, "stand_up").result
    assert (standing.find("mars").ap, running(standing).acts) == (1, 2)
    asked = act(standing).asked[0]
    assert refusal(asked, "guard") == "RE-ACT-01"
    assert "guard" not in possible(asked) and "end" in possible(asked)


@pytest.mark.rule("RE-AP-02", "RE-ACT-01")
def test_nobody_pays_more_than_there_is() -> None:
    start = world(model(ap=1))
    assert paid(start, Deed("guard", "mars"), tally(1, "RE-MEL-09", "x")).find("mars").ap == 0
    with pytest.raises(AssertionError):
        paid(start, Deed("guard", "mars"), tally(2, "RE-MEL-09", "x"))


@pytest.mark.rule("RE-ACT-04", "RE:ruling_113")
def test_the_kinds_of_action() -> None:
    assert set(ACTS) == {
        "turn", "move", "lie_down", "stand_up", "attack_move", "jump", "interact",
        "normal_shot", "aimed_shot", "snap_shot", "fire_ready", "melee", "guard", "spot", "use_equipment", "command",
    }  # fmt: skip
    armed = model(weapons=(RIFLE, blade()), items=(item(ap=1, heals=1, uses=3),), left=2)
    start = world(
        armed, enemy(at=(47.5, 45)), enemy("boris", (58, 56), revealed=False, camouflage="active"), acting="mars"
    )
    offered = {choice.act.kind for choice in choices(start, armed) if choice.refused is None}
    assert offered == set(ACTS) - {"stand_up", "interact", "command", "attack_move"}


@pytest.mark.rule("RE-ACT-01", "RE-INI-01")
def test_without_action_points_one_may_still_turn_and_end() -> None:
    start = world(model(ap=0), enemy(at=(5, 5)), acting="mars")
    assert possible(act(start).asked[0]) == ["end", "turn"]
    turned = act(start, "turn", "90").result
    assert (turned.find("mars").facing, turned.find("mars").ap) == (9000, 0)
    over = act(turned)
    assert (over.asked, over.result.stage, over.result.find("mars").had_phase) == ([], "order", True)


@pytest.mark.rule("RE-MOV-07", "RE:turn_limit")
def test_no_turn_directly_after_a_turn_unless_a_table_allows_it() -> None:
    start = world(model(), enemy(at=(5, 5)), acting="mars")
    turned = act(start, "turn", "90").result
    assert refusal(act(turned).asked[0], "turn") == "RE:turn_limit"
    assert "turn" in possible(act(act(turned, "lie_down").result).asked[0])
    free = replace(turned, options=Options(turn_limit="unlimited"))
    assert "turn" in possible(act(free).asked[0])


@pytest.mark.rule("RE-SHO-07", "RE-MEL-09", "RE-ACT-03")
@pytest.mark.parametrize("kind", ["turn", "lie_down"])
def test_any_further_action_ends_readiness_and_guard(kind: str) -> None:
    start = world(model(fire_ready=True, guard=True), enemy(at=(5, 5)), acting="mars")
    answers = (kind, "90") if kind == "turn" else (kind,)
    mars = act(start, *answers).result.find("mars")
    assert (mars.fire_ready, mars.guard) == (False, False)
    ended = act(start, "end").result.find("mars")
    assert (ended.fire_ready, ended.guard) == (True, True)


@pytest.mark.rule("RE-MOV-15", "RE-ACT-03")
def test_what_the_last_action_was_is_remembered() -> None:
    start = world(model(bw=4), enemy(at=(5, 5)), acting="mars")
    ran = act(start, "move", "49,45").result
    assert (running(ran).full_move, running(ran).last) == (True, "move")
    turned = act(ran, "turn", "90").result
    assert not running(turned).full_move, "a turn is an action of its own"
    assert not running(act(start, "move", "48,45").result).full_move


@pytest.mark.rule("RE-INI-01")
def test_second_thoughts_cost_nothing() -> None:
    start = world(model(), enemy(at=(5, 5)), acting="mars")
    assert act(start, "move", "back").result == start


@pytest.mark.rule("RE-INI-01", "RE-RND-01", "RE-GAM-01")
def test_the_phase_ends_and_what_is_left_is_kept() -> None:
    start = world(model(ap=4), enemy(at=(5, 5)), acting="mars", queue=("amok",))
    run = act(start, "end")
    assert facts(run, "re-phase-ends", "who", "ap") == [(Ref("mars"), 4)]
    over = run.result
    assert (over.phase, over.stage, over.queue) == (None, "order", ("amok",))
    assert (over.find("mars").had_phase, over.find("mars").ap, over.verdict) == (True, 4, None)


@pytest.mark.rule("RE-INI-01", "RE-REA-09", "RE-DMG-10")
def test_whoever_falls_in_its_own_phase_has_had_it() -> None:
    deadly = enemy(at=(60, 45), agi=9, fk=9, fire_ready=True, weapons=(weapon(strength=12, damage=4),))
    start = world(model(agi=1), model("luna", (5, 5)), deadly, acting="mars")
    shot = act(start, "lie_down", "reaction_fire:gewehr", faces=(1, 1, 9, 1, 12, 1)).result
    mars = shot.find("mars")
    assert (mars.vitals.status, mars.prone, mars.ap) == ("out", False, 5), "it paid, and never lay down"
    over = act(shot)
    assert (over.asked, over.result.phase, over.result.find("mars").had_phase) == ([], None, True)


@pytest.mark.rule("RE-GAM-01", "RE-GAM-02")
def test_whoever_strikes_the_last_one_down_has_won_at_the_end_of_the_phase() -> None:
    start = world(model(weapons=(RIFLE,), fk=9), enemy(at=(60, 45), left=1), acting="mars")
    shot = act(start, "snap_shot", faces=(1, 12, 1)).result
    assert shot.find("amok").vitals.status == "removed" and shot.verdict is None
    over = act(shot, "end").result
    assert over.verdict is not None and over.verdict.winner == "blue"


@pytest.mark.rule("RE-CAM-15", "RE-MOV-18")
def test_what_belongs_to_one_phase_or_one_shot_is_gone_after_it() -> None:
    start = world(
        model(weapons=(RIFLE,), fk=1), enemy(at=(60, 45), agi=9),
        enemy("boris", (55, 40), camouflage="active", camouflage_level=1, revealed=False), acting="mars",
    )  # fmt: skip
    looked = act(start, "spot", "0", faces=(12,)).result
    assert running(looked).spotted == (("mars", "boris"),)
    assert refusal(act(looked).asked[0], "spot") == "RE-CAM-15"
    shot = act(looked, "normal_shot", "dodge", faces=(1, 1, 12)).result
    assert running(shot).dodging == ()
    over = act(shot, "end").result
    assert told(lambda: phase.begin(over, "mars")).result.phase == Phase("mars")


@pytest.mark.rule("RE:drones", "RE-INI-01")
def test_a_drone_without_controller_runs_away_by_itself() -> None:
    stray = model("wespe", (45, 85), type="drone", size="small", bw=6)
    start = world(stray, model(at=(5, 5)), enemy(at=(5, 80)), acting="wespe", options=Options(drones="controller"))
    run = act(start)
    assert (questions(run), run.result.phase) == ([], None)
    assert run.result.find("wespe").vitals.status == "removed"


@pytest.mark.rule("RE-ACT-03", "RE-ACT-04", "RE-INI-05")
@pytest.mark.parametrize("duty", [(), ("amok",)])
def test_naming_an_action_and_listing_all_of_them_come_to_the_same(duty: tuple[str, ...]) -> None:
    start = world(model(ap=3, weapons=(RIFLE,)), enemy(at=(20, 5)), acting="mars")
    answers = phase.Acts(start, start.find("mars"), duty, Answer("end", "end", phrase("re-answer-end", ap=3)))
    listed = {answer.key for answer in answers.listed()}
    assert "move" in listed and ("guard" in listed) is not bool(duty)
    for kind in ACTS:
        assert (answers.meaning(kind) == kind) is (kind in listed)
