"""The architecture page shows every room, and the paths that it names exist."""

from __future__ import annotations

import re

from house.rooms import PAGE, ROOT, SOURCE, TREE, purpose, renewed


def test_the_architecture_page_shows_every_room_with_its_purpose() -> None:
    page = PAGE.read_text("utf-8")
    assert TREE.search(page)
    assert renewed(page) == page, "python -m house.rooms (in tests/) writes the tree anew"


def test_every_room_says_what_belongs_in_it() -> None:
    for room in SOURCE.rglob("__init__.py"):
        assert purpose(room.parent).endswith("."), room


def test_everything_that_the_page_says_where_to_find_is_there() -> None:
    page = PAGE.read_text("utf-8")
    table = page.partition("## Where to find")[2].partition("\n## ")[0]
    found = re.findall(r"`([\w/.]+/[\w/.]+)`", table)
    assert len(found) >= 10
    for path in found:
        assert (SOURCE / path).exists() or (ROOT / path).exists(), path


def test_every_folder_with_code_is_a_room() -> None:
    folders = {path.parent for path in SOURCE.rglob("*.py") if path.parent.name != "versions"}
    assert all((folder / "__init__.py").is_file() for folder in folders)
