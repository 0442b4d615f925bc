"""After the throw: high mastery with swaps and shadow throws, second chances, shifted results."""

from typing import Any

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.mastery import after_shift, shifted
from regelwerk.systems.heldencodex.rules.probe.pools import prober
from regelwerk.systems.heldencodex.rules.probe.probe import attempt
from regelwerk.systems.heldencodex.rules.probe.rivalry import Entry, contest_of_many
from regelwerk.systems.heldencodex.state import Hero
from systems.heldencodex.builders import facts, hero, possible, questions, told
from systems.heldencodex.ring import ANNA, BERT, OPTIONS, Dice, armed, bout, fighter, to_stage

MASTER = hero("anna", skills={"hide": "22/1"})
"""Two dice, and two points above 20."""


def single(*answers: str, faces: Dice, options: Options = OPTIONS, **changes: Any) -> Transcript[Any]:
    who = hero("anna", **changes) if changes else MASTER
    return told(lambda: attempt(who, "hide", "single", RESULT, options), *answers, faces=faces)


def hiding(who: Hero) -> Entry:
    """One throw on hide, alone against everybody else."""
    return Entry(who, "hide", "single", RESULT, who.id)


# -- shadow throws ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-HIM-03")
def test_hc_him_03_each_point_above_twenty_is_a_shadow_throw_with_either_face() -> None:
    done = single("shadow:5", "take:19", "shadow:4", "take:4", faces=(4, 5, 19, 3))
    assert done.result[1].result == 19
    # Two points, so two uses and no more.
    assert questions(done) == ["HC-HIM-03"] * 4
    assert single("leave", faces=(4, 5)).result[1].result == 5


@pytest.mark.rule("HC-HIM-03", "HC-HIM-05")
def test_hc_him_05_only_skills_bring_it_unless_attributes_may() -> None:
    given = hero(attributes={"reaction": 23})
    assert prober(given, "reaction", OPTIONS).mastery == 0
    assert prober(given, "reaction", Options(attribute_high_mastery=True)).mastery == 3
    assert [prober(hero(skills={"hide": f"{fkw}/1"}), "hide", OPTIONS).mastery for fkw in (20, 21, 25)] == [0, 1, 5]


@pytest.mark.rule("HC-HIM-04", "HC:shadow_ones")
def test_hc_him_04_a_one_is_not_thrown_again_unless_the_table_says_so() -> None:
    strict = single("leave", faces=(1, 5))
    assert possible(strict.asked[0]) == ["leave", "shadow:5"]
    free = single("shadow:1", "take:12", "leave", faces=(1, 5, 12), options=Options(shadow_ones=True))
    assert free.result[1].result == 12


@pytest.mark.rule("HC-HIM-03", "HC:shadow_ones")
def test_hc_him_03_whose_dice_all_show_ones_is_not_asked() -> None:
    assert questions(single(faces=(1, 1))) == []


@pytest.mark.rule("HC-QUA-02", "HC:shadow_ones")
def test_hc_qua_02_a_second_chance_throws_one_die_again_and_the_new_face_counts() -> None:
    def again(*answers: str, faces: Dice, options: Options = OPTIONS) -> Transcript[Any]:
        who = armed(ANNA, "dagger", "12/1", items=("balanced_dagger",))
        return told(lambda: attempt(who, "dagger", "single", RESULT, options), *answers, faces=faces)

    assert again("again:9", faces=(9, 4, 3)).result[1].result == 4
    assert facts(again("again:9", faces=(9, 4, 3)), "hc-throws-again", "face") == [(9,)]
    assert possible(again("leave", faces=(1, 9)).asked[0]) == ["leave", "again:9"]
    ones = again("again:1", faces=(1, 9, 8), options=Options(shadow_ones=True))
    assert (possible(ones.asked[0]), ones.result[1].fumble) == (["leave", "again:1", "again:9"], False)


@pytest.mark.rule("HC-QUA-02", "HC:e_bonus")
def test_hc_qua_02_results_are_shifted_die_by_die_or_as_a_number() -> None:
    assert set(shifted((5, 9), 2, 12)) == {
        (5, 9), (4, 9), (6, 9), (5, 8), (5, 10), (4, 8), (4, 10), (6, 8), (6, 10), (3, 9), (7, 9), (5, 7), (5, 11),
    }  # fmt: skip
    assert set(shifted((1, 12), 1, 12)) == {(1, 12), (2, 12), (1, 11)}

    def haggled(*answers: str, options: Options = OPTIONS) -> int:
        who = hero(skills={"haggle": "9/1"}, items=("touchstone",))
        done = told(lambda: attempt(who, "haggle", "single", RESULT, options), *answers, faces=(8, 6))
        found: int = done.result[1].result
        return found

    assert haggled("to:8,8") == 16
    assert haggled("result:10", options=Options(e_bonus="result")) == 10


@pytest.mark.rule("HC-LUK-01", "HC-QUA-02", "HC:shifted_lucky")
def test_hc_luk_01_whether_a_die_shifted_onto_the_lucky_number_is_lucky_is_a_ruling() -> None:
    def haggled(*answers: str, faces: Dice, options: Options = OPTIONS) -> Transcript[Any]:
        who = hero(skills={"haggle": "16/2"}, items=("touchstone",), lucky_number=7)
        return told(lambda: attempt(who, "haggle", "single", RESULT, options), *answers, faces=faces)

    counts = haggled("to:7,12,12", "become:12", faces=(8, 12, 12))
    assert "HC-LUK-01" in questions(counts) and counts.result[1].result == 36
    strict = Options(shifted_lucky="thrown_only")
    shifted_on = haggled("to:7,12,12", faces=(8, 12, 12), options=strict)
    assert "HC-LUK-01" not in questions(shifted_on) and shifted_on.result[1].result == 24
    # A thrown lucky number is one, beside a shifted one as well.
    thrown = haggled("to:7,7,12", "become:12", faces=(6, 7, 12), options=strict)
    assert questions(thrown).count("HC-LUK-01") == 1 and thrown.result[1].result == 24


@pytest.mark.rule("HC:shifted_lucky")
def test_the_advice_for_a_shift_knows_the_ruling() -> None:
    def best(options: Options) -> int:
        who = hero(skills={"haggle": "16/2"}, items=("touchstone",), lucky_number=7)
        owner = prober(who, "haggle", options)._replace(goal=RESULT)
        return max(after_shift(owner, (8, 12, 12), way) for way in shifted((8, 12, 12), owner.shift, 20))

    assert (best(OPTIONS), best(Options(shifted_lucky="thrown_only"))) == (36, 26)


# -- swaps ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-HIM-03", "HC-HIM-04")
def test_hc_him_03_a_swap_takes_a_die_of_the_opponent_and_gives_one_away() -> None:
    rival = hero("bert", skills={"hide": "12/1"})

    def against(*answers: str, faces: Dice) -> tuple[int, int]:
        done = told(lambda: contest_of_many((hiding(MASTER), hiding(rival)), OPTIONS), *answers, faces=faces)
        (_, mine), (_, theirs) = done.result
        return mine.result, theirs.result

    assert against("swap:4:11:bert", "leave", faces=(4, 9, 11, 6)) == (11, 6)
    # A one can be swapped away before it is settled: it is the other's to balance now.
    assert against("swap:1:11:bert", "leave", faces=(1, 9, 11, 6)) == (11, 0)


@pytest.mark.rule("HC-HIM-03", "HC-HIM-04")
def test_hc_him_04_who_has_fewer_points_above_twenty_goes_first() -> None:
    other = hero("bert", skills={"hide": "21/1"})
    done = told(
        lambda: contest_of_many((hiding(MASTER), hiding(other)), OPTIONS),
        "swap:5:12:anna", "swap:5:12:bert", "leave", faces=(12, 4, 5, 6),
    )  # fmt: skip
    assert [asked.prompt.who for asked in done.asked] == ["bert", "anna", "anna"]
    assert facts(done, "hc-swapped", "face", "theirs") == [(5, 12), (5, 12)]
    assert [probed.result for _, probed in done.result] == [12, 6]


@pytest.mark.rule("HC-HIM-03")
def test_hc_him_03_in_a_fight_dice_are_swapped_after_the_throws_and_before_anybody_attacks() -> None:
    state = bout(armed(ANNA, "mace", "21/1"), armed(BERT, "mace", "13/1"))
    done = to_stage(state, "act", "swap:4:12:bert", faces=(4, 12, 12, 13))
    assert (fighter(done.result, ANNA).dice, fighter(done.result, BERT).dice) == ((12, 12), (4, 13))
