"""The arguments of a question about odds: what people typed, read as numbers, flags and words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.questions import Parameter

Arguments = Mapping[str, Any]
"""What was typed, by the name of the parameter; what was not typed is missing or None."""
YES, NO = ("true", "1", "ja", "yes"), ("false", "0", "nein", "no")


def parameter(name: str, german: str, english: str, default: str | None = None, **how: Any) -> Parameter:
    """One thing that a question wants to know."""
    return Parameter(name, {"de": german, "en": english}, default, **how)


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
    if text.lower() not in (*YES, *NO):
        raise ContentError("odds-flag", name=name, given=text)
    return text.lower() in YES


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
