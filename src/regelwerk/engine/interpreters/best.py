"""The best play: one seat chooses what maximises the expected value of a rule's result, the others are fixed.

A nested `Do` in which the seat chooses cannot be answered by one remembered law: which answer is best depends on what
its results are worth to the caller. So it is solved with the caller's values for its results.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeVar

from regelwerk.engine.effects import Choose, Do, Play
from regelwerk.engine.interpreters.odds import Odds, Path
from regelwerk.engine.interpreters.one_seat import OneSeat, OthersOnly, all_answers
from regelwerk.engine.interpreters.running import asked_after
from regelwerk.engine.policies import Policy

T = TypeVar("T")
Value = Callable[[Any], Fraction | int]


@dataclass(frozen=True, slots=True)
class Advice:
    """What the best play is worth, and what each answer to the first own question is worth."""

    value: Fraction
    best: str | None
    answers: tuple[tuple[str, Fraction], ...]


class BestPlay:
    """Solves rules for one maximising seat. The others follow a fixed policy."""

    def __init__(self, seat: str, others: Policy) -> None:
        self._fixed = Odds(OthersOnly(seat, others))
        self._seat = OneSeat(seat, self._fixed)

    def value(self, rule: Callable[..., Play[T]], args: tuple[Hashable, ...], worth: Value) -> Fraction:
        """The expected worth of the result under the best play."""
        return self._from(lambda: rule(*args), (), worth)

    def advise(self, start: Callable[[], Play[T]], worth: Value, path: Path = ()) -> Advice:
        """The worth of every answer to the next own question of a rule under way."""
        effect = _after(start, path)
        if not self._seat.is_own(effect):
            return Advice(self._from(start, path, worth), None, ())
        worths = self._worths(effect, start, path, worth)
        best = max(worths, key=lambda pair: pair[1])
        return Advice(best[1], best[0], worths)

    def _worths(
        self, prompt: Choose[Any], start: Callable[[], Play[T]], path: Path, worth: Value
    ) -> tuple[tuple[str, Fraction], ...]:
        return tuple((key, self._from(start, (*path, value), worth)) for key, value in all_answers(prompt))

    def _from(self, start: Callable[[], Play[T]], path: Path, worth: Value) -> Fraction:
        effect = _after(start, path)
        if isinstance(effect, _End):
            return Fraction(worth(effect.value))
        if self._seat.is_own(effect):
            return max(value for _, value in self._worths(effect, start, path, worth))
        if isinstance(effect, Do) and self._seat.is_asked_in(effect):
            return self._nested(effect, start, path, worth)
        law = self._fixed.outcomes(effect)
        total = sum((w * self._from(start, (*path, o), worth) for o, w in law.items()), Fraction(0))
        return total / law.total

    def _nested(self, effect: Do, start: Callable[[], Play[T]], path: Path, worth: Value) -> Fraction:
        known: dict[Any, Fraction] = {}

        def worth_to_caller(result: Any) -> Fraction:
            if result not in known:
                known[result] = self._from(start, (*path, result), worth)
            return known[result]

        return self._from(lambda: effect.rule(*effect.args), (), worth_to_caller)


@dataclass(frozen=True, slots=True)
class _End:
    value: Any


def _after(start: Callable[[], Play[Any]], path: Path) -> Any:
    """The effect that a rule asks for after the answers so far, notes passed over; or its end."""
    try:
        return asked_after(start(), path)
    except StopIteration as end:
        return _End(end.value)
