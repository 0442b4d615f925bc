"""Content entry by entry, as forms in a browser make it: listed, checked, kept, changed by two at once, thrown away."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from regelwerk.engine.book.rulebook import read_catalogue
from regelwerk.engine.system import system, system_names
from table.house import House

PATH = "/api/content/phasesix"
SWORD = {
    "name": {"de": "Singendes Schwert", "en": "Singing sword"},
    "kind": "melee",
    "modes": ["melee"],
    "damage_potential": 3,
}
HERO = {"name": {"de": "Brida"}, "weapons": ["singing_sword"], "attributes": {"strength": 4, "deftness": 2}}


def put(house: House, kind: str, key: str, data: dict[str, Any], version: str = "", path: str = PATH) -> dict[str, Any]:
    answer = house.ask("PUT", f"{path}/entries/{kind}/{key}", house.host, json={"data": data, "version": version})
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def checked(house: House, kind: str, key: str, data: dict[str, Any], lang: str = "de") -> dict[str, Any]:
    asked = {"kind": kind, "id": key, "data": data}
    answer = house.ask("POST", f"{PATH}/entries/check?lang={lang}", house.host, json=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("name", system_names())
def test_every_kind_has_a_form_and_what_it_begins_with_is_fine_once_it_has_a_name(house: House, name: str) -> None:
    path = f"/api/content/{name}"
    for kind in system(name).kinds:
        form = house.get(f"{path}/forms/{kind}", house.host)
        assert form["title"]
        assert "name" in [field["name"] for field in form["fields"]]
        data = {"name": {"de": "Neu", "en": "New"}, **form["start"]}
        asked = {"kind": kind, "id": "quite_new", "data": data}
        told = house.ask("POST", f"{path}/entries/check", house.host, json=asked).json()
        assert told["problems"] == [], (kind, told)
        assert tomllib.loads(told["text"])[system(name).loading.SHELF.tables[kind]] == {"quite_new": data}


@pytest.mark.parametrize("name", system_names())
def test_a_scene_settles_every_option_by_choosing_and_each_choice_is_taken(house: House, name: str) -> None:
    form = house.get(f"/api/content/{name}/forms/scenario", house.host)
    options = next(field for field in form["fields"] if field["name"] == "options")
    assert (options["type"], options["fold"]) == ("table", "rare")
    assert options["fields"]
    for field in options["fields"]:
        assert field["help"].startswith("Üblich ist: ")
        assert len(field["choices"]) > 1
    last = {field["name"]: field["choices"][-1]["value"] for field in options["fields"]}
    known = {option.name: option.values[-1] for option in read_catalogue(system(name).package).options.values()}
    assert [(type(value), value) for value in last.values()] == [(type(known[key]), known[key]) for key in last]


def test_an_own_weapon_is_carried_by_an_own_hero_of_another_file_and_both_come_to_the_table(house: House) -> None:
    refused = checked(house, "character", "brida", HERO)["problems"]
    assert [(one["code"], one["field"]) for one in refused] == [("content-unknown-reference", "weapons#1")]
    put(house, "weapon", "singing_sword", SWORD)
    told = checked(house, "character", "brida", HERO)
    assert told["problems"] == []
    made = put(house, "character", "brida", HERO)
    assert (made["file"], made["own"]) == ("brida", True)
    offers = house.get(f"{PATH}/forms/character", house.host)["offers"]["weapon"]
    assert offers[0] == {"id": "singing_sword", "name": "Singendes Schwert", "own": True}
    # The file alone, as text, is fine as well, and a game that names it gets the sword too.
    text = house.get(f"{PATH}/brida", house.host)["text"]
    assert house.ask("POST", f"{PATH}/check", house.host, json={"text": text, "name": "brida"}).json() == []
    asked = {"content": ["brida"], "given": {"attacker": "brida", "target": "wolf"}}
    assert house.ask("POST", "/api/odds/phasesix/attack", json=asked, token=house.host).status_code == 200


def test_all_mistakes_are_told_at_their_fields(house: House) -> None:
    wrong = {"hearts": 0, "attributes": {"strength": 99, "bravery": 1}, "weapons": "sword"}
    found = {one["field"]: one["text"] for one in checked(house, "character", "brida", wrong, "en")["problems"]}
    assert set(found) == {"name", "hearts", "attributes.strength", "attributes", "weapons"}
    assert all("brida" not in text and text for text in found.values())
    assert checked(house, "weapon", "unarmed", SWORD)["problems"][0]["code"] == "content-id-reserved"


def test_of_two_who_save_one_entry_the_second_is_told_and_nothing_changes(house: House) -> None:
    seen = put(house, "weapon", "twice_edited", SWORD)["version"]
    put(house, "weapon", "twice_edited", {**SWORD, "penetration": 1}, seen)
    late = {"data": {**SWORD, "penetration": 2}, "version": seen}
    told = house.refused(409, "PUT", f"{PATH}/entries/weapon/twice_edited", house.host, json=late)
    assert told["code"] == "table-entry-changed"
    assert house.get(f"{PATH}/entries/weapon/twice_edited", house.host)["data"]["penetration"] == 1
    anew = {"data": SWORD}
    taken = house.refused(409, "PUT", f"{PATH}/entries/weapon/twice_edited", house.host, json=anew)
    assert taken["code"] == "table-entry-exists"
    supplied = house.refused(409, "PUT", f"{PATH}/entries/weapon/short_sword", house.host, json=anew)
    assert supplied["code"] == "table-entry-exists"
    gone = {"data": SWORD, "version": seen}
    assert (
        house.refused(409, "PUT", f"{PATH}/entries/weapon/never", house.host, json=gone)["code"] == "table-entry-gone"
    )


def test_the_rest_of_a_file_and_its_comments_stay(house: House) -> None:
    text = (
        '# Meine Waffen\n[weapons.comb]\nname = "Kamm"  # aus Horn\nkind = "melee"\nmodes = ["melee"]\n'
        'damage_potential = 1  # wenig\n\n# Für Gäste\n[armor.apron]\nname = "Schürze"\nprotection = 1\n'
    )
    house.ask("PUT", f"{PATH}/mixed", house.host, json={"text": text})
    seen = house.get(f"{PATH}/entries/weapon/comb", house.host)
    put(house, "weapon", "comb", {**seen["data"], "damage_potential": 2}, seen["version"])
    kept = house.get(f"{PATH}/mixed", house.host)["text"]
    assert kept == text.replace("damage_potential = 1", "damage_potential = 2")


def test_what_others_need_stays_and_an_entry_that_nobody_needs_goes_with_its_file(house: House) -> None:
    put(house, "weapon", "needed_sword", SWORD)
    put(house, "character", "needs_it", {**HERO, "weapons": ["needed_sword"]})
    told = house.refused(409, "DELETE", f"{PATH}/entries/weapon/needed_sword", house.host)
    assert (told["code"], "Brida" in told["text"]) == ("table-entry-used", True)
    for kind, key in (("character", "needs_it"), ("weapon", "needed_sword")):
        assert house.ask("DELETE", f"{PATH}/entries/{kind}/{key}", house.host).status_code == 204
    kept = {(one["kind"], one["id"]) for one in house.get(f"{PATH}/entries", house.host)}
    assert not kept & {("weapon", "needed_sword"), ("character", "needs_it")}
    assert ("weapon", "short_sword") in kept
    assert (
        house.refused(404, "DELETE", f"{PATH}/entries/weapon/short_sword", house.host)["code"] == "table-entry-unknown"
    )


def test_only_host_and_masters_touch_entries_and_hostile_data_break_nothing(house: House) -> None:
    assert house.refused(401, "GET", f"{PATH}/entries")["code"] == "table-token-missing"
    for kind in ("wizard", "../weapon"):
        asked: dict[str, Any] = {"kind": kind, "id": "x", "data": {}}
        assert (
            house.refused(404, "POST", f"{PATH}/entries/check", house.host, json=asked)["code"] == "table-entry-no-form"
        )
    deep: Any = 1
    for _ in range(200):
        deep = [deep]
    for name in (deep, 10**30, [10**30]):
        asked = {"kind": "weapon", "id": "strange", "data": {**SWORD, "name": name}}
        house.refused(422, "POST", f"{PATH}/entries/check", house.host, json=asked)
    strange: tuple[Any, ...] = ({"": 1}, 12, [None], 1.5, {"de": 1}, {"xx yy": "Axt"})
    for name in strange:
        assert checked(house, "weapon", "strange", {**SWORD, "name": name})["problems"], name
    marked = put(house, "weapon", "marked_up", {**SWORD, "name": {"de": "<b>Axt</b>"}})
    assert marked["name"] == "<b>Axt</b>"
