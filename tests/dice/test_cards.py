"""Cards dealt from a deck: by dice that choose the place, and by people who name the card."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from regelwerk.dice import (
    Deal,
    GivenDice,
    ImpossibleFace,
    ImpossibleFaces,
    ImpossibleThrow,
    Law,
    NotEnoughFaces,
    RandomDice,
    TooManyOutcomes,
)

DECK = tuple(range(1, 55))


class Places:
    """Dice that show these faces, and remember how many sides they were asked for."""

    def __init__(self, *faces: int) -> None:
        self.faces = iter(faces)
        self.sides: list[int] = []

    def die(self, sides: int) -> int:
        self.sides.append(sides)
        return next(self.faces)

    def below(self, n: int) -> int:
        return self.die(n) - 1


def test_dice_choose_a_place_among_the_cards_that_are_left() -> None:
    dice = Places(2, 2, 1)
    deal = Deal((3, 10, 20, 54), 3)
    assert deal.cast(dice) == ((10,), (20,), (3,))
    assert dice.sides == [4, 3, 2]


def test_everybody_gets_the_card_that_was_dealt_to_them() -> None:
    assert Deal(DECK, 3).read(((54,), (1,), (17,))) == (54, 1, 17)


def test_no_card_is_dealt_twice() -> None:
    dice = RandomDice("deck")
    for _ in range(50):
        hands = Deal(DECK, 54).read(Deal(DECK, 54).cast(dice))
        assert sorted(hands) == list(DECK)


def test_people_name_the_cards_they_dealt() -> None:
    deal = Deal((3, 10, 20, 54), 3)
    assert deal.faces_from([54, 3, 20]) == ((54,), (3,), (20,))
    assert deal.faces_from([[54], [3], [20]]) == ((54,), (3,), (20,))


@pytest.mark.parametrize(
    ("typed", "die", "reason", "face"),
    [
        ([54, 4, 20], 1, "out_of_range", 4),
        ([0, 3, 20], 0, "out_of_range", 0),
        ([54, 3, 54], 2, "out_of_range", 54),
        ([54, 54], 1, "out_of_range", 54),
        ([54, 3], 2, "too_few", None),
        ([], 0, "too_few", None),
        ([54, 3, 20, 10], 3, "too_many", 10),
        ([54, 3, 20, 99], 3, "too_many", 99),
        ([[54, 3], [20], [10]], 0, "may_not_go_on", None),
    ],
)
def test_cards_that_cannot_have_been_dealt(typed: list[int], die: int, reason: str, face: int | None) -> None:
    with pytest.raises(ImpossibleFaces) as problem:
        Deal((3, 10, 20, 54), 3).faces_from(typed)
    assert (problem.value.die, problem.value.reason, problem.value.face) == (die, reason, face)


def test_given_faces_are_cards_by_name() -> None:
    dice = GivenDice([20, 3, 6])
    assert Deal((3, 10, 20), 2).cast(dice) == ((20,), (3,))
    assert dice.die(6) == 6
    with pytest.raises(NotEnoughFaces):
        Deal((3, 10, 20), 2).cast(GivenDice([20]))
    with pytest.raises(ImpossibleFace):
        Deal((3, 10, 20), 2).cast(GivenDice([20, 20]))


@pytest.mark.parametrize("hands", range(5))
def test_every_order_is_equally_likely(hands: int) -> None:
    assert Deal((2, 3, 5, 7), hands).law() == Law(Counter(permutations((2, 3, 5, 7), hands)))


def test_with_a_cap_only_the_highest_cards_are_told_apart() -> None:
    law = Deal(DECK, 5).law(2)
    assert len(law) == 480
    assert law.where(lambda hands: max(hands) >= 53) == Fraction(85, 477)
    assert law.probability((1, 2, 54, 3, 4)) == Fraction(1, 54) * Fraction(49, 53) / 24


def test_somebody_gets_a_joker() -> None:
    # The chance that five of 54 cards hold at least one of two jokers, from the joker's side: not both stay behind.
    law = Deal(DECK, 2).law()
    assert 1 - law.where(lambda jokers: min(jokers) > 5) == Fraction(85, 477)
    law = Deal((1, 2, 3, 4, 5, 6, 7), 3).law()
    assert law.where(lambda cards: max(cards) >= 6) == 1 - Fraction(5 * 4 * 3, 7 * 6 * 5)


def test_a_law_of_very_many_deals_is_refused() -> None:
    assert len(Deal(DECK, 3).law()) == 148_824
    with pytest.raises(TooManyOutcomes, match="too many deals to list"):
        Deal(DECK, 4).law()


def test_decks_that_cannot_be_dealt_from() -> None:
    for cards, hands in (((1, 2), 3), ((1, 2), -1), ((2, 1), 1), ((1, 1), 1), ((0, 1), 1)):
        with pytest.raises(ImpossibleThrow):
            Deal(cards, hands)


def test_how_it_is_written() -> None:
    assert Deal(DECK, 5).notation() == "5 Karten von 54"
    assert Deal(DECK, 1).notation() == "1 Karte von 54"
