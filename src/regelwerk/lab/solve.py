"""Exact solving: how often each state of a chain is visited, and from that who wins and how long it takes.

The components of the chain are gone through from the start on, and the expected visits flow from one to the next. A
single state needs a geometric series, a small component an elimination that never subtracts (so that nothing
cancels out), a large one a sparse linear system.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from importlib.util import find_spec
from math import inf
from typing import Generic, TypeVar

from regelwerk.engine.game import Outcome
from regelwerk.lab.chain import Chain
from regelwerk.lab.components import components

S = TypeVar("S")
M = TypeVar("M", bound=Hashable)

LARGE_COMPONENT = 60
"""From this many states on, a component is left to SciPy's sparse solver, if it is installed (`regelwerk[lab]`)."""


@dataclass(frozen=True, slots=True)
class Final(Generic[S]):
    """One way a game can end, and how probable it is."""

    state: S
    outcome: Outcome
    probability: float


@dataclass(frozen=True, slots=True)
class Solution(Generic[S]):
    """The exact answer: how a game ends and how long it takes on average.

    `rounds` counts the rounds that are begun. If the game may go on for ever, `endless` is the
    probability of that, and rounds and steps are infinite.
    """

    finals: tuple[Final[S], ...]
    rounds: float
    steps: float
    endless: float
    states: int
    policy: str
    exact: bool = True

    @property
    def winners(self) -> dict[str | None, float]:
        """The probability of every winner; None stands for a draw."""
        shares: dict[str | None, float] = {}
        for final in self.finals:
            winner = final.outcome.winner
            shares[winner] = shares.get(winner, 0.0) + final.probability
        return shares

    def law_of(self, measure: Callable[[S], M]) -> dict[M, float]:
        """The law of anything that can be read off the final state."""
        shares: dict[M, float] = {}
        for final in self.finals:
            value = measure(final.state)
            shares[value] = shares.get(value, 0.0) + final.probability
        return shares

    def mean_of(self, measure: Callable[[S], float]) -> float:
        """The average of a number that can be read off the final state, over all games that end."""
        return sum(measure(f.state) * f.probability for f in self.finals) / sum(f.probability for f in self.finals)


def solve(chain: Chain[S]) -> Solution[S]:
    """Work out the chain exactly (up to the rounding of floats)."""
    visits, endless = expected_visits(chain)
    finals = tuple(
        Final(chain.states[n], outcome, visits[n]) for n, outcome in enumerate(chain.outcomes) if outcome is not None
    )
    rounds = steps = inf
    if not endless:
        steps = sum(visits) - sum(final.probability for final in finals)
        moves = zip(visits, chain.shares, chain.advances, strict=True)
        rounds = chain.begun + sum(
            often * sum(p * advance for p, advance in zip(shares, advances, strict=True))
            for often, shares, advances in moves
            if any(advances)
        )
    return Solution(finals, rounds, steps, endless, len(chain.states), chain.policy)


def expected_visits(chain: Chain[S]) -> tuple[list[float], float]:
    """How often each state is visited on average, and the probability of getting caught where no end is in reach.

    States in which a game gets caught count as never visited.
    """
    visits = [0.0] * len(chain.states)  # what has flowed in so far; the visits, once the component is settled
    visits[0] = 1.0
    endless = 0.0
    for members in reversed(components(chain.targets)):
        if len(members) == 1:
            (state,) = members
            targets, shares = chain.targets[state], chain.shares[state]
            often = visits[state]
            if state in targets:
                leave = sum([p for target, p in zip(targets, shares, strict=True) if target != state])
                if not leave:
                    endless += often
                    visits[state] = 0.0
                    continue
                often /= leave
            for target, p in zip(targets, shares, strict=True):
                visits[target] += often * p
            visits[state] = often
        else:
            endless += _flow_through(chain, members, visits)
    return visits, endless


def _flow_through(chain: Chain[S], members: list[int], visits: list[float]) -> float:
    """Settle a component of several states; the result is what gets caught in it."""
    place = {state: i for i, state in enumerate(members)}
    inside: list[dict[int, float]] = []
    leave: list[float] = []
    targets, shares = chain.targets, chain.shares
    for state in members:
        row: dict[int, float] = {}
        exits = 0.0
        for target, p in zip(targets[state], shares[state], strict=True):
            if target in place:
                at = place[target]
                row[at] = row.get(at, 0.0) + p
            else:
                exits += p
        inside.append(row)
        leave.append(exits)
    inflow = [visits[state] for state in members]
    if not any(leave):
        for state in members:
            visits[state] = 0.0
        return sum(inflow)
    is_large = len(members) >= LARGE_COMPONENT and find_spec("scipy") is not None
    often = _sparse(inside, leave, inflow) if is_large else _eliminate(inside, leave, inflow)
    for state, value in zip(members, often, strict=True):
        visits[state] = value
        for target, p in zip(targets[state], shares[state], strict=True):
            if target not in place:
                visits[target] += value * p
    return 0.0


def _eliminate(inside: list[dict[int, float]], leave: list[float], inflow: list[float]) -> list[float]:
    """Expected visits by taking one state after the other out of the component.

    Fights that went through the state taken out now go directly where that state leads. All numbers are
    sums and products of positive ones (Grassmann, Taksar and Heyman's way), so no digits are lost.
    """
    size = len(inside)
    into: list[list[tuple[int, float]]] = [[] for _ in range(size)]
    gone: list[float] = [0.0] * size
    for k in range(size - 1, -1, -1):
        row = inside[k]
        row.pop(k, None)
        gone[k] = away = leave[k] + sum(row.values())
        onward = inflow[k] / away
        for j, p in row.items():
            inflow[j] += onward * p
        for i in range(k):
            through = inside[i].pop(k, 0.0)
            if through:
                into[k].append((i, through))
                factor = through / away
                earlier = inside[i]
                leave[i] += factor * leave[k]
                for j, p in row.items():
                    earlier[j] = earlier.get(j, 0.0) + factor * p
    often = [0.0] * size
    for k in range(size):
        often[k] = (inflow[k] + sum([often[i] * p for i, p in into[k]])) / gone[k]
    return often


def _sparse(inside: list[dict[int, float]], leave: list[float], inflow: list[float]) -> list[float]:
    """Expected visits of a large component: v = inflow + v·P as a sparse linear system."""
    # SciPy takes longer to load than most duels take to solve.
    import numpy as np
    from scipy.sparse import csc_array
    from scipy.sparse.linalg import splu

    rows, columns, values = [], [], []
    for i, row in enumerate(inside):
        for j, p in row.items():
            if j != i:
                rows.append(j)
                columns.append(i)
                values.append(-p)
        rows.append(i)
        columns.append(i)
        values.append(leave[i] + sum(p for j, p in row.items() if j != i))
    size = len(inside)
    matrix = csc_array((values, (rows, columns)), shape=(size, size))
    factors = splu(matrix)
    wanted = np.array(inflow)
    often = factors.solve(wanted)
    often += factors.solve(wanted - matrix @ often)  # one refinement takes the rounding out
    return [float(value) for value in often]
