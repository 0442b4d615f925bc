"""Policies and probers for the odds: everybody plays as well as can be for one goal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from regelwerk.dice import Law
from regelwerk.engine.effects import Choose
from regelwerk.engine.policies import Policy
from regelwerk.systems.heldencodex.options import Options
from regelwerk.systems.heldencodex.rules.probe.best_play import best_keep
from regelwerk.systems.heldencodex.rules.probe.goals import Goal, measure, worth
from regelwerk.systems.heldencodex.rules.probe.groups import Faces
from regelwerk.systems.heldencodex.rules.probe.keeping import Keeping
from regelwerk.systems.heldencodex.rules.probe.mastery import Aftermath
from regelwerk.systems.heldencodex.rules.probe.pools import Prober, prober
from regelwerk.systems.heldencodex.rules.probe.reading import Settled, with_faces, without
from regelwerk.systems.heldencodex.rules.probe.throwing import listed
from systems.heldencodex.builders import hero

OPTIONS = Options()


@dataclass(frozen=True, slots=True)
class ForGoal(Policy):
    """Keeps dice by the advice, and turns lucky dice and devalues for the same goal."""

    goal: Goal
    name: str = "for a goal"

    def decide(self, prompt: Choose[Any]) -> str | Law[str]:
        match prompt.scene:
            case Keeping() as situation:
                return f"keep:{listed(best_keep(situation))}"
            case Aftermath(owner, faces, _) if prompt.rule_id == "HC-FUM-02":
                return _best(prompt, lambda settled: measure(self.goal, settled, faces, owner.reading))
            case Aftermath(owner, faces, _) if prompt.rule_id == "HC-LUK-01":
                return _best(prompt, lambda face: self._after_turning(owner, faces, face))
        return prompt.default

    def _after_turning(self, owner: Prober, faces: Faces, face: int) -> int:
        """What the dice are worth after one lucky die was turned; who leaves one (0) leaves all others too."""
        reading = owner.reading
        if not face:
            return worth(self.goal, faces, reading._replace(lucky=0))
        return worth(self.goal, with_faces(without(faces, (reading.lucky,)), (face,)), reading)


def _best(prompt: Choose[Any], value: Callable[[Any], int]) -> str:
    return max(prompt.answers.listed(), key=lambda answer: value(answer.value)).key


@dataclass(frozen=True, slots=True)
class Devaluing(Policy):
    """Devalues so that the dice left do most of one thing; otherwise the usual answers."""

    of: Callable[[Faces], int]
    name: str = "devaluing"

    def decide(self, prompt: Choose[Any]) -> str | Law[str]:
        if prompt.rule_id != "HC-FUM-02":
            return prompt.default

        def value(settled: Settled) -> int:
            return -1 if settled.fumble else self.of(settled.left)

        return _best(prompt, value)


def attribute(value: int, **changes: Any) -> Prober:
    """Somebody who tests an attribute; no number is lucky unless told."""
    return prober(hero(attributes={"memory": value}, **changes), "memory", OPTIONS)


def skill(name: str, text: str, **changes: Any) -> Prober:
    """Somebody who tests a skill, written like `12/2*`."""
    return prober(hero(skills={name: text}, **changes), name, OPTIONS)
