"""The counted faces of a pool: stories with given dice, and the quick law of the pair beside the plain one."""

from itertools import product

import pytest

from regelwerk.dice import Counted, CountedPair, GivenDice, Highest, ImpossibleFaces, ImpossibleThrow
from regelwerk.dice.counted import Change

CHANGES: tuple[Change, ...] = (-1, 0, 1)


def thrown(throw: Counted, *faces: int) -> tuple[int, ...]:
    dice = GivenDice(faces)
    read = throw.read(throw.cast(dice))
    assert not dice.left
    return read


def test_the_highest_die_is_left_alone_taken_away_or_copied() -> None:
    faces = (10, 7, 5, 9)
    assert thrown(Counted(3, 10), *faces) == (10, 9, 7)
    assert thrown(Counted(3, 10, -1), *faces) == (9, 7, 5)
    assert thrown(Counted(3, 10, 1), *faces, 4) == (10, 10, 9)


def test_the_copy_of_a_top_face_adds_a_die_with_its_chain() -> None:
    assert thrown(Counted(1, 10, 1), 10, 3, 10, 10, 2) == (10, 10, 10)
    assert thrown(Counted(1, 10, 1), 9) == (9, 9, 0)
    assert thrown(Counted(1, 10, 1, chains=False), 10) == (10, 10, 0)


def test_a_missing_die_counts_nothing() -> None:
    assert thrown(Counted(1, 10, -1), 6) == (0, 0, 0)
    assert CountedPair(1, 10, 9, -1).read(((6,),)) == (0, False)


def test_the_pair_and_the_third_face() -> None:
    assert CountedPair(4, 10, 9).read(((9,), (9,), (2,), (9,))) == (18, True)
    assert CountedPair(4, 10, 9, -1).read(((9,), (9,), (2,), (9,))) == (18, False)
    assert CountedPair(4, 10, 9, 1).read(((9,), (9,), (2,), (3,))) == (18, True)


def test_typed_dice_have_to_go_on_after_a_top_face_and_after_its_copy() -> None:
    throw = Counted(2, 10, 1)
    assert throw.read(throw.faces_from([10, 4, 5, 6])) == (10, 10, 6)
    for typed, reason in (([10, 4], "must_go_on"), ([10, 4, 5], "must_go_on"), ([9, 4, 5], "too_many")):
        with pytest.raises(ImpossibleFaces) as refused:
            throw.faces_from(typed)
        assert refused.value.reason == reason


@pytest.mark.parametrize(("sides", "chains"), list(product((2, 3, 6, 10), (True, False))))
def test_the_pair_is_that_of_the_three_faces(sides: int, chains: bool) -> None:
    for dice, change in product(range(1, 7), CHANGES):
        faces = Counted(dice, sides, change, chains).law()
        for high in range(1, sides + 1):
            pair = CountedPair(dice, sides, high, change, chains).law()
            assert pair == faces.map(lambda three: (three[0] + three[1], three[2] >= high))  # noqa: B023  at once


def test_three_faces_left_alone_are_the_highest_ones() -> None:
    assert Counted(4, 10).law() == Highest(4, 10, 3).law()
    assert Counted(4, 10, -1).law() == Highest(4, 10, 4).law().map(lambda faces: faces[1:])


def test_impossible_dice_are_refused() -> None:
    for make in (lambda: Counted(0, 10), lambda: Counted(1, 1), lambda: CountedPair(0, 10, 9)):
        with pytest.raises(ImpossibleThrow):
            make()
    with pytest.raises(ImpossibleThrow, match="that high"):
        CountedPair(3, 10, 11)
