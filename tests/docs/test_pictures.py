"""Pictures of the handbook are what the commands beside them draw.

`python -m docs.test_pictures` (in tests/) draws them anew.
"""

import pytest

import regelwerk
from docs.pages import ROOT

PICTURES = {"docs/bilder/richart.svg": "richart"}


@pytest.mark.parametrize("picture", PICTURES)
def test_a_drawn_sheet_is_the_one_that_is_drawn_now(picture: str) -> None:
    assert (ROOT / picture).read_text("utf-8") == regelwerk.sheet("heldencodex", PICTURES[picture]).svg("de")


if __name__ == "__main__":
    for picture, who in PICTURES.items():
        (ROOT / picture).write_text(regelwerk.sheet("heldencodex", who).svg("de"), "utf-8")
