"""Freezing and thawing: every field of a game comes back exactly, through JSON, wherever it is interrupted."""

import json
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.content.loading import load
from regelwerk.systems.realms.content.setup import duel_document, scenario_document, start
from regelwerk.systems.realms.content.stored_state import freeze, thaw
from regelwerk.systems.realms.game import Realms
from regelwerk.systems.realms.state import Model, Phase, Vitals, World
from systems.same_types import same_types

CONTENT = load()
START = start(scenario_document(CONTENT, "standard", {}))
GAME = Realms()


def through_json(state: World, begin: World = START) -> World:
    return thaw(begin, json.loads(json.dumps(freeze(state))))


# Strategies come from the fields' types, so that a new field is tried without a change here.
st.register_type_strategy(int, st.integers(-(10**12), 10**12))


def made(kind: Any, *without: str) -> st.SearchStrategy[Any]:
    """Any record of a kind, from the types of its fields."""
    declared = {name: hint for name, hint in get_type_hints(kind).items() if name not in without}
    return st.fixed_dictionaries({name: st.from_type(hint) for name, hint in declared.items()})


@settings(max_examples=15, derandomize=True, deadline=None)
@given(values=made(Model, "id", "card"))
def test_every_field_of_a_model_comes_back_with_its_type(values: dict[str, Any]) -> None:
    first, *others = START.models
    state = replace(START, models=(Model(first.id, first.card, **values), *others))
    back = through_json(state)
    assert back == state
    assert same_types(back, state)
    assert hash(back) == hash(state)


@settings(max_examples=15, derandomize=True, deadline=None)
@given(values=made(World, "scene", "options", "models", "phase"))
def test_every_field_of_a_world_comes_back_with_its_type(values: dict[str, Any]) -> None:
    state = replace(START, **values)
    back = through_json(state)
    assert back == state
    assert same_types(back, state)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_a_game_can_be_interrupted_after_every_step(name: str) -> None:
    """Each state that comes about is frozen and thawed, and the game goes on from what came back."""
    begin = state = start(scenario_document(CONTENT, name, {}))
    simulation = Simulation(AtRandom(), RandomDice(7))
    for _ in range(25):
        if GAME.outcome(state) is not None:
            break
        reached = simulation.run(GAME.step(state))
        state = through_json(reached, begin)
        assert state == reached
        assert same_types(state, reached)


def test_a_phase_comes_back_with_everything_that_hangs_on_it() -> None:
    phase = Phase(
        "mars", settled=True, duty=("amok",), bound=("amok",), acts=3, last="spot", full_move=True,
        spotted=(("mars", "amok"),), dodging=("amok",), supporting=("luna",), reacted=("amok",),
        drones=(Phase("biene", acts=1, last="turn"),),
    )  # fmt: skip
    state = replace(START, phase=phase, stage="phase", objects=(Point(1, 2), None))
    back = through_json(state)
    assert back == state and same_types(back, state)


def test_two_of_a_kind_keep_their_own_cards() -> None:
    name = next(iter(CONTENT.models))
    twins = start(duel_document(CONTENT, name, name, {}))
    back = through_json(twins, twins)
    assert back == twins
    assert len({model.card.name for model in back.models}) == 2


def test_fixed_values_of_the_start_stay_the_very_same_objects() -> None:
    back = through_json(replace(START, round=3))
    assert back.scene is START.scene and back.options is START.options
    assert all(model.card is START.find(model.id).card for model in back.models)


def test_what_is_empty_is_left_out_and_the_rest_is_short() -> None:
    model = replace(START.models[0], vitals=Vitals(3, ap=5), at=Point(1, 2), prone=True)
    frozen = freeze(replace(START, round=2, stage="phase", phase=Phase("mars", acts=1), models=(model,)))
    assert frozen["phase"] == {"who": "mars", "acts": 1}
    (told,) = frozen["models"]
    assert told == {
        "id": "mars", "card": "mars", "side": "blue", "at": [1, 2], "prone": True, "revealed": True, "carries": -1,
        "vitals": {"hp": 3, "limbs": [0, 0, 0], "ap": 5, "legs": "ok", "status": "active"},
    }  # fmt: skip
