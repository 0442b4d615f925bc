"""A finished game is talked over: from the table to the page, stopped half-way, on a phone and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import DESK, PHONE
from e2e.test_pages import seriously_wrong, tab_to
from regelwerk.engine.journal.entries import lines_of
from table.played import played


def test_a_finished_game_is_talked_over(arrive: Arrive, house: House) -> None:
    _, session = played("phasesix", 500)
    assert session.outcome is not None
    game = house.bring_in("".join(f"{line}\n" for line in lines_of(session.journal)))
    person = arrive(game.master, bypass_csp=True)
    page = person.page
    page.get_by_role("link", name="Nachbesprechung").click()
    page.get_by_role("heading", name="Nachbesprechung").wait_for()
    page.get_by_role("button", name="Nachbesprechung beginnen").wait_for()
    tab_to(person, "^Nachbesprechung beginnen$")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile(r"^[1-9]\d* von \d+ Schritten durchdacht$"))).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Aufhören und zeigen, was bekannt ist").click()
    page.get_by_role("heading", name="Nachbesprechung: Schlägerei").wait_for(timeout=180_000)
    expect(page.get_by_role("img", name="Aussicht auf den Sieg")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("abgebrochen")
    expect(page.get_by_role("region", name="Woraus wurde der Ausgang?")).to_contain_text("Schätzung berichtigt")
    assert seriously_wrong(person) == []
    page.set_viewport_size(PHONE)
    assert not person.is_wider_than_the_screen
    page.set_viewport_size(DESK)
    page.get_by_role("button", name="English").click()
    page.get_by_role("heading", name="Debriefing: Brawl").wait_for()
    with page.expect_download() as file:
        page.get_by_role("button", name="As a file").click()
    assert "Debriefing: Brawl" in file.value.path().read_text("utf-8")
    with page.expect_download() as numbers:
        page.get_by_role("button", name="Numbers as JSON").click()
    assert numbers.value.suggested_filename == "regelwerk.json"
