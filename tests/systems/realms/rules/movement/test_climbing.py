"""Climbing: what it costs, how high it goes and where it may end."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.space import Path, Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.mission.scenes import Piece
from regelwerk.systems.realms.rules.movement.climbing import Climb, Lift, climb_of
from regelwerk.systems.realms.rules.movement.movement import planned
from regelwerk.systems.realms.rules.movement.passability import price_of
from regelwerk.systems.realms.state import World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import box, model, piece, world
from systems.realms.moving import moved, path

WALL = piece("t1", box(24, 30, 25, 60), 2)
ROOF = piece("t5", box(24, 35, 40, 55), 4)
TOWER = piece("t6", box(40, 35, 50, 55), 14)


def table(*pieces: Piece, **changes: Any) -> World:
    """Mars (6 cm tall, BW 4) at (20, 45) before pieces, with points enough."""
    options = changes.pop("options", Options())
    return world(model(at=(20, 45), **{"bw": 4, "ap": 12, **changes}), pieces=pieces, options=options, acting="mars")


def why_not(here: World, *places: tuple[float, float]) -> str:
    mars = here.find("mars")
    found = planned(here, mars, (mars.at, *path(*places)))
    return found.rule_id if isinstance(found, Refused) else ""


def way_to(here: World, place: str) -> Path:
    """The way that an answer of one place alone stands for."""
    deed: Any = moved(here).asked[0].prompt.answers.meaning(place)
    path: Path = deed.path
    return path


@pytest.mark.rule("RE:climb", "RE-GEO-15")
def test_over_a_wall_up_and_down_counts_double() -> None:
    here = table(WALL)
    mars, way = here.find("mars"), path((20, 45), (28, 45))
    climb = climb_of(here, mars, way)
    assert [lift.rise for lift in climb.lifts] == [2 * CENTIMETRE, -2 * CENTIMETRE]
    assert climb.lifts[0].along == pytest.approx(2.75 * CENTIMETRE, abs=20)
    # 8 cm along the ground, 2 up and 2 down that count double: 16 cm, four movement actions.
    assert climb.counted == 16 * CENTIMETRE
    assert price_of(here, mars, way).total == 4
    after = moved(here, "26.5,45;28,45").result.find("mars")
    assert (after.ap, after.floor, after.at) == (8, 0, Point.cm(28, 45))
    # What was really covered counts: 12 cm.
    assert after.walked == 12 * CENTIMETRE


@pytest.mark.rule("RE:climb")
def test_on_top_a_model_stands_higher() -> None:
    up = moved(table(ROOF), "26,45").result
    mars = up.find("mars")
    assert (mars.floor, mars.at) == (4 * CENTIMETRE, Point.cm(26, 45))
    # 6 cm and 4 up: 14 cm in four actions.
    assert mars.ap == 8
    # Walking about up there is like walking anywhere, and coming down costs as much as going up.
    along = moved(up, "30,45").result.find("mars")
    assert (along.floor, along.ap) == (4 * CENTIMETRE, 7)
    down = moved(up, "20,45").result.find("mars")
    assert (down.floor, down.ap) == (0, 4)


@pytest.mark.rule("RE:climb")
def test_a_climb_ends_on_top_or_on_the_ground() -> None:
    assert why_not(table(ROOF), (23.5, 45)) == "RE:climb"
    assert why_not(table(ROOF), (24, 45)) == ""
    assert why_not(table(ROOF), (22.75, 45)) == ""


@pytest.mark.rule("RE:climb")
def test_nobody_climbs_higher_than_twice_the_own_height() -> None:
    here = table(TOWER, ap=40)
    assert why_not(here, (45, 45)) == "RE:climb"
    # From a roof the tower is only 10 cm higher.
    roofs = table(ROOF, TOWER, ap=40)
    assert why_not(roofs, (45, 45)) == ""
    tall = piece("t9", box(24, 35, 40, 55), 12)
    assert why_not(table(tall, ap=40), (26, 45)) == ""
    assert why_not(table(tall, ap=40, prone=True), (26, 45)) == "RE:climb"


@pytest.mark.rule("RE:climb")
def test_what_cannot_be_climbed_stops() -> None:
    smooth = piece("t5", box(24, 35, 40, 55), 4, climbable=False)
    assert why_not(table(smooth), (26, 45)) == "RE-GEO-15"
    assert why_not(table(ROOF, options=Options(climb="off")), (26, 45)) == "RE-GEO-15"


@pytest.mark.rule("RE:climb")
def test_a_place_alone_is_reached_the_cheaper_way() -> None:
    low = piece("t1", box(24, 44, 25, 60), 2)
    round_it = way_to(table(low), "28,45")
    assert len(round_it) > 2
    assert climb_of(table(low), table(low).find("mars"), round_it).lifts == ()
    # A long wall is climbed.
    assert len(way_to(table(WALL), "28,45")) == 2


@pytest.mark.rule("RE-GEO-16", "RE:climb")
def test_parts_of_a_climb_share_its_length() -> None:
    here = table(WALL)
    parts = climb_of(here, here.find("mars"), path((20, 45), (28, 45))).parts(4 * CENTIMETRE)
    # 2.75 cm to the wall and 1.25 of the 4 for going up; 2.75 of them and 1.25 cm; 2.25 cm and 1.75 down; the rest.
    ends = [round(part[-1].x / CENTIMETRE, 2) for part in parts]
    assert ends == [22.75, 24.0, 26.25, 28.0]


@pytest.mark.rule("RE:climb", "RE-GEO-23")
@pytest.mark.parametrize(
    ("allowance", "walked"), [(4, 4), (12, 5), (13, 5), (15, 7), (20, 10), (25, 10), (30, 14), (36, 20)]
)
def test_how_far_a_shortened_climb_goes(allowance: int, walked: int) -> None:
    """20 cm with 4 cm up after 5 and down again after 10: whoever cannot pay for a climb stops before it."""
    lifts = Lift(5 * CENTIMETRE, 4 * CENTIMETRE, "t1"), Lift(10 * CENTIMETRE, -4 * CENTIMETRE, "t1")
    climb = Climb(path((0, 45), (20, 45)), 0, lifts)
    reached = climb.reached(allowance * CENTIMETRE)
    assert reached == pytest.approx(walked * CENTIMETRE, abs=1)
    assert (climb.height(reached) > 0) == (allowance in (13, 15, 20, 25)), "half-way up is nowhere"
    ends = [part[-1].x // CENTIMETRE for part in climb.parts(10 * CENTIMETRE)]
    assert ends == [5, 10, 14, 20]


def test_touching_a_wall_is_no_climb() -> None:
    here = table(piece("t1", box(15, 46.25, 40, 47), 4))
    assert climb_of(here, here.find("mars"), path((20, 45), (28, 45))).lifts == ()
