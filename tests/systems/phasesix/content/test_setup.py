"""Setting up: documents are self-contained, and a fight begins as its scenario says."""

import json
from typing import Any

import pytest

from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name, field_names
from regelwerk.space import Point
from regelwerk.systems.phasesix.content.lineup import fighter, first_in_hand
from regelwerk.systems.phasesix.content.loading import Content, load
from regelwerk.systems.phasesix.content.setup import duel_document, scenario_document, start
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.state import Combat, Goals


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def begin(content: Content, name: str, **options: Any) -> Combat:
    """The start of a scenario after its document has been a file."""
    return start(json.loads(json.dumps(scenario_document(content, name, options))))


def places(state: Combat) -> dict[str, tuple[float, float]]:
    return {one.id: one.position.in_metres for one in state.fighters if one.position is not None}


def terrain(state: Combat) -> dict[str, tuple[float, float, float, float, str, bool]]:
    assert state.scene.field is not None
    return {
        p.id: (*Point(*p.bounds[:2]).in_metres, *Point(*p.bounds[2:]).in_metres, p.kind, p.solid)
        for p in state.scene.field.pieces
    }


def map_size(state: Combat) -> tuple[float, float]:
    assert state.scene.field is not None
    return Point(state.scene.field.width, state.scene.field.height).in_metres


def test_hohlweg_begins_as_written(content: Content) -> None:
    state = begin(content, "hohlweg")
    assert map_size(state) == (30, 20)
    assert places(state) == {
        "hagen": (4, 10),
        "mira": (2, 12),
        "leyla": (5, 8),
        "robber_1": (20, 9),
        "robber_2": (21, 12),
        "robber_3": (16, 15),
        "wolf": (24, 10),
    }
    assert terrain(state) == {
        "cart": (11, 9, 14, 11, "5", True),
        "rock": (17, 13, 19, 14, "4", True),
        "bush": (5, 3, 9, 5, "6", False),
    }
    assert {one.id: one.ready for one in state.fighters} == {
        "hagen": ("axe",),
        "mira": ("longbow",),
        "leyla": ("short_sword",),
        "robber_1": (),
        "robber_2": (),
        "robber_3": (),
        "wolf": (),
    }
    assert state.options == Options(rule_wrong_distance=True)
    assert (state.scene.round_limit, state.scene.goals) == (20, Goals())
    assert state.find("robber_2").sheet.name == Name.of("Räuber 2", en="Robber 2")
    assert state.find("wolf").sheet.name == Name.of("Wolf")
    assert {(one.side, one.seat) for one in state.fighters} == {("heroes", "heroes"), ("foes", "foes")}
    assert ("cart", Name.of("Karren", en="cart")) in state.scene.terrain_names
    assert state.scene.side_names == (
        ("heroes", Name.of("Helden", en="heroes")),
        ("foes", Name.of("Wegelagerer", en="highwaymen")),
    )


def test_lagerhalle_begins_as_written(content: Content) -> None:
    state = begin(content, "lagerhalle")
    assert map_size(state) == (40, 20)
    assert places(state) == {
        "juri": (2, 5),
        "nadja": (1, 15),
        "guard_mp5_1": (25, 5),
        "guard_mp5_2": (30, 15),
        "guard_shield": (33, 10),
        "guard_mp5_3": (8, 15),
    }
    assert terrain(state) == {
        "south_wall": (15, 0, 16, 8, "blocked", True),
        "north_wall": (15, 12, 16, 20, "blocked", True),
        "crates": (24, 6, 26, 8, "4", True),
        "low_wall": (10, 9, 12, 10, "5", True),
        "shelves": (28, 12, 29, 16, "5", True),
    }
    assert [one.id for one in state.fighters if one.unaware] == ["guard_mp5_1", "guard_mp5_2", "guard_shield"]
    assert state.find("guard_mp5_3").conditions == (("asleep", 1),)
    assert state.find("guard_mp5_1").items == (("fire_bottle", 1),)
    assert state.find("guard_mp5_1").sheet.item("fire_bottle").hits == 1
    assert state.find("guard_mp5_2").items == ()
    assert state.find("juri").ready == ("ak_47",)
    assert state.options == Options(rule_wrong_distance=True, rule_armor_damage=True)
    assert state.scene.goals == Goals(escape_side="heroes", escape_x_m=38)
    assert state.scene.round_limit == 20


def test_gruft_begins_as_written(content: Content) -> None:
    state = begin(content, "gruft")
    assert map_size(state) == (24, 16)
    assert places(state) == {
        "leyla": (2, 8),
        "mira": (1, 6),
        "juri": (2, 4),
        "hagen": (12, 8),
        "skeleton_1": (16, 8),
        "skeleton_2": (18, 12),
        "zombie_1": (14, 4),
        "zombie_2": (15, 12),
        "zombie_3": (20, 8),
    }
    assert terrain(state) == {
        "sarcophagus": (10, 10, 12, 11, "5", True),
        "pillar": (13, 6, 14, 7, "4", True),
    }
    hagen, juri = state.find("hagen"), state.find("juri")
    assert (hagen.hearts, hagen.conditions, hagen.ready) == (0, (("dying", 1),), ("axe",))
    assert hagen.actions_max() == 0
    assert (juri.ready, juri.items) == (("glock",), (("bandages", 1), ("frag_grenade", 2)))
    assert state.find("leyla").ready == ()
    assert state.find("leyla").items == (("fire_bottle", 2),)
    assert state.find("mira").items == (("bandages", 2),)
    assert state.scene.goals == Goals(must_live=("hagen",))
    assert state.options == Options()


def test_the_brawl_and_the_firefight_are_as_announced(content: Content) -> None:
    brawl, firefight = begin(content, "schlaegerei"), begin(content, "feuergefecht")
    assert [one.id for one in brawl.fighters] == ["leyla", "hagen", "robber_1", "robber_2", "robber_3", "wolf"]
    assert [one.id for one in firefight.fighters] == [
        "juri",
        "nadja",
        *(f"guard_mp5_{number}" for number in range(1, 6)),
    ]
    assert not brawl.options.rule_wrong_distance
    assert firefight.options.rule_wrong_distance
    assert all(one.ready == ("mp5",) for one in firefight.fighters[2:])


@pytest.mark.rule("PS-INI-05")
def test_everybody_begins_unhurt_loaded_and_without_actions(content: Content) -> None:
    state = begin(content, "hohlweg")
    leyla, robber = state.find("leyla"), state.find("robber_1")
    assert (state.phase, state.turn, state.round) == ("initiative", 0, 0)
    assert all(one.actions == 0 and one.hearts == one.sheet.max_hearts for one in state.fighters)
    assert (leyla.bonus_dice, leyla.destiny_dice, leyla.rerolls) == (1, 1, 1)
    assert leyla.ammo == (("throwing_axe", 3),)
    assert robber.ammo == (("throwing_axe", 1),)
    assert state.find("mira").ammo == (("longbow", 1),)
    assert leyla.armor_condition == (100,)
    assert robber.armor_condition == ()


def test_without_words_the_first_weapons_that_fit_are_in_hand(content: Content) -> None:
    """A shield takes a hand, as long as the first weapon leaves one."""
    in_hand = {name: first_in_hand(sheet) for name, sheet in content.participants.items()}
    assert in_hand["hagen"] == ("axe",)
    assert in_hand["guard_shield"] == ("glock",)
    assert in_hand["leyla"] == ("short_sword", "throwing_axe")
    assert in_hand["mira"] == ("longbow",)
    assert in_hand["juri"] == ("ak_47",)
    assert in_hand["wolf"] == ()
    assert fighter(content.characters["mira"], ("dagger",)).ready == ("dagger",)


def test_a_document_needs_nothing_but_itself(content: Content) -> None:
    document = scenario_document(content, "Gruft", {})
    assert (document["system"], document["format"], document["scenario"]) == ("phasesix", 1, "gruft")
    assert set(document["content"]) == {"weapons", "armor", "shields", "items", "characters", "foes"}
    assert set(document["content"]["foes"]) == {"skeleton", "zombie"}
    assert set(document["content"]["items"]) == {"bandages", "fire_bottle", "frag_grenade"}
    assert document["options"]["rule_wrong_distance"] is False
    assert len(document["options"]) == len(field_names(Options))


def test_a_document_is_a_copy(content: Content) -> None:
    document = scenario_document(content, "hohlweg", {})
    document["content"]["foes"]["wolf"]["hearts"] = 99
    document["participants"].pop()
    assert start(scenario_document(content, "hohlweg", {})).find("wolf").hearts == 4


def test_options_of_the_table_go_before_those_of_the_scenario(content: Content) -> None:
    options = begin(content, "lagerhalle", rule_armor_damage=False, parry_unarmed=True).options
    assert options == Options(rule_wrong_distance=True, rule_armor_damage=False, parry_unarmed=True)
    with pytest.raises(OptionError):
        scenario_document(content, "hohlweg", {"rule_wrong_distance": 3})


def test_a_scenario_can_be_played_without_its_map(content: Content) -> None:
    state = begin(content, "hohlweg", space="none")
    assert state.scene.field is None
    assert all(one.position is None for one in state.fighters)


def test_a_duel_has_two_sides_and_no_map(content: Content) -> None:
    state = start(duel_document(content, "Hagen", "bär", {}))
    assert [(one.id, one.side, one.seat) for one in state.fighters] == [("hagen", "a", "a"), ("bear", "b", "b")]
    assert (state.scene.field, state.scene.round_limit) == (None, None)
    assert state.options == Options(space="none")
    assert state.scene.name.default == "Hagen – Bär"


def test_a_duel_with_oneself(content: Content) -> None:
    document = duel_document(content, "Raeuber", "robber", {"rule_armor_damage": True})
    state = start(json.loads(json.dumps(document)))
    assert [one.id for one in state.fighters] == ["robber_1", "robber_2"]
    assert [one.sheet.name.default for one in state.fighters] == ["Räuber 1", "Räuber 2"]
    assert document["sides"] == {"a": {"de": "Räuber 1", "en": "Robber 1"}, "b": {"de": "Räuber 2", "en": "Robber 2"}}
    assert state.options == Options(space="none", rule_armor_damage=True)


def test_a_duel_on_a_map_begins_ten_metres_apart(content: Content) -> None:
    state = start(duel_document(content, "mira", "wolf", {"space": "plane"}))
    assert places(state) == {"mira": (10, 10), "wolf": (20, 10)}


@pytest.mark.rule("PS-INI-03", "PS-INI-04")
def test_a_given_initiative_is_not_rolled(content: Content) -> None:
    """Order of the first worked example: bear 11; of the sevens Mira is quicker, Juri defter; wolf 6."""
    document = _five_with_initiative({"hagen": 7, "mira": 7, "juri": 7, "wolf": 6, "bear": 11}, content)
    state = start(document)
    assert [one.id for one in state.fighters] == ["bear", "mira", "juri", "hagen", "wolf"]
    assert [one.initiative for one in state.fighters] == [11, 7, 7, 7, 6]
    assert (state.phase, state.turn, state.round) == ("turn_start", 0, 1)


def _five_with_initiative(numbers: dict[str, int], content: Content) -> Json:
    document = duel_document(content, "hagen", "wolf", {})
    document["participants"] = [
        {"who": who, "side": "a" if who in content.characters else "b", "initiative": number}
        for who, number in numbers.items()
    ]
    plain = content.plain
    document["content"] = {table: plain[table] for table in plain if table != "scenarios"}
    return document


def test_cover_by_pair_is_taken_over(content: Content) -> None:
    document = duel_document(content, "mira", "wolf", {"terrain_cover": "manual"})
    document["pair_cover"] = [{"attacker": "*", "target": "wolf", "cover": 5}]
    assert start(document).scene.pair_cover == (("*", "wolf", "5"),)
    document["pair_cover"] = [{"attacker": "mira", "target": "wulf", "cover": 5}]
    with pytest.raises(ContentError) as refused:
        start(document)
    assert refused.value.facts["where"] == "pair_cover#1.target"


@pytest.mark.parametrize(
    ("key", "value", "code", "where"),
    [
        ("system", "factions", "content-value", "system"),
        ("format", 2, "content-value", "format"),
        ("participants", [], "content-too-few", "participants"),
        ("particpants", [], "content-unknown-key", ""),
        ("content", {"foes": {}}, "content-unknown-reference", "participants#1.who"),
        ("content", {"foos": {}}, "content-unknown-table", "content"),
        ("options", {"space": "sphere"}, "content-option", "options"),
    ],
)
def test_documents_are_checked_like_files(content: Content, key: str, value: Any, code: str, where: str) -> None:
    document = scenario_document(content, "schlaegerei", {})
    with pytest.raises(ContentError) as refused:
        start({**document, key: value})
    assert (refused.value.code, refused.value.facts["where"]) == (code, where)
    assert refused.value.facts["file"] == Word("content-document")


def test_start_states_are_equal_and_hashable(content: Content) -> None:
    assert begin(content, "lagerhalle") == begin(content, "lagerhalle")
    assert hash(begin(content, "lagerhalle")) == hash(begin(content, "lagerhalle"))
