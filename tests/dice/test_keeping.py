"""Keeping dice and throwing the others again: known numbers, sane worths, and the brute-force twin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from dice.straightforward import Faces, best_worth
from regelwerk.dice import ImpossibleThrow, best_keeping
from regelwerk.dice.best_keeping import Play, States, ladder
from regelwerk.dice.keeping import Duty, Kind, one_by_one


class Highest(NamedTuple):
    """For tests: the highest die counts, or the sum of all; 1 may be locked, and one face may be wild."""

    sides: int
    read: Callable[[Faces], int] = max
    locked: int = 0
    wild: int = 0

    @property
    def kinds(self) -> tuple[Kind, ...]:
        tame = tuple(Kind(face, int(face != self.wild), face == self.locked) for face in range(1, self.sides + 1))
        return (*tame, Kind(self.wild, 1, self.wild == self.locked, wild=True)) if self.wild else tame

    def kind_of(self, face: int) -> int:
        return self.sides if face == self.wild else face - 1

    def worths(self, handfuls: NDArray[Any]) -> NDArray[Any]:
        return one_by_one(self.read, handfuls)

    def turned(self, faces: Faces) -> int:
        """The worth of faces some of which are wild, found by trying everything."""
        wild = faces.count(self.wild) if self.wild else 0
        tame = tuple(face for face in faces if face != self.wild)
        return max(
            self.read(tuple(sorted(tame + into)))
            for into in combinations_with_replacement(range(1, self.sides + 1), wild)
        )


def squares_of_matches(faces: Faces) -> int:
    """Equal dice are worth the square of their number, and pips of odd faces something, too."""
    return sum(count * count * (3 if face % 2 else 2) for face, count in Counter(faces).items())


def solved(aim: Highest, dice: int, need: int = 1, free: int = 0, locked_count: bool = False) -> Fraction:
    return Play(States(aim, dice), Duty(need, locked_count)).worth((), free)


def test_one_die_is_thrown_once() -> None:
    assert solved(Highest(6), 1) == Fraction(7, 2)


def test_two_dice_for_the_highest() -> None:
    # The lower die is kept and the higher one thrown again only if that is better than what lies.
    assert solved(Highest(4), 2) == best_worth(max, 4, 2)


def test_no_dice_are_worth_what_lies() -> None:
    play = Play(States(Highest(6), 2), Duty())
    assert play.worth((3, 5)) == 5


def test_a_learning_throw_of_k_dice_is_k_times_k_plus_1_halves_dice_of_which_one_must_do() -> None:
    for dice in range(1, 6):
        aim = Highest(8, lambda faces: int(max(faces) > 6))
        assert solved(aim, dice) == 1 - Fraction(6, 8) ** (dice * (dice + 1) // 2)


def test_worths_have_the_denominator_of_all_throws_together() -> None:
    for dice in range(1, 5):
        assert 6 ** (dice * (dice + 1) // 2) % solved(Highest(6, squares_of_matches, 1), dice).denominator == 0


@pytest.mark.parametrize("locked", [0, 1, 3])
@pytest.mark.parametrize("wild", [0, 1, 2])
@pytest.mark.parametrize("need", [1, 2, 3])
def test_the_solver_agrees_with_trying_everything(locked: int, wild: int, need: int) -> None:
    for read in (max, sum, squares_of_matches):
        aim = Highest(4, read, locked, wild)
        for dice in (1, 2, 3, 4):
            for free in (0, 1, 2) if dice < 4 else (0,):
                for counted in (False, True):
                    brute = best_worth(
                        aim.turned, 4, dice, need, locked=(locked,), locked_count=counted, free=free
                    )  # fmt: skip
                    assert solved(aim, dice, need, free, counted) == brute


def test_worths_nobody_would_think_of_are_solved_as_well() -> None:
    """Handfuls with arbitrary worths: whatever the solver takes for the same must be the same."""
    for seed in range(20):
        chance = Random(seed)
        table: dict[Faces, int] = {
            faces: chance.randrange(4) for faces in combinations_with_replacement(range(1, 6), 3)
        }
        aim = Highest(5, table.__getitem__, locked=seed % 3)
        assert solved(aim, 3) == best_worth(table.__getitem__, 5, 3, locked=(seed % 3,))


def test_dice_that_lie_already_are_part_of_the_handful() -> None:
    aim = Highest(6, squares_of_matches, 1)
    play = Play(States(aim, 4), Duty(2))
    for kept in [(1,), (5, 5), (2, 3), (1, 1, 6)]:
        assert play.worth(kept) == best_worth(
            squares_of_matches, 6, 4 - len(kept), 2, kept=kept, locked=(1,)
        )  # fmt: skip


def test_more_freedom_is_never_worse() -> None:
    aim = Highest(6, squares_of_matches, 1)
    by_need = [solved(aim, 4, need) for need in (1, 2, 3, 4)]
    assert by_need == sorted(by_need, reverse=True)
    by_free = [solved(aim, 4, 2, free) for free in (0, 1, 2)]
    assert by_free == sorted(by_free)
    assert by_need[0] > by_need[1]
    assert by_free[0] < by_free[1]


def test_if_all_must_be_kept_nothing_is_to_be_decided() -> None:
    assert solved(Highest(6, sum), 3, 3) == Fraction(21, 2)


def test_handfuls_that_promise_the_same_are_one_state() -> None:
    # For "a six at last" only matters whether there is one: two states at every size but the first.
    states = States(Highest(6, lambda faces: int(6 in faces)), 4)
    assert [states.count(kept) for kept in range(4)] == [1, 2, 2, 2]
    assert states.after((1, 2, 3)) == states.after((5, 5, 5)) != states.after((1, 2, 6))


def test_worths_of_any_size_are_exact() -> None:
    """Beyond what a machine number holds, below zero, and apart by one in a very large number."""
    for read in (
        lambda faces: 10**40 + squares_of_matches(faces),
        lambda faces: -(2**63) - squares_of_matches(faces) ** 30,
        lambda faces: 2**63 - max(faces),
    ):
        aim = Highest(4, read, locked=1)
        for free in (0, 1):
            assert solved(aim, 3, 1, free) == best_worth(read, 4, 3, locked=(1,), free=free)


class Twenty(NamedTuple):
    """For tests: whether any of many dice of twenty sides shows its highest face."""

    sides: int = 20

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return Kind(1, self.sides - 1), Kind(2, 1)

    def kind_of(self, face: int) -> int:
        return int(face == self.sides)

    def worths(self, handfuls: NDArray[Any]) -> NDArray[Any]:
        return np.asarray((handfuls == 2).any(axis=1), dtype=int)


@pytest.mark.parametrize("dice", [11, 13, 16, 21, 22])
def test_so_many_dice_that_their_throws_do_not_fit_a_machine_number(dice: int) -> None:
    """From 13 dice on there are more throws than 2 ** 53, from 15 on more than 2 ** 63, from 21 on more orders."""
    play = Play(States(Twenty(), dice), Duty())
    assert play.worth(()) == 1 - Fraction(19, 20) ** (dice * (dice + 1) // 2)


def test_columns_are_told_apart_even_if_their_numbers_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    columns = np.array([[0, 1, 0, 1, 1], [0, 0, 0, 1, 0], [2, 0, 2, 0, 0]])
    for _ in range(2):
        found, which = best_keeping._told_apart(columns)
        assert found.shape == (3, 3)
        assert (found[:, which] == columns).all()
        monkeypatch.setattr(best_keeping, "MULTIPLIERS", np.ones(64, dtype=np.uint64))


def test_dice_nobody_need_keep_are_refused() -> None:
    with pytest.raises(ImpossibleThrow):
        Play(States(Highest(6), 2), Duty(0))


def test_the_ladder_numbers_every_handful_once() -> None:
    steps = ladder(4, 4)
    handfuls: list[Faces] = [()]
    for size in range(4):
        larger: dict[int, Faces] = {}
        for at, handful in enumerate(handfuls):
            for kind in range(4):
                number = steps.up[size][kind][at]
                added = tuple(sorted((*handful, kind)))
                assert larger.setdefault(number, added) == added
                assert at in [column[number] for column in steps.down[size + 1]]
        assert sorted(larger) == list(range(len(larger)))
        assert len(set(larger.values())) == len(larger)
        handfuls = [larger[number] for number in sorted(larger)]
        orders = [factorial(size + 1) // prod(map(factorial, Counter(handful).values())) for handful in handfuls]
        assert steps.orders[size + 1].tolist() == orders
        for number, handful in enumerate(handfuls):
            assert {column[number] for column in steps.down[size + 1]} == {
                at for at, smaller in enumerate(_before(size)) if not Counter(smaller) - Counter(handful)
            }


def _before(size: int) -> list[Faces]:
    """The handfuls of a size in the order of their numbers: compared from the last kind down."""
    return sorted(combinations_with_replacement(range(4), size), key=lambda handful: handful[::-1])
