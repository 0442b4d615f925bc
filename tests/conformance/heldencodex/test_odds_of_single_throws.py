"""The exact numbers of single throws, worked out by the rules themselves: O1 to O10, O27 to O33 and O39."""

from fractions import Fraction

import pytest

from conformance.heldencodex.arena import ANNA, BERT
from conformance.heldencodex.playing import OPTIONS, Devaluing, attribute, skill
from regelwerk.engine.effects import Play, do
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.systems.heldencodex.rules.fight.damage import resolve_damage
from regelwerk.systems.heldencodex.rules.fight.harm import Bodies
from regelwerk.systems.heldencodex.rules.melee.exchange import resolve_exchange
from regelwerk.systems.heldencodex.rules.melee.manoeuvres import Attack, Manoeuvres, Stance
from regelwerk.systems.heldencodex.rules.melee.parrying import max_parried
from regelwerk.systems.heldencodex.rules.people.drinking import resolve_drink
from regelwerk.systems.heldencodex.rules.probe.goals import RESULT
from regelwerk.systems.heldencodex.rules.probe.groups import Faces, best_group
from regelwerk.systems.heldencodex.rules.probe.pools import Prober
from regelwerk.systems.heldencodex.rules.probe.probe import finish, resolve_probe
from regelwerk.systems.heldencodex.rules.probe.throwing import Lying, throw_once
from regelwerk.systems.heldencodex.rules.shooting.shots import (
    Archer,
    minimum,
    shoot_at,
    shot_result,
    throw_for_target,
)
from regelwerk.systems.heldencodex.values import DamageDice
from systems.heldencodex.builders import WEAPONS, hero

ODDS = Odds()


# -- O1 to O10 probes -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-SGL-01", "HC-SGL-02", "HC-MAT-01", "HC-FUM-02")
@pytest.mark.parametrize(
    ("value", "target", "chance"),
    [
        pytest.param(7, 7, "305/512", id="O1"),
        pytest.param(7, 11, "5/64", id="O2"),
        pytest.param(5, 7, "73/128", id="O3"),
        pytest.param(10, 11, "275/576", id="O4"),
        pytest.param(10, 16, "95/1728", id="O5"),
        pytest.param(16, 16, "118129/160000", id="O6"),
        pytest.param(16, 31, "21/1280", id="O7"),
    ],
)
def test_a_single_throw_reaches_a_result(value: int, target: int, chance: str) -> None:
    law = ODDS.law(resolve_probe, attribute(value), "single", 1, RESULT)
    assert law.where(lambda probed: probed.reaches(target)) == Fraction(chance)


@pytest.mark.rule("HC-LEG-01", "HC-LEG-02")
def test_o8_a_single_throw_is_legendary() -> None:
    law = ODDS.law(resolve_probe, attribute(16), "single", 1, RESULT)
    assert law.where(lambda probed: probed.mythos > 0) == Fraction(231, 80000)


@pytest.mark.rule("HC-FUM-03", "HC-MAS-01", "HC-MAS-03")
@pytest.mark.parametrize(
    ("value", "chance"), [pytest.param(7, "17/256", id="O9"), pytest.param(16, "509/160000", id="O10")]
)
def test_ones_that_nothing_balances_cost_psyche(value: int, chance: str) -> None:
    law = ODDS.law(resolve_probe, attribute(value), "single", 1, RESULT)
    assert law.where(lambda probed: probed.psyche > 0) == Fraction(chance)


# -- O27 to O29 defences ----------------------------------------------------------------------------------------------

ATTACKER = Stance(ANNA, ANNA, (), (), 20, WEAPONS["fist"])
"""With bare hands against bare hands nothing but the dice counts."""
BODIES = Bodies(hero(ANNA), hero(BERT))


def settled(prober: Prober) -> Play[Faces]:
    """One throw of all dice, and what its ones leave of it."""
    lying = yield from throw_once(prober, Lying((), prober.dice))
    probed = yield from finish(prober, lying)
    return () if probed.fumble else probed.left


def defence(dice: Faces, value: int, manoeuvres: Manoeuvres) -> Play[bool]:
    """Whether somebody who only defends parries everything."""
    group = best_group(dice, value, True, OPTIONS)
    defender = Stance(BERT, BERT, dice, group, value, WEAPONS["fist"])
    done = yield from do(resolve_exchange, ATTACKER, defender, Attack(manoeuvres), BODIES, OPTIONS)
    return done.defended


@pytest.mark.rule("HC-MEL-08", "HC-MEL-09", "HC-MEL-10")
@pytest.mark.parametrize(
    ("art", "attacks", "chance"),
    [
        pytest.param("10/2", (9,), "799/1728", id="O27"),
        pytest.param("10/2", (9, 9), "35/432", id="O28"),
        pytest.param("16/3", (12, 13), "2277/8000", id="O29"),
    ],
)
def test_a_defence_parries_every_manoeuvre(art: str, attacks: Faces, chance: str) -> None:
    defender = skill("arming_sword", art, weapons=["arming_sword"])
    value = defender.reading.value
    odds = Odds(Devaluing(lambda left: max_parried(attacks, left, value)))
    manoeuvres = tuple((face,) for face in attacks)
    law = odds.law(settled, defender).bind(lambda dice: odds.law(defence, dice, value, manoeuvres))
    assert law.probability(True) == Fraction(chance)


# -- O30 and O31 damage -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-MEL-19", "HC-MEL-20", "HC-MEL-21")
def test_o30_two_damage_dice_wound_severely() -> None:
    law = ODDS.law(resolve_damage, 2, 12, ANNA, ANNA, "bert", OPTIONS)
    assert law.where(lambda hits: "severe" in hits or "critical" in hits) == Fraction(49, 144)


@pytest.mark.rule("HC-MEL-19", "HC-MEL-20")
def test_o31_two_large_damage_dice_wound_critically() -> None:
    law = ODDS.law(resolve_damage, 2, 20, ANNA, ANNA, "bert", OPTIONS)
    assert law.where(lambda hits: "critical" in hits) == Fraction(1, 40)


# -- O32 and O33 shots ------------------------------------------------------------------------------------------------


def demanded(metres: int) -> Play[int]:
    """The minimum for a human who stands still."""
    thrown = yield from throw_for_target("large", "stay", OPTIONS)
    return minimum("large", thrown, metres, 0, OPTIONS).total


def shot(dice: Faces, value: int, needed: int) -> Play[bool]:
    """Whether a shot with these dice hits."""
    done = yield from do(shoot_at, Archer(ANNA, ANNA, dice, value, DamageDice(1, 8)), needed, BERT, OPTIONS)
    return done.hit


@pytest.mark.rule("HC-RNG-06", "HC-RNG-07", "HC-RNG-10")
@pytest.mark.parametrize(
    ("art", "chance"), [pytest.param("10/2", "3845/10368", id="O32"), pytest.param("16/3", "74419/80000", id="O33")]
)
def test_a_shot_at_once_hits_a_standing_human_at_twenty_metres(art: str, chance: str) -> None:
    archer = skill("hunting_bow", art, weapons=["hunting_bow"])
    value = archer.reading.value
    odds = Odds(Devaluing(lambda left: shot_result(left, value)))
    dice = odds.law(settled, archer)
    law = odds.law(demanded, 20).bind(lambda needed: dice.bind(lambda faces: odds.law(shot, faces, value, needed)))
    assert law.probability(True) == Fraction(chance)


# -- O39 drink --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-DRK-01", "HC-DRK-02")
def test_o39_two_dice_hold_the_third_drink() -> None:
    law = ODDS.law(resolve_drink, skill("drinking", "9/2"), 6)
    assert law.where(lambda found: found[0] >= 2) == Fraction(931, 1728)
