"""Maps from Universal VTT: what becomes of lines, objects and doors, and what is said about bad files."""

import json
import math
import pickle
from collections.abc import Callable
from pathlib import Path as File
from typing import Any

import pytest
import shapely

from regelwerk.space import Ground, Solid, VttError, centimetres, first_stop, read_vtt, route
from regelwerk.space.outlines import Outline

from .tables import BASE, cm

MAPS = File(__file__).parent / "vtt"
CELLAR = (MAPS / "cellar.dd2vtt").read_text()


def area(outlines: tuple[Outline, ...]) -> float:
    """Square centimetres covered."""
    return float(shapely.union_all([shapely.Polygon(outline) for outline in outlines]).area) / centimetres(1) ** 2


def covers(outlines: tuple[Outline, ...], x: float, y: float) -> bool:
    return any(shapely.Polygon(outline).covers(shapely.Point(cm(x, y))) for outline in outlines)


def test_a_map_has_its_size_and_its_corner_in_the_south_west() -> None:
    found = read_vtt(CELLAR)
    assert (found.width, found.height) == (centimetres(60), centimetres(40))
    assert (read_vtt(CELLAR, 2.5).width, read_vtt(CELLAR, 2.5).height) == (centimetres(30), centimetres(20))
    # The room's north-western corner is (3, 2) in the file, one square from the origin: 5 cm from west and north.
    assert covers(found.walls, 5, 35)
    assert covers(found.walls, 35, 10)
    assert not covers(found.walls, 5, 5)


def test_walls_are_as_thick_as_stated_with_square_corners() -> None:
    found = read_vtt(CELLAR, thickness_cm=1.0)
    assert covers(found.walls, 4.51, 20)
    assert not covers(found.walls, 4.49, 20)
    assert covers(found.walls, 4.51, 35.49)
    assert not covers(found.walls, 10, 20)


def test_a_closed_room_is_cut_into_outlines_without_holes_that_together_are_its_walls() -> None:
    room = {
        "resolution": {"map_size": {"x": 10, "y": 10}},
        "line_of_sight": [corners((2, 2), (8, 2), (8, 8), (2, 8), (2, 2))],
    }
    found = read_vtt(json.dumps(room), 1.0, 0.5)
    assert len(found.walls) == 2
    assert area(found.walls) == pytest.approx(6.5**2 - 5.5**2)
    whole = shapely.union_all([shapely.Polygon(outline) for outline in found.walls])
    assert isinstance(whole, shapely.Polygon)
    assert len(whole.interiors) == 1


def test_what_lies_beyond_the_map_is_cut_off() -> None:
    found = read_vtt(CELLAR)
    assert covers(found.walls, 59.9, 30)
    everything = (*found.walls, *found.objects, *(door.outline for door in found.doors))
    for outline in everything:
        assert all(0 <= p.x <= found.width and 0 <= p.y <= found.height for p in outline)


def test_closed_objects_are_filled_open_ones_are_thin() -> None:
    found = read_vtt(CELLAR)
    assert len(found.objects) == 2
    assert covers(found.objects, 47.5, 17.5)
    assert area(found.objects[:1]) == pytest.approx(25)
    assert covers(found.objects, 45, 7.5)
    assert not covers(found.objects, 45, 9)


def test_doors_fill_their_gap_and_stand_in_no_wall() -> None:
    inner, outer = read_vtt(CELLAR).doors
    assert (inner.closed, outer.closed) == (True, False)
    walls = read_vtt(CELLAR).walls
    assert covers((inner.outline,), 20, 22.5)
    assert not covers(walls, 20, 22.5)
    # The file leaves the outer wall whole behind the open door: it is a gap all the same.
    assert covers((outer.outline,), 35, 22.5)
    assert not covers(walls, 35, 22.5)
    assert covers(walls, 35, 27)


def test_a_freestanding_door_cuts_no_wall() -> None:
    sheet = json.loads(CELLAR)
    sheet["portals"][1]["freestanding"] = True
    found = read_vtt(json.dumps(sheet))
    assert found.doors[1].freestanding
    assert covers(found.walls, 35, 22.5)


def test_a_base_walks_through_the_open_door_and_round_the_closed_one() -> None:
    found = read_vtt(CELLAR)
    base = centimetres(1.25)

    def ground(*doors: Outline) -> Ground:
        pieces = (*found.walls, *found.objects, *doors)
        solids = tuple(Solid(f"piece-{n}", outline, 0, centimetres(10)) for n, outline in enumerate(pieces))
        return Ground(found.width, found.height, solids)

    shut = ground(found.doors[0].outline)
    assert route(cm(30, 22.5), cm(55, 22.5), base, shut) == (cm(30, 22.5), cm(55, 22.5))
    assert route(cm(30, 22.5), cm(10, 22.5), base, shut) is None
    assert route(cm(30, 22.5), cm(10, 22.5), base, ground()) == (cm(30, 22.5), cm(10, 22.5))
    assert route(cm(30, 22.5), cm(55, 22.5), base, ground(*(door.outline for door in found.doors))) is None
    stop = first_stop((cm(30, 22.5), cm(10, 22.5)), base, shut)
    assert stop is not None
    assert stop.along == pytest.approx(centimetres(10 - 0.25 - 1.25), abs=2)


def test_slanted_walls_loops_and_lines_that_cross_themselves() -> None:
    found = read_vtt((MAPS / "cave.uvtt").read_text())
    assert all(Solid(f"{n}", outline, 0, 1) for n, outline in enumerate(found.walls))
    assert covers(found.walls, 15, 15)
    assert covers(found.walls, 5, 25)
    assert not covers(found.walls, 15, 12)
    outside = shapely.box(0, 0, found.width, found.height).difference(
        shapely.union_all([shapely.Polygon(outline) for outline in found.walls])
    )
    # The world outside, the cave, and the two triangles in it.
    assert sum(part.area > centimetres(1) ** 2 for part in shapely.get_parts(outside)) == 4


def test_a_cave_drawn_with_hundreds_of_places_has_few_corners_and_covers_its_line() -> None:
    turns = [2 * math.pi * n / 400 for n in range(400)]
    line = corners(*((5 + 4 * math.cos(turn), 5 + 4 * math.sin(turn)) for turn in turns))
    sheet = {"resolution": {"map_size": {"x": 10, "y": 10}}, "line_of_sight": [[*line, line[0]]]}
    found = read_vtt(json.dumps(sheet))
    assert sum(len(outline) for outline in found.walls) < 200
    assert all(covers(found.walls, 5 * place["x"], 5 * (10 - place["y"])) for place in line[::10])


def test_a_speck_too_small_to_be_a_solid_is_left_out() -> None:
    sheet = json.loads(CELLAR)
    sheet["objects_line_of_sight"].append(corners((10, 3), (10.00001, 3), (10, 3.00001), (10, 3)))
    assert read_vtt(json.dumps(sheet)) == read_vtt(CELLAR)


def test_a_byte_order_mark_is_no_trouble() -> None:
    assert read_vtt("\ufeff" + CELLAR) == read_vtt(CELLAR)


def corners(*places: tuple[float, float]) -> list[dict[str, float]]:
    return [{"x": x, "y": y} for x, y in places]


def _set(*path: str | int, to: Any) -> Callable[[Any], None]:
    def change(sheet: Any) -> None:
        for key in path[:-1]:
            sheet = sheet[key]
        sheet[path[-1]] = to

    return change


def _without(*path: str | int) -> Callable[[Any], None]:
    def change(sheet: Any) -> None:
        for key in path[:-1]:
            sheet = sheet[key]
        del sheet[path[-1]]

    return change


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        (_without("resolution"), "missing", "resolution"),
        (_without("resolution", "map_size"), "missing", "resolution.map_size"),
        (_without("resolution", "map_size", "y"), "missing", "resolution.map_size.y"),
        (_without("line_of_sight"), "missing", "line_of_sight"),
        (_without("line_of_sight", 1, 0, "x"), "missing", "line_of_sight[1][0].x"),
        (_without("portals", 1, "bounds"), "missing", "portals[1].bounds"),
        (_set("resolution", to=[]), "wrong-type", "resolution"),
        (_set("line_of_sight", to={}), "wrong-type", "line_of_sight"),
        (_set("line_of_sight", 1, to="wall"), "wrong-type", "line_of_sight[1]"),
        (_set("line_of_sight", 1, 0, "x", to="6"), "wrong-type", "line_of_sight[1][0].x"),
        (_set("line_of_sight", 1, 0, "x", to=True), "wrong-type", "line_of_sight[1][0].x"),
        (_set("line_of_sight", 1, 0, to=None), "wrong-type", "line_of_sight[1][0]"),
        (_set("portals", 0, "closed", to=1), "wrong-type", "portals[0].closed"),
        (_set("line_of_sight", 1, 0, "y", to=math.nan), "not-finite", "line_of_sight[1][0].y"),
        (_set("resolution", "map_origin", "x", to=-math.inf), "not-finite", "resolution.map_origin.x"),
        (_set("line_of_sight", 1, 0, "y", to=10**400), "not-finite", "line_of_sight[1][0].y"),
        (_set("line_of_sight", 1, 0, "y", to=1e9), "out-of-range", "line_of_sight[1][0].y"),
        (_set("resolution", "map_size", "x", to=0), "out-of-range", "resolution.map_size.x"),
        (_set("resolution", "map_size", "x", to=-4), "out-of-range", "resolution.map_size.x"),
        (_set("line_of_sight", 2, to=corners((6, 5))), "short-line", "line_of_sight[2]"),
        (_set("line_of_sight", 2, to=[]), "short-line", "line_of_sight[2]"),
        (_set("objects_line_of_sight", 0, to=corners((6, 5), (6, 5))), "short-line", "objects_line_of_sight[0]"),
        (_set("portals", 0, "bounds", to=corners((6, 5))), "short-line", "portals[0].bounds"),
        (
            _set("line_of_sight", 0, to=corners(*((n / 100, n % 2) for n in range(10_001)))),
            "too-large",
            "line_of_sight",
        ),
    ],
)
def test_a_bad_map_is_refused_with_what_is_wrong_and_where(
    change: Callable[[Any], None], code: str, where: str
) -> None:
    sheet = json.loads(CELLAR)
    change(sheet)
    with pytest.raises(VttError) as refused:
        read_vtt(json.dumps(sheet))
    assert refused.value.code == code
    assert refused.value.facts["where"] == where
    assert where in str(refused.value)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.facts, str(again)) == (code, refused.value.facts, str(refused.value))


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"a": ' + "9" * 5000 + "}", "\x00"])
def test_what_is_no_json_is_said_to_be_none(text: str) -> None:
    with pytest.raises(VttError, match="the file is no JSON") as refused:
        read_vtt(text)
    assert refused.value.code == "not-json"


def test_other_json_is_no_map() -> None:
    with pytest.raises(VttError, match=r"\$ should be of type object, not array"):
        read_vtt("[]")


def test_a_map_without_walls_is_refused() -> None:
    empty: dict[str, Any] = {"resolution": {"map_size": {"x": 5, "y": 5}}, "line_of_sight": []}
    with pytest.raises(VttError, match="no wall") as refused:
        read_vtt(json.dumps(empty))
    assert refused.value.code == "no-walls"
    empty["line_of_sight"] = [corners((7, 7), (8, 8))]
    with pytest.raises(VttError, match="no wall"):
        read_vtt(json.dumps(empty))


@pytest.mark.parametrize(("scale", "thickness"), [(0, 0.5), (math.nan, 0.5), (5, 0), (5, -1), (5, math.inf)])
def test_a_map_needs_a_scale_and_a_thickness(scale: float, thickness: float) -> None:
    with pytest.raises(VttError) as refused:
        read_vtt(CELLAR, scale, thickness)
    assert refused.value.code == "out-of-range"


def test_base_is_wider_than_a_door_of_half_a_square() -> None:
    sheet = {
        "resolution": {"map_size": {"x": 8, "y": 4}},
        "line_of_sight": [corners((4, 0), (4, 1.8)), corners((4, 2.2), (4, 4))],
    }
    found = read_vtt(json.dumps(sheet))
    solids = tuple(Solid(f"{n}", outline, 0, 1) for n, outline in enumerate(found.walls))
    ground = Ground(found.width, found.height, solids)
    assert route(cm(5, 10), cm(35, 10), BASE, ground) is None
    assert route(cm(5, 10), cm(35, 10), centimetres(1), ground) == (cm(5, 10), cm(35, 10))
