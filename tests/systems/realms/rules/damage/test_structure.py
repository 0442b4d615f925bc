"""The zones of a MIKe: what is hit, what fails, how it ends."""

from typing import Any

import pytest

from regelwerk.engine.state_values import replace
from regelwerk.systems.realms.options import Options
from regelwerk.systems.realms.rules.core.profile import profile
from regelwerk.systems.realms.rules.damage.structure import (
    Aim,
    critical_arms,
    damage_limb,
    damage_torso,
    damage_zone,
    why_not_arm,
    why_not_fight,
    zone_hit,
)
from regelwerk.systems.realms.rules.damage.wounds import Victim
from regelwerk.systems.realms.state import Vitals
from regelwerk.systems.realms.values import Zone
from systems.realms.builders import blade, card, facts, model, told, weapon

WHOLE = Vitals(9, (6, 6, 6), ap=6)
MIKE = card("amboss", type="mike", size="large", ko=7, hp=9)


def mike(**options: Any) -> Victim:
    return Victim("amboss", "red", MIKE, (), Options(**options))


def limb(zone: Zone, loss: int, *faces: int, vitals: Vitals = WHOLE, **options: Any) -> Vitals:
    return told(lambda: damage_limb(mike(**options), vitals, zone, loss), faces=faces).result


def torso(loss: int, *faces: int, vitals: Vitals = WHOLE, **options: Any) -> Vitals:
    return told(lambda: damage_torso(mike(**options), vitals, loss), faces=faces).result


@pytest.mark.rule("RE-SHO-02", "RE-MEL-06", "RE-MIK-05", "RE-MIK-06", "RE:ruling_91")
@pytest.mark.parametrize(
    ("face", "zone"),
    [(1, "torso"), (6, "torso"), (7, "right_arm"), (8, "right_arm"), (9, "left_arm"), (10, "left_arm"), (11, "legs"),
     (12, "legs")],
)  # fmt: skip
def test_a_die_says_which_zone_is_hit(face: int, zone: str) -> None:
    assert told(lambda: zone_hit(Aim("blue", "amboss", (), Options())), faces=[face]).result == zone


@pytest.mark.rule("RE:destroyed_zone_hit")
@pytest.mark.parametrize(
    ("ruling", "faces", "zone"),
    [
        ("torso", (8,), "torso"),
        ("no_effect", (8,), "nothing"),
        ("reroll_zone", (8, 12), "legs"),
        ("reroll_zone", (8, 7), "torso"),
    ],
)
def test_a_hit_on_a_destroyed_zone(ruling: Any, faces: tuple[int, ...], zone: str) -> None:
    aim = Aim("blue", "amboss", ("right_arm",), Options(destroyed_zone_hit=ruling))
    assert told(lambda: zone_hit(aim), faces=faces).result == zone


@pytest.mark.rule("RE-MIK-07", "RE-MIK-08")
def test_each_zone_has_hit_points_of_its_own_and_a_hurt_limb_is_a_shock() -> None:
    assert limb("left_arm", 3, 12) == replace(WHOLE, limbs=(6, 3, 6), ap=5)
    hurt = told(lambda: damage_zone(mike(), WHOLE, "torso", 2), faces=[7]).result
    assert hurt == replace(WHOLE, hp=7)


@pytest.mark.rule("RE-MIK-09")
def test_a_critical_torso_is_critical_as_infantry_is() -> None:
    assert torso(6) == replace(WHOLE, hp=3, ap=4, critical=True, was_critical=("torso",))


@pytest.mark.rule("RE-MIK-10", "RE-MIK-11", "RE:limb_critical")
def test_a_critical_limb_has_its_own_effect_once_and_then_shocks() -> None:
    hurt = limb("legs", 4)
    assert hurt == replace(WHOLE, limbs=(6, 6, 2), was_critical=("legs",))
    assert profile(MIKE, hurt, (), "bw", Options()).total == 2
    assert limb("legs", 1, 8, vitals=hurt) == replace(hurt, limbs=(6, 6, 1), ap=5)
    assert critical_arms(limb("right_arm", 4), Options()) == ("right_arm",)


@pytest.mark.rule("RE-MIK-11", "RE:legs_critical_rounding")
def test_critical_legs_halve_the_movement_before_the_torso_takes_its_share() -> None:
    hurt = replace(WHOLE, was_critical=("legs",))
    quick = card("amboss", type="mike", size="large", bw=5, hp=9)
    assert profile(quick, hurt, (), "bw", Options()).total == 3
    assert profile(quick, hurt, (), "bw", Options(legs_critical_rounding="down")).total == 2
    assert profile(quick, replace(hurt, critical=True), (), "bw", Options()).total == 2


@pytest.mark.rule("RE:limb_critical")
def test_a_critical_limb_may_be_the_critical_state_of_the_whole() -> None:
    hurt = limb("legs", 4, limb_critical="full_critical")
    assert (hurt.ap, hurt.critical, hurt.was_critical) == (4, True, ("legs", "torso"))
    # Only once per model: the second limb is a shock (KO 7, less 1).
    assert limb("left_arm", 4, 7, vitals=hurt, limb_critical="full_critical").ap == 3


@pytest.mark.rule("RE-MIK-13", "RE:destroyed_arm")
def test_a_destroyed_arm_costs_agility_and_its_weapon() -> None:
    hurt = limb("right_arm", 6)
    assert hurt == replace(WHOLE, limbs=(0, 6, 6), was_critical=("right_arm",))
    assert profile(MIKE, hurt, (), "agi", Options()).total == 3
    cannon, fist = weapon("kanone", arm="right_arm"), blade("faust", arm="left_arm")
    machine = replace(model("amboss"), card=MIKE, vitals=hurt)
    refused = why_not_arm(machine, cannon)
    assert refused is not None and refused.rule_id == "RE-MIK-13"
    assert why_not_arm(machine, fist) is None
    assert why_not_fight(machine) is None


@pytest.mark.rule("RE:destroyed_arm")
def test_the_loss_of_an_arm_replaces_its_critical_penalty_or_comes_on_top() -> None:
    hurt = limb("right_arm", 6)
    assert critical_arms(hurt, Options()) == ()
    assert critical_arms(hurt, Options(destroyed_arm="cumulative")) == ("right_arm",)


@pytest.mark.rule("RE-MIK-13", "RE:destroyed_arm")
def test_without_arms_nobody_strikes() -> None:
    armless = replace(model("amboss"), card=MIKE, vitals=replace(WHOLE, limbs=(0, 0, 6)))
    assert why_not_fight(armless) is not None
    assert why_not_arm(armless, blade("horn")) is not None
    assert why_not_arm(armless, weapon("schulterkanone")) is None
    assert why_not_fight(model("mars")) is None


@pytest.mark.rule("RE-MIK-14", "RE:legs_zero_table")
@pytest.mark.parametrize(
    ("face", "legs", "status"),
    [(1, "can_turn", "active"), (6, "can_turn", "active"), (7, "immobile", "active"), (11, "immobile", "active"),
     (12, "immobile", "out")],
)  # fmt: skip
def test_without_legs_a_die_says_what_is_left(face: int, legs: str, status: str) -> None:
    hurt = limb("legs", 6, face)
    assert (hurt.legs, hurt.status, hurt.limbs, hurt.ap) == (legs, status, (6, 6, 0), 6)


@pytest.mark.rule("RE:legs_zero_table")
def test_without_legs_it_may_simply_stand_still() -> None:
    assert limb("legs", 6, legs_zero_table="immobile").legs == "immobile"


@pytest.mark.rule("RE:limb_overkill")
def test_what_is_too_much_for_a_limb_is_lost_or_goes_into_the_torso() -> None:
    assert limb("left_arm", 8).hp == 9
    beyond = limb("left_arm", 8, 7, limb_overkill="excess_to_torso")
    assert (beyond.hp, beyond.limbs) == (7, (6, 0, 6))


@pytest.mark.rule("RE-MIK-12", "RE:wreck")
def test_without_a_torso_it_collapses_or_explodes() -> None:
    assert torso(9, 7) == replace(WHOLE, hp=0, status="wreck")
    assert torso(12, 7, wreck="removed") == replace(WHOLE, hp=0, status="removed")
    assert torso(12, 8) == replace(WHOLE, hp=0, status="removed", detonates=True)


@pytest.mark.rule("RE-MIK-07", "RE:limb_overkill")
def test_a_limb_loses_no_more_than_it_has() -> None:
    nearly = replace(WHOLE, limbs=(6, 1, 6), was_critical=("left_arm",))
    lost = told(lambda: damage_zone(mike(), nearly, "left_arm", 5))
    assert facts(lost, "re-structure-loses", "hp", "left") == [(1, 0)]
    assert facts(lost, "re-structure-excess-lost", "hp") == [(4,)]
    through = told(lambda: damage_zone(mike(limb_overkill="excess_to_torso"), nearly, "left_arm", 5), faces=[1])
    assert facts(through, "re-structure-excess", "hp") == [(4,)]
    assert facts(through, "re-structure-loses", "hp", "left") == [(1, 0), (4, 5)]
    gone = told(lambda: damage_zone(mike(), WHOLE, "torso", 12), faces=[1])
    assert facts(gone, "re-structure-loses", "hp", "left") == [(9, 0)]
