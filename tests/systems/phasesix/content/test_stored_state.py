"""Freezing and thawing: every field of a fight comes back exactly, through JSON."""

import json
from typing import get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.state_values import defaults_of, replace
from regelwerk.space import Point
from regelwerk.systems.phasesix.content.loading import load
from regelwerk.systems.phasesix.content.setup import scenario_document, start
from regelwerk.systems.phasesix.content.stored_state import freeze, thaw
from regelwerk.systems.phasesix.state import Aim, Combat, Fighter
from systems.same_types import same_types

CONTENT = load()
START = start(scenario_document(CONTENT, "lagerhalle", {}))

# Strategies come from the fields' types, so that a new field is tried without a change here.
st.register_type_strategy(int, st.integers(-(10**12), 10**12))
FIELDS = {name: st.from_type(hint) for name, hint in get_type_hints(Fighter).items() if name != "sheet"}
MOMENTS = {
    name: st.from_type(hint) for name, hint in get_type_hints(Combat).items() if name not in ("scene", "fighters")
}


def through_json(state: Combat) -> Combat:
    return thaw(START, json.loads(json.dumps(freeze(state))))


@settings(max_examples=50, derandomize=True, deadline=None)
@given(data=st.data())
def test_every_field_comes_back_with_its_type(data: st.DataObject) -> None:
    order = data.draw(st.permutations(START.fighters))
    fighters = tuple(replace(one, **data.draw(st.fixed_dictionaries(FIELDS))) for one in order)
    state = replace(START, fighters=fighters, **data.draw(st.fixed_dictionaries(MOMENTS)))
    back = through_json(state)
    assert back == state
    assert same_types(back, state)
    assert hash(back) == hash(state)


@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_the_start_of_every_scenario_comes_back(name: str) -> None:
    state = start(scenario_document(CONTENT, name, {}))
    assert thaw(state, json.loads(json.dumps(freeze(state)))) == state


def test_what_is_empty_is_left_out() -> None:
    """Then a missing value means the same for ever, as long as every field is empty by default."""
    assert not any(defaults_of(Fighter).values())
    wolf = start(scenario_document(CONTENT, "schlaegerei", {})).find("wolf")
    frozen = freeze(replace(START, fighters=(wolf,)))["fighters"][0]
    assert frozen == {"id": "wolf", "hearts": 4, "position": [1_000_000_000, 500_000_000]}


def test_a_frozen_fight_reads_like_a_status_sheet() -> None:
    juri = replace(
        START.find("juri"),
        hearts=2,
        conditions=(("bleeding", 1), ("crouched", 1)),
        aim=Aim("guard_shield", "ak_47", 1),
        position=Point.metres(0, 0),
    )
    frozen = freeze(replace(START, fighters=(juri,), phase="turn", round=3))
    assert frozen == {
        "phase": "turn",
        "turn": 0,
        "round": 3,
        "fighters": [
            {
                "id": "juri",
                "hearts": 2,
                "bonus_dice": 1,
                "rerolls": 1,
                "conditions": [["bleeding", 1], ["crouched", 1]],
                "ready": ["ak_47"],
                "ammo": [["ak_47", 30], ["glock", 17]],
                "items": [["frag_grenade", 2]],
                "armor_condition": [100],
                "aim": ["guard_shield", "ak_47", 1],
                "position": [0, 0],
            }
        ],
    }


def test_scene_and_sheets_stay_the_very_same_objects() -> None:
    back = through_json(START)
    assert back.scene is START.scene
    assert all(one.sheet is START.find(one.id).sheet for one in back.fighters)
