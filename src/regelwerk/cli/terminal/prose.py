"""Text whose lines do not break between a number and its percent sign."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions
from rich.containers import Lines
from rich.padding import Padding
from rich.text import Text

TOGETHER = re.compile(r"(?<=\d) (?=%)")
BLANK = " "
GLUE = "␣"
"""Replaces the blank while lines are broken, because Rich breaks even at no-break spaces."""


class Prose(Text):
    """Text in which a number and its percent sign stay on one line."""

    def wrap(self, console: Console, width: int, **how: Any) -> Lines:
        whole = Text(style=self.style).append_text(self)
        whole.plain = TOGETHER.sub(GLUE, self.plain)
        lines = whole.wrap(console, width, **how)
        for line in lines:
            line.plain = line.plain.replace(GLUE, BLANK)
        return lines


class Paragraph:
    """Wraps prose, which Rich would otherwise convert to plain text."""

    def __init__(self, text: Prose) -> None:
        self.text = text

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> Iterator[Prose]:
        yield self.text


def prose(thing: Any) -> Any:
    """Text to be printed as prose, also with a margin; anything else as it is."""
    match thing:
        case str():
            return Paragraph(Prose(thing))
        case Text():
            return Paragraph(_prose(thing))
        case Padding(renderable=Text() as text):
            thing.renderable = _prose(text)
    return thing


def _prose(text: Text) -> Prose:
    if isinstance(text, Prose):
        return text
    found = Prose(style=text.style, justify=text.justify, overflow=text.overflow, no_wrap=text.no_wrap, end=text.end)
    found.append_text(text)
    return found
