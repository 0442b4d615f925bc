"""Without dice there is no roll: nothing that needs one is on offer, unless extra dice are at hand and agreed on."""

from __future__ import annotations

import pytest

from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.interpreters.scripted import Asked
from regelwerk.engine.state_values import replace
from regelwerk.systems.phasesix.rules.handlings.choices import Handlings
from regelwerk.systems.phasesix.rules.handlings.handlings import END_TURN
from regelwerk.systems.phasesix.state import Combat
from systems.phasesix.builders import fight, possible, someone, step

SHOCKED = (("shocked", 4),)


@pytest.mark.rule("PS-ROL-04", "PS-THR-01")
def test_ps_rol_04_whoever_has_no_dice_left_does_not_throw() -> None:
    thrower = someone("juri", actions=2, conditions=SHOCKED)
    state = fight(thrower, someone("robber"))
    found = Handlings(state, state.fighters[0], "turn", END_TURN).find("throw_item:frag_grenade:robber")
    assert isinstance(found, Refusal)
    assert (found.reason.key, found.rule_id) == ("ps-no-dice", "PS-ROL-04")
    lucky = fight(replace(thrower, bonus_dice=1), someone("robber"))
    assert isinstance(
        Handlings(lucky, lucky.fighters[0], "turn", END_TURN).find("throw_item:frag_grenade:robber"), Answer
    )


@pytest.mark.rule("PS-ROL-04", "PS-HEA-03")
def test_ps_rol_04_whoever_has_no_dice_left_does_not_bandage() -> None:
    state = fight(someone("juri", actions=2, hearts=3, conditions=SHOCKED), someone("robber"))
    found = Handlings(state, state.fighters[0], "turn", END_TURN).find("first_aid:juri")
    assert isinstance(found, Refusal)
    assert found.rule_id == "PS-ROL-04"


# -- with an extra die in hand ----------------------------------------------------------------------------------------

BANDAGE = "use_item:bandages:nadja"


def hurt(dice: tuple[int, int, int]) -> Combat:
    """Nadja has 2 dice for first aid; a shock of 2 leaves none. The robber has nothing to answer with."""
    nadja = someone("nadja", hearts=3, conditions=(("shocked", 2),), dice=dice)
    return fight(nadja, someone("robber", actions=0))


def price(asked: Asked, key: str) -> dict[str, int]:
    found = asked.prompt.answers.find(key)
    assert isinstance(found, Answer)
    return {cost.message: cost.amount for cost in found.cost}


@pytest.mark.rule("PS:ruling_95", "PS-ROL-04", "PS-HEA-03")
def test_ruling_95_the_only_extra_die_is_part_of_the_price_and_nobody_is_asked_again() -> None:
    """Before, the question for dice came after the action was paid, and its free answer rolled nothing at all."""
    played = step(hurt((1, 0, 0)), BANDAGE, faces=[5])
    assert [a.prompt.rule_id for a in played.asked] == ["PS-RND-02"]
    assert price(played.asked[0], BANDAGE) == {"ps-cost-action": 1, "ps-cost-bonus-die": 1}
    after = played.result.find("nadja")
    assert (after.actions, after.bonus_dice, after.boosts) == (1, 0, 2)
    assert [n.facts["bonus"] for n in played.notes("ps-added-dice")] == [1]


@pytest.mark.rule("PS:ruling_95", "PS-ROL-07")
def test_ruling_95_or_a_destiny_die() -> None:
    played = step(hurt((0, 1, 0)), BANDAGE, faces=[4])
    assert price(played.asked[0], BANDAGE) == {"ps-cost-action": 1, "ps-cost-destiny-die": 1}
    assert (played.result.find("nadja").destiny_dice, played.result.find("nadja").boosts) == (0, 2)


@pytest.mark.rule("PS:ruling_95", "PS-ROL-05")
def test_ruling_95_with_several_dice_the_free_answer_is_the_one_already_agreed_on() -> None:
    played = step(hurt((1, 1, 0)), BANDAGE, "bonus:0+destiny:1", faces=[4])
    asked = played.asked[1]
    assert possible(asked) == {"bonus:1+destiny:0", "bonus:0+destiny:1", "bonus:1+destiny:1"}
    assert isinstance(asked.prompt.answers.find("none"), Refusal), "an action for nothing is no answer"
    assert (asked.prompt.default, price(asked, asked.prompt.default)) == ("bonus:1+destiny:0", {})
    after = played.result.find("nadja")
    assert (after.bonus_dice, after.destiny_dice, after.boosts) == (1, 0, 2)


@pytest.mark.rule("PS:ruling_95", "PS-HIT-05", "PS-THR-01")
def test_ruling_95_attacks_throws_and_dodges_alike() -> None:
    shaken = someone("juri", ready=("ak_47",), conditions=(("shocked", 8),), dice=(1, 0, 0))
    asked = step(fight(shaken, someone("robber", actions=0)), "end_turn").asked[0]
    for key in ("attack:ak_47:single:robber", "throw_item:frag_grenade:robber"):
        assert price(asked, key) == {"ps-cost-action": 1, "ps-cost-bonus-die": 1}
    assert price(asked, "attack:ak_47:burst:robber") == {"ps-cost-action": 1}, "two dice are left"
    clumsy = someone("hagen", ready=("axe",), actions=1, dice=(1, 0, 0))
    played = step(fight(someone("wolf"), clumsy), "attack:bite:melee:hagen", "dodge", faces=[5, *[1] * 6, (6, 1)])
    assert price(played.asked[1], "dodge") == {"ps-cost-action": 1, "ps-cost-bonus-die": 1}
    assert played.notes("ps-dodge-succeeds")
    assert (played.result.find("hagen").bonus_dice, played.result.find("hagen").hearts) == (0, 6)


@pytest.mark.rule("PS:ruling_95", "PS-ROL-04", "PS-CND-02")
def test_ps_rol_04_a_save_that_comes_by_itself_may_still_be_left_alone() -> None:
    dying = someone(
        "hagen", hearts=0, conditions=(("dying", 1),), dice=(1, 0, 0), sheet={"attributes": {"resistance": 0}}
    )
    state = replace(fight(dying, someone("mira"), someone("robber")), phase="turn_start")
    asked = step(state, "none").asked[0]
    assert (asked.prompt.default, "none" in possible(asked)) == ("none", True)


@pytest.mark.rule("PS:ruling_95", "PS:ruling_78")
def test_ruling_95_a_reaction_that_lost_its_dice_since_lapses_and_takes_no_die() -> None:
    """Mira answers with her dagger (4 dice); the cold breath shocks her by 4 before it is her turn to strike."""
    mira = someone("mira", ready=("dagger",), actions=1, conditions=(("shocked", 2),), dice=(1, 0, 0))
    skeleton = someone("skeleton")
    state = fight(skeleton, mira)
    answers = ("attack:cold_breath:single:mira", "attack:dagger:melee:skeleton")
    played = step(state, *answers, faces=[5, 5, 1, 1, 1, 1])
    assert played.result.find("mira").level("shocked") == 4
    assert played.notes("ps-reaction-lapses")
    assert played.result.find("mira").bonus_dice == 1
