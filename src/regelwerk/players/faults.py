"""Answers of players that may fail: whoever crashes or answers nonsense loses nothing but its move."""

from __future__ import annotations

import logging
from typing import Any, Literal, NamedTuple

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.outlook import Position
from regelwerk.engine.policies import Policy
from regelwerk.players.futures import drawn
from regelwerk.players.games import Player

LOG = logging.getLogger("regelwerk.players")
Fault = Literal["slow", "wrong", "crashed"]


class Decision(NamedTuple):
    """An answer, and what was the matter with the player if somebody else has given it."""

    key: str
    fault: Fault | None = None


def decided(who: Player, stand_in: Policy, at: Position, prompt: Choose[Any], seed: str) -> Decision:
    """The answer of a player, or that of a tactic if the player fails."""
    try:
        key = who.decide(at, prompt, seed)
        if not isinstance(prompt.answers.find(key), Refusal):
            return Decision(key)
        fault: Fault = "wrong"
        LOG.warning("%s gave an answer that is refused: %s", who.name, key)
    except Exception:  # Whatever it is, it is the player's fault, and the game goes on.
        fault = "crashed"
        LOG.warning("%s crashed", who.name, exc_info=True)
    return Decision(stand_in_answer(stand_in, prompt, seed), fault)


def stand_in_answer(stand_in: Policy, prompt: Choose[Any], seed: str) -> str:
    """What a tactic answers for a player that failed; if it fails itself, the default is left."""
    try:
        key = drawn(stand_in.decide(prompt), RandomDice(seed))
        return prompt.default if isinstance(prompt.answers.find(key), Refusal) else key
    except Exception:  # The tactic may be the very player that failed.
        LOG.warning("%s crashed", stand_in.name, exc_info=True)
        return prompt.default
