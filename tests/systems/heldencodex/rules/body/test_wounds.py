"""Wounds: where they go, what overflows, what festers, and what kills."""

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom, Defaults, Policy
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.wounds import WoundScene, bleed, gangrene, suffer
from regelwerk.systems.heldencodex.rules.probe.pools import pool
from regelwerk.systems.heldencodex.state import Hero
from regelwerk.systems.heldencodex.values import LEVELS, Level
from systems.heldencodex.builders import circle, critical, facts, hero, possible, questions, severe, told

PLAIN = Options()


def wounded(victim: Hero, level: Level, *answers: str, options: Options = PLAIN) -> Transcript[Hero]:
    return told(lambda: suffer(victim, level, options), *answers)


def marked(victim: Hero) -> list[tuple[int, int, int]]:
    """Marked outer, middle and inner segments of each circle that has any."""
    return [(sum(c.outer), sum(c.middle), sum(c.inner)) for c in victim.circles if c.marked]


@pytest.mark.rule("HC-INJ-01")
def test_hc_inj_01_the_first_light_wound_needs_no_question() -> None:
    played = wounded(hero(), "light")
    assert played.asked == []
    assert marked(played.result) == [(1, 0, 0)]
    assert facts(played, "hc-wounded", "circle") == [(1,)]


@pytest.mark.rule("HC-INJ-01", "HC-INJ-08")
def test_hc_inj_01_the_victim_chooses_circle_and_segment() -> None:
    played = wounded(hero(circles=[circle(1)]), "light", "circle:2:outer:1")
    assert questions(played) == ["HC-INJ-01"]
    assert possible(played.asked[0]) == ["circle:1:outer:2", "circle:1:outer:3", "circle:2:outer:1"]
    assert marked(played.result) == [(1, 0, 0), (1, 0, 0)]
    scene = played.asked[0].prompt.scene
    assert isinstance(scene, WoundScene)
    assert (scene.level, len(scene.sites)) == ("light", 3)


@pytest.mark.rule("HC-INJ-02", "HC-INJ-08")
def test_hc_inj_02_a_severe_wound_spares_what_is_marked_already() -> None:
    played = wounded(hero(circles=[circle(2)]), "severe", "circle:1:middle:1")
    assert marked(played.result) == [(2, 1, 0)]
    assert played.result.circles[0].severe == 1
    elsewhere = wounded(hero(circles=[circle(2)]), "severe", "circle:1:middle:2")
    assert marked(elsewhere.result) == [(4, 1, 0)]


@pytest.mark.rule("HC-INJ-04")
def test_hc_inj_04_each_critical_wound_costs_a_die_of_every_probe() -> None:
    victim = hero(attributes={"memory": 16})
    once = wounded(victim, "critical").result
    twice = wounded(once, "critical").result
    dice = [pool(one, "memory", PLAIN).dice.total for one in (victim, once, twice)]
    assert dice == [4, 3, 2]
    assert marked(twice) == [(6, 3, 1), (6, 3, 1)]


@pytest.mark.rule("HC-INJ-08")
def test_hc_inj_08_a_critical_wound_goes_to_a_circle_that_is_not_yet_critical() -> None:
    played = wounded(hero(circles=[critical(), severe()]), "critical")
    assert possible(played.asked[0]) == ["circle:2", "circle:3"]
    assert played.asked[0].taken == "circle:2", "where most is marked already, least is lost"
    assert questions(played) == ["HC-INJ-08"]


@pytest.mark.rule("HC-INJ-06")
def test_hc_inj_06_critical_wounds_in_all_circles_are_deadly() -> None:
    victim = hero()
    for _ in range(4):
        victim = wounded(victim, "critical").result
    assert victim.down == ""
    last = wounded(victim, "critical")
    assert last.result.down == "dead"
    assert facts(last, "hc-dies", "who") == [(Ref("jost"),)]
    assert wounded(last.result, "light").log == [], "the dead feel nothing"


@pytest.mark.rule("HC-INJ-07", "HC:wound_overflow")
def test_hc_inj_07_what_finds_no_room_is_worse() -> None:
    outer_full = hero(sheet_circles=2, circles=[circle(6), circle(6)])
    played = wounded(outer_full, "light")
    assert len(played.notes("hc-wound-worsens")) == 1
    assert marked(played.result) == [(6, 1, 0), (6, 0, 0)]
    assert played.result.severe_wounds == 1
    no_middle = hero(sheet_circles=2, circles=[circle(6, 3), circle(6, 3)])
    played = wounded(no_middle, "light")
    assert len(played.notes("hc-wound-worsens")) == 2
    assert (played.result.critical_wounds, played.result.down) == (1, "")
    ignored = wounded(no_middle, "light", options=Options(wound_overflow="ignore"))
    assert ignored.result == no_middle
    assert len(ignored.notes("hc-wound-ignored")) == 1


@pytest.mark.rule("HC-INJ-07", "HC-INJ-06")
def test_hc_inj_07_a_critical_wound_without_room_kills_who_was_brought_back() -> None:
    revived = hero(sheet_circles=2, circles=[critical(), critical()])
    assert wounded(revived, "critical").result.down == "dead"
    assert wounded(revived, "light").result.down == "dead"
    assert wounded(revived, "light", options=Options(wound_overflow="ignore")).result.down == ""
    recovering = hero(sheet_circles=2, circles=[circle(5, 3, 1, critical=True, care="medicine"), critical()])
    assert wounded(recovering, "light").result.down == "", "there is room for a light one"


@pytest.mark.rule("HC-INJ-04", "HC:full_circle_is_critical")
def test_hc_inj_04_the_last_segment_makes_a_circle_critical() -> None:
    victim = hero(sheet_circles=2, circles=[circle(5, 3, 1, severe=1, care="first_aid")])
    played = wounded(victim, "light", "circle:1:outer:6")
    assert played.result.critical_wounds == 1
    assert facts(played, "hc-circle-critical", "circle") == [(1,)]
    assert facts(played, "hc-care-undone", "circle") == [(1,)]
    assert wounded(victim, "light").asked[0].taken == "circle:2:outer:1", "nobody wants that"


@pytest.mark.rule("HC-INJ-08", "HC:care_reset")
def test_hc_inj_08_a_new_severe_wound_makes_a_treated_circle_untreated() -> None:
    treated = hero(circles=[severe(care="medicine")])
    assert wounded(treated, "severe", "circle:1:middle:2").result.circles[0].care == "none"
    kept = wounded(treated, "severe", "circle:1:middle:2", options=Options(care_reset=False))
    assert kept.result.circles[0].care == "medicine"
    assert wounded(treated, "severe").asked[0].taken == "circle:2:middle:1"


@pytest.mark.rule("HC-AID-04", "HC:aid_retry")
def test_a_new_wound_is_a_new_task_where_healers_have_one_attempt_ever() -> None:
    tried = hero(circles=[severe()], treated=("mechthild:1", "mechthild:2"))
    once = wounded(tried, "severe", "circle:1:middle:2", options=Options(aid_retry="once"))
    assert once.result.treated == ("mechthild:2",)
    assert wounded(tried, "severe", "circle:1:middle:2").result.treated == tried.treated
    scratched = wounded(tried, "light", "circle:1:outer:3", options=Options(aid_retry="once"))
    assert scratched.result.treated == tried.treated, "a scratch is no new task"


@pytest.mark.rule("HC-INJ-08")
def test_by_default_a_wound_goes_where_it_does_least_harm() -> None:
    rotten, fresh_wound = circle(4, 2, 1), severe()
    full = wounded(hero(sheet_circles=2, circles=[rotten, fresh_wound]), "severe")
    assert full.asked[0].taken == "circle:2:middle:2", "in the first circle it would be critical"
    treated = wounded(hero(sheet_circles=2, circles=[severe(care="first_aid"), severe()]), "severe")
    assert treated.asked[0].taken == "circle:2:middle:2", "the care of the first circle is not undone"
    bruised = circle()._replace(outer=(False, False, True, True, False, False))
    spared = wounded(hero(circles=[bruised]), "severe")
    assert spared.asked[0].taken == "circle:1:middle:2", "two of its segments are marked already"


# -- What festers -----------------------------------------------------------------------------------------------------


def a_day(victim: Hero, *answers: str, options: Options = PLAIN) -> Transcript[Hero]:
    return told(lambda: gangrene(victim, options), *answers)


def eight_hours(victim: Hero, *answers: str, options: Options = PLAIN) -> Transcript[Hero]:
    return told(lambda: bleed(victim, options), *answers)


@pytest.mark.rule("HC-INJ-03")
def test_hc_inj_03_an_untreated_severe_wound_costs_a_segment_of_its_circle_each_day() -> None:
    victim = hero(circles=[severe()])
    first = a_day(victim)
    assert first.asked == [], "all free outer segments are alike"
    second = a_day(first.result, "circle:1:outer:4")
    assert marked(second.result) == [(4, 1, 0)], "five segments, as after two days"
    assert a_day(hero(circles=[severe(care="first_aid")])).log == []


@pytest.mark.rule("HC-INJ-03")
def test_hc_inj_03_each_severe_wound_costs_one_and_behind_the_outer_ones_middle_or_inner() -> None:
    victim = hero(circles=[circle(5, 2, severe=2)])
    played = a_day(victim, "circle:1:inner:1")
    assert questions(played) == ["HC-INJ-03"]
    assert possible(played.asked[0]) == ["circle:1:middle:3", "circle:1:inner:1"]
    assert marked(played.result) == [(6, 2, 1)]


@pytest.mark.rule("HC-INJ-03", "HC-INJ-04", "HC-INJ-06")
def test_hc_inj_03_gangrene_ends_in_a_critical_wound_and_may_kill() -> None:
    rotten = circle(6, 2, 1, severe=2)
    played = a_day(hero(circles=[rotten]))
    assert played.result.critical_wounds == 1
    assert len(played.notes("hc-segment-lost")) == 1, "there was only one segment left"
    assert a_day(hero(sheet_circles=1, circles=[rotten])).result.down == "dead"
    full = a_day(hero(circles=[circle(6, 3, 1, severe=2)]), options=Options(full_circle_is_critical=False))
    assert full.log == []


@pytest.mark.rule("HC-INJ-05", "HC:critical_spread")
def test_hc_inj_05_each_untreated_critical_wound_costs_a_segment_elsewhere() -> None:
    victim = hero(circles=[critical(), critical(), circle(1)])
    played = eight_hours(victim, "circle:4:outer:1", "circle:3:outer:2")
    assert questions(played) == ["HC-INJ-05", "HC-INJ-05"]
    assert marked(played.result)[2:] == [(2, 0, 0), (1, 0, 0)]
    assert eight_hours(victim, options=Options(critical_spread="none")).result == victim
    recovering = hero(circles=[circle(3, 3, 1, critical=True, care="medicine"), critical()])
    assert marked(eight_hours(recovering).result)[2:] == [(1, 0, 0)], "a critical circle supplies nothing"
    assert eight_hours(recovering).asked == [], "so all that is left is alike"
    calm = hero(circles=[critical(care="first_aid")])
    assert eight_hours(calm).result == calm


@pytest.mark.rule("HC-INJ-05")
def test_hc_inj_05_outer_segments_anywhere_go_before_middle_ones_and_these_before_inner_ones() -> None:
    victim = hero(sheet_circles=3, circles=[critical(), circle(6), circle(5)])
    assert marked(eight_hours(victim).result)[1:] == [(6, 0, 0), (6, 0, 0)]
    victim = hero(sheet_circles=3, circles=[critical(), circle(6, 3), circle(6, 2)])
    assert marked(eight_hours(victim).result)[1:] == [(6, 3, 0), (6, 3, 0)]


@pytest.mark.rule("HC-INJ-05", "HC-INJ-07", "HC:wound_overflow")
def test_hc_inj_07_a_segment_that_no_circle_can_supply_kills() -> None:
    revived = hero(sheet_circles=2, circles=[critical(), critical()])
    assert eight_hours(revived).result.down == "dead"
    assert eight_hours(revived, options=Options(wound_overflow="ignore")).result.down == ""
    treated = hero(sheet_circles=2, circles=[critical(care="first_aid"), critical(care="first_aid")])
    assert eight_hours(treated).result.down == ""


# -- Whatever happens -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-INJ-01", "HC-INJ-02", "HC-INJ-04", "HC-INJ-06", "HC-INJ-07")
@pytest.mark.parametrize("policy", [Defaults(), AtRandom()])
@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_chosen_wounds_only_add_up_and_kill_in_the_end(seed: int, policy: Policy) -> None:
    dice = RandomDice(seed)
    simulation = Simulation(policy, dice)
    victim = hero()
    for _ in range(51):
        before = victim
        victim = simulation.run(suffer(victim, LEVELS[min(2, dice.below(8) // 3)], PLAIN))
        if victim.down == "dead":
            break
        assert victim.marked > before.marked
        for one in victim.circles:
            assert one.critical == one.is_full
            assert one.severe <= sum(one.middle)
    assert victim.down == "dead"
    assert victim.critical_wounds == 5
    assert victim.marked == 50


@pytest.mark.rule("HC-INJ-03", "HC-INJ-05")
@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_chosen_untreated_wounds_kill_in_the_end(seed: int) -> None:
    simulation = Simulation(AtRandom(), RandomDice(seed))
    victim = hero(circles=[severe()])
    days = 0
    while victim.down != "dead":
        before = victim.marked
        for _ in range(3):
            victim = simulation.run(bleed(victim, PLAIN))
        victim = simulation.run(gangrene(victim, PLAIN))
        days += 1
        assert victim.marked > before
    assert 7 < days <= 7 + 40 // 3 + 1
