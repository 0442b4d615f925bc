"""A verdict in sentences, in both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.games import TIE, answers
from engine.journal.sealed import ANNA, BEN, HOST, SHARES, checked, finished, promised, receipt, shared, show
from regelwerk.cli.voice import Voice
from regelwerk.engine.effects import MASTER
from regelwerk.engine.journal.verdicts import Verdict
from regelwerk.engine.screen.verdict_words import verdict_in_words, worth_in_words
from regelwerk.languages import supplied_languages

NAMES = {"anna": {"de": "Anna", "en": "Anna"}, "ben": {"de": "Ben", "en": "Ben"}}


def told(verdict: Verdict, lang: str = "de", rules: str = "1") -> str:
    return "\n".join(verdict_in_words(Voice(lang), verdict, NAMES, rules))


def test_a_game_to_which_all_contributed() -> None:
    journal = finished(*SHARES).journal
    text = told(checked(journal, receipt(journal)))
    assert "Es ist die Partie, die der Beleg gesehen hat" in text
    assert "4 Würfe, 4 gegen den offengelegten Startwert geprüft, 0 von Hand" in text
    assert "beigetragen haben außer dem Tisch: Spielleitung, Anna, Ben." in text
    for absent in ("Nicht prüfbar", "Zugesagt und nicht gegeben", "zurückgenommen", "-mal festgelegt"):
        assert absent not in text


def test_who_is_missing_who_took_back_and_who_typed_is_named() -> None:
    session = promised(*SHARES, by_hand=frozenset({"ben"}))
    session.give_up_waiting([MASTER])
    show(session, (ANNA, BEN))
    answers(session, *TIE)
    session.type_faces("ben", [6])
    session.undo(session.journal.next_number - 2, "anna")
    session.type_faces("ben", [1])
    answers(session, *TIE)
    session.type_faces("ben", [2])
    text = told(checked(session.journal))
    assert "Zugesagt und nicht gegeben: der Beitrag von Spielleitung." in text
    assert "Zurückgenommen von Anna: 1 Wurf." in text
    assert "Ben: 3 Würfe von Hand eingetragen (Einträge " in text
    assert "die Spielleitung hatte es für alle sichtbar eingeschaltet" in text


def test_what_could_not_be_checked_and_what_was_not_replayed_is_said() -> None:
    unsound = Verdict(9, 71, 62, 0, revealed=True, replayed=False, dealings=2)
    text = told(unsound)
    assert "Nicht prüfbar: 9 Würfe." in text
    assert "Die Regeln wurden nicht nachgespielt: Die Partie wurde mit einer anderen Regelversion" in text
    assert "Zum Zufall hat niemand etwas beigetragen" in text
    assert "Ohne jeden Beitrag" not in text
    assert "Ohne jeden Beitrag fielen 3 Würfe" in told(replace(unsound, shares=("anna",), unshared=3))
    assert "2-mal festgelegt" in text
    assert "nur, was dieser Platz sehen durfte" in told(unsound, rules="")


def test_dice_of_the_first_scheme_are_not_praised() -> None:
    old = Verdict(9, 3, 2, 1, True, hands={"ben": 1}, typed={"ben": (4,)}, shares=("anna",), format=2)
    text = told(old)
    assert "schützt das nicht" in text
    assert "hält dieses ältere Format nicht fest" in text
    assert "that is no protection" in told(old, "en")


@pytest.mark.parametrize("lang", supplied_languages())
def test_many_typed_throws_are_not_all_listed(lang: str) -> None:
    many = Verdict(99, 50, 0, 50, True, hands={"ben": 50}, typed={"ben": tuple(range(50))})
    assert "10, 11, …)" in told(many, lang)


def worth(session: Any) -> str:
    return worth_in_words(Voice("de"), session.journal.promises, NAMES)


def test_what_dice_are_worth_as_things_stand() -> None:
    assert worth(shared()).startswith("Zu diesen Würfeln trägt nur der Tisch bei")
    assert worth(promised(ANNA, HOST)) == "Die Würfel warten auf die Beiträge von Anna, Spielleitung."
    assert "beigetragen: Anna. Ist nur eine" in worth(shared(ANNA))
