"""Distances: zones, pairs, metres, the insides of machines, chases, and lines of fire."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.darkspace.options import Options
from regelwerk.systems.darkspace.rules.core.scenes import ChasePlan
from regelwerk.systems.darkspace.rules.movement.distances import (
    OUT_OF_REACH,
    by_metres,
    category,
    line_of_fire,
    place_of,
    same_place,
    zone_at,
)
from regelwerk.systems.darkspace.state import Actor, Chase, World
from regelwerk.systems.darkspace.values import EXTENDED, EXTREME, LONG, NEAR, SHORT
from systems.darkspace.builders import character, henchman, machine, world, zone

ZONES = tuple(zone(name, at=at) for name, at in (("gate", (0, 0)), ("hall", (500, 0)), ("pulpit", (2500, 0))))
LINKS = (("gate", "hall", LONG), ("hall", "pulpit", LONG), ("gate", "pulpit", EXTENDED))


def is_in_view(state: World, first: str, second: str) -> bool:
    return line_of_fire(state, state.find(first), state.find(second))


def hall(*actors: Actor, **changes: Any) -> World:
    return world(*actors, zones=(*ZONES, zone("moon", at=(90_000, 0))), links=LINKS, **changes)


@pytest.mark.rule("DS-DST-01", "DS-DST-02", "DS-DST-03", "DS-DST-04", "DS-DST-05", "DS-DST-08", "DS:distance_model")
def test_zones_give_the_category_and_engaged_pairs_are_near() -> None:
    state = hall(
        character("a", zone="gate"), henchman("b", zone="gate"), henchman("c", zone="hall"),
        henchman("d", zone="pulpit"), henchman("e", zone="moon"),
    )  # fmt: skip
    assert [category(state, "a", other) for other in "bcde"] == [SHORT, LONG, EXTENDED, EXTREME]
    assert [category(state, other, "a") for other in "bcde"] == [SHORT, LONG, EXTENDED, EXTREME]
    assert category(state.engage("b", "a"), "a", "b") == NEAR
    assert category(state.change("b", left=True), "a", "b") == OUT_OF_REACH


@pytest.mark.rule("DS:distance_model")
def test_pairs_have_distances_of_their_own_and_zones_speak_for_the_rest() -> None:
    people = (character("a", zone="gate"), henchman("b", zone="gate"), henchman("c", zone="hall"))
    state = hall(*people, options=Options(distance_model="pairs"), apart=(("b", "a", EXTENDED),))
    assert category(state, "a", "b") == EXTENDED
    assert category(state, "a", "c") == LONG
    assert category(state.engage("a", "b"), "a", "b") == NEAR
    by_zones = hall(*people, apart=(("b", "a", EXTENDED),))
    assert category(by_zones, "a", "b") == SHORT


@pytest.mark.rule("DS:movement_scale")
def test_metres_up_to_2_10_60_and_1000() -> None:
    assert [by_metres(dm) for dm in (20, 21, 100, 101, 600, 601, 10_000, 10_001)] == [
        NEAR, SHORT, SHORT, LONG, LONG, EXTENDED, EXTENDED, EXTREME,
    ]  # fmt: skip
    state = hall(
        character("a", zone="gate", position=(0, 0)),
        henchman("b", zone="gate", position=(0, 90)),
        options=Options(movement_scale="metres"),
    )
    assert category(state, "a", "b") == SHORT
    assert category(state.change("b", position=(12, 16)), "a", "b") == NEAR


def test_a_spot_belongs_to_the_nearest_zone() -> None:
    scene = hall(character("a", zone="gate")).scene
    assert [zone_at(scene, spot) for spot in ((240, 0), (250, 0), (260, 0), (60_000, 9))] == [
        "gate", "gate", "hall", "moon",
    ]  # fmt: skip


@pytest.mark.rule("DS-DST-01")
def test_the_inside_of_a_closed_machine_is_a_place_of_its_own() -> None:
    state = world(
        machine("van", side="crew", size=6), character("a", aboard="van"), character("b", aboard="van"), henchman("g")
    )
    assert category(state, "a", "b") == SHORT
    assert category(state.engage("a", "b"), "a", "b") == NEAR
    assert category(state, "a", "van") == NEAR
    assert category(state, "a", "g") == category(state, "g", "a") == OUT_OF_REACH
    assert category(state, "g", "van") == SHORT
    assert same_place(state, "a", "b")
    assert not same_place(state, "a", "g")
    assert is_in_view(state, "a", "b")
    assert is_in_view(state, "a", "van")
    assert is_in_view(state, "g", "van")
    assert not is_in_view(state, "g", "a")


def test_whoever_rides_an_open_machine_is_where_it_is() -> None:
    state = world(machine("bike", side="crew", open=True), character("a", aboard="bike"), henchman("g"))
    assert place_of(state, "a") == "hall"
    assert category(state, "a", "g") == SHORT
    assert is_in_view(state, "g", "a")
    assert same_place(state, "g", "a")


def test_riders_are_where_their_machine_stands_in_metres() -> None:
    state = hall(
        machine("bike", side="crew", open=True, zone="gate", position=(40, 0)),
        character("a", aboard="bike"),
        henchman("g", zone="gate", position=(0, 0)),
        options=Options(movement_scale="metres"),
    )
    assert category(state, "a", "g") == SHORT
    assert category(state.change("bike", position=(700, 0)), "a", "g") == EXTENDED


def test_a_chase_keeps_its_machines_out_of_the_categories() -> None:
    state = world(
        machine("van", side="crew"), machine("bike", open=True), character("a", aboard="van"),
        henchman("p", aboard="bike"), henchman("q", aboard="bike"), henchman("passer"),
    )  # fmt: skip
    state = replace(state, chase=Chase(ChasePlan("crew", (("van", 12), ("bike", 0))), (("van", 12), ("bike", 0))))
    assert category(state, "van", "bike") == OUT_OF_REACH
    assert category(state, "p", "van") == OUT_OF_REACH
    assert category(state, "p", "passer") == OUT_OF_REACH
    assert category(state, "p", "q") == SHORT
    assert category(state, "p", "bike") == NEAR
    assert not same_place(state, "van", "bike")


def test_walls_between_zones_end_the_line_of_fire_in_both_directions() -> None:
    state = hall(
        character("a", zone="gate"), henchman("c", zone="hall"), henchman("d", zone="pulpit"),
        blind=(("gate", "pulpit"),),
    )  # fmt: skip
    assert is_in_view(state, "a", "c")
    assert not is_in_view(state, "a", "d")
    assert not is_in_view(state, "d", "a")
    assert not is_in_view(state.change("c", zone=""), "a", "c")
