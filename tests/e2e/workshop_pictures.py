"""The handbook's pictures of the workshop, taken from the running program.

`python -m e2e.workshop_pictures` (in tests/) takes them anew; build the pages first (`npm --prefix web run build`).
"""

from __future__ import annotations

import os
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from e2e.conftest import NAMES
from e2e.house import House
from e2e.people import Person

FOLDER = Path(__file__).parents[2] / "docs/bilder"
WINDOW = ViewportSize(width=1080, height=900)
STUDY = {
    "kind": "sweep", "system": "phasesix", "scenario": "schlaegerei", "tactic": "light", "games": 200,
    "axes": [{"path": "characters.hagen.attributes.strength", "values": [1, 2, 3, 4, 5, 6, 7, 8]}],
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Spoken:
    """The words of one language on the page, and what its pictures are called."""

    locale: str
    turned: str
    grown: str
    system: str
    source: str
    kind: str
    entry: str
    axe: str
    field: str
    changed: str
    study: str


LANGUAGES = (
    Spoken(
        "de-DE", "werkstatt-drehen", "werkstatt-untersuchung", "Regelwerk", "Wovon", "Waffe", "Eintrag", "Axt", "Feld",
        "geändert", "Wie stark muss Hagen sein?",
    ),
    Spoken(
        "en-GB", "workshop-turn", "workshop-study", "Rules", "Of what", "weapon", "Entry", "axe", "Field",
        "changed", "How strong should Hagen be?",
    ),
)  # fmt: skip


def take(browser: Browser, house: House, spoken: Spoken) -> None:
    """A number that was turned, and a study that is done."""
    person = Person(browser, house, locale=spoken.locale, viewport=WINDOW, color_scheme="light")
    page = person.page
    person.go(house.host_link)
    page.get_by_role("heading", level=1).wait_for()
    person.go("#/workshop")
    page.get_by_role("combobox", name=spoken.system).select_option("phasesix")
    page.get_by_label(spoken.source).select_option(label=spoken.kind)
    page.get_by_label(spoken.entry).select_option(label=spoken.axe)
    fields = page.get_by_label(spoken.field)
    fields.wait_for()
    fields.select_option("weapons.axe.penetration")
    page.locator("input[type=range]").fill("1")
    page.locator("strong", has_text=f"({spoken.changed})").first.wait_for()
    _shoot(person, spoken.turned)
    person.go(f"#/workshop/{studied(house, spoken.study)}")
    page.locator("circle").last.wait_for()
    _shoot(person, spoken.grown)
    person.context.close()


def studied(house: House, name: str) -> str:
    """The id of a study that is done."""
    host = house.host_link.rpartition("/")[2]
    study: dict[str, Any] = house.ask("POST", "workshop/studies", host, {**STUDY, "name": name})
    while study["info"]["state"] == "running":
        sleep(0.5)
        study = house.ask("GET", f"workshop/studies/{study['info']['id']}", host)
    return str(study["info"]["id"])


def _shoot(person: Person, name: str) -> None:
    person.page.evaluate("document.fonts.ready")
    person.page.evaluate("document.activeElement?.blur()")
    person.page.evaluate("scrollTo(0, 0)")
    person.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")


def main() -> None:
    program = next(filter(None, map(shutil.which, NAMES)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=os.geteuid() != 0)
        for spoken in LANGUAGES:
            take(browser, house, spoken)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
