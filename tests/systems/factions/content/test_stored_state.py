"""Freezing and thawing: every field of a campaign comes back exactly, through JSON."""

import json
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.state_values import Name, field_names, replace
from regelwerk.systems.factions.content.setup import scenario_document, start
from regelwerk.systems.factions.content.stored_state import freeze, thaw
from regelwerk.systems.factions.state import Act, Asset, Faction, Modifier, Plan, Turn, World, Wound
from regelwerk.systems.factions.values import AssetKind, Command, Die, Effect, PlanKind, Sheet
from systems.factions.builders import CONTENT, faction, world
from systems.same_types import same_types

START = start(scenario_document(CONTENT, "nebelhafen", {}))
INTEGERS = st.integers(-(10**12), 10**12)


def through_json(state: World, begin: World = START) -> World:
    return thaw(begin, json.loads(json.dumps(freeze(state))))


# Strategies come from the fields' types, so that a new field is tried without a change here.
st.register_type_strategy(int, INTEGERS)
st.register_type_strategy(Name, st.builds(Name.of, st.text(), en=st.text()))
for fixed in (Effect, AssetKind, PlanKind, Sheet):
    hints: dict[str, Any] = get_type_hints(fixed)
    st.register_type_strategy(fixed, st.builds(fixed, **{name: st.from_type(hint) for name, hint in hints.items()}))
FIELDS = {name: st.from_type(hint) for name, hint in get_type_hints(Faction).items()}
MOMENTS = {
    name: st.from_type(hint) for name, hint in get_type_hints(World).items() if name not in ("scene", "factions")
}
KNOWN = [kind for one in START.factions for kind in (asset.kind for asset in one.assets)]
ASSETS = st.tuples(st.sampled_from([*KNOWN, *START.scene.catalogue]), st.from_type(Asset)).map(
    lambda drawn: replace(drawn[1], kind=drawn[0])
)


@pytest.mark.slow
@settings(max_examples=40, derandomize=True, deadline=None)
@given(data=st.data())
def test_every_field_comes_back_with_its_type(data: st.DataObject) -> None:
    """Whatever stands in a world, invented during play or known from its start."""
    known = data.draw(st.lists(st.sampled_from(START.factions), max_size=2))
    factions = [replace(one, assets=tuple(data.draw(st.lists(ASSETS, max_size=2)))) for one in known]
    factions += data.draw(st.lists(st.builds(Faction, **FIELDS), max_size=2))
    state = replace(START, factions=tuple(factions), **data.draw(st.fixed_dictionaries(MOMENTS)))
    back = through_json(state)
    assert back == state
    assert same_types(back, state)
    assert hash(back) == hash(state)


@pytest.mark.parametrize("name", sorted(CONTENT.scenarios))
def test_the_start_of_every_scenario_comes_back(name: str) -> None:
    begin = start(scenario_document(CONTENT, name, {}))
    assert through_json(begin, begin) == begin


@pytest.mark.parametrize("kind", [World, Faction, Asset, Wound, Plan, Act, Modifier, Turn, Command, Effect])
def test_no_field_is_forgotten(kind: Any) -> None:
    """Each field, changed alone, is told: two worlds that differ never freeze to the same data."""
    made = _full(kind)
    for name, value in _fields(made):
        if name == "scene":
            continue
        other = _with(made, name, _other(value))
        assert through_json(_holding(made)) == _holding(made), name
        assert freeze(_holding(made)) != freeze(_holding(other)), name


COMMAND = Command("adjust_rp", "wache", "x", 2, "y", Name.of("weil", en="because"))
PLAN_KIND = PlanKind("p", Name.of("P"), "operations", 4, "mission", Name.of(""), (COMMAND,))
EFFECT = Effect("roll_bonus", "gather", "defense", "soak", "structure", 1, 2, 3, 5)
ASSET_KIND = AssetKind("mine", "silver_mine", Name.of("M"), Name.of("B"), "passive", EFFECT, "k")
FULL: dict[Any, Any] = {
    Wound: Wound(2, "silbermine"),
    Plan: Plan(PLAN_KIND, 5, 2, "complete"),
    Asset: Asset(ASSET_KIND, 1, True, "coming", True, 1),
    Act: Act("espionage", "wache", "intel", "x"),
    Modifier: Modifier("attack", 1, "x", "turn"),
    Turn: Turn("wache", "act", Act("gather")),
    Command: COMMAND,
    Effect: EFFECT,
    Faction: faction("wache", order=Act("gather"), wounds=1),
    World: START,
}


def _full(kind: Any) -> Any:
    return FULL[kind]


def _fields(value: Any) -> list[tuple[str, Any]]:
    return [(name, getattr(value, name)) for name in field_names(type(value))]


def _with(value: Any, name: str, new: Any) -> Any:
    return replace(value, **{name: new})


def _other(value: Any) -> Any:
    """Something else of the same type; what a word means does not matter here."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case Die():
            return value.higher()
        case Name():
            return Name.of(value.default, en=value.by_language["en"] + "x")
        case Sheet():
            return replace(value, temper="x")
        case AssetKind() | PlanKind():
            return replace(value, id="other")
        case Act():
            return Act("attack", "x")
        case None:
            return Die(6)
        case ():
            return ("x",)
    return value[:-1]


def _holding(part: Any) -> World:
    """A world that holds this part somewhere."""
    wache = START.find("wache")
    match part:
        case World():
            return part
        case Faction():
            return replace(START, factions=(part,))
        case Asset():
            return START.put(replace(wache, assets=(part,)))
        case Plan():
            return START.put(replace(wache, plans=(part,)))
        case Wound():
            return START.put(replace(wache, wounds=(part,)))
        case Act():
            return START.put(replace(wache, order=part))
        case Modifier():
            return START.put(replace(wache, modifiers=(part,)))
        case Turn():
            return replace(START, turns=(part,))
        case Command():
            return replace(START, pending=(part,))
        case Effect():
            return START.put(replace(wache, assets=(Asset(replace(ASSET_KIND, effect=part)),)))
    raise AssertionError(part)


def test_what_is_empty_is_left_out_and_assets_are_told_by_their_templates() -> None:
    asche = faction("asche", rp=0, operations="W12+2", effectiveness="none", order=Act("attack", "wache"))
    katakomben = replace(asche.asset("katakomben"), seized="coming")
    bought = Asset(CONTENT.assets["mint"])
    state = world(replace(asche, plans=(), assets=(katakomben, asche.asset("fluesternetz"), bought)))
    assert freeze(state) == {
        "stage": "order",
        "phase": 1,
        "round": 1,
        "shuffle": False,
        "factions": [
            {
                "sheet": {
                    "id": "asche",
                    "name": {"de": "Die Aschekinder", "en": "The Ash Children"},
                    "seat": "asche",
                    "temper": "scheming",
                },
                "striking_power": "W6",
                "operations": "W12+2",
                "resources": "W4",
                "structure": "W6",
                "flexibility": "W8",
                "assets": [
                    {
                        "kind": {
                            "like": "hidden_refuge",
                            "id": "katakomben",
                            "name": {"de": "Katakomben", "en": "Catacombs"},
                            "material_base": {"de": "überflutete Katakomben", "en": "flooded catacombs"},
                        },
                        "seized": "coming",
                    },
                    {"kind": {"like": "fluesternetz"}},
                    {"kind": {"like": "mint"}},
                ],
                "order": {"kind": "attack", "target": "wache"},
            }
        ],
    }


def test_fixed_values_of_the_start_stay_the_very_same_objects() -> None:
    back = through_json(START)
    assert back.scene is START.scene
    for one in back.factions:
        then = START.find(one.id)
        assert one.sheet is then.sheet
        assert all(asset.kind is then.asset(asset.id).kind for asset in one.assets)
        assert all(plan.kind is then.plan(plan.id).kind for plan in one.plans)


def test_what_came_into_being_during_play_comes_back_in_full() -> None:
    new = faction("bettler", id="neue", plans=(Plan(PLAN_KIND, 4),), assets=(Asset(ASSET_KIND),))
    invented = Asset(replace(ASSET_KIND, template="invented"))
    state = replace(START, factions=(*START.factions, replace(new, assets=(*new.assets, invented))))
    assert through_json(state) == state
    assert "like" not in freeze(state)["factions"][-1]["assets"][1]["kind"]
