"""Unarmed fighting: the pool, what strength and quickness add, and the reach of an arm."""

import pytest

from regelwerk.systems.phasesix.rules.attack.attack import attack_dice
from regelwerk.systems.phasesix.values import unarmed
from systems.phasesix.builders import fight, possible, refusal, sheet_of, someone, step

PUNCH = "attack:unarmed:melee:robber"


@pytest.mark.rule("PS-UNA-01")
def test_ps_una_01_the_pool_is_the_melee_skill() -> None:
    """Hagen: melee 4, quickness 2, so four dice at 5+."""
    played = step(fight(someone("hagen"), someone("robber", actions=0)), PUNCH, faces=[5, 4, 1, 1])
    (announced,) = played.notes("ps-attacks")
    dice, number = announced.facts["dice"], announced.facts["min_roll"]
    assert (getattr(dice, "total", None), getattr(number, "total", None)) == (4, 5)
    assert played.result.find("robber").hearts == 5, "only the 5 hits; strength 4 penetrates protection 1"


@pytest.mark.rule("PS-UNA-02")
@pytest.mark.parametrize(("strength", "penetration"), [(2, 0), (3, 1), (7, 1)])
def test_ps_una_02_strength_above_two_penetrates(strength: int, penetration: int) -> None:
    sheet = sheet_of("hagen", attributes={"strength": strength})
    assert unarmed(sheet).penetration == penetration


@pytest.mark.rule("PS-UNA-03")
@pytest.mark.parametrize(("quickness", "dice"), [(2, 4), (3, 5), (7, 5)])
def test_ps_una_03_quickness_above_two_adds_one_die(quickness: int, dice: int) -> None:
    hagen = someone("hagen", sheet={"attributes": {"quickness": quickness}})
    figure = attack_dice(fight(hagen), hagen, None, unarmed(hagen.sheet), "melee")
    assert figure.total == dice
    assert ("PS-UNA-03" in {term.rule_id for term in figure.terms}) is (quickness > 2)


@pytest.mark.rule("PS-UNA-01", "PS-UNA-02", "PS-UNA-03", "PS-CRT-01")
def test_ps_una_leyla_hits_with_six_dice_and_penetration_1() -> None:
    state = fight(someone("leyla", ready=()), someone("robber", actions=0))
    played = step(state, PUNCH, faces=[5, (6, 2), 1, 3, (6, 5), 2])
    assert played.notes("ps-hits")[0].facts["normals"] == 2
    assert played.notes("ps-hits")[0].facts["crits"] == 1
    assert played.result.find("robber").hearts == 3


@pytest.mark.rule("PS-UNA-04")
def test_ps_una_04_fists_reach_one_metre() -> None:
    leyla, robber = someone("leyla", ready=()), someone("robber", actions=0)
    near = fight(leyla, robber, positions={"leyla": (10, 10), "robber": (10, 11)})
    assert PUNCH in possible(step(near, "end_turn").asked[0])
    far = fight(leyla, robber, positions={"leyla": (10, 10), "robber": (10, 11.01)})
    assert refusal(step(far, "end_turn").asked[0], PUNCH) == "PS-GEA-04"


@pytest.mark.rule("PS:ruling_84")
def test_ruling_84_full_hands_can_still_kick() -> None:
    archer = someone("mira", ready=("longbow",), side="heroes")
    state = fight(archer, someone("robber", actions=0))
    played = step(state, PUNCH, faces=[5, 1, 1, 1])
    assert played.result.find("robber").hearts == 6, "one hit, protection 1, strength 2 penetrates nothing"
    assert played.result.find("mira").ready == ("longbow",)


@pytest.mark.rule("PS-UNA-01")
def test_foes_fight_with_their_own_actions_only() -> None:
    asked = step(fight(someone("wolf"), someone("hagen", actions=0)), "end_turn").asked[0]
    assert "attack:unarmed:melee:hagen" not in possible(asked)
