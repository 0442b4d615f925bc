"""The simulate interpreter: a tactic chooses, random dice fall, or one draw from a remembered law stands for them.

A rule behind `Do` that comes up again with the same arguments is answered by a draw from its exact law: what would be
many throws, reactions and comparisons is then a single random number.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from regelwerk.dice import Dice, Law
from regelwerk.engine.effects import Choose, Do, Gather, Meanwhile, Note, Play, Roll
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.policies import Policy, value_of

S = TypeVar("S")
T = TypeVar("T")

WORTH_A_LAW = {4: 32, 16: 128, 64: 512, 256: 2048}
"""How many paths a rule's exact law may take when the rule comes up for this time with the same arguments.

A law that would take more than was already played out may never pay: waiting like this never loses more than
about as much again.
"""


NEVER = 8
"""After this many laws of one rule that took more paths, as few paths are not tried again."""


MOSTLY_NEW = 128
"""A rule that came up so often with new arguments is not looked up any more: laws that hardly anybody asks for again
cost more than they save."""
KNOWN = 7
"""Arguments that came up before make up for so many new ones."""


class EndlessGame(RuntimeError):
    """A game did not end within the allowed number of steps."""


def to_the_end(game: Game[S], state: S, max_steps: int) -> Play[tuple[S, int]]:
    """A whole game as if it were one rule: its last state, and how many steps it took.

    A rule that goes on into the next one costs less than one that ends, and has to be begun and caught each time.
    """
    step, outcome = game.step, game.outcome
    for steps in range(max_steps):
        if outcome(state) is not None:
            return state, steps
        state = yield from step(state)
    raise EndlessGame(f"{game.name} was not over after {max_steps} steps")


class Simulation:
    """Plays rules and games at random under one policy."""

    unheard: tuple[type, ...] = (Note, Meanwhile)
    """What is told to people and answered by nothing. Most effects are, so they take the short way in `run`."""

    def __init__(self, policy: Policy, dice: Dice) -> None:
        self.policy = policy
        self.dice = dice
        self._odds = Odds(policy)
        self._met: dict[tuple[Callable[..., Any], tuple[Hashable, ...]], int | Law[Any]] = {}
        """How often a rule came up with these arguments, or its law once that was worth it."""
        self._new: dict[Callable[..., Any], int] = {}
        """How often a rule came up with new arguments, less what known ones make up for."""
        self._wide: dict[tuple[Callable[..., Any], int], int] = {}

    def run(self, play: Play[T]) -> T:
        """Play one rule to its end."""
        send, answer, unheard = play.send, self._answer, self.unheard
        try:
            effect: Any = send(None)
            while True:
                effect = send(None if effect.__class__ in unheard else answer(effect))
        except StopIteration as end:
            result: T = end.value
            return result

    def play(self, game: Game[S], state: S, max_steps: int = 100_000) -> S:
        """Play a game to its end and return the last state."""
        last, _ = self.run(to_the_end(game, state, max_steps))
        return last

    def _answer(self, effect: Any) -> Any:
        kind = effect.__class__
        if kind is Choose:
            return self._choice(effect)
        if kind is Do:
            return self._do(effect)
        if kind is Roll:
            return effect.throw.read(effect.throw.cast(self.dice))
        if kind is Note or kind is Meanwhile:
            return None
        assert kind is Gather, effect
        return tuple([self._choice(prompt) for prompt in effect.choices])

    def _do(self, effect: Do) -> Any:
        new = self._new.get(effect.rule, 0)
        if new >= MOSTLY_NEW:
            return self.run(effect.rule(*effect.args))
        key = (effect.rule, effect.args)
        met: Any = self._met.get(key, 0)
        if met.__class__ is not int:
            return met.draw(self.dice)
        self._new[effect.rule] = new - KNOWN if met else new + 1
        paths = WORTH_A_LAW.get(met + 1)
        law = self._law(effect, paths) if paths else None
        self._met[key] = met + 1 if law is None else law
        return self.run(effect.rule(*effect.args)) if law is None else law.draw(self.dice)

    def _law(self, effect: Do, paths: int) -> Law[Any] | None:
        """The law of a rule if it takes no more than a number of paths; not tried where it never worked out before."""
        wide = self._wide.get((effect.rule, paths), 0)
        if wide >= NEVER:
            return None
        law = self._odds.law_within(paths, effect.rule, *effect.args)
        if law is None:
            self._wide[effect.rule, paths] = wide + 1
        return law

    def _choice(self, prompt: Choose[Any]) -> Any:
        decision = self.policy.decide(prompt)
        return value_of(prompt, decision if isinstance(decision, str) else decision.draw(self.dice))
