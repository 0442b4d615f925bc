"""Scenes played with open ears: every log line, prompt and step that came up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from regelwerk.dice import RandomDice
from regelwerk.engine.effects import Choose, Do, Note, Play
from regelwerk.engine.policies import Defaults, value_of
from regelwerk.engine.simulate import Simulation
from regelwerk.systems.heldencodex import SYSTEM
from regelwerk.systems.heldencodex.state import World

T = TypeVar("T")


@dataclass(slots=True)
class Heard:
    """All that came up in a scene."""

    notes: list[Note] = field(default_factory=list)
    prompts: list[Choose[Any]] = field(default_factory=list)
    rules: set[Any] = field(default_factory=set)
    states: list[World] = field(default_factory=list)


ENDINGS = {"surrender", "flee", "counter_flee", "stop", "break_off", "decline", "back", "end"}
"""Answers after which there is little more to tell."""
PATIENCE = 12


class Listener(Simulation):
    """Plays at random and writes everything down.

    Any kind of answer is as likely as another, however many answers of it there are; only now and then somebody has
    had enough.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(Defaults(), RandomDice(seed))
        self.heard = Heard()

    def run(self, play: Play[T]) -> T:
        try:
            effect: Any = next(play)
            while True:
                if isinstance(effect, Note):
                    self.heard.notes.append(effect)
                effect = play.send(None if isinstance(effect, Note) else self._answer(effect))
        except StopIteration as end:
            result: T = end.value
            return result

    def _do(self, effect: Do) -> Any:
        self.heard.rules.add(effect.rule)
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        self.heard.prompts.append(prompt)
        kinds: dict[str, list[str]] = {}
        for answer in prompt.answers.listed():
            kinds.setdefault(answer.key.partition(":")[0], []).append(answer.key)
        lasting = {kind: keys for kind, keys in kinds.items() if kind not in ENDINGS}
        if lasting and self.dice.die(PATIENCE) > 1:
            kinds = lasting
        return value_of(prompt, self._any_of(self._any_of([*kinds.values()])))

    def _any_of(self, choice: Sequence[T]) -> T:
        return choice[self.dice.die(len(choice)) - 1]

    def listen(self, start: World, steps: int) -> Heard:
        """So many steps of a scene, or until it ends."""
        state = start
        for _ in range(steps):
            self.heard.states.append(state)
            if SYSTEM.game.outcome(state) is not None:
                break
            state = self.run(SYSTEM.game.step(state))
        return self.heard
