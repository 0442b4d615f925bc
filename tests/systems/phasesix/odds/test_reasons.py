"""Odds of an attack name all that changes them, and tell the bands in the words of the table."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.policies import Fixed
from regelwerk.engine.questions import Answered, bands_of
from regelwerk.engine.tally import Tally
from regelwerk.systems.phasesix.odds.questions import attack_odds
from regelwerk.systems.phasesix.rules.attack.exchange import declared_attack, resolve_attack
from regelwerk.systems.phasesix.rules.handlings.handlings import Handling
from systems.phasesix.builders import CONTENT, GAME, fight, someone


def asked(**given: Any) -> Answered:
    (answered,) = attack_odds(CONTENT, given)
    return answered


def figure(answered: Answered, name: str) -> Tally:
    return dict(answered.tallies)[f"ps-figure-{name}"]


@pytest.mark.rule("PS-PRO-03", "PS:ruling_41")
def test_penetration_is_named_where_it_lowers_protection() -> None:
    """A Kar98 with penetration 2 against a guard's armour of 1: surplus penetration is lost."""
    protection = figure(asked(attacker="nadja", target="guard_mp5", weapon=["kar98"]), "protection")
    assert protection.total == 0
    assert [(term.amount, term.message) for term in protection.terms] == [
        (0, "ps-term-natural-protection"),
        (1, "ps-term-armor"),
        (-2, "ps-term-penetration"),
        (1, "ps-term-penetration-lost"),
    ]


@pytest.mark.rule("PS:ruling_94", "PS-HEA-01")
def test_the_cap_at_the_targets_hearts_is_named() -> None:
    bear = asked(attacker="mira", target="wolf", weapon=["longbow"])
    assert figure(bear, "most-wounds").total == max(bear.law) == 4
    raised = asked(attacker="mira", target="wolf", weapon=["longbow"], options={"overkill": "raise_level"})
    assert [term.amount for term in figure(raised, "most-wounds").terms] == [4, 5], "hearts, then levels to death"


@pytest.mark.rule("PS-COV-05", "PS-SHD-04")
def test_cover_and_a_raised_shield_are_named() -> None:
    shot: dict[str, Any] = {"attacker": "nadja", "target": "guard_shield", "weapon": ["kar98"]}
    assert "ps-figure-cover" not in dict(asked(**shot).tallies)
    assert figure(asked(**shot, cover="4"), "cover").total == 4
    behind_shield = asked(**shot, defence="shield_parry")
    assert figure(behind_shield, "cover").total == 5
    assert behind_shield.policy == "as-asked", "the behaviour is told in words, not by a key"


@pytest.mark.rule("PS-ATK-01")
def test_the_bands_are_those_of_the_table() -> None:
    bands = asked(attacker="hagen", target="robber", weapon=["axe"]).bands
    assert [words.key for words, _ in bands] == ["ps-band-hit", "ps-band-wounded", "ps-band-out"]
    assert [f"{float(share):.4f}" for _, share in bands] == ["0.9415", "0.7708", "0.0033"]


@pytest.mark.rule("PS-HEA-02")
def test_whoever_has_one_heart_left_is_put_out_by_every_wound() -> None:
    state = fight(someone("hagen", ready=("axe",)), someone("robber", hearts=1))
    paid = state.put(state.actor.paying(1))
    _, plan, answering = declared_attack(paid, "hagen", Handling("attack", "axe", "melee", "robber"))
    args = plan.attack, answering
    hit, wounded, out = (share for _, share in bands_of(resolve_attack, args, Odds().law(resolve_attack, *args), {}))
    assert out == wounded < hit


@pytest.mark.rule("PS-ATK-01", "PS:ruling_94")
@pytest.mark.parametrize("actions", [0, 1])
def test_what_is_resolved_is_what_is_played(actions: int) -> None:
    """The law of a whole step of play and that of the resolution take the same hearts from the target."""
    state = fight(someone("hagen", ready=("axe",)), someone("robber", hearts=3, actions=actions))
    strike = Handling("attack", "axe", "melee", "robber")
    policy = Fixed((("PS-RND-02", strike.key), ("PS-REA-01", "parry:short_sword")))
    played = Odds(policy).enumerate(lambda: GAME.step(state)).map(lambda after: 3 - after.find("robber").hearts)
    paid = state.put(state.actor.paying(1))
    _, plan, answering = declared_attack(paid, "hagen", strike)
    assert (answering is not None) is bool(actions)
    resolved = Odds(policy).law(resolve_attack, plan.attack, answering)
    assert played == resolved.map(lambda result: result.blow.wounds)
