"""Paths: ways made of straight legs, written as the places where they bend."""

import math
from itertools import pairwise
from typing import TypeAlias

from regelwerk.space.points import ROUNDING, Point

Path: TypeAlias = tuple[Point, ...]
"""The start, every bend and the end; a path of one place stands still."""


def length(path: Path) -> int:
    """The length of a path, rounded to whole units; to compare it with an allowance ask `fits`."""
    return round(_along(path))


def fits(path: Path, allowance: int) -> bool:
    """Whether a path is at most `most` units long; every leg is forgiven the rounding of its ends."""
    return _along(path) <= allowance + ROUNDING * max(len(path) - 1, 0)


def towards(a: Point, b: Point, far: float) -> Point:
    """The point at a distance from a on the straight line to b, at most b itself."""
    if far < 0:
        raise ValueError(f"cannot go {far} units: a length is never negative")
    whole = math.hypot(b.x - a.x, b.y - a.y)
    if far >= whole:
        return b
    share = far / whole
    return Point(a.x + round((b.x - a.x) * share), a.y + round((b.y - a.y) * share))


def cut(path: Path, at: int) -> tuple[Path, Path]:
    """Split a path at a length along the way: what is walked, and what is left from there."""
    if not path:
        raise ValueError("an empty path has no start")
    if at < 0:
        raise ValueError(f"cannot cut a path at {at} units: a length is never negative")
    left = float(at)
    for bend, (a, b) in enumerate(pairwise(path), start=1):
        leg = math.hypot(b.x - a.x, b.y - a.y)
        if left < leg:
            here = towards(a, b, left)
            walked = path[:bend] if here == a else (*path[:bend], here)
            ahead = path[bend:] if here == b else (here, *path[bend:])
            return walked, ahead
        left -= leg
    return path, path[-1:]


def parts(path: Path, each: int) -> tuple[Path, ...]:
    """A path cut into consecutive parts of equal length, the last of which may be shorter."""
    if each <= ROUNDING:
        raise ValueError(f"cannot cut a path into parts of {each} units: that is less than places are rounded by")
    found, rest = [], path
    while not fits(rest, each):
        part, rest = cut(rest, each)
        found.append(part)
    return *found, rest


def samples(path: Path, step: int) -> tuple[tuple[int, Point], ...]:
    """Places along a path, each with the length walked up to there: the start, every step, and the end."""
    if step <= 0:
        raise ValueError(f"cannot sample a path every {step} units: a step has a length")
    if not path:
        raise ValueError("an empty path has no start")
    found, behind, due = [(0, path[0])], 0.0, step
    for a, b in pairwise(path):
        leg = math.hypot(b.x - a.x, b.y - a.y)
        while due < behind + leg:
            found.append((due, towards(a, b, due - behind)))
            due += step
        behind += leg
    end = round(behind)
    if len(found) > 1 and end - found[-1][0] <= ROUNDING:
        found.pop()
    return tuple(found) if end == 0 else (*found, (end, path[-1]))


def _along(path: Path) -> float:
    return math.fsum(math.hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(path))
