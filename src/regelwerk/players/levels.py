"""The players that somebody can choose: the tactics of a system, and levels that stand beside all of them.

A beginner plays by the usual tactic but forgets and misjudges; a strong player thinks about every decision for up to a
second, a masterly one for up to ten.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.outlook import Position
from regelwerk.engine.policies import AtRandom, Policy
from regelwerk.engine.system import System
from regelwerk.players.futures import drawn
from regelwerk.players.games import ByTactic, Player
from regelwerk.players.judging import GENERAL, judge_of
from regelwerk.players.thinking import Effort, Thinker

BEGINNER, STRONG, MASTERLY, RANDOM = "beginner", "strong", "masterly", "random"
LEVELS = (BEGINNER, STRONG, MASTERLY)
"""The levels that are offered beside the tactics of a system."""

IN_GERMAN = {"anfaenger": BEGINNER, "stark": STRONG, "meisterlich": MASTERLY, "zufall": RANDOM}
"""What people may type instead."""

EFFORTS = {
    STRONG: Effort(futures=600, seconds=1.0),
    MASTERLY: Effort(futures=6_000, seconds=10.0, doubt=1.5),
}


class UnknownPlayer(LookupError):
    """Nobody plays under this name in a system."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no player {name!r}; there are: {', '.join(known)}")
        self.name = name
        self.known = known


@dataclass(frozen=True, slots=True)
class Beginner:
    """Plays by a tactic and makes the mistakes of somebody who is new: forgets to react, or tries something else."""

    tactic: Policy
    name: str = BEGINNER

    FORGETS = 5
    """One time in so many the question is passed over: the default is given, which never costs anything."""
    TRIES = 8
    """One time in so many any other answer is tried."""

    def decide(self, at: Position, prompt: Choose[Any], seed: str) -> str:  # noqa: ARG002
        dice = RandomDice(seed)
        if not dice.below(self.FORGETS):
            return prompt.default
        if not dice.below(self.TRIES):
            return prompt.answers.sample(dice).key
        return drawn(self.tactic.decide(prompt), dice)


def known_as(name: str) -> str:
    """The name of a player, whichever language it was typed in."""
    return IN_GERMAN.get(name, name)


def names(system: System) -> tuple[str, ...]:
    """All who can play a system: its tactics, then the levels."""
    return (*system.tactics, *_levels(system))


def _levels(system: System) -> tuple[str, ...]:
    return LEVELS if system.concerns is not None else (BEGINNER,)


def player(system: System, name: str, scene: str = GENERAL, seconds: float | None = None) -> Player:
    """The player of this name; `seconds` limits how long it thinks about one decision. Raises `UnknownPlayer`."""
    name = known_as(name)
    usual = system.tactics[system.default_tactic]
    if name in system.tactics:
        return ByTactic(system.tactics[name])
    if name == RANDOM:
        return ByTactic(AtRandom())
    if name == BEGINNER:
        return Beginner(usual)
    if name not in _levels(system):
        raise UnknownPlayer(name, (*names(system), RANDOM))
    steps, answers, doubt = system.foresight
    effort = EFFORTS[name]
    effort = replace(effort, steps=steps, answers=answers, doubt=max(doubt, effort.doubt))
    if seconds is not None:
        effort = replace(effort, seconds=seconds)
    return Thinker(
        name,
        judge_of(system, scene),
        usual,
        system.tactics[system.quick_tactic],
        _advisers(system),
        effort,
        prospects=system.prospects,
    )


def _advisers(system: System) -> tuple[Policy, ...]:
    """The tactics that are neither the usual one nor the one for thoughts."""
    known = (system.default_tactic, system.quick_tactic)
    return tuple(tactic for name, tactic in system.tactics.items() if name not in known)
