"""Things to print: what a system hands over to be set on paper, and how it becomes a file.

A template is Typst source without any content in it. What it sets comes as data, so that no name of a content file is
ever read as markup; only the fonts that come with Typst are used, so that pages look the same everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol

from regelwerk.languages import DEFAULT_LANGUAGE

Json = dict[str, Any]


class Wanted(NamedTuple):
    """What somebody wants printed: of whom (nothing named: everything), in which language, with the backs or not."""

    names: tuple[str, ...] = ()
    lang: str = DEFAULT_LANGUAGE
    backs: bool = False


@dataclass(frozen=True, slots=True)
class Printing:
    """Pages to be printed: a template, the finished words and numbers that it sets, and how much there is."""

    template: str
    data: Json
    items: int
    """How many things are on the pages: cards, say."""
    pages: int
    has_backs: bool = False
    """Whether there is something to print on the other side."""

    def pdf(self) -> bytes:
        """The pages as one file. The same data gives the same file."""
        (file,) = self._set("pdf")
        return file

    def svg(self) -> list[bytes]:
        """Each page as a drawing."""
        return self._set("svg")

    def _set(self, form: Literal["pdf", "svg"]) -> list[bytes]:
        import typst  # large, and only printing needs it

        made = typst.compile(
            self.template.encode("utf-8"),
            format=form,
            ignore_system_fonts=True,
            sys_inputs={"data": json.dumps(self.data, ensure_ascii=False)},
        )
        return made if isinstance(made, list) else [made or b""]


class Printer(Protocol):
    """How a system makes one kind of thing to print from its content; raises ContentError for unknown names."""

    def __call__(self, content: Any, wanted: Wanted) -> Printing: ...


Prints = Mapping[str, Printer]
"""What a system prints, by the name that people type."""


def on_pages(things: Sequence[Any], places: int) -> list[list[Any]]:
    """Things in their order, split into pages of a fixed size."""
    return [list(things[first : first + places]) for first in range(0, len(things), places)]
