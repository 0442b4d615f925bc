"""The state of a table beside the game itself: paused or not, time to answer, a pending undo request, hints or none,
what seats have pledged before the game begins, for whom somebody else plays, which figures the computer plays for the
master, what the television shows, and which game follows."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class PendingUndo:
    """A seat asks the master to undo everything after an entry."""

    by: str
    to: int


STEP: Literal["step"] = "step"
TURN: Literal["turn"] = "turn"
REVOKED: Literal["revoked"] = "revoked"


@dataclass(frozen=True, slots=True)
class Led:
    """A figure of the master's that the computer plays: in one step, until somebody else acts, or until revoked."""

    figure: str
    until: Literal["step", "turn", "revoked"] = TURN
    step: int = -1
    """The entry with which the step begins."""

    def holds(self, step: int) -> bool:
        """Whether it is still in force in the step that began with this entry."""
        return self.until != STEP or self.step == step


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

    led: tuple[Led, ...] = ()
    """The figures that the computer plays for the master."""

    handout: int | None = None
    """The letter that the television shows, by its entry; None: none."""

    following: str = ""
    """The game that was set up after this one; empty: none."""

    def leads(self, figure: str, step: int) -> bool:
        """Whether the computer plays a figure of the master's in the step that began with this entry."""
        return any(one.figure == figure and one.holds(step) for one in self.led)

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
            led=tuple(Led(**one) for one in data.get("led", ())),
            handout=data.get("handout"),
            following=str(data.get("following", "")),
        )
