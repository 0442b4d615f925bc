"""The worked examples of strength and wounds, through breaks, days and nights: E16 and E17."""

import pytest

from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body import regeneration
from regelwerk.systems.heldencodex.rules.body.aid import minimum, treat
from regelwerk.systems.heldencodex.rules.body.days import DAY, pass_time
from regelwerk.systems.heldencodex.rules.body.wounds import suffer
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.rules.scene.plans import RestPlan
from regelwerk.systems.heldencodex.state import Hero
from systems.heldencodex.builders import circle, hero, played, severe, told, world

OPTIONS = Options()
BREAK, NIGHT = RestPlan("rest"), RestPlan("night", night=True)


def rested(who: Hero, plan: RestPlan = BREAK) -> Hero:
    return played(regeneration, world(who), plan).result.find(who.id)


def dice(who: Hero) -> int:
    return pool(who, "running", OPTIONS).dice.total


@pytest.mark.rule("HC-PHY-01", "HC-REG-01")
def test_e16_a_break_fills_the_current_row_only_and_the_next_one_ends_the_penalty() -> None:
    runner = hero(regeneration=4, physis_lost=7, skills={"running": "9/2"})
    assert (runner.left("physis"), runner.emptied("physis"), dice(runner)) == (11, 1, 2)
    once = rested(runner)
    assert (once.left("physis"), once.emptied("physis"), dice(once)) == (12, 1, 2)
    twice = rested(once)
    assert (twice.left("physis"), twice.emptied("physis"), dice(twice)) == (16, 0, 3)


@pytest.mark.rule("HC-PHY-02", "HC-REG-02")
def test_e16_the_exhausted_need_an_hour_for_their_five_points() -> None:
    spent = hero(regeneration=4).losing("physis", 18)
    first = rested(spent)
    assert (spent.left("physis"), first.left("physis")) == (0, 1)
    assert rested(first).left("physis") == 5
    assert rested(spent, RestPlan("rest", breaks=2)).left("physis") == 5


@pytest.mark.rule("HC-INJ-02", "HC-INJ-03", "HC-INJ-08", "HC-AID-01", "HC-REG-03", "HC-REG-04", "HC-REG-05")
def test_e17_a_severe_wound_festers_is_treated_and_heals_in_six_nights() -> None:
    before = hero("jost", regeneration=3, circles=[circle(), circle(2)])
    hurt = told(lambda: suffer(before, "severe", OPTIONS), "circle:1:middle:1").result
    first = hurt.circles[0]
    assert (first.outer, first.middle, first.severe) == ((True,) * 2 + (False,) * 4, (True, False, False), 1)

    festering = told(lambda: pass_time(world(hurt), 2 * DAY)).result.find("jost")
    assert (festering.circles[0].marked, sum(festering.circles[0].outer)) == (5, 4)

    healer = hero("mechthild", skills={"first_aid": "16/3"})
    _, patient = told(
        lambda: treat(healer, festering, 0, "first_aid", OPTIONS), "keep:2,3,3,7", faces=[7, 2, 3, 3]
    ).result
    assert patient.circles[0].care == "first_aid"

    nights = []
    for _ in range(6):
        patient = rested(patient, NIGHT)
        nights.append((patient.circles[0].marked, patient.circles[1].marked))
    assert nights == [(5, 0), (4, 0), (3, 0), (2, 0), (1, 0), (0, 0)]
    assert patient.circles[0].severe == 0


@pytest.mark.rule("HC-AID-01")
def test_e17_a_second_severe_wound_in_the_circle_needs_eleven() -> None:
    assert minimum(severe(), "first_aid") == 7
    twice = told(lambda: suffer(hero(circles=[severe()]), "severe", OPTIONS), "circle:1:middle:2").result
    assert twice.circles[0].severe == 2
    assert minimum(twice.circles[0], "first_aid") == 11
