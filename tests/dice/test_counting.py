"""Which dice counted, told from notation and faces: held against what each throw itself makes of its faces."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import (
    Counted,
    Decided,
    Each,
    Exploding,
    ExplodingMix,
    Faces,
    Handful,
    Highest,
    HitPool,
    Keep,
    Opposed,
    RandomDice,
    Reroll,
    RollOff,
    RollUnder,
    SuccessPool,
    Sum,
    Throw,
    TopPairs,
    Trait,
    WildCard,
)
from regelwerk.dice.counting import SeenDie, explodes, growing, seen_dice, sides_in, typed_example

CASTS = 60


def cast(throw: Throw[Any]) -> list[tuple[Faces, tuple[SeenDie, ...]]]:
    source = RandomDice(throw.notation())
    thrown = [throw.cast(source) for _ in range(CASTS)]
    return [(faces, seen_dice(throw.notation(), faces)) for faces in thrown]


def totals(dice: tuple[SeenDie, ...]) -> list[int]:
    return sorted((sum(die.faces) for die in dice if die.counted), reverse=True)


@pytest.mark.parametrize("throw", [Keep(4, 6, 2), Keep(4, 6, 2, lowest=True, bonus=3), Keep(3, 10, 3, bonus=-2)])
def test_the_highest_or_lowest_few_make_the_sum(throw: Keep) -> None:
    for faces, dice in cast(throw):
        assert sum(totals(dice)) + throw.bonus == throw.read(faces)
        assert sum(die.counted for die in dice) == throw.keep


@pytest.mark.parametrize("throw", [SuccessPool(7, 5), SuccessPool(4, 5, destiny=2), SuccessPool(5, 4, 10, False)])
def test_dice_of_a_pool_count_if_they_reach_what_they_need(throw: SuccessPool) -> None:
    for faces, dice in cast(throw):
        assert sum(die.counted for die in dice) == throw.read(faces)


def test_hits_count_whether_they_are_critical_or_not() -> None:
    throw = HitPool(6, 5, 9, destiny=1)
    for faces, dice in cast(throw):
        hits = throw.read(faces)
        assert sum(die.counted for die in dice) == hits.normals + hits.crits


def test_of_a_trait_and_a_wild_die_the_better_counts() -> None:
    for throw in (Trait(8), Trait(8, bonus=-1)):
        for faces, dice in cast(throw):
            assert totals(dice) == [throw.read(faces) - throw.bonus]
    wild = WildCard(10, trait_bonus=2, bonus=1)
    for faces, dice in cast(wild):
        (first, second) = dice
        assert wild.read(faces).total - 1 == (sum(first.faces) + 2 if first.counted else sum(second.faces))
        assert (first.sides, second.sides) == (10, 6)


def test_the_best_faces_of_a_pool_that_grows() -> None:
    for faces, dice in cast(Highest(5, 10, 2)):
        assert tuple(totals(dice)) == Highest(5, 10, 2).read(faces)
        assert {die.sides for die in dice} == {10}
    taken, copied = Counted(5, 10, -1), Counted(5, 10, 1)
    for faces, dice in cast(taken):
        assert tuple(totals(dice)) == taken.three(faces)
    for faces, dice in cast(copied):
        best, *others = totals(dice)
        assert (best, best, *others) == copied.three(faces)


def test_pairs_belong_together() -> None:
    for faces, dice in cast(TopPairs(5, 6)):
        pairs = tuple(sum(sum(die.faces) for die in dice if die.group == group) for group in (1, 2))
        assert pairs == TopPairs(5, 6).read(faces)


def test_two_sides_are_two_groups_and_only_the_last_throw_counts() -> None:
    once = Opposed(Keep(2, 6, 1), Sum((8,)))
    for _, dice in cast(once):
        assert [die.group for die in dice] == [1, 1, 2]
        assert [die.sides for die in dice] == [6, 6, 8]
    until = Decided(Sum((4,)), Sum((4,)))
    for _, dice in cast(until):
        assert [die.counted for die in dice] == [False] * (len(dice) - 2) + [True, True]
    again = Reroll(Sum((6, 6), 1), 7)
    for faces, dice in cast(again):
        assert sum(totals(dice)) + 1 == again.read(faces)


def test_a_die_under_its_value_counts() -> None:
    for faces, (die,) in cast(RollUnder(20, 12)):
        assert die.counted is (sum(faces[0]) <= 12)


@pytest.mark.parametrize(
    "throw", [Sum((6, 6, 8), 2), Each((12, 6)), Handful(4, 20), Exploding(6, 1), ExplodingMix((6, 8)), RollOff(3)]
)
def test_everything_else_counts(throw: Throw[Any]) -> None:
    for faces, dice in cast(throw):
        assert all(die.counted and die.group == 0 and die.sides for die in dice)
        assert tuple(die.faces for die in dice) == faces
    assert seen_dice("ein Wurf von morgen", ((3,), (4,))) == (SeenDie((3,), None), SeenDie((4,), None))


def test_how_many_dice_there_are_is_known_before_unless_faces_decide() -> None:
    assert sides_in(Sum((6, 6, 8), -2).notation()) == [6, 6, 8]
    assert sides_in(SuccessPool(2, 5, destiny=1).notation()) == [6, 6, 6]
    assert sides_in(WildCard(10, 2).notation()) == [10, 6]
    assert sides_in(Opposed(Sum((6,)), Sum((8,))).notation()) == [6, 8]
    assert sides_in(Handful(3, 20).notation()) == [20, 20, 20]
    for throw in (Highest(3, 10, 2), Decided(Sum((4,)), Sum((6,))), Reroll(Sum((6,)), 3), RollOff(3)):
        assert sides_in(throw.notation()) is None
    assert growing(Highest(3, 10, 2).notation()) == [10, 10, 10]
    assert growing(Handful(3, 20).notation()) is None
    assert (explodes("W6!"), explodes("2W6")) == (True, False)
    assert [typed_example(text) for text in ("W20", "4W6", "2W6!≥5", "3W10 im Nebel")] == [
        "5", "5 6 3", "5 6,5 3", "5 6 3",
    ]  # fmt: skip
