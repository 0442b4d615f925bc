"""The workshop: a number is turned and odds follow; a study grows into a picture, is kept and opened again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import DESK, PHONE, Person
from e2e.test_pages import seriously_wrong, settled

SLIDER = "input[type=range]"


def turn_to(person: Person, *, entry: str, field: str) -> None:
    """Choose a number of a weapon, as somebody would who knows the content."""
    page = person.page
    page.get_by_label("Wovon").select_option(label="Waffe")
    page.get_by_label("Eintrag").select_option(label=entry)
    chosen = page.get_by_label("Feld")
    chosen.wait_for()
    chosen.select_option(chosen.locator("option", has_text=field).first.get_attribute("value"))


def fits(person: Person) -> bool:
    """Whether the page has become as narrow as the screen; a drawing takes a moment to be made anew."""
    for _ in range(100):
        if not person.is_wider_than_the_screen:
            return True
        person.page.wait_for_timeout(50)
    return False


def test_a_study_grows_into_a_picture_and_is_there_again_after_a_reload(
    arrive: Arrive, house: House, tmp_path: Path
) -> None:
    person = arrive(house.host_link, bypass_csp=True)
    settled(person)
    page = person.page
    page.get_by_role("link", name="Werkstatt").click()
    settled(person)

    page.get_by_role("combobox", name="Regelwerk").select_option("phasesix")

    # One number is turned, and the odds follow.
    turn_to(person, entry="Axt", field="penetration")
    page.locator(SLIDER).fill("2")
    expect(page.get_by_role("img", name="geändert").or_(page.get_by_text("ändert das nichts"))).to_be_visible()
    assert seriously_wrong(person) == []

    # A tiny sweep: its picture, its table, its name.
    page.get_by_label("Untersuchen").check()
    page.get_by_label("eine Frage, genau gerechnet").check()
    turn_to(person, entry="Axt", field="penetration")
    page.get_by_label("Name (wenn du willst)").fill("Wie gut ist die Axt?")
    page.get_by_role("button", name="Loslegen").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Wie gut ist die Axt?")
    expect(page.get_by_text("fertig", exact=True)).to_be_visible()
    picture = page.get_by_role("img", name="Die Tabelle darunter sagt dasselbe")
    expect(picture.locator("circle")).to_have_count(3)
    page.get_by_text("Als Tabelle").click()
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(4)
    assert seriously_wrong(person) == []
    page.set_viewport_size(PHONE)
    assert fits(person)
    page.set_viewport_size(DESK)

    # It is kept, can be named anew, handed out and taken in again, and two lie side by side.
    page.reload()
    expect(picture.locator("circle")).to_have_count(3)
    page.get_by_role("link", name="Zurück zur Werkstatt").click()
    page.get_by_role("button", name=re.compile("^Umbenennen ?: Wie gut")).click()
    page.get_by_label("Neuer Name").fill("Axtblatt")
    page.get_by_role("button", name="Sichern").click()
    with page.expect_download() as handed:
        page.get_by_role("button", name=re.compile("^Datei ?: Axtblatt")).click()
    file = tmp_path / "geschickt.jsonl"
    handed.value.save_as(file)
    page.get_by_label("Datei einer Untersuchung öffnen").set_input_files(file)
    expect(page.get_by_role("heading", level=1)).to_have_text("geschickt")
    page.get_by_label("Daneben legen").select_option(label="Axtblatt")
    expect(page.get_by_text("Beide beruhen auf denselben Angaben.")).to_be_visible()
    expect(picture).to_have_count(2)


def test_a_mistake_is_told_at_its_field(arrive: Arrive, house: House) -> None:
    person = arrive(house.host_link, phone=True)
    settled(person)
    person.go("#/workshop")
    settled(person)
    page = person.page
    page.get_by_label("Untersuchen").check()
    assert fits(person)
    page.get_by_role("button", name="Loslegen").click()
    said = page.get_by_role("group", name="Was anders wird").get_by_role("alert")
    expect(said).to_have_text("Wähl aus, was sich ändern soll.")
