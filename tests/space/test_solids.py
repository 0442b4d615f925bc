"""Solids and bodies as values."""

import pickle

import pytest

from regelwerk.space import Point, Solid

from .heights import block, cm, figure, prism
from .test_terrain import run_python


def test_equal_solids_have_equal_hashes() -> None:
    crate = block(0, 0, 2, 1, 3)
    assert crate == block(0, 0, 2, 1, 3)
    assert hash(crate) == hash(block(0, 0, 2, 1, 3))
    assert crate != block(0, 0, 2, 1, 4)
    assert crate != Solid(crate.id, crate.outline, crate.floor, crate.top, opaque=False)


def test_boxes_are_known_whichever_way_round() -> None:
    corners = cm(0, 0), cm(0, 1), cm(2, 1), cm(2, 0)
    assert Solid("box", corners, 0, 1).is_box
    assert Solid("box", corners[::-1], 0, 1).is_box
    assert Solid("box", corners[2:] + corners[:2], 0, 1).bounds == (0, 0, 2_000_000, 1_000_000)
    assert not prism(((0, 0), (2, 0), (0, 2)), 1).is_box
    assert not prism(((0, 0), (2, 1), (3, 3), (1, 2)), 1).is_box


def test_a_solid_survives_pickling_with_the_hash_of_its_new_home() -> None:
    tower = prism(((0, 0), (4, 0), (1, 4)), 9, "tower")
    assert pickle.loads(pickle.dumps(tower)) == tower
    code = f"import pickle; from {__package__}.heights import prism; out.write(pickle.dumps(prism("
    there = pickle.loads(run_python(code + "((0, 0), (4, 0), (1, 4)), 9, 'tower')))"))
    assert there == tower
    assert hash(there) == hash(tower)


@pytest.mark.parametrize(
    "outline",
    [
        (Point(0, 0), Point(9_000_000, 0)),
        (Point(0, 0), Point(9_000_000, 0), Point(9_000_000, 9_000_000), Point(0, 0)),
        (Point(0, 0), Point(9_000_000, 0), Point(5_000_000, 0)),
        (Point(0, 0), Point(9_000_000, 0), Point(9_000_000, 10), Point(0, 10)),
        (Point(0, 0), Point(9_000_000, 9_000_000), Point(9_000_000, 0), Point(0, 9_000_000)),
    ],
)
def test_what_encloses_nothing_is_refused(outline: tuple[Point, ...]) -> None:
    with pytest.raises(ValueError, match="solid 'heap'"):
        Solid("heap", outline, 0, 1_000_000)


def test_a_solid_without_height_is_refused() -> None:
    with pytest.raises(ValueError, match="above the floor"):
        block(0, 0, 1, 1, 2, floor=2)


def test_a_body_ends_above_what_it_stands_on() -> None:
    assert figure(0, 0, 6, floor=2).top == 8_000_000
