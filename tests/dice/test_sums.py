"""Sums and kept dice: stories with given dice, and the plain enumeration beside the clever laws."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from regelwerk.dice import Each, ImpossibleThrow, Keep, Law, Opposed, Reroll, RollUnder, Sum, TopPairs
from regelwerk.dice.powers import fair_dice, power_by_recurrence


def test_a_sum_adds_all_faces() -> None:
    assert Sum((6, 6, 8), -2).read(((3,), (6,), (8,))) == 15
    assert Sum((6, 6)).law().probability(7) == Fraction(1, 6)
    assert Sum((20,), 4).law().mean() == Fraction(29, 2)


def test_kept_dice() -> None:
    faces = ((3,), (9,), (1,), (7,))
    assert Keep(4, 10, 2, bonus=3).read(faces) == 19
    assert Keep(4, 10, 2, lowest=True).read(faces) == 4


def test_pairs_of_the_best() -> None:
    assert TopPairs(5, 10).read(((3,), (9,), (1,), (7,), (7,))) == (16, 10)
    assert TopPairs(3, 10).read(((3,), (9,), (1,))) == (12, 1)


@pytest.mark.parametrize("n", range(1, 6))
@pytest.mark.parametrize("sides", [1, 2, 3, 5])
def test_kept_dice_and_pairs_against_all_faces(n: int, sides: int) -> None:
    rolls = [sorted(roll, reverse=True) for roll in product(range(1, sides + 1), repeat=n)]
    for keep in range(1, n + 1):
        assert Keep(n, sides, keep).law() == Law(Counter(sum(roll[:keep]) for roll in rolls))
        assert Keep(n, sides, keep, lowest=True).law() == Law(Counter(sum(roll[n - keep :]) for roll in rolls))
    assert TopPairs(n, sides).law() == Law(Counter((sum(roll[:2]), sum(roll[2:4])) for roll in rolls))


def test_many_dice_keep_their_total() -> None:
    assert Keep(10, 10, 2).law().map(lambda _: 0) == Law.certain(0)
    assert TopPairs(10, 10).law().map(lambda pair: pair[0]) == Keep(10, 10, 2).law()


@pytest.mark.parametrize(("n", "sides"), [(0, 6), (1, 1), (3, 1), (1, 20), (7, 6), (40, 6), (5, 100)])
def test_fair_dice_against_the_general_recurrence(n: int, sides: int) -> None:
    assert fair_dice(n, sides) == power_by_recurrence(dict.fromkeys(range(1, sides + 1), 1), n)


def test_each_face_for_itself() -> None:
    assert Each((12, 6)).read(((11,), (2,))) == (11, 2)
    assert len(Each((12, 6)).law()) == 72


def test_roll_under_gives_the_margin() -> None:
    assert RollUnder(12, 7).read(((5,),)) == 2
    assert RollUnder(12, 7).law().at_least(0) == Fraction(7, 12)


def test_opposed_dice_are_read_left_first() -> None:
    throw = Opposed(Reroll(Sum((6,)), 4), Sum((6,)))
    assert throw.read(throw.faces_from([2, 5, 6])) == -1
    assert throw.read(throw.faces_from([4, 6])) == -2


def test_a_second_throw_stands_even_if_it_is_worse() -> None:
    throw = Reroll(Sum((6, 6)), 5)
    assert throw.read(throw.faces_from([1, 3, 1, 1])) == 2
    assert throw.law().probability(2) == Fraction(1, 36) * Fraction(6, 36)


def test_impossible_dice_are_refused() -> None:
    for make in (lambda: Sum((0,)), lambda: Keep(-1, 6, 1), lambda: TopPairs(3, 0), lambda: RollUnder(0, 3)):
        with pytest.raises(ImpossibleThrow):
            make()
