"""Opposed rolls of exploding dice: known exact values, long truncated sums, and the law of the difference."""

from fractions import Fraction

import pytest

from regelwerk.dice import Exploding, Opposed, Trait, WildCard, beats
from regelwerk.dice.opposed import BestOf

KNOWN = {
    4: "0.43869197/0.19011438 0.39193857/0.16931968 0.33997421/0.14825354 0.29688355/0.12586530 0.25696538/0.10942755",
    6: "0.48730408/0.21869976 0.42982850/0.20135335 0.37826045/0.17805451 0.33403902/0.15172029 0.29052839/0.13256128",
    8: "0.55665637/0.26862376 0.51223668/0.23725808 0.44712607/0.21061016 0.39220130/0.18490841 0.34526764/0.16296527",
    10: "0.61484649/0.34467315 0.56994061/0.31597510 0.51799091/0.27038633 0.45439278/0.23500032 0.39827929/0.20838635",
    12: "0.66306744/0.41950965 0.62137440/0.38827218 0.57385468/0.34577273 0.52124755/0.29544547 0.45856389/0.25977648",
}


@pytest.mark.parametrize(("left", "row"), KNOWN.items())
def test_known_chances_to_win_and_to_win_by_four(left: int, row: str) -> None:
    for right, known in zip((4, 6, 8, 10, 12), row.split(), strict=True):
        won, clearly = map(float, known.split("/"))
        assert float(beats(Trait(left), Trait(right))) == pytest.approx(won, abs=1e-8)
        assert float(beats(Trait(left), Trait(right), 4)) == pytest.approx(clearly, abs=1e-8)


def test_the_known_fractions_of_six_against_six() -> None:
    won, clearly = beats(Trait(6), Trait(6)), beats(Trait(6), Trait(6), by=4)
    assert 1 - won == Fraction(6350, 11137)
    assert won - clearly == Fraction(91603, 400932)
    assert clearly == Fraction(80729, 400932)


def test_a_critical_roll_beats_nobody_but_its_total_can_be_beaten() -> None:
    strong, weak = WildCard(10, bonus=1), WildCard(4)
    assert float(beats(strong, weak)) == pytest.approx(0.70242200, abs=1e-8)
    assert float(beats(strong, weak, 4)) == pytest.approx(0.42841954, abs=1e-8)
    # With the bonus two ones make 2, which would beat a total of 1: both dice of the other side show it.
    assert beats(Trait(10, bonus=1), Trait(4)) - beats(strong, weak) == Fraction(1, 60) * Fraction(1, 24)
    assert beats(strong, Trait(4)) == beats(strong, weak)


PAIRS: list[tuple[BestOf, BestOf]] = [
    (Trait(6), Trait(8)),
    (Trait(4, None, 3), Trait(10)),
    (Trait(12, bonus=-2), Trait(3, 5, 1)),
    (Exploding(4), Exploding(6, -1)),
    (Exploding(10, 2), Trait(4)),
    (WildCard(8, trait_bonus=2), WildCard(6, trait_bonus=-4, bonus=3)),
    (WildCard(4, trait_bonus=-2, bonus=2), Trait(6, None)),
]


def by_a_long_sum(left: BestOf, right: BestOf, by: int) -> Fraction:
    """Left total by left total until the rest is negligible."""
    totals: dict[int, Fraction] = {}
    mine = left.law()
    for x, w in mine.items():
        if isinstance(x, int):
            totals[x] = totals.get(x, Fraction(0)) + Fraction(w, mine.total)
        elif not x.critical:
            totals[x.total] = totals.get(x.total, Fraction(0)) + Fraction(w, mine.total)
    other = right.law().map(lambda y: y if isinstance(y, int) else y.total)
    below = {y: Fraction(w, other.total) for y, w in other.items()}
    return sum((p * q for x, p in totals.items() for y, q in below.items() if x - y >= by), start=Fraction(0))


@pytest.mark.parametrize(("left", "right"), PAIRS, ids=[f"{a.notation()}-{b.notation()}" for a, b in PAIRS])
@pytest.mark.parametrize("by", [-7, 0, 1, 4, 15])
def test_the_closed_form_is_the_long_sum(left: BestOf, right: BestOf, by: int) -> None:
    exact = beats(left, right, by)
    assert 0 <= exact - by_a_long_sum(left, right, by) < Fraction(1, 10**15)


def test_one_wins_or_the_other_wins_or_nobody_does() -> None:
    for left, right in ((Trait(6), Trait(8)), (Trait(4, None), Exploding(10)), (Trait(12, bonus=2), Trait(4))):
        assert beats(left, right, 0) + beats(right, left, 1) == 1
        assert beats(left, right, -3) + beats(right, left, 4) == 1


def test_the_law_of_the_difference_comes_as_close_as_its_rest() -> None:
    law = Opposed(Trait(8), Trait(6)).law(4)
    listed = Fraction(law.weight(4), law.total)
    assert abs(listed - beats(Trait(8), Trait(6), 4)) <= law.rest
