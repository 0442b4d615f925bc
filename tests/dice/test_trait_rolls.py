"""A wild card's trait roll: stories with given dice, published classes, and the plain enumeration beside the law."""

from fractions import Fraction
from math import lcm

import pytest

from regelwerk.dice import Attempt, Exploding, GivenDice, ImpossibleThrow, Law, Trait, WildCard
from regelwerk.dice.throw import in_step


def thrown(throw: WildCard, *faces: int) -> Attempt:
    return throw.read(throw.faces_from(faces))


def test_the_better_die_counts_and_both_explode() -> None:
    assert thrown(WildCard(8), 8, 3, 5) == Attempt(11, False)
    assert thrown(WildCard(8), 4, 6, 6, 1) == Attempt(13, False)
    assert WildCard(8).cast(GivenDice([8, 3, 6, 2])) == ((8, 3), (6, 2))


def test_two_ones_at_the_start_are_critical_whatever_is_added() -> None:
    assert thrown(WildCard(8, bonus=5), 1, 1) == Attempt(6, True)
    assert thrown(WildCard(8, trait_bonus=3), 1, 1) == Attempt(4, True)


def test_a_one_on_one_die_or_later_in_a_chain_is_not_critical() -> None:
    assert thrown(WildCard(8), 1, 2) == Attempt(2, False)
    assert thrown(WildCard(8), 8, 1, 1) == Attempt(9, False)
    assert thrown(WildCard(8), 1, 6, 1) == Attempt(7, False)


def test_the_trait_bonus_belongs_to_the_trait_die_alone() -> None:
    assert thrown(WildCard(12, trait_bonus=2), 5, 6, 1) == Attempt(7, False)
    assert thrown(WildCard(12, trait_bonus=2), 5, 4) == Attempt(7, False)
    assert thrown(WildCard(12, bonus=2), 5, 6, 1) == Attempt(9, False)
    assert thrown(WildCard(12, trait_bonus=-3, bonus=1), 4, 2) == Attempt(3, False)


@pytest.mark.parametrize("throw", [WildCard(4, bonus=-3), WildCard(8), WildCard(12, trait_bonus=2, bonus=1)])
@pytest.mark.parametrize("width", [1, 4])
def test_a_law_in_steps_is_the_fine_law_put_together(throw: WildCard, width: int) -> None:
    for first in range(-6, 16):
        for last in range(first, first + 6 * width, width):
            steps = range(first, last + 1, width)
            merged = throw.law(last).map(lambda one: Attempt(in_step(one.total, steps), one.critical))  # noqa: B023
            assert throw.law_in_steps(steps) == merged == throw.law_in_steps(tuple(steps))


def by_plain_enumeration(throw: WildCard, cap: int) -> Law[Attempt]:
    """Chains written out one by one; an explosion beyond the cap stands for all that follow it."""

    def chains(sides: int) -> list[tuple[tuple[int, ...], Fraction]]:
        deep = (max(cap, 0) + abs(throw.trait_bonus) + abs(throw.bonus)) // sides + 2
        found = [
            ((sides,) * n + (last,), Fraction(1, sides ** (n + 1))) for n in range(deep) for last in range(1, sides)
        ]
        return [*found, ((sides,) * deep, Fraction(1, sides**deep))]

    weights: dict[Attempt, Fraction] = {}
    for own, p in chains(throw.sides):
        for wild, q in chains(throw.wild):
            total = max(sum(own) + throw.trait_bonus, sum(wild)) + throw.bonus
            attempt = Attempt(min(total, cap), own[0] == 1 and wild[0] == 1)
            weights[attempt] = weights.get(attempt, Fraction(0)) + p * q
    common = lcm(*(p.denominator for p in weights.values()))
    return Law({x: int(p * common) for x, p in weights.items()})


@pytest.mark.parametrize(("sides", "wild"), [(4, 6), (8, 6), (12, 6), (6, 4), (3, 2)])
@pytest.mark.parametrize(("trait_bonus", "bonus"), [(0, 0), (0, 2), (2, 0), (1, -3), (-2, 1), (7, -7)])
@pytest.mark.parametrize("cap", [-3, 1, 4, 13])
def test_the_law_is_what_all_chains_add_up_to(sides: int, wild: int, trait_bonus: int, bonus: int, cap: int) -> None:
    throw = WildCard(sides, trait_bonus, bonus, wild)
    assert throw.law(cap) == by_plain_enumeration(throw, cap)


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
def test_critical_rolls_come_once_in_six_times_the_sides(sides: int) -> None:
    for throw in (WildCard(sides), WildCard(sides, bonus=2), WildCard(sides, trait_bonus=3)):
        for cap in (1, 4, 20):
            assert throw.law(cap).where(lambda attempt: attempt.critical) == Fraction(1, 6 * sides)


@pytest.mark.parametrize("sides", [4, 6, 10])
def test_totals_alone_are_those_of_a_trait(sides: int) -> None:
    assert WildCard(sides, bonus=-1).law(25).map(lambda attempt: attempt.total) == Trait(sides, 6, -1).law(25)


def test_without_a_cap_only_a_tiny_rest_is_unlisted() -> None:
    law = WildCard(8, trait_bonus=2).law()
    assert 0 < law.rest < Fraction(1, 10**15)
    assert law.probability(Attempt(3, True)) == Fraction(1, 48)


def success_class(attempt: Attempt) -> str | int:
    if attempt.critical:
        return "critical"
    return (attempt.total - 4) // 4 if attempt.total >= 4 else "failure"


CLASSES = {
    4: ("1/24", "1/3", "83/192", "115/768", "155/6144", "5711/442368", "2137/442368"),
    6: ("1/36", "2/9", "637/1296", "11/54", "47/1728", "33397/1679616", "12935/1679616"),
    8: ("1/48", "1/6", "163/288", "329/2304", "343/4608", "3475/221184", "3005/221184"),
    10: ("1/60", "2/15", "163/360", "203/720", "5/96", "79/1600", "199/14400"),
    12: ("1/72", "1/9", "163/432", "7/18", "115/3456", "6919/186624", "7175/186624"),
}


@pytest.mark.parametrize(("sides", "classes"), CLASSES.items())
def test_known_classes_against_four(sides: int, classes: tuple[str, ...]) -> None:
    law = WildCard(sides).law(20).map(success_class)
    for which, p in zip(("critical", "failure", 0, 1, 2, 3, 4), classes, strict=True):
        assert law.probability(which) == Fraction(p)


def reached(throw: WildCard, total: int) -> Fraction:
    return throw.law(total).where(lambda attempt: attempt.total >= total and not attempt.critical)


WITH_BONUS = {0: ("7/8", "215/432"), 1: ("17/18", "7/12"), 2: ("71/72", "47/72"), 3: ("71/72", "7/9")}


@pytest.mark.parametrize(("bonus", "known"), WITH_BONUS.items())
def test_known_successes_and_raises_beyond_twelve_sides(bonus: int, known: tuple[str, str]) -> None:
    throw = WildCard(12, bonus=bonus)
    assert (reached(throw, 4), reached(throw, 8)) == (Fraction(known[0]), Fraction(known[1]))


MODIFIED = {
    4: "0.27083333 0.08506944 0.32291667 0.12630208 0.5 0.16666667 0.83333333 0.27083333 0.95833333 0.32291667",
    6: "0.30555556 0.10802469 0.30555556 0.15972222 0.55555556 0.20987654 0.88888889 0.30555556 0.97222222 0.30555556",
    8: "0.375 0.14409722 0.47916667 0.18359375 0.66666667 0.22222222 0.91666667 0.375 0.97916667 0.47916667",
    10: "0.5 0.15 0.58333333 0.175 0.73333333 0.28888889 0.93333333 0.5 0.98333333 0.58333333",
    12: "0.58333333 0.21296296 0.65277778 0.3125 0.77777778 0.40740741 0.94444444 0.58333333 0.98611111 0.65277778",
}


@pytest.mark.parametrize(("sides", "known"), MODIFIED.items())
def test_known_successes_and_raises_by_modifier(sides: int, known: str) -> None:
    found = [
        float(reached(WildCard(sides, bonus=modifier), total)) for modifier in (-3, -2, -1, 1, 2) for total in (4, 8)
    ]
    assert found == pytest.approx([float(p) for p in known.split()], abs=1e-8)


REACHED = {
    4: "23/24 5/8 1/2 31/96 13/48 37/192 1/6",
    6: "35/36 3/4 5/9 11/36 11/36 335/1296 17/81",
    8: "47/48 13/16 2/3 23/48 3/8 71/288 2/9",
    10: "59/60 17/20 11/15 7/12 1/2 143/360 13/45",
    12: "71/72 7/8 7/9 47/72 7/12 215/432 11/27",
}


@pytest.mark.parametrize(("sides", "known"), REACHED.items())
def test_known_chances_to_reach_a_number(sides: int, known: str) -> None:
    found = [reached(WildCard(sides), total) for total in (2, 4, 5, 6, 7, 8, 9)]
    assert found == [Fraction(p) for p in known.split()]


def test_how_it_is_written() -> None:
    assert WildCard(8, bonus=1).notation() == "W8!|W6!+1"
    assert WildCard(12, trait_bonus=2, bonus=-1).notation() == "(W12!+2)|W6!−1"


def test_dice_that_can_only_explode_are_refused() -> None:
    for sides, wild in ((1, 6), (6, 1)):
        with pytest.raises(ImpossibleThrow):
            WildCard(sides, wild=wild)


@pytest.mark.parametrize(("sides", "wild"), [(4, 6), (6, 6), (12, 6), (8, 10)])
def test_a_trait_is_the_better_of_two_dice(sides: int, wild: int) -> None:
    cap = 30
    better = Exploding(sides).law(cap).bind(lambda a: Exploding(wild).law(cap).map(lambda b: max(a, b)))
    assert Trait(sides, wild).law(cap) == better
