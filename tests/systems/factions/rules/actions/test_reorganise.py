"""Reorganisation: wounds go, shaken goes with them, and perhaps the action."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.state import World
from systems.factions.builders import Dice, refusal, step, world
from systems.factions.stories import bare, facts, terms

PLAIN = Options()


def reorganised(faces: Dice, *, options: Options = PLAIN, **changes: Any) -> Transcript[World]:
    """The watch (structure W8) reorganises in its turn."""
    state = world(bare("wache", **changes), bare("orden"), turn="wache", options=options)
    if changes.get("shaken"):
        state = state.put(replace(state.find("wache"), action="shaken"))
    return step(state, "reorganise", faces=faces)


def standing(played: Transcript[World]) -> tuple[int, bool, str]:
    watch = played.result.find("wache")
    return len(watch.wounds), watch.shaken, watch.action


@pytest.mark.rule("FA-REO-01", "FA-REO-02", "FA-ATR-04")
def test_fa_reo_02_a_wound_goes_for_the_success_and_one_for_each_raise() -> None:
    assert standing(reorganised([5, 2], wounds=2)) == (2, False, "available"), "5 and two wounds are 3"
    assert standing(reorganised([6, 2], wounds=2)) == (1, False, "available")
    assert standing(reorganised([(8, 2), 2], wounds=2)) == (0, False, "available")
    assert standing(reorganised([(8, 8, 7), 2], wounds=1)) == (0, False, "available")


@pytest.mark.rule("FA-REO-01")
def test_fa_reo_01_with_the_penalty_of_all_wounds_and_what_assets_add() -> None:
    played = reorganised([4, 2], wounds=2)
    assert terms(played, "fa-reorganises") == {"FA-WND-01": -2}
    hospital = step(world(bare("orden", assets=("hospital",), wounds=2), turn="orden"), "reorganise", faces=[4, 2])
    assert facts(hospital, "fa-rolled", "total") == [4]


@pytest.mark.rule("FA-REO-03", "FA-REO-04")
def test_fa_reo_03_with_a_wound_removed_shaken_goes_too_and_the_action_is_lost_for_good() -> None:
    assert standing(reorganised([5, 2], wounds=1, shaken=True)) == (0, False, "lost")
    assert standing(reorganised([4, 2], wounds=1, shaken=True)) == (1, True, "shaken")


@pytest.mark.rule("FA-REO-04", "FA:reorganise_action_loss", "FA-REO-05", "FA-RUL-42")
@pytest.mark.parametrize(
    ("loss", "steady", "shaken"),
    [("if_shaken", "available", "lost"), ("if_healed", "lost", "lost"), ("never", "available", "available")],
)
def test_ruling_42_whose_action_is_lost(loss: Any, steady: str, shaken: str) -> None:
    options = Options(reorganise_action_loss=loss)
    assert standing(reorganised([5, 2], wounds=1, options=options)) == (0, False, steady)
    assert standing(reorganised([5, 2], wounds=1, shaken=True, options=options)) == (0, False, shaken)


@pytest.mark.rule("FA-REO-05", "FA:reorganise_per_turn", "FA-RUL-41")
def test_ruling_41_one_attempt_a_turn_and_only_with_a_wound() -> None:
    again = reorganised([4, 2], wounds=1).result
    assert refusal(step(again, "end_turn").asked[0], "reorganise") == "FA-REO-05"
    well = step(world(bare("wache"), bare("orden"), turn="wache"), "end_turn").asked[0]
    assert refusal(well, "reorganise") == "FA-REO-05"
    endless = reorganised([4, 2], wounds=1, options=Options(reorganise_per_turn=0)).result
    assert standing(step(endless, "reorganise", faces=[5, 2])) == (0, False, "available")


@pytest.mark.rule("FA-REO-05")
def test_fa_reo_05_a_used_action_stays_used() -> None:
    state = world(bare("wache", wounds=1), bare("orden"), turn="wache")
    state = state.put(replace(state.find("wache"), action="used"))
    assert standing(step(state, "reorganise", faces=[5, 2])) == (0, False, "used")
