"""What all content files have in common: tables without anything unknown, and texts in both languages.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from regelwerk.engine.content.errors import Location, from_validation
from regelwerk.engine.content.files import FoundById
from regelwerk.engine.state_values import Name

Text = Annotated[str, Field(min_length=1, max_length=400)]


class Entry(BaseModel):
    """A table of a content file. Nothing is converted and nothing unknown is overlooked."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Texts(Entry):
    """A text in both languages; a plain text, or German alone, stands for both."""

    de: Text
    en: Text

    @model_validator(mode="before")
    @classmethod
    def _one_for_both(cls, data: Any) -> Any:
        if isinstance(data, str):
            return {"de": data, "en": data}
        if isinstance(data, dict) and "de" in data and "en" not in data:
            return {**data, "en": data["de"]}
        return data

    def value(self) -> Name:
        return Name(self.de, self.en)

    def numbered(self, number: int) -> Texts:
        """The name of one of several; without a number as it is."""
        return Texts(**self.value().numbered(number).by_language)


def valid_entries(entries: FoundById, model: type[Entry]) -> dict[str, Any]:
    """Each entry of a table as its model, or what is wrong with the first that does not fit."""
    return {key: valid(data, model, place) for key, (data, place) in entries.items()}


def valid(data: Any, model: type[Entry], place: Location) -> Any:
    """Plain data as its model, or the first thing that is wrong with it."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise from_validation(error, model, place) from error
