"""Exploding dice: known tails, and sums and maxima against plain convolution."""

from fractions import Fraction

import pytest

from regelwerk.dice import (
    Exploding,
    ExplodingMix,
    ExplodingSum,
    GivenDice,
    ImpossibleThrow,
    Law,
    RestUnknown,
    Trait,
    tail,
)

KNOWN = {2: (5, 6), 3: (2, 3), 4: (1, 2), 5: (1, 3), 6: (1, 6), 7: (1, 6), 8: (5, 36), 9: (1, 9)}
KNOWN |= {10: (1, 12), 11: (1, 18), 12: (1, 36), 17: (1, 108)}


@pytest.mark.parametrize(("total", "p"), KNOWN.items())
def test_known_tails_of_a_six_sided_die(total: int, p: tuple[int, int]) -> None:
    assert tail(total) == Fraction(*p)
    assert Exploding(6).law(20).at_least(total) == Fraction(*p)


def test_everybody_reaches_one() -> None:
    assert tail(1) == tail(0) == tail(-5) == 1


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 10])
def test_a_tail_is_what_the_single_chains_add_up_to(sides: int) -> None:
    for total in range(1, 4 * sides):
        chains = Fraction(0)
        for explosions in range(5):
            for face in range(1, sides):
                if explosions * sides + face >= total:
                    chains += Fraction(1, sides ** (explosions + 1))
        assert tail(total, sides) == chains + Fraction(1, sides**5)


@pytest.mark.parametrize(("dice", "sides"), [(2, 6), (3, 4), (4, 3), (5, 2)])
def test_a_sum_is_the_convolution_of_its_dice(dice: int, sides: int) -> None:
    cap = 25
    one = Exploding(sides).law(cap)
    total: Law[int] = Law.certain(0)
    for _ in range(dice):
        total = (total + one).cap(cap)
    assert ExplodingSum(dice, sides).law(cap) == total
    assert ExplodingSum(dice, sides).law().cap(cap) == total


MIXES = [(8, 6), (6, 8), (4, 12, 6), (3, 3, 2), (2, 7), (5,), (10, 10, 6, 6)]


@pytest.mark.parametrize("sides", MIXES)
@pytest.mark.parametrize("cap", [1, 4, 13, 40])
def test_a_mix_is_the_convolution_of_its_dice(sides: tuple[int, ...], cap: int) -> None:
    total: Law[int] = Law.certain(-2)
    for one in sides:
        # The sum starts at -2, so a single die matters up to 2 above the cap.
        total = (total + Exploding(one).law(cap + 2)).cap(cap)
    assert ExplodingMix(sides, -2).law(cap) == total
    assert ExplodingMix(sides, -2).law().cap(cap) == total


@pytest.mark.parametrize(("dice", "sides"), [(1, 6), (2, 4), (5, 3)])
def test_a_mix_of_one_kind_is_a_sum(dice: int, sides: int) -> None:
    assert ExplodingMix((sides,) * dice, 1).law(30) == ExplodingSum(dice, sides, 1).law(30)


def test_a_mix_is_thrown_in_its_order() -> None:
    mix = ExplodingMix((8, 6), 2)
    assert mix.cast(GivenDice([8, 1, 6, 3])) == ((8, 1), (6, 3))
    assert mix.read(mix.faces_from([5, 6, 6, 1])) == 20
    assert mix.law(8).at_least(5) == Fraction(47, 48)


def test_how_mixes_are_written() -> None:
    assert ExplodingMix((8, 6), 2).notation() == "W8!+W6!+2"
    assert ExplodingMix((8, 6, 6), -1).notation() == "W8!+2W6!−1"


def test_the_rest_of_a_tail_counts_as_at_least() -> None:
    law = Exploding(6).law()
    assert law.rest_above
    assert law.at_least(12) == Fraction(1, 36)
    assert law.at_most(11) == Fraction(35, 36)
    assert law.cap(30) == Exploding(6).law(30)
    with pytest.raises(RestUnknown, match="ask the throw with a cap"):
        law.mean()


def test_a_die_that_can_only_explode_is_refused() -> None:
    with pytest.raises(ImpossibleThrow):
        Exploding(1)
    with pytest.raises(ImpossibleThrow):
        ExplodingSum(-1, 6)
    with pytest.raises(ImpossibleThrow):
        Trait(6, 1)
    with pytest.raises(ImpossibleThrow):
        ExplodingMix((6, 1))
