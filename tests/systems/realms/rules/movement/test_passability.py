"""What a way costs, and the movement test."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.acts import Refused
from regelwerk.engine.state_values import replace
from regelwerk.space import Point
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.movement.climbing import climb_of
from regelwerk.systems.realms.rules.movement.movement import planned
from regelwerk.systems.realms.rules.movement.passability import must_test, price_of, priced, reach_on
from regelwerk.systems.realms.rules.sight.positions import zones_at
from regelwerk.systems.realms.state import Deed, World
from regelwerk.systems.realms.values import CENTIMETRE
from systems.realms.builders import box, enemy, facts, model, world, zone
from systems.realms.moving import moved, path


def swamp(**changes: Any) -> World:
    """Mars 6 cm west of a swamp."""
    return world(model(at=(10, 45), bw=4, **changes), enemy(), zones=(zone("swamp", box(16, 30, 40, 60), "z3"),),
                 acting="mars")  # fmt: skip


@pytest.mark.rule("RE-MOV-03", "RE-MOV-08", "RE-PAS-02", "RE-GEO-16", "RE:ruling_78")
def test_example_24_a_merged_move_into_a_swamp() -> None:
    table = swamp()
    mars = table.find("mars")
    way = path((10, 45), (21, 45))
    cost = price_of(table, mars, way)
    assert cost.total == 7
    assert [(term.amount, term.rule_id, term.source) for term in cost.terms] == [
        (3, "RE-MOV-08", ""),
        (4, "RE-ZON-02", "z3"),
    ]
    price = priced(table, mars, climb_of(table, mars, way))
    assert (price.actions, price.cost.total - price.saved) == (3, 5)
    # Six points do not pay for seven, though a passed test would make it five.
    refused = planned(table, mars, way)
    assert isinstance(refused, Refused) and refused.rule_id == "RE-ACT-01"
    assert isinstance(planned(swamp(ap=7), swamp(ap=7).find("mars"), way), Deed)


@pytest.mark.rule("RE-PAS-03", "RE-PAS-04", "RE-MOV-06")
def test_one_test_makes_every_part_in_the_swamp_cheaper() -> None:
    table = swamp(ap=7)
    passed = moved(table, "21,45", "yes", faces=(4,))
    assert passed.result.find("mars").ap == 2
    assert len(passed.rolled) == 1
    assert moved(table, "21,45", "yes", faces=(5,)).result.find("mars").ap == 0
    assert moved(table, "21,45", "no").result.find("mars").ap == 0
    # Thinking better of it costs nothing.
    assert moved(table, "21,45").result == table


@pytest.mark.rule("RE-PAS-03", "RE-PAS-02")
def test_what_is_tested_for_and_its_price_are_told_before_the_dice() -> None:
    passed = moved(swamp(ap=7), "21,45", "yes", faces=(4,))
    story = ["re-does", "re-tests", "re-test-succeeds", "re-test-saves", "re-walks"]
    assert [line.message for line in passed.log] == story
    ((price,),) = facts(passed, "re-does", "cost")
    assert price.total == 7
    assert [(saved, cost.total) for saved, cost in facts(passed, "re-test-saves", "saved", "cost")] == [(2, 5)]
    assert facts(passed, "re-walks", "cost") == [(0,)], "a price is told once"
    failed = moved(swamp(ap=7), "21,45", "yes", faces=(5,))
    assert [line.message for line in failed.log] == ["re-does", "re-tests", "re-test-fails", "re-walks"]
    ((price,),) = facts(moved(swamp(ap=7), "21,45", "no"), "re-walks", "cost")
    assert [(term.message, term.amount) for term in price.terms] == [("re-term-move", 3), ("re-zone-swamp", 4)]


@pytest.mark.rule("RE-PAS-03")
def test_nobody_is_asked_to_test_on_open_ground() -> None:
    assert len(moved(swamp(), "14,45").asked) == 1


@pytest.mark.rule("RE-MOV-08")
def test_crawling_costs_two() -> None:
    table = swamp(prone=True)
    assert price_of(table, table.find("mars"), path((10, 45), (15, 45))).total == 4


@pytest.mark.rule("RE-MVT-04")
def test_re_mvt_04_tracks_repeat_a_failed_test_once() -> None:
    table = swamp(ap=7, movement="tracks")
    assert moved(table, "21,45", "yes", faces=(5, 4)).result.find("mars").ap == 2
    assert moved(table, "21,45", "yes", faces=(5, 5)).result.find("mars").ap == 0
    assert moved(table, "21,45", "yes", faces=(4,)).result.find("mars").ap == 2


@pytest.mark.rule("RE-MVT-05")
def test_re_mvt_05_wheels_go_further_on_a_road_that_they_do_not_leave() -> None:
    roads = (zone("road", box(0, 40, 20, 50), "r1"), zone("road", box(20, 40, 30, 50), "r2"))
    table = world(model(at=(10, 45), bw=4, movement="wheels"), zones=roads)
    mars = table.find("mars")
    assert reach_on(table, mars, path((10, 45), (28, 45))) == 6 * CENTIMETRE
    assert price_of(table, mars, path((10, 45), (28, 45))).total == 3
    assert reach_on(table, mars, path((10, 45), (31, 45))) == 4 * CENTIMETRE
    # Away from the road and back again is not on it.
    assert reach_on(table, mars, path((10, 45), (10, 51), (12, 51), (12, 45))) == 4 * CENTIMETRE
    assert reach_on(table, replace(mars, card=model().card), path((10, 45), (28, 45))) == 4 * CENTIMETRE


def ruin(**changes: Any) -> World:
    """Mars 3 cm west of a ruin."""
    options = changes.pop("options", Options())
    return world(model(at=(10, 45), wn=4, **changes), enemy(), zones=(zone("ruin", box(13, 30, 40, 60)),),
                 acting="mars", options=options)  # fmt: skip


@pytest.mark.rule("RE-ZON-08", "RE:ruin_test")
def test_example_18_a_step_into_a_ruin() -> None:
    inside = moved(ruin(), "14,45", faces=(4,))
    mars = inside.result.find("mars")
    assert (mars.ap, mars.prone, mars.at) == (4, False, Point.cm(14, 45))
    fallen = moved(ruin(), "14,45", faces=(5,)).result.find("mars")
    assert (fallen.ap, fallen.prone, fallen.at) == (3, True, Point.cm(13, 45))
    assert fallen.walked == 3 * CENTIMETRE


@pytest.mark.rule("RE-ZON-08", "RE-GEO-16")
@pytest.mark.parametrize("north", range(-12, 13))
def test_from_whatever_direction_it_lies_in_the_ruin(north: int) -> None:
    story = moved(ruin(), f"13.5,{45 + north / 7:.5f}", faces=(12,))
    fallen = story.result.find("mars")
    assert fallen.prone
    assert [note.message for note in story.log if note.message in ("re-walks", "re-falls")] == ["re-walks", "re-falls"]
    assert [zone.type for zone in zones_at(story.result, fallen.at)] == ["ruin"]


@pytest.mark.rule("RE-ZON-08", "RE:ruin_test")
def test_whoever_is_in_the_ruin_falls_where_it_stands() -> None:
    fallen = moved(_inside(), "18,45", faces=(12,)).result.find("mars")
    assert (fallen.prone, fallen.at, fallen.walked) == (True, Point.cm(15, 45), 0)


def _inside() -> World:
    table = ruin()
    return table.change("mars", at=Point.cm(15, 45))


@pytest.mark.rule("RE:ruin_test")
def test_a_table_may_let_the_fallen_crawl_on() -> None:
    mars = moved(ruin(options=Options(ruin_test="continue_prone")), "14,45", faces=(5,)).result.find("mars")
    assert (mars.prone, mars.at) == (True, Point.cm(14, 45))


@pytest.mark.rule("RE-ZON-08")
def test_whoever_crawls_or_hovers_need_not_test() -> None:
    way = path((10, 45), (14, 45))
    assert must_test(ruin(), ruin().find("mars"), way)
    assert not must_test(ruin(), ruin(prone=True).find("mars"), way)
    assert not must_test(ruin(), ruin(movement="antigrav").find("mars"), way)
    # Crawling through it is dear, so testing is allowed.
    assert moved(ruin(prone=True), "14,45", "yes", faces=(4,)).result.find("mars").ap == 3
