"""Previews: what an answer would bring, before it is given. One code path with odds and resolution.

The law shown is that of the innermost running rule with stakes, run again from its arguments with the answers and
faces so far. If none is running, it is the law of the first rule with stakes that the answer leads to, unless a rule
comes first past which nobody may look (`unforeseen`: what may not be measured in advance). What a seat is shown is
computed from what it knows, never from the true state: a throw that it may not see counts with all its outcomes.
Answers of a step count as known to everybody, so a rule that keeps an answer secret ends its step with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.book.rulebook import stakes_of
from regelwerk.engine.effects import Choose, Gather, Play, Roll
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.odds import Odds, Path, TooManyPaths, bounded_law, joined
from regelwerk.engine.interpreters.reaching import End, Ended, Reached, reaching
from regelwerk.engine.interpreters.running import Frame, Need, Run
from regelwerk.engine.policies import Policy, value_of

S = TypeVar("S")
StepInputs = Sequence[tuple[str, Any]]
"""The answers and faces of a step so far, in their order."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The law of what is at stake, the message key that names it, and the behaviour assumed of everybody."""

    law: Law[int]
    measure: str
    policy: str


class Previews:
    """Previews under one policy; remembers laws between questions."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._odds = Odds(policy)

    def of(self, frames: Sequence[Frame], value: Any) -> Preview | None:
        """What the answer with this value brings to the running rules; None if more may happen than can be listed."""
        try:
            return self._of(frames, value)
        except TooManyPaths:
            return None

    def _of(self, frames: Sequence[Frame], value: Any) -> Preview | None:
        level = _innermost_with_stakes(frames)
        if level is None:
            return self._first_stakes(frames, value)
        law: Law[Any] = self._odds.enumerate(frames[-1].start, (*frames[-1].path, value))
        for frame in reversed(frames[level:-1]):
            law = law.bind(_continued(self._odds, frame))
        do = frames[level].do
        assert do is not None
        return Preview(*_measured(do.rule, do.args, law), self.policy.name)

    def values(self, need: Need | None, prompt: Choose[Any], key: str) -> Law[Any]:
        """What a rule is told if a prompt gets this answer; the policy gives the others' simultaneous answers."""
        if isinstance(need, Choose) and _is_same(need, prompt):
            return Law.certain(value_of(need, key))
        own = [choice for choice in need.choices if _is_same(choice, prompt)] if isinstance(need, Gather) else []
        if not isinstance(need, Gather) or not own:
            raise LookupError(f"{prompt.question.key} is not asked here")
        return joined(
            Law.certain(value_of(choice, key)) if choice is own[0] else self._odds.choice(choice)
            for choice in need.choices
        )

    def _first_stakes(self, frames: Sequence[Frame], value: Any) -> Preview | None:
        """What the first rule with stakes brings, if every path leads to one and all measure the same thing."""
        law: Law[End] = Law.certain(Ended(value))
        for frame in reversed(frames):
            law = law.bind(_on_to_stakes(self._odds, frame))
        laws: list[tuple[Law[int], int]] = []
        messages = set()
        for end, weight in law.items():
            if not isinstance(end, Reached):
                return None
            measured, message = _measured(end.rule, end.args, self._odds.law(end.rule, *end.args))
            laws.append((measured, weight))
            messages.add(message)
        return Preview(Law.mix(laws), messages.pop(), self.policy.name) if len(messages) == 1 else None


def _measured(rule: Callable[..., Play[Any]], args: Path, law: Law[Any]) -> tuple[Law[int], str]:
    stakes = stakes_of(rule)
    assert stakes is not None
    return law.map(lambda result: stakes.measure(args, result)), stakes.message


def _continued(odds: Odds, frame: Frame) -> Callable[[Any], Law[Any]]:
    path = tuple(frame.path)
    return lambda result: odds.enumerate(frame.start, (*path, result))


def _on_to_stakes(odds: Odds, frame: Frame) -> Callable[[End], Law[End]]:
    path = tuple(frame.path)

    def on(end: End) -> Law[End]:
        if not isinstance(end, Ended):
            return Law.certain(end)
        return odds.enumerate(lambda: reaching(frame.start, (*path, end.value)))

    return on


def _innermost_with_stakes(frames: Sequence[Frame]) -> int | None:
    for level in range(len(frames) - 1, -1, -1):
        do = frames[level].do
        if do is not None and stakes_of(do.rule) is not None:
            return level
    return None


def _is_same(asked: Choose[Any], prompt: Choose[Any]) -> bool:
    return (asked.seat, asked.who, asked.question.key) == (prompt.seat, prompt.who, prompt.question.key)


def preview_for(
    game: Game[S], state: S, given: StepInputs, prompt: Choose[Any], key: str, previews: Previews
) -> Preview | None:
    """What an answer brings as far as its seat can know; None if not everything it can imagine has the same stakes.

    Every imagined state in which the step could have gone like this counts with its weight.
    """
    found: list[tuple[Preview | None, Fraction]] = []
    for imagined, weight in game.imagine(game.view(state, prompt.seat)).items():
        for run, share in _runs(game, imagined, given, prompt.seat):
            try:
                values = previews.values(run.need, prompt, key)
            except LookupError:
                continue
            for value, value_weight in values.items():
                part = weight * share * Fraction(value_weight, values.total)
                found.append((previews.of(run.frames, value), part))
    measures = {preview.measure if preview is not None else None for preview, _ in found}
    measure = measures.pop() if len(measures) == 1 else None
    if measure is None:
        return None
    whole = lcm(*(part.denominator for _, part in found))
    law = Law.mix((preview.law, int(part * whole)) for preview, part in found if preview is not None)
    return Preview(law, measure, previews.policy.name)


def _runs(
    game: Game[S], state: S, given: StepInputs, seat: str, values: Path = ()
) -> Iterator[tuple[Run[S], Fraction]]:
    """The step run again on an imagined state, in all ways that the seat cannot tell apart, with their shares."""
    run = Run(lambda: game.step(state), lambda _: None)
    for value in values:
        run.feed(value)
    for item in given[len(values) :]:
        law = _known(run.need, item, seat)
        if law is None:
            return
        if len(law) > 1:
            for value, weight in law.items():
                for branch, share in _runs(game, state, given, seat, (*values, value)):
                    yield branch, share * Fraction(weight, law.total)
            return
        (value,) = law.outcomes()
        values = (*values, value)
        run.feed(value)
    yield run, Fraction(1)


def _known(need: Need | None, item: tuple[str, Any], seat: str) -> Law[Any] | None:
    """What a seat knows of what a step was given; None if the step could not have gone like this."""
    kind, data = item
    if isinstance(need, Roll) and kind == "faces" and not need.audience.includes(seat):
        return bounded_law(need)
    try:
        if isinstance(need, Roll) and kind == "faces":
            return Law.certain(need.throw.read(need.throw.faces_from(data)))
        if isinstance(need, Choose) and kind == "answer":
            return Law.certain(value_of(need, data))
        if isinstance(need, Gather) and kind == "gathered":
            return Law.certain(tuple(value_of(c, key) for c, key in zip(need.choices, data, strict=True)))
    except (ValueError, LookupError):
        return None
    return None
