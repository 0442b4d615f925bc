"""Freezing and thawing: every field of a scene comes back exactly, through JSON, wherever it is interrupted."""

import json
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from regelwerk.dice import RandomDice
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.journal.freezing import hints
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.rulings import Ruling
from regelwerk.engine.state_values import Name, is_record, replace
from regelwerk.systems.heldencodex.content.loading import load
from regelwerk.systems.heldencodex.content.setup import scenario_document, start
from regelwerk.systems.heldencodex.content.stored_state import acts, freeze, thaw
from regelwerk.systems.heldencodex.game import PARTS, Heldencodex
from regelwerk.systems.heldencodex.rules.fight.fight_state import Fight, Fighter
from regelwerk.systems.heldencodex.rules.scene.plans import FightPlan, Plan
from regelwerk.systems.heldencodex.state import Hero, World
from regelwerk.systems.heldencodex.values import FIST, Bonus, DamageDice, Item, Sheet, Weapon
from systems.same_types import same_types

CONTENT = load()
START = start(scenario_document(CONTENT, "market_day", {}))
GAME = Heldencodex()
INTEGERS = st.integers(-(10**12), 10**12)


def through_json(state: World, begin: World = START) -> World:
    return thaw(begin, json.loads(json.dumps(freeze(state))))


# Strategies come from the fields' types, so that a new field is tried without a change here.
st.register_type_strategy(int, INTEGERS)
NAMES = st.builds(Name.of, st.text(), en=st.text())
st.register_type_strategy(Name, st.one_of(NAMES, st.sampled_from([FIST.name])))
for fixed in (Bonus, Item, Weapon):
    declared: dict[str, Any] = get_type_hints(fixed)
    st.register_type_strategy(fixed, st.builds(fixed, **{name: st.from_type(hint) for name, hint in declared.items()}))
st.register_type_strategy(Sheet, st.sampled_from([one.sheet for one in START.heroes]))
for part in {type(plan) for plan in START.scene.plans}:
    st.register_type_strategy(part, st.sampled_from([plan for plan in START.scene.plans if type(plan) is part]))
HEROES = st.builds(Hero, **{name: st.from_type(hint) for name, hint in get_type_hints(Hero).items()})
MOMENTS = {name: st.from_type(hint) for name, hint in get_type_hints(World).items() if name in ("marks", "clock", "at")}


@pytest.mark.slow
@settings(max_examples=35, derandomize=True, deadline=None)
@given(heroes=st.lists(HEROES, max_size=2), moment=st.fixed_dictionaries(MOMENTS))
def test_every_field_comes_back_with_its_type(heroes: list[Hero], moment: dict[str, Any]) -> None:
    state = replace(START, heroes=tuple(heroes), **moment)
    back = through_json(state)
    assert back == state
    assert same_types(back, state)
    assert hash(back) == hash(state)


IN_THE_MARKET = {type(plan).kind for plan in START.scene.plans}


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(IN_THE_MARKET))
def test_every_field_of_an_act_comes_back_with_its_type(kind: str) -> None:
    act = PARTS[kind].ACT

    @settings(max_examples=15, derandomize=True, deadline=None)
    @given(made=st.builds(act, **{name: st.from_type(hint) for name, hint in hints(act).items()}))
    def comes_back(made: Any) -> None:
        state = replace(START, act=made)
        back = through_json(state)
        assert back == state
        assert same_types(back, state)

    comes_back()


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_a_scene_can_be_interrupted_after_every_step(name: str) -> None:
    """Each state that comes about is frozen and thawed, and the game goes on from what came back."""
    begin = state = start(scenario_document(CONTENT, name, {}))
    simulation = Simulation(AtRandom(), RandomDice(7))
    for _ in range(150):
        if GAME.outcome(state) is not None:
            break
        reached = simulation.run(GAME.step(state))
        state = through_json(reached, begin)
        assert state == reached
        assert same_types(state, reached)


def test_every_kind_of_part_is_known_by_the_name_of_its_act() -> None:
    assert acts() == {part.ACT.__name__: part.ACT for part in PARTS.values()}
    assert len(acts()) == len(PARTS)


@pytest.mark.parametrize("kind", sorted(PARTS))
def test_acts_are_records_of_what_can_be_told(kind: str) -> None:
    """Whatever an act holds is plain, a tuple, a record, or told in a form of its own: nothing else comes back."""
    waiting, seen = [PARTS[kind].ACT], set()
    while waiting:
        record = waiting.pop()
        assert is_record(record)
        if record in seen or issubclass(record, Plan | Sheet):
            continue
        seen.add(record)
        for hint in hints(record).values():
            found = _kinds(hint)
            waiting += [part for part in found if is_record(part)]
            assert {part for part in found if not is_record(part)} <= {int, str, bool, float, type(None)}, record


def _kinds(hint: Any) -> set[Any]:
    """The classes that stand in a declaration."""
    inside = getattr(hint, "__args__", ())
    if not inside:
        return {hint} - {Ellipsis}
    if isinstance(inside[0], str | int):
        return {type(value) for value in inside}
    return {kind for part in inside for kind in _kinds(part)}


def test_no_field_of_a_hero_is_forgotten() -> None:
    """Each field, changed alone, is told: two worlds that differ never freeze to the same data."""
    jost = replace(START.find("jost"), treated=("x:1",), wished_rows=(1,), rulings=(Ruling("dice", 1),))
    state = START.put(jost)
    for name, value in structs.asdict(jost).items():
        if name != "sheet":
            changed = state.put(replace(jost, **{name: _other(value)}))
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
    return value[:-1]


def test_an_item_made_during_play_comes_back_in_full() -> None:
    smith = START.find("smith")
    made = Item("wonder", Name.of("Wunder", en="wonder"), (Bonus("W", 2), Bonus("W2c")), ("mace",))
    blade = Weapon("blade", Name.of("Klinge", en="blade"), "sword", DamageDice(3, 12), 2, DamageDice(1, 20))
    sheet = replace(smith.sheet, items=(made,), weapons=(*smith.sheet.weapons, blade))
    state = START.put(replace(smith, sheet=sheet))
    back = through_json(state)
    assert back == state
    assert back.find("smith").sheet.weapons[0] is smith.sheet.weapons[0]
    # Whoever loses everything has nothing afterwards, not what the start says.
    bare = START.put(replace(smith, sheet=replace(smith.sheet, items=(), weapons=())))
    assert through_json(bare) == bare


def test_fixed_values_of_the_start_stay_the_very_same_objects() -> None:
    plan = START.scene.plans[6]
    assert isinstance(plan, FightPlan)
    back = through_json(replace(START, act=Fight(plan, (Fighter("richart"),))))
    assert back.scene is START.scene
    assert back.act.plan is plan
    assert all(one.sheet is START.find(one.id).sheet for one in back.heroes)


def test_what_is_empty_is_left_out_and_the_rest_is_short() -> None:
    begin = start(scenario_document(CONTENT, "duel", {}))
    (plan,) = begin.scene.plans
    assert isinstance(plan, FightPlan)
    mercenary = begin.find("mercenary")
    wounded = mercenary.with_circle(0, mercenary.circles[0]._replace(severe=2, care="medicine"))
    frozen = freeze(replace(begin, act=Fight(plan, (Fighter("richart"),)), heroes=(wounded,), round=2))
    (told,) = frozen["heroes"]
    assert (frozen["act"]["is"], frozen["act"]["plan"], frozen["round"]) == ("Fight", "duel", 2)
    assert set(frozen) == {"heroes", "act", "round"}
    assert told["sheet"]["id"] == "mercenary"
    assert set(told["sheet"]) == {"id", "weapons"}
    assert told["skills"][:2] == [["arming_sword", 15, 3, False, False], ["drinking", 12, 2]]
    assert told["circles"][:2] == [["000000/000/0", 2, False, "medicine"], ["000000/000/0"]]
    assert told["armour"][:4] == [["head", 0, 2], ["torso", 2, 4], ["arms", 1, 3], ["hands"]]
    assert "physis_lost" not in told
