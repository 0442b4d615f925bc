"""Many fights in chunks of fixed size, each with a seed of its own, in this process or in several.

Which process fights a chunk does not matter: the chunk's number and the seed decide its dice, and everything that is
counted is a whole number, so that it adds up the same in any order.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

K = TypeVar("K", bound=Hashable)

Progress = Callable[[int, int], None]
"""Told how many fights are done, and of how many."""


class Counts(Protocol):
    """Something counted in whole numbers over some fights, which adds up."""

    fights: int

    def add(self, other: Self) -> None: ...


C = TypeVar("C", bound=Counts)
C_co = TypeVar("C_co", bound=Counts, covariant=True)


SELDOM = 50_000
"""So many new objects must be there before the collector looks for circles among them; a game makes millions."""


@dataclass(slots=True)
class Counted(Generic[K]):
    """What came out of some fights: how often each end was reached, and the sums for averages and their spread."""

    finals: Counter[K] = field(default_factory=Counter)
    fights: int = 0
    rounds: int = 0
    rounds_squared: int = 0
    steps: int = 0
    steps_squared: int = 0

    def add(self, other: Counted[K]) -> None:
        self.finals.update(other.finals)
        self.fights += other.fights
        self.rounds += other.rounds
        self.rounds_squared += other.rounds_squared
        self.steps += other.steps
        self.steps_squared += other.steps_squared


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Garbage is collected seldom: states hold no circles, and what is remembered is much to go through."""
    before = gc.get_threshold()
    gc.set_threshold(SELDOM, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


class Counting(Protocol[C_co]):
    """Fights the fights of one chunk and counts what is asked; can be sent to other processes."""

    @property
    def chunk_size(self) -> int: ...

    def fight(self, seed: int, chunk: int, fights: int) -> C_co: ...


class Fighter(Counting[Counted[K]], Protocol[K]):
    """Fights to the end and counts the ends."""


def fight_all(fighter: Counting[C], fights: int, seed: int, workers: int = 1, progress: Progress | None = None) -> C:
    """Fight all fights, at least one, and tell the progress after every chunk."""
    size = fighter.chunk_size
    chunks = [(seed, at // size, min(size, fights - at)) for at in range(0, fights, size)]
    together: C | None = None
    for counted in _in_processes(fighter, chunks, workers) if workers > 1 else _here(fighter, chunks):
        if together is None:
            together = counted
        else:
            together.add(counted)
        if progress is not None:
            progress(together.fights, fights)
    assert together is not None, fights
    return together


def _here(fighter: Counting[C], chunks: list[tuple[int, int, int]]) -> Iterator[C]:
    return (fighter.fight(*chunk) for chunk in chunks)


def _in_processes(fighter: Counting[C], chunks: list[tuple[int, int, int]], workers: int) -> Iterator[C]:
    # Only who asks for workers pays for loading them. Fresh processes also work where threads are running.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(
        min(workers, len(chunks)), mp_context=get_context("spawn"), initializer=_employ, initargs=(fighter,)
    ) as pool:
        yield from pool.map(_fight_for_pool, chunks)


_employed: list[Counting[Any]] = []
"""The fighter of this worker process, sent once instead of with every chunk."""


def _employ(fighter: Counting[Any]) -> None:
    _employed[:] = [fighter]


def _fight_for_pool(chunk: tuple[int, int, int]) -> Any:
    return _employed[0].fight(*chunk)
