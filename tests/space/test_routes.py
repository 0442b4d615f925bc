"""Routes of a base round solids and other bases (RE-GEO-15)."""

import heapq
import math
import random
from itertools import pairwise

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.dice.source import RandomDice
from regelwerk.space import (
    Body,
    Ground,
    Path,
    Point,
    Solid,
    centimetres,
    cut,
    distance,
    first_stop,
    fits,
    is_free,
    length,
    random_walk,
    route,
    routes,
)

from .tables import BASE, body, box, cm, free_place, random_table, slanted, solid

fixed = settings(derandomize=True, deadline=None)
seeds = st.integers(0, 10**6)

HUT = box("hut", 20, 10, 30, 20)
YARD = Ground.cm(60, 40, (HUT,))


def sure(path: Path | None) -> Path:
    assert path is not None
    return path


@pytest.mark.rule("RE-GEO-15")
def test_a_free_line_is_the_route() -> None:
    assert route(cm(5, 5), cm(50, 5), BASE, YARD) == (cm(5, 5), cm(50, 5))
    assert route(cm(5, 8.5), cm(50, 8.5), BASE, YARD, (body(30, 5.5),)) == (cm(5, 8.5), cm(50, 8.5))
    assert route(cm(5, 5), cm(5, 5), BASE, YARD) == (cm(5, 5),)


@pytest.mark.rule("RE-GEO-15")
def test_round_a_box_the_way_has_the_length_worked_out_by_hand() -> None:
    """From touching the west side to touching the east side: two quarter circles round the southern corners."""
    way = sure(route(cm(18.5, 14), cm(31.5, 14), BASE, YARD))
    exact = 4 + 1.5 * math.pi / 2 + 10 + 1.5 * math.pi / 2 + 4
    assert centimetres(exact) <= length(way) <= centimetres(exact * 1.005)
    assert first_stop(way, BASE, YARD) is None
    assert min(p.y for p in way) == cm(0, 8.5).y


@pytest.mark.rule("RE-GEO-15")
def test_round_a_base_the_way_has_the_length_worked_out_by_hand() -> None:
    ground, other = Ground.cm(60, 40), (body(30, 20, centimetres(2.5)),)
    way = sure(route(cm(10, 20), cm(50, 20), BASE, ground, other))
    exact = 2 * math.sqrt(20**2 - 4**2) + 4 * 2 * math.asin(4 / 20)
    assert centimetres(exact) <= length(way) <= centimetres(exact * 1.005)
    assert first_stop(way, BASE, ground, other) is None


def test_a_door_just_as_wide_as_the_base_is_a_way() -> None:
    door = Ground.cm(60, 40, (box("south", 30, 0, 31, 18.5), box("north", 30, 21.5, 31, 40)))
    way = sure(route(cm(10, 5), cm(50, 35), BASE, door))
    assert first_stop(way, BASE, door) is None
    assert route(cm(10, 5), cm(50, 35), centimetres(1.5001), door) is None


@pytest.mark.parametrize("degrees", [0, 4, 11.25, 20, 37, 81])
def test_a_gap_just_wide_enough_is_a_way_in_whatever_direction_it_lies(degrees: float) -> None:
    """Two bases, a base and a post, or two posts that point at each other; beside them is no way."""
    ahead = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    for left, right in (("base", "base"), ("base", "post"), ("post", "post")):
        for gap, is_way in ((3.00001, True), (2.999, False)):
            solids: list[Solid] = []
            discs: list[Body] = []
            for side, kind in ((1, left), (-1, right)):
                # The tip lies half a gap beside the middle; a wall goes on from there to the edge of the table.
                tip = gap / 2
                along = side * (-ahead[1]), side * ahead[0]
                if kind == "base":
                    discs.append(body(50 + along[0] * (tip + 1), 50 + along[1] * (tip + 1), centimetres(1)))
                    tip += 2
                points = [(tip, 0.0), (tip + 0.5, 0.3), (90.0, 0.3), (90.0, -0.3), (tip + 0.5, -0.3)]
                corners = [(50 + along[0] * p + ahead[0] * q, 50 + along[1] * p + ahead[1] * q) for p, q in points]
                solids.append(solid(f"wall{side}", *corners))
            ground = Ground.cm(100, 100, tuple(solids))
            a, b = (cm(50 + way * 30 * ahead[0], 50 + way * 30 * ahead[1] + 1) for way in (-1, 1))
            found = route(a, b, BASE, ground, tuple(discs))
            assert (found is not None) == is_way, (left, right, gap)
            assert found is None or first_stop(found, BASE, ground, tuple(discs)) is None


def test_no_way_through_a_closed_wall_unless_it_may_be_crossed() -> None:
    wall = Ground.cm(60, 40, (box("wall", 30, 0, 31, 40),))
    assert route(cm(10, 20), cm(50, 20), BASE, wall) is None
    assert route(cm(10, 20), cm(50, 20), BASE, wall, (), frozenset({"wall"})) == (cm(10, 20), cm(50, 20))
    chain = tuple(body(30, y) for y in range(2, 40, 3))
    assert route(cm(10, 20), cm(50, 20), BASE, Ground.cm(60, 40), chain) is None
    gap = tuple(disc for disc in chain if disc.at.y not in (centimetres(20), centimetres(23)))
    assert route(cm(10, 20), cm(50, 20), BASE, Ground.cm(60, 40), gap) is not None


def test_no_way_from_or_to_where_nobody_can_stand() -> None:
    assert route(cm(25, 15), cm(5, 5), BASE, YARD) is None
    assert route(cm(5, 5), cm(25, 15), BASE, YARD) is None
    assert route(cm(5, 5), cm(0, 5), BASE, YARD) is None
    assert route(cm(5, 5), cm(40, 5), BASE, YARD, (body(40, 6),)) is None


def test_out_of_a_pocket() -> None:
    pocket = solid("pocket", (20, 10), (40, 10), (40, 12), (22, 12), (22, 28), (40, 28), (40, 30), (20, 30))
    ground = Ground.cm(60, 40, (pocket,))
    way = sure(route(cm(24, 20), cm(10, 20), BASE, ground))
    assert first_stop(way, BASE, ground) is None
    assert max(p.x for p in way) > cm(41, 0).x


@pytest.mark.rule("RE-GEO-15")
@given(seeds)
@settings(fixed, max_examples=80)
def test_a_route_never_overlaps_anything_and_is_no_shorter_than_the_line(seed: int) -> None:
    ground, bodies = random_table(seed, pieces=7, bases=6)
    dice, discs = random.Random(seed), tuple(bodies)
    a, b = free_place(dice, ground, bodies), free_place(dice, ground, bodies)
    way, back = route(a, b, BASE, ground, discs), route(b, a, BASE, ground, discs)
    assert (way is None) == (back is None)
    if way is None or back is None:
        return
    assert (way[0], way[-1]) == (a, b)
    assert first_stop(way, BASE, ground, discs) is None
    assert length(way) == pytest.approx(length(back), abs=20)
    if first_stop((a, b), BASE, ground, discs) is None:
        assert way == (a, b)
    else:
        assert length(way) > centimetres(distance(a, b))
    assert all(p != q for p, q in pairwise(way))
    left = way
    for _ in range(4):
        walked, left = cut(left, dice.randint(0, length(left)))
        assert first_stop(walked, BASE, ground, discs) is None
        assert first_stop(left, BASE, ground, discs) is None


@given(seeds)
@settings(fixed, max_examples=12)
def test_routes_are_at_most_a_hundredth_longer_than_the_shortest(seed: int) -> None:
    ground, bodies = random_table(seed, pieces=4, bases=2)
    dice = random.Random(seed)
    a, b = free_place(dice, ground, bodies), free_place(dice, ground, bodies)
    way, best = route(a, b, BASE, ground, tuple(bodies)), finest(a, b, ground, bodies)
    if way is None:
        assert best == math.inf
    else:
        assert best * 0.9999 <= length(way) <= best * 1.01


@given(seeds)
@settings(fixed, max_examples=25)
def test_many_ends_at_once_give_the_same_routes(seed: int) -> None:
    ground, bodies = random_table(seed, pieces=6, bases=5)
    dice, discs = random.Random(seed), tuple(bodies)
    start = free_place(dice, ground, bodies)
    ends = (*(free_place(dice, ground, bodies) for _ in range(8)), bodies[0].at, start)
    together = routes(start, ends, BASE, ground, discs)
    for end, way in zip(ends, together, strict=True):
        alone = route(start, end, BASE, ground, discs)
        assert (way is None) == (alone is None)
        if way is not None and alone is not None:
            assert length(way) == pytest.approx(length(alone), abs=20)
            assert first_stop(way, BASE, ground, discs) is None


@given(seeds, st.floats(0, 360))
@settings(fixed, max_examples=25)
def test_turning_the_table_changes_no_length(seed: int, degrees: float) -> None:
    dice, far = random.Random(seed), 300.0
    pieces = [(dice.uniform(0, 40), dice.uniform(0, 40), dice.uniform(2, 20), dice.uniform(0, 180)) for _ in range(5)]
    ends = dice.uniform(-10, 50), -12.0, dice.uniform(-10, 50), 52.0
    lengths = []
    for turn in (0.0, degrees):
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

        def put(x: float, y: float, cos: float = cos, sin: float = sin) -> tuple[float, float]:
            return far + x * cos - y * sin, far + x * sin + y * cos

        solids = tuple(slanted(f"{n}", *put(x, y), wide, 3, own + turn) for n, (x, y, wide, own) in enumerate(pieces))
        ground = Ground.cm(2 * far, 2 * far, solids)
        lengths.append(length(sure(route(cm(*put(*ends[:2])), cm(*put(*ends[2:])), BASE, ground))))
    assert lengths[0] == pytest.approx(lengths[1], abs=50)


def test_random_walks_are_legal_and_vary() -> None:
    ground, bodies = random_table(4, pieces=6, bases=5)
    start, discs, reach = free_place(random.Random(4), ground, bodies), tuple(bodies), centimetres(10)
    dice = RandomDice(7)
    walks = [random_walk(start, reach, BASE, ground, discs, dice) for _ in range(100)]
    assert all(walk[0] == start and fits(walk, reach) for walk in walks)
    assert all(first_stop(walk, BASE, ground, discs) is None for walk in walks)
    assert all(is_free(walk[-1], BASE, ground, discs) for walk in walks)
    assert len(set(walks)) > 60
    again = RandomDice(7)
    assert walks[:20] == [random_walk(start, reach, BASE, ground, discs, again) for _ in range(20)]


def test_a_random_walk_without_room_stands_still() -> None:
    assert random_walk(cm(25, 15), centimetres(5), BASE, YARD, (), RandomDice(1)) == (cm(25, 15),)
    assert random_walk(cm(90, 90), centimetres(5), BASE, YARD, (), RandomDice(1)) == (cm(90, 90),)


def finest(a: Point, b: Point, ground: Ground, bodies: list[Body]) -> float:
    """The shortest way round outlines grown by many small steps, all pairs of their corners tried."""
    grown = [shapely.Polygon(piece.outline).buffer(BASE, quad_segs=12) for piece in ground.solids]
    grown += [shapely.Point(disc.at).buffer(BASE + disc.radius, quad_segs=12) for disc in bodies]
    closed = shapely.union_all(grown)
    room = shapely.box(BASE, BASE, ground.width - BASE, ground.height - BASE)
    inside = shapely.union_all([closed.buffer(-50), shapely.box(-1e9, -1e9, 2e9, 2e9).difference(room.buffer(10))])
    shapely.prepare(inside)
    corners = shapely.get_coordinates(closed)
    nodes = np.unique(np.vstack([corners[shapely.covers(room, shapely.points(corners))], [a, b]]), axis=0)
    begin, end = (int(np.flatnonzero((nodes == p).all(axis=1))[0]) for p in (a, b))
    best = {begin: 0.0}
    queue = [(0.0, begin)]
    done: set[int] = set()
    while queue:
        walked, here = heapq.heappop(queue)
        if here == end:
            return walked
        if here in done:
            continue
        done.add(here)
        legs = np.stack([np.broadcast_to(nodes[here], nodes.shape), nodes], axis=1)
        legs_open = ~shapely.intersects(inside, shapely.linestrings(legs))
        far = walked + np.hypot(*(nodes - nodes[here]).T)
        for there in np.flatnonzero(legs_open).tolist():
            if far[there] < best.get(there, math.inf):
                best[there] = float(far[there])
                heapq.heappush(queue, (best[there], there))
    return math.inf
