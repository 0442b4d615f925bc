"""First aid and medicine: what they need, what they do, how often they may be tried; the epic feat."""

from fractions import Fraction

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body import aid as part
from regelwerk.systems.heldencodex.rules.body.aid import AidSkill, TreatScene, minimum, revive, treat
from regelwerk.systems.heldencodex.rules.scene.plans import TreatPlan
from regelwerk.systems.heldencodex.state import Hero
from systems.heldencodex.builders import (
    circle,
    critical,
    facts,
    hero,
    played,
    possible,
    questions,
    refusal,
    severe,
    told,
    world,
)

PLAIN = Options()
HEALER = hero("mechthild", skills={"first_aid": "9/0", "medicine": "16/1"})
"""First aid with 1W12, medicine with 2W20."""


def treated(
    patient: Hero, skill: AidSkill, *faces: int, answers: tuple[str, ...] = (), options: Options = PLAIN
) -> Transcript[tuple[Hero, Hero]]:
    return told(lambda: treat(HEALER, patient, 0, skill, options), *answers, faces=faces)


@pytest.mark.rule("HC-AID-01")
def test_hc_aid_01_the_minimum_grows_with_the_severe_wounds_of_a_circle() -> None:
    assert [minimum(circle(6, n, severe=n), "first_aid") for n in range(4)] == [0, 7, 11, 16]
    assert [minimum(circle(6, n, severe=n), "medicine") for n in range(4)] == [0, 7, 11, 16]
    assert minimum(severe(care="first_aid"), "medicine") == 0, "it is treated already"


@pytest.mark.rule("HC-AID-02", "HC-AID-03")
def test_hc_aid_02_a_critical_wound_needs_more_and_after_first_aid_still_medicine() -> None:
    assert (minimum(critical(), "first_aid"), minimum(critical(), "medicine")) == (31, 16)
    half = critical(care="first_aid", severe=2)
    assert (minimum(half, "first_aid"), minimum(half, "medicine")) == (0, 16)
    assert minimum(critical(care="medicine"), "medicine") == 0


@pytest.mark.rule("HC-AID-01", "HC-AID-04")
def test_hc_aid_01_seven_treats_a_severe_wound() -> None:
    wounded = hero(circles=[severe()])
    healed = treated(wounded, "first_aid", 7)
    assert healed.result[1].circles[0].care == "first_aid"
    assert healed.result[1].treated == ("mechthild:1",)
    assert facts(healed, "hc-cared-for", "circle", "success", "result", "minimum") == [(1, True, 7, 7)]
    failed = treated(wounded, "first_aid", 6)
    assert failed.result[1].circles[0].care == "none"
    assert failed.result[1].treated == ("mechthild:1",), "the attempt of the day is used up"


@pytest.mark.rule("HC-AID-01", "HC-INJ-08")
def test_e17_a_second_severe_wound_in_the_circle_would_have_needed_eleven() -> None:
    wounded = hero(circles=[circle(4, 2, severe=2)])
    assert treated(wounded, "first_aid", 10).result[1].circles[0].care == "none"
    assert treated(wounded, "first_aid", 11).result[1].circles[0].care == "first_aid"


@pytest.mark.rule("HC-AID-04", "HC:aid_throw")
def test_hc_aid_04_treatment_is_a_sieve_throw_or_by_ruling_a_single_throw() -> None:
    wounded = hero(circles=[critical()])
    sieve = treated(wounded, "medicine", 9, 3, 9, answers=("keep:9",))
    assert questions(sieve) == ["HC-SIV-01"]
    assert sieve.result[1].circles[0].care == "medicine", "two nines are eighteen"
    single = treated(wounded, "medicine", 9, 3, options=Options(aid_throw="single"))
    assert single.asked == []
    assert single.result[1].circles[0].care == "none"


@pytest.mark.rule("HC-FUM-03", "HC-AID-01")
def test_a_fumbled_treatment_helps_nobody_and_costs_the_healer() -> None:
    healer, patient = treated(hero(circles=[severe()]), "first_aid", 1).result
    assert (healer.psyche_lost, patient.circles[0].care) == (1, "none")


@pytest.mark.rule("HC-AID-01")
def test_healers_may_treat_themselves() -> None:
    own = replace(HEALER, circles=(severe(), *HEALER.circles[1:]))
    healer, patient = told(lambda: treat(own, own, 0, "first_aid", PLAIN), faces=(8,)).result
    assert healer == patient
    assert healer.circles[0].care == "first_aid"
    fumbled, same = told(lambda: treat(own, own, 0, "first_aid", PLAIN), faces=(1,)).result
    assert fumbled == same
    assert (same.psyche_lost, same.treated) == (1, ("mechthild:1",))


@pytest.mark.rule("HC-INJ-06")
def test_hc_inj_06_sixty_brings_back_the_dead_with_all_their_wounds() -> None:
    dead = hero(circles=[critical()] * 5, down="dead")
    saint = hero("mechthild", skills={"first_aid": "20/3"})
    back = told(lambda: revive(saint, dead, PLAIN), faces=(20, 20, 20, 2)).result[1]
    assert back.down == ""
    assert all(one.critical and one.care == "none" for one in back.circles)
    gone = told(lambda: revive(saint, dead, PLAIN), faces=(19, 19, 19, 2)).result[1]
    assert gone.down == "dead"
    assert gone.treated == ("mechthild:0",)


# -- A part of a scene ------------------------------------------------------------------------------------------------

PLAN = TreatPlan("aid", healers=("mechthild",))


@pytest.mark.rule("HC-AID-01", "HC-AID-04")
def test_a_healer_chooses_patient_circle_and_skill_until_nothing_is_left() -> None:
    state = world(HEALER, hero("jost", circles=[severe(), severe()]), hero("richart", circles=[critical()]))
    answers = ("treat:jost:1:first_aid", "treat:richart:1:medicine", "keep:3,16", "treat:jost:2:first_aid")
    done = played(part, state, PLAN, *answers, faces=(8, 16, 3, 7))
    assert possible(done.asked[0]) == [
        "stop",
        "treat:jost:1:first_aid",
        "treat:jost:1:medicine",
        "treat:richart:1:first_aid",
        "treat:richart:1:medicine",
    ], "two circles that are alike are one answer"
    scene = done.asked[0].prompt.scene
    assert isinstance(scene, TreatScene)
    assert (scene.healer.id, [t.minimum for t in scene.treatments]) == ("mechthild", [7, 7, 31, 16])
    assert [one.care for one in done.result.find("jost").circles[:2]] == ["first_aid", "first_aid"]
    assert done.result.find("richart").circles[0].care == "medicine"
    assert done.result.marks == ("aid:won",)


@pytest.mark.rule("HC-AID-04", "HC:aid_retry")
def test_hc_aid_04_one_attempt_per_healer_circle_and_day() -> None:
    state = world(HEALER, hero("jost", circles=[severe(), circle(4, 2, severe=2)]))
    done = played(part, state, PLAN, "treat:jost:1:first_aid", "stop", faces=(5,))
    assert possible(done.asked[1]) == ["stop", "treat:jost:2:first_aid", "treat:jost:2:medicine"]
    assert refusal(done.asked[1], "treat:jost:1:first_aid") == "HC-AID-04"
    assert done.result.marks == ("aid:lost",)
    free = world(*state.heroes, options=Options(aid_retry="free"))
    again = played(part, free, PLAN, "treat:jost:1:first_aid", "treat:jost:1:first_aid", "stop", faces=(5, 9))
    assert again.result.find("jost").circles[0].care == "first_aid"


@pytest.mark.rule("HC-AID-04")
def test_hc_aid_04_another_healer_may_try_what_the_first_one_failed() -> None:
    helper = hero("elsbeth", skills={"first_aid": "8/0"})
    state = world(HEALER, helper, hero("jost", circles=[severe()]))
    plan = TreatPlan("aid", healers=("mechthild", "elsbeth"), patients=("jost",))
    answers = ("treat:jost:1:medicine", "keep:2,3", "treat:jost:1:first_aid")
    done = played(part, state, plan, *answers, faces=(2, 3, 7))
    assert done.result.find("jost").treated == ("elsbeth:1", "mechthild:1")
    assert done.result.marks == ("aid:won",)


def test_nobody_is_asked_who_can_do_nothing() -> None:
    helpless = replace(HEALER, dazed=True)
    state = world(helpless, hero("jost", circles=[severe()]))
    done = played(part, state, TreatPlan("aid", healers=("mechthild",)))
    assert (done.asked, done.result.marks) == ([], ("aid:lost",))
    asleep = world(replace(HEALER, down="asleep"), hero("jost", circles=[severe()]))
    assert played(part, asleep, PLAN).asked == []
    healthy = played(part, world(HEALER, hero("jost", circles=[circle(3)])), PLAN)
    assert (healthy.asked, healthy.result.marks) == ([], ("aid:won",))


def test_opponents_are_treated_only_if_they_are_named() -> None:
    state = world(HEALER, hero("bandit", side="bandits", circles=[severe()]))
    assert played(part, state, PLAN).asked == []
    named = TreatPlan("aid", healers=("mechthild",), patients=("bandit",))
    assert "treat:bandit:1:first_aid" in possible(played(part, state, named).asked[0])


@pytest.mark.rule("HC-INJ-06")
def test_the_dead_are_offered_for_revival() -> None:
    state = world(HEALER, hero("jost", circles=[critical()] * 5, down="dead"))
    done = played(part, state, PLAN, "revive:jost", faces=(12,))
    assert possible(done.asked[0]) == ["stop", "revive:jost"]
    assert facts(done, "hc-revived", "success", "minimum") == [(False, 60)]
    assert done.result.marks == ("aid:lost",)


def test_healers_are_told_how_likely_each_treatment_helps() -> None:
    state = world(HEALER, hero("jost", circles=[severe()]), hero("richart", circles=[critical()]))
    done = told(lambda: part.treat_once(state, "mechthild", ("jost", "richart")), "stop")
    advice = done.asked[0].prompt.advice
    assert advice is not None
    found = dict(advice().worths)
    # First aid with a single W12: 7 or more in six of twelve cases, 31 never.
    assert found["treat:jost:1:first_aid"] == Fraction(1, 2) and found["treat:richart:1:first_aid"] == 0
    assert advice().best == "treat:jost:1:medicine" and advice().is_chance
    masterly = hero("mechthild", skills={"first_aid": "9/0", "medicine": "22/1"})
    unknown = told(lambda: part.treat_once(state.put(masterly), "mechthild", ("jost",)), "stop")
    assert unknown.asked[0].prompt.advice is None, "what high mastery does is not reckoned with"
