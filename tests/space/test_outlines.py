"""Inside an outline, on its edge, and how far from it."""

import random

import pytest
import shapely

from regelwerk.space import Point
from regelwerk.space.outlines import from_edge, holds, nearest

from .heights import cm

ARROW = (Point(0, 0), Point(8, 0), Point(4, 3), Point(8, 8), Point(0, 8))
"""With a notch, corners on one height, and sides along the axes and aslant."""


@pytest.mark.rule("RE-GEO-16")
@pytest.mark.parametrize("outline", [ARROW, ARROW[::-1], ARROW[2:] + ARROW[:2]])
def test_every_whole_place_is_inside_or_out_as_shapely_has_it(outline: tuple[Point, ...]) -> None:
    area = shapely.Polygon(outline)
    for x in range(-2, 11):
        for y in range(-2, 11):
            assert holds(outline, Point(x, y)) == area.covers(shapely.Point(x, y)), (x, y)


def test_so_it_is_with_outlines_of_any_shape() -> None:
    rng = random.Random(7)
    for _ in range(200):
        corners = tuple(dict.fromkeys(Point(rng.randrange(9), rng.randrange(9)) for _ in range(5)))
        area = shapely.Polygon(corners) if len(corners) > 2 else shapely.Polygon()
        if not area.is_valid or not area.area:
            continue
        for at in (Point(x, y) for x in range(-1, 10) for y in range(-1, 10)):
            assert holds(corners, at) == area.covers(shapely.Point(at)), (corners, at)


def test_a_hair_beside_a_slanting_edge_is_out() -> None:
    slope = cm(0, 0), cm(90, 45), cm(0, 45)
    on, beside = Point(60_000_000, 30_000_000), Point(60_000_000, 29_999_999)
    assert (holds(slope, on), holds(slope, beside)) == (True, False)


def test_how_far_the_edge_is_and_where_it_is_nearest() -> None:
    square = cm(0, 0), cm(10, 0), cm(10, 10), cm(0, 10)
    for at, far, place in ((cm(3, 5), 3, cm(0, 5)), (cm(13, 5), 3, cm(10, 5)), (cm(13, 14), 5, cm(10, 10))):
        assert from_edge(square, at) == pytest.approx(far * 10**6)
        assert nearest(square, at) == place
