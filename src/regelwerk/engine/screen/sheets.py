"""Sheets: somebody as a system keeps them from one game to the next, for everybody who knows no system."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeVar

from regelwerk.engine.journal.entries import Journal, JournalError
from regelwerk.languages import languages

if TYPE_CHECKING:
    from regelwerk.engine.game import Game, Json
    from regelwerk.engine.screen.sheet.page import Page

S = TypeVar("S")
Style = Literal["", "title", "heading", "quiet", "strong", "bad", "good"]


class Span(NamedTuple):
    """Some text of one look."""

    text: str
    style: Style = ""


SpanLine = tuple[Span, ...]


class Character(Protocol):
    """Somebody, as they are now: as plain data, as lines of text, as a drawing, and as content to be loaded again."""

    @property
    def id(self) -> str:
        """The id under which they are content."""

    @property
    def names(self) -> Mapping[str, str]:
        """Their name in each language."""

    @property
    def page(self) -> Page:
        """The sheet as shared code sets it on screen and on paper, in no language."""

    def plain(self) -> Json:
        """Everything that stands on the sheet, in no language."""

    def lines(self, lang: str) -> list[SpanLine]:
        """The sheet as text of at most 80 columns."""

    def svg(self, lang: str) -> str:
        """The sheet as a drawing: a file of its own."""

    def tables(self, folders: Sequence[Path] = ()) -> dict[str, dict[str, Any]]:
        """The entries of a content file, with whatever they need that is neither supplied nor in the folders."""


def text_of(lines: list[SpanLine]) -> str:
    """Lines without their looks."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def beside(left: Sequence[SpanLine], right: Sequence[SpanLine], width: int) -> Iterator[SpanLine]:
    """Two columns, of which the left one is so wide."""
    for one, other in zip_longest(left, right, fillvalue=()):
        space = " " * (width - length(one)) if other else ""
        yield (*one, Span(space), *other)


def spread(first: Span, last: Span, width: int) -> SpanLine:
    """Something at the beginning of a line and something at its end."""
    return first, Span(" " * max(1, width - len(first.text) - len(last.text))), last


def length(line: SpanLine | list[Span]) -> int:
    return sum(len(span.text) for span in line)


def cut(text: str, width: int) -> str:
    """Text that is no longer than there is room."""
    return text if len(text) <= width else text[: width - 1] + "…"


def file_text(character: Character, folders: Sequence[Path] = ()) -> str:
    """A character as the text of a content file."""
    from regelwerk.engine.book.messages import phrasebook
    from regelwerk.engine.content.toml_text import toml

    told = [phrasebook(lang).text("engine-sheet-kept", {"name": character.names[lang]}) for lang in languages()]
    return "".join(f"# {line}\n" for line in told) + "\n" + toml(character.tables(folders)).rstrip("\n") + "\n"


def last_state(game: Game[S], start: S, journal: Journal) -> S:
    """Where a saved game stands: at the end of its last step, as it was stored, whatever rules it was played by."""
    stored = [entry for entry in journal.effective() if entry.state is not None]
    if not stored:
        return start
    try:
        return game.thaw(start, stored[-1].state or {})
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise JournalError("journal-entry", wrong="state", entry=str(stored[-1].n)) from error
