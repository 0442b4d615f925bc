"""Many fights: walked through the chain all at once if it is small enough, otherwise played one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

from regelwerk.engine.game import Game, Outcome
from regelwerk.engine.policies import Policy
from regelwerk.lab.chain import Chain, explore
from regelwerk.lab.chunks import Counted, Progress, fight_all
from regelwerk.lab.estimate import Estimate, mean_estimate, share_estimate
from regelwerk.lab.play import Player

S = TypeVar("S")
M = TypeVar("M", bound=Hashable)

WALKED_STATES = 5_000
WALKED_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Simulated(Generic[S]):
    """What many fights gave, with 95 % intervals. `states` is known only if the fights were walked."""

    finals: tuple[tuple[S, Outcome, int], ...]
    fights: int
    rounds: Estimate
    steps: Estimate
    method: Literal["walked", "played"]
    states: int | None
    seed: int
    policy: str
    exact: bool = False

    @property
    def winners(self) -> dict[str | None, Estimate]:
        """The share of every winner; None stands for a draw."""
        return self._shares((outcome.winner, times) for _, outcome, times in self.finals)

    def law_of(self, measure: Callable[[S], M]) -> dict[M, Estimate]:
        """The law of anything that can be read off the final state."""
        return self._shares((measure(state), times) for state, _, times in self.finals)

    def mean_of(self, measure: Callable[[S], float]) -> Estimate:
        """The average of a number that can be read off the final state."""
        values = [(measure(state), times) for state, _, times in self.finals]
        return mean_estimate(sum(x * n for x, n in values), sum(x * x * n for x, n in values), self.fights)

    def _shares(self, counted: Iterable[tuple[M, int]]) -> dict[M, Estimate]:
        times: Counter[M] = Counter()
        for value, n in counted:
            times[value] += n
        return {value: share_estimate(n, self.fights) for value, n in times.items()}


def simulate(
    game: Game[S],
    start: S,
    policy: Policy,
    fights: int,
    *,
    seed: int = 0,
    workers: int = 1,
    max_states: int = WALKED_STATES,
    max_seconds: float = WALKED_SECONDS,
    progress: Progress | None = None,
) -> Simulated[S]:
    """Fight many fights; with `max_states=0` they are played one by one, however small the game is.

    Walked and played fights use their dice differently. Who needs the same numbers on a slow machine as on a fast
    one gives a `max_seconds` that is never reached.
    """
    chain = explore(game, start, policy, max_states, max_seconds) if max_states else None
    if isinstance(chain, Chain):
        return walk(chain, fights, seed=seed, workers=workers, progress=progress)
    counted = fight_all(Player(game, start, policy), _some(fights), seed, workers, progress)
    ends = [(state, game.outcome(state), times) for state, times in counted.finals.items()]
    return _simulated(counted, ends, "played", None, seed, policy.name)


def walk(
    chain: Chain[S], fights: int, *, seed: int = 0, workers: int = 1, progress: Progress | None = None
) -> Simulated[S]:
    """Fight many fights on a chain that is known already."""
    # NumPy is loaded only by those who walk.
    from regelwerk.lab.walk import Walker

    counted = fight_all(Walker.of(chain), _some(fights), seed, workers, progress)
    ends = [(chain.states[n], chain.outcomes[n], times) for n, times in sorted(counted.finals.items())]
    return _simulated(counted, ends, "walked", len(chain.states), seed, chain.policy)


def _some(fights: int) -> int:
    if fights < 1:
        raise ValueError("a simulation needs at least one fight")
    return fights


def _simulated(
    counted: Counted[M],
    ends: list[tuple[S, Outcome | None, int]],
    method: Literal["walked", "played"],
    states: int | None,
    seed: int,
    policy: str,
) -> Simulated[S]:
    return Simulated(
        tuple((state, outcome, times) for state, outcome, times in ends if outcome is not None),
        counted.fights,
        mean_estimate(counted.rounds, counted.rounds_squared, counted.fights),
        mean_estimate(counted.steps, counted.steps_squared, counted.fights),
        method,
        states,
        seed,
        policy,
    )
