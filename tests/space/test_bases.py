"""Distances from edge to edge, contact and overlap (RE-GEO-02, 03, 22)."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import EPS, Body, Point, gap, gap_to, overlap, touches, touching

from .heights import block, cm, figure, prism

fixed = settings(derandomize=True, deadline=None)
lengths = st.integers(0, 90_000_000)
bodies = st.builds(Body, st.builds(Point, lengths, lengths), st.sampled_from((0, 2_000_000)), lengths, lengths)


@pytest.mark.rule("RE-GEO-02")
def test_distances_run_from_edge_to_edge() -> None:
    assert gap(figure(0, 0), figure(0, 9.5)) == pytest.approx(7.0, abs=1e-12)
    assert gap(figure(0, 0), figure(3, 4, radius=2)) == pytest.approx(1.75, abs=1e-12)
    assert gap(figure(0, 0), figure(1, 0)) == 0
    assert gap_to(figure(0, 0), cm(3, 4)) == pytest.approx(3.75, abs=1e-12)
    assert gap_to(figure(0, 0), cm(1, 0)) == 0


@pytest.mark.rule("RE-GEO-02")
def test_different_heights_add_a_leg_to_the_distance() -> None:
    assert gap(figure(0, 0), figure(6.5, 0, floor=3)) == pytest.approx(5.0, abs=1e-12)
    assert gap(figure(0, 0), figure(1, 0, floor=3)) == pytest.approx(3.0, abs=1e-12)


@pytest.mark.rule("RE-GEO-03")
def test_contact_forgives_a_tenth_of_a_millimetre() -> None:
    assert touching(figure(0, 0), figure(2.5, 0))
    assert touching(figure(0, 0), figure(2.51, 0))
    assert not touching(figure(0, 0), figure(2.510002, 0))
    assert not touching(figure(0, 0), figure(2.5, 0, floor=1))


@pytest.mark.rule("RE-GEO-03")
def test_contact_is_no_overlap_even_if_rounding_pushed_it_in() -> None:
    assert not overlap(figure(0, 0), figure(2.5, 0))
    assert not overlap(figure(0, 0), figure(2.499999, 0))
    assert overlap(figure(0, 0), figure(2.499998, 0))


@pytest.mark.rule("RE-GEO-11", "RE-GEO-22")
def test_a_base_touches_an_outline_beside_it_and_under_it() -> None:
    crate = block(0, 0, 4, 2, 3)
    assert touches(figure(2, 3.25), crate)
    assert touches(figure(2, 3.26), crate)
    assert not touches(figure(2, 3.260002), crate)
    assert touches(figure(2, 1), crate.outline)
    # Beside a corner the disc counts, not its bounding box.
    corner = 1.25 / math.sqrt(2)
    assert touches(figure(4 + corner, 2 + corner), crate)
    assert not touches(figure(4 + corner + 0.01, 2 + corner + 0.01), crate)


@pytest.mark.rule("RE-GEO-22")
def test_in_the_bay_of_a_hook_nothing_is_touched() -> None:
    hook = prism(((0, 0), (10, 0), (10, 10), (8, 10), (8, 2), (2, 2), (2, 10), (0, 10)), 3)
    assert not touches(figure(5, 6), hook)
    assert touches(figure(5, 3.25), hook)
    assert touches(figure(1, 9, radius=0.1), hook)


@given(bodies, bodies)
@fixed
@pytest.mark.rule("RE-GEO-02")
def test_distances_are_the_same_both_ways(a: Body, b: Body) -> None:
    assert gap(a, b) == gap(b, a)
    assert touching(a, b) == touching(b, a)
    assert overlap(a, b) == overlap(b, a)
    assert gap(a, b) >= gap_to(a, b.at) - b.radius / 1e6 - EPS


@given(bodies, st.builds(Point, lengths, lengths))
@fixed
@pytest.mark.rule("RE-GEO-02")
def test_moving_everything_changes_no_distance(a: Body, by: Point) -> None:
    b = figure(30, 40)
    moved = [body._replace(at=Point(body.at.x + by.x, body.at.y + by.y)) for body in (a, b)]
    assert gap(*moved) == gap(a, b)
