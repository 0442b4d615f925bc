"""Damage to armour, an optional rule: ten points of condition for every two hits stopped."""

import pytest

from regelwerk.engine.interpreters.scripted import scripted
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.options import Options
from regelwerk.systems.phasesix.rules.attack.protection import damage_armor, protection_tally
from regelwerk.systems.phasesix.state import Combat, Fighter
from systems.phasesix.builders import fight, someone, step

ON = Options(rule_armor_damage=True)
BITE = "attack:bite:melee:juri"


def shot_at(options: Options = ON) -> Combat:
    """A bear (8 dice, penetration 0) before Juri in his Kevlar vest (protection 4)."""
    return fight(someone("bear"), someone("juri", actions=0), options=options)


def damaged(fighter: Fighter, prevented: int) -> tuple[int, ...]:
    return scripted(lambda: damage_armor(fighter, prevented)).result.armor_condition


@pytest.mark.rule("PS-ARM-01", "PS-ARM-02", "PS:rule_armor_damage")
def test_ps_arm_01_five_hits_four_prevented_cost_twenty_points() -> None:
    after = step(shot_at(), BITE, faces=[5, 5, 5, 5, 5, 1, 1, 1])
    assert after.result.find("juri").armor_condition == (80,)
    assert after.result.find("juri").hearts == 5
    (line,) = after.notes("ps-armor-damaged")
    assert (line.facts["loss"], line.facts["left"]) == (20, 80)


@pytest.mark.rule("PS:rule_armor_damage")
def test_ruling_43_by_default_armour_does_not_suffer() -> None:
    after = step(shot_at(Options()), BITE, faces=[5, 5, 5, 5, 5, 1, 1, 1]).result
    assert after.find("juri").armor_condition == (100,)


@pytest.mark.rule("PS-ARM-01", "PS-CRT-06")
def test_ps_arm_01_crits_are_not_prevented_and_do_not_count() -> None:
    """3 normal hits and 2 crits: 3 prevented, 10 points."""
    after = step(shot_at(), BITE, faces=[5, 5, 5, (6, 5), (6, 5), 1, 1, 1]).result
    assert (after.find("juri").armor_condition, after.find("juri").hearts) == ((90,), 4)


@pytest.mark.rule("PS-ARM-02", "PS:rule_armor_damage")
@pytest.mark.parametrize(("prevented", "left"), [(0, 100), (1, 100), (2, 90), (3, 90), (4, 80), (7, 70)])
def test_ps_arm_02_odd_numbers_are_rounded_down(prevented: int, left: int) -> None:
    assert damaged(someone("juri"), prevented) == (left,)


@pytest.mark.rule("PS-ARM-02", "PS:rule_armor_damage")
def test_ruling_43_halves_are_not_carried_over() -> None:
    state = shot_at()
    for _ in range(2):
        state = step(state, BITE, faces=[5, *[1] * 7]).result
    assert state.find("juri").armor_condition == (100,)


@pytest.mark.rule("PS-ARM-01")
def test_condition_never_falls_below_nothing() -> None:
    assert damaged(someone("juri", armor_condition=(10,)), 6) == (0,)


@pytest.mark.rule("PS:armor_damage_target", "PS:ruling_45")
def test_ruling_45_the_strongest_piece_with_condition_left_suffers() -> None:
    layers = {"armor": ("leather", "mail_shirt", "mail_shirt")}
    assert damaged(someone("hagen", sheet=layers), 2) == (100, 90, 100), "a tie: the first listed"
    assert damaged(someone("hagen", sheet=layers, armor_condition=(100, 0, 50)), 2) == (100, 0, 40)
    assert damaged(someone("hagen", sheet=layers, armor_condition=(0, 0, 0)), 4) == (0, 0, 0)
    assert damaged(someone("bear"), 4) == (), "natural protection alone does not suffer"


@pytest.mark.rule("PS:ruling_45")
def test_ruling_45_natural_protection_does_not_spare_the_piece_worn_with_it() -> None:
    assert damaged(someone("hagen", sheet={"base_protection": 3}), 4) == (80,)


@pytest.mark.rule("PS:armor_condition_effect")
@pytest.mark.parametrize(("effect", "at_55", "at_0"), [("zero_at_zero", 4, 0), ("scaled", 2, 0), ("none", 4, 4)])
def test_ruling_44_what_damaged_armour_is_worth(effect: str, at_55: int, at_0: int) -> None:
    options = Options(armor_condition_effect=effect)  # type: ignore[arg-type]
    worn = someone("juri")
    assert protection_tally(worn, options).total == 4
    assert protection_tally(replace(worn, armor_condition=(55,)), options).total == at_55
    assert protection_tally(replace(worn, armor_condition=(0,)), options).total == at_0


@pytest.mark.rule("PS:ruling_45", "PS:armor_condition_effect")
def test_ruling_45_a_ruined_piece_is_left_out_from_the_next_attack_on() -> None:
    """At 10 % the vest still stops four of four hits; the next four all wound."""
    state = shot_at()
    state = state.put(replace(state.find("juri"), armor_condition=(10,)))
    first = step(state, BITE, faces=[5, 5, 5, 5, 1, 1, 1, 1]).result
    assert (first.find("juri").hearts, first.find("juri").armor_condition) == (6, (0,))
    assert step(first, BITE, faces=[5, 5, 5, 5, 1, 1, 1, 1]).result.find("juri").hearts == 2
