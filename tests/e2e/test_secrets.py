"""What one seat may not know never reaches its browser: neither what the rules hide nor another's link, nor script."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House

PLANS = {"asche": "Der Schatz des Rates", "kontor": "Der Leuchtturmzoll"}
IMAGE = "<img src=x onerror=window.broken=1>"
SCRIPT = "</script><script>window.broken=1</script>"
YARD = f"""
[scenarios.hof]
name = {{ de = "{IMAGE}", en = "{IMAGE}" }}
introduction = {{ de = "{SCRIPT}", en = "{SCRIPT}" }}
round_limit = 8
options = {{ space = "none" }}
sides.heroes = {{ de = "Helden {IMAGE}", en = "heroes" }}
sides.foes = {{ de = "Rudel", en = "pack" }}
participants = [{{ who = "hagen", side = "heroes" }}, {{ who = "wolf", side = "foes" }}]
"""


def test_plans_of_a_faction_reach_only_its_own_browser_and_the_masters(arrive: Arrive, house: House) -> None:
    game = house.prepare("factions", "nebelhafen", tuple(PLANS), options={"hidden_values": "plans_and_rp"})
    house.begin(game)
    master = arrive(game.master)
    players = {seat: arrive(link) for seat, link in game.players.items()}
    for person in (master, *players.values()):
        person.sit_down()
    luck = Random("plans")
    while min(player.answers for player in players.values()) < 2:
        answered = [master.answer(), *(player.answer(luck) for player in players.values())]
        if not any(answered):
            master.page.wait_for_timeout(30)
    for seat, plan in PLANS.items():
        assert plan in master.told
        for other, player in players.items():
            assert (plan in player.told) == (seat == other)
    links = {link.rpartition("/")[2] for link in (game.master, *game.players.values())}
    for player in players.values():
        assert not any(link in player.told for link in links)


def test_names_and_content_are_text_in_every_browser(arrive: Arrive, house: House) -> None:
    own = house.keep("phasesix", "broken", YARD)
    game = house.prepare("phasesix", "hof", ("heroes",), title=f"Abend {IMAGE}", content=own)
    token = game.master.rpartition("/")[2]
    house.ask("PATCH", "lobby", token, {"names": {"hagen": f"Hagen {SCRIPT}"[:60]}})
    (seat,) = (one["id"] for one in house.ask("GET", "lobby", token)["seats"] if one["seat"] == "heroes")
    house.ask("PATCH", f"lobby/seats/{seat}", token, {"name": f"Ute {IMAGE}"})
    master, player = arrive(game.master), arrive(game.players["heroes"])
    expect(master.page.get_by_role("heading", level=1)).to_have_text(f"Abend {IMAGE}")
    expect(player.page.get_by_text(f"Ute {IMAGE}").first).to_be_visible()
    expect(master.page.get_by_text(SCRIPT, exact=True)).to_be_visible()
    house.begin(game)
    player.sit_down()
    master.go(game.page)
    master.sit_down()
    expect(player.page.get_by_role("heading", name="Hagen </script>").first).to_be_visible()
    for person in (master, player):
        person.page.get_by_role("button", name="Menü").click()
        expect(person.page.get_by_role("dialog").get_by_text(f"Ute {IMAGE}")).to_be_visible()
        assert person.page.evaluate("window.broken") is None
        assert person.page.locator("img[src=x]").count() == 0
        # A scene of one's own is not among the public ones; the lobby asks for it there all the same (404).
        # What a lobby promises towards the dice may come when the game has begun (409).
        person.complaints = [said for said in person.complaints if "404" not in said and "409" not in said]
