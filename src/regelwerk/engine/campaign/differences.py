"""What has changed between two entries of one hero, said without a language: numbers, things, states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from regelwerk.engine.facts import Fact, Phrase, Ref, Word, phrase
from regelwerk.engine.game import Json

Measures = Mapping[str, Callable[[Json], int]]
"""Numbers of an entry by the message key of what people call them."""


def numbers(before: Json, after: Json, measures: Measures) -> Iterator[Phrase]:
    """Every number that is another one now."""
    for key, measure in measures.items():
        yield from number(Word(key), measure(before), measure(after))


def number(what: Fact, before: int, after: int) -> Iterator[Phrase]:
    """One number, if it is another one now."""
    if before != after:
        yield phrase("campaign-change", what=what, change=_signed(after - before), now=after)


def things(before: Iterable[str], after: Iterable[str]) -> Iterator[Phrase]:
    """What somebody has more or less of, by ids that a content has names for."""
    had, has = Counter(before), Counter(after)
    for one in dict.fromkeys([*had, *has]):
        if had[one] != has[one]:
            yield phrase("campaign-change-thing", what=Ref(one), change=_signed(has[one] - had[one]))


def valued(before: Mapping[str, Any], after: Mapping[str, Any], read: Callable[[Any], int]) -> Iterator[Phrase]:
    """Values by ids that a content has names for, such as skills."""
    for one in dict.fromkeys([*before, *after]):
        yield from number(Ref(one), read(before[one]) if one in before else 0, read(after[one]) if one in after else 0)


def left(before: Mapping[str, int], after: Mapping[str, int], unit: str = "") -> Iterator[Phrase]:
    """How much is left of what is named only while it is not whole, by ids that a content has names for."""
    for one in dict.fromkeys([*before, *after]):
        if one not in after:
            yield phrase("campaign-change-whole", what=Ref(one))
        elif before.get(one) != after[one]:
            yield phrase("campaign-change-left", what=Ref(one), now=f"{after[one]}{unit}")


def states(before: Iterable[str], after: Iterable[str]) -> Iterator[Phrase]:
    """States by message keys that have begun or ended."""
    had, has = set(before), set(after)
    yield from (phrase("campaign-change-begun", what=Word(key)) for key in sorted(has - had))
    yield from (phrase("campaign-change-ended", what=Word(key)) for key in sorted(had - has))


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"
