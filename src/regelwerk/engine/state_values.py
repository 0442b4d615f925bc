"""What states are made of: values that never change, made, compared and hashed by the hundred thousand.

A value is declared like a dataclass, `class Weapon(Value, frozen=True)`, and changed by making another one:
`replace(weapon, range=12)`. Values are structs of msgspec: made in a tenth of the time that a dataclass or a named
tuple takes, hashed at most once, and of no concern to the garbage collector, since what never changes forms no circles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, TypeVar

from msgspec import NODEFAULT, Struct
from msgspec.structs import replace as replace

R = TypeVar("R")


class Value(Struct, frozen=True, order=True, cache_hash=True, gc=False):
    """Something fixed: content, options, a scene, the numbers of an act, a result. Laws list results in their order."""


class State(Value, frozen=True):
    """Something that changes in the course of a game: the world, a participant. An id alone does not stand for it."""


class Name(Value, frozen=True):
    """A name in both languages."""

    de: str
    en: str

    @property
    def by_language(self) -> dict[str, str]:
        return {"de": self.de, "en": self.en}

    def numbered(self, number: int) -> Name:
        """The name of one of several; without a number as it is."""
        return Name(f"{self.de} {number}", f"{self.en} {number}") if number else self


NO_NAME = Name("", "")


def is_record(kind: Any) -> bool:
    """Whether a class has declared fields: a value, a named tuple or a dataclass."""
    return isinstance(kind, type) and (issubclass(kind, Struct) or hasattr(kind, "_fields") or is_dataclass(kind))


def field_names(kind: Any) -> tuple[str, ...]:
    """The fields that a record of this kind is made from, in their order."""
    if issubclass(kind, Struct):
        return kind.__struct_fields__  # type: ignore[no-any-return]
    return tuple(field.name for field in fields(kind) if field.init) if is_dataclass(kind) else tuple(kind._fields)


def defaults_of(kind: Any) -> Mapping[str, Any]:
    """The fields that need not be given, with what they are then."""
    return _defaults_of(kind)


@cache
def _defaults_of(kind: Any) -> Mapping[str, Any]:
    if issubclass(kind, Struct):
        names, defaults = kind.__struct_fields__, kind.__struct_defaults__
        given = zip(names[len(names) - len(defaults) :], defaults, strict=True)
        return {name: default for name, default in given if default is not NODEFAULT}
    if is_dataclass(kind):
        return {field.name: field.default for field in fields(kind) if field.default is not MISSING}
    found: Mapping[str, Any] = kind._field_defaults
    return found


def with_fields(value: R, changes: Mapping[str, Any]) -> R:
    """A record with some of its fields, named by data, set anew."""
    changed: Any = value
    made: R = changed._replace(**changes) if isinstance(value, tuple) else replace(changed, **changes)
    return made
