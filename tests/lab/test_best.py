"""The best play of whole games: known values, agreement with the single-step solver, and refusals."""

from __future__ import annotations

from fractions import Fraction

import pytest

from regelwerk.dice import Sum
from regelwerk.engine.answers import Numbers
from regelwerk.engine.effects import Play, choose, do, do_then, last, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.game import Outcome
from regelwerk.engine.interpreters.best import BestPlay
from regelwerk.engine.interpreters.one_seat import NotSolvable
from regelwerk.engine.policies import AtRandom, Defaults, Fixed
from regelwerk.lab.best import Best, best
from regelwerk.lab.chain import TooLarge
from regelwerk.lab.duel import duel

from .games import Ambush, Limbo, Morra, OpenGame, Ruin, Throws, UpToThree, ask, won


def face_of(state: Throws, _outcome: Outcome) -> float:
    return float(state.face)


def test_throwing_up_to_three_times_is_worth_14_thirds() -> None:
    found = best(UpToThree(), Throws(0, 3), "a", Defaults(), face_of)
    assert isinstance(found, Best)
    assert found.value == pytest.approx(14 / 3, abs=1e-13)
    # Stop at 5 while two throws are left, at 4 while one is left.
    first = {path[0]: key for (state, path), key in found.answers.items() if state.left == 3}
    assert first == {face: "stop" if face >= 5 else "again" for face in range(1, 7)}
    second = {path[0]: key for (state, path), key in found.answers.items() if state == Throws(1, 2)}
    assert second == {face: "stop" if face >= 4 else "again" for face in range(1, 7)}


@pytest.mark.parametrize("start", ["open", "cover"])
def test_waiting_in_ambush_pays_although_it_goes_in_circles(start: str) -> None:
    found = best(Ambush(), start, "a", Defaults())
    assert isinstance(found, Best)
    assert found.value == pytest.approx(5 / 8 if start == "open" else 5 / 6, abs=1e-13)
    assert found.answers == {("open", ()): "wait", ("cover", ()): "strike"}
    assert found.winners["a"] == found.value
    assert found.rounds == 1


def test_the_recommended_answers_played_as_a_policy_are_worth_what_was_promised() -> None:
    found = best(Ambush(), "cover", "a", Defaults())
    assert isinstance(found, Best)
    struck = duel(Ambush(), "cover", Fixed((("T-ASK-01", found.answers["cover", ()]),)))
    assert struck.winners["a"].value == pytest.approx(found.value)


def test_values_agree_with_the_best_play_of_every_single_step() -> None:
    found = best(UpToThree(), Throws(0, 3), "a", Defaults(), face_of)
    assert isinstance(found, Best)
    single = BestPlay("a", Defaults())
    for state, value in found.values.items():
        if not state.over:
            step = single.value(UpToThree().step, (state,), lambda after: Fraction(found.values[after]))
            assert value == pytest.approx(float(step), abs=1e-13)


def test_a_game_without_own_questions_is_just_solved() -> None:
    found = best(Ruin(10, up=2), 5, "a", Defaults())
    assert isinstance(found, Best)
    assert found.value == pytest.approx(1 / 33, abs=1e-11)
    assert found.answers == {}


def test_ends_may_be_worth_a_fortune() -> None:
    found = best(Ruin(30), 15, "a", Defaults(), lambda _, outcome: 1e9 * (outcome.winner == "a"))
    assert isinstance(found, Best)
    assert found.value == pytest.approx(5e8)


def test_a_game_without_end_is_worth_nothing() -> None:
    found = best(Limbo(), "start", "a", Defaults())
    assert isinstance(found, Best)
    assert found.value == pytest.approx(1 / 3)
    assert found.values["here"] == 0


def test_others_keep_to_their_policy() -> None:
    found = best(Ambush(), "open", "b", AtRandom())
    assert isinstance(found, Best)
    # At random: in the open 1/2 · 2/6 to win at once, ...; b wins whenever a does not.
    exact = duel(Ambush(), "open", AtRandom())
    assert found.value == pytest.approx(exact.winners["b"].value, abs=1e-12)
    assert found.others == "random"


def test_simultaneous_choices_are_refused_with_a_sentence() -> None:
    with pytest.raises(NotSolvable, match="simultaneous"):
        best(Morra(), "start", "a", Defaults())


class _AnyNumber(Numbers):
    finite = False


class _Guess(OpenGame[int]):
    def step(self, _state: int) -> Play[int]:
        return (yield from choose("a", "a", "T-NUM-01", phrase("which"), _AnyNumber(1, 9, "n"), "1"))

    def outcome(self, state: int) -> Outcome | None:
        return won("a") if state else None


def _number_up_to(bet: str) -> Play[int]:
    return (yield from roll(Sum((int(bet),)), "T-BET-01"))


def _bet() -> Play[int]:
    bet: str = yield ask("a", "2", "4")
    return (yield from last(_number_up_to, bet))


class _Wager(OpenGame[str]):
    """a wins with a 4, and the rule that asks for the bet is finished by another one."""

    def step(self, _state: str) -> Play[str]:
        return "four" if (yield from do(_bet)) == 4 else "less"

    def outcome(self, state: str) -> Outcome | None:
        return None if state == "start" else won("a" if state == "four" else "b")


def test_a_rule_finished_by_another_one_still_returns_to_its_step() -> None:
    found = best(_Wager(), "start", "a", Defaults())
    assert isinstance(found, Best)
    assert found.answers == {("start", ()): "4"}
    assert found.winners == {"a": 0.25, "b": 0.75}


def _thrown() -> Play[int]:
    return (yield from roll(Sum((2,)), "T-BET-01"))


def _called(face: int) -> Play[str]:
    called: str = yield ask("a", "1", "2")
    return "hit" if int(called) == face else "missed"


class _OpenCoin(OpenGame[str]):
    """a sees the coin before the call: the question comes after a step whose results go on by themselves."""

    def step(self, _state: str) -> Play[str]:
        return (yield from do_then(_called, _thrown))

    def outcome(self, state: str) -> Outcome | None:
        return None if state == "start" else won("a" if state == "hit" else "b")


def test_a_question_behind_a_step_is_answered_knowing_its_result() -> None:
    found = best(_OpenCoin(), "start", "a", Defaults())
    assert isinstance(found, Best)
    assert found.winners == {"a": 1.0}


def test_answers_without_a_list_are_refused_with_a_sentence() -> None:
    with pytest.raises(NotSolvable, match="no finite list"):
        best(_Guess(), 0, "a", Defaults())


def test_negative_worths_are_refused() -> None:
    with pytest.raises(NotSolvable, match="less than 0"):
        best(Ambush(), "open", "a", Defaults(), lambda _state, _outcome: -1.0)


def test_limits_are_respected() -> None:
    many = best(Ruin(100), 50, "a", Defaults(), max_states=10)
    assert isinstance(many, TooLarge)
    assert not many.out_of_time
    slow = best(Ruin(100), 50, "a", Defaults(), max_seconds=0.0)
    assert isinstance(slow, TooLarge)
    assert slow.out_of_time


def test_values_that_hardly_move_are_refused_with_a_sentence() -> None:
    with pytest.raises(NotSolvable, match="did not settle in time"):
        best(Ruin(400), 200, "a", Defaults(), max_seconds=0.4)
