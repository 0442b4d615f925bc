"""Marks: one or two characters for everybody on a map, wherever it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

from regelwerk.engine.book.messages import Names
from regelwerk.engine.screen.display import Display

WRITTEN_OUT = {"Ä": "A", "Ö": "O", "Ü": "U"}


def marks(display: Display, names: Names, lang: str) -> dict[str, str]:
    """A mark for everybody, no two alike: the initial and a number or another letter.

    Where people look somewhere there is room for one letter alone: a large one for the first side, small ones for all
    others, so that sides are told apart without colours too.
    """
    if display.map is not None and display.map.facings:
        return _letters(display, names, lang)
    found: dict[str, str] = {}
    for one in display.cards:
        name = names[one.id][lang] if one.id in names else one.id
        found[one.id] = next(mark for mark in _initials(name) if mark not in found.values())
    return found


def _initials(name: str) -> Iterator[str]:
    """Marks for a name, the best first: the initial, with the number at its end, another letter or any number."""
    letters = [c for c in name if c.isalnum()] or ["?"]
    first = letters[0].upper()
    yield first + letters[-1] if letters[-1].isdigit() else first
    for letter in letters[1:]:
        yield first + letter
    for number in range(1, 100):
        yield f"{first}{number}"


def _letters(display: Display, names: Names, lang: str) -> dict[str, str]:
    """One letter for everybody, of the own name if possible; the same letter twice only on different sides."""
    found: dict[str, str] = {}
    for one in display.cards:
        name = names[one.id][lang] if one.id in names else one.id
        own = [WRITTEN_OUT.get(c, c) for c in name.upper()]
        choices = [c for c in (*own, *ascii_uppercase) if c in ascii_uppercase]
        is_first = one.side == display.cards[0].side
        written = [c if is_first else c.lower() for c in choices]
        taken = {mark.upper() for mark in found.values()}
        fresh = [mark for mark in written if mark.upper() not in taken]
        free = [mark for mark in written if mark not in found.values()]
        found[one.id] = next(iter((*fresh, *free, "?")))
    return found
