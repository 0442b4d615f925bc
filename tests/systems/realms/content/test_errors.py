"""Mistakes in content files: each is refused with the file, the place and what would be right."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Word
from regelwerk.systems.realms.content.loading import TABLES, load, template
from systems.refusing import Refusal, refusing, told

GUN = '[weapons.x]\nname = "X"\nwk = 2\ntype = "kinetik"\nlevel = 1\nstrength = 4\ndamage = 3\nrange = [30, 4]\n'
BLADE = GUN.replace("range = [30, 4]\n", "")
ARMOUR = '[armours.x]\nname = "X"\nprotection = 3\n'
ITEM = '[items.x]\nname = "X"\n'
FACTION = '{ de = "Nordbund", en = "Northern League" }'
MODEL = (
    f'[models.x]\nname = "X"\nfaction = {FACTION}\nagi = 4\nbw = 4\nko = 4\nfk = 4\nwn = 4\neh = 4\nhp = 4\n'
)  # fmt: skip
DRONE = MODEL.replace("models.x", "models.fly") + 'type = "drone"\n'
LEAD = MODEL.replace("models.x", "models.lead") + "traits = { gruppenfuehrer = 1 }\n"


refusal = refusing(load)


def check(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    error = refusal(text)
    assert (error.code, error.facts.get("where", "")) == (code, where)
    assert str(error.facts["file"]).endswith("mine.toml")
    found = told(error)
    assert {name: found.get(name) for name in facts} == facts


def force(members: str, more: str = "", before: str = "") -> str:
    return f'{before}[forces.x]\nname = "X"\nfaction = {FACTION}\nmembers = [{members}]\n{more}'


def kind(name: str) -> Word:
    return Word(f"re-content-kind-{name}")


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        ("[weapon.x]", "content-unknown-table", "", {"near": "weapons"}),
        (f"{GUN}rnge = [1, 2]", "content-unknown-key", "weapons.x", {"near": "range"}),
        (GUN.replace("wk = 2", "wk = 6"), "content-too-large", "weapons.x.wk", {"limit": "5"}),
        (GUN.replace("wk = 2\n", ""), "content-missing-key", "weapons.x", {"key": "wk"}),
        (GUN.replace("kinetik", "stich"), "content-value", "weapons.x.type",
         {"value": "stich", "allowed": "kinetik, schlag, schnitt, strahl"}),
        (GUN.replace("level = 1", "level = 4"), "content-too-large", "weapons.x.level", {"limit": "3"}),
        (GUN.replace("level = 1", "level = 0"), "content-too-small", "weapons.x.level", {"limit": "1"}),
        (GUN.replace("[30, 4]", "[30]"), "content-too-few", "weapons.x.range", {"number": 1, "limit": 2}),
        (GUN.replace("[30, 4]", "[30, 0]"), "content-too-small", "weapons.x.range#2", {"limit": "1"}),
        (GUN.replace("[30, 4]", "[30.5, 4]"), "content-type", "weapons.x.range#1",
         {"wanted": Word("content-type-integer")}),
        (f'{GUN}effects = ["explosif"]', "content-unknown-reference", "weapons.x.effects#1",
         {"kind": kind("effect"), "near": "explosiv"}),
        (f'{GUN}effects = ["kompositpanzerung"]', "content-unknown-reference", "weapons.x.effects#1", {}),
        (f'{GUN}effects = ["vibro", "vibro"]', "content-named-twice", "weapons.x.effects", {"id": "vibro"}),
        (f"{GUN}af = 5", "content-too-large", "weapons.x.af", {"limit": "4"}),
        (f"{GUN}af = 1\narea = 3", "re-content-area-autofire", "weapons.x.af", {}),
        (f"{BLADE}af = 1", "re-content-melee-key", "weapons.x.af", {"key": "af"}),
        (f"{BLADE}area = 3", "re-content-melee-key", "weapons.x.area", {"key": "area"}),
        (f"{BLADE}unwieldy = true", "re-content-melee-key", "weapons.x.unwieldy", {"key": "unwieldy"}),
        (f'{GUN}arm = "tail"', "content-value", "weapons.x.arm", {"value": "tail"}),
        (GUN.replace("weapons.x", "weapons.unarmed"), "content-id-reserved", "weapons.unarmed", {"id": "unarmed"}),
        (ARMOUR.replace("3", "-1"), "content-too-small", "armours.x.protection", {"limit": "0"}),
        (f"{ARMOUR}types = {{ kinetic = 1 }}", "content-unknown-reference", "armours.x.types.kinetic",
         {"kind": kind("damage"), "near": "kinetik"}),
        (f"{ARMOUR}types = {{ kinetik = 4 }}", "content-too-large", "armours.x.types.kinetik", {"limit": "3"}),
        (f'{ARMOUR}effects = ["kompositpanzer"]', "content-unknown-reference", "armours.x.effects#1",
         {"near": "kompositpanzerung"}),
        (f"{ITEM}heals = 1", "re-content-item-ap", "items.x.heals", {"key": "heals"}),
        (f"{ITEM}modifiers = {{ agi = 1 }}", "re-content-item-ap", "items.x.modifiers", {"key": "modifiers"}),
        (f"{ITEM}ap = 1\nmodifiers = {{ ag = 1 }}", "content-unknown-reference", "items.x.modifiers.ag",
         {"kind": kind("attribute"), "near": "agi"}),
        (f"{ITEM}grams = -1", "content-too-small", "items.x.grams", {"limit": "0"}),
    ],
)  # fmt: skip
def test_mistakes_in_gear(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    check(refusal, text, code, where, facts)


@pytest.mark.rule("RE-HP-01", "RE-MOD-02", "RE-FOV-01", "RE-CAM-02", "RE-CAM-06", "RE-SIZ-01", "RE-TRA-01")
@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        (MODEL.replace("hp = 4", "hp = 21"), "content-too-large", "models.x.hp", {"limit": "20"}),
        (MODEL.replace("hp = 4", "hp = 0"), "content-too-small", "models.x.hp", {"limit": "1"}),
        (MODEL.replace("fk = 4", "fk = -1"), "content-too-small", "models.x.fk", {"limit": "0"}),
        (MODEL.replace("eh = 4\n", ""), "content-missing-key", "models.x", {"key": "eh"}),
        (f'{MODEL}size = "huge"', "content-value", "models.x.size", {"allowed": "small, medium, large"}),
        (f'{MODEL}size = "large"', "content-value", "models.x.size", {"value": "large", "allowed": "small, medium"}),
        (f'{MODEL}type = "mike"', "content-value", "models.x.size", {"value": "medium", "allowed": "large"}),
        (f'{MODEL}type = "drone"\nsize = "large"', "content-value", "models.x.size", {"allowed": "small, medium"}),
        (f'{MODEL}type = "vehicle"', "content-value", "models.x.type", {"allowed": "infantry, mike, drone"}),
        (f"{MODEL}fov = 120", "content-value", "models.x.fov", {"value": "120", "allowed": "45, 90, 180, 360"}),
        (f'{MODEL}movement = "swim"', "content-value", "models.x.movement", {"value": "swim"}),
        (f"{MODEL}traits = {{ gruppenfuerer = 1 }}", "content-unknown-reference", "models.x.traits.gruppenfuerer",
         {"kind": kind("trait"), "near": "gruppenfuehrer"}),
        (f"{MODEL}traits = {{ fernkampf = 4 }}", "content-too-large", "models.x.traits.fernkampf", {"limit": "3"}),
        (f'{MODEL}weapons = ["gewer"]', "content-unknown-reference", "models.x.weapons#1",
         {"kind": kind("weapon"), "near": "gewehr"}),
        (f'{MODEL}weapons = ["messer", "messer"]', "content-named-twice", "models.x.weapons", {"id": "messer"}),
        (f'{MODEL}weapons = ["messer", "mike_servofaust"]', "re-content-arm", "models.x.weapons#2",
         {"weapon": "mike_servofaust"}),
        (f'{MODEL}armour = "kampfwest"', "content-unknown-reference", "models.x.armour",
         {"kind": kind("armour"), "near": "kampfweste"}),
        (f'{MODEL}items = ["schld"]', "content-unknown-reference", "models.x.items#1",
         {"kind": kind("item"), "near": "schild"}),
        (f'{MODEL}camouflage = "active"', "content-missing-key", "models.x", {"key": "camouflage_level"}),
        (f"{MODEL}camouflage_level = 2", "content-missing-key", "models.x", {"key": "camouflage"}),
        (f'{MODEL}camouflage = "active"\ncamouflage_level = 4', "content-too-large", "models.x.camouflage_level",
         {"limit": "3"}),
        (MODEL.replace("models.x", "models.blue"), "content-id-reserved", "models.blue", {"id": "blue"}),
    ],
)  # fmt: skip
def test_mistakes_in_models(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    check(refusal, text, code, where, facts)


@pytest.mark.rule("RE-GRP-01", "RE-GRP-02", "RE-LEAD-01", "RE:drones")
@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        (force('"mars"'), "content-too-few", "forces.x.members", {"number": 1, "limit": 2}),
        (force('"mars", "schutze"'), "content-unknown-reference", "forces.x.members#2",
         {"kind": kind("model"), "near": "schuetze"}),
        (force('"schuetze", "spaeher"'), "re-content-no-leader", "forces.x.members", {"trait": "gruppenfuehrer"}),
        (force('"mars", "lead"', before=LEAD), "re-content-leaders", "forces.x.members", {"models": "mars, lead"}),
        (force('"mars", "mars"'), "re-content-leaders", "forces.x.members", {"models": "mars, mars"}),
        (force('"mars", "sturmsoldat"'), "re-content-faction", "forces.x.members#2",
         {"model": "sturmsoldat", "faction": "Freie Kolonne / Free Column", "wanted": "Nordbund / Northern League"}),
        (force('"mars", "spaeher"', 'controllers = { spaeher = "mars" }'), "content-unknown-reference",
         "forces.x.controllers.spaeher", {"kind": kind("drone")}),
        (force('"mars", "fly"', 'controllers = { fly = "spaeher" }', DRONE), "content-unknown-reference",
         "forces.x.controllers.fly", {"kind": kind("model")}),
        (force('"mars", "schuetze", "schuetze", "fly"', 'controllers = { fly = "schuetze" }', DRONE),
         "re-content-controller-twice", "forces.x.controllers.fly", {"model": "schuetze"}),
        (force('"mars", "fly", "fly"', 'controllers = { fly = "mars" }', DRONE), "re-content-drones",
         "forces.x.controllers", {"model": "mars", "number": 2, "limit": 1}),
    ],
)  # fmt: skip
def test_mistakes_in_forces(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    check(refusal, text, code, where, facts)


def table(pieces: str = "", zones: str = "", size: str = "[90, 90]", more: str = "") -> str:
    return f'[battlefields.x]\nname = "X"\nsize = {size}\npieces = [{pieces}]\nzones = [{zones}]\n{more}\n'


def piece(shape: str, height: float = 4, own_id: str = "a", more: str = "") -> str:
    return f'{{ id = "{own_id}", name = "N", {shape}, height = {height}{more} }}'


def zone(shape: str, own_id: str = "z", type: str = "forest") -> str:  # noqa: A002  as in the file
    return f'{{ id = "{own_id}", type = "{type}", {shape} }}'


BOX = "box = [10, 10, 20, 20]"
BOW_TIE = "corners = [[10, 10], [20, 20], [20, 10], [10, 20]]"


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        (table(size="[90, 10]"), "content-too-small", "battlefields.x.size#2", {"limit": "30.0"}),
        (table(more='environment = "jungle"'), "content-value", "battlefields.x.environment", {"value": "jungle"}),
        (table(piece("box = [80, 80, 91, 89]")), "re-content-outside", "battlefields.x.pieces#1.box",
         {"width": "90", "height": "90"}),
        (table(piece("box = [-1, 0, 5, 5]")), "re-content-outside", "battlefields.x.pieces#1.box", {}),
        (table(zones=zone("octagon = { centre = [3, 45], radius = 5 }")), "re-content-outside",
         "battlefields.x.zones#1.octagon", {}),
        (table(piece("box = [20, 20, 10, 10]")), "re-content-crossing", "battlefields.x.pieces#1.box", {}),
        (table(piece("box = [20, 20, 30, 20]")), "re-content-crossing", "battlefields.x.pieces#1.box", {}),
        (table(piece(BOW_TIE)), "re-content-crossing", "battlefields.x.pieces#1.corners", {}),
        (table(zones=zone(BOW_TIE)), "re-content-crossing", "battlefields.x.zones#1.corners", {}),
        (table(zones=zone("corners = [[10, 10], [20, 20], [30, 30]]")), "re-content-crossing",
         "battlefields.x.zones#1.corners", {}),
        (table(zones=zone("corners = [[10, 10], [20, 20], [10, 10]]")), "re-content-crossing",
         "battlefields.x.zones#1.corners", {}),
        (table(piece("corners = [[10, 10], [20, 20]]")), "content-too-few", "battlefields.x.pieces#1.corners",
         {"limit": 3}),
        (table(piece(f"{BOX}, corners = [[1, 1], [2, 1], [2, 2]]")), "re-content-shape", "battlefields.x.pieces#1",
         {"shapes": "box, corners, octagon"}),
        (table('{ id = "a", name = "N", height = 3 }'), "re-content-shape", "battlefields.x.pieces#1", {}),
        (table(piece(BOX, 0)), "content-too-small", "battlefields.x.pieces#1.height", {"limit": "0.1"}),
        (table(f'{{ id = "a", name = "N", {BOX} }}'), "content-missing-key", "battlefields.x.pieces#1",
         {"key": "height"}),
        (table(piece(BOX, more=", cover = 3")), "content-value", "battlefields.x.pieces#1.cover", {"value": "3"}),
        (table(piece(BOX, more=", hight = 3")), "content-unknown-key", "battlefields.x.pieces#1", {"near": "height"}),
        (table(piece(BOX, own_id="A b")), "content-id-form", "battlefields.x.pieces#1.id", {"id": "A b"}),
        (table(piece(BOX, more=', twin = "B"')), "content-id-form", "battlefields.x.pieces#1.twin", {"id": "B"}),
        (table(piece(BOX), zone(BOX, "a")), "content-named-twice", "battlefields.x", {"id": "a"}),
        (table(piece(BOX, more=', twin = "a"')), "content-named-twice", "battlefields.x", {"id": "a"}),
        (table(zones=zone(BOX, type="lake")), "content-value", "battlefields.x.zones#1.type", {"value": "lake"}),
        (table(f"{piece(BOX)}, {piece('box = [19, 19, 25, 25]', own_id='b')}"), "re-content-overlap",
         "battlefields.x.pieces", {"one": "a", "other": "b"}),
        (table(piece("box = [40, 40, 47, 47]", more=', twin = "b"')), "re-content-overlap", "battlefields.x.pieces",
         {"one": "a", "other": "b"}),
        (table(piece("corners = [[10, 10], [20, 10], [10, 20]]")
               + ", " + piece("corners = [[14, 14], [20, 20], [10, 20]]", own_id="b")), "re-content-overlap",
         "battlefields.x.pieces", {}),
    ],
)  # fmt: skip
def test_mistakes_in_battlefields(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    check(refusal, text, code, where, facts)


@pytest.mark.parametrize(
    "other",
    [
        piece("box = [20, 10, 30, 20]", own_id="b"),
        piece(BOX, own_id="b", more=", z0 = 4"),
        piece("corners = [[20, 20.5], [20.5, 20], [25, 25]]", own_id="b"),
    ],
    ids=["beside", "on top", "across a corner"],
)
def test_pieces_may_touch_and_stand_on_each_other(tmp_path: Path, other: str) -> None:
    (tmp_path / "mine.toml").write_text(table(f"{piece(BOX)}, {other}"), "utf-8")
    assert [one.id for one in load([tmp_path]).battlefields["x"].pieces] == ["a", "b"]


STRIPS = "ends = [{ deployment = { strip = 15 } }, { deployment = { strip = 15 } }]"


def mission(more: str = "", ends: str = STRIPS) -> str:
    return f'[missions.x]\nname = "X"\ntext = "T"\n{ends}\n{more}\n'


def end(text: str) -> str:
    return f"ends = [{{ deployment = {{ {text} }} }}, {{ deployment = {{ strip = 15 }} }}]"


@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        (mission(ends="ends = [{ deployment = { strip = 15 } }]"), "content-too-few", "missions.x.ends", {"limit": 2}),
        (mission('goal = "win"'), "content-value", "missions.x.goal",
         {"value": "win", "allowed": "eliminate, extract, recover, hold"}),
        (mission(ends=end("")), "re-content-shape", "missions.x.ends#1.deployment",
         {"shapes": "strip, box, corners, octagon"}),
        (mission(ends=end("strip = 15, box = [0, 0, 9, 9]")), "re-content-shape", "missions.x.ends#1.deployment", {}),
        (mission(ends=end(BOW_TIE)), "re-content-crossing", "missions.x.ends#1.deployment.corners", {}),
        (mission('goal = "extract"'), "content-missing-key", "missions.x.ends#1", {"key": "extraction"}),
        (mission(ends=STRIPS.replace("15 } }]", "15 }, extraction = { strip = 5 } }]")), "re-content-goal-key",
         "missions.x.ends#2.extraction", {"goal": "eliminate", "key": "extraction"}),
        (mission("needed = 2"), "re-content-goal-key", "missions.x.needed", {"goal": "eliminate", "key": "needed"}),
        (mission("objects = [[1, 1]]"), "re-content-goal-key", "missions.x.objects", {"key": "objects"}),
        (mission('goal = "recover"'), "content-missing-key", "missions.x", {"key": "needed"}),
        (mission('goal = "recover"\nneeded = 1'), "re-content-objects", "missions.x",
         {"goal": "recover", "keys": "objects, ring, line"}),
        (mission('goal = "recover"\nneeded = 1\nobjects = [[9, 9]]\nring = { number = 1, radius = 5 }'),
         "re-content-objects", "missions.x", {}),
        (mission('goal = "recover"\nneeded = 5\nring = { number = 4, radius = 5 }'), "content-too-large",
         "missions.x.needed", {"value": "5", "limit": "4"}),
        (mission('goal = "recover"\nneeded = 1\nring = { number = 4, radius = 5 }\nhold_radius = 3'),
         "re-content-goal-key", "missions.x.hold_radius", {"goal": "recover"}),
        (mission('goal = "hold"\nneeded = 5\nline = { number = 3, gap = 9 }'), "content-missing-key", "missions.x",
         {"key": "hold_radius"}),
    ],
)  # fmt: skip
def test_mistakes_in_missions(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    check(refusal, text, code, where, facts)


def scenario(before: str = "", **stated: str) -> str:
    lines = {"mission": "standard", "battlefield": "kreuzweg", "blue": "nordbund", "red": "freie_kolonne", **stated}
    more = lines.pop("more", "")
    said = "".join(f'{key} = "{value}"\n' for key, value in lines.items())
    return f'{before}[scenarios.x]\nname = "X"\nintroduction = "Y"\n{said}{more}\n'


NEAR = mission(ends="ends = [{ deployment = { box = [0, 0, 90, 40] } }, { deployment = { box = [0, 51, 90, 90] } }]")
SMALL = mission(ends=end("box = [0, 0, 6, 6]"))
FULL = table(piece("box = [2, 2, 88, 14]"))
SHIELDED = f'{MODEL}weapons = ["maschinengewehr"]\nitems = ["schild"]\n' + force('"mars", "x"')


@pytest.mark.rule("RE-GAM-05", "RE-MOD-03", "RE:shield_hand")
@pytest.mark.parametrize(
    ("text", "code", "where", "facts"),
    [
        (scenario(mission="standrd"), "content-unknown-reference", "scenarios.x.mission",
         {"kind": kind("mission"), "near": "standard"}),
        (scenario(battlefield="kreuzwg"), "content-unknown-reference", "scenarios.x.battlefield",
         {"kind": kind("battlefield"), "near": "kreuzweg"}),
        (scenario(red="freie_kolone"), "content-unknown-reference", "scenarios.x.red",
         {"kind": kind("force"), "near": "freie_kolonne"}),
        (scenario(more='zones = { z9 = "swamp" }'), "content-unknown-reference", "scenarios.x.zones.z9",
         {"kind": kind("zone")}),
        (scenario(more='zones = { z1 = "lake" }'), "content-value", "scenarios.x.zones.z1", {"value": "lake"}),
        (scenario(environment="jungle"), "content-value", "scenarios.x.environment", {"value": "jungle"}),
        (scenario(more='options = { premesure = "always" }'), "content-option", "scenarios.x.options", {}),
        (scenario(more='options = { premeasure = "often" }'), "content-option", "scenarios.x.options", {}),
        (scenario(blue="salzlaeufer_mit_drohne"), "re-content-drone-off", "scenarios.x.blue",
         {"model": "sturmmoewe", "force": "salzlaeufer_mit_drohne", "rule": "RE-MOD-03"}),
        (scenario(SHIELDED, red="x"), "re-content-shield", "scenarios.x.red",
         {"model": "x", "weapon": "maschinengewehr"}),
        (scenario(NEAR, mission="x"), "re-content-zones-near", "scenarios.x.mission", {"gap": "11", "limit": 12}),
        (scenario(SMALL, mission="x"), "re-content-no-room", "scenarios.x.mission",
         {"zone": "deployment_1", "force": "nordbund", "number": 5}),
        (scenario(FULL, battlefield="x"), "re-content-no-room", "scenarios.x.mission", {"zone": "deployment_1"}),
        (scenario(mission(ends=end("strip = 46")), mission="x"), "content-too-large",
         "scenarios.x.mission.ends#1.deployment.strip", {"limit": "45"}),
        (scenario(mission="extraktion", battlefield="hochmoor"), "re-content-outside",
         "scenarios.x.mission.ends#1.extraction.corners", {"width": "90", "height": "60"}),
        (scenario(mission('goal = "recover"\nneeded = 1\nobjects = [[45, 45], [10, 60]]'), mission="x"),
         "re-content-object-inside", "scenarios.x.mission.objects#2",
         {"spot": "10, 60", "piece": "t5", "battlefield": "kreuzweg"}),
        (scenario(mission('goal = "recover"\nneeded = 1\nobjects = [[45, 91]]'), mission="x"), "re-content-outside",
         "scenarios.x.mission.objects#1", {}),
        (scenario(mission('goal = "recover"\nneeded = 1\nring = { number = 1, radius = 70 }'), mission="x"),
         "re-content-outside", "scenarios.x.mission.objects#1", {}),
        (scenario(table(piece(BOX, own_id="gewehr")), battlefield="x"), "content-id-ambiguous", "scenarios.x",
         {"id": "gewehr"}),
    ],
)  # fmt: skip
def test_mistakes_in_scenarios(refusal: Refusal, text: str, code: str, where: str, facts: dict[str, Any]) -> None:
    check(refusal, text, code, where, facts)


def test_an_object_beside_a_slanted_piece_is_not_in_it(tmp_path: Path) -> None:
    slanted = table(piece("corners = [[40, 40], [50, 40], [40, 50]]"))
    lying = 'goal = "recover"\nneeded = 1\nobjects = [[49, 49]]'
    (tmp_path / "mine.toml").write_text(scenario(slanted + mission(lying), battlefield="x", mission="x"), "utf-8")
    assert "x" in load([tmp_path]).scenarios


def test_a_zone_that_is_just_large_enough_is_taken(tmp_path: Path) -> None:
    """Five bases of 2.5 cm in a row, beside the zone of the others."""
    narrow = mission(ends=end("box = [0, 0, 12.5, 2.5]"))
    (tmp_path / "mine.toml").write_text(scenario(narrow, mission="x", red="nordbund"), "utf-8")
    assert "x" in load([tmp_path]).scenarios


def test_deployment_zones_may_be_exactly_12_cm_apart(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(scenario(NEAR.replace("51", "52"), mission="x"), "utf-8")
    assert "x" in load([tmp_path]).scenarios


def test_syntax_errors_and_ids_that_stand_twice(refusal: Refusal, tmp_path: Path) -> None:
    error = refusal("[weapons.x\n")
    assert (error.code, error.facts["line"]) == ("content-syntax", 1)
    (tmp_path / "other.toml").write_text(ITEM, "utf-8")
    error = refusal(ITEM)
    assert (error.code, error.facts["id"]) == ("content-id-twice", "x")


@pytest.mark.slow
@settings(max_examples=15, derandomize=True, deadline=None)
@given(st.sampled_from(sorted(TABLES)), st.data())
def test_a_damaged_template_is_refused_or_fine_but_never_breaks(
    tmp_path_factory: pytest.TempPathFactory, kind: str, data: st.DataObject
) -> None:
    """Whatever happens to a line, loading ends with content or with a ContentError."""
    lines = template(kind).splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(
        st.sampled_from(["", lines[at] * 2, lines[at].replace("=", "= -"), lines[at].replace('"', ""), lines[at][:-4],
                         lines[at].replace("[", "[["), lines[at].replace("0", "00")])
    )  # fmt: skip
    folder = tmp_path_factory.mktemp("damaged")
    (folder / "mine.toml").write_text("\n".join(lines), "utf-8")
    try:
        load([folder])
    except ContentError as error:
        assert error.facts["file"]
