"""Preparing a game: what stands on the page says what there is still to do."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import PHONE, play
from e2e.test_pages import seriously_wrong

FOES = re.compile("^Wer spielt.*Räuberbande")


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


def test_a_level_plays_and_the_computer_says_what_it_would_do(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ("heroes",))
    master = game.master.rpartition("/")[2]
    host = arrive(game.master, bypass_csp=True)
    host.page.get_by_role("combobox", name=FOES).select_option(label="Computer: stark")
    expect(host.page.get_by_text("Denkt bei jeder Entscheidung voraus, bis zu einer Sekunde.")).to_be_visible()
    host.page.get_by_role("button", name="Allein beginnen").click()
    ask = host.prompt.get_by_role("button", name="Was würde der Computer tun?")
    ask.press("Enter")
    hint = host.prompt.get_by_role("region", name="Was würde der Computer tun?")
    first = hint.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile(r"Der Computer würde:.* % ± \d+"), timeout=60_000)
    assert 2 <= hint.get_by_role("listitem").count() <= 3
    assert seriously_wrong(host) == []
    host.page.set_viewport_size(PHONE)
    assert not host.is_wider_than_the_screen
    players = {seat["seat"]: seat["player"] for seat in house.ask("GET", "lobby", master)["seats"]}
    assert players["foes"] == "strong", "who was chosen plays, also where one begins alone"
    # Whoever answers is asked on, and the strong one moves in between.
    play([host], Random(1), 0, 4)
    expect(ask).to_be_visible()
    house.ask("PATCH", "lobby", master, {"hints": False})
    expect(ask).to_have_count(0)
