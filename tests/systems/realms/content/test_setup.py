"""Setting up: every scenario as a document that needs nothing else, duels, drones, and the options of the table."""

import json
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Word
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import NO_NAME, replace
from regelwerk.systems.realms.content.loading import Content, load
from regelwerk.systems.realms.content.setup import duel_document, duellists, scenario_document, start
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.state import Vitals, World
from regelwerk.systems.realms.values import LEADER


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def begin(content: Content, name: str, **options: Any) -> World:
    return start(json.loads(json.dumps(scenario_document(content, name, options))))


@pytest.mark.rule("RE-GAM-01", "RE-GRP-02")
@pytest.mark.parametrize("name", sorted(load().scenarios))
def test_a_scenario_begins_before_anybody_is_on_the_table(content: Content, name: str) -> None:
    world = begin(content, name)
    entry = content.scenarios[name]
    assert (world.stage, world.round, world.phase, world.queue) == ("setup", 0, None, ())
    assert {model.vitals.status for model in world.models} == {"waiting"}
    assert not any(model.on_table or model.ap for model in world.models)
    assert [(side.id, side.seat, side.force) for side in world.scene.sides] == [
        ("blue", "blue", entry.blue), ("red", "red", entry.red)
    ]  # fmt: skip
    for side, force in (("blue", entry.blue), ("red", entry.red)):
        cards = [model.card for model in world.models if model.side == side]
        # Only the names differ, where both sides bring the same people: those are numbered.
        assert [replace(card, name=NO_NAME) for card in cards] == [
            replace(card, name=NO_NAME) for card in content.forces[force].cards
        ]
    assert hash(world) == hash(begin(content, name))
    assert world == begin(content, name)


def test_the_first_scenario_is_the_league_against_the_column(content: Content) -> None:
    assert next(iter(content.scenarios)) == "standard"
    world = begin(content, "standard")
    assert [model.id for model in world.models] == [
        "mars", "schuetze", "mg_schuetze", "panzerjaeger", "spaeher", "truppfuehrerin", "amboss", "sturmsoldat",
        "schleicher",
    ]  # fmt: skip
    assert [side.name.spoken for side in world.scene.sides] == [
        ("Blau (Nordbund)", "Blue (Northern League)"),
        ("Rot (Freie Kolonne)", "Red (Free Column)"),
    ]


@pytest.mark.rule("RE-HP-01", "RE-MIK-08")
def test_everybody_begins_whole(content: Content) -> None:
    world = begin(content, "standard")
    assert world.find("mars").vitals == Vitals(5, status="waiting")
    assert world.find("amboss").vitals == Vitals(9, (6, 6, 6), status="waiting")


@pytest.mark.rule("RE:premeasure")
def test_scenarios_say_how_they_measure(content: Content) -> None:
    stated = {key: entry.options.get("premeasure") for key, entry in content.scenarios.items()}
    assert (stated["standard"], stated["extraktion"], stated["uebung"]) == ("moves_only", "moves_only", "always")
    practice = begin(content, "uebung")
    assert (practice.options.premeasure, len(practice.models)) == ("always", 4)


def test_options_of_the_table_go_before_those_of_the_scenario(content: Content) -> None:
    assert begin(content, "standard").options == Options()
    assert begin(content, "uebung", premeasure="moves_only").options == Options()
    assert begin(content, "uebung", turn_limit="unlimited").options == Options(
        premeasure="always", turn_limit="unlimited"
    )
    with pytest.raises(OptionError):
        scenario_document(content, "standard", {"premesure": "always"})


def test_a_document_needs_nothing_else(content: Content) -> None:
    """What is in it decides, whatever the content says by then; making one changes no content."""
    document = scenario_document(content, "uebung", {})
    document["content"]["weapons"]["gewehr"]["damage"] = 9
    document["content"]["battlefields"]["uebungsplatz"]["environment"] = "moon"
    world = start(document)
    assert world.find("schuetze").card.weapons[0].profile.damage == 9
    assert world.scene.battlefield.environment == "moon"
    assert set(document["content"]["models"]) == {"mars", "schuetze", "truppfuehrerin", "sturmsoldat"}
    assert set(document["content"]["missions"]) == {"standard"}
    assert set(document["content"]["armours"]) == {"servopanzer_goetterdaemmerung", "kampfweste", "gefechtsanzug"}
    assert content.weapons["gewehr"].profile.damage == 3
    assert start(scenario_document(content, "uebung", {})) == begin(content, "uebung")


def test_a_game_begins_the_same_however_a_document_orders_its_keys(content: Content) -> None:
    for name in content.scenarios:
        document = scenario_document(content, name, {})
        assert start(json.loads(json.dumps(document, sort_keys=True))) == start(document)


def test_several_alike_are_told_apart(content: Content) -> None:
    document = scenario_document(content, "uebung", {})
    document["red"] = "nordbund_streife"
    document["content"]["forces"]["nordbund_streife"]["members"] = ["mars", "schuetze", "schuetze"]
    world = start(document)
    assert [(model.id, model.side) for model in world.models] == [
        ("mars", "blue"), ("schuetze", "blue"), ("schuetze-2", "blue"),
        ("mars-2", "red"), ("schuetze-3", "red"), ("schuetze-4", "red"),
    ]  # fmt: skip
    assert [model.card.name.default for model in world.models][1:4] == [
        "Schütze 1",
        "Schütze 2",
        "Kommandoeinheit MARS 2",
    ]
    assert {model.card.id for model in world.models} == {"mars", "schuetze"}


@pytest.mark.rule("RE-GRP-02")
def test_a_duel_is_one_against_one_on_the_practice_ground(content: Content) -> None:
    document = json.loads(json.dumps(duel_document(content, "Schütze", "MIKe Amboss", {"premeasure": "always"})))
    world = start(document)
    assert duellists(document) == ("blue", "red")
    assert [(model.id, model.side) for model in world.models] == [("schuetze", "blue"), ("amboss", "red")]
    assert [model.card.trait(LEADER) for model in world.models] == [0, 0]
    table = world.scene.battlefield
    assert (table.width, table.height) == (60_000_000, 60_000_000)
    assert [piece.solid.top for piece in table.pieces] == [4_000_000, 4_000_000]
    assert world.scene.sides[1].name.spoken == ("Rot (MIKe „Amboss“)", "Red (MIKe “Anvil”)")
    assert world.options == Options(premeasure="always")
    assert document["name"] == {"de": "Schütze – MIKe „Amboss“", "en": "Rifleman – MIKe “Anvil”"}


def test_a_duel_with_oneself(content: Content) -> None:
    world = start(duel_document(content, "mars", "mars", {}))
    assert [(model.id, model.side, model.card.name.by_language["en"]) for model in world.models] == [
        ("mars", "blue", "Command Unit MARS 1"), ("mars-2", "red", "Command Unit MARS 2")
    ]  # fmt: skip
    assert world.models[0].card.trait(LEADER) == 2


def test_a_duel_with_nobody_is_refused(content: Content) -> None:
    with pytest.raises(ContentError) as refused:
        duel_document(content, "mars", "niemand", {})
    assert refused.value.code == "content-not-found"
    assert refused.value.facts["kind"] == Word("re-content-kind-model")


def with_drone(content: Content, options: Json) -> Json:
    document = scenario_document(content, "hochmoor", options)
    document["blue"] = "salzlaeufer_mit_drohne"
    document["content"]["forces"]["salzlaeufer_mit_drohne"] = content.plain["forces"]["salzlaeufer_mit_drohne"]
    document["content"]["models"]["sturmmoewe"] = dict(content.plain["models"]["sturmmoewe"])
    return document


def refused_code(document: Json) -> tuple[str, str, str]:
    with pytest.raises(ContentError) as refused:
        start(document)
    facts = refused.value.facts
    return refused.value.code, str(facts["where"]), str(facts.get("rule", ""))


@pytest.mark.rule("RE-MOD-03", "RE-DRO-01", "RE:drones")
def test_drones_take_part_only_with_their_option_and_a_controller(content: Content) -> None:
    assert refused_code(with_drone(content, {})) == ("re-content-drone-off", "blue", "RE-MOD-03")
    world = start(with_drone(content, {"drones": "controller"}))
    assert {model.id: model.controller for model in world.models if model.controller} == {"sturmmoewe": "lotsin"}
    alone = with_drone(content, {"drones": "controller"})
    alone["content"]["forces"]["salzlaeufer_mit_drohne"] = {
        key: value for key, value in content.plain["forces"]["salzlaeufer_mit_drohne"].items() if key != "controllers"
    }
    assert refused_code(alone) == ("re-content-drone-alone", "blue", "")


@pytest.mark.rule("RE-ARM-01", "RE:ruling_32")
def test_nobody_wears_two_suits_of_armour(content: Content) -> None:
    document = scenario_document(content, "standard", {})
    document["content"]["models"]["mars"]["armour"] = ["kampfweste", "gefechtsanzug"]
    assert refused_code(document) == ("content-type", "content.models.mars.armour", "")


@pytest.mark.rule("RE-GAM-04", "RE:ruling_7")
def test_a_table_measures_ninety_by_ninety_unless_told(content: Content) -> None:
    document = scenario_document(content, "standard", {})
    table = document["content"]["battlefields"][document["battlefield"]]
    del table["size"]
    field = start(document).scene.battlefield
    assert (field.width, field.height) == (90_000_000, 90_000_000)
    table["size"] = [60, 120]
    table["pieces"] = table["zones"] = []
    document["mission"] = "standard"
    assert start(document).scene.battlefield.height == 120_000_000


@pytest.mark.rule("RE-MOD-03", "RE:ruling_115")
def test_vehicles_are_not_offered_to_anybody(content: Content) -> None:
    document = with_drone(content, {"drones": "controller"})
    document["content"]["models"]["enterer"] |= {"type": "vehicle"}
    with pytest.raises(ContentError) as refused:
        start(document)
    assert (refused.value.code, refused.value.facts["allowed"]) == ("content-value", "infantry, mike, drone")


@pytest.mark.rule("RE:drones")
def test_each_of_two_sides_commands_its_own_drone(content: Content) -> None:
    document = with_drone(content, {"drones": "controller"})
    document["red"] = "salzlaeufer_mit_drohne"
    controllers = {model.id: model.controller for model in start(document).models if model.controller}
    assert controllers == {"sturmmoewe": "lotsin", "sturmmoewe-2": "lotsin-2"}


@pytest.mark.rule("RE-ARM-04", "RE:shield_hand")
def test_a_shield_leaves_no_hand_for_a_heavy_weapon(content: Content) -> None:
    document = scenario_document(content, "uebung", {})
    document["content"]["weapons"]["schwert"]["wk"] = 3
    assert refused_code(document) == ("re-content-shield", "red", "")
    document["options"]["shield_hand"] = False
    assert start(document).find("sturmsoldat").card.has_shield


def test_documents_are_checked_like_files(content: Content) -> None:
    document = scenario_document(content, "standard", {})
    assert refused_code({**document, "blue": "nordbnd"})[0] == "content-unknown-reference"
    assert refused_code({**document, "format": 2}) == ("content-value", "format", "")
    fewer = {**document, "content": {**document["content"], "missions": {}}}
    assert refused_code(fewer) == ("content-unknown-reference", "mission", "")
    table = {**document["content"]["battlefields"]["kreuzweg"], "vtt": "x.dd2vtt"}
    named = {**document, "content": {**document["content"], "battlefields": {"kreuzweg": table}}}
    assert refused_code(named) == ("re-content-vtt-document", "content.battlefields.kreuzweg.vtt", "")


def test_content_of_ones_own_plays_supplied_scenarios(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[forces.nordbund]\nname = "Nur zwei"\nfaction = { de = "Nordbund", en = "Northern League" }\n'
        'members = ["mars", "spaeher"]\n',
        "utf-8",
    )
    world = start(scenario_document(load([tmp_path]), "standard", {}))
    assert [model.id for model in world.models if model.side == "blue"] == ["mars", "spaeher"]
    assert world.scene.sides[0].name.default == "Blau (Nur zwei)"
