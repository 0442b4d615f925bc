"""The sheet: what stands on it, as text and as a drawing, whatever kind its owner is of."""

import dataclasses
import json
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from regelwerk.engine.facts import Word
from regelwerk.engine.screen.sheets import text_of
from regelwerk.engine.state_values import Name, field_names, replace
from regelwerk.languages import supplied_languages
from regelwerk.systems.darkspace.content.loading import ACTORS, Content, load
from regelwerk.systems.darkspace.screen.sheet.character import Character, of_content
from regelwerk.systems.darkspace.screen.sheet.data import (
    ArmourLine,
    CharacterSheet,
    Pool,
    SkillLine,
    StressLine,
    TalentLine,
    WeaponLine,
)
from regelwerk.systems.darkspace.state import Breach, Damage
from regelwerk.systems.darkspace.values import SKILLS, Sheet

SVG = "{http://www.w3.org/2000/svg}"
A4 = ("210mm", "297mm")
ON_SHEET = set(field_names(Sheet))
SCARRED: dict[str, Any] = {
    "stress": 9,
    "base_stress": 3,
    "traumatised": True,
    "reductions": (("presence", 2), ("dexterity", 1), ("constitution", 1)),
    "handicaps": ("dexterity", "attention"),
    "suppressed": ("attention",),
    "hurt": Damage(1, 2, 0, 3),
    "breach": Breach(1, 0, 0, 2),
    "used": ("messer",),
}


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def living(content: Content, who: str, **changes: Any) -> Character:
    """Somebody of the supplied content, changed: fields of the sheet, of the changing part and options alike.

    A group's strength is that of the sheet, and `left` what is left of it.
    """
    found = of_content(content, who)
    left = changes.pop("left", found.actor.strength)
    fixed = {name: changes.pop(name) for name in tuple(changes) if name in ON_SHEET}
    moving = {name: changes.pop(name) for name in tuple(changes) if name in field_names(type(found.actor))}
    actor = replace(found.actor, sheet=replace(found.actor.sheet, **fixed), strength=left, **moving)
    return dataclasses.replace(found, actor=actor, options=replace(found.options, **changes))


def everybody(content: Content) -> list[str]:
    return [key for table in ACTORS for key in getattr(content, table)]


def talent(sheet: CharacterSheet, own_id: str) -> TalentLine:
    return next(one for one in sheet.talents if one.id == own_id)


def skill(sheet: CharacterSheet, own_id: str) -> SkillLine:
    lines = [*sheet.probes, *(one for talent in sheet.talents for one in talent.skills)]
    return next(one for one in lines if one.name == Word(f"ds-skill-{own_id}"))


def weapon(sheet: CharacterSheet, own_id: str) -> WeaponLine:
    return next(one for one in sheet.weapons if one.id == own_id)


def monitors(sheet: CharacterSheet) -> dict[str, tuple[int, int]]:
    return {one.id: (one.marked, one.boxes) for one in sheet.monitors}


def shown(character: Character, lang: str = "de") -> str:
    return text_of(character.lines(lang))


def row(text: str, name: str) -> str:
    """The first line of a text in which a name stands, from there on."""
    return next(line[line.index(name) :] for line in text.splitlines() if name in line)


def drawn(character: Character, lang: str = "de") -> ElementTree.Element:
    return ElementTree.fromstring(character.svg(lang))


def classes(page: ElementTree.Element) -> Counter[str]:
    return Counter(found.get("class", "") for found in page.iter() if found.get("class"))


def words(page: ElementTree.Element) -> set[str]:
    return {text.text or "" for text in page.iter(f"{SVG}text")}


# -- what stands on it: characters --------------------------------------------------------------------------------


@pytest.mark.rule("DS-CORE-02", "DS-CORE-05")
def test_skills_stand_below_their_talents_with_dice_and_what_is_added(content: Content) -> None:
    rhea = living(content, "rhea").sheet
    assert talent(rhea, "dexterity")[1:5] == (4, 4, None, "")
    assert skill(rhea, "body_control") == SkillLine(Word("ds-skill-body_control"), 4, Pool(4, 4))
    assert skill(rhea, "perception").pool == Pool(3, 2)
    assert skill(rhea, "tech").pool == Pool(3, 0)
    assert sum(len(one.skills) for one in rhea.talents) == len(SKILLS)


@pytest.mark.rule("DS:extra_skills")
def test_without_the_extra_skills_they_are_not_on_the_sheet(content: Content) -> None:
    found = {one.name.key for line in living(content, "nadja", extra_skills=False).sheet.talents for one in line.skills}
    assert found == {f"ds-skill-{name}" for name in {*SKILLS} - {"persuade", "precision", "cortex_skill", "luck"}}


@pytest.mark.rule("DS-DIS-02", "DS-DIS-03")
def test_lowered_maxima_and_handicaps_stand_with_the_talent_and_change_its_dice(content: Content) -> None:
    nadja = living(content, "nadja", **SCARRED)
    sheet = nadja.sheet
    assert talent(sheet, "presence")[1:5] == (4, 3, 3, "")
    assert talent(sheet, "dexterity")[1:5] == (4, 4, 4, "felt")
    assert talent(sheet, "constitution")[1:5] == (2, 2, 4, "")
    assert talent(sheet, "attention").handicap == "suppressed"
    assert skill(sheet, "charisma").pool == Pool(3, 4)
    assert skill(sheet, "agility").pool == Pool(4, 4, "hampered")
    text = shown(nadja)
    assert row(text, "Charisma").split()[:2] == ["Charisma", "3W10+4"]
    assert "erschwert" in row(text, "Agilität")
    lines = text[text.index("Entstellungen") :].splitlines()[1:5]
    assert [line.split(maxsplit=1) for line in lines] == [
        ["Ausstrahlung", "Maximum 3, eigentlich 4"],
        ["Geschick", "Maximum 4, Handicap"],
        ["Konstitution", "Maximum 4"],
        ["Aufmerksamkeit", "Handicap unterdrückt"],
    ]
    assert "Entstellungen" not in shown(living(content, "nadja"))


@pytest.mark.rule("DS-CORE-09", "DS-CORE-10")
def test_a_handicap_on_a_single_die_makes_every_probe_desperate(content: Content) -> None:
    one = living(content, "rhea", talents=(1,) * 8, handicaps=("dexterity",))
    assert skill(one.sheet, "body_control").pool == Pool(1, 4, "desperate")
    none = living(content, "rhea", reductions=(("dexterity", 5),))
    assert skill(none.sheet, "body_control").pool == Pool(0, 4, "desperate")
    assert "1W10+4  verzweifelt" in row(shown(none), "Körperkontrolle")


@pytest.mark.rule("DS-DIS-04", "DS-INC-06")
def test_stress_stands_with_its_base_and_its_limit(content: Content) -> None:
    worn = living(content, "rhea", stress=4, base_stress=2)
    assert worn.sheet.stress == StressLine(4, 2, 20)
    text = shown(worn)
    assert row(text, "Stress").split() == ["Stress", "4", "von", "20"]
    assert "■■■■□ □□□□□ □□□□□ □□□□□" in text
    assert "nie unter 2 (Grund-Stress)" in text
    assert "Grund-Stress" not in shown(living(content, "rhea", stress=4))
    assert "zusammengebrochen" in shown(living(content, "rhea", stress=20))
    without = living(content, "rhea", stress=23, stress_incapacitates_at=0)
    assert without.sheet.stress == StressLine(23, 0, 0)
    assert "zusammengebrochen" not in shown(without)
    assert shown(without).count("■") == 23


@pytest.mark.rule("DS-MON-05", "DS-INC-02")
def test_monitors_are_boxes_of_which_some_are_marked(content: Content) -> None:
    hurt = living(content, "rhea", hurt=Damage(3, 1, 0, 5))
    assert monitors(hurt.sheet) == {"vital": (3, 4), "interaction": (1, 4), "mobility": (0, 4), "defensive": (5, 5)}
    text = shown(hurt)
    assert row(text, "Vital").split() == ["Vital", "■■■□", "1/4"]
    assert row(text, "Defensiv").split() == ["Defensiv", "■■■■■", "0/5"]
    assert "kampfunfähig" not in text
    assert "kampfunfähig" in shown(living(content, "rhea", hurt=Damage(vital=4)))
    assert "tot" in shown(living(content, "rhea", hurt=Damage(vital=4), dead=True)).splitlines()[2]


@pytest.mark.rule("DS-MON-03", "DS-MON-04", "DS:hard_armour_factor")
def test_armour_is_soft_and_hard(content: Content) -> None:
    assert living(content, "rhea").sheet.armour == ArmourLine(
        Name.of("Taktische Rüstung", en="tactical armour"), 5, 3, 3, 6
    )
    assert "weich 3, hart 9" in shown(living(content, "rhea", hard_armour_factor=3))
    assert living(content, "dockarbeiter").sheet.armour is None
    plating = living(content, "turm").sheet.armour
    assert plating == ArmourLine(None, 4, 3, 3, 6)


@pytest.mark.rule("DS-ATT-01", "DS-ATT-09", "DS-PEN-01", "DS-RNG-02", "DS-COST-02", "DS-COST-03")
def test_weapons_stand_as_their_owner_uses_them(content: Content) -> None:
    rhea, ilko = living(content, "rhea").sheet, living(content, "ilko").sheet
    # Size, class, probe, damage, penetration, action units, ideal range.
    assert weapon(rhea, "gewehr")[3:10] == (3, 3, Pool(4, 4), 2, 6, 2, "extended")
    assert weapon(rhea, "klinge")[3:10] == (2, 3, Pool(4, 3), 1, 5, 1, "near")
    assert weapon(rhea, "unarmed")[3:10] == (1, 0, Pool(4, 3), 1, 1, 1, "near")
    assert weapon(ilko, "terminal")[3:10] == (3, 3, Pool(4, 3), 2, 6, 2, "extended")
    # A gun of a machine is handled by its class, with its bots for dice.
    assert weapon(living(content, "kurier").sheet, "geschuetz_m")[3:10] == (4, 3, Pool(2), 2, 7, 2, "extreme")
    text = shown(living(content, "rhea"))
    assert row(text, "Sturmgewehr").split() == ["Sturmgewehr", "3/3", "4W10+4", "2", "6", "2", "ausgedehnt"]


@pytest.mark.rule("DS:turret_ae", "DS:hack_ae")
def test_what_a_shot_costs_is_by_the_tables_ruling(content: Content) -> None:
    assert weapon(living(content, "turm").sheet, "geschuetz_l").ae == 2
    assert weapon(living(content, "turm", turret_ae="size").sheet, "geschuetz_l").ae == 1
    by_target = living(content, "ilko", hack_ae="target")
    assert weapon(by_target.sheet, "terminal").ae is None
    assert row(shown(by_target), "Feldterminal     ").split()[-2] == "–"


@pytest.mark.rule("DS-CTX-01", "DS-CTX-13")
def test_a_terminal_is_a_system_with_monitors_of_its_own(content: Content) -> None:
    cortex = living(content, "ilko", breach=Breach(1, 0, 3, 2)).sheet.cortex
    assert cortex is not None
    assert (cortex.terminal, cortex.mk, cortex.firewall) == (
        Name.of("Feldterminal", en="field terminal"),
        3,
        9,
    )
    assert [(one.id, one.marked, one.boxes) for one in cortex.monitors] == [
        ("access", 1, 3), ("memory", 0, 3), ("connections", 3, 3), ("firewall", 2, 3),
    ]  # fmt: skip
    assert living(content, "rhea").sheet.cortex is None
    assert "Cortex  " not in shown(living(content, "rhea"))


def test_what_is_used_up_is_told_and_still_there(content: Content) -> None:
    nadja = living(content, "nadja", **SCARRED)
    assert weapon(nadja.sheet, "messer").gone
    assert row(shown(nadja), "Kampfmesser").split(maxsplit=1) == ["Kampfmesser", "nicht mehr da"]
    oda = living(content, "oda", used=("medbag",))
    assert "bringt einen Monitor auf 3 freie Kästchen, MK 3, nicht mehr da" in row(shown(oda), "Arzttasche")
    assert "brings a monitor to one free box" in shown(living(content, "rhea"), "en")


@pytest.mark.rule("DS-CORE-21")
def test_trauma_is_told(content: Content) -> None:
    assert "traumatisiert" in shown(living(content, "nadja", **SCARRED)).splitlines()[2]
    assert "traumatised" in shown(living(content, "nadja", **SCARRED), "en")
    assert "traumatisiert" not in shown(living(content, "nadja", stress=9))


# -- what stands on it: everybody else ----------------------------------------------------------------------------


@pytest.mark.rule("DS-CORE-02")
def test_henchmen_throw_for_everything_alike_and_better_for_what_they_know(content: Content) -> None:
    pilot = living(content, "zollpilot").sheet
    assert [(one.name.key, one.pool) for one in pilot.probes] == [
        ("ds-skill-speed", Pool(4, 3)), ("ds-skill-manoeuvre", Pool(4, 3)), ("ds-sheet-other-probes", Pool(3)),
    ]  # fmt: skip
    assert pilot.figures == (("competence", 3),)
    assert (pilot.stress, pilot.talents) == (None, ())
    guard = living(content, "lagerwache")
    assert [one.name.key for one in guard.sheet.probes] == ["ds-sheet-all-probes"]
    assert row(shown(guard), "Alle Proben").split()[:3] == ["Alle", "Proben", "2W10"]
    assert "Stress" not in shown(guard)


@pytest.mark.rule("DS-GRP-02")
def test_a_group_has_one_long_monitor_and_a_strength_that_is_spent(content: Content) -> None:
    group = living(content, "soeldner_gruppe", hurt=Damage(vital=12), left=6)
    assert group.sheet.figures == (("competence", 4), ("strength", 6))
    assert monitors(group.sheet) == {"vital": (12, 40)}
    text = shown(group)
    assert (text.count("■"), row(text, "Vital").split()) == (12, ["Vital", "28/40"])
    assert "2 Punkte Stärke verbraucht" in text
    assert "ein Punkt Stärke verbraucht" in shown(living(content, "soeldner_gruppe", left=7))
    assert "aufgerieben" in shown(living(content, "soeldner_gruppe", hurt=Damage(vital=40)))


@pytest.mark.rule("DS-MON-09", "DS:machine_other_pool")
def test_a_machine_has_its_values_and_no_monitor_that_it_has_no_boxes_for(content: Content) -> None:
    turret = living(content, "turm").sheet
    assert dict(turret.figures) == {"size": 4, "mk": 3, "power": 0, "servos": 2, "sensors": 3, "bots": 3}
    assert monitors(turret) == {"vital": (0, 4), "interaction": (0, 2), "defensive": (0, 4)}
    assert [one.pool.dice for one in turret.probes] == [3, 4, 3]
    assert [one.pool.dice for one in living(content, "kurier", machine_other_pool="mk").sheet.probes] == [3, 8, 3]
    assert turret.cortex is not None and turret.cortex.terminal is None
    assert "Mobilität" not in shown(living(content, "turm"))
    assert "offen" in shown(living(content, "motorrad"))
    assert "abgeschaltet" in shown(living(content, "drohne", out="switched_off"))


def test_a_system_and_a_thing_have_what_they_have(content: Content) -> None:
    core = living(content, "archivkern", breach=Breach(access=2), out="crashed")
    assert (core.sheet.monitors, core.sheet.figures) == ((), (("mk", 3),))
    assert "abgestürzt" in shown(core)
    assert row(shown(core), "Zugriff").split() == ["Zugriff", "■■□", "1/3"]
    assert weapon(core.sheet, "tablet").pool == Pool(3)
    valve = living(content, "kuehlventil", hurt=Damage(vital=1)).sheet
    assert (monitors(valve), valve.cortex, valve.weapons, valve.probes) == ({"vital": (1, 4)}, None, (), ())


def test_people_of_unusual_size_have_it_on_their_sheet(content: Content) -> None:
    assert living(content, "rhea").sheet.figures == ()
    assert living(content, "rhea", size=4).sheet.figures == (("size", 4),)


def test_the_sheet_is_plain_data_in_no_language(content: Content) -> None:
    plain = living(content, "nadja", **SCARRED).plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["name"] == {"de": "Nadja Okoye", "en": "Nadja Okoye"}
    assert plain["stress"] == {"now": 9, "base": 3, "limit": 20}
    assert plain["conditions"] == [{"word": "ds-sheet-traumatised"}]
    assert plain["monitors"][3] == {"id": "defensive", "boxes": 3, "marked": 3}
    assert plain["weapons"][0]["pool"] == {"dice": 4, "bonus": 3, "mode": "hampered"}
    assert json.loads(json.dumps(living(content, "zentrale").plain()))["stress"] is None


# -- as text and as a drawing -------------------------------------------------------------------------------------

LONG = Name.of(
    "Ein überaus langer Name für jemanden von weit her, " * 2, en="A very long name for somebody from afar, " * 3
)
ODD: dict[str, dict[str, Any]] = {
    "plain": {},
    "long": {"name": LONG},
    "worn": {**SCARRED, "used": (), "stress": 31, "base_stress": 25},
    "vast": {"strength": 30, "size": 13, "hurt": Damage(vital=2)},
}


@pytest.mark.parametrize("lang", supplied_languages())
@pytest.mark.parametrize("odd", ODD)
def test_everybody_and_everything_fits_into_80_columns(content: Content, odd: str, lang: str) -> None:
    for who in everybody(content):
        text = shown(living(content, who, **ODD[odd]), lang)
        assert max(map(len, text.splitlines())) <= 80, who
        assert "ds-" not in text


@pytest.mark.parametrize("lang", supplied_languages())
def test_a_drawn_sheet_is_one_page_that_needs_nothing_else(content: Content, lang: str) -> None:
    for who in everybody(content):
        page = drawn(living(content, who), lang)
        assert (page.tag, page.get("width"), page.get("height")) == (f"{SVG}svg", *A4), who
        tags = {found.tag.removeprefix(SVG) for found in page.iter()}
        assert tags <= {"svg", "title", "rect", "g", "text", "path", "line"}
        assert not [key for found in page.iter() for key in found.attrib if "href" in key or key.startswith("on")]


def test_the_drawing_shows_every_box_and_what_is_marked(content: Content) -> None:
    page = drawn(living(content, "nadja", **SCARRED))
    found = classes(page)
    # Monitors of 2, 4, 4 and 3 boxes, four of 2 in the cortex, and 20 of stress, of which 3 never go away.
    assert found == {"box": 41 - 3 - 6 - 6 - 3, "box marked": 6 + 6 + 3, "box fixed": 3}
    for told in ("Nadja Okoye", "Dark Space", "9 von 20", "1/2", "MK 2, Firewall-Wert 6", "Maximum 4, Handicap"):
        assert told in words(page)
    assert {"4W10+4", "erschwert", "nicht mehr da", "nie unter 3 (Grund-Stress)"} <= words(page)


def test_skills_that_were_never_learned_have_a_line_without_dice(content: Content) -> None:
    shorter, longer = (
        drawn(living(content, "rhea", skills=skills)) for skills in ((), (("tech", 3), ("willpower", 1)))
    )
    assert "Technik" in words(shorter)
    assert words(longer) - words(shorter) == {"3W10+3", "3W10+1"}


def test_names_mean_nothing_to_a_drawing(content: Content) -> None:
    page = drawn(living(content, "rhea", name=Name.of('<b>"R&D"</b>', en="R")))
    assert page.findtext(f"{SVG}title") == '<b>"R&D"</b>'
    assert '<b>"R&D"</b>' in words(page)


def test_a_sheet_that_needs_more_room_gets_a_longer_page(content: Content) -> None:
    laden = living(content, "ilko", weapons=tuple(content.weapons.values()), items=tuple(content.items.values()))
    assert float(drawn(laden).get("height", "").removesuffix("mm")) > 297
    group = living(content, "soeldner_gruppe", strength=30)
    assert classes(drawn(group))["box"] == 150 + 16
