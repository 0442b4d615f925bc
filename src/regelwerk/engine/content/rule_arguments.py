"""Values from plain data by their type, and plain data from values: how a single rule is tried from outside."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from regelwerk.engine.book.messages import Names
from regelwerk.engine.state_values import State, defaults_of, field_names, is_record
from regelwerk.engine.tally import Tally

Reader = Callable[[Any, str], Any]
"""Makes a value from data; the text says where the data stand, for those who get them wrong."""
Readers = Mapping[Any, Reader]
T = TypeVar("T")


class GivenError(ValueError):
    """Data from which a rule's parameters cannot be made: where, what is wrong, what would be right."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))


@dataclass(frozen=True, slots=True)
class Given:
    """The arguments of a rule, and the names of everything in them."""

    arguments: inspect.BoundArguments
    names: Names


def parameters(rule: Callable[..., Any]) -> dict[str, Any]:
    """The parameters of a rule with their types; a method's first one has the type of its class."""
    bare = inspect.unwrap(rule)
    try:
        hints = get_type_hints(bare)
    except NameError:  # Some type is known to type checkers only; values of it cannot be given anyway.
        hints = dict(bare.__annotations__)
    found = {name: hints.get(name) for name in inspect.signature(bare).parameters}
    if "self" in found and found["self"] is None:
        found["self"] = getattr(sys.modules[bare.__module__], bare.__qualname__.partition(".")[0])
    return found


def arguments(rule: Callable[..., Any], given: Mapping[str, Any], readers: Readers) -> inspect.BoundArguments:
    """All arguments of a rule from an object of its parameters."""
    wanted = parameters(rule)
    known = ", ".join(wanted) or "–"
    for name in given:
        if name not in wanted:
            raise GivenError("given-unknown", name=name, known=known)
    signature = inspect.signature(inspect.unwrap(rule))
    values: dict[str, Any] = {}
    for name, annotation in wanted.items():
        if name in given:
            values[name] = build(annotation, given[name], readers, name)
        elif signature.parameters[name].default is inspect.Parameter.empty:
            raise GivenError("given-missing", name=name, kind=spelled(annotation), known=known)
    made = signature.bind_partial()
    made.arguments.update({name: values[name] for name in wanted if name in values})
    return made


def build(annotation: Any, data: Any, readers: Readers, where: str) -> Any:
    """A value of this type from plain data."""
    if annotation in readers:
        return readers[annotation](data, where)
    origin = get_origin(annotation)
    if origin in (Union, UnionType):
        return _one_of(get_args(annotation), data, readers, where)
    if origin is Literal:
        return _literal(get_args(annotation), data, where)
    if origin is tuple:
        return _tuple(get_args(annotation), data, readers, where)
    if origin in (list, Sequence):
        return list(_tuple((*get_args(annotation), Ellipsis), data, readers, where))
    if annotation in (int, str, bool, float, None, NoneType):
        return _simple(annotation, data, where)
    if is_record(annotation):
        return build_fields(annotation, data, readers, where)
    raise GivenError("given-impossible", where=where, kind=spelled(annotation))


def _simple(annotation: Any, data: Any, where: str) -> Any:
    if annotation in (None, NoneType):
        if data is not None:
            raise GivenError("given-value", where=where, value=shown(data), kind="null")
        return None
    fits = type(data) is annotation or (annotation is float and type(data) is int)
    if not fits:
        raise GivenError("given-value", where=where, value=shown(data), kind=spelled(annotation))
    return data


def _literal(values: tuple[Any, ...], data: Any, where: str) -> Any:
    for value in values:
        if value == data and type(value) is type(data):
            return value
    raise GivenError("given-value", where=where, value=shown(data), kind=", ".join(map(str, values)))


def _one_of(kinds: tuple[Any, ...], data: Any, readers: Readers, where: str) -> Any:
    """The first of several types that fits; nothing is only nothing."""
    if data is None and NoneType in kinds:
        return None
    *others, last = [kind for kind in kinds if kind is not NoneType]
    for kind in others:
        try:
            return build(kind, data, readers, where)
        except GivenError:
            continue
    return build(last, data, readers, where)


def _tuple(kinds: tuple[Any, ...], data: Any, readers: Readers, where: str) -> tuple[Any, ...]:
    """A list; pairs may be given as an object, too."""
    if isinstance(data, Mapping) and len(kinds) == 2 and kinds[1] is Ellipsis:
        data = [list(pair) for pair in sorted(data.items())]
    if not isinstance(data, list | tuple):
        raise GivenError("given-value", where=where, value=shown(data), kind="[…]")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(build(kinds[0], item, readers, f"{where}[{n}]") for n, item in enumerate(data))
    if len(kinds) != len(data):
        raise GivenError("given-length", where=where, number=len(data), wanted=len(kinds))
    return tuple(build(k, d, readers, f"{where}[{n}]") for n, (k, d) in enumerate(zip(kinds, data, strict=True)))


def build_fields(kind: type[T], data: Any, readers: Readers, where: str) -> T:
    """A named tuple or dataclass from an object of its fields, or from a list in their order."""
    hints = get_type_hints(kind)
    names = field_names(kind)
    if isinstance(data, list | tuple) and len(data) <= len(names):
        data = dict(zip(names, data, strict=False))
    if not isinstance(data, Mapping):
        raise GivenError("given-value", where=where, value=shown(data), kind=f"{{{', '.join(names)}}}")
    check_fields(data, names, where)
    values = {name: build(hints[name], value, readers, f"{where}.{name}") for name, value in data.items()}
    missing = [name for name in names if name not in values and name not in defaults_of(kind)]
    if missing:
        raise GivenError("given-field-missing", where=where, name=missing[0], kind=spelled(hints[missing[0]]))
    return kind(**values)


def mapping(data: Any, where: str) -> Mapping[str, Any]:
    """An object of whatever fields."""
    if not isinstance(data, Mapping):
        raise GivenError("given-value", where=where, value=shown(data), kind="{…}")
    return data


def check_fields(data: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """An object has no other fields than these."""
    for name in data:
        if name not in known:
            raise GivenError("given-field", where=where, name=str(name), known=", ".join(known))


def spelled(annotation: Any) -> str:
    """A type as people may read it."""
    if get_origin(annotation) is Literal:
        return " | ".join(map(str, get_args(annotation)))
    if get_origin(annotation) in (Union, UnionType):
        return " | ".join(spelled(kind) for kind in get_args(annotation))
    if get_origin(annotation) is tuple:
        return "[" + ", ".join("…" if kind is Ellipsis else spelled(kind) for kind in get_args(annotation)) + "]"
    if annotation is NoneType or annotation is None:
        return "null"
    return str(getattr(annotation, "__name__", annotation))


def shown(data: Any) -> str:
    """Data in an error, not too long."""
    text = str(data)
    return text if len(text) <= 60 else text[:60] + "…"


# -- and back -------------------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """A value as plain data. What has an id is written as its id, fields with their default are left out."""
    if isinstance(value, Tally):
        return plain_tally(value)
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(item) for key, item in value.items()}
    if is_record(type(value)):
        identity = None if isinstance(value, State | tuple) else getattr(value, "id", None)
        return identity if identity is not None else _plain_fields(value)
    if isinstance(value, Sequence | frozenset) and not isinstance(value, str | bytes):
        return [plain(item) for item in value]
    return value if value is None or isinstance(value, bool | int | float | str) else str(value)


def _plain_fields(value: Any) -> dict[str, Any]:
    defaults = defaults_of(type(value))
    found = {name: getattr(value, name) for name in field_names(type(value))}
    return {name: plain(item) for name, item in found.items() if name not in defaults or _differ(defaults[name], item)}


def _differ(default: Any, item: Any) -> bool:
    return default != item or type(default) is not type(item)


def plain_tally(tally: Tally) -> dict[str, Any]:
    """A tally with its terms."""
    terms = [{"amount": t.amount, "rule": t.rule_id, "source": t.source, "message": t.message} for t in tally.terms]
    return {"total": tally.total, "terms": terms}
