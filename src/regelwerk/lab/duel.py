"""Who wins, and how long does it take: exactly if the game is small enough, otherwise from many fights."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from regelwerk.engine.game import Game
from regelwerk.engine.policies import Policy
from regelwerk.lab.chain import MOST_SECONDS, MOST_STATES, TooLarge, explore
from regelwerk.lab.chunks import Progress
from regelwerk.lab.estimate import Estimate, exactly
from regelwerk.lab.simulate import Simulated, simulate
from regelwerk.lab.solve import Solution, solve

S = TypeVar("S")
M = TypeVar("M", bound=Hashable)

FIGHTS = 10_000


@dataclass(frozen=True, slots=True)
class DuelResult(Generic[S]):
    """The answer, whichever way it was found; exact numbers are intervals without width.

    `found` holds the details. If the answer is simulated, `too_large` says why it is not exact.
    """

    found: Solution[S] | Simulated[S]
    too_large: TooLarge | None = None

    @property
    def method(self) -> Literal["exact", "walked", "played"]:
        return "exact" if isinstance(self.found, Solution) else self.found.method

    @property
    def exact(self) -> bool:
        return self.found.exact

    @property
    def policy(self) -> str:
        return self.found.policy

    @property
    def states(self) -> int | None:
        """How many states can be reached, if all were found."""
        return self.found.states

    @property
    def fights(self) -> int | None:
        """How many fights were simulated; None if none was needed."""
        return self.found.fights if isinstance(self.found, Simulated) else None

    @property
    def endless(self) -> float:
        """The probability that the game never ends; a simulation would not have come to an end."""
        return self.found.endless if isinstance(self.found, Solution) else 0.0

    @property
    def rounds(self) -> Estimate:
        return _estimate(self.found.rounds)

    @property
    def steps(self) -> Estimate:
        return _estimate(self.found.steps)

    @property
    def winners(self) -> dict[str | None, Estimate]:
        """How probable it is for each seat to win; None stands for a draw."""
        return {winner: _estimate(share) for winner, share in self.found.winners.items()}

    def law_of(self, measure: Callable[[S], M]) -> dict[M, Estimate]:
        """The law of anything that can be read off the final state."""
        return {value: _estimate(share) for value, share in self.found.law_of(measure).items()}

    def mean_of(self, measure: Callable[[S], float]) -> Estimate:
        """The average of a number that can be read off the final state."""
        return _estimate(self.found.mean_of(measure))


def _estimate(value: float | Estimate) -> Estimate:
    return value if isinstance(value, Estimate) else exactly(value)


def duel(
    game: Game[S],
    start: S,
    policy: Policy,
    *,
    max_states: int = MOST_STATES,
    max_seconds: float = MOST_SECONDS,
    fights: int = FIGHTS,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> DuelResult[S]:
    """Solve the game if its states are found within the limits; otherwise fight it out."""
    chain = explore(game, start, policy, max_states, max_seconds)
    if not isinstance(chain, TooLarge):
        return DuelResult(solve(chain))
    played = simulate(game, start, policy, fights, seed=seed, workers=workers, max_states=0, progress=progress)
    return DuelResult(played, chain)
