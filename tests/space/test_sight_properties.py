"""What holds for every table: sight against its slow twin, and what must not change it (RE-GEO-07, 08, 14)."""

import math
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from regelwerk.space import Body, Point, Sight, Solid, is_blocked, look, looks, overlap, skyline

from .heights import cm
from .plain_sight import hidden_and_unclear, line_answers, place

fixed = settings(derandomize=True, deadline=None, max_examples=50)

# Halves of centimetres make lines meet corners and edges often, any numbers make them miss.
coordinates = st.one_of(st.integers(0, 60).map(lambda n: n * 500_000), st.integers(0, 30_000_000))
points = st.builds(Point, coordinates, coordinates)
heights = st.integers(1, 20).map(lambda n: n * 500_000)
floors = st.sampled_from((0, 0, 0, 2_000_000))
bodies = st.builds(
    Body, points, floors, st.sampled_from((1_250_000, 2_000_000)), st.sampled_from((3_000_000, 6_000_000))
)


@st.composite
def outlines(draw: st.DrawFn) -> tuple[Point, ...]:
    """Boxes, and stars of any shape, convex or not."""
    x, y = draw(points)
    if draw(st.booleans()):
        width, height = draw(heights), draw(heights)
        return Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)
    spikes = draw(st.lists(st.integers(500_000, 6_000_000), min_size=4, max_size=7))
    turn = 2 * math.pi / len(spikes)
    return tuple(
        Point(x + round(spike * math.cos(n * turn)), y + round(spike * math.sin(n * turn)))
        for n, spike in enumerate(spikes)
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[Solid, ...]:
    drawn = draw(st.lists(st.tuples(outlines(), floors, heights), min_size=1, max_size=5))
    return tuple(Solid(f"solid-{n}", outline, floor, floor + high) for n, (outline, floor, high) in enumerate(drawn))


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Point, int, Body, tuple[Body, ...]]:
    """An eye, its height, a target, and others; nobody stands on the eye or on the target."""
    viewer, target, *others = draw(st.lists(bodies, min_size=2, max_size=4))
    assume(not overlap(viewer, target))
    apart = tuple(body for body in others if not overlap(body, viewer) and not overlap(body, target))
    return viewer.at, viewer.floor + viewer.height * 13 // 16, target, apart


def masks(sight: Sight, solids: tuple[Solid, ...]) -> list[int]:
    """The cells hidden by each solid and each body."""
    by_id = dict(sight.by_solid)
    return [*(by_id.get(solid.id, 0) for solid in solids), *sight.by_body]


@given(scenes(), tables())
@fixed
@pytest.mark.rule("RE-GEO-07", "RE-GEO-08")
def test_masks_agree_with_the_slow_twin(scene: Any, solids: tuple[Solid, ...]) -> None:
    eye, height, target, others = scene
    sight = look(eye, height, target, skyline(solids), others)
    assert [name for name, _ in sight.by_solid] == sorted(name for name, cells in sight.by_solid if cells)
    for thing, cells in zip((*solids, *others), masks(sight, solids), strict=True):
        expected, unclear = hidden_and_unclear(eye, height, target, thing)
        assert cells & ~unclear == expected & ~unclear


@given(points, heights, points, heights, tables())
@fixed
@pytest.mark.rule("RE-GEO-07", "RE-GEO-14")
def test_a_line_is_blocked_both_ways_or_neither(a: Point, a_up: int, b: Point, b_up: int, solids: Any) -> None:
    terrain = skyline(solids)
    blocked = is_blocked(a, a_up, b, b_up, terrain)
    assert is_blocked(b, b_up, a, a_up, terrain) == blocked
    if a != b:
        answers = [line_answers(place(a, a_up), place(b, b_up), solid) for solid in solids]
        if all(len(set(answer)) == 1 for answer in answers):
            assert blocked == any(answer[0] for answer in answers)


@given(scenes(), tables(), points)
@fixed
@pytest.mark.rule("RE-GEO-08")
def test_moving_the_whole_table_changes_nothing(scene: Any, solids: tuple[Solid, ...], by: Point) -> None:
    def moved(point: Point) -> Point:
        return Point(point.x + by.x, point.y + by.y)

    assert everything(scene, solids) == everything(*carried(scene, solids, moved))


@given(scenes(), tables(), st.floats(0, 2 * math.pi))
@settings(fixed, max_examples=25)
@pytest.mark.rule("RE-GEO-08")
def test_turning_the_whole_table_changes_only_what_grazes(scene: Any, solids: tuple[Solid, ...], angle: float) -> None:
    def turned(point: Point) -> Point:
        cos, sin = math.cos(angle), math.sin(angle)
        return Point(round(point.x * cos - point.y * sin), round(point.x * sin + point.y * cos))

    eye, height, target, others = scene
    before, after = everything(scene, solids), everything(*carried(scene, solids, turned))
    for thing, cells, cells_then in zip((*solids, *others), before, after, strict=True):
        if cells != cells_then:
            # Turned places are rounded: a line that grazed an edge may touch it now, or miss it.
            _, unclear = hidden_and_unclear(eye, height, target, thing)
            assert cells & ~unclear == cells_then & ~unclear


@given(scenes(), tables(), tables())
@fixed
@pytest.mark.rule("RE-GEO-08")
def test_more_terrain_never_opens_a_line(scene: Any, solids: tuple[Solid, ...], more: tuple[Solid, ...]) -> None:
    eye, height, target, others = scene
    added = tuple(Solid(f"more-{solid.id}", solid.outline, solid.floor, solid.top) for solid in more)
    before = look(eye, height, target, skyline(solids), others)
    after = look(eye, height, target, skyline((*added, *solids)), others)
    assert masks(after, solids) == masks(before, solids)
    assert before.hidden & ~after.hidden == 0
    if is_blocked(eye, height, target.at, height, skyline(solids)):
        assert is_blocked(eye, height, target.at, height, skyline((*added, *solids)))


@given(st.lists(scenes(), min_size=1, max_size=6), tables())
@fixed
def test_a_batch_answers_as_single_looks_do(pairs: list[Any], solids: tuple[Solid, ...]) -> None:
    terrain = skyline(solids)
    together = looks(
        [(eye, height) for eye, height, _, _ in pairs],
        [target for _, _, target, _ in pairs],
        terrain,
        [others for *_, others in pairs],
    )
    fresh = skyline.__wrapped__
    alone = [look(eye, height, target, fresh(solids), others) for eye, height, target, others in pairs]
    assert together == alone


def everything(scene: Any, solids: tuple[Solid, ...]) -> list[int]:
    eye, height, target, others = scene
    return masks(look(eye, height, target, skyline(solids), others), solids)


def carried(scene: Any, solids: tuple[Solid, ...], to: Any) -> tuple[Any, tuple[Solid, ...]]:
    """A scene and its table with every place somewhere else."""
    eye, height, target, others = scene
    return (
        (to(eye), height, target._replace(at=to(target.at)), tuple(body._replace(at=to(body.at)) for body in others)),
        tuple(Solid(s.id, tuple(map(to, s.outline)), s.floor, s.top, s.opaque) for s in solids),
    )


def test_the_twin_is_mostly_sure() -> None:
    """Otherwise the comparisons above would prove little."""
    crate = Solid("crate", (cm(10, 4), cm(13, 5), cm(12, 9), cm(11, 6)), 0, 5_300_000)
    for y in range(12):
        _, unclear = hidden_and_unclear(cm(0, y), 4_875_000, Body(cm(20.3, 6.1), 0, 1_250_000, 6_000_000), crate)
        assert unclear.bit_count() <= 1
