"""Estimates: the odds of the same rules, with the laws of throws in grains."""

from fractions import Fraction

from regelwerk.dice import Exploding, Sum, WildCard
from regelwerk.engine.effects import Play, last, roll
from regelwerk.engine.interpreters.estimates import GRAINS, Estimates, in_grains
from regelwerk.engine.interpreters.odds import odds


def high() -> Play[int]:
    return (yield from roll(Exploding(6), "X-1", steps=range(41)))


def more(first: int) -> Play[int]:
    """What the second die adds, up to a sum of 20."""
    return min(20, first + (yield from roll(Exploding(8), "X-1", steps=range(41))))


def both() -> Play[int]:
    first = yield from roll(Exploding(6), "X-1", steps=range(41))
    return (yield from last(more, first))


def test_a_small_law_stays_exact() -> None:
    law = Sum((6, 6)).law()
    assert in_grains(law) is law


def test_grains_are_all_there_and_leave_out_what_hardly_ever_happens() -> None:
    fine = WildCard(8).law(60)
    rough = in_grains(fine)
    assert GRAINS % rough.total == 0
    assert len(rough) == 36 < len(fine) == 58
    for outcome in fine:
        share = rough.probability(outcome) if outcome in rough else 0
        assert abs(share - fine.probability(outcome)) <= Fraction(len(fine), GRAINS)


def test_estimates_are_the_odds_of_the_same_rule_up_to_grains() -> None:
    for rule in (high, both):
        exact, rough = odds(rule), Estimates().law(rule)
        apart = sum(abs(exact.probability(x) - (rough.probability(x) if x in rough else 0)) for x in exact)
        assert apart < Fraction(1, 100)


def test_a_rule_that_finishes_another_is_remembered() -> None:
    met = []

    def watched(first: int) -> Play[int]:
        met.append(first)
        return (yield from more(first))

    def twice() -> Play[int]:
        first = yield from roll(Sum((2,)), "X-1")
        return (yield from last(watched, min(1, first)))

    asked = Estimates()
    once = asked.law(more, 1)
    assert asked.law(twice) == once
    paths = len(met)
    asked.law(watched, 1)
    assert len(met) == paths, "both faces of the first die lead to the law that is known by now"
