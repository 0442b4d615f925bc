"""Judgement: what wounds, dice and chances are worth to computer players."""

from itertools import product
from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP, RESULT, second, shot
from regelwerk.systems.heldencodex.rules.probe.mastery import Aftermath, Rival
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.reading import Reading
from regelwerk.systems.heldencodex.rules.shooting.shots import Target
from regelwerk.systems.heldencodex.tactics.dice import devalue, lucky_number, mastery, second_chance, shadow, shift
from regelwerk.systems.heldencodex.tactics.melee import strike
from regelwerk.systems.heldencodex.tactics.other_parts import lesson_worth
from regelwerk.systems.heldencodex.tactics.shots import at_once, best_arms, chance_to_hit
from regelwerk.systems.heldencodex.tactics.weights import (
    BARE,
    CRITICAL,
    ENOUGH,
    LIGHT,
    SEVERE,
    TEMPERS,
    WEAR,
    Shell,
    bearable,
    harm,
    harm_of,
    levels,
    row_shell,
    shell_of,
)
from systems.heldencodex.builders import circle, critical, hero, severe

OPTIONS = Options()
SWORD = Reading(15, 20, runs=True)
PLAIN = Reading(14, 20)
W12 = (2, 12)


def lies(*faces: int, reading: Reading = SWORD, ability: str = "arming_sword", **changes: Any) -> Aftermath:
    """Dice that lie there at the end of somebody's throw."""
    changes.setdefault("goal", GROUP if reading.runs and not reading.adds else RESULT)
    return Aftermath(Prober("anna", "anna", ability, len(faces), reading, **changes), tuple(sorted(faces)))


# -- wounds -----------------------------------------------------------------------------------------------------------


def test_expected_hits_are_those_of_all_throws() -> None:
    light, severe_hits, critical_hits = levels(2, 12, OPTIONS)
    throws = list(product(range(1, 13), repeat=2))
    # Equal dice from 6 on are worse added up: 6 + 6 is a severe hit, 11 + 11 a critical one.
    worst = [
        ("c" if a >= 11 else "s" if a >= 6 else "ll") if a == b else "ls"[a > 10] + "ls"[b > 10] for a, b in throws
    ]
    assert light == pytest.approx(sum(hits.count("l") for hits in worst) / 144)
    assert severe_hits == pytest.approx(sum(hits.count("s") for hits in worst) / 144)
    assert critical_hits == pytest.approx(2 / 144)


def test_more_damage_dice_never_do_less() -> None:
    for die, shell in product((8, 12, 20), (BARE, Shell(0, 3), Shell(4, 1), Shell(4, 1, unarmed=True))):
        grown = [harm(dice, die, shell, OPTIONS) for dice in range(8)]
        assert grown == sorted(grown)
        assert grown[0] == 0


def test_armour_is_felt_as_the_rules_have_it() -> None:
    assert harm_of(2, 1, 1, BARE) == 2 * LIGHT + SEVERE + CRITICAL
    # Heavy armour stops light hits for nothing and severe ones for a point; what is critical becomes severe.
    assert harm_of(5, 0, 0, Shell(3)) == 0
    assert harm_of(0, 1, 0, Shell(3)) == WEAR
    assert harm_of(0, 0, 1, Shell(3)) == SEVERE + WEAR
    assert harm_of(0, 3, 0, Shell(2)) == SEVERE + 2 * WEAR
    assert harm_of(0, 2, 0, Shell(1, 0, unarmed=True)) == 0
    # Light armour stops light hits and lowers the others.
    assert harm_of(1, 1, 0, Shell(0, 3)) == pytest.approx(LIGHT + 2 * WEAR)


def test_what_is_worn_where_hits_may_land() -> None:
    knight = hero(armour="mail_hauberk kite_shield")
    assert shell_of(knight) == Shell(14, 6)
    assert shell_of(knight, ("hands", "feet")) == BARE
    assert row_shell(knight) == Shell(4, 2)


def test_what_somebody_can_bear_is_what_is_left_until_they_give_up() -> None:
    assert bearable(hero()) == bearable(hero(gives_up=True)) == ENOUGH
    assert bearable(hero(circles=(severe(),))) == ENOUGH - SEVERE
    assert bearable(hero(circles=(critical(),))) < 1
    assert bearable(hero(circles=(circle(3),))) == ENOUGH - 3


def test_tempers_differ_in_what_they_fear() -> None:
    sensible, aggressive, careful = TEMPERS
    assert aggressive.caution < sensible.caution < careful.caution
    assert aggressive.last_stand < sensible.last_stand < careful.last_stand


# -- blows ------------------------------------------------------------------------------------------------------------


def test_a_die_that_cannot_be_parried_strikes_with_the_group_behind_it() -> None:
    # E6 (d): 12 against 11, 5, 5 is not parried; two dice of the group add damage.
    against_weak = strike((7, 11, 12, 12), (11, 12, 12), 15, W12, (5, 5, 11), 13, BARE, OPTIONS)
    assert against_weak == harm(2 + 2, 12, BARE, OPTIONS)
    # E6: against 13, 12, 5 no single die goes through, but of three manoeuvres one does.
    against_strong = strike((7, 11, 12, 12), (11, 12, 12), 15, W12, (5, 12, 13), 13, BARE, OPTIONS)
    assert against_strong == harm(2, 12, BARE, OPTIONS)
    assert strike((4, 9), (), 15, W12, (10, 11), 13, BARE, OPTIONS) == 0


# -- dice that lie ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-QUA-02")
def test_a_second_chance_is_for_the_die_that_does_nothing() -> None:
    assert second_chance(lies(2, 9, 9, 10, second=1)) == "again:2"
    assert second_chance(lies(8, 9, 10, 11, second=1)) == "leave"
    # A one cannot be thrown again, however bad it is.
    assert second_chance(lies(1, 1, reading=PLAIN, ability="haggle", second=1)) == "leave"


@pytest.mark.rule("HC-HIM-03")
def test_mastery_swaps_if_both_sides_feel_it() -> None:
    master = lies(2, 9, 10, 11, mastery=2)
    assert mastery(master) == "shadow:2"
    rival = Rival("bert", (9, 9, 9))
    assert mastery(master._replace(rivals=(rival,))) == "swap:2:9:bert"
    assert shadow(lies(9, 10), (3, 11)) == "take:11"


@pytest.mark.rule("HC-QUA-02", "HC:e_bonus")
def test_results_are_shifted_into_matches() -> None:
    assert shift(lies(9, 10, 3, reading=PLAIN, ability="haggle", shift=1)) in ("to:3,10,10", "to:3,9,9")
    assert shift(lies(9, 10, 3, reading=PLAIN, ability="haggle", shift=1)) == "to:3,10,10"
    assert shift(lies(20, reading=PLAIN, ability="haggle", shift=2)) == "to:20"


@pytest.mark.rule("HC-LUK-01", "HC-LUK-02")
def test_a_lucky_die_is_turned_only_if_that_helps() -> None:
    lucky = PLAIN._replace(lucky=7)
    # E5: turned into a 12 it makes 36.
    assert lucky_number(lies(7, 12, 12, reading=lucky, ability="haggle")) == "become:12"
    assert lucky_number(lies(1, 7, 12, reading=lucky, ability="haggle")) == "become:20"
    # In a fight 6, 7, 8 hang together: whatever the 7 were turned into, the group would fall apart.
    group = lies(6, 7, 8, reading=SWORD._replace(lucky=7))
    assert lucky_number(group) == "leave"


@pytest.mark.rule("HC-FUM-02")
def test_ones_are_balanced_by_what_is_missed_least() -> None:
    assert devalue(lies(1, 9, 9, 14, reading=PLAIN._replace(runs=True))) == "devalue:14"
    assert devalue(lies(1, 4, 9, 14, reading=PLAIN, ability="haggle")) == "devalue:4"
    # In a shot the total counts: 14 alone is more than the pair of sixes.
    assert devalue(lies(1, 6, 6, 14, reading=PLAIN._replace(runs=True, adds=True))) == "devalue:6"
    # Who drinks needs two high dice.
    assert devalue(lies(1, 5, 5, 9, reading=PLAIN, goal=second(5))) == "devalue:5"


# -- chances ----------------------------------------------------------------------------------------------------------


def test_a_shot_at_once_has_the_chance_of_one_throw() -> None:
    # O34: 3W12, value 10, minimum 16: 0.1296 at once.
    assert at_once(3, Reading(10, 12, runs=True, adds=True), shot(16)) == pytest.approx(0.12962963)


@pytest.mark.rule("HC-RNG-07", "HC-RNG-23")
def test_the_chance_of_a_shot_is_that_of_the_dice_still_to_fall() -> None:
    target = Target("bert", "large", "stay", 20)
    asleep = replace(hero("bert"), down="asleep")
    # A large target at 20 metres demands 9 and a W6.
    chances = [chance_to_hit(result, target, asleep, OPTIONS) for result in range(8, 17)]
    assert chances == pytest.approx([0, 0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1, 1])
    assert chance_to_hit(0, target, asleep, OPTIONS) == 0
    nimble = hero("bert", skills={"acrobatics": "9/2"})
    assert 0 < chance_to_hit(15, target, nimble, OPTIONS) < 0.5 < chance_to_hit(30, target, nimble, OPTIONS)


def test_the_best_arms_of_a_hunter() -> None:
    jost = hero(skills={"dagger": "9/2", "hunting_bow": "16/3"}, weapons=("dagger", "hunting_bow"))
    shoots, bow = best_arms(jost, True, OPTIONS)
    strikes, blade = best_arms(jost, False, OPTIONS)
    assert (bow, blade) == ("take:hunting_bow", "take:dagger")
    assert shoots > 2 * strikes


def test_a_point_that_brings_dice_is_worth_more() -> None:
    assert lesson_worth(11, True) > lesson_worth(10, True)
    assert lesson_worth(14, False) > lesson_worth(13, False)
    assert lesson_worth(20, True) == lesson_worth(19, True)
