"""Skirmishes played with open ears: whoever plays does anything, but rather fights than goes home."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import value_of
from regelwerk.systems.realms import SYSTEM
from regelwerk.systems.realms.deployment import PlaceScene
from regelwerk.systems.realms.opponents import ATTACKS
from regelwerk.systems.realms.phase import ActScene
from regelwerk.systems.realms.state import World
from systems.hearing import Ears

ENDINGS = {"end", "back", "none"}
"""Answers after which there is little more to tell."""
PATIENCE = 6


class Listener(Ears[World]):
    """Plays at random; now and then somebody ends a phase, and every second action is an attack if one is possible."""

    def __init__(self, seed: int) -> None:
        super().__init__(SYSTEM.game, seed)

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        if isinstance(prompt.scene, PlaceScene):
            return value_of(prompt, prompt.default)
        kinds = self.kinds(prompt)
        lasting = {kind: keys for kind, keys in kinds.items() if kind not in ENDINGS}
        if lasting and self.dice.die(PATIENCE) > 1:
            kinds = lasting
        if isinstance(prompt.scene, ActScene):
            attacks = {kind: keys for kind, keys in kinds.items() if kind in ATTACKS}
            if attacks and self.dice.die(2) > 1:
                kinds = attacks
        return value_of(prompt, self.any_of(self.any_of([*kinds.values()])))
