"""Tactics: how a computer seat decides. A tactic sees one prompt and answers it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy


@dataclass(frozen=True, slots=True)
class Brawler(Policy):
    """Attacks whatever can be attacked, with the first weapon that works; never reacts."""

    name: str = "brawler"

    def decide(self, prompt: Choose[Any]) -> str:
        if prompt.rule_id == "PS-RND-02":
            for answer in prompt.answers.listed():
                if answer.value.kind == "attack":
                    return answer.key
        return prompt.default


DEFAULT = "brawler"
TACTICS: Mapping[str, Policy] = {"brawler": Brawler()}
