"""Sneaking: what guards hear, what they find, and what they do about it."""

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.book.messages import phrasebook
from regelwerk.engine.facts import Ref, Word
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT, Goal, reach
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.road import sneaking
from regelwerk.systems.heldencodex.rules.road.sneaking import Discovery, Guard, Onward, after_failure
from regelwerk.systems.heldencodex.rules.scene.plans import Alertness, Band, SneakPlan
from regelwerk.systems.heldencodex.state import Hero, World
from systems.heldencodex.builders import facts, hero, played, possible, questions, told, world

KEEN = {"watch": "9/2", "track_down": "9/2"}
ALL: tuple[Band, ...] = ("far", "middle", "near")


def jost(**changes: Any) -> Hero:
    """Throws 3W12 on sneak and on hide."""
    return hero("jost", skills={"sneak": "11/2", "hide": "11/2"}, **changes)


def guard(who: str = "guard", **changes: Any) -> Hero:
    """Throws 3W12 on watch and on track down."""
    return hero(who, side="town", seat="town", skills=KEEN, **changes)


def past(*guards: Alertness, bands: tuple[Band, ...], hiding: tuple[Band, ...] = ()) -> SneakPlan:
    named = tuple(zip(("guard", "second"), guards, strict=False))
    return SneakPlan("toll", sneaker="jost", guards=named, bands=bands, hiding=hiding)


def sneaks(
    plan: SneakPlan, faces: list[int], *answers: str, people: tuple[Hero, ...] = (), options: Options | None = None
) -> Transcript[World]:
    """The whole part with these dice; the sneaker keeps all dice of the first throw unless told otherwise."""
    state = world(*(people or (jost(), guard(), guard("second"))), options=options)
    return played(sneaking, state, plan, *answers, faces=faces)


def state_after_first_step(plan: SneakPlan, faces: list[int]) -> tuple[Guard, ...]:
    state = told(lambda: sneaking.begin(world(jost(), guard(), guard("second")), plan)).result
    after = told(lambda: sneaking.step(state), faces=faces).result
    guards: tuple[Guard, ...] = after.act.guards
    return guards


def goal_of(done: Transcript[World]) -> Goal:
    """What the first throw was made for."""
    situation = done.asked[0].prompt.scene
    assert isinstance(situation, Keeping)
    return situation.goal


# -- distances and what guards know -----------------------------------------------------------------------------------


@pytest.mark.rule("HC-SNK-01")
@pytest.mark.parametrize(
    ("lang", "metres"), [("de", ["8 bis 20 m", "3 bis 8 m", "bis 3 m"]), ("en", ["8 to 20 m", "3 to 8 m", "up to 3 m"])]
)
def test_hc_snk_01_the_sneaker_is_told_each_distance_in_metres(lang: str, metres: list[str]) -> None:
    words = phrasebook(lang, SYSTEM.package)
    assert [words.text(f"hc-band-{band}", {}).partition("(")[2].rstrip(")") for band in ALL] == metres
    told_bands = facts(sneaks(past("unsuspecting", bands=ALL), [11, 11, 11] * 3 + [2, 2, 2]), "hc-sneak-closer", "band")
    assert told_bands == [(Word(f"hc-band-{band}"),) for band in ALL]


@pytest.mark.rule("HC-SNK-02", "HC-SNK-03")
def test_each_distance_tells_what_must_be_reached_and_who_listens() -> None:
    done = sneaks(past("unsuspecting", bands=ALL), [11, 11, 11] * 3 + [2, 2, 2])
    nobody: tuple[Ref, ...] = ()
    assert facts(done, "hc-sneak-closer", "minimum", "watching") == [(4, nobody), (7, nobody), (0, (Ref("guard"),))]
    alert = sneaks(past("alert", bands=("far",)), [11, 11, 11, 2, 2, 2])
    assert facts(alert, "hc-sneak-closer", "minimum", "watching") == [(0, (Ref("guard"),))]


@pytest.mark.rule("HC-SNK-04")
def test_hc_snk_04_a_failure_makes_guards_know_more_and_up_close_most() -> None:
    assert [after_failure("unsuspecting", band) for band in ALL] == ["alert", "alert", "noticed"]
    assert [after_failure("alert", band) for band in ALL] == ["noticed", "noticed", "discovered"]


@pytest.mark.rule("HC-SNK-01")
def test_hc_snk_01_sneaking_is_a_sieve_throw_from_far_to_near() -> None:
    done = sneaks(past(bands=ALL), [5, 2, 3, 4, 6, 5, 2, 3, 5, 2, 3], "keep:5", "keep:4,6", "on")
    assert [one.roll.throw.notation() for one in done.rolled] == ["3W12", "2W12", "3W12", "3W12"]
    assert facts(done, "hc-sneak-closer", "who") == [(Ref("jost"),)] * 3
    assert (done.result.round, done.result.act, done.result.marks) == (3, None, ("toll:unseen",))


@pytest.mark.rule("HC-SNK-03")
@pytest.mark.parametrize(
    ("band", "face", "heard"), [("far", 3, True), ("far", 4, False), ("middle", 6, True), ("middle", 7, False)]
)
def test_hc_snk_03_the_unsuspecting_hear_only_what_is_too_loud(band: Band, face: int, heard: bool) -> None:
    (after, _) = state_after_first_step(past("unsuspecting", "unsuspecting", bands=(band,)), [2, 3, face])
    assert after == Guard("guard", "alert" if heard else "unsuspecting")


@pytest.mark.rule("HC-SNK-03", "HC-SNK-02")
def test_hc_snk_03_the_unsuspecting_throw_nothing_and_the_sneaker_plays_for_the_minimum() -> None:
    quiet = sneaks(past("unsuspecting", bands=("middle",)), [2, 3, 7])
    assert [one.roll.who for one in quiet.rolled] == ["jost"]
    assert goal_of(quiet) == reach(7)
    near = sneaks(past("unsuspecting", bands=("near",)), [2, 3, 9, 2, 3, 9])
    assert goal_of(near) == RESULT


@pytest.mark.rule("HC-SNK-02")
def test_hc_snk_02_up_close_everybody_watches_and_a_tie_is_the_sneakers() -> None:
    done = sneaks(past("unsuspecting", bands=("near",)), [2, 3, 9, 2, 3, 9])
    assert [one.roll.throw.notation() for one in done.rolled] == ["3W12", "3W12"]
    assert (done.result.marks, questions(done)) == (("toll:unseen",), ["HC-SIV-01"])


@pytest.mark.rule("HC-SNK-02", "HC-SNK-04")
def test_hc_snk_02_the_alert_watch_from_afar_too_and_each_guard_reacts_alone() -> None:
    plan = past("unsuspecting", "alert", bands=("far",))
    assert state_after_first_step(plan, [2, 3, 8, 2, 3, 9]) == (Guard("guard"), Guard("second", "noticed"))
    assert state_after_first_step(plan, [2, 3, 8, 2, 3, 8]) == (Guard("guard"), Guard("second", "alert"))


@pytest.mark.rule("HC-SNK-02", "HC-FUM-05")
def test_a_fumbled_sneak_fails_even_if_the_guard_has_nothing() -> None:
    plan = past("alert", bands=("far",))
    assert state_after_first_step(plan, [1, 2, 3, 2, 2, 3]) == (Guard("guard", "noticed"),)
    assert state_after_first_step(plan, [2, 2, 3, 2, 2, 3]) == (Guard("guard", "alert"),)


@pytest.mark.rule("HC-SNK-02", "HC-POOL-01")
def test_a_sneaker_without_dice_fails() -> None:
    done = sneaks(past("alert", bands=("far",)), [2, 2, 3], people=(jost(breathless=True), guard()))
    assert facts(done, "hc-guard-noticed", "who") == [(Ref("guard"),)]


def test_who_sleeps_guards_nothing() -> None:
    people = (jost(), guard(down="asleep"))
    done = sneaks(past("unsuspecting", bands=("far",)), [2, 2, 3], people=people)
    assert (done.notes("hc-guard-alert"), done.result.marks) == ([], ("toll:unseen",))


# -- noticed ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-SNK-05")
def test_hc_snk_05_who_noticed_searches_with_a_sieve_against_one_throw_on_hide() -> None:
    plan = past("alert", bands=("far",), hiding=("far",))
    hidden = sneaks(plan, [2, 3, 4, 2, 3, 5, 2, 3, 8, 2, 3, 8])
    assert [(one.roll.who, one.roll.cause) for one in hidden.rolled[2:]] == [
        ("jost", "HC-SGL-01"), ("guard", "HC-SIV-01"),
    ]  # fmt: skip
    assert facts(hidden, "hc-guard-finds-nothing", "who") == [(Ref("guard"),)]
    assert hidden.result.marks == ("toll:unseen",)


@pytest.mark.rule("HC-SNK-05")
def test_hc_snk_05_a_better_searcher_discovers_the_sneaker() -> None:
    plan = past("alert", bands=("far",), hiding=("far",))
    found = sneaks(plan, [2, 3, 4, 2, 3, 5, 2, 3, 8, 2, 3, 9])
    assert found.result.marks == ("alarm", "toll:discovered")


@pytest.mark.rule("HC-SNK-05")
def test_hc_snk_05_without_cover_being_noticed_is_being_discovered() -> None:
    found = sneaks(past("alert", bands=("far",), hiding=("middle",)), [2, 3, 4, 2, 3, 5])
    assert facts(found, "hc-no-cover", "who") == [(Ref("jost"),)]
    assert found.result.has("toll:discovered")


@pytest.mark.rule("HC-SNK-05", "HC-SNK-04")
def test_hc_snk_05_who_found_nothing_stays_alert() -> None:
    plan = past("unsuspecting", bands=("near",), hiding=("near",))
    state = told(lambda: sneaking.begin(world(jost(), guard()), plan)).result
    noticed = told(lambda: sneaking.step(state), faces=[2, 3, 4, 2, 3, 5]).result
    assert noticed.act.guards == (Guard("guard", "noticed"),)
    after = told(lambda: sneaking.step(noticed), faces=[2, 3, 8, 2, 3, 8]).result
    assert (after.act.guards, after.act.stage) == ((Guard("guard", "alert"),), "onward")


@pytest.mark.rule("HC-SNK-05")
def test_hc_snk_05_one_throw_on_hide_stands_against_all_searchers() -> None:
    plan = past("alert", "alert", bands=("far",), hiding=("far",))
    done = sneaks(
        plan, [2, 3, 4, 2, 3, 5, 2, 3, 5, 2, 3, 8, 2, 3, 7, 2, 3, 9], "keep:2,3,4", "keep:2,3,7", "keep:2,3,9"
    )
    assert [one.roll.who for one in done.rolled] == ["jost", "guard", "second", "jost", "guard", "second"]
    assert facts(done, "hc-guard-finds-nothing", "who") == [(Ref("guard"),)]
    assert facts(done, "hc-guard-discovered", "who") == [(Ref("second"),)]


# -- discovered -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-SNK-06")
def test_hc_snk_06_from_afar_the_guard_may_raise_the_alarm_or_not() -> None:
    plan = past("alert", bands=("middle", "near"))
    loud = sneaks(plan, [2, 3, 4, 2, 3, 5], "keep:2,3,4", "alarm")
    asked = loud.asked[-1]
    assert (asked.prompt.seat, asked.prompt.who, possible(asked)) == ("town", "guard", ["alarm", "quiet"])
    assert asked.prompt.scene == Discovery("jost", "middle")
    assert (loud.result.act, loud.result.marks) == (None, ("alarm", "toll:discovered"))
    quiet = sneaks(plan, [2, 3, 4, 2, 3, 5], "keep:2,3,4", "quiet")
    assert (quiet.result.act, quiet.result.marks) == (None, ("toll:discovered",))


@pytest.mark.rule("HC-SNK-06")
def test_hc_snk_06_one_alarm_is_enough() -> None:
    plan = past("alert", "alert", bands=("far",))
    faces = [2, 3, 4, 2, 3, 5, 2, 3, 5]
    both = sneaks(plan, faces, "keep:2,3,4", "quiet", "alarm")
    assert [asked.prompt.who for asked in both.asked[1:]] == ["guard", "second"]
    assert both.result.has("alarm")
    first = sneaks(plan, faces, "keep:2,3,4", "alarm")
    assert [asked.prompt.who for asked in first.asked[1:]] == ["guard"]


CLOSE = [2, 3, 4, 2, 3, 5]
"""Up close an alert guard is better and has discovered the sneaker."""


@pytest.mark.rule("HC-SNK-06", "HC-SNK-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "mark"), [(9, 8, "surprise"), (8, 8, "surprise"), (8, 9, "surprised"), (2, 3, "surprise")]
)
def test_hc_snk_06_up_close_reaction_decides_who_acts_first(mine: int, theirs: int, mark: str) -> None:
    done = sneaks(past("alert", bands=("near",)), [*CLOSE, 2, 3, mine, 2, 3, theirs])
    assert done.result.marks == ("toll:discovered", f"toll:{mark}")
    assert questions(done) == ["HC-SIV-01"], "single throws, and nobody raises an alarm"


@pytest.mark.rule("HC-SNK-06", "HC:reaction_tie")
def test_reaction_tie_may_be_the_guards() -> None:
    plan, options = past("alert", bands=("near",)), Options(reaction_tie="guard")
    assert sneaks(plan, [*CLOSE, 2, 3, 8, 2, 3, 8], options=options).result.has("toll:surprised")
    assert sneaks(plan, [*CLOSE, 2, 3, 9, 2, 3, 8], options=options).result.has("toll:surprise")


@pytest.mark.rule("HC-SNK-06", "HC:reaction_tie")
def test_reaction_tie_may_be_thrown_again() -> None:
    plan, options = past("alert", bands=("near",)), Options(reaction_tie="reroll")
    again = sneaks(plan, [*CLOSE, 2, 3, 8, 2, 3, 8, 2, 3, 5, 2, 3, 6], options=options)
    assert facts(again, "hc-reaction-tie", "who", "whom") == [(Ref("jost"), Ref("guard"))]
    assert again.result.has("toll:surprised")


@pytest.mark.rule("HC:reaction_tie")
def test_reaction_tie_without_any_dice_is_not_thrown_for_ever() -> None:
    options = Options(reaction_tie="reroll")
    state = world(jost(), guard(), options=options)
    plan = past("alert", bands=("near",))
    act = sneaking.SneakState(plan, (Guard("guard", "discovered"),), stage="reaction")
    dazed = replace(state.put(jost(dazed=True)).put(guard(dazed=True)), act=act)
    assert told(lambda: sneaking.step(dazed)).result.has("toll:surprise")


@pytest.mark.rule("HC-SNK-06")
def test_hc_snk_06_the_sneaker_has_to_be_faster_than_everybody_who_discovered_him() -> None:
    plan = past("alert", "alert", bands=("near",))
    faces = [2, 3, 4, 2, 3, 5, 2, 3, 5, 2, 3, 8, 2, 3, 5, 2, 3, 9]
    done = sneaks(plan, faces)
    assert facts(done, "hc-acts-first", "who", "whom") == [(Ref("second"), Ref("jost"))]
    assert done.result.has("toll:surprised")


# -- going on ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-SNK-01")
def test_after_each_distance_but_the_last_the_sneaker_may_turn_back() -> None:
    plan = past("unsuspecting", bands=ALL, hiding=("middle",))
    done = sneaks(plan, [2, 3, 3], "keep:2,3,3", "back")
    asked = done.asked[-1]
    assert (asked.prompt.seat, possible(asked), asked.prompt.default) == ("jost", ["on", "back"], "on")
    assert asked.prompt.scene == Onward("middle", True, (Guard("guard", "alert"),))
    assert (done.result.act, done.result.marks) == (None, ("toll:back",))


@pytest.mark.rule("HC-SNK-02", "HC-SNK-03")
def test_what_a_guard_knows_stays_from_one_distance_to_the_next() -> None:
    plan = past("unsuspecting", bands=("far", "middle"))
    done = sneaks(plan, [2, 3, 3, 2, 3, 9, 2, 3, 8])
    assert [one.roll.who for one in done.rolled] == ["jost", "jost", "guard"]
    assert done.result.marks == ("toll:unseen",)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_everybody_does_sneaking_ends_in_one_way(seed: int) -> None:
    simulation = Simulation(AtRandom(), RandomDice(seed))
    plan = past("unsuspecting", "alert", bands=ALL, hiding=("far", "middle"))
    options = Options(reaction_tie="reroll")
    state = simulation.run(sneaking.begin(world(jost(), guard(), guard("second"), options=options), plan))
    for _ in range(100):
        state = simulation.run(sneaking.step(state))
        if state.act is None:
            break
    assert sum(state.has(f"toll:{end}") for end in ("unseen", "back", "discovered")) == 1
    assert state.has("toll:discovered") or state.marks in {("toll:unseen",), ("toll:back",)}
