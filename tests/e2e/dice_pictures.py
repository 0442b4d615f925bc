"""The handbook's pictures of fair dice: a word is added, the dice are looked at, and checked in the end."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, ViewportSize

from e2e.house import House, Seated
from e2e.people import Person

WINDOW = ViewportSize(width=640, height=1000)
EDGE = 10
"""Pixels of paper around a picture."""
LANGUAGES = {
    "de": ("de-DE", "wort", "ehrlich", "geprueft", "drei Raben"),
    "en": ("en-GB", "word", "fair", "checked", "three ravens"),
}


PICTURES = tuple(f"wuerfel-{name}.png" for _, *names, _ in LANGUAGES.values() for name in names)


def take(browser: Browser, house: House, folder: Path) -> None:
    """One evening in each language."""
    for lang in LANGUAGES:
        an_evening(browser, house, lang, folder)


def an_evening(browser: Browser, house: House, lang: str, folder: Path) -> None:
    """Somebody adds a word, looks what the dice are worth, and checks them when the game is over."""
    locale, word, fair, checked, raven = LANGUAGES[lang]
    game = house.prepare("phasesix", "schlaegerei", ("heroes", "foes"))
    links = (game.players["heroes"], game.players["foes"], game.master)
    people = [sit_down(browser, house, link, locale) for link in links]
    heroes = people[0]
    field = heroes.page.get_by_label(re.compile("für die Würfel|for the dice"))
    field.fill(raven)
    field.press("Enter")
    heroes.page.get_by_text(re.compile("ist dabei|is in")).wait_for()
    while len(fairness(house, game)["opened"]) < len(people):
        heroes.page.wait_for_timeout(50)
    shoot(heroes, folder / f"wuerfel-{word}.png", ".room h1", ".room form")
    house.begin(game)
    people[2].go(game.page)
    while not fairness(house, game)["shares"] or fairness(house, game)["awaited"]:
        heroes.page.wait_for_timeout(50)
    house.play_on(game)
    heroes.page.get_by_role("button", name=re.compile("^Menü$|^Menu$")).click()
    heroes.page.get_by_text(re.compile("^Wer beigetragen|^Who contributed")).click()
    shoot(heroes, folder / f"wuerfel-{fair}.png", "#fair-dice", "#fair-dice ~ details")
    heroes.page.keyboard.press("Escape")
    heroes.page.get_by_role("link", name=re.compile("^Würfel prüfen$|^Check the dice$")).click()
    heroes.page.locator(".verdict").wait_for()
    shoot(heroes, folder / f"wuerfel-{checked}.png", "main h1", ".verdict")
    for person in people:
        person.context.close()


def sit_down(browser: Browser, house: House, link: str, locale: str) -> Person:
    person = Person(browser, house, locale=locale, viewport=WINDOW, color_scheme="light")
    person.go(link)
    return person


def fairness(house: House, game: Seated) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = house.ask("GET", "table", game.master.rpartition("/")[2])["fairness"]
    return found


def shoot(person: Person, file: Path, first: str, last: str) -> None:
    """A picture from the first part to the last, as wide as the window."""
    person.page.evaluate("document.fonts.ready")
    person.page.evaluate("document.activeElement?.blur()")
    above, below = (person.page.locator(part).bounding_box() for part in (first, last))
    assert above is not None and below is not None
    left, top = above["x"] - EDGE, above["y"] - EDGE
    clip = FloatRect(x=left, y=top, width=WINDOW["width"] - left, height=below["y"] + below["height"] + EDGE - top)
    person.page.screenshot(path=file, clip=clip, animations="disabled")
