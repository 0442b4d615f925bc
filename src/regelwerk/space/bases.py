"""Bases: how far round feet are apart, edge to edge, in centimetres; what touches, what overlaps."""

import math
from itertools import pairwise

from regelwerk.space.points import CENTIMETRE, Point
from regelwerk.space.solids import Body, Solid

EPS = 1e-6
"""How far (in centimetres) lengths may differ and still count as equal: places are rounded to whole units."""

CONTACT = 0.01
"""The widest gap, in centimetres, that still counts as contact."""


def gap(a: Body, b: Body) -> float:
    """The distance between two bodies: between the edges of their bases, and between the heights they stand on."""
    apart = math.hypot(b.at.x - a.at.x, b.at.y - a.at.y) - a.radius - b.radius
    return math.hypot(max(0.0, apart), b.floor - a.floor) / CENTIMETRE


def gap_to(body: Body, point: Point) -> float:
    """The distance from the edge of a base to a place, in the plan."""
    return max(0.0, math.hypot(point.x - body.at.x, point.y - body.at.y) - body.radius) / CENTIMETRE


def touching(a: Body, b: Body) -> bool:
    """Whether two bodies are in contact."""
    return gap(a, b) <= CONTACT + EPS


def overlap(a: Body, b: Body) -> bool:
    """Whether two bases cover common ground, whatever height they stand on; contact alone is no overlap."""
    apart = math.hypot(b.at.x - a.at.x, b.at.y - a.at.y)
    return apart < a.radius + b.radius - EPS * CENTIMETRE


def touches(body: Body, area: Solid | tuple[Point, ...]) -> bool:
    """Whether a base is in contact with an outline, seen from above: beside it, or over it."""
    outline = area.outline if isinstance(area, Solid) else area
    return _apart(body.at, outline) <= body.radius + (CONTACT + EPS) * CENTIMETRE


def _apart(at: Point, outline: tuple[Point, ...]) -> float:
    """How far (in units) a place is from an outline, nought inside."""
    sides = list(pairwise((*outline, outline[0])))
    if _is_inside(at, sides):
        return 0.0
    return min(_to_side(at, a, b) for a, b in sides)


def _to_side(at: Point, a: Point, b: Point) -> float:
    along_x, along_y, dx, dy = b.x - a.x, b.y - a.y, at.x - a.x, at.y - a.y
    forward, long = dx * along_x + dy * along_y, along_x * along_x + along_y * along_y
    if forward <= 0:
        return math.hypot(dx, dy)
    if forward >= long:
        return math.hypot(at.x - b.x, at.y - b.y)
    return abs(dx * along_y - dy * along_x) / math.sqrt(long)


def _is_inside(at: Point, sides: list[tuple[Point, Point]]) -> bool:
    """Count, in whole numbers, the sides that a line to the east crosses."""
    inside = False
    for a, b in sides:
        if (a.y > at.y) != (b.y > at.y):
            low, high = (a, b) if a.y < b.y else (b, a)
            inside ^= (high.x - low.x) * (at.y - low.y) > (at.x - low.x) * (high.y - low.y)
    return inside
