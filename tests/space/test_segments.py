"""Segments of a way inside an outline, or with a base over a solid (RE-GEO-16)."""

import math
import random

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import Path, Point, centimetres, length, over, samples, spans

from .tables import BASE, box, cm, random_table, solid

fixed = settings(derandomize=True, deadline=None)

POND = (cm(10, 10), cm(20, 10), cm(20, 20), cm(10, 20))
U_SHAPE = solid("u", (0, 0), (30, 0), (30, 20), (20, 20), (20, 10), (10, 10), (10, 20), (0, 20))


def along(*ends: float) -> tuple[tuple[int, int], ...]:
    return tuple((centimetres(a), centimetres(b)) for a, b in zip(ends[::2], ends[1::2], strict=True))


@pytest.mark.rule("RE-GEO-16")
@pytest.mark.parametrize(
    ("path", "segments"),
    [
        ((cm(0, 15), cm(30, 15)), along(10, 20)),
        ((cm(0, 5), cm(30, 5)), ()),
        ((cm(12, 15), cm(30, 15)), along(0, 8)),
        ((cm(0, 15), cm(12, 15)), along(10, 12)),
        ((cm(12, 15), cm(13, 15)), along(0, 1)),
        ((cm(0, 15), cm(15, 15), cm(15, 30)), along(10, 20)),
        ((cm(0, 15), cm(30, 15), cm(30, 12), cm(0, 12)), along(10, 20, 43, 53)),
        # Touched: an edge in passing, a corner, along an edge, at the start, at the end; and standing still.
        ((cm(5, 5), cm(15, 10), cm(25, 5)), along(math.sqrt(125), math.sqrt(125))),
        ((cm(0, 20), cm(20, 0)), along(math.sqrt(200), math.sqrt(200))),
        ((cm(5, 10), cm(25, 10)), along(5, 15)),
        ((cm(10, 15), cm(0, 15)), along(0, 0)),
        ((cm(0, 15), cm(10, 15)), along(10, 10)),
        ((cm(15, 15),), along(0, 0)),
        ((cm(10, 12),), along(0, 0)),
        ((cm(5, 5),), ()),
    ],
)
def test_where_a_way_is_inside_or_on_the_edge(path: Path, segments: tuple[tuple[int, int], ...]) -> None:
    found = spans(path, POND)
    assert len(found) == len(segments)
    for mine, expected in zip(found, segments, strict=True):
        assert mine == pytest.approx(expected, abs=2)
        assert mine[1] - mine[0] == expected[1] - expected[0]


def test_an_outline_that_bends_inwards_is_entered_twice() -> None:
    assert spans((cm(-5, 15), cm(35, 15)), U_SHAPE.outline) == along(5, 15, 25, 35)
    assert over((cm(-5, 15), cm(35, 15)), BASE, U_SHAPE) == tuple(
        (begin + 2, end - 2) for begin, end in along(3.5, 16.5, 23.5, 36.5)
    )
    assert over((cm(15, 30), cm(15, 11.6)), BASE, U_SHAPE) == ()
    assert len(over((cm(15, 30), cm(15, 11.4)), BASE, U_SHAPE)) == 1


def test_a_base_overlaps_a_box_from_touch_to_touch() -> None:
    crate = box("crate", 10, 10, 20, 20)
    ((begin, end),) = over((cm(0, 15), cm(30, 15)), BASE, crate)
    assert begin == pytest.approx(centimetres(8.5), abs=4)
    assert end == pytest.approx(centimetres(21.5), abs=4)
    assert over((cm(0, 8.5), cm(30, 8.5)), BASE, crate) == ()
    assert over((cm(15, 15),), BASE, crate) == ((0, 0),)
    # Past the corner (10,10) at 1.2 cm the base is over the crate for 2·√(1.5² - 1.2²) cm.
    aside = 1.2 * math.sqrt(2)
    ((begin, end),) = over((cm(20 - aside, 0), cm(-aside, 20)), BASE, crate)
    assert end - begin == pytest.approx(centimetres(1.8), abs=20)


@given(st.integers(0, 10**6))
@settings(fixed, max_examples=60)
def test_stretches_agree_with_looking_at_every_step(seed: int) -> None:
    ground, _ = random_table(seed, pieces=3, bases=0)
    dice = random.Random(seed)
    path = tuple(Point(dice.randint(0, ground.width), dice.randint(0, ground.height)) for _ in range(4))
    for piece in ground.solids:
        polygon = shapely.Polygon(piece.outline)
        inside, under = spans(path, piece.outline), over(path, BASE, piece)
        assert all(0 <= a <= b <= length(path) for a, b in (*inside, *under))
        for far, at in samples(path, centimetres(0.5)):
            room = polygon.distance(shapely.Point(at))
            assert _is_in(far, inside) == (room == 0) or _is_near_end(far, inside)
            assert _is_in(far, under) == (room < BASE) or _is_near_end(far, under)


def _is_in(far: int, segments: tuple[tuple[int, int], ...]) -> bool:
    return any(begin <= far <= end for begin, end in segments)


def _is_near_end(far: int, segments: tuple[tuple[int, int], ...]) -> bool:
    return any(abs(far - end) <= 1000 for segment in segments for end in segment)
