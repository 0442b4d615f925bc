"""The highest faces of a pool: stories with given dice, known chances, and plain recursions beside the clever law."""

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.dice import (
    GivenDice,
    Highest,
    ImpossibleFaces,
    ImpossibleThrow,
    Keep,
    Law,
    RandomDice,
    TooManyOutcomes,
)

few = settings(max_examples=60, derandomize=True, deadline=None)
pools = st.builds(Highest, st.integers(1, 7), st.integers(2, 7), st.integers(1, 4), st.booleans())

Kept = tuple[int, ...]


def best(faces: Kept, kept: int) -> Kept:
    """The highest of some faces, with zeros for those that are missing."""
    return tuple(sorted((*faces, *(0,) * kept), reverse=True)[:kept])


def die_by_die(throw: Highest) -> dict[Kept, Fraction]:
    """The law of a pool with chains, one die after the other; with nothing but top faces kept, the rest is idle."""

    @cache
    def after(kept: Kept, coming: int) -> dict[Kept, Fraction]:
        if not coming or set(kept) == {throw.sides}:
            return {kept: Fraction(1)}
        found: dict[Kept, Fraction] = defaultdict(Fraction)
        for face in range(1, throw.sides + 1):
            left = coming if face == throw.sides else coming - 1
            for outcome, p in after(best((*kept, face), throw.kept), left).items():
                found[outcome] += p / throw.sides
        return found

    return after((0,) * throw.kept, throw.dice)


def test_the_pool_falls_first_and_then_batch_after_batch() -> None:
    dice = GivenDice([10, 10, 10, 9, 3, 5])
    faces = Highest(2, 10, 3).cast(dice)
    assert faces == ((10,), (10,), (10,), (9,), (3,))
    assert dice.left == 1
    assert Highest(2, 10, 3).read(faces) == (10, 10, 10)
    assert Highest(2, 10, 6).read(faces) == (10, 10, 10, 9, 3, 0)


def test_a_missing_die_counts_nothing() -> None:
    assert Highest(1, 10, 3).read(((7,),)) == (7, 0, 0)
    assert Highest(2, 10, 3, chains=False).read(((4,), (10,))) == (10, 4, 0)


def test_without_chains_a_top_face_adds_nothing() -> None:
    dice = GivenDice([10, 10, 4])
    assert Highest(2, 10, 2, chains=False).cast(dice) == ((10,), (10,))
    assert dice.left == 1


KNOWN: list[tuple[Highest, Callable[[Kept], bool], Fraction]] = [
    (Highest(3, 10, 2), lambda d: sum(d) + 2 >= 14, Fraction(7127, 10000)),
    (Highest(4, 10, 2), lambda d: sum(d) >= 16, Fraction(5113, 10000)),
    (Highest(1, 10, 3), lambda d: d[2] >= 9, Fraction(1, 500)),
    (Highest(3, 10, 3), lambda d: d[2] >= 9, Fraction(94, 3125)),
    (Highest(5, 10, 3), lambda d: d[2] >= 9, Fraction(1577, 15625)),
    (Highest(2, 10, 2), lambda d: sum(d) <= 6, Fraction(3, 20)),
    (Highest(3, 10, 4), lambda d: d[1] + d[2] + 2 >= 14, Fraction(7271, 25000)),
    (Highest(4, 10, 3), lambda d: d[0] + d[1] + 3 >= 15 and d[1] + d[2] + 2 >= 15, Fraction(5193, 12500)),
    (Highest(3, 10, 2, chains=False), lambda d: sum(d) >= 12, Fraction(71, 100)),
    (Highest(3, 10, 2, chains=False), lambda d: sum(d) <= 5, Fraction(23, 1000)),
]


@pytest.mark.parametrize(("throw", "wanted", "chance"), KNOWN)
def test_known_chances(throw: Highest, wanted: Callable[[Kept], bool], chance: Fraction) -> None:
    assert throw.law().where(wanted) == chance


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("sides", [1, 2, 3, 5])
@pytest.mark.parametrize("kept", range(1, 7))
def test_without_chains_against_all_faces(dice: int, sides: int, kept: int) -> None:
    rolls = product(range(1, sides + 1), repeat=dice)
    assert Highest(dice, sides, kept, chains=False).law() == Law(Counter(best(roll, kept) for roll in rolls))


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("sides", [2, 3, 4, 6])
@pytest.mark.parametrize("kept", range(1, 5))
def test_with_chains_against_one_die_after_the_other(dice: int, sides: int, kept: int) -> None:
    throw = Highest(dice, sides, kept)
    law = throw.law()
    assert {outcome: law.probability(outcome) for outcome in law} == die_by_die(throw)


@pytest.mark.parametrize("throw", [Highest(2, 3, 6), Highest(7, 3, 6), Highest(4, 10, 3)], ids=Highest.notation)
def test_longer_chains_and_more_sides_against_one_die_after_the_other(throw: Highest) -> None:
    law = throw.law()
    assert {outcome: law.probability(outcome) for outcome in law} == die_by_die(throw)


@few
@given(pools)
def test_outcomes_are_descending_faces_of_full_length(throw: Highest) -> None:
    law = throw.law()
    assert throw.bounded
    assert not law.rest
    for outcome in law:
        assert len(outcome) == throw.kept
        assert list(outcome) == sorted(outcome, reverse=True)
        assert 1 <= outcome[0] <= throw.sides
    whole = min(throw.kept, throw.dice)
    assert all(0 not in outcome[:whole] for outcome in law)


@few
@given(pools, st.integers(1, 4))
def test_whoever_keeps_fewer_sees_the_beginning(throw: Highest, kept: int) -> None:
    fewer = min(kept, throw.kept)
    shorter = Highest(throw.dice, throw.sides, fewer, throw.chains)
    assert throw.law().map(lambda outcome: outcome[:fewer]) == shorter.law()


@few
@given(pools)
def test_how_many_top_faces_come_up(throw: Highest) -> None:
    n, s, k = throw.dice, throw.sides, throw.kept
    tops = throw.law().map(lambda outcome: outcome.count(s))
    for t in range(k):
        if throw.chains:
            expected = comb(n + t - 1, t) * Fraction((s - 1) ** n, s ** (n + t))
        else:
            expected = Fraction(comb(n, t) * (s - 1) ** (n - t), s**n) if t <= n else Fraction(0)
        assert tops.probability(t) == expected


@few
@given(pools, st.integers(0, 8))
def test_a_cap_cuts_every_face(throw: Highest, cap: int) -> None:
    assert throw.law(cap) == throw.law().map(lambda outcome: tuple(min(face, cap) for face in outcome))


@few
@given(st.integers(1, 8), st.integers(1, 10), st.integers(1, 5))
def test_without_chains_the_sum_is_that_of_kept_dice(dice: int, sides: int, kept: int) -> None:
    assert Highest(dice, sides, kept, chains=False).law().map(sum) == Keep(dice, sides, kept).law()


@few
@given(pools, st.integers(0, 1000))
def test_as_many_dice_fall_as_the_pool_and_the_top_faces_ask_for(throw: Highest, seed: int) -> None:
    row = [face for (face,) in throw.cast(RandomDice(seed))]
    assert len(row) == throw.dice + (row.count(throw.sides) if throw.chains else 0)
    assert throw.read(throw.faces_from(row)) == best(tuple(row), throw.kept)


@pytest.mark.parametrize(
    "typed",
    [
        [10, 4, 7, 6],
        [[10], [4], [7], [6]],
        [[10, 4, 7], [6]],
        [[10, 4, 7], 6],
        [(10, 4, 7, 6)],
    ],
)
def test_faces_are_typed_in_a_row_or_by_batch(typed: list[int | list[int]]) -> None:
    assert Highest(3, 10, 3).faces_from(typed) == ((10,), (4,), (7,), (6,))


def test_faces_typed_die_by_die_mean_the_same() -> None:
    throw = Highest(3, 10, 3)
    by_die = throw.faces_from([[10, 10, 6], 4, 7])
    by_batch = throw.faces_from([10, 4, 7, 10, 6])
    assert throw.read(by_die) == throw.read(by_batch) == (10, 10, 7)


@pytest.mark.parametrize(
    ("typed", "die", "reason"),
    [
        ([], 0, "too_few"),
        ([4], 1, "too_few"),
        ([[], []], 0, "too_few"),
        ([10, 4], 2, "too_few"),
        ([4, 10, 7], 1, "must_go_on"),
        ([[4, 10, 7]], 1, "must_go_on"),
        ([4, 10, 10, 5], 2, "must_go_on"),
        ([4, 10, 10, 10], 2, "must_go_on"),
        ([4, 10, 10, 10, 5], 3, "must_go_on"),
        ([4, 10, 10, 10, 10, 5], 4, "must_go_on"),
        ([4, 5, 6, 7], 3, "too_many"),
        ([10, 5, 6, 7, 8], 4, "too_many"),
        ([4, 11, 5], 1, "out_of_range"),
        ([10, 4, 5, 0], 3, "out_of_range"),
        ([10, 4, 5, None], 3, "out_of_range"),
        ([[[10]], 4, 5], 0, "out_of_range"),
        (["10", 4, 5], 0, "out_of_range"),
        (None, 0, "too_few"),
    ],
)
def test_impossible_faces_say_where_and_why(typed: list[int | list[int]], die: int, reason: str) -> None:
    with pytest.raises(ImpossibleFaces) as problem:
        Highest(3, 10, 3).faces_from(typed)
    assert (problem.value.die, problem.value.reason) == (die, reason)
    assert problem.value.throw.notation() == "3W10!h3"


def test_without_chains_every_die_has_one_face() -> None:
    throw = Highest(2, 10, 2, chains=False)
    assert throw.faces_from([10, 3]) == ((10,), (3,))
    wrong: dict[str, list[int | list[int]]] = {"too_few": [10], "too_many": [10, 3, 4], "may_not_go_on": [[10, 3], 4]}
    for reason, typed in wrong.items():
        with pytest.raises(ImpossibleFaces) as problem:
            throw.faces_from(typed)
        assert problem.value.reason == reason


def test_how_it_is_written() -> None:
    assert Highest(4, 10, 3).notation() == "4W10!h3"
    assert Highest(4, 10, 2, chains=False).notation() == "4W10h2"


@pytest.mark.parametrize(
    ("dice", "sides", "kept", "chains"),
    [(0, 10, 3, True), (-1, 10, 3, False), (3, 1, 3, True), (3, 0, 3, False), (3, 10, 0, True), (3, 10, 7, True)],
)
def test_impossible_pools_are_refused(dice: int, sides: int, kept: int, chains: bool) -> None:
    with pytest.raises(ImpossibleThrow):
        Highest(dice, sides, kept, chains)


@pytest.mark.parametrize("chains", [True, False])
def test_more_outcomes_than_anybody_lists_are_refused(chains: bool) -> None:
    with pytest.raises(TooManyOutcomes):
        Highest(6, 100, 6, chains).law()
    assert len(Highest(1, 100, 6, chains).law()) == (6 * 99 + 1 if chains else 100)
