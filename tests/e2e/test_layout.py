"""What is on the screen is really on it: on a phone, on a desk, and on a television across the room."""

from __future__ import annotations

from playwright.sync_api import Locator, ViewportSize, expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import Person

LARGE_PHONE = ViewportSize(width=390, height=844)


def is_inside(person: Person, part: Locator) -> bool:
    """Whether all of it is within the window."""
    box, window = part.bounding_box(), person.page.viewport_size
    assert box is not None and window is not None
    fits_across = box["x"] >= 0 and box["x"] + box["width"] <= window["width"] + 1
    return fits_across and box["y"] >= 0 and box["y"] + box["height"] <= window["height"] + 1


def test_at_the_end_of_a_game_the_hosts_phone_keeps_everything_on_the_screen(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("realms", "uebung", ("blue",)))
    house.ask("POST", "table/commands", game.players["blue"].rpartition("/")[2], {"do": "concede"})
    host = arrive(game.master, viewport=LARGE_PHONE)
    expect(host.prompt).to_contain_text("Das Spiel ist zu Ende")
    pages = host.page.get_by_role("navigation", name="Seiten").get_by_role("link")
    tabs = host.page.get_by_role("navigation", name="Ansichten").get_by_role("button")
    assert (pages.count(), tabs.count()) == (3, 3)
    assert not host.is_wider_than_the_screen
    assert all(is_inside(host, part) for part in [*pages.all(), *tabs.all()])
