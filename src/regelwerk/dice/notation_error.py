"""What is wrong with a dice notation, where, and how to say so."""

from __future__ import annotations

from functools import partial
from typing import Any

from regelwerk.languages import DEFAULT_LANGUAGE, sayings

PREFIX = "notation-"


def codes() -> frozenset[str]:
    """All that can be wrong with a notation."""
    keys = (key for key in sayings("regelwerk.dice", DEFAULT_LANGUAGE) if key.startswith(PREFIX))
    return frozenset(key.removeprefix(PREFIX).replace("-", "_") for key in keys)


def printable(text: str) -> str:
    """The text with a space for everything that would break the line."""
    return "".join(c if c.isprintable() else " " for c in text)


class NotationError(ValueError):
    """A dice notation that cannot be used; `position` counts characters from 0."""

    def __init__(self, code: str, position: int, *, text: str, **facts: object) -> None:
        super().__init__(code, position)
        self.code = code
        self.position = position
        self.text = text
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.code, self.position, text=self.text, **self.facts), ()

    def sentence(self, lang: str = DEFAULT_LANGUAGE) -> str:
        """What is wrong, for the person who typed it."""
        said = sayings("regelwerk.dice", lang)[PREFIX + self.code.replace("_", "-")]
        return said.format(**self.facts)

    def __str__(self) -> str:
        return f"{printable(self.text)}\n{' ' * self.position}^\n{self.sentence()}"
