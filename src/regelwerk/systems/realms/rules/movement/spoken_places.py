"""The words by which people say where to go, in every installed language: a language lists them in its messages.

A phrase stands before the name of what it speaks of ("behind" t1), or around it where `…` stands for that name
("auf … zu"). What several languages have in common means the same in all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal, NamedTuple

from regelwerk.languages import languages, typed_words

PACKAGE = "regelwerk.systems.realms"
How = Literal["towards", "away", "behind", "beside", "onto", "to", "heading"]
SHAPES: tuple[How, ...] = ("away", "towards", "behind", "beside", "onto", "to")
"""Tried in this order; of one kind, those that enclose a name come first."""
MEASURED: tuple[How, ...] = ("away", "towards", "to")
"""Before these people may say how far."""
POINTS = {9000: "north", 4500: "northeast", 0: "east", 31500: "southeast", 27000: "south", 22500: "southwest",
          18000: "west", 13500: "northwest"}  # fmt: skip
"""The eight points of the compass, as the messages name them."""
TURNS = {0: "ahead", 9000: "left", 27000: "right", 18000: "back"}
"""Where somebody goes from where they look."""
NAME = "…"
# These read folded text, which has single spaces only.
_FAR = r"(?:(?P<far>\d{1,4}(?:[.,]\d{1,6})?)(?: ?cm)? )?"


class Words(NamedTuple):
    """All that people may say, folded."""

    compass: Mapping[str, int]
    turns: Mapping[str, int]
    shapes: tuple[tuple[How, re.Pattern[str]], ...]
    heading: re.Pattern[str]
    article: re.Pattern[str]
    objects: tuple[str, ...]
    held: tuple[str, ...]
    middle: tuple[str, ...]


def folded(text: str) -> str:
    """A text as names are compared: small letters, umlauts written out, no quotation marks, single spaces."""
    plain = text.casefold()
    for letter, written in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("_", " "), ("-", " ")):
        plain = plain.replace(letter, written)
    return " ".join(re.sub(r"[\"'„“”«»]", "", plain).split())


def words() -> Words:
    """The words of the languages that are installed now."""
    return _words(languages())


@cache
def _words(_: tuple[str, ...]) -> Words:
    return Words(
        {word: heading for heading, point in POINTS.items() for word in _typed(point)},
        {word: turn for turn, name in TURNS.items() for word in _typed(name)},
        tuple((how, shape) for how in SHAPES for shape in _shapes(how)),
        re.compile(f"{_FAR}(?:(?:{_either(_typed('in-direction'))}) )?(?P<where>.+)"),
        re.compile(f"^(?:{_either(_typed('articles'))}) "),
        _typed("object"),
        _typed("held"),
        _typed("middle"),
    )


def _typed(meaning: str) -> tuple[str, ...]:
    """The words for something, the longest first."""
    found = {folded(word) for word in typed_words(PACKAGE, f"re-typed-{meaning}")}
    return tuple(sorted(found, key=lambda word: (-len(word), word)))


def _shapes(how: How) -> Iterable[re.Pattern[str]]:
    phrases = _typed(how)
    far = _FAR if how in MEASURED else ""
    for phrase in phrases:
        before, around, after = phrase.partition(NAME)
        if around:
            yield re.compile(f"{far}{re.escape(before)}(?P<name>.+){re.escape(after)}")
    yield re.compile(f"{far}(?:{_either(phrase for phrase in phrases if NAME not in phrase)}) (?P<name>.+)")


def _either(found: Iterable[str]) -> str:
    return "|".join(map(re.escape, found))
