"""A master with many figures: one answer for a whole window, and standing orders that can be read and lifted."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House, Seated


def shoots(house: House, game: Seated, seat: str, weapon: str) -> None:
    """A player shoots at the first guard, so that the others may interrupt."""
    token = game.players[seat].rpartition("/")[2]
    for key in ("attack", weapon, "plain", "0"):
        (choice,) = house.ask("GET", "table", token)["choices"]
        answer: dict[str, Any] = {"do": "answer", "prompt": choice["id"], "key": key}
        house.ask("POST", "table/commands", token, answer)


def asked_first(house: House, game: Seated, people: tuple[str, ...]) -> str:
    """The first of these people who is asked; the guards let their own turns pass until then."""
    master = game.master.rpartition("/")[2]
    for _ in range(100):
        for seat in people:
            if house.ask("GET", "table", game.players[seat].rpartition("/")[2])["choices"]:
                return seat
        for choice in house.ask("GET", "table", master)["choices"][:1]:
            answer = {"do": "answer", "prompt": choice["id"], "key": choice["default"]}
            house.ask("POST", "table/commands", master, answer)
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


def test_two_guards_interrupt_with_extra_units_in_three_clicks(arrive: Arrive, house: House) -> None:
    """One click each for two who interrupt and what they add, one more for everybody else."""
    people = ("rhea", "juro", "oda")
    game = house.begin(house.prepare("darkspace", "schiesserei", people))
    first = asked_first(house, game, people)
    shoots(house, game, first, "karabiner:lagerwache_1")
    master = arrive(game.master)
    asked = master.prompt
    clicks = 0
    for added in ("2", "3"):
        before = master.question.inner_text()
        asked.locator(f"[data-then='{added}']").first.click()
        clicks += 1
        expect(master.question).not_to_have_text(before)
    asked.locator("[data-rest]").click()
    clicks += 1
    expect(master.prompt).not_to_contain_text("Unterbrichst du?")
    assert clicks == 3
    token = game.master.rpartition("/")[2]
    told = [line for line in house.ask("GET", "table", token)["log"] if line["rule"] == "DS-DEF-01"]
    assert len(told) == 2


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
