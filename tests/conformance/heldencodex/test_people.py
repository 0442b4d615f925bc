"""The worked examples of talk, chases, trade, herbs, sneaking, watch, drink and craft: E18 to E21 and E23."""

from typing import Any

import pytest

from regelwerk.engine.effects import Play
from regelwerk.engine.facts import Word
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.chase import chase
from regelwerk.systems.heldencodex.rules.people import haggling, influence
from regelwerk.systems.heldencodex.rules.people.drinking import drink
from regelwerk.systems.heldencodex.rules.probe import quality
from regelwerk.systems.heldencodex.rules.road import herbs, sneaking, watch
from regelwerk.systems.heldencodex.rules.scene.plans import (
    ChasePlan,
    CraftPlan,
    HagglePlan,
    HerbsPlan,
    InfluencePlan,
    SneakPlan,
    WatchPlan,
)
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, hero, played, possible, told, world

OPTIONS = Options()


# -- E18 influence ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-INF-01", "HC-INF-02", "HC-INF-03", "HC-STAR-03")
@pytest.mark.parametrize(("theirs", "lost"), [((9, 9, 2), 1), ((9, 12, 2), 3)], ids=["a pair", "no group"])
def test_e18_each_trick_that_no_group_die_stops_costs_a_point(theirs: tuple[int, int, int], lost: int) -> None:
    speaker = hero("elsbeth", skills={"oratory": "13/2*"})
    plan = InfluencePlan("talk", influencer="elsbeth", victim="guard", skill="oratory", rounds=1)
    keeps = ("keep:8,8,9", "keep:" + ",".join(map(str, sorted(theirs))))
    done = played(influence, world(speaker, hero("guard")), plan, *keeps, faces=[8, 8, 9, *theirs])
    assert facts(done, "hc-tricks", "faces") == [((8, 8, 9),)]
    assert done.result.find("guard").psyche_lost == lost


# -- E19 chases -------------------------------------------------------------------------------------------------------


def a_round(faces: list[int], *answers: str, running: str = "12/2") -> Transcript[World]:
    """One round with single throws, the leader's dice first; the gap is three."""
    both = (hero("jost", skills={"running": "12/2"}), hero("guard", skills={"running": running}))
    plan = ChasePlan("hunt", leader="jost", pursuers=("guard",))
    state = replace(told(lambda: chase.begin(world(*both), plan)).result, round=1)

    def whole() -> Play[World]:
        playing = yield from chase.step(state)
        while playing.act is not None and playing.act.stage != "throw":
            playing = yield from chase.step(playing)
        return playing

    return told(whole, *answers, faces=faces)


@pytest.mark.rule("HC-CHS-02", "HC-CHS-03", "HC-CHS-04", "HC-CHS-05", "HC-CHS-06", "HC-CHS-07")
@pytest.mark.parametrize(
    ("leader", "pursuer", "lost", "gap"),
    [((17, 2, 3), (9, 2, 3), 1, 5), ((15, 2, 3), (13, 2, 3), 1, 3), ((17, 2, 3), (16, 16, 2), 0, 2)],
    ids=["slower", "same tempo", "faster"],
)
def test_e19_the_gap_follows_the_tempo_steps(
    leader: tuple[int, ...], pursuer: tuple[int, ...], lost: int, gap: int
) -> None:
    done = a_round([*leader, *pursuer], running="16/2")
    assert done.result.find("guard").physis_lost == lost
    assert done.result.act.runners[1].gap == gap


@pytest.mark.rule("HC-CHS-08", "HC-CHS-09")
def test_e19_a_die_outside_the_group_passes_an_obstacle_for_a_point() -> None:
    done = a_round([9, 9, 2, 6, 6, 10], "lay:9@guard", "none", "none", "outside:10", running="11/2")
    assert done.result.act.runners[1].left == (6, 6)
    assert facts(done, "hc-chase-follows", "result", "tempo") == [(12, Word("hc-tempo-3"))]
    assert done.result.find("guard").physis_lost == 1


@pytest.mark.rule("HC-CHS-09", "HC-CHS-10")
def test_e19_without_such_a_die_a_point_and_a_tempo_step_are_lost() -> None:
    done = a_round([9, 9, 2, 6, 6, 8], "lay:9@guard", "none", "none", running="11/2")
    assert facts(done, "hc-obstacle-taken", "face") == [(9,)]
    assert facts(done, "hc-chase-follows", "result", "tempo") == [(12, Word("hc-tempo-2"))]
    assert done.result.find("guard").physis_lost == 1


# -- E20 haggling -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-HAG-01", "HC-HAG-02", "HC-HAG-03", "HC-HAG-05", "HC-HAG-07")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)], ids=["a point more", "up to the maximum"])
def test_e20_the_trader_gives_way_after_her_first_row_and_moods_come_back(before: int, after: int) -> None:
    buyer = hero("elsbeth", skills={"haggle": "7/0"}, psyche_lost=before)
    trader = hero("trader", skills={"haggle": "7/0"}, psyche_rows=(3, 3, 3))
    plan = HagglePlan("horse", buyer="elsbeth", seller="trader", price=200, goal=180)
    on = ("go_on", "go_on")
    answers = ("accept", "accept", *on, *on, *on, "offer:180", "accept")
    done = played(haggling, world(buyer, trader), plan, *answers, faces=[7, 5, 5, 7, 7, 5, 7, 5])
    assert facts(done, "hc-haggle-point", "left")[-1] == (6,)
    assert facts(done, "hc-offers", "price") == [(180,)]
    assert done.result.has("horse:won")
    assert done.result.find("trader").left("psyche") == 8
    assert done.result.find("elsbeth").psyche_lost == after


# -- E21 herbs, sneaking, watch, drink --------------------------------------------------------------------------------


@pytest.mark.rule("HC-HRB-01", "HC-HRB-02", "HC-HRB-03")
def test_e21_two_eights_and_a_twelve_find_nine_portions() -> None:
    plan = HerbsPlan("herbs", searchers=("jost",), needed=9)
    jost = hero("jost", skills={"wilderness": "9/2"})
    done = played(herbs, world(jost), plan, "keep:8,8,12", faces=[8, 8, 12])
    assert facts(done, "hc-herbs-gathered", "portions") == [(9,)]
    assert (done.result.has("herbs:won"), done.result.clock) == (True, 1)


def sneaks(band: Any, faces: list[int], *answers: str) -> Transcript[World]:
    both = (hero("jost", skills={"sneak": "9/2"}), hero("guard", skills={"watch": "9/2"}))
    plan = SneakPlan("in", sneaker="jost", guards=(("guard", "unsuspecting"),), bands=(band,))
    return played(sneaking, world(*both), plan, *answers, faces=faces)


@pytest.mark.rule("HC-SNK-01", "HC-SNK-03", "HC-SNK-04")
def test_e21_a_six_is_too_loud_at_six_metres_and_the_guard_is_alert() -> None:
    done = sneaks("middle", [6, 2, 3], "keep:2,3,6")
    assert [ref.id for (ref,) in facts(done, "hc-guard-alert", "who")] == ["guard"]


@pytest.mark.rule("HC-SNK-01", "HC-SNK-02")
def test_e21_a_tie_at_two_metres_is_the_sneakers() -> None:
    done = sneaks("near", [9, 2, 3, 9, 2, 3], "keep:2,3,9")
    assert done.result.marks == ("in:unseen",)


@pytest.mark.rule("HC-WCH-01", "HC-WCH-02")
def test_e21_three_shifts_cost_nothing_four_and_four() -> None:
    guard = hero("guard", skills={"watch": "9/2"})
    plan = WatchPlan("night", watchers=("guard",))
    done = played(watch, world(guard), plan, "keep", "keep", "grit:0", faces=[9, 2, 3, 9, 2, 3, 9, 2])
    assert facts(done, "hc-shift-paid", "points", "left") == [(4, 14), (4, 10)]


@pytest.mark.rule("HC-DRK-01", "HC-DRK-02", "HC-DRK-03")
@pytest.mark.parametrize(
    ("faces", "lost"), [((7, 6, 2), 0), ((9, 4, 3), 1), ((2, 3, 5), 2)], ids=["two dice", "one die", "none"]
)
def test_e21_two_dice_must_hold_the_third_drink(faces: tuple[int, int, int], lost: int) -> None:
    smith = hero("smith", skills={"drinking": "9/2"}, drinks=2)
    done = told(lambda: drink(smith, OPTIONS), *["psyche"] * lost, faces=faces)
    assert facts(done, "hc-drinks", "minimum") == [(6,)]
    after, steady = done.result
    assert (after.psyche_lost, after.physis_lost, after.drinks, steady) == (lost, 0, 3, True)


# -- E23 quality ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-QUA-01", "HC-QUA-03", "HC-LEG-01")
@pytest.mark.parametrize(
    ("faces", "made", "price", "bonuses"),
    [
        ((17, 2, 3, 3, 2), "artful", 180, []),
        ((12, 12, 2, 3, 3), "exquisite", 900, ["bonuses:1", "bonuses:2"]),
        ((12, 12, 12, 2, 3), "legendary", 6300, ["bonuses:3", "bonuses:4", "bonuses:5", "bonuses:6"]),
    ],
)
def test_e23_the_result_is_the_quality_and_the_price(
    faces: tuple[int, ...], made: str, price: int, bonuses: list[str]
) -> None:
    smith = hero("smith", skills={"smithing": "20/4"})
    keep = "keep:" + ",".join(map(str, sorted(faces)))
    done = played(quality, world(smith), CraftPlan("sword", who="smith", base_price=60), keep, faces=faces)
    assert facts(done, "hc-craft-done", "quality", "price") == [(Word(f"hc-quality-{made}"), price)]
    asked = [one for one in done.asked if one.prompt.question.key == "hc-ask-bonuses"]
    assert [possible(one) for one in asked] == ([bonuses] if bonuses else [])
