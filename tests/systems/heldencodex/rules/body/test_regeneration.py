"""Regeneration: breaks, nights, what heals and what keeps it from healing."""

from itertools import pairwise

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body import regeneration as part
from regelwerk.systems.heldencodex.rules.body.circles import fresh
from regelwerk.systems.heldencodex.rules.body.regeneration import (
    has_full_rest,
    night_rest,
    regeneration,
    regeneration_of_tracks,
    take_break,
)
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.rules.scene.plans import RestPlan
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import CircleShape
from systems.heldencodex.builders import circle, critical, facts, hero, played, possible, questions, severe, told, world

PLAIN = Options()


def after_break(rester: Hero) -> Hero:
    return told(lambda: take_break(rester, PLAIN)).result


def night(sleeper: Hero, *answers: str, options: Options = PLAIN, full: bool = True) -> Transcript[Hero]:
    return told(lambda: night_rest(sleeper, options, full), *answers)


def marked(sleeper: Hero) -> list[int]:
    return [one.marked for one in sleeper.circles]


# -- Breaks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-REG-01", "HC-PHY-01")
def test_e16_a_break_fills_the_current_row_at_most() -> None:
    tired = hero(physis_lost=7, regeneration=4, skills={"running": "9/2"})
    assert pool(tired, "running", PLAIN).dice.total == 2
    once = after_break(tired)
    assert once.left("physis") == 12
    assert pool(once, "running", PLAIN).dice.total == 2, "the first row is still empty"
    twice = after_break(once)
    assert twice.left("physis") == 16
    assert pool(twice, "running", PLAIN).dice.total == 3


@pytest.mark.rule("HC-REG-02")
def test_e16_who_is_exhausted_needs_an_hour() -> None:
    exhausted = hero(physis_lost=18, psyche_lost=5, regeneration=4)
    once = after_break(exhausted)
    assert (once.left("physis"), once.left("psyche")) == (1, 17), "only the exhausted track takes longer"
    assert after_break(once).left("physis") == 5


@pytest.mark.rule("HC-REG-01", "HC-INF-04")
def test_hc_reg_01_both_tracks_come_back_and_a_wish_ends_with_its_row() -> None:
    weary = hero(physis_lost=3, psyche_lost=6, wished_rows=(1,), regeneration=2)
    rested = after_break(weary)
    assert (rested.physis_lost, rested.psyche_lost, rested.wished_rows) == (1, 4, ())


@pytest.mark.rule("HC-REG-06", "HC-INJ-05", "HC-AID-03")
def test_hc_reg_06_an_untreated_critical_wound_sets_regeneration_to_zero() -> None:
    bleeding = hero(circles=[critical(), circle(2)], physis_lost=18)
    assert regeneration(bleeding) == 0
    assert after_break(bleeding) == bleeding
    assert night(bleeding).result == bleeding
    assert regeneration(hero(circles=[critical(care="first_aid")])) == 3


@pytest.mark.rule("HC-DRK-06")
def test_hc_drk_06_drink_lowers_the_regeneration_of_tracks_until_it_wears_off() -> None:
    sick = hero(queasy=3, drinks=4, regeneration=4, physis_lost=12, circles=[circle(6)])
    assert (regeneration_of_tracks(sick), regeneration(sick)) == (1, 4)
    values, segments = [], []
    for _ in range(3):
        before = sick
        sick = night(sick).result
        values.append(before.physis_lost - sick.physis_lost)
        segments.append(before.marked - sick.marked)
    assert values == [1, 2, 3], "each rest raises it by one, after its own regeneration"
    assert segments == [4, 2, 0], "wounds do not mind the drink"
    assert regeneration_of_tracks(hero(queasy=9, regeneration=4)) == 1


@pytest.mark.rule("HC-DRK-01", "HC:drink_reset")
def test_hc_drk_01_after_a_night_drinks_are_counted_anew() -> None:
    drinker = hero(drinks=5)
    assert night(drinker).result.drinks == 0
    assert night(drinker, options=Options(drink_reset="never")).result.drinks == 5
    assert night(drinker, full=False).result.drinks == 5


# -- Nights -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-REG-03")
def test_hc_reg_03_a_night_knows_no_rows_and_heals_as_many_outer_segments() -> None:
    sleeper = hero(physis_lost=8, psyche_lost=2, regeneration=4, circles=[circle(1), circle(4)], down="asleep")
    rested = night(sleeper)
    assert (rested.result.physis_lost, rested.result.psyche_lost) == (4, 0)
    assert marked(rested.result)[:2] == [1, 0], "the circle with most light wounds first"
    assert marked(night(rested.result).result)[:2] == [0, 0]
    assert rested.result.down == "", "who slept wakes"
    assert facts(rested, "hc-night-rest", "physis", "psyche") == [(4, 2)]


@pytest.mark.rule("HC-REG-03")
def test_hc_reg_03_what_is_left_of_the_value_heals_the_next_circle() -> None:
    assert marked(night(hero(regeneration=4, circles=[circle(1), circle(2), circle(2)])).result)[:3] == [1, 0, 0]


@pytest.mark.rule("HC-REG-03", "HC:night_regen_split")
def test_the_value_may_be_shared_among_physis_psyche_and_segments() -> None:
    shared = Options(night_regen_split="shared")
    sleeper = hero(regeneration=3, physis_lost=2, psyche_lost=1, circles=[circle(1)])
    rested = night(sleeper, "share:1:1:1", options=shared)
    assert possible(rested.asked[0]) == ["share:2:1:0", "share:2:0:1", "share:1:1:1"]
    assert (rested.result.physis_lost, rested.result.psyche_lost, rested.result.marked) == (1, 0, 0)
    enough = night(hero(regeneration=4, physis_lost=2, psyche_lost=1, circles=[circle(1)]), options=shared)
    assert enough.asked == []
    assert (enough.result.physis_lost, enough.result.psyche_lost, enough.result.marked) == (0, 0, 0)
    limited = night(hero(regeneration=3, physis_lost=5, circles=[severe(), circle(1), circle(1)]), options=shared)
    assert possible(limited.asked[0]) == ["share:3:0:0", "share:2:0:1"], "only one circle heals"
    sick = night(hero(regeneration=3, queasy=2, psyche_lost=5, circles=[circle(4)]), options=shared)
    assert possible(sick.asked[0]) == ["share:0:1:2", "share:0:0:3"], "drink lowers what psyche can get"
    deep = night(hero(regeneration=2, circles=[severe(care="medicine")], physis_lost=9), "share:1:0:1", options=shared)
    assert (deep.result.physis_lost, deep.result.marked) == (8, 2)


@pytest.mark.rule("HC-REG-04", "HC-REG-05", "HC-INJ-03", "HC-AID-01")
def test_e17_light_wounds_heal_first_then_a_treated_severe_wound_segment_by_segment() -> None:
    sleeper = hero(regeneration=3, circles=[circle(4, 1, severe=1, care="first_aid"), circle(2)])
    nights = [marked(sleeper)[:2]]
    for _ in range(6):
        sleeper = night(sleeper).result
        nights.append(marked(sleeper)[:2])
    assert nights == [[5, 2], [5, 0], [4, 0], [3, 0], [2, 0], [1, 0], [0, 0]]
    assert sleeper.circles[0] == fresh(CircleShape())


@pytest.mark.rule("HC-REG-04", "HC:night_limit")
def test_hc_reg_04_with_a_serious_wound_only_one_circle_heals() -> None:
    sleeper = hero(regeneration=4, circles=[severe(), circle(2), circle(1)])
    assert marked(night(sleeper).result)[:3] == [3, 0, 1]
    literal = Options(night_limit="treated_only")
    assert marked(night(sleeper, options=literal).result)[:3] == [3, 0, 0], "an untreated one does not count"
    treated = hero(regeneration=4, circles=[severe(care="first_aid"), circle(2), circle(1)])
    assert marked(night(treated, options=literal).result)[:3] == [3, 0, 1]


@pytest.mark.rule("HC-REG-05")
def test_hc_reg_05_the_owner_picks_the_circle_if_several_qualify() -> None:
    sleeper = hero(circles=[critical(care="medicine"), severe(care="first_aid"), severe()])
    rested = night(sleeper, "circle:1")
    assert questions(rested) == ["HC-REG-05"]
    assert possible(rested.asked[0]) == ["circle:1", "circle:2"], "the untreated one does not heal"
    assert marked(rested.result)[:3] == [9, 3, 3]
    assert night(sleeper).asked[0].taken == "circle:2", "what is whole again soonest"
    alike = night(hero(circles=[severe(care="first_aid"), severe(care="first_aid")]))
    assert alike.asked == []


@pytest.mark.rule("HC-REG-05", "HC-INJ-04", "HC-AID-03")
def test_hc_reg_05_the_die_of_a_critical_wound_comes_back_with_the_inner_segment() -> None:
    sleeper = hero(circles=[critical(care="medicine")])
    states = [sleeper]
    for _ in range(10):
        states.append(night(states[-1]).result)
    assert all(later.marked == earlier.marked - 1 for earlier, later in pairwise(states))
    assert [pool(one, "memory", PLAIN).dice.total for one in states[-2:]] == [2, 3]
    assert len(night(states[-2]).notes("hc-critical-over")) == 1


@pytest.mark.rule("HC-REG-06", "HC-AID-03")
def test_hc_reg_06_first_aid_alone_does_not_heal_a_critical_circle() -> None:
    sleeper = hero(circles=[critical(care="first_aid")], physis_lost=3)
    rested = night(sleeper).result
    assert (rested.marked, rested.physis_lost) == (10, 0)


@pytest.mark.rule("HC-WCH-03", "HC:watch_rest")
def test_hc_wch_03_more_than_the_free_shift_leaves_no_more_than_a_break() -> None:
    assert [has_full_rest(shifts, PLAIN) for shifts in range(4)] == [True, True, False, False]
    assert has_full_rest(3, Options(watch_rest="always"))
    watcher = hero(physis_lost=8, regeneration=4, circles=[circle(2)], queasy=1)
    short = night(watcher, full=False).result
    assert (short.physis_lost, short.marked, short.queasy) == (6, 2, 1)


def test_the_dead_do_not_rest() -> None:
    dead = hero(down="dead", physis_lost=3)
    assert night(dead).result == after_break(dead) == dead


# -- A part of a scene ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-REG-01", "HC-REG-02", "HC-PHY-02")
def test_a_rest_of_two_breaks_takes_an_hour() -> None:
    state = world(hero("jost", physis_lost=18, breathless=True, regeneration=4), hero("elsbeth", psyche_lost=3))
    done = played(part, state, RestPlan("pause", breaks=2)).result
    assert done.clock == 2
    assert done.find("jost").left("physis") == 5
    assert not done.find("jost").breathless
    assert done.find("elsbeth").psyche_lost == 0
    assert done.marks == ("pause:rested",)


@pytest.mark.rule("HC-REG-03", "HC-INJ-03")
def test_a_night_waits_for_the_evening_and_ends_in_the_morning() -> None:
    state = world(hero("jost", circles=[severe()], physis_lost=9), hero("elsbeth", physis_lost=9), clock=5)
    done = played(part, state, RestPlan("night", who=("jost",), night=True)).result
    assert done.clock == 48
    assert done.find("jost").physis_lost == 6
    assert done.find("jost").marked == 4, "the untreated wound has festered"
    assert done.find("elsbeth").physis_lost == 9, "who is not named does not rest"


def test_who_goes_to_bed_late_sleeps_six_hours_all_the_same() -> None:
    done = played(part, world(hero(), clock=44), RestPlan("night", night=True)).result
    assert done.clock == 44 + 12
