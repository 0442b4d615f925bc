"""Content written down: plain tables as the text of a TOML file that people like to read."""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterator, Mapping
from typing import Any

WIDTH = 100
"""Longer tables are not written in one line."""


def toml(tables: Mapping[str, Mapping[str, Any]], headed: Container[str] = ()) -> str:
    """Entries by table and id: each under a heading of its own; short tables inside in one line, others below.

    `headed` are headings that a table keeps however short it is.
    """
    return "\n".join(
        line
        for table, entries in tables.items()
        for key, entry in entries.items()
        for line in _section(f"{table}.{key}", entry, headed)
    )


def _section(heading: str, data: Mapping[str, Any], headed: Container[str], brackets: str = "[{}]") -> Iterator[str]:
    """One table: what fits in a line first, because whatever follows a heading belongs to it."""
    yield brackets.format(heading)
    below = {
        key: value
        for key, value in data.items()
        if _stands_below(key, value) or (isinstance(value, dict) and f"{heading}.{_key(key)}" in headed)
    }
    for key, value in data.items():
        if key not in below:
            yield f"{_key(key)} = {_value(value)}"
    yield ""
    for key, value in below.items():
        if isinstance(value, dict):
            yield from _section(f"{heading}.{_key(key)}", value, headed)
        else:
            for one in value:
                yield from _section(f"{heading}.{_key(key)}", one, headed, "[[{}]]")


def _stands_below(key: str, value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict) and len(f"{key} = {_value(value)}") > WIDTH


def _key(key: str) -> str:
    """A key as it is, or in quotes where TOML wants them."""
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


_BARE = re.compile(r"[A-Za-z0-9_-]+")


def _value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case float():
            return repr(value)
        case str():
            # JSON writes strings as TOML reads them, but for one control character.
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case dict():
            return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(_value, value)) + "]"
    raise TypeError(f"no value of content: {value!r}")
