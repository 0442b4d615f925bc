"""A master's corrections: what may be set, and what is refused with a sentence."""

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from systems.phasesix.builders import GAME, fight, someone

PLACES = {"hagen": (10.0, 10.0), "robber": (20.0, 10.0)}


START = fight(someone("hagen", aim=Aim("robber", "axe", 1)), someone("robber"), positions=PLACES)
NUMBERS = ("hearts", "boosts", "actions", "bonus_dice", "destiny_dice", "rerolls", "pending_loss")


def corrected(field: str, value: Any, state: Combat = START) -> Fighter:
    return GAME.correct(state, {"who": "hagen", "set": field, "to": value}).find("hagen")


@pytest.mark.parametrize("field", NUMBERS)
def test_numbers_are_set_and_nothing_else_changes(field: str) -> None:
    after = corrected(field, 3)
    assert getattr(after, field) == 3
    assert replace(after, **{field: getattr(START.find("hagen"), field)}) == START.find("hagen")
    others = GAME.correct(START, {"who": "hagen", "set": field, "to": 3}).find("robber")
    assert others == START.find("robber")


def test_conditions_are_set_and_taken_away() -> None:
    poisoned = corrected("poisoned", 2)
    assert poisoned.conditions == (("poisoned", 2),)
    state = START.put(poisoned)
    assert state.find("hagen") == poisoned
    assert corrected("poisoned", 0, state).conditions == ()


@pytest.mark.parametrize("condition", ["dead", "dying", "unconscious", "asleep"])
def test_who_is_made_helpless_has_no_actions_and_no_aim(condition: str) -> None:
    after = corrected(condition, 1)
    assert (after.is_helpless, after.actions, after.aim) == (True, 0, None)


def test_who_is_made_conscious_is_not_stabilised_any_more() -> None:
    state = START.put(replace(START.find("hagen"), hearts=0, conditions=(("stabilised", 1), ("unconscious", 1))))
    assert corrected("unconscious", 0, state).conditions == ()
    assert corrected("unconscious", 2, state).has("stabilised")
    assert corrected("poisoned", 0, state).has("stabilised")


def test_all_hearts_are_not_too_many() -> None:
    hurt = START.put(replace(START.find("hagen"), hearts=1))
    assert corrected("hearts", 6, hurt).hearts == 6


def test_a_place_is_set_in_metres() -> None:
    assert corrected("position", "12.5,3").position == Point.metres(12.5, 3)


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("hearts", 7, "at most 6"),
        ("hearts", -1, "from 0 to"),
        ("hearts", "three", "from 0 to"),
        ("hearts", True, "from 0 to"),
        ("hearts", None, "from 0 to"),
        ("dying", 6, "dead"),
        ("initiative", 3, "cannot be corrected"),
        ("sheet", 3, "cannot be corrected"),
        ("position", "here", "not a point"),
        ("position", "300,10", "not on the map"),
    ],
)
def test_nonsense_is_refused(field: str, value: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        corrected(field, value)


def test_a_stranger_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="hagen, robber"):
        GAME.correct(START, {"who": "siegfried", "set": "hearts", "to": 1})


def test_without_a_map_there_are_no_places() -> None:
    with pytest.raises(ValueError, match="no map"):
        corrected("position", "1,1", fight(someone("hagen"), someone("robber")))
