"""States that stayed as they were are not told again, and equal ones each as they are."""

from __future__ import annotations

from typing import Any

from regelwerk.engine.journal.freezing import Freezer, Told
from regelwerk.engine.state_values import State


class Somebody(State, frozen=True):
    hearts: int
    shocked: Any = 0


class Fight(State, frozen=True):
    there: tuple[Somebody, ...]


def test_who_stayed_the_same_is_told_by_the_same_data() -> None:
    freezer, stays = Freezer(before=Told()), Somebody(6)
    first = freezer.told(Fight((stays, Somebody(4))))
    second = freezer.told(Fight((stays, Somebody(3))))
    assert second == {"there": [{"hearts": 6}, {"hearts": 3}]}
    assert second["there"][0] is first["there"][0]


def test_equal_states_may_be_told_otherwise() -> None:
    freezer = Freezer(before=Told())
    one, true = Somebody(6, 1), Somebody(6, True)
    assert one == true
    told = freezer.told(Fight((one, true)))
    assert [type(who["shocked"]) for who in told["there"]] == [int, bool]


def test_what_was_not_told_again_for_long_is_forgotten() -> None:
    told = Told(kept=2)
    freezer = Freezer(before=told)
    states = [Somebody(n) for n in range(1, 9)]
    for state in states:
        assert freezer.plain(state, Somebody) == {"hearts": state.hearts}
    assert len(told._kept) + len(told._kept_before) <= 4
