"""Outlines cut into convex parts, in whole numbers: a straight line runs through each of them in one segment."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from regelwerk.space.points import Point

_Corners: TypeAlias = tuple[int, ...]
"""Numbers of corners of the outline, counter-clockwise."""


class Side(NamedTuple):
    """One side of a convex part, with the part to its left; a `cut` has more of the same outline on its right."""

    start: Point
    end: Point
    cut: bool


@lru_cache(maxsize=4096)
def convex_parts(outline: tuple[Point, ...]) -> tuple[tuple[Side, ...], ...]:
    """The convex parts of a simple outline; new sides run from corner to corner.

    No part has two sides on one straight line. So whatever runs along a cut has, on at least one side of it, a
    part that it does not leave through an outer side on the same line.
    """
    ring = _proper_corners(outline)
    count = len(ring)
    if all(_turn(ring, i - 1, i, (i + 1) % count) > 0 for i in range(count)):
        parts: list[_Corners] = [tuple(range(count))]
    else:
        parts = _joined(ring, _triangles(ring))
    return tuple(
        tuple(Side(ring[i], ring[j], j != (i + 1) % count) for i, j in zip(part, part[1:] + part[:1], strict=True))
        for part in parts
    )


def _proper_corners(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    """The outline counter-clockwise, without corners at which it goes straight on."""
    count = len(outline)
    area = sum(p.x * q.y - q.x * p.y for p, q in zip(outline, outline[1:] + outline[:1], strict=True))
    ring = outline if area > 0 else outline[::-1]
    return tuple(ring[i] for i in range(count) if _turn(ring, i - 1, i, (i + 1) % count) != 0)


def _turn(ring: Sequence[Point], i: int, j: int, k: int) -> int:
    """Positive if the way over three corners turns left at the second."""
    a, b, c = ring[i], ring[j], ring[k]
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)


def _triangles(ring: tuple[Point, ...]) -> list[_Corners]:
    """Cut off corners one by one that have nothing of the rest behind them."""
    left, triangles = list(range(len(ring))), []
    while len(left) > 3:
        n = next(n for n in range(len(left)) if _is_ear(ring, left, n))
        triangles.append((left[n - 1], left[n], left[(n + 1) % len(left)]))
        del left[n]
    return [*triangles, tuple(left)]


def _is_ear(ring: tuple[Point, ...], left: list[int], n: int) -> bool:
    a, b, c = left[n - 1], left[n], left[(n + 1) % len(left)]
    return _turn(ring, a, b, c) > 0 and not any(
        min(_turn(ring, a, b, i), _turn(ring, b, c, i), _turn(ring, c, a, i)) >= 0 for i in left if i not in (a, b, c)
    )


def _joined(ring: tuple[Point, ...], triangles: list[_Corners]) -> list[_Corners]:
    """Take away every cut between two parts that are convex together."""
    part_of = {side: part for part in triangles for side in _sides(part)}
    for i, j in [side for side in part_of if side[0] < side[1] and side[::-1] in part_of]:
        whole = _without_cut(part_of[i, j], part_of[j, i], i, j)
        if all(_turn(ring, whole[n - 1], whole[n], whole[(n + 1) % len(whole)]) > 0 for n in range(len(whole))):
            del part_of[i, j], part_of[j, i]
            part_of |= dict.fromkeys(_sides(whole), whole)
    return list(dict.fromkeys(part_of.values()))


def _sides(part: _Corners) -> list[tuple[int, int]]:
    return list(zip(part, part[1:] + part[:1], strict=True))


def _without_cut(one: _Corners, other: _Corners, i: int, j: int) -> _Corners:
    """Two parts as one, where the first has the side from i to j and the second the way back."""
    at_j, at_i = one.index(j), other.index(i)
    first = one[at_j:] + one[:at_j]  # from j round to i
    second = other[at_i:] + other[:at_i]  # from i round to j
    return first + second[1:-1]
