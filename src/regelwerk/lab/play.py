"""Fights played one by one, for games whose states are too many to list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from regelwerk.dice import RandomDice
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.simulate import Simulation, to_the_end
from regelwerk.engine.policies import Policy
from regelwerk.lab.chain import rounds_begun
from regelwerk.lab.chunks import Counted, collecting_seldom

S = TypeVar("S")

PLAYED_CHUNK = 250
MOST_STEPS = 100_000


@dataclass(frozen=True, slots=True)
class Player(Generic[S]):
    """Plays a game from its start to its end, again and again."""

    game: Game[S]
    start: S
    policy: Policy
    chunk_size: int = PLAYED_CHUNK

    @collecting_seldom()
    def fight(self, seed: int, chunk: int, fights: int) -> Counted[S]:
        # What a simulation remembers decides how many dice it throws, so every chunk begins with an empty memory.
        simulation = Simulation(self.policy, RandomDice(f"{seed}/{chunk}"))
        counted: Counted[S] = Counted()
        before_first = self.game.round_of(self.start) - rounds_begun(self.game, self.start)
        for _ in range(fights):
            final, steps = simulation.run(to_the_end(self.game, self.start, MOST_STEPS))
            rounds = self.game.round_of(final) - before_first
            counted.finals[self.game.forget(final)] += 1
            counted.fights += 1
            counted.rounds += rounds
            counted.rounds_squared += rounds * rounds
            counted.steps += steps
            counted.steps_squared += steps * steps
        return counted
