"""Laws in steps: the totals at which something changes, and nothing between them."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from regelwerk.dice import (
    Attempt,
    Deal,
    Decided,
    Exploding,
    ExplodingMix,
    ExplodingSum,
    Handful,
    HitPool,
    Keep,
    Law,
    Opposed,
    Reroll,
    RollUnder,
    Steps,
    SuccessPool,
    Sum,
    Throw,
    Trait,
    WildCard,
)
from regelwerk.dice.highest import Highest
from regelwerk.dice.throw import in_step

THROWS: tuple[Throw[int], ...] = (
    Sum((6, 8), 1),
    Keep(3, 10, 2, bonus=2),
    Exploding(6),
    Exploding(4, -3),
    ExplodingSum(3, 6, 1),
    ExplodingSum(0, 6, 2),
    ExplodingMix((4, 8), -2),
    ExplodingMix((12, 6, 6), 3),
    ExplodingMix((), 5),
    Trait(8),
    Trait(10, None, 2),
    SuccessPool(4, 5),
    RollUnder(20, 12),
    Opposed(Sum((6,)), Sum((8,))),
    Decided(Sum((6,)), Sum((6,))),
    Reroll(Sum((12,)), 5),
)
CHOSEN: tuple[Steps, ...] = ((4,), (5, 8), (-2, 0, 9), (30,), (-40,), range(4, 17, 4), range(-3, 12), (1, 2, 3, 11, 12))


def test_a_total_counts_as_the_highest_step_that_it_reaches() -> None:
    assert [in_step(total, (4, 8)) for total in (-9, 3, 4, 7, 8, 99)] == [3, 3, 4, 4, 8, 8]
    assert [in_step(total, range(4, 9, 4)) for total in (-9, 3, 4, 7, 8, 99)] == [3, 3, 4, 4, 8, 8]


@pytest.mark.parametrize("steps", CHOSEN, ids=str)
@pytest.mark.parametrize("throw", THROWS, ids=repr)
def test_it_is_the_plain_law_read_through_the_steps(throw: Throw[int], steps: Steps) -> None:
    plain = throw.law(max(40, steps[-1]))
    assert throw.law_in_steps(steps) == plain.map(lambda total: in_step(total, steps))


@pytest.mark.parametrize("steps", CHOSEN, ids=str)
@pytest.mark.parametrize("throw", [WildCard(4, bonus=-3), WildCard(8), WildCard(12, trait_bonus=2), WildCard(6, -4)])
def test_two_ones_stay_apart(throw: WildCard, steps: Steps) -> None:
    plain = throw.law(max(40, steps[-1]))
    merged = plain.map(lambda one: Attempt(in_step(one.total, steps), one.critical))
    assert throw.law_in_steps(steps) == merged


def test_a_plain_die_in_uneven_steps() -> None:
    law = Exploding(6).law_in_steps((5, 9))
    assert law == Law({4: 24, 5: 8, 9: 4}), "1 to 4, 5 to 8 (5, 6+1, 6+2), 9 and more"


def test_hits_are_counted_one_by_one() -> None:
    pool = HitPool(5, 5, 11)
    assert pool.law_in_steps(range(4)) == pool.law(3) == pool.law_in_steps((0, 1, 2, 3))
    for steps in ((0, 2, 3), range(1, 4), (3,)):
        with pytest.raises(ValueError, match="hits are counted from 0 on, one by one"):
            pool.law_in_steps(steps)


def test_cards_are_told_apart_from_the_first_step_on() -> None:
    deal = Deal((2, 3, 5, 7), 2)
    assert deal.law_in_steps((5, 7)) == deal.law_in_steps(range(4, 8)) == deal.law(2)
    assert deal.law_in_steps((8,)) == deal.law(0)
    with pytest.raises(ValueError, match="all cards from 3 on are told apart"):
        deal.law_in_steps((3, 7))


@pytest.mark.parametrize("steps", [(), (3, 3), (4, 2), range(5, 5), range(6, 2, -1)])
def test_steps_are_numbers_in_rising_order(steps: Steps) -> None:
    with pytest.raises(ValueError, match="the steps of 2W6 are not numbers in rising order"):
        Sum((6, 6)).law_in_steps(steps)


def test_dice_that_make_no_total_have_no_steps() -> None:
    highest: Throw[Any] = Highest(2, 6, 2)
    with pytest.raises(TypeError):
        highest.law_in_steps((3,))


@pytest.mark.parametrize(("dice", "sides"), [(0, 8), (1, 20), (3, 8), (4, 12), (5, 6)])
@pytest.mark.parametrize("steps", [(4, 7, 11), (3,), range(-2, 30), (1, 5), (2, 3, 4, 5, 6, 7, 11, 21)])
def test_a_handful_in_steps_tells_apart_which_faces_are_equal_not_which_they_are(
    dice: int, sides: int, steps: Steps
) -> None:
    def lowest_alike(faces: tuple[int, ...]) -> tuple[int, ...]:
        found: list[int] = []
        for first, end in pairwise([1, *(step for step in steps if 1 < step <= sides), sides + 1]):
            equal = sorted(Counter(face for face in faces if first <= face < end).values(), reverse=True)
            found += [first + at for at, count in enumerate(equal) for _ in range(count)]
        return tuple(found)

    handful = Handful(dice, sides)
    assert handful.law_in_steps(steps) == handful.law().map(lowest_alike)
