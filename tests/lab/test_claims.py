"""Claims about a share: a verdict is wrong as seldom as it says, and comes soon where the share lies clear of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from regelwerk.lab.claims import FEWEST_PAIRS, Claim, SequentialTest, Verdict, at_least, at_most

MATCHES = 600
Pairs = Callable[[Random, float], float]


def apart(chance: Random, share: float) -> float:
    """Two games that have nothing to do with one another."""
    return ((chance.random() < share) + (chance.random() < share)) / 2


def alike(chance: Random, share: float) -> float:
    """The second game of a pair always ends like the first."""
    return float(chance.random() < share)


def drawn(chance: Random, share: float) -> float:
    """Most games end undecided: far less spread, and a skewed one."""
    return 0.5 if share > 0.5 and chance.random() < 2 - 2 * share else alike(chance, share if share <= 0.5 else 1.0)


def verdicts(claim: Claim, share: float, pairs: Pairs = apart, most: int = 3_000) -> Counter[Verdict]:
    """What is said of so many matches of somebody whose true share is known."""
    found: Counter[Verdict] = Counter()
    for seed in range(MATCHES):
        chance, test = Random(seed), SequentialTest(claim)
        while not test.verdict and test.pairs < most:
            test.take(pairs(chance, share))
        found[test.verdict] += 1
    return found


def at_most_by_chance(share: float) -> float:
    """So many of the matches, if each is one with this probability: two standard errors more than on average."""
    return MATCHES * share + 2 * sqrt(MATCHES * share * (1 - share))


@pytest.mark.parametrize("pairs", [apart, alike, drawn])
@pytest.mark.parametrize("share", [0.5, 0.59, 0.6])
def test_who_does_not_get_more_is_hardly_ever_said_to(pairs: Pairs, share: float) -> None:
    assert verdicts(at_least(0.6), share, pairs)["shown"] <= at_most_by_chance(0.05)


@pytest.mark.parametrize("pairs", [apart, alike, drawn])
def test_who_gets_clearly_more_is_hardly_ever_denied_it(pairs: Pairs) -> None:
    found = verdicts(at_least(0.6), 0.7, pairs)
    assert found["not shown"] <= at_most_by_chance(0.05)
    assert found["shown"] >= MATCHES - at_most_by_chance(0.05)


def test_who_gets_far_more_is_told_soon_and_who_gets_far_less_too() -> None:
    assert verdicts(at_least(0.6), 0.85, most=60)["shown"] > 0.95 * MATCHES
    assert verdicts(at_least(0.6), 0.45, most=80)["not shown"] > 0.95 * MATCHES


@pytest.mark.parametrize("pairs", [apart, alike])
def test_near_the_edge_a_verdict_is_as_certain(pairs: Pairs) -> None:
    claim = at_most(0.05, 0.02)
    assert claim.clear == pytest.approx(0.01)
    assert verdicts(claim, 0.05, pairs)["shown"] <= at_most_by_chance(0.05)
    assert verdicts(claim, 0.01, pairs)["not shown"] <= at_most_by_chance(0.05)
    assert verdicts(claim, 0.0, pairs, most=100) == {"shown": MATCHES}
    assert verdicts(claim, 0.2, pairs, most=300)["not shown"] > 0.95 * MATCHES


def test_more_certainty_means_fewer_errors() -> None:
    assert verdicts(at_least(0.6, certainty=0.6), 0.6)["shown"] > at_most_by_chance(0.05)
    assert verdicts(at_least(0.6, certainty=0.99), 0.6)["shown"] <= at_most_by_chance(0.01)


def test_nothing_is_said_of_a_few_pairs_however_alike_they_are() -> None:
    test = SequentialTest(at_least(0.1))
    assert {test.take(1.0) for _ in range(FEWEST_PAIRS - 1)} == {""}
    assert test.take(1.0) == "shown"


def test_the_first_verdict_stays() -> None:
    test = SequentialTest(at_least(0.6))
    assert {test.take(1.0) for _ in range(30)} == {"", "shown"}
    assert {test.take(0.0) for _ in range(200)} == {"shown"}


@pytest.mark.parametrize(
    "claim", [lambda: at_least(0.95), lambda: at_most(0.05), lambda: at_least(0.6, 0.0), lambda: at_least(0.6, 0.05, 1)]
)
def test_a_claim_without_room_beyond_it_is_refused(claim: Callable[[], Claim]) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        claim()
