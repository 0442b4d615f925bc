"""Paths: ways made of straight legs, written as the places where they bend."""

import math
from itertools import pairwise
from typing import TypeAlias

from regelwerk.space.points import METRE, ROUNDING, Point, units

Path: TypeAlias = tuple[Point, ...]
"""The start, every bend and the end; a path of one place stands still."""


def length(path: Path) -> float:
    """The length of a path in metres, to show; to compare it with an allowance ask `fits`."""
    return _units_along(path) / METRE


def fits(path: Path, metres: float) -> bool:
    """Whether a path is at most so many metres long; every leg is forgiven the rounding of its ends."""
    return _units_along(path) <= units(metres) + ROUNDING * max(len(path) - 1, 0)


def towards(a: Point, b: Point, metres: float) -> Point:
    """The place so many metres from a on the straight line to b, at most b itself."""
    if metres < 0:
        raise ValueError(f"cannot go {metres} m: a length is never negative")
    whole = math.hypot(b.x - a.x, b.y - a.y)
    wanted = units(metres)
    if wanted >= whole:
        return b
    share = wanted / whole
    return Point(a.x + round((b.x - a.x) * share), a.y + round((b.y - a.y) * share))


def cut(path: Path, metres: float) -> tuple[Path, Path]:
    """Split a path at a length along the way: what is walked, and what is left from there."""
    if not path:
        raise ValueError("an empty path has no start")
    if metres < 0:
        raise ValueError(f"cannot cut a path at {metres} m: a length is never negative")
    left = float(units(metres))
    for bend, (a, b) in enumerate(pairwise(path), start=1):
        leg = math.hypot(b.x - a.x, b.y - a.y)
        if left < leg:
            here = towards(a, b, left / METRE)
            walked = path[:bend] if here == a else (*path[:bend], here)
            ahead = path[bend:] if here == b else (here, *path[bend:])
            return walked, ahead
        left -= leg
    return path, path[-1:]


def _units_along(path: Path) -> float:
    return math.fsum(math.hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(path))
