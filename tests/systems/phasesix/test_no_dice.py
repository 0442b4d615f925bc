"""Without dice there is no roll: neither throwing nor helping is on offer, unless extra dice are at hand."""

from __future__ import annotations

import pytest

from regelwerk.engine.answers import Answer, Refusal
from regelwerk.systems.phasesix.choices import Handlings
from regelwerk.systems.phasesix.handlings import END_TURN
from systems.phasesix.builders import fight, someone

SHOCKED = (("shocked", 4),)


@pytest.mark.rule("PS-ROL-04", "PS-THR-01")
def test_ps_rol_04_whoever_has_no_dice_left_does_not_throw() -> None:
    thrower = someone("juri", actions=2, conditions=SHOCKED)
    state = fight(thrower, someone("robber"))
    found = Handlings(state, state.fighters[0], "turn", END_TURN).find("throw_item:frag_grenade:robber")
    assert isinstance(found, Refusal)
    assert (found.reason.key, found.rule_id) == ("ps-no-dice", "PS-ROL-04")
    lucky = fight(thrower._replace(bonus_dice=1), someone("robber"))
    assert isinstance(
        Handlings(lucky, lucky.fighters[0], "turn", END_TURN).find("throw_item:frag_grenade:robber"), Answer
    )


@pytest.mark.rule("PS-ROL-04", "PS-HEA-03")
def test_ps_rol_04_whoever_has_no_dice_left_does_not_bandage() -> None:
    state = fight(someone("juri", actions=2, hearts=3, conditions=SHOCKED), someone("robber"))
    found = Handlings(state, state.fighters[0], "turn", END_TURN).find("first_aid:juri")
    assert isinstance(found, Refusal)
    assert found.rule_id == "PS-ROL-04"
