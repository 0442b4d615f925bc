"""What dice that lie promise, and the advice that people get after the last throw."""

from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

import pytest

from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.systems.heldencodex.rules.probe.goals import GROUP, RESULT, Goal, parse, reach, second, worth
from regelwerk.systems.heldencodex.rules.probe.mastery import (
    second_chance,
    shift_results,
    use_lucky_number,
    use_mastery,
)
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import settle
from regelwerk.systems.heldencodex.rules.probe.prospects import promise, thrown_again, turned
from regelwerk.systems.heldencodex.rules.probe.reading import Reading

PLAIN = Reading(14, 20)


def owner(reading: Reading = PLAIN, goal: Goal = RESULT, **changes: Any) -> Prober:
    return Prober("anna", "anna", "haggle", 3, reading, goal=goal, **changes)


def worths(prompt: Choose[object]) -> dict[str, Fraction]:
    assert prompt.advice is not None
    return dict(prompt.advice().worths)


def asked(play: Play[Any]) -> Choose[object]:
    """The first question of a rule that needs no dice before it."""
    effect = next(play)
    assert isinstance(effect, Choose)
    return effect


@pytest.mark.parametrize("goal", [RESULT, GROUP, reach(12), second(6), parse("second")])
def test_a_promise_is_what_the_rules_make_of_the_dice(goal: Goal) -> None:
    for reading in (Reading(6, 8), Reading(7, 8, runs=True), Reading(15, 8, runs=True, adds=True)):
        for faces in combinations_with_replacement(range(1, 9), 3):
            assert promise(faces, reading, goal) == worth(goal, faces, reading)


def test_a_die_thrown_again_promises_the_average_and_a_shadow_throw_more() -> None:
    expected = Fraction(sum(promise(tuple(sorted((9, new))), PLAIN, RESULT) for new in range(1, 21)), 20)
    assert thrown_again((4, 9), 4, PLAIN, RESULT) == expected
    assert thrown_again((4, 9), 4, PLAIN, RESULT, may_stay=True) > expected


@pytest.mark.rule("HC-LUK-01")
def test_e5_the_lucky_number_is_best_turned_into_a_third_twelve() -> None:
    lucky = Reading(13, 20, lucky=7)
    found = worths(asked(use_lucky_number(owner(lucky), (7, 12, 12))))
    assert [found["become:12"], found["leave"]] == [36, 24]
    assert max(turned((7, 12, 12), lucky, RESULT).values()) == 36


@pytest.mark.rule("HC-FUM-02")
def test_advice_on_ones_tells_what_each_balancing_leaves() -> None:
    found = worths(asked(settle(owner(), (1, 5, 9, 9))))
    assert found == {"devalue:5": 18, "devalue:9": 9}


@pytest.mark.rule("HC-QUA-02")
def test_advice_on_second_chances_and_shifts() -> None:
    again = worths(asked(second_chance(owner(second=1), (2, 9, 9))))
    assert again["leave"] == 18
    assert again["again:2"] == thrown_again((2, 9, 9), 2, PLAIN, RESULT)
    shifts = worths(asked(shift_results(owner(shift=1), (8, 9))))
    assert [shifts["to:9,9"], shifts["to:8,8"], shifts["to:8,9"]] == [18, 16, 9]


@pytest.mark.rule("HC-HIM-03")
def test_advice_on_mastery_and_on_the_shadow_that_fell() -> None:
    master = Reading(21, 20)
    found = worths(asked(use_mastery(owner(master, mastery=1), (9, 12, 12))))
    assert found["shadow:9"] > found["leave"] == 24
    seen = scripted(lambda: use_mastery(owner(master, mastery=1), (9, 12, 12)), [12], ["shadow:9", "take:12"])
    assert seen.result == ((12, 12, 12), ())


@pytest.mark.rule("HC-DRK-02")
def test_a_drinker_wants_two_dice_that_reach_the_minimum() -> None:
    drinker = owner(Reading(9, 12), second(6))
    assert worths(asked(settle(drinker, (1, 4, 7, 8)))) == {"devalue:4": 1, "devalue:7": 0, "devalue:8": 0}
