"""The contract between a game and everything that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, TypeVar, runtime_checkable

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.facts import Phrase

S = TypeVar("S")
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (nobody: a draw), why, and by which rule.

    The winner is a seat, or a side that several seats share: then these are the `seats`.
    """

    winner: str | None
    reason: Phrase
    rule_id: str
    seats: tuple[str, ...] = ()

    def won_by(self, seat: str) -> bool:
        """Whether a seat has won, alone or with others."""
        return seat == self.winner or seat in self.seats


class Game(Protocol[S]):
    """A game is steps. State is immutable and hashable; where we are in round and turn is in the state."""

    name: str
    rules_version: str

    def seats(self, state: S) -> tuple[str, ...]:
        """The seats that take part, besides the master."""

    def step(self, state: S) -> Play[S]:
        """Do whatever the state says comes next; return the next state."""

    def outcome(self, state: S) -> Outcome | None:
        """Who won and why, or None while the game goes on."""

    def view(self, state: S, seat: str) -> Any:
        """What this seat may know of the state: a hashable value."""

    def imagine(self, view: Any) -> Law[S]:
        """The states that are consistent with a view, weighted."""

    def show(self, view: Any) -> Json:
        """A view as plain data for clients."""

    def forget(self, state: S) -> S:
        """The state without what no longer matters for the future (a mere count of rounds, say)."""

    def round_of(self, state: S) -> int:
        """Which round (phase, turn) is being played."""

    def asked_in(self, prompt: Choose[Any]) -> S | None:
        """The state in which a question is asked, in the middle of a step, if the question tells."""

    def names(self, state: S) -> Mapping[str, Mapping[str, str]]:
        """The names, by language, of everything that facts refer to."""

    def freeze(self, state: S) -> Json:
        """The changing part of a state as plain data."""

    def thaw(self, start: S, data: Json) -> S:
        """The state again, from the start state and what `freeze` gave."""

    def correct(self, state: S, change: Json) -> S:
        """A master's correction applied; raises ValueError with a sentence if it makes no sense."""


@runtime_checkable
class HasParts(Protocol):
    """What a game tells besides whose scenes have several parts: rounds are counted anew in each of them."""

    def part_of(self, state: Any) -> int:
        """Which part of the scene is being played, counted from 1; 0 before the first."""

    def parts(self, state: Any) -> tuple[ScenePart, ...]:
        """All parts of the scene in their order, also those that may never be played."""


@runtime_checkable
class HasSides(Protocol):
    """What a game tells besides in which some participants stand together."""

    def allied(self, state: Any, one: str, other: str) -> bool:
        """Whether what is good for one participant is good for another."""


@dataclass(frozen=True, slots=True)
class ScenePart:
    """A part of a scene: its caption, and the message key of what people call a round in it."""

    caption: Phrase
    unit: str = ""


Moment = tuple[int, int]
"""The part of a scene and the round in it; 0 for the part in a game that knows no parts."""


def moment_of(game: Game[S], state: S) -> Moment:
    """Where a game is: in which part, and in which round of it."""
    part = game.part_of(state) if _counts_parts(type(game)) else 0  # type: ignore[attr-defined]
    return part, game.round_of(state)


@cache
def _counts_parts(kind: type) -> bool:
    """Whether such games have parts. Looking takes longer than counting, and everybody who looks ahead asks often."""
    return issubclass(kind, HasParts)


def parts_of(game: Game[S], start: S) -> tuple[ScenePart, ...]:
    """The parts of a scene; none where a game knows no parts, or where there is only one."""
    found = game.parts(start) if isinstance(game, HasParts) else ()
    return found if len(found) > 1 else ()
