"""What lies on a table beside the game itself: whether it rests, how long people may think, who wants to take back."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class PendingUndo:
    """A seat asks to go back to right after an entry."""

    by: str
    to: int


@dataclass(frozen=True, slots=True)
class TableState:
    paused: bool = False
    countdown: int | None = None
    """Seconds that people have for an answer; None: all the time in the world."""
    undo: PendingUndo | None = None

    def to_json(self) -> Json:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Json) -> TableState:
        wish = data.get("undo")
        return cls(
            bool(data.get("paused")), data.get("countdown"), PendingUndo(wish["by"], wish["to"]) if wish else None
        )
