"""Silhouettes, limbs and straight lines over a table with heights (RE-GEO-07 to 10, 14)."""

import pytest

from regelwerk.space import Body, Solid, centimetres, first_entry, is_blocked, limbs, look, looks, skyline
from regelwerk.space.sight import ALL_CELLS, LIMBS, box

from .heights import EYE, MEDIUM, SMALL, block, cm, figure, prism

HERE = cm(0, 0)
RIGHT_HALF = box(range(4, 8), range(8))


def hidden(target: Body, *solids: Solid) -> int:
    return look(HERE, EYE, target, skyline(solids)).hidden


def test_the_limbs_cover_the_silhouette_once() -> None:
    assert sum(LIMBS.values()) + box(range(2, 6), range(2, 4)) == ALL_CELLS
    assert [cells.bit_count() for cells in LIMBS.values()] == [8, 8, 8, 16, 16]


@pytest.mark.rule("RE-GEO-07", "RE-GEO-08", "RE-GEO-09", "RE-GEO-10")
@pytest.mark.parametrize(
    ("top", "cells", "visible"),
    [
        (2, 24, ("head", "left_arm", "right_arm")),
        (2.2, 32, ("head", "left_arm", "right_arm")),
        (2.5, 40, ("head",)),
        (3, 56, ()),
    ],
)
def test_example_19_a_crate_before_somebody_prone(top: float, cells: int, visible: tuple[str, ...]) -> None:
    covered = hidden(figure(0, 20, SMALL), block(-1, 15, 1, 16, top))
    assert covered.bit_count() == cells
    assert covered == box(range(8), range(8 - cells // 8, 8))
    assert limbs(covered) == visible


@pytest.mark.rule("RE-GEO-08", "RE-GEO-09")
def test_example_19_a_high_wall_hides_the_right_half() -> None:
    covered = hidden(figure(0, 20), block(0, 15, 4, 16, 10))
    assert covered == RIGHT_HALF
    assert covered.bit_count() == 32
    assert limbs(covered) == ("left_arm", "left_leg")


@pytest.mark.rule("RE-GEO-07", "RE-GEO-09")
@pytest.mark.parametrize(("top", "visible"), [(4.8, ("head",)), (5, ())])
def test_example_19_over_a_wall_both_see_each_other_or_neither_does(top: float, visible: tuple[str, ...]) -> None:
    wall = skyline((block(-3, 27, 3, 28.75, top),))
    near, far = figure(0, 30), figure(0, 0)
    assert limbs(look(far.at, EYE, near, wall).hidden) == visible
    assert limbs(look(near.at, EYE, far, wall).hidden) == visible


@pytest.mark.rule("RE-GEO-09")
def test_without_the_head_the_head_is_not_enough() -> None:
    covered = box(range(8), range(3, 8))
    assert limbs(covered) == ("head",)
    assert limbs(covered, with_head=False) == ()
    assert limbs(0) == ("head", "left_arm", "right_arm", "left_leg", "right_leg")


@pytest.mark.rule("RE-GEO-08")
def test_left_and_right_are_the_viewers() -> None:
    for eye, target, wall in (
        (cm(0, 0), figure(20, 0), block(10, -5, 11, 0, 10)),
        (cm(20, 0), figure(0, 0), block(10, 0, 11, 5, 10)),
        (cm(0, 20), figure(0, 0), block(-5, 10, 0, 11, 10)),
    ):
        assert look(eye, EYE, target, skyline((wall,))).hidden == RIGHT_HALF


@pytest.mark.rule("RE-GEO-08", "RE-GEO-10")
def test_every_solid_answers_for_itself() -> None:
    left, right = block(-4, 10, 0, 11, 10, "left"), block(0, 12, 4, 13, 10, "right")
    aside = block(10, 10, 12, 12, 10, "aside")
    sight = look(HERE, EYE, figure(0, 20), skyline((right, aside, left)))
    assert sight.by_solid == (("left", ALL_CELLS ^ RIGHT_HALF), ("right", RIGHT_HALF))
    assert sight.hidden == ALL_CELLS
    assert limbs(sight.hidden) == ()


@pytest.mark.rule("RE-GEO-08")
def test_glass_hides_nothing_and_neither_does_what_stands_behind() -> None:
    wall = block(-4, 10, 4, 11, 10)
    glass = Solid("glass", wall.outline, wall.floor, wall.top, opaque=False)
    assert hidden(figure(0, 20), glass) == 0
    assert hidden(figure(0, 20), block(-4, 21, 4, 22, 10), block(-4, -3, 4, -1, 10)) == 0


@pytest.mark.rule("RE-GEO-08")
def test_a_bridge_is_looked_under() -> None:
    bridge = block(-4, 10, 4, 11, 10, floor=4)
    # Half way the lines have half their way down behind them: only the topmost cells lie above 4 cm there.
    assert hidden(figure(0, 21), bridge) == box(range(8), range(4))


@pytest.mark.rule("RE-GEO-08")
def test_from_a_roof_the_own_roof_hides_what_is_close_below() -> None:
    roof = block(-5, -5, 5, 5, 6)
    on_top = 6_000_000 + EYE
    assert look(HERE, on_top, figure(0, 30), skyline((roof,))).hidden == 0
    assert look(HERE, on_top, figure(0, 6.5), skyline((roof,))).hidden == box(range(8), range(2, 8))


@pytest.mark.rule("RE-GEO-01", "RE-GEO-08")
def test_along_an_outer_edge_a_line_is_not_inside() -> None:
    # The eye looks along the western side; rounding of a slanted one does not matter either.
    post = block(0, 5, 3, 15, 10)
    assert not is_blocked(HERE, EYE, cm(0, 20), EYE, skyline((post,)))
    assert is_blocked(HERE, EYE, cm(0.0002, 20), EYE, skyline((post,)))
    slanted = prism(((1 / 3, 1 / 7), (6 + 1 / 3, 18 + 1 / 7), (6, 1)), 10)
    assert not is_blocked(cm(0, 1 / 7 - 1), EYE, cm(7, 20 + 1 / 7), EYE, skyline((slanted,)))
    assert is_blocked(cm(0.001, 1 / 7 - 1), EYE, cm(7.001, 20 + 1 / 7), EYE, skyline((slanted,)))


@pytest.mark.rule("RE-GEO-08")
def test_along_an_inner_cut_a_line_is_inside() -> None:
    zigzag = prism(((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (-1, 2), (-1, 1), (0, 1)), 10)
    assert is_blocked(cm(-5, 1), EYE, cm(5, 1), EYE, skyline((zigzag,)))
    assert not is_blocked(cm(-5, 2), EYE, cm(5, 2), EYE, skyline((zigzag,)))
    hook = skyline((prism(((0, 0), (10, 0), (10, 10), (8, 10), (8, 2), (2, 2), (2, 10), (0, 10)), 10),))
    for x in (2, 8):
        assert not is_blocked(cm(x, 3), EYE, cm(x, 20), EYE, hook)
        assert is_blocked(cm(x, 1), EYE, cm(x, -5), EYE, hook)
    assert is_blocked(cm(-5, 2), EYE, cm(15, 2), EYE, hook)
    assert not is_blocked(cm(3, 3), EYE, cm(7, 9), EYE, hook)
    assert is_blocked(cm(5, 5), EYE, cm(15, 5), EYE, hook)


@pytest.mark.rule("RE-GEO-08")
def test_touching_the_top_is_not_hiding() -> None:
    level = skyline((block(-3, 10, 3, 11, 4.875),))
    assert not is_blocked(HERE, EYE, cm(0, 20), EYE, level)
    assert is_blocked(HERE, EYE, cm(0, 20), EYE - 10, level)


@pytest.mark.rule("RE-GEO-08")
def test_bodies_hide_as_cylinders_of_their_height() -> None:
    target, tall, low = figure(0, 20), figure(0, 10), figure(0, 10, SMALL)
    aside = figure(9, 10)
    sight = look(HERE, EYE, target, skyline(()), (tall, aside, low))
    assert sight.by_solid == ()
    assert sight.by_body == (ALL_CELLS, 0, box(range(8), range(6, 8)))
    assert look(HERE, EYE, target, skyline(()), (figure(1.25, 10),)).hidden & ~RIGHT_HALF == 0


def test_many_looks_need_as_many_targets() -> None:
    assert looks([], [], skyline(())) == []
    with pytest.raises(ValueError, match="do not match"):
        looks([(HERE, EYE)], [], skyline(()))


def test_from_above_its_head_a_body_is_seen() -> None:
    assert look(HERE, EYE + centimetres(MEDIUM), figure(0, 0), skyline((block(9, 9, 10, 10, 3),))).hidden == 0


@pytest.mark.rule("RE-GEO-14")
def test_a_line_enters_the_first_thing_that_is_high_enough() -> None:
    sandbags, wall = block(-3, 2, 3, 3, 1, "sandbags"), block(-3, 10, 3, 11, 6, "wall")
    assert first_entry(HERE, EYE, cm(0, 20), (sandbags, wall)) == cm(0, 10.000001)
    assert first_entry(HERE, EYE, cm(0, 20), (sandbags, wall), (figure(0, 6),)) == cm(0, 4.750001)
    assert first_entry(HERE, EYE, cm(0, 20), (sandbags,), (figure(9, 6),)) is None
    assert first_entry(HERE, EYE, cm(0, 20), ()) is None


@pytest.mark.rule("RE-GEO-14")
def test_what_is_lower_than_the_line_is_entered_through_its_top() -> None:
    # The line is at 2.4375 cm over the middle of the way and meets 2 cm at 59 % of it, in the midst of the heap.
    entry = first_entry(HERE, EYE, cm(0, 20), (block(-3, 10, 3, 14, 2, "heap"),))
    assert entry is not None and entry.in_cm == pytest.approx((0, 20 * (1 - 2 / 4.875)), abs=1e-5)


@pytest.mark.rule("RE-GEO-14")
def test_glass_hides_nothing_but_stops_what_flies() -> None:
    pane = block(-3, 4, 3, 5, 9)
    glass = Solid("glass", pane.outline, pane.floor, pane.top, opaque=False)
    assert not is_blocked(HERE, EYE, cm(0, 8), 0, skyline((glass,)))
    assert first_entry(HERE, EYE, cm(0, 8), (glass,)) == cm(0, 4.000001)
