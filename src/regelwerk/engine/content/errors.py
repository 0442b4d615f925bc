"""What is wrong with a content file, said with the file, the place in it, and what would be right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Union, get_args, get_origin

from regelwerk.engine.facts import Fact, Phrase, Word, phrase

if TYPE_CHECKING:
    from pydantic import BaseModel, ValidationError
    from pydantic_core import ErrorDetails

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_LISTED = 40
_SHOWN = 120
"""Characters of a faulty line that an error shows."""
_LONGEST_NAME = 200
"""Characters of a name that are compared: normalising and matching take time quadratic in its length."""


class ContentError(ValueError):
    """Content that cannot be used: in which file, where in it, what is wrong and what would be right."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v}" for k, v in facts.items()))


class Location(NamedTuple):
    """A place in a content file: the file's name (or a word for it) and the way to the value."""

    file: str | Word
    steps: tuple[str | int, ...] = ()

    def at(self, *steps: str | int) -> Location:
        return Location(self.file, self.steps + steps)

    @property
    def where(self) -> str:
        """The way as it is written in TOML; entries of a list are counted from 1."""
        way = "".join(f"#{step + 1}" if isinstance(step, int) else f".{step}" for step in self.steps)
        return way.removeprefix(".")

    def error(self, code: str, **facts: Fact) -> ContentError:
        """What is wrong here, by the key of its sentence."""
        return ContentError(code, file=self.file, where=self.where, **facts)


DOCUMENT = Location(Word("content-document"))
"""Where everything stands that comes with a game instead of from a file."""


def spellings(text: str) -> tuple[str, ...]:
    """The ways in which a name may be typed: small, without spaces and signs, umlauts as ae or as a."""
    small = unicodedata.normalize("NFC", text[:_LONGEST_NAME]).casefold()
    bare = "".join(c for c in unicodedata.normalize("NFD", small) if not unicodedata.combining(c))
    return tuple(dict.fromkeys(re.sub(r"[\W_]+", "", form) for form in (small.translate(_UMLAUTS), bare)))


def nearest(text: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known names that look like the text, or contain it."""
    forms = {form: name for name in known for form in spellings(name)}
    typed = spellings(text)[0]
    alike = get_close_matches(typed, forms, n=3, cutoff=0.6)
    holding = [form for form in forms if len(typed) >= 3 and typed in form]
    return tuple(dict.fromkeys(forms[form] for form in [*holding, *alike]))[:3]


def hint(text: str, known: Iterable[str], also: Iterable[str] = ()) -> Phrase:
    """What may have been meant (`also` by other names), or else what there is."""
    names = sorted(known)
    near = nearest(text, [*names, *also])
    if near:
        return phrase("content-hint-near", near=", ".join(near))
    if not names:
        return phrase("content-hint-none")
    more = ", …" if len(names) > _LISTED else ""
    return phrase("content-hint-known", known=", ".join(names[:_LISTED]) + more)


def from_toml(error: ValueError, text: str, place: Location) -> ContentError:
    """A syntax error, with line, column and the line itself."""
    lines = text.splitlines() or [""]
    found = re.search(r"line (\d+), column (\d+)", str(error))
    line, column = map(int, found.groups()) if found else (len(lines), len(lines[-1]) + 1)
    shown = lines[min(line, len(lines)) - 1].strip()[:_SHOWN]
    return ContentError("content-syntax", file=place.file, line=line, column=column, text=shown)


def from_validation(error: ValidationError, model: type[BaseModel], place: Location) -> ContentError:
    """The first thing that a model found wrong."""
    return _from_details(error.errors(include_url=False)[0], model, place)


def all_from_validation(error: ValidationError, model: type[BaseModel], place: Location) -> list[ContentError]:
    """Everything that a model found wrong."""
    return [_from_details(found, model, place) for found in error.errors(include_url=False)]


def _from_details(found: ErrorDetails, model: type[BaseModel], place: Location) -> ContentError:
    steps = found["loc"]
    here = place.at(*steps)
    match found["type"]:
        case "extra_forbidden":
            known = _keys(model, steps[:-1])
            above = place.at(*steps[:-1])
            return above.error("content-unknown-key", key=str(steps[-1]), hint=hint(str(steps[-1]), known))
        case "missing":
            return place.at(*steps[:-1]).error("content-missing-key", key=str(steps[-1]))
        case "no_text":
            return here.error("content-missing-key", key=str(found["ctx"]["lang"]))
        case "string_pattern_mismatch" if steps[-1] == "[key]":
            return place.at(*steps[:-2]).error("content-language", key=str(found["input"]))
        case "no_image":
            return here.error("content-image", value=_shown(found["input"]))
        case "literal_error":
            return here.error("content-value", value=_shown(found["input"]), allowed=_allowed(found))
    return _from_limits(found, here)


def _from_limits(found: ErrorDetails, here: Location) -> ContentError:
    context, value = found.get("ctx", {}), _shown(found["input"])
    match found["type"]:
        case "greater_than_equal":
            return here.error("content-too-small", value=value, limit=str(context["ge"]))
        case "less_than_equal":
            return here.error("content-too-large", value=value, limit=str(context["le"]))
        case "too_short":
            return here.error("content-too-few", number=context["actual_length"], limit=context["min_length"])
        case "too_long":
            return here.error("content-too-many", number=context["actual_length"], limit=context["max_length"])
        case "string_too_short":
            return here.error("content-empty-text")
        case "string_too_long":
            return here.error("content-long-text", limit=context["max_length"])
    wanted = found["type"].removesuffix("_type").removesuffix("_parsing")
    return here.error("content-type", value=value, wanted=_WANTED.get(wanted, Word("content-type-other")))


_WANTED = {
    "int": Word("content-type-integer"),
    "int_from_float": Word("content-type-integer"),
    "float": Word("content-type-number"),
    "finite_number": Word("content-type-number"),
    "string": Word("content-type-text"),
    "bool": Word("content-type-bool"),
    "list": Word("content-type-list"),
    "dict": Word("content-type-table"),
    "model": Word("content-type-table"),
}


def _shown(value: Any) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= _LISTED else text[:_LISTED] + "…"


def _allowed(found: ErrorDetails) -> str:
    expected = str(found.get("ctx", {}).get("expected", ""))
    return expected.replace("'", "").replace(" or ", ", ")


def _keys(model: type[BaseModel], steps: Sequence[str | int]) -> list[str]:
    """The keys that a table knows, found by walking down the models."""
    annotation: Any = model
    for step in steps:
        annotation = _inside(_bare(annotation), step)
    return list(_bare(annotation).model_fields)


def _inside(annotation: Any, step: str | int) -> Any:
    """What stands at one step further in: an entry of a list or a dictionary, or a field of a model."""
    if get_origin(annotation) in (list, dict):
        return get_args(annotation)[-1]
    return annotation.model_fields[step].annotation


def _bare(annotation: Any) -> Any:
    """An annotation without its limits and without "or nothing"."""
    while get_origin(annotation) in (Annotated, Union, UnionType):
        annotation = get_args(annotation)[0]
    return annotation
