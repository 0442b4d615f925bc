"""Who sees how much of whom: the silhouette of a body in 64 cells, and what hides each of them.

A body shows the eye a rectangle as wide and as high as itself, through its axis and square to the line of sight, cut
into eight rows and eight columns. A cell is hidden if the line from the eye to its midpoint runs through something.
A set of cells is a whole number of 64 bits: bit 8 * row + column, row 0 at the top, column 0 on the viewer's left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from regelwerk.space.points import Point
from regelwerk.space.solids import Body, Solid

if TYPE_CHECKING:
    from regelwerk.space.clipping import Floats, Numbers

CELLS = 64
ALL_CELLS = (1 << CELLS) - 1


def box(columns: range, rows: range) -> int:
    """A rectangle of cells."""
    return sum(1 << 8 * row + column for row in rows for column in columns)


LIMBS = {
    "head": box(range(2, 6), range(2)),
    "left_arm": box(range(2), range(4)),
    "right_arm": box(range(6, 8), range(4)),
    "left_leg": box(range(4), range(4, 8)),
    "right_leg": box(range(4, 8), range(4, 8)),
}
"""Left and right are the viewer's."""


class Sight(NamedTuple):
    """What hides which cells of a silhouette."""

    by_solid: tuple[tuple[str, int], ...]
    """Solids that hide something, by id, each with its cells."""
    by_body: tuple[int, ...]
    """The cells hidden by each of the other bodies, in the order in which they were given."""

    @property
    def hidden(self) -> int:
        """The cells that anything hides."""
        return reduce(or_, (cells for _, cells in self.by_solid), reduce(or_, self.by_body, 0))


def limbs(hidden: int, *, with_head: bool = True) -> tuple[str, ...]:
    """The limbs of which no cell is hidden."""
    return tuple(name for name, cells in LIMBS.items() if not hidden & cells and (with_head or name != "head"))


@dataclass(frozen=True, slots=True, eq=False)
class Skyline:
    """Solids prepared for questions: their convex parts, sorted by the solids' ids."""

    ids: tuple[str, ...]
    owner: "Numbers"
    """Of each part: which solid (a place in `ids`) it belongs to."""
    box: "Floats"
    """Of each part: x and y of the middle of its bounding box, half its width and height, floor, top."""
    sides: "Floats"
    """Of each part, of each side: x and y of a corner, the normal into the part, the depth that counts as inside."""


@lru_cache(maxsize=256)
def skyline(solids: tuple[Solid, ...]) -> Skyline:
    """Prepare what is opaque among solids for `look`, `looks` and `is_blocked`."""
    from regelwerk.space.clipping import prepared

    return prepared(solid for solid in solids if solid.opaque)


@lru_cache(maxsize=1 << 16)
def look(eye: Point, eye_height: int, target: Body, terrain: Skyline, others: tuple[Body, ...] = ()) -> Sight:
    """What hides how much of a target from an eye at a height above the table.

    `others` are the bodies that can stand in the way; the target and who looks are not among them.
    """
    (sight,) = looks(((eye, eye_height),), (target,), terrain, (others,))
    return sight


def looks(
    eyes: Sequence[tuple[Point, int]],
    targets: Sequence[Body],
    terrain: Skyline,
    others: Sequence[tuple[Body, ...]] | None = None,
) -> list[Sight]:
    """Many looks at once: each eye (place, height) at its own target past its own others, answered as `look` does."""
    from regelwerk.space import clipping

    others = others if others is not None else [()] * len(targets)
    if not len(eyes) == len(targets) == len(others):
        raise ValueError(f"{len(eyes)} eyes, {len(targets)} targets and {len(others)} groups of others do not match")
    if not eyes:
        return []
    fans = clipping.fans(eyes, targets)
    by_solid: list[dict[str, int]] = [{} for _ in eyes]
    if terrain.ids:
        inside = clipping.through_solids(fans, clipping.COLUMNS, terrain)
        owners = terrain.owner[inside.which].tolist()
        masks = clipping.hidden_cells(inside, fans)
        for fan, owner, cells in zip(inside.fan.tolist(), owners, masks, strict=True):
            if cells:
                name = terrain.ids[owner]
                by_solid[fan][name] = by_solid[fan].get(name, 0) | cells
    by_body = [0] * sum(map(len, others))
    if by_body:
        inside = clipping.through_bodies(fans, clipping.COLUMNS, others)
        masks = clipping.hidden_cells(inside, fans)
        for which, cells in zip(inside.which.tolist(), masks, strict=True):
            by_body[which] = cells
    sights, first = [], 0
    for solids, group in zip(by_solid, others, strict=True):
        sights.append(Sight(tuple(solids.items()), tuple(by_body[first : first + len(group)])))
        first += len(group)
    return sights


def is_blocked(eye: Point, eye_height: int, point: Point, height: int, terrain: Skyline) -> bool:
    """Whether something opaque stands in the straight line between two points with heights; the same both ways."""
    from regelwerk.space import clipping

    if not terrain.ids:
        return False
    # Always asked from the same end, so that not even rounding tells the two ways apart.
    (one, one_height), (other, other_height) = sorted([(eye, eye_height), (point, height)])
    fans = clipping.line(one, one_height, other, other_height)
    inside = clipping.through_solids(fans, clipping.POINT, terrain)
    return bool(clipping.hides(inside, fans, clipping.POINT).any())


def first_entry(
    eye: Point, eye_height: int, ground: Point, solids: tuple[Solid, ...], bodies: tuple[Body, ...] = ()
) -> Point | None:
    """Where (in the plan) the straight line from an eye to a place on the ground first enters a solid or a body.

    Solids that are not opaque count too: what flies stops at glass. None if it enters nothing.
    """
    from regelwerk.space import clipping

    fans = clipping.line(eye, eye_height, ground, 0)
    terrain = _all_solids(solids)
    shares = [
        *(clipping.entries(clipping.through_solids(fans, clipping.POINT, terrain), fans) if solids else ()),
        *(clipping.entries(clipping.through_bodies(fans, clipping.POINT, (bodies,)), fans) if bodies else ()),
    ]
    if not shares:
        return None
    share = min(shares)
    return Point(eye.x + round(share * (ground.x - eye.x)), eye.y + round(share * (ground.y - eye.y)))


@lru_cache(maxsize=256)
def _all_solids(solids: tuple[Solid, ...]) -> Skyline:
    from regelwerk.space.clipping import prepared

    return prepared(solids)
