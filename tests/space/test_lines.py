"""Lines over the scenarios' maps, checked by hand, and against the exact twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.space import (
    Field,
    Piece,
    Point,
    crosses,
    is_inside,
    is_inside_or_on_edge,
    metres,
    near,
    pieces_crossed,
)

from .exact import runs_through
from .maps import (
    BUSH,
    CART,
    CRATES,
    CRYPT,
    HOLLOW,
    LOW_WALL,
    NORTH_WALL,
    PILLAR,
    ROCK,
    SARCOPHAGUS,
    SHELVES,
    SOUTH_WALL,
    WAREHOUSE,
    m,
    polygon,
)

fixed = settings(derandomize=True, deadline=None)
halves = st.integers(0, 60).map(lambda n: n / 2)
places = st.builds(m, halves, halves)


@pytest.mark.parametrize(
    ("field", "a", "b", "expected"),
    [
        # Hollow way: Hagen to a robber runs through the cart (at x = 11 the line is at y = 9.56).
        (HOLLOW, m(4, 10), m(20, 9), (CART,)),
        # Leyla to the wolf: at x = 11 y = 8.63, at x = 14 y = 8.95, just south of the cart.
        (HOLLOW, m(5, 8), m(24, 10), ()),
        # Mira to the robber behind the rock: at x = 17 y = 14.6, north of the rock.
        (HOLLOW, m(2, 12), m(20, 15), ()),
        # At x = 5 y = 4.08, at x = 14 y = 10.3, at x = 19 y = 13.8: all three, in turn.
        (HOLLOW, m(2, 2), m(20, 14.5), (BUSH, CART, ROCK)),
        (HOLLOW, m(20, 14.5), m(2, 2), (ROCK, CART, BUSH)),
        # Along an edge, onto a corner, past a corner: touching only.
        (HOLLOW, m(5, 9), m(20, 9), ()),
        (HOLLOW, m(9, 7), m(11, 9), ()),
        (HOLLOW, m(10, 10), m(12, 8), ()),
        # Warehouse: Juri to the guard behind the wall; Nadja to the sleeper; the gap between the walls.
        (WAREHOUSE, m(2, 5), m(25, 5), (SOUTH_WALL,)),
        (WAREHOUSE, m(1, 15), m(8, 15), ()),
        (WAREHOUSE, m(1, 15), m(30, 15), (NORTH_WALL, SHELVES)),
        (WAREHOUSE, m(2, 10), m(33, 10), ()),
        (WAREHOUSE, m(2, 9.5), m(33, 9.5), (LOW_WALL,)),
        # At x = 15 y = 7.1 (wall), at x = 24 y = 8.5 (over the crates).
        (WAREHOUSE, m(2, 5), m(33, 10), (SOUTH_WALL,)),
        (WAREHOUSE, m(2, 5), m(33, 9), (SOUTH_WALL, CRATES)),
        # Crypt: Leyla to a skeleton, Mira to the first zombie, Juri to the skeleton at (16,8).
        (CRYPT, m(2, 8), m(16, 8), ()),
        (CRYPT, m(1, 6), m(14, 4), ()),
        (CRYPT, m(2, 4), m(16, 8), ()),
        (CRYPT, m(11, 12), m(14, 5), (SARCOPHAGUS, PILLAR)),
    ],
)
def test_ps_71_pieces_that_a_line_runs_through(field: Field, a: Point, b: Point, expected: tuple[Piece, ...]) -> None:
    assert pieces_crossed(a, b, field) == expected


def test_a_line_inside_a_piece_crosses_it() -> None:
    assert pieces_crossed(m(6, 4), m(8, 4), HOLLOW) == (BUSH,)
    assert pieces_crossed(m(6, 4), m(6, 4), HOLLOW) == (BUSH,)
    assert pieces_crossed(m(5, 4), m(5, 4), HOLLOW) == ()


def test_a_line_over_a_bent_piece_counts_only_its_inside() -> None:
    hook = polygon("hook", (2, 2), (8, 2), (8, 8), (6, 8), (6, 4), (2, 4))
    assert crosses(m(1, 3), m(9, 3), hook)
    assert not crosses(m(2, 5), m(6, 9), hook)
    assert not crosses(m(2, 4), m(6, 4), hook)
    assert not crosses(m(3, 5), m(5, 5), hook)
    assert crosses(m(3, 5), m(7, 5), hook)


def test_touching_a_bent_piece_first_does_not_count_as_entering() -> None:
    """The line touches the spike at (4,5), enters the box at x = 5 and the bent piece only at x = 8."""
    bent = polygon("bent", (2, 0), (10, 0), (10, 8), (8, 8), (8, 2), (6, 2), (4, 5), (3, 2), (2, 2))
    box = polygon("box", (5, 4), (7, 4), (7, 6), (5, 6))
    field = Field.metres(12, 12, (bent, box))
    assert pieces_crossed(m(1, 5), m(11, 5), field) == (box, bent)


def test_rounded_places_on_a_slanted_edge_only_touch_it() -> None:
    ramp = polygon("ramp", (0, 0), (7, 3), (0, 3))
    on_edge = m(7 / 3, 1)
    assert not is_inside(on_edge, ramp)
    assert is_inside_or_on_edge(on_edge, ramp)
    assert not crosses(on_edge, m(14 / 3, 2), ramp)
    assert crosses(on_edge, m(4.6, 2), ramp)


def test_inside_and_on_the_edge() -> None:
    assert is_inside(m(12, 10), CART)
    assert not is_inside(m(11, 10), CART)
    assert is_inside_or_on_edge(m(11, 10), CART)
    assert is_inside_or_on_edge(m(14, 11), CART)
    assert not is_inside_or_on_edge(m(14.001, 11), CART)


@pytest.mark.parametrize("piece", [CART, polygon("stone", (11, 9), (14, 9), (14, 11), (12, 11), (11, 10))])
def test_ps_85_within_a_metre_of_a_piece(piece: Piece) -> None:
    assert near(m(15, 10), piece, metres(1))
    assert not near(m(15.000001, 10), piece, metres(1))
    assert near(m(14.6, 11.8), piece, metres(1))
    assert not near(m(14.61, 11.8), piece, metres(1))
    assert near(m(13, 10), piece, 0)
    assert not near(m(13, 10), piece, metres(-1))
    assert not near(m(29, 1), piece, metres(5))


def test_near_a_slanted_edge_measures_to_the_edge_not_to_its_bounds() -> None:
    ramp = polygon("ramp", (0, 0), (8, 0), (0, 6))
    assert near(m(4 + 0.6, 3 + 0.8), ramp, metres(1))
    assert not near(m(4.61, 3.8), ramp, metres(1))


@given(places, places)
@fixed
def test_lines_are_the_same_both_ways(a: Point, b: Point) -> None:
    for field in (HOLLOW, WAREHOUSE, CRYPT):
        assert set(pieces_crossed(a, b, field)) == set(pieces_crossed(b, a, field))


@given(places, places)
@fixed
def test_rectangles_agree_with_the_exact_twin(a: Point, b: Point) -> None:
    for piece in (*HOLLOW.pieces, *WAREHOUSE.pieces, *CRYPT.pieces):
        if a != b:
            assert crosses(a, b, piece) == runs_through(a, b, piece)


@given(places, places)
@fixed
def test_slanted_pieces_agree_with_the_exact_twin(a: Point, b: Point) -> None:
    kite = polygon("kite", (10, 4), (16, 12), (10, 24), (3, 12))
    wedge = polygon("wedge", (20, 20), (21, 28), (29, 21))
    for piece in (kite, wedge):
        if a != b:
            assert crosses(a, b, piece) == runs_through(a, b, piece)
