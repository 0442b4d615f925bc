"""Which rule with stakes a rule leads to first: the rule itself, run only that far."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from regelwerk.engine.book.rulebook import is_unforeseen
from regelwerk.engine.book.stakes import stakes_of
from regelwerk.engine.effects import Do, Effect, Play
from regelwerk.engine.interpreters.odds import Path
from regelwerk.engine.interpreters.running import asked_after


@dataclass(frozen=True, slots=True)
class Reached:
    """A path has come to this rule with stakes."""

    rule: Callable[..., Play[Any]]
    args: tuple[Hashable, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """A path has ended with this result, and nothing was at stake."""

    value: Any


@dataclass(frozen=True, slots=True)
class Hidden:
    """A path has come to a rule past which nobody may look."""


End = Reached | Ended | Hidden


def reaching(start: Callable[[], Play[Any]], path: Path = ()) -> Play[End]:
    """Run a rule from the answers so far to the first rule with stakes, to one that is unforeseen, or to its end."""
    play = start()
    try:
        effect = asked_after(play, path)
        while not _has_stakes(effect):
            if isinstance(effect, Do) and is_unforeseen(effect.rule):
                return Hidden()
            answer = yield from _answered(effect)
            if isinstance(answer, Reached | Hidden):
                return answer
            effect = play.send(answer)
    except StopIteration as end:
        return Ended(end.value)
    assert isinstance(effect, Do)
    return Reached(effect.rule, effect.args)


def _has_stakes(effect: Effect) -> bool:
    return isinstance(effect, Do) and bool(stakes_of(effect.rule))


def _answered(effect: Effect) -> Play[Any]:
    """The answer to an effect; a rule behind `Do` stays a step of its own, but may lead to stakes inside."""
    if not isinstance(effect, Do):
        return (yield effect)
    end: End = yield Do(_reaching_in, (effect.rule, effect.args))
    return end.value if isinstance(end, Ended) else end


def _reaching_in(rule: Callable[..., Play[Any]], args: tuple[Hashable, ...]) -> Play[End]:
    return reaching(lambda: rule(*args))
