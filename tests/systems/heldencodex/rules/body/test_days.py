"""The clock: what half hours, eight hours and days do to people."""

import pytest

from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.days import (
    day_of,
    pass_time,
    pass_time_until_evening,
    pass_time_until_morning,
)
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import critical, facts, hero, severe, told, world

PLAIN = Options()


def later(state: World, half_hours: int) -> Transcript[World]:
    return told(lambda: pass_time(state, half_hours))


def marked(state: World) -> int:
    return state.find("jost").marked


@pytest.mark.rule("HC-PHY-02", "HC-PHY-03")
def test_hc_phy_02_half_an_hour_after_the_last_point_probes_are_possible_again() -> None:
    spent = hero(skills={"running": "9/5"}, physis_lost=15, psyche_lost=15).losing("physis", 3).losing("psyche", 3)
    assert (spent.breathless, spent.dazed) == (True, True)
    spent = replace(spent, psyche_lost=0)
    assert pool(spent, "running", PLAIN).dice.total == 0
    assert later(world(spent), 0).result.find("jost").breathless
    rested = later(world(spent), 1)
    assert (rested.result.find("jost").breathless, rested.result.find("jost").dazed) == (False, False)
    assert pool(rested.result.find("jost"), "running", PLAIN).dice.total == 3, "six dice, three rows are empty"
    assert len(rested.notes("hc-breath-back")) == 1


@pytest.mark.rule("HC-INJ-05")
def test_hc_inj_05_critical_wounds_cost_segments_at_two_ten_and_six() -> None:
    state = world(hero(circles=[critical()]))
    assert [marked(later(state, hours).result) - 10 for hours in (15, 16, 31, 32, 47, 48, 96)] == [0, 1, 1, 2, 2, 3, 6]
    in_steps = state
    for _ in range(48):
        in_steps = later(in_steps, 1).result
    assert marked(in_steps) == 13, "in small steps as in one"


@pytest.mark.rule("HC-INJ-03")
def test_hc_inj_03_gangrene_comes_every_morning() -> None:
    state = world(hero(circles=[severe()]), clock=40)
    assert marked(later(state, 7).result) == 3
    morning = later(state, 8)
    assert marked(morning.result) == 4
    assert facts(morning, "hc-day-begins", "day") == [(2,)]
    assert day_of(morning.result.clock) == 2
    assert marked(later(state, 8 + 48).result) == 5


@pytest.mark.rule("HC-INJ-06", "HC-INJ-07")
def test_hc_inj_06_who_was_brought_back_dies_at_the_next_tick_unless_all_is_treated() -> None:
    revived = hero(circles=[critical()] * 5)
    died = later(world(revived, clock=15), 1)
    assert died.result.find("jost").down == "dead"
    assert facts(died, "hc-dies", "who") == [(Ref("jost"),)]
    saved = hero(circles=[critical(care="first_aid")] * 5)
    assert later(world(saved), 48).result.find("jost").down == ""
    one_left = hero(circles=[critical(care="medicine")] * 4 + [critical()])
    assert later(world(one_left), 16).result.find("jost").down == "dead"


def test_the_dead_get_no_worse() -> None:
    dead = hero(circles=[critical(), severe()], down="dead", breathless=True)
    assert later(world(dead), 96).result.find("jost") == dead


@pytest.mark.rule("HC-AID-04", "HC:aid_retry")
def test_hc_aid_04_a_new_day_brings_new_attempts() -> None:
    tried = hero(treated=("mechthild:1",))
    assert later(world(tried), 47).result.find("jost").treated == ("mechthild:1",)
    assert later(world(tried), 48).result.find("jost").treated == ()
    once = world(tried, options=Options(aid_retry="once"))
    assert later(once, 96).result.find("jost").treated == ("mechthild:1",)


def test_evenings_and_mornings() -> None:
    assert told(lambda: pass_time_until_evening(world(hero(), clock=3))).result.clock == 32
    assert told(lambda: pass_time_until_evening(world(hero(), clock=40))).result.clock == 40
    assert told(lambda: pass_time_until_evening(world(hero(), clock=50))).result.clock == 80
    assert told(lambda: pass_time_until_morning(world(hero(), clock=32))).result.clock == 48
    assert told(lambda: pass_time_until_morning(world(hero(), clock=46))).result.clock == 58
