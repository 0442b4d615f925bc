"""The handbook's pictures of the workshop: a number that was turned, and a study that is done."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from e2e.house import House
from e2e.people import Person

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


PICTURES = tuple(f"{name}.png" for one in LANGUAGES for name in (one.turned, one.grown))


def take(browser: Browser, house: House, folder: Path) -> None:
    """Both pictures in each language."""
    for spoken in LANGUAGES:
        _at_work(browser, house, folder, spoken)


def _at_work(browser: Browser, house: House, folder: Path, spoken: Spoken) -> None:
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
    _shoot(person, folder / f"{spoken.turned}.png")
    person.go(f"#/workshop/{studied(house, spoken.study)}")
    page.locator("circle").last.wait_for()
    _shoot(person, folder / f"{spoken.grown}.png")
    person.context.close()


def studied(house: House, name: str) -> str:
    """The id of a study that is done."""
    host = house.host_link.rpartition("/")[2]
    study: dict[str, Any] = house.ask("POST", "workshop/studies", host, {**STUDY, "name": name})
    while study["info"]["state"] == "running":
        sleep(0.5)
        study = house.ask("GET", f"workshop/studies/{study['info']['id']}", host)
    return str(study["info"]["id"])


def _shoot(person: Person, file: Path) -> None:
    person.page.evaluate("document.fonts.ready")
    person.page.evaluate("document.activeElement?.blur()")
    person.page.evaluate("scrollTo(0, 0)")
    person.page.screenshot(path=file, animations="disabled")
