"""How the computer plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.systems.realms.damage_contest import (
    AGAIN,
    KEEP,
    RerollScene,
    SharedScene,
    worth_rerolling,
    worth_rerolling_shared,
)


@dataclass(frozen=True, slots=True)
class Plain(Policy):
    """Takes the defaults, and rerolls where that helps (RE:ruling_44)."""

    name: str = "plain"

    def decide(self, prompt: Choose[Any]) -> str:
        match prompt.scene:
            case RerollScene() as scene:
                return AGAIN if worth_rerolling(scene) else KEEP
            case SharedScene() as scene:
                return AGAIN if worth_rerolling_shared(scene) else KEEP
        return prompt.default


PLAIN = Plain()
DEFAULT = "plain"
TACTICS: Mapping[str, Policy] = {"plain": PLAIN}
