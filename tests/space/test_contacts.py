"""Where a base touches another, and the way there (RE-GEO-03)."""

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import (
    Body,
    Ground,
    Point,
    approach,
    centimetres,
    contact,
    contacts,
    distance,
    first_stop,
    gap,
    is_free,
    length,
    overlap,
    touching,
)

from .tables import BASE, body, box, cm, free_place, random_table

fixed = settings(derandomize=True, deadline=None)
coordinates = st.integers(0, 10**8)
points = st.builds(Point, coordinates, coordinates)
radii = st.integers(centimetres(0.5), centimetres(4))

TABLE = Ground.cm(60, 40)


def figure(at: Point, radius: int = BASE) -> Body:
    return Body(at, 0, radius, centimetres(6))


@pytest.mark.rule("RE-GEO-03")
def test_coming_straight_a_base_stops_at_the_touch() -> None:
    assert distance(contact(cm(10, 20), BASE, body(30, 20)), cm(27, 20)) < 2e-6
    assert distance(contact(cm(10, 20), BASE, body(30, 20), 90), cm(30, 17)) < 2e-6
    assert distance(contact(cm(30, 20), BASE, body(30, 20)), cm(33, 20)) < 2e-6


@pytest.mark.rule("RE-GEO-03")
@given(points, points, radii, radii, st.floats(-180, 180))
@fixed
def test_contact_is_contact_and_never_overlaps(a: Point, b: Point, mine: int, other: int, aside: float) -> None:
    there, target = figure(contact(a, mine, figure(b, other), aside), mine), figure(b, other)
    assert math.dist(there.at, target.at) >= mine + other
    assert gap(there, target) <= 2e-6
    assert touching(there, target)
    assert not overlap(there, target)


def test_places_round_a_target_come_nearest_first_and_leave_out_what_is_taken() -> None:
    target = body(30, 20)
    free = contacts(cm(10, 20), BASE, target, TABLE, (target,))
    assert len(free) == 24
    assert free[0] == contact(cm(10, 20), BASE, target)
    away = [distance(cm(10, 20), place) for place in free]
    assert away == pytest.approx(sorted(away), abs=1e-5)
    guard = body(27, 20)
    left = contacts(cm(10, 20), BASE, target, TABLE, (target, guard))
    assert left
    assert all(is_free(place, BASE, TABLE, (target, guard)) for place in left)
    # A second base of the same size finds room sixty degrees further round, and touches both.
    assert left[0] == contact(cm(10, 20), BASE, target, 60)


@pytest.mark.rule("RE-GEO-03")
def test_the_way_into_contact_goes_straight_or_round() -> None:
    target = body(30, 20)
    assert approach(cm(10, 20), BASE, target, TABLE, (target,)) == (
        cm(10, 20),
        contact(cm(10, 20), BASE, target),
    )
    wall = Ground.cm(60, 40, (box("wall", 20, 10, 21, 30),))
    way = approach(cm(10, 20), BASE, target, wall, (target,))
    assert way is not None
    assert first_stop(way, BASE, wall, (target,)) is None
    assert touching(figure(way[-1]), target)
    assert way[-1] == contact(way[-2], BASE, target)
    assert approach(cm(27, 20), BASE, target, TABLE, (target,)) == (cm(27, 20),)
    closed = Ground.cm(60, 40, (box("wall", 20, 0, 21, 40),))
    assert approach(cm(10, 20), BASE, target, closed, (target,)) is None
    ring = tuple(figure(contact(cm(0, 20), BASE, target, turn)) for turn in range(0, 360, 60))
    assert approach(cm(10, 20), BASE, target, TABLE, (target, *ring)) is None


@pytest.mark.rule("RE-GEO-03")
@given(st.integers(0, 10**6))
@settings(fixed, max_examples=40)
def test_every_way_into_contact_is_free_and_ends_there(seed: int) -> None:
    ground, bodies = random_table(seed, pieces=6, bases=6)
    dice, discs = random.Random(seed), tuple(bodies)
    start, target = free_place(dice, ground, bodies), bodies[0]
    way = approach(start, BASE, target, ground, discs)
    if way is not None:
        assert way[0] == start
        assert first_stop(way, BASE, ground, discs) is None
        assert is_free(way[-1], BASE, ground, discs)
        assert touching(figure(way[-1]), target)
        assert not overlap(figure(way[-1]), target)
        assert length(way) >= centimetres(distance(start, target.at)) - 2 * BASE - 2
