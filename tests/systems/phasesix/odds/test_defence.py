"""Odds of an attack against a defence: only a defence that the rules allow has odds."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.facts import Phrase
from regelwerk.systems.phasesix.content.loading import load
from regelwerk.systems.phasesix.odds.questions import attack_odds

CONTENT = load()


def refusal(**given: Any) -> tuple[str, str]:
    with pytest.raises(ContentError) as refused:
        attack_odds(CONTENT, given)
    reason = refused.value.facts["reason"]
    assert isinstance(reason, Phrase)
    return reason.key, refused.value.facts["rule"]


@pytest.mark.rule("PS-DOD-01")
def test_a_shot_cannot_be_dodged() -> None:
    assert refusal(attacker="juri", target="guard_mp5", weapon=["ak_47"], defence="dodge") == (
        "ps-no-dodge-ranged",
        "PS-DOD-01",
    )


@pytest.mark.rule("PS-PAR-01")
def test_teeth_do_not_parry() -> None:
    assert refusal(attacker="hagen", target="wolf", weapon=["axe"], defence="parry")[1] == "PS-PAR-01"


@pytest.mark.rule("PS-SHD-04")
def test_without_a_shield_no_shield_parry() -> None:
    assert refusal(attacker="hagen", target="leyla", weapon=["axe"], defence="shield_parry") == (
        "ps-no-shield",
        "PS-SHD-04",
    )


def test_what_can_be_dodged_is_compared_and_the_rest_left_out() -> None:
    compared = attack_odds(CONTENT, {"attacker": "hagen", "target": "leyla", "defence": "dodge"})
    undefended = attack_odds(CONTENT, {"attacker": "hagen", "target": "leyla", "weapon": ["axe"]})
    assert len(compared) == 2
    assert compared[0].law.at_least(1) < undefended[0].law.at_least(1)
