"""The way from the start page to the first answer, as a host and a player go it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House


def test_a_host_prepares_a_game_and_a_player_joins_and_answers(arrive: Arrive, house: House) -> None:
    host = arrive(house.host_link)
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Setzt euch.")
    assert "#/host" not in host.page.url
    host.page.get_by_role("button", name=re.compile("^Vorbereiten.*Schlägerei$")).click()
    host.page.get_by_role("button", name=re.compile("^QR-Code.*Helden$")).click()
    code = host.page.get_by_role("dialog", name="QR-Code: Helden")
    expect(code.get_by_role("img", name="QR-Code: Helden")).to_be_visible()
    link = re.search(r"#/t/\S+", code.inner_text())
    assert link is not None
    code.get_by_role("button", name="Schließen").click()

    player = arrive(link[0], phone=True)
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Gleich geht es los.")
    assert "/t/" not in player.page.url
    host.page.get_by_role("button", name="Beginnen", exact=True).click()
    host.sit_down()
    player.sit_down()
    while not player.answer():
        player.page.wait_for_timeout(20)
    expect(host.page.get_by_role("region", name="Verlauf")).to_contain_text("Runde 1")


def test_whoever_gives_up_ends_the_game_for_all(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("realms", "uebung", ("blue", "red")))
    players = [arrive(link) for link in game.players.values()]
    for player in players:
        player.sit_down()
    players[0].concede()
    for player in players:
        expect(player.page.get_by_role("link", name="Noch einmal ansehen")).to_be_visible()
    expect(players[0].prompt).to_contain_text("Das Spiel ist zu Ende")
    expect(players[1].prompt).to_contain_text("Gewonnen")
