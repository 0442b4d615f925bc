"""Journeys: days on the road with treatment, herbs, watches and nights; who arrives and who does not."""

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Play
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.systems.heldencodex.rules.road import journey as part
from regelwerk.systems.heldencodex.rules.scene.plans import JourneyPlan
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import (
    circle,
    critical,
    facts,
    hero,
    played,
    possible,
    questions,
    severe,
    told,
    world,
)

ONE, TWO, THREE = (JourneyPlan("road", days=days) for days in (1, 2, 3))


@pytest.mark.rule("HC-REG-01", "HC-REG-03")
def test_a_day_on_the_road_ends_in_the_morning() -> None:
    state = world(hero("jost", physis_lost=9, circles=[circle(4)]))
    done = played(part, state, ONE)
    assert done.result.clock == 48
    assert done.result.find("jost").physis_lost == 9 - 3 - 3, "one break, one night"
    assert done.result.find("jost").marked == 1
    assert done.result.marks == ("road:arrived", "road:arrived:jost", "road:unguarded", "road:won")


@pytest.mark.rule("HC-INJ-03")
def test_wounds_that_nobody_treats_fester_day_by_day() -> None:
    done = played(part, world(hero("jost", circles=[severe()])), THREE)
    assert done.result.find("jost").marked == 3 + 3
    assert facts(done, "hc-journey-day", "day") == [(1,), (2,), (3,)]


@pytest.mark.rule("HC-AID-01", "HC-REG-05")
def test_a_healer_on_the_road_turns_festering_into_healing() -> None:
    healer = hero("mechthild", skills={"first_aid": "9/0"})
    state = world(healer, hero("jost", circles=[severe()]))
    done = played(part, state, TWO, "treat:jost:1:first_aid", faces=(8,))
    assert questions(done)[:2] == ["HC-AID-01", "HC-WCH-02"]
    assert done.result.find("jost").marked == 1, "two nights, two segments"
    failed = played(part, state, TWO, "treat:jost:1:first_aid", faces=(3,))
    assert questions(failed)[:3] == ["HC-AID-01", "HC-AID-01", "HC-WCH-02"], "the wounded one might try, too"
    assert failed.result.find("jost").marked == 5


@pytest.mark.rule("HC-INJ-05", "HC-INJ-06")
def test_a_critical_wound_kills_on_a_long_way() -> None:
    frail = hero("jost", sheet_circles=2, circles=[critical(), circle(6, 2)])
    done = played(part, world(frail, hero("richart")), THREE)
    assert done.result.find("jost").down == "dead"
    assert {"road:died", "road:died:jost", "road:arrived", "road:arrived:richart", "road:lost"} <= set(
        done.result.marks
    )
    assert "road:won" not in done.result.marks


def test_a_journey_ends_when_nobody_is_left() -> None:
    frail = hero("jost", sheet_circles=2, circles=[critical(), circle(6, 3)])
    done = played(part, world(frail), JourneyPlan("road", days=9))
    assert done.result.round == 1
    assert done.result.marks == ("road:died", "road:died:jost", "road:lost", "road:unguarded")


@pytest.mark.rule("HC-WCH-01", "HC-WCH-02", "HC-WCH-03")
def test_three_who_share_the_watch_all_have_a_full_night() -> None:
    trio = [hero(who, physis_lost=9) for who in ("jost", "richart", "elsbeth")]
    done = played(part, world(*trio), ONE)
    assert questions(done) == ["HC-WCH-02"] * 3
    assert [one.physis_lost for one in done.result.heroes] == [3, 3, 3]
    assert "road:unguarded" not in done.result.marks


@pytest.mark.rule("HC-WCH-02", "HC-WCH-03", "HC:watch_rest")
def test_who_watches_all_night_pays_and_sleeps_badly() -> None:
    state = world(hero("jost", circles=[circle(2)]), hero("richart"))
    done = played(part, state, ONE, "shifts:3")
    assert questions(done) == ["HC-WCH-02"], "there is no shift left for the other"
    jost = done.result.find("jost")
    assert (jost.physis_lost, jost.marked) == (8 - 2, 2), "a break fills the current row at most; no wound heals"
    assert possible(done.asked[0]) == ["shifts:0", "shifts:1", "shifts:2", "shifts:3"]
    tired = world(hero("jost", physis_lost=18))
    assert possible(played(part, tired, ONE).asked[0]) == ["shifts:0", "shifts:1"], "only one is free"


@pytest.mark.rule("HC-HRB-01")
def test_herbs_are_searched_before_the_march_by_those_who_know_them() -> None:
    state = world(hero("jost", skills={"wilderness": "9/0"}), hero("richart"))
    done = played(part, state, ONE, "herbs", faces=(8,))
    assert questions(done)[0] == "HC-HRB-01"
    assert questions(done).count("HC-HRB-01") == 1
    assert facts(done, "hc-journey-over", "alive", "died", "herbs") == [(2, 0, 2)]
    assert done.result.clock == 48
    twice = played(part, state, TWO, "herbs", "shifts:1", "shifts:1", "herbs", faces=(8, 11))
    assert facts(twice, "hc-journey-over", "herbs") == [(5,)]
    on = played(part, state, ONE, "march")
    assert facts(on, "hc-journey-over", "herbs") == [(0,)]


@pytest.mark.rule("HC-HRB-01")
def test_a_search_takes_half_an_hour_however_many_search() -> None:
    pair = [hero(who, skills={"wilderness": "9/0"}) for who in ("jost", "richart")]

    def clock_on_the_road(*answers: str, faces: tuple[int, ...]) -> int:
        def until_the_road() -> Play[World]:
            state = yield from part.begin(world(*pair), ONE)
            while state.act.stage != "road":
                state = yield from part.step(state)
            return state

        return told(until_the_road, *answers, faces=faces).result.clock

    assert clock_on_the_road("march", "march", faces=()) == 0
    assert clock_on_the_road("march", "herbs", faces=(8,)) == 1
    assert clock_on_the_road("herbs", "herbs", faces=(8, 8)) == 1


def test_who_sets_out_at_night_sleeps_first() -> None:
    assert played(part, world(hero(), clock=40), ONE).result.clock == 52


@pytest.mark.rule("HC-WCH-01")
def test_who_is_unconscious_keeps_no_watch() -> None:
    done = played(part, world(hero("jost"), hero("richart", down="unconscious")), ONE)
    assert [asked.prompt.who for asked in done.asked] == ["jost"]
    assert done.result.find("richart").down == "", "a night's rest wakes"


def test_each_step_is_one_decision_or_one_stretch_of_the_day() -> None:
    state = told(lambda: part.begin(world(hero("jost"), hero("richart")), ONE)).result
    seen = []
    while state.act is not None:
        seen.append(state.act.stage)
        step = told(lambda at=state: part.step(at))  # type: ignore[misc]
        assert len(step.asked) <= 1
        state = step.result
    assert list(dict.fromkeys(seen)) == ["morning", "herbs", "road", "evening", "night"]
    assert seen.count("evening") == 3, "two are asked, then the night begins"


@pytest.mark.parametrize("seed", range(10))
def test_whatever_travellers_do_a_journey_ends(seed: int) -> None:
    simulation = Simulation(AtRandom(), RandomDice(seed))
    healer = hero("mechthild", skills={"first_aid": "16/3", "medicine": "15/3", "wilderness": "12/2"}, lucky_number=4)
    state = world(healer, hero("jost", circles=[critical(), severe()], physis_lost=14), hero("richart", psyche_lost=6))
    state = simulation.run(part.begin(state, THREE))
    for _ in range(500):
        before = state
        state = simulation.run(part.step(state))
        assert state.clock >= before.clock
        if state.act is None:
            break
    assert state.act is None
    assert ("road:won" in state.marks) != ("road:lost" in state.marks)
    assert state.clock == 48 * state.round
