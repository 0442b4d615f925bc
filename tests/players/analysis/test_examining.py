"""Luck and cost of small games whose numbers are known on paper."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from lab.games import Ambush, Morra
from players.analysis.played import PAPER, answered, examiner, walked
from regelwerk.engine.policies import ByRule
from regelwerk.players.analysis.examining import Examiner
from regelwerk.players.judging import Judge, Weights

SHOWS_TWO = ByRule("two", {"T-ASK-01": lambda _: "two"})
NOTHING: Any = SimpleNamespace(
    CONCERNS=("nothing",), concerns=lambda _: {"a": (0.0,), "b": (0.0,)}, party_of=lambda _, seat: seat
)


def _seed(wanted: str) -> bytes:
    """Dice by which striking from the open ends like this."""
    for number in range(100):
        seed = str(number).encode()
        if answered(Ambush(), "open", [("a", "strike")], seed).state == wanted:
            return seed
    raise AssertionError(wanted)


@pytest.mark.parametrize(("ends", "luck"), [("won", 2 / 3), ("lost", -1 / 3)])
def test_the_luck_of_a_throw_is_what_it_brought_beyond_what_was_expected(ends: str, luck: float) -> None:
    """Striking from the open wins one time in three."""
    session = answered(Ambush(), "open", [("a", "strike")], _seed(ends))
    decision, throw = examiner(session, "open").examined(0).moments
    assert (decision.kind, throw.kind) == ("decision", "throw")
    assert throw.before["a"] == pytest.approx(1 / 3)
    assert throw.change("a") == pytest.approx(luck)
    assert throw.change("b") == pytest.approx(-luck)


def test_striking_from_the_open_costs_what_waiting_would_have_brought() -> None:
    """In thought everybody strikes: waiting comes to 19/36, striking to 1/3, which is 7/36 less."""
    session = answered(Ambush(), "open", [("a", "strike")])
    decision = examiner(session, "open").examined(0).moments[0]
    assert decision.decided is not None
    assert (decision.decided.key, decision.decided.better_key) == ("strike", "wait")
    assert decision.decided.cost == pytest.approx(7 / 36, abs=3 * decision.decided.error)
    assert decision.change("a") == pytest.approx(-decision.decided.cost)
    assert decision.after["a"] == pytest.approx(1 / 3)


def test_the_best_answer_costs_nothing() -> None:
    session = answered(Ambush(), "cover", [("a", "strike")])
    decision = examiner(session, "cover").examined(0).moments[0]
    assert decision.decided is not None and decision.decided.better is None
    assert decision.before == decision.after == pytest.approx({"a": 5 / 6, "b": 1 / 6})


def test_a_position_that_is_judged_by_imagined_futures_comes_near_the_exact_one() -> None:
    """Waiting in the open comes to (3 · 5/6 + 2 · 1/3) / 6 = 19/36; with no paths allowed it has to be imagined."""
    session = answered(Ambush(), "open", [("a", "wait")])
    exact, rough = (
        examiner(session, "open", depth=replace(PAPER, paths=paths, futures=2_000)).examined(0).moments[1].before["a"]
        for paths in (1_500, 0)
    )
    assert exact == pytest.approx(19 / 36)
    assert rough == pytest.approx(19 / 36, abs=0.04)
    assert rough != exact


def test_the_ends_of_a_step_count_as_often_as_they_come_up() -> None:
    """Few enough paths for the step but not for the round: the step is exact, the rest is imagined."""
    session = answered(Ambush(), "open", [("a", "wait")])
    depth = replace(PAPER, paths=8, futures=6_000)
    found = examiner(session, "open", depth=depth).examined(0).moments[1].before["a"]
    assert found == pytest.approx(19 / 36, abs=0.02)


def test_simultaneous_decisions_each_have_their_cost() -> None:
    """Equal hands win for a. In thought everybody shows two: a who shows one has lost, b who shows two as well."""
    session = answered(Morra(), "start", [("a", "one"), ("b", "two")])
    judge: Judge[Any] = Judge(Morra(), NOTHING, Weights((0.0,), {}))
    looking = Examiner(walked(session, "start"), judge, SHOWS_TWO, (), PAPER, "0")
    first, second = looking.examined(0).moments
    assert (first.seat, second.seat) == ("a", "b")
    assert first.change("a") == pytest.approx(-1.0)
    assert second.decided is not None and second.decided.better_key == "one"
    assert second.after == {"a": 0.0, "b": 1.0}
    assert first.after == second.before
