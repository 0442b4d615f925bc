"""Setting up: documents are self-contained, and a campaign begins as its scenario says."""

import json
from typing import Any

import pytest
from msgspec.structs import astuple

from regelwerk.engine.book.options import OptionError
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Word
from regelwerk.engine.state_values import Name, field_names, replace
from regelwerk.systems.factions.content.loading import Content, load
from regelwerk.systems.factions.content.setup import duel_document, scenario_document, start
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.core.assets import is_usable, limit
from regelwerk.systems.factions.state import World, Wound, seat_of
from regelwerk.systems.factions.values import Character, Die

OFFERS = ("silver_mine", "quick_reaction_force", "hidden_refuge", "bannerhaus", "spiegelkabinett", "wachtuerme")


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def begin(content: Content, name: str, **options: Any) -> World:
    """The start of a scenario after its document has been a file."""
    return start(json.loads(json.dumps(scenario_document(content, name, options))))


def required(state: World) -> dict[str, int]:
    """What each plan needs."""
    return {plan.id: plan.required for one in state.factions for plan in one.plans}


def different(state: World, content: Content) -> set[tuple[str, str]]:
    """Dice, money and assets in which factions begin otherwise than they are defined."""
    names = ("striking_power", "operations", "resources", "structure", "flexibility", "effectiveness", "rp")
    found = set()
    for one in state.factions:
        usual = content.factions[one.id]
        found |= {(one.id, name) for name in names if getattr(one, name) != getattr(usual, name)}
        if [asset.kind for asset in one.assets] != [asset.kind for asset in usual.assets]:
            found.add((one.id, "assets"))
    return found


def missions(state: World) -> dict[int, list[tuple[Any, ...]]]:
    """What each mission does, by the phase it follows, without reasons."""
    return {one.after: [astuple(command)[:5] for command in one.commands] for one in state.scene.missions}


@pytest.mark.rule("FA-GM-17", "FA-WND-02")
def test_in_erbe_both_houses_have_the_same_and_meet_the_same(content: Content) -> None:
    state = begin(content, "erbe")
    otter, reiher = state.factions
    assert (otter.id, reiher.id) == ("otter", "reiher")
    assert (otter.dice, otter.rp, otter.sheet.temper) == (reiher.dice, reiher.rp, reiher.sheet.temper)
    for first, second in zip(otter.assets, reiher.assets, strict=True):
        assert (first.kind.template, first.kind.effect) == (second.kind.template, second.kind.effect)
    for one, other in zip(otter.plans, reiher.plans, strict=True):
        assert (one.required, one.kind.attribute, one.kind.outcome) == (
            other.required,
            other.kind.attribute,
            other.kind.outcome,
        )
        assert [effect.amount for effect in one.kind.effects] == [effect.amount for effect in other.kind.effects]
    assert missions(state) == {
        3: [("adjust_rp", "otter", "", 2, ""), ("adjust_rp", "reiher", "", 2, "")],
        6: [("offer_asset", "", "carrier_pigeons", 0, "")],
        8: [("add_wounds", "otter", "", 1, "soakable"), ("add_wounds", "reiher", "", 1, "soakable")],
    }
    assert not set(state.offers) & {asset.kind.template for asset in otter.assets}


def test_torsturm_begins_as_written(content: Content) -> None:
    state = begin(content, "torsturm")
    assert [one.id for one in state.factions] == ["asche", "orden", "wache", "zirkel"]
    assert (state.scene.max_phases, state.scene.end_plans, state.scene.missions) == (6, (), ())
    assert (state.offers, [one.plans for one in state.factions]) == ((), [()] * 4)
    assert state.options == Options(attack_raise_bonus_damage=True)
    assert [one.id for one in state.factions if one.hidden] == ["asche"]
    assert state.find("asche").found_by == ()
    assert [one.id for one in state.factions if one.shaken] == ["zirkel"]
    orden = state.find("orden")
    assert orden.wounds == (Wound(1, "hospital"),)
    assert [asset.id for asset in orden.assets if not is_usable(asset, state.options)] == ["hospital"]
    assert orden.asset("hospital").suspended_by == 1
    assert different(state, content) == {("asche", "rp"), ("zirkel", "rp"), ("zirkel", "assets")}
    assert (state.find("asche").rp, state.find("zirkel").rp) == (1, 9)
    zirkel = [asset.id for asset in state.find("zirkel").assets]
    assert zirkel == ["werkstatt", "automaten", "wachtuerme", "city_wall"]


@pytest.mark.rule("FA-GM-17")
def test_salz_begins_as_written(content: Content) -> None:
    state = begin(content, "salz")
    assert [one.id for one in state.factions] == ["asche", "bettler", "kontor", "zirkel"]
    assert (state.scene.max_phases, state.scene.end_plans) == (8, ("leuchtturmzoll", "ratsschatz"))
    kontor = state.find("kontor")
    assert (kontor.resources, kontor.structure, kontor.rp, limit(kontor, state.options)) == (Die(12), Die(8), 14, 6)
    assert [(one.id, one.controller) for one in state.factions if one.controller] == [("bettler", "kontor")]
    assert state.scene.characters == (Character("ana", Name.of("Ana"), "ana"),)
    assert (state.offers, state.options) == (OFFERS, Options())
    assert different(state, content) == {("kontor", "resources"), ("kontor", "rp"), ("zirkel", "assets")}
    zirkel = [asset.id for asset in state.find("zirkel").assets]
    assert zirkel == ["werkstatt", "automaten", "wachtuerme", "spiegelkabinett"]
    assert required(state) == {"ratsschatz": 8, "leuchtturmzoll": 10, "donnerwagen": 8}
    assert missions(state) == {
        2: [("set_control", "asche", "", 0, "ana")],
        3: [("mission_spend", "asche", "ana", 2, "")],
        4: [("destroy_asset_base", "kontor", "silbermine", 0, "")],
        5: [("adjust_plan", "zirkel", "donnerwagen", -2, "progress")],
        6: [("set_die", "kontor", "resources", 0, "W4")],
    }


@pytest.mark.rule("FA-GM-17")
def test_nebelhafen_begins_as_written(content: Content) -> None:
    state = begin(content, "nebelhafen")
    assert len(state.factions) == 7
    assert (state.scene.max_phases, state.scene.end_plans, state.offers) == (10, (), OFFERS)
    assert required(state) == {
        "ausnahmezustand": 6,
        "donnerwagen": 9,
        "leuchtturmzoll": 8,
        "prozession": 5,
        "ratsschatz": 12,
    }
    assert different(state, content) == {("kontor", "rp"), ("zirkel", "operations"), ("zirkel", "assets")}
    assert (state.find("kontor").rp, state.find("zirkel").operations) == (2, Die(6))
    assert [asset.id for asset in state.find("zirkel").assets] == ["werkstatt", "automaten", "wachtuerme"]
    assert [one.id for one in state.factions if one.minor] == ["bettler", "faehrleute"]
    assert missions(state) == {
        1: [("adjust_rp", "wache", "", 2, "")],
        3: [("set_control", "bettler", "", 0, "orden")],
        4: [("damage_asset", "zirkel", "automaten", 0, "")],
        5: [("add_wounds", "kontor", "", 1, "soakable")],
        6: [("grant_asset", "asche", "bannerhaus", 0, "")],
        7: [("set_minor", "bettler", "", 0, "false")],
        8: [("cancel_plan", "orden", "prozession", 0, "if_open")],
    }
    assert all(command.reason for mission in state.scene.missions for command in mission.commands)


def test_the_arc_of_pearls_begins_as_written(content: Content) -> None:
    helium, silence = begin(content, "perlenbogen"), begin(content, "funkstille")
    assert (helium.scene.max_phases, silence.scene.max_phases) == (8, 6)
    assert len(helium.offers) == 7
    assert silence.options == Options(hidden_values="plans")
    chor = silence.find("chor")
    assert (chor.hidden, chor.rp, [asset.id for asset in chor.assets]) == (True, 5, ["stimmen", "station_drei"])
    assert seat_of(silence, silence.find("lotsen")) == "jonna"
    assert silence.find("treibgut").controller == "heimflotte"
    assert different(helium, content) == set()
    changed = {("chor", "rp"), ("chor", "assets"), ("heimflotte", "rp"), ("lotsen", "rp"), ("werftrat", "rp")}
    assert (different(silence, content), silence.find("werftrat").rp) == (changed, 3)


@pytest.mark.rule("FA-GM-17")
def test_a_plan_that_a_scenario_makes_harder_is_the_same_plan(content: Content) -> None:
    """Scenarios state such a plan anew: only its number may differ."""
    for name in ("nebelhafen", "salz"):
        for one in begin(content, name).factions:
            usual = content.factions[one.id].plans
            for stated, defined in zip(one.plans, usual, strict=True):
                assert replace(stated.kind, required=defined.required) == defined.kind


def test_a_campaign_begins_between_two_phases_with_nothing_dealt(content: Content) -> None:
    state = begin(content, "nebelhafen")
    assert (state.stage, state.phase, state.round, state.turns, state.queue) == ("between", 0, 0, (), ())
    assert (state.dealt, state.shuffle, state.pending, state.fallen, state.ended) == ((), True, (), (), "")
    assert all(one.action == "" and one.card == 0 and one.invested == 0 for one in state.factions)


def test_the_catalogue_holds_all_that_can_be_granted(content: Content) -> None:
    """All templates, and what a faction owns without one; each template once."""
    state = begin(content, "torsturm")
    templates = [kind.template for kind in state.scene.catalogue]
    assert set(templates) >= {*content.assets, "fluesternetz", "hospital", "torfestung", "werkstatt"}
    assert len(set(templates)) == len(templates)
    assert "handelsflotte" not in templates
    mine = state.kind_of_asset("silver_mine")
    assert mine is not None
    assert mine.material_base == Name.of("ein alter Stollen im Krähenberg", en="an old gallery in Crow Hill")


def test_a_document_needs_nothing_but_itself(content: Content) -> None:
    document = scenario_document(content, "Sturm auf die Sieben Tore", {})
    assert (document["system"], document["format"], document["scenario"]) == ("factions", 1, "torsturm")
    assert set(document["content"]["factions"]) == {"asche", "orden", "wache", "zirkel"}
    assert set(document["content"]["assets"]) == set(content.assets)
    assert document["options"]["attack_raise_bonus_damage"] is True
    assert len(document["options"]) == len(field_names(Options))


def test_a_document_knows_whom_plans_speak_of(content: Content) -> None:
    """The Choir's plan is about the yard council, who need not be there."""
    document = duel_document(content, "chor", "wache", {})
    assert set(document["content"]["factions"]) == {"chor", "wache", "werftrat"}
    document["plans"] = True
    (plan,) = start(document).find("chor").plans
    assert astuple(plan.kind.effects[0])[:5] == ("set_control", "werftrat", "", 0, "chor")


def test_a_document_is_a_copy(content: Content) -> None:
    document = scenario_document(content, "salz", {})
    document["content"]["factions"]["kontor"]["rp"] = 99
    document["factions"].pop()
    assert start(scenario_document(content, "salz", {})).find("kontor").rp == 14
    assert content.factions["kontor"].rp == 8


def test_options_of_the_table_go_before_those_of_the_scenario(content: Content) -> None:
    options = begin(content, "torsturm", attack_raise_bonus_damage=False, qrf_chain=True).options
    assert options == Options(qrf_chain=True)
    with pytest.raises(OptionError):
        scenario_document(content, "salz", {"qrf_chain": 3})


def test_a_duel_is_two_factions_at_war_and_nothing_else(content: Content) -> None:
    state = start(duel_document(content, "Bettlerzunft", "wache", {"qrf_chain": True}))
    assert [(one.id, one.sheet.seat, one.minor) for one in state.factions] == [
        ("bettler", "bettler", False),
        ("wache", "wache", False),
    ]
    assert all(one.plans == () for one in state.factions)
    assert (state.offers, state.scene.missions, state.scene.max_phases) == ((), (), 0)
    assert (state.options, state.scene.name.default) == (
        Options(qrf_chain=True, reshuffle="every_phase"),
        "Bettlerzunft – Wache der Sieben Tore",
    )


def test_a_duel_with_oneself(content: Content) -> None:
    state = start(json.loads(json.dumps(duel_document(content, "zirkel", "Zirkel der Messingräder", {}))))
    assert [(one.id, one.sheet.seat) for one in state.factions] == [("zirkel_1", "zirkel_1"), ("zirkel_2", "zirkel_2")]
    assert state.factions[1].sheet.name == Name.of("Zirkel der Messingräder 2", en="Circle of the Brass Wheels 2")
    assert state.factions[0].assets == state.factions[1].assets


def test_a_name_that_is_not_given_stays(content: Content) -> None:
    document = scenario_document(content, "torsturm", {})
    document["factions"][0] |= {"name": None, "id": None, "seat": None}
    assert start(document).factions == begin(content, "torsturm").factions


def test_a_duel_frees_both_from_whoever_controls_them(tmp_path: Any) -> None:
    (tmp_path / "mine.toml").write_text('[factions.x]\nname = "X"\ncontroller = "wache"\nseat = "master"\n', "utf-8")
    content = load([tmp_path])
    duel = start(duel_document(content, "x", "orden", {}))
    assert (duel.find("x").controller, duel.find("x").sheet.seat) == ("", "x")
    scenario = duel_document(content, "x", "orden", {})
    scenario["factions"] = [{"who": "x"}, {"who": "orden"}]
    absent = start(scenario)
    assert (absent.find("x").controller, absent.find("x").sheet.seat) == ("", "master")
    scenario["factions"].append({"who": "wache"})
    assert start(scenario).find("x").controller == "wache"


def with_assets(content: Content, *assets: str, **options: Any) -> World:
    """The duel of two watches, the first with these kinds of assets and a wound on the first of them."""
    document = duel_document(content, "wache", "wache", options)
    first = document["factions"][0]
    first["assets"] = [{"id": name, "template": name} for name in assets]
    first["wounds"] = [assets[0]]
    return start(document)


@pytest.mark.rule("FA-AST-03", "FA-AST-04", "FA-AST-05", "FA:surplus_assets")
@pytest.mark.parametrize(
    ("options", "owned", "dormant"),
    [
        ({}, 5, ["mint", "observatory"]),
        ({"surplus_assets": "kept"}, 5, []),
        ({"surplus_assets": "lost"}, 3, []),
        ({"unusable_assets_count": False}, 5, ["observatory"]),
    ],
)
def test_of_more_assets_than_can_be_maintained_the_last_lie_dormant(
    content: Content, options: dict[str, Any], owned: int, dormant: list[str]
) -> None:
    state = with_assets(content, "city_wall", "silver_mine", "bannerhaus", "mint", "observatory", **options)
    first = state.find("wache_1")
    assert (limit(first, state.options), len(first.assets)) == (3, owned)
    assert [asset.id for asset in first.assets if asset.dormant] == dormant
    assert first.asset("city_wall").suspended_by == 1


@pytest.mark.rule("FA:surplus_assets")
def test_a_wound_on_an_asset_that_is_lost_at_once_suspends_nothing(content: Content) -> None:
    document = duel_document(content, "bettler", "wache", {"surplus_assets": "lost"})
    names = ("mint", "city_wall", "bannerhaus")
    document["factions"][0]["assets"] = [{"id": name, "template": name} for name in names]
    document["factions"][0]["wounds"] = ["bannerhaus", "mint"]
    bettler = start(document).find("bettler")
    assert bettler.wounds == (Wound(1), Wound(2, "mint"))
    assert [(asset.id, asset.suspended_by) for asset in bettler.assets] == [("mint", 2), ("city_wall", 0)]


@pytest.mark.rule("FA:effectiveness_minimum")
def test_a_table_may_say_that_nobody_is_unarmed(content: Content) -> None:
    assert begin(content, "nebelhafen").find("bettler").effectiveness is None
    armed = begin(content, "nebelhafen", effectiveness_minimum="W4")
    assert armed.find("bettler").effectiveness == Die(4)
    assert armed.find("zirkel").effectiveness == Die(10)


@pytest.mark.rule("FA:hidden_without_asset")
def test_hiding_needs_a_usable_refuge_unless_it_may_pause(content: Content) -> None:
    def hidden(**options: Any) -> World:
        document = duel_document(content, "asche", "wache", options)
        document["factions"][0] |= {"hidden": True, "wounds": ["katakomben"]}
        return start(document)

    with pytest.raises(ContentError) as refused:
        hidden()
    assert refused.value.code == "fa-content-no-refuge"
    assert hidden(hidden_without_asset="paused").find("asche").hidden


@pytest.mark.rule("FA:ruling_63")
def test_seats_are_the_factions_own_unless_stated(content: Content) -> None:
    document = scenario_document(content, "nebelhafen", {})
    document["factions"][0]["seat"] = "master"
    document["factions"][1]["seat"] = "wache"
    state = start(document)
    assert [state.find(who).sheet.seat for who in ("asche", "kontor", "orden", "wache")] == [
        "master",
        "wache",
        "orden",
        "wache",
    ]


@pytest.mark.parametrize(
    ("key", "value", "code", "where"),
    [
        ("system", "phasesix", "content-value", "system"),
        ("format", 2, "content-value", "format"),
        ("factions", [], "content-too-few", "factions"),
        ("fractions", [], "content-unknown-key", ""),
        ("content", {"assets": {}}, "content-unknown-reference", "factions#1.who"),
        ("content", {"assets": {"a": {}}}, "content-missing-key", "content.assets.a"),
        ("content", {"asets": {}}, "content-unknown-table", "content"),
        ("options", {"qrf_chain": "maybe"}, "content-option", "options"),
    ],
)
def test_documents_are_checked_like_files(content: Content, key: str, value: Any, code: str, where: str) -> None:
    document = scenario_document(content, "salz", {})
    with pytest.raises(ContentError) as refused:
        start({**document, key: value})
    assert (refused.value.code, refused.value.facts["where"]) == (code, where)
    assert refused.value.facts["file"] == Word("content-document")


def test_start_states_are_equal_and_hashable(content: Content) -> None:
    assert begin(content, "nebelhafen") == begin(content, "nebelhafen")
    assert hash(begin(content, "nebelhafen")) == hash(begin(content, "nebelhafen"))
