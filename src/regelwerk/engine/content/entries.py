"""What all content files have in common: tables without anything unknown, and texts in several languages.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, RootModel, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from regelwerk.engine.content.errors import Location, from_validation
from regelwerk.engine.content.files import FoundById
from regelwerk.engine.state_values import Name
from regelwerk.languages import CODE, DEFAULT_LANGUAGE, ByLanguage

Text = Annotated[str, Field(min_length=1, max_length=400)]


class Entry(BaseModel):
    """A table of a content file. Nothing is converted and nothing unknown is overlooked."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Texts(RootModel[Annotated[dict[Annotated[str, Field(pattern=f"^{CODE.pattern}$")], Text], Field(min_length=1)]]):
    """A text by language; a plain text is that of the default language, which every text has."""

    model_config = ConfigDict(strict=True, frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _for_all(cls, data: Any) -> Any:
        if isinstance(data, dict) and DEFAULT_LANGUAGE not in data:
            raise PydanticCustomError("no_text", "there is no text in {lang}", {"lang": DEFAULT_LANGUAGE})
        return {DEFAULT_LANGUAGE: data} if isinstance(data, str) else data

    def value(self) -> Name:
        return Name.of(self.root)

    @property
    def by_language(self) -> ByLanguage:
        return ByLanguage(self.root)

    @property
    def spoken(self) -> tuple[str, ...]:
        """The texts in all languages, each once."""
        return self.value().spoken

    def numbered(self, number: int) -> Texts:
        """The name of one of several; without a number as it is."""
        return Texts(self.value().numbered(number).by_language)


def valid_entries(entries: FoundById, model: type[Entry]) -> dict[str, Any]:
    """Each entry of a table as its model, or what is wrong with the first that does not fit."""
    return {key: valid(data, model, place) for key, (data, place) in entries.items()}


def valid(data: Any, model: type[Entry], place: Location) -> Any:
    """Plain data as its model, or the first thing that is wrong with it."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise from_validation(error, model, place) from error


def stated(told: Mapping[str, Any], model: type[Entry], usual: Entry | None = None) -> dict[str, Any]:
    """What an entry of this kind has to say: whatever has no default, or another value than it."""
    found: dict[str, Any] = {}
    for name, field in model.model_fields.items():
        if name not in told:
            continue
        default = getattr(usual, name) if usual else field.get_default(call_default_factory=True)
        value = told[name]
        if isinstance(default, Entry):
            value = stated(value, type(default), default)
            if value:
                found[name] = value
        elif value != default or field.is_required():
            found[name] = value
    return found
