"""Since your last turn: it is told beside the question, and is repeated, closed and switched off."""

from __future__ import annotations

import re

from playwright.sync_api import Error, Locator, expect

from e2e.conftest import Arrive
from e2e.house import House
from e2e.people import DESK, PHONE, Person
from e2e.test_pages import seriously_wrong


def strip(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Seit deinem letzten Zug")


def asked_after_others(person: Person) -> None:
    """Answer as suggested until others have done something before the next question."""
    for _ in range(20):
        person.offers.first.wait_for()
        try:
            strip(person).wait_for(timeout=1500)  # it follows its question
        except Error:
            person.answer()
        else:
            return
    raise AssertionError("nobody else did anything")


def test_what_others_did_is_told_drawn_repeated_closed_and_switched_off(arrive: Arrive, house: House) -> None:
    game = house.begin(house.prepare("phasesix", "schlaegerei", ("heroes",)))
    ann = arrive(game.players["heroes"], reduced_motion="no-preference")
    ann.sit_down()
    asked_after_others(ann)
    question = ann.question.inner_text()
    expect(ann.page.locator("[data-recap]")).to_have_count(1)
    strip(ann).get_by_role("button", name=re.compile("^(Überspringen|Noch einmal)$")).click()
    assert not seriously_wrong(ann)
    strip(ann).get_by_role("button", name="Schließen").click()
    expect(strip(ann)).to_have_count(0)
    expect(ann.page.locator("[data-recap]")).to_have_count(0)
    ann.page.keyboard.press("r")
    expect(strip(ann)).to_be_visible()
    ann.page.set_viewport_size(PHONE)
    expect(strip(ann).get_by_role("button", name="Schließen")).to_be_in_viewport()
    assert not ann.is_wider_than_the_screen
    assert ann.question.inner_text() == question
    ann.page.set_viewport_size(DESK)

    # Whoever wants less motion gets all of it as a list.
    still = arrive(game.players["heroes"])
    expect(strip(still).get_by_role("listitem")).not_to_have_count(0)

    ann.page.get_by_role("button", name="Menü").click()
    ann.page.get_by_role("checkbox", name=re.compile("Seit deinem letzten Zug")).uncheck()
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    ann.sit_down()
    expect(ann.question).to_have_text(question)
    expect(strip(ann)).to_have_count(0)
    ann.page.keyboard.press("r")
    expect(strip(ann)).to_be_visible()
