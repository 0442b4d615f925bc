"""Dice nobody has to trust: browsers contribute without a click, keep receipts, and a page checks without a server."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Arrive
from e2e.house import House, Seated
from e2e.people import DESK, PHONE, Person, play
from e2e.test_pages import seriously_wrong, tab_to
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.journal.fairness import Share
from regelwerk.engine.journal.views import read_view, verify_view, view_of
from regelwerk.engine.system import system
from table.played import SYSTEMS, answer


def token(link: str) -> str:
    return link.rpartition("/")[2]


def fairness(house: House, game: Seated) -> Any:
    """What the table says about its dice."""
    return house.ask("GET", "table", token(game.master))["fairness"]


def opened_menu(person: Person) -> Locator:
    person.page.get_by_role("button", name="Menü").click()
    return person.page.get_by_role("dialog", name="Menü")


def saved(person: Person, part: Locator, button: str) -> str:
    """What somebody takes home."""
    with person.page.expect_download() as file:
        part.get_by_role("button", name=button).click()
    return file.value.path().read_text("utf-8")


def given(text: str, name: str) -> Any:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def put(page: Page, *files: tuple[str, str]) -> None:
    page.get_by_label("Dateien auswählen").last.set_input_files([given(text, name) for name, text in files])


def an_evening(arrive: Arrive, house: House) -> tuple[Seated, Person, Person]:
    """Two people and their master sit down before the game begins; it begins by a click, and that is all they do."""
    game = house.prepare("phasesix", "schlaegerei", ("heroes", "foes"))
    heroes, foes = arrive(game.players["heroes"]), arrive(game.players["foes"], phone=True)
    heroes.page.get_by_label("Dein Wort für die Würfel").fill("drei Raben")
    heroes.page.get_by_role("button", name="Dazugeben").click()
    expect(heroes.page.get_by_text("„drei Raben“ ist dabei.")).to_be_visible()
    expect(foes.page.get_by_role("heading", name="Gleich geht es los.")).to_be_visible()
    master = arrive(game.master)
    master.page.get_by_role("heading", name="Ehrliche Würfel").wait_for()
    while len(fairness(house, game)["opened"]) < 3:
        master.page.wait_for_timeout(50)
    master.page.get_by_role("button", name="Beginnen", exact=True).click()
    for person in (heroes, foes, master):
        person.sit_down()
    return game, heroes, foes


def test_two_browsers_contribute_without_a_click_and_both_can_check_the_game(arrive: Arrive, house: House) -> None:
    game, heroes, foes = an_evening(arrive, house)
    while (said := fairness(house, game))["awaited"]:
        heroes.page.wait_for_timeout(50)
    assert (sorted(said["shares"]), said["missing"]) == (["foes", "heroes", "master"], [])
    assert said["shares"]["heroes"]["text"] == "drei Raben"
    half_way = saved(heroes, opened_menu(heroes), "Beleg sichern")
    heroes.page.keyboard.press("Escape")
    play((heroes, foes), Random(3), 4, 12)
    house.play_on(game)
    expect(heroes.prompt).to_contain_text("Das Spiel ist zu Ende")

    for person, seat in ((heroes, "heroes"), (foes, "foes")):
        menu = opened_menu(person)
        expect(menu).to_contain_text("beigetragen")
        view, receipt = saved(person, menu, "Meine Ansicht sichern"), saved(person, menu, "Beleg sichern")
        person.page.keyboard.press("Escape")
        kept = json.loads(receipt)
        assert (kept["seat"], kept["heads"][-1][0]) == (seat, len(json.loads(view)["entries"]))
        stranger = arrive("#/verify")
        put(stranger.page, ("ansicht.json", view), ("beleg.json", receipt))
        expect(stranger.page.get_by_role("heading", name="Alles in Ordnung.")).to_be_visible()
        verdict = stranger.page.locator(".verdict")
        expect(verdict).to_contain_text("Das ist die Partie, die der Beleg gesehen hat: vollständig und unverändert.")
        throws = verify_view(read_view(view.encode())).throws
        expect(verdict).to_contain_text(f"Alle {throws} Würfe folgen aus dem, was vorher zugesagt war.")
        assert "/api/" not in "".join(stranger.asked)

        forged = json.loads(view)
        at = next(n for n, entry in enumerate(forged["entries"]) if '"kind":"faces"' in entry["open"][1])
        forged["entries"][at]["open"][1] = forged["entries"][at]["open"][1].replace('"faces":[[', '"faces":[[1', 1)
        put(stranger.page, ("ansicht.json", json.dumps(forged)))
        expect(stranger.page.get_by_role("heading", name="Hier stimmt etwas nicht.")).to_be_visible()
        expect(verdict).to_contain_text(f"Eintrag {at} gehört nicht in diese Kette")
        shorter = {**json.loads(view), "entries": json.loads(view)["entries"][:-1]}
        put(stranger.page, ("ansicht.json", json.dumps(shorter)))
        expect(verdict).to_contain_text("Das Ende fehlt")

    stranger = arrive("#/verify")
    put(stranger.page, ("ansicht.json", view), ("frueher.json", half_way))
    expect(stranger.page.locator(".verdict")).to_contain_text("Danach hat sein Browser nichts mehr gesehen.")
    heroes.page.get_by_role("link", name="Würfel prüfen").click()
    expect(heroes.page.get_by_text("✓ aus diesem Browser")).to_be_visible()
    expect(heroes.page.get_by_role("heading", name="Alles in Ordnung.")).to_be_visible()


def test_who_comes_later_is_let_in_and_everybody_contributes_anew(arrive: Arrive, house: House) -> None:
    game = house.prepare("phasesix", "schlaegerei", ("heroes", "foes"))
    heroes = arrive(game.players["heroes"])
    while not fairness(house, game)["opened"]:
        heroes.page.wait_for_timeout(50)
    house.begin(game)
    heroes.sit_down()
    while (before := fairness(house, game))["awaited"]:
        heroes.page.wait_for_timeout(50)
    assert list(before["shares"]) == ["heroes"]
    foes = arrive(game.players["foes"])
    foes.sit_down()
    luck = Random(1)
    while (after := fairness(house, game))["in_force"] == 0:  # until somebody throws in the next round
        assert not heroes.is_over  # a round takes as many answers as its dice want
        answers = heroes.answers + foes.answers
        play((heroes, foes), luck, answers + 1, answers + 1)
    assert (sorted(after["shares"]), after["missing"]) == (["foes", "heroes"], [])
    assert after["shares"]["heroes"]["nonce"] != before["shares"]["heroes"]["nonce"]


def test_a_receipt_survives_a_reload_and_a_changed_game_is_noticed(arrive: Arrive, house: House) -> None:
    _, heroes, foes = an_evening(arrive, house)
    play((heroes, foes), Random(3), 2, 4)
    heroes.page.reload()
    heroes.sit_down()
    before = json.loads(saved(heroes, opened_menu(heroes), "Beleg sichern"))
    assert before["own"]["text"] == "drei Raben"
    assert len(before["heads"]) > 2
    heroes.page.evaluate(
        """() => {
            const key = Object.keys(localStorage).find((one) => one.startsWith('regelwerk.dice.'));
            const kept = JSON.parse(localStorage[key]);
            kept.receipt.heads.push([9999, 'ab'.repeat(32)]);
            localStorage[key] = JSON.stringify(kept);
        }"""
    )
    heroes.page.reload()
    expect(heroes.page.get_by_role("alert").filter(has_text="Einträge dieser Partie sind verschwunden")).to_be_visible()
    assert seriously_wrong(heroes) == []


def test_typed_dice_are_the_masters_switch_and_everybody_sees_it(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("phasesix", "schlaegerei", ("heroes",)))
    heroes, master = arrive(game.players["heroes"]), arrive(game.master)
    heroes.sit_down()
    master.sit_down()
    expect(opened_menu(heroes)).not_to_contain_text("tippt echte Würfel ein")
    master.page.get_by_role("button", name="Spielleitung").click()
    sheet = master.page.get_by_role("dialog", name="Spielleitung")
    sheet.get_by_text("Echte Würfel", exact=True).click()
    switch = sheet.get_by_role("checkbox", name="Helden")
    switch.focus()
    master.page.keyboard.press("Space")
    expect(heroes.page.get_by_role("dialog")).to_contain_text("tippt echte Würfel ein")
    expect(switch).to_be_checked()
    assert fairness(house, game)["typed"] == ["heroes"]


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_page_finds_what_the_program_finds(name: str, arrive: Arrive) -> None:
    found = system(name)
    document = found.scenario(found.content(), found.first_scenario, {})
    start = found.start(document)
    first = found.game.seats(start)[0]
    shares = (Share("master", "22" * 32, ""), Share(first, "11" * 32, "drei Raben"))
    pledges = {share.seat: share.pledge for share in shares}
    session = new_session(found.game, start, document, seed=bytes(32), pledges=pledges)
    for share in shares:
        session.share(*share)
    for _ in range(25):
        if session.outcome is None:
            answer(found, session)
    reader = arrive("#/verify")
    for seat in ("master", first, ""):
        view = view_of(session.journal, seat)
        verdict = verify_view(read_view(view.encode()))
        put(reader.page, (f"{seat}.json", view))
        expect(reader.page.get_by_text(f"✓ {seat}.json", exact=True)).to_be_visible()
        expect(reader.page.get_by_role("heading", name="In sich stimmt alles.")).to_be_visible()
        assert verdict.checked == (verdict.throws if verdict.revealed else 0)
        number = str(verdict.throws) if verdict.throws > 1 else "Ein Wurf"
        expect(reader.page.locator(".verdict")).to_contain_text(number)


def test_the_page_works_from_a_disk_by_keyboard_on_a_phone_in_both_languages(arrive: Arrive, tmp_path: Path) -> None:
    session = finished()
    view = view_of(session.journal, "heroes")
    alone = arrive("#/verify", viewport=PHONE, bypass_csp=True)
    with alone.page.expect_download() as file:
        alone.page.get_by_role("link", name="Diese Seite als Datei").click()
    page = tmp_path / "verify.html"
    file.value.save_as(page)
    alone.context.set_offline(True)
    alone.page.goto(page.as_uri())
    alone.page.get_by_role("heading", name="Würfel prüfen").wait_for()
    with alone.page.expect_file_chooser() as chooser:
        # A key overtakes the order to wait for a chooser, which the browser obeys before it says what has the focus.
        tab_to(alone, "^Dateien auswählen$")
        alone.page.keyboard.press("Space")
    chooser.value.set_files([given(view, "ansicht.json")])
    expect(alone.page.get_by_role("heading", name="In sich stimmt alles.")).to_be_visible()
    assert not alone.is_wider_than_the_screen
    tab_to(alone, "^English( EN)?$")
    alone.page.keyboard.press("Enter")
    expect(alone.page.get_by_role("heading", name="It agrees with itself.")).to_be_visible()
    assert seriously_wrong(alone) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Das ist keine Ansicht einer Partie."),
        ('{"regelwerk": "receipt"}', "Das ist kein Beleg"),
        ('{"regelwerk": "receipt", "x": "' + "x" * (1 << 20) + '"}', "zu groß"),
        ('{"regelwerk": 3, "veil": "00"}\n{}\n', "Das ist die ganze Spieldatei der Spielleitung."),
        ('{"regelwerk": "view", "format": 2}', "aus einer neueren Version"),
    ],
)
def test_a_foreign_file_is_answered_with_a_sentence(text: str, said: str, arrive: Arrive) -> None:
    reader = arrive("#/verify")
    put(reader.page, ("datei.json", text))
    expect(reader.page.get_by_role("alert")).to_contain_text("datei.json: ")
    expect(reader.page.get_by_role("alert")).to_contain_text(said)


def finished() -> Any:
    found = system("phasesix")
    document = found.scenario(found.content(), "schlaegerei", {})
    session = new_session(found.game, found.start(document), document, seed=bytes(32))
    while session.outcome is None:
        answer(found, session)
    return session


@pytest.mark.parametrize("window", [DESK, PHONE])
def test_the_menu_about_dice_is_clean_and_fits(window: Any, arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("phasesix", "schlaegerei", ("heroes",)))
    person = arrive(game.players["heroes"], viewport=window, bypass_csp=True)
    person.sit_down()
    menu = opened_menu(person)
    menu.get_by_text("Wer beigetragen hat, und was zugesagt ist").click()
    expect(menu).to_contain_text("Fingerabdruck der Partie")
    assert not person.is_wider_than_the_screen
    assert seriously_wrong(person) == []
