"""Straight lines over terrain: what they run through, what is near."""

import math
from functools import lru_cache

from regelwerk.space.points import GRAIN, ROUNDING, Point
from regelwerk.space.shapes import core, shape
from regelwerk.space.terrain import Bounds, Field, Piece


@lru_cache(maxsize=1 << 12)
def pieces_crossed(a: Point, b: Point, field: Field) -> tuple[Piece, ...]:
    """The pieces through whose inside the straight line runs, in the order in which it enters them.

    Touching a corner or running along an edge is not enough. From a place to itself: the pieces it is inside.
    """
    crossed = tuple(piece for piece in field.pieces if crosses(a, b, piece))
    if len(crossed) < 2:
        return crossed
    return tuple(sorted(crossed, key=lambda piece: (entry(a, b, piece), piece.id)))


def crosses(a: Point, b: Point, piece: Piece) -> bool:
    """Whether the straight line runs through the inside of one piece."""
    if not meets_box(a, b, piece.bounds, -GRAIN):
        return False
    if piece.is_box:
        return True
    import shapely

    line = shapely.Point(a) if a == b else shapely.LineString((a, b))
    return bool(core(piece).intersects(line))


def entry(a: Point, b: Point, piece: Piece) -> float:
    """How far from a (in units) the line to b first enters a piece that it crosses."""
    if piece.is_box:
        return _entry_of_box(a, b, piece.bounds)
    if a == b:
        return 0.0
    import shapely

    # The line may touch a corner before it goes in elsewhere: only segments that reach the inside count.
    segments = shapely.get_parts(shape(piece).intersection(shapely.LineString((a, b))))
    start, inside = shapely.Point(a), core(piece)
    return min(float(start.distance(segment)) for segment in segments if inside.intersects(segment))


def is_inside(point: Point, piece: Piece) -> bool:
    """Whether a place is inside a piece; its edge is not inside."""
    return crosses(point, point, piece)


def is_inside_or_on_edge(point: Point, piece: Piece) -> bool:
    """Whether a place is inside a piece or on its edge."""
    return near(point, piece, 0)


def near(point: Point, piece: Piece, reach: int) -> bool:
    """Whether a point is at most a distance away from a piece (inside: always)."""
    if reach < 0:
        return False
    west, south, east, north = piece.bounds
    dx, dy = max(west - point.x, 0, point.x - east), max(south - point.y, 0, point.y - north)
    far = reach + ROUNDING
    if piece.is_box or dx * dx + dy * dy > far * far:
        return dx * dx + dy * dy <= far * far
    import shapely

    return shape(piece).distance(shapely.Point(point)) <= far


def meets_box(a: Point, b: Point, bounds: Bounds, margin: int) -> bool:
    """Whether a straight line meets a rectangle grown by a margin (or shrunk by a negative one).

    Exact, in whole numbers: a line misses a rectangle if it ends before one of the sides, or if all corners
    lie on one side of it.
    """
    west, south, east, north = bounds
    west, south, east, north = west - margin, south - margin, east + margin, north + margin
    if (a.x < west and b.x < west) or (a.x > east and b.x > east):
        return False
    if (a.y < south and b.y < south) or (a.y > north and b.y > north):
        return False
    dx, dy = b.x - a.x, b.y - a.y
    # The corners furthest to the left and to the right of the line, by the line's direction.
    high, low = (north, south) if dx >= 0 else (south, north)
    left, right = (west, east) if dy >= 0 else (east, west)
    furthest_left = dx * (high - a.y) - dy * (left - a.x)
    furthest_right = dx * (low - a.y) - dy * (right - a.x)
    return furthest_right <= 0 <= furthest_left


def _entry_of_box(a: Point, b: Point, bounds: Bounds) -> float:
    share = 0.0
    for start, way, low, high in ((a.x, b.x - a.x, *bounds[::2]), (a.y, b.y - a.y, *bounds[1::2])):
        if way:
            share = max(share, ((low if way > 0 else high) - start) / way)
    return share * math.hypot(b.x - a.x, b.y - a.y)
