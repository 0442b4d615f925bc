"""The beginning of a fight: initiative, ties, no actions yet."""

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat, Fighter
from systems.phasesix.builders import Dice, fight, possible, someone, step


def begun(*people: Fighter, faces: Dice, options: Options | None = None) -> Transcript[Combat]:
    start = replace(fight(*people, options=options), phase="initiative", round=0)
    return step(start, faces=faces)


def order(played: Transcript[Combat]) -> list[str]:
    return [f.id for f in played.result.fighters]


def with_values(name: str, quickness: int, deftness: int) -> Fighter:
    return someone("hagen", id=name, sheet={"attributes": {"quickness": quickness, "deftness": deftness}})


@pytest.mark.rule("PS-GEN-01", "PS-INI-01")
def test_ps_ini_01_the_order_is_settled_before_anybody_acts() -> None:
    played = begun(someone("hagen"), someone("wolf"), faces=[3, 3])
    assert played.asked == []
    assert (played.result.phase, played.result.round, played.result.turn) == ("turn_start", 1, 0)
    assert order(played) == ["wolf", "hagen"]


@pytest.mark.rule("PS-INI-02")
def test_ps_ini_02_one_exploding_die_and_quickness() -> None:
    played = begun(someone("hagen"), someone("wolf"), faces=[(6, 6, 4), 2])
    assert {f.id: f.initiative for f in played.result.fighters} == {"hagen": 16 + 2, "wolf": 2 + 5}


@pytest.mark.rule("PS:initiative_formula", "PS-INI-02")
def test_ps_initiative_formula_as_many_dice_as_quickness() -> None:
    options = Options(initiative_formula="quickness_d6_sum")
    played = begun(someone("hagen"), someone("bear"), faces=[5, (6, 1), 1, 2, 3], options=options)
    assert {f.id: f.initiative for f in played.result.fighters} == {"hagen": 12, "bear": 6}


@pytest.mark.rule("PS-INI-03")
def test_ps_ini_03_the_highest_acts_first() -> None:
    people = [with_values(name, 2, 2) for name in "abc"]
    assert order(begun(*people, faces=[2, 5, 3])) == ["b", "c", "a"]


@pytest.mark.rule("PS-INI-04")
def test_ps_ini_04_ties_by_quickness_then_deftness() -> None:
    people = [with_values("deft", 2, 5), with_values("quick", 3, 1), with_values("slow", 2, 4)]
    assert order(begun(*people, faces=[3, 2, 3])) == ["quick", "deft", "slow"]


@pytest.mark.rule("PS:initiative_final_tie", "PS-INI-04")
def test_ps_initiative_final_tie_is_rolled_off_until_decided() -> None:
    people = [with_values(name, 2, 2) for name in "abc"]
    played = begun(*people, faces=[3, 3, 3, 4, 2, 4, 1, (6, 1)])
    assert order(played) == ["c", "a", "b"]


@pytest.mark.rule("PS:initiative_final_tie")
def test_ps_initiative_final_tie_may_keep_the_order_of_the_line_up() -> None:
    people = [with_values(name, 2, 2) for name in "cab"]
    played = begun(*people, faces=[3, 3, 3], options=Options(initiative_final_tie="stable_order"))
    assert order(played) == ["c", "a", "b"]


@pytest.mark.rule("PS-INI-05", "PS:quick_reaction")
def test_ps_ini_05_nobody_reacts_before_the_first_turn() -> None:
    state = begun(someone("hagen"), someone("wolf"), faces=[1, 6 - 1]).result
    assert [f.actions for f in state.fighters] == [0, 0]
    state = step(state).result
    bite = step(state, "attack:bite:melee:hagen", faces=[1] * 7)
    assert [a.prompt.who for a in bite.asked] == ["wolf"]


@pytest.mark.rule("PS-INI-05", "PS-BON-02", "PS-BON-06")
def test_ps_ini_05_a_bonus_die_buys_a_reaction_even_then() -> None:
    state = begun(someone("hagen", dice=(1, 0, 0)), someone("wolf"), faces=[1, 5]).result
    state = step(state).result
    bite = step(state, "attack:bite:melee:hagen", "buy_action", "shield_parry", faces=[5, *[1] * 6, 5])
    assert possible(bite.asked[1]) == {"buy_action", "none"}
    assert (bite.result.find("hagen").hearts, bite.result.find("hagen").bonus_dice) == (6, 0)


@pytest.mark.rule("PS:quick_reaction", "PS-INI-05")
def test_ps_quick_reaction_gives_one_action_for_reactions_lost_at_the_first_refresh() -> None:
    people = someone("wolf"), someone("mira"), someone("hagen", conditions=(("shocked", 1),))
    initiative, apprehension = [5, 4, 1], [4, *[1, 5, 1], 4]  # shock costs Hagen one of his two dice
    state = begun(*people, faces=[*initiative, *apprehension], options=Options(quick_reaction=True)).result
    assert [(f.id, f.actions) for f in state.fighters] == [("wolf", 0), ("mira", 1), ("hagen", 0)]
    state = step(state).result
    bite = step(state, "attack:bite:melee:mira", "none", faces=[1] * 7)
    assert [a.prompt.who for a in bite.asked] == ["wolf", "mira"]
    state = step(bite.result, "end_turn").result
    assert (state.actor.id, state.actor.actions) == ("mira", 2)
