"""`regelwerk advise`: which dice to keep, in both languages, as JSON, from Python, and what is refused."""

from __future__ import annotations

from fractions import Fraction

import pytest

import regelwerk
from cli.running import fine, refused

THROW = ("advise", "heldencodex", "12,12,9,3", "--value", "14", "--throw", "cascade", "--lead", "1", "--goal", "size:3")


@pytest.mark.rule("HC-CAS-01")
def test_all_choices_the_best_first() -> None:
    lines = fine(*THROW).out.splitlines()
    assert lines[0] == "Kaskadenwurf mit W20 auf 14, gefallen: 3 9 12 12"
    assert lines[1] == "Ziel: eine Gruppe ab 3 Würfeln"
    assert lines[2].split() == ["12", "12", "behalten,", "2", "Würfel", "neu", "35,85", "%", "███████▏", "717/2000"]
    assert lines[3].startswith("12 behalten, 3 Würfel neu") and "27,92 %" in lines[3]
    assert len(lines) == 2 + 11 + 1 and "Exakt gerechnet" in lines[-1]


def test_the_same_in_english_with_only_a_few_rows() -> None:
    out = fine(*THROW, "--limit", "3", "--lang", "en").out
    lines = out.splitlines()
    assert lines[0] == "cascade throw with d20 on 14, thrown: 3 9 12 12"
    assert "35.85 %" in lines[2] and lines[5] == "(8 more choices; --limit shows more)"
    assert len(lines) == 7


def test_expectations_are_numbers_and_lying_dice_are_told() -> None:
    out = fine("advise", "heldencodex", "3,9,12", "--value", "14", "--kept", "8,8", "--lucky", "9").out
    assert "es liegen schon: 8 8" in out and "Ziel: ein hohes Ergebnis" in out
    assert "54761/2000" in out and "27,38" in out and "%" not in out


def test_json_has_every_choice_exactly() -> None:
    data = fine(*THROW, "--json").data
    assert data["is_chance"] and len(data["choices"]) == 11
    assert data["choices"][0] == {
        "key": "keep:12,12", "text": "12 12 behalten, 2 Würfel neu", "worth": "717/2000", "value": 0.3585,
    }  # fmt: skip


def test_flags_stand_alone_or_with_yes_and_no() -> None:
    given = ("advise", "heldencodex", "8,9,3", "12", "--goal", "17", "--json")
    plain, starred = fine(*given).data, fine(*given, "--star").data
    assert fine(*given, "--star", "false").data == plain != starred == fine(*given, "--star=true").data


def test_options_of_the_table_count() -> None:
    given = ("advise", "heldencodex", "1,9,3", "--value", "12", "--json")
    keys = {choice["key"] for choice in fine(*given).data["choices"]}
    assert "keep:1" not in keys and "keep:1,3" in keys
    freer = fine(*given, "--option", "ones_satisfy_keep=true").data["choices"]
    assert "keep:1" in {choice["key"] for choice in freer}


def test_what_makes_no_sense_is_refused_with_what_would_be_right() -> None:
    given = ("advise", "heldencodex", "9,2", "--value", "7")
    assert "result, 16, reach:16" in refused(*given, "--goal", "glory")
    assert "Es gibt 8, 12 und 20, und die höchsten Augen sind 9" in refused(*given, "--die", "8")
    assert "1 bis 20" in refused("advise", "heldencodex", "9,x", "--value", "7")
    assert "Es fehlt --value" in refused("advise", "heldencodex", "9,2")
    assert "„--colour“ gehört nicht" in refused(*given, "--colour", "red")
    assert "Hinter --goal fehlt der Wert" in refused(*given, "--goal")


def test_a_system_without_kept_dice_has_no_advice() -> None:
    assert refused("advise", "phasesix", "6,6") == (
        "Phase Six: Kampf kennt keine Würfel, die man behält und nachwirft; dazu gibt es keinen Rat."
    )
    with pytest.raises(LookupError, match="factions knows no dice"):
        regelwerk.advise("factions", "6,6")


def test_advice_for_those_who_write_python() -> None:
    advised = regelwerk.advise("heldencodex", [12, 12, 9, 3], value=14, throw="cascade", goal="size:3")
    assert advised.advice.best == "keep:12,12" and advised.advice.worths[0][1] == Fraction(717, 2000)
    assert advised.advice.worth("keep:3") == Fraction(184997, 2000000)
    with pytest.raises(TypeError, match="needs value"):
        regelwerk.advise("heldencodex", "12,9")
    with pytest.raises(TypeError, match="does not know colour"):
        regelwerk.advise("heldencodex", "12,9", value=14, colour="red")
