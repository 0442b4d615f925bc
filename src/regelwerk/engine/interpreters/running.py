"""A rule under way, step by step: a stack of running rules, each with the answers it was given so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, TypeVar

from regelwerk.engine.effects import Choose, Do, Effect, Gather, Meanwhile, Note, Play, Roll

T = TypeVar("T")
Need = Roll[Any] | Choose[Any] | Gather
_TOLD = (Note, Meanwhile)


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
    play: Play[Any] | None = None
    """None: nobody has run it again yet."""
    path: list[Any] = field(default_factory=list)

    def resumed(self) -> Play[Any]:
        """The rule where it waits for its next answer."""
        if self.play is None:
            self.play = self.start()
            asked_after(self.play, self.path)
        return self.play


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
        play = start()
        self.frames.append(Frame(start, None, play))
        self._run(play, None)

    def again(self) -> Run[T]:
        """The same rule as far as it has come, for whoever wants to look on; nobody hears what it tells.

        What it has done with is not run again, and a rule that waits for another one only when its turn comes.
        """
        other: Run[T] = copy(self)
        other._hear = _unheard
        other.frames = [Frame(frame.start, frame.do, None, frame.path.copy()) for frame in self.frames]
        other.fed, other.changes = self.fed.copy(), self.changes.copy()
        return other

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
        frame = self.frames[-1]
        play = frame.resumed()
        frame.path.append(value)
        self._run(play, value)

    def _run(self, play: Play[Any], value: Any) -> None:
        """Go on with the innermost rule, which is told this."""
        told = 0
        while True:
            try:
                effect = play.send(value)
                while isinstance(effect, _TOLD):
                    if isinstance(effect, Note):
                        self._hear(effect)
                    elif effect.change is not None:
                        self.changes.append(effect.change)
                    else:
                        self.meanwhile, self.changes = effect.state, []
                    told += 1
                    if told > MOST_TOLD:
                        raise EndlessRule(f"a rule told {MOST_TOLD} things and asked for nothing")
                    effect = play.send(None)
            except StopIteration as end:
                self.frames.pop()
                if not self.frames:
                    self.result, self.finished = end.value, True
                    return
                parent, value = self.frames[-1], end.value
                play = parent.resumed()
                parent.path.append(value)
                continue
            if isinstance(effect, Do):
                rule, args = effect.rule, effect.args
                play, value = rule(*args), None
                self.frames.append(Frame(partial(rule, *args), effect, play))
                continue
            self.need = effect
            return


def asked_after(play: Play[Any], path: Sequence[Any]) -> Effect:
    """What a fresh rule asks for after the answers so far (what is told needs none); StopIteration if it has ended."""
    effect = next(play)
    for answer in path:
        while isinstance(effect, _TOLD):
            effect = play.send(None)
        effect = play.send(answer)
    while isinstance(effect, _TOLD):
        effect = play.send(None)
    return effect


def _unheard(_: Note) -> None:
    """Nobody listens to what is only looked at."""
