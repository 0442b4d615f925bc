"""Pictures of the handbook are what the program draws now, and one command makes all of them."""

import re

import pytest

from docs.pages import PAGES
from docs.pictures import DRAWINGS, FOLDER, PHOTOGRAPHS


@pytest.mark.parametrize("picture", DRAWINGS)
def test_a_drawing_is_the_one_that_is_drawn_now(picture: str) -> None:
    assert (FOLDER / picture).read_text("utf-8") == DRAWINGS[picture](), "make pictures draws it anew"


def test_one_command_makes_every_picture() -> None:
    made = [*DRAWINGS, *(name for names in PHOTOGRAPHS for name in names)]
    assert sorted(made) == sorted(file.name for file in FOLDER.iterdir())


def test_every_picture_is_shown() -> None:
    shown = {name for page in PAGES for name in re.findall(r"bilder/([\w-]+\.\w+)", page.read_text("utf-8"))}
    assert shown == {file.name for file in FOLDER.iterdir()}
