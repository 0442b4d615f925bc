"""A sheet as text of 80 columns, from a page in words: two columns of blocks, then what goes across."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from regelwerk.engine.screen.sheet.page import Page, Part, Rating, Remark, Row, Section, Table, Track
from regelwerk.engine.screen.sheets import Span, SpanLine, Style, beside, cut, spread

WIDTH = 80
LEFT, RIGHT = 42, 37
NAME = 22
FULL, EMPTY = "■", "□"
PER_LINE = 10
BETWEEN = "  · "
LOOKS: dict[str, Style] = {"": "", "quiet": "quiet", "bad": "bad"}


def lines(page: Page) -> list[SpanLine]:
    """The page as lines, each with its looks."""
    rule: SpanLine = (Span("─" * WIDTH, "quiet"),)
    columns = [[one for one in page.sections if one.column == side] for side in ("left", "right")]
    left, right = (list(_blocks(sections, LEFT - 2 if at == 0 else RIGHT)) for at, sections in enumerate(columns))
    wide = list(_blocks([one for one in page.sections if one.column == "wide"], WIDTH - 1))
    found = [rule, *_head(page), rule, *beside(left, right, LEFT), *([()] if wide and (left or right) else []), *wide]
    return [line and (Span(" "), *line) if line is not rule else line for line in found]


def _head(page: Page) -> Iterator[SpanLine]:
    yield spread(Span(str(page.name), "title"), Span(str(page.kind), "quiet"), WIDTH - 2)
    row = ""
    for told in (f"{one.name} {one.value}" for one in page.figures):
        if row and len(row) + len(BETWEEN) + len(told) > WIDTH - 2:
            yield (Span(row),)
            row = ""
        row += (BETWEEN if row else "") + told
    yield (Span(row),)
    for told in wrap(", ".join(map(str, page.alerts)), WIDTH - 2):
        yield (Span(told, "bad"),)


def _blocks(sections: Sequence[Section], width: int) -> Iterator[SpanLine]:
    for number, section in enumerate(sections):
        if number:
            yield ()
        if not isinstance(section.parts[0], Table):
            yield (Span(str(section.title), "heading"),)
        for part in section.parts:
            yield from _part(part, str(section.title), width)


def _part(part: Part, title: str, width: int) -> Iterator[SpanLine]:
    match part:
        case Rating():
            yield _rating(part, width)
        case Track():
            yield from _track(part, width)
        case Table():
            yield from _table(part, title, width)
        case Remark():
            name = f"{part.name}: " if part.name else ""
            yield from ((Span(f" {told}"),) for told in wrap(f"{name}{part.text}", width - 2))


def _rating(one: Rating, width: int) -> SpanLine:
    value = f"{one.value:>3} "
    room = max(4, min(NAME, width - len(value) - 1))
    name = f" {cut(str(one.name), room - 1):<{room}}"
    note = str(one.note or "")
    return Span(name), Span(value, "strong"), Span(cut(note, max(1, width - len(name) - len(value))), "quiet")


def _track(one: Track, width: int) -> Iterator[SpanLine]:
    """Boxes in rows of ten behind the name; what is crossed out is filled."""
    boxes = FULL * one.marked + EMPTY * (one.size - one.marked)
    rows = [boxes[at : at + PER_LINE] for at in range(0, len(boxes), PER_LINE)] or [""]
    for number, row in enumerate(rows):
        name = f" {cut(str(one.name), NAME - 1):<{NAME}}" if not number else " " * (NAME + 1)
        crossed = row.count(FULL)
        note = f" {one.note}" if one.note and number == len(rows) - 1 else ""
        room = max(1, width - len(name) - len(row))
        yield Span(name), Span(row[:crossed], "bad"), Span(row[crossed:]), Span(cut(note, room), "quiet")


def _table(table: Table, title: str, width: int) -> Iterator[SpanLine]:
    """The heading over the first column is that of the block."""
    heads = [title, *map(str, table.columns[1:])]
    others = range(1, len(heads))
    widths = [max(len(heads[n]), *(len(str(row.cells[n])) for row in table.rows)) + 2 for n in others]
    first = max(NAME, width - sum(widths))
    widths = _squeezed(widths, width - first)
    yield (
        Span(f"{heads[0]:<{first}}", "heading"),
        *(Span(f"{cut(heads[n], size - 1):>{size}}", "quiet") for n, size in zip(others, widths, strict=True)),
    )
    for row in table.rows:
        yield _row(row, first, widths)
        for told in wrap(str(row.note or ""), width - 4):
            yield (Span(f"   {told}", "quiet"),)


def _row(row: Row, first: int, widths: Sequence[int]) -> SpanLine:
    style = LOOKS[row.state]
    boxes = FULL * row.marked + EMPTY * (row.size - row.marked)
    # Very many boxes are a number; that one stands in a cell.
    boxes = f" {boxes}" if 0 < len(boxes) <= PER_LINE else ""
    name = cut(str(row.cells[0]), first - len(boxes) - 2) + boxes
    cells = zip(row.cells[1:], widths, strict=True)
    return Span(f" {name:<{first - 1}}", style), *(Span(f"{cut(str(one), w - 1):>{w}}", style) for one, w in cells)


def _squeezed(widths: list[int], room: int) -> list[int]:
    """Columns no wider than there is room: the widest give way first."""
    while sum(widths) > room and max(widths) > len("WW"):
        widest = widths.index(max(widths))
        widths = [size - (at == widest) for at, size in enumerate(widths)]
    return widths
