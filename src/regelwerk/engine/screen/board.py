"""What lies on the table, language-free: who is there and how they are, the map, and the numbers to follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from regelwerk.engine.facts import Fact, Phrase

Place = tuple[float, float]
"""A place on the map in the unit of its board: to the east, to the north."""
Unit = Literal["m", "cm"]


@dataclass(frozen=True, slots=True)
class Ring:
    """How far something of a participant reaches around it, such as its senses; perhaps only where it looks."""

    name: str
    """A message key."""
    radius: float
    """From the middle of its base, in the unit of the board."""
    ahead: bool = False
    """Only in its field of view."""


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
    facing: float | None = None
    """Which way it looks: degrees, 0 to the east, counter-clockwise."""
    sign: str = ""
    """A character beside its mark on the map, such as `_` for whoever lies down; `Board.signs` says what it means."""
    place: Phrase | None = None
    """Where it is, in words, for those who do not look at the map."""
    radius: float | None = None
    """Of its base, in the unit of its board."""
    view: float | None = None
    """How wide its field of view is, in degrees."""
    rings: tuple[Ring, ...] = ()


@dataclass(frozen=True, slots=True)
class Area:
    """A piece of terrain on the map, or a part of the ground that means something."""

    id: str
    corners: tuple[Place, ...]
    solid: bool = False
    texture: str = ""
    """The character that fills it, where kinds of terrain are told apart."""
    kind: str = ""
    """What the texture means: a message key."""
    label: str = ""
    """What stands on it on the map, and what people may type for it."""
    height: float | None = None
    side: str = ""
    """Whose it is."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that lies on the table: its number and its name."""

    text: str
    at: Place
    name: Phrase
    radius: float | None = None
    """So far around it counts as being there."""


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
    unit: Unit = "m"
    marks: tuple[Mark, ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
    """The characters beside marks of participants, each with the message key of what it means."""
    measurable: bool = False
    """Whether anybody may measure anything on the map at any time."""
    trail: tuple[Place, ...] = ()
    """The way of the last move."""


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
