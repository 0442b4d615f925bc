"""Answers of players that may fail: whoever crashes, hangs or answers nonsense loses nothing but its move."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Refusal
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.outlook import Position
from regelwerk.engine.patience import OutOfPatience, patience
from regelwerk.engine.policies import Policy
from regelwerk.players.futures import drawn
from regelwerk.players.games import Player

LOG = logging.getLogger("regelwerk.players")
Fault = Literal["slow", "wrong", "crashed"]
LONGEST_DECISION = 60.0
"""Seconds of a decision after which somebody who does not think counts as one that hangs."""


class Decision(NamedTuple):
    """An answer, and what was the matter with the player if somebody else has given it."""

    key: str
    fault: Fault | None = None


def decided(
    who: Player,
    stand_in: Policy,
    at: Position,
    prompt: Choose[Any],
    seed: str,
    level: int = logging.WARNING,
    longest: float = LONGEST_DECISION,
) -> Decision:
    """The answer of a player, or that of a tactic if the player fails, which is logged."""
    try:
        with patience(longest):
            key = who.decide(at, prompt, seed)
        if not isinstance(prompt.answers.find(key), Refusal):
            return Decision(key)
        fault: Fault = "wrong"
        LOG.log(level, "%s gave an answer that is refused: %s", who.name, key)
    except OutOfPatience:
        fault = "slow"
        LOG.log(level, "%s did not answer within %g seconds", who.name, longest)
    except Exception:  # Whatever it is, it is the player's fault, and the game goes on.
        fault = "crashed"
        LOG.log(level, "%s crashed", who.name, exc_info=True)
    return Decision(stand_in_answer(stand_in, prompt, seed, longest), fault)


def stand_in_answer(stand_in: Policy, prompt: Choose[Any], seed: str, longest: float = LONGEST_DECISION) -> str:
    """What a tactic answers for a player that failed; if it fails itself, the default is left."""
    try:
        with patience(longest):
            key = drawn(stand_in.decide(prompt), RandomDice(seed))
        return prompt.default if isinstance(prompt.answers.find(key), Refusal) else key
    except (Exception, OutOfPatience):  # The tactic may be the very player that failed.
        LOG.warning("%s failed as well", stand_in.name, exc_info=True)
        return prompt.default


@dataclass(slots=True)
class Guarded:
    """A player for whom a tactic answers wherever it fails, and how often that was."""

    player: Player
    stand_in: Policy
    longest: float = LONGEST_DECISION
    """Seconds of a decision after which the player counts as one that hangs."""
    faults: int = 0

    @property
    def name(self) -> str:
        return self.player.name

    def decide(self, at: Position, prompt: Choose[Any], seed: str) -> str:
        # Who fails once mostly fails again and again: the first time says what it is.
        level = logging.DEBUG if self.faults else logging.WARNING
        decision = decided(self.player, self.stand_in, at, prompt, seed, level, self.longest)
        self.faults += decision.fault is not None
        return decision.key
