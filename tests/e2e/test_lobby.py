"""Preparing a game: what stands on the page says what there is still to do."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House


def test_what_cannot_be_saved_yet_says_why(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ("heroes",))
    host = arrive(game.master)
    host.page.get_by_role("button", name="Neu aus Vorlage").click()
    save = host.page.get_by_role("button", name="Sichern")
    expect(host.page.get_by_text("Zum Sichern fehlt noch der Name der Datei.")).to_be_visible()
    expect(host.page.get_by_text("Alles in Ordnung")).to_have_count(0)
    expect(save).to_be_disabled()
    host.page.get_by_label("Name der Datei").fill("Meine Helden")
    expect(host.page.get_by_text("So kann die Datei nicht heißen")).to_be_visible()
    host.page.get_by_label("Name der Datei").fill("meine-helden")
    expect(host.page.get_by_text("✓ Alles in Ordnung.")).to_be_visible()
    expect(save).to_be_enabled()
