"""Whether a value that was stored comes back with its types: a record is no plain tuple, and true is not 1."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.state_values import field_names, is_record


def same_types(first: Any, second: Any) -> bool:
    """Whether two values and all their parts are of the same types; what is the very same object needs no look."""
    if first is second:
        return True
    if type(first) is not type(second):
        return False
    if is_record(type(first)):
        return all(same_types(getattr(first, name), getattr(second, name)) for name in field_names(type(first)))
    if isinstance(first, tuple):
        return len(first) == len(second) and all(map(same_types, first, second))
    return True
