"""One entry of a content file replaced or taken out; everything else in the file stays as people wrote it.

Comments of the entry stay where the values that they stand beside stay. Whatever comes out is read again: a file that
is written in a way not foreseen here loses its comments, never its content.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from regelwerk.engine.content.toml_text import toml

_HEADING = re.compile(r"\s*\[\[?([^\[\]]+)\]\]?\s*(?:#.*)?")
_KEYED = re.compile(r"""\s*([A-Za-z0-9_-]+|"[^"]*")\s*=""")


def with_entry(text: str, table: str, key: str, data: Mapping[str, Any]) -> str:
    """The text of a file in which this entry is so."""
    wanted = {**tomllib.loads(text)}
    wanted[table] = {**wanted.get(table, {}), key: dict(data)}
    sections = list(_sections(text))
    old = [one for one in sections if one.is_of(table, key)]
    written = toml({table: {key: data}}, {".".join(one.path) for one in old})
    new = list(_sections(written))
    if not old:
        return _first_right([[text.rstrip("\n"), "", written]], wanted)
    tries = [_commented(new, old), [line for one in new for line in one.lines]]
    return _first_right((_replaced(sections, old, lines) for lines in tries), wanted)


def without_entry(text: str, table: str, key: str) -> str:
    """The text of a file without this entry; empty if nothing is left."""
    wanted = {**tomllib.loads(text)}
    wanted[table] = {one: data for one, data in wanted.get(table, {}).items() if one != key}
    wanted = {one: entries for one, entries in wanted.items() if entries}
    if not wanted:
        return ""
    sections = list(_sections(text))
    old = [one for one in sections if one.is_of(table, key)]
    return _first_right([_replaced(sections, old, [])], wanted)


def _first_right(tries: Iterable[Iterable[str]], wanted: Mapping[str, Any]) -> str:
    for lines in tries:
        text = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n") + "\n"
        try:
            read = {one: entries for one, entries in tomllib.loads(text).items() if entries}
        except ValueError:
            continue
        if _same(read, {one: entries for one, entries in wanted.items() if entries}):
            return text
    return toml(wanted).rstrip("\n") + "\n"


def _same(one: Any, other: Any) -> bool:
    """Whether data are the same, also by their types: `true` is not 1."""
    first, second = (json.dumps(data, sort_keys=True, default=str) for data in (one, other))
    return first == second


class _Section(NamedTuple):
    """A heading with everything below it, and the comments right above it; the first one has none."""

    path: tuple[str, ...]
    above: list[str]
    lines: list[str]
    """The heading first, where there is one."""

    def is_of(self, table: str, key: str) -> bool:
        return self.path[:2] == (table, key)


def _sections(text: str) -> Iterator[_Section]:
    path: tuple[str, ...] = ()
    above: list[str] = []
    lines: list[str] = []
    for line in text.splitlines():
        heading = _HEADING.fullmatch(line)
        if heading is None:
            lines.append(line)
            continue
        mine = _trailing_comments(lines)
        yield _Section(path, above, lines[: len(lines) - len(mine)])
        path = tuple(step.strip().strip("\"'") for step in heading[1].split("."))
        above, lines = mine, [line]
    yield _Section(path, above, lines)


def _trailing_comments(lines: list[str]) -> list[str]:
    """The comments at the end of some lines without a blank line between them: they speak of the next heading."""
    number = 0
    while number < len(lines) and lines[-1 - number].lstrip().startswith("#"):
        number += 1
    return lines[len(lines) - number :]


def _replaced(sections: list[_Section], old: list[_Section], new: list[str]) -> Iterator[str]:
    """All lines, with the new ones in the place of the first old section. Comments above it stay, if anything does."""
    first = old[0] if old else None
    for one in sections:
        if one is first:
            yield from one.above if new else ()
            yield from new
            yield ""
        elif not any(one is gone for gone in old):
            yield from one.above
            yield from one.lines


def _commented(new: list[_Section], old: list[_Section]) -> list[str]:
    """New sections with the comments of the old ones of the same headings; lines whose value stays stay as they are."""
    before: dict[tuple[str, ...], list[_Section]] = {}
    for one in old:
        before.setdefault(one.path, []).append(one)
    lines: list[str] = []
    for one in new:
        known = before[one.path].pop(0) if before.get(one.path) else None
        if known is not None and known is not old[0]:
            lines += known.above
        lines += _merged(one.lines, known.lines) if known is not None else one.lines
    return lines


def _merged(new: list[str], old: list[str]) -> list[str]:
    written = {found[1]: line for line in old if (found := _KEYED.match(line)) is not None}
    merged = []
    for line in new:
        found = _KEYED.match(line)
        known = written.get(found[1]) if found is not None else None
        merged.append(line if known is None else _with_comment(line, known))
    notes = [line for line in old if line.lstrip().startswith("#")]
    return [*merged[:1], *notes, *merged[1:]]


def _with_comment(new: str, old: str) -> str:
    """A line as it was where it says the same, else the new one with the old comment."""
    try:
        if _same(tomllib.loads(new), tomllib.loads(old)):
            return old
    except ValueError:
        return new
    comment = _comment_of(old)
    return f"{new}  {comment}" if comment else new


def _comment_of(line: str) -> str:
    """What stands behind the value of a line, which is one whole TOML line: the first `#` outside quotes."""
    quote = ""
    for at, sign in enumerate(line):
        if quote:
            if sign == quote and line[at - 1] != "\\":
                quote = ""
        elif sign in "\"'":
            quote = sign
        elif sign == "#":
            return line[at:]
    return ""
