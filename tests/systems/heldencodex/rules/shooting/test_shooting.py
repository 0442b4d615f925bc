"""Shooting in a fight: at once or after aiming, what is saved, and shooters who are attacked in melee."""

import pytest

from regelwerk.engine.interpreters.scripted import Transcript
from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.shooting.shots import ranged_lead
from regelwerk.systems.heldencodex.state import World
from systems.heldencodex.builders import facts, questions
from systems.heldencodex.ring import (
    ANNA,
    BERT,
    CARL,
    OPTIONS,
    Dice,
    acts,
    armed,
    bout,
    damage,
    fighter,
    offered,
    phase,
    throws,
    to_stage,
)

BOW = armed(ANNA, "hunting_bow", "16/3")
TARGET = armed(BERT, "mace", "7/0")


# -- shooting or aiming -----------------------------------------------------------------------------------------------


def archery(*answers: str, faces: Dice, skill: str = "10/2", options: Options = OPTIONS) -> Transcript[World]:
    """A phase of Anna, who shoots less well, 20 m from Bert; both stand."""
    state = bout(armed(ANNA, "hunting_bow", skill), TARGET, distance=20, options=options)
    return phase(state, "stay", "stay", *answers, faces=faces)


@pytest.mark.rule("HC-RNG-01")
def test_hc_rng_01_the_target_is_named_before_the_throw() -> None:
    state = bout(BOW, TARGET, armed(CARL, "mace", "7/0"), distance=20)
    done = acts(state, "stay", f"target:{CARL}")
    assert (questions(done), done.rolled) == (["HC-RNG-24", "HC-RNG-01"], [])
    assert fighter(done.result, ANNA).target == CARL


@pytest.mark.rule("HC-RNG-02")
def test_hc_rng_02_a_shot_after_the_first_throw_comes_before_all_melee() -> None:
    state = bout(armed(BERT), armed(CARL, "hunting_bow", "16/0", side="heroes"), distance=2)
    done = phase(state, "keep:9,9,9,9", "shoot", "anywhere", "stand", f"attack:{CARL}", "with:9",
                 faces=(9, 9, 9, 9, 3, 6, 1, 2, 3, 4, 5))  # fmt: skip
    causes = [rolled.roll.cause for rolled in done.rolled]
    assert causes.index("HC-RNG-07") < causes.index("HC-MEL-19")


@pytest.mark.rule("HC-RNG-02", "HC-RNG-24")
def test_hc_rng_02_the_shot_is_all_a_shooter_does_in_the_phase() -> None:
    state = bout(BOW, TARGET, distance=2)
    done = to_stage(state, "act", "shoot", "anywhere", "stand", faces=(2, 3, 2, 3, 5, 6))
    shooter = fighter(done.result, ANNA)
    assert (shooter.acted, shooter.dice, done.result.act.queue) == (True, (), (BERT,))


@pytest.mark.rule("HC-RNG-02", "HC-MEL-04")
def test_hc_rng_02_shooters_shoot_in_the_order_of_initiative() -> None:
    people = armed(ANNA, "hunting_bow", "16/1"), armed(BERT, "hunting_bow", "16/1")
    done = to_stage(bout(*people, distance=20), "shots", "stay", "stay", "shoot", "shoot", faces=(4, 9, 8, 9))
    assert [ref.id for ref in facts(done, "hc-order-of-shots", "who")[0][0]] == [BERT, ANNA]
    assert [fighter(done.result, who).throws for who in (ANNA, BERT)] == [1, 1], "the throw of a shot counts as one"


@pytest.mark.rule("HC-RNG-03", "HC-RNG-20")
def test_hc_rng_03_who_throws_on_ends_the_cascade_and_does_not_shoot() -> None:
    done = archery("aim", "keep:9,10", "carry:9,10", faces=(5, 9, 10, 5, 7))
    assert throws(done, ANNA) == ["3W12", "1W12"]
    assert damage(done) == [] and "HC-RNG-16" not in questions(done)
    assert fighter(done.result, ANNA).carried == (9, 10)


@pytest.mark.rule("HC-RNG-03", "HC:aim_without_rethrow")
def test_hc_rng_03_aiming_without_another_throw_is_a_ruling() -> None:
    kept = archery("aim", "keep:5,9,10", "carry:5,9,10", faces=(5, 9, 10, 5))
    assert fighter(kept.result, ANNA).carried == (5, 9, 10)
    strict = Options(aim_without_rethrow=False)
    again = archery("aim", "keep:9,10", "carry:9,10", faces=(5, 9, 10, 5, 7), options=strict)
    assert "keep:5,9,10" not in offered(again, "HC-CAS-01")
    # Where all dice must stay there is no aiming then: three dice of eight sides, or ones that are locked.
    small = archery("shoot", "anywhere", "stand", skill="7/2", faces=(5, 6, 7, 5, 6, 3, 4), options=strict)
    assert offered(small, "HC-RNG-02") == ["shoot", "surrender"]
    ones = archery("shoot", "devalue:9", "anywhere", "stand", faces=(1, 9, 10, 5, 6), options=strict)
    assert offered(ones, "HC-RNG-02") == ["shoot", "surrender"]


@pytest.mark.rule("HC-RNG-04")
def test_hc_rng_04_any_number_of_good_dice_is_saved_and_the_others_are_thrown_again() -> None:
    first = archery("aim", "keep:2,9,10", "carry:9,10", faces=(2, 9, 10, 5))
    # Failures are not worth saving, and are not on offer.
    assert offered(first, "HC-RNG-04") == ["carry:9,10", "carry:10", "carry:9", "carry:"]
    second = phase(first.result, "stay", "stay", "shoot", "anywhere", "stand", faces=(11, 5, 6, 3, 4))
    assert throws(second, ANNA)[0] == "1W12"
    # 9 and 10; the 11 is above the value.
    assert facts(second, "hc-hits-target", "result") == [(19,)]


@pytest.mark.rule("HC-RNG-04", "HC-RNG-05", "HC-FUM-02")
def test_hc_rng_05_ones_of_an_aiming_phase_are_balanced_at_its_end() -> None:
    done = archery("aim", "devalue:9", "carry:10", faces=(1, 9, 10, 5))
    # The 9 is devalued and cannot be saved.
    assert offered(done, "HC-RNG-04") == ["carry:10", "carry:"]
    lost = archery("aim", faces=(1, 1, 9, 5))
    assert (lost.result.find(ANNA).psyche_lost, fighter(lost.result, ANNA).carried) == (1, ())


@pytest.mark.rule("HC-RNG-05")
def test_hc_rng_05_saved_dice_may_balance_ones_of_the_next_phase() -> None:
    first = archery("aim", "keep:5,9,10", "carry:5,9,10", faces=(5, 9, 10, 5))
    saved = fighter(first.result, ANNA)
    assert saved.carried == (5, 9, 10)
    state = replace(first.result, act=first.result.act.with_fighter(replace(saved, carried=(5, 10))))
    second = phase(state, "stay", "stay", "shoot", "devalue:5", "anywhere", "stand", faces=(1, 5, 1, 4, 5))
    assert facts(second, "hc-hits-target", "result") == [(10,)]


@pytest.mark.rule("HC-RNG-05", "HC:aim_ones")
def test_hc_rng_05_ones_may_wait_for_the_shot() -> None:
    late = Options(aim_ones="at_shot")
    first = archery("aim", "carry:9,10", faces=(1, 9, 10, 5), options=late)
    assert "HC-FUM-02" not in questions(first)
    assert (fighter(first.result, ANNA).carried, fighter(first.result, ANNA).ones_waiting) == ((9, 10), 1)
    # All three dice lie there: nothing is thrown, the one is settled now and takes one of the saved dice.
    second = phase(first.result, "stay", "stay", "shoot", "devalue:9", "anywhere", "stand", faces=(5, 1, 4, 5))
    assert throws(second, ANNA) == ["2W12"]
    assert facts(second, "hc-hits-target", "result") == [(10,)]


@pytest.mark.rule("HC-RNG-20")
def test_hc_rng_20_the_lead_of_shooters_goes_by_the_die() -> None:
    assert [ranged_lead(die) for die in (8, 12, 20)] == [3, 2, 1]
    # Also with dice of eight sides a shooter throws a cascade.
    done = archery("aim", "keep:5,6,7", "carry:", skill="7/3", faces=(2, 5, 6, 7, 5, 4))
    assert throws(done, ANNA) == ["4W8", "1W8"]


# -- shooters in melee ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-RNG-24", "HC:shooter_parry")
def test_hc_rng_24_dice_of_a_bow_parry_nothing_unless_the_basic_art_may() -> None:
    shooter = armed(ANNA, "hunting_bow", "16/1", skills={"basic_combat_art": "12/1"})
    attack = f"attack:{ANNA}"
    none = phase(
        bout(armed(BERT, "mace", "7/0"), armed(ANNA, "hunting_bow", "16/1"), distance=2),
        "shoot", "anywhere", "stand", attack,
        faces=(5, 2, 3, 6, 7),
    )  # fmt: skip
    assert "HC-MEL-08" not in questions(none) and damage(none, BERT) == ["1W20"]
    basic = Options(shooter_parry="basic_art_single")
    guarded = phase(
        bout(armed(BERT, "mace", "7/0"), shooter, distance=2, options=basic),
        "shoot", "anywhere", "stand", attack, "parry:9",
        faces=(5, 2, 3, 6, 9, 4),
    )  # fmt: skip
    assert offered(guarded, "HC-MEL-08", ANNA) == ["parry:9", "parry:-"]
    assert (throws(guarded, ANNA), damage(guarded, BERT)) == (["2W20", "2W20"], [])
    # Who aims guards himself too.
    aims = phase(
        bout(armed(BERT, "mace", "7/0"), shooter, distance=2, options=basic),
        "aim", "keep:11,12", attack, "parry:9", "carry:11,12",
        faces=(5, 11, 12, 9, 4),
    )  # fmt: skip
    assert damage(aims, BERT) == [] and fighter(aims.result, ANNA).carried == (11, 12)


@pytest.mark.rule("HC-RNG-24")
def test_hc_rng_24_one_art_is_fixed_for_the_phase() -> None:
    both = armed(ANNA, "hunting_bow", "16/3", weapons=("hunting_bow", "dagger"), skills={"dagger": "9/2"})
    bow, blade = (acts(bout(both, TARGET), answer).result for answer in ("take:hunting_bow", "take:dagger"))
    assert (fighter(bow, ANNA).art, fighter(blade, ANNA).art) == ("hunting_bow", "dagger")
    assert throws(to_stage(blade, "shots", "keep:4,5,6", faces=(4, 5, 6, 7)), ANNA) == ["3W12"]
