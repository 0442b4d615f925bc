"""Faces from sources and from people's keyboards."""

import pickle
from typing import Any

import pytest

from regelwerk.dice import (
    Deal,
    ExplodingSum,
    GivenDice,
    HitPool,
    ImpossibleFace,
    ImpossibleFaces,
    NotationError,
    NotEnoughFaces,
    RandomDice,
    RestUnknown,
    Sum,
)


def test_the_same_seed_throws_the_same_faces() -> None:
    one, other = RandomDice("seed"), RandomDice("seed")
    faces = [one.die(6) for _ in range(200)]
    assert faces == [other.die(6) for _ in range(200)]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert {one.below(3) for _ in range(100)} == {0, 1, 2}


def test_given_faces_come_in_order() -> None:
    dice = GivenDice([3, 6, 2])
    assert (dice.die(6), dice.die(6), dice.below(4)) == (3, 6, 1)
    assert (dice.used, dice.left) == (3, 0)
    with pytest.raises(NotEnoughFaces):
        dice.die(6)


def test_a_die_does_not_show_what_it_does_not_have() -> None:
    with pytest.raises(ImpossibleFace, match="no face 7") as problem:
        GivenDice([7]).die(6)
    assert (problem.value.face, problem.value.sides) == (7, 6)


@pytest.mark.parametrize(
    ("typed", "faces"),
    [
        ([6, 3, 4], ((6, 3), (4,))),
        ([[6, 3], 4], ((6, 3), (4,))),
        ([[6, 6, 1], [2]], ((6, 6, 1), (2,))),
    ],
)
def test_people_type_faces_flat_or_grouped(typed: list[int | list[int]], faces: tuple[tuple[int, ...], ...]) -> None:
    assert ExplodingSum(2, 6).faces_from(typed) == faces


@pytest.mark.parametrize(
    ("typed", "die", "reason", "face"),
    [
        ([], 0, "too_few", None),
        ([4], 1, "too_few", None),
        ([[4]], 1, "too_few", None),
        ([[4], []], 1, "too_few", None),
        ([6], 0, "must_go_on", None),
        ([4, 6], 1, "must_go_on", None),
        ([[6], [3], [2]], 0, "must_go_on", None),
        ([[6], 3], 0, "must_go_on", None),
        ([[3, 3], 2], 0, "may_not_go_on", None),
        ([1, 2, 3], 2, "too_many", 3),
        ([[1], [2], [3]], 2, "too_many", None),
        ([7, 1], 0, "out_of_range", 7),
        ([6, 0, 1], 0, "out_of_range", 0),
        ([[2], [9]], 1, "out_of_range", 9),
    ],
)
def test_impossible_faces_say_where_and_why(
    typed: list[int | list[int]], die: int, reason: str, face: int | None
) -> None:
    with pytest.raises(ImpossibleFaces) as problem:
        ExplodingSum(2, 6).faces_from(typed)
    assert (problem.value.die, problem.value.reason, problem.value.face) == (die, reason, face)
    assert problem.value.throw == ExplodingSum(2, 6)
    assert str(problem.value).startswith(f"2W6!, die {die + 1}: ")


@pytest.mark.parametrize(
    ("typed", "die", "reason"),
    [
        (None, 0, "too_few"),
        (3, 0, "too_few"),
        (2.5, 0, "too_few"),
        ("", 0, "too_few"),
        ("34", 0, "out_of_range"),
        ([None, 3], 0, "out_of_range"),
        ([3, "4"], 1, "out_of_range"),
        ([3.0, 4], 0, "out_of_range"),
        ([3, True], 1, "out_of_range"),
        ([[3], [False]], 1, "out_of_range"),
        ([[3], "4"], 1, "out_of_range"),
        ([[3], [[4]]], 1, "out_of_range"),
        ([6, None, 3], 0, "out_of_range"),
        ([3, 4, None], 2, "too_many"),
    ],
)
def test_what_is_no_whole_number_is_no_face(typed: Any, die: int, reason: str) -> None:
    with pytest.raises(ImpossibleFaces) as problem:
        ExplodingSum(2, 6).faces_from(typed)
    assert (problem.value.die, problem.value.reason, problem.value.face) == (die, reason, None)


def test_a_truth_value_is_no_card_either() -> None:
    with pytest.raises(ImpossibleFaces):
        Deal((1, 2, 3), 1).faces_from([True])


@pytest.mark.parametrize(
    "error",
    [
        ImpossibleFaces(ExplodingSum(2, 6), 1, "out_of_range", 9),
        ImpossibleFaces(ExplodingSum(2, 6), 0, "too_few"),
        ImpossibleFace(7, 6),
        NotEnoughFaces(6),
        RestUnknown("the mean"),
        NotationError("keep_too_many", 5, text="4W10h5", limit=4),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_come_through_to_another_process(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_a_plain_six_may_not_go_on() -> None:
    with pytest.raises(ImpossibleFaces) as problem:
        Sum((6, 6)).faces_from([[6, 2], 3])
    assert problem.value.reason == "may_not_go_on"


def test_notations_of_pools() -> None:
    assert HitPool(7, 5, 11).notation() == "7W6!≥5 krit 11"
    assert HitPool(7, 5, None, destiny=1).notation() == "7W6!≥5+1W6!≥4"
