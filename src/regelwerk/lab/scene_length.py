"""About how long a scene takes: games are played out, and the answers that people would give are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Choose, Do
from regelwerk.engine.interpreters.simulate import Simulation
from regelwerk.engine.seating import seats_for_people
from regelwerk.engine.system import System

PACE = 20.0
"""Seconds that somebody takes to read a question and to answer it."""
READING = 4.0
"""Seconds that they take to read what came of an answer of the computer."""


@dataclass(frozen=True, slots=True)
class SceneLength:
    """What was counted: answers of people and of others in each game, and how often the people's side won."""

    answers: tuple[int, ...]
    others: tuple[int, ...]
    won: int

    @property
    def middle(self) -> int:
        """The answers of people in a game of middling length."""
        return round(median(self.answers))

    @property
    def minutes(self) -> float:
        """Half of the games take longer than this."""
        seconds = [PACE * own + READING * rest for own, rest in zip(self.answers, self.others, strict=True)]
        return median(seconds) / 60


def scene_length(system: System, start: Any, seeds: Sequence[int]) -> SceneLength:
    """Play a scene once for each seed, everybody by the usual tactic, people where a table suggests them."""
    people = seats_for_people(system, start)
    answers, others, won = [], [], 0
    for seed in seeds:
        game = _Counting(system, seed)
        outcome = system.game.outcome(game.play(system.game, start))
        own = sum(number for seat, number in game.asked.items() if seat in people)
        answers.append(own)
        others.append(game.asked.total() - own)
        won += outcome is not None and any(outcome.won_by(seat) for seat in people)
    return SceneLength(tuple(answers), tuple(others), won)


class _Counting(Simulation):
    """Counts the questions to every seat. No law stands in for a rule: people are asked what it asks."""

    def __init__(self, system: System, seed: int) -> None:
        super().__init__(system.tactics[system.default_tactic], RandomDice(seed))
        self.asked: Counter[str] = Counter()

    def _do(self, effect: Do) -> Any:
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.asked[prompt.seat] += 1
        return super()._choice(prompt)


def rounded(minutes: float) -> int:
    """Minutes as people say them: by fives, below ten one by one."""
    return max(1, round(minutes)) if minutes < 10 else 5 * round(minutes / 5)
