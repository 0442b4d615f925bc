"""Rounds and turns: who has priority, when actions refresh, how the turn passes on."""

import pytest

from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import fight, possible, someone, step


def three(**more: object) -> Combat:
    return fight(someone("hagen"), someone("mira", actions=0), someone("robber", actions=0), **more)  # type: ignore[arg-type]


@pytest.mark.rule("PS-RND-01", "PS-RND-04", "PS-ACT-01")
def test_ps_rnd_01_everybody_has_priority_once_a_round_in_order() -> None:
    state, turns = three(), []
    for _ in range(7):
        turns.append((state.round, state.actor.id))
        state = step(state, "end_turn").result
    first_round = ["hagen", "mira", "robber"]
    assert turns == [(number, who) for number in (1, 2) for who in first_round] + [(3, "hagen")]


@pytest.mark.rule("PS-RND-04")
def test_ps_rnd_04_initiative_is_not_rolled_again() -> None:
    state = fight(someone("hagen"), someone("mira"), someone("robber"), turn=2)
    over = step(state, "end_turn")
    assert over.rolled == []
    assert (over.result.round, over.result.actor.id) == (2, "hagen")


@pytest.mark.rule("PS-RND-01")
def test_ps_rnd_01_the_dead_have_no_turn() -> None:
    dead = someone("mira", actions=0, hearts=0, conditions=(("dead", 1),))
    state = fight(someone("hagen"), dead, someone("robber", actions=0))
    state = step(state, "end_turn").result
    asked = step(state, "end_turn").asked
    assert [a.prompt.who for a in asked] == ["robber"]


@pytest.mark.rule("PS-RND-02", "PS-ACT-01")
def test_ps_rnd_02_the_actor_decides_what_to_do() -> None:
    asked = step(three(), "end_turn").asked
    assert [(a.prompt.who, a.prompt.rule_id) for a in asked] == [("hagen", "PS-RND-02")]
    assert {
        "attack:axe:melee:robber",
        "attack:unarmed:melee:robber",
        "crouch",
        "shield_block",
        "other",
        "end_turn",
    } <= (possible(asked[0]))


@pytest.mark.rule("PS-RND-03")
def test_ps_rnd_03_what_is_not_spent_is_kept_for_reactions() -> None:
    state = step(three(), "crouch").result
    state = step(state, "end_turn").result
    assert (state.actor.id, state.find("hagen").actions) == ("mira", 1)
    reaction = step(state, "crouch", "stand_up")
    assert [a.prompt.who for a in reaction.asked] == ["mira", "hagen"]
    assert (reaction.result.find("hagen").actions, reaction.result.find("hagen").has("crouched")) == (0, False)


@pytest.mark.rule("PS-ACT-02")
@pytest.mark.parametrize("saved", [0, 1, 2])
def test_ps_act_02_a_refresh_adds_nothing_to_what_was_saved(saved: int) -> None:
    state = fight(someone("robber"), someone("hagen", actions=saved))
    state = step(state, "end_turn").result
    assert (state.actor.id, state.actor.actions) == ("hagen", 2)


@pytest.mark.rule("PS-ACT-02")
def test_ps_act_02_without_an_action_the_turn_is_over() -> None:
    state = fight(someone("hagen", actions=1), someone("robber", actions=0))
    state = step(state, "crouch").result
    assert [a.prompt.who for a in step(state, "end_turn").asked] == ["robber"]


@pytest.mark.rule("PS-ACT-03")
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_ps_act_03_lineage_and_templates_say_how_many_actions(actions: int) -> None:
    state = fight(someone("robber"), someone("hagen", sheet={"actions": actions}, actions=0))
    assert step(state, "end_turn").result.find("hagen").actions == actions


@pytest.mark.rule("PS-ACT-03", "PS-CND-05")
@pytest.mark.parametrize("condition", ["unconscious", "asleep", "dying", "dead"])
def test_ps_act_03_the_helpless_have_none(condition: str) -> None:
    assert someone("hagen", conditions=((condition, 1),)).actions_max() == 0


@pytest.mark.rule("PS-RND-03", "PS-ACT-05")
def test_ps_act_05_one_handling_at_a_time_each_with_its_own_answers() -> None:
    state = fight(someone("robber"), someone("hagen"))
    strike = "attack:short_sword:melee:hagen"
    first = step(state, strike, "none", faces=[1] * 4)
    second = step(first.result, strike, "none", faces=[1] * 4)
    assert [[a.prompt.who for a in played.asked] for played in (first, second)] == [["robber", "hagen"]] * 2
    assert second.result.find("robber").actions == 0


@pytest.mark.rule("PS:round_effects_timing")
def test_ps_round_effects_timing_saves_come_before_the_own_refresh() -> None:
    bleeding = someone("hagen", actions=0, conditions=(("bleeding", 1),))
    state = fight(someone("robber"), bleeding)
    state = step(state, "end_turn").result
    assert (state.actor.id, state.phase, state.actor.actions) == ("hagen", "turn_start", 0)
    state = step(state, faces=[1, 1, 1]).result
    assert (state.phase, state.actor.hearts, state.actor.actions) == ("turn", 5, 2)


@pytest.mark.rule("PS:round_effects_timing")
def test_ps_round_effects_timing_may_be_the_start_of_the_combat_round_for_all() -> None:
    bleeding = someone("hagen", actions=0, conditions=(("bleeding", 1),))
    options = Options(round_effects_timing="combat_round_start")
    state = fight(someone("robber"), bleeding, options=options)
    state = step(state, "end_turn").result
    assert (state.actor.id, state.phase) == ("hagen", "turn")  # nothing is rolled in the middle of a round
    state = step(state, "end_turn").result
    assert (state.round, state.actor.id, state.phase) == (2, "robber", "turn_start")
    state = step(state, faces=[1, 1, 1]).result
    assert (state.actor.id, state.find("hagen").hearts) == ("robber", 5)
