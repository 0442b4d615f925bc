"""Whether a value that was stored comes back with its types: a record is no plain tuple, and true is not 1."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any


def same_types(first: Any, second: Any) -> bool:
    """Whether two values and all their parts are of the same types; what is the very same object needs no look."""
    if first is second:
        return True
    if type(first) is not type(second):
        return False
    if is_dataclass(first):
        return all(same_types(getattr(first, field.name), getattr(second, field.name)) for field in fields(first))
    if isinstance(first, tuple):
        return len(first) == len(second) and all(map(same_types, first, second))
    return True
