"""Content as a table for spreadsheets, and back: one row for each entry, one column for each value, lists as JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping
from typing import Any

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.game import Json

ID = "id"
MOST_CELLS = 200_000
FORMULAS = "=+-@"
"""With which a spreadsheet begins to calculate."""


def to_csv(entries: Mapping[str, Mapping[str, Any]]) -> str:
    """Entries by id as CSV. Tables inside become columns with dots; what would be read as something else is quoted."""
    rows = [{ID: key, **dict(_flat(entry))} for key, entry in entries.items()]
    columns = list(dict.fromkeys(column for row in rows for column in row)) or [ID]
    text = io.StringIO()
    written = csv.DictWriter(text, columns, restval="", lineterminator="\n")
    written.writeheader()
    written.writerows(rows)
    return text.getvalue()


def _flat(entry: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for name, value in entry.items():
        if isinstance(value, Mapping) and value:
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", _cell(value)


def _cell(value: Any) -> str:
    """A text as it is, unless it would be read as a number, a list or a formula; anything else as JSON."""
    is_plain = isinstance(value, str) and value == value.strip() and _read(value) == value
    return value if is_plain and value and value[0] not in FORMULAS else json.dumps(value, ensure_ascii=False)


def _read(cell: str) -> Any:
    try:
        return json.loads(cell)
    except ValueError:
        return cell


def from_csv(text: str, file: str) -> dict[str, Json]:
    """Entries by id from CSV, with commas, semicolons or tabs between cells; raises ContentError with the line."""
    try:
        lines = list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), _dialect(text)))
    except csv.Error as error:
        raise ContentError("content-csv-form", file=file, why=str(error)) from error
    header = [name.strip() for name in lines[0]] if lines else []
    if header.count(ID) != 1:
        raise ContentError("content-csv-no-id", file=file)
    twice = next((name for name in header if name and header.count(name) > 1), None)
    if twice is not None:
        raise ContentError("content-csv-column-twice", file=file, column=twice)
    if len(lines) * len(header) > MOST_CELLS:
        raise ContentError("content-csv-large", file=file, most=MOST_CELLS)
    found: dict[str, Json] = {}
    for number, cells in enumerate(lines[1:], 2):
        if not any(cell.strip() for cell in cells):
            continue
        if len(cells) > len(header):
            raise ContentError("content-csv-row-long", file=file, line=number)
        row = dict(zip(header, cells, strict=False))
        key = row.pop(ID, "").strip()
        if not key or key in found:
            code = "content-csv-id-twice" if key else "content-csv-id-missing"
            raise ContentError(code, file=file, line=number, id=key)
        found[key] = _nested(row, file, number)
    return found


def _dialect(text: str) -> type[csv.excel]:
    """German spreadsheets write semicolons, some write tabs: whatever the first line has most of."""
    first = text.partition("\n")[0]
    found = {"delimiter": max(",;\t", key=first.count), "strict": True}
    return type("Found", (csv.excel,), found)


def _nested(row: Mapping[str, str], file: str, line: int) -> Json:
    """Columns with dots as tables inside; empty cells are left out."""
    entry: Json = {}
    for column, cell in row.items():
        if not cell.strip() or not column:
            continue
        *outer, name = column.split(".")
        inside = entry
        for step in outer:
            inside = inside.setdefault(step, {})
            if not isinstance(inside, dict):
                raise ContentError("content-csv-column", file=file, line=line, column=column)
        if name in inside:
            raise ContentError("content-csv-column", file=file, line=line, column=column)
        inside[name] = _read(cell.strip())
    return entry
