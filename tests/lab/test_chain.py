"""Exploring: which states there are, what the steps weigh, and when the search is given up."""

from __future__ import annotations

import pytest

from regelwerk.engine.policies import Defaults
from regelwerk.lab.chain import Chain, TooLarge, explore
from regelwerk.lab.components import components

from .games import FirstSix, ManyDice, Ruin, Turn


def test_all_states_of_a_walk_are_found_with_their_probabilities() -> None:
    chain = explore(Ruin(4, up=2), 2, Defaults())
    assert isinstance(chain, Chain)
    assert sorted(chain.states) == [0, 1, 2, 3, 4]
    start = dict(zip(chain.targets[0], chain.shares[0], strict=True))
    assert {chain.states[n]: p for n, p in start.items()} == {1: 4 / 6, 3: 2 / 6}
    assert chain.moves == 6
    assert {chain.states[n] for n, outcome in enumerate(chain.outcomes) if outcome} == {0, 4}
    assert chain.policy == "defaults"


def test_counted_rounds_make_no_new_states_but_are_kept_with_the_moves() -> None:
    chain = explore(FirstSix(), Turn("a", round=7), Defaults())
    assert isinstance(chain, Chain)
    assert sorted(state[::2] for state in chain.states) == [("a", ""), ("a", "a"), ("b", ""), ("b", "b")]
    of_b = chain.states.index(Turn("b"))
    advance = dict(zip(chain.targets[of_b], chain.advances[of_b], strict=True))
    assert advance[chain.states.index(Turn("a"))] == 1
    assert advance[chain.states.index(Turn("b", winner="b"))] == 0


def test_a_search_that_cannot_end_in_time_is_given_up_early(monkeypatch: pytest.MonkeyPatch) -> None:
    # Every look at the clock takes a second: states are found faster than they can be followed in ten.
    clock = iter(range(10_000))
    monkeypatch.setattr("regelwerk.lab.chain.perf_counter", lambda: float(next(clock)))
    monkeypatch.setattr("regelwerk.lab.chain.SLACK", 0.2)
    found = explore(Ruin(100), 50, Defaults(), max_seconds=10)
    assert isinstance(found, TooLarge) and found.out_of_time
    assert found.seen_after is not None and found.seen_after < 10
    assert str(found).startswith(f"after {found.seen_after:.1f} seconds")


def test_more_states_than_allowed_are_refused() -> None:
    found = explore(Ruin(100), 50, Defaults(), max_states=20)
    assert isinstance(found, TooLarge)
    assert not found.out_of_time
    assert str(found) == "more than 20 states can be reached"
    assert isinstance(explore(Ruin(100), 50, Defaults(), max_states=101), Chain)


@pytest.mark.parametrize(("game", "start", "seconds"), [(Ruin(100), 50, 0.0), (ManyDice(), 0, 0.05)])
def test_a_search_ends_when_its_time_is_over_even_within_one_step(
    game: Ruin | ManyDice, start: int, seconds: float
) -> None:
    found = explore(game, start, Defaults(), max_seconds=seconds)
    assert isinstance(found, TooLarge)
    assert found.out_of_time
    assert "seconds" in str(found)


def test_components_come_before_those_that_lead_to_them() -> None:
    # 0 -> 1 <-> 2 -> 3 (alone, with a loop) -> 4, and 0 -> 4
    found = components([[1, 4], [2], [1, 3], [3, 4], []])
    assert [sorted(members) for members in found] == [[4], [3], [1, 2], [0]]


def test_nested_cycles_are_one_component() -> None:
    found = components([[1], [2, 0], [3, 1], [2, 4], [5], [4]])
    assert [sorted(members) for members in found] == [[4, 5], [0, 1, 2, 3]]
