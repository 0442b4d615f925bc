"""Games between players: each decides from the position as its seat may know it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from regelwerk.dice import Dice, RandomDice
from regelwerk.engine.effects import Choose, Roll
from regelwerk.engine.game import Game, Outcome
from regelwerk.engine.interpreters.outlook import Position
from regelwerk.engine.interpreters.running import Need, Run
from regelwerk.engine.interpreters.simulate import EndlessGame
from regelwerk.engine.policies import Policy, value_of
from regelwerk.players.futures import drawn

S = TypeVar("S")
MOST_STEPS = 100_000


class Player(Protocol):
    """Answers questions from a position."""

    @property
    def name(self) -> str: ...

    def decide(self, at: Position, prompt: Choose[Any], seed: str) -> str:
        """The key of an answer. Whatever is left to chance follows from the seed."""


@dataclass(frozen=True, slots=True)
class ByTactic:
    """Plays by a tactic, which looks at the question alone."""

    tactic: Policy

    @property
    def name(self) -> str:
        return self.tactic.name

    def decide(self, at: Position, prompt: Choose[Any], seed: str) -> str:  # noqa: ARG002  a tactic needs no position
        return drawn(self.tactic.decide(prompt), RandomDice(seed))


@dataclass(slots=True)
class Playing(Generic[S]):
    """A game under way between players, without a journal."""

    game: Game[S]
    state: S
    players: Mapping[str, Player]
    seed: str
    given: list[tuple[str, Any]] = field(default_factory=list)
    decisions: int = 0

    def to_the_end(self) -> Outcome:
        """Play until somebody has won or nobody can."""
        dice = RandomDice(self.seed)
        for _ in range(MOST_STEPS):
            outcome = self.game.outcome(self.state)
            if outcome is not None:
                return outcome
            self._step(dice)
        raise EndlessGame(f"{self.game.name} was not over after {MOST_STEPS} steps")

    def _step(self, dice: Dice) -> None:
        state = self.state
        run = Run(lambda: self.game.step(state), lambda _: None)
        while not run.finished:
            assert run.need is not None
            told, value = self._told(run.need, dice)
            self.given.append(told)
            run.feed(value)
        assert run.result is not None
        self.state, self.given = run.result, []

    def _told(self, need: Need, dice: Dice) -> tuple[tuple[str, Any], Any]:
        """What a step is given, as a journal would write it and as the rule understands it."""
        if isinstance(need, Roll):
            faces = need.throw.cast(dice)
            return ("faces", faces), need.throw.read(faces)
        if isinstance(need, Choose):
            key = self._answer(need)
            return ("answer", key), value_of(need, key)
        keys = [self._answer(choice) for choice in need.choices]
        return ("gathered", keys), tuple(map(value_of, need.choices, keys))

    def _answer(self, prompt: Choose[Any]) -> str:
        self.decisions += 1
        return self.players[prompt.seat].decide(self, prompt, f"{self.seed}/{self.decisions}")
