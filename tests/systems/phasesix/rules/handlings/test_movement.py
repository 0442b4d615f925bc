"""Movement on the map: how far, through what, and out of the fight."""

from typing import Any

import pytest

from regelwerk.engine.answers import Refusal
from regelwerk.engine.state_values import replace
from regelwerk.space import Piece, Point, rectangle
from regelwerk.systems.phasesix.rules.handlings.ground import distance_m, is_within
from regelwerk.systems.phasesix.rules.handlings.movement import Ways
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import fight, possible, refusal, someone, step

WALL = rectangle("wall", 12, 8, 13, 12, solid=True, kind="5")
BUSH = rectangle("bush", 12, 8, 13, 12, solid=False, kind="6")
EXIT = rectangle("gate", 14, 0, 16, 40, solid=False, kind="exit")


def hagen_at_ten(*terrain: Piece, **changes: Any) -> Combat:
    people = (someone("hagen", **changes), someone("robber", actions=0))
    return fight(*people, positions={"hagen": (10.0, 10.0), "robber": (40.0, 10.0)}, terrain=terrain)


def answer(state: Combat, metres: float, way: str) -> str:
    """The rule that refuses a way, or nothing."""
    found = Ways(state, state.find("hagen"), metres, "PS-ACT-08").find(way)
    return found.rule_id if isinstance(found, Refusal) else ""


@pytest.mark.rule("PS:space", "PS-GEA-04")
def test_without_a_map_everybody_is_next_to_everybody() -> None:
    mapped = hagen_at_ten()
    hagen, robber = mapped.fighters
    assert distance_m(mapped, hagen, robber) == 30
    assert is_within(mapped, hagen, robber, 30) and not is_within(mapped, hagen, robber, 29.9)
    bare = fight(hagen, robber)
    assert distance_m(bare, hagen, robber) == 0 and is_within(bare, hagen, robber, 0)


@pytest.mark.rule("PS:space", "PS-ACT-08")
def test_ruling_70_a_path_is_straight_pieces_of_the_allowed_length() -> None:
    state = hagen_at_ten()
    assert answer(state, 7, "17,10") == ""
    assert answer(state, 7, "17.01,10") == "PS-ACT-08"
    assert answer(state, 7, "13,10;13,14") == "", "three and four metres"
    assert answer(state, 7, "13,10;13,14.1") == "PS-ACT-08"
    assert answer(state, 7, "10,-1") == "PS-ACT-08", "eleven metres is too long before it is off the map"
    assert answer(state, 20, "10,-1") == "PS:space"


@pytest.mark.rule("PS:space")
def test_ruling_70_solid_terrain_stands_in_the_way_people_and_bushes_do_not() -> None:
    assert answer(hagen_at_ten(WALL), 7, "15,10") == "PS:space"
    assert answer(hagen_at_ten(WALL), 9, "12,12;13,12") == "", "along the edge"
    assert answer(hagen_at_ten(BUSH), 7, "15,10") == ""
    assert answer(hagen_at_ten(), 100, "50,10") == "", "through the robber"


@pytest.mark.rule("PS:space", "PS-ACT-08")
def test_a_run_ends_where_the_path_ends() -> None:
    ran = step(hagen_at_ten(), "run", "13,10;13,14").result.find("hagen")
    assert (ran.position, ran.actions) == (Point.metres(13, 14), 1)


@pytest.mark.rule("PS:space")
def test_ruling_70_without_a_map_nobody_moves_and_all_are_in_reach() -> None:
    state = fight(someone("hagen", ready=("axe",)), someone("robber", actions=0))
    offered = possible(step(state, "end_turn").asked[0])
    assert not {"walk", "run", "crawl"} & offered
    assert {"attack:axe:melee:robber", "crouch"} <= offered


@pytest.mark.rule("PS:crouched_movement", "PS-ACT-09")
def test_ruling_13_who_lies_down_crawls() -> None:
    asked = step(hagen_at_ten(conditions=(("crouched", 1),)), "end_turn").asked[0]
    assert refusal(asked, "run") == "PS:crouched_movement"
    assert "crawl" in possible(asked)
    crawled = step(hagen_at_ten(conditions=(("crouched", 1),)), "crawl", "12,10").result.find("hagen")
    assert crawled.position == Point.metres(12, 10)
    assert crawled.has("crouched")


# -- leaving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PS:ruling_93")
def test_ruling_93_an_exit_leads_out_of_the_fight() -> None:
    played = step(hagen_at_ten(EXIT), "run", "14,10")
    hagen = played.result.find("hagen")
    assert (hagen.gone, hagen.is_out, hagen.actions) == (True, True, 0)
    assert played.notes("ps-leaves")
    assert not step(hagen_at_ten(EXIT), "run", "13.9,10").result.find("hagen").gone


@pytest.mark.rule("PS:ruling_93")
def test_ruling_93_who_is_gone_is_neither_asked_nor_attacked() -> None:
    left = step(hagen_at_ten(EXIT), "run", "14,10").result
    mira = replace(someone("mira"), position=Point.metres(30, 10))
    state = replace(left, fighters=(*left.fighters, mira))
    asked = step(state, "end_turn").asked
    assert asked[0].prompt.who == "robber"
    assert not any("hagen" in key for key in possible(asked[0]))


@pytest.mark.rule("PS:ruling_93")
def test_ruling_93_where_no_exit_is_named_the_map_has_an_end() -> None:
    assert answer(hagen_at_ten(), 20, "10,-5") == "PS:space"
