"""Freezing: states as plain data, and back. What is empty is left out.

Both directions follow the declared fields of values, so a new field needs no word anywhere. A
system says only what it tells in another form. Where a declaration leaves open which record stands there, the data say
it: the name of its class, under `is`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from regelwerk.engine.game import Json
from regelwerk.engine.state_values import Name, State, Value, defaults_of, field_names, is_record

PLAIN = frozenset((int, str, bool, float, NoneType))
"""Classes whose values are plain data already: most of what a state holds."""


class Form(NamedTuple):
    """How the values of a class are told otherwise than by their fields, and how they are read again."""

    tell: Callable[[Any], Any]
    read: Callable[[Any], Any]


NAME = Form(Name.plain, Name.read)


def flat(kind: Any) -> Form:
    """Records of plain values as lists, without the defaults at the end: for what there is much of."""
    names, defaults = field_names(kind), defaults_of(kind)

    def tell(value: Any) -> list[Any]:
        told = [getattr(value, name) for name in names]
        for name in reversed(names):
            if name not in defaults or told[-1] != defaults[name]:
                break
            told.pop()
        return told

    return Form(tell, lambda data: kind(*data))


class Told:
    """How states were told before: of one answer to the next most participants stay as they are.

    A state is known by its identity. Equal ones may still be told otherwise, as 1 and true.
    """

    def __init__(self, kept: int = 1000) -> None:
        self._most = kept
        self._kept: dict[int, tuple[State, Json]] = {}
        self._kept_before: dict[int, tuple[State, Json]] = {}

    def once(self, state: State, tell: Callable[[Any], Json]) -> Json:
        """What was told of a state, or is now. Nobody changes it."""
        key = id(state)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= self._most:
                self._kept, self._kept_before = {}, self._kept
            found = self._kept[key] = self._kept_before.get(key) or (state, tell(state))
        return found[1]


class Freezer(NamedTuple):
    """What a system knows about its states: other forms, values to take instead of equal ones, records by name."""

    forms: Mapping[type, Form] = {}
    known: Mapping[Any, Any] = {}
    anything: Callable[[], Mapping[str, type]] = dict
    """The records that may stand where a declaration says nothing; asked for only when one stands there."""
    before: Told | None = None
    """How states were told before, where that depends on nothing but themselves."""

    def plain(self, value: Any, hint: Any = Any) -> Any:
        """A value as plain data."""
        kind: Any = type(value)
        if kind in PLAIN:
            return value
        if kind is tuple:
            return [
                part if part.__class__ in PLAIN else self.plain(part, inner)
                for part, inner in zip(value, _inside(hint, len(value)), strict=True)
            ]
        form = self._form(kind)
        if form is not None:
            return form.tell(value)
        if not _is_record(kind):
            return value
        before = self.before if isinstance(value, State) else None
        told = self.told(value) if before is None else before.once(value, self.told)
        return told if len(_records(hint)) == 1 else {"is": kind.__name__, **told}

    def told(self, value: Any, without: Sequence[str] = ()) -> Json:
        """A record by its fields, without those that are empty as by default."""
        told = {}
        kind: Any = type(value)
        for name, hint, default in _fields(kind):
            part = getattr(value, name)
            if (part or part != default) and name not in without:
                told[name] = part if part.__class__ in PLAIN else self.plain(part, hint)
        return told

    def thawed(self, data: Any, hint: Any) -> Any:
        """Plain data as what a declaration says it was."""
        kind = self._kind(data, hint)
        if kind is None:
            if isinstance(data, list):
                inside = _inside(hint, len(data))
                return tuple([self.thawed(part, inner) for part, inner in zip(data, inside, strict=True)])
            return data
        form = self._form(kind)
        if form is not None:
            return form.read(data)
        return self.made(kind, self.parts(kind, data))

    def parts(self, kind: Any, data: Json) -> dict[str, Any]:
        """The fields of a record that the data tell."""
        declared = hints(kind)
        return {name: self.thawed(part, declared[name]) for name, part in data.items() if name in declared}

    def made(self, kind: Any, parts: Mapping[str, Any]) -> Any:
        """A record; of equal fixed values the one that is known already."""
        value = kind(**parts)
        is_fixed = issubclass(kind, Value) and not issubclass(kind, State)
        return self.known.get(value, value) if is_fixed else value

    def _form(self, kind: type) -> Form | None:
        for base in kind.__mro__:
            if base in self.forms:
                return self.forms[base]
        return NAME if kind is Name else None

    def _kind(self, data: Any, hint: Any) -> Any:
        """The class of the record that the data tell; None if they tell none."""
        records = _records(hint)
        if isinstance(data, dict) and len(records) != 1:
            named = {record.__name__: record for record in records} or self.anything()
            return named[data["is"]]
        kind = records[0] if len(records) == 1 and data is not None else None
        return kind if isinstance(data, dict) or (kind and self._form(kind)) else None


def hints(kind: Any) -> Mapping[str, Any]:
    """The declared fields of a record with their types; what belongs to the class is no field."""
    return _hints(kind)


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    found = get_type_hints(kind)
    return {name: found[name] for name in field_names(kind)}


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any, Any], ...]:
    """The fields of a record, each with its type and its default; what has none is told even if it is empty."""
    defaults = defaults_of(kind)
    return tuple((name, hint, defaults.get(name, _ALWAYS_TOLD)) for name, hint in _hints(kind).items())


_ALWAYS_TOLD = object()


@cache
def _is_record(kind: Any) -> bool:
    return is_record(kind)


@cache
def _records(hint: Any) -> tuple[Any, ...]:
    """The records that a declaration allows."""
    return tuple(part for part in _alternatives(hint) if is_record(part))


@cache
def _alternatives(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is Annotated:
        return _alternatives(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return tuple(found for part in get_args(hint) for found in _alternatives(part))
    return (hint,)


@cache
def _inside(hint: Any, length: int) -> tuple[Any, ...]:
    """What is declared of each part of a tuple."""
    for part in _alternatives(hint):
        if get_origin(part) is tuple:
            inner = get_args(part)
            return (inner[0],) * length if inner[-1] is Ellipsis else inner
    return (Any,) * length
