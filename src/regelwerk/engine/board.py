"""What lies on the table, language-free: who is there and how they are, the map, and the numbers to follow."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.engine.facts import Fact, Phrase

Place = tuple[float, float]
"""A place on the map in metres: to the east, to the north."""


@dataclass(frozen=True, slots=True)
class Participant:
    """One participant: who decides for it, the cells of its row, whether it acts now or is out, where it stands."""

    id: str
    side: str
    seat: str
    cells: tuple[Fact, ...]
    acts: bool = False
    out: bool = False
    at: Place | None = None


@dataclass(frozen=True, slots=True)
class Area:
    """A piece of terrain on the map."""

    id: str
    corners: tuple[Place, ...]
    solid: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """Numbers that grow side by side, such as the distances of a chase; with a goal they race towards it."""

    name: Phrase
    marks: tuple[tuple[Fact, int], ...]
    goal: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """A view as a table of participants, in their order, a map, and tracks that belong to nobody alone.

    `columns` are message keys; the first column is the number that keeps a participant in the game, or a phrase with
    that number as its fact `left`. A cell with several things is a tuple; what belongs together in it, such as a word
    and its level, is a tuple again.
    """

    columns: tuple[str, ...]
    participants: tuple[Participant, ...]
    size: Place | None = None
    areas: tuple[Area, ...] = ()
    tracks: tuple[Track, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """How one participant stands: whether it is out of the game, and its figures; None if a view does not tell one.

    Whoever may come later, and is not on the board yet, says here which side it is on.
    """

    id: str
    out: bool
    figures: tuple[int | None, ...]
    side: str = ""


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole numbers that are worth following from round to round, for every participant.

    `figures` are message keys, one for each number of a standing. `unit` is the message key of what people call a
    round in this game, such as a phase; without one it is a round. The standings at the end of a round are those of
    the last state that `round_of` counts to it; a state of round 0 comes before the first.
    """

    figures: tuple[str, ...]
    participants: tuple[Standing, ...]
    unit: str = ""
