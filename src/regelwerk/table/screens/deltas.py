"""What has changed between two moments of a table, as JSON.

A value is kept as a tree whose leaves are JSON already. What has not changed is mostly the same object in both trees,
so that comparing costs as much as has changed, and nothing is turned into JSON twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import orjson

Node: TypeAlias = "bytes | tuple[Node, ...] | dict[str, Node]"
"""A value: JSON, a list of values, or an object whose fields are values."""


def leaf(value: Any, default: Callable[[Any], Any] | None = None) -> bytes:
    """A value as JSON that is kept. The bytes that orjson makes take 4 KiB each, however short they are."""
    return b"%b" % orjson.dumps(value, default)


def whole(node: Node) -> bytes:
    """The value as JSON."""
    if type(node) is bytes:
        return node
    if type(node) is tuple:
        return b"[" + b",".join([whole(part) for part in node]) + b"]"
    assert type(node) is dict
    return _object({name: whole(part) for name, part in node.items()})


class Deltas:
    """Compares what several seats saw with what they see now: what some of them see alike is compared once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Node, Node, dict[str, bytes]]] = {}
        """By the identity of what is compared, which is kept here as long as it counts."""

    def between(self, before: dict[str, Node], now: dict[str, Node]) -> dict[str, bytes]:
        """The fields of a `Patch` that makes one object of another; what would be empty is left out."""
        changed: dict[str, bytes] = {}
        inside: dict[str, bytes] = {}
        # Mostly both have the same fields in one order, which are not looked up one by one.
        olds = before.values() if list(before) == list(now) else [before.get(name) for name in now]
        for name, node, old in zip(now, now.values(), olds, strict=True):
            # What has parts is compared part by part, once.
            if old is not node and (type(node) is not bytes or old != node):
                self._note(name, old, node, changed, inside)
        return _patch(changed, inside)

    def _between_lists(self, before: tuple[Node, ...], now: tuple[Node, ...]) -> dict[str, bytes]:
        """The same for lists, by position; a list that has become longer or shorter says how long it is."""
        changed: dict[str, bytes] = {}
        inside: dict[str, bytes] = {}
        known = len(before)
        for place, node in enumerate(now):
            old = before[place] if place < known else None
            if old is not node and (type(node) is not bytes or old != node):
                self._note(str(place), old, node, changed, inside)
        patch = _patch(changed, inside)
        if known != len(now):
            patch["length"] = b"%d" % len(now)
        return patch

    def _note(
        self, name: str, before: Node | None, now: Node, changed: dict[str, bytes], inside: dict[str, bytes]
    ) -> None:
        """Note under its name what has changed: the parts of a value if both have parts, otherwise all of it."""
        if type(now) is bytes:
            changed[name] = now
            return
        if type(now) is dict and type(before) is dict:
            has_parts = before.keys() <= now.keys()
        else:
            has_parts = type(now) is tuple and type(before) is tuple
        if before is None or not has_parts:
            changed[name] = whole(now)
            return
        key = id(before), id(now)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = before, now, self._parts(before, now)
        if known[2]:
            inside[name] = _object(known[2])

    def _parts(self, before: Node, now: Node) -> dict[str, bytes]:
        if type(before) is tuple and type(now) is tuple:
            return self._between_lists(before, now)
        assert type(before) is dict and type(now) is dict
        return self.between(before, now)


def _patch(changed: dict[str, bytes], inside: dict[str, bytes]) -> dict[str, bytes]:
    patch = {}
    if changed:
        patch["changed"] = _object(changed)
    if inside:
        patch["inside"] = _object(inside)
    return patch


class _Names(dict[str, bytes]):
    """Names as they stand before their values. They are ours, of fields or positions: none has to be escaped."""

    def __missing__(self, name: str) -> bytes:
        found = self[name] = b'"%b":' % name.encode()
        return found


_NAMES = _Names()


def _object(fields: Mapping[str, bytes]) -> bytes:
    return b"{" + b",".join([_NAMES[name] + value for name, value in fields.items()]) + b"}"
