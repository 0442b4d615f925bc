"""The supplied content, number by number; finding things; content of one's own; characters written down and read."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.content.toml_text import toml
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Phrase, Word
from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.content.loading import ACTORS, TABLES, Content, load, template
from regelwerk.systems.darkspace.content.models import CharacterEntry, HenchmanEntry, MachineEntry, SystemEntry
from regelwerk.systems.darkspace.content.people import written
from regelwerk.systems.darkspace.content.scene_models import (
    AreaEntry,
    EventEntry,
    ParticipantEntry,
    ScenarioEntry,
    ZoneEntry,
)
from regelwerk.systems.darkspace.content.setup import scenario_document, start
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.body.monitors import boxes, system_mk
from regelwerk.systems.darkspace.state import Actor, Damage
from regelwerk.systems.darkspace.values import (
    NO_ARMOUR,
    PHYSICAL,
    TALENTS,
    armour_values,
    cost_of,
    ideal_range,
    penetration,
    unarmed,
    weapon_damage,
)

OPTIONS = Options()


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


# kind, size, class, damage, penetration, AE by size (by class for terminals and turrets), ideal range
WEAPONS = {
    "unarmed": ("natural", 1, 0, 1, 1, 1, 0),
    "messer": ("melee", 1, 1, 1, 2, 1, 0),
    "klinge": ("melee", 2, 3, 1, 5, 1, 0),
    "schlagstock": ("melee", 3, 1, 2, 4, 2, 0),
    "hammer": ("melee", 4, 2, 2, 6, 2, 0),
    "servoaxt": ("melee", 5, 3, 3, 8, 3, 0),
    "pistole": ("ranged", 1, 2, 1, 3, 1, 1),
    "nadler": ("ranged", 1, 4, 1, 5, 1, 1),
    "karabiner": ("ranged", 2, 2, 1, 4, 1, 2),
    "gewehr": ("ranged", 3, 3, 2, 6, 2, 3),
    "praezision": ("ranged", 4, 4, 2, 8, 2, 4),
    "schwergewehr": ("ranged", 4, 3, 2, 7, 2, 4),
    "kanone": ("ranged", 5, 2, 3, 7, 3, 4),
    "geschuetz_l": ("turret", 2, 3, 1, 5, 2, 2),
    "geschuetz_m": ("turret", 4, 3, 2, 7, 2, 4),
    "datapad": ("terminal", 1, 2, 1, 3, 1, 2),
    "tablet": ("terminal", 2, 3, 1, 5, 2, 3),
    "terminal": ("terminal", 3, 3, 2, 6, 2, 3),
    "deck": ("terminal", 4, 4, 2, 8, 2, 4),
}


@pytest.mark.rule("DS-ATT-09", "DS-PEN-01", "DS-COST-02", "DS-COST-03", "DS-RNG-02")
@pytest.mark.parametrize("key", WEAPONS)
def test_the_weapons_of_the_specification(content: Content, key: str) -> None:
    weapon = content.weapons[key]
    cost = cost_of(weapon.mk if weapon.kind in ("terminal", "turret") else weapon.size, OPTIONS)
    derived = (weapon_damage(weapon, OPTIONS), penetration(weapon, OPTIONS), cost, ideal_range(weapon))
    assert (weapon.kind, weapon.size, weapon.mk, *derived) == WEAPONS[key]


@pytest.mark.rule("DS:unarmed_size")
def test_the_fists_in_the_file_are_those_that_everybody_has(content: Content) -> None:
    in_file, everybodys = content.weapons["unarmed"], unarmed(OPTIONS)
    assert replace(in_file, name=everybodys.name) == everybodys
    assert in_file.name.spoken == everybodys.name.spoken


@pytest.mark.rule("DS-MON-03", "DS-MON-04")
def test_the_armours_covers_and_medkits_of_the_specification(content: Content) -> None:
    armours = {key: (one.size, one.mk, *armour_values(one.mk, OPTIONS)) for key, one in content.armours.items()}
    assert {key: armours[key] for key in ("kleidung", "weste", "jacke", "taktisch", "raum")} == {
        "kleidung": (0, 0, 0, 0),
        "weste": (3, 1, 1, 2),
        "jacke": (4, 2, 2, 4),
        "taktisch": (5, 3, 3, 6),
        "raum": (5, 4, 4, 8),
    }
    assert {key: (one.size, one.mk) for key, one in content.covers.items()} == {
        "palette": (4, 1),
        "container": (5, 2),
        "bruestung": (6, 3),
        "schott": (7, 4),
    }
    medkits = {key: (one.size, one.mk) for key, one in content.items.items() if one.kind == "medkit"}
    assert medkits == {"stim": (1, 1), "medkit": (2, 2), "medbag": (3, 3)}
    assert {one.kind for one in content.items.values()} == {"medkit", "tool", "obstacle"}


# talents; skills; gear; vital/interaction/mobility/defensive; soft/hard
CHARACTERS = {
    "rhea": (
        "24432322",
        "body_control 4, strength 3, fitness 3, speed 2, agility 2, perception 2, intimidate 2, willpower 1",
        "gewehr karabiner klinge stim taktisch", (4, 4, 4, 5), (3, 6),
    ),
    "ilko": (
        "23244332", "tech 3, logic 4, education 3, cortex_skill 2, body_control 2, agility 2, perception 2, luck 1",
        "terminal pistole medkit jacke", (2, 3, 3, 4), (2, 4),
    ),
    "nadja": (
        "44233323",
        "charisma 4, persuade 3, intimidate 2, agility 4, body_control 3, speed 3, precision 2, empathy 3, "
        "perception 2, luck 2",
        "nadler messer datapad weste", (2, 4, 4, 3), (1, 2),
    ),
    "juro": (
        "24342432",
        "manoeuvre 4, speed 4, perception 3, body_control 2, tech 2, strength 2, agility 2, luck 1",
        "karabiner jacke", (3, 4, 4, 4), (2, 4),
    ),
    "oda": (
        "32523222",
        "strength 4, fitness 4, education 3, body_control 2, willpower 3, persuade 1, perception 1",
        "hammer karabiner medbag taktisch", (5, 5, 2, 5), (3, 6),
    ),
    "marok": (
        "34432332", "body_control 3, strength 3, fitness 2, perception 3, intimidate 3, speed 2, luck 1",
        "schwergewehr pistole klinge raum", (4, 4, 4, 5), (4, 8),
    ),
}  # fmt: skip


def monitors(actor: Actor) -> tuple[int, ...]:
    return tuple(boxes(actor, monitor, OPTIONS) for monitor in PHYSICAL)


def gear(actor: Actor) -> str:
    sheet = actor.sheet
    ids = [*(one.id for one in sheet.weapons), *(one.id for one in sheet.items), sheet.armour.id]
    return " ".join(one for one in ids if one)


@pytest.mark.rule("DS-MON-05")
@pytest.mark.parametrize("who", CHARACTERS)
def test_the_characters_of_the_specification(content: Content, who: str) -> None:
    one = content.characters[who]
    talents, skills, carried, boxed, armour = CHARACTERS[who]
    assert "".join(map(str, one.sheet.talents)) == talents
    assert ", ".join(f"{name} {value}" for name, value in one.sheet.skills) == ", ".join(sorted(skills.split(", ")))
    assert (gear(one), monitors(one), armour_values(one.sheet.armour.mk, OPTIONS)) == (carried, boxed, armour)
    assert (one.stress, one.base_stress, one.sheet.size, one.hurt) == (0, 0, 5, Damage())


# competence; expertise; weapons; vital/interaction/mobility/defensive; soft/hard
HENCHMEN = {
    "schlaeger": (2, "strength", "schlagstock pistole", (2, 2, 2, 3), (2, 4)),
    "lagerwache": (2, "", "karabiner schlagstock", (2, 2, 2, 3), (2, 4)),
    "schichtleiter": (3, "body_control", "karabiner", (3, 3, 3, 4), (3, 6)),
    "zollwache": (2, "strength", "schlagstock pistole", (2, 2, 2, 4), (2, 4)),
    "zollpilot": (3, "manoeuvre speed", "pistole", (3, 3, 3, 3), (3, 6)),
    "archivwache": (3, "perception", "karabiner schlagstock", (3, 3, 3, 4), (3, 6)),
    "netzwart": (3, "tech logic", "tablet pistole", (3, 3, 3, 3), (3, 6)),
    "soeldner": (4, "body_control strength", "gewehr klinge", (4, 4, 4, 5), (4, 8)),
}


@pytest.mark.rule("DS-MON-05")
@pytest.mark.parametrize("who", HENCHMEN)
def test_the_henchmen_of_the_specification_carry_gear_of_their_competence(content: Content, who: str) -> None:
    sheet = content.henchmen[who].sheet
    carried = " ".join(weapon.id for weapon in sheet.weapons)
    told = (sheet.competence, " ".join(sheet.expertise), carried, monitors(content.henchmen[who]))
    assert (*told, armour_values(sheet.armour.mk, OPTIONS)) == HENCHMEN[who]
    assert {weapon.mk for weapon in sheet.weapons} == {sheet.competence}
    assert all(weapon.size == content.weapons[weapon.id].size for weapon in sheet.weapons)


def test_what_has_no_technology_gets_none_from_a_henchman(content: Content) -> None:
    docker = content.henchmen["dockarbeiter"].sheet
    assert (docker.armour, docker.items[0].mk, docker.weapons[0].mk) == (NO_ARMOUR, 0, 1)


@pytest.mark.rule("DS-GRP-01", "DS-GRP-02")
def test_a_group_of_henchmen_has_one_monitor_of_five_boxes_for_each_strength(content: Content) -> None:
    group = content.henchmen["schicht_gruppe"]
    assert (group.sheet.kind, group.sheet.competence, group.sheet.strength, group.strength) == ("group", 2, 6, 6)
    assert monitors(group) == (30, 0, 0, 0)


# size, class, power, servos, sensors, bots, class of the plating; weapon; vital/interaction/mobility/defensive
MACHINES = {
    "drohne": ((3, 2, 2, 2, 2, 2, 1), "geschuetz_l", (3, 2, 2, 3)),
    "turm": ((4, 3, 0, 2, 3, 3, 3), "geschuetz_l", (4, 2, 0, 4)),
    "motorrad": ((5, 2, 4, 1, 1, 1, 0), "", (5, 1, 4, 5)),
    "lastgleiter": ((6, 3, 4, 2, 2, 2, 3), "geschuetz_l", (6, 2, 4, 6)),
    "streife": ((5, 3, 4, 2, 2, 2, 2), "geschuetz_l", (5, 2, 4, 5)),
    "kurier": ((8, 3, 4, 2, 3, 2, 3), "geschuetz_m", (8, 2, 4, 8)),
    "kutter": ((8, 2, 4, 3, 2, 1, 2), "geschuetz_m", (8, 3, 4, 8)),
}


@pytest.mark.rule("DS-MON-05", "DS-MON-09")
@pytest.mark.parametrize("key", MACHINES)
def test_the_machines_of_the_specification(content: Content, key: str) -> None:
    one = content.machines[key]
    sheet = one.sheet
    values = (sheet.size, sheet.mk, sheet.power, sheet.servos, sheet.sensors, sheet.bots, sheet.armour.mk)
    assert (values, " ".join(weapon.id for weapon in sheet.weapons), monitors(one)) == MACHINES[key]
    assert sheet.open == (key == "motorrad")
    assert one.waiting


@pytest.mark.rule("DS-CTX-01")
def test_the_systems_of_the_specification(content: Content) -> None:
    found = {key: (system_mk(one), one.sheet.network) for key, one in content.systems.items()}
    assert found == {
        "tuersteuerung": (2, "archiv"),
        "archivkern": (3, "archiv"),
        "zentrale": (4, "halle9"),
        "zollnetz": (5, "zoll"),
        "bordrechner": (3, "sturmvogel"),
        "depotrechner": (3, "depot"),
    }
    core = content.systems["archivkern"].sheet.terminal
    assert core is not None and (core.size, core.mk) == (2, 3)
    assert not any(one.sheet.terminal for key, one in content.systems.items() if key != "archivkern")
    assert all(one.waiting for one in content.systems.values())


def test_the_squads_of_the_specification(content: Content) -> None:
    assert {key: squad.members for key, squad in content.squads.items()} == {
        "schicht": ["lagerwache"] * 3 + ["schichtleiter"],
        "enterkommando": ["zollwache"] * 2,
        "archivdienst": ["archivwache"] * 3,
        "trupp_marok": ["marok", "archivwache", "archivwache"],
    }


@pytest.mark.rule("DS-MON-02")
def test_plain_objects_have_boxes_by_their_size(content: Content) -> None:
    assert monitors(content.objects["kuehlventil"]) == (4, 0, 0, 0)
    assert content.objects["kuehlventil"].sheet.armour.mk == 1


def test_the_crew_have_seats_and_all_others_belong_to_the_master(content: Content) -> None:
    crew = {"rhea", "ilko", "nadja", "juro", "oda"}
    everybody = [one for table in ACTORS for one in getattr(content, table).values()]
    assert {one.id for one in everybody if one.sheet.seat == one.id} == crew
    assert all(one.sheet.seat == MASTER for one in everybody if one.id not in crew)


def test_nobody_supplied_goes_beyond_the_usual_edition(content: Content) -> None:
    for one in content.characters.values():
        assert len(one.sheet.talents) == len(TALENTS) and max(one.sheet.talents) <= 5
        assert max(value for _, value in one.sheet.skills) <= 5


def test_everything_has_names_in_both_languages(content: Content) -> None:
    for table in TABLES.values():
        for entry in getattr(content, table).values():
            name = entry.sheet.name if isinstance(entry, Actor) else entry.name
            assert name.by_language["de"] and name.by_language["en"]
    for scenario in content.scenarios.values():
        assert scenario.introduction.by_language["de"] != scenario.introduction.by_language["en"]
        assert scenario.introduction.by_language["de"].endswith(".") and scenario.introduction.by_language[
            "en"
        ].endswith(".")
        assert all(
            event.text is None or event.text.by_language["de"] != event.text.by_language["en"]
            for event in scenario.events
        )


@pytest.mark.parametrize(
    ("kind", "text", "found"),
    [
        ("character", "rhea", "rhea"),
        ("character", "Veit Marok", "marok"),
        ("henchman", "Söldner", "soeldner"),
        ("henchman", "SCHLAEGER", "schlaeger"),
        ("henchman", "network warden", "netzwart"),
        ("machine", "Hallengeschutz", "turm"),
        ("system", "hall control", "zentrale"),
        ("object", "Kühlventil", "kuehlventil"),
        ("squad", "Trupp Marok", "trupp_marok"),
        ("weapon", "Maschinenkanone", "kanone"),
        ("armour", "tactical armour", "taktisch"),
        ("item", "Arzttasche", "medbag"),
        ("cover", "Brüstung", "bruestung"),
        ("scenario", "Archiv Neun", "archiv"),
        ("scenario", "night shift", "halle9"),
    ],
)
def test_things_are_found_by_id_or_name_however_they_are_spelled(
    content: Content, kind: str, text: str, found: str
) -> None:
    assert content.find_id(kind, text) == found


def test_find_gives_the_thing_itself(content: Content) -> None:
    assert content.find("character", "Oda Kessler").sheet.item("medbag").size == 3
    assert content.find("henchman", "Netzwart").sheet.competence == 3
    assert content.find("machine", "Motorrad").sheet.open
    assert content.find("system", "Zollnetz").sheet.mk == 5
    assert content.find("weapon", "Nadler").mk == 4
    assert content.find("armour", "Gefechtsanzug").mk == 4
    assert content.find("item", "Fass").kind == "obstacle"
    assert content.find("cover", "Schott").mk == 4
    assert content.find("squad", "Enterkommando").members == ["zollwache", "zollwache"]
    assert content.find("scenario", "Kanalstraße").round_limit == 30
    assert content.find_fighter("Wachdrohne").id == "drohne"


def test_what_is_not_found_is_answered_with_near_names(content: Content) -> None:
    with pytest.raises(ContentError) as refused:
        content.find("henchman", "Lagerwahce")
    assert refused.value.code == "content-not-found"
    assert refused.value.facts["kind"] == Word("ds-content-kind-henchman")
    assert dict(refused.value.facts["hint"].facts)["near"].lower().startswith("lagerwache")
    with pytest.raises(ContentError) as refused:
        content.find("charakter", "rhea")
    assert refused.value.facts["hint"] == Phrase("content-hint-near", (("near", "character"),))


@pytest.mark.parametrize("kind", TABLES)
def test_a_template_loads_unchanged_and_speaks_both_languages(kind: str, tmp_path: Path) -> None:
    text = template(kind)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    content = load([tmp_path])
    assert f"my_{kind}" in content.plain[TABLES[kind]]
    assert set(tomllib.loads(text)) == {TABLES[kind]}
    assert " / " in text


def test_the_scenario_of_the_template_begins(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(template("scenario"), "utf-8")
    world = start(scenario_document(load([tmp_path]), "my_scenario", {}))
    assert [actor.id for actor in world.actors] == [
        "rhea", "ilko", "oda", "lagerwache_1", "lagerwache_2", "schichtleiter", "zollwache_1", "zollwache_2",
        "geschuetz", "zentrale", "motorrad", "juro", "streife",
    ]  # fmt: skip
    rhea = world.find("rhea")
    assert (rhea.stress, rhea.hurt, dict(rhea.sheet.skills)["strength"]) == (2, Damage(vital=1), 4)
    assert dict(rhea.sheet.skills)["body_control"] == 4
    assert world.engaged == (("oda", "schichtleiter"),)
    assert world.apart == (("rhea", "schichtleiter", 2),)
    assert world.find("oda").position == (20, 10)


@pytest.mark.parametrize(
    ("kind", "model", "left_out"),
    [
        ("character", CharacterEntry, set()),
        ("henchman", HenchmanEntry, set()),
        ("machine", MachineEntry, set()),
        ("system", SystemEntry, set()),
        ("scenario", ScenarioEntry, {"chase"}),
    ],
)
def test_templates_show_every_key(kind: str, model: Any, left_out: set[str]) -> None:
    text = template(kind)
    entry = tomllib.loads(text)[TABLES[kind]][f"my_{kind}"]
    told = {key for key in ("portrait", "token", "images") if f"# {key} = " in text}
    assert set(entry) | told == set(model.model_fields) - left_out


def test_the_template_of_scenarios_shows_what_stands_inside() -> None:
    """Every key of zones, participants, events and areas stands there, or is told of in a comment."""
    text = template("scenario")
    for model in (ZoneEntry, ParticipantEntry, AreaEntry, EventEntry):
        missing = {key for key in model.model_fields if f"{key} = " not in text}
        assert missing <= {"area", "ends_chase", "ends_area", "remote"}, model


def test_folders_add_to_the_supplied_content_and_replace_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[weapons.axt]\nname = "Axt"\nkind = "melee"\nsize = 4\nmk = 1\n'
        '[armours.weste]\nname = "Weste"\nsize = 9\nmk = 1\n'
        '[characters.neu]\nname = "Neu"\nweapons = ["axt"]\ntalents = { dexterity = 7 }\n',
        "utf-8",
    )
    content = load([tmp_path])
    assert content.characters["neu"].sheet.weapons[0].size == 4
    assert content.characters["neu"].sheet.talents == (2, 7, 2, 2, 2, 2, 2, 2)
    assert content.henchmen["schlaeger"].sheet.armour.size == 9
    assert "rhea" in content.characters


def test_a_character_of_ones_own_plays_the_supplied_scenarios(tmp_path: Path) -> None:
    """What a scenario says of the supplied character is not said of another."""
    (tmp_path / "mine.toml").write_text(
        '[characters.ilko]\nname = "Neu"\ntalents = { dexterity = 1 }\nweapons = ["deck"]\n', "utf-8"
    )
    ilko = start(scenario_document(load([tmp_path]), "reaktor", {})).find("ilko")
    assert (ilko.sheet.name.default, ilko.stress, ilko.hurt, ilko.zone) == ("Neu", 0, Damage(), "kern")
    assert start(scenario_document(load(), "reaktor", {})).find("ilko").hurt == Damage(mobility=3, defensive=2)


@pytest.mark.rule("DS-DIS-04")
def test_stress_is_never_below_the_base_stress(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[characters.neu]\nname = "Neu"\nstress = 1\nbase_stress = 5\n', "utf-8")
    assert load([tmp_path]).characters["neu"].stress == 5


LIVING: dict[str, dict[str, Any]] = {
    "whole": {},
    "worn": {
        "stress": 9, "base_stress": 3, "reductions": (("presence", 1), ("constitution", 2)),
        "handicaps": ("dexterity", "attention"), "suppressed": ("attention",),
    },
    "wounded": {"hurt": Damage(1, 2, 1, 3), "stress": 2, "dead": True},
}  # fmt: skip


@pytest.mark.parametrize("how", LIVING)
@pytest.mark.parametrize("who", ["rhea", "oda", "marok"])
def test_a_living_character_is_written_down_and_read_again(
    content: Content, who: str, how: str, tmp_path: Path
) -> None:
    living = replace(content.characters[who], **LIVING[how])
    if living.sheet.items:
        living = replace(living, used=(living.sheet.items[0].id,))
    (tmp_path / "mine.toml").write_text(toml({"characters": {who: written(living)}}), "utf-8")
    assert load([tmp_path]).characters[who] == living


def test_what_is_unusual_about_a_sheet_is_written_down_too(content: Content, tmp_path: Path) -> None:
    juro = content.characters["juro"]
    sheet = replace(juro.sheet, seat="anna", network="sturmvogel", size=4, weapons=(), items=(), armour=NO_ARMOUR)
    living = replace(juro, sheet=replace(sheet, side="zollamt"))
    (tmp_path / "mine.toml").write_text(toml({"characters": {"juro": written(living)}}), "utf-8")
    # In the supplied scenarios he is on the side that they give him.
    assert load([tmp_path]).characters["juro"] == living


def test_pydantic_is_imported_only_when_content_is_read() -> None:
    code = (
        "import sys, regelwerk.systems.darkspace.content.loading, regelwerk.systems.darkspace.content.setup; "
        "sys.exit('pydantic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
