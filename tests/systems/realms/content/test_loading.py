"""The supplied gear, cards and forces, number by number; finding things; content of one's own; templates."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase, Word
from regelwerk.engine.state_values import Name
from regelwerk.systems.realms.content.loading import TABLES, Content, load, template
from regelwerk.systems.realms.content.models import (
    ArmourEntry,
    BattlefieldEntry,
    ForceEntry,
    ItemEntry,
    MissionAreaEntry,
    MissionEntry,
    ModelEntry,
    PieceEntry,
    ScenarioEntry,
    WeaponEntry,
    ZoneEntry,
)
from regelwerk.systems.realms.content.setup import scenario_document, start
from regelwerk.systems.realms.values import ATTRIBUTES, LEADER, Armour, Card, Weapon, carry_capacity


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


# WK, type and level, strength, damage, range, autofire, area, uses, effects, kilograms
WEAPONS = {
    "pistole": (1, "kinetik 1", 3, 2, "20/3", 0, 0, 0, "", 1),
    "maschinenpistole": (1, "kinetik 1", 4, 2, "20/3", 3, 0, 0, "durchschlag", 3),
    "messer": (1, "schnitt 1", 3, 1, "NK", 0, 0, 0, "", 0.5),
    "monomolekular_katana": (1, "schnitt 2", 5, 3, "NK", 0, 0, 0, "monomolekular", 1.5),
    "mono_messer": (1, "schnitt 1", 6, 1, "NK", 0, 0, 0, "monomolekular", 0.5),
    "schockgranate": (1, "schlag 2", 4, 2, "12/4", 0, 4, 2, "paralyse", 1),
    "gewehr": (2, "kinetik 1", 4, 3, "30/4", 0, 0, 0, "", 4),
    "sturmgewehr_cal50": (2, "kinetik 2", 5, 3, "40/4", 1, 0, 0, "explosiv", 8),
    "schwert": (2, "schnitt 2", 5, 2, "NK", 0, 0, 0, "", 2),
    "maschinengewehr": (3, "kinetik 2", 4, 3, "40/4", 4, 0, 0, "", 11),
    "scharfschuetzengewehr": (4, "kinetik 2", 6, 4, "50/4", 0, 0, 0, "", 6),
    "panzerfaust": (4, "kinetik 3", 8, 5, "25/4", 0, 3, 2, "strukturschaedigend explosiv", 7),
    "mike_sturmkanone": (3, "kinetik 3", 7, 4, "40/4", 1, 0, 0, "strukturschaedigend", 0),
    "mike_servofaust": (2, "schlag 2", 8, 4, "NK", 0, 0, 0, "strukturschaedigend", 0),
    "elektroschlagstock": (1, "schlag 1", 3, 1, "NK", 0, 0, 0, "elektro", 1),
    "vibro_axt": (3, "schnitt 2", 6, 3, "NK", 0, 0, 0, "vibro strukturschaedigend", 5),
    "desintegratorgewehr": (2, "strahl 2", 4, 3, "30/3", 0, 0, 0, "desintegrator", 5),
    "mikrowellenwerfer": (2, "strahl 1", 3, 2, "20/3", 0, 0, 0, "mikrowelle", 5),
    "pb_karabiner": (2, "kinetik 2", 4, 3, "30/4", 0, 0, 0, "panzerbrechend strukturschaedigend", 4),
    "flechetteflinte": (2, "kinetik 1", 4, 2, "15/3", 1, 0, 0, "schrapnell", 4),
    "flammenwerfer": (3, "strahl 1", 5, 3, "10/2", 0, 0, 0, "hitze", 6),
}  # fmt: skip


def spelled(weapon: Weapon) -> tuple[Any, ...]:
    profile = weapon.profile
    return (
        weapon.wk,
        f"{profile.type} {profile.level}",
        profile.strength,
        profile.damage,
        "NK" if weapon.is_melee else f"{weapon.band}/{weapon.bands}",
        weapon.af,
        weapon.area,
        weapon.uses,
        " ".join(profile.effects),
        weapon.grams / 1000,
    )


@pytest.mark.rule("RE-WPN-01", "RE-WPN-02", "RE-DMG-02", "RE-DMG-04")
@pytest.mark.parametrize("key", WEAPONS)
def test_the_weapons_of_the_specification(content: Content, key: str) -> None:
    assert spelled(content.weapons[key]) == WEAPONS[key]


def test_unwieldy_and_built_in_weapons(content: Content) -> None:
    unwieldy = {key for key, weapon in content.weapons.items() if weapon.unwieldy}
    assert unwieldy == {"panzerfaust", "mike_sturmkanone", "harpunenwerfer"}
    arms = {key: weapon.arm for key, weapon in content.weapons.items() if weapon.arm}
    assert arms == {"mike_sturmkanone": "right_arm", "mike_servofaust": "left_arm"}


@pytest.mark.rule("RE-ARM-01", "RE-DMG-03")
def test_the_armour_of_the_specification(content: Content) -> None:
    def spelled(armour: Armour) -> tuple[Any, ...]:
        return armour.protection, dict(armour.types), " ".join(armour.effects), armour.grams

    assert {key: spelled(armour) for key, armour in content.armours.items()} == {
        "servopanzer_goetterdaemmerung": (7, {"kinetik": 2, "schnitt": 2}, "explosiv panzerbrechend", 0),
        "gefechtsanzug": (5, {"kinetik": 1, "schnitt": 1}, "explosiv", 9000),
        "kampfweste": (3, {"kinetik": 1}, "", 5000),
        "mike_panzerung": (7, {"kinetik": 1, "schlag": 1, "schnitt": 2}, "strukturverstaerkt", 0),
        "kompositpanzer": (5, {"kinetik": 1, "strahl": 2}, "kompositpanzerung", 10000),
    }


@pytest.mark.rule("RE-ARM-02", "RE-EQP-01", "RE-EQP-02")
def test_the_equipment_of_the_specification(content: Content) -> None:
    items = content.items
    assert (items["schild"].shield, items["schild"].grams) == (True, 4000)
    assert (items["feldgenerator"].field, items["feldgenerator"].grams) == (True, 2000)
    spray = items["medizinisches_spray"]
    assert (spray.ap, spray.uses, spray.heals, spray.grams) == (1, 3, 1, 500)
    assert (items["multi_scanner"].spotting, items["multi_scanner"].ap, items["multi_scanner"].grams) == (1, 0, 1000)
    assert items["aufputschspritze"].modifiers == (("agi", 1), ("bw", 1))


# AGI BW KO FK WN EH, HP; weapons; armour; the rest; kilograms of how many it can carry
MODELS = {
    "mars": ("656765", 5, "monomolekular_katana schockgranate sturmgewehr_cal50", "servopanzer_goetterdaemmerung",
             "medizinisches_spray multi_scanner leader 2", None),
    "schuetze": ("444544", 4, "gewehr messer", "kampfweste", "", (9.5, 16)),
    "mg_schuetze": ("345545", 4, "maschinengewehr pistole", "gefechtsanzug", "", (21, 25)),
    "panzerjaeger": ("445544", 4, "panzerfaust maschinenpistole", "kampfweste", "", (15, 25)),
    "spaeher": ("554664", 3, "scharfschuetzengewehr pistole", "kampfweste", "passive 2", (12, 16)),
    "truppfuehrerin": ("544656", 4, "gewehr schwert", "gefechtsanzug", "leader 1", (15, 16)),
    "amboss": ("457546", 9, "mike_sturmkanone mike_servofaust", "mike_panzerung", "mike large fov 180", (0, 196)),
    "sturmsoldat": ("555445", 4, "maschinenpistole schwert", "gefechtsanzug", "schild", (18, 25)),
    "schleicher": ("653555", 3, "mono_messer pistole", "kampfweste", "active 2", (6.5, 9)),
    "ordensmeister": ("545656", 5, "desintegratorgewehr elektroschlagstock", "kompositpanzer",
                      "feldgenerator leader 1", (18, 25)),
    "brecher": ("556336", 5, "vibro_axt pistole", "kompositpanzer", "", (16, 36)),
    "strahler": ("444544", 4, "mikrowellenwerfer messer", "gefechtsanzug", "", (14.5, 16)),
    "jaeger": ("444654", 4, "pb_karabiner messer", "gefechtsanzug", "", (13.5, 16)),
    "sturmpionier": ("454544", 4, "flechetteflinte flammenwerfer elektroschlagstock", "kampfweste", "", (16, 16)),
    "kundschafter": ("662463", 2, "pistole messer", "", "small fov 180", (1.5, 4)),
}  # fmt: skip


def rest(card: Card) -> str:
    words = [item.id for item in card.items]
    words += [f"leader {card.trait(LEADER)}"] * (card.trait(LEADER) >= 0)
    words += [f"{card.camouflage} {card.camouflage_level}"] * (card.camouflage != "none")
    words += [card.type] * (card.type != "infantry") + [card.size] * (card.size != "medium")
    return " ".join([*words, *[f"fov {card.fov}"] * (card.fov != 90)])


@pytest.mark.rule("RE-CARD-01", "RE-CARD-02", "RE-MOD-01", "RE-MOD-02", "RE-CAR-01", "RE-CAR-02")
@pytest.mark.parametrize("key", MODELS)
def test_the_models_of_the_specification(content: Content, key: str) -> None:
    card = content.models[key]
    values, hp, weapons, armour, more, load_of = MODELS[key]
    assert "".join(str(card.attribute(name)) for name in ATTRIBUTES) == values
    assert (card.hp, " ".join(weapon.id for weapon in card.weapons), rest(card)) == (hp, weapons, more)
    assert (card.armour.id if card.armour else "") == armour
    assert (card.encumbrance, card.movement) == (0, "legs")
    if load_of:
        assert (card.grams / 1000, carry_capacity(card.type, card.ko)) == load_of


@pytest.mark.rule("RE-GRP-01", "RE-GRP-02", "RE-LEAD-01")
def test_the_task_forces_of_the_specification(content: Content) -> None:
    members = {key: [card.id for card in force.cards] for key, force in content.forces.items()}
    assert members["nordbund"] == ["mars", "schuetze", "mg_schuetze", "panzerjaeger", "spaeher"]
    assert members["freie_kolonne"] == ["truppfuehrerin", "amboss", "sturmsoldat", "schleicher"]
    assert members["orden_der_linse"] == list(MODELS)[-6:]
    for force in content.forces.values():
        assert len(force.cards) >= 2
        assert len({card.faction for card in force.cards}) == 1
        assert sum(card.trait(LEADER) >= 0 for card in force.cards) == 1


def test_every_full_task_force_can_hurt_a_mike(content: Content) -> None:
    for key in (
        "nordbund",
        "nordbund_vorhut",
        "nordbund_spaehtrupp",
        "freie_kolonne",
        "orden_der_linse",
        "salzlaeufer",
    ):
        weapons = [weapon for card in content.forces[key].cards for weapon in card.weapons]
        assert any(weapon.profile.has("strukturschaedigend") for weapon in weapons), key


@pytest.mark.parametrize(("smaller", "left_out"), [("vorhut", "schuetze"), ("spaehtrupp", "mg_schuetze")])
def test_the_smaller_leagues_are_the_league_without_one_model(content: Content, smaller: str, left_out: str) -> None:
    everybody = [card.id for card in content.forces["nordbund"].cards]
    left = [card.id for card in content.forces[f"nordbund_{smaller}"].cards]
    assert left == [one for one in everybody if one != left_out]


def test_the_salt_runners_are_quick_and_carry_what_they_can(content: Content) -> None:
    cards = content.forces["salzlaeufer"].cards
    assert [card.encumbrance for card in cards] == [0] * 5
    quick = sum(card.bw for card in cards) / 5
    others = [card.bw for key in ("nordbund", "freie_kolonne", "orden_der_linse") for card in content.forces[key].cards]
    assert quick > max(others) - 1 > sum(others) / len(others)
    assert [card.id for card in cards if card.camouflage != "none"] == ["strandlaeufer"]
    assert sum(weapon.area > 0 for card in cards for weapon in card.weapons) == 2


@pytest.mark.rule("RE-CARD-02", "RE-CAR-03", "RE-CAR-04")
@pytest.mark.parametrize(
    ("grams", "values"), [(25_000, (4, 4, 0)), (25_001, (3, 3, 1)), (50_000, (3, 3, 1)), (60_000, (2, 2, 2)),
                          (126_000, (0, 0, 5))],
)  # fmt: skip
def test_a_load_lowers_agility_and_movement_of_a_card(tmp_path: Path, grams: int, values: tuple[int, int, int]) -> None:
    (tmp_path / "mine.toml").write_text(
        f'[items.klotz]\nname = "Klotz"\ngrams = {grams}\n'
        '[models.traeger]\nname = "T"\nfaction = "F"\nagi = 4\nbw = 4\nko = 5\nfk = 3\nwn = 3\neh = 3\nhp = 3\n'
        'items = ["klotz"]\n'
        '[models.gedruckt]\nname = "G"\nfaction = "F"\nagi = 4\nbw = 4\nko = 5\nfk = 3\nwn = 3\neh = 3\nhp = 3\n'
        'items = ["klotz"]\nprinted = true\n',
        "utf-8",
    )
    content = load([tmp_path])
    card, printed = content.models["traeger"], content.models["gedruckt"]
    assert (card.agi, card.bw, card.encumbrance, card.grams, card.fk) == (*values, grams, 3)
    assert (printed.agi, printed.bw, printed.encumbrance, printed.grams) == (4, 4, 0, grams)


def test_everything_has_names_in_both_languages(content: Content) -> None:
    for table in TABLES.values():
        for key, entry in getattr(content, table).items():
            assert entry.name.by_language["de"] and entry.name.by_language["en"], key
    for battlefield in content.battlefields.values():
        names = [*(piece.name for piece in battlefield.pieces), *(zone.name for zone in battlefield.zones)]
        assert all(name.default != name.by_language["en"] for name in names)
    for scenario in content.scenarios.values():
        for text in (scenario.introduction.by_language["de"], scenario.introduction.by_language["en"]):
            assert text.endswith(".") and text.count(". ") == 1
        assert scenario.introduction.by_language["de"] != scenario.introduction.by_language["en"]


@pytest.mark.parametrize(
    ("kind", "text", "found"),
    [
        ("weapon", "Maschinenpistole", "maschinenpistole"),
        ("weapon", "scharfschutzengewehr", "scharfschuetzengewehr"),
        ("armour", "combat vest", "kampfweste"),
        ("item", "Medizinisches Spray", "medizinisches_spray"),
        ("model", "MIKe Amboss", "amboss"),
        ("model", "Command unit mars", "mars"),
        ("force", "Salt Runners", "salzlaeufer"),
        ("battlefield", "Old Town", "altstadt"),
        ("mission", "Hold the position", "stellung"),
        ("scenario", "Vier Kisten", "bergung"),
    ],
)
def test_things_are_found_by_id_or_name_however_they_are_spelled(
    content: Content, kind: str, text: str, found: str
) -> None:
    assert content.find_id(kind, text) == found


def test_find_gives_the_thing_itself(content: Content) -> None:
    assert content.find("weapon", "Gewehr").band == 30
    assert content.find("armour", "Kampfweste").protection == 3
    assert content.find("item", "shield").shield
    assert content.find("model", "Späher").camouflage == "passive"
    assert content.find("force", "Nordbund").name == Name.of("Nordbund", en="Northern League")
    assert content.find("battlefield", "Hochmoor").width == 90_000_000
    assert content.find("mission", "Bergung").needed == 3
    assert content.find("scenario", "Übung").options == {"premeasure": "always"}


def test_what_is_not_found_is_answered_with_near_names(content: Content) -> None:
    with pytest.raises(ContentError) as refused:
        content.find("model", "Sturmsoladt")
    assert refused.value.code == "content-not-found"
    assert refused.value.facts["kind"] == Word("re-content-kind-model")
    assert dict(refused.value.facts["hint"].facts)["near"].lower().startswith("sturmsoldat")
    with pytest.raises(ContentError) as refused:
        content.find("modell", "mars")
    assert refused.value.facts["hint"] == Phrase("content-hint-near", (("near", "model"),))


@pytest.mark.parametrize("kind", TABLES)
def test_a_template_loads_unchanged_and_speaks_both_languages(kind: str, tmp_path: Path) -> None:
    text = template(kind)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    content = load([tmp_path])
    assert f"my_{kind}" in content.plain[TABLES[kind]]
    assert set(tomllib.loads(text)) == {TABLES[kind]}
    assert " / " in text


@pytest.mark.parametrize(
    ("kind", "model", "left_out"),
    [
        ("weapon", WeaponEntry, set()),
        ("armour", ArmourEntry, set()),
        ("item", ItemEntry, set()),
        ("model", ModelEntry, {"now", "portrait", "token"}),
        ("force", ForceEntry, set()),
        ("battlefield", BattlefieldEntry, {"vtt"}),
        ("mission", MissionEntry, {"objects", "ring"}),
        ("scenario", ScenarioEntry, {"images"}),
    ],
)
def test_templates_show_every_key(kind: str, model: Any, left_out: set[str]) -> None:
    entry = tomllib.loads(template(kind))[TABLES[kind]][f"my_{kind}"]
    assert set(entry) == set(model.model_fields) - left_out
    assert all(f"# {key} = " in template(kind) for key in left_out)


def test_templates_show_what_stands_inside() -> None:
    for kind, model in (("battlefield", PieceEntry), ("battlefield", ZoneEntry), ("mission", MissionAreaEntry)):
        text = template(kind)
        assert [key for key in model.model_fields if key not in text] == [], model


def test_the_scenario_of_the_template_begins(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(template("scenario"), "utf-8")
    world = start(scenario_document(load([tmp_path]), "my_scenario", {}))
    assert (world.scene.battlefield.environment, world.options.premeasure) == ("tundra", "always")
    assert {zone.id: zone.type for zone in world.scene.battlefield.zones}["z1"] == "thicket"
    assert [model.card.id for model in world.models][:2] == ["ordensmeister", "brecher"]


def test_folders_add_to_the_supplied_content_and_replace_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[weapons.gewehr]\nname = "Neu"\nwk = 2\ntype = "strahl"\nlevel = 3\nstrength = 9\ndamage = 1\n'
        '[armours.hemd]\nname = "Hemd"\nprotection = 1\n',
        "utf-8",
    )
    content = load([tmp_path])
    assert content.models["schuetze"].weapons[0].profile.strength == 9
    assert content.models["schuetze"].grams == 5500
    assert content.armours["hemd"].protection == 1
    assert "mars" in content.models


def test_importing_the_system_reads_nothing() -> None:
    """Pydantic and Shapely are slow to import, so only reading content brings them in."""
    code = (
        "import sys, regelwerk.systems.realms.content.loading, regelwerk.systems.realms.content.setup; "
        "print([name for name in ('pydantic', 'shapely') if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
