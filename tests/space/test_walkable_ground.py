"""Where a base may stand and walk, and what stops it (RE-GEO-15)."""

import math
import pickle
import random
from collections.abc import Callable
from itertools import pairwise

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry.base import BaseGeometry

from regelwerk.space import (
    BadRadius,
    Body,
    Ground,
    Path,
    Point,
    Solid,
    Stop,
    centimetres,
    cut,
    distance,
    first_stop,
    is_free,
    samples,
)

from .tables import BASE, body, box, cm, free_place, random_table, slanted, solid

fixed = settings(derandomize=True, deadline=None)
seeds = st.integers(0, 10**6)

HUT = box("hut", 20, 10, 30, 20)
YARD = Ground.cm(60, 40, (HUT,))
HOOK = solid("hook", (10, 10), (30, 10), (30, 30), (25, 30), (25, 15), (10, 15))


@pytest.mark.rule("RE-GEO-15")
@pytest.mark.parametrize(
    ("path", "stop"),
    [
        ((cm(5, 5), cm(50, 5)), None),
        ((cm(5, 15), cm(50, 15)), Stop(cm(18.5, 15), centimetres(13.5), "solid", "hut")),
        ((cm(50, 15), cm(5, 15)), Stop(cm(31.5, 15), centimetres(18.5), "solid", "hut")),
        ((cm(5, 8.5), cm(50, 8.5)), None),
        ((cm(5, 5), cm(5, 15), cm(50, 15)), Stop(cm(18.5, 15), centimetres(23.5), "solid", "hut")),
        ((cm(5, 5), cm(0, 5)), Stop(cm(1.5, 5), centimetres(3.5), "edge")),
        ((cm(5, 35), cm(5, 45)), Stop(cm(5, 38.5), centimetres(3.5), "edge")),
        ((cm(1.5, 1.5), cm(58.5, 1.5)), None),
        ((cm(1, 5), cm(9, 5)), Stop(cm(1, 5), 0, "edge")),
        ((cm(25, 15), cm(25, 5)), Stop(cm(25, 15), 0, "solid", "hut")),
        ((cm(25, 15),), Stop(cm(25, 15), 0, "solid", "hut")),
        ((cm(25, 5),), None),
    ],
)
def test_what_stops_a_base_on_its_way(path: Path, stop: Stop | None) -> None:
    assert first_stop(path, BASE, YARD) == stop


@pytest.mark.rule("RE-GEO-15")
def test_a_base_goes_past_a_corner_as_near_as_its_edge_reaches() -> None:
    """Walking north-east, the line through (20 + 1.5·√2, 12) passes 1.5 cm from the corner (20, 12)."""
    ground, shift = Ground.cm(60, 40, (box("post", 19, 12, 20, 30),)), 1.5 * math.sqrt(2)
    assert first_stop((cm(12 + shift, 4), cm(40 + shift, 32)), BASE, ground) is None
    stop = first_stop((cm(11.999 + shift, 4), cm(39.999 + shift, 32)), BASE, ground)
    assert stop is not None
    assert stop.solid == "post"


@pytest.mark.rule("RE-GEO-15")
def test_other_bases_stop_a_base_at_the_touch() -> None:
    others = (body(20, 30), body(12, 30, centimetres(2.5)))
    assert first_stop((cm(5, 30), cm(40, 30)), BASE, YARD, others) == Stop(cm(8, 30), centimetres(3), "disc", disc=1)
    assert first_stop((cm(40, 30), cm(5, 30)), BASE, YARD, others) == Stop(cm(23, 30), centimetres(17), "disc", disc=0)
    assert first_stop((cm(5, 34), cm(40, 34)), BASE, YARD, others) is None
    assert first_stop((cm(5, 33.9999), cm(40, 33.9999)), BASE, YARD, others) is not None


@pytest.mark.rule("RE-GEO-15")
def test_what_may_be_climbed_does_not_stop() -> None:
    path = (cm(5, 15), cm(50, 15))
    assert first_stop(path, BASE, YARD, (), frozenset({"hut"})) is None
    assert is_free(cm(25, 15), BASE, YARD, (), frozenset({"hut"}))
    stop = first_stop(path, BASE, YARD, (body(25, 15),), frozenset({"hut"}))
    assert stop is not None
    assert (stop.by, stop.disc, stop.at) == ("disc", 0, cm(22, 15))


def test_of_two_things_touched_at_once_the_edge_is_named_before_bases_before_solids() -> None:
    wall = box("wall", 58.5, 0, 60, 40)
    assert first_stop((cm(50, 20), cm(59, 20)), BASE, Ground.cm(58.5, 40, (wall,))) == Stop(
        cm(57, 20), centimetres(7), "edge"
    )
    stop = first_stop((cm(5, 15), cm(40, 15)), BASE, YARD, (body(21.5, 15),))
    assert stop is not None
    assert stop.by == "disc"


def test_a_base_slides_along_a_wall_into_the_corner_and_no_further() -> None:
    ground = Ground.cm(60, 40, (HOOK,))
    assert first_stop((cm(12, 16.5), cm(23.5, 16.5), cm(23.5, 35)), BASE, ground) is None
    assert first_stop((cm(12, 16.5), cm(28, 16.5)), BASE, ground) == Stop(
        cm(23.5, 16.5), centimetres(11.5), "solid", "hook"
    )


@pytest.mark.parametrize("degrees", [0, 7, 33.3, 45, 61.7, 88])
def test_sliding_along_a_slanted_wall_is_forgiven_its_rounding(degrees: float) -> None:
    """The way runs one radius beside the wall, to a cross-piece at its end."""
    wall, end = slanted("wall", 50, 50, 40, 2, degrees), slanted("end", 50, 50, 2, 20, degrees)
    turn = math.radians(degrees)
    cross = Solid("end", tuple(_moved(p, 20 * math.cos(turn), 20 * math.sin(turn)) for p in end.outline), 0, 10)
    ground = Ground.cm(100, 100, (wall, cross))
    beside = -math.sin(turn) * 2.5, math.cos(turn) * 2.5
    begin = cm(50 - 18 * math.cos(turn) + beside[0], 50 - 18 * math.sin(turn) + beside[1])
    beyond = cm(50 + 30 * math.cos(turn) + beside[0], 50 + 30 * math.sin(turn) + beside[1])
    stop = first_stop((begin, beyond), BASE, ground)
    assert stop is not None
    assert stop.solid == "end"
    assert stop.along == pytest.approx(centimetres(20 - 1 - 1.5 + 18), abs=4)
    assert first_stop((begin, stop.at), BASE, ground) is None


def test_places() -> None:
    assert is_free(cm(18.5, 15), BASE, YARD)
    assert not is_free(cm(18.50001, 15), BASE, YARD)
    assert not is_free(cm(25, 15), BASE, YARD)
    assert is_free(cm(1.5, 1.5), BASE, YARD)
    assert not is_free(cm(1.4999, 1.5), BASE, YARD)
    assert not is_free(cm(5, 5), BASE, YARD, (body(7.9, 5),))
    assert is_free(cm(5, 5), BASE, YARD, (body(8, 5),))


def test_a_base_without_a_size_cannot_walk() -> None:
    with pytest.raises(BadRadius, match="cannot walk"):
        first_stop((cm(5, 5), cm(6, 5)), 0, YARD)


def test_a_ground_is_a_value() -> None:
    assert Ground.cm(60, 40, (box("hut", 20, 10, 30, 20),)) == YARD
    assert hash(YARD) == hash(Ground.cm(60, 40, (box("hut", 20, 10, 30, 20),)))
    assert pickle.loads(pickle.dumps(YARD)) == YARD
    with pytest.raises(ValueError, match="named twice: hut"):
        Ground.cm(60, 40, (HUT, HUT))
    with pytest.raises(ValueError, match="width"):
        Ground(0, 5)


@pytest.mark.rule("RE-GEO-15")
@given(seeds)
@settings(fixed, max_examples=60)
def test_stops_agree_with_looking_at_every_step(seed: int) -> None:
    ground, bodies = random_table(seed, pieces=6, bases=3)
    dice, discs = random.Random(seed), tuple(bodies)
    path = (free_place(dice, ground, bodies), *(_anywhere(dice, ground) for _ in range(3)))
    stop = first_stop(path, BASE, ground, discs)
    walked = path if stop is None else cut(path, stop.along)[0]
    assert _room(shapely.MultiPoint([at for _, at in samples(walked, centimetres(0.1))]), ground, discs) >= BASE - 6
    assert first_stop(walked, BASE, ground, discs) is None
    if stop is not None:
        assert distance(walked[-1], stop.at) < 1e-5
        assert is_free(stop.at, BASE, ground, discs)
        assert _room(shapely.Point(stop.at), ground, discs) <= BASE + 2
        # The rest of this leg goes deeper.
        assert _room(shapely.LineString(cut(path, stop.along)[1][:2]), ground, discs) < BASE


@given(seeds, st.floats(0, 360), st.integers(-(10**9), 10**9))
@settings(fixed, max_examples=40)
def test_turning_and_moving_everything_changes_nothing(seed: int, degrees: float, shift: int) -> None:
    ground, bodies = random_table(seed, pieces=5, bases=3)
    dice = random.Random(seed)
    path = free_place(dice, ground, bodies), _anywhere(dice, ground)
    far = 10**10

    def turned(p: Point) -> Point:
        cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return Point(round(p.x * cos - p.y * sin) + far + shift, round(p.x * sin + p.y * cos) + far - shift)

    wide = Ground(4 * far, 4 * far, tuple(_at(s, lambda p: Point(p.x + far, p.y + far)) for s in ground.solids))
    other = Ground(4 * far, 4 * far, tuple(_at(s, turned) for s in ground.solids))
    here = first_stop(
        tuple(Point(p.x + far, p.y + far) for p in path),
        BASE,
        wide,
        tuple(b._replace(at=Point(b.at.x + far, b.at.y + far)) for b in bodies),
    )
    there = first_stop(tuple(map(turned, path)), BASE, other, tuple(b._replace(at=turned(b.at)) for b in bodies))
    if here is None or there is None:
        assert here == there
    else:
        assert (here.by, here.solid, here.disc) == (there.by, there.solid, there.disc)
        # A graze moves along the leg much further than across it.
        assert here.along == pytest.approx(there.along, abs=20_000)


def _moved(p: Point, dx: float, dy: float) -> Point:
    return Point(p.x + centimetres(dx), p.y + centimetres(dy))


def _at(piece: Solid, to: Callable[[Point], Point]) -> Solid:
    return Solid(piece.id, tuple(to(p) for p in piece.outline), piece.floor, piece.top)


def _anywhere(dice: random.Random, ground: Ground) -> Point:
    return Point(dice.randint(-(10**7), ground.width + 10**7), dice.randint(-(10**7), ground.height + 10**7))


def _room(places: BaseGeometry, ground: Ground, discs: tuple[Body, ...]) -> float:
    """The largest radius that a base could have at all of some places."""
    edge = shapely.box(0, 0, ground.width, ground.height).exterior
    if not shapely.box(0, 0, ground.width, ground.height).covers(places):
        return 0.0
    return min(
        edge.distance(places),
        *(shapely.Polygon(solid.outline).distance(places) for solid in ground.solids),
        *(shapely.Point(disc.at).distance(places) - disc.radius for disc in discs),
    )


def test_a_path_is_checked_leg_by_leg() -> None:
    path = (cm(5, 5), cm(35, 5), cm(35, 25), cm(5, 25))
    assert first_stop(path, BASE, YARD) is None
    assert all(first_stop(leg, BASE, YARD) is None for leg in pairwise(path))


@given(seeds)
@settings(fixed, max_examples=40)
def test_outlines_with_many_sides_stop_as_those_with_few_do(seed: int) -> None:
    """The same pieces with places named in the middle of their sides, so many that they are looked at another way."""
    ground, dice = Ground.cm(60, 40), random.Random(seed)
    boxes = [box(f"box-{n}", x, y, x + 4, y + 3) for n, (x, y) in enumerate(((5, 5), (30, 10), (20, 25), (45, 30)))]
    fine = [Solid(one.id, _with_middles(_with_middles(_with_middles(one.outline))), 0, 1) for one in boxes]
    few, many = Ground(ground.width, ground.height, tuple(boxes)), Ground(ground.width, ground.height, tuple(fine))
    assert min(len(piece.outline) for piece in many.solids) == 32
    for _ in range(10):
        path = _anywhere(dice, ground), _anywhere(dice, ground)
        assert first_stop(path, BASE, few) == first_stop(path, BASE, many)
        assert is_free(path[0], BASE, few) == is_free(path[0], BASE, many)


def _with_middles(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    ring = pairwise((*outline, outline[0]))
    return tuple(corner for a, b in ring for corner in (a, Point((a.x + b.x) // 2, (a.y + b.y) // 2)))
