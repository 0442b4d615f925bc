"""Tournaments: mirrored pairs, shares with intervals, and a test that stops when it is certain."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from regelwerk.engine.patience import OutOfPatience
from regelwerk.engine.system import system
from regelwerk.lab.claims import at_least
from regelwerk.lab.tournament import (
    Contest,
    Faults,
    Match,
    Pair,
    elo_of,
    everybody_against_everybody,
    parties_by_turns,
    play_match,
    ratings,
)
from regelwerk.players.faults import LONGEST_DECISION, Guarded
from regelwerk.players.levels import player

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


def test_a_match_ends_with_its_verdict() -> None:
    told: list[int] = []
    match = play_match(
        Contest("phasesix", DOCUMENT, "steady", "random"),
        400,
        seed=2,
        claim=at_least(0.6),
        told=lambda m: told.append(m.games),
    )
    assert match.verdict == "shown"
    assert match.games < 100
    assert told == list(range(2, match.games + 1, 2))


def test_only_whole_pairs_are_played() -> None:
    assert play_match(Contest("phasesix", DOCUMENT, "steady", "random"), 3).games == 4


class Fails:
    """Crashes, answers what nobody asked for, or is broken off because it hangs."""

    name = "fails"

    def decide(self, at: Any, prompt: Any, seed: str) -> str:
        del at, prompt
        if seed.endswith("1"):
            raise RuntimeError("no idea")
        if seed.endswith("2"):
            raise OutOfPatience
        return "fly"


def test_a_player_that_fails_loses_its_moves_and_everybody_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual tactic answers for it, so it plays like one that is the usual tactic."""
    contest = Contest("phasesix", DOCUMENT, "genius", "steady")

    def found(chosen: Any, name: str, *how: Any, **more: Any) -> Any:
        return Fails() if name == "genius" else player(chosen, name, *how, **more)

    monkeypatch.setattr("regelwerk.lab.tournament.player", found)
    match = play_match(contest, 4, seed=3)
    first, second = match.faults
    assert first > 20 and second == 0
    monkeypatch.undo()
    own = play_match(Contest("phasesix", DOCUMENT, "steady", "steady"), 4, seed=3)
    assert own.faults == Faults(0, 0)
    assert [pair[:2] for pair in own.pairs] == [pair[:2] for pair in match.pairs]


def test_a_contest_says_by_how_many_futures_its_players_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = []

    def found(chosen: Any, _name: str, scene: str, seconds: float | None, **more: Any) -> Any:
        limits.append((seconds, more["futures"]))
        return player(chosen, "steady", scene)

    monkeypatch.setattr("regelwerk.lab.tournament.player", found)
    Contest("phasesix", DOCUMENT, "strong", "steady", futures=40).pair("1")
    assert limits == [(None, 40), (None, 40)]


@pytest.mark.parametrize(
    ("name", "limits", "longest"),
    [
        ("steady", {}, LONGEST_DECISION),
        ("strong", {}, LONGEST_DECISION + 10),
        ("strong", {"seconds": 3.0}, LONGEST_DECISION + 30),
        ("strong", {"futures": 40}, inf),
    ],
)
def test_who_thinks_in_a_contest_has_ample_time_before_it_counts_as_slow(
    name: str, limits: Any, longest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    guarded: list[float] = []

    def noted(who: Any, stand_in: Any, longest: float) -> Guarded:
        guarded.append(longest)
        return Guarded(who, stand_in, longest)

    monkeypatch.setattr("regelwerk.lab.tournament.Guarded", noted)
    monkeypatch.setattr(Contest, "_game", lambda *_: 0.5)
    Contest("phasesix", DOCUMENT, name, name, **limits).pair("1")
    assert guarded == [longest, longest]


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
