"""Where models stand and what they notice: bodies, distances, fields of view, perception, danger, zones."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.space.arcs import direction
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.deployment import Placements
from regelwerk.systems.realms.rules.sight.positions import (
    base_inside,
    body,
    danger_radius,
    distance,
    field_of_view,
    in_contact,
    in_perception_area,
    in_view,
    perceives,
    perception_range,
    size_of,
    zones_at,
)
from regelwerk.systems.realms.state import Model
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import box, enemy, model, piece, world, zone


@pytest.mark.rule("RE-GEO-01")
def test_centimetres_from_the_lower_left_corner_and_degrees_from_the_x_axis() -> None:
    recruit = model(status="waiting")
    found: Any = Placements(world(recruit), recruit).find("10.5,7.25@90")
    assert found.value.at == Point(10_500_000, 7_250_000)
    looking = replace(recruit, at=found.value.at, facing=found.value.facing)
    table = world(looking)
    north, south = enemy(at=(10.5, 17)), enemy("boris", at=(10.5, 2))
    assert in_view(table, looking, north) and not in_view(table, looking, south)
    assert [direction(looking.at, Point.cm(*at)) for at in ((20.5, 7.25), (10.5, 17.25), (0.5, 7.25))] == [
        0,
        9000,
        18000,
    ]


@pytest.mark.rule("RE-GEO-02", "RE-MEA-01")
def test_distances_go_from_edge_to_edge_and_up() -> None:
    mars, amok = model(at=(20, 20)), enemy(at=(30, 20))
    table = world(mars, amok)
    assert distance(table, mars, amok) == pytest.approx(7.5)
    assert distance(table, mars, enemy(at=(30, 20), type="mike")) == pytest.approx(6.75), "a base of 4 cm"
    assert distance(table, mars, replace(amok, floor=10 * CENTIMETRE)) == pytest.approx(12.5), "7.5 and 10 up"
    below = replace(mars, floor=4 * CENTIMETRE)
    assert distance(table, below, enemy(at=(21, 20))) == pytest.approx(4), "one above the other"


@pytest.mark.rule("RE-GEO-03")
def test_bases_touch_within_a_tenth_of_a_millimetre() -> None:
    mars = model(at=(20, 20))
    table = world(mars)
    assert in_contact(table, mars, enemy(at=(22.51, 20)))
    assert not in_contact(table, mars, enemy(at=(22.511, 20)))
    assert not in_contact(table, mars, replace(enemy(at=(22.5, 20)), floor=4 * CENTIMETRE)), "it stands on a crate"


@pytest.mark.rule("RE-GEO-04", "RE-SIZ-01", "RE-PRO-01", "RE:prone_size")
@pytest.mark.parametrize(
    ("size", "prone", "rule", "counts", "radius", "height"),
    [
        ("small", False, "small", "small", 1.25, 3),
        ("medium", False, "small", "medium", 1.25, 6),
        ("large", False, "small", "large", 2, 8),
        ("medium", True, "small", "small", 1.25, 3),
        ("large", True, "small", "small", 2, 3),
        ("large", True, "one_step_smaller", "medium", 2, 6),
        ("small", True, "one_step_smaller", "small", 1.25, 3),
    ],
)
def test_models_are_cylinders_and_lie_low(
    size: str, prone: bool, rule: Any, counts: str, radius: float, height: float
) -> None:
    options = Options(prone_size=rule)
    someone = model(size=size, prone=prone, floor=4 * CENTIMETRE)
    assert size_of(someone, options) == counts
    shape = body(someone, options)
    assert (shape.radius, shape.height, shape.floor) == (radius * CENTIMETRE, height * CENTIMETRE, 4 * CENTIMETRE)


@pytest.mark.rule("RE-FOV-01", "RE-GEO-05")
@pytest.mark.parametrize(
    ("fov", "at", "seen"),
    [
        (45, (30, 24.9), True),
        (45, (30, 25.8), False),
        (90, (30, 30.5), True),  # worked example 22: 46.4 degrees off, half of the base inside
        (90, (30, 32.8), False),
        (180, (20, 30), True),
        (180, (18.7, 30), False),
        (360, (5, 20), True),
    ],
)
def test_four_fields_of_view_around_the_facing(fov: int, at: tuple[float, float], seen: bool) -> None:
    mars = model(at=(20, 20), facing=0, fov=fov)
    table = world(mars)
    assert in_view(table, mars, enemy(at=at)) is seen
    mirrored = enemy(at=(at[0], 40 - at[1]))
    assert in_view(table, mars, mirrored) is seen


@pytest.mark.rule("RE-GEO-06", "RE-PRO-02", "RE-ENV-05")
def test_steps_of_a_worse_view_add_up() -> None:
    def view(fov: int, **changes: Any) -> tuple[int, int]:
        someone = model(fov=fov, **changes)
        return tuple(field_of_view(world(someone, environment=where), someone) for where in ("rural", "arctic"))  # type: ignore[return-value]

    assert [view(fov) for fov in (360, 180, 90, 45)] == [(360, 180), (180, 90), (90, 45), (45, 45)]
    assert view(360, prone=True) == (180, 90)
    assert view(90, prone=True) == (45, 45)


@pytest.mark.rule("RE-PER-01", "RE-PER-02", "RE-CRT-04", "RE-ZON-05", "RE:critical_perception")
def test_how_far_somebody_perceives() -> None:
    forest = (zone("dense_forest", box(40, 40, 50, 50)),)

    def far(someone: Model, in_forest: bool = False, **options: Any) -> int:
        table = world(someone, zones=forest if in_forest else (), options=Options(**options))
        return perception_range(table, someone).total

    assert far(model(wn=6)) == 30
    hurt = model(wn=6, critical=True)
    assert far(hurt) == 13, "worked example 17: half of 25, rounded up"
    assert far(hurt, critical_perception="card_value") == 15
    assert far(model(wn=5), in_forest=True) == 13
    assert far(hurt, in_forest=True) == 7, "one halving after the other"


@pytest.mark.rule("RE-GEO-17", "RE-PER-01", "RE-REA-05", "RE:perception_contact")
def test_the_perception_area_is_the_field_of_view_up_to_its_range() -> None:
    mars = model(at=(20, 20), facing=0, wn=4)
    table = world(mars)
    assert in_perception_area(table, mars, enemy(at=(42.5, 20))), "exactly 20 cm"
    assert not in_perception_area(table, mars, enemy(at=(42.6, 20)))
    assert not in_perception_area(table, mars, enemy(at=(10, 20))), "behind"
    behind = enemy(at=(17.5, 20))
    assert in_perception_area(table, mars, behind), "it breathes down his neck"
    strict = world(mars, options=Options(perception_contact="strict"))
    assert not in_perception_area(strict, mars, behind)


@pytest.mark.rule("RE-GEO-17")
def test_something_must_be_in_sight_to_be_noticed() -> None:
    mars, amok = model(at=(20, 20), wn=6), enemy(at=(35, 20))
    assert perceives(world(mars, amok, pieces=(piece("wand", box(27, 10, 28, 19.9), 10),)), mars, amok), "half of it"
    assert not perceives(world(mars, amok, pieces=(piece("wand", box(27, 10, 28, 30), 10),)), mars, amok)
    assert perceives(world(mars, amok, pieces=(piece("glas", box(27, 10, 28, 30), 10, opaque=False),)), mars, amok)


@pytest.mark.rule("RE-DNG-01", "RE-GEO-18")
@pytest.mark.parametrize(("eh", "critical", "radius"), [(5, False, 7), (5, True, 8), (0, True, 12), (13, False, 0)])
def test_the_danger_area_is_what_resolve_leaves_of_twelve(eh: int, critical: bool, radius: int) -> None:
    mars = model(eh=eh, critical=critical)
    assert danger_radius(world(mars), mars).total == radius


@pytest.mark.rule("RE-GEO-16")
def test_the_centre_of_the_base_says_which_zone_a_model_is_in() -> None:
    forest = zone("forest", box(10, 10, 20, 20))
    table = world(zones=(forest,))
    places = {(15, 15): True, (20, 15): True, (20, 20): True, (20.5, 15): False, (9.99, 15): False}
    assert {at: zones_at(table, Point.cm(*at)) == (forest,) for at in places} == places


@pytest.mark.rule("RE-GAM-04")
def test_a_whole_base_must_be_inside_a_deployment_zone() -> None:
    strip = box(0, 0, 90, 15)
    someone = model()
    assert base_inside(someone, Point.cm(1.25, 13.75), strip)
    assert not base_inside(someone, Point.cm(20, 13.8), strip)
    assert not base_inside(someone, Point.cm(20, 16), strip)
    assert not base_inside(model(type="mike"), Point.cm(1.25, 10), strip)
