"""Facing and fields of view (RE-GEO-05, 06, 20)."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import Point, direction, in_front, sees_direction, worse

from .heights import cm, figure

fixed = settings(derandomize=True, deadline=None)
HERE = cm(0, 0)


@pytest.mark.rule("RE-GEO-06")
@pytest.mark.parametrize(
    ("fov", "steps", "left"),
    [(360, 0, 360), (360, 1, 180), (180, 1, 90), (360, 3, 45), (90, 5, 45), (45, 1, 45), (120, 1, 90)],
)
def test_a_field_of_view_narrows_step_by_step(fov: int, steps: int, left: int) -> None:
    assert worse(fov, steps) == left


@pytest.mark.parametrize(("fov", "steps"), [(9000, 1), (30, 1), (90, -1)])
def test_no_field_of_view_and_steps_back_are_refused(fov: int, steps: int) -> None:
    with pytest.raises(ValueError, match="cannot be narrowed"):
        worse(fov, steps)


@pytest.mark.rule("RE-GEO-01")
@pytest.mark.parametrize(
    ("there", "angle"),
    [((5, 0), 0), ((5, 5), 4500), ((0, 5), 9000), ((-1, 0), 18000), ((0, -2), 27000), ((1, -1e-6), 0), ((0, 0), 0)],
)
def test_directions_count_from_the_east_counter_clockwise(there: tuple[float, float], angle: int) -> None:
    assert direction(HERE, cm(*there)) == angle


@pytest.mark.rule("RE-GEO-05")
def test_example_22_the_edge_of_a_base_is_enough() -> None:
    target = figure(10, 10.5)
    assert direction(HERE, target.at) == 4640
    assert sees_direction(HERE, 0, 90, target)
    assert not sees_direction(HERE, 0, 90, target, centre_only=True)
    assert sees_direction(HERE, 0, 93, target, centre_only=True)
    # What counts is 46.40 degrees less 4.95 of half width: 41.45.
    assert sees_direction(HERE, 0, 83, target)
    assert not sees_direction(HERE, 0, 82, target)


@pytest.mark.rule("RE-GEO-05")
def test_all_round_there_is_no_behind() -> None:
    assert sees_direction(HERE, 0, 360, figure(-10, 0))
    assert not sees_direction(HERE, 0, 180, figure(-10, 0))
    assert sees_direction(HERE, 0, 180, figure(-1.25, 20))


@pytest.mark.rule("RE-GEO-05")
def test_the_facing_may_point_past_the_full_turn() -> None:
    for facing in (35000, -1000, 71000):
        assert sees_direction(HERE, facing, 45, figure(20, -3, radius=0.5))
        assert not sees_direction(HERE, facing, 45, figure(20, 20))


@pytest.mark.rule("RE-GEO-20")
def test_the_boundary_of_the_front_belongs_to_it() -> None:
    assert in_front(HERE, 0, cm(0, 7))
    assert in_front(HERE, 0, cm(0, -7))
    assert not in_front(HERE, 0, cm(-0.0001, 7))
    assert in_front(HERE, 0, HERE)
    assert in_front(HERE, 4500, cm(7, 0), half=4500)
    assert not in_front(HERE, 4500, cm(7, -0.0001), half=4500)


@given(st.integers(0, 35999), st.sampled_from((2250, 4500, 9000)), st.integers(1_000_000, 90_000_000))
@fixed
@pytest.mark.rule("RE-GEO-20")
def test_rounding_never_pushes_a_place_off_the_boundary(facing: int, half: int, far: int) -> None:
    at = Point(45_000_000, 45_000_000)
    for edge, inside in ((half, True), (-half, True), (half + 1, False), (-half - 1, False)):
        angle = math.radians((facing + edge) / 100)
        point = Point(at.x + round(far * math.cos(angle)), at.y + round(far * math.sin(angle)))
        assert in_front(at, facing, point, half) == inside
