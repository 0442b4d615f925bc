"""The simulate interpreter: a tactic chooses, random dice fall, or one draw from a remembered law stands for them.

A rule behind `Do` that comes up again with the same arguments is answered by a draw from its exact law: what would be
many throws, reactions and comparisons is then a single random number.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from regelwerk.dice import Dice, Law
from regelwerk.engine.effects import Choose, Do, Gather, Note, Play, Roll
from regelwerk.engine.game import Game
from regelwerk.engine.odds import Odds
from regelwerk.engine.policies import Policy, value_of

S = TypeVar("S")
T = TypeVar("T")

WORTH_A_LAW = 3
"""A rule is worth its exact law when it has come up this often with the same arguments."""

MOST_PATHS = 1_000
"""A law that takes more paths than this costs more than it saves: such a rule is always played out."""


class EndlessGame(RuntimeError):
    """A game did not end within the allowed number of steps."""


class Simulation:
    """Plays rules and games at random under one policy."""

    def __init__(self, policy: Policy, dice: Dice) -> None:
        self.policy = policy
        self.dice = dice
        self._odds = Odds(policy)
        self._seen: dict[tuple[Callable[..., Any], tuple[Hashable, ...]], int] = {}
        self._too_wide: set[tuple[Callable[..., Any], tuple[Hashable, ...]]] = set()

    def run(self, play: Play[T]) -> T:
        """Play one rule to its end."""
        try:
            effect = next(play)
            while True:
                effect = play.send(self._answer(effect))
        except StopIteration as end:
            result: T = end.value
            return result

    def play(self, game: Game[S], state: S, max_steps: int = 100_000) -> S:
        """Play a game to its end and return the last state."""
        for _ in range(max_steps):
            if game.outcome(state) is not None:
                return state
            state = self.run(game.step(state))
        raise EndlessGame(f"{game.name} was not over after {max_steps} steps")

    def _answer(self, effect: Any) -> Any:
        kind = effect.__class__
        if kind is Note:
            return None
        if kind is Roll:
            return effect.throw.read(effect.throw.cast(self.dice))
        if kind is Do:
            return self._do(effect)
        if kind is Choose:
            return self._choice(effect)
        assert kind is Gather, effect
        return tuple(self._choice(prompt) for prompt in effect.choices)

    def _do(self, effect: Do) -> Any:
        key = (effect.rule, effect.args)
        seen = self._seen.get(key, 0)
        if seen >= WORTH_A_LAW and key not in self._too_wide:
            law = self._odds.law_within(MOST_PATHS, effect.rule, *effect.args)
            if law is not None:
                return law.draw(self.dice)
            self._too_wide.add(key)
        self._seen[key] = seen + 1
        return self.run(effect.rule(*effect.args))

    def _choice(self, prompt: Choose[Any]) -> Any:
        decision = self.policy.decide(prompt)
        return value_of(prompt, decision.draw(self.dice) if isinstance(decision, Law) else decision)
