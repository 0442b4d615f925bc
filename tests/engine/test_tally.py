"""Numbers with reasons."""

import pytest

from regelwerk.engine.tally import DoubleTerm, Tally, Term, tally


def test_a_tally_is_the_sum_of_its_terms() -> None:
    aimed = tally(5, "X-1", "x-skill").plus(1, "X-2", "x-aimed").plus(-2, "X-3", "x-cover", "wall")
    assert aimed.total == 4
    assert aimed.terms[2] == Term(-2, "X-3", "wall", "x-cover")


def test_the_same_modifier_does_not_count_twice() -> None:
    with pytest.raises(DoubleTerm, match=r"X-2 \(scope\) counts once, not twice"):
        Tally().plus(1, "X-2", "x-aimed", "scope").plus(1, "X-2", "x-aimed", "scope")


def test_another_source_or_a_stacking_rule_counts_again() -> None:
    scope = Tally().plus(1, "X-2", "x-aimed", "scope")
    assert scope.plus(1, "X-2", "x-aimed", "rest").total == 2
    assert scope.plus(1, "X-2", "x-aimed", "scope", stacks=True).total == 2


def test_nothing_is_left_out_except_a_base() -> None:
    assert Tally().plus(0, "X-2", "x-aimed").terms == ()
    assert tally(0, "X-1", "x-skill").terms == (Term(0, "X-1", "", "x-skill"),)


def test_a_floor_shows_what_it_adds() -> None:
    raised = tally(-2, "X-1", "x-skill").at_least(1, "X-4", "x-floor")
    assert (raised.total, raised.terms[-1]) == (1, Term(3, "X-4", "floor", "x-floor"))
    assert tally(2, "X-1", "x-skill").at_least(1, "X-4", "x-floor").total == 2
