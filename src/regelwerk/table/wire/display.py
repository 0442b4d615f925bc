"""A display on the wire: what `engine.screen` describes, with every word in the language of the one who looks.

The view of `Card` is `CardView`, of `Map` `MapView`: the same fields under the same names, and the names of those who
are meant by an id beside it.
"""

# ruff: noqa: RUF012  Pydantic copies the defaults
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from regelwerk.table.wire.base import Wire
from regelwerk.table.wire.numbers import Sum


class MeterView(Wire):
    part: Literal["meter"] = "meter"
    name: str
    value: int
    most: int
    shape: str
    serious: bool = False


class CellView(Wire):
    state: str
    text: str = ""


class RowView(Wire):
    name: str = ""
    cells: list[CellView]


class RowsView(Wire):
    part: Literal["rows"] = "rows"
    name: str
    rows: list[RowView]
    shape: str
    rings: list[int] = []
    """Each row is a circle: how many of its cells lie in each ring, from the outside in."""


class FigureView(Wire):
    part: Literal["figure"] = "figure"
    name: str
    text: str
    sum: Sum | None = None
    quiet: bool = False


class ChipView(Wire):
    text: str
    state: str
    title: str = ""


class ChipsView(Wire):
    part: Literal["chips"] = "chips"
    name: str
    chips: list[ChipView]
    quiet: bool = False


class TraitView(Wire):
    name: str
    die: str


class TraitsView(Wire):
    part: Literal["traits"] = "traits"
    name: str
    traits: list[TraitView]


PartView = Annotated[MeterView | RowsView | FigureView | ChipsView | TraitsView, Field(discriminator="part")]


class CardView(Wire):
    id: str
    name: str
    mark: str
    """One or two letters that stand for them on maps and lanes."""
    side: str
    side_name: str
    seat: str
    acts: bool = False
    out: bool = False
    hidden: bool = False
    where: str = ""
    portrait: str = ""
    """The image of them, by its hash at `/api/images`; empty: none."""
    token: str = ""
    """The image that stands for them on maps and lanes."""
    parts: list[PartView] = []


class TurnView(Wire):
    who: str
    name: str
    label: str = ""
    state: str


class OrderView(Wire):
    fixture: Literal["order"] = "order"
    name: str
    turns: list[TurnView]


class TokenView(Wire):
    text: str
    at: float
    side: str = ""
    acts: bool = False


class LabelView(Wire):
    at: int
    text: str


class LaneView(Wire):
    fixture: Literal["lane"] = "lane"
    name: str
    first: int
    last: int
    block: int = 1
    goal: int | None = None
    unit: str = ""
    tokens: list[TokenView]
    labels: list[LabelView] = []
    mover: str = ""
    """Whose lane it is: the first token is dragged to where answers lead."""


class TieView(Wire):
    one: str
    one_name: str
    other: str
    other_name: str
    text: str
    mood: str
    fresh: bool


class TiesView(Wire):
    fixture: Literal["ties"] = "ties"
    name: str
    ties: list[TieView]


class BoxView(Wire):
    fixture: Literal["box"] = "box"
    title: str
    parts: list[PartView]
    hidden: bool = False


FixtureView = Annotated[OrderView | LaneView | TiesView | BoxView, Field(discriminator="fixture")]
Coordinates = tuple[float, float]


class AreaView(Wire):
    """Terrain or ground on the map."""

    id: str
    name: str
    corners: list[Coordinates]
    solid: bool = False
    kind: str = ""
    kind_name: str = ""
    height: float | None = None
    side: str = ""


class MarkView(Wire):
    text: str
    at: Coordinates
    name: str
    radius: float | None = None
    """So far around it counts as being there."""


class RingView(Wire):
    """How far something of a participant reaches around it; `ahead`: only where it looks."""

    name: str
    radius: float
    ahead: bool = False


class PieceView(Wire):
    """A participant on the map."""

    id: str
    at: Coordinates
    radius: float
    facing: float | None = None
    sign: str = ""
    sign_name: str = ""
    view: float | None = None
    """How wide its field of view is, in degrees."""
    rings: list[RingView] = []


class MapView(Wire):
    size: Coordinates
    unit: str
    areas: list[AreaView]
    marks: list[MarkView]
    pieces: list[PieceView]
    measurable: bool = False
    """Whether anybody may measure anything at any time."""
    trail: list[Coordinates] = []
    """The way of the last move."""


class BackgroundView(Wire):
    """An image under the map, or behind lanes: its lower left corner and its size; None: it fills the map."""

    image: str
    at: Coordinates | None = None
    size: Coordinates | None = None
    text: str = ""
    """What it shows."""


class DisplayView(Wire):
    heading: str
    round: int
    cards: list[CardView]
    fixtures: list[FixtureView] = []
    map: MapView | None = None
    background: BackgroundView | None = None


class OverlayView(Wire):
    """Something drawn over the map while an answer is considered: a path, a sight line, a range, a template."""

    shape: Literal["path", "line", "circle", "wedge", "area"]
    kind: str
    """What it is, for its look: move, blocked, seen, threat, range, template, ..."""
    points: list[Coordinates]
    """A wedge: its tip and the ends of its arc, counter-clockwise from the first to the second."""
    radius: float | None = None
    text: str = ""
