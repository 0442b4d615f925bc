"""What a throw says of itself: as data, in each language, and which dice counted, held against its own reading."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk.dice import (
    Counted,
    Deal,
    Decided,
    Each,
    Exploding,
    ExplodingMix,
    Faces,
    Handful,
    Highest,
    HitPool,
    Keep,
    Opposed,
    RandomDice,
    Reroll,
    RollOff,
    RollUnder,
    SuccessPool,
    Sum,
    Throw,
    TopPairs,
    Trait,
    WildCard,
    parse,
)
from regelwerk.dice.description import NoDescription, SeenDie, typed_example, words_in
from regelwerk.dice.kinds import KINDS, description_from
from regelwerk.languages import supplied_languages

CASTS = 60


def cast(throw: Throw[Any]) -> list[tuple[Faces, tuple[SeenDie, ...]]]:
    source = RandomDice(throw.notation())
    thrown = [throw.cast(source) for _ in range(CASTS)]
    return [(faces, throw.description().seen(faces)) for faces in thrown]


def totals(dice: tuple[SeenDie, ...]) -> list[int]:
    return sorted((sum(die.faces) for die in dice if die.counted), reverse=True)


@pytest.mark.parametrize("throw", [Keep(4, 6, 2), Keep(4, 6, 2, lowest=True, bonus=3), Keep(3, 10, 3, bonus=-2)])
def test_the_highest_or_lowest_few_make_the_sum(throw: Keep) -> None:
    for faces, dice in cast(throw):
        assert sum(totals(dice)) + throw.bonus == throw.read(faces)
        assert sum(die.counted for die in dice) == throw.keep


@pytest.mark.parametrize("throw", [SuccessPool(7, 5), SuccessPool(4, 5, destiny=2), SuccessPool(5, 4, 10, False)])
def test_dice_of_a_pool_count_if_they_reach_what_they_need(throw: SuccessPool) -> None:
    for faces, dice in cast(throw):
        assert sum(die.counted for die in dice) == throw.read(faces)


def test_hits_count_whether_they_are_critical_or_not() -> None:
    throw = HitPool(6, 5, 9, destiny=1)
    for faces, dice in cast(throw):
        hits = throw.read(faces)
        assert sum(die.counted for die in dice) == hits.normals + hits.crits


def test_of_a_trait_and_a_wild_die_the_better_counts() -> None:
    for throw in (Trait(8), Trait(8, bonus=-1)):
        for faces, dice in cast(throw):
            assert totals(dice) == [throw.read(faces) - throw.bonus]
    wild = WildCard(10, trait_bonus=2, bonus=1)
    for faces, dice in cast(wild):
        (first, second) = dice
        assert wild.read(faces).total - 1 == (sum(first.faces) + 2 if first.counted else sum(second.faces))
        assert (first.sides, second.sides) == (10, 6)


def test_the_best_faces_of_a_pool_that_grows() -> None:
    for faces, dice in cast(Highest(5, 10, 2)):
        assert tuple(totals(dice)) == Highest(5, 10, 2).read(faces)
        assert {die.sides for die in dice} == {10}
    taken, copied = Counted(5, 10, -1), Counted(5, 10, 1)
    for faces, dice in cast(taken):
        assert tuple(totals(dice)) == taken.three(faces)
    for faces, dice in cast(copied):
        best, *others = totals(dice)
        assert (best, best, *others) == copied.three(faces)


def test_pairs_belong_together() -> None:
    for faces, dice in cast(TopPairs(5, 6)):
        pairs = tuple(sum(sum(die.faces) for die in dice if die.group == group) for group in (1, 2))
        assert pairs == TopPairs(5, 6).read(faces)


def test_two_sides_are_two_groups_and_only_the_last_throw_counts() -> None:
    once = Opposed(Keep(2, 6, 1), Sum((8,)))
    for _, dice in cast(once):
        assert [die.group for die in dice] == [1, 1, 2]
        assert [die.sides for die in dice] == [6, 6, 8]
    until = Decided(Sum((4,)), Sum((4,)))
    for _, dice in cast(until):
        assert [die.counted for die in dice] == [False] * (len(dice) - 2) + [True, True]
    again = Reroll(Sum((6, 6), 1), 7)
    for faces, dice in cast(again):
        assert sum(totals(dice)) + 1 == again.read(faces)


def test_a_die_under_its_value_counts() -> None:
    for faces, (die,) in cast(RollUnder(20, 12)):
        assert die.counted is (sum(faces[0]) <= 12)


@pytest.mark.parametrize(
    "throw", [Sum((6, 6, 8), 2), Each((12, 6)), Handful(4, 20), Exploding(6, 1), ExplodingMix((6, 8)), RollOff(3)]
)
def test_everything_else_counts(throw: Throw[Any]) -> None:
    for faces, dice in cast(throw):
        assert all(die.counted and die.group == 0 and die.sides for die in dice)
        assert tuple(die.faces for die in dice) == faces


def test_how_many_dice_there_are_is_known_before_unless_faces_decide() -> None:
    fixed: list[tuple[Throw[Any], list[int]]] = [
        (Sum((6, 6, 8), -2), [6, 6, 8]),
        (SuccessPool(2, 5, destiny=1), [6, 6, 6]),
        (WildCard(10, 2), [10, 6]),
        (Opposed(Sum((6,)), Sum((8,))), [6, 8]),
        (Handful(3, 20), [20, 20, 20]),
    ]
    for throw, sides in fixed:
        seen = throw.description()
        assert (list(seen.first_dice()), seen.number, seen.is_fixed) == (sides, len(sides), True)
    for throw in (Highest(3, 10, 2), Decided(Sum((4,)), Sum((6,))), Reroll(Sum((6,)), 3), RollOff(3), Deal((1, 2), 1)):
        assert not throw.description().is_fixed
    assert (Highest(3, 10, 2).description().grows, Handful(3, 20).description().grows) == (True, False)
    assert (Exploding(6).description().explodes, Handful(2, 6).description().explodes) == (True, False)
    examples = (Sum((20,)), Handful(4, 6), SuccessPool(2, 5), Highest(3, 10, 2), RollOff(2), Reroll(Sum((6,)), 3))
    assert [typed_example(throw.description()) for throw in examples] == [
        "5", "5 6 3", "5 6,5 3", "5 6 3", "5 6,5 3", "5 6 3",
    ]  # fmt: skip


IN_BOTH_LANGUAGES: list[tuple[Throw[Any], str, str, dict[str, Any]]] = [
    (Sum((6, 6, 8), -2), "2W6+W8−2", "2d6+d8−2", {"added": {"dice": [6, 6, 8], "bonus": -2}}),
    (Each((12, 6)), "W12,W6", "d12,d6", {"apart": {"dice": [12, 6]}}),
    (Handful(1, 20), "1W20", "1d20", {"several": {"dice": 1, "sides": 20}}),
    (Keep(4, 6, 3, True), "4W6n3", "4d6kl3", {"best": {"dice": 4, "sides": 6, "keep": 3, "lowest": True}}),
    (
        Counted(5, 10, -1),
        "5W10!h3−",
        "5d10!kh3−",
        {"best": {"dice": 5, "sides": 10, "keep": 3, "grows": True, "change": -1}},
    ),
    (TopPairs(4, 12), "4W12h2|h2", "4d12kh2|kh2", {"pairs": {"dice": 4, "sides": 12}}),
    (
        WildCard(12, 2, -1),
        "(W12!+2)|W6!−1",
        "(d12!+2)|d6!−1",
        {"better": {"sides": 12, "wild": 6, "own_bonus": 2, "bonus": -1}},
    ),
    (
        HitPool(7, 5, 11),
        "7W6!≥5 krit 11",
        "7d6!≥5 crit 11",
        {"pool": {"dice": 7, "sides": 6, "needs": 5, "explodes": True, "crit": 11}},
    ),
    (RollUnder(12, -1), "W12≤−1", "d12≤−1", {"under": {"sides": 12, "limit": -1}}),
    (
        Decided(Sum((12,), 4), Sum((12,), 3)),
        "W12+4 gegen W12+3 bis zur Entscheidung",
        "d12+4 against d12+3 until decided",
        {
            "against": {
                "left": {"added": {"dice": [12], "bonus": 4}},
                "right": {"added": {"dice": [12], "bonus": 3}},
                "until_decided": True,
            }
        },
    ),
    (
        Reroll(Exploding(6), 3),
        "W6! (unter 3 neu)",
        "d6! (reroll below 3)",
        {"again": {"throw": {"added": {"dice": [6], "explodes": True}}, "below": 3}},
    ),
    (RollOff(3), "3W6! im Stechen", "3d6! to break the tie", {"tie_break": {"dice": 3, "sides": 6}}),
    (Deal((1, 2, 3), 2), "2 Karten von 3", "2 cards of 3", {"cards": {"hands": 2, "deck": 3}}),
]


@pytest.mark.parametrize(("throw", "german", "english", "data"), IN_BOTH_LANGUAGES, ids=lambda value: str(value)[:30])
def test_each_language_writes_its_own_notation(
    throw: Throw[Any], german: str, english: str, data: dict[str, Any]
) -> None:
    assert (throw.notation(), throw.notation("en")) == (german, english)
    assert throw.description().to_json() == data, "journals hold this: a change of it is a new format"


SPOKEN = [
    ({"added": {"dice": [6], "bonus": 2, "explodes": True}}, "W6+2, explodierend", "d6+2, exploding"),
    ({"several": {"dice": 3, "sides": 6}}, "3W6", "3d6"),
    ({"several": {"dice": 3, "sides": 6, "explodes": True}}, "3W6, explodierend", "3d6, exploding"),
    (
        {"best": {"dice": 2, "sides": 12, "keep": 1, "bonus": 6}},
        "2W12+6, der höchste zählt",
        "2d12+6, the highest counts",
    ),
    (
        {"best": {"dice": 3, "sides": 6, "keep": 1, "lowest": True}},
        "3W6, der niedrigste zählt",
        "3d6, the lowest counts",
    ),
    (
        {"best": {"dice": 4, "sides": 10, "keep": 2, "grows": True, "change": -1}},
        "4W10, jede 10 bringt einen weiteren, ohne den allerhöchsten, die 2 höchsten zählen",
        "4d10, every 10 brings another, without the very highest, the 2 highest count",
    ),
    (
        {"best": {"dice": 4, "sides": 10, "keep": 2, "change": 1}},
        "4W10, der höchste zählt doppelt",
        "4d10, the highest counts twice",
    ),
    (
        {"pool": {"dice": 7, "sides": 6, "needs": 5, "explodes": True, "extra": 2, "extra_needs": 4, "crit": 11}},
        "7W6, explodierend, Erfolg ab 5, +2W6, Erfolg ab 4, kritisch ab 11",
        "7d6, exploding, success from 5 up, +2d6, success from 4 up, critical from 11 up",
    ),
    (
        {"better": {"sides": 8, "wild": 6, "own_bonus": 1, "bonus": 2}},
        "W8+3 / W6+2, explodierend, der bessere zählt",
        "d8+3 / d6+2, exploding, the better one counts",
    ),
    ({"under": {"sides": 12, "limit": -1}}, "W12, höchstens −1", "d12, at most −1"),
]


@pytest.mark.parametrize(("data", "german", "english"), SPOKEN, ids=lambda value: str(value)[:30])
def test_a_log_tells_throws_in_words(data: dict[str, Any], german: str, english: str) -> None:
    found = description_from(data)
    assert (found.told(), found.told("en")) == (german, english)


FALLEN: list[tuple[dict[str, Any], Faces, str]] = [
    (
        {"best": {"dice": 4, "sides": 10, "keep": 2, "grows": True}},
        ((3,), (9,), (1,), (4,)),
        "4W10, die 2 höchsten zählen",
    ),
    (
        {"best": {"dice": 2, "sides": 10, "keep": 2, "grows": True}},
        ((10,), (9,), (1,)),
        "2W10, jede 10 bringt einen weiteren, die 2 höchsten zählen",
    ),
    ({"best": {"dice": 2, "sides": 10, "keep": 2, "grows": True}}, ((3,), (9,)), "2W10"),
    ({"best": {"dice": 1, "sides": 12, "keep": 1}}, ((3,),), "1W12"),
    ({"pool": {"dice": 2, "sides": 6, "needs": 5, "explodes": True}}, ((5,), (1,)), "2W6, Erfolg ab 5"),
    ({"pool": {"dice": 2, "sides": 6, "needs": 5, "explodes": True}}, ((6, 2), (1,)), "2W6, explodierend, Erfolg ab 5"),
    ({"better": {"sides": 8, "wild": 6}}, ((3,), (5,)), "W8 / W6, der bessere zählt"),
    ({"better": {"sides": 8, "wild": 6}}, ((8, 1), (5,)), "W8 / W6, explodierend, der bessere zählt"),
    ({"several": {"dice": 2, "sides": 6, "explodes": True}}, ((3,), (5,)), "2W6"),
    ({"added": {"dice": [6, 8], "explodes": True}}, ((3,), (8, 5)), "W6+W8, explodierend"),
    ({"tie_break": {"dice": 2, "sides": 10}}, ((3,), (5,)), "2W10, im Stechen"),
    (
        {
            "against": {
                "left": {"several": {"dice": 1, "sides": 6, "explodes": True}},
                "right": {"several": {"dice": 1, "sides": 6, "explodes": True}},
            }
        },
        ((3,), (6, 2)),
        "1W6 gegen 1W6, explodierend",
    ),
]


@pytest.mark.parametrize(("data", "faces", "german"), FALLEN, ids=lambda value: str(value)[:30])
def test_of_dice_that_have_fallen_a_log_says_only_what_they_need(
    data: dict[str, Any], faces: Faces, german: str
) -> None:
    assert description_from(data).told("de", faces) == german


def test_every_kind_is_told_in_every_language() -> None:
    assert {next(iter(data)) for *_, data in IN_BOTH_LANGUAGES} == set(KINDS)
    assert len({words_in(lang) for lang in supplied_languages()}) == len(supplied_languages())


@pytest.mark.parametrize("text", ["3W6+2", "4W10h2", "3W6n1-1", "2W6!+1", "6W6!>=5", "W12<=7"])
def test_whatever_can_be_written_is_understood_in_both_languages(text: str) -> None:
    throw = parse(text)
    assert parse(throw.notation("de")) == parse(throw.notation("en")) == throw


@pytest.mark.parametrize(
    "data",
    [
        None,
        "3W6",
        {},
        {"added": {"dice": [6]}, "bonus": 2},
        {"unheard_of": {}},
        {"added": [6]},
        {"added": {}},
        {"added": {"dice": 6}},
        {"added": {"dice": ["6"]}},
        {"added": {"dice": [6], "bonus": True}},
        {"added": {"dice": [6], "explodes": 1}},
        {"added": {"dice": [6], "luck": 1}},
        {"again": {"throw": "W6", "below": 2}},
    ],
)
def test_data_that_describe_no_throw_are_refused(data: object) -> None:
    with pytest.raises(NoDescription):
        description_from(data)
