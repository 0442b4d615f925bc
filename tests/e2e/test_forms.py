"""Content without files: an own hero with an own weapon comes to the table from a phone; drafts outlive everything."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import DESK, PHONE
from e2e.test_pages import seriously_wrong, settled

FINE = "✓ Alles stimmt."


def make(page: Page, kind: str, name: str) -> None:
    page.get_by_role("link", name=f"Neu: {kind}").click()
    page.get_by_role("textbox", name="Name", exact=True).fill(name)


def save(page: Page, name: str) -> None:
    expect(page.get_by_text(FINE)).to_be_visible()
    page.get_by_role("button", name="Sichern", exact=True).click()
    expect(page.get_by_text(f"„{name}“ ist gesichert")).to_be_visible()


def test_an_own_hero_with_an_own_weapon_made_on_a_phone_is_in_the_game(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ("heroes",))
    master = game.master.rpartition("/")[2]
    host = arrive(game.master, phone=True, bypass_csp=True)
    page = host.page
    page.get_by_role("link", name="Mit einem Formular anlegen").click()
    page.get_by_role("navigation", name="Was möchtest du anlegen?").get_by_role("link", name="Waffe").click()
    make(page, "Waffe", "<b>Runenschwert</b>")
    page.get_by_role("spinbutton", name="Schadenspotential").fill("4")
    save(page, "<b>Runenschwert</b>")
    page.get_by_role("navigation", name="Was möchtest du anlegen?").get_by_role("link", name="Charakter").click()
    make(page, "Charakter", "Frieda Übermut")
    page.get_by_role("combobox", name="Waffen: Hinzufügen").select_option(label="<b>Runenschwert</b>")
    expect(page.get_by_role("region", name="Das ergibt sich daraus")).to_contain_text("<b>Runenschwert</b>")
    page.locator("#f-hearts").fill("0")
    expect(page.get_by_text("1 Angabe stimmt noch nicht.")).to_be_visible()
    expect(page.locator("#f-hearts")).to_have_attribute("aria-invalid", "true")
    page.locator("#f-hearts").fill("7")
    assert not host.is_wider_than_the_screen
    # The page may go at any time: what was written is still there.
    expect(page.get_by_text(FINE)).to_be_visible()
    page.reload()
    expect(page.get_by_text("Dein Entwurf ist noch da.")).to_be_visible()
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Frieda Übermut")
    expect(page.get_by_text(FINE)).to_be_visible()
    assert seriously_wrong(host) == []
    save(page, "Frieda Übermut")
    expect(page.get_by_text("in deiner Partie dabei")).to_be_visible()
    assert seriously_wrong(host) == []
    lobby = house.ask("GET", "lobby", master)
    assert {"frieda_uebermut", "b_runenschwert_b"} <= set(lobby["content"])
    odds = {"content": ["frieda_uebermut"], "given": {"attacker": "frieda_uebermut", "target": "wolf"}}
    told = house.ask("POST", "odds/phasesix/attack", master, odds)
    assert "<b>Runenschwert</b>" in str(told), "the own weapon comes along from its own file"


def test_two_people_edit_one_entry_and_nobody_loses_anything(arrive: Arrive, house: House) -> None:
    first, second = arrive(house.host_link), arrive(house.host_link)
    for person in (first, second):
        settled(person)
    first.go("#/content/phasesix/armor/new")
    first.page.get_by_role("textbox", name="Name", exact=True).fill("Kettenrock")
    save(first.page, "Kettenrock")
    for person in (first, second):
        person.go("#/content/phasesix/armor/kettenrock")
        expect(person.page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Kettenrock")
    first.page.get_by_role("spinbutton", name="Schutz", exact=True).fill("5")
    save(first.page, "Kettenrock")
    second.page.get_by_role("spinbutton", name="Schutz", exact=True).fill("1")
    expect(second.page.get_by_text(FINE)).to_be_visible()
    second.page.get_by_role("button", name="Sichern", exact=True).click()
    expect(second.page.get_by_text("hat inzwischen jemand anders gespeichert")).to_be_visible()
    second.page.reload()
    expect(second.page.get_by_role("spinbutton", name="Schutz", exact=True)).to_have_value("1")
    second.page.get_by_role("button", name="Sichern", exact=True).click()
    second.page.get_by_role("button", name="Als Kopie sichern").click()
    expect(second.page.get_by_text("ist gesichert")).to_be_visible()
    host = house.host_link.rpartition("/")[2]
    kept = house.ask("GET", "content/phasesix/entries/armor/kettenrock", host)
    assert kept["data"]["protection"] == 5
    second.complaints = [one for one in second.complaints if not re.search("409", one)]


def test_every_kind_of_every_system_can_be_filled_in_on_a_small_screen(arrive: Arrive, house: House) -> None:
    person = arrive(house.host_link, bypass_csp=True)
    settled(person)
    for system, kind in (
        ("factions", "faction"),
        ("heldencodex", "character"),
        ("darkspace", "machine"),
        ("realms", "model"),
    ):
        person.page.set_viewport_size(PHONE)
        person.go(f"#/content/{system}/{kind}/new")
        person.page.get_by_role("textbox", name="Name", exact=True).fill("Etwas Eigenes")
        expect(person.page.get_by_text(FINE)).to_be_visible()
        assert not person.is_wider_than_the_screen, system
        person.page.set_viewport_size(DESK)
        assert seriously_wrong(person) == []
