"""The chain of a journal: one spelling for equal data, and the hashes that tie every entry to all before it.

Up to format 2 an entry is hashed as a whole. Since format 3 it is hashed leaf by leaf: one leaf for the whole, one for
what everybody may know, one for what each seat may know besides. So a part of a journal can be shown to a player who
checks that it belongs to the same chain as everybody else's, and learns nothing of the rest.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

Json = dict[str, Any]
BLOCK = 64
"""Bytes of a block of SHA-256."""
SALT = 16
"""Bytes of a salt: without it, an answer that is one of a few could be guessed from its hash."""
OWN = ("answer", "standing", "ahead")
"""Kinds of entries that belong to the seat which they name; others see only the events that they cause."""


_ENCODER = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))
_AS_DECLARED = (
    orjson.OPT_SORT_KEYS
    | orjson.OPT_PASSTHROUGH_DATACLASS
    | orjson.OPT_PASSTHROUGH_DATETIME
    | orjson.OPT_PASSTHROUGH_SUBCLASS
)
_EXPONENT = re.compile(r"\de-?\d")
_MARKS_LARGE_ONES = orjson.dumps(1e16) == b"1e+16"
"""Whether a large number shows itself by a plus, as it does in newer versions."""


def canonical(data: Any) -> str:
    """One spelling for one value, so that equal data have equal hashes: that of Python's own encoder.

    The quick one spells everything alike but for some numbers with a point and what is no number. Where it may have
    met one, and where it refuses something, such as very long integers, Python's own is asked.
    """
    try:
        text = orjson.dumps(data, option=_AS_DECLARED).decode()
    except TypeError:
        return _ENCODER.encode(data)
    is_doubtful = "." in text or "+" in text or "null" in text
    if not is_doubtful and ("e-" in text or not _MARKS_LARGE_ONES):
        is_doubtful = _EXPONENT.search(text) is not None
    return _ENCODER.encode(data) if is_doubtful else text


def as_stored(data: Any) -> Any:
    """Data as they come back from a journal, names in their order: a replay begins with the same."""
    return json.loads(canonical(data))


def digest(data: Any) -> str:
    return hash_of(canonical(data))


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def salt_of(veil: bytes, name: str) -> bytes:
    """The HMAC-SHA-256 of a name under the veil, cut short."""
    begun, around = _keyed(veil)
    inner, outer = begun.copy(), around.copy()
    inner.update(name.encode())
    outer.update(inner.digest())
    whole: bytes = outer.digest()
    return whole[:SALT]


@lru_cache(maxsize=1024)
def _keyed(veil: bytes) -> tuple[Any, Any]:
    """Both halves of an HMAC as far as they depend on the key: every entry of a game asks for several salts."""
    key = (veil if len(veil) <= BLOCK else hashlib.sha256(veil).digest()).ljust(BLOCK, b"\0")
    return hashlib.sha256(bytes(one ^ 0x36 for one in key)), hashlib.sha256(bytes(one ^ 0x5C for one in key))


def leaf_hash(salt: bytes, text: str) -> str:
    return hashlib.sha256(salt + text.encode()).hexdigest()


def entry_hash(previous: str, n: int, leaves: Sequence[str]) -> str:
    return hash_of("\n".join(("regelwerk entry", previous, str(n), *leaves)))


class Leaf(NamedTuple):
    """A part of an entry that is hashed by itself: its name, its salt, and what it tells."""

    name: str
    salt: bytes
    text: str

    @property
    def hash(self) -> str:
        return leaf_hash(self.salt, self.text)


class Spelled(NamedTuple):
    """What an entry holds in its one spelling: it is hashed in several leaves, and stored, but spelled once."""

    data: str
    events: str
    state: str | None

    @classmethod
    def of(cls, data: Json, events: Sequence[Json], state: Json | None) -> Spelled:
        return cls(canonical(data), _spelled(events), None if state is None else canonical(state))


class SpelledEvents(Sequence[Json]):
    """Events as they are spelled, which takes a sixth of the room; whoever looks at them has them read once more."""

    __slots__ = ("text",)

    def __init__(self, events: Sequence[Json]) -> None:
        self.text = _spelled(events)

    def __len__(self) -> int:
        return len(self._read())

    def __getitem__(self, at: Any) -> Any:
        return self._read()[at]

    def __iter__(self) -> Iterator[Json]:
        return iter(self._read())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._read() == tuple(other)

    def _read(self) -> tuple[Json, ...]:
        return tuple(json.loads(self.text))


def _spelled(events: Sequence[Json]) -> str:
    if isinstance(events, SpelledEvents):
        return events.text
    return canonical(events) if events else "[]"


def leaves_of(veil: bytes, seats: Sequence[str], entry: Json, spelled: Spelled | None = None) -> Iterator[Leaf]:
    """The leaves of an entry as JSON: the whole, the open part, and one for each seat."""
    n = entry["n"]
    if spelled is None:
        spelled = Spelled.of(entry["data"], entry["events"], entry.get("state"))
    kind, data, events = f'"kind":{canonical(entry["kind"])}', f'"data":{spelled.data}', f'"events":{spelled.events}'

    def leaf(name: str, text: str) -> Leaf:
        return Leaf(name, salt_of(veil, f"{n}/{name}"), text)

    # Names in their order, as `canonical` has them.
    state = [] if spelled.state is None else [f'"state":{spelled.state}']
    yield leaf("all", _object(data, events, kind, *state))
    told = [events] if entry["events"] else []
    if "audience" in entry["data"] or any("audience" in event for event in entry["events"]):
        yield leaf("open", canonical(_open_part(entry)))
        for seat in seats:
            yield leaf(f"seat:{seat}", canonical(_part_of_seat(entry, seat)))
    elif entry["kind"] in OWN:
        yield leaf("open", _object(*told))
        for seat in seats:
            yield leaf(f"seat:{seat}", _object(data, kind) if entry["data"].get("seat") == seat else "{}")
    else:
        yield leaf("open", _object(data, *told, kind))
        for seat in seats:
            yield leaf(f"seat:{seat}", "{}")


def _object(*fields: str) -> str:
    return f"{{{','.join(fields)}}}"


def _open_part(entry: Json) -> Json:
    """What everybody may know of an entry."""
    told = [shown for event in entry["events"] if (shown := _shown_to_all(event)) is not None]
    part: Json = {"events": told} if told else {}
    if entry["kind"] == "correction" and _is_secret(entry):
        return part | {"kind": "correction", "data": {"by": entry["data"].get("by")}}
    if entry["kind"] in OWN or _is_secret(entry):
        return part
    return part | {"kind": entry["kind"], "data": entry["data"]}


def _shown_to_all(event: Json) -> Json | None:
    """An event as everybody may know it: of some, all may know that there was one."""
    if "audience" not in event:
        return event
    match event.get("event"):
        case "correction":
            return {"event": "correction", "by": event.get("by")}
        case "time_out":
            return {"event": "time_out", "seat": event.get("seat")}
    return None


def _part_of_seat(entry: Json, seat: str) -> Json:
    """What a seat may know besides, without telling who else does."""
    told = [_bare(event) for event in entry["events"] if _includes(event.get("audience"), seat)]
    part: Json = {"events": told} if told else {}
    is_own = entry["kind"] in OWN and entry["data"].get("seat") == seat
    if is_own or _includes(_audience(entry), seat):
        part |= {"kind": entry["kind"], "data": _bare(entry["data"])}
    return part


def _includes(audience: Any, seat: str) -> bool:
    return isinstance(audience, list) and seat in audience


def _bare(told: Json) -> Json:
    return {name: value for name, value in told.items() if name != "audience"}


def _is_secret(entry: Json) -> bool:
    """Whether dice, a correction or a letter are not for everybody."""
    return _audience(entry) is not None


def _audience(entry: Json) -> Any:
    """The seats that may know of secret dice, a secret correction or a letter; None: everybody may."""
    if entry["kind"] in ("correction", "letter"):
        return entry["data"].get("audience")
    if entry["kind"] == "faces":
        return next((e.get("audience") for e in entry["events"] if e.get("event") == "dice"), None)
    return None
