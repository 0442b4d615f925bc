"""The exact numbers of damage contests, worked out by the rules themselves; and merged laws against all throws."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.scripted import ScriptError
from regelwerk.engine.policies import Policy
from regelwerk.systems.realms.rules.damage.damage import Blow, Clash, clash_of, harm_done, suffer
from regelwerk.systems.realms.rules.damage.damage_contest import RerollScene, contest, worth_rerolling
from regelwerk.systems.realms.state import Model, Vitals
from regelwerk.systems.realms.values import DamageProfile, DamageType
from systems.realms.builders import armour, enemy, item, model, told, world


class Plain(Policy):
    """Rerolls as a plain player does."""

    name = "plain"

    def decide(self, prompt: Choose[Any]) -> str:
        assert isinstance(prompt.scene, RerollScene)
        return "reroll" if worth_rerolling(prompt.scene) else "keep"


ODDS = Odds(Plain())


def clash(
    target: Model, strength: int, level: int, *effects: str, type: DamageType = "kinetik", **changes: Any  # noqa: A002
) -> Clash:  # fmt: skip
    harm = DamageProfile(type, level, strength, changes.pop("damage", 2), effects)
    return clash_of(world(model(), target), Blow("mars", "amok", harm, changes.pop("kind", "shot"), **changes))[0]


def outcome(fight: Clash) -> tuple[str, str, str]:
    law = ODDS.law(contest, fight.contest).map(lambda verdict: verdict.outcome)
    won, tied, lost = (str(law.probability(one)) for one in ("won", "tied", "lost"))
    return won, tied, lost


@pytest.mark.rule("RE-DMG-06", "RE-DMG-07", "RE-DMG-08", "RE-DMG-09")
def test_p2_four_and_one_against_five_and_one() -> None:
    assert outcome(clash(enemy(armour=armour(5, kinetik=1)), 4, 1)) == ("55/144", "11/144", "13/24")


@pytest.mark.rule("RE-EFF-05")
def test_p7_explosive() -> None:
    fight = clash(enemy(armour=armour(7, kinetik=2)), 5, 2, "explosiv")
    assert outcome(fight) == ("265/576", "25/576", "143/288")


@pytest.mark.rule("RE-AUT-04", "RE-DMG-06")
def test_p9_a_burst_of_four_shots_does_damage_in_three_of_four_hits() -> None:
    fight = clash(enemy(armour=armour(3, kinetik=1)), 4, 1, bonus=3)
    assert (fight.contest.attack, fight.contest.defence) == (8, 4)
    assert Fraction(8, 12) * Fraction(outcome(fight)[0]) == Fraction(1, 2)


@pytest.mark.rule("RE-EFF-09", "RE-DMG-06")
def test_p10_a_monomolecular_edge_doubles_the_loss() -> None:
    target = enemy(hp=9, ko=3, armour=armour(3, kinetik=1))
    fight = clash(target, 5, 2, "monomolekular", type="schnitt", damage=3, kind="melee")
    doubled = ODDS.law(suffer, fight).where(lambda vitals: harm_done(fight, vitals) == 6)
    assert doubled == Fraction(9, 16)


@pytest.mark.rule("RE-ARM-03", "RE:bonus_die")
def test_p11_a_shield() -> None:
    bearer = enemy(armour=armour(3, kinetik=1), items=(item("schild", shield=True),))
    assert outcome(clash(bearer, 5, 1, shielded=True)) == ("793/1728", "35/432", "265/576")


@pytest.mark.rule("RE-EFF-14")
def test_p12_vibro() -> None:
    fight = clash(enemy(armour=armour(5, schnitt=1)), 5, 2, "vibro", type="schnitt", kind="melee")
    assert outcome(fight) == ("611/864", "11/288", "55/216")


@pytest.mark.rule("RE-DMG-06")
def test_a_preview_shows_the_hit_points_at_stake() -> None:
    (shown,) = stakes_of(suffer)
    fight = clash(enemy(hp=9, armour=armour(5, kinetik=1)), 4, 1)
    assert shown.message == "re-stake-hp"
    at_stake = ODDS.law(suffer, fight).map(lambda vitals: shown.measure((fight,), vitals))
    assert {n: str(at_stake.probability(n)) for n in at_stake} == {0: "89/144", 2: "55/144"}


@pytest.mark.rule("RE-DMG-06", "RE-EFF-03", "RE-SHK-01")
def test_merged_odds_are_those_of_all_throws() -> None:
    """An electric, armour-piercing blow on a hurt model: every pair of dice, and every KO roll that follows."""
    target = enemy(hp=4, left=3, ap=1, ko=4, armour=armour(5))
    fight = clash(target, 4, 1, "elektro", "panzerbrechend", damage=2)
    found: Counter[Vitals] = Counter()
    for attack, defence in product(range(1, 13), repeat=2):
        for die in range(1, 13):
            try:
                found[told(lambda: suffer(fight), faces=[attack, defence, die]).result] += 1
            except ScriptError:
                found[told(lambda: suffer(fight), faces=[attack, defence]).result] += 1
    law = Odds().law(suffer, fight)
    assert {vitals: law.probability(vitals) for vitals in law} == {
        vitals: Fraction(count, 12**3) for vitals, count in found.items()
    }
