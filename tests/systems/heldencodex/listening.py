"""Scenes played with open ears: whoever plays does anything, but seldom what ends it all."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import value_of
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.state import World
from systems.hearing import Ears

ENDINGS = {"surrender", "flee", "counter_flee", "stop", "break_off", "decline", "back", "end"}
"""Answers after which there is little more to tell."""
PATIENCE = 12


class Listener(Ears[World]):
    """Plays at random; only now and then somebody has had enough."""

    def __init__(self, seed: int) -> None:
        super().__init__(SYSTEM.game, seed)

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        kinds = self.kinds(prompt)
        lasting = {kind: keys for kind, keys in kinds.items() if kind not in ENDINGS}
        if lasting and self.dice.die(PATIENCE) > 1:
            kinds = lasting
        return value_of(prompt, self.any_of(self.any_of([*kinds.values()])))
