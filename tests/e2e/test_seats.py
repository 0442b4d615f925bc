"""Nobody at a seat: whoever leads the game learns it, and lets somebody else play there."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Route, expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.test_pages import settled


def test_beginning_with_empty_seats_tells_who_is_missing_and_offers_the_computer(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ("heroes", "foes"))
    host = arrive(game.master)
    host.page.get_by_role("button", name="Beginnen", exact=True).click()
    missing = host.page.get_by_role(
        "dialog", name=re.compile("Es fehlen noch: Räuberbande, Helden|Jetzt fehlt|Es fehlt noch")
    )
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
    expect(host.prompt).not_to_contain_text("Dort sitzt gerade niemand.")
    expect(host.prompt).to_contain_text("Wir warten auf Helden.")
    player.page.goto("about:blank")
    host.prompt.get_by_role("group", name="Helden").get_by_role("button", name="Ich, hier").click()
    host.offers.first.wait_for()


def test_host_and_master_replace_their_links_by_new_ones(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ("heroes",))

    def opens(link: str) -> int:
        token = {"Authorization": f"Bearer {link.rpartition('/')[2]}"}
        return httpx.get(f"{house.address}api/me", headers=token).status_code

    host = arrive(house.host_link)
    settled(host)
    host.go("#/operation")
    for figure in ("offene Partien", "verbundene Bildschirme"):
        row = host.page.locator("dl > div").filter(has_text=figure)
        expect(row.get_by_role("definition")).to_have_text(re.compile(r"^\d+$"))
    host.page.get_by_role("button", name="Neuer Gastgeber-Link").click()
    host.page.get_by_role("button", name="Neuer Gastgeber-Link").click()
    expect(host.page.get_by_text("Dieser Browser hat den neuen Link schon.")).to_be_visible()
    new = host.page.evaluate("localStorage.getItem('regelwerk.host')")
    old, house.host_link = house.host_link, f"#/host/{new}"
    assert (opens(old), opens(house.host_link), opens(game.master)) == (401, 200, 200)
    host.go("#/archive")
    expect(host.page.get_by_role("heading", name="Archiv")).to_be_visible()
    master = arrive(game.master)
    own = master.page.get_by_role("region", name="Spielleitung")
    own.get_by_role("button", name="Neuer Link").click()
    with master.page.expect_navigation():
        own.get_by_role("group").get_by_role("button", name="Neuer Link").click()
    expect(own.get_by_role("button", name="Link kopieren")).to_be_visible()
    assert opens(game.master) == 401
    # Figures that were asked for with the old link while the new one was made are refused, and the browser says so.
    for person in (host, master):
        person.complaints[:] = [said for said in person.complaints if "401" not in said]


def test_each_figure_gets_a_seat_and_a_link_of_its_own(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ())
    master = arrive(game.master)
    token = game.master.rpartition("/")[2]
    before = {seat["seat"] for seat in house.ask("GET", "lobby", token)["seats"]}
    assert {"heroes", "foes"} <= before
    master.page.get_by_role("button", name="Helden: jede Figur ein eigener Platz").click()
    master.page.get_by_role("button", name="Wie in der Szene vorgesehen").wait_for()
    lobby = house.ask("GET", "lobby", token)
    heroes = {one["id"] for one in lobby["people"] if one["seat"] == one["id"]}
    assert len(heroes) > 1
    players = {seat["seat"]: seat["link"] for seat in lobby["seats"] if seat["role"] == "player"}
    assert heroes <= players.keys() and "heroes" not in players
    assert len({players[one] for one in heroes}) == len(heroes)


def test_the_master_lets_a_computer_that_thinks_play_at_once(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "feuergefecht", ())
    token = game.master.rpartition("/")[2]
    for seat in house.ask("GET", "lobby", token)["seats"]:
        if seat["role"] == "player":
            house.ask("PATCH", f"lobby/seats/{seat['id']}", token, {"player": "masterly"})
    house.begin(game)
    master = arrive(game.master)
    hurry = master.page.get_by_role("button", name="Jetzt spielen")
    hurry.wait_for()
    before = master.told.count('"done":{')
    # A thought may have ended just before; then the next one is hurried.
    for _ in range(5):
        hurry.click()
        master.page.wait_for_timeout(200)
        if master.told.count('"done":{') > before:
            return
    pytest.fail("no computer was ever hurried")


def test_whoever_goes_on_before_their_link_is_looked_up_is_not_called_back_and_keeps_what_it_opens(
    arrive: Arrive, house: House
) -> None:
    host = arrive()
    held: list[Route] = []
    host.page.route("**/api/me*", lambda route: held.append(route))
    host.go(house.host_link)
    expect(host.page).to_have_url(f"{house.address}{house.host_link}")
    while not held:
        host.page.wait_for_timeout(10)
    host.go("#/rules/phasesix")
    rules = host.page.get_by_role("heading", level=1)
    expect(rules).to_have_text("Regeln")
    with host.page.expect_response("**/api/me*") as answered:
        held[0].continue_()
    answered.value.finished()
    host.page.wait_for_timeout(100)
    expect(rules).to_have_text("Regeln")
    host.go("#/")
    expect(host.page.get_by_role("link", name="Neue Kampagne")).to_be_visible()
