"""Laws: the algebra as properties, the numbers by hand."""

import pickle
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.dice import Exploding, GivenDice, Law, NoOutcomes, RandomDice, RestUnknown, powers

weights = st.dictionaries(st.integers(-5, 9), st.integers(1, 30), min_size=1, max_size=5)
laws = weights.map(Law)
vectors = st.dictionaries(
    st.tuples(st.integers(-3, 3), st.integers(0, 2), st.integers(-1, 4)), st.integers(1, 9), min_size=1, max_size=4
).map(Law)
tailed = st.builds(Law, weights, st.integers(0, 20))
few = settings(max_examples=60, derandomize=True, deadline=None)


def step(seed: int) -> Callable[[int], Law[int]]:
    """Some next step whose laws have different denominators."""
    return lambda x: Law({x: 1 + seed % 3, x + seed: 2, 7: 1 + abs(x)})


@few
@given(laws)
def test_weights_are_in_lowest_terms(law: Law[int]) -> None:
    assert Law({x: 6 * w for x, w in law.items()}) == law
    assert hash(Law({x: 6 * w for x, w in law.items()})) == hash(law)
    assert sum(law.probability(x) for x in law) == 1


@few
@given(tailed, st.integers(1, 5), st.integers(1, 5))
def test_bind_is_associative_and_keeps_all_weight(law: Law[int], a: int, b: int) -> None:
    f, g = step(a), step(b)
    assert law.bind(f).bind(g) == law.bind(lambda x: f(x).bind(g))
    assert law.bind(f).rest == law.rest
    assert sum((law.bind(f).probability(x) for x in law.bind(f)), law.rest) == 1


@few
@given(tailed, st.integers(1, 5))
def test_certain_is_neutral_and_map_is_a_bind(law: Law[int], a: int) -> None:
    assert law.bind(Law.certain) == law
    assert Law.certain(3).bind(step(a)) == step(a)(3)
    assert law.map(lambda x: x // 2) == law.bind(lambda x: Law.certain(x // 2))
    assert law.map(lambda x: x + 1).map(lambda x: x * x) == law.map(lambda x: (x + 1) ** 2)


@few
@given(laws, laws, st.integers(1, 9), st.integers(1, 9))
def test_a_mix_weighs_its_parts(one: Law[int], other: Law[int], v: int, w: int) -> None:
    mixed = Law.mix([(one, v), (other, w)])
    for x in {*one, *other}:
        assert mixed.probability(x) == (v * one.probability(x) + w * other.probability(x)) / (v + w)
    assert Law.mix([(one, v), (one, w)]) == one


@few
@given(laws, st.integers(0, 6))
def test_times_is_repeated_addition(law: Law[int], n: int) -> None:
    total = Law.certain(0)
    for _ in range(n):
        total = total + law
    assert law.times(n) == total
    if n:
        assert powers.power_by_recurrence(dict(law.items()), n) == powers.power_of_integers(dict(law.items()), n)


@few
@given(vectors, st.integers(0, 3))
def test_times_of_vectors_is_the_sum_of_all_combinations(law: Law[tuple[int, ...]], n: int) -> None:
    found: dict[tuple[int, ...], int] = {}
    for combination in product(law.items(), repeat=n):
        total = tuple(sum(x[i] for x, _ in combination) for i in range(3))
        found[total] = found.get(total, 0) + prod(w for _, w in combination)
    assert law.times(n) == Law(found)


@few
@given(laws, laws)
def test_the_sum_of_two_laws_goes_through_all_pairs(one: Law[int], other: Law[int]) -> None:
    assert one + other == one.bind(lambda x: other.map(lambda y: x + y))
    assert (one + other).mean() == one.mean() + other.mean()
    assert (one + other).variance() == one.variance() + other.variance()


def test_long_laws_are_added_like_short_ones() -> None:
    long = Law({x: 1 + x * x % 17 for x in range(-20, 60)})
    assert long + long == long.bind(lambda x: long.map(lambda y: x + y)) == long.times(2)
    sparse = Law({0: 1, 10**9: 2, 5: 3})
    assert sparse.times(3) == sparse + sparse + sparse
    assert sparse.times(3).probability(3 * 10**9) == Fraction(8, 216)


def test_two_dice() -> None:
    two = Law.uniform(range(1, 7)).times(2)
    assert two.mean() == 7
    assert two.variance() == Fraction(35, 6)
    assert two.at_least(10) == Fraction(1, 6)
    assert two.at_most(3) == Fraction(1, 12)
    assert two.quantile(0) == 2
    assert two.quantile(Fraction(1, 2)) == 7
    assert two.quantile(1) == 12
    assert two.cap(7).probability(7) == Fraction(7, 12)
    assert two.given(lambda x: x > 10) == Law({11: 2, 12: 1})
    assert two.where(lambda x: x % 2 == 0) == Fraction(1, 2)
    assert two + 3 == two.map(lambda x: x + 3)
    assert (len(two), two.total, two.weight(7), two.weight("seven"), 13 in two) == (11, 36, 6, 0, False)


def test_outcomes_come_sorted_if_they_can_be() -> None:
    assert Law({3: 1, 1: 1, 2: 1}).outcomes() == (1, 2, 3)
    mixed: Law[Any] = Law({"b": 1, 1: 1})
    assert mixed.outcomes() == ("b", 1)


def test_a_law_without_weight_is_refused() -> None:
    with pytest.raises(NoOutcomes):
        Law({1: 0})
    with pytest.raises(NoOutcomes):
        Law.uniform([1, 2]).given(lambda x: x > 2)
    with pytest.raises(ValueError, match="negative"):
        Law({1: -1, 2: 2})
    with pytest.raises(ValueError, match="negative"):
        Law({1: 1}, -1)


def test_a_rest_is_never_passed_over() -> None:
    law = Law({1: 3, 2: 1}, 1)
    assert law.rest == Fraction(1, 5)
    assert law.map(lambda x: -x).rest == Fraction(1, 5)
    assert law.times(2).rest == Fraction(9, 25)
    assert (law + law).rest == Fraction(9, 25)
    assert law.cap(1).rest == Fraction(1, 5)
    questions: list[Callable[[], object]] = [
        law.mean,
        law.variance,
        lambda: law.at_least(1),
        lambda: law.at_most(1),
        lambda: law.quantile(0.5),
        lambda: law.where(lambda x: x > 1),
        lambda: law.given(lambda x: x > 1),
        lambda: law.draw(RandomDice(1)),
    ]
    for question in questions:
        with pytest.raises(RestUnknown):
            question()


def test_a_rest_above_answers_what_it_can() -> None:
    law = Law({1: 3, 2: 1}, 1, rest_above=True)
    assert law.at_least(2) == Fraction(2, 5)
    assert law.at_least(3) == Fraction(1, 5)
    assert law.at_most(2) == Fraction(4, 5)
    assert law.quantile(0.6) == 1
    assert law.cap(3) == Law({1: 3, 2: 1, 3: 1})
    assert law.cap(4).rest == Fraction(1, 5)
    assert (law + 1).at_least(3) == Fraction(2, 5)
    for question in (lambda: law.at_least(4), lambda: law.at_most(3), lambda: law.quantile(0.9)):
        with pytest.raises(RestUnknown):
            question()
    with pytest.raises(RestUnknown):
        law.map(lambda x: -x).at_least(-1)


def test_a_draw_takes_the_outcome_in_whose_share_the_number_falls() -> None:
    law = Law({"a": 1, "b": 3, "c": 2})
    assert [law.draw(GivenDice([face])) for face in range(1, 7)] == ["a", "b", "b", "b", "c", "c"]


def test_how_a_law_looks() -> None:
    law = Law({1: 1, 2: 3})
    assert repr(law) == "Law(1: 1, 2: 3; total 4)"
    assert repr(Law.uniform(range(10))) == "Law(0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, … 10 outcomes; total 10)"
    assert law.table(width=6) == "1  25.00 %  ██\n2  75.00 %  ██████"
    assert law.to_json() == {
        "total": "4",
        "rest": 0.0,
        "outcomes": [
            {"outcome": 1, "weight": "1", "probability": 0.25},
            {"outcome": 2, "weight": "3", "probability": 0.75},
        ],
    }
    html = Law({("<b>", 1): 1})._repr_html_()
    assert html.startswith("<table") and "&lt;b&gt;" in html and "width:100.00%" in html
    assert Exploding(6).law().table().splitlines()[-1].startswith("  …")
    assert "rest" in repr(Exploding(6).law())


def test_a_law_sent_to_another_process_leaves_its_hash_behind() -> None:
    law = Law({"hit": 2, "miss": 1}, 3, rest_above=True)
    law._hash = 12345  # as a process with other hashes of strings remembers it
    sent = pickle.loads(pickle.dumps(law))
    assert hash(sent) == hash(Law({"hit": 2, "miss": 1}, 3))
    assert (sent, sent.rest, sent.rest_above) == (law, Fraction(1, 2), True)
