"""Exact solving against formulas on paper and against fractions."""

from __future__ import annotations

from fractions import Fraction
from math import inf
from random import Random
from typing import TypeVar

import pytest

from regelwerk.engine.game import Game
from regelwerk.engine.policies import Defaults
from regelwerk.lab import solve as solving
from regelwerk.lab.chain import Chain, explore
from regelwerk.lab.solve import Solution, solve

from .games import FirstSix, Limbo, Ruin, Turn, won
from .twin import Rows, absorption

S = TypeVar("S")


def solved(game: Game[S], start: S) -> Solution[S]:
    chain = explore(game, start, Defaults())
    assert isinstance(chain, Chain)
    return solve(chain)


@pytest.mark.parametrize(("top", "start"), [(2, 1), (10, 3), (40, 20), (200, 50), (400, 399)])
def test_a_fair_walk_is_won_in_proportion_to_the_start(top: int, start: int) -> None:
    solution = solved(Ruin(top), start)
    assert solution.winners["a"] == pytest.approx(start / top, abs=1e-12)
    assert solution.winners["b"] == pytest.approx(1 - start / top, abs=1e-12)
    assert solution.steps == pytest.approx(start * (top - start), rel=1e-11)
    assert solution.exact
    assert solution.states == top + 1


@pytest.mark.parametrize("top", [10, 100])
def test_an_unfair_walk_follows_the_formula_of_gamblers_ruin(top: int) -> None:
    start, ratio = top // 2, Fraction(4, 2)
    wins = (1 - ratio**start) / (1 - ratio**top)
    winners = solved(Ruin(top, up=2), start).winners
    assert winners["a"] == pytest.approx(float(wins), abs=1e-12)
    # The elimination never subtracts, so that even tiny probabilities keep their digits.
    if top < solving.LARGE_COMPONENT:
        assert winners["a"] == pytest.approx(float(wins), rel=1e-12, abs=0)


def test_only_large_components_need_scipy(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[int] = []
    sparse = solving._sparse

    def counted(inside: list[dict[int, float]], leave: list[float], inflow: list[float]) -> list[float]:
        used.append(len(inside))
        return sparse(inside, leave, inflow)

    monkeypatch.setattr(solving, "_sparse", counted)
    solved(Ruin(solving.LARGE_COMPONENT), 1)
    assert used == []
    solved(Ruin(solving.LARGE_COMPONENT + 1), 1)
    assert used == [solving.LARGE_COMPONENT]


def test_a_start_before_the_first_round_is_no_round() -> None:
    in_round, before = (solved(FirstSix(), Turn("a", round=n)).rounds for n in (1, 0))
    assert before == pytest.approx(in_round - 1, abs=1e-13)


def test_the_first_six_is_thrown_by_the_first_in_6_of_11_games() -> None:
    solution = solved(FirstSix(), Turn("a", round=3))
    assert solution.winners["a"] == pytest.approx(6 / 11, abs=1e-15)
    assert solution.steps == pytest.approx(6, abs=1e-13)
    assert solution.rounds == pytest.approx(36 / 11, abs=1e-13)


def test_a_game_that_may_never_end_says_so() -> None:
    solution = solved(Limbo(), "start")
    assert solution.winners == {"a": pytest.approx(1 / 3), None: pytest.approx(1 / 6)}
    assert solution.endless == pytest.approx(1 / 2)
    assert solution.steps == solution.rounds == inf


def test_a_game_that_is_over_at_the_start_takes_no_step() -> None:
    solution = solved(Limbo(), "won")
    assert (solution.winners, solution.steps, solution.rounds) == ({"a": 1.0}, 0.0, 1.0)


def test_measures_are_read_off_the_final_states() -> None:
    solution = solved(Ruin(4, up=2), 2)
    law = solution.law_of(lambda state: state == 4)
    assert law[True] == pytest.approx(1 / 5, abs=1e-15)
    assert solution.mean_of(lambda state: float(state == 4) * 10) == pytest.approx(2, abs=1e-14)


def random_rows(random: Random, size: int, cyclic: bool) -> Rows:
    """Random moves between `size` states, each of which also leads a step closer to the end."""
    rows: Rows = []
    for state in range(size):
        targets = {state + 1, size + 1} if state % 3 else {state + 1}
        for _ in range(random.randrange(4)):
            targets.add(random.randrange(0 if cyclic else state, size))
        weights = {target: random.randrange(1, 50) for target in sorted(targets)}
        rows.append({target: Fraction(w, sum(weights.values())) for target, w in weights.items()})
    return [*rows, {}, {}]


def as_chain(rows: Rows) -> Chain[int]:
    finals = [won("ab"[state % 2]) if not row else None for state, row in enumerate(rows)]
    targets = [list(row) for row in rows]
    shares = [[float(p) for p in row.values()] for row in rows]
    return Chain(list(range(len(rows))), list(finals), targets, shares, [[1] * len(row) for row in rows], "given")


@pytest.mark.parametrize("large", [2, 4, solving.LARGE_COMPONENT])
@pytest.mark.parametrize("cyclic", [False, True])
def test_random_chains_agree_with_fractions(monkeypatch: pytest.MonkeyPatch, cyclic: bool, large: int) -> None:
    monkeypatch.setattr(solving, "LARGE_COMPONENT", large)
    random = Random(f"chains {cyclic}")
    for size in range(1, 25):
        rows = random_rows(random, size, cyclic)
        finals, steps = absorption(rows)
        solution = solve(as_chain(rows))
        for final in solution.finals:
            assert final.probability == pytest.approx(float(finals[final.state]), abs=1e-12)
        assert solution.steps == pytest.approx(float(steps), rel=1e-12)
        assert solution.rounds == pytest.approx(float(steps) + 1, rel=1e-12)


def test_without_scipy_a_large_component_is_eliminated_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "find_spec", lambda _name: None)
    monkeypatch.delattr(solving, "_sparse")
    assert solved(Ruin(200), 50).winners["a"] == pytest.approx(1 / 4, abs=1e-12)
