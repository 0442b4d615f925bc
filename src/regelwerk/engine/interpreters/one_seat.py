"""One seat among others: which questions are its own, and which rules lead to one of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose, Do, Gather
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.policies import Policy


class NotSolvable(ValueError):
    """The best play is not defined, or not to be found by going through the answers."""


class AsksSeat(Exception):
    """The seat is asked inside this rule."""


@dataclass(frozen=True, slots=True)
class OthersOnly(Policy):
    """A policy for everybody but one seat, whose questions interrupt the calculation of odds."""

    seat: str
    policy: Policy
    name: str = "others"

    def decide(self, prompt: Choose[Any]) -> str | Law[str]:
        if prompt.seat == self.seat:
            raise AsksSeat
        return self.policy.decide(prompt)


class OneSeat:
    """Knows the seat's questions. `odds` follow a policy for the others only."""

    def __init__(self, seat: str, odds: Odds) -> None:
        self.seat = seat
        self._odds = odds
        self._asked_in: dict[tuple[Callable[..., Any], tuple[Hashable, ...]], bool] = {}

    def is_own(self, effect: Any) -> bool:
        """Whether this is a question to the seat alone; one among simultaneous choices is refused."""
        if isinstance(effect, Gather) and any(prompt.seat == self.seat for prompt in effect.choices):
            raise NotSolvable(
                "a best answer to a simultaneous choice depends on what the others expect; "
                "give this seat a fixed policy"
            )
        return isinstance(effect, Choose) and effect.seat == self.seat

    def is_asked_in(self, effect: Do) -> bool:
        """Whether the seat is asked anywhere inside a rule."""
        key = (effect.rule, effect.args)
        if key not in self._asked_in:
            try:
                self._odds.law(effect.rule, *effect.args)
                self._asked_in[key] = False
            except AsksSeat:
                self._asked_in[key] = True
        return self._asked_in[key]


def all_answers(prompt: Choose[Any]) -> tuple[tuple[str, Any], ...]:
    """Every answer with its value, if they are finite."""
    if not prompt.answers.finite:
        raise NotSolvable(f"{prompt.question.key} ({prompt.rule_id}) has no finite list of answers")
    return tuple((answer.key, answer.value) for answer in prompt.answers.listed())
