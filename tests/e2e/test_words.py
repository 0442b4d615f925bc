"""A stranger alone: what a scene is, what it is about, and what every answer means, without reading anything else."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import PHONE
from e2e.test_pages import seriously_wrong, settled


def test_a_stranger_learns_what_a_scene_is_about_and_what_answers_mean(arrive: Arrive, house: House) -> None:
    host = arrive(house.host_link, bypass_csp=True)
    page = host.page
    settled(host)
    page.get_by_role("radio", name="Phase Six").check(force=True)
    scenes = page.locator(".scenes > li")
    expect(scenes.first).to_contain_text("gut für den Anfang")
    facts = scenes.first.get_by_role("list", name="Über die Szene").get_by_role("listitem")
    expect(facts).to_have_text(["Kampf", "1 bis 2 Personen", "etwa 20 Minuten", re.compile("leicht")])
    expect(scenes.first).to_contain_text("Hier lernst du kennen: ")
    assert seriously_wrong(host) == []

    # One button, and the game has begun.
    page.get_by_role("button", name=re.compile("^Allein spielen ?: Schlägerei$")).click()
    host.sit_down()
    host.offers.first.wait_for()
    goal = page.locator("summary", has_text="Ziel:")
    expect(goal).to_contain_text("Alle Gegner außer Gefecht setzen.")

    # An answer explains itself to whoever comes by with the keyboard.
    host.offers.first.focus()
    told = host.prompt.locator("[data-told]")
    expect(told).to_contain_text(re.compile(r"\w.*\. PS-"))
    expect(host.offers.first).to_have_attribute("aria-describedby", str(told.get_attribute("id")))

    # And all of them do when asked to, until they are asked to stop.
    page.keyboard.press("?")
    expect(host.prompt.get_by_role("button", name="Erklärungen")).to_have_attribute("aria-pressed", "true")
    lines = host.prompt.locator("p.explained")
    expect(lines.first).to_be_visible()
    expect(told).to_have_count(0)
    described = host.offers.first.get_attribute("aria-describedby")
    expect(page.locator(f"[id='{described}']")).to_be_visible()
    expect(host.prompt.get_by_role("region", name="Wörter, die hier vorkommen")).to_be_visible()
    assert seriously_wrong(host) == []

    page.set_viewport_size(PHONE)
    assert not host.is_wider_than_the_screen
    expect(goal).to_be_in_viewport()
    goal.click()
    expect(page.get_by_text("Nach Runde 20 ist es unentschieden.", exact=True)).to_be_visible()
    page.keyboard.press("?")
    expect(lines).to_have_count(0)


def test_who_is_missing_is_named_and_the_computer_plays_for_them_at_once(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ("heroes", "foes"))
    host = arrive(game.master)
    expect(host.page.get_by_role("list", name="Über die Szene")).to_contain_text("etwa 20 Minuten")
    host.page.get_by_role("button", name="Beginnen", exact=True).click()
    missing = host.page.get_by_role("dialog", name="Es fehlen noch: Räuberbande, Helden.")
    missing.get_by_role("button", name="Der Computer spielt für sie: beginnen").click()
    host.sit_down()
    seats = house.ask("GET", "lobby", game.master.rpartition("/")[2])["seats"]
    players = {seat["seat"]: seat["player"] for seat in seats}
    assert players["heroes"] == players["foes"] != "person"
