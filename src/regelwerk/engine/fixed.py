"""Fixed values: frozen dataclasses whose hash is computed once. Sheets, scenes and terrain are such values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

C = TypeVar("C", bound=type[Any])


@dataclass_transform(frozen_default=True, kw_only_default=False)
def fixed(cls: C) -> C:
    """A frozen dataclass with a remembered hash: states that contain it are hashed in no time."""
    made: Any = dataclass(frozen=True)(cls)
    full_hash = made.__hash__

    def remembered_hash(self: Any) -> int:
        known: int | None = self.__dict__.get("_hash")
        if known is None:
            known = full_hash(self)
            object.__setattr__(self, "_hash", known)
        return known

    def without_hash(self: Any) -> dict[str, Any]:
        # Hashes of strings differ between processes: another one computes its own.
        return {name: value for name, value in self.__dict__.items() if name != "_hash"}

    made.__hash__ = remembered_hash
    made.__getstate__ = without_hash
    done: C = made
    return done
