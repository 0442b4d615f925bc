"""Answers are found by stable keys; everything else is refused, whatever people type."""

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Answer, Cost, Listed, Numbers, Refusal
from regelwerk.engine.facts import phrase


def test_lists_are_made_only_when_somebody_looks() -> None:
    made: list[str] = []

    def make() -> tuple[Answer[int], ...]:
        made.append("answers")
        return (Answer("one", 1, phrase("x-one")),)

    answers = Listed(make, lambda: (Refusal("two", phrase("x-two"), phrase("x-why"), "X-1"),))
    assert made == []
    assert answers.find("one") == Answer("one", 1, phrase("x-one"))
    assert isinstance(answers.find("two"), Refusal)
    assert answers.sample(RandomDice(1)).key == "one"
    assert made == ["answers"]


def test_numbers_between_bounds() -> None:
    numbers = Numbers(-1, 3, "x-n", lambda n: (Cost("x-coin", n),) if n > 0 else ())
    assert [answer.key for answer in numbers.listed()] == ["-1", "0", "1", "2", "3"]
    assert numbers.find("2") == Answer("2", 2, phrase("x-n", n=2), (Cost("x-coin", 2),))
    assert {numbers.sample(RandomDice(seed)).value for seed in range(40)} == {-1, 0, 1, 2, 3}


@pytest.mark.parametrize("key", ["4", "-2", "", "-", "--1", "1.0", "two", "²", "٣", " 1", "1\n", "9" * 5000])
def test_anything_else_is_refused_with_the_bounds(key: str) -> None:
    refusal = Numbers(-1, 3, "x-n").find(key)
    assert isinstance(refusal, Refusal)
    assert refusal.reason == phrase("engine-number-out-of-range", key=key, low=-1, high=3)
