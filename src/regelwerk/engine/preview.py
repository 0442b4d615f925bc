"""Previews: what an answer would bring, before it is given. One code path with odds and resolution.

The law shown is that of the innermost running rule with stakes, run again from its arguments with the answers and faces so
far. If none is running, it is the law of the first rule with stakes that the answer leads to. What a seat is shown is computed
from what it knows, never from the true state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose, Do, Play
from regelwerk.engine.game import Game
from regelwerk.engine.odds import Odds, Path
from regelwerk.engine.policies import Policy, value_of
from regelwerk.engine.rulebook import stakes_of
from regelwerk.engine.running import Frame, Run

S = TypeVar("S")


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
        self._odds = _StakesOdds(policy)

    def of(self, frames: Sequence[Frame], value: Any) -> Preview | None:
        """What the answer with this value brings to the running rules."""
        level = _innermost_with_stakes(frames)
        if level is None:
            return self._first_stakes(frames, value)
        law: Law[Any] = self._odds.enumerate(frames[-1].start, (*frames[-1].path, value))
        for frame in reversed(frames[level:-1]):
            law = law.bind(_continued(self._odds, frame))
        do = frames[level].do
        assert do is not None
        stakes = stakes_of(do.rule)
        assert stakes is not None
        return Preview(law.map(lambda result: stakes.measure(do.args, result)), stakes.message, self.policy.name)

    def _first_stakes(self, frames: Sequence[Frame], value: Any) -> Preview | None:
        if len(frames) > 1:
            return None
        law, message = self._odds.first_stakes(frames[-1].start, (*frames[-1].path, value))
        return Preview(law, message, self.policy.name) if law is not None else None


def _continued(odds: Odds, frame: Frame) -> Callable[[Any], Law[Any]]:
    path = tuple(frame.path)
    return lambda result: odds.enumerate(frame.start, (*path, result))


def _innermost_with_stakes(frames: Sequence[Frame]) -> int | None:
    for level in range(len(frames) - 1, -1, -1):
        do = frames[level].do
        if do is not None and stakes_of(do.rule) is not None:
            return level
    return None


class _Reached(Exception):  # noqa: N818  a signal, not an error
    """A path has come to a rule with stakes."""

    def __init__(self, do: Do) -> None:
        self.do = do


class _StakesOdds(Odds):
    """Odds that can stop at the first rule with stakes."""

    _stopping = False

    def outcomes(self, effect: Any) -> Law[Any]:
        if self._stopping and isinstance(effect, Do) and stakes_of(effect.rule) is not None:
            raise _Reached(effect)
        return super().outcomes(effect)

    def first_stakes(self, start: Callable[[], Play[Any]], path: Path) -> tuple[Law[int] | None, str]:
        """The law of the first rule with stakes on the way, if every path leads straight to the same one."""
        self._stopping = True
        try:
            self.enumerate(start, path)
        except _Reached as reached:
            do = reached.do
        else:
            return None, ""
        finally:
            self._stopping = False
        stakes = stakes_of(do.rule)
        assert stakes is not None
        law = self.law(do.rule, *do.args)
        return law.map(lambda result: stakes.measure(do.args, result)), stakes.message


def preview_for(
    game: Game[S],
    state: S,
    given: Sequence[tuple[str, Any]],
    prompt: Choose[Any],
    key: str,
    previews: Previews,
) -> Preview | None:
    """What an answer brings as far as its seat can know.

    `given` are the answers and faces of the step so far. Every imagined state in which the step could have gone like this
    counts with its weight.
    """
    laws: list[tuple[Law[int], int]] = []
    measure = ""
    for imagined, weight in game.imagine(game.view(state, prompt.seat)).items():
        run = _rerun(game, imagined, given)
        need = run.need if run is not None else None
        if run is None or not isinstance(need, Choose) or need.question.key != prompt.question.key:
            continue
        found = previews.of(run.frames, value_of(need, key))
        if found is not None:
            laws.append((found.law, weight))
            measure = found.measure
    if not laws:
        return None
    return Preview(Law.mix(laws), measure, previews.policy.name)


def _rerun(game: Game[S], state: S, given: Sequence[tuple[str, Any]]) -> Run[S] | None:
    """The step run again on an imagined state; None if it could not have gone like this."""
    run = Run(lambda: game.step(state), lambda _: None)
    for kind, data in given:
        need = run.need
        try:
            if kind == "faces" and need is not None and hasattr(need, "throw"):
                run.feed(need.throw.read(need.throw.faces_from(data)))
            elif isinstance(need, Choose):
                run.feed(value_of(need, data))
            else:
                return None
        except (ValueError, LookupError):
            return None
    return run
