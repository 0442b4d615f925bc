"""A stranger learns a game: from the start page through a guided scene to what was learned."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import DESK, PHONE
from e2e.test_pages import seriously_wrong


def test_a_guided_scene_from_the_start_page_to_its_end(arrive: Arrive, house: House) -> None:
    learner = arrive(house.host_link, bypass_csp=True)
    page = learner.page
    page.get_by_role("radio", name="Phase Six").check(force=True)
    page.get_by_role("button", name=re.compile("^Loslegen.*Am Brunnen")).click()
    panel = page.get_by_role("region", name="Lernpartie")
    expect(panel).to_contain_text("Schritt 1 von 9")
    expect(panel).to_contain_text("Du spielst Mara.")
    assert seriously_wrong(learner) == []
    # A rule opens, and the choice is free: not as recommended, then taken back.
    panel.get_by_role("button", name="Regel PS-ATK-03").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ein Angriff ist eine Handlung und kostet 1 Aktion.")
    page.keyboard.press("Escape")
    learner.prompt.get_by_role("button", name="Hinhocken").click()
    expect(panel).to_contain_text("In der Hocke hast du leichte Deckung")
    page.get_by_role("button", name="Zurücknehmen").click()
    expect(panel).to_contain_text("Schritt 1 von 9")
    page.set_viewport_size(PHONE)
    for number in range(1, 10):
        expect(panel).to_contain_text(f"Schritt {number} von 9")
        panel.get_by_text("Was würdest du raten?").click()
        assert not learner.is_wider_than_the_screen
        panel.get_by_role("button", name="So machen").click()
    expect(panel).to_contain_text("Das kannst du jetzt:")
    assert not learner.is_wider_than_the_screen
    assert seriously_wrong(learner) == []
    page.set_viewport_size(DESK)
    panel.get_by_role("button", name="Schlägerei vorbereiten").click()
    expect(page.get_by_role("button", name="Beginnen").first).to_be_visible()
