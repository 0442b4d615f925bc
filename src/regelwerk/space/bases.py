"""Bases: how far round feet are apart, edge to edge, in centimetres; what touches, what overlaps."""

import math

from regelwerk.space.outlines import from_edge, holds
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
    return holds(outline, body.at) or from_edge(outline, body.at) <= body.radius + (CONTACT + EPS) * CENTIMETRE
