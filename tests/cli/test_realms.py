"""Realms at the command line: odds, duels, trying rules, and games played by people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import fine, refused, run

ODDS = ("odds", "realms")


# -- odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-SHO-02", "RE-RNG-02", "RE-MODS-01")
def test_a_shot_by_name_with_its_reasons() -> None:
    out = fine(*ODDS, "shot", "schuetze", "amboss", "--weapon", "gewehr", "--distance", "42").out
    assert out.startswith("Schütze schießt auf MIKe „Amboss“ (Gewehr, Normaler Schuss, 42 cm)")
    assert "Zielwert 5 = 5 FK (Schütze) RE-ATR-01 − 1 Reichweite RE-RNG-02 + 1 groß" in out
    assert "5/12 = 41,67 %" in out and "5/48 = 10,42 %" in out and "rechter Arm" in out
    assert "Exakt gerechnet" in out and "re-" not in out


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("shot", "--fk", "2"), "1/6 = 16.67 %"),
        (("area", "werferin", "schuetze", "--distance", "24", "--beside", "4", "--clock", "3"), "covers somebody"),
        (("melee", "sturmsoldat", "schuetze", "--charge", "--rear", "--friends", "1"), "29/36 = 80.56 %"),
        (("damage", "--strength", "4", "--level", "1", "--protection", "5", "--armour-level", "1"), "55/144 = 38.19 %"),
        (("interrupt", "--active", "4", "--reacting", "7"), "311/576 = 53.99 %"),
        (("initiative", "mars", "amboss"), "11/16 = 68.75 %"),
        (("spot", "--wn", "6", "--level", "2", "--extra", "1", "--support", "1"), "95/144 = 65.97 %"),
        (("targets", "standard", "mars"), "Side by side"),
    ],
)
def test_the_other_questions(words: tuple[str, ...], shown: str) -> None:
    out = fine(*ODDS, *words, "--lang", "en").out
    assert shown in out and "exactly" in out and "re-" not in out.replace("re-roll", "")


def test_options_and_json() -> None:
    words = ("interrupt", "4", "4", "--option", "bonus_die=sum", "--json")
    data = fine(*ODDS, *words).data
    assert data["answers"][0]["worth"]["fraction"] == "55/432" and data["exact"]


def test_complaints_are_sentences_with_names() -> None:
    assert "interrupt" in refused(*ODDS)
    far = refused(*ODDS, "shot", "schuetze", "amboss", "--distance", "300")
    assert "Gewehr" in far and "RE-RNG-03" in far
    assert "area" in refused(*ODDS, "shot", "werferin", "schuetze", "--weapon", "splittergranate")
    assert "wilderness" in refused(*ODDS, "shot", "schuetze", "--environment", "sea")


# -- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RE-DMG-08")
def test_one_rule_is_tried_with_given_dice() -> None:
    given = json.dumps({"sides": {"attack": 5, "defence": 6}})
    out = fine("try", "realms", "damage_contest.contest", "--given", given, "--faces", "7 5").out
    assert "12 gegen 11" in out and '"outcome": "won"' in out
    assert "melee_roll.contest" in refused("try", "realms", "contest")


# -- playing ----------------------------------------------------------------------------------------------------------


def test_a_duel_is_fought_out_with_intervals() -> None:
    out = fine("duel", "realms", "mars", "ordensmeister", "--fights", "4", "--max-seconds", "0.01").out
    assert "Simuliert mit 4 Kämpfen" in out and "Ordensmeister" in out


def test_a_campaign_counts_who_is_left() -> None:
    out = fine("campaign", "realms", "uebung", "--runs", "2", "--phases", "2").out
    assert "Simuliert mit 2 Spielen" in out and "Trefferpunkte" in out


@pytest.mark.parametrize("mission", ["standard", "extraktion", "bergung", "stellung", "uebung"])
def test_the_missions_begin_and_can_be_left(mission: str, tmp_path: Path) -> None:
    words = ("play", "realms", mission, "--seed", "1", "--file", str(tmp_path / "game"))
    ran = run(*words, typed="\n\nquit\n")
    assert ran.code == 0 and "Aufstellungszone" in ran.out and "re-" not in ran.out
    assert "dichter Wald: Dichter Wald" not in ran.out


@pytest.mark.rule("RE-GAM-04")
def test_one_answer_places_the_rest_and_every_action_has_a_line(tmp_path: Path) -> None:
    words = ("play", "realms", "standard", "--seed", "1", "--file", str(tmp_path / "game"))
    out = run(*words, typed="\nrest\n\nquit\n").out
    assert "Späher steht bei" in out and out.count("Wo stellst du auf?") == 1
    lines = [line.split() for line in out.splitlines()]
    assert any(words[1:3] == ["Normaler", "Schuss:"] for words in lines)
    assert any(words[1:2] == ["Bewegen:"] for words in lines)


def test_lists_are_even_and_say_nothing_twice(tmp_path: Path) -> None:
    words = (
        "play",
        "realms",
        "standard",
        "--seed",
        "1",
        "--seat",
        "blue=human",
        "--seat",
        "red=human",
        "--file",
        str(tmp_path / "game"),
    )
    out = run(*words, typed="\nrest\nrest\nmars\namboss\nquit\n", width=120).out
    ends = [line for line in out.splitlines() if "Phase beenden" in line or "Springen" in line]
    starts = {len(line) - len(line.lstrip(" 0123456789")) for line in ends}
    assert len(ends) == 2 and len(starts) == 1, "numbers of two digits stand under numbers of one"
    assert "Es entscheidet: Blau (Nordbund)\nBlau" not in out
    assert "@90  " not in out, "a place is not named a second time by its key"


def test_odds_go_below_answers_that_have_much_to_say(tmp_path: Path) -> None:
    words = ("play", "realms", "uebung", "--seed", "1", "--file", str(tmp_path / "game"))
    out = run(*words, typed="\nrest\nmars\naimed_shot\nquit\n", width=80).out
    answers = out.partition("Womit schießt du")[2]
    (rifle,) = [line for line in answers.splitlines() if "Sturmgewehr Cal. 50 auf Sturmsoldat" in line]
    assert "Zielwert" in rifle, "no narrow column beside the odds"


@pytest.mark.rule("RE-MEA-02", "RE:premeasure")
def test_odds_stand_beside_targets_only_where_the_table_measures(tmp_path: Path) -> None:
    words = ("play", "realms", "standard", "--seed", "1", "--file")
    typed = "\nrest\nmars\naimed_shot\nquit\n"
    silent = run(*words, str(tmp_path / "one"), typed=typed).out
    loud = run(*words, str(tmp_path / "other"), "--option", "premeasure=always", typed=typed).out
    assert "Womit schießt du" in silent and "Chancen exakt" not in silent
    assert "Womit schießt du" in loud and "Chancen exakt" in loud
    assert "+ trifft Sturmsoldat 50,0 % · das Ziel verliert AP " in " ".join(loud.split())


def test_typed_dice(tmp_path: Path) -> None:
    words = ("play", "realms", "standard", "--dice", "manual", "--seed", "1", "--file", str(tmp_path / "game"))
    out = run(*words, typed="12\nquit\n").out
    assert "Wirf W12+6 (RE-GAM-06) und tippe die Augen, etwa: 5\n" in out and "Wurf W12+6: [12]" in out


@pytest.mark.rule("RE-GAM-03")
def test_whoever_concedes_has_lost(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    out = run("play", "realms", "uebung", "--seed", "1", "--file", file, typed="\naufgeben\nn\naufgeben\nj\n").out
    assert out.count("gibt auf und hat damit verloren. Wirklich?") == 2
    assert "Die Partie ist aufgegeben, von Blau (Streife des Nordbunds)." in out
    assert "Der Sieg geht an: Rot (Streife der Kolonne). Eine Seite hat aufgegeben." in out
    assert "ergeben dasselbe Spiel" in fine("verify", file).out


def test_conceding_is_refused_where_no_rule_knows_it(tmp_path: Path) -> None:
    for system in ("phasesix", "factions", "heldencodex", "darkspace"):
        words = ("play", system, "--seed", "1", "--file", str(tmp_path / system))
        assert "sagen die Regeln nicht, was beim Aufgeben geschieht" in run(*words, typed="1\naufgeben\nende\n").out
