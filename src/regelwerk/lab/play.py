"""Fights played one by one, for games whose states are too many to list."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from regelwerk.dice import RandomDice
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.simulate import Simulation, to_the_end
from regelwerk.engine.policies import Policy
from regelwerk.lab.chain import rounds_begun
from regelwerk.lab.chunks import Counted

S = TypeVar("S")

PLAYED_CHUNK = 250
MOST_STEPS = 100_000
SELDOM = 50_000
"""So many new objects must be there before the collector looks for circles among them; a game makes millions."""


@dataclass(frozen=True, slots=True)
class Player(Generic[S]):
    """Plays a game from its start to its end, again and again."""

    game: Game[S]
    start: S
    policy: Policy
    chunk_size: int = PLAYED_CHUNK

    def fight(self, seed: int, chunk: int, fights: int) -> Counted[S]:
        with collecting_seldom():
            return self._fight(seed, chunk, fights)

    def _fight(self, seed: int, chunk: int, fights: int) -> Counted[S]:
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


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Garbage is collected seldom: states hold no circles, and what is remembered is much to go through."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
