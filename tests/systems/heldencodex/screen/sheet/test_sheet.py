"""The sheet: what stands on it, as text and as a drawing, whatever shape its owner has."""

import dataclasses
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from regelwerk.engine.screen.drawing import EM, fitted
from regelwerk.engine.screen.sheets import Span, text_of
from regelwerk.engine.state_values import Name, replace
from regelwerk.languages import supplied_languages
from regelwerk.systems.heldencodex.content.loading import Content, load
from regelwerk.systems.heldencodex.screen.sheet.character import Character, of_content
from regelwerk.systems.heldencodex.screen.sheet.data import AbilityLine, CharacterSheet, TrackRow, WeaponLine
from regelwerk.systems.heldencodex.values import Bonus, CircleShape, DamageDice
from systems.heldencodex.builders import ITEMS, circle, critical, severe

SVG = "{http://www.w3.org/2000/svg}"
A4 = ("210mm", "297mm")


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def living(content: Content, who: str, **changes: Any) -> Character:
    """Somebody of the supplied content, changed: fields of the fixed sheet and of the changing part alike."""
    found = of_content(content, who)
    fixed = {
        name: changes.pop(name) for name in tuple(changes) if hasattr(found.hero.sheet, name) and name != "circles"
    }
    hero = replace(found.hero, sheet=replace(found.hero.sheet, **fixed), **changes)
    hero = replace(hero, sheet=replace(hero.sheet, circles=len(hero.circles)))
    return dataclasses.replace(found, hero=hero)


def ability(sheet: CharacterSheet, own_id: str) -> AbilityLine:
    return next(one for one in (*sheet.attributes, *sheet.skills) if one.id == own_id)


def weapon(sheet: CharacterSheet, own_id: str) -> WeaponLine:
    return next(one for one in sheet.weapons if one.id == own_id)


def shown(character: Character, lang: str = "de") -> str:
    return text_of(character.lines(lang))


def row(text: str, name: str) -> str:
    """The first line of a text that begins with a name, from there on."""
    return next(line[line.index(name) :] for line in text.splitlines() if name in line)


def drawn(character: Character, lang: str = "de") -> ElementTree.Element:
    return ElementTree.fromstring(character.svg(lang))


def classes(page: ElementTree.Element) -> Counter[str]:
    return Counter(found.get("class", "") for found in page.iter() if found.get("class"))


def spans(character: Character, style: str) -> Iterator[Span]:
    return (span for line in character.lines("de") for span in line if span.style == style)


# -- what stands on it ----------------------------------------------------------------------------------------


@pytest.mark.rule("HC-POOL-02", "HC-POOL-03")
def test_abilities_stand_with_their_dice_and_the_star(content: Content) -> None:
    sheet = living(content, "richart").sheet
    assert ability(sheet, "reaction") == AbilityLine(
        "reaction", Name.of("Reaktion", en="Reaction"), "attribute", 12, 3, 20, 3
    )
    assert ability(sheet, "arming_sword")[2:7] == ("art", 15, 4, 20, 4)
    assert ability(sheet, "intimidate")[2:8] == ("skill", 12, 3, 20, 3, True)


@pytest.mark.rule("HC-PHY-01", "HC-PHY-03", "HC-INJ-04")
def test_rows_and_wounds_take_dice_that_the_sheet_names_beside_the_full_number(content: Content) -> None:
    hurt = living(content, "richart", physis_lost=6, psyche_lost=12, circles=(critical(), *[circle()] * 4))
    assert [(a.dice, a.usable) for a in hurt.sheet.attributes if a.id != "reaction"] == [(3, 0), (3, 0)]
    assert ability(hurt.sheet, "arming_sword")[4:7] == (4, 20, 0)
    assert "4W20  jetzt 0" in row(shown(hurt), "Ritterschwert")
    spared = living(content, "richart", psyche_lost=12, wished_rows=(2,))
    assert ability(spared.sheet, "memory").usable == 2
    assert spared.sheet.psyche == (TrackRow(6, 6), TrackRow(6, 6, spared=True), TrackRow(6, 0))
    assert "1 Würfel weniger" in shown(spared)


def test_items_are_named_where_they_help_and_with_what_they_do(content: Content) -> None:
    mechthild = living(content, "mechthild")
    assert ability(mechthild.sheet, "first_aid")[3:9] == (16, 5, 20, 5, False, (Bonus("W"),))
    assert "W1: ein Würfel mehr (mit Erste Hilfe, Heilkunde)" in row(shown(mechthild), "Kräuterbeutel")
    jost = living(content, "jost")
    assert ability(jost.sheet, "sneak").value == 12
    assert row(shown(jost, "en"), "Sneaking").split()[:4] == ["Sneaking", "12★", "3d20", "FkW2"]


@pytest.mark.rule("HC-MEL-02", "HC-RNG-20", "HC-QUA-02")
def test_weapons_stand_as_their_owner_uses_them(content: Content) -> None:
    richart = living(content, "richart", items=(ITEMS["toledo_sword"],)).sheet
    assert weapon(richart, "arming_sword")[3:] == (15, 4, 20, 4, 2, DamageDice(3, 12), None)
    elsbeth = living(content, "elsbeth").sheet
    # The dagger by the basic combat art, the crossbow with the lead of its dice.
    assert weapon(elsbeth, "dagger")[3:] == (7, 3, 8, 3, 1, DamageDice(1, 12), None)
    assert weapon(elsbeth, "crossbow")[3:8] == (8, 3, 12, 3, 2)
    adelheid = living(content, "adelheid").sheet
    assert weapon(adelheid, "short_sword").pts == DamageDice(2, 8)


def test_whatever_else_is_the_matter_is_told(content: Content) -> None:
    drunk = living(content, "richart", down="unconscious", breathless=True, dazed=True, drinks=3, queasy=2)
    told = shown(drunk).splitlines()[3]
    for words in ("bewusstlos", "außer Atem", "benommen", "3 Becher", "Regeneration um 2 niedriger"):
        assert words in told
    assert all(ability.usable == 0 for ability in drunk.sheet.attributes)


def test_the_sheet_is_plain_data_in_no_language(content: Content) -> None:
    plain = living(content, "jost", drinks=2, circles=(severe(care="medicine"), circle())).plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["name"] == {"de": "Jost", "en": "Jost"}
    assert plain["conditions"] == [{"phrase": "hc-board-drinks", "facts": {"drinks": 2}}]
    assert plain["circles"][0]["care"] == "medicine"
    assert plain["weapons"][1]["ts"] == "2W12"
    assert plain["items"][0]["bonuses"] == ["FkW2"]
    assert plain["physis"] == [{"points": 6, "lost": 0, "spared": False}] * 3


# -- as text --------------------------------------------------------------------------------------------------


def test_segments_and_boxes_are_filled_as_they_are_lost(content: Content) -> None:
    wounds = (severe(care="first_aid"), critical(severe=2), circle(1), circle(), circle(inner=1))
    hurt = living(content, "richart", circles=wounds, physis_lost=7, psyche_lost=1)
    text = shown(hurt)
    lines = text[text.index("Lebenskreise") :].splitlines()[1:6]
    assert [line.split() for line in lines] == [
        ["1", "●●", "○○", "○○", "●○○", "○", "1", "schwer", "Erste", "Hilfe"],
        ["2", "●●", "●●", "●●", "●●●", "●", "kritisch,", "2", "schwer"],
        ["3", "●○", "○○", "○○", "○○○", "○"],
        ["4", "○○", "○○", "○○", "○○○", "○"],
        ["5", "○○", "○○", "○○", "○○○", "●"],
    ]
    assert (text.count("■"), text.count("□")) == (8, 28)
    assert "11 von 18" in row(text, "Physis")
    assert sum(span.text.count("●") for span in spans(hurt, "bad")) == text.count("●") == hurt.hero.marked


def test_armour_has_light_and_heavy_points(content: Content) -> None:
    text = shown(living(content, "richart"))
    assert [row(text, part).split() for part in ("Rumpf", "Hände", "Schild")] == [
        ["Rumpf", "◇◇", "◆◆◆◆"],
        ["Hände", "–", "–"],
        ["Schild", "◇◇", "◆◆◆"],
    ]
    thick = living(content, "richart").hero.armour[1]._replace(heavy=44)
    assert "44 ◆" in row(shown(living(content, "richart", armour=(thick,))), "Rumpf")


@pytest.mark.parametrize("lang", supplied_languages())
def test_everybody_fits_into_80_columns(content: Content, lang: str) -> None:
    for who in content.characters:
        assert max(map(len, shown(living(content, who), lang).splitlines())) <= 80, who


ODD = {
    "many": (CircleShape(36, 36, 36), 30, (100,) * 10),
    "few": (CircleShape(1, 1, 1), 1, (1,)),
    "uneven": (CircleShape(8, 4, 2), 9, (3, 12, 20)),
}


@pytest.mark.parametrize("lang", supplied_languages())
@pytest.mark.parametrize("odd", ODD)
def test_sheets_of_any_shape_are_written_and_drawn(content: Content, odd: str, lang: str) -> None:
    shape, number, rows = ODD[odd]
    wounded = circle(1, 1, 1, shape, severe=3, critical=True, care="first_aid")
    circles = (wounded, *[circle(shape=shape)] * (number - 1))
    name = Name.of(
        "Ein überaus langer Name für jemanden von weit her", en="A very long name for somebody from far away"
    )
    strange = living(
        content, "jost", name=name, circle=shape, circles=circles, physis_rows=rows, psyche_rows=rows, physis_lost=1
    )
    text = shown(strange, lang)
    assert max(map(len, text.splitlines())) <= 80
    assert text.count("■") + text.count("□") == 2 * sum(rows)
    found = classes(drawn(strange, lang))
    assert (found["segment marked"], found["segment"]) == (3, number * sum(shape) - 3)
    points = sum(one.light + one.heavy for one in strange.hero.armour)
    assert (found["point lost"], found["point"]) == (1, 2 * sum(rows) - 1 + points)


# -- as a drawing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", supplied_languages())
def test_a_drawn_sheet_is_one_page_that_needs_nothing_else(content: Content, lang: str) -> None:
    for who in content.characters:
        page = drawn(living(content, who), lang)
        assert (page.tag, page.get("width"), page.get("height")) == (f"{SVG}svg", *A4)
        tags = {found.tag.removeprefix(SVG) for found in page.iter()}
        assert tags <= {"svg", "title", "rect", "g", "text", "path", "line", "circle"}
        assert not [key for found in page.iter() for key in found.attrib if "href" in key or key.startswith("on")]


def test_the_drawing_shows_wounds_care_and_what_is_lost(content: Content) -> None:
    wounds = (severe(care="first_aid"), critical(care="medicine"), circle(1), circle(), circle())
    hurt = living(content, "richart", circles=wounds, physis_lost=7, psyche_lost=1, drinks=1)
    page = drawn(hurt)
    found = classes(page)
    assert (found["segment marked"], found["segment"]) == (14, 36)
    assert found["point lost"] == 8
    words = [text.text for text in page.iter(f"{SVG}text")]
    for told in ("Richart", "1 schwer", "kritisch", "Erste Hilfe", "Heilkunde", "11 von 18", "1 Würfel weniger"):
        assert told in words
    dashed = [ring for ring in page.iter(f"{SVG}circle") if ring.get("stroke-dasharray")]
    assert len(dashed) == 1


def test_names_mean_nothing_to_a_drawing(content: Content) -> None:
    wild = living(content, "richart", name=Name.of('<b>"R&D"</b>', en="R"))
    page = drawn(wild)
    assert page.findtext(f"{SVG}title") == '<b>"R&D"</b>'
    assert '<b>"R&D"</b>' in [text.text for text in page.iter(f"{SVG}text")]


def test_a_sheet_that_needs_more_room_gets_a_longer_page(content: Content) -> None:
    laden = living(content, "richart", items=tuple(content.items.values()), weapons=tuple(content.weapons.values()))
    height = drawn(laden).get("height", "")
    assert float(height.removesuffix("mm")) > 297


def test_text_that_does_not_fit_is_made_smaller_and_then_cut() -> None:
    assert fitted("Richart", 4, 100) == ("Richart", 4)
    name = "Ritter Gottfried"
    words, size = fitted(name, 4, 30)
    assert words == name
    assert len(words) * size * EM == pytest.approx(30)
    words, size = fitted(name, 4, 15)
    assert words == name[: len(words) - 1] + "…"
    assert len(words) * size * EM <= 15
