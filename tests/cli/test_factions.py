"""Factions at the command line: odds, duels, trying rules, and campaigns played by people, master included."""

from __future__ import annotations

import json
import re
from itertools import groupby
from pathlib import Path

import pytest

from cli.running import fine, refused

ATTACK = ("odds", "factions", "attack")
STORM = ("play", "factions", "torsturm", "--seed", "3", "--seat", "asche=computer")


# -- odds -------------------------------------------------------------------------------------------------------------


def test_odds_of_an_attack_in_words() -> None:
    out = fine(*ATTACK, "wache", "Die Aschekinder").out
    lines = out.splitlines()
    assert lines[0] == "Wache der Sieben Tore → Die Aschekinder: Angriff mit W8 gegen Abwehr 7"
    assert "Abwehr 7 = 5 halbe Operationen FA-DER-01 + 2 Grundwert FA-DER-01" in out
    found = {line.split("  ")[0].strip(): line for line in (line.strip() for line in lines)}
    assert "62,50 %" in found["verfehlt"] and "37,50 %" in found["trifft"]
    for row in ("ohne Wirkung", "angeschlagen", "1 Wunde", "2 Wunden", "3 Wunden", "zerschlagen"):
        assert row in found
    assert "Mittelwert" not in out and "Vergleich" not in out


def test_what_a_question_needs_may_stand_bare_or_by_name() -> None:
    bare = fine(*ATTACK, "wache", "asche", "--soak", "true", "--json").data
    named = fine(*ATTACK, "--target", "asche", "--attacker=wache", "--soak=true", "--json").data
    assert bare == named
    assert [answer["policy"] for answer in bare["answers"]] == ["defaults", "defaults", "soak"]
    assert bare["answers"][0]["words"] == {"0": "verfehlt", "1": "trifft"}
    assert bare["answers"][0]["mean"] is None
    assert "„orden“ gehört nicht zu dieser Frage." in refused(*ATTACK, "wache", "asche", "orden")
    assert "Es fehlt --target." in refused(*ATTACK, "wache")


def test_questions_and_what_they_want_to_know_are_explained() -> None:
    questions = refused("odds", "factions", "--lang", "en").splitlines()
    assert [line.split()[0] for line in questions[1:]] == [
        "attack", "espionage", "gather", "plan", "soak", "recovery", "reorganise",
    ]  # fmt: skip
    assert "  --without  Asset, das gerade nicht nutzbar ist" in refused("odds", "factions", "soak").splitlines()


def test_terms_name_the_asset_that_they_come_from() -> None:
    assert (
        "Spionagewurf 1 = 1 Asset (Flüsternetz) FA-USE-05"
        in fine("odds", "factions", "espionage", "asche", "wache").out
    )


def test_names_that_are_nearly_right_are_offered() -> None:
    assert refused(*ATTACK, "wachee", "asche") == "Fraktion „wachee“ gibt es nicht. Meintest du: wache, asche?"
    assert "wachee" in refused(*ATTACK, "wachee", "asche", "--lang", "en")


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("espionage", "asche", "zirkel"), "with a raise"),
        (("gather", "kontor"), "mean 2.635"),
        (("plan", "asche", "--actions", "3"), "Complete in 3 actions at most"),
        (("soak", "wache", "--blow", "2"), "soaking 2 wounds with d8 for 3 RP"),
        (("recovery", "kontor"), "recovers, no action"),
        (("reorganise", "kontor"), "reorganisation with d8"),
    ],
)
def test_the_other_questions(words: tuple[str, ...], shown: str) -> None:
    assert shown in fine("odds", "factions", *words, "--lang", "en").out


# -- duels ------------------------------------------------------------------------------------------------------------


def test_a_war_is_fought_to_the_end_by_its_own_tactic() -> None:
    data = fine("duel", "factions", "wache", "bettler", "--max-states", "5", "--fights", "60", "--json").data
    watch, beggars = data["participants"]["wache"], data["participants"]["bettler"]
    assert (watch["tactic"], beggars["tactic"]) == ("war", "war")
    assert watch["wins"]["value"] > 0.8 and not data["exact"]


def test_each_side_of_a_duel_has_the_tactic_that_it_was_given() -> None:
    # The factions stand in the order of their ids, A and B in that of the command.
    limits = ("--max-states", "5", "--fights", "5", "--json")
    data = fine("duel", "factions", "wache", "asche", "--tactic", "war", "--tactic-b", "own", *limits).data
    assert {one: found["tactic"] for one, found in data["participants"].items()} == {"wache": "war", "asche": "own"}
    twins = fine("duel", "factions", "orden", "orden", *limits).data["participants"]
    assert [one["name"][-1] for one in twins.values()] == ["1", "2"]


def test_a_duel_says_in_which_phase_it_is_over() -> None:
    out = fine("duel", "factions", "wache", "bettler", "--max-states", "5", "--fights", "20").out
    assert "Im Mittel zu Ende in Phase " in out and "Simuliert mit 20 Kämpfen" in out


# -- trying rules -----------------------------------------------------------------------------------------------------


def test_a_whole_attack_is_tried_with_given_dice() -> None:
    world = {"factions": ["wache", {"who": "asche", "rp": 3}]}
    given = json.dumps({"world": world, "who": "wache", "target": "asche"})
    answers = "soak,fluesternetz"
    data = fine("try", "factions", "attack", "--given", given, "--faces", "8,2 4 5 6,3 2 5", "--answers", answers,
                "--json").data  # fmt: skip
    children = next(one for one in data["result"]["factions"] if one["sheet"] == "asche")
    assert children["wounds"] == [{"number": 1, "asset": "fluesternetz"}] and children["shaken"]
    assert [asked["rule"] for asked in data["asked"]] == ["FA-ATK-05", "FA-WND-04"]


def test_factions_are_given_with_what_is_different_about_them() -> None:
    order = {
        "who": "orden",
        "wounds": [{"number": 1, "asset": "hospital"}, {"number": 2, "asset": "pilgerstrom"}],
        "shaken": True,
        "flexibility": "W12+1",
        "plans": {"prozession": {"progress": 2}},
    }
    given = json.dumps({"world": {"factions": [order], "turn": "orden"}, "who": "orden"})
    data = fine("try", "factions", "reorganise", "--given", given, "--faces", "10,1 4", "--json").data
    (temple,) = data["result"]["factions"]
    assert "wounds" not in temple and "shaken" not in temple and temple["action"] == "lost"
    assert temple["flexibility"] == {"sides": 12, "bonus": 1} and temple["plans"][0]["progress"] == 2


def test_rules_are_found_by_their_ids_and_small_things_are_read() -> None:
    assert (
        fine("try", "factions", "FA-SPY-07", "--given", '{"rp": 12, "with_raise": true}', "--json").data["result"] == 6
    )
    sides = {"acting": {"who": "asche", "die": "W10", "modifier": 1}, "other": {"who": "zirkel", "die": "W4"}}
    given = json.dumps({**sides, "kinds": ["espionage", "espionage_defense"]})
    data = fine("try", "factions", "resolve_contest", "--given", given, "--faces", "9 3 3 5", "--json").data
    assert data["result"] == {"grade": 2}
    asset = json.dumps({"asset": {"of": "wache", "asset": "torfestung", "damaged": True}})
    assert fine("try", "factions", "is_usable", "--given", asset, "--json").data["result"] is False
    act = json.dumps({"world": {"scenario": "torsturm"}, "faction": "wache", "act": "attack:asche"})
    assert "FA-AST-13" in fine("try", "factions", "cannot_do", "--given", act).out


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"world": {"factions": ["wachee"]}, "who": "x", "target": "y"}, "Meintest du: wache"),
        ({"world": {"factions": [{"who": "wache", "rpp": 1}]}, "who": "x", "target": "y"}, "rpp"),
        ({"world": {"factions": [{"who": "wache", "operations": "W7"}]}, "who": "x", "target": "y"}, "W7"),
        ({"world": {"factions": [{"who": "wache", "assets": {"burg": {}}}]}, "who": "x", "target": "y"}, "burg"),
        ({"world": {"factions": ["wache", "wache"]}, "who": "x", "target": "y"}, "wache_2"),
        ({"world": {"factions": ["wache"], "turn": "asche"}, "who": "x", "target": "y"}, "asche"),
        ({"world": {}, "who": "x", "target": "y"}, "factions"),
    ],
)
def test_what_cannot_be_given_is_refused(given: object, complaint: str) -> None:
    assert complaint in refused("try", "factions", "attack", "--given", json.dumps(given))


def test_rules_of_every_system_are_found_by_their_ids() -> None:
    assert fine("rules", "FA-ATK-05").out.startswith("FA-ATK-05")
    assert fine("rules", "PS-ATK-01").out.startswith("PS-ATK-01")
    assert "FA-AST-11" in fine("rules", "FA:qrf_chain").out
    assert "PS:" not in fine("rules", "factions", "Wegstecken").out
    refused("rules", "PS:qrf_chain")


# -- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_odds")
def test_without_a_wish_the_first_faction_is_played_and_the_master_plays_by_itself() -> None:
    out = fine("play", "factions", "torsturm", "--seed", "3", width=200).out
    assert "Du spielst: Die Aschekinder." in out and "Es gibt: asche, orden, wache, zirkel, master." in out
    assert "Phase 1 beginnt." in out and "Die Aschekinder: Du bist am Zug. Was tust du?" in out
    assert "Karten von" not in out, "every card is told by its name"


@pytest.mark.usefixtures("all_odds")
def test_odds_stand_together_by_what_they_measure() -> None:
    watch = ("--seat", "asche=computer", "--seat", "wache=human")
    out = fine("play", "factions", "nebelhafen", "--seed", "3", *watch, width=80).out
    told = ("du sammelst RP", "mit dem Plan voran", ": getroffen", "Erfolg gegen")
    measures = [words for line in out.splitlines() for words in told if words in line]
    assert len(measures) > 10
    assert [measure for measure, _ in groupby(measures)] == list(dict.fromkeys(measures))
    assert "Meter" not in out


@pytest.mark.usefixtures("no_odds")
def test_very_many_answers_are_told_by_how_they_are_typed() -> None:
    trade = ("play", "factions", "salz", "--seed", "3", "--seat", "asche=computer", "--seat", "kontor=human")
    short = fine(*trade, width=80).out
    assert "instruct:bettler:…" in short and "Befehl, Bettlerzunft: Angriff" not in short
    orders = "alle\ninstruct:bettler:espionage:zirkel:siphon\n"
    full = fine(*trade, typed=orders, width=80).out
    assert "Befehl, Bettlerzunft: Angriff" in full
    assert "Kontor Salzwind → Bettlerzunft: Befehl „Spionage → Zirkel" in full


@pytest.mark.usefixtures("no_odds")
def test_a_master_gives_commands_takes_them_back_and_goes_on(tmp_path: Path) -> None:
    file, copy = str(tmp_path / "storm.jsonl"), str(tmp_path / "copy.jsonl")
    typed = f"adjust_rp:wache:2 # Beute der Mission\nadjust_rp:wach:2\nundo\nset_shaken:wache:true\nsave {copy}\nquit\n"
    out = fine(*STORM, "--seat", "master=human", "--file", file, typed=typed).out
    assert "Spielleitung: Wache der Sieben Tore, +2 RP. „Beute der Mission“" in out
    assert "Die Fraktion „wach“ gibt es nicht. Es gibt: asche, orden, wache, zirkel." in out
    assert "Zurückgenommen." in out and "\n: " not in out
    assert "Wache der Sieben Tore: jetzt 6 RP." in out
    for saved in (file, copy):
        again = fine("resume", saved, typed="\n" if saved == file else "quit\n").out
        assert "Wie geht es weiter?" in again
    told = fine("replay", file).out
    assert "Zurückgenommen bis Eintrag 0 (Spielleitung)." in told
    assert "Phase 1 ist vorüber." in told and "Wache der Sieben Tore: +2 RP" not in told


@pytest.mark.usefixtures("no_odds")
def test_what_is_new_and_what_is_gone_has_its_name(tmp_path: Path) -> None:
    file = str(tmp_path / "storm.jsonl")
    typed = "create_faction:piraten:name=Piraten vom Kap\ndestroy_asset_base:wache:torfestung\nquit\n"
    played = fine(*STORM, "--seat", "master=human", "--file", file, typed=typed).out
    for out in (played, fine("resume", file, typed="quit\n").out, fine("replay", file).out, fine("report", file).out):
        assert "Spielleitung: neue Fraktion, Piraten vom Kap." in out
        assert "Spielleitung: Wache der Sieben Tore, Torfestung von Grund auf zerstört." in out


@pytest.mark.usefixtures("no_odds")
def test_people_and_computers_play_a_campaign_to_its_end() -> None:
    out = fine(*STORM, "--seat", "wache=human", typed="\n" * 200).out
    assert "Phase 6 ist vorüber." in out and "FA-END-01" in out


@pytest.mark.usefixtures("no_odds")
def test_the_master_is_called_by_what_it_is() -> None:
    out = fine(*STORM, "--seat", "master=human", "--seat", "wache=human", width=200).out
    assert "Du spielst: Wache der Sieben Tore, Spielleitung." in out and "Es entscheidet: Spielleitung" in out
    assert "To decide: Master" in fine(*STORM, "--seat", "master=human", "--seat", "wache=human", "--lang", "en").out


@pytest.mark.usefixtures("no_odds")
@pytest.mark.parametrize("width", [60, 80])
def test_in_a_narrow_terminal_nothing_on_the_table_is_cut_off(width: int) -> None:
    out = fine("play", "factions", "nebelhafen", "--seed", "3", "--seat", "master=human", width=width).out
    shown = out.split("\n\n")[1]
    assert "…" not in shown and all(len(line) <= width for line in shown.splitlines())
    table = " ".join(shown.split())
    assert "Assets: Silbermine, Handelsflotte, Söldnerkasse · Pläne: Der Leuchtturmzoll 0/8" in table
    assert ("ST: W6 · FL: W8" in table) is (width < 80), "what has room stays in its column"


@pytest.mark.usefixtures("no_odds")
def test_in_a_wide_terminal_the_table_has_all_columns() -> None:
    out = fine("play", "factions", "nebelhafen", "--seed", "3", "--seat", "master=human", width=200).out
    (watch,) = (line for line in out.splitlines() if "  Wache der Sieben Tore  " in line)
    assert "Reiterstaffel, Torfestung" in watch and "Der Ausnahmezustand 0/6" in watch


@pytest.mark.usefixtures("all_odds")
def test_odds_say_what_they_assume_and_leave_the_words_room() -> None:
    wide = fine("play", "factions", "torsturm", "--seed", "3", width=80).out
    assert "Angenommenes Verhalten: nach dem eigenen Temperament;" in wide and "█" in wide
    narrow = fine("play", "factions", "torsturm", "--seed", "3", width=60).out
    assert "Angriff → Wache der Sieben Tore " in narrow and "█" not in narrow


@pytest.mark.usefixtures("no_odds")
def test_a_report_names_the_cards_and_not_their_places_in_the_deck(tmp_path: Path) -> None:
    file = str(tmp_path / "storm.jsonl")
    fine("play", "factions", "torsturm", "--seed", "3", "--file", file)
    told = fine("report", file).out
    assert re.search("Die Aschekinder, Aktionskarte: (Kreuz|Karo|Herz|Pik) ", told) and "Karten von" not in told
    assert ", Wurf" in told


@pytest.mark.usefixtures("no_odds")
def test_a_mistyped_command_is_answered_with_what_there_is() -> None:
    typed = "7\nabschaffen:wache\nset_die:wache\ndamage_asset:wache:mauer\nADJUST_RP: wache : 2\nquit\n"
    out = fine(*STORM, "--seat", "master=human", typed=typed, width=2000).out
    assert "„7“ steht hier nicht zur Wahl." in out
    assert "Den Befehl „abschaffen“ gibt es nicht. Es gibt: create_faction, destroy_faction, " in out
    assert "So lautet der Befehl: set_die:Fraktion:Attribut:Würfel." in out
    assert "Das Asset „mauer“ ist hier nicht zu finden: Wache der Sieben Tore. Dort gibt es: reiterstaffel, torf" in out
    assert "Spielleitung: Wache der Sieben Tore, +2 RP." in out


@pytest.mark.usefixtures("all_odds")
def test_where_nothing_is_at_stake_there_are_no_odds() -> None:
    typed = "espionage:wache\n10,10,10,9 1\n"
    out = fine("play", "factions", "torsturm", "--seed", "3", "--dice", "manual", typed=typed, width=200).out
    effects = out.partition("Was sollen sie tun?")[2]
    assert "Sabotage (Abwehr −2): Wache der Sieben Tore" in effects and "Wunden" not in effects
