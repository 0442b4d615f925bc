"""Ways: what stops them, the shortest way round, random ones."""

import math
import random
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from regelwerk.dice.source import GivenDice, RandomDice
from regelwerk.space import (
    Field,
    Obstacle,
    Path,
    Point,
    cut,
    first_obstacle,
    fits,
    is_clear,
    is_inside,
    length,
    metres,
    metres_between,
    reachable,
    rectangle,
    way_round,
)

from .exact import shortest
from .maps import CART, CRATES, CRYPT, HOLLOW, SOUTH_WALL, WAREHOUSE, m, polygon

MAPS = {"hollow": HOLLOW, "warehouse": WAREHOUSE, "crypt": CRYPT}
SLANTED = Field.metres(
    20,
    20,
    (
        polygon("kite", (8, 3), (13, 8), (8, 15), (4, 8)),
        polygon("hook", (14, 2), (19, 3), (18, 12), (16, 11), (17, 5), (14, 4)),
    ),
)
fixed = settings(derandomize=True, deadline=None)
coordinates = st.integers(0, 20 * 10**8)
places = st.builds(Point, coordinates, coordinates)


@pytest.mark.parametrize(
    ("field", "path", "obstacle"),
    [
        (HOLLOW, (m(4, 10), m(11, 10)), None),
        (HOLLOW, (m(4, 10), m(20, 10)), Obstacle(CART, m(11, 10))),
        (HOLLOW, (m(20, 10), m(4, 10)), Obstacle(CART, m(14, 10))),
        (HOLLOW, (m(4, 9), m(20, 9)), None),
        (HOLLOW, (m(5, 4), m(9, 4)), None),
        (HOLLOW, (m(4, 10), m(4, 25)), Obstacle(None, m(4, 20))),
        (HOLLOW, (m(2, 2), m(-2, 4)), Obstacle(None, m(0, 3))),
        (HOLLOW, (m(-1, 2), m(2, 2)), Obstacle(None, m(-1, 2))),
        (HOLLOW, (m(4, 10), m(40, 10)), Obstacle(CART, m(11, 10))),
        (HOLLOW, (m(12, 10), m(12, 5)), Obstacle(CART, m(12, 10))),
        (HOLLOW, (m(1, 1), m(1, 5), m(12, 5), m(12, 10)), Obstacle(CART, m(12, 9))),
        (WAREHOUSE, (m(2, 5), m(25, 5)), Obstacle(SOUTH_WALL, m(15, 5))),
        (WAREHOUSE, (m(20, 7), m(30, 7)), Obstacle(CRATES, m(24, 7))),
        (WAREHOUSE, (m(12, 12), m(20, 8)), None),
        (WAREHOUSE, (m(12, 8), m(20, 8)), None),
    ],
)
def test_ps_70_what_stops_a_path(field: Field, path: Path, obstacle: Obstacle | None) -> None:
    assert first_obstacle(path, field) == obstacle
    assert is_clear(path, field) == (obstacle is None)


def test_standing_still_is_always_clear() -> None:
    assert is_clear((m(12, 10),), HOLLOW)


def test_nobody_slips_along_the_edge_of_the_field_behind_a_wall_that_touches_it() -> None:
    along_the_edge = m(14, 0), m(17, 0)
    found = first_obstacle(along_the_edge, WAREHOUSE)
    assert found is not None
    assert found.piece == SOUTH_WALL
    assert metres_between(found.at, m(15, 0)) < 0.00001


def test_the_corner_between_a_wall_and_the_edge_of_the_field_can_be_reached() -> None:
    assert way_round(m(2, 5), m(15, 0), WAREHOUSE) == (m(2, 5), m(15, 0))
    assert way_round(m(2, 5), m(0, 0), WAREHOUSE) == (m(2, 5), m(0, 0))


def test_nobody_slips_between_pieces_that_touch() -> None:
    left, right = rectangle("left", 0, 4, 5, 6, solid=True), rectangle("right", 5, 4, 10, 6, solid=True)
    assert not is_clear((m(5, 3), m(5, 7)), Field.metres(10, 10, (left, right)))
    assert way_round(m(5, 3), m(5, 7), Field.metres(10, 10, (left, right))) is None
    west, east = rectangle("west", 0, 0, 5, 5, solid=True), rectangle("east", 5, 5, 10, 10, solid=True)
    assert not is_clear((m(4, 6), m(6, 4)), Field.metres(10, 10, (west, east)))
    assert way_round(m(4, 6), m(6, 4), Field.metres(10, 10, (west, east))) is None
    field = Field.metres(10, 10, (west, east))
    assert way_round(m(4, 6), m(5, 5), field) is None
    tip = Field.metres(10, 10, (polygon("tip", (5, 0), (8, 10), (2, 10)),))
    assert way_round(m(1, 0), m(9, 0), tip) is None
    apart = rectangle("east", 5.001, 5, 10, 10, solid=True)
    assert way_round(m(4, 6), m(6, 4), Field.metres(10, 10, (west, apart))) is not None


@pytest.mark.parametrize(
    ("field", "a", "b", "bends"),
    [
        (HOLLOW, m(9, 9.5), m(16, 9.5), (m(11, 9), m(14, 9))),
        (HOLLOW, m(4, 10), m(11, 12), ()),
        (HOLLOW, m(4, 4), m(12, 4), ()),
        (HOLLOW, m(11, 10), m(14, 10.5), (m(11, 11), m(14, 11))),
        (WAREHOUSE, m(2, 5), m(25, 5), (m(15, 8), m(16, 8))),
        # North of the shelves 12.65 + 1 + 1.41 m, south of them 12 + 1 + 3.16 m.
        (WAREHOUSE, m(8, 15), m(30, 15), (m(15, 12), m(16, 12), m(28, 16), m(29, 16))),
        (CRYPT, m(12.5, 6.4), m(15, 6.4), (m(13, 6), m(14, 6))),
    ],
)
def test_the_shortest_way_round(field: Field, a: Point, b: Point, bends: Path) -> None:
    assert way_round(a, b, field) == (a, *bends, b)


def test_the_way_through_the_warehouse_has_the_length_worked_out_by_hand() -> None:
    way = way_round(m(2, 5), m(25, 5), WAREHOUSE)
    assert way is not None
    assert length(way) == pytest.approx(metres(math.sqrt(13**2 + 3**2) + 1 + math.sqrt(9**2 + 3**2)), abs=1)


def test_a_way_along_houses_in_a_row_is_one_straight_leg() -> None:
    row = Field.metres(10, 10, tuple(rectangle(f"house-{x}", x, 2, x + 2, 8, solid=True) for x in (2, 6)))
    assert way_round(m(1, 4), m(9, 4), row) == (m(1, 4), m(2, 2), m(8, 2), m(9, 4))
    assert way_round(m(9, 4), m(1, 4), row) == (m(9, 4), m(8, 2), m(2, 2), m(1, 4))


def test_no_way_into_a_piece_out_of_a_piece_or_off_the_field() -> None:
    assert way_round(m(4, 10), m(12, 10), HOLLOW) is None
    assert way_round(m(12, 10), m(4, 10), HOLLOW) is None
    assert way_round(m(4, 10), m(31, 10), HOLLOW) is None
    assert way_round(m(4, 10), m(4, 10), HOLLOW) == (m(4, 10),)


def test_no_way_through_a_closed_wall() -> None:
    closed = Field.metres(10, 10, (rectangle("wall", 4, 0, 5, 10, solid=True),))
    assert way_round(m(1, 5), m(9, 5), closed) is None


@given(places, places)
@settings(fixed, max_examples=200)
def test_a_way_round_is_clear_and_never_shorter_than_the_line(a: Point, b: Point) -> None:
    for field in (HOLLOW, WAREHOUSE, SLANTED):
        way = way_round(a, b, field)
        back = way_round(b, a, field)
        if way is None:
            assert any(is_inside(p, piece) for p in (a, b) for piece in field.solids)
            assert back is None
            continue
        assert back is not None
        assert (way[0], way[-1]) == (a, b)
        assert is_clear(way, field)
        assert first_obstacle(way, field) is None
        assert length(way) >= metres(metres_between(a, b))
        assert length(way) == pytest.approx(length(back), abs=1)
        assert all(p != q for p, q in pairwise(way))


@given(places, places, st.lists(st.integers(metres(0.1), metres(6)), max_size=5))
@fixed
def test_walking_a_way_in_pieces_stays_clear(a: Point, b: Point, steps: list[int]) -> None:
    left = way_round(a, b, SLANTED)
    assume(left is not None)
    assert left is not None
    for step in steps:
        walked, left = cut(left, step)
        assert is_clear(walked, SLANTED)
        assert is_clear(left, SLANTED)
        assert way_round(left[0], b, SLANTED) is not None


@given(st.integers(0, 10**6))
@settings(fixed, max_examples=60)
def test_shortest_ways_agree_with_trying_all_corner_sequences(seed: int) -> None:
    dice = random.Random(seed)
    x, y = dice.randint(2, 6), dice.randint(2, 12)
    one = rectangle("one", x, y, x + dice.randint(1, 3), y + dice.randint(1, 6), solid=True)
    x, y = dice.randint(11, 15), dice.randint(2, 12)
    other = polygon("other", (x, y), (x + 3, y + 1), (x + 1, y + dice.randint(2, 6)))
    field = Field.metres(20, 20, (one, other))
    a, b = m(0.5, dice.randint(1, 19)), m(19.5, dice.randint(1, 19))
    way = way_round(a, b, field)
    assert way is not None
    assert length(way) == pytest.approx(shortest(a, b, field, bends=4), abs=1)


@pytest.mark.parametrize("name", MAPS)
def test_random_ways_are_legal_and_vary(name: str) -> None:
    field, start = MAPS[name], m(9, 8.5)
    dice = RandomDice(7)
    ways = [reachable(start, metres(6), field, dice) for _ in range(300)]
    assert all(way[0] == start and fits(way, metres(6)) and is_clear(way, field) for way in ways)
    assert len(set(ways)) > 250
    assert max(length(way) for way in ways) > metres(5.9)
    assert ways == [reachable(start, metres(6), field, again) for again in [RandomDice(7)] for _ in range(300)]


def test_a_random_way_goes_where_the_dice_point_and_round_what_is_there() -> None:
    """Two metres around (4,10) the decimetres 20 to 60 and 80 to 120 are open: faces 41 and 21 mean (6,10)."""
    assert reachable(m(4, 10), metres(2), HOLLOW, GivenDice([41, 21])) == (m(4, 10), m(6, 10))
    # Three metres from (10.5,9.5): (12,10) is inside the cart, so the next pair decides: (13.5,8.5), cut at 3 m.
    round_the_cart = reachable(m(10.5, 9.5), metres(3), HOLLOW, GivenDice([46, 36, 61, 21]))
    assert round_the_cart[:2] == (m(10.5, 9.5), m(11, 9))
    assert length(round_the_cart) == pytest.approx(metres(3), abs=4)


def test_a_random_way_from_a_place_without_any_stands_still() -> None:
    assert reachable(m(12, 10), metres(5), HOLLOW, RandomDice(1)) == (m(12, 10),)
    assert reachable(m(100, 100), metres(5), HOLLOW, RandomDice(1)) == (m(100, 100),)
    assert reachable(m(4, 10), 0, HOLLOW, RandomDice(1)) == (m(4, 10),)
