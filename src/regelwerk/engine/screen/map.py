"""The map of a game, language-free: terrain, what lies about, and where everybody stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from regelwerk.engine.state_values import Value

if TYPE_CHECKING:
    from regelwerk.engine.facts import Phrase
    from regelwerk.engine.screen.display import Key

Coordinates = tuple[float, float]
"""A point of the map in its unit: to the east, to the north."""
Unit = Literal["m", "cm"]


class Area(Value, frozen=True):
    """A piece of terrain on the map, or a part of the ground that means something."""

    id: str
    corners: tuple[Coordinates, ...]
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


class Mark(Value, frozen=True):
    """Something that lies on the table: its number and its name."""

    text: str
    at: Coordinates
    name: Phrase
    radius: float | None = None
    """So far around it counts as being there."""


class Ring(Value, frozen=True):
    """How far something of a participant reaches around it, such as its senses; perhaps only where it looks."""

    name: Key
    radius: float
    """From the middle of its base, in the unit of the map."""
    ahead: bool = False
    """Only in its field of view."""


class Piece(Value, frozen=True):
    """A participant on the map."""

    id: str
    at: Coordinates
    radius: float
    """Of its base; of somebody whose base does not matter, how large it is drawn."""
    facing: float | None = None
    """Which way it looks: degrees, 0 to the east, counter-clockwise."""
    sign: str = ""
    """A character beside its mark, such as `_` for somebody who lies down; `Map.signs` says what it means."""
    view: float | None = None
    """How wide its field of view is, in degrees."""
    rings: tuple[Ring, ...] = ()


class Map(Value, frozen=True):
    """The ground of a game, its unit, and everything on it."""

    size: Coordinates
    unit: Unit
    areas: tuple[Area, ...]
    pieces: tuple[Piece, ...]
    marks: tuple[Mark, ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
    """The characters beside marks of participants, each with the message key of what it means."""
    facings: bool = False
    """Whether everybody on it looks somewhere: then one letter is a mark, and an arrow stands beside it."""
    measurable: bool = False
    """Whether anybody may measure anything on the map at any time."""
    trail: tuple[Coordinates, ...] = ()
    """The way of the last move."""
