"""What stands on a sheet, in no language: figures, values, boxes to tick, tables of gear, remarks.

In words it is a page again whose facts are texts (`in_words`): everything that sets a page reads that one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from regelwerk.engine.book.messages import Phrasebook
from regelwerk.engine.facts import Fact, to_json
from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name
from regelwerk.engine.tally import Tally

Column = Literal["left", "right", "wide"]
RowState = Literal["", "quiet", "bad"]
NOTHING = "–"
"""What stands in a cell that has nothing to say."""


class Rating(NamedTuple):
    """A value: what it is called, what it is worth, what is rolled for it; a sum brings its reasons along."""

    name: Fact
    value: Fact
    note: Fact = None
    reasons: Fact = None


class Track(NamedTuple):
    """Boxes to tick: how many there are, how many are crossed out, and how many of the last ones stand out.

    The first ones are crossed out unless `marks` says which; after those in `gaps` there is some room.
    """

    name: Fact
    size: int
    marked: int = 0
    late: int = 0
    note: Fact = None
    marks: tuple[bool, ...] = ()
    gaps: tuple[int, ...] = ()


class Row(NamedTuple):
    """A line of a table, perhaps with boxes to tick behind the name and a remark below."""

    cells: tuple[Fact, ...]
    note: Fact = None
    size: int = 0
    marked: int = 0
    state: RowState = ""


class Table(NamedTuple):
    """Things side by side; the first column is the wide one."""

    columns: tuple[Fact, ...]
    rows: tuple[Row, ...]


class Remark(NamedTuple):
    """Some text, perhaps with a heading of its own."""

    text: Fact
    name: Fact = None


Part: TypeAlias = Rating | Track | Table | Remark
PARTS: dict[type, str] = {Rating: "rating", Track: "track", Table: "table", Remark: "remark"}


class Section(NamedTuple):
    """A block of the page, in one of two columns or across both."""

    title: Fact
    parts: tuple[Part, ...]
    column: Column = "wide"


class Page(NamedTuple):
    """A whole sheet: who, what they are, the numbers that everything hangs on, what is the matter, and the blocks."""

    name: Fact
    kind: Fact
    figures: tuple[Rating, ...]
    alerts: tuple[Fact, ...] = ()
    sections: tuple[Section, ...] = ()


def page_of(name: Name, kind: Fact, figures: Iterator[Rating], alerts: Iterator[Fact], *sections: Section) -> Page:
    """A page; blocks without anything in them are left out."""
    return Page(name, kind, tuple(figures), tuple(alerts), tuple(one for one in sections if _has_content(one)))


def _has_content(section: Section) -> bool:
    return any(not isinstance(part, Table) or part.rows for part in section.parts)


def in_words(page: Page, book: Phrasebook) -> Page:
    """The page with texts for facts. Names begin with a capital letter, as at the beginning of a line."""

    def said(fact: Fact) -> str:
        return str(book.spell(fact, {})).replace("-", "−") if type(fact) is int else str(book.spell(fact, {}))

    def titled(fact: Fact) -> str:
        text = said(fact)
        return text[:1].upper() + text[1:]

    def rating(one: Rating) -> Rating:
        reasons = book.reasons(one.value, {}) if isinstance(one.value, Tally) else said(one.reasons)
        value = one.value.total if isinstance(one.value, Tally) else one.value
        return Rating(titled(one.name), said(value), said(one.note), reasons)

    def row(one: Row) -> Row:
        first, *others = one.cells
        return one._replace(cells=(titled(first), *(said(cell) or NOTHING for cell in others)), note=said(one.note))

    def part(one: Part) -> Part:
        match one:
            case Rating():
                return rating(one)
            case Track():
                return one._replace(name=titled(one.name), note=said(one.note))
            case Table():
                return Table(tuple(map(titled, one.columns)), tuple(map(row, one.rows)))
            case Remark():
                return Remark(titled(one.text), titled(one.name))

    return Page(
        titled(page.name),
        titled(page.kind),
        tuple(map(rating, page.figures)),
        tuple(map(said, page.alerts)),
        tuple(Section(titled(one.title), tuple(map(part, one.parts)), one.column) for one in page.sections),
    )


def plain(value: Any) -> Any:
    """A page, in words or not, as plain data; every part says of which kind it is."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        told: Json = {name: plain(inner) for name, inner in value._asdict().items()}
        return {"part": PARTS[type(value)], **told} if type(value) in PARTS else told
    if isinstance(value, tuple):
        return [plain(inner) for inner in value]
    return to_json(value)
