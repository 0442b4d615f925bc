"""Nobody at a seat: whoever leads the game learns it, and lets somebody else play there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House


def test_beginning_with_empty_seats_tells_who_is_missing_and_offers_the_computer(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ("heroes", "foes"))
    host = arrive(game.master)
    host.page.get_by_role("button", name="Beginnen", exact=True).click()
    missing = host.page.get_by_role("dialog", name="Es sind noch nicht alle da.")
    expect(missing.get_by_role("listitem")).to_have_count(3)  # two seats, and all together
    missing.get_by_role("button", name=re.compile("^Der Computer.*Alle")).click()
    missing.get_by_role("button", name=re.compile("^Ich, hier.*Helden")).click()
    missing.get_by_role("button", name="Beginnen", exact=True).click()
    host.sit_down()
    host.offers.first.wait_for()


def test_a_game_that_waits_for_an_empty_seat_can_be_played_on(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("phasesix", "schlaegerei", ("heroes",)))
    host = arrive(game.master)
    expect(host.prompt).to_contain_text("Wir warten auf Helden. Dort sitzt gerade niemand.")
    player = arrive(game.players["heroes"])
    player.offers.first.wait_for()
    expect(host.prompt).to_have_text("Wir warten auf Helden.")
    player.page.goto("about:blank")
    host.prompt.get_by_role("group", name="Helden").get_by_role("button", name="Ich, hier").click()
    host.offers.first.wait_for()
