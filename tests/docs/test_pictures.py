"""Pictures of the handbook are what the program draws now.

`python -m docs.test_pictures` (in tests/) draws them anew.
"""

from collections.abc import Callable

import pytest

import regelwerk
from docs.answer_drawing import answers_explained
from docs.drawings import crossways, silhouettes
from docs.pages import ROOT
from docs.studies import kept
from regelwerk.lab.reports.building import report
from regelwerk.lab.studies.running import read


def study(name: str, lang: str) -> str:
    """The first picture of a study of the handbook."""
    sections = report(read(kept(name)), lang).sections
    draw = next(section.picture for section in sections if section.picture is not None)
    return draw().svg()


PICTURES: dict[str, Callable[[], str]] = {
    "docs/bilder/richart.svg": lambda: regelwerk.sheet("heldencodex", "richart").svg("de"),
    "docs/bilder/kreuzweg.svg": lambda: crossways("de"),
    "docs/bilder/crossways.svg": lambda: crossways("en"),
    "docs/bilder/zahlen.svg": lambda: answers_explained("de"),
    "docs/bilder/numbers.svg": lambda: answers_explained("en"),
    "docs/bilder/silhouette.svg": lambda: silhouettes("de"),
    "docs/bilder/silhouette-en.svg": lambda: silhouettes("en"),
    "docs/bilder/labor-langbogen.svg": lambda: study("langbogen", "de"),
    "docs/bilder/lab-longbow.svg": lambda: study("langbogen", "en"),
    "docs/bilder/labor-offene-fragen.svg": lambda: study("offene-fragen", "de"),
    "docs/bilder/lab-open-questions.svg": lambda: study("offene-fragen", "en"),
    "docs/bilder/labor-kreuzweg.svg": lambda: study("kreuzweg", "de"),
    "docs/bilder/lab-crossways.svg": lambda: study("kreuzweg", "en"),
}


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_is_the_one_that_is_drawn_now(picture: str) -> None:
    assert (ROOT / picture).read_text("utf-8") == PICTURES[picture]()


if __name__ == "__main__":
    for picture, draw in PICTURES.items():
        (ROOT / picture).write_text(draw(), "utf-8")
