"""The account of a game: luck, cost and correction add up to the end minus the beginning."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from lab.games import Ambush, FirstSix, Turn
from players.analysis.played import PAPER, Corrected, answered, examiner, walked
from regelwerk.engine.interpreters.session import new_session
from regelwerk.engine.policies import Defaults
from regelwerk.players.analysis.examining import Examiner
from regelwerk.players.analysis.moments import Account
from regelwerk.players.analysis.review import account_of
from regelwerk.players.judging import Judge, Weights


class KnowsTheSix(Judge[Turn]):
    """Whoever throws next has the first six 6 times in 11."""

    def chances(self, state: Turn) -> dict[str, float]:
        share = float(state.winner == "a") if state.winner else 6 / 11 if state.whose == "a" else 5 / 11
        return {"a": share, "b": 1 - share}


SEATED: Any = SimpleNamespace(CONCERNS=(), concerns=lambda _: {}, party_of=lambda _, seat: seat)


def _account(looking: Examiner[Any], done: int | None = None) -> Account:
    return account_of(looking, [looking.examined(number) for number in range(len(looking.course.steps))][:done])


def _first_six(seed: bytes) -> Examiner[Any]:
    game = FirstSix()
    session = new_session(game, Turn("a"), {}, seed=seed)
    judge = KnowsTheSix(game, SEATED, Weights((), {}))
    return Examiner(walked(session, Turn("a")), judge, Defaults(), (), PAPER, "0")


@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4"])
def test_a_game_of_dice_alone_is_nothing_but_luck_by_a_value_that_is_right(seed: bytes) -> None:
    """No six costs whoever threw 1/11, a six brings 5/11; nothing is corrected."""
    account = _account(_first_six(seed))
    *others, last = account.moments
    assert [moment.change(moment.seat) for moment in others] == pytest.approx([-1 / 11] * len(others))
    assert last.change(last.seat) == pytest.approx(5 / 11)
    for row in account.sums():
        assert row.corrected == pytest.approx(0.0, abs=1e-12)
        assert row.begins + row.luck == pytest.approx(row.ends)
    lucky, unlucky = account.throws()
    assert [moment.n for moment in lucky] == [last.n]
    assert len(unlucky) == min(3, len(others))


@pytest.mark.parametrize("keys", [("wait", "strike"), ("strike",), ("wait", "wait", "wait", "strike")])
@pytest.mark.parametrize("weight", [0.0, 1.6, -3.0])
def test_luck_skill_and_correction_are_the_end_minus_the_beginning(keys: tuple[str, ...], weight: float) -> None:
    """Also by a value that is wrong: what it corrects is shown, not hidden."""
    session = answered(Ambush(), "open", [("a", key) for key in keys] + [("a", "strike")] * 3)
    account = _account(examiner(session, "open", weight))
    for row in account.sums():
        assert row.explained == pytest.approx(row.ends - row.begins, abs=1e-9)
        assert row.own <= 0.0
    assert account.ends == {"a": 1.0, "b": 0.0} or account.ends == {"a": 0.0, "b": 1.0}


def test_it_adds_up_wherever_somebody_stops() -> None:
    looking = _first_six(b"5")
    for done in range(len(looking.course.steps)):
        for row in _account(looking, done).sums():
            assert row.explained == pytest.approx(row.ends - row.begins, abs=1e-9)


def test_a_master_who_intervenes_has_a_column_of_his_own() -> None:
    session = new_session(Corrected(), "open", {}, seed=b"x")
    session.correct({"state": "cover"}, "master")
    (row, _) = _account(examiner(session, "open", 1.6)).sums()
    assert row.interventions > 0.3
    assert row.explained == pytest.approx(row.ends - row.begins, abs=1e-9)


def test_the_greatest_turns_come_in_their_order_and_the_costliest_decisions_by_their_cost() -> None:
    session = answered(Ambush(), "open", [("a", "wait"), ("a", "wait"), ("a", "wait"), ("a", "strike")], b"7")
    account = _account(examiner(session, "open", 1.6))
    turns = account.turns(2)
    assert [turn.n for turn in turns] == sorted(turn.n for turn in turns)
    assert all(turn.change > 0 for turn in turns)
    costs = [moment.change("a") for moment in account.mistakes()]
    assert costs == sorted(costs)
    assert all(cost < 0 for cost in costs)
