"""What people type, what it means, and what they are told if it means nothing."""

import subprocess
import sys
from typing import Any

import pytest

from regelwerk.dice import (
    Exploding,
    ExplodingSum,
    Keep,
    NotationError,
    RollUnder,
    SuccessPool,
    Sum,
    Throw,
    parse,
)
from regelwerk.dice.notation_error import codes
from regelwerk.languages import supplied_languages

MEANINGS: dict[str, Throw[Any]] = {
    "3W6": Sum((6, 6, 6)),
    "W20+4": Sum((20,), 4),
    "2W6+W8": Sum((6, 6, 8)),
    " 2 w 6 + 3 - 1 ": Sum((6, 6), 2),
    "4+d6": Sum((6,), 4),
    "W6−2": Sum((6,), -2),
    "4W10h2+3": Keep(4, 10, 2, bonus=3),
    "4d10kh2+3": Keep(4, 10, 2, bonus=3),
    "3d6kl1": Keep(3, 6, 1, lowest=True),
    "3W6n": Keep(3, 6, 1, lowest=True),
    "2D20KH": Keep(2, 20, 1),
    "W6!": Exploding(6),
    "W8!-1": Exploding(8, -1),
    "2W6!+1": ExplodingSum(2, 6, 1),
    "6W6!>=5": SuccessPool(6, 5),
    "6W6!≥5": SuccessPool(6, 5),
    "4W10>=8": SuccessPool(4, 8, 10, explode=False),
    "W12<=7": RollUnder(12, 7),
    "w20≤12": RollUnder(20, 12),
}


@pytest.mark.parametrize(("text", "throw"), MEANINGS.items())
def test_what_a_text_means(text: str, throw: Throw[Any]) -> None:
    assert parse(text) == throw


@pytest.mark.parametrize("throw", MEANINGS.values(), ids=str)
def test_the_short_form_means_the_throw_again(throw: Throw[Any]) -> None:
    assert parse(throw.notation()) == throw


WRONG: dict[str, tuple[str, int]] = {
    "": ("unexpected_end", 0),
    "3W": ("unexpected_end", 2),
    "3W6+": ("unexpected_end", 4),
    "W6W6": ("unexpected", 2),
    "3X6": ("unexpected", 1),
    "3W6+ö": ("unexpected", 4),
    "W6>5": ("unexpected", 2),
    "W6\nW6": ("unexpected", 2),
    "-W6": ("unexpected", 0),
    "3": ("no_dice", 0),
    "2+0W6": ("no_dice", 2),
    "1000000W6": ("too_many_dice", 0),
    "600W6+600W6": ("too_many_dice", 0),
    "9" * 60 + "W6": ("too_many_dice", 0),
    "W1001": ("too_many_sides", 1),
    "W6+W0": ("too_few_sides", 4),
    "2W1!": ("too_few_sides", 2),
    "W6+99999": ("number_too_big", 3),
    "6W6!≥99999": ("number_too_big", 5),
    "2W6-W4": ("minus_dice", 3),
    "3W6h4": ("keep_too_many", 4),
    "W6!h1": ("keep_exploding", 3),
    "2W6+W6!": ("one_kind_only", 4),
    "2W6+W8>=3": ("one_kind_only", 4),
    "2W6+1≥4": ("plain_pool_only", 5),
    "3W6h2≥4": ("plain_pool_only", 5),
    "2W6≤5": ("one_plain_die_only", 3),
    "W6!≤5": ("one_plain_die_only", 3),
    "1000W1000": ("too_costly", 0),
    "1000W6!": ("too_costly", 0),
    "1000W6!≥9999": ("too_costly", 0),
    "500W6+500W8": ("too_costly", 0),
    "1000W20h500": ("too_costly", 0),
    "W6+" * 30 + "W6": ("too_long", 80),
}


@pytest.mark.parametrize(("text", "code", "position"), [(t, c, p) for t, (c, p) in WRONG.items()])
def test_a_wrong_text_is_refused_where_it_goes_wrong(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as problem:
        parse(text)
    assert (problem.value.code, problem.value.position) == (code, position)
    lines = str(problem.value).split("\n")
    assert len(lines) == 3
    assert lines[1] == " " * position + "^"
    assert lines[2] == problem.value.sentence("de")


def test_every_refusal_is_tried_and_has_a_sentence_in_both_languages() -> None:
    assert {code for code, _ in WRONG.values()} == codes()
    languages = supplied_languages()
    for text in WRONG:
        with pytest.raises(NotationError) as problem:
            parse(text)
        german, english = (problem.value.sentence(language) for language in languages)
        assert german != english
        assert "{" not in german + english


def test_the_caret_stands_under_the_character() -> None:
    with pytest.raises(NotationError) as problem:
        parse("2W6-W4")
    assert str(problem.value) == "2W6-W4\n   ^\nWürfel kannst du hier nur dazuzählen, nicht abziehen."


@pytest.mark.parametrize("text", ["500W6", "1000W6", "100W100", "100W20h3", "30W6h15", "50W6!", "500W6!≥5"])
def test_big_but_harmless_throws_get_their_law(text: str) -> None:
    law = parse(text).law()
    assert law.rest < 1e-15
    assert len(law) > 15


def test_loading_dice_loads_neither_the_parser_nor_numpy() -> None:
    code = "import sys, regelwerk.dice; print(sorted({'lark', 'numpy', 'random'} & set(sys.modules)))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"
