"""A master's corrections: how their values are checked, and the ids of those who are brought in.

A correction is `{"who": id, "set": field, "to": value}`, or `{"add": {"who": id, "content": {...}, ...}}`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import count as countup
from itertools import islice
from typing import Any, Protocol, TypeVar

from regelwerk.engine.game import Json
from regelwerk.engine.state_values import with_fields


class HasId(Protocol):
    @property
    def id(self) -> str: ...


R = TypeVar("R")
P = TypeVar("P", bound=HasId)


def number(field: str, value: Any, least: int, most: int) -> int:
    """A whole number within limits."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{field} takes a whole number from {least} to {most}, not {value!r}")
    return value


def switch(field: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{field} is true or false, not {value!r}")
    return value


def one_of(field: str, value: Any, known: Sequence[str]) -> str:
    """One word of a few."""
    if value not in known:
        raise ValueError(f"{field} is one of {', '.join(known)}, not {value!r}")
    return str(value)


def find(who: Any, people: Iterable[P], kind: str = "participant") -> P:
    """Somebody by id."""
    known = {one.id: one for one in people}
    if str(who) not in known:
        raise ValueError(f"no {kind} {str(who)!r}; there are {', '.join(known)}")
    return known[str(who)]


def with_field(value: R, field: str, new: Any) -> R:
    """Something with one of its fields, named by a correction, set anew."""
    return with_fields(value, {field: new})


def read_newcomer(data: Any, also: str) -> Json:
    """What `{"add": {...}}` says; `also` names what may be said beside who it is."""
    if not isinstance(data, dict) or not isinstance(data.get("content"), dict):
        raise ValueError(f'add takes {{"who": id, "content": {{...}}}} and, if you like, {also}')
    return data


def free_ids(base: str, taken: Collection[str], count: int) -> Iterator[tuple[str, int]]:
    """Ids that nothing has yet, each with the number in it: several of a kind are numbered."""
    if count == 1 and base not in taken:
        yield base, 0
        return
    numbered = ((f"{base}_{at}", at) for at in countup(2 if base in taken else 1) if f"{base}_{at}" not in taken)
    yield from islice(numbered, count)
