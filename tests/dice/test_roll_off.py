"""The roll-off: equals throw again, among themselves, until nobody is equal any more."""

from __future__ import annotations

from collections import Counter

from regelwerk.dice import GivenDice, RandomDice, RollOff


def test_the_highest_goes_first() -> None:
    assert RollOff(3).read(((2,), (6, 1), (4,))) == (1, 2, 0)


def test_equals_throw_again_among_themselves_and_keep_their_place_before_the_rest() -> None:
    faces = RollOff(3).cast(GivenDice([4, 4, 2, 1, 5]))
    assert faces == ((4,), (4,), (2,), (1,), (5,))
    assert RollOff(3).read(faces) == (1, 0, 2)


def test_nobody_is_favoured() -> None:
    dice, throw = RandomDice("roll-off"), RollOff(3)
    seen = Counter(throw.read(throw.cast(dice)) for _ in range(6000))
    assert len(seen) == 6
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in seen.values())
    assert {float(throw.law().probability(order)) for order in seen} == {1 / 6}
