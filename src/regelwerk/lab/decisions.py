"""A game cut up at the questions to one seat: between two of its decisions only chance and the others' policy rule.

A place in the game is a state between steps, or a question to the seat in the middle of a step. A question is told
apart by the state and by everything that was answered since.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose, Do, Meanwhile, Note, Play
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.odds import Path
from regelwerk.engine.interpreters.one_seat import OneSeat, OthersOnly, all_answers
from regelwerk.engine.policies import Policy
from regelwerk.lab.chain import PatientOdds

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Question(Generic[S]):
    """A question to the seat: in the step from which state, after which answers and faces, with which answers."""

    state: S
    path: Path
    answers: tuple[tuple[str, Any], ...] = field(compare=False)


class Decisions(Generic[S]):
    """Follows a game from one question to the seat to the next."""

    def __init__(self, game: Game[S], seat: str, others: Policy, deadline: float) -> None:
        self._game = game
        self._odds = PatientOdds(OthersOnly(seat, others), deadline)
        self._seat = OneSeat(seat, self._odds)

    def after(self, state: S, path: Path = ()) -> Law[S | Question[S]]:
        """Where the step leads after these answers: to the states behind it, or to the next own question."""
        return self._odds.enumerate(lambda: self._until_asked(state, path))

    def _until_asked(self, state: S, given: Path) -> Play[S | Question[S]]:
        """The step as a rule that ends at the first question to the seat beyond the given answers."""
        plays: list[Play[Any]] = [self._game.step(state)]
        taken: list[Any] = []
        answer: Any = None
        while True:
            try:
                effect = plays[-1].send(answer)
            except StopIteration as end:
                plays.pop()
                answer = end.value
                if not plays:
                    return end.value  # type: ignore[no-any-return]
                continue
            if isinstance(effect, Note | Meanwhile):
                answer = None
                continue
            if isinstance(effect, Do) and self._seat.is_asked_in(effect):
                # What is best in there depends on what comes after, so it is played as a part of the step.
                plays.append(effect.rule(*effect.args))
                answer = None
                continue
            if len(taken) < len(given):
                answer = given[len(taken)]
            elif self._seat.is_own(effect):
                assert isinstance(effect, Choose)
                return Question(state, tuple(taken), all_answers(effect))
            else:
                if isinstance(effect, Do) and (
                    effect.then is not None or effect.read is not None or (effect.last and len(plays) > 1)
                ):
                    # What follows may ask the seat; results of an inner rule are not ours, those around it still go on.
                    effect = Do(effect.rule, effect.args)
                answer = yield effect
            taken.append(answer)
