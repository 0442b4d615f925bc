"""Content models as forms, in no language: fields with their types, limits, defaults and what may be chosen.

Everything is read off the annotations of the models, so a new field of a model is a new field of its form. What people
call a field is a message; the most particular one that exists counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from regelwerk.engine.content.entries import Texts
from regelwerk.engine.content.marks import Among, Called, Fold, Refers, Settles, Within

if TYPE_CHECKING:
    from regelwerk.engine.content.entries import Entry

FieldType = Literal[
    "text",
    "words",
    "integer",
    "number",
    "flag",
    "choice",
    "reference",
    "image",
    "table",
    "list",
    "map",
    "options",
    "plain",
]
"""`words` is a text by language; `list` and `map` have an `item`, a map also a `key`; `options` is a table of the
system's options; `plain` is any data at all."""
ENGINE_PREFIX = "content"
PLAIN_TYPES: dict[Any, FieldType] = {str: "text", int: "integer", float: "number", bool: "flag", Texts: "words"}


@dataclass(frozen=True, slots=True)
class FormField:
    """One field: what it may hold, and the messages that name it, the most particular first."""

    name: str
    type: FieldType
    messages: tuple[str, ...] = ()
    required: bool = False
    default: Any = None
    """As plain data; None: it is left out."""
    least: float | None = None
    most: float | None = None
    """Limits of a number, or of the length of anything else."""
    choices: tuple[str | int, ...] = ()
    called: str = ""
    """With which the messages begin that name the choices, where they have names already."""
    refers: tuple[str, ...] = ()
    within: tuple[str, ...] = ()
    fold: Literal["", "rare", "in_play"] = ""
    key: FormField | None = None
    item: FormField | None = None
    fields: tuple[FormField, ...] = ()


class Form(NamedTuple):
    """The form of one kind of content."""

    kind: str
    fields: tuple[FormField, ...]

    def all_parts(self) -> Iterator[FormField]:
        """Every field, and what the elements and keys of lists and maps are."""
        return _parts(self.fields)


def form_of(kind: str, model: type[Entry], prefix: str) -> Form:
    """The form of a model; `prefix` is what the messages of its system begin with."""
    return Form(kind, _fields(model, prefix, (kind,)))


def _fields(model: type[BaseModel], prefix: str, path: tuple[str, ...]) -> tuple[FormField, ...]:
    """The fields of a model in their order; a name comes first, wherever a model inherits it from."""
    fields = [_field(name, info, prefix, (*path, name)) for name, info in model.model_fields.items()]
    return tuple(sorted(fields, key=lambda field: field.name != "name"))


def _field(name: str, info: FieldInfo, prefix: str, path: tuple[str, ...]) -> FormField:
    """A field of a model: what its annotation says, whether it may be left out, and what it is then."""
    default = None if info.is_required() else _as_plain(info.get_default(call_default_factory=True))
    found = _pictured(_typed(name, info.annotation, info.metadata, prefix, path), info)
    return replace(found, required=info.is_required(), default=default)


def _typed(name: str, annotation: Any, metadata: Iterable[Any], prefix: str, path: tuple[str, ...]) -> FormField:
    marks = list(metadata)
    while True:
        if get_origin(annotation) is Annotated:
            annotation, *more = get_args(annotation)
            marks += more
        elif get_origin(annotation) in (Union, UnionType):
            # "Or nothing" is a field that may be left out; of several types people write the first.
            annotation = next(one for one in get_args(annotation) if one is not NoneType)
        else:
            break
    bare = FormField(name, "plain", _messages(prefix, path))
    return _limited(_shaped(bare, annotation, prefix, path), marks)


def _shaped(bare: FormField, annotation: Any, prefix: str, path: tuple[str, ...]) -> FormField:
    """A field by the type of what it holds."""
    origin, inside = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return replace(bare, type="choice", choices=inside)
    if origin is list:
        return replace(bare, type="list", item=_typed("", inside[0], (), prefix, path))
    if origin is dict and inside[1] is not Any:
        key, item = (_typed("", one, (), prefix, path) for one in inside)
        return replace(bare, type="map", key=key, item=item)
    if annotation in PLAIN_TYPES:
        return replace(bare, type=PLAIN_TYPES[annotation])
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return replace(bare, type="table", fields=_fields(annotation, prefix, path))
    return bare


def _limited(field: FormField, marks: Iterable[Any]) -> FormField:
    """A field with the limits and marks that stand beside its type."""
    for mark in marks:
        match mark:
            case FieldInfo():
                field = _limited(_pictured(field, mark), mark.metadata)
            case Refers():
                field = replace(field, type="reference", refers=mark.offers)
            case Within():
                field = replace(field, type="reference", within=mark.tables)
            case Among():
                field = replace(field, type="choice", choices=mark.words)
            case Settles():
                field = replace(field, type="options")
            case Called():
                field = replace(field, called=mark.messages)
            case Fold():
                field = replace(field, fold=mark.value)
            case _:
                field = replace(field, least=_limit(mark, "ge", "min_length", field.least))
                field = replace(field, most=_limit(mark, "le", "max_length", field.most))
    return field


def _pictured(field: FormField, info: FieldInfo) -> FormField:
    extra = info.json_schema_extra
    return replace(field, type="image") if isinstance(extra, dict) and extra.get("format") == "image" else field


def _limit(mark: Any, of_number: str, of_length: str, usual: float | None) -> float | None:
    """The limit that a mark states of a number or of a length."""
    found: float | None = getattr(mark, of_number, getattr(mark, of_length, usual))
    return usual if found is None else found


def _messages(prefix: str, path: tuple[str, ...]) -> tuple[str, ...]:
    """What may name a field: the end of its path, as long as possible, in this system or in every system."""
    ends = ("-".join(path[at:]) for at in range(len(path)))
    return tuple(f"{whose}-field-{end}" for end in ends for whose in (prefix, ENGINE_PREFIX))


def _as_plain(value: Any) -> Any:
    return value.model_dump(exclude_defaults=True) if isinstance(value, BaseModel) else value


def _parts(fields: Iterable[FormField]) -> Iterator[FormField]:
    for field in fields:
        yield field
        yield from _parts(field.fields)
        yield from _parts(one for one in (field.key, field.item) if one is not None)


# -- data in a form ---------------------------------------------------------------------------------------------------


class Reference(NamedTuple):
    """An entry that others name: where, of which kinds it may be, and its id."""

    path: tuple[str | int, ...]
    kinds: tuple[str, ...]
    id: str


def references(form: Form, data: Any) -> Iterator[Reference]:
    """All entries that some data of this form name; what has another shape than the form names nothing."""
    return _inside_table(form.fields, data, ())


def _inside_table(fields: Iterable[FormField], data: Any, path: tuple[str | int, ...]) -> Iterator[Reference]:
    if isinstance(data, Mapping):
        for field in fields:
            if field.name in data:
                yield from _references(field, data[field.name], (*path, field.name))


def _references(field: FormField, data: Any, path: tuple[str | int, ...]) -> Iterator[Reference]:
    if field.refers and isinstance(data, str):
        if not data:
            return
        yield Reference(path, tuple(one.partition(":")[0] for one in field.refers), data)
    elif field.type == "table":
        yield from _inside_table(field.fields, data, path)
    elif field.type == "list" and field.item is not None and isinstance(data, list):
        for number, one in enumerate(data):
            yield from _references(field.item, one, (*path, number))
    elif field.type == "map" and field.key is not None and field.item is not None and isinstance(data, dict):
        for key, one in data.items():
            yield from _references(field.key, key, (*path, key))
            yield from _references(field.item, one, (*path, key))


def beginning(form: Form, template: Mapping[str, Any]) -> dict[str, Any]:
    """What a new entry begins with: its template, without what changes only during a game."""
    in_play = {field.name for field in form.fields if field.fold == "in_play"}
    return {name: value for name, value in template.items() if name not in in_play}
