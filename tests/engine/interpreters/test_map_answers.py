"""Answers on a map: endless, yet each can be checked, drawn at random, and refused with what is in the way."""

import pytest

from regelwerk.dice import RandomDice
from regelwerk.engine.answers import Answer, Refusal
from regelwerk.engine.facts import Ref, phrase
from regelwerk.space import Point
from tiny.token import MEADOW
from tiny.token_paths import Paths

PATHS = Paths(Point.metres(2, 2), MEADOW)


@pytest.mark.parametrize(
    ("key", "reason", "rule_id"),
    [
        ("north", phrase("token-not-a-path"), "TT-RUN-01"),
        ("1,1;", phrase("token-not-a-path"), "TT-RUN-01"),
        ("4,2", phrase("token-blocked", piece=Ref("wall")), "TT-RUN-02"),
        ("2,5", phrase("token-off-map"), "TT-RUN-02"),
        ("0,0;0,1", phrase("token-too-far", metres=3.0), "TT-RUN-01"),
        ("1.5,1", phrase("token-no-lair"), "TT-RUN-01"),
    ],
)
def test_a_path_that_cannot_be_run_says_why(key: str, reason: object, rule_id: str) -> None:
    refusal = PATHS.find(key)
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.reason, refusal.rule_id) == (key, reason, rule_id)


def test_a_path_may_bend_and_has_one_spelling() -> None:
    found = PATHS.find(" 2.0,1; (3,1)")
    assert isinstance(found, Answer)
    assert found.value == (Point.metres(2, 2), Point.metres(2, 1), Point.metres(3, 1))
    assert found.key == "2,1;3,1"


def test_standing_still_is_a_path_too() -> None:
    found = PATHS.find("2,2")
    assert isinstance(found, Answer)
    assert found.value == (Point.metres(2, 2),)


def test_random_paths_are_legal_and_go_round_the_wall() -> None:
    drawn = [PATHS.sample(RandomDice(seed)) for seed in range(60)]
    assert all(PATHS.find(answer.key) == answer for answer in drawn)
    assert len({answer.key for answer in drawn}) > 8
    assert any(len(answer.value) > 2 for answer in drawn)
