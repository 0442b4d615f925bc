"""How the computer plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy

DEFAULT = "sensible"


@dataclass(frozen=True, slots=True)
class Tactic(Policy):
    """Takes what is offered first."""

    name: str

    def decide(self, prompt: Choose[Any]) -> str:
        return prompt.default


TACTICS: Mapping[str, Policy] = {DEFAULT: Tactic(DEFAULT)}
