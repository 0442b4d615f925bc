"""A rule under way, step by step: a stack of running rules, each with the answers it was given so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from regelwerk.engine.effects import Choose, Do, Effect, Gather, Meanwhile, Note, Play, Roll

T = TypeVar("T")
Need = Roll[Any] | Choose[Any] | Gather


MOST_TOLD = 10_000
"""How much a rule may tell before it asks for something or ends; so many steps may follow each other unasked, too."""


class EndlessRule(RuntimeError):
    """A rule tells on and on, or steps follow each other, without ever asking anybody: a fault of its system."""


@dataclass(slots=True)
class Frame:
    """One running rule. `path` holds what it was answered, so that it can be run again.

    Notes and what is announced (`Meanwhile`) need no answer.
    """

    start: Callable[[], Play[Any]]
    do: Do | None
    play: Play[Any]
    path: list[Any] = field(default_factory=list)


class Run(Generic[T]):
    """Runs a rule until it needs dice or a decision. Notes are heard on the way, `Do` is entered."""

    def __init__(self, start: Callable[[], Play[T]], hear: Callable[[Note], None]) -> None:
        self._hear = hear
        self.frames: list[Frame] = []
        self.fed: list[Any] = []
        """All that was answered, in whichever rule it was asked."""
        self.need: Need | None = None
        self.result: T | None = None
        self.finished = False
        self.meanwhile: Any = None
        """The state that the rule announced last while it went on; None: it has announced none."""
        self.changes: list[Callable[[Any], Any]] = []
        """What it has changed since."""
        self._enter(Frame(start, None, start()))

    def so_far(self, began: Any) -> Any:
        """What people see of a step that began with this state: what was announced last, with all changes since."""
        state = began if self.meanwhile is None else self.meanwhile
        for change in self.changes:
            state = change(state)
        return state

    def feed(self, value: Any) -> None:
        """Answer what is needed and run on."""
        if self.need is None:
            raise RuntimeError("nothing was asked")
        self.need = None
        self.fed.append(value)
        self._give(value)

    def _enter(self, frame: Frame) -> None:
        self.frames.append(frame)
        self._run(lambda: next(frame.play))

    def _give(self, value: Any) -> None:
        frame = self.frames[-1]
        frame.path.append(value)
        self._run(lambda: frame.play.send(value))

    def _run(self, first: Callable[[], Any]) -> None:
        advance, told = first, 0
        while True:
            frame = self.frames[-1]
            try:
                effect = advance()
                while isinstance(effect, Note | Meanwhile):
                    if isinstance(effect, Note):
                        self._hear(effect)
                    elif effect.change is not None:
                        self.changes.append(effect.change)
                    else:
                        self.meanwhile, self.changes = effect.state, []
                    told += 1
                    if told > MOST_TOLD:
                        raise EndlessRule(f"a rule told {MOST_TOLD} things and asked for nothing")
                    effect = frame.play.send(None)
            except StopIteration as end:
                self.frames.pop()
                if not self.frames:
                    self.result, self.finished = end.value, True
                    return
                parent, value = self.frames[-1], end.value
                parent.path.append(value)
                advance = _sender(parent.play, value)
                continue
            if isinstance(effect, Do):
                rule, args = effect.rule, effect.args
                inner = Frame(_starter(rule, args), effect, rule(*args))
                self.frames.append(inner)
                advance = _starter_next(inner.play)
                continue
            self.need = effect
            return


def asked_after(play: Play[Any], path: Sequence[Any]) -> Effect:
    """What a fresh rule asks for after the answers so far (what is told needs none); StopIteration if it has ended."""
    effect = next(play)
    for answer in path:
        while isinstance(effect, Note | Meanwhile):
            effect = play.send(None)
        effect = play.send(answer)
    while isinstance(effect, Note | Meanwhile):
        effect = play.send(None)
    return effect


def _sender(play: Play[Any], value: Any) -> Callable[[], Any]:
    return lambda: play.send(value)


def _starter(rule: Callable[..., Play[Any]], args: tuple[Any, ...]) -> Callable[[], Play[Any]]:
    return lambda: rule(*args)


def _starter_next(play: Play[Any]) -> Callable[[], Any]:
    return lambda: next(play)
