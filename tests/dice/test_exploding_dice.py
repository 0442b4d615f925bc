"""Exploding dice: known tails, and sums and maxima against plain convolution."""

from fractions import Fraction

import pytest

from regelwerk.dice import Exploding, ExplodingSum, ImpossibleThrow, Law, RestUnknown, Trait, tail

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


@pytest.mark.parametrize(("sides", "wild"), [(4, 6), (6, 6), (12, 6), (8, 10)])
def test_a_trait_is_the_better_of_two_dice(sides: int, wild: int) -> None:
    cap = 30
    better = Exploding(sides).law(cap).bind(lambda a: Exploding(wild).law(cap).map(lambda b: max(a, b)))
    assert Trait(sides, wild).law(cap) == better


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
