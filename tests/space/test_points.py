"""Places: rounding, distances, limits, text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import (
    CENTIMETRE,
    METRE,
    NotAPoint,
    Point,
    centimetres,
    distance,
    format_point,
    metres,
    metres_between,
    parse_point,
    within,
)

fixed = settings(derandomize=True, deadline=None)
coordinates = st.integers(-(10**11), 10**11)
points = st.builds(Point, coordinates, coordinates)


def test_metres_and_centimetres_name_the_same_place() -> None:
    assert Point.metres(12.5, 3) == Point.cm(1250, 300) == Point(1_250_000_000, 300_000_000)
    assert Point.metres(12.5, 3).in_metres == (12.5, 3.0)
    assert Point.metres(12.5, 3).in_cm == (1250.0, 300.0)


def test_coordinates_are_rounded_to_a_millionth_of_a_centimetre() -> None:
    assert Point.cm(0.0000014, -0.0000016) == Point(1, -2)
    assert Point.metres(0.1 + 0.2, 0) == Point.metres(0.3, 0)


@pytest.mark.parametrize("bad", [float("nan"), float("inf"), float("-inf")])
def test_a_place_needs_finite_numbers(bad: float) -> None:
    with pytest.raises(NotAPoint):
        Point.metres(bad, 0)
    with pytest.raises(NotAPoint):
        Point.cm(0, bad)


def test_distances() -> None:
    a, b = Point.metres(1, 1), Point.metres(4, 5)
    assert distance(a, b) == 500.0
    assert metres_between(a, b) == 5.0


def test_within_includes_the_limit_and_nothing_that_can_be_measured_beyond() -> None:
    here = Point(0, 0)
    assert within(here, Point.metres(6, 8), metres(10))
    assert not within(here, Point.cm(600, 800.00001), metres(10))
    assert within(here, here, 0)
    assert not within(here, here, -1)


@given(points, points)
@fixed
def test_distance_is_the_same_both_ways(a: Point, b: Point) -> None:
    assert metres_between(a, b) == metres_between(b, a)
    assert within(a, b, metres(metres_between(a, b)))


@given(points)
@fixed
def test_written_and_read_again_a_place_is_the_same(point: Point) -> None:
    assert parse_point(format_point(point)) == point
    assert parse_point(format_point(point, CENTIMETRE), CENTIMETRE) == point


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("12.5,3", Point.metres(12.5, 3)),
        (" ( -1 , 0.00000001 ) ", Point(-100_000_000, 1)),
        ("0.0000000051,+2", Point(1, 200_000_000)),
    ],
)
def test_reading_a_place(text: str, place: Point) -> None:
    assert parse_point(text) == place


def test_writing_a_place() -> None:
    assert format_point(Point.metres(12.5, 3)) == "12.5,3"
    assert format_point(Point(-1, 0)) == "-0.00000001,0"
    assert format_point(Point.cm(45.5, 30), CENTIMETRE) == "45.5,30"
    assert format_point(Point(-1, 0), CENTIMETRE) == "-0.000001,0"


def test_a_place_in_centimetres_is_read_and_refused_in_centimetres() -> None:
    assert parse_point("45.5,30", CENTIMETRE) == Point.cm(45.5, 30)
    with pytest.raises(NotAPoint, match="in centimetres"):
        parse_point("45,5,30", CENTIMETRE)


def test_lengths_are_whole_units() -> None:
    assert metres(1.5) == centimetres(150) == 150 * CENTIMETRE
    assert metres(1) == METRE
    with pytest.raises(NotAPoint):
        metres(float("inf"))
    with pytest.raises(NotAPoint):
        centimetres(float("nan"))


@pytest.mark.parametrize(
    "text", ["", "12", "1,2,3", "a,b", "1;2", "(1,2", "1,2)", "nan,1", "1e3,2", "9999999,0", "٣,1"]
)
def test_what_is_no_place_is_refused_with_what_was_given(text: str) -> None:
    with pytest.raises(NotAPoint, match="is not a point: write x,y in metres") as refused:
        parse_point(text)
    assert refused.value.given == text
