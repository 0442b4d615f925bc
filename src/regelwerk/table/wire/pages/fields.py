"""Values that pages send, each with its bounds."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StrictBool, StrictInt, StrictStr

Id = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_.:-]+$")]
_PRINTED = r"^[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]*$"
"""Excludes control characters and changes of the writing direction."""
Title = Annotated[str, Field(min_length=1, max_length=120, pattern=_PRINTED)]
Called = Annotated[str, Field(max_length=60, pattern=_PRINTED)]
Value = StrictBool | Annotated[StrictInt, Field(ge=-(10**9), le=10**9)] | Annotated[StrictStr, Field(max_length=80)]
"""A value of an option."""
Options = Annotated[dict[Id, Value], Field(max_length=200)]
Renamed = Annotated[dict[Id, Called], Field(max_length=200)]
"""New names by id; an empty one restores the original."""
ContentName = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[a-z0-9][a-z0-9_-]*$")]
ContentText = Annotated[str, Field(max_length=100_000)]
