"""Ways over a field: what stops a path, the shortest way round, a random one."""

import heapq
import math
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from regelwerk.space.lines import crosses, entry, meets_box
from regelwerk.space.paths import Path, cut, towards
from regelwerk.space.points import METRE, Point
from regelwerk.space.shapes import WALL_MARGIN, shape, walls
from regelwerk.space.terrain import Field, Piece

if TYPE_CHECKING:
    from regelwerk.dice.source import Dice

_DECIMETRE = METRE // 10
_ATTEMPTS = 8


class Obstacle(NamedTuple):
    """What stops a path, and where: a solid piece, or the edge of the field (no piece)."""

    piece: Piece | None
    at: Point


def first_obstacle(path: Path, field: Field) -> Obstacle | None:
    """The first thing along a path that stops it, if any. Touching an edge or a corner is allowed."""
    for a, b in pairwise(path):
        if not _is_open(a, b, field):
            return _obstacle_between(a, b, field)
    return None


def is_clear(path: Path, field: Field) -> bool:
    """Whether nothing stops a path."""
    return all(_is_open(a, b, field) for a, b in pairwise(path))


@lru_cache(maxsize=1 << 12)
def way_round(a: Point, b: Point, field: Field) -> Path | None:
    """The shortest path that nothing stops, bending at corners of solid pieces; none if there is no way."""
    if not _is_open(a, a, field) or not _is_open(b, b, field):
        return None
    if a == b:
        return (a,)
    if _is_open(a, b, field):
        return a, b
    last_legs = dict(_seen_from(b, field))
    queue: list[tuple[float, Point, Point | None]] = [(0.0, a, None)]
    came_from: dict[Point, Point | None] = {}
    while queue:
        walked, here, before = heapq.heappop(queue)
        if here in came_from:
            continue
        came_from[here] = before
        if here == b:
            return _without_needless_bends(_back_to_start(b, came_from))
        for corner, leg in _seen_from(here, field):
            if corner not in came_from:
                heapq.heappush(queue, (walked + leg, corner, here))
        if here in last_legs:
            heapq.heappush(queue, (walked + last_legs[here], b, here))
    return None


def reachable(start: Point, reach: int, field: Field, dice: "Dice") -> Path:
    """A random clear path of limited length towards a whole decimetre nearby; it may stand still."""
    west, south = -(-max(start.x - reach, 0) // _DECIMETRE), -(-max(start.y - reach, 0) // _DECIMETRE)
    columns = min(start.x + reach, field.width) // _DECIMETRE - west + 1
    rows = min(start.y + reach, field.height) // _DECIMETRE - south + 1
    if columns < 1 or rows < 1:
        return (start,)
    for _ in range(_ATTEMPTS):
        x, y = west + dice.below(columns), south + dice.below(rows)
        way = way_round(start, Point(x * _DECIMETRE, y * _DECIMETRE), field)
        if way is not None:
            return cut(way, reach)[0]
    return (start,)


def _is_open(a: Point, b: Point, field: Field) -> bool:
    """Whether one straight leg stays on the field and out of everything solid."""
    if not (field.contains(a) and field.contains(b)):
        return False
    if not any(meets_box(a, b, piece.bounds, WALL_MARGIN) for piece in field.solids):
        return True
    import shapely

    leg = shapely.Point(a) if a == b else shapely.LineString((a, b))
    return not walls(field).intersects(leg)


def _obstacle_between(a: Point, b: Point, field: Field) -> Obstacle:
    leaves = _leaves_field(a, b, field)
    entries = [(entry(a, b, piece), piece) for piece in field.solids if crosses(a, b, piece)]
    if entries:
        enters, piece = min(entries, key=lambda found: (found[0], found[1].id))
        if leaves is None or enters < leaves:
            return Obstacle(piece, towards(a, b, enters))
    if leaves is not None:
        return Obstacle(None, towards(a, b, leaves))
    return _closed_gap(a, b, field)


def _leaves_field(a: Point, b: Point, field: Field) -> float | None:
    """How far from a (in units) the line leaves the field; at once if it begins outside."""
    if field.contains(b) and field.contains(a):
        return None
    if not field.contains(a):
        return 0.0
    shares = []
    for start, way, end in ((a.x, b.x - a.x, field.width), (a.y, b.y - a.y, field.height)):
        if way:
            shares.append(((end if way > 0 else 0) - start) / way)
    return min(shares) * math.hypot(b.x - a.x, b.y - a.y)


def _closed_gap(a: Point, b: Point, field: Field) -> Obstacle:
    """The place where a leg tries to slip between things that touch."""
    import shapely

    start = shapely.Point(a)
    line = start if a == b else shapely.LineString((a, b))
    hit = walls(field).intersection(line)
    at = towards(a, b, start.distance(hit))
    place = shapely.Point(at)
    piece = min(field.solids, key=lambda solid: (shape(solid).distance(place), solid.id))
    return Obstacle(piece, at)


@lru_cache(maxsize=256)
def _corners(field: Field) -> tuple[Point, ...]:
    """The places where a shortest path can bend."""
    corners = sorted({corner for piece in field.solids for corner in piece.outline})
    return tuple(corner for corner in corners if _is_open(corner, corner, field))


@lru_cache(maxsize=1 << 14)
def _seen_from(here: Point, field: Field) -> tuple[tuple[Point, float], ...]:
    """The corners to which an open leg leads, with its length in units."""
    import shapely

    corners = [corner for corner in _corners(field) if corner != here]
    if not corners:
        return ()
    closed = shapely.intersects(walls(field), shapely.linestrings([(here, corner) for corner in corners]))
    return tuple(
        (corner, math.hypot(corner.x - here.x, corner.y - here.y))
        for corner, stopped in zip(corners, closed.tolist(), strict=True)
        if not stopped
    )


def _back_to_start(end: Point, came_from: dict[Point, Point | None]) -> Path:
    path, here = [end], came_from[end]
    while here is not None:
        path.append(here)
        here = came_from[here]
    return tuple(reversed(path))


def _without_needless_bends(path: Path) -> Path:
    """The same path without places in the middle of a straight leg."""
    kept = list(path[:2])
    for point in path[2:]:
        (ax, ay), (bx, by) = kept[-2:]
        if (bx - ax) * (point.y - by) == (by - ay) * (point.x - bx):
            kept.pop()
        kept.append(point)
    return tuple(kept)
