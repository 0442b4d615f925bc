"""The state of a table beside the game itself: paused or not, time to answer, a pending undo request, hints or none,
what seats have pledged before the game begins, for whom somebody else plays, what the television shows, and which
game follows."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class PendingUndo:
    """A seat asks the master to undo everything after an entry."""

    by: str
    to: int


@dataclass(frozen=True, slots=True)
class TableState:
    """Stored with the game, but not part of its journal."""

    paused: bool = False
    countdown: int | None = None
    """Seconds to answer; None: no limit."""
    undo: PendingUndo | None = None
    hints: bool = True
    """Whether whoever is asked may ask the computer what it would do: like the odds, unless the master says no."""
    pledges: tuple[tuple[str, str], ...] = ()
    """In the lobby: what seats have pledged to contribute to the dice. When the game begins, its header has them."""
    taken_over: tuple[str, ...] = ()
    """The seats of people for whom somebody else plays for a while."""

    handout: int | None = None
    """The letter that the television shows, by its entry; None: none."""

    following: str = ""
    """The game that was set up after this one; empty: none."""

    def to_json(self) -> Json:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Json) -> TableState:
        undo = data.get("undo")
        pending = PendingUndo(undo["by"], undo["to"]) if undo else None
        pledges = tuple((str(seat), str(pledge)) for seat, pledge in data.get("pledges", ()))
        return cls(
            paused=bool(data.get("paused")),
            countdown=data.get("countdown"),
            undo=pending,
            hints=bool(data.get("hints", True)),
            pledges=pledges,
            taken_over=tuple(str(seat) for seat in data.get("taken_over", ())),
            handout=data.get("handout"),
            following=str(data.get("following", "")),
        )
