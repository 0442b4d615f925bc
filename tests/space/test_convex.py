"""Outlines in convex parts."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import Point
from regelwerk.space.convex import Side, convex_parts

from .heights import cm

HOOK = ((0, 0), (10, 0), (10, 10), (8, 10), (8, 2), (2, 2), (2, 10), (0, 10))
ZIGZAG = ((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (-1, 2), (-1, 1), (0, 1))


def twice_the_area(corners: tuple[Point, ...]) -> int:
    return sum(p.x * q.y - q.x * p.y for p, q in zip(corners, corners[1:] + corners[:1], strict=True))


def check(outline: tuple[Point, ...]) -> tuple[tuple[Side, ...], ...]:
    """The parts are convex without straight corners, fill the outline and fit together along their cuts."""
    parts = convex_parts(outline)
    for part in parts:
        for one, other in zip(part, part[1:] + part[:1], strict=True):
            assert one.end == other.start
            dx, dy = one.end.x - one.start.x, one.end.y - one.start.y
            assert dx * (other.end.y - other.start.y) - dy * (other.end.x - other.start.x) > 0
    areas = [twice_the_area(tuple(side.start for side in part)) for part in parts]
    assert sum(areas) == abs(twice_the_area(outline))
    cuts = [(side.start, side.end) for part in parts for side in part if side.cut]
    assert len(set(cuts)) == len(cuts)
    assert {(end, start) for start, end in cuts} == set(cuts)
    return parts


def test_a_convex_outline_is_one_part_whichever_way_it_runs() -> None:
    square = cm(0, 0), cm(4, 0), cm(4, 4), cm(0, 4)
    (part,) = check(square)
    (other_way,) = check(square[::-1])
    assert set(part) == set(other_way)
    assert not any(side.cut for side in part)


def test_straight_corners_are_no_corners() -> None:
    (part,) = check((cm(0, 0), cm(2, 0), cm(4, 0), cm(4, 4), cm(0, 4), cm(0, 1)))
    assert len(part) == 4


@pytest.mark.parametrize(("corners", "most"), [(HOOK, 3), (ZIGZAG, 4), (HOOK[::-1], 3)])
def test_few_parts_are_made(corners: tuple[tuple[float, float], ...], most: int) -> None:
    assert len(check(tuple(cm(x, y) for x, y in corners))) <= most


@given(st.lists(st.integers(1, 40), min_size=4, max_size=12))
@settings(derandomize=True, deadline=None)
def test_stars_of_any_shape(spikes: list[int]) -> None:
    turn = 2 * math.pi / len(spikes)
    check(tuple(cm(spike * math.cos(n * turn), spike * math.sin(n * turn)) for n, spike in enumerate(spikes)))
