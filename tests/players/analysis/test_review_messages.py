"""What a debriefing says: in both languages the same, nothing missing and nothing left over."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import regelwerk.players.analysis
from regelwerk.languages import supplied_languages

MADE = ("review-method-",)
"""Keys that are put together; so are those of the sections and of the columns of sums."""


def _keys(lang: str) -> list[str]:
    text = resources.files("regelwerk.players").joinpath(f"messages/{lang}.ftl").read_text("utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


def test_both_languages_say_the_same_and_nothing_twice() -> None:
    german, english = map(_keys, supplied_languages())
    assert german == english
    assert len(set(german)) == len(german)


def test_no_sentence_is_left_over() -> None:
    folder = Path(regelwerk.players.analysis.__file__).parent
    code = "\n".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    words = set(re.findall(r'"([a-z-]+)"', code))
    for key in _keys("de"):
        assert key in words or key.removeprefix("review-") in words or key.startswith(MADE), key
