"""Images in content files: a scene's background, and portraits and tokens of those who take part.

A file names an image by the hash of its bytes, which the table keeps. Whether the table has it cannot be seen from the
file: an image that is missing is not drawn, and nothing else changes.

Pydantic takes a while to import, so this module is imported by the first thing that reads content.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from regelwerk.engine.content.entries import Entry
from regelwerk.engine.content.marks import RARE

_HASH = re.compile(r"[0-9a-f]{64}")


def _is_hash(text: str) -> str:
    if not _HASH.fullmatch(text):
        raise PydanticCustomError("no_image", "{text} names no image", {"text": text[:64]})
    return text


ImageHash = Annotated[str, AfterValidator(_is_hash), Field(json_schema_extra={"format": "image"})]
"""The SHA-256 of an image as the table keeps it."""
Edge = Annotated[float, Field(ge=-10_000, le=10_000, allow_inf_nan=False)]
Extent = Annotated[float, Field(gt=0, le=10_000, allow_inf_nan=False)]


class Pictured(Entry):
    """Whoever has a face: a portrait on the card, a token on map and lanes. Without a token the portrait is both."""

    portrait: Annotated[ImageHash | None, RARE] = None
    token: Annotated[ImageHash | None, RARE] = None


class BackgroundEntry(Entry):
    """An image under the map: its lower left corner and its size in the map's unit; without a size it fills the map."""

    image: ImageHash
    at: Annotated[list[Edge], Field(min_length=2, max_length=2)] | None = None
    size: Annotated[list[Extent], Field(min_length=2, max_length=2)] | None = None
    text: Annotated[str, Field(max_length=200)] = ""
    """What it shows, for those who do not see it."""


class ImagesEntry(Entry):
    """`images` of a scenario: its background, and portraits and tokens that hold in this scene only, by participant."""

    background: BackgroundEntry | None = None
    portraits: Annotated[dict[str, ImageHash], Field(max_length=200)] = Field(default_factory=dict)
    tokens: Annotated[dict[str, ImageHash], Field(max_length=200)] = Field(default_factory=dict)


def with_pictures(entry: Mapping[str, Any], before: Mapping[str, Any] | None) -> dict[str, Any]:
    """An entry that was written anew, with the face that it had."""
    return {**entry, **{name: before[name] for name in Pictured.model_fields if before and before.get(name)}}
