"""Segments of a way: where it runs near an outline, inside it, or with a base over it."""

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

from regelwerk.space.outlines import Outline
from regelwerk.space.paths import Path
from regelwerk.space.points import GRAIN, ROUNDING, Point
from regelwerk.space.solids import Solid
from regelwerk.space.terrain import Bounds

Segment: TypeAlias = tuple[float, float]
"""From where to where, in units along a leg or a way."""


def spans(path: Path, outline: Outline) -> tuple[tuple[int, int], ...]:
    """Where a path is inside an outline or on its edge; a place that it only touches is a segment of length 0."""
    whole, found = _along(path, outline, ROUNDING)
    return tuple((round(begin), round(end)) for begin, end in (_tight(*segment, whole) for segment in found))


def over(path: Path, radius: int, solid: Solid) -> tuple[tuple[int, int], ...]:
    """Where a base that follows a path overlaps a solid; touching it is not enough."""
    return tuple((round(begin), round(end)) for begin, end in _along(path, solid.outline, radius - ROUNDING)[1])


def near_outline(a: Point, b: Point, outline: Outline, reach: float) -> list[Segment]:
    """Where the leg from a to b is inside an outline or within a distance of it."""
    return merged([*_inside(a, b, outline), *near_sides(a, b, outline, reach)])


def near_sides(a: Point, b: Point, outline: Outline, reach: float) -> list[Segment]:
    """Where the leg from a to b is within a distance of each side of an outline, one after another."""
    found = (_near_side(a, b, p, q, reach) for p, q in pairwise((*outline, outline[0])))
    return [segment for segment in found if segment is not None]


def _near_side(a: Point, b: Point, p: Point, q: Point, reach: float) -> Segment | None:
    """Where the leg from a to b is within a distance of the side from p to q: one segment, or none."""
    ends = [near_place(a, b, p, reach), near_place(a, b, q, reach), _beside(a, b, p, q, reach)]
    known = [segment for segment in ends if segment is not None]
    if not known:
        return None
    return min(begin for begin, _ in known), max(end for _, end in known)


def near_place(a: Point, b: Point, place: Point, reach: float) -> Segment | None:
    """Where the leg from a to b is within a distance of a point."""
    dx, dy, x, y = b.x - a.x, b.y - a.y, place.x - a.x, place.y - a.y
    whole = math.hypot(dx, dy)
    if whole == 0:
        return (0.0, 0.0) if math.hypot(x, y) <= reach else None
    aside = (dx * y - dy * x) / whole
    if abs(aside) > reach:
        return None
    middle, half = (dx * x + dy * y) / whole, math.sqrt(reach * reach - aside * aside)
    begin, end = max(middle - half, 0.0), min(middle + half, whole)
    return (begin, end) if begin <= end else None


def _beside(a: Point, b: Point, p: Point, q: Point, reach: float) -> Segment | None:
    """Where the leg runs in the strip to both sides of a side, between its ends."""
    sx, sy = q.x - p.x, q.y - p.y
    side, whole = math.hypot(sx, sy), math.hypot(b.x - a.x, b.y - a.y)
    begin, end = 0.0, whole
    for ux, uy, low, high in ((sx / side, sy / side, 0.0, side), (-sy / side, sx / side, -reach, reach)):
        at_a = ux * (a.x - p.x) + uy * (a.y - p.y)
        change = ux * (b.x - a.x) + uy * (b.y - a.y)
        if abs(change) < 1e-9:
            if not low <= at_a <= high:
                return None
            continue
        first, last = sorted(((low - at_a) / change * whole, (high - at_a) / change * whole))
        begin, end = max(begin, first), min(end, last)
    return (begin, end) if begin <= end else None


def _inside(a: Point, b: Point, outline: Outline) -> list[Segment]:
    """Where the leg is inside an outline, cut where it crosses sides."""
    dx, dy = b.x - a.x, b.y - a.y
    shares = {0.0, 1.0}
    for p, q in pairwise((*outline, outline[0])):
        sx, sy = q.x - p.x, q.y - p.y
        turn = dx * sy - dy * sx
        if turn:
            share = ((p.x - a.x) * sy - (p.y - a.y) * sx) / turn
            if 0 < share < 1:
                shares.add(share)
    whole = math.hypot(dx, dy)
    return [
        (first * whole, last * whole)
        for first, last in pairwise(sorted(shares))
        if _is_within(a.x + dx * (first + last) / 2, a.y + dy * (first + last) / 2, outline)
    ]


def _is_within(x: float, y: float, outline: Outline) -> bool:
    """As `holds`, for a place between whole units, away from every side."""
    inside = False
    for p, q in pairwise((*outline, outline[0])):
        if (p.y > y) != (q.y > y) and x < p.x + (y - p.y) * (q.x - p.x) / (q.y - p.y):
            inside = not inside
    return inside


def merged(segments: Iterable[Segment], slack: float = 1e-3) -> list[Segment]:
    """Segments in order, those that meet made one."""
    joined: list[Segment] = []
    for begin, end in sorted(segments):
        if joined and begin <= joined[-1][1] + slack:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((begin, end))
    return joined


def bounds_of(outline: Outline) -> Bounds:
    """West, south, east and north end of an outline."""
    xs, ys = [p.x for p in outline], [p.y for p in outline]
    return min(xs), min(ys), max(xs), max(ys)


def comes_near(a: Point, b: Point, bounds: Bounds, reach: float) -> bool:
    """Whether the rectangle round a leg comes so near to another; what does not need not be looked at closely."""
    west, south, east, north = bounds
    return (
        max(a.x, b.x) >= west - reach
        and min(a.x, b.x) <= east + reach
        and max(a.y, b.y) >= south - reach
        and min(a.y, b.y) <= north + reach
    )


def _along(path: Path, outline: Outline, reach: float) -> tuple[float, list[Segment]]:
    """The length of a path, and where it is inside an outline or so near to it."""
    legs = list(pairwise(path)) if len(path) > 1 else [(path[0], path[0])]
    bounds, behind = bounds_of(outline), 0.0
    found: list[Segment] = []
    for a, b in legs:
        if comes_near(a, b, bounds, reach):
            found += [(behind + begin, behind + end) for begin, end in near_outline(a, b, outline, reach)]
        behind += math.hypot(b.x - a.x, b.y - a.y)
    return behind, merged(found)


def _tight(begin: float, end: float, whole: float) -> Segment:
    """A segment without what was forgiven for rounding, except where the path begins or ends inside."""
    if end - begin <= GRAIN:
        # A touch: one place, or the end of the path that it reaches.
        place = 0.0 if begin == 0 else whole if end == whole else (begin + end) / 2
        return place, place
    return begin if begin == 0 else begin + ROUNDING, end if end == whole else end - ROUNDING
