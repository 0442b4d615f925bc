"""The exact numbers of shots, worked out by the rules themselves; and a merged law against all throws."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from conformance.realms.playing import arms, wears
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.systems.realms.odds.shot_chances import REROLLING, chances
from regelwerk.systems.realms.rules.damage.damage import clash_of
from regelwerk.systems.realms.rules.shooting.aiming import shot_value
from regelwerk.systems.realms.rules.shooting.hitting import Landed, attempt_of, blow_of, shot
from regelwerk.systems.realms.state import Deed, Shots, World
from systems.realms.builders import armour, enemy, model, told, weapon, world

ODDS = Odds(REROLLING)


def table(fk: int, *names: str, **target: Any) -> World:
    return world(model(at=(30, 45), fk=fk, weapons=arms(*names)), enemy(at=(45, 45), **target), acting="mars")


@pytest.mark.rule("RE-DIE-06", "RE-SHO-02", "RE-SHO-03")
def test_p1_skill_two_without_modifiers() -> None:
    scene, deed = table(2, "gewehr"), Deed("normal_shot", "mars", "gewehr", (Shots("amok"),))
    law = ODDS.law(
        shot, attempt_of(scene, deed, shot_value(scene, deed).total), clash_of(scene, blow_of(scene, deed, 0))[0]
    )
    assert law.where(lambda landed: landed.hit) == Fraction(1, 6)
    assert chances(scene, deed)[0].hit == Fraction(1, 6)


@pytest.mark.rule("RE-AUT-04", "RE-AUT-05", "RE-SHO-02", "RE-DMG-06")
def test_p9_four_shots_at_one_target() -> None:
    scene = table(5, "maschinenpistole", armour=wears("kampfweste"))
    deed = Deed("normal_shot", "mars", "maschinenpistole", (Shots("amok", 4),))
    value, clash = shot_value(scene, deed), clash_of(scene, blow_of(scene, deed, 0))[0]
    assert (value.total, clash.contest.attack, clash.contest.defence) == (8, 8, 4)
    (stake,) = stakes_of(shot)
    attempt = attempt_of(scene, deed, value.total)
    law = ODDS.law(shot, attempt, clash).map(lambda landed: stake.measure((attempt, clash), landed))
    assert law.probability(2) == Fraction(1, 2)
    assert chances(scene, deed)[0].wound == Fraction(1, 2)


@pytest.mark.rule("RE-SHO-02", "RE-DMG-06", "RE-DMG-12", "RE-SHK-01")
def test_the_merged_law_of_a_shot_is_that_of_all_throws() -> None:
    """To hit, damage, defence, and a KO roll after a tie or a wound: each throw for itself, and in one law."""
    scene = world(
        model(at=(30, 45), fk=5, weapons=(weapon(damage=2),)),
        enemy(at=(45, 45), hp=4, left=4, ap=1, ko=5, armour=armour(4, kinetik=1)),
        acting="mars",
    )
    deed = Deed("normal_shot", "mars", "gewehr", (Shots("amok"),))
    attempt, clash = attempt_of(scene, deed, 5), clash_of(scene, blow_of(scene, deed, 0))[0]
    found: Counter[Landed] = Counter()
    found[told(lambda: shot(attempt, clash), faces=[6]).result] += 7 * 12**3
    for attack, defence in product(range(1, 13), repeat=2):
        if attack + 5 < defence + 5:
            found[told(lambda: shot(attempt, clash), faces=[5, attack, defence]).result] += 5 * 12
            continue
        for die in range(1, 13):
            found[told(lambda: shot(attempt, clash), faces=[5, attack, defence, die]).result] += 5
    law = Odds().law(shot, attempt, clash)
    assert {one: law.probability(one) for one in law} == {one: Fraction(count, 12**4) for one, count in found.items()}
