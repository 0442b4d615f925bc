"""Scenes played with open ears: whoever plays does anything, but seldom what ends it all, and not all of it at once."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import value_of
from regelwerk.systems.darkspace import SYSTEM
from regelwerk.systems.darkspace.state import World
from systems.hearing import Ears

ENDINGS = {"end", "leave", "back", "back_off"}
"""Answers after which there is little more to tell."""
PATIENCE = 8
MODEST = {"DS-CORE-19", "DS-DEF-06", "DS-DEF-07"}
"""Questions for a number: somebody who always takes a lot soon breaks down."""


class Listener(Ears[World]):
    """Plays at random; only now and then somebody ends a phase, and strain is taken on in small steps."""

    def __init__(self, seed: int) -> None:
        super().__init__(SYSTEM.game, seed)

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        if prompt.rule_id in MODEST and self.dice.die(PATIENCE) > 1:
            return value_of(prompt, prompt.default)
        kinds = self.kinds(prompt)
        lasting = {kind: keys for kind, keys in kinds.items() if kind not in ENDINGS}
        if lasting and self.dice.die(PATIENCE) > 1:
            kinds = lasting
        return value_of(prompt, self.any_of(self.any_of([*kinds.values()])))
