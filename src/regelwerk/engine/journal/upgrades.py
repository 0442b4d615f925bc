"""Journals of earlier formats, read as if they had been written today. Stored bytes and hashes stay as they are.

Format 1 (versions up to 0.6.1) stores a throw as the German text of its notation. Every such text says exactly as much
as a description does, so it is read back as one. A journal that was begun in format 1 is continued in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat
from typing import ClassVar

from regelwerk.dice import Description
from regelwerk.dice.description import Words
from regelwerk.dice.kinds import (
    Added,
    Again,
    Against,
    Apart,
    Best,
    BestPairs,
    Better,
    Cards,
    Pool,
    Several,
    TieBreak,
    Under,
)

TEXT_OF_THROWS = 1
"""The last format in which a throw is stored as text."""
LONGEST = 200
"""Characters that a notation has at most; whatever is longer was forged."""
AGAINST, DECIDED = " gegen ", " bis zur Entscheidung"


@lru_cache(maxsize=4096)
def throw_in_text(text: str) -> Description:
    """The throw that format 1 wrote so."""
    if len(text) > LONGEST:
        return Untold(text)
    again = AGAIN.fullmatch(text)
    if again is not None:
        return Again(throw_in_text(again[1]), _number(again[2]))
    left, against, right = text.partition(AGAINST)
    if against:
        is_decided = right.endswith(DECIDED)
        return Against(throw_in_text(left), throw_in_text(right.removesuffix(DECIDED)), is_decided)
    for form, read in FORMS:
        found = form.fullmatch(text)
        if found is not None:
            return read(found)
    return Untold(text)


@dataclass(frozen=True, slots=True)
class Untold(Description):
    """A text that nobody here has written: it is shown as it stands, and all its dice count."""

    kind: ClassVar[str] = "untold"
    text: str

    def written(self, words: Words) -> str:  # noqa: ARG002  nobody knows its words in another language
        return self.text

    def first_dice(self) -> Iterator[int]:
        return _dice(self.text)

    @property
    def number(self) -> int:
        return sum(int(number or 1) for number, _ in DICE.findall(self.text))

    @property
    def is_fixed(self) -> bool:
        return False


def _dice(text: str) -> Iterator[int]:
    """The sides of the dice that are written one after the other."""
    for number, sides in DICE.findall(text):
        yield from repeat(int(sides), int(number or 1))


def _number(text: str | None) -> int:
    """A number that may be missing, with the sign that people write."""
    return int((text or "0").replace("−", "-"))


def _best(found: re.Match[str]) -> Description:
    return Best(
        int(found[1]), int(found[2]), int(found[5]), found[4] == "n", _number(found[7]),
        grows=bool(found[3]), change={"−": -1, "+": 1}.get(found[6] or "", 0),
    )  # fmt: skip


def _better(found: re.Match[str]) -> Description:
    return Better(int(found[1] or found[3]), int(found[4]), _number(found[2]), _number(found[5]))


def _pool(found: re.Match[str]) -> Description:
    extra, needs = int(found[5] or 0), int(found[6] or 0)
    crit = None if found[7] is None else int(found[7])
    return Pool(int(found[1]), int(found[2]), int(found[4]), bool(found[3]), extra, needs, crit)


def _several(found: re.Match[str]) -> Description:
    return Several(int(found[1]), int(found[2]), _number(found[4]), explodes=bool(found[3]))


def _added(found: re.Match[str]) -> Description:
    return Added(tuple(_dice(found[1])), _number(found[2]), explodes="!" in found[1])


AGAIN = re.compile(r"(.+) \(unter (−?[0-9]+) neu\)")
DICE = re.compile(r"(?<![0-9])([0-9]{0,9})W([0-9]{1,9})")
FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Description]], ...] = (
    (re.compile(r"([0-9]+)W([0-9]+)(!?)([hn])([0-9]+)(?:([+−])|([+−][0-9]+))?"), _best),
    (re.compile(r"([0-9]+)W([0-9]+)h2\|h2"), lambda found: BestPairs(int(found[1]), int(found[2]))),
    (re.compile(r"(?:\(W([0-9]+)!([+−][0-9]+)\)|W([0-9]+)!)\|W([0-9]+)!([+−][0-9]+)?"), _better),
    (re.compile(r"([0-9]+)W([0-9]+)(!?)≥(-?[0-9]+)(?:\+([0-9]+)W[0-9]+!?≥(-?[0-9]+))?(?: krit (-?[0-9]+))?"), _pool),
    (re.compile(r"W([0-9]+)≤(−?[0-9]+)"), lambda found: Under(int(found[1]), _number(found[2]))),
    (re.compile(r"([0-9]+)W([0-9]+)! im Stechen"), lambda found: TieBreak(int(found[1]), int(found[2]))),
    (re.compile(r"([0-9]+) Karten? von ([0-9]+)"), lambda found: Cards(int(found[1]), int(found[2]))),
    (re.compile(r"([0-9]+)W([0-9]+)(!?)([+−][0-9]+)?"), _several),
    (re.compile(r"(0|[0-9]{0,4}W[0-9]+!?(?:\+[0-9]{0,4}W[0-9]+!?)*)([+−][0-9]+)?"), _added),
    (re.compile(r"[0-9]{0,4}W[0-9]+(?:,[0-9]{0,4}W[0-9]+)+"), lambda found: Apart(tuple(_dice(found[0])))),
)
