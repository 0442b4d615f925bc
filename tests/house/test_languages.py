"""A language is data: outside the files of languages nothing lists them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from regelwerk.languages import supplied_languages

ROOT = Path(__file__).parents[2]
SOURCE, CLIENT = ROOT / "src" / "regelwerk", ROOT / "web" / "src"
DEFAULTS = {"languages.py", "books.ts"}
"""Where the one language is named that everything falls back to."""
OTHER_MEANINGS = {"corrections/changes.py", "corrections/forms.py", "corrections/recruits.py"}
"""Dark Space measures a chase in DE."""


def test_no_module_names_a_language() -> None:
    known = supplied_languages()
    quoted = re.compile(rf"""['"]({"|".join(known)})['"]""")
    for file in SOURCE.rglob("*.py"):
        if file.name in DEFAULTS or any(file.as_posix().endswith(f"darkspace/{place}") for place in OTHER_MEANINGS):
            continue
        text = file.read_text("utf-8")
        if not quoted.search(text):
            continue
        # It may stand in a comment or in the middle of a text.
        for node in ast.walk(ast.parse(text)):
            named = isinstance(node, ast.Constant) and node.value in known
            assert not named, f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 0)} names a language"


def test_no_part_of_the_browser_client_names_a_language_outside_its_words() -> None:
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        if file.parent.name != "words" and file.name not in {*DEFAULTS, "api-types.ts"} and ".test." not in file.name:
            found = re.search(r"'(de|en)'", file.read_text("utf-8"))
            assert found is None, f"{file.relative_to(ROOT)} names a language: {found}"


def test_every_part_of_the_browser_client_has_words_in_every_language() -> None:
    for folder in {file.parent for file in CLIENT.rglob("words/*.ts")}:
        assert {file.stem for file in folder.glob("??.ts")} == set(supplied_languages()), folder
