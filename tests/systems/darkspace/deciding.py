"""Deciding: a tactic plays one step with fixed dice, and everything that it decides is written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Choose, Play
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.systems.darkspace.rules.core.phase import take_act
from regelwerk.systems.darkspace.state import World
from regelwerk.systems.darkspace.tactics.policies import DEFAULT, TACTICS


class Decision(NamedTuple):
    """Who decided what, and by which rule it was asked."""

    who: str
    rule_id: str
    key: str


class Watched(Simulation):
    """Plays like any simulation and remembers the answers."""

    def __init__(self, tactic: str, seed: int) -> None:
        super().__init__(TACTICS[tactic], RandomDice(seed))
        self.decisions: list[Decision] = []

    def _choice(self, prompt: Choose[Any]) -> Any:
        key = self.policy.decide(prompt)
        assert isinstance(key, str)
        self.decisions.append(Decision(prompt.who, prompt.rule_id, key))
        return super()._choice(prompt)


def decisions(
    world: World, rule: Callable[[World], Play[World]] = take_act, *, tactic: str = DEFAULT, seed: int = 1
) -> list[Decision]:
    """All decisions of one step."""
    watched = Watched(tactic, seed)
    watched.run(rule(world))
    return watched.decisions


def first_act(world: World, tactic: str = DEFAULT) -> str:
    """The kind of act that whoever acts chooses first."""
    return decisions(world, tactic=tactic)[0].key


def answer(found: list[Decision], rule_id: str, who: str = "") -> str:
    """The first answer to a rule's question; empty if it was not asked."""
    return next((one.key for one in found if one.rule_id == rule_id and who in ("", one.who)), "")
