"""The best play of one seat: values come from the caller, and what cannot be solved is refused with a sentence."""

from fractions import Fraction

import pytest

from engine.small_rules import D6, ask, both_asked, die, safe_or_risky
from regelwerk.engine.effects import Play, do, gather, roll
from regelwerk.engine.interpreters.best import BestPlay
from regelwerk.engine.interpreters.odds import Odds
from regelwerk.engine.interpreters.one_seat import NotSolvable
from regelwerk.engine.policies import Defaults, Fixed
from tiny import token


def best(seat: str = "anna") -> BestPlay:
    return BestPlay(seat, Defaults())


def test_the_best_answer_depends_on_what_results_are_worth() -> None:
    assert best().value(safe_or_risky, (), lambda r: r) == Fraction(7, 2)
    assert best().value(safe_or_risky, (), lambda r: int(r >= 3)) == 1
    assert best().value(safe_or_risky, (), lambda r: int(r == 6)) == Fraction(1, 6)


def needs(target: int) -> Play[bool]:
    """The caller wants a sum: what the nested choice should be depends on the caller's first die."""
    first = yield from roll(D6, "X-1")
    return first + (yield from do(safe_or_risky)) >= target


def test_a_nested_choice_is_solved_for_the_values_of_its_caller() -> None:
    # First die 6: 3 is enough for sure. First die 5: 4 or more is needed, so the die (1/2) is better than 3.
    wanted = {1: Fraction(0), 2: Fraction(0), 3: Fraction(1, 6), 4: Fraction(2, 6), 5: Fraction(3, 6), 6: Fraction(1)}
    assert best().value(needs, (9,), int) == sum(wanted.values(), Fraction(0)) / 6
    # Any remembered law, be it that of always 3 or always the die, is worse.
    fixed = [Odds(policy).law(needs, 9).probability(True) for policy in (Defaults(), Fixed((("X-3", "go"),)))]
    assert max(fixed) < best().value(needs, (9,), int)


def test_a_step_in_which_only_others_choose_is_one_remembered_law() -> None:
    assert best("ben").value(needs, (9,), int) == Odds(Defaults()).law(needs, 9).probability(True)


def test_advice_names_the_worth_of_every_answer() -> None:
    advice = best().advise(safe_or_risky, lambda r: r)
    assert advice.best == "go"
    assert advice.answers == (("stay", Fraction(3)), ("go", Fraction(7, 2)))
    assert advice.value == Fraction(7, 2)


def test_advice_in_the_middle_and_for_somebody_else() -> None:
    assert best().advise(safe_or_risky, lambda r: r, (1,)).answers == ()
    assert best().advise(safe_or_risky, lambda r: r, (1,)).value == Fraction(7, 2)
    assert best("ben").advise(safe_or_risky, lambda r: r).value == 3


def test_a_simultaneous_choice_is_refused() -> None:
    with pytest.raises(NotSolvable, match="simultaneous choice depends on what the others expect"):
        best().value(both_asked, (), lambda r: r[0])


def test_a_simultaneous_choice_in_a_nested_step_is_refused_too() -> None:
    def outer() -> Play[int]:
        return sum((yield from do(both_asked)))

    with pytest.raises(NotSolvable, match="simultaneous"):
        best().value(outer, (), lambda r: r)


def test_a_simultaneous_choice_of_others_is_no_problem() -> None:
    def others() -> Play[int]:
        return sum((yield from gather(ask("ben"), ask("carl")))) + (yield from do(die))

    assert best().value(others, (), lambda r: r) == Fraction(7, 2)


def test_endless_answers_are_refused() -> None:
    with pytest.raises(NotSolvable, match=r"token-run \(TT-RUN-01\) has no finite list of answers"):
        best(token.FOX).value(token.run, (token.start(),), lambda state: state.round)
