"""How dice of a probe are read: matches, failures, ones, experts and masters, legendary probes, lucky numbers."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.groups import best_group, legal_groups
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, prober
from regelwerk.systems.heldencodex.rules.probe.probe import Probed, attempt, finish
from regelwerk.systems.heldencodex.rules.probe.reading import (
    Reading,
    Settled,
    balancings,
    mythos_points,
    respect_loss,
    score,
    tolerance,
)
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying
from regelwerk.systems.heldencodex.state import Hero
from systems.heldencodex.builders import hero, possible, questions, refusal, told
from systems.heldencodex.ring import OPTIONS, Dice


def reading(value: int, die: int = 20, options: Options = OPTIONS, **changes: Any) -> Reading:
    return Reading(value, die, options=options, **changes)


def result(*faces: int, value: int = 14, die: int = 20, options: Options = OPTIONS, **changes: Any) -> int:
    """What a probe brings whose owner settles the ones for the highest result."""
    thrown, read = tuple(sorted(faces)), reading(value, die, options, **changes)
    return score(settled(thrown, read), thrown, read)


def settled(faces: tuple[int, ...], read: Reading) -> Settled:
    return max(balancings(faces, read), key=lambda way: (score(way, faces, read), mythos_points(way.left, read)))


def probed(someone: Hero, ability: str, faces: Dice, *answers: str, options: Options = OPTIONS) -> Any:
    """A single throw of somebody: the hero afterwards and the probe."""
    return told(lambda: attempt(someone, ability, "single", RESULT, options), *answers, faces=faces)


# -- matches, runs, failures ------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MAT-01")
def test_hc_mat_01_equal_dice_are_scored_together_up_to_the_value() -> None:
    assert (result(9, 9, 4), result(14, 14, 4), result(15, 15, 4)) == (18, 28, 15)


@pytest.mark.rule("HC-MAT-01", "HC-SIV-01")
def test_hc_mat_01_in_a_sieve_all_dice_that_were_kept_count_as_one_throw() -> None:
    who = hero(attributes={"reaction": 12})
    done = told(
        lambda: attempt(who, "reaction", "sieve", RESULT, OPTIONS), "keep:9", "keep:9", faces=(9, 4, 5, 9, 2, 9)
    )
    assert done.result[1].result == 27


@pytest.mark.rule("HC-MAT-02")
def test_hc_mat_02_a_part_of_the_equal_dice_may_be_used() -> None:
    assert {(9, 9), (9, 9, 9)} <= set(legal_groups((9, 9, 9), 14, True, OPTIONS))


@pytest.mark.rule("HC-RUN-01")
def test_hc_run_01_neighbouring_faces_form_a_run_up_to_the_value() -> None:
    assert best_group((8, 9, 11), 14, True, OPTIONS) == (8, 9)
    assert best_group((13, 14, 15), 14, True, OPTIONS) == (13, 14)
    assert best_group((14, 15), 14, True, OPTIONS) == ()
    assert best_group((8, 9, 11), 14, False, OPTIONS) == ()


@pytest.mark.rule("HC-FAI-01", "HC:failure_face_value")
def test_hc_fai_01_twos_and_threes_are_worth_nothing_unless_their_face_counts() -> None:
    assert (result(2, 3, 3), result(3, 3, 5)) == (0, 5)
    assert best_group((2, 3, 3, 4), 14, True, OPTIONS) == ()
    # By one ruling a lone one counts its face; it still forms nothing.
    face = Options(failure_face_value="face")
    assert (result(2, 3, 3, options=face), result(2, 3, 4, options=face)) == (3, 4)


@pytest.mark.rule("HC-SGL-02", "HC:single_die_over_value")
def test_hc_sgl_02_a_lone_die_counts_above_the_value_unless_it_is_void() -> None:
    assert (result(18, 5, 2), result(18, 5, 2, options=Options(single_die_over_value="void"))) == (18, 5)


@pytest.mark.rule("HC:group_shape")
def test_a_group_hangs_together_or_takes_in_all_matches_and_runs() -> None:
    dice = (5, 6, 9, 9, 12)
    assert best_group(dice, 14, True, OPTIONS) == (9, 9)
    assert best_group(dice, 14, True, Options(group_shape="disjoint")) == (5, 6, 9, 9)


@pytest.mark.rule("HC-RUN-02", "HC-RUN-03", "HC:runs_add", "HC:attribute_runs")
def test_hc_run_03_where_runs_are_formed_and_added() -> None:
    who = hero(skills={"sneak": "12/2*", "hide": "12/2", "dagger": "12/2"}, attributes={"reaction": 12})

    def total(ability: str, **ruling: Any) -> int:
        done = probed(who, ability, (8, 9, 11), options=Options(**ruling))
        found: Probed = done.result[1]
        return found.result

    assert [total(ability) for ability in ("sneak", "hide", "reaction", "dagger")] == [17, 11, 11, 11]
    assert total("sneak", runs_add="ranged_only") == 11
    # Wherever runs are allowed: with combat arts too, and with attributes if they form runs.
    assert [total(ability, runs_add="always") for ability in ("dagger", "hide", "reaction")] == [17, 11, 11]
    assert total("reaction", runs_add="always", attribute_runs=True) == 17


@pytest.mark.rule("HC-RUN-02", "HC:attribute_runs")
def test_hc_run_02_attributes_form_no_runs_unless_the_table_says_so() -> None:
    who = hero(attributes={"reaction": 12})
    assert not prober(who, "reaction", OPTIONS).reading.runs
    assert prober(who, "reaction", Options(attribute_runs=True)).reading.runs


# -- ones -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-FUM-02", "HC-FUM-05", "HC:balance_optional", "HC:balance_die_cap")
def test_hc_fum_02_a_one_takes_a_good_die_of_the_owners_choice() -> None:
    who = hero(attributes={"reaction": 12})
    done = probed(who, "reaction", (1, 9, 18), "devalue:9")
    assert possible(done.asked[0]) == ["devalue:9", "devalue:18"]
    assert (done.result[1].result, done.result[1].devalued) == (18, (9,))
    # By one ruling only dice up to the value can balance, by another nobody has to.
    capped = probed(who, "reaction", (1, 9, 18), options=Options(balance_die_cap="value"))
    assert (capped.asked, capped.result[1].devalued) == ([], (9,))
    free = probed(who, "reaction", (1, 9, 18), "devalue:", options=Options(balance_optional=True))
    assert (free.result[1].fumble, free.result[0].psyche_lost) == (True, 1)


@pytest.mark.rule("HC-FUM-03", "HC-FUM-05")
def test_hc_fum_03_each_unbalanced_one_costs_psyche_and_fails_the_probe() -> None:
    who = hero(attributes={"reaction": 12})
    after, found = probed(who, "reaction", (1, 1, 9)).result
    assert (after.psyche_lost, found.fumble, found.result) == (1, True, 0)
    after, found = probed(who, "reaction", (1, 2, 3)).result
    assert (after.psyche_lost, found.fumble) == (1, True)


@pytest.mark.rule("HC-FUM-04", "HC:legendary_fumble_counts")
@pytest.mark.parametrize(("die", "lost"), [(8, 0), (12, 1), (20, 2)])
def test_hc_fum_04_three_ones_cost_respect_by_the_die(die: int, lost: int) -> None:
    bad = settled((1, 1, 1), reading(7, die))
    balanced = settled((1, 1, 1, 5, 6, 7), reading(7, die))
    assert (respect_loss(bad, reading(7, die)), respect_loss(balanced, reading(7, die))) == (lost, lost)
    only = reading(7, die, Options(legendary_fumble_counts="unbalanced"))
    assert (respect_loss(bad, only), respect_loss(balanced, only)) == (lost, 0)
    assert respect_loss(settled((1, 1, 9), reading(7, die)), reading(7, die)) == 0


@pytest.mark.rule("HC-FUM-04", "HC:respect_floor")
def test_hc_fum_04_respect_may_fall_below_zero_unless_it_stops_there() -> None:
    who = hero(attributes={"reaction": 12}, respect=1)
    assert probed(who, "reaction", (1, 1, 1)).result[0].respect == -1
    floor = Options(respect_floor="zero")
    assert probed(who, "reaction", (1, 1, 1), options=floor).result[0].respect == 0
    # Who is below already does not rise by it.
    assert probed(replace(who, respect=-3), "reaction", (1, 1, 1), options=floor).result[0].respect == -3


@pytest.mark.rule("HC-MAS-01", "HC-MAS-02", "HC-MAS-03")
def test_hc_mas_01_experts_ignore_one_and_masters_two_but_one_more_counts_them_all() -> None:
    assert [tolerance(value) for value in (14, 15, 19, 20, 25)] == [0, 1, 1, 2, 2]
    assert result(1, 9, 9, value=15) == 18
    assert result(1, 1, 9, 9, value=15) == 0
    assert result(1, 1, 9, 9, value=20) == 18
    assert result(1, 1, 1, 9, 9, 9, 9, value=20) == 9


@pytest.mark.rule("HC-MAS-01")
def test_hc_mas_01_attributes_and_skills_alike_with_the_value_of_the_probe() -> None:
    cloaked = hero(skills={"hide": "13/2"}, items=("grey_cloak",))
    assert probed(cloaked, "hide", (1, 9, 9)).result[1].result == 18
    assert probed(hero(skills={"hide": "13/2"}), "hide", (1, 9, 9)).result[1].result == 9
    assert probed(hero(attributes={"reaction": 15}), "reaction", (1, 9, 9, 2)).result[1].result == 18


@pytest.mark.rule("HC-FUM-01", "HC-MAS-03", "HC:ignored_ones_locked")
def test_hc_fum_01_a_one_is_not_thrown_again_even_if_it_is_ignored() -> None:
    expert = hero(attributes={"reaction": 15})

    def thrown(*answers: str, faces: Dice, options: Options = OPTIONS) -> Transcript[Any]:
        return told(lambda: attempt(expert, "reaction", "sieve", RESULT, options), *answers, faces=faces)

    done = thrown("keep:1,9,9,9", faces=(1, 9, 9, 9))
    assert refusal(done.asked[0], "keep:9") == "HC-FUM-01"
    free = thrown("keep:9,9,9", faces=(1, 9, 9, 9, 9), options=Options(ignored_ones_locked=False))
    assert free.result[1].result == 36


# -- legendary probes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-LEG-01", "HC-LEG-02")
def test_hc_leg_02_points_for_three_to_six_matches_of_eleven_up_to_the_value() -> None:
    assert [mythos_points((12,) * count, reading(14)) for count in range(2, 7)] == [0, 1, 2, 3, 5]
    assert [mythos_points((face,) * 3, reading(14)) for face in (10, 11, 14, 15)] == [0, 1, 1, 0]
    # Only the best face counts.
    assert mythos_points((11, 11, 11, 12, 12, 12), reading(14)) == 1


@pytest.mark.rule("HC-LEG-01", "HC:legendary_face_rule")
def test_hc_leg_01_by_one_ruling_the_sum_of_the_matches_counts() -> None:
    by_sum = reading(14, options=Options(legendary_face_rule="sum_11"))
    assert (mythos_points((4, 4, 4), by_sum), mythos_points((4, 4, 4), reading(14))) == (1, 0)


@pytest.mark.rule("HC-LEG-02", "HC-LEG-03")
def test_hc_leg_03_devalued_and_turned_dice_do_not_count() -> None:
    who = hero(attributes={"reaction": 16}, lucky_number=7)
    after, found = probed(who, "reaction", (12, 12, 12, 5)).result
    assert (found.mythos, after.mythos) == (1, 1)
    # Two ones take two of four.
    assert probed(who, "reaction", (1, 1, 12, 12)).result[1].mythos == 0
    turned = probed(who, "reaction", (7, 12, 12, 5), "become:12")
    assert (turned.result[1].result, turned.result[1].mythos) == (36, 0)
    more = probed(who, "reaction", (7, 12, 12, 12), "become:12")
    assert (more.result[1].result, more.result[1].mythos) == (48, 1)


@pytest.mark.rule("HC-LEG-03", "HC:legendary_carried")
def test_hc_leg_03_dice_of_an_earlier_phase_need_a_new_one_beside_them() -> None:
    def points(carried: Dice, faces: Dice, ruling: Any) -> int:
        options = Options(legendary_carried=ruling)
        who = prober(hero(skills={"hunting_bow": "16/5"}, weapons=("hunting_bow",)), "hunting_bow", options)
        done = told(lambda: finish(who, Lying(tuple(sorted(faces)), 0, carried=tuple(carried))))
        return done.result.mythos

    old, new = (12, 12, 12), (12, 12, 12, 12)
    assert [points(old, old, ruling) for ruling in ("needs_new_die", "every_phase", "never")] == [0, 1, 0]
    assert [points(old, new, ruling) for ruling in ("needs_new_die", "every_phase", "never")] == [2, 2, 0]
    # What was thrown anew counts for itself by the strictest ruling.
    assert points((12,), new, "never") == 1


# -- the lucky number -------------------------------------------------------------------------------------------------

LUCKY = hero(attributes={"reaction": 13}, lucky_number=7)


@pytest.mark.rule("HC-LUK-01", "HC-LUK-04")
def test_hc_luk_01_a_lucky_die_may_become_any_face_before_ones_are_settled() -> None:
    done = probed(LUCKY, "reaction", (7, 12, 12), "become:12")
    assert possible(done.asked[0]) == ["leave", *(f"become:{face}" for face in range(1, 21) if face != 7)]
    assert (done.result[1].result, done.result[1].lucky) == (36, 0)
    saved = probed(LUCKY, "reaction", (1, 7, 12), "become:20", "devalue:12")
    assert saved.result[1].result == 20


@pytest.mark.rule("HC-LUK-01")
def test_hc_luk_01_only_with_dice_of_twenty_sides() -> None:
    small = hero(attributes={"reaction": 10}, lucky_number=7)
    assert questions(probed(small, "reaction", (7, 8, 9))) == []


@pytest.mark.rule("HC-LUK-02", "HC-LUK-03", "HC-LUK-04")
def test_hc_luk_02_left_as_it_is_it_scores_and_teaches_an_attribute() -> None:
    # Memory 8 is learned with dice of twelve sides: one for each lucky die, in one throw, for one point at most.
    one = probed(LUCKY, "reaction", (7, 5, 2, 9), "leave", "attribute:memory")
    assert (one.result[1].result, one.result[0].attribute("memory"), one.result[0].ep) == (7, 9, 0)
    two = probed(LUCKY, "reaction", (7, 7, 2, 9, 10), "leave", "attribute:memory")
    assert [rolled.roll.throw.notation() for rolled in two.rolled] == ["3W20", "2W12"]
    assert (two.result[1].result, two.result[0].attribute("memory")) == (14, 9)


@pytest.mark.rule("HC-LUK-04", "HC:lucky_when")
def test_hc_luk_04_lucky_dice_that_were_thrown_again_are_lost_unless_every_throw_counts() -> None:
    def lucky(options: Options, lying: Lying) -> int:
        who: Prober = prober(LUCKY, "reaction", options)
        done = told(lambda: finish(who, lying), *["leave"] * (7 in lying.faces))
        return done.result.lucky

    thrown_again = Lying((5, 9, 12), 0, lucky_rethrown=1)
    assert lucky(OPTIONS, thrown_again) == 0
    assert lucky(Options(lucky_when="any_throw"), thrown_again) == 1
    assert lucky(OPTIONS, Lying((7, 7, 12), 0)) == 2
    # A die that lay there from an earlier phase was not thrown for this probe.
    assert told(lambda: finish(prober(LUCKY, "reaction", OPTIONS), Lying((7, 9), 0, carried=(7,)))).asked == []


@pytest.mark.rule("HC-LUK-04", "HC:lucky_when")
def test_hc_luk_04_a_sieve_counts_the_lucky_dice_that_it_throws_again() -> None:
    def thrown(options: Options, *answers: str, rest: Dice = ()) -> list[str]:
        done = told(lambda: attempt(LUCKY, "reaction", "sieve", RESULT, options), "keep:12", "keep:5,9", *answers,
                    faces=(7, 7, 12, 5, 9, *rest))  # fmt: skip
        return [rolled.roll.throw.notation() for rolled in done.rolled]

    assert thrown(OPTIONS) == ["3W20", "2W20"]
    assert thrown(Options(lucky_when="any_throw"), "attribute:memory", rest=(3, 4)) == ["3W20", "2W20", "2W12"]
