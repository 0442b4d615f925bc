"""Where a base may stand and walk: not over solids, not over the edge of the table, not over other bases."""

import math
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple

from regelwerk.space.ground import FORGIVEN, Ground, in_the_way
from regelwerk.space.outlines import holds
from regelwerk.space.paths import Path, towards
from regelwerk.space.points import GRAIN, ROUNDING, Point
from regelwerk.space.segments import Segment, comes_near, near_outline, near_place, near_sides
from regelwerk.space.solids import Body, Solid

if TYPE_CHECKING:
    import shapely

NOTHING: frozenset[str] = frozenset()
# Outlines with more sides than this, such as caves, are left to Shapely, which need not look at every side.
_MANY_SIDES = 24


class Stop(NamedTuple):
    """Where a walking base is stopped, how far along its path, and by what: a solid's id, a disc's index, the edge."""

    at: Point
    along: int
    by: Literal["solid", "disc", "edge"]
    solid: str = ""
    disc: int = -1


class BadRadius(ValueError):
    """A base too small to walk."""

    def __init__(self, radius: int) -> None:
        self.radius = radius
        super().__init__(f"a base with a radius of {radius} units cannot walk: it needs more than {GRAIN}")


def is_free(
    at: Point, radius: int, ground: Ground, discs: tuple[Body, ...] = (), passable: frozenset[str] = NOTHING
) -> bool:
    """Whether a base may stand somewhere; it may touch everything."""
    return is_open(at, at, radius, ground, discs, passable)


def first_stop(
    path: Path, radius: int, ground: Ground, discs: tuple[Body, ...] = (), passable: frozenset[str] = NOTHING
) -> Stop | None:
    """The first thing that a base runs into on its path, if any; solids named in `passable` do not stop it."""
    behind = 0.0
    for a, b in pairwise(path) if len(path) > 1 else ((path[0], path[0]),):
        if not is_open(a, b, radius, ground, discs, passable):
            return _stop_between(a, b, radius, ground, discs, passable, behind)
        behind += math.hypot(b.x - a.x, b.y - a.y)
    return None


def is_open(a: Point, b: Point, radius: int, ground: Ground, discs: tuple[Body, ...], passable: frozenset[str]) -> bool:
    """Whether a base can go straight from a to b."""
    if radius <= GRAIN:
        raise BadRadius(radius)
    return (
        is_on_table(a, radius, ground)
        and is_on_table(b, radius, ground)
        and not any(runs_into(a, b, disc, radius) for disc in discs)
        and not any(_runs_over(a, b, solid, radius - FORGIVEN) for solid in in_the_way(ground, passable))
    )


def is_on_table(at: Point, radius: int, ground: Ground) -> bool:
    """Whether a base does not stick out over the edge."""
    least = radius - FORGIVEN
    return least <= at.x <= ground.width - least and least <= at.y <= ground.height - least


def runs_into(a: Point, b: Point, disc: Body, radius: int) -> bool:
    """Whether a base that goes straight from a to b overlaps another."""
    return squared_distance(a, b, disc.at) < (radius + disc.radius - FORGIVEN) ** 2


def squared_distance(a: Point, b: Point, place: Point) -> float:
    """The square of the distance between a place and the leg from a to b."""
    dx, dy, x, y = b.x - a.x, b.y - a.y, place.x - a.x, place.y - a.y
    ahead = dx * x + dy * y
    if ahead <= 0:
        return x * x + y * y
    whole = dx * dx + dy * dy
    if ahead >= whole:
        return (place.x - b.x) ** 2 + (place.y - b.y) ** 2
    aside = dx * y - dy * x
    return aside * aside / whole


def _runs_over(a: Point, b: Point, solid: Solid, reach: int) -> bool:
    """Whether the leg from a to b is inside a solid or nearer to it than a distance."""
    if not comes_near(a, b, solid.bounds, reach):
        return False
    if len(solid.outline) > _MANY_SIDES:
        import shapely

        leg = shapely.Point(a) if a == b else shapely.LineString((a, b))
        return bool(shapely.dwithin(_prepared(solid), leg, reach))
    outline, limit = solid.outline, reach * reach
    for p, q in pairwise((*outline, outline[0])):
        if (
            squared_distance(p, q, a) < limit
            or squared_distance(p, q, b) < limit
            or squared_distance(a, b, p) < limit
            or _cross(a, b, p, q)
        ):
            return True
    return holds(outline, a)


@lru_cache(maxsize=1024)
def _prepared(solid: Solid) -> "shapely.Polygon":
    import shapely

    polygon = shapely.Polygon(solid.outline)
    shapely.prepare(polygon)
    return polygon


def _cross(a: Point, b: Point, p: Point, q: Point) -> bool:
    """Whether two legs cross, each with the other's ends to both of its sides."""
    return _is_left(a, b, p) != _is_left(a, b, q) and _is_left(p, q, a) != _is_left(p, q, b)


def _is_left(a: Point, b: Point, place: Point) -> bool:
    return (b.x - a.x) * (place.y - a.y) > (b.y - a.y) * (place.x - a.x)


def _stop_between(
    a: Point,
    b: Point,
    radius: int,
    ground: Ground,
    discs: tuple[Body, ...],
    passable: frozenset[str],
    behind: float,
) -> Stop:
    """What stops a leg that is not open: of several things the first, the edge before discs before solids."""
    stops: list[tuple[float, int, Stop]] = []
    leaves = _leaves_table(a, b, radius, ground)
    if leaves is not None:
        stops.append((leaves, 0, Stop(a, 0, "edge")))
    for index, disc in enumerate(discs):
        if runs_into(a, b, disc, radius):
            near = near_place(a, b, disc.at, radius + disc.radius)
            stops.append((near[0] if near else 0.0, 1, Stop(a, 0, "disc", disc=index)))
    for solid in in_the_way(ground, passable):
        if _runs_over(a, b, solid, radius - FORGIVEN):
            stops.append((_touches(a, b, solid, radius), 2, Stop(a, 0, "solid", solid=solid.id)))
    along, _, stop = min(stops, key=lambda found: found[:2])
    return stop._replace(at=towards(a, b, along), along=round(behind + along))


def _touches(a: Point, b: Point, solid: Solid, radius: int) -> float:
    """How far along the leg a base touches the solid that it then runs over.

    A base may have slid along the solid before, with its place a hair too near because it is rounded. So what counts is
    the segment in which it goes deeper than is forgiven, from where it is deeper than rounding explains; and just
    before that, usually, it touches.
    """
    deep = near_outline(a, b, solid.outline, radius - FORGIVEN)
    enters = deep[0][0] if deep else 0.0
    sinks = _begin(near_outline(a, b, solid.outline, radius - ROUNDING), enters)
    touches = _begin(near_sides(a, b, solid.outline, radius), sinks)
    return touches if sinks - touches <= GRAIN else sinks


def _begin(segments: list[Segment], place: float) -> float:
    """Where the segment begins in which a place along the leg lies."""
    return max((begin for begin, _ in segments if begin <= place), default=0.0)


def _leaves_table(a: Point, b: Point, radius: int, ground: Ground) -> float | None:
    """How far along the leg a base reaches the edge that it then sticks out over; at once if it does already."""
    if not is_on_table(a, radius, ground):
        return 0.0
    shares = []
    for start, end, size in ((a.x, b.x, ground.width), (a.y, b.y, ground.height)):
        if not radius - FORGIVEN <= end <= size - radius + FORGIVEN:
            limit = radius if end < start else size - radius
            shares.append(max((limit - start) / (end - start), 0.0))
    return min(shares) * math.hypot(b.x - a.x, b.y - a.y) if shares else None
