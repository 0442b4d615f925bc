"""Actions through dice: buying, stealing, from whom, when they are lost."""

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.core.dice_for_actions import robbable
from regelwerk.systems.phasesix.state import Combat, Fighter
from systems.phasesix.builders import fight, possible, someone, step


def thief(**more: object) -> Fighter:
    return someone("mira", dice=(0, 1, 0), **more)  # type: ignore[arg-type]


def victims(state: Combat) -> list[str]:
    return [f.id for f in robbable(state, state.find("mira"))]


@pytest.mark.rule("PS-BON-01", "PS-BON-02", "PS-BON-06")
def test_ps_bon_02_a_bonus_die_is_an_action_at_once_and_nobody_answers_it() -> None:
    state = fight(someone("hagen", dice=(1, 0, 0)), someone("robber"))
    bought = step(state, "buy_action")
    assert (bought.result.find("hagen").actions, bought.result.find("hagen").bonus_dice) == (3, 0)
    assert [a.prompt.who for a in bought.asked] == ["hagen"]
    assert "buy_action" not in possible(step(bought.result, "end_turn").asked[0])


@pytest.mark.rule("PS-BON-02")
def test_ps_bon_02_with_a_bonus_die_the_turn_is_not_over_at_no_actions() -> None:
    state = fight(someone("hagen", dice=(1, 0, 0), actions=0), someone("robber", actions=0))
    asked = step(state, "buy_action").asked[0]
    assert (asked.prompt.who, possible(asked)) == ("hagen", {"buy_action", "end_turn"})


@pytest.mark.rule("PS-BON-02", "PS-BON-06")
def test_ps_bon_06_dice_work_in_anybodys_turn() -> None:
    state = fight(someone("robber"), someone("hagen", dice=(1, 0, 0), actions=0))
    played = step(state, "crouch", "buy_action", "crouch")
    assert (played.result.find("hagen").actions, played.result.find("hagen").has("crouched")) == (0, True)


@pytest.mark.rule("PS-BON-03", "PS-BON-04")
def test_ps_bon_04_the_actor_loses_an_action_of_this_turn() -> None:
    state = fight(someone("robber"), thief(actions=0))
    played = step(state, "crouch", "steal:robber", "none")
    assert [(f.id, f.actions, f.pending_loss) for f in played.result.fighters] == [("robber", 0, 0), ("mira", 1, 0)]
    assert played.result.find("mira").destiny_dice == 0


@pytest.mark.rule("PS-BON-03", "PS-BON-05", "PS:steal_target")
def test_ps_bon_05_anybody_else_loses_one_of_the_next_turn() -> None:
    state = fight(thief(), someone("robber"))
    state = step(state, "steal:robber").result
    assert [(f.id, f.actions, f.pending_loss) for f in state.fighters] == [("mira", 3, 0), ("robber", 2, 1)]
    state = step(state, "end_turn").result
    assert [(f.actions, f.pending_loss) for f in state.fighters if f.id == "robber"] == [(1, 0)]


@pytest.mark.rule("PS-BON-05")
def test_ps_bon_05_more_stolen_than_there_are_leaves_none() -> None:
    state = fight(someone("mira"), someone("robber", pending_loss=3))
    assert step(state, "end_turn").result.find("robber").actions == 0


@pytest.mark.rule("PS:steal_target")
@pytest.mark.parametrize(("saved", "left"), [(1, (0, 0)), (0, (0, 1))])
def test_ps_steal_target_saved_first(saved: int, left: tuple[int, int]) -> None:
    state = fight(thief(), someone("robber", actions=saved), options=Options(steal_target="saved_first"))
    robber = step(state, "steal:robber").result.find("robber")
    assert (robber.actions, robber.pending_loss) == left


@pytest.mark.rule("PS:steal_when_empty", "PS:ruling_16")
def test_ps_steal_when_empty_is_forbidden() -> None:
    assert victims(fight(someone("robber", actions=0), thief())) == []  # the actor has nothing left
    assert victims(fight(thief(), someone("robber", actions=0, pending_loss=1))) == ["robber"]
    assert victims(fight(thief(), someone("robber", pending_loss=2))) == []


@pytest.mark.rule("PS:steal_when_empty")
def test_ps_steal_when_empty_may_carry_over() -> None:
    options = Options(steal_when_empty="carry_over")
    state = fight(someone("robber", actions=1), thief(), options=options)
    played = step(state, "crouch", "steal:robber")
    assert [(f.actions, f.pending_loss) for f in played.result.fighters if f.id == "robber"] == [(0, 1)]


@pytest.mark.rule("PS:ruling_16", "PS-BON-05")
def test_ps_ruling_16_before_the_refresh_nobody_is_the_actor() -> None:
    state = replace(fight(someone("robber", actions=0), thief()), phase="turn_start")
    assert victims(state) == ["robber"]
    assert victims(replace(state, phase="turn")) == []


@pytest.mark.rule("PS:ruling_68", "PS-BON-03")
def test_ps_ruling_68_only_enemies_who_can_act() -> None:
    helpless = [
        someone("robber", id=name, conditions=((name, 1),)) for name in ("dead", "dying", "unconscious", "asleep")
    ]
    state = fight(thief(), someone("hagen"), someone("wolf"), *helpless)
    assert victims(state) == ["wolf"]


@pytest.mark.rule("PS:ruling_68", "PS-BON-02")
def test_ps_ruling_68_who_cannot_act_spends_nothing_and_destiny_never_buys() -> None:
    asleep = someone("hagen", dice=(1, 1, 0), actions=0, conditions=(("asleep", 1),))
    assert [a.prompt.who for a in step(fight(someone("robber"), asleep), "crouch").asked] == ["robber"]
    asked = step(fight(thief(), someone("robber")), "end_turn").asked[0]
    assert "buy_action" not in possible(asked)
    assert "steal:robber" in possible(asked)


@pytest.mark.rule("PS:gained_actions_expire", "PS-ACT-02")
def test_ps_gained_actions_expire_with_the_owners_refresh() -> None:
    hagen = someone("hagen", dice=(1, 0, 0), actions=0)
    state = fight(someone("wolf"), hagen, someone("robber"))
    state = step(state, "crouch", "buy_action").result
    assert state.find("hagen").actions == 1
    state = step(state, "end_turn").result
    assert (state.actor.id, state.actor.actions) == ("hagen", 2)


@pytest.mark.rule("PS:gained_actions_expire")
@pytest.mark.parametrize(("value", "left"), [("at_refresh", 3), ("end_of_round", 2)])
def test_ps_gained_actions_expire_at_the_end_of_the_round(value: str, left: int) -> None:
    options = Options(gained_actions_expire=value)  # type: ignore[arg-type]
    state = fight(someone("robber", actions=0), someone("hagen", dice=(1, 0, 0)), turn=1, options=options)
    state = step(state, "buy_action").result
    state = step(state, "end_turn").result
    assert (state.round, state.find("hagen").actions) == (2, left)


@pytest.mark.rule("PS:gained_actions_expire")
def test_ps_gained_actions_expire_only_if_they_are_still_there() -> None:
    options = Options(gained_actions_expire="end_of_round")
    state = fight(someone("robber", actions=0), someone("hagen", dice=(1, 0, 0)), turn=1, options=options)
    for key in ("buy_action", "crouch", "end_turn"):
        state = step(state, key).result
    assert (state.round, state.find("hagen").actions) == (2, 2)  # the bought action was the one that was spent
