"""Scatter as a clock face (PS-SCA-02 to 04, ruling 61; RE-GEO-13)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import Point, centimetres, metres, scatter, within

from .heights import cm
from .maps import m

fixed = settings(derandomize=True, deadline=None)
coordinates = st.integers(0, 4 * 10**9)
points = st.builds(Point, coordinates, coordinates)


@pytest.mark.parametrize(
    ("clock", "far", "landing"),
    [(3, 4, m(4, 10)), (6, 5, m(0, 5)), (8, 6, m(-5.19615242, 7)), (12, 1, m(0, 11)), (9, 2, m(-2, 10))],
)
def test_e16_scatter_from_the_south(clock: int, far: int, landing: Point) -> None:
    assert scatter(m(0, 0), m(0, 10), clock, metres(far)) == landing


def test_the_clock_turns_with_the_thrower() -> None:
    assert scatter(m(0, 5), m(10, 5), 3, metres(2)) == m(10, 3)
    assert scatter(m(20, 5), m(10, 5), 3, metres(2)) == m(10, 7)
    assert scatter(m(0, 0), m(3, 4), 12, metres(5)) == m(6, 8)


def test_ruling_61_on_the_own_place_the_clock_follows_the_facing_or_north() -> None:
    here = m(5, 5)
    assert scatter(here, here, 12, metres(2)) == m(5, 7)
    assert scatter(here, here, 12, metres(2), facing=Point(3, 0)) == m(7, 5)
    assert scatter(here, here, 3, metres(2), facing=Point(3, 0)) == m(5, 3)
    assert scatter(here, here, 12, metres(2), facing=Point(0, 0)) == m(5, 7)
    assert scatter(m(5, 4), here, 12, metres(2), facing=Point(3, 0)) == m(5, 7)


@pytest.mark.parametrize("clock", [0, 13, -3])
def test_a_clock_has_twelve_hours(clock: int) -> None:
    with pytest.raises(ValueError, match="clock face"):
        scatter(m(0, 0), m(0, 1), clock, 1)


@given(points, points, st.integers(1, 12), st.integers(1, 6))
@fixed
def test_a_blast_as_wide_as_the_scatter_still_reaches_the_target(
    thrower: Point, target: Point, clock: int, far: int
) -> None:
    landing = scatter(thrower, target, clock, metres(far))
    assert within(landing, target, metres(far))
    assert not within(landing, target, metres(far - 0.000001))


@pytest.mark.rule("RE-GEO-13")
def test_re_geo_13_the_clock_runs_against_the_angle() -> None:
    for clock, landing in ((12, cm(32.5, 5)), (3, cm(22.5, -5)), (6, cm(12.5, 5)), (9, cm(22.5, 15))):
        assert scatter(cm(0, 5), cm(22.5, 5), clock, centimetres(10)) == landing
