"""Waypoints, where the way of a base can turn: a base's radius off the corners that stick out, and round other bases.

A corner is rounded by a few straight legs that touch the circle round it, so a way along them never comes too near and
is little longer than the arc. Where a gap is too narrow for the waypoints of these legs, there are two
more, for a leg that goes through the middle of the gap.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from regelwerk.space.ground import FORGIVEN, Ground, in_the_way
from regelwerk.space.outlines import Outline
from regelwerk.space.points import Point
from regelwerk.space.solids import Body
from regelwerk.space.walkable_ground import is_on_table

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from shapely.geometry.base import BaseGeometry

_STEP = math.radians(22.5)
# How far (in radians) a leg may seem to lead into an obstacle that it touches: its ends are rounded.
_GRAZING = 1e-4
# Lines that are checked many at a time are checked a hair more strictly than one alone, whose arithmetic differs.
_HAIR = 0.01

Neighbours = tuple[tuple[int, float], ...]


class Waypoint(NamedTuple):
    """A place to turn, and the directions in which its obstacle's grown outline arrives and leaves."""

    at: Point
    arrives: tuple[float, float]
    leaves: tuple[float, float]

    def is_touched(self, dx: float, dy: float, whole: float) -> bool:
        """Whether a leg in a direction passes by here, rather than leading into the obstacle or out of it."""
        first = (dx * self.arrives[1] - dy * self.arrives[0]) / whole
        second = (dx * self.leaves[1] - dy * self.leaves[0]) / whole
        return min(first, second) <= _GRAZING and max(first, second) >= -_GRAZING


def waypoints_round(discs: Sequence[Body], radius: int, ground_web: "Web") -> list[Waypoint]:
    """The waypoints of a way round other bases, also between two of them and between one and a solid."""
    circles = [(disc.at, radius + disc.radius) for disc in discs]
    found = [waypoint for at, far in circles for waypoint in _arc(at, 0.0, 2 * math.pi, far)]
    found += ground_web.squeezes(circles)
    for one, other in permutations(circles, 2):
        found += squeezes(*one, *other)
    return found


def waypoints_off(outline: Outline, radius: int) -> list[Waypoint]:
    """The waypoints of a way round an outline, off the corners that stick out."""
    area = sum(p.x * q.y - q.x * p.y for p, q in zip(outline, outline[1:] + outline[:1], strict=True))
    ring = outline if area > 0 else outline[::-1]
    found: list[Waypoint] = []
    for before, corner, after in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True):
        dx, dy, ex, ey = corner.x - before.x, corner.y - before.y, after.x - corner.x, after.y - corner.y
        turn = math.atan2(dx * ey - dy * ex, dx * ex + dy * ey)
        if turn > 0:
            found += _arc(corner, math.atan2(-dx, dy), turn, radius)
    return found


def _arc(centre: Point, begin: float, turn: float, radius: int) -> list[Waypoint]:
    """The corners of straight legs round an arc, which touch it."""
    # A right angle whose corners are rounded is still a right angle.
    count = max(1, math.ceil(turn / _STEP - _GRAZING))
    step = turn / count
    far = radius / math.cos(step / 2)
    found = []
    for n in range(count):
        first, middle, last = (begin + (n + share) * step for share in (0.0, 0.5, 1.0))
        at = Point(centre.x + round(far * math.cos(middle)), centre.y + round(far * math.sin(middle)))
        found.append(Waypoint(at, (-math.sin(first), math.cos(first)), (-math.sin(last), math.cos(last))))
    return found


def squeezes(centre: Point, radius: int, other: Point, other_radius: int) -> list[Waypoint]:
    """The waypoints round a circle of a leg that passes between it and another, if there is just room for it."""
    apart, least = math.dist(centre, other), radius + other_radius
    if not least - FORGIVEN <= apart <= least / math.cos(_STEP / 2):
        return []
    towards = math.atan2(other.y - centre.y, other.x - centre.x)
    return _arc(centre, towards - _STEP, 2 * _STEP, radius)


def _nearest(at: Point, p: Point, q: Point) -> Point:
    """The place of a side that is nearest to another place."""
    sx, sy = q.x - p.x, q.y - p.y
    share = min(max(((at.x - p.x) * sx + (at.y - p.y) * sy) / (sx * sx + sy * sy), 0.0), 1.0)
    return Point(p.x + round(sx * share), p.y + round(sy * share))


class Web:
    """All waypoints on a ground for bases of one size, and which of them lead to which without running into a solid."""

    def __init__(self, ground: Ground, radius: int, passable: frozenset[str]) -> None:
        import numpy as np
        import shapely

        solids = in_the_way(ground, passable)
        table = (Point(0, 0), Point(ground.width, 0), Point(ground.width, ground.height), Point(0, ground.height))
        rings = [solid.outline for solid in solids]
        self._sides = [side for ring in (table, *rings) for side in zip(ring, ring[1:] + ring[:1], strict=True)]
        self._tree = shapely.STRtree(shapely.linestrings(self._sides))
        self._radius, self._reach = radius, radius - FORGIVEN + _HAIR
        self._walls: BaseGeometry = shapely.union_all([shapely.Polygon(ring) for ring in rings])
        shapely.prepare(self._walls)
        every = [waypoint for ring in rings for waypoint in waypoints_off(ring, radius)]
        every += self.squeezes([(corner, radius) for ring in rings for corner in ring])
        places = shapely.points(np.array([waypoint.at for waypoint in every], dtype=float).reshape(-1, 2))
        self.waypoints = tuple(
            waypoint
            for waypoint, is_clear in zip(every, self._clear(places).tolist(), strict=True)
            if is_clear and is_on_table(waypoint.at, radius, ground)
        )
        self._places: NDArray[np.float64] = np.array([waypoint.at for waypoint in self.waypoints], dtype=float).reshape(
            -1, 2
        )
        self._turns: NDArray[np.float64] = np.array(
            [(waypoint.arrives, waypoint.leaves) for waypoint in self.waypoints], dtype=float
        ).reshape(-1, 2, 2)
        self._known: dict[int, Neighbours] = {}

    def squeezes(self, circles: Sequence[tuple[Point, int]]) -> list[Waypoint]:
        """The waypoints of open legs between circles (round corners or other bases) and all solids near them."""
        import numpy as np
        import shapely

        if not circles:
            return []
        reach = np.array([(radius + self._radius) / math.cos(_STEP / 2) for _, radius in circles])
        near = self._tree.query(shapely.points([at for at, _ in circles]), predicate="dwithin", distance=reach)
        found: list[Waypoint] = []
        for number, index in near.T.tolist():
            (centre, radius), side = circles[number], self._sides[index]
            place = _nearest(centre, *side)
            found += squeezes(centre, radius, place, self._radius)
            if place in side:
                found += squeezes(place, self._radius, centre, radius)
        legs = np.array([waypoint.at for waypoint in found], dtype=float).reshape(-1, 2, 2)
        clear = self._clear(shapely.linestrings(legs)).tolist()
        return [waypoint for n, waypoint in enumerate(found) if clear[n // 2]]

    def next_to(self, index: int) -> Neighbours:
        """The waypoints to which a straight leg leads on from a waypoint, each with the length of the leg."""
        if index not in self._known:
            self._known[index] = self.seen_from(self.waypoints[index].at, self.waypoints[index])
        return self._known[index]

    def seen_from(self, at: Point, waypoint: Waypoint | None = None) -> Neighbours:
        """The waypoints to which an open leg leads from a place (itself a waypoint or not) and from there on."""
        import numpy as np
        import shapely

        if not self.waypoints:
            return ()
        ways = self._places - np.array(at, dtype=float)
        lengths = np.hypot(ways[:, 0], ways[:, 1])
        lengths[lengths == 0] = np.inf
        aside = (ways[:, :1] * self._turns[:, :, 1] - ways[:, 1:] * self._turns[:, :, 0]) / lengths[:, None]
        touched = (aside.min(axis=1) <= _GRAZING) & (aside.max(axis=1) >= -_GRAZING) & np.isfinite(lengths)
        if waypoint is not None:
            sides = np.array((waypoint.arrives, waypoint.leaves))
            aside = (ways[:, :1] * sides[:, 1] - ways[:, 1:] * sides[:, 0]) / lengths[:, None]
            touched &= (aside.min(axis=1) <= _GRAZING) & (aside.max(axis=1) >= -_GRAZING)
        found = np.flatnonzero(touched)
        legs = np.empty((len(found), 2, 2))
        legs[:, 0], legs[:, 1] = at, self._places[found]
        found = found[self._clear(shapely.linestrings(legs))]
        return tuple(zip(found.tolist(), lengths[found].tolist(), strict=True))

    def _clear(self, shapes: "BaseGeometry | NDArray[np.object_]") -> "NDArray[np.bool_]":
        """Which places or legs are far enough from all solids."""
        import numpy as np
        import shapely

        return ~np.asarray(shapely.dwithin(self._walls, shapes, self._reach))


@lru_cache(maxsize=64)
def web(ground: Ground, radius: int, passable: frozenset[str]) -> Web:
    """The waypoints on a ground, worked out once."""
    return Web(ground, radius, passable)


@lru_cache(maxsize=1 << 13)
def waypoints_seen(
    at: Point, waypoint: Waypoint | None, ground: Ground, radius: int, passable: frozenset[str]
) -> Neighbours:
    """What `Web.seen_from` says, remembered: computer players ask about the same places again and again."""
    return web(ground, radius, passable).seen_from(at, waypoint)
