"""Shots: what a target demands, strikes of moving shooters, surplus and legendary shots, evasion."""

from typing import Any

import pytest

from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.scene.plans import TargetSize
from regelwerk.systems.heldencodex.rules.shooting.shots import (
    Archer,
    Scored,
    for_distance,
    minimum,
    scored,
    shoot_at,
    shot_result,
    target_dice,
)
from regelwerk.systems.heldencodex.rules.shooting.strikes import legendary_matches, may_strike
from regelwerk.systems.heldencodex.state import World
from regelwerk.systems.heldencodex.values import DamageDice
from systems.heldencodex.builders import facts, questions, told
from systems.heldencodex.ring import (
    ANNA,
    BERT,
    CARL,
    OPTIONS,
    Dice,
    armed,
    bout,
    damage,
    fighter,
    offered,
    phase,
    throws,
    wounds,
)

BOW = armed(ANNA, "hunting_bow", "16/3")
TARGET = armed(BERT, "mace", "7/0")
"""Throws one die of eight sides beside what the shot asks for."""


def shot(dice: Dice, gm: Dice, *answers: str, faces: Dice = (), **changes: Any) -> Transcript[World]:
    """Anna shoots at once at Bert, both standing; the master's dice, then what evasion and damage take."""
    options = changes.pop("options", OPTIONS)
    moves = changes.pop("moves", ("stay", "stay"))
    target = changes.pop("target", TARGET)
    aim = changes.pop("aim", ("anywhere",))
    state = bout(changes.pop("archer", BOW), target, options=options, **{"distance": 20, **changes})
    return phase(state, *moves, "shoot", *aim, *answers, faces=(*dice, 5, *gm, *faces))


# -- the minimum ------------------------------------------------------------------------------------------------------

TABLE: list[tuple[TargetSize, int, int]] = [
    ("huge", 3, 3), ("very_large", 5, 6), ("large", 7, 6), ("small", 10, 8), ("very_small", 15, 8), ("tiny", 30, 12),
]  # fmt: skip


@pytest.mark.rule("HC-RNG-07", "HC-RNG-08", "HC-RNG-09")
@pytest.mark.parametrize(("size", "base", "die"), TABLE)
def test_hc_rng_07_the_table_of_targets(size: TargetSize, base: int, die: int) -> None:
    assert minimum(size, 0, 0, 0, OPTIONS).total == base
    dice = [target_dice(size, move, OPTIONS).dice for move in ("stay", "slow", "fast")]
    assert dice == [(die,), (die,) * 2, (die,) * 3]


@pytest.mark.rule("HC-RNG-09", "HC:blank_target_cells")
def test_hc_rng_09_the_blank_cells_may_mean_nothing() -> None:
    blank = Options(blank_target_cells="none")
    found = {size: len(target_dice(size, "fast", blank).dice) for size, _, _ in TABLE}
    assert found == {"huge": 3, "very_large": 3, "large": 1, "small": 3, "very_small": 1, "tiny": 3}


@pytest.mark.rule("HC-RNG-10", "HC:range_rounding")
def test_hc_rng_10_each_full_ten_metres_add_one_or_each_that_was_begun() -> None:
    assert [for_distance(metres, OPTIONS) for metres in (2, 9, 10, 34, 40)] == [0, 0, 1, 3, 4]
    ceil = Options(range_rounding="ceil")
    assert [for_distance(metres, ceil) for metres in (2, 9, 10, 34, 40)] == [1, 1, 1, 4, 4]


@pytest.mark.rule("HC-RNG-07", "HC-RNG-08", "HC-RNG-10")
def test_hc_rng_07_the_master_throws_and_the_shot_must_reach_the_minimum() -> None:
    hit = shot((12, 2, 2, 3), (3,), "stand", faces=(4, 5))
    assert [rolled.roll.seat for rolled in hit.rolled if rolled.roll.cause == "HC-RNG-07"] == [MASTER]
    assert facts(hit, "hc-hits-target", "result", "needed") == [(12, 12)]
    assert damage(hit) == ["2W12"]
    missed = shot((12, 2, 2, 3), (4,), "stand")
    assert facts(missed, "hc-misses-target", "result", "needed") == [(12, 13)]
    # A target that walks adds a die: 7 and 1 for the distance, 3 and 2.
    walks = shot((12, 2, 2, 3), (3, 2), "stand", moves=("stay", "slow"))
    assert facts(walks, "hc-misses-target", "needed") == [(13,)]


@pytest.mark.rule("HC-RNG-06", "HC-RUN-03")
def test_hc_rng_06_matches_and_runs_are_added_a_lone_die_counts_its_face() -> None:
    assert shot_result((9, 10, 11, 18), 16) == 30
    assert shot_result((9, 9, 10), 16) == 28
    assert shot_result((5, 9, 18), 16) == 18
    assert shot_result((17, 18), 16) == 18
    assert shot_result((), 16) == 0


# -- strikes ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RNG-12", "HC-RNG-13")
def test_hc_rng_12_dice_of_matches_and_runs_are_struck_first() -> None:
    assert may_strike((5, 9, 10, 18), 16) == (9, 10)
    assert may_strike((5, 9, 9, 18), 16) == (9,)
    # 17 and 18 are above the value and form no run, so any die may go.
    assert may_strike((5, 17, 18), 16) == (5, 17, 18)
    assert may_strike((4,), 16) == (4,)
    assert may_strike((), 16) == ()


@pytest.mark.rule("HC-RNG-11", "HC-RNG-13")
def test_hc_rng_11_one_die_when_walking_two_when_running() -> None:
    def left(strikes: int, *answers: str, dice: Dice = (9, 10, 11, 18)) -> list[int]:
        archer = Archer(ANNA, ANNA, tuple(dice), 16, DamageDice(2, 12), strikes)
        done = told(lambda: shoot_at(archer, 99, BERT, OPTIONS), *answers)
        return [facts(done, "hc-misses-target", "result")[0][0], len(done.notes("hc-struck"))]

    assert left(0) == [30, 0]
    assert left(1, "strike:9") == [21, 1]
    assert left(1, "strike:10") == [18, 1]
    assert left(2, "strike:9", "strike:10") == [18, 2]
    # Without any die left nothing more is struck.
    assert left(2, dice=(9,)) == [0, 1]


@pytest.mark.rule("HC-RNG-11", "HC-RNG-24")
def test_hc_rng_11_the_movement_of_the_phase_counts() -> None:
    done = shot((9, 10, 2, 3), (1,), "stand", "strike:9", moves=("slow", "stay"), faces=(4, 5))
    assert facts(done, "hc-hits-target", "result", "needed") == [(10, 9)]


# -- hits and surplus -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RNG-15")
def test_hc_rng_15_group_dice_that_are_not_needed_add_damage_dice() -> None:
    assert scored((9, 10, 11), 16, 14, OPTIONS) == Scored(30, 1, group=(9, 10, 11))
    assert scored((9, 10, 11), 16, 11, OPTIONS) == Scored(30, 2, group=(9, 10, 11))
    assert scored((9, 10, 11), 16, 22, OPTIONS) == Scored(30, 0, group=(9, 10, 11))
    # The shooter scores the group although a lone die would do.
    assert scored((9, 10, 18), 16, 15, OPTIONS) == Scored(19, 0, group=(9, 10))
    assert scored((5, 6, 18), 16, 15, OPTIONS) == Scored(18, 0)


@pytest.mark.rule("HC-RNG-15", "HC:surplus_scope")
def test_hc_rng_15_beside_a_lone_die_a_group_may_be_surplus() -> None:
    beside = Options(surplus_scope="any_group")
    assert scored((5, 6, 18), 16, 15, beside) == scored((5, 6, 18), 16, 18, beside) == Scored(18, 2)
    # The die that is scored is no surplus itself.
    assert scored((9, 10), 16, 10, beside) == scored((9, 10), 16, 10, OPTIONS) == Scored(19, 1, group=(9, 10))


@pytest.mark.rule("HC-RNG-14", "HC-RNG-15")
def test_hc_rng_14_all_hits_of_a_shot_land_in_one_row() -> None:
    target = armed(BERT, "mace", "7/0", armour={"torso": "1/0", "head": "9/0"})
    done = shot((9, 10, 11, 2), (5,), "stand", "row:torso", target=target, faces=(3, 4, 5))
    assert damage(done) == ["3W12"]
    assert questions(done).count("HC-MEL-22") == 1
    assert [row.light for row in done.result.find(BERT).armour] == [0, 9]
    assert wounds(done.result, BERT)[0] == 2


@pytest.mark.rule("HC-RNG-16", "HC:torso_shot")
def test_hc_rng_16_the_torso_is_a_small_target_that_the_shooter_may_name() -> None:
    target = armed(BERT, "mace", "7/0", armour={"torso": "9/0", "head": "9/0"})
    torso = shot((16, 2, 2, 3), (4,), "stand", aim=("torso",), target=target, faces=(3, 4))
    # 10 and a die of eight sides instead of 7 and one of six; the target is not asked for a row.
    assert facts(torso, "hc-hits-target", "needed") == [(16,)]
    assert "HC-MEL-22" not in questions(torso)
    assert [row.light for row in torso.result.find(BERT).armour] == [7, 9]
    never = shot((16, 2, 2, 3), (4,), "stand", aim=(), faces=(3, 4), options=Options(torso_shot=False))
    assert questions(never)[:4] == ["HC-RNG-24", "HC-RNG-24", "HC-RNG-02", "HC-RNG-23"]
    # Behind a cart somebody is small anyway, and chooses the row.
    cart = shot((16, 2, 2, 3), (4,), "stand", "row:head", aim=(), sizes=((BERT, "small"),), target=target, faces=(3, 4))
    assert [row.light for row in cart.result.find(BERT).armour] == [9, 7]


# -- legendary shots --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RNG-17", "HC-RNG-18")
def test_hc_rng_17_four_matches_of_eleven_to_the_value_are_legendary_and_six_count_as_five() -> None:
    found = [legendary_matches((face,) * count, 16)[1] for face, count in ((12, 3), (12, 4), (10, 4), (17, 4))]
    assert found == [0, 4, 0, 0]
    assert [legendary_matches((12,) * count, 16)[1] for count in (5, 6)] == [5, 5]


@pytest.mark.rule("HC-RNG-17", "HC-RNG-19")
def test_hc_rng_17_four_matches_add_four_dice_and_four_severe_or_two_critical_hits() -> None:
    target = armed(BERT, "mace", "7/0", armour="mail_hauberk")
    rest = (1, 2, 3, 4, 5, 6)
    severe = shot((12, 12, 12, 12), (5,), "stand", "severe", target=target, faces=rest)
    assert damage(severe) == ["6W12"]
    # No armour stops them or is worn out by them.
    assert wounds(severe.result, BERT)[1:] == (4, 0)
    assert [row.heavy for row in severe.result.find(BERT).armour] == [2, 4, 3, 2]
    assert wounds(shot((12, 12, 12, 12), (5,), "stand", "critical", target=target, faces=rest).result, BERT)[2] == 2


@pytest.mark.rule("HC-RNG-18")
def test_hc_rng_18_five_matches_kill_a_normal_target() -> None:
    archer = armed(ANNA, "hunting_bow", "16/4")
    done = shot((12,) * 5, (5,), "stand", archer=archer, faces=(1, 2, 3, 4, 5, 6, 7))
    assert damage(done) == ["7W12"]
    assert done.result.find(BERT).down == "dead"


@pytest.mark.rule("HC-RNG-19")
def test_hc_rng_19_a_moving_shooter_strikes_nothing_from_a_legendary_shot() -> None:
    done = shot(
        (12, 12, 12, 12), (5,), "stand", "critical", moves=("fast", "stay"), distance=40, faces=(1, 2, 3, 4, 5, 6)
    )
    assert done.notes("hc-struck") == [] and damage(done) == ["6W12"]


@pytest.mark.rule("HC-RNG-19", "HC:legendary_surplus")
def test_hc_rng_19_the_matches_reach_the_minimum_first_and_dice_beside_them_are_surplus() -> None:
    dice = (12, 12, 12, 12, 13)
    assert scored(dice, 16, 20, OPTIONS) == Scored(61, 1, 4, dice)
    assert scored(dice, 16, 50, OPTIONS) == Scored(61, 0, 4, dice)
    assert scored(dice, 16, 20, Options(legendary_surplus="none")) == Scored(61, 0, 4, dice)


@pytest.mark.rule("HC-RNG-19", "HC:legendary_shot_auto_hit")
def test_hc_rng_19_the_minimum_must_be_reached_unless_legends_never_miss() -> None:
    archer = Archer(ANNA, ANNA, (12,) * 4, 16, DamageDice(2, 12))
    assert not told(lambda: shoot_at(archer, 49, BERT, OPTIONS)).result.hit
    always = Options(legendary_shot_auto_hit=True)
    assert told(lambda: shoot_at(archer, 49, BERT, always), "critical", faces=(1, 2, 3, 4, 5, 6)).result.hit
    # Other shots miss all the same.
    assert not told(lambda: shoot_at(archer._replace(left=(12,) * 3), 49, BERT, always)).result.hit


# -- who evades -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RNG-21")
def test_hc_rng_21_the_unsuspecting_cannot_evade_the_first_shot() -> None:
    done = shot((12, 2, 2, 3), (3,), unsuspecting=(BERT,), faces=(4, 5))
    assert "HC-RNG-23" not in questions(done) and damage(done) == ["2W12"]
    assert fighter(done.result, BERT).awareness == "aware"


@pytest.mark.rule("HC-RNG-22")
def test_hc_rng_22_who_just_notices_needs_a_reaction_of_eleven() -> None:
    late = shot((12, 2, 2, 3), (3,), noticing=(BERT,), faces=(10, 2, 2, 4, 5))
    assert "HC-RNG-23" not in questions(late)
    in_time = shot((12, 2, 2, 3), (3,), "stand", noticing=(BERT,), faces=(11, 2, 2, 4, 5))
    assert "HC-RNG-23" in questions(in_time)
    assert throws(in_time, BERT) == ["1W8", "3W12"]


@pytest.mark.rule("HC-RNG-23")
@pytest.mark.parametrize("way", ["acrobatics", "hide", "running"])
def test_hc_rng_23_one_single_throw_raises_the_minimum_by_its_result(way: str) -> None:
    target = armed(BERT, "mace", "7/0", skills={way: "9/1"})
    done = shot((15, 15, 2, 3), (3,), f"evade:{way}", target=target, faces=(8, 8, 4, 5))
    assert facts(done, "hc-hits-target", "result", "needed") == [(30, 28)]
    assert throws(done, BERT) == ["1W8", "2W12"]


@pytest.mark.rule("HC-RNG-23")
def test_hc_rng_23_the_shield_needs_a_shield_and_the_basic_art() -> None:
    bare = shot((12, 2, 2, 3), (3,), "stand", faces=(4, 5))
    assert offered(bare, "HC-RNG-23") == ["stand", "evade:acrobatics", "evade:hide", "evade:running"]
    shielded = armed(BERT, "mace", "7/0", armour="kite_shield", skills={"basic_combat_art": "9/1"})
    done = shot((12, 2, 2, 3), (3,), "evade:basic_combat_art", target=shielded, moves=("stay", "take:mace", "stay"),
                faces=(5, 2))  # fmt: skip
    assert "evade:basic_combat_art" in offered(done, "HC-RNG-23")
    assert facts(done, "hc-misses-target", "needed") == [(17,)]


@pytest.mark.rule("HC-RNG-23", "HC-MEL-23")
def test_hc_rng_23_sleepers_do_not_evade() -> None:
    state = bout(BOW, TARGET, armed(CARL, "mace", "7/0"), distance=20, asleep=(BERT,))
    done = phase(state, "stay", f"target:{BERT}", "stay", "shoot", "anywhere", faces=(12, 2, 2, 3, 5, 3, 4, 5))
    assert "HC-RNG-23" not in questions(done) and wounds(done.result, BERT)[0] == 2
