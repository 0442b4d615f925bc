"""How the computer plays: it keeps the dice that the best play keeps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.systems.heldencodex.advice import Keeping, best_keep
from regelwerk.systems.heldencodex.throwing import listed


@dataclass(frozen=True, slots=True)
class Sensible(Policy):
    """Plays every throw as well as it can be played."""

    name: str = "sensible"

    def decide(self, prompt: Choose[Any]) -> str | Law[str]:
        match prompt.scene:
            case Keeping() as situation:
                return f"keep:{listed(best_keep(situation))}"
        return prompt.default


DEFAULT = "sensible"
TACTICS: Mapping[str, Policy] = {DEFAULT: Sensible()}
