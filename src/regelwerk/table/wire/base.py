"""The base class of all messages, and types that many of them use."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Lang = Literal["de", "en"]
Role = Literal["master", "player", "spectator"]
Key = Annotated[str, Field(min_length=1, max_length=2000)]
"""The key of an answer; a path on a map may be long."""
PromptId = Annotated[str, Field(pattern=r"^[0-9]{1,9}\.[0-9]{1,3}$")]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Name = Annotated[str, Field(min_length=1, max_length=80)]


class Wire(BaseModel):
    """Base of all messages: unknown fields are refused when read, defaults are written out."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
