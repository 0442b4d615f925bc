"""What has a height: pieces of terrain as upright prisms, figures as upright cylinders."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from regelwerk.space.points import GRAIN, Point
from regelwerk.space.terrain import Bounds


@dataclass(frozen=True, slots=True)
class Solid:
    """A prism over an outline, from `floor` up to `top` (millionths of a centimetre); `opaque` stops sight."""

    id: str
    outline: tuple[Point, ...]
    floor: int
    top: int
    opaque: bool = True
    bounds: Bounds = field(init=False, repr=False, compare=False)
    is_box: bool = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(set(self.outline)) != len(self.outline) or len(self.outline) < 3:
            raise ValueError(f"solid {self.id!r}: an outline needs at least three corners, each named once")
        if self.floor >= self.top:
            raise ValueError(f"solid {self.id!r}: the top must lie above the floor")
        xs, ys = [p.x for p in self.outline], [p.y for p in self.outline]
        bounds = min(xs), min(ys), max(xs), max(ys)
        is_box = _is_box(self.outline, bounds)
        object.__setattr__(self, "bounds", bounds)
        object.__setattr__(self, "is_box", is_box)
        object.__setattr__(self, "_hash", hash((self.id, self.outline, self.floor, self.top, self.opaque)))
        if is_box:
            has_inside = min(bounds[2] - bounds[0], bounds[3] - bounds[1]) > 4 * GRAIN
        else:
            # Imported here: boxes, the usual case, load without Shapely.
            from regelwerk.space.shapes import has_one_inside

            has_inside = has_one_inside(self.outline)
        if not has_inside:
            raise ValueError(f"solid {self.id!r}: the outline encloses no area, or crosses itself")

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        # Hashes of strings differ between processes: build anew there instead of carrying ours along.
        return Solid, (self.id, self.outline, self.floor, self.top, self.opaque)


class Body(NamedTuple):
    """An upright cylinder: the place of its axis, the height it stands on, its radius and its own height."""

    at: Point
    floor: int
    radius: int
    height: int

    @property
    def top(self) -> int:
        return self.floor + self.height


def _is_box(outline: tuple[Point, ...], bounds: Bounds) -> bool:
    """Whether four corners walk round a rectangle with sides along the axes."""
    west, south, east, north = bounds
    corners = {(west, south), (east, south), (east, north), (west, north)}
    across = outline[0].x != outline[2].x and outline[0].y != outline[2].y
    return len(outline) == 4 and set(outline) == corners and across
