"""Unit cards: what is printed on them, and that it can be set on paper whatever it is called."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import typst

from regelwerk.engine.facts import Phrase
from regelwerk.engine.screen.printing import Printing, Wanted
from regelwerk.engine.state_values import NO_NAME, Name
from regelwerk.languages import supplied_languages
from regelwerk.systems.realms.content.cards import Force
from regelwerk.systems.realms.content.loading import Content, load
from regelwerk.systems.realms.content.models import TRAITS
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.sight.positions import danger_radius, perception_range
from regelwerk.systems.realms.screen.print.card_words import Words
from regelwerk.systems.realms.screen.print.cards import EFFECT_RULES, Boxes, Face, face
from regelwerk.systems.realms.screen.print.prints import unit_cards
from regelwerk.systems.realms.values import Card
from systems.realms.builders import armour, card, item, model, weapon, world

READABLE = 6.0
"""Points below which nobody wants to read a card at the table."""
NASTY = '#panic() *a* _b_ "c" \\ <d> $e$ @f `g` // [h] Köln'


@cache
def supplied() -> Content:
    return load()


def printed(*names: str, lang: str = "de", backs: bool = False) -> Printing:
    return unit_cards(supplied(), Wanted(names, lang, backs))


def of(name: str) -> Face:
    return face(supplied().models[name], Options())


def words(made: Card, lang: str = "de") -> Any:
    return Words(lang).card(face(made, Options()))


def own(*cards: Card) -> Content:
    """Content with nothing but one force."""
    force = Force("own", Name.of(NASTY), cards, {})
    return Content.of({}, models={one.id: one for one in cards}, forces={"own": force})


def lines(data: Any, key: str) -> list[Any]:
    return [entry[key] for entry in data]


# -- what is on a card ------------------------------------------------------------------------------------


@pytest.mark.rule("RE-DMG-14", "RE-CARD-03")
def test_half_of_the_boxes_rounded_down_are_orange() -> None:
    assert of("mars").boxes == (Boxes(3, 2),)
    assert of("spaeher").boxes == (Boxes(2, 1),)


@pytest.mark.rule("RE-MIK-08", "RE-MIK-05")
def test_a_mike_has_boxes_for_each_zone_with_the_faces_that_hit_it() -> None:
    assert of("amboss").boxes == (
        Boxes(5, 4, "torso", (1, 6)),
        Boxes(3, 3, "right_arm", (7, 8)),
        Boxes(3, 3, "left_arm", (9, 10)),
        Boxes(3, 3, "legs", (11, 12)),
    )


@pytest.mark.rule("RE-DNG-01", "RE-PER-01", "RE-CARD-01")
@pytest.mark.parametrize(("eh", "wn"), [(3, 4), (5, 6), (14, 0)])
def test_the_areas_on_the_card_are_those_of_a_fresh_model(eh: int, wn: int) -> None:
    fresh = model(eh=eh, wn=wn)
    table = world(fresh)
    shown = face(fresh.card, Options())
    assert (shown.danger, shown.perception) == (
        danger_radius(table, fresh).total,
        perception_range(table, fresh).total,
    )


@pytest.mark.rule("RE-CARD-01", "RE-SIZ-01", "RE-CAR-02")
def test_base_and_capacity_follow_from_size_and_constitution() -> None:
    assert (of("schuetze").base, of("schuetze").capacity) == (25, 16)
    assert (of("amboss").base, of("amboss").capacity) == (40, 196)


@pytest.mark.rule("RE-MEL-25", "RE-MEL-24", "RE-DET-04", "RE-DET-03")
def test_fists_and_the_detonation_are_lines_of_the_table() -> None:
    rows = words(card(ko=6, type="mike", size="large", hp=9))["weapons"]
    assert lines(rows, "name") == ["Unbewaffnet", "Detonation"]
    numbers = [
        tuple(row[key] for key in ("wk", "type", "level", "strength", "damage", "range", "area")) for row in rows
    ]
    assert numbers == [("II", "Schlag", "++", "6", "2", "NK", "–"), ("V", "Schlag", "++", "6", "3", "–", "6 cm")]
    assert rows[1]["effects"] == "explosiv"
    assert words(card(type="drone", size="small"))["weapons"] == []


@pytest.mark.rule("RE-CARD-02")
def test_a_load_that_is_too_heavy_is_told_beside_the_lowered_values() -> None:
    burdened = words(card(ko=3, agi=3, grams=9500, encumbrance=1))
    assert ("Last", "9,5 von 9 kg") in burdened["body"]
    assert "um 1 gesenkt" in burdened["burdened"]
    assert burdened["attributes"][0] == ["AGI", "3"]
    assert words(card(grams=9000))["burdened"] == ""


@pytest.mark.rule("RE-CARD-03", "RE:ruling_112")
@pytest.mark.parametrize(
    ("lang", "kind", "size", "grenade", "spray"),
    [
        ("de", "Infanterie", "mittel, Base 25 mm", "Schockgranate", "Medizinisches Spray"),
        ("en", "Infantry", "medium, base 25 mm", "Shock grenade", "Medical spray"),
    ],
)
def test_a_card_has_the_numbers_of_its_model_in_either_language(
    lang: str, kind: str, size: str, grenade: str, spray: str
) -> None:
    mars = words(supplied().models["mars"], lang)
    assert (mars["kind"], mars["body"][0][1]) == (kind, size)
    assert [value for _, value in mars["attributes"]] == ["6", "5", "6", "7", "6", "5"]
    assert [value for _, value in mars["areas"]] == ["7 cm", "30 cm, 90°"]
    thrown = mars["weapons"][1]
    assert (thrown["name"], thrown["range"], thrown["area"], thrown["uses"]) == (grenade, "12/4", "4 cm", 2)
    assert (mars["items"][0]["name"], mars["items"][0]["cost"], mars["items"][0]["uses"]) == (spray, "1 AP", 3)
    assert mars["leader"]
    assert mars["armour"]["protection"].endswith(" 7")


@pytest.mark.rule("RE:ruling_110")
def test_points_are_printed_and_change_nothing() -> None:
    dear, cheap = card(points=300), card(points=0)
    assert face(dear, Options())._replace(card=cheap) == face(cheap, Options())
    assert "300" in words(dear)["points"] and words(cheap)["points"] == ""


def test_marks_of_a_weapon_stand_with_its_effects() -> None:
    heavy = weapon(effects=("emp",), unwieldy=True, projectile=True, arm="left_arm", af=2)
    (row, *_) = words(card(weapons=(heavy,)))["weapons"]
    assert (row["effects"], row["af"]) == ("EMP, schwerfällig, Projektil, linker Arm", "2")


# -- the back ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-CARD-01", "RE-TRA-01")
def test_the_back_has_the_rules_of_traits_equipment_and_effects_each_once() -> None:
    titles = lines(words(supplied().models["mars"])["back"], "title")
    assert titles == [
        "Gruppenführer II",
        "Medizinisches Spray",
        "Multi-Scanner",
        "Servopanzer Götterdämmerung",
        "Monomolekular",
        "Paralyse",
        "Explosiv",
    ]


def test_what_content_says_of_an_item_goes_before_what_its_values_say() -> None:
    plain = item(shield=True, spotting=-1, heals=2, ap=1, modifiers=(("agi", 1),))
    told = item(heals=2, ap=1, text=Name.of("Heilt.", en="Heals."))
    first, second = words(card(items=(plain, told)))["back"]
    assert "180°" in first["text"]
    assert "2 Trefferpunkte" in first["text"]
    assert "−1 auf eigene Würfe" in first["text"]
    assert "AGI +1" in first["text"]
    assert second["text"] == "Heilt."


@pytest.mark.parametrize("lang", supplied_languages())
def test_whatever_can_be_on_a_card_has_words(lang: str) -> None:
    say = Words(lang)
    everything = card(
        traits=tuple((trait, level) for trait in TRAITS for level in range(4)),
        weapons=(weapon(effects=tuple(EFFECT_RULES)),),
        armour=armour(3, tuple(EFFECT_RULES), kinetik=1, schlag=1, schnitt=2, strahl=3),
        items=(item(field=True, text=NO_NAME),),
        points=1200,
        encumbrance=2,
    )
    shown = say.card(face(everything, Options()))
    for entry in shown["back"]:
        assert entry["title"]
        assert entry["text"].rstrip().endswith("."), entry
        assert entry["text"][0] == entry["text"][0].upper()
    keys = [f"re-card-type-{kind}" for kind in ("infantry", "mike", "drone")]
    keys += [f"re-card-movement-{way}" for way in ("legs", "antigrav", "flight", "tracks", "wheels", "stationary")]
    assert all(say.told(Phrase(key)) for key in keys)
    for kind in ("passive", "active"):
        hidden = say.card(face(card(camouflage=kind, camouflage_level=2), Options()))
        assert "2" in hidden["back"][0]["text"]
        assert hidden["body"][-1][1].endswith(" II")


# -- pages ------------------------------------------------------------------------------------------------


def test_every_force_begins_a_page_and_single_models_share_one() -> None:
    everything = printed()
    assert everything.pages == len(supplied().forces)
    assert everything.items == sum(len(force.cards) for force in supplied().forces.values())
    some = printed("schuetze", "Nordbund", "amboss")
    assert [[one["name"] for one in page] for page in some.data["pages"]] == [
        ["Kommandoeinheit MARS", "Schütze", "MG-Schütze", "Panzerjäger", "Späher"],
        ["Schütze", "MIKe „Amboss“"],
    ]
    nine = unit_cards(own(*(card(f"m{n}") for n in range(9))), Wanted(backs=True))
    assert (nine.items, nine.pages) == (9, 4)


def keys_of(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, inner in data.items():
            yield key
            yield from keys_of(inner)
    elif isinstance(data, (list, tuple)):
        for inner in data:
            yield from keys_of(inner)


def test_the_template_sets_everything_that_it_is_given() -> None:
    whole = printed("mars", backs=True)
    used = set(re.findall(r"\.(\w+)", whole.template))
    assert set(keys_of(whole.data)) <= used


def test_all_supplied_cards_are_set_large_enough_to_read() -> None:
    whole = printed(backs=True)
    given = {"data": json.dumps(whole.data)}
    found = typst.query(whole.template.encode(), "<size>", field="value", sys_inputs=given, ignore_system_fonts=True)
    sizes = json.loads(found)
    assert len(sizes) == 4 * whole.items
    assert min(sizes) >= READABLE


def test_names_are_never_read_as_markup_and_nothing_is_too_long() -> None:
    name = Name.of(NASTY)
    long = Name.of(NASTY * 4)
    nasty = card(
        name=name,
        faction=name,
        outfit=name,
        hp=20,
        items=(item(text=name),),
        weapons=tuple(weapon(f"w{n}", effects=tuple(EFFECT_RULES)[:15], uses=9) for n in range(4)),
    )
    made = unit_cards(own(nasty, card("long", name=long, type="mike", size="large", hp=20)), Wanted(backs=True))
    assert made.data["pages"][0][0]["name"] == NASTY
    assert len(made.svg()) == made.pages == 2
