"""Obstacles: which dice can be laid, and what passing them takes."""

import pytest

from regelwerk.engine.answers import Refusal
from regelwerk.engine.interpreters.scripted import Transcript, scripted
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.chase.obstacles import (
    Laying,
    Obstacle,
    Passed,
    Passing,
    Seen,
    connected_dice,
    lay_obstacles,
    pass_obstacles,
)
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.reading import Reading

PLAIN = Reading(11, 12)
STAR = Reading(11, 12, runs=True, adds=True)
SUMS = Reading(11, 12, options=Options(obstacle_sums=True))


def seen(who: str, *left: int, gap: int = 3) -> Seen:
    return Seen(who, "town", left, 0, 0, gap, 18)


JOST, ELSBETH = seen("jost"), seen("elsbeth")


def lays(left: Faces, *answers: str, reading: Reading = PLAIN) -> Transcript[tuple[Obstacle, ...]]:
    return scripted(lambda: lay_obstacles("us", seen("me", *left), reading, (JOST, ELSBETH)), (), answers)


def passes(obstacles: Faces, left: Faces, *answers: str, reading: Reading = PLAIN) -> Transcript[Passed]:
    return scripted(lambda: pass_obstacles("us", seen("me", *left), reading, obstacles), (), answers)


def keys(played: Transcript[Passed] | Transcript[tuple[Obstacle, ...]], at: int = 0) -> list[str]:
    return [answer.key for answer in played.asked[at].prompt.answers.listed()]


# -- laying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-CHS-08", "HC-CHS-11")
@pytest.mark.parametrize(
    ("left", "without_star", "with_star"),
    [
        ((6, 6, 10), (6, 6), (6, 6)),
        ((6, 7, 10), (), (6, 7)),
        ((6, 6, 7, 9), (6, 6), (6, 6, 7)),
        ((4, 4, 9, 9, 9), (4, 4, 9, 9, 9), (4, 4, 9, 9, 9)),
        ((11, 12, 12), (), ()),
        ((4, 6, 8), (), ()),
    ],
)
def test_hc_chs_08_match_dice_up_to_the_value_can_be_laid_and_with_the_star_run_dice(
    left: Faces, without_star: Faces, with_star: Faces
) -> None:
    assert connected_dice(left, PLAIN) == without_star
    assert connected_dice(left, STAR) == with_star


@pytest.mark.rule("HC-CHS-08")
def test_hc_chs_08_dice_are_laid_one_by_one_at_whom_the_runner_likes() -> None:
    played = lays((9, 9, 11), "lay:9@jost", "lay:9@elsbeth")
    assert played.result == (Obstacle(9, "jost"), Obstacle(9, "elsbeth"))
    assert keys(played) == ["none", "lay:9@jost", "lay:9@elsbeth"]
    assert [note.facts["face"] for note in played.notes("hc-obstacle-laid")] == [9, 9]
    second = played.asked[1].prompt.scene
    assert isinstance(second, Laying)
    assert (second.layable, second.laid) == ((9,), (Obstacle(9, "jost"),))


@pytest.mark.rule("HC-CHS-08")
def test_hc_chs_08_nobody_has_to_lay_anything() -> None:
    assert lays((9, 9, 11)).result == ()
    one = lays((9, 9, 9), "lay:9@jost", "none")
    assert one.result == (Obstacle(9, "jost"),)
    assert [asked.prompt.default for asked in one.asked] == ["none", "none"]


@pytest.mark.rule("HC-CHS-08")
def test_hc_chs_08_without_matches_or_without_others_nobody_is_asked() -> None:
    assert lays((4, 9, 11)).asked == []
    alone = scripted(lambda: lay_obstacles("us", seen("me", 9, 9), PLAIN, ()))
    assert (alone.asked, alone.result) == ([], ())


# -- passing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-CHS-09")
def test_hc_chs_09_a_die_outside_the_group_passes_for_a_physis_point() -> None:
    played = passes((9,), (6, 6, 10), "outside:10")
    assert played.result == Passed((6, 6), physis=1, slowed=0)
    assert keys(played) == ["take", "outside:10"]
    (take, outside) = played.asked[0].prompt.answers.listed()
    assert (take.cost, [(cost.message, cost.amount) for cost in outside.cost]) == ((), [("hc-cost-physis", 1)])
    assert played.notes("hc-obstacle-passed")[0].facts["outside"] is True


@pytest.mark.rule("HC-CHS-09")
def test_hc_chs_09_a_match_die_passes_for_nothing_and_is_devalued() -> None:
    played = passes((6,), (6, 6, 10), "match:6")
    assert played.result == Passed((6, 10))
    assert keys(played) == ["take", "match:6", "outside:10"]
    assert all(not answer.cost for answer in played.asked[0].prompt.answers.listed()[:2])


@pytest.mark.rule("HC-CHS-10")
def test_hc_chs_10_what_no_die_reaches_costs_physis_and_tempo() -> None:
    played = passes((9,), (6, 6, 8))
    assert played.result == Passed((6, 6, 8), physis=1, slowed=1)
    assert played.asked == []
    assert passes((9, 9), ()).result == Passed((), physis=2, slowed=2)


@pytest.mark.rule("HC-CHS-10")
def test_hc_chs_10_a_runner_may_rather_be_held_up_than_spend_a_die() -> None:
    played = passes((9,), (10, 10))
    assert (played.asked[0].taken, played.result) == ("take", Passed((10, 10), 1, 1))


@pytest.mark.rule("HC-CHS-09")
def test_hc_chs_09_the_highest_obstacle_comes_first_and_each_die_of_a_pair_stops_one() -> None:
    played = passes((5, 9), (4, 10, 10), "match:10", "match:10")
    assert played.result == Passed((4,))
    assert [note.facts["face"] for note in played.notes("hc-obstacle-passed")] == [9, 5]
    first = played.asked[0].prompt.scene
    assert isinstance(first, Passing)
    assert (first.face, first.after, first.connected) == (9, (5,), (10, 10))


@pytest.mark.rule("HC-CHS-09")
def test_hc_chs_09_a_die_is_spent_only_once() -> None:
    played = passes((5, 9), (4, 10), "outside:10")
    assert played.result == Passed((4,), physis=2, slowed=1)
    assert len(played.asked) == 1


@pytest.mark.rule("HC-CHS-09")
def test_hc_chs_09_the_prompt_tells_what_earlier_obstacles_have_cost() -> None:
    played = passes((5, 9), (6, 11), "outside:11", "take")
    scene = played.asked[1].prompt.scene
    assert isinstance(scene, Passing)
    assert (scene.me.physis, scene.me.slowed, scene.left) == (17, 0, (6,))


@pytest.mark.rule("HC-CHS-09")
def test_hc_chs_09_a_lower_die_is_refused_with_that_reason() -> None:
    answers = passes((9,), (6, 6, 10)).asked[0].prompt.answers
    refused = answers.find("match:6")
    assert isinstance(refused, Refusal)
    assert (refused.rule_id, refused.reason.key) == ("HC-CHS-09", "hc-refuse-obstacle-higher")


@pytest.mark.rule("HC-CHS-09")
def test_hc_chs_09_a_die_above_the_value_is_outside_of_every_group() -> None:
    assert keys(passes((9,), (12, 12))) == ["take", "outside:12"]


@pytest.mark.rule("HC-CHS-11")
def test_hc_chs_11_with_the_star_run_dice_pass_for_nothing() -> None:
    assert passes((9,), (8, 9), "match:9", reading=STAR).result == Passed((8,))
    assert keys(passes((9,), (8, 9), reading=PLAIN)) == ["take", "outside:9"]


@pytest.mark.rule("HC-CHS-09", "HC:obstacle_sums")
def test_obstacle_sums_lets_equal_dice_pass_together() -> None:
    assert passes((9,), (5, 5, 6)).asked == []
    played = passes((9,), (5, 5, 6), "match:5,5", reading=SUMS)
    assert played.result == Passed((6,))
    assert keys(passes((9,), (4, 4, 4), reading=SUMS)) == ["take", "match:4,4,4"]
    assert passes((9,), (4, 4), reading=SUMS).asked == []


@pytest.mark.rule("HC:obstacle_sums")
def test_obstacle_sums_takes_no_more_dice_than_it_needs() -> None:
    assert keys(passes((5,), (5, 5, 5), reading=SUMS)) == ["take", "match:5"]
