"""Damage throws: every die is a hit by its height, and equal dice may be added up."""

import pytest

from regelwerk.dice import Handful
from regelwerk.engine.interpreters.odds import odds
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.fight.damage import damage_hits, level, resolve_damage
from systems.heldencodex.builders import possible, questions, told
from systems.heldencodex.ring import ANNA, OPTIONS, Dice


def ways(*faces: int, options: Options = OPTIONS) -> set[tuple[str, ...]]:
    return set(damage_hits(tuple(sorted(faces)), options))


@pytest.mark.rule("HC-MEL-19")
def test_hc_mel_19_the_table_of_heights() -> None:
    assert [level(height) for height in (1, 10, 11, 20, 21, 40)] == [
        "light", "light", "severe", "severe", "critical", "critical",
    ]  # fmt: skip
    # Every die is scored, each by its own height; different ones are never added.
    assert ways(4, 12, 9) == {("severe", "light", "light")}


@pytest.mark.rule("HC-MEL-20", "HC:damage_matches")
def test_hc_mel_20_equal_dice_are_added_or_stay_hits_of_their_own() -> None:
    assert ways(8, 8, 11) == {("severe", "severe"), ("severe", "light", "light")}
    assert ways(8, 8, 8) == {("critical",), ("severe", "light"), ("light", "light", "light")}
    # By one ruling dice that are not added bring a further hit for each beyond the first.
    more = Options(damage_matches="bonus_hit")
    assert ways(8, 8, options=more) == {("severe",), ("light", "light", "light")}
    assert ways(8, 8, 8, options=more) == {("critical",), ("severe", "light"), ("light",) * 5}
    assert ways(8, 9, options=more) == {("light", "light")}


@pytest.mark.rule("HC-MEL-20")
def test_hc_mel_20_the_attacker_decides() -> None:
    done = told(
        lambda: resolve_damage(3, 12, ANNA, ANNA, "bert", OPTIONS), "score:severe,light,light", faces=(8, 8, 11)
    )
    assert (done.result, questions(done)) == (("severe", "light", "light"), ["HC-MEL-20"])
    assert possible(done.asked[0]) == ["score:severe,severe", "score:severe,light,light"]
    assert done.asked[0].prompt.seat == ANNA


@pytest.mark.rule("HC-MEL-21", "HC-FAI-01", "HC:damage_failures")
@pytest.mark.parametrize("faces", [(1, 2, 3), (3, 3, 3), (1, 1, 1)])
def test_hc_mel_21_low_faces_are_light_hits_and_may_be_added_unless_they_are_failures(faces: Dice) -> None:
    assert ("light", "light", "light") in ways(*faces)
    assert ways(*faces, options=Options(damage_failures=True)) == {()}
    assert ways(*faces, 12, options=Options(damage_failures=True)) == {("severe",)}


@pytest.mark.rule("HC-MEL-21", "HC-LUK-04")
def test_hc_mel_21_it_is_no_probe_nothing_is_turned_balanced_or_lost() -> None:
    done = told(lambda: resolve_damage(4, 20, ANNA, ANNA, "bert", OPTIONS), faces=(1, 1, 7, 20))
    # A lucky number, ones and a value above the skill: no question but that of the equal dice.
    assert questions(done) == ["HC-MEL-20"]
    assert done.result == ("severe", "light", "light", "light")


@pytest.mark.rule("HC-MEL-12", "HC-MEL-16")
def test_hc_mel_12_without_dice_nothing_is_thrown() -> None:
    none = told(lambda: resolve_damage(0, 12, ANNA, ANNA, "bert", OPTIONS))
    fewer = told(lambda: resolve_damage(-1, 12, ANNA, ANNA, "bert", OPTIONS))
    assert (none.result, none.rolled, fewer.result, fewer.rolled) == ((), [], (), [])


@pytest.mark.parametrize("options", [OPTIONS, Options(damage_matches="bonus_hit"), Options(damage_failures=True)])
@pytest.mark.parametrize(("dice", "die"), [(2, 8), (4, 12), (3, 20), (4, 20)])
def test_faces_that_are_not_told_apart_score_alike(dice: int, die: int, options: Options) -> None:
    """The odds of a damage throw are those of all its handfuls, each read for itself."""
    law = odds(resolve_damage, dice, die, ANNA, ANNA, "bert", options)
    assert law == Handful(dice, die).law().map(lambda faces: damage_hits(faces, options)[0])
