"""The base class of all messages, and types that many of them use."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from regelwerk.languages import DEFAULT_LANGUAGE, nearest

Lang = Annotated[
    str,
    Field(pattern=r"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$"),
    AfterValidator(lambda asked: nearest(asked) or DEFAULT_LANGUAGE),
]
"""A language by its code; one that is not installed is answered in the nearest that is (`/api/languages`)."""
Role = Literal["master", "player", "spectator"]
Key = Annotated[str, Field(min_length=1, max_length=2000)]
"""The key of an answer; a path on a map may be long."""
PromptId = Annotated[str, Field(pattern=r"^[0-9]{1,9}\.[0-9]{1,3}$")]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Name = Annotated[str, Field(min_length=1, max_length=80)]


class Wire(BaseModel):
    """Base of all messages: unknown fields are refused when read, defaults are written out."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
