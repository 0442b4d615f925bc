"""Tournaments: mirrored pairs, shares with intervals, and a test that stops when it is certain."""

from __future__ import annotations

from random import Random

import pytest

from regelwerk.engine.system import system
from regelwerk.lab.tournament import (
    FEWEST_PAIRS,
    Contest,
    Match,
    Pair,
    elo_of,
    everybody_against_everybody,
    parties_by_turns,
    play_match,
    ratings,
)

PHASESIX = system("phasesix")
DOCUMENT = PHASESIX.scenario(PHASESIX.content(), "schlaegerei", {})


def _match(share: float, pairs: int, seed: int = 1) -> Match:
    """Pairs in which every game is won with this chance."""
    chance = Random(seed)
    return Match("a", "b", [Pair(float(chance.random() < share), float(chance.random() < share)) for _ in range(pairs)])


def test_a_player_gets_half_the_points_from_itself() -> None:
    """The second game of a pair is the first with the parts exchanged: what one wins the other loses."""
    match = play_match(Contest("phasesix", DOCUMENT, "steady", "steady"), 6, seed=3)
    assert match.games == 6
    assert match.share.value == 0.5
    assert all(pair.game + pair.mirrored == 1 for pair in match.pairs)


def test_who_plays_at_random_loses_wherever_it_is_worked_out() -> None:
    contest = Contest("phasesix", DOCUMENT, "random", "steady")
    alone, together = (play_match(contest, 8, seed=1, workers=workers) for workers in (1, 2))
    assert alone.pairs == together.pairs
    assert alone.share.value < 0.3


def test_a_test_stops_as_soon_as_it_is_certain() -> None:
    """Somebody with 80 % is above 60 % and below 95 % after few games; nothing is said after fewer still."""
    assert _match(0.8, FEWEST_PAIRS - 1).tested(0.1) == ""
    assert _match(0.8, 100).tested(0.6) == "above"
    assert _match(0.8, 100).tested(0.95) == "below"
    assert _match(0.6, 30).tested(0.6) == ""


def test_a_test_is_wrong_as_seldom_as_it_says() -> None:
    """One with 55 % is called above 60 % ± 5 in at most 5 of 100 matches (and a little, for the unknown spread)."""
    wrong = 0
    for seed in range(200):
        chance, match = Random(seed), Match("a", "b")
        while not match.verdict and len(match.pairs) < 2_000:
            match.pairs.append(Pair(float(chance.random() < 0.55), float(chance.random() < 0.55)))
            match.verdict = match.tested(0.6)
        wrong += match.verdict == "above"
    assert wrong <= 14


def test_a_match_ends_with_its_verdict() -> None:
    told: list[int] = []
    match = play_match(
        Contest("phasesix", DOCUMENT, "steady", "random"), 400, seed=2, target=0.6, told=lambda m: told.append(m.games)
    )
    assert match.verdict == "above"
    assert match.games < 100
    assert told == list(range(2, match.games + 1, 2))


def test_the_interval_is_never_nothing() -> None:
    match = Match("a", "b", [Pair(1.0, 1.0)] * 12)
    assert match.share.value == 1.0
    assert match.share.low < 0.95


def test_elo() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(1.0) == elo_of(0.999)
    strong, weak = _match(0.75, 400), Match("b", "c", _match(0.75, 400, 2).pairs)
    found = ratings((strong, weak))
    assert found["a"] - found["b"] == pytest.approx(elo_of(0.75), abs=30)
    assert found["b"] - found["c"] == pytest.approx(elo_of(0.75), abs=30)
    assert sum(found.values()) == pytest.approx(0)


def test_everybody_meets_everybody_once() -> None:
    assert everybody_against_everybody("abc") == (("a", "b"), ("a", "c"), ("b", "c"))


def test_parties_are_shared_by_turns() -> None:
    start = PHASESIX.start(DOCUMENT)
    assert parties_by_turns(PHASESIX, start) == (("foes",), ("heroes",))
