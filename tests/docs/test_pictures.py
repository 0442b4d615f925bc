"""Pictures of the handbook are what the program draws now.

`python -m docs.test_pictures` (in tests/) draws them anew.
"""

from collections.abc import Callable

import pytest

import regelwerk
from docs.answer_drawing import answers_explained
from docs.drawings import crossways, silhouettes
from docs.pages import ROOT

PICTURES: dict[str, Callable[[], str]] = {
    "docs/bilder/richart.svg": lambda: regelwerk.sheet("heldencodex", "richart").svg("de"),
    "docs/bilder/kreuzweg.svg": lambda: crossways("de"),
    "docs/bilder/crossways.svg": lambda: crossways("en"),
    "docs/bilder/zahlen.svg": lambda: answers_explained("de"),
    "docs/bilder/numbers.svg": lambda: answers_explained("en"),
    "docs/bilder/silhouette.svg": lambda: silhouettes("de"),
    "docs/bilder/silhouette-en.svg": lambda: silhouettes("en"),
}


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_is_the_one_that_is_drawn_now(picture: str) -> None:
    assert (ROOT / picture).read_text("utf-8") == PICTURES[picture]()


if __name__ == "__main__":
    for picture, draw in PICTURES.items():
        (ROOT / picture).write_text(draw(), "utf-8")
