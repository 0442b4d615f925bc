"""Watch: shifts in turn, what they cost, who is awake when somebody comes, and what is left of the night."""

from fractions import Fraction
from typing import Any

import pytest

from regelwerk.engine.effects import MASTER
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.policies import Defaults
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.body.days import DAY, EVENING
from regelwerk.systems.heldencodex.rules.road import watch
from regelwerk.systems.heldencodex.rules.road.watch import (
    Shift,
    Watcher,
    WatchState,
    comes_now,
    cost_of_shift,
    shifts_of,
)
from regelwerk.systems.heldencodex.rules.scene.plans import WatchPlan
from regelwerk.systems.heldencodex.state import Hero, World
from systems.heldencodex.builders import circle, facts, hero, played, possible, questions, world

GOOD, BAD = [2, 3, 4], [2, 3, 3]
"""Throws on watch that reach the lowest step, and that do not."""


def keeps(who: str, **changes: Any) -> Hero:
    """Throws 3W12 on watch, and goes on doing so until very tired."""
    return hero(who, skills={"watch": "9/2"}, **{"physis_rows": (18,), **changes})


def night(*watchers: str, alarmed: bool = False, intruder: str = "", **changes: Any) -> WatchPlan:
    return WatchPlan("inn", watchers=watchers, alarmed=alarmed, intruder=intruder, **changes)


def watched(
    plan: WatchPlan, faces: list[int], *answers: str, people: tuple[Hero, ...] = (), options: Options | None = None
) -> Transcript[World]:
    named = people or tuple(keeps(who) for who in (*plan.watchers, *plan.sleepers))
    return played(watch, world(*named, options=options), plan, *answers, faces=faces)


def shifts_kept(done: Transcript[World]) -> list[tuple[str, int]]:
    return [(who.id, shift) for who, shift in facts(done, "hc-shift-kept", "who", "shift")]


# -- shifts and what they cost ----------------------------------------------------------------------------------------


@pytest.mark.rule("HC-WCH-01")
def test_hc_wch_01_a_night_has_three_shifts_and_on_alert_six() -> None:
    assert (shifts_of(night("a")), shifts_of(night("a", alarmed=True))) == (3, 6)
    done = watched(night("a", "b", alarmed=True), GOOD * 2)
    assert done.result.round == 6
    assert facts(done, "hc-shift-unwatched", "shift") == [(3,), (4,), (5,), (6,)]


@pytest.mark.rule("HC-WCH-02")
def test_hc_wch_02_the_first_shift_is_free_and_each_further_one_costs_four_physis() -> None:
    assert [cost_of_shift(kept) for kept in range(3)] == [0, 4, 4]
    done = watched(night("a"), GOOD * 3, "keep", "keep")
    assert facts(done, "hc-shift-paid", "points", "left") == [(4, 14), (4, 10)]
    assert shifts_kept(done) == [("a", 1), ("a", 2), ("a", 3)]


@pytest.mark.rule("HC-WCH-02")
def test_hc_wch_02_a_further_shift_is_offered_at_its_price_and_may_be_left() -> None:
    done = watched(night("a"), GOOD)
    assert questions(done) == ["HC-WCH-02", "HC-WCH-02"]
    asked = done.asked[0]
    leave, keep = asked.prompt.answers.listed()
    assert (possible(asked), asked.prompt.default) == (["leave", "keep"], "leave")
    assert (leave.cost, [(cost.message, cost.amount) for cost in keep.cost]) == ((), [("hc-cost-physis", 4)])
    scene = asked.prompt.scene
    assert isinstance(scene, Shift)
    assert (scene.shift, scene.shifts, scene.due, scene.minimum) == (2, 3, (Watcher("a", 1),), 4)
    assert done.result.find("a").physis_lost == 0


@pytest.mark.rule("HC-WCH-02")
def test_hc_wch_02_watchers_take_turns_and_the_next_is_asked_if_one_leaves_a_shift() -> None:
    done = watched(night("a", "b", alarmed=True), GOOD * 5, "keep", "leave", "keep", "keep", "leave", "leave")
    assert shifts_kept(done) == [("a", 1), ("b", 2), ("a", 3), ("a", 4), ("b", 5)]
    assert [asked.prompt.who for asked in done.asked] == ["a", "b", "a", "b", "a", "b"]


@pytest.mark.rule("HC-WCH-02", "HC:watch_without_points")
def test_hc_wch_02_who_cannot_pay_is_told_why_and_somebody_else_is_asked() -> None:
    weak = keeps("a", physis_rows=(3,))
    done = watched(night("a", "b"), GOOD * 3, "keep", people=(weak, keeps("b")))
    assert shifts_kept(done) == [("a", 1), ("b", 2), ("b", 3)]
    assert [asked.prompt.who for asked in done.asked] == ["b"]
    assert facts(done, "hc-shift-too-tired", "who", "left", "cost") == [(Ref("a"), 3, 4)]


@pytest.mark.rule("HC-WCH-02", "HC-WCH-03", "HC:watch_without_points")
def test_hc_wch_02_by_one_ruling_the_last_points_are_enough() -> None:
    weak = keeps("a", physis_rows=(18,), physis_lost=16)
    options = Options(watch_without_points="down_to_zero")
    done = watched(night("a"), GOOD, "keep", people=(weak,), options=options)
    keep = done.asked[0].prompt.answers.listed()[1]
    assert [(cost.message, cost.amount) for cost in keep.cost] == [("hc-cost-physis", 2)]
    assert facts(done, "hc-watches-exhausted", "left", "cost") == [(2, 4)]
    assert facts(done, "hc-shift-paid", "points", "left") == [(2, 0)]
    # Without a point left there are no dice for the watch: that is falling asleep.
    assert facts(done, "hc-falls-asleep", "who") == [(Ref("a"),)]


@pytest.mark.rule("HC-WCH-02")
def test_who_is_unconscious_keeps_no_shift() -> None:
    done = watched(night("a", "b"), GOOD, people=(keeps("a", down="unconscious"), keeps("b")))
    assert shifts_kept(done) == [("b", 1)]


# -- falling asleep ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-WCH-03")
def test_hc_wch_03_failing_in_a_further_shift_is_falling_asleep_for_this_night() -> None:
    done = watched(night("a"), [*GOOD, *BAD], "keep")
    assert facts(done, "hc-falls-asleep", "who") == [(Ref("a"),)]
    assert facts(done, "hc-shift-unwatched", "shift") == [(3,)]
    assert len(done.asked) == 1


@pytest.mark.rule("HC-WCH-03")
def test_hc_wch_03_failing_in_the_free_shift_is_only_noticing_nothing() -> None:
    done = watched(night("a"), [*BAD, *GOOD], "keep", "leave")
    assert done.notes("hc-falls-asleep") == []
    assert facts(done, "hc-notices-nothing", "who") == [(Ref("a"),)]
    assert shifts_kept(done) == [("a", 1), ("a", 2)]


@pytest.mark.rule("HC-WCH-03", "HC-POOL-04")
def test_hc_wch_03_the_scene_may_name_a_higher_minimum() -> None:
    assert watched(night("a"), GOOD).notes("hc-notices-nothing") == []
    assert len(watched(night("a", minimum=7), GOOD).notes("hc-notices-nothing")) == 1
    assert len(watched(night("a"), GOOD, options=Options(default_minimum=7)).notes("hc-notices-nothing")) == 1


# -- somebody comes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-WCH-01")
@pytest.mark.parametrize(("alarmed", "die"), [(False, "1W3"), (True, "1W6")])
def test_the_master_throws_one_die_for_the_shifts_left(alarmed: bool, die: str) -> None:
    done = watched(night("a", alarmed=alarmed, intruder="assassin"), [*GOOD, 1])
    assert (done.rolled[-1].roll.throw.notation(), done.rolled[-1].roll.seat) == (die, MASTER)


@pytest.mark.rule("HC-WCH-01")
def test_every_shift_is_as_likely_and_the_last_one_is_certain() -> None:
    plan = night("a", intruder="assassin")
    coming = [Odds(Defaults()).law(comes_now, WatchState(plan, (), shift)) for shift in (1, 2, 3)]
    assert [law.probability(True) for law in coming] == [Fraction(1, 3), Fraction(1, 2), 1]


@pytest.mark.rule("HC-WCH-03")
@pytest.mark.parametrize(
    ("faces", "mark"), [(GOOD, "inn:warned"), (BAD, "inn:surprised"), ([1, 2, 3], "inn:surprised")]
)
def test_who_is_on_watch_notices_the_intruder_or_not(faces: list[int], mark: str) -> None:
    done = watched(night("a", intruder="assassin"), [*faces, 1])
    assert (done.result.act, done.result.marks) == (None, ("inn:on_watch:a", mark))


@pytest.mark.rule("HC-WCH-03")
def test_an_unwatched_shift_and_a_sleeping_watcher_are_a_surprise() -> None:
    assert watched(night("a", intruder="assassin"), [*GOOD, 3, 1], "leave").result.marks == ("inn:surprised",)
    assert watched(night("a", intruder="assassin"), [*GOOD, 3, *BAD, 1], "keep").result.has("inn:surprised")
    assert watched(night("a", intruder="assassin"), [*GOOD, 3, *GOOD, 1], "keep").result.has("inn:warned")


@pytest.mark.rule("HC-WCH-02")
def test_an_intruder_breaks_the_night_at_once_and_nobody_has_rested() -> None:
    people = (keeps("a", physis_lost=5), keeps("b"))
    plan = night("a", intruder="assassin", sleepers=("b",))
    done = watched(plan, [*GOOD, 3, *GOOD, 1], "keep", people=people)
    assert (done.result.round, done.result.find("a").physis_lost) == (2, 9)
    assert EVENING < done.result.clock < DAY


def test_without_an_intruder_nobody_throws_for_one() -> None:
    done = watched(night("a"), GOOD)
    assert [one.roll.who for one in done.rolled] == ["a"]
    assert done.result.marks == ("inn:quiet",)


# -- the rest of the night --------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-WCH-03", "HC:watch_rest")
def test_watch_rest_more_than_the_free_shift_is_no_full_night() -> None:
    wounded = (keeps("a", circles=(circle(2),)), keeps("b", circles=(circle(2),)))
    plan = night("a", "b")
    done = watched(plan, GOOD * 3, "keep", people=wounded)
    assert shifts_kept(done) == [("a", 1), ("b", 2), ("a", 3)]
    assert (done.result.find("a").marked, done.result.find("b").marked) == (2, 0)
    always = watched(plan, GOOD * 3, "keep", people=wounded, options=Options(watch_rest="always"))
    assert (always.result.find("a").marked, always.result.find("b").marked) == (0, 0)


@pytest.mark.rule("HC-WCH-03")
def test_sleepers_rest_fully_and_morning_comes() -> None:
    people = (keeps("a"), keeps("b", physis_lost=5))
    done = watched(night("a", sleepers=("b",)), GOOD, people=people)
    assert done.result.find("b").physis_lost == 2
    assert (done.result.clock, done.result.act) == (DAY, None)


def test_a_night_that_begins_late_still_has_six_hours() -> None:
    plan = night("a", alarmed=True)
    late = world(keeps("a"), clock=DAY - 4)
    assert played(watch, late, plan, faces=GOOD).result.clock == DAY + 8
