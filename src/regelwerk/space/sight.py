"""Who sees how much of whom: the silhouette of a body in 64 cells, and what hides each of them.

A body shows the eye a rectangle as wide and as high as itself, through its axis and square to the line of sight, cut
into eight rows and eight columns. A cell is hidden if the line from the eye to its midpoint runs through something.
A set of cells is a whole number of 64 bits: bit 8 * row + column, row 0 at the top, column 0 on the viewer's left.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from regelwerk.space import cylinders
from regelwerk.space.points import Point
from regelwerk.space.solids import Body, Solid

if TYPE_CHECKING:
    from regelwerk.space.clipping import Floats, Numbers

CELLS = 64
ALL_CELLS = (1 << CELLS) - 1
MOST_KNOWN = 1 << 17


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


Eye = tuple[Point, int]
"""A place, and a height above the table."""


@dataclass(frozen=True, slots=True, eq=False)
class Skyline:
    """Solids prepared for questions: their convex parts, sorted by the solids' ids. Looks past them are remembered."""

    ids: tuple[str, ...]
    owner: "Numbers"
    """Of each part: which solid (a place in `ids`) it belongs to."""
    box: "Floats"
    """Of each part: x and y of the middle of its bounding box, half its width and height, floor, top."""
    sides: "Floats"
    """Of each part, of each side: x and y of a corner, the normal into the part, the depth that counts as inside."""
    known: dict[tuple[Eye, Body], tuple[tuple[str, int], ...]] = field(default_factory=dict)
    """What the solids hide of a target from an eye, as far as it was asked for."""


@lru_cache(maxsize=256)
def skyline(solids: tuple[Solid, ...]) -> Skyline:
    """Prepare what is opaque among solids for `look`, `looks` and `is_blocked`."""
    from regelwerk.space.clipping import prepared

    return prepared(solid for solid in solids if solid.opaque)


def look(eye: Point, eye_height: int, target: Body, terrain: Skyline, others: tuple[Body, ...] = ()) -> Sight:
    """What hides how much of a target from an eye at a height above the table.

    `others` are the bodies that can stand in the way; the target and who looks are not among them.
    """
    by_solid = terrain.known.get(((eye, eye_height), target))
    if by_solid is not None:
        return Sight(by_solid, _past_bodies((eye, eye_height), target, others))
    (sight,) = looks(((eye, eye_height),), (target,), terrain, (others,))
    return sight


def looks(
    eyes: Sequence[Eye],
    targets: Sequence[Body],
    terrain: Skyline,
    others: Sequence[tuple[Body, ...]] | None = None,
) -> list[Sight]:
    """Many looks at once: each eye (place, height) at its own target past its own others, answered as `look` does.

    One look costs almost as much as twenty: whoever will ask for several asks for them together.
    """
    if not len(eyes) == len(targets) == (len(targets) if others is None else len(others)):
        raise ValueError(
            f"{len(eyes)} eyes, {len(targets)} targets and {len(others or ())} groups of others do not match"
        )
    asked, known = list(zip(eyes, targets, strict=True)), terrain.known
    missing = [key for key in dict.fromkeys(asked) if key not in known]
    if missing:
        if len(known) > MOST_KNOWN:
            known.clear()
            missing = list(dict.fromkeys(asked))
        found = _past_solids(missing, terrain)
        known.update(zip(missing, found, strict=True))
        if others is None and len(missing) == len(asked):
            return [Sight(by_solid, ()) for by_solid in found]
    if others is None:
        return [Sight(known[key], ()) for key in asked]
    return [Sight(known[key], _past_bodies(*key, group)) for key, group in zip(asked, others, strict=True)]


def _past_solids(asked: Sequence[tuple[Eye, Body]], terrain: Skyline) -> list[tuple[tuple[str, int], ...]]:
    """Which cells of each target each solid hides."""
    from regelwerk.space import clipping

    by_solid: list[dict[str, int]] = [{} for _ in asked]
    if terrain.ids:
        fans = clipping.fans(asked)
        inside = clipping.through_solids(fans, clipping.COLUMNS, terrain)
        owners = terrain.owner[inside.which].tolist()
        masks = clipping.hidden_cells(inside, fans)
        for fan, owner, cells in zip(inside.fan.tolist(), owners, masks, strict=True):
            if cells:
                name = terrain.ids[owner]
                by_solid[fan][name] = by_solid[fan].get(name, 0) | cells
    return [tuple(solids.items()) for solids in by_solid]


def _past_bodies(eye: Eye, target: Body, others: tuple[Body, ...]) -> tuple[int, ...]:
    """Which cells of a target each of the others hides; mostly nobody stands in between."""
    return tuple(
        _past_body(eye, target, body) if is_between(eye[0], target, body.at, body.radius) else 0 for body in others
    )


@lru_cache(maxsize=1 << 16)
def _past_body(eye: Eye, target: Body, body: Body) -> int:
    fan = cylinders.fan_to(*eye, target.at, target.floor, target.radius, target.height)
    return cylinders.hidden_cells(fan, body)


def is_between(eye: Point, target: Body, at: Point, radius: int) -> bool:
    """Whether a cylinder is near enough to the line of sight, in the plan, to hide anything of a target."""
    dx, dy, to_x, to_y = target.at.x - eye.x, target.at.y - eye.y, at.x - eye.x, at.y - eye.y
    far = math.hypot(dx, dy)
    # A unit more than the radii: rounding never leaves out what touches.
    reach = (radius + 1) * far
    return abs(dx * to_y - dy * to_x) <= reach + target.radius * far and -reach <= dx * to_x + dy * to_y <= (
        far * far + reach
    )


@lru_cache(maxsize=1 << 14)
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
    fan = cylinders.fan_to(eye, eye_height, ground, 0, 0, 0)
    shares = []
    if solids:
        from regelwerk.space import clipping

        fans = clipping.line(eye, eye_height, ground, 0)
        shares += clipping.entries(clipping.through_solids(fans, clipping.POINT, _all_solids(solids)), fan)
    for body in bodies:
        inside = cylinders.through(fan, 0.0, body)
        share = cylinders.entry(fan, *inside, body.floor, body.top) if inside is not None else None
        if share is not None:
            shares.append(share)
    if not shares:
        return None
    share = min(shares)
    return Point(eye.x + round(share * (ground.x - eye.x)), eye.y + round(share * (ground.y - eye.y)))


@lru_cache(maxsize=256)
def _all_solids(solids: tuple[Solid, ...]) -> Skyline:
    from regelwerk.space.clipping import prepared

    return prepared(solids)
