"""Simulation: it agrees with the exact answer, and its numbers depend on the seed alone."""

from __future__ import annotations

import subprocess
import sys

import pytest

from regelwerk.engine.interpreters.simulate import EndlessGame
from regelwerk.engine.policies import Defaults
from regelwerk.lab import play, walk
from regelwerk.lab.chain import Chain, explore
from regelwerk.lab.chunks import Fighter, fight_all
from regelwerk.lab.duel import duel
from regelwerk.lab.estimate import Estimate, exactly, mean_estimate, share_estimate
from regelwerk.lab.simulate import simulate
from regelwerk.lab.solve import solve

from .games import FirstSix, Limbo, Ruin, Turn


def close(estimate: Estimate, exact: float) -> bool:
    """Within four standard deviations."""
    return abs(estimate.value - exact) < 4 * (estimate.high - estimate.low) / (2 * 1.96)


@pytest.mark.parametrize("first", [5, 0])
@pytest.mark.parametrize(("max_states", "method", "fights"), [(100, "walked", 40_000), (0, "played", 2_000)])
def test_fights_agree_with_the_exact_answer(max_states: int, method: str, fights: int, first: int) -> None:
    game, start = FirstSix(), Turn("a", round=first)
    chain = explore(game, start, Defaults())
    assert isinstance(chain, Chain)
    exact = solve(chain)
    found = simulate(game, start, Defaults(), fights, seed=3, max_states=max_states)
    assert (found.method, found.fights, found.exact, found.policy) == (method, fights, False, "defaults")
    assert found.states == (4 if method == "walked" else None)
    assert close(found.rounds, exact.rounds)
    assert close(found.steps, exact.steps)
    assert found.winners.keys() == exact.winners.keys()
    assert all(close(found.winners[winner], p) for winner, p in exact.winners.items())
    assert close(found.mean_of(lambda state: state.winner == "a"), 6 / 11)
    assert close(found.law_of(lambda state: state.winner)["b"], 5 / 11)
    assert sum(times for _, _, times in found.finals) == fights


@pytest.mark.parametrize("max_states", [100, 0])
def test_the_seed_decides(max_states: int) -> None:
    first, again, other = (
        simulate(Ruin(6), 3, Defaults(), 700, seed=seed, max_states=max_states) for seed in (1, 1, 2)
    )
    assert first == again
    assert (first.steps, first.finals) != (other.steps, other.finals)


@pytest.mark.parametrize(("max_states", "fights"), [(100, 25_000), (0, 600)])
def test_workers_do_not_change_the_numbers(max_states: int, fights: int) -> None:
    one, three = (
        simulate(Ruin(6), 3, Defaults(), fights, seed=9, max_states=max_states, workers=workers) for workers in (1, 3)
    )
    assert one == three


def test_every_chunk_of_played_fights_has_dice_of_its_own() -> None:
    chunks_differ_and_add_up(play.Player(Ruin(6), 3, Defaults()))


def test_every_chunk_of_walked_fights_has_dice_of_its_own() -> None:
    chain = explore(Ruin(6), 3, Defaults())
    assert isinstance(chain, Chain)
    chunks_differ_and_add_up(walk.Walker.of(chain))


def chunks_differ_and_add_up(fighter: Fighter[int]) -> None:
    size = fighter.chunk_size
    first, second = fighter.fight(1, 0, size), fighter.fight(1, 1, size)
    assert first != second
    assert fight_all(fighter, size, 1) == first
    first.add(second)
    assert fight_all(fighter, 2 * size, 1) == first


def test_progress_is_told_after_every_chunk() -> None:
    told: list[tuple[int, int]] = []
    simulate(Ruin(6), 3, Defaults(), 600, max_states=0, progress=lambda done, of: told.append((done, of)))
    assert told == [(250, 600), (500, 600), (600, 600)]


@pytest.mark.parametrize("max_states", [100, 0])
def test_a_fight_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch, max_states: int) -> None:
    monkeypatch.setattr(play, "MOST_STEPS", 50)
    monkeypatch.setattr(walk, "MOST_STEPS", 50)
    with pytest.raises(EndlessGame, match="50 steps"):
        simulate(Limbo(), "start", Defaults(), 20, max_states=max_states)


def test_no_fights_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one fight"):
        simulate(Ruin(6), 3, Defaults(), 0)


def test_wilsons_interval() -> None:
    eight_of_ten = share_estimate(8, 10)
    assert eight_of_ten.value == 0.8
    assert eight_of_ten.low == pytest.approx(0.4901625, abs=1e-6)
    assert eight_of_ten.high == pytest.approx(0.9433178, abs=1e-6)
    assert share_estimate(0, 10).low == 0
    assert share_estimate(10, 10).high == 1
    assert share_estimate(0, 10).high == pytest.approx(0.2775328, abs=1e-6)


def test_the_normal_interval_of_a_mean() -> None:
    # 1, 2, 3, 4: mean 2.5, variance 5/3
    found = mean_estimate(10, 30, 4)
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5, abs=1e-6)
    assert mean_estimate(3, 9, 1) == exactly(3)


def test_a_small_duel_is_exact_and_says_so() -> None:
    result = duel(FirstSix(), Turn("a"), Defaults())
    assert (result.method, result.exact, result.states, result.fights, result.too_large) == (
        "exact",
        True,
        4,
        None,
        None,
    )
    assert result.winners["a"].low == result.winners["a"].high == pytest.approx(6 / 11)
    assert result.rounds.covers(result.rounds.value)
    assert result.law_of(lambda state: state.winner)["b"].value == pytest.approx(5 / 11)
    assert result.endless == 0


def test_a_duel_beyond_its_limits_is_simulated_and_says_why() -> None:
    result = duel(Ruin(30), 10, Defaults(), max_states=5, fights=300, seed=4)
    assert (result.method, result.exact, result.fights, result.states) == ("played", False, 300, None)
    assert result.too_large is not None
    assert str(result.too_large) == "more than 5 states can be reached"
    assert close(result.winners["a"], 1 / 3)
    assert close(result.steps, 200)
    assert close(result.mean_of(float), 10)


def test_exact_answers_do_not_wait_for_numpy() -> None:
    script = "import sys, regelwerk.lab.duel, regelwerk.lab.best; print('numpy' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", script], text=True).strip() == "False"
