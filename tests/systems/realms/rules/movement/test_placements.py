"""Where models are placed: coordinates with a facing, or in people's own words."""

from __future__ import annotations

import pytest

from regelwerk.engine.answers import Answer, Refusal
from regelwerk.space import Point, distance
from regelwerk.systems.realms.rules.mission.deployment import Placements, Spot
from regelwerk.systems.realms.state import World
from systems.realms.builders import box, enemy, model, piece, world


def table() -> World:
    walls = (piece("t1", box(40, 10, 50, 11)), piece("t2", box(40, 60, 50, 61)))
    placed = model("vater", at=(20, 5))
    return world(model("mars", status="waiting"), placed, enemy("amok", at=(45, 85)), pieces=walls, stage="deploy")


def placed(text: str) -> Spot | str:
    """The spot that a text means, or the message of its refusal."""
    here = table()
    found = Placements(here, here.find("mars")).find(text)
    assert isinstance(found, Answer | Refusal)
    return found.value if isinstance(found, Answer) else found.reason.key


@pytest.mark.rule("RE-GAM-04")
@pytest.mark.parametrize(
    ("text", "at", "facing"),
    [
        ("12.5,7", (12.5, 7), 90),
        ("12,5 7@180", (12.5, 7), 180),
        ("12.5,7 @ Südwest", (12.5, 7), 225),
        ("hinter t1", (45, 8.75), 90),
        ("behind t1@e", (45, 8.75), 0),
    ],
)
def test_places_and_facings_as_people_write_them(text: str, at: tuple[float, float], facing: int) -> None:
    spot = placed(text)
    assert isinstance(spot, Spot) and spot.facing == 100 * facing
    assert distance(spot.at, Point.cm(*at)) < 1e-4


@pytest.mark.rule("RE-GAM-04")
def test_behind_is_away_from_the_enemy_and_beside_towards_the_own_zone() -> None:
    crate = piece("kiste", box(20, 5, 22, 7))
    here = world(model("mars", status="waiting"), enemy("amok", at=(85, 6)), pieces=(crate,), stage="deploy")
    places = Placements(here, here.find("mars"))
    behind, beside = places.find("hinter kiste"), places.find("neben kiste")
    assert isinstance(behind, Answer) and isinstance(beside, Answer)
    assert behind.value.at.x < Point.cm(20, 6).x, "the enemy is in the east"
    assert beside.value.at.x > Point.cm(22, 6).x, "and so is the middle of the zone"


def test_beside_somebody_the_bases_touch() -> None:
    spot = placed("neben Vater")
    assert isinstance(spot, Spot) and distance(spot.at, Point.cm(20, 5)) == pytest.approx(2.5, abs=1e-4)


@pytest.mark.rule("RE-GAM-04")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("12,30", "re-refuse-outside-zone"),
        ("hinter t2", "re-refuse-outside-zone"),
        ("20,5", "re-refuse-occupied"),
        ("12,5@400", "re-refuse-unreadable-place"),
        ("12,5;13,5", "re-refuse-unreadable-place"),
        ("10 cm nord", "re-refuse-unreadable-place"),
        ("hinter t9", "re-refuse-unknown-place"),
    ],
)
def test_what_is_no_place_is_refused(text: str, reason: str) -> None:
    assert placed(text) == reason


def test_outside_the_zone_the_refusal_says_where_the_middle_may_be() -> None:
    here = table()
    refused = Placements(here, here.find("mars")).find("12,30")
    assert isinstance(refused, Refusal)
    said = dict(refused.reason.facts)
    assert isinstance(placed(f"{said['low']}"), Spot) and isinstance(placed(f"{said['high']}"), Spot)


def test_a_key_means_its_own_spot_again() -> None:
    here = table()
    answers = Placements(here, here.find("mars"))
    found = answers.find("neben vater@o")
    assert isinstance(found, Answer) and answers.find(found.key) == found
