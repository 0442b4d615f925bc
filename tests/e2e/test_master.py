"""A master with many figures: one answer for a whole window, and standing orders that can be read and lifted."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.conftest import Arrive
from e2e.house import House, Seated
from e2e.people import DESK, PHONE
from e2e.test_pages import seriously_wrong
from regelwerk.engine.journal.entries import lines_of
from table.played import answer, fresh

TWO_SCREENS = 1280
FINGER, NARROW = 44, 24
"""Pixels that a finger hits: the height of every answer, and the width of what stands beside one."""


def shoots(house: House, game: Seated, seat: str, weapon: str) -> None:
    """A player shoots at the first guard, so that the others may interrupt."""
    token = game.players[seat].rpartition("/")[2]
    for key in ("attack", weapon, "plain", "0"):
        (choice,) = house.ask("GET", "table", token)["choices"]
        given: dict[str, Any] = {"do": "answer", "prompt": choice["id"], "key": key}
        house.ask("POST", "table/commands", token, given)


def asked_first(house: House, game: Seated, people: tuple[str, ...]) -> str:
    """The first of these people who is asked; the guards let their own turns pass until then."""
    master = game.master.rpartition("/")[2]
    for _ in range(100):
        for seat in people:
            if house.ask("GET", "table", game.players[seat].rpartition("/")[2])["choices"]:
                return seat
        for choice in house.ask("GET", "table", master)["choices"][:1]:
            given = {"do": "answer", "prompt": choice["id"], "key": choice["default"]}
            house.ask("POST", "table/commands", master, given)
    raise AssertionError("nobody of them is asked")


def test_a_master_lets_a_window_pass_with_one_click_and_gives_an_order(arrive: Arrive, house: House) -> None:
    people = ("rhea", "juro", "oda")
    game = house.begin(house.prepare("darkspace", "schiesserei", people))
    first = asked_first(house, game, people)
    shoots(house, game, first, "karabiner:lagerwache_1")
    master = arrive(game.master)
    asked = master.prompt
    rest = asked.locator("[data-rest]")
    expect(rest).to_have_text(re.compile(r"^Alle [2-9]: "))
    rest.click()
    expect(master.prompt).to_contain_text("Wir warten auf")

    shoots(house, game, asked_first(house, game, people), "karabiner:lagerwache_2")
    asked.get_by_role("radio", name=re.compile(r"^alle \d+$")).check()
    asked.get_by_text("Genauer festlegen").click()
    order = asked.get_by_role("form", name="Dauerauftrag")
    order.get_by_label("Unter der Bedingung").select_option(index=1)
    order.get_by_label("Wie viel").fill("9")
    order.get_by_role("button", name="Auftrag erteilen").click()
    expect(master.prompt).to_contain_text("Aber nur, wenn diese Zahl unter 9 liegt")
    master.page.get_by_role("button", name="Menü").click()
    sheet = master.page.get_by_role("dialog")
    lift = sheet.get_by_role("button", name="Wieder fragen")
    given = lift.count()
    assert given > 1, "each figure has an order of its own"
    lift.first.click()
    expect(lift).to_have_count(given - 1)


def begun(house: House) -> tuple[Seated, tuple[str, ...]]:
    people = ("rhea", "juro", "oda")
    return house.begin(house.prepare("darkspace", "schiesserei", people)), people


def test_two_guards_who_are_no_neighbours_interrupt_with_extra_units_in_three_clicks(
    arrive: Arrive, house: House
) -> None:
    """The worst case: the first and the last of the window do something, everybody between them nothing."""
    game, people = begun(house)
    shoots(house, game, asked_first(house, game, people), "karabiner:lagerwache_1")
    master = arrive(game.master)
    rows = master.prompt.locator("[data-figure]")
    expect(rows).to_have_count(5)
    for row, added in ((rows.first, "2"), (rows.last, "3")):
        row.locator(f"[data-keys='pin_down:karabiner {added}']").click()
    send = master.prompt.locator("[data-send]")
    expect(send).to_have_text("So machen: 2 Figuren tun etwas, 3 nichts")
    send.click()
    expect(master.prompt).not_to_contain_text("Unterbrichst du?")
    log = house.ask("GET", "table", game.master.rpartition("/")[2])["log"]
    assert len([line for line in log if line["rule"] == "DS-DEF-01"]) == 2


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_three_guards_interrupt_as_the_master_says_in_three_clicks(
    viewport: ViewportSize, arrive: Arrive, house: House
) -> None:
    """Nobody is left to the computer: the last of the three answers sends all of them."""
    game, people = begun(house)
    shoots(house, game, asked_first(house, game, people), "karabiner:lagerwache_1")
    master = arrive(game.master, viewport=viewport)
    rows = master.prompt.locator("[data-figure]")
    expect(rows).to_have_count(5)
    own = [rows.nth(place).locator("legend").inner_text() for place in (0, 2, 4)]
    clicks = [
        rows.nth(0).locator("[data-keys='pin_down:karabiner 1']"),
        rows.nth(2).locator("[data-keys='pin_down:karabiner 0']"),
        rows.nth(4).locator("[data-and-send='pin_down:karabiner 0']"),
    ]
    for click in clicks:
        assert not master.is_wider_than_the_screen
        click.click()
    expect(master.prompt).not_to_contain_text("Unterbrichst du?")
    log = house.ask("GET", "table", game.master.rpartition("/")[2])["log"]
    interrupts = [line["text"] for line in log if line["rule"] == "DS-DEF-01"]
    assert len(interrupts) == 3
    assert all(any(name in line for line in interrupts) for name in own)


def test_three_guards_interrupt_in_three_clicks_if_the_computer_decides_for_the_rest(
    arrive: Arrive, house: House
) -> None:
    """However many interrupt: two as the master says, the others as the computer would."""
    game, people = begun(house)
    shoots(house, game, asked_first(house, game, people), "karabiner:lagerwache_1")
    master = arrive(game.master)
    rows = master.prompt.locator("[data-figure]")
    expect(rows).to_have_count(5)
    own = [rows.nth(place).locator("legend").inner_text() for place in (1, 2)]
    for place in (1, 2):
        rows.nth(place).locator("[data-keys='pin_down:karabiner 0']").click()
    rest = master.prompt.locator("[data-computer]")
    expect(rest).to_have_text("So machen, und für die übrigen 3 entscheidet der Computer")
    rest.click()
    for name in own:
        expect(master.page.locator("body")).to_contain_text(f"{name} unterbricht")
    expect(master.prompt).not_to_contain_text("Unterbrichst du?")


def test_the_computer_plays_the_guards_until_it_is_the_turn_of_a_player_with_one_click(
    arrive: Arrive, house: House
) -> None:
    game, people = begun(house)
    shoots(house, game, asked_first(house, game, people), "karabiner:lagerwache_1")
    master = arrive(game.master)
    master.prompt.get_by_role("button", name=re.compile(r"^alle \d+ Figuren$")).click()
    expect(master.prompt).to_contain_text("Wir warten auf")
    for _ in range(300):
        if not master.prompt.locator("[data-led]").count():
            break
        master.page.wait_for_timeout(50)
        # Whoever is attacked meanwhile lets it happen.
        for seat in people:
            token = game.players[seat].rpartition("/")[2]
            for choice in house.ask("GET", "table", token)["choices"]:
                given = {"do": "answer", "prompt": choice["id"], "key": choice["default"]}
                house.ask("POST", "table/commands", token, given)
    expect(master.prompt.locator("[data-led]")).to_have_count(0)


def test_guards_whom_the_computer_plays_for_good_are_taken_back_with_one_click(arrive: Arrive, house: House) -> None:
    game, people = begun(house)
    shoots(house, game, asked_first(house, game, people), "karabiner:lagerwache_1")
    master = arrive(game.master)
    master.prompt.get_by_label("nur bis jemand anders am Zug ist").uncheck()
    master.prompt.get_by_role("button", name=re.compile(r"^alle \d+ Figuren$")).click()
    led = master.prompt.locator("[data-led='revoked']")
    expect(led).to_contain_text("bis du sie selbst spielst")
    led.get_by_role("button", name="Selbst spielen").click()
    expect(led).to_have_count(0)


def test_a_master_decides_about_one_probe_and_everybody_reads_why(arrive: Arrive, house: House) -> None:
    people = ("rhea", "juro", "oda")
    game = house.begin(house.prepare("darkspace", "schiesserei", people))
    first = asked_first(house, game, people)
    master = arrive(game.master)
    master.prompt.get_by_role("button", name="Entscheid für diese Probe").click()
    sheet = master.page.get_by_role("dialog")
    form = sheet.locator("form").filter(has=master.page.get_by_role("button", name="Entscheiden"))
    form.get_by_label("Wer").select_option(first)
    form.get_by_label("Was").select_option(label="Umstände")
    form.get_by_label("Entscheid", exact=True).select_option(label="erleichtert")
    form.get_by_label("Grund").fill("Das Licht steht gut.")
    form.get_by_role("button", name="Entscheiden").click()
    expect(sheet).to_contain_text("✓")
    player = arrive(game.players[first])
    expect(player.page.locator("body")).to_contain_text("Umstände erleichtert. Grund: Das Licht steht gut.")
    shoots(house, game, first, "karabiner:lagerwache_1")
    master.page.keyboard.press("Escape")
    master.prompt.locator("[data-rest]").click()
    expect(player.page.locator("body")).to_contain_text(
        re.compile("erleichtert.*Spielleitung|Spielleitung.*erleichtert")
    )


def test_a_list_of_five_guards_is_short_enough_for_a_phone(arrive: Arrive, house: House) -> None:
    """Two screens of 640 px at most; every answer can be hit with a finger, and nothing sticks out."""
    game, people = begun(house)
    shoots(house, game, asked_first(house, game, people), "karabiner:lagerwache_1")
    master = arrive(game.master, viewport=PHONE, bypass_csp=True)
    rows = master.prompt.locator("[data-figure]")
    expect(rows).to_have_count(5)
    box = master.prompt.locator("[data-at-once]").bounding_box()
    assert box is not None and box["height"] <= TWO_SCREENS
    targets = master.prompt.locator("[data-at-once] label, [data-at-once] button").all()
    sizes = [found for target in targets if (found := target.bounding_box()) is not None]
    assert len(sizes) == len(targets) > 20
    assert all(size["height"] >= FINGER and size["width"] >= NARROW for size in sizes)
    assert not master.is_wider_than_the_screen
    assert seriously_wrong(master) == []


def hit_several_times() -> tuple[str, int]:
    """A skirmish up to where one robber is asked about several hits in a row: its journal, and how many they are."""
    found, session = fresh("heldencodex", "skirmish")
    while True:
        for asked, prompt in session.asked.items():
            if prompt.rule_id == "HC-MEL-22" and (row := session.ahead(asked).row()):
                return "".join(f"{line}\n" for line in lines_of(session.journal)), len(row)
        answer(found, session)


@pytest.mark.parametrize("viewport", [DESK, PHONE])
def test_where_several_hits_land_is_decided_in_one_list_with_one_click(
    viewport: ViewportSize, arrive: Arrive, house: House
) -> None:
    journal, hits = hit_several_times()
    game = house.bring_in(journal)
    master = arrive(game.master, viewport=viewport, bypass_csp=True)
    token = game.master.rpartition("/")[2]
    (asked,) = house.ask("GET", "table", token)["choices"]
    rows = master.prompt.locator("[data-figure]")
    expect(rows).to_have_count(hits)
    assert not master.is_wider_than_the_screen
    assert seriously_wrong(master) == []
    master.prompt.locator("[data-send]").click()
    expect(rows).to_have_count(0)
    now = house.ask("GET", "table", token)["choices"]
    assert asked["id"] not in [one["id"] for one in now]
