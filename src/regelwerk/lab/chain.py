"""A game under a policy as a Markov chain: every reachable state and where its next step leads.

States are kept as `game.forget` leaves them, so that a mere count of rounds does not make states different. Whether a
step moved on to another round is therefore kept with the move itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Generic, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.game import Game, Outcome
from regelwerk.engine.interpreters.odds import Odds, TooManyPaths
from regelwerk.engine.policies import Policy

S = TypeVar("S")

MOST_STATES = 50_000
MOST_SECONDS = 20.0
LOOK_AHEAD = 0.5
"""The seconds after which a search checks whether it can end in time at all."""
SLACK = 4
"""How much faster the rest may go than what was done so far: laws that are known need not be worked out again."""


@dataclass(frozen=True, slots=True)
class Chain(Generic[S]):
    """States by number, the start first. A state's moves are three parallel lists: where to, how probable, and by
    how many rounds the game moves on. A final state has an outcome and no moves. `begun` is 0 if the start comes before
    the first round, as setting up does, and 1 if it is in a round already."""

    states: list[S]
    outcomes: list[Outcome | None]
    targets: list[list[int]]
    shares: list[list[float]]
    advances: list[list[int]]
    policy: str
    begun: int = 1

    @property
    def moves(self) -> int:
        """How many moves there are in all states together."""
        return sum(map(len, self.targets))


@dataclass(frozen=True, slots=True)
class TooLarge:
    """The states were not all found within the limits: how many were, and which limit ended the search.

    A search that would run far out of its time ends early: it checks `seen_after` seconds in.
    """

    states: int
    max_states: int
    max_seconds: float
    out_of_time: bool
    seen_after: float | None = None

    def __str__(self) -> str:
        if self.seen_after is not None:
            return (
                f"after {self.seen_after:.1f} seconds there were {self.states} states and no hope to follow all of them"
                f" within {self.max_seconds:g} seconds"
            )
        if self.out_of_time:
            return f"not all states were found within {self.max_seconds:g} seconds ({self.states} so far)"
        return f"more than {self.max_states} states can be reached"


class OutOfTime(Exception):
    """The time for exploring is over."""


class PatientOdds(Odds):
    """Odds that give up at a deadline, also in the middle of a step with very many paths."""

    def __init__(self, policy: Policy, deadline: float) -> None:
        super().__init__(policy)
        self._deadline = deadline

    def outcomes(self, effect: Any) -> Law[Any]:
        if perf_counter() > self._deadline:
            raise OutOfTime
        return super().outcomes(effect)


def rounds_begun(game: Game[S], start: S) -> int:
    """How many rounds have begun with the start: none in a state that is counted to round 0."""
    return min(1, game.round_of(start))


def explore(
    game: Game[S],
    start: S,
    policy: Policy,
    max_states: int = MOST_STATES,
    max_seconds: float = MOST_SECONDS,
) -> Chain[S] | TooLarge:
    """Find all states that can be reached, with the exact probabilities of every step as floats."""
    began = perf_counter()
    odds = PatientOdds(policy, began + max_seconds)
    chain: Chain[S] = Chain([game.forget(start)], [], [], [], [], policy.name, rounds_begun(game, start))
    states = chain.states
    numbers = {states[0]: 0}
    try:
        # The list grows while we go through it.
        for state in states:
            if len(states) > max_states:
                return TooLarge(len(states), max_states, max_seconds, out_of_time=False)
            spent = perf_counter() - began
            if spent > LOOK_AHEAD and spent * len(states) > SLACK * max_seconds * len(chain.targets):
                return TooLarge(len(states), max_states, max_seconds, out_of_time=True, seen_after=spent)
            outcome = game.outcome(state)
            chain.outcomes.append(outcome)
            _add_moves(game, odds, state, chain, numbers, is_final=outcome is not None)
    except OutOfTime:
        return TooLarge(len(states), max_states, max_seconds, out_of_time=True)
    except TooManyPaths:
        return TooLarge(len(states), max_states, max_seconds, out_of_time=False)
    return chain


def _add_moves(game: Game[S], odds: Odds, state: S, chain: Chain[S], numbers: dict[S, int], *, is_final: bool) -> None:
    """Take one step from a state along all its paths; states that were not known yet are added to the chain."""
    if is_final:
        for moves in (chain.targets, chain.advances, chain.shares):
            moves.append([])
        return
    states, forget, round_of = chain.states, game.forget, game.round_of
    now = round_of(state)

    def move_to(after: S) -> tuple[int, int]:
        kept = forget(after)
        number = numbers.get(kept)
        if number is None:
            number = numbers[kept] = len(states)
            states.append(kept)
        return number, round_of(after) - now

    counted = odds.count(partial(game.step, state), read=move_to)
    weights = counted.weights if isinstance(counted, Law) else counted
    total = sum(weights.values())
    targets, advances = zip(*weights, strict=True)
    chain.targets.append([*targets])
    chain.advances.append([*advances])
    chain.shares.append([weight / total for weight in weights.values()])
