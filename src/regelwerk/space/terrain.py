"""Terrain: flat pieces with an outline, and the field they stand on."""

from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias

from regelwerk.space.points import GRAIN, Point, format_point, metres

Bounds: TypeAlias = tuple[int, int, int, int]
"""West, south, east and north end."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of terrain. What its `kind` means, a game says; `solid` stops movement."""

    id: str
    outline: tuple[Point, ...]
    solid: bool = False
    kind: str = ""
    bounds: Bounds = field(init=False, repr=False, compare=False)
    is_box: bool = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(set(self.outline)) != len(self.outline) or len(self.outline) < 3:
            raise ValueError(f"terrain {self.id!r}: an outline needs at least three corners, each named once")
        xs, ys = [p.x for p in self.outline], [p.y for p in self.outline]
        bounds = min(xs), min(ys), max(xs), max(ys)
        is_box = self.outline in _walks_round(bounds)
        object.__setattr__(self, "bounds", bounds)
        object.__setattr__(self, "is_box", is_box)
        object.__setattr__(self, "_hash", hash((self.id, self.outline, self.solid, self.kind)))
        if is_box:
            has_inside = min(bounds[2] - bounds[0], bounds[3] - bounds[1]) > 4 * GRAIN
        else:
            # Imported here: boxes, the usual case, load without Shapely.
            from regelwerk.space.shapes import has_one_inside

            has_inside = has_one_inside(self.outline)
        if not has_inside:
            corners = " ".join(format_point(p) for p in self.outline)
            raise ValueError(f"terrain {self.id!r}: the outline {corners} encloses no area, or crosses itself")

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        # Hashes of strings differ between processes: build anew there instead of carrying ours along.
        return Piece, (self.id, self.outline, self.solid, self.kind)


@dataclass(frozen=True, slots=True)
class Field:
    """Ground from (0, 0) to (width, height), in millionths of a centimetre, with its terrain."""

    width: int
    height: int
    pieces: tuple[Piece, ...] = ()
    solids: tuple[Piece, ...] = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if min(self.width, self.height) <= 4 * GRAIN:
            raise ValueError("a field needs a width and a height")
        ids = [piece.id for piece in self.pieces]
        twice = sorted({name for name in ids if ids.count(name) > 1})
        if twice:
            raise ValueError(f"terrain named twice: {', '.join(twice)}")
        object.__setattr__(self, "solids", tuple(piece for piece in self.pieces if piece.solid))
        object.__setattr__(self, "_hash", hash((self.width, self.height, self.pieces)))

    @classmethod
    def metres(cls, width: float, height: float, pieces: tuple[Piece, ...] = ()) -> Self:
        """A field measured in metres."""
        return cls(metres(width), metres(height), pieces)

    def contains(self, point: Point) -> bool:
        """Whether a place is on the field; its edge belongs to it."""
        return 0 <= point.x <= self.width and 0 <= point.y <= self.height

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return Field, (self.width, self.height, self.pieces)


def rectangle(name: str, x1: float, y1: float, x2: float, y2: float, *, solid: bool = False, kind: str = "") -> Piece:
    """A piece with sides along the axes, from any corner to the opposite one, in metres."""
    (west, east), (south, north) = sorted((metres(x1), metres(x2))), sorted((metres(y1), metres(y2)))
    corners = Point(west, south), Point(east, south), Point(east, north), Point(west, north)
    return Piece(name, corners, solid, kind)


def _walks_round(bounds: Bounds) -> set[tuple[Point, ...]]:
    """The eight ways to name the corners of a rectangle in turn."""
    west, south, east, north = bounds
    ring = Point(west, south), Point(east, south), Point(east, north), Point(west, north)
    turned = [ring[n:] + ring[:n] for n in range(4)]
    return {*turned, *(corners[::-1] for corners in turned)}
