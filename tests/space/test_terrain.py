"""Pieces and fields as values: equality, hashes, what is refused."""

import os
import pickle
import subprocess
import sys

import pytest

from regelwerk.space import Field, Piece, Point, rectangle

from .maps import CART, HOLLOW, m, polygon

MAPS = f"{__package__}.maps"


def run_python(code: str) -> bytes:
    """Run code in a fresh process that hashes strings in its own way; what it writes to `out`."""
    return subprocess.run(
        [sys.executable, "-c", f"import sys; out = sys.stdout.buffer; {code}"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": os.pathsep.join(sys.path)},
    ).stdout


def test_a_rectangle_may_be_named_from_any_corner() -> None:
    assert rectangle("cart", 14, 11, 11, 9, solid=True, kind="5") == CART
    assert CART.outline == (m(11, 9), m(14, 9), m(14, 11), m(11, 11))
    assert CART.is_box
    assert not polygon("ramp", (0, 0), (2, 0), (0, 2)).is_box


def test_equal_fields_have_equal_hashes() -> None:
    twin = Field.metres(30, 20, tuple(Piece(p.id, p.outline, p.solid, p.kind) for p in HOLLOW.pieces))
    assert twin == HOLLOW
    assert hash(twin) == hash(HOLLOW)
    assert Field.metres(30, 20, HOLLOW.pieces[:2]) != HOLLOW


def test_a_field_from_another_process_keeps_its_identity() -> None:
    other = pickle.loads(run_python(f"import pickle; from {MAPS} import HOLLOW; out.write(pickle.dumps(HOLLOW))"))
    assert other == HOLLOW
    assert hash(other) == hash(HOLLOW)
    assert {HOLLOW: "known"}[other] == "known"


def test_the_edge_belongs_to_the_field() -> None:
    assert HOLLOW.contains(m(0, 0))
    assert HOLLOW.contains(m(30, 20))
    assert not HOLLOW.contains(Point(-1, 0))
    assert not HOLLOW.contains(m(30.0001, 5))


@pytest.mark.parametrize(
    "corners",
    [
        [(0, 0), (1, 1)],
        [(0, 0), (1, 0), (1, 0)],
        [(0, 0), (1, 0), (2, 0)],
        [(0, 0), (2, 2), (2, 0), (0, 2)],
    ],
)
def test_an_outline_must_enclose_one_area(corners: list[tuple[float, float]]) -> None:
    with pytest.raises(ValueError, match="'heap'"):
        polygon("heap", *corners)


def test_a_rectangle_needs_two_sides() -> None:
    with pytest.raises(ValueError, match="encloses no area"):
        rectangle("line", 1, 1, 5, 1.0000001)
    with pytest.raises(ValueError, match="three corners"):
        rectangle("line", 1, 1, 5, 1)


def test_a_field_needs_a_size_and_distinct_names() -> None:
    with pytest.raises(ValueError, match="width and a height"):
        Field.metres(0, 5)
    with pytest.raises(ValueError, match="named twice: cart"):
        Field.metres(30, 20, (CART, CART))


def test_shapely_is_loaded_only_when_a_question_needs_it() -> None:
    assert run_python(f"import {MAPS}; out.write(b'loaded' if 'shapely' in sys.modules else b'not yet')") == b"not yet"
