"""How people are assumed to behave where odds are told: both sides reroll damage where a plain player would."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.systems.realms.rules.damage.damage_contest import (
    AGAIN,
    KEEP,
    RerollScene,
    SharedScene,
    worth_rerolling,
    worth_rerolling_shared,
)


@dataclass(frozen=True, slots=True)
class Rerolling(Policy):
    """Both sides reroll damage where a plain player would; everything else by default."""

    name: str = "rerolling"

    def decide(self, prompt: Choose[Any]) -> str:
        match prompt.scene:
            case RerollScene() as scene:
                return AGAIN if worth_rerolling(scene) else KEEP
            case SharedScene() as scene:
                return AGAIN if worth_rerolling_shared(scene) else KEEP
        return prompt.default


REROLLING = Rerolling()
