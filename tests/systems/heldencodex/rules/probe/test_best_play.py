"""Advice which dice to keep: published odds and decisions, the brute-force twin, and laws of the best play."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from dice.straightforward import best_worth, throws
from regelwerk.dice import Law
from regelwerk.engine.interpreters.odds import TooManyPaths
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.best_play import advised, best_keep, chance, worths
from regelwerk.systems.heldencodex.rules.probe.goals import (
    GROUP,
    HERBS,
    LEARN,
    MATCHES,
    RESULT,
    SIZES,
    STAR,
    TOTAL,
    Goal,
    ones_are_locked,
    parse,
    reach,
    shot,
    struck,
    twenties,
    worth,
)
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping, fewest_kept, legal_keeps, may_keep, takes_free
from regelwerk.systems.heldencodex.rules.probe.reading import Reading, balancings, with_faces
from systems.heldencodex.builders import law_of_best_play

W8, W12, W20 = Reading(7, 8), Reading(10, 12), Reading(16, 20)
STARRED = Reading(12, 20, runs=True, adds=True)


def runs(reading: Reading) -> Reading:
    return reading._replace(runs=True)


@lru_cache(maxsize=1)
def _worths(goal: Goal, reading: Reading) -> Callable[[Faces], int]:
    """What lying dice are worth, worked out once for all that is asked of one reading."""
    return cache(lambda faces: worth(goal, faces, reading))


def brute(count: int, reading: Reading, need: int, goal: Goal, kept: Faces = (), free: int = 0) -> Fraction:
    """The worth of dice by trying everything."""
    total = best_worth(
        _worths(goal, reading),
        reading.die,
        count,
        need,
        kept=kept,
        locked=(1,) if ones_are_locked(goal, reading) else (),
        locked_count=reading.options.ones_satisfy_keep,
        free=free,
    )
    return total / goal.unit


# Published odds


@pytest.mark.slow
@pytest.mark.rule("HC-SIV-01", "HC-CAS-01", "HC-LUK-01")
@pytest.mark.parametrize(
    ("reading", "goal", "expected"),
    [
        (Reading(21, 20, lucky=7), "31", "1822822894141188863385019701/2097152000000000000000000000"),
        (Reading(21, 20, True, True, lucky=7), "60", "1356787937582199982272219117/2097152000000000000000000000"),
        (Reading(16, 20, True, lucky=7), "size:4", "176663544816180455800142519/262144000000000000000000000"),
        (Reading(21, 20, lucky=7), "result", "10081522862701953329112388041/209715200000000000000000000"),
        (Reading(21, 20, True, True, lucky=7), "result", "72133873628284244324954006729/1048576000000000000000000000"),
    ],
)
def test_six_dice_of_twenty_sides_to_the_last_digit(reading: Reading, goal: str, expected: str) -> None:
    """Worked out once in Python's own integers, state by state; no rounding may creep in."""
    assert chance(6, reading, 1, parse(goal)) == Fraction(expected)


@pytest.mark.rule("HC-SIV-01", "HC-SIV-02", "HC-FUM-01")
@pytest.mark.parametrize(
    ("count", "reading", "goal", "expected"),
    [
        (3, W8, "7", "25315/32768"),
        (3, W8, "11", "27595/131072"),
        (3, W8, "result", "980785/131072"),
        (3, W12, "11", "132217/186624"),
        (3, W12, "16", "3577/20736"),
        (3, W12, "result", "8384269/746496"),
        (4, W20, "16", "1205271475033/1280000000000"),
        (4, W20, "31", "62722853623/640000000000"),
        (4, W20, "result", "107334969728997/5120000000000"),
    ],
)
def test_sieve_throws(count: int, reading: Reading, goal: str, expected: str) -> None:
    assert chance(count, reading, 1, parse(goal)) == Fraction(expected)


@pytest.mark.rule("HC-CAS-01", "HC-CAS-03")
@pytest.mark.parametrize(
    ("count", "reading", "lead", "goal", "expected"),
    [
        (3, W12, 1, "size:2", "140537/248832"),
        (3, W12, 1, "size:3", "94139/497664"),
        (3, W12, 1, "size", "68435/41472"),
        (3, W12, 2, "size:2", "509/1152"),
        (4, W20, 1, "size:2", "16667508697/20000000000"),
        (4, W20, 1, "size:3", "440222386453/1280000000000"),
        (4, W20, 1, "size:4", "95422085311/1280000000000"),
    ],
)
def test_cascade_throws(count: int, reading: Reading, lead: int, goal: str, expected: str) -> None:
    assert chance(count, runs(reading), lead, parse(goal)) == Fraction(expected)


@pytest.mark.rule("HC-STAR-03", "HC:runs_add")
def test_sieve_throws_with_the_star() -> None:
    assert chance(3, STARRED, 1, reach(20)) == Fraction(25018147, 64000000)
    assert chance(3, STARRED._replace(runs=False, adds=False), 1, reach(20)) == Fraction(5005527, 16000000)
    assert chance(3, STARRED, 1, RESULT) == Fraction(1152562107, 64000000)


@pytest.mark.rule("HC-LRN-01", "HC-LRN-03", "HC-LRN-04")
def test_learning_throws() -> None:
    assert chance(3, Reading(6, 8), 1, LEARN) == Fraction(3367, 4096)
    for dice in range(1, 7):
        assert chance(dice, Reading(14, 20, lucky=3), 1, LEARN) == 1 - Fraction(14, 20) ** (dice * (dice + 1) // 2)


@pytest.mark.rule("HC-STAR-02")
def test_learning_the_star() -> None:
    assert chance(3, Reading(12, 20), 1, STAR) == Fraction(13284567, 32000000)
    assert chance(4, Reading(12, 20), 1, STAR) == Fraction(1071846897183, 1280000000000)


@pytest.mark.rule("HC-HIM-02")
def test_learning_high_mastery() -> None:
    assert chance(5, Reading(20, 20), 1, twenties(2)) == Fraction("2800886341690969943/16384000000000000000")


@pytest.mark.rule("HC-HRB-01", "HC-HRB-03")
def test_searching_herbs() -> None:
    assert chance(3, Reading(6, 8), 1, HERBS) == Fraction(52011, 16384)


@pytest.mark.slow
@pytest.mark.rule("HC-RNG-03", "HC-RNG-04", "HC-RNG-05", "HC-RNG-20")
def test_aiming_for_one_phase_and_shooting_at_once_in_the_next() -> None:
    """Dice kept while aiming lie for the next phase, in which all others are thrown once."""
    reading = runs(W12)
    goal = shot(16)

    def shoots(saved: Faces) -> Fraction:
        once = throws(3 - len(saved), 12)
        return sum((odds * worth(goal, with_faces(saved, faces), reading) for faces, odds in once), Fraction(0))

    at_once = {saved: shoots(saved) for size in range(4) for saved in combinations_with_replacement(range(4, 13), size)}
    assert float(at_once[()]) == pytest.approx(0.12962963)

    def saves(faces: Faces) -> Fraction:
        """The best dice to save of those that the ones have left."""
        found = [settled.left for settled in balancings(faces, reading)]
        return max(at_once[saved] for left in found for saved in at_once if _is_part(saved, left))

    scale = 12**6
    aimed = best_worth(lambda faces: int(saves(faces) * scale), 12, 3, 2, locked=(1,)) / scale
    assert aimed == Fraction(929419, 2239488)


def _is_part(part: Faces, whole: Faces) -> bool:
    return all(part.count(face) <= whole.count(face) for face in set(part))


# Published decisions


@pytest.mark.rule("HC-SIV-01", "HC-CAS-01")
@pytest.mark.parametrize(
    ("situation", "expected"),
    [
        (
            Keeping((), (2, 6, 7), W8, 1, reach(11)),
            {(6,): "157/512", (7,): "157/512", (6, 7): "1/4", (2, 6): "1/8", (2, 7): "1/8", (2,): "19/256",
             (2, 6, 7): "0"},
        ),
        (
            Keeping((), (5, 8, 9), runs(W12), 1, Goal("size", 3)),
            {(8, 9): "1/3", (8,): "43/216", (5,): "299/1728", (9,): "299/1728", (5, 8): "0", (5, 9): "0",
             (5, 8, 9): "0"},
        ),
        (
            Keeping((), (3, 7, 9), runs(W12), 1, SIZES),
            {(7,): "1493/864", (9,): "1487/864", (7, 9): "3/2", (3, 7): "7/6", (3, 9): "7/6", (3,): "877/864",
             (3, 7, 9): "1"},
        ),
        (
            Keeping((), (3, 8, 12), W12, 1, RESULT),
            {(8, 12): "37/3", (3, 8, 12): "12", (12,): "859/72", (8,): "4871/432", (3, 12): "11", (3, 8): "53/6",
             (3,): "2405/288"},
        ),
    ],
    ids=["reach 11", "size 3", "expected size", "expected result"],
)  # fmt: skip
def test_what_each_choice_is_worth(situation: Keeping, expected: dict[Faces, str]) -> None:
    found = worths(situation)
    assert dict(found) == {keep: Fraction(value) for keep, value in expected.items()}
    assert [value for _, value in found] == sorted((value for _, value in found), reverse=True)
    assert best_keep(situation) == found[0][0]


def test_of_equals_the_choice_that_keeps_more_dice_comes_first_then_the_lower_faces() -> None:
    assert [keep for keep, _ in worths(Keeping((), (2, 6, 7), W8, 1, reach(11)))][:2] == [(6,), (7,)]
    # It is reached already: all stay, and the throw is over.
    assert best_keep(Keeping((), (5, 7, 8), W8, 1, reach(7))) == (5, 7, 8)


def test_advice_names_answers_and_the_goal() -> None:
    advice = advised(Keeping((), (5, 8, 9), runs(W12), 1, Goal("size", 3)))
    assert advice.best == "keep:8,9"
    assert advice.worth("keep:8") == Fraction(43, 216)
    assert advice.is_chance
    assert (advice.goal.key, dict(advice.goal.facts)["target"]) == ("hc-goal-size-target", 3)
    assert not advised(Keeping((), (5, 8, 9), runs(W12), 1, SIZES)).is_chance


# What may be kept


@pytest.mark.rule("HC-SIV-01", "HC-SIV-02", "HC-FUM-01")
def test_ones_stay_and_one_other_die_at_least() -> None:
    assert legal_keeps(Keeping((), (1, 5, 5), W8, 1, RESULT)) == ((1, 5, 5), (1, 5))
    assert legal_keeps(Keeping((), (1, 1), W8, 1, RESULT)) == ((1, 1),)
    assert legal_keeps(Keeping((), (4, 6), W8, 1, RESULT)) == ((4, 6), (4,), (6,))


@pytest.mark.rule("HC-CAS-01")
def test_a_lead_demands_more_dice() -> None:
    assert legal_keeps(Keeping((), (4, 6, 8), W8, 2, SIZES)) == ((4, 6, 8), (4, 6), (4, 8), (6, 8))
    assert legal_keeps(Keeping((), (4, 6), W8, 3, SIZES)) == ((4, 6),)


@pytest.mark.rule("HC:ones_satisfy_keep")
def test_ones_may_count_as_kept() -> None:
    lenient = W8._replace(options=Options(ones_satisfy_keep=True))
    assert legal_keeps(Keeping((), (1, 4, 6), lenient, 1, RESULT)) == ((1, 4, 6), (1, 4), (1, 6), (1,))
    assert legal_keeps(Keeping((), (1, 4, 6), lenient, 2, RESULT)) == ((1, 4, 6), (1, 4), (1, 6))


@pytest.mark.rule("HC:ignored_ones_locked", "HC-MAS-03")
def test_ones_that_are_ignored_may_go_if_the_table_says_so() -> None:
    lenient = W20._replace(options=Options(ignored_ones_locked=False))
    assert (4,) in legal_keeps(Keeping((), (1, 4), lenient, 1, RESULT))
    assert (4,) not in legal_keeps(Keeping((), (1, 4), lenient._replace(value=14), 1, RESULT))
    assert (4,) not in legal_keeps(Keeping((), (1, 4), W20, 1, RESULT))


@pytest.mark.parametrize("lenient", [{}, {"ones_satisfy_keep": True}, {"ignored_ones_locked": False}])
@pytest.mark.parametrize("goal", [RESULT, LEARN])
def test_a_choice_that_is_named_is_legal_if_it_is_listed(lenient: dict[str, bool], goal: Goal) -> None:
    reading = W8._replace(options=Options(**lenient))  # type: ignore[arg-type]
    for thrown in ((1, 1, 4), (1, 4, 4), (4, 6, 6), (1, 1, 1), (4,)):
        for need, free in product((1, 2, 3), (0, 1)):
            situation = Keeping((), thrown, reading, need, goal, free)
            keeps = legal_keeps(situation)
            named = [kept for size in range(5) for kept in combinations_with_replacement((1, 4, 6), size)]
            assert {kept for kept in named if may_keep(situation, kept)} == set(keeps), situation
            assert fewest_kept(situation) == min(map(len, keeps))


@pytest.mark.rule("HC-LRN-04")
def test_learning_lets_ones_go() -> None:
    assert legal_keeps(Keeping((), (1, 4), W8, 1, LEARN)) == ((1, 4), (1,), (4,))


@pytest.mark.rule("HC-QUA-02")
def test_a_free_throw_lets_all_go_but_ones() -> None:
    situation = Keeping((), (1, 2, 3), W8, 1, RESULT, free=1)
    assert legal_keeps(situation) == ((1, 2, 3), (1, 2), (1, 3), (1,))
    assert best_keep(situation) == (1,)
    assert [takes_free(situation, keep) for keep in legal_keeps(situation)] == [False, False, False, True]
    assert chance(3, W8, 1, RESULT, free=1) > chance(3, W8, 1, RESULT)


# Trying everything

EVERY = (
    RESULT, reach(11), reach(16), SIZES, Goal("size", 2), Goal("size", 3), MATCHES, TOTAL, shot(14), shot(9, 1), GROUP,
    HERBS, LEARN, STAR, twenties(2),
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.rule("HC-SIV-01", "HC-CAS-01", "HC-FUM-02", "HC-MAS-01", "HC-MAS-02", "HC-RNG-06")
@pytest.mark.parametrize("goal", EVERY, ids=str)
@pytest.mark.parametrize(
    ("count", "die", "values"),
    [(3, 8, (5, 7, 15)), (3, 12, (10, 20)), (2, 20, (16, 20, 21))],
    ids=["3W8", "3W12", "2W20"],
)
def test_the_best_play_is_that_of_trying_everything(goal: Goal, count: int, die: int, values: Faces) -> None:
    for value in values:
        for reading in (Reading(value, die), Reading(value, die, True, True)):
            for need in (1, 2, 3) if die == 8 else (1, 2):
                assert chance(count, reading, need, goal) == brute(count, reading, need, goal), (reading, need)


@pytest.mark.slow
@pytest.mark.rule("HC-LUK-01")
@pytest.mark.parametrize("goal", EVERY, ids=str)
@pytest.mark.parametrize("lucky", [1, 2, 11, 20])
def test_lucky_numbers_are_played_for(goal: Goal, lucky: int) -> None:
    for value in (7, 16, 21):
        reading = Reading(value, 20, True, lucky=lucky)
        assert chance(2, reading, 1, goal) == brute(2, reading, 1, goal)


@pytest.mark.rule("HC:ones_satisfy_keep", "HC:ignored_ones_locked", "HC:balance_die_cap", "HC:failure_face_value")
@pytest.mark.parametrize("goal", EVERY, ids=str)
def test_options_are_played_for(goal: Goal) -> None:
    for options in (
        Options(ones_satisfy_keep=True),
        Options(ignored_ones_locked=False),
        Options(balance_die_cap="value", failure_face_value="face"),
    ):
        for value in (6, 15):
            reading = Reading(value, 8, True, options=options)
            for need in (1, 2):
                assert chance(3, reading, need, goal) == brute(3, reading, need, goal)


@pytest.mark.rule("HC-QUA-02")
def test_free_throws_and_carried_dice_are_played_for() -> None:
    for goal in (RESULT, Goal("size", 2), reach(11), LEARN):
        for kept in ((), (5,), (1, 6)):
            for free in (0, 1, 2):
                reading = Reading(6, 8, True)
                assert chance(2, reading, 1, goal, kept, free) == brute(2, reading, 1, goal, kept, free)


def test_every_choice_of_a_situation_is_worth_what_trying_everything_says() -> None:
    reading = Reading(6, 8, True)
    for thrown in [(1, 4, 5), (2, 4, 8), (3, 6, 6), (1, 1, 5)]:
        for goal in (RESULT, SIZES, HERBS):
            for keep, value in worths(Keeping((4,), thrown, reading, 1, goal)):
                lying = with_faces((4,), keep)
                assert value == brute(3 - len(keep), reading, 1, goal, lying)


# Sane worths


@pytest.mark.parametrize("goal", [reach(16), reach(31), RESULT, SIZES, Goal("size", 3), HERBS], ids=str)
def test_a_master_gains_by_every_die(goal: Goal) -> None:
    reading = Reading(20, 20, True, lucky=9)
    by_dice = [chance(dice, reading, 1, goal) for dice in range(1, 5)]
    assert by_dice == sorted(by_dice)


@pytest.mark.rule("HC-CAS-01")
def test_a_lower_lead_is_never_worse() -> None:
    for goal in (SIZES, Goal("size", 3), GROUP):
        by_lead = [chance(4, runs(W20), lead, goal) for lead in (1, 2, 3)]
        assert by_lead[0] > by_lead[1] > by_lead[2]


@pytest.mark.slow
def test_higher_targets_are_harder() -> None:
    by_target = [chance(3, W12, 1, reach(target)) for target in range(1, 32)]
    assert by_target == sorted(by_target, reverse=True)
    assert by_target[-1] == 0 < by_target[-2]


@pytest.mark.slow
def test_playing_for_a_target_reaches_it_most_often() -> None:
    best = chance(4, W20, 1, reach(16))
    assert (
        law_of_best_play(4, W20, 1, RESULT, RESULT).at_least(16)
        < best
        == law_of_best_play(4, W20, 1, reach(16), RESULT).at_least(16)
    )


# Laws of the best play


@pytest.mark.parametrize("goal", [RESULT, SIZES, MATCHES, TOTAL, HERBS, reach(11)], ids=str)
def test_the_law_of_the_best_play_has_its_worth_as_mean(goal: Goal) -> None:
    for reading in (runs(W12), Reading(16, 20, True, lucky=5)):
        assert law_of_best_play(3, reading, 1, goal, goal).mean() == chance(3, reading, 1, goal)
    assert law_of_best_play(2, W8, 1, goal, goal, kept=(4,), free=1).mean() == chance(2, W8, 1, goal, (4,), 1)


def test_the_law_is_that_of_playing_as_advised() -> None:
    """Played out by hand, throw by throw, the advised dice always kept."""
    reading = runs(Reading(10, 12))
    goal, measure = Goal("size", 3), RESULT

    def played(lying: Faces, hand: int) -> Law[int]:
        if not hand:
            return Law.certain(worth(measure, lying, reading))
        parts = []
        for thrown, odds in throws(hand, 12):
            keep = best_keep(Keeping(lying, thrown, reading, 1, goal))
            parts.append((played(with_faces(lying, keep), hand - len(keep)), int(odds * 12**hand)))
        return Law.mix(parts)

    assert law_of_best_play(2, reading, 1, goal, measure, kept=(7,)) == played((7,), 2)


def test_laws_of_too_many_dice_are_refused() -> None:
    with pytest.raises(TooManyPaths):
        law_of_best_play(5, W20, 1, RESULT, RESULT)


# Six dice


@pytest.mark.slow
def test_six_dice_of_twenty_sides_with_all_rules() -> None:
    """Played at random by the advice, the chance comes true within five standard deviations."""
    reading = Reading(21, 20, True, True, lucky=7)
    goal = reach(60)
    expected = chance(6, reading, 1, goal)
    dice = Random(3)
    games = 60
    won = 0
    for _ in range(games):
        lying: Faces = ()
        while len(lying) < 6:
            thrown = tuple(sorted(dice.randint(1, 20) for _ in range(6 - len(lying))))
            keep = best_keep(Keeping(lying, thrown, reading, 1, goal))
            lying = with_faces(lying, keep)
        won += worth(goal, lying, reading)
    deviation = (float(expected) * (1 - float(expected)) * games) ** 0.5
    assert abs(won - games * expected) < 5 * deviation


@pytest.mark.rule("HC-RNG-13")
def test_striking_takes_dice_away_one_by_one() -> None:
    # Without the 10 nothing hangs together any more: then any die may go, also the 18.
    assert struck((9, 10, 11, 18), 2, runs(W20)) == {(9, 11), (9, 18), (10, 18), (11, 18)}
