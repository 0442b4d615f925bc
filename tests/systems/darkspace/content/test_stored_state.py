"""Freezing and thawing: every field of a scene comes back exactly, through JSON, wherever it is interrupted."""

import json
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import Value, field_names, replace
from regelwerk.systems.darkspace.content.loading import load
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.content.stored_state import freeze, thaw
from regelwerk.systems.darkspace.game import DarkSpace
from regelwerk.systems.darkspace.rules.break_in.infiltration import laid_out
from regelwerk.systems.darkspace.rules.chase.chase import begin as begin_chase
from regelwerk.systems.darkspace.rules.core.scenes import AreaPlan, ChasePlan
from regelwerk.systems.darkspace.state import Actor, Cover, Damage, Deed, Order, Phase, Progress, World
from regelwerk.systems.darkspace.values import Sheet
from systems.same_types import same_types

CONTENT = load()
START = start(scenario_document(CONTENT, "archiv", {}))
YARD = start(scenario_document(CONTENT, "flucht", {}))
GAME = DarkSpace()


def through_json(state: World, begin: World = START) -> World:
    return thaw(begin, json.loads(json.dumps(freeze(state))))


# Strategies come from the fields' types, so that a new field is tried without a change here.
AREA, CHASE = START.scene.area, YARD.scene.events[0].chase
assert AREA is not None and CHASE is not None
st.register_type_strategy(int, st.integers(-(10**12), 10**12))
st.register_type_strategy(Sheet, st.sampled_from([actor.sheet for actor in START.actors]))
st.register_type_strategy(AreaPlan, st.just(AREA))
st.register_type_strategy(ChasePlan, st.just(CHASE))


def made(kind: Any, *without: str) -> st.SearchStrategy[Any]:
    """Any record of a kind, from the types of its fields."""
    declared = {name: hint for name, hint in get_type_hints(kind).items() if name not in without}
    return st.fixed_dictionaries({name: st.from_type(hint) for name, hint in declared.items()})


@pytest.mark.slow
@settings(max_examples=35, derandomize=True, deadline=None)
@given(values=made(Actor))
def test_every_field_of_an_actor_comes_back_with_its_type(values: dict[str, Any]) -> None:
    state = replace(START, actors=(Actor(**values),))
    back = through_json(state)
    assert back == state
    assert same_types(back, state)
    assert hash(back) == hash(state)


@pytest.mark.slow
@settings(max_examples=35, derandomize=True, deadline=None)
@given(values=made(World, "scene", "actors", "chase"))
def test_every_field_of_a_world_comes_back_with_its_type(values: dict[str, Any]) -> None:
    state = replace(START, **values)
    back = through_json(state)
    assert back == state
    assert same_types(back, state)


@settings(max_examples=20, derandomize=True, deadline=None)
@given(chase=st.from_type(get_type_hints(World)["chase"]))
def test_every_field_of_a_chase_comes_back_with_its_type(chase: Any) -> None:
    state = replace(YARD, chase=chase)
    back = through_json(state, YARD)
    assert back == state
    assert same_types(back, state)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_a_scene_can_be_interrupted_after_every_step(name: str) -> None:
    """Each state that comes about is frozen and thawed, and the game goes on from what came back."""
    begin = state = start(scenario_document(CONTENT, name, {}))
    simulation = Simulation(AtRandom(), RandomDice(7))
    for _ in range(120):
        if GAME.outcome(state) is not None:
            break
        reached = simulation.run(GAME.step(state))
        state = through_json(reached, begin)
        assert state == reached
        assert same_types(state, reached)


def test_no_field_of_an_actor_is_forgotten() -> None:
    """Each field, changed alone, is told: two worlds that differ never freeze to the same data."""
    rhea = replace(START.find("rhea"),
        reductions=(("presence", 1),), handicaps=("presence",), suppressed=("presence",), hunting=("ilko",),
        networks=("archiv",), expelled=("archiv",), pinned=(("marok", "pistole"),), stopped_by=("marok",),
        used=("stim",), position=(1, 2), cover=Cover("palette_1", 4, 1, 2),
        progress=Progress(Deed("move", "rhea"), 1, 2),
        order=Order("guard", "ilko"), cheaper=("marok", "gewehr"), hurt=Damage(1, 2, 3, 4),
    )  # fmt: skip
    state = START.put(rhea)
    for name, value in asdict(rhea).items():
        if name != "sheet":
            changed = state.put(replace(rhea, **{name: _other(value)}))
            if changed != state:
                assert freeze(changed) != freeze(state), name
            assert through_json(changed) == changed, name


def _other(value: Any) -> Any:
    """Something else of the same type; what a word means does not matter here."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case None:
            return None
        case Value():
            field = field_names(type(value))[-1]
            return replace(value, **{field: _other(getattr(value, field))})
        case (*rest, int() | str() | None as last):
            return (*rest, _other(last))
    return value[:-1]


def test_fixed_values_of_the_start_stay_the_very_same_objects() -> None:
    assert AREA is not None and CHASE is not None
    back = through_json(replace(START, area=replace(laid_out(AREA), se=7)))
    assert back.scene is START.scene
    assert back.area is not None and back.area.plan is AREA
    assert all(one.sheet is START.find(one.id).sheet for one in back.actors)
    running = through_json(begin_chase(YARD, CHASE), YARD)
    assert running.chase is not None and running.chase.plan is CHASE


def test_what_is_empty_is_left_out_and_the_rest_is_short() -> None:
    begin = start(scenario_document(CONTENT, "duell", {}))
    hurt = begin.change("rhea", hurt=Damage(1, 2), cover=Cover("palette", 4, 1))
    frozen = freeze(replace(hurt, round=2, stage="phase", phase=Phase("rhea", 2), actors=hurt.actors[:1]))
    (rhea,) = frozen.pop("actors")
    assert frozen == {"stage": "phase", "round": 2, "phase": {"who": "rhea", "used": 2, "kind": "normal"}}
    assert rhea == {
        "sheet": "rhea",
        "zone": "ladedeck",
        "position": [0, 0],
        "hurt": [1, 2],
        "breach": [],
        "cover": ["palette", 4, 1],
    }
