"""Whole games solved for one seat that plays as well as possible; the others keep to a fixed policy.

Backward induction over the states and the seat's questions. Where the game can come back to the same node, the
values are improved until they settle, and the play that they recommend is then solved exactly as a chain.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Generic, TypeVar

from regelwerk.dice import Law
from regelwerk.engine.game import Game, Outcome
from regelwerk.engine.interpreters.odds import Path
from regelwerk.engine.interpreters.one_seat import NotSolvable
from regelwerk.engine.policies import Policy
from regelwerk.lab.chain import MOST_SECONDS, MOST_STATES, Chain, OutOfTime, TooLarge, rounds_begun
from regelwerk.lab.components import components
from regelwerk.lab.decisions import Decisions, Question
from regelwerk.lab.solve import solve

S = TypeVar("S")
Worth = Callable[[S, Outcome], float]

SETTLED = 1e-14
"""Values that change by less than this no longer change."""
AGREED = 1e-9
"""So far, for a value of 1, what the play is found to be worth may lie from the value that it was chosen for."""
NOT_SETTLED = "the values of the best play did not settle in time: the game hardly ever comes to an end"


@dataclass(frozen=True, slots=True)
class _Option:
    """One answer to a question (or the only way on) and where it leads, as the moves of a chain."""

    key: str
    targets: list[int]
    shares: list[float]
    advances: list[int]


@dataclass(frozen=True, slots=True)
class _Node(Generic[S]):
    at: S | Question[S]
    outcome: Outcome | None
    options: list[_Option]


@dataclass(frozen=True, slots=True)
class Best(Generic[S]):
    """What the best play is worth from the start and from every state, and what it answers to every question.

    `answers` is keyed by the state before the step and by what was rolled and answered in the step so far. `rounds` is
    infinite if the best play may put off the end for ever.
    """

    seat: str
    value: float
    values: dict[S, float]
    answers: dict[tuple[S, Path], str]
    winners: dict[str | None, float]
    rounds: float
    others: str


def best(
    game: Game[S],
    start: S,
    seat: str,
    others: Policy,
    worth: Worth[S] | None = None,
    max_states: int = MOST_STATES,
    max_seconds: float = MOST_SECONDS,
) -> Best[S] | TooLarge:
    """The best play of one seat. An end is worth 1 if the seat wins and otherwise 0, unless `worth` says so.

    A game that never ends is worth 0. Raises NotSolvable, with a sentence, where a best play cannot be found.
    """
    deadline = perf_counter() + max_seconds
    decisions = Decisions(game, seat, others, deadline)
    found: list[S | Question[S]] = [game.forget(start)]
    try:
        nodes = _nodes(game, found, decisions, max_states)
    except OutOfTime:
        return TooLarge(len(found), max_states, max_seconds, out_of_time=True)
    if nodes is None:
        return TooLarge(len(found), max_states, max_seconds, out_of_time=False)
    values, chosen = _play_best(nodes, _worths(nodes, seat, worth), deadline)
    solution = solve(_chain(nodes, chosen, others.name, rounds_begun(game, start)))
    reached = sum(f.probability * values[f.state] for f in solution.finals)
    if abs(reached - values[0]) > AGREED * (1 + values[0]):
        raise NotSolvable(NOT_SETTLED)
    return Best(
        seat,
        reached,
        {p.at: value for p, value in zip(nodes, values, strict=True) if not isinstance(p.at, Question)},
        {
            (p.at.state, p.at.path): p.options[option].key
            for p, option in zip(nodes, chosen, strict=True)
            if isinstance(p.at, Question)
        },
        solution.winners,
        solution.rounds,
        others.name,
    )


def _nodes(
    game: Game[S], found: list[S | Question[S]], decisions: Decisions[S], max_states: int
) -> list[_Node[S]] | None:
    """All nodes that can be reached whatever the seat answers, added to those found; None if they are too many."""
    numbers: dict[S | Question[S], int] = {found[0]: 0}
    nodes: list[_Node[S]] = []

    def option(key: str, state: S, law: Law[S | Question[S]]) -> _Option:
        made = _Option(key, [], [], [])
        for after, weight in law.items():
            kept = after if isinstance(after, Question) else game.forget(after)
            number = numbers.setdefault(kept, len(found))
            if number == len(found):
                found.append(kept)
            made.targets.append(number)
            made.shares.append(weight / law.total)
            is_inside = isinstance(after, Question)
            made.advances.append(0 if is_inside else game.round_of(after) - game.round_of(state))  # type: ignore[arg-type]
        return made

    for at in found:
        if len(found) > max_states:
            return None
        if isinstance(at, Question):
            answers = [(key, decisions.after(at.state, (*at.path, value))) for key, value in at.answers]
            nodes.append(_Node(at, None, [option(key, at.state, law) for key, law in answers]))
            continue
        outcome = game.outcome(at)
        nodes.append(_Node(at, outcome, [] if outcome else [option("", at, decisions.after(at))]))
    return nodes


def _worths(nodes: list[_Node[S]], seat: str, worth: Worth[S] | None) -> list[float]:
    """What each end is worth, and 0 for everything that is not an end."""
    values = [0.0] * len(nodes)
    for number, node in enumerate(nodes):
        if node.outcome is not None and not isinstance(node.at, Question):
            won = float(node.outcome.won_by(seat))
            values[number] = won if worth is None else worth(node.at, node.outcome)
    if min(values) < 0:
        raise NotSolvable("an end cannot be worth less than 0, which is what a game without an end is worth")
    return values


def _play_best(nodes: list[_Node[S]], values: list[float], deadline: float) -> tuple[list[float], list[int]]:
    """Values and best options, from the ends back to the start."""
    chosen = [0] * len(nodes)
    ways_on = [[target for option in node.options for target in option.targets] for node in nodes]
    for members in components(ways_on):
        while any([_improve(nodes[n].options, n, values, chosen) for n in members]):  # noqa: C419  improve all of them
            if perf_counter() > deadline:
                raise NotSolvable(NOT_SETTLED)
    return values, chosen


def _improve(options: list[_Option], here: int, values: list[float], chosen: list[int]) -> bool:
    """Take a better option if there is one; only a real gain counts, so that the play never turns in circles."""
    improved = False
    for number, option in enumerate(options):
        gain = leave = 0.0
        for target, share in zip(option.targets, option.shares, strict=True):
            if target != here:
                gain += share * values[target]
                leave += share
        if leave and gain / leave > values[here] + SETTLED * (1 + values[here]):
            values[here] = gain / leave
            chosen[here] = number
            improved = True
    return improved


def _chain(nodes: list[_Node[S]], chosen: list[int], policy: str, begun: int) -> Chain[int]:
    """The chain of the recommended play; its states are the numbers of the nodes that it can reach."""
    states, numbers = [0], {0: 0}
    chain: Chain[int] = Chain(states, [], [], [], [], policy, begun)
    none: Any = _Option("", [], [], [])
    for number in states:
        node = nodes[number]
        option = node.options[chosen[number]] if node.options else none
        for target in option.targets:
            if target not in numbers:
                numbers[target] = len(states)
                states.append(target)
        chain.outcomes.append(node.outcome)
        chain.targets.append([numbers[target] for target in option.targets])
        chain.shares.append(option.shares)
        chain.advances.append(option.advances)
    return chain
