"""Outlines: whether a place is inside one, how far it is from it, and where its edge is nearest."""

import math
from itertools import pairwise
from typing import TypeAlias

from regelwerk.space.points import Point

Outline: TypeAlias = tuple[Point, ...]
"""The corners of an area in turn."""


def holds(outline: Outline, at: Point) -> bool:
    """Whether a place is inside an outline or on its edge, exactly: a line to the east crosses sides an odd time."""
    x, y = at
    inside = False
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        if (ay > y) != (by > y):
            turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if turn == 0:
                return True
            inside ^= (turn > 0) == (by > ay)
        elif ay == by == y:
            if min(ax, bx) <= x <= max(ax, bx):
                return True
        elif at in ((ax, ay), (bx, by)):
            return True
    return inside


def from_edge(outline: Outline, at: Point) -> float:
    """How far (in units) a place is from the edge of an outline, from inside or outside."""
    return min(_from_side(at, a, b) for a, b in pairwise((*outline, outline[0])))


def nearest(outline: Outline, at: Point) -> Point:
    """The place on the edge of an outline that is nearest to another."""
    found = []
    for a, b in pairwise((*outline, outline[0])):
        dx, dy = b.x - a.x, b.y - a.y
        share = max(0.0, min(1.0, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy)))
        found.append(Point(round(a.x + share * dx), round(a.y + share * dy)))
    return min(found, key=lambda place: math.dist(place, at))


def _from_side(at: Point, a: Point, b: Point) -> float:
    along_x, along_y, dx, dy = b.x - a.x, b.y - a.y, at.x - a.x, at.y - a.y
    forward, long = dx * along_x + dy * along_y, along_x * along_x + along_y * along_y
    if forward <= 0:
        return math.hypot(dx, dy)
    if forward >= long:
        return math.hypot(at.x - b.x, at.y - b.y)
    return abs(dx * along_y - dy * along_x) / math.sqrt(long)
