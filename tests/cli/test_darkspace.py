"""Dark Space at the command line: odds, duels, trying rules, and scenes played by people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import regelwerk
from cli.running import fine, refused, run

ODDS = ("odds", "darkspace")


# -- odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-CORE-05", "DS-CORE-11", "DS-CORE-12")
def test_a_probe_by_numbers_with_all_that_may_come_of_it() -> None:
    out = fine(*ODDS, "probe", "--pool", "4", "--skill", "3", "--difficulty", "16", "--stress", "6").out
    lines = [line.strip() for line in out.splitlines()]
    assert lines[0] == "Probe (normal)"
    assert "2448/3125 = 78,34 %" in lines and "189/3125 = 6,05 %" in lines and "117/10000 = 1,17 %" in lines
    assert any(line.startswith("misslingt, Kollaps") for line in lines)
    assert "Exakt gerechnet" in out


def test_an_attack_by_name_with_its_reasons() -> None:
    out = fine(*ODDS, "attack", "Rhea", "Marok", "--weapon", "gewehr", "--distance", "long", "--lang", "en").out
    assert out.startswith("Rhea Voss attacks Veit Marok (rifle, long distance, hampered)")
    assert "DS-CORE-02" in out and "1189/2000 = 59.45 %" in out and "interaction" in out


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("initiative", "3+2", "3+1"), "53584339/100000000 = 53,58 %"),
        (("group", "nadja,ilko,rhea", "agility", "--difficulty", "16"), "99,33 %"),
        (("hack", "Ilko", "zentrale", "--terminal", "terminal", "--alarm", "--access", "2"), "81,45 %"),
        (("hacking", "Ilko", "zentrale", "--attacks", "3"), "Das System schlägt Alarm"),
        (("chase-act", "Juro", "--machine", "lastgleiter", "--act", "dash", "--track", "14"), "2824224/390625"),
        (("infiltration-act", "Nadja", "sneak", "--mk", "3", "--competence", "3"), "5193/12500 = 41,54 %"),
        (("infiltration", "nadja,ilko", "sneak nadja; hack ilko; sneak nadja", "--threshold", "18"), "49,17 %"),
    ],
)
def test_the_other_questions(words: tuple[str, ...], shown: str) -> None:
    out = fine(*ODDS, *words).out
    assert shown in out and "Exakt gerechnet" in out and "ds-" not in out


def test_what_was_asked_for_is_named_as_the_behaviour() -> None:
    out = fine(*ODDS, "attack", "rhea", "marok", "--weapon", "klinge", "--defend", "--bought", "1").out
    assert "wie in der Frage angegeben" in out and "DS-DEF-04" in out and "DS-CORE-19" in out


def test_options_and_json() -> None:
    data = fine(*ODDS, "probe", "--pool", "3", "--difficulty", "12", "--option", "rule_of_ten=false", "--json").data
    assert data["answers"][0]["worth"]["fraction"] == "71/100" and data["exact"]
    assert float(regelwerk.ask("darkspace", "probe", pool=3, difficulty=12)[0].worth or 0) == 0.7127


def test_complaints_are_sentences_with_names() -> None:
    assert "attack" in refused(*ODDS)
    near = refused(*ODDS, "attack", "rhea", "marok", "--weapon", "klinge", "--distance", "long")
    assert "Veit Marok" in near and "DS-DST-02" in near
    assert "pin_down:pistole" in refused(*ODDS, "attack", "rhea", "marok", "--distance", "long", "--defend")
    assert "nadja, ilko" in refused(*ODDS, "infiltration", "nadja,ilko", "sneak rhea")


# -- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-ATT-04")
def test_one_rule_is_tried_with_given_dice() -> None:
    given = {"values": {"cast": {"dice": 4, "bonus": 3}, "plus": 3, "penetration": 6, "soft": 2, "damage": 2}}
    out = fine("try", "darkspace", "resolve_attack", "--given", json.dumps(given), "--faces", "8 5 3 2").out
    assert '"monitor": "interaction"' in out
    assert "attack.land" in refused("try", "darkspace", "land")


def test_tens_may_be_typed_as_they_fall_or_as_a_chain() -> None:
    given = json.dumps({"values": {"dice": 3, "difficulty": 16}})
    for faces in ("10 4 7 6", "10,6 4 7", "10 4 7,6"):
        ran = fine("try", "darkspace", "resolve_probe", "--given", given, "--faces", faces, "--json")
        assert ran.data["result"]["main"] == 17
    assert "4W10" not in refused("try", "darkspace", "resolve_probe", "--given", given, "--faces", "10 4 7")


def test_a_rule_with_its_functions_and_proofs() -> None:
    out = fine("rules", "darkspace", "DS-CTX-01").out
    assert "intrusion" in out


# -- playing ----------------------------------------------------------------------------------------------------------


def test_a_duel_is_fought_out_with_intervals() -> None:
    out = fine("duel", "darkspace", "schlaeger", "lagerwache", "--fights", "20", "--max-seconds", "0.05").out
    assert "Simuliert mit 20 Kämpfen" in out and "Schläger" in out


@pytest.mark.parametrize("scene", ["duell", "netzlauf", "einbruch", "hetzjagd", "schiesserei"])
def test_the_scenes_begin_and_can_be_left(scene: str, tmp_path: Path) -> None:
    ran = run("play", "darkspace", scene, "--seed", "1", "--file", str(tmp_path / "game"), typed="quit\n")
    assert ran.code == 0 and "Initiative" in ran.out and "ds-" not in ran.out


def test_typed_dice_with_tens(tmp_path: Path) -> None:
    typed = "10 4 5\n10 4 5 6\nquit\n"
    file = str(tmp_path / "game")
    out = run("play", "darkspace", "hetzjagd", "--dice", "manual", "--seed", "1", "--file", file, typed=typed).out
    assert "Wirf 3W10" in out and "16 mit 3W10 (Intuition 3), +2 (Wahrnehmung 2) = 18." in " ".join(out.split())


def test_the_computer_leads_whoever_has_people_on_either_side(tmp_path: Path) -> None:
    out = run("play", "darkspace", "flucht", "--seed", "5", "--file", str(tmp_path / "game"), typed="quit\n").out
    assert "Du spielst: Juro Pell, Oda Kessler, Rhea Voss. Andere Plätze" in out


def test_odds_beside_a_question_say_that_nobody_adds_anything(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    out = run("play", "darkspace", "hetzjagd", "--seed", "1", "--file", file, typed="quit\n").out
    assert "niemand legt etwas drauf oder geht dazwischen" in out and " 71,3 %" in out


def test_who_comes_later_wins_with_the_own_side_and_who_has_left_is_not_out() -> None:
    out = fine("campaign", "darkspace", "archiv", "--runs", "7", "--rounds", "40", "--seed", "1").out
    table = out.split("\n\n")[0]
    shares = {line[:15].strip(): line.split("%")[1].split()[-1] for line in table.splitlines() if "%" in line}
    assert shares["Veit Marok"] == shares["Archivwache 2"] == shares["Archivwache 1"]
    assert shares["Nadja Okoye"] != shares["Veit Marok"]
