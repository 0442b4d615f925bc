"""Paths: length, cutting, going towards."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import Path, Point, cut, fits, length, metres, metres_between, parts, samples, towards

from .maps import m

fixed = settings(derandomize=True, deadline=None)
coordinates = st.integers(0, 4 * 10**9)
points = st.builds(Point, coordinates, coordinates)
paths = st.lists(points, min_size=1, max_size=5).map(tuple)
lengths = st.integers(0, metres(200))

CORNER = (m(0, 0), m(3, 0), m(3, 4))


def test_length_adds_up_the_legs() -> None:
    assert length(CORNER) == metres(7)
    assert length(CORNER[:1]) == 0


def test_a_path_fits_up_to_its_length() -> None:
    assert fits(CORNER, metres(7))
    assert not fits(CORNER, metres(6.999999))


@pytest.mark.parametrize(
    ("at", "walked", "left"),
    [
        (0, CORNER[:1], CORNER),
        (2, (m(0, 0), m(2, 0)), (m(2, 0), m(3, 0), m(3, 4))),
        (3, CORNER[:2], CORNER[1:]),
        (5, (m(0, 0), m(3, 0), m(3, 2)), (m(3, 2), m(3, 4))),
        (7, CORNER, CORNER[2:]),
        (99, CORNER, CORNER[2:]),
    ],
)
def test_cutting_a_path(at: float, walked: Path, left: Path) -> None:
    assert cut(CORNER, metres(at)) == (walked, left)


@given(paths, lengths)
@fixed
def test_the_halves_of_a_cut_sum_up(path: Path, at: int) -> None:
    walked, left = cut(path, at)
    assert walked[-1] == left[0]
    assert walked[0] == path[0]
    assert left[-1] == path[-1]
    assert length(walked) + length(left) == pytest.approx(length(path), abs=8)
    assert fits(walked, at)


@given(points, points, lengths)
@fixed
def test_going_towards_keeps_the_distance_and_never_overshoots(a: Point, b: Point, far: int) -> None:
    there = towards(a, b, far)
    whole = metres_between(a, b)
    assert metres_between(a, there) == pytest.approx(min(far / metres(1), whole), abs=2e-8)
    assert metres_between(a, there) + metres_between(there, b) == pytest.approx(whole, abs=4e-8)


def test_going_towards_oneself_stays() -> None:
    assert towards(m(1, 1), m(1, 1), metres(5)) == m(1, 1)


def test_lengths_are_never_negative_and_paths_never_empty() -> None:
    with pytest.raises(ValueError, match="never negative"):
        towards(m(0, 0), m(1, 0), -1)
    with pytest.raises(ValueError, match="never negative"):
        cut(CORNER, -1)
    with pytest.raises(ValueError, match="no start"):
        cut((), 1)
    with pytest.raises(ValueError, match="less than places are rounded by"):
        parts(CORNER, 2)
    with pytest.raises(ValueError, match="a step has a length"):
        samples(CORNER, 0)
    with pytest.raises(ValueError, match="no start"):
        samples((), 1)


@pytest.mark.rule("RE-GEO-16")
def test_parts_are_of_equal_length_the_last_may_be_shorter() -> None:
    assert parts(CORNER, metres(3)) == (CORNER[:2], (m(3, 0), m(3, 3)), (m(3, 3), m(3, 4)))
    assert parts(CORNER, metres(5)) == ((m(0, 0), m(3, 0), m(3, 2)), (m(3, 2), m(3, 4)))
    assert parts(CORNER, metres(3.5)) == ((m(0, 0), m(3, 0), m(3, 0.5)), (m(3, 0.5), m(3, 4)))
    assert parts(CORNER, metres(7)) == (CORNER,)
    assert parts(CORNER[:1], metres(7)) == (CORNER[:1],)


@pytest.mark.rule("RE-GEO-21")
def test_samples_are_the_start_every_step_and_the_end() -> None:
    assert samples(CORNER, metres(3)) == (
        (0, m(0, 0)),
        (metres(3), m(3, 0)),
        (metres(6), m(3, 3)),
        (metres(7), m(3, 4)),
    )
    assert samples(CORNER, metres(3.5)) == ((0, m(0, 0)), (metres(3.5), m(3, 0.5)), (metres(7), m(3, 4)))
    assert samples(CORNER, metres(9)) == ((0, m(0, 0)), (metres(7), m(3, 4)))
    assert samples(CORNER[:1], metres(1)) == ((0, m(0, 0)),)


@given(paths, st.integers(10**7, 10**10))
@fixed
def test_parts_and_samples_add_up(path: Path, step: int) -> None:
    pieces = parts(path, step)
    assert sum(map(length, pieces)) == pytest.approx(length(path), abs=4 * (len(pieces) + len(path)))
    assert all(length(piece) == pytest.approx(step, abs=2 * len(path)) for piece in pieces[:-1])
    assert all(one[-1] == other[0] for one, other in pairwise(pieces))
    assert (pieces[0][0], pieces[-1][-1]) == (path[0], path[-1])
    found = samples(path, step)
    assert found[0] == (0, path[0])
    assert found[-1] == (length(path), path[-1])
    assert all(far == n * step for n, (far, _) in enumerate(found[:-1]))
    assert all(a < b for (a, _), (b, _) in pairwise(found))
    for far, at in found:
        assert metres_between(cut(path, far)[0][-1], at) < 1e-7
