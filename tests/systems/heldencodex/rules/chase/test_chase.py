"""Chases: pace, gaps and obstacles, and how they end."""

from typing import Any

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Play
from regelwerk.engine.facts import Ref
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.policies import AtRandom
from regelwerk.engine.state_values import Name, replace
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.chase import chase
from regelwerk.systems.heldencodex.rules.chase.chase import (
    GOT_AWAY,
    ChaseState,
    Pace,
    Runner,
    chase_step,
    follows_flight,
    initiator_of,
    tempo_of,
)
from regelwerk.systems.heldencodex.rules.chase.obstacles import Laying
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.scene.plans import ChasePlan
from regelwerk.systems.heldencodex.state import Hero, World
from regelwerk.systems.heldencodex.values import Bonus, Item
from systems.heldencodex.builders import facts, hero, told, world

SOLO = ChasePlan("hunt", leader="jost", pursuers=("guard",))
PACK = ChasePlan("hunt", leader="jost", pursuers=("guard", "bandit"))


def runs(who: str, running: str = "11/2", **changes: Any) -> Hero:
    """Somebody who throws 3W12 on running unless told otherwise."""
    return hero(who, skills={"running": running}, **changes)


def on(plan: ChasePlan, *heroes: Hero, options: Options | None = None) -> World:
    """The chase has begun."""
    made = world(*(heroes or (runs("jost"), *map(runs, plan.pursuers))), options=options)
    return told(lambda: chase.begin(made, plan)).result


def later(state: World) -> World:
    """The first round is over: everybody makes single throws from now on."""
    return replace(state, round=1)


def a_round(state: World) -> Play[World]:
    state = yield from chase.step(state)
    while state.act is not None and state.act.stage != "throw":
        state = yield from chase.step(state)
    return state


def raced(state: World, faces: list[int], *answers: str) -> Transcript[World]:
    """One whole round with these dice, the leader's first."""
    return told(lambda: a_round(state), *answers, faces=faces)


def gaps(state: World) -> list[int]:
    return [runner.gap for runner in state.act.runners[1:]]


@pytest.mark.rule("HC-FLE-02")
def test_hc_fle_02_after_a_flight_a_chase_begins_at_gap_two_and_a_pursuer_starts_it() -> None:
    fled = ChasePlan("roofs", ("stab:fled:jost",), leader="jost", pursuers=("guard",), initiator="jost")
    assert (gaps(on(fled)), initiator_of(fled)) == ([2], "guard")
    # Elsewhere it is as the table has settled, and as the scene says.
    assert (gaps(on(SOLO)), gaps(on(replace(SOLO, gap=4)))) == ([3], [4])
    assert initiator_of(replace(SOLO, initiator="jost")) == "jost"


@pytest.mark.rule("HC-FLE-02")
def test_hc_fle_02_every_chase_after_a_flight_in_the_supplied_scenes_is_like_that() -> None:
    content = SYSTEM.content()
    starts = [SYSTEM.start(SYSTEM.scenario(content, name, {})) for name in SYSTEM.scenarios(content)]
    plans = [plan for start in starts for plan in start.scene.plans if isinstance(plan, ChasePlan)]
    after_flights = [plan for plan in plans if follows_flight(plan)]
    assert len(after_flights) >= 7
    assert {(plan.gap, plan.initiator in plan.pursuers) for plan in after_flights} == {(2, True)}


def physis(state: World, who: str) -> int:
    return state.find(who).left("physis")


# -- tempo and gap ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-CHS-07")
def test_hc_chs_07_tempo_steps_by_result() -> None:
    lowest = {0: 0, 4: 1, 7: 2, 11: 3, 16: 4, 31: 5, 60: 6}
    assert {reached: tempo_of(reached) for reached in lowest} == lowest
    assert [tempo_of(reached) for reached in (3, 6, 10, 15, 30, 59, 120)] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("HC-CHS-10")
def test_hc_chs_10_obstacles_take_tempo_steps_down_to_none() -> None:
    assert (tempo_of(12, 1), tempo_of(12, 3), tempo_of(12, 5)) == (2, 0, 0)


@pytest.mark.rule("HC-CHS-02", "HC-CHS-03", "HC-CHS-04", "HC-CHS-05")
@pytest.mark.parametrize(
    ("leader", "other", "gap", "pace"),
    [
        (17, 9, 3, Pace(1, 5)),
        (15, 13, 3, Pace(1, 3)),
        (17, 32, 3, Pace(0, 2)),
        (15, 15, 3, Pace(0, 3)),
        (13, 15, 3, Pace(0, 3)),
        (0, 16, 3, Pace(0, 0)),
        (31, 3, 3, Pace(1, GOT_AWAY)),
        (3, 2, 1, Pace(1, 1)),
    ],
)
def test_hc_chs_02_to_05_a_result_against_the_leaders(leader: int, other: int, gap: int, pace: Pace) -> None:
    assert chase_step(leader, other, gap) == pace


@pytest.mark.rule("HC-CHS-05", "HC:chase_faster")
def test_chase_faster_one_step_closes_one_gap_step_whatever_the_difference() -> None:
    one = Options(chase_faster="one_step")
    assert chase_step(4, 31, 5) == Pace(0, 1)
    assert chase_step(4, 31, 5, one) == Pace(0, 4)
    assert chase_step(31, 4, 1, one) == Pace(1, 5), "falling back is not limited"


@pytest.mark.rule("HC-CHS-10", "HC-CHS-04")
def test_hc_chs_10_a_lost_tempo_step_counts_against_an_equal_result() -> None:
    assert chase_step(12, 12, 3, slowed=(0, 1)) == Pace(1, 4)
    assert chase_step(12, 12, 3, slowed=(1, 0)) == Pace(0, 2)


# -- throwing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-CHS-01")
def test_hc_chs_01_the_initiator_sieves_in_the_first_round_and_then_everybody_throws_once() -> None:
    state = on(ChasePlan("hunt", leader="jost", pursuers=("guard",), initiator="guard"))
    first = raced(state, [5, 8, 11, 2, 3, 8, 7, 9], "keep:8")
    assert [one.roll.throw.notation() for one in first.rolled] == ["3W12", "3W12", "2W12"]
    assert [asked.prompt.who for asked in first.asked] == ["guard", "guard"]
    assert first.result.round == 1
    second = raced(first.result, [5, 8, 11, 2, 3, 8])
    assert [one.roll.throw.notation() for one in second.rolled] == ["3W12", "3W12"]
    assert second.result.round == 2


@pytest.mark.rule("HC-CHS-01")
@pytest.mark.parametrize(("initiator", "sieves"), [("jost", "jost"), ("bandit", "bandit"), ("", "guard")])
def test_hc_chs_01_who_begins_the_chase_sieves(initiator: str, sieves: str) -> None:
    state = on(ChasePlan("hunt", leader="jost", pursuers=("guard", "bandit"), initiator=initiator))
    played = raced(state, [5, 8, 11] * 3)
    assert {asked.prompt.who for asked in played.asked} == {sieves}


@pytest.mark.rule("HC-CHS-01")
def test_hc_chs_01_matches_add_up() -> None:
    played = raced(later(on(SOLO)), [8, 8, 5, 11, 2, 3])
    assert facts(played, "hc-chase-leads", "result") == [(16,)]
    assert gaps(played.result) == [4]


@pytest.mark.rule("HC-CHS-12", "HC-CHS-06", "HC:chase_start_gap")
def test_chase_start_gap_is_the_tables_unless_the_scene_names_one() -> None:
    assert gaps(on(SOLO)) == [3]
    assert gaps(on(PACK, options=Options(chase_start_gap=5))) == [5, 5]
    named = ChasePlan("hunt", leader="jost", pursuers=("guard",), gap=0)
    assert gaps(on(named, options=Options(chase_start_gap=5))) == [0]


@pytest.mark.rule("HC-FUM-05", "HC-CHS-07")
def test_a_fumbled_run_is_no_run_at_all() -> None:
    played = raced(later(on(SOLO)), [4, 5, 6, 1, 2, 3])
    assert facts(played, "hc-chase-follows", "result") == [(0,)]
    assert (gaps(played.result), played.result.find("guard").psyche_lost) == ([4], 1)


@pytest.mark.rule("HC-FUM-05", "HC-CHS-08")
def test_dice_of_a_fumbled_run_are_good_for_nothing() -> None:
    state = later(on(SOLO, options=Options(balance_optional=True)))
    played = raced(state, [4, 5, 6, 1, 9, 9], "devalue:")
    assert len(played.asked) == 1, "the pair cannot be laid"
    assert facts(played, "hc-chase-follows", "result") == [(0,)]


@pytest.mark.rule("HC-HIM-03")
def test_hc_him_03_a_master_runner_swaps_dice_with_a_pursuer() -> None:
    state = later(on(SOLO, runs("jost", "21/2"), runs("guard", "12/2")))
    played = raced(state, [2, 17, 8, 17, 5, 6], "swap:2:17:guard")
    assert facts(played, "hc-chase-leads", "result") == [(34,)]
    assert facts(played, "hc-chase-follows", "result") == [(6,)]
    assert played.result.marks == ("hunt:escaped",)


@pytest.mark.rule("HC-QUA-02", "HC:e_bonus")
def test_a_shifted_number_stays_shifted_when_dice_are_laid() -> None:
    shoes = Item("shoes", Name.of("Schuhe", en="shoes"), (Bonus("E", 2),), ("running",))
    state = later(on(SOLO, runs("jost", items=(shoes,)), runs("guard"), options=Options(e_bonus="result")))
    played = raced(state, [5, 5, 9, 9, 2, 3], "result:12", "lay:5@guard", "lay:5@guard", "outside:9")
    assert facts(played, "hc-chase-leads", "result") == [(11,)]


# -- obstacles in a chase ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-CHS-08", "HC-CHS-09", "HC-CHS-10")
def test_hc_chs_08_laid_dice_no_longer_count_and_hold_the_pursuer_up() -> None:
    played = raced(later(on(SOLO)), [9, 9, 11, 6, 6, 8], "lay:9@guard", "none")
    lead, follow = played.notes("hc-chase-leads")[0], played.notes("hc-chase-follows")[0]
    assert (lead.facts["result"], follow.facts["result"]) == (11, 12)
    assert facts(played, "hc-obstacle-taken", "face") == [(9,)]
    assert gaps(played.result) == [4], "brisk has become slow against brisk"
    assert physis(played.result, "guard") == 18 - 2, "one for the obstacle, one for the pace"


@pytest.mark.rule("HC-CHS-09")
def test_hc_chs_09_a_die_outside_the_group_saves_the_result() -> None:
    played = raced(later(on(SOLO)), [9, 9, 11, 6, 6, 10], "lay:9@guard", "none", "none", "outside:10")
    assert facts(played, "hc-chase-follows", "result") == [(12,)]
    assert (gaps(played.result), physis(played.result, "guard")) == ([3], 17)


@pytest.mark.rule("HC-CHS-08")
def test_hc_chs_08_the_leader_lays_first_then_the_others_by_their_gap() -> None:
    state = later(on(PACK))
    act: ChaseState = state.act
    state = replace(state, act=act.put(Runner("guard", 5)).put(Runner("bandit", 2)))
    played = raced(state, [8, 8, 8, 7, 7, 2, 6, 6, 2])
    assert [asked.prompt.who for asked in played.asked] == ["jost", "bandit", "guard"]
    scene = played.asked[1].prompt.scene
    assert isinstance(scene, Laying)
    assert [(other.who, other.result, other.gap) for other in scene.others] == [("jost", 24, 0), ("guard", 12, 5)]


@pytest.mark.rule("HC-CHS-08")
def test_hc_chs_08_pursuers_can_hinder_the_leader() -> None:
    played = raced(later(on(SOLO)), [2, 3, 8, 9, 9, 4], "lay:9@jost", "lay:9@jost")
    lead = played.notes("hc-chase-leads")[0]
    assert (lead.facts["result"], physis(played.result, "jost")) == (8, 16)
    assert gaps(played.result) == [2], "leisurely against not moving any more"


@pytest.mark.rule("HC-CHS-08")
def test_hc_chs_08_who_lays_later_sees_what_lies_in_the_own_way_already() -> None:
    played = raced(later(on(SOLO)), [9, 9, 11, 10, 10, 2], "lay:9@guard", "none", "lay:10@jost", "none", "outside:11")
    scene = played.asked[2].prompt.scene
    assert isinstance(scene, Laying)
    assert scene.me.obstacles == (9,)
    assert scene.others[0].left == (9, 11)


@pytest.mark.rule("HC-CHS-11")
def test_hc_chs_11_a_star_lays_run_dice_too() -> None:
    starred = raced(later(on(SOLO, runs("jost", "11/2*"), runs("guard"))), [5, 6, 11, 9, 2, 3], "lay:6@guard", "none")
    assert starred.asked[0].prompt.rule_id == "HC-CHS-08"
    assert facts(starred, "hc-chase-leads", "result") == [(11,)]
    plain = raced(later(on(SOLO)), [5, 6, 11, 9, 2, 3])
    assert plain.asked == []


@pytest.mark.rule("HC-CHS-08")
def test_obstacles_and_dice_of_a_round_are_gone_in_the_next() -> None:
    first = raced(later(on(SOLO)), [9, 9, 11, 6, 6, 8], "lay:9@guard", "none").result
    second = raced(first, [4, 2, 3, 4, 2, 3])
    assert second.notes("hc-obstacle-taken") == []
    assert gaps(second.result) == [4]


# -- how it ends ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-CHS-02", "HC-CHS-03", "HC-CHS-04", "HC-CHS-05")
@pytest.mark.parametrize(
    ("leader", "guard", "rule_id", "points"),
    [
        ((2, 3, 9), (2, 3, 9), "HC-CHS-02", 0),
        ((2, 3, 9), (2, 3, 8), "HC-CHS-03", 1),
        ((2, 3, 9), (2, 3, 6), "HC-CHS-04", 1),
        ((2, 3, 6), (2, 3, 9), "HC-CHS-05", 0),
        ((2, 3, 8), (2, 3, 9), "HC-CHS-05", 0),
    ],
)
def test_the_log_of_a_chase_names_the_rule_that_moves_the_gap_and_takes_the_points(
    leader: Faces, guard: Faces, rule_id: str, points: int
) -> None:
    done = raced(later(on(SOLO)), [*leader, *guard])
    assert [note.rule_id for note in done.notes("hc-chase-follows")] == [rule_id]
    assert [note.rule_id for note in done.notes("hc-chase-costs")] == [rule_id] * points


@pytest.mark.rule("HC-CHS-12")
def test_hc_chs_12_level_with_the_leader_is_caught() -> None:
    played = raced(later(on(SOLO)), [2, 2, 3, 11, 5, 4])
    assert (played.result.act, played.result.marks) == (None, ("hunt:caught",))
    assert facts(played, "hc-chase-caught", "by") == [(Ref("guard"),)]


@pytest.mark.rule("HC-CHS-12")
def test_hc_chs_12_a_chase_that_begins_level_goes_on_until_the_pursuer_is_as_fast() -> None:
    level = later(on(ChasePlan("hunt", leader="jost", pursuers=("guard",), gap=0)))
    assert gaps(raced(level, [2, 3, 11, 2, 3, 8]).result) == [1]
    assert raced(level, [2, 3, 9, 2, 3, 8]).result.marks == ("hunt:caught",)


@pytest.mark.rule("HC-CHS-12", "HC-CHS-06")
def test_hc_chs_12_at_the_last_gap_step_the_leader_has_escaped() -> None:
    played = raced(later(on(SOLO)), [6, 6, 6, 2, 3, 5])
    assert (played.result.act, played.result.marks) == (None, ("hunt:escaped",))


@pytest.mark.rule("HC-CHS-12")
def test_hc_chs_12_each_pursuer_is_shaken_off_alone_and_the_others_run_on() -> None:
    played = raced(later(on(PACK)), [6, 6, 6, 2, 3, 5, 9, 9, 5])
    state = played.result
    assert [(runner.who, runner.out) for runner in state.act.runners[1:]] == [("guard", "shaken_off"), ("bandit", "")]
    after = raced(state, [2, 3, 4, 10, 5, 6])
    assert [one.roll.who for one in after.rolled] == ["jost", "bandit"]


@pytest.mark.rule("HC-CHS-12")
def test_hc_chs_12_one_pursuer_who_is_level_is_enough() -> None:
    played = raced(later(on(PACK)), [2, 3, 3, 2, 3, 3, 5, 6, 11])
    assert played.result.marks == ("hunt:caught",)
    assert facts(played, "hc-chase-caught", "by") == [(Ref("bandit"),)]


@pytest.mark.rule("HC-CHS-12")
def test_hc_chs_12_a_pursuer_who_loses_the_last_point_loses_the_chase() -> None:
    one_row = later(on(SOLO, runs("jost"), runs("guard", physis_rows=(1,))))
    played = raced(one_row, [5, 6, 11, 5, 6, 9])
    assert (played.result.act, played.result.marks) == (None, ("hunt:escaped",))
    assert facts(played, "hc-chase-worn-out", "who") == [(Ref("guard"),)]


@pytest.mark.rule("HC-CHS-12")
def test_hc_chs_12_a_leader_who_loses_the_last_point_is_caught() -> None:
    state = later(on(SOLO, runs("jost", physis_rows=(1,)), runs("guard")))
    played = raced(state, [5, 6, 8, 9, 9, 11], "lay:9@jost", "none")
    assert played.result.marks == ("hunt:caught",)


@pytest.mark.rule("HC-CHS-12")
def test_hc_chs_12_if_both_are_worn_out_at_once_the_fugitive_is_away() -> None:
    state = later(on(SOLO, runs("jost", physis_rows=(1,)), runs("guard", physis_rows=(1,))))
    played = raced(state, [8, 8, 11, 9, 9, 2], "lay:8@guard", "none", "lay:9@jost", "none", "take", "take")
    assert played.result.marks == ("hunt:escaped",)


@pytest.mark.rule("HC-CHS-12", "HC-PHY-02")
def test_hc_chs_12_who_has_no_dice_left_loses_before_anything_is_laid() -> None:
    breathless = runs("guard", breathless=True)
    played = told(lambda: chase.step(later(on(SOLO, runs("jost"), breathless))), faces=[5, 5, 8])
    assert played.result.marks == ("hunt:escaped",)
    leader = runs("jost", breathless=True)
    caught = told(lambda: chase.step(later(on(SOLO, leader, runs("guard")))), faces=[5, 5, 8])
    assert caught.result.marks == ("hunt:caught",)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_everybody_does_a_chase_ends_and_its_numbers_stay_in_their_bounds(seed: int) -> None:
    people = (runs("jost", "12/2"), runs("guard", "7/2"), runs("bandit", "11/3*", physis_rows=(4, 4, 4)))
    simulation = Simulation(AtRandom(), RandomDice(seed))
    state = on(PACK, *people)
    for _ in range(1000):
        state = simulation.run(chase.step(state))
        if state.act is None:
            break
        assert all(0 <= runner.gap <= GOT_AWAY for runner in state.act.runners)
        assert all(len(runner.left) <= 4 and (runner.out or runner.gap < GOT_AWAY) for runner in state.act.runners)
    assert state.marks in {("hunt:caught",), ("hunt:escaped",)}
