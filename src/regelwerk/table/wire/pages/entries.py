"""Single entries of content: their forms, what they say, what is wrong with them, what follows from them."""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from regelwerk.table.wire.base import Wire

EntryId = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[a-z][a-z0-9_]*$")]
LARGEST_NUMBER, DEEPEST = 10**15, 40


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    """Data that a file can hold; nothing in it is so large or so deep that reading it would be a burden."""
    waiting: list[tuple[Any, int]] = [(data, 0)]
    while waiting:
        one, depth = waiting.pop()
        if depth > DEEPEST or (isinstance(one, int | float) and not abs(one) <= LARGEST_NUMBER):
            raise ValueError("too deep or too large")
        inside = one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()
        waiting += [(part, depth + 1) for part in inside]
    return data


EntryData = Annotated[dict[str, Any], Field(max_length=200), AfterValidator(_plain)]
EntryVersion = Annotated[str, Field(max_length=64)]


class ChoiceView(Wire):
    """One of the values that a field may have."""

    value: str | bool | int
    label: str


class OfferView(Wire):
    """An entry that may be named."""

    id: str
    name: str
    own: bool = False


class FieldView(Wire):
    """A field of a form in words. A list has an `item`, a map also a `key`, a table has `fields`."""

    name: str
    type: Literal[
        "text", "words", "integer", "number", "flag", "choice", "reference", "image", "table", "list", "map", "plain"
    ]
    label: str
    help: str = ""
    required: bool = False
    default: Any = None
    """What it is if it is left out."""
    least: float | None = None
    most: float | None = None
    """Limits of a number, or of the length of anything else."""
    choices: list[ChoiceView] = []
    refers: list[str] = []
    """Which `offers` of the form may be named."""
    within: list[str] = []
    """Fields of the same entry whose keys or ids may be named."""
    fold: Literal["", "rare", "in_play"] = ""
    key: FieldView | None = None
    item: FieldView | None = None
    fields: list[FieldView] = []


class FormPage(Wire):
    """A form with all its words, what may be named in it, and what a new entry begins with."""

    kind: str
    title: str
    fields: list[FieldView]
    offers: dict[str, list[OfferView]]
    start: dict[str, Any]


class EntryInfo(Wire):
    """An entry in a list; one without a file is supplied."""

    kind: str
    id: str
    name: str
    file: str = ""
    own: bool = False
    version: str


class EntryPage(Wire):
    """An entry as plain data."""

    kind: str
    id: str
    name: str
    file: str = ""
    own: bool = False
    version: str
    data: dict[str, Any]


class EntryCheck(Wire):
    """An entry to check, as it would be stored."""

    kind: Annotated[str, Field(max_length=40)]
    id: EntryId
    data: EntryData


class EntryPut(Wire):
    """An entry to store. `version` is the one that was edited; empty for a new entry."""

    data: EntryData
    version: EntryVersion = ""


class EntryProblem(Wire):
    """What is wrong with an entry, and in which field: `weapons#2`, `attributes.strength`."""

    code: str
    text: str
    field: str = ""


class DerivedView(Wire):
    """A value that the rules derive from an entry."""

    label: str
    value: str
    reasons: str = ""
    rule: str = ""


class EntryVerdict(Wire):
    """What is wrong with an entry, what follows from it, and its text as it would stand in a file."""

    problems: list[EntryProblem]
    derived: list[DerivedView]
    text: str
