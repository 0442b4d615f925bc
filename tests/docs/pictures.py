"""All pictures of the handbook: `make pictures` makes them anew, `python -m docs.pictures NAME ...` (in tests/) some.

Drawings are what the program draws; photographs are taken of the running table in Chromium, so build the pages first
(`make pictures` does).
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Collection
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import regelwerk
from docs.answer_drawing import answers_explained
from docs.drawings import crossways, silhouettes
from docs.pages import ROOT
from docs.studies import kept
from e2e import dice_pictures, table_pictures, workshop_pictures
from e2e.conftest import NAMES
from e2e.house import House
from regelwerk.lab.reports.building import report
from regelwerk.lab.studies.running import read

FOLDER = ROOT / "docs" / "bilder"


def study(name: str, lang: str) -> str:
    """The first picture of a study of the handbook."""
    sections = report(read(kept(name)), lang).sections
    draw = next(section.picture for section in sections if section.picture is not None)
    return draw().svg()


DRAWINGS: dict[str, Callable[[], str]] = {
    "richart.svg": lambda: regelwerk.sheet("heldencodex", "richart").svg("de"),
    "kreuzweg.svg": lambda: crossways("de"),
    "crossways.svg": lambda: crossways("en"),
    "zahlen.svg": lambda: answers_explained("de"),
    "numbers.svg": lambda: answers_explained("en"),
    "silhouette.svg": lambda: silhouettes("de"),
    "silhouette-en.svg": lambda: silhouettes("en"),
    "labor-langbogen.svg": lambda: study("langbogen", "de"),
    "lab-longbow.svg": lambda: study("langbogen", "en"),
    "labor-offene-fragen.svg": lambda: study("offene-fragen", "de"),
    "lab-open-questions.svg": lambda: study("offene-fragen", "en"),
    "labor-kreuzweg.svg": lambda: study("kreuzweg", "de"),
    "lab-crossways.svg": lambda: study("kreuzweg", "en"),
}
"""Each drawing with what draws it; the same drawing is the same text."""
PHOTOGRAPHS: dict[tuple[str, ...], Callable[[Browser, House, Path], None]] = {
    table_pictures.PICTURES: table_pictures.take,
    dice_pictures.PICTURES: dice_pictures.take,
    workshop_pictures.PICTURES: workshop_pictures.take,
}
"""Photographs that are taken together, with who takes them; no two are the same, for the dice are fair."""


def main(wanted: Collection[str]) -> None:
    for name, draw in DRAWINGS.items():
        if not wanted or name in wanted:
            (FOLDER / name).write_text(draw(), "utf-8")
    takers = [take for names, take in PHOTOGRAPHS.items() if not wanted or set(wanted) & set(names)]
    if takers:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            house = House(Path(folder))
            house.open()
            program = next(filter(None, map(shutil.which, NAMES)))
            browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=os.geteuid() != 0)
            for take in takers:
                take(browser, house, FOLDER)
            browser.close()
            house.close()


if __name__ == "__main__":
    main(sys.argv[1:])
