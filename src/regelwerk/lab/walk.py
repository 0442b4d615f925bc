"""Many fights walked through a chain at once: one random number for each fight and step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from regelwerk.engine.interpreters.simulate import EndlessGame
from regelwerk.lab.chain import Chain
from regelwerk.lab.chunks import Counted
from regelwerk.lab.play import MOST_STEPS

WALKED_CHUNK = 10_000


@dataclass(frozen=True, slots=True, eq=False)
class Walker:
    """A chain as arrays: a row for each state, with its moves from left to right, padded to the same width."""

    reached: npt.NDArray[np.float64]
    """The probability of this move or one further left; the last move and the padding can never be passed."""
    targets: npt.NDArray[np.intp]
    advances: npt.NDArray[np.int64]
    is_final: npt.NDArray[np.bool_]
    begun: int = 1
    chunk_size: int = WALKED_CHUNK

    @staticmethod
    def of(chain: Chain[Any]) -> Walker:
        sizes = np.array([len(row) for row in chain.targets])
        width = max(1, int(sizes.max()))
        reached = np.cumsum(_padded(chain.shares, width, np.float64), axis=1)
        reached[np.arange(width) >= sizes[:, None] - 1] = np.inf
        return Walker(
            reached,
            _padded(chain.targets, width, np.intp),
            _padded(chain.advances, width, np.int64),
            np.array([outcome is not None for outcome in chain.outcomes]),
            chain.begun,
        )

    def fight(self, seed: int, chunk: int, fights: int) -> Counted[int]:
        random = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(chunk,))))
        counted: Counted[int] = Counted(fights=fights)
        at = np.zeros(fights, dtype=np.intp)
        rounds = np.full(fights, self.begun, dtype=np.int64)
        counts_rounds = bool(self.advances.any())
        for steps in range(MOST_STEPS):
            over = self.is_final[at]
            if over.any():
                self._count(counted, at[over], rounds[over], steps)
                going = ~over
                at, rounds = at[going], rounds[going]
            if not at.size:
                return counted
            move = (self.reached[at] <= random.random(at.size)[:, None]).sum(axis=1)
            if counts_rounds:
                rounds += self.advances[at, move]
            at = self.targets[at, move]
        raise EndlessGame(f"a fight was not over after {MOST_STEPS} steps")

    def _count(
        self, counted: Counted[int], at: npt.NDArray[np.intp], rounds: npt.NDArray[np.int64], steps: int
    ) -> None:
        """Record the fights that ended in these states after this many steps."""
        ends, often = np.unique(at, return_counts=True)
        counted.finals.update(Counter(dict(zip(ends.tolist(), often.tolist(), strict=True))))
        counted.rounds += int(rounds.sum())
        counted.rounds_squared += int((rounds * rounds).sum())
        counted.steps += steps * at.size
        counted.steps_squared += steps * steps * at.size


def _padded(rows: Sequence[Sequence[float]], width: int, kind: Any) -> npt.NDArray[Any]:
    """Rows of different lengths as one array, filled up with zeros on the right."""
    return np.array([[*row, *[0] * (width - len(row))] for row in rows], dtype=kind)
