"""Sheets in the browser: of every system during play on a phone, as a PDF, and of content without a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import DESK, PHONE
from e2e.test_pages import seriously_wrong

PLAYED = {
    "phasesix": ("gruft", "heroes", "Juri", "Bandagen"),
    "darkspace": ("halle9", "rhea", "Rhea Voss", "Monitore"),
    "heldencodex": ("duel", "richart", "Richart", "Lebenskreise"),
    "factions": ("nebelhafen", "kontor", "Kontor Salzwind", "Handelsflotte"),
    "realms": ("standard", "blue", "Kommandoeinheit MARS", "Trefferpunkte"),
}
"""Scene, seat, whose sheet, and something that stands on it."""
OTHERS = {"realms": ("red",), "phasesix": ("undead",)}


def test_every_card_opens_its_sheet_as_it_is_now_and_hands_it_out_as_a_pdf(arrive: Arrive, house: House) -> None:
    wrong = {}
    for system, (scene, seat, name, known) in PLAYED.items():
        # With people on all seats nobody else acts, and no card folds while it is looked at.
        game = house.begin(house.prepare(system, scene, (seat, *OTHERS.get(system, ()))))
        person = arrive(game.players[seat], phone=True, bypass_csp=True, accept_downloads=True)
        person.sit_down()
        person.page.get_by_role("navigation", name="Ansichten").get_by_role("button").first.click()
        card = person.page.locator("article.card").filter(has=person.page.get_by_role("heading", name=name))
        expect(card).to_be_visible()
        name_of = card.get_by_role("heading").get_by_role("button")
        if name_of.count():  # told in brief
            name_of.click()
        card.get_by_role("button", name=f"Bogen: {name}").click()
        sheet = person.page.get_by_role("dialog", name=f"Bogen: {name}")
        expect(sheet.get_by_text(known).first).to_be_visible()
        assert not person.is_wider_than_the_screen, system
        with person.page.expect_download() as download:
            sheet.get_by_role("button", name="Als PDF").click()
        assert Path(download.value.path()).read_bytes().startswith(b"%PDF-")
        assert download.value.suggested_filename.endswith(".pdf")
        wrong[system] = seriously_wrong(person)
        person.context.close()
    assert {system: found for system, found in wrong.items() if found} == {}


def test_an_entry_has_a_page_to_print_without_a_game(arrive: Arrive) -> None:
    person = arrive("#/sheet/realms/model/amboss", phone=True, bypass_csp=True)
    expect(person.page.get_by_role("heading", level=1, name="Amboss")).to_be_visible()
    expect(person.page.get_by_role("heading", name="Besondere Regeln")).to_be_visible()
    expect(person.page.get_by_role("button", name="Drucken")).to_be_visible()
    person.page.set_viewport_size(PHONE)
    assert not person.is_wider_than_the_screen
    person.page.set_viewport_size(DESK)
    assert seriously_wrong(person) == []
    person.go("#/sheet/phasesix/weapon/axe")
    expect(person.page.get_by_role("heading", level=1, name="Axt")).to_be_visible()
