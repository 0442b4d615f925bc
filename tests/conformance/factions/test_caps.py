"""Where a roll of Factions has no bound, odds stop where nothing is left that could ever be noticed."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from conformance.factions.nebelhafen import START
from regelwerk.dice import ExplodingMix, Law, WildCard, beats
from regelwerk.engine.effects import Roll
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.systems.factions.options import Options
from regelwerk.systems.factions.rules.actions.attack import SOAKABLE_RAISES, Mark, Striker, strike
from regelwerk.systems.factions.rules.actions.espionage import KINDS
from regelwerk.systems.factions.rules.actions.gather import resolve_gather
from regelwerk.systems.factions.rules.core.rolls import (
    RAISE,
    TARGET_NUMBER,
    Roller,
    hits_beyond_doubt,
    resolve_contest,
    total_beyond_doubt,
    wild_card,
)
from regelwerk.systems.factions.rules.core.wounds import FATAL
from regelwerk.systems.factions.values import Die

BEYOND_DOUBT = Fraction(1, 10**15)
DICE = (Die(4), Die(6), Die(8), Die(10), Die(12), Die(12, 1), Die(12, 2), Die(12, 4))
MODIFIERS = range(-3, 7)
SIDES = tuple(product(DICE, MODIFIERS))
WEAKEST = START.find("bettler").sheet
OTHERWISE = Options(w12_bonus_on_wild=False, opposed_tie="attacker_wins")


def roller(die: Die, modifier: int) -> Roller:
    return Roller(WEAKEST, "bettler", die, modifier)


def reaches(die: Die, modifier: int, total: int) -> Fraction:
    """The chance of at least this total."""
    law = wild_card(roller(die, modifier), Options()).law(total)
    return sum((law.probability(found) for found in law if found.total >= total), Fraction(0))


class Wider(Odds):
    """Odds whose last steps lie higher, and which tell apart everything below them."""

    def __init__(self, by: int) -> None:
        super().__init__()
        self.by = by

    def outcomes(self, effect: Any) -> Law[Any]:
        if isinstance(effect, Roll) and effect.steps is not None:
            steps = range(effect.steps[0] - self.by, effect.steps[-1] + self.by + 1)
            effect = Roll(effect.throw, effect.cause, steps=steps)
        return super().outcomes(effect)


def apart(one: Law[Any], other: Law[Any]) -> Fraction:
    """The total variation between two laws."""
    return sum((abs(one.probability(x) - other.probability(x)) for x in {*one, *other}), Fraction(0)) / 2


# -- opposed rolls -----


@pytest.mark.rule("FA-CORE-06", "FA-CORE-07")
@pytest.mark.parametrize("own", DICE, ids=str)
def test_whoever_gets_that_far_ahead_is_not_caught_up_with(own: Die) -> None:
    """A result can only be another one if the first total is beyond the cap and the second nearly there too."""
    for modifier, (other, other_modifier) in product(MODIFIERS, SIDES):
        cap = total_beyond_doubt(own, modifier, other, other_modifier)
        both = reaches(own, modifier, cap + 1) * reaches(other, other_modifier, cap - RAISE + 1)
        assert both < BEYOND_DOUBT


@pytest.mark.rule("FA-CORE-06", "FA-CORE-07")
@pytest.mark.parametrize(("own", "other"), list(product(DICE[::2], DICE[::3])), ids=lambda die: str(die))
def test_opposed_rolls_are_what_the_endless_sum_says(own: Die, other: Die) -> None:
    for modifier, other_modifier in ((-3, -3), (-3, 6), (6, 0)):
        acting, against = roller(own, modifier), roller(other, other_modifier)
        law = Odds().law(resolve_contest, acting, against, KINDS, Options())
        left = WildCard(own.sides, 0, own.bonus + modifier)
        right = WildCard(other.sides, 0, other.bonus + other_modifier)
        for grade, lead in ((1, 1), (2, RAISE)):
            found = law.map(lambda result: result.grade).at_least(grade)
            assert abs(found - beats(left, right, by=lead)) < BEYOND_DOUBT


@pytest.mark.rule("FA-CORE-06", "FA-CORE-07", "FA:w12_bonus_on_wild", "FA:opposed_tie")
@pytest.mark.parametrize("options", [Options(), OTHERWISE], ids=["default", "otherwise"])
def test_opposed_rolls_with_wider_caps_are_the_same(options: Options) -> None:
    for own, other in (((Die(12, 4), 6), (Die(12, 2), -3)), ((Die(4), -3), (Die(10), 2)), ((Die(6), 0), (Die(6), 0))):
        args = (roller(*own), roller(*other), KINDS, options)
        assert apart(Odds().law(resolve_contest, *args), Wider(24).law(resolve_contest, *args)) < BEYOND_DOUBT


# -- successes and raises -----


@pytest.mark.rule("FA-GAT-02", "FA-CORE-04")
@pytest.mark.parametrize("tn", [TARGET_NUMBER, 12])
def test_more_raises_than_that_do_not_come_up(tn: int) -> None:
    for die, modifier in SIDES:
        most = hits_beyond_doubt(die, modifier, tn)
        assert reaches(die, modifier, tn + RAISE * most) < BEYOND_DOUBT


@pytest.mark.rule("FA-GAT-02")
@pytest.mark.parametrize(("die", "modifier"), [(Die(4), -3), (Die(10), 0), (Die(12, 4), 6)], ids=str)
def test_gathering_with_a_wider_cap_is_the_same(die: Die, modifier: int) -> None:
    args = (roller(die, modifier), 1, Options())
    assert apart(Odds().law(resolve_gather, *args), Wider(24).law(resolve_gather, *args)) < BEYOND_DOUBT


# -- damage and soaking -----


@pytest.mark.rule("FA-CORE-09", "FA-CORE-13", "FA-GEN-05")
def test_nobody_soaks_so_many_wounds_that_a_cap_on_raises_shows() -> None:
    """Beyond the cap the target is destroyed, unless it soaks all but three of the wounds that are counted."""
    resilience, strongest, toughest = 4, (Die(12, 4), 6), (Die(12, 4), 6)
    damage = ExplodingMix((12, 12), 2 * strongest[0].bonus + strongest[1])
    beyond = resilience + RAISE * (SOAKABLE_RAISES + 1)
    too_many = damage.law(beyond).at_least(beyond)
    soaked = SOAKABLE_RAISES - (FATAL - 1)
    soaks_them = reaches(*toughest, TARGET_NUMBER + RAISE * (soaked - 1))
    assert too_many * soaks_them < BEYOND_DOUBT


def left_after_soaking(odds: Odds, dice: tuple[int, ...], structure: Die, options: Options) -> Law[int]:
    """How many wounds an attack leaves: four and more are four."""
    target = Mark(6, 5, SOAKABLE_RAISES)
    blows = odds.law(strike, Striker(roller(Die(12), 2), dice, 4), target, options)
    raises = blows.map(lambda blow: max(0, blow.raises))
    throw = wild_card(roller(structure, 2), options)
    soaks = throw.law(TARGET_NUMBER + RAISE * 40).map(lambda found: max(0, (found.total - TARGET_NUMBER) // RAISE + 1))
    return raises.bind(lambda wounds: soaks.map(lambda soaked: min(FATAL, max(0, wounds - soaked))))


@pytest.mark.rule("FA-CORE-09", "FA-CORE-13", "FA:attack_raise_bonus_per_raise")
@pytest.mark.parametrize("per_raise", [False, True])
def test_damage_with_a_wider_cap_leaves_the_same_wounds(per_raise: bool) -> None:
    options = Options(attack_raise_bonus_damage=True, attack_raise_bonus_per_raise=per_raise)
    for dice, structure in (((12, 12), Die(12, 2)), ((6, 4), Die(4)), ((10,), Die(8))):
        one, other = (left_after_soaking(odds, dice, structure, options) for odds in (Odds(), Wider(24)))
        assert apart(one, other) < BEYOND_DOUBT
