"""The handbook's pictures of the table: a large screen, a phone, a battlefield."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Locator, ViewportSize

from e2e.house import House
from e2e.people import Person

DESK = ViewportSize(width=1280, height=860)
PHONE = ViewportSize(width=390, height=760)
FIELD = ViewportSize(width=1180, height=856)
PATIENCE = 30_000
MOST = 300
"""Looks at the table until a question is there."""
ACROSS, AHEAD = 0.15, 0.25
"""How far somebody is to go, as shares of the board."""
SEEN = 1500
"""Milliseconds until the server has said who sees a way."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A language, and what its pictures are called."""

    locale: str
    table: str
    phone: str
    battlefield: str
    brawl: str
    practice: str
    attack: str
    move: str


LANGUAGES = (
    Spoken("de-DE", "tisch", "telefon", "schlachtfeld", "Schlägerei", "Übung", "Angriff auf", "Bewegen"),
    Spoken("en-GB", "table", "phone", "battlefield", "Brawl", "Practice", "Attack", "Move"),
)
PICTURES = tuple(f"{name}.png" for one in LANGUAGES for name in (one.table, one.phone, one.battlefield))


def take(browser: Browser, house: House, folder: Path) -> None:
    """Two games in each language: a brawl on two screens, and a way across a battlefield."""
    for spoken in LANGUAGES:
        _brawl(browser, house, folder, spoken)
        _battlefield(browser, house, folder, spoken)


def _brawl(browser: Browser, house: House, folder: Path, spoken: Spoken) -> None:
    game = house.begin(house.prepare("phasesix", "schlaegerei", ("heroes",), title=spoken.brawl))
    large, phone = (
        Person(browser, house, locale=spoken.locale, viewport=size, color_scheme="light") for size in (DESK, PHONE)
    )
    large.go(game.players["heroes"])
    until(large, "PS-RND-02", large.offers.first.filter(has_text=spoken.attack))
    phone.go(game.players["heroes"])
    for person, name in ((large, spoken.table), (phone, spoken.phone)):
        person.prompt.get_by_text("%").first.wait_for()
        shoot(person, folder / f"{name}.png")
        person.context.close()


def _battlefield(browser: Browser, house: House, folder: Path, spoken: Spoken) -> None:
    game = house.begin(house.prepare("realms", "uebung", ("blue",), title=spoken.practice))
    person = Person(browser, house, locale=spoken.locale, viewport=FIELD, color_scheme="light")
    person.go(game.players["blue"])
    move = person.offers.filter(has_text=re.compile(rf"\b{spoken.move}\b"))
    until(person, "RE-INI-01", move)
    move.first.click()
    board = person.page.get_by_role("application").locator("rect.frame")
    person.page.locator("section.planner").wait_for()
    box, piece = board.bounding_box(), person.page.locator('g.piece[data-id="mars"]').bounding_box()
    assert box is not None and piece is not None
    ahead = 1 if piece["y"] < box["y"] + box["height"] / 2 else -1
    person.page.mouse.click(piece["x"] + ACROSS * box["width"], piece["y"] + ahead * AHEAD * box["height"])
    person.page.locator("section.planner button:not([disabled])").first.wait_for()
    person.page.wait_for_timeout(SEEN)
    shoot(person, folder / f"{spoken.battlefield}.png")
    person.context.close()


def until(person: Person, rule: str, offer: Locator) -> None:
    """Take the suggested answers until this rule asks and offers this."""
    person.page.set_default_timeout(PATIENCE)
    person.sit_down()
    person.offers.first.wait_for()
    for _ in range(MOST):
        if person.question.filter(has_text=rule).count() and offer.count():
            return
        if not person.answer():
            person.page.wait_for_timeout(100)
    raise AssertionError(f"{rule} never asked")


def shoot(person: Person, file: Path) -> None:
    person.page.evaluate("document.fonts.ready")
    person.page.evaluate("document.activeElement?.blur()")
    person.page.screenshot(path=file, animations="disabled")
