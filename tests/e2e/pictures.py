"""The handbook's pictures of fair dice, taken from the running program.

`python -m e2e.pictures` (in tests/) takes them anew; build the pages first (`npm --prefix web run build`).
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, ViewportSize, sync_playwright

from e2e.conftest import NAMES
from e2e.house import House, Seated
from e2e.people import Person

FOLDER = Path(__file__).parents[2] / "docs/bilder"
WINDOW = ViewportSize(width=640, height=1000)
EDGE = 10
"""Pixels of paper around a picture."""
LANGUAGES = {
    "de": ("de-DE", "wort", "ehrlich", "geprueft", "drei Raben"),
    "en": ("en-GB", "word", "fair", "checked", "three ravens"),
}


def an_evening(browser: Browser, house: House, lang: str) -> None:
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
    take(heroes, word, ".room h1", ".room form")
    house.begin(game)
    people[2].go(game.page)
    while not fairness(house, game)["shares"] or fairness(house, game)["awaited"]:
        heroes.page.wait_for_timeout(50)
    house.play_on(game)
    heroes.page.get_by_role("button", name=re.compile("^Menü$|^Menu$")).click()
    heroes.page.get_by_text(re.compile("^Wer beigetragen|^Who contributed")).click()
    take(heroes, fair, "#fair-dice", "#fair-dice ~ details")
    heroes.page.keyboard.press("Escape")
    heroes.page.get_by_role("link", name=re.compile("^Würfel prüfen$|^Check the dice$")).click()
    heroes.page.locator(".verdict").wait_for()
    take(heroes, checked, "main h1", ".verdict")
    for person in people:
        person.context.close()


def sit_down(browser: Browser, house: House, link: str, locale: str) -> Person:
    person = Person(browser, house, locale=locale, viewport=WINDOW, color_scheme="light")
    person.go(link)
    return person


def fairness(house: House, game: Seated) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = house.ask("GET", "table", game.master.rpartition("/")[2])["fairness"]
    return found


def take(person: Person, name: str, first: str, last: str) -> None:
    """A picture from the first part to the last, as wide as the window."""
    person.page.evaluate("document.fonts.ready")
    person.page.evaluate("document.activeElement?.blur()")
    above, below = (person.page.locator(part).bounding_box() for part in (first, last))
    assert above is not None and below is not None
    left, top = above["x"] - EDGE, above["y"] - EDGE
    clip = FloatRect(x=left, y=top, width=WINDOW["width"] - left, height=below["y"] + below["height"] + EDGE - top)
    person.page.screenshot(path=FOLDER / f"wuerfel-{name}.png", clip=clip, animations="disabled")


def main() -> None:
    program = next(filter(None, map(shutil.which, NAMES)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=os.geteuid() != 0)
        for lang in LANGUAGES:
            an_evening(browser, house, lang)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
