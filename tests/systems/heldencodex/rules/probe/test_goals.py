"""Goals of kept dice: how they are written, what lying dice are worth, and that the quick reading is the true one."""

from __future__ import annotations

import pickle
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import numpy as np
import pytest

from regelwerk.dice.best_keeping import States
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe import goals
from regelwerk.systems.heldencodex.rules.probe.goals import (
    GROUP,
    HERBS,
    LEARN,
    MATCHES,
    RESULT,
    SIZES,
    STAR,
    TOTAL,
    Aim,
    Goal,
    GoalUnknown,
    parse,
    reach,
    second,
    shot,
    twenties,
    worth,
)
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group, rank
from regelwerk.systems.heldencodex.rules.probe.reading import Reading

EVERY = (
    RESULT, reach(3), reach(7), reach(16), reach(31), SIZES, Goal("size", 1), Goal("size", 2), Goal("size", 3), MATCHES,
    TOTAL, shot(14), shot(14, 1), shot(0, 2), GROUP, HERBS, LEARN, STAR, twenties(2),
)  # fmt: skip
OPTIONS = (
    Options(),
    Options(single_die_over_value="void"),
    Options(failure_face_value="face"),
    Options(group_shape="disjoint"),
    Options(balance_optional=True),
    Options(balance_die_cap="value"),
    Options(herb_yield="face"),
    Options(herb_yield="one"),
    Options(failure_face_value="face", group_shape="disjoint", balance_die_cap="value", single_die_over_value="void"),
)


# How goals are written


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("result", RESULT), ("16", reach(16)), ("reach:16", reach(16)), ("size", SIZES), ("size:3", Goal("size", 3)),
        ("matches", MATCHES), ("total", TOTAL), ("total:14", shot(14)), ("total:14:2", shot(14, 2)),
        ("total:0:1", shot(0, 1)), ("group", GROUP), ("herbs", HERBS), ("learn", LEARN), ("star", STAR),
        ("twenties:2", twenties(2)), (" Size:3 ", Goal("size", 3)),
    ],
)  # fmt: skip
def test_goals_are_read_as_people_write_them(text: str, goal: Goal) -> None:
    assert parse(text) == goal
    assert parse(str(goal)) == goal


@pytest.mark.parametrize(
    "text", ["", "gold", "reach", "reach:", "reach:x", "0", "reach:0", "size:3:1", "matches:2", "star:3", "-4", "16:2",
             "total:1:2:3", "twenties", "reach:1000000", "²"],
)  # fmt: skip
def test_what_is_no_goal_is_refused_with_the_forms_that_are(text: str) -> None:
    with pytest.raises(GoalUnknown) as refused:
        parse(text)
    assert refused.value.code == "hc-goal-unknown"
    assert "size:3" in refused.value.facts["known"]
    assert refused.value.facts["goal"] == text
    assert pickle.loads(pickle.dumps(refused.value)).facts == refused.value.facts


def test_every_listed_form_is_a_goal() -> None:
    assert {parse(form).name for form in goals.FORMS} == set(goals.NAMES)


def test_a_goal_with_a_target_is_a_chance() -> None:
    assert [str(goal) for goal in EVERY if not goal.is_chance] == [
        "result", "size", "matches", "total", "total:0:2", "group", "herbs"
    ]  # fmt: skip
    assert Goal("size", 3).phrase().key == "hc-goal-size-target"
    assert SIZES.phrase().key == "hc-goal-size"
    assert reach(16).phrase().key == "hc-goal-reach"


# What lying dice are worth


@pytest.mark.rule("HC-SGL-01", "HC-FUM-02", "HC-FUM-05")
def test_ones_take_the_dice_that_the_goal_misses_least() -> None:
    w8 = Reading(5, 8)
    assert worth(RESULT, (5, 5, 8), w8) == 10
    assert worth(RESULT, (1, 4, 7), w8) == 7
    assert worth(RESULT, (1, 4, 4), w8) == 4
    assert worth(RESULT, (1, 1, 6), w8) == 0
    assert worth(SIZES, (1, 4, 4, 5), w8._replace(runs=True)) == 2


@pytest.mark.rule("HC-MAS-01", "HC-MAS-02", "HC-MAS-03")
def test_experts_and_masters_ignore_ones() -> None:
    assert worth(RESULT, (1, 9, 9, 17), Reading(16, 20)) == 18
    assert worth(RESULT, (1, 1, 9, 9), Reading(16, 20)) == 0
    assert worth(RESULT, (1, 1, 14, 14, 14), Reading(20, 20)) == 42
    assert worth(RESULT, (1, 1, 1, 14, 14), Reading(20, 20)) == 0


@pytest.mark.rule("HC-LUK-01")
def test_lucky_dice_are_turned_for_the_goal() -> None:
    lucky = Reading(13, 20, lucky=7)
    assert worth(RESULT, (7, 12, 12), lucky) == 36
    assert worth(RESULT, (1, 7, 12), lucky) == 20
    assert worth(SIZES, (4, 7, 13), lucky._replace(runs=True)) == 2
    assert worth(reach(36), (7, 12, 12), lucky) == 1
    assert worth(RESULT, (1, 1, 12), Reading(13, 20, lucky=1)) == 36


@pytest.mark.rule("HC-STAR-03", "HC-RUN-03")
def test_runs_add_up_with_the_star() -> None:
    star = Reading(12, 20, runs=True, adds=True)
    assert worth(RESULT, (8, 9, 12), star) == 17
    assert worth(RESULT, (8, 9, 12), star._replace(adds=False)) == 12
    assert worth(RESULT, (8, 9, 9), star) == 26
    assert worth(TOTAL, (8, 9, 9), star._replace(adds=False)) == 26


@pytest.mark.rule("HC-RNG-06", "HC-RNG-11", "HC-RNG-12", "HC-RNG-13")
def test_a_moving_shooter_strikes_dice_of_groups_first() -> None:
    bow = Reading(16, 20, runs=True)
    assert worth(TOTAL, (9, 10, 11, 18), bow) == 30
    assert worth(shot(0, 1), (9, 10, 11, 18), bow) == 21
    assert worth(shot(0, 2), (9, 10, 11, 18), bow) == 18
    assert worth(shot(0, 2), (9,), bow) == 0
    assert worth(shot(0, 1), (4, 9), bow) == 9


@pytest.mark.rule("HC-RNG-19")
def test_a_legendary_shot_is_struck_nowhere() -> None:
    bow = Reading(16, 20, runs=True)
    assert worth(shot(0, 2), (12, 12, 12, 12), bow) == 48
    assert worth(shot(0, 2), (10, 10, 10, 10), bow) == 20


@pytest.mark.rule("HC-HRB-02", "HC-HRB-03", "HC:herb_yield")
def test_herbs_by_the_height_of_dice() -> None:
    wild = Reading(9, 12)
    assert worth(HERBS, (8, 8, 12), wild) == 9
    assert worth(HERBS, (1, 8, 8, 12), wild) == 6
    assert worth(HERBS, (8, 8, 12), wild._replace(options=Options(herb_yield="face"))) == 30
    assert worth(HERBS, (8, 8, 12), wild._replace(options=Options(herb_yield="one"))) == 5


@pytest.mark.rule("HC-LRN-03", "HC-LRN-04", "HC-STAR-02", "HC-HIM-02")
def test_learning_looks_at_faces_alone() -> None:
    assert worth(LEARN, (1, 1, 7), Reading(6, 8)) == 1
    assert worth(LEARN, (6, 6, 6), Reading(6, 8)) == 0
    assert worth(STAR, (1, 12, 13, 20), Reading(12, 20, lucky=1)) == 1
    assert worth(STAR, (11, 12, 20), Reading(12, 20, lucky=11)) == 0
    assert worth(twenties(2), (1, 20, 20), Reading(20, 20)) == 1


@pytest.mark.rule("HC-CAS-02")
def test_the_worth_of_a_group_follows_its_rank() -> None:
    chance = Random(1)
    reading = Reading(16, 20, runs=True)
    dice = [tuple(sorted(chance.randint(4, 20) for _ in range(6))) for _ in range(300)]
    ranked = [(rank(best_group(faces, 16, True, Options())), worth(GROUP, faces, reading)) for faces in dice]
    grouped = sorted({one for one in ranked if one[0][0]})
    assert [by_worth for _, by_worth in grouped] == sorted({by_worth for _, by_worth in grouped})
    assert len(grouped) > 50


# The quick reading of the solver


def quick(states: States, faces: Faces) -> int:
    """What the solver takes lying dice for."""
    return states.worths[states.after(faces)]


@pytest.mark.parametrize("goal", EVERY, ids=str)
@pytest.mark.parametrize(("dice", "die", "values"), [(4, 8, (5, 7, 15)), (3, 12, (7, 10, 20))])
def test_the_solver_reads_every_handful_as_the_rules_do(goal: Goal, dice: int, die: int, values: Faces) -> None:
    for value in values:
        for runs, adds, cap in [(False, False, False), (True, False, True), (True, True, False)]:
            reading = Reading(value, die, runs, adds, cap)
            states = States(Aim(goal, reading), dice)
            for faces in combinations_with_replacement(range(1, die + 1), dice):
                assert quick(states, faces) == worth(goal, faces, reading), (faces, reading)


@pytest.mark.rule(
    "HC:single_die_over_value", "HC:failure_face_value", "HC:group_shape", "HC:balance_optional", "HC:balance_die_cap",
    "HC:herb_yield",
)  # fmt: skip
@pytest.mark.parametrize("goal", EVERY, ids=str)
def test_the_solver_reads_every_handful_as_the_options_say(goal: Goal) -> None:
    for options in OPTIONS:
        reading = Reading(6, 8, runs=True, adds=True, options=options)
        states = States(Aim(goal, reading), 4)
        for faces in combinations_with_replacement(range(1, 9), 4):
            assert quick(states, faces) == worth(goal, faces, reading), (faces, options)


@pytest.mark.slow
@pytest.mark.rule("HC-LUK-01")
@pytest.mark.parametrize("goal", EVERY, ids=str)
@pytest.mark.parametrize("lucky", [1, 3, 7, 19])
def test_the_solver_turns_lucky_dice_as_trying_everything_does(goal: Goal, lucky: int) -> None:
    chance = Random(lucky)
    for value, runs in [(7, False), (16, True), (21, True)]:
        reading = Reading(value, 20, runs, runs, lucky=lucky)
        states = States(Aim(goal, reading), 3)
        for _ in range(40):
            faces = tuple(sorted(chance.choice((1, lucky, chance.randint(1, 20))) for _ in range(3)))
            if faces.count(lucky) < 3:
                assert quick(states, faces) == worth(goal, faces, reading), (faces, reading)


def test_three_lucky_dice_are_turned_one_after_the_other() -> None:
    reading = Reading(16, 20, True, True, lucky=7)
    for goal, most in [(RESULT, 48), (SIZES, 3), (MATCHES, 3), (HERBS, 15)]:
        assert quick(States(Aim(goal, reading), 3), (7, 7, 7)) == worth(goal, (7, 7, 7), reading) == most


@pytest.mark.rule("HC-DRK-02", "HC-FUM-02", "HC:balance_die_cap")
@pytest.mark.parametrize("cap", ["none", "value"])
@pytest.mark.parametrize("target", [0, 4, 5, 7, 8])
def test_the_solver_reads_every_handful_of_a_drinker_as_the_rules_do(target: int, cap: Any) -> None:
    """A die above the value reaches the minimum like any other, but may be barred from balancing a one."""
    for value in (2, 4, 6, 8):
        reading = Reading(value, 8, options=Options(balance_die_cap=cap))
        for dice in (2, 3, 4):
            states = States(Aim(second(target), reading), dice)
            for faces in combinations_with_replacement(range(1, 9), dice):
                assert quick(states, faces) == worth(second(target), faces, reading), (value, faces)


@pytest.mark.rule("HC-DRK-02", "HC:balance_die_cap")
def test_three_sevens_do_not_balance_a_one_of_somebody_who_drinks_with_six_if_the_value_is_the_cap() -> None:
    caps: tuple[tuple[Any, int], ...] = (("none", 1), ("value", 0))
    for cap, reached in caps:
        reading = Reading(6, 8, options=Options(balance_die_cap=cap))
        assert worth(second(5), (1, 7, 7, 7), reading) == reached
        assert quick(States(Aim(second(5), reading), 4), (1, 7, 7, 7)) == reached


@pytest.mark.slow
@pytest.mark.parametrize(
    ("goal", "reading"),
    [
        (RESULT, Reading(21, 20, True, True, lucky=7)),
        (reach(31), Reading(16, 20, lucky=11)),
        (GROUP, Reading(16, 20, True, lucky=1)),
        (shot(31, 2), Reading(16, 20, True, lucky=4)),
        (HERBS, Reading(14, 20, lucky=20, options=Options(balance_die_cap="value"))),
    ],
    ids=lambda value: str(value) if isinstance(value, Goal) else None,
)
def test_the_solver_reads_six_dice_as_the_rules_do(goal: Goal, reading: Reading) -> None:
    states = States(Aim(goal, reading), 6)
    chance = Random(6)
    for _ in range(60):
        around = chance.randint(4, 18)
        faces = tuple(sorted(chance.choice((1, around, around + 1, chance.randint(1, 20))) for _ in range(6)))
        if faces.count(reading.lucky) < 3:
            assert quick(states, faces) == worth(goal, faces, reading), faces


@pytest.mark.parametrize("goal", [*EVERY, second(6)], ids=str)
def test_many_handfuls_are_read_as_one_is(goal: Goal) -> None:
    """Arrays for the solver, one at a time for advice after the throw: the same worths, in any number of dice."""
    for options in OPTIONS:
        for value, die in [(7, 8), (10, 12), (16, 20), (21, 20)]:
            reading = Reading(value, die, runs=value % 2 == 0, adds=True, options=options)
            aim = Aim(goal, reading)
            read = aim.reader()
            chance = Random(value)
            for dice in (1, 2, 5, 6):
                handfuls = [sorted(chance.randint(1, die) for _ in range(dice)) for _ in range(40)]
                handfuls += [sorted(chance.choice((1, 2, 4, 5, 11, 12)) for _ in range(dice)) for _ in range(40)]
                handfuls = [[min(face, die) for face in handful] for handful in handfuls]
                found = aim.worths(np.array(handfuls)).tolist()
                assert found == [read(tuple(handful)) for handful in handfuls], (reading, dice)


def test_struck_dice_are_told_apart_however_many_there_are() -> None:
    """More than twelve dice do not fit into one machine number."""
    aim = Aim(shot(0, 2), Reading(16, 20, True))
    dice = [[2, 3, 5, 5, 6, 8, 9, 9, 10, 13, 15, 18, 18, 19], [1, 1, 4, 6, 8, 10, 12, 12, 14, 16, 17, 18, 19, 20]]
    read = aim.reader()
    assert aim.worths(np.array(dice)).tolist() == [read(tuple(faces)) for faces in dice]
