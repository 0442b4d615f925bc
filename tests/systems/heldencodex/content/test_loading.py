"""The supplied content, number by number; finding things; content of one's own; characters written down and read."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Phrase, Word
from regelwerk.engine.state_values import field_names, replace
from regelwerk.systems.heldencodex.content.characters import written
from regelwerk.systems.heldencodex.content.gear import skill_text
from regelwerk.systems.heldencodex.content.loading import TABLES, Content, load, template
from regelwerk.systems.heldencodex.content.models import CharacterEntry, WoundEntry
from regelwerk.systems.heldencodex.content.plans import KINDS, MARKS, NEEDED, PERSONAL, PLAIN_MARKS
from regelwerk.systems.heldencodex.content.setup import scenario_document, start
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.state import Circle, Hero
from regelwerk.systems.heldencodex.values import FIST, PACKAGE, ROWS, SHIELD, CircleShape
from systems.heldencodex.builders import circle


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


WEAPONS = {
    "fist": ("unarmed", 1, "1W8", ""),
    "dagger": ("dagger", 1, "1W12", ""),
    "short_sword": ("sword", 1, "1W12", "2W8"),
    "arming_sword": ("sword", 2, "2W12", ""),
    "mace": ("blunt", 2, "1W20", ""),
    "spear": ("polearm", 2, "2W12", ""),
    "hunting_bow": ("bow", 1, "2W12", ""),
    "crossbow": ("crossbow", 1, "2W20", ""),
}
# head, torso, arms, hands, legs, feet, shield
ARMOURS = {
    "gambeson": "0/0 3/0 2/0 0/0 1/0 0/0 -",
    "leather": "1/0 2/0 1/0 1/0 2/0 1/0 -",
    "mail_hauberk": "0/2 2/4 1/3 0/0 1/2 0/0 -",
    "kite_shield": "0/0 0/0 0/0 0/0 0/0 0/0 2/3",
}
ITEMS = {
    "herb_bag": ("W1", "first_aid medicine"),
    "rosary": ("WFr1", "self_control"),
    "balanced_dagger": ("W2c", "dagger"),
    "grey_cloak": ("FkW2", "sneak hide"),
    "touchstone": ("E2", "haggle"),
    "toledo_sword": ("TS1", "arming_sword"),
}


def test_the_weapons_of_the_specification(content: Content) -> None:
    for key, expected in WEAPONS.items():
        weapon = content.weapons[key]
        assert (weapon.kind, weapon.lead, str(weapon.ts), str(weapon.pts or "")) == expected
    assert replace(content.weapons["fist"], name=FIST.name) == FIST
    assert content.weapons["fist"].name.spoken == FIST.name.spoken


@pytest.mark.rule("HC-QUA-02")
def test_the_items_of_the_specification(content: Content) -> None:
    for key, (bonus, used_with) in ITEMS.items():
        item = content.items[key]
        assert (" ".join(map(str, item.bonuses)), " ".join(item.used_with)) == (bonus, used_with)


def rows_of(hero: Hero) -> str:
    """The armour of somebody as the tables show it."""
    found = {row.id: f"{row.light}/{row.heavy}" for row in hero.armour}
    return " ".join(found.get(row, "-") for row in ROWS)


def test_the_armours_of_the_specification(content: Content) -> None:
    for key, points in ARMOURS.items():
        rows = {row.id: f"{row.light}/{row.heavy}" for row in content.armours[key].rows}
        assert " ".join(rows.get(row, "-" if row == SHIELD else "0/0") for row in ROWS) == points


# reaction, self-control, memory; lucky number, regeneration, respect, ep; physis, psyche; skills; rows; weapons; items
CHARACTERS = {
    "richart": (
        (12, 10, 7), (17, 4, 3, 6), "666 666",
        "arming_sword 15/3, basic_combat_art 10/2, running 9/2, watch 8/2, intimidate 12/2*, drinking 9/2",
        "0/2 2/4 1/3 0/0 1/2 0/0 2/3", "arming_sword", "",
    ),
    "mechthild": (
        (8, 13, 15), (4, 3, 2, 6), "666 666",
        "dagger 6/2, first_aid 16/3, medicine 15/3, oratory 8/2, wilderness 12/2",
        "0/0 0/0 0/0 0/0 0/0 0/0 -", "dagger", "herb_bag",
    ),
    "jost": (
        (14, 8, 6), (11, 4, 0, 6), "666 666",
        "dagger 9/2, hunting_bow 16/3, sneak 12/2*, hide 10/2, wilderness 13/3, running 12/2, track_down 9/2",
        "1/0 2/0 1/0 1/0 2/0 1/0 -", "dagger hunting_bow", "grey_cloak",
    ),
    "elsbeth": (
        (9, 12, 14), (20, 3, 1, 6), "666 666",
        "basic_combat_art 7/2, crossbow 8/2, haggle 16/3, oratory 13/2*, seduce 10/2, drinking 8/2",
        "0/0 3/0 2/0 0/0 1/0 0/0 -", "dagger crossbow", "touchstone rosary",
    ),
    "bandit": (
        (7, 6, 8), (7, 2, 0, 0), "444 333", "mace 7/2, running 8/2, sneak 7/2, haggle 5/1",
        "0/0 3/0 2/0 0/0 1/0 0/0 -", "mace", "",
    ),
    "town_guard": (
        (8, 9, 8), (3, 3, 1, 0), "666 555",
        "spear 10/2, basic_combat_art 8/2, crossbow 9/2, watch 9/2, running 7/2, track_down 8/2",
        "0/0 3/0 2/0 0/0 1/0 0/0 2/3", "spear crossbow", "",
    ),
    "mercenary": (
        (12, 10, 8), (13, 3, 1, 0), "666 666", "arming_sword 13/3, intimidate 9/2, drinking 12/2, watch 8/2",
        "0/2 2/4 1/3 0/0 1/2 0/0 -", "arming_sword", "",
    ),
    "assassin": (
        (15, 12, 8), (1, 4, 0, 0), "666 666", "dagger 14/3, sneak 16/3, hide 14/2, acrobatics 12/2",
        "1/0 2/0 1/0 1/0 2/0 1/0 -", "dagger", "balanced_dagger",
    ),
    "brawler": (
        (10, 7, 8), (9, 4, 0, 0), "666 444", "fist 10/3, drinking 11/2, running 9/2",
        "0/0 0/0 0/0 0/0 0/0 0/0 -", "fist", "",
    ),
    "smith": (
        (8, 10, 8), (12, 3, 2, 0), "666 555", "mace 8/2, smithing 20/4, haggle 9/2, drinking 12/2",
        "1/0 2/0 1/0 1/0 2/0 1/0 -", "mace", "",
    ),
    "horse_dealer": (
        (9, 12, 8), (2, 3, 2, 0), "555 333", "dagger 5/1, haggle 13/2, oratory 11/2, drinking 9/2",
        "0/0 0/0 0/0 0/0 0/0 0/0 -", "dagger", "",
    ),
    "fencing_master": (
        (18, 15, 8), (19, 5, 6, 0), "666 666", "arming_sword 22/5, intimidate 16/3*, acrobatics 12/2",
        "0/0 3/0 2/0 0/0 1/0 0/0 -", "arming_sword", "toledo_sword",
    ),
}  # fmt: skip


@pytest.mark.rule("HC-POOL-05", "HC-STAR-01")
@pytest.mark.parametrize("who", CHARACTERS)
def test_the_characters_of_the_specification(content: Content, who: str) -> None:
    one = content.characters[who]
    sheet = one.sheet
    attributes = tuple(one.attribute(name) for name in ("reaction", "self_control", "memory"))
    numbers = (sheet.lucky_number, sheet.regeneration, one.respect, one.ep)
    tracks = " ".join("".join(map(str, rows)) for rows in (sheet.physis_rows, sheet.psyche_rows))
    skills = sorted(f"{skill.id} {skill_text(skill)}" for skill in one.skills)
    weapons, items = (" ".join(thing.id for thing in things) for things in (sheet.weapons, sheet.items))
    told = (attributes, numbers, tracks, ", ".join(skills), rows_of(one), weapons, items)
    wanted = CHARACTERS[who]
    assert told == (*wanted[:3], ", ".join(sorted(wanted[3].split(", "))), *wanted[4:])
    assert (one.circles, sheet.circle, one.marked, one.down) == ((circle(),) * 5, CircleShape(), 0, "")


@pytest.mark.rule("HC-RUN-02")
def test_combat_arts_are_not_general_skills(content: Content) -> None:
    for one in content.characters.values():
        arts = {skill.id for skill in one.skills if not skill.general}
        assert arts == {skill.id for skill in one.skills} & {*content.weapons, "basic_combat_art"}
        assert all(skill.fkw >= 12 and skill.general for skill in one.skills if skill.star)


@pytest.mark.rule("HC-MEL-24")
def test_heroes_have_a_seat_and_all_others_belong_to_the_master_and_give_up(content: Content) -> None:
    heroes = {"richart", "mechthild", "jost", "elsbeth", "adelheid", "wenzel"}
    for key, one in content.characters.items():
        assert (one.seat, one.sheet.gives_up) == ((key, False) if key in heroes else (MASTER, True))


def test_everybody_can_use_what_they_carry(content: Content) -> None:
    """Whoever has a weapon has its art or the basic one; an item helps with something that its owner can do."""
    for one in content.characters.values():
        known = {skill.id for skill in one.skills} | {name for name, _ in one.attributes}
        assert all({weapon.id, "basic_combat_art"} & known for weapon in one.sheet.weapons), one.id
        assert all(set(item.used_with) & known for item in one.sheet.items), one.id


def test_items_count_in_pools(content: Content) -> None:
    mechthild = content.characters["mechthild"]
    assert pool(mechthild, "medicine", start(scenario_document(content, "journey", {})).options).dice.total == 5


def test_everything_has_names_in_both_languages(content: Content) -> None:
    for table in TABLES.values():
        for entry in getattr(content, table).values():
            name = entry.sheet.name if isinstance(entry, Hero) else entry.name
            assert name.by_language["de"] and name.by_language["en"]
    for scenario in content.scenarios.values():
        assert scenario.introduction.by_language["de"] != scenario.introduction.by_language["en"]
        assert scenario.introduction.by_language["de"].endswith(".") and scenario.introduction.by_language[
            "en"
        ].endswith(".")


@pytest.mark.parametrize(
    ("kind", "text", "found"),
    [
        ("character", "richart", "richart"),
        ("character", "Söldner", "mercenary"),
        ("character", "SOELDNER", "mercenary"),
        ("character", "Rosshandler", "horse_dealer"),
        ("character", "fencing master", "fencing_master"),
        ("weapon", "Ritterschwert", "arming_sword"),
        ("weapon", "long sword", "long_sword"),
        ("armour", "Kettenhemd", "mail_hauberk"),
        ("item", "Klinge aus Toledo", "toledo_sword"),
        ("ability", "Wachgabe", "watch"),
        ("scenario", "Die Furt", "ford"),
        ("scenario", "market day", "market_day"),
    ],
)
def test_things_are_found_by_id_or_name_however_they_are_spelled(
    content: Content, kind: str, text: str, found: str
) -> None:
    assert content.find_id(kind, text) == found


def test_find_gives_the_thing_itself(content: Content) -> None:
    assert content.find("character", "Jost").sheet.lucky_number == 11
    assert content.find("weapon", "Langbogen").ranged
    assert content.find("armour", "Topfhelm").rows[0].heavy == 3
    assert content.find("item", "Rosenkranz").used_with == ("self_control",)
    assert content.find("ability", "Gedächtnis").is_attribute
    assert content.find("scenario", "Markttag").needed == 4


def test_what_is_not_found_is_answered_with_near_names(content: Content) -> None:
    with pytest.raises(ContentError) as refused:
        content.find("character", "Richrat")
    assert refused.value.code == "content-not-found"
    assert refused.value.facts["kind"] == Word("hc-content-kind-character")
    assert dict(refused.value.facts["hint"].facts)["near"].lower().startswith("richart")
    with pytest.raises(ContentError) as refused:
        content.find("charakter", "richart")
    assert refused.value.facts["hint"] == Phrase("content-hint-near", (("near", "character"),))


@pytest.mark.parametrize("kind", TABLES)
def test_a_template_loads_unchanged_and_speaks_both_languages(kind: str, tmp_path: Path) -> None:
    text = template(kind)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    content = load([tmp_path])
    assert f"my_{kind}" in content.plain[TABLES[kind]]
    assert set(tomllib.loads(text)) == {TABLES[kind]}
    assert " / " in text
    if kind == "scenario":
        state = start(scenario_document(content, "my_scenario", {}))
        assert [one.id for one in state.heroes] == ["jost", "mechthild", "bandit_1", "bandit_2", "bandit_3", "boss"]
        assert [plan.kind for plan in state.scene.plans] == ["sneak", "chase", "fight"]


def test_the_template_of_characters_shows_every_key() -> None:
    text = template("character")
    entry = tomllib.loads(text)["characters"]["my_character"]
    told = {key for key in ("portrait", "token") if f"# {key} = " in text}
    assert set(entry) | told == set(CharacterEntry.model_fields)
    assert set(entry["wounds"][0]) == set(WoundEntry.model_fields)


def test_the_template_of_scenarios_shows_every_kind_of_part(tmp_path: Path) -> None:
    text = template("scenario")
    shown = re.findall(r"^# (\{ id = .*?\}) +-> (.*)$", text, re.MULTILINE)
    more = "\n".join(f"[[scenarios.my_scenario.parts]]\n{_as_lines(part)}" for part, _ in shown)
    (tmp_path / "mine.toml").write_text(f"{text}\n{more}\n", "utf-8")
    plans = start(scenario_document(load([tmp_path]), "my_scenario", {})).scene.plans
    assert {plan.kind for plan in plans} == set(KINDS)
    for plan, (_, marks) in zip(plans[3:], shown, strict=True):
        assert {mark.split(":")[1] for mark in marks.split(", ")} <= set(MARKS[plan.kind])


def _as_lines(table: str) -> str:
    data = tomllib.loads(f"part = {table}")["part"]
    return "\n".join(f"{key} = {str(value).lower() if value is True else repr(value)}" for key, value in data.items())


def test_all_kinds_of_parts_are_described() -> None:
    assert set(NEEDED) == set(MARKS) == set(KINDS)
    for kind, needed in NEEDED.items():
        assert set(needed) <= set(field_names(KINDS[kind]))


def test_no_part_leaves_a_mark_that_scenarios_cannot_name() -> None:
    """Every mark that a rule writes out is among those that content knows."""
    known = {word for words in (*MARKS.values(), *PERSONAL.values()) for word in words} | {"price"}
    found: set[str] = set()
    for path in sorted(Path(str(resources.files(PACKAGE))).rglob("*.py")):
        if path.name.startswith("content"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "marked":
                found |= set(re.findall(r"\.id\}:([a-z_]+)", ast.unparse(node)))
    assert {"won", "caught", "unseen", "fled"} & found
    assert found <= known
    assert set(PERSONAL) | set(PLAIN_MARKS) <= set(KINDS)


def test_folders_add_to_the_supplied_content_and_replace_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[weapons.axe]\nname = "Axt"\nkind = "blunt"\nts = "1W20"\n'
        '[armours.gambeson]\nname = "Wams"\nrows = { torso = "9/0" }\n'
        '[abilities.weaving]\nname = "Weben"\n'
        '[characters.neu]\nname = "Neu"\nlucky_number = 3\nattributes = { reaction = 9, self_control = 9 }\n'
        'skills = { axe = "9/2", weaving = "14/2*" }\nweapons = ["axe"]\n',
        "utf-8",
    )
    content = load([tmp_path])
    neu = content.characters["neu"]
    assert [(skill.id, skill.general) for skill in neu.skills] == [("axe", False), ("weaving", True)]
    assert rows_of(content.characters["bandit"]) == "0/0 9/0 0/0 0/0 0/0 0/0 -"
    assert "richart" in content.characters


def test_a_hero_of_ones_own_plays_the_supplied_scenarios(tmp_path: Path) -> None:
    """What a scenario says of the supplied hero is not said of another: one circle is enough for a journey."""
    (tmp_path / "mine.toml").write_text(
        '[characters.richart]\nname = "Neu"\nlucky_number = 3\nattributes = { reaction = 9, self_control = 9 }\n'
        "circles = 1\nphysis = [1]\n",
        "utf-8",
    )
    richart = start(scenario_document(load([tmp_path]), "journey", {})).find("richart")
    assert (richart.sheet.name.default, richart.physis_lost, richart.circles) == ("Neu", 0, (circle(),))
    assert start(scenario_document(load(), "journey", {})).find("richart").physis_lost == 9


LIVING: dict[str, dict[str, Any]] = {
    "whole": {},
    "worn": {
        "physis_lost": 7, "psyche_lost": 3, "wished_rows": (1,), "respect": -2, "ep": 0, "mythos": 4, "drinks": 3,
        "queasy": 2, "breathless": True, "dazed": True, "treated": ("mechthild:1", "elsbeth:2"), "down": "unconscious",
    },
    "wounded": {
        "circles": (
            circle(3, 1, severe=1, care="first_aid"),
            Circle((False,) * 5 + (True,), (False, True, False), (True,)),
            circle(6, 3, 1, critical=True),
            circle(critical=True, care="medicine"),
            circle(severe=2),
        ),
    },
}  # fmt: skip


@pytest.mark.parametrize("how", LIVING)
@pytest.mark.parametrize("who", ["richart", "fencing_master", "elsbeth"])
def test_a_living_character_is_written_down_and_read_again(
    content: Content, who: str, how: str, tmp_path: Path
) -> None:
    beaten = content.characters[who].with_row(content.characters[who].armour[1]._replace(light=0, heavy=1))
    living = replace(beaten, **LIVING[how])
    (tmp_path / "mine.toml").write_text(f"[characters.{who}]\n{_toml(written(living))}\n", "utf-8")
    assert load([tmp_path]).characters[who] == living


def test_what_is_unusual_about_a_sheet_is_written_down_too(content: Content, tmp_path: Path) -> None:
    jost = content.characters["jost"]
    sheet = replace(jost.sheet, seat="anna", gives_up=True, circle=CircleShape(4, 2, 2), circles=2, regeneration=0)
    whole = Circle((False,) * 4, (False,) * 2, (False,) * 2)
    trained = jost.with_skill(jost.skills[0]._replace(base_die=20))
    living = replace(trained, sheet=sheet, circles=(whole, whole._replace(inner=(True, False))))
    (tmp_path / "mine.toml").write_text(f"[characters.jost]\n{_toml(written(living))}\n", "utf-8")
    assert load([tmp_path]).characters["jost"] == living


def _toml(entry: dict[str, Any]) -> str:
    return "\n".join(f"{key} = {_value(value)}" for key, value in entry.items())


def _value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return "{ " + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case str():
            return f'"{value}"'
    return str(value)


def test_pydantic_is_imported_only_when_content_is_read() -> None:
    code = (
        "import sys, regelwerk.systems.heldencodex.content.loading, regelwerk.systems.heldencodex.content.setup; "
        "sys.exit('pydantic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
