"""The arguments of a question about odds: what people typed, read as numbers, flags and words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regelwerk.engine.content.errors import ContentError
from regelwerk.languages import typed_words

Arguments = Mapping[str, Any]
"""What was typed, by the name of the parameter; what was not typed is missing or None."""


def is_given(given: Arguments, *names: str) -> bool:
    """Whether any of these was typed."""
    return any(given.get(name) is not None for name in names)


def number(given: Arguments, name: str, low: int, high: int, default: int = 0) -> int:
    """A whole number within limits."""
    text = str(default if given.get(name) is None else given[name])
    if not text.isdecimal() or not low <= int(text) <= high:
        raise ContentError("odds-number", name=name, given=text, low=low, high=high)
    return int(text)


def flag(given: Arguments, name: str) -> bool:
    """Yes or no; what was not typed is no."""
    text = str(given.get(name, "false"))
    if not is_yes_or_no(text):
        raise ContentError("odds-flag", name=name, given=text)
    return not is_no(text)


def is_no(text: object) -> bool:
    """Whether something typed says no, in whatever language."""
    return str(text).casefold() in {"false", "0", *typed_words("regelwerk.engine", "engine-typed-no")}


def is_yes_or_no(text: object) -> bool:
    """Whether something typed says yes or no, in whatever language."""
    return is_no(text) or str(text).casefold() in {"true", "1", *typed_words("regelwerk.engine", "engine-typed-yes")}


def one_of(given: Arguments, name: str, known: Iterable[str], default: str) -> str:
    """One word of a few, with dashes or underscores."""
    return _known(name, str(given.get(name) or default), known)


def listed(given: Arguments, name: str, mark: str = ",") -> list[str]:
    """Several words: `nadja,ilko`."""
    return [part.strip() for part in str(given.get(name) or "").split(mark) if part.strip()]


def some_of(given: Arguments, name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Several words of a few, each once: `explosiv,vibro`."""
    words = tuple(known)
    return tuple(dict.fromkeys(_known(name, part, words) for part in listed(given, name)))


def _known(name: str, text: str, known: Iterable[str]) -> str:
    words = tuple(known)
    text = text.strip().lower().replace("-", "_")
    if text not in words:
        raise ContentError("odds-word", name=name, given=text, known=", ".join(word for word in words if word))
    return text
