"""Two answers to one question held against each other: both meet the same futures, from what their seat knew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Choose
from regelwerk.engine.interpreters.outlook import Reached
from regelwerk.engine.policies import Policy
from regelwerk.players.futures import CommonDice, Futures, pick, worlds
from regelwerk.players.judging import Judge
from regelwerk.players.thinking import Effort, error_of

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Question(Generic[S]):
    """A question that was asked in a game, and the position in which it was."""

    at: Reached[S]
    choice: Choose[Any]
    seed: str


@dataclass(frozen=True, slots=True)
class Compared(Generic[S]):
    """Where the given answer and another one lead, future by future."""

    ends: tuple[tuple[S, S], ...]

    def gain(self, judge: Judge[S], party: str) -> Gain:
        """What the other answer is worth more to a party."""
        given = [judge.chances(end).get(party, 0.0) for end, _ in self.ends]
        other = [judge.chances(end).get(party, 0.0) for _, end in self.ends]
        count = len(self.ends)
        error = error_of([after - before for before, after in zip(given, other, strict=True)])
        return Gain(sum(given) / count, sum(other) / count, error)


@dataclass(frozen=True, slots=True)
class Gain:
    """The chance to win with either answer, and the standard error of their difference."""

    given: float
    other: float
    error: float

    def is_beyond(self, doubt: float) -> bool:
        return self.other - self.given > doubt * self.error


def compare(
    question: Question[S], given: str, other: str, imagined: Policy, effort: Effort, futures: int, *, dice: str
) -> Compared[S]:
    """Play both answers on to the end of the round. `dice` names the dice: another name, other dice."""
    game = question.at.game
    found = worlds(question.at, question.choice)
    playing = Futures(game, imagined, RandomDice(0))

    def end(key: str, number: int) -> S:
        same = CommonDice(f"{question.seed}/{dice}", number)
        return playing.after(pick(found, same), question.choice, key, effort.rounds, effort.steps, same)

    return Compared(tuple((end(given, number), end(other, number)) for number in range(futures)))
