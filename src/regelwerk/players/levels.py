"""The players that somebody can choose: the tactics of a system, and levels that stand beside all of them.

A beginner plays by the usual tactic but forgets and misjudges; a strong player thinks about every decision for up to a
second, a masterly one for up to ten.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any
from unicodedata import normalize

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

IN_GERMAN = {
    "anfaenger": BEGINNER,
    "anfänger": BEGINNER,
    "stark": STRONG,
    "meisterlich": MASTERLY,
    "zufall": RANDOM,
}
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
    """The name of a player, whichever language it was typed in; that of a level with or without capitals."""
    # Some keyboards send an umlaut as a vowel and its dots.
    typed = normalize("NFC", name).casefold()
    if typed in (*LEVELS, RANDOM):
        return typed
    return IN_GERMAN.get(typed, name)


def names(system: System) -> tuple[str, ...]:
    """All who can play a system: its tactics, then the levels."""
    return (*system.tactics, *levels(system))


def levels(system: System) -> tuple[str, ...]:
    """The levels that can be played in a system: to think ahead, it has to say what matters."""
    return LEVELS if system.concerns is not None else (BEGINNER,)


def thinks(name: str) -> float:
    """For how many seconds a player thinks about one decision at most; 0 for one that answers at once."""
    return (EFFORTS[name].seconds or 0.0) if name in EFFORTS else 0.0


def player(
    system: System,
    name: str,
    scene: str = GENERAL,
    seconds: float | None = None,
    stopped: Callable[[], bool] = lambda: False,
    clock: Callable[[], float] = monotonic,
    *,
    futures: int | None = None,
) -> Player:
    """The player of this name. Raises `UnknownPlayer`, and `ValueFileError` if it has no weights that fit.

    `seconds` limits how long it thinks about one decision, `futures` how much; with futures alone no clock counts.
    Once `stopped` says so it gives the best answer so far.
    """
    name = known_as(name)
    usual = system.tactics[system.default_tactic]
    if name in system.tactics:
        return ByTactic(system.tactics[name])
    if name == RANDOM:
        return ByTactic(AtRandom())
    if name == BEGINNER:
        return Beginner(usual)
    if name not in levels(system):
        raise UnknownPlayer(name, (*names(system), RANDOM))
    effort = EFFORTS[name]
    if futures is not None:
        effort = replace(effort, futures=futures, seconds=seconds)
    elif seconds is not None:
        effort = replace(effort, seconds=seconds)
    return thinker(system, name, scene, effort, stopped, clock)


def thinker(
    system: System,
    name: str,
    scene: str,
    effort: Effort,
    stopped: Callable[[], bool] = lambda: False,
    clock: Callable[[], float] = monotonic,
) -> Thinker:
    """Somebody who thinks so hard, with the weights of a scene. Raises `ValueFileError` if there are none that fit."""
    steps = effort.steps if system.steps_ahead is None else min(effort.steps, system.steps_ahead)
    answers, doubt = min(effort.answers, system.most_answers), max(effort.doubt, system.least_doubt)
    effort = replace(
        effort,
        rounds=max(effort.rounds, system.rounds_ahead),
        steps=steps,
        answers=answers,
        doubt=doubt,
        fewest=system.least_futures,
    )
    return Thinker(
        name,
        judge_of(system, scene),
        system.prior,
        system.tactics[system.quick_tactic],
        _advisers(system),
        effort,
        stopped,
        clock,
        system.prospects,
    )


def _advisers(system: System) -> tuple[Policy, ...]:
    """The tactics that are neither the usual one nor the one for thoughts."""
    known = (system.default_tactic, system.quick_tactic)
    return tuple(tactic for name, tactic in system.tactics.items() if name not in known)
