"""After the game and on the phone: the result, a rematch that everybody is led over to, letters, and the app."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.test_pages import seriously_wrong

KEPT = """(async () => {
  await navigator.serviceWorker.ready;
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
})()"""


def test_a_game_ends_and_everybody_is_led_over_to_the_rematch(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("realms", "uebung", ("blue",)))
    player = arrive(game.players["blue"], phone=True)
    player.sit_down()
    player.concede()
    player.page.get_by_role("link", name="Ergebnis").click()
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("Sieg: ")
    expect(player.page.get_by_text("Eine Seite hat aufgegeben.")).to_be_visible()
    expect(player.page.get_by_text("Eine Revanche setzt die Spielleitung an.")).to_be_visible()
    assert not player.is_wider_than_the_screen
    master = arrive(game.master, bypass_csp=True)
    master.page.get_by_role("link", name="Ergebnis").click()
    master.page.get_by_role("button", name="Revanche mit getauschten Seiten").wait_for()
    assert seriously_wrong(master) == []
    master.page.get_by_role("button", name="Revanche mit getauschten Seiten").click()
    master.page.get_by_role("button", name="Beginnen", exact=True).wait_for()
    player.page.get_by_role("button", name="Zur nächsten Partie").click()
    expect(player.page.get_by_text("Du spielst")).to_contain_text("Rot")
    master.page.goto(house.address + "#/archive")
    master.page.get_by_role("searchbox").fill("aufgegeben Realms")
    expect(master.page.get_by_text("Eine Seite hat aufgegeben.").first).to_be_visible()
    master.page.get_by_role("searchbox").fill("so heißt hier keine")
    expect(master.page.get_by_text("Dazu passt keine Partie.").first).to_be_visible()


def test_the_master_whispers_to_a_phone(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("phasesix", "schlaegerei", ("heroes", "foes")))
    player, other = (arrive(game.players[seat], phone=True) for seat in ("heroes", "foes"))
    master = arrive(game.master)
    for person in (player, other, master):
        person.sit_down()
    master.page.get_by_role("button", name="Zettel").click()
    sheet = master.page.get_by_role("dialog")
    sheet.get_by_label("An", exact=True).select_option(label="Helden")
    sheet.get_by_label("Text").fill("x" * 5000)
    sheet.get_by_role("button", name="Abschicken").click()
    expect(sheet.get_by_role("alert")).to_contain_text("Zu lang")
    sheet.get_by_label("Text").fill("Xanthippe <b>lügt</b>.")
    sheet.get_by_role("button", name="Abschicken").click()
    expect(sheet.get_by_text("Abgeschickt.")).to_be_visible()
    letter = player.page.get_by_role("group", name="ein neuer Zettel")
    expect(letter).to_contain_text("Xanthippe <b>lügt</b>.")  # as it was written, not as markup
    assert not player.is_wider_than_the_screen
    letter.get_by_role("button", name="Antworten").click()
    answer = player.page.get_by_role("dialog")
    answer.get_by_label("Der Spielleitung etwas zuflüstern").fill("Ich passe auf.")
    answer.get_by_role("button", name="Abschicken").click()
    expect(sheet.get_by_text("Ich passe auf.")).to_be_visible()
    assert "Xanthippe" not in other.told
    assert "passe auf" not in other.told
    # What the phone keeps for a quick start is the shell, and nothing of any game.
    kept = player.page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/health", "/metrics"))]
