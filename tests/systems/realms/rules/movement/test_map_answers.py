"""Answers on the map: ways, as coordinates and in words."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.space import Point
from regelwerk.systems.realms.rules.core.acts import BACK
from regelwerk.systems.realms.rules.movement.jumping import jump_cost, jump_reach
from regelwerk.systems.realms.rules.movement.jumping import planned as planned_jump
from regelwerk.systems.realms.rules.movement.map_answers import Gait, Paths, key_of
from regelwerk.systems.realms.rules.movement.movement import gait
from regelwerk.systems.realms.rules.sight.positions import in_contact
from regelwerk.systems.realms.state import Deed, World
from systems.realms.builders import box, enemy, model, piece, world, zone
from systems.realms.moving import path

T1 = piece("t1", box(40, 30, 50, 31), 4, 2)
T5 = piece("t5", box(30, 42, 36, 54), 4)


def table(*others: Any, **changes: Any) -> World:
    """Mars (BW 4, 6 AP: 24 cm) at (45, 45)."""
    return world(model(), *others, acting="mars", **changes)


def ways(here: World) -> Paths:
    return Paths(here, here.find("mars"), gait(here, here.find("mars")))


def end_of(here: World, text: str) -> tuple[float, float]:
    found = ways(here).find(text)
    assert isinstance(found, Answer) and found.value is not None, found
    x, y = found.value.path[-1].in_cm
    return round(x, 2), round(y, 2)


def reason(here: World, text: str) -> str:
    found = ways(here).find(text)
    assert isinstance(found, Refusal), found
    return found.reason.key


@pytest.mark.rule("RE-MOV-04", "RE-MOV-05")
def test_a_way_is_written_as_its_bends() -> None:
    found = ways(table()).find("49,45;49,48.5")
    assert isinstance(found, Answer)
    assert found.key == "49,45;49,48.5"
    assert found.value == Deed("move", "mars", path=path((45, 45), (49, 45), (49, 48.5)), actions=2)
    assert [cost.amount for cost in found.cost] == [2]


@pytest.mark.rule("RE-GEO-15")
def test_a_place_alone_is_reached_round_what_stands_about() -> None:
    wall = piece("t9", box(49, 40, 50, 50), 20, climbable=False)
    found = ways(table(pieces=(wall,))).find("53,45")
    assert isinstance(found, Answer) and found.value is not None
    assert len(found.value.path) > 2
    # The way it found is an answer of its own, and the same one.
    assert ways(table(pieces=(wall,))).find(found.key) == found


@pytest.mark.rule("RE-MOV-05")
@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("10 cm richtung amok", (55, 45)),
        ("towards amok", (62.5, 45)),
        ("neben amok", (62.5, 45)),
        ("8 cm weg von amok", (37, 45)),
        ("10 cm nord", (45, 55)),
        ("3 cm geradeaus", (48, 45)),
        ("zu objekt 1", (50, 50)),
        ("süd", (45, 21)),
    ],
)
def test_people_may_say_it_in_words(text: str, end: tuple[float, float]) -> None:
    assert end_of(table(enemy(), objects=(Point.cm(50, 50),)), text) == end


@pytest.mark.rule("RE-MOV-05")
def test_words_that_lead_nowhere_are_refused_with_the_reason() -> None:
    here = table(enemy(at=(80, 45)), model("juno", at=(49, 45)))
    assert reason(here, "30 cm nord") == "re-refuse-way-too-far"
    assert reason(here, "neben amok") == "re-refuse-way-too-far"
    assert reason(here, "4 cm richtung amok") == "re-refuse-ends-on"
    assert reason(here, "24 cm süd; dann heim") == "re-refuse-unreadable"
    assert reason(here, "hinter dem mond") == "re-refuse-unknown-place"
    assert reason(table(), "hinter t1") == "re-refuse-unknown-place"
    assert reason(table(pieces=(T1,)), "hinter t1") == "re-refuse-no-enemy"


def test_how_far_and_how_dear_is_told_when_it_is_too_far() -> None:
    found = ways(table()).find("75,45")
    assert isinstance(found, Refusal)
    told = dict(found.reason.facts)
    assert (told["cm"], told["have"]) == (30.0, 6)
    assert getattr(told["need"], "total", 0) == 8


@pytest.mark.rule("RE-COV-01")
def test_behind_a_wall_is_away_from_the_nearest_enemy_and_touches_it() -> None:
    here = table(enemy(at=(45, 10)), pieces=(T1,))
    # The wall ends at 31, the base has a radius of 1.25.
    assert end_of(here, "hinter t1") == (45, 32.25)
    other_side = table(enemy(at=(45, 60)), pieces=(T1,))
    assert end_of(other_side, "behind t1") == (45, 28.75)


@pytest.mark.rule("RE:climb")
def test_onto_a_piece() -> None:
    here = table(pieces=(T5,))
    found = ways(here).find("auf t5")
    assert isinstance(found, Answer) and found.value is not None
    x, y = found.value.path[-1].in_cm
    assert 30 <= x <= 36 and 42 <= y <= 54


def test_as_far_as_it_gets_stops_before_what_is_too_dear() -> None:
    swamp = table(enemy(at=(80, 45)), zones=(zone("swamp", box(55, 0, 90, 90)),))
    found = ways(swamp).find("richtung amok")
    assert isinstance(found, Answer) and found.value is not None
    assert sum(cost.amount for cost in found.cost) <= 6
    assert found.value.path[-1].x > Point.cm(54, 0).x


def test_a_dozen_examples_are_listed_and_each_is_possible() -> None:
    here = table(enemy(), enemy("amor", at=(60, 60)), pieces=(T1, T5), objects=(Point.cm(50, 50),))
    listed = ways(here).listed()
    assert listed[-1].key == BACK
    assert len(listed) == 13
    for answer in listed:
        found = ways(here).find(answer.key)
        assert isinstance(found, Answer) and found.value == answer.value
    assert len({answer.key for answer in listed}) == len(listed)


def test_random_ways_are_possible_ones() -> None:
    here = table(enemy(), model("juno", at=(47.6, 45)), pieces=(T1, T5), zones=(zone("swamp", box(50, 40, 60, 60)),))
    dice = RandomDice(7)
    drawn = [ways(here).sample(dice) for _ in range(40)]
    assert all(isinstance(ways(here).find(answer.key), Answer) and answer.value is not None for answer in drawn)
    assert len({answer.key for answer in drawn}) > 30


def test_beside_a_base_means_contact() -> None:
    here = table(enemy(at=(53, 51)), pieces=(piece("t9", box(48, 46, 50, 49), 20, climbable=False),))
    found = ways(here).find("neben amok")
    assert isinstance(found, Answer) and found.value is not None
    there = here.change("mars", at=found.value.path[-1])
    assert in_contact(there, there.find("mars"), there.find("amok"))
    beside_wall = ways(here).find("neben t9")
    assert isinstance(beside_wall, Answer) and beside_wall.value is not None
    assert beside_wall.value.path[-1].x == pytest.approx(46_750_000, abs=5)


def test_jumps_are_asked_for_in_the_same_words() -> None:
    here = table(enemy(at=(52, 45)))
    mars = here.find("mars")
    leaps = Paths(here, mars, Gait("jump", planned_jump, jump_cost, jump_reach(here, mars), straight=True))
    found = leaps.find("3 cm richtung amok")
    assert isinstance(found, Answer) and found.value is not None
    assert (found.value.kind, found.key) == ("jump", "48,45")
    assert isinstance(leaps.find("neben amok"), Refusal)
    assert all(isinstance(leaps.find(answer.key), Answer) for answer in leaps.listed())
    assert leaps.sample(RandomDice(3)).value is not None


def test_the_key_of_a_path_keeps_every_digit() -> None:
    assert key_of((Point(0, 0), Point(45_123_456, 30_000_000), Point(-1, 5))) == "45.123456,30;-0.000001,0.000005"
