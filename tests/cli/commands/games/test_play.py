"""`regelwerk play` and what follows: a whole game typed in, taken back, saved, resumed, told again, verified."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cli.running import fine, refused, run
from regelwerk.cli.game_setup import scenarios_meant, seated
from regelwerk.cli.voice import Voice
from regelwerk.engine.journal.entries import JournalFile
from regelwerk.engine.system import system as regelwerk_system

STRIKE = "attack:axe:melee:wolf"


def play(yard: str, file: Path, *lines: str, more: tuple[str, ...] = ()) -> str:
    """Hagen against the wolf, with typed lines; who stops typing leaves the table."""
    args = ("play", "phasesix", "hof", "--content", yard, "--seed", "4", "--file", str(file), *more)
    return fine(*args, typed="".join(f"{line}\n" for line in lines), width=120).out


def kinds(file: Path) -> list[str]:
    return [entry.kind for entry in JournalFile(file).read().entries]


@pytest.mark.usefixtures("no_odds")
def test_a_whole_game_with_a_break(yard: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "game.jsonl", tmp_path / "copy.jsonl"
    out = play(yard, file, STRIKE, f"save {copy}", "quit")
    assert "Im Hof" in out and "Ein Wolf steht im Hof." in out
    assert f"Gesichert in {copy}" in out and f"regelwerk resume {file}" in out
    assert copy.read_text("utf-8") == file.read_text("utf-8")
    told = " ".join(fine("verify", str(file)).out.split())
    assert "Würfel: " in told and "sobald das Spiel zu Ende ist" in told
    assert "Zum Zufall hat niemand etwas beigetragen" in told, "what dice in a terminal are worth"

    before = len(kinds(file))
    out = fine("resume", str(file), typed=f"{STRIKE}\n\n" * 100).out
    assert "Der Sieg geht an: Helden." in out and f"regelwerk verify {file}" in out
    assert len(kinds(file)) > before and kinds(file)[-1] == "reveal"

    verdict = fine("verify", str(file), "--json").data
    assert verdict["revealed"] and verdict["checked"] == verdict["throws"] > 0 == verdict["by_hand"]
    told = fine("replay", str(file)).out
    assert "Runde 1" in told and "Hagen greift Wolf an, Axt (Nahkampf)" in told and "PS-ATK-01" in told
    assert "Round 1" in fine("replay", str(file), "--lang", "en").out
    assert "Der Sieg geht an: Helden." in fine("resume", str(file)).out


@pytest.mark.usefixtures("no_odds")
def test_the_same_seed_gives_the_same_game(yard: str, tmp_path: Path) -> None:
    files = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for file in files:
        play(yard, file, *(STRIKE, "") * 20)
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")


@pytest.mark.usefixtures("no_odds")
def test_undo_goes_back_before_the_last_answer_and_asks_if_dice_fell(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    out = play(yard, file, "undo", STRIKE, "none", "undo", "n", "undo", "j")
    assert "Es gibt noch nichts zurückzunehmen." in out
    assert out.count("Seitdem sind Würfel gefallen") == 2 and out.count("Zurückgenommen.") == 1
    assert kinds(file)[-1] == "undo"
    asked = JournalFile(file).read().effective()[-1]
    assert (asked.kind, asked.data["key"]) == ("answer", STRIKE)
    assert re.search(r"Zurückgenommen bis Eintrag \d+ \(Helden\)\.", fine("replay", str(file)).out)
    fine("verify", str(file))
    ended = fine("resume", str(file), typed=f"{STRIKE}\n\n" * 100).out
    assert re.search(r"Zurückgenommen von Helden: \d+ W[uü]rfe?\.", ended), "told at the end"


@pytest.mark.usefixtures("no_odds")
def test_undo_is_free_while_no_dice_fell(yard: str, tmp_path: Path) -> None:
    out = play(yard, tmp_path / "game.jsonl", STRIKE, "undo", "quit")
    assert "Zurückgenommen." in out and "Seitdem sind Würfel gefallen" not in out


@pytest.mark.usefixtures("no_odds")
def test_never_again_is_a_standing_order_that_can_be_lifted(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    out = play(yard, file, STRIKE, "nie", "n", "nie", "j", "fragen", "fragen")
    assert out.count("werden ab jetzt immer so beantwortet, diese auch") == 2
    assert "Diese Frage geht nicht mehr an " in out, "what is lifted is told once more"
    assert "Ein Dauerauftrag ist aufgehoben." in out and "Es gibt keine Daueraufträge." in out
    entries = JournalFile(file).read().entries
    orders = [entry.data for entry in entries if entry.kind == "standing"]
    assert [(order["seat"], order["on"]) for order in orders] == [("heroes", True), ("heroes", False)]
    assert orders[0]["who"] == orders[1]["who"] != ""
    assert any(entry.data.get("by") == "standing" for entry in entries)
    fine("verify", str(file))


@pytest.mark.usefixtures("all_odds")
def test_the_best_play_is_a_second_number_for_those_who_ask(yard: str, tmp_path: Path) -> None:
    """A preview pays for nothing further; what a reroll or an action bought later would bring is told on request."""
    out = " ".join(play(yard, tmp_path / "a.jsonl", STRIKE, "bestes").split())
    assert "du selbst zahlst danach nichts weiter" in out
    assert "Bestes Spiel von hier, für das du im Mittel noch " in out


@pytest.mark.usefixtures("no_odds")
def test_where_nothing_is_foreseen_there_is_no_best_play(yard: str, tmp_path: Path) -> None:
    assert "Hier lässt sich kein bestes Spiel ausrechnen." in play(yard, tmp_path / "a.jsonl", "bestes")


@pytest.mark.usefixtures("no_odds")
def test_every_command_works_at_every_prompt_in_both_languages(yard: str, tmp_path: Path) -> None:
    out = play(
        yard, tmp_path / "a.jsonl", "hilfe", "log", "rule PS-ATK-01", "regel nixda", "save", "tisch", "warum", "xyz"
    )
    assert "nimmt deine letzte Antwort zurück" in out
    assert out.count("Hagen: Initiative") == 2
    assert "PS-ATK-01  Ablauf" in out and "Zu „nixda“ gibt es keine Regel." in out
    assert f"Gesichert in {tmp_path / 'a.jsonl'}" in out
    assert "„xyz“ steht hier nicht zur Wahl." in out
    english = play(yard, tmp_path / "b.jsonl", "help", "why", "table", more=("--lang", "en"))
    assert "takes your last answer back" in english and "A wolf stands in the yard." in english


@pytest.mark.usefixtures("no_odds")
def test_goal_and_answers_are_explained_to_whoever_asks(yard: str, tmp_path: Path) -> None:
    out = play(yard, tmp_path / "a.jsonl", "?", "ziel")
    assert out.count("Ziel: Alle Gegner außer Gefecht setzen.") == 2, "once at the beginning, and once when asked"
    assert "PS-RND-03" in out and "Akt.: Eine Aktion." in out and "„hilfe“ zeigt" in out
    english = play(yard, tmp_path / "b.jsonl", "explain", "goal", more=("--lang", "en"))
    assert english.count("Goal: Put all opponents out of action.") == 2
    assert "You stop for this round." in english


@pytest.mark.usefixtures("no_odds")
def test_a_copy_overwrites_nothing(yard: str, tmp_path: Path) -> None:
    taken = tmp_path / "taken.jsonl"
    taken.write_text("mine")
    assert f"{taken} gibt es schon und wird nicht überschrieben." in play(
        yard, tmp_path / "game.jsonl", f"save {taken}"
    )
    assert taken.read_text() == "mine"


@pytest.mark.usefixtures("all_odds")
def test_a_prompt_lists_answers_with_costs_and_exact_odds_and_says_what_is_not_possible(
    yard: str, tmp_path: Path
) -> None:
    out = play(yard, tmp_path / "game.jsonl", more=("--seat", "heroes=human", "--seat", "foes=human"))
    prompt = out[out.index("Was tust du?") :]
    lines = prompt.splitlines()
    number, line = next((n, line) for n, line in enumerate(lines) if STRIKE in line)
    odds = fine(
        "odds", "phasesix", "attack", "--attacker", "hagen", "--target", "wolf", "--weapon", "axe", "--json"
    ).data
    assert line.split()[0] == "1" and "1 Akt." in line
    assert "%" in lines[number + 1] and "im Mittel" in lines[number + 1]
    assert odds["answers"][0]["at_least_one"] > 0.9
    assert "Zug beenden" in prompt and "(Enter)" in prompt
    assert "Chancen exakt. Angenommenes Verhalten: besonnen; du selbst zahlst danach nichts weiter." in prompt
    assert "Nicht möglich" in prompt and "Wurfaxt ist noch nicht bereit. PS-GEA-01" in prompt


@pytest.mark.usefixtures("no_odds")
def test_two_people_share_the_terminal(yard: str, tmp_path: Path) -> None:
    out = play(
        yard, tmp_path / "game.jsonl", "end_turn", *("",) * 6, more=("--seat", "heroes=human", "--seat", "foes=mensch")
    )
    assert "Es entscheidet: Helden" in out and "Es entscheidet: Rudel" in out


@pytest.mark.usefixtures("no_odds")
def test_computers_play_alone_to_the_end(yard: str, tmp_path: Path) -> None:
    out = play(yard, tmp_path / "game.jsonl", more=("--seat", "heroes=computer"))
    assert "Alle Würfel liegen offen." in out


@pytest.mark.usefixtures("no_odds")
def test_real_dice_are_typed_until_they_fit(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    out = play(yard, file, "7", "acht", "6", "6,2", more=("--dice", "manual"))
    assert "Hagen: Wirf W6!+2 (PS-INI-02)" in out
    assert "kann keine 7 zeigen" in out and "„acht“ sind keine Augen." in out and "wird weitergewürfelt" in out
    thrown = [entry.data for entry in JournalFile(file).read().entries if entry.kind == "faces"]
    assert (thrown[0]["by"], thrown[0]["faces"]) == ("hand", [[6, 2]])
    assert fine("verify", str(file), "--json").data["by_hand"] == 1


@pytest.mark.usefixtures("no_odds")
def test_maps_are_drawn_and_ways_are_typed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    args = ("play", "phasesix", "schlaegerei", "--seed", "4", "--file", str(file))
    out = fine(*args, typed="run\n99,99\n4,4\n", width=80).out
    assert "▒▒ Langer Tisch 5,5–7,6" in out and "R1" in out
    assert "Oder tippe einen Weg in Metern" in out
    assert "PS-ACT-08" in out and max(len(line.rstrip()) for line in out.splitlines() if "resume" not in line) <= 80
    ways = [
        e.data["key"]
        for e in JournalFile(file).read().entries
        if e.kind == "answer" and e.data["question"] == "ps-ask-way"
    ]
    assert ways[0] == "4,4"


@pytest.mark.usefixtures("no_odds")
def test_games_save_themselves_in_the_users_folder(yard: str, home: Path) -> None:
    for _ in range(2):
        fine("play", "phasesix", "hof", "--content", yard, "--seed", "1")
    saved = sorted(path.name for path in (home / "games").iterdir())
    assert saved == [
        "phasesix-hof-1.jsonl", "phasesix-hof-1.jsonl.table",
        "phasesix-hof-2.jsonl", "phasesix-hof-2.jsonl.table",
    ]  # fmt: skip
    secret = home / "games" / "phasesix-hof-1.jsonl.table"
    assert secret.stat().st_mode & 0o077 == 0
    assert json.loads(secret.read_text("utf-8"))["seed"] not in (home / "games" / "phasesix-hof-1.jsonl").read_text()


@pytest.mark.usefixtures("no_odds")
def test_without_its_secret_a_game_goes_on_with_new_dice(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(yard, file, STRIKE)
    (tmp_path / "game.jsonl.table").unlink()
    fine("resume", str(file), typed=f"{STRIKE}\n\n" * 100)
    assert "new_dice" in kinds(file) and kinds(file)[-1] == "reveal"
    ran = run("verify", str(file), "--json")
    assert ran.code == 1, "not all is well: the first dice were never laid open"
    assert ran.data["checked"] > 0 < ran.data["unchecked"]
    assert "Nicht prüfbar" in run("verify", str(file)).out


@pytest.mark.usefixtures("no_odds")
def test_without_a_scenario_and_a_terminal_the_one_to_begin_with_is_played(home: Path) -> None:
    assert "Schlägerei" in fine("play", "phasesix", "--seed", "1").out
    assert (home / "games" / "phasesix-schlaegerei-1.jsonl").exists()


@pytest.mark.usefixtures("no_odds")
def test_options_and_own_content_count(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(yard, file, more=("--option", "initiative_formula=quickness_d6_sum"))
    document = JournalFile(file).read().header.document
    assert (document["scenario"], document["options"]["initiative_formula"]) == ("hof", "quickness_d6_sum")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("nixda",), "Szenario „nixda“ gibt es nicht."),
        (("schlaegerei", "--seat", "x=human"), "Den Platz „x“ gibt es hier nicht. Es gibt: foes, heroes."),
        (("schlaegerei", "--seat", "foes"), "Schreibe SEITE=human oder SEITE=computer"),
        (("schlaegerei", "--seat", "foes=katze"), "„katze“ kann nicht spielen."),
        (("schlaegerei", "--dice", "loaded"), "Möglich sind fair und manual."),
        (("schlaegerei", "--option", "nonsense=1"), "Die Option „nonsense“ gibt es nicht."),
        (("schlaegerei", "--file", "/no/such/folder/game.jsonl"), "Den Ordner /no/such/folder gibt es nicht."),
    ],
)
def test_bad_input_starts_no_game(args: tuple[str, ...], sentence: str, home: Path) -> None:
    assert sentence in refused("play", "phasesix", *args)
    assert not home.exists()


@pytest.mark.usefixtures("no_odds")
def test_a_game_is_never_overwritten(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(yard, file, STRIKE)
    before = file.read_bytes()
    assert "gibt es schon" in refused("play", "phasesix", "hof", "--content", yard, "--file", str(file))
    assert file.read_bytes() == before


# -- replay and verify --------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_odds")
def test_a_replay_stops_where_it_is_told(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(yard, file, *(STRIKE, "") * 30)
    entries = fine("replay", str(file), "--to", "3", "--json").data
    assert [entry["n"] for entry in entries] == [0, 1, 2, 3]
    assert all(event["text"] for entry in entries for event in entry["events"])
    assert "Eintrag 9999 gibt es nicht." in refused("replay", str(file), "--to", "9999")


@pytest.mark.usefixtures("no_odds")
def test_a_changed_journal_is_found_out(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(yard, file, *(STRIKE, "") * 30)
    file.write_text(file.read_text("utf-8").replace('"by":"server"', '"by":"hand"', 1), "utf-8")
    for command in ("verify", "replay", "resume"):
        assert "Der Spielstand wurde verändert." in refused(command, str(file))


def test_files_that_are_no_games_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_text("hello\n")
    for command in ("verify", "replay", "resume"):
        assert "Zeile 1" in refused(command, str(file))
        assert "gibt es nicht" in refused(command, str(tmp_path / "missing.jsonl"))
    assert run("verify", str(tmp_path)).code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["other.txt"]


def test_a_throw_has_its_words_in_the_language_that_is_spoken() -> None:
    saved = Path(__file__).parents[3] / "saved" / "phasesix" / "hohlweg-v1.jsonl"
    assert "2W6, explodierend, im Stechen: [6 → 1] [1]" in fine("replay", str(saved)).out
    english = fine("replay", str(saved), "--lang", "en").out
    assert "2d6, exploding, to break the tie: [6 → 1] [1]" in english and "Stechen" not in english


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2", ["drinking"]),
        ("3", []),
        ("drinking", ["drinking"]),
        ("zechen", ["drinking"]),
        ("Haltet den Dieb!", ["market_chase"]),
        ("d", ["market_chase", "drinking"]),
        ("nixda", []),
    ],
)
def test_a_scenario_is_found_by_number_id_title_or_part_of_it(typed: str, meant: list[str]) -> None:
    titles = {
        "market_chase": {"de": "Haltet den Dieb!", "en": "Stop thief!"},
        "drinking": {"de": "Das große Zechen", "en": "Under the table"},
    }
    assert scenarios_meant(typed, list(titles), titles) == meant


# -- who sits where ---------------------------------------------------------------------------------------------------


def seats(system: str, scenario: str, *wishes: str) -> dict[str, str]:
    found = regelwerk_system(system)
    start = found.start(found.scenario(found.content(()), scenario, {}))
    return {seat: "human" if who == "human" else "computer" for seat, who in seated(found, start, wishes).items()}


def test_a_side_stands_for_all_its_seats() -> None:
    crew = {"rhea": "computer", "oda": "computer", "ilko": "computer"}
    assert seats("darkspace", "halle9", "crew=computer").items() >= crew.items()
    assert seats("darkspace", "halle9", "crew=computer", "oda=human") == {**crew, "oda": "human", "master": "computer"}
    assert seats("darkspace", "halle9", "oda=computer", "crew=human")["oda"] == "computer", "a seat counts for more"
    shift = seats("darkspace", "halle9", "schicht=human")
    assert [seat for seat, who in shift.items() if who == "human"] == ["master"]
    assert "Es gibt: ilko, oda, rhea, master, crew, schicht." in refused(
        "play", "darkspace", "halle9", "--seat", "x=human"
    )


def test_whoever_asks_for_a_seat_gets_no_other() -> None:
    torsturm = ("factions", "torsturm")
    assert [seat for seat, who in seats(*torsturm).items() if who == "human"] == ["asche"]
    assert [seat for seat, who in seats(*torsturm, "zirkel=human").items() if who == "human"] == ["zirkel"]
    both = seats(*torsturm, "zirkel=human", "master=human")
    assert [seat for seat, who in both.items() if who == "human"] == ["zirkel", "master"]
    # Another temper for an opponent changes nothing about where people sit.
    assert [seat for seat, who in seats(*torsturm, "wache=aggressive").items() if who == "human"] == ["asche"]


@pytest.mark.usefixtures("no_odds")
def test_a_game_goes_on_with_the_people_it_had(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(yard, file, more=("--seat", "heroes=human"))
    again = fine("resume", str(file), "--seat", "foes=human", typed="end_turn\n" + "\n" * 6).out
    assert "Es entscheidet: Helden" in again and "Es entscheidet: Rudel" in again


# -- corrections ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_odds")
def test_values_are_corrected_at_any_question_and_the_step_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ("play", "realms", "uebung", "--seed", "1", "--file", str(file))
    corrected = "berichtigen\nberichtigen mars hp 2\ncorrect kommandoeinheit mars liegt ja\n"
    typed = f"\nrest\nmars\nmove\n{corrected}berichtigen mars hp viel\nberichtigen mars mut 3\nquit\n"
    out = fine(*words, typed=typed, width=200).out
    assert "mars hp 5\n" in out and "mars prone nein\n" in out, "what can be corrected, as it stands"
    assert "Berichtigt (Spielleitung): Kommandoeinheit MARS, Trefferpunkte: 2" in out
    assert "Berichtigt (Spielleitung): Kommandoeinheit MARS, Liegt: ja" in out
    asked = out[out.index("Der laufende Schritt ist neu gespielt") :]
    assert "Kommandoeinheit MARS hat 6 AP. Was tust du?" in asked, "the way was asked for, the action is asked anew"
    assert "„viel“ passt nicht zu: Trefferpunkte." in out and "„mars mut 3“ lässt sich nicht berichtigen." in out
    assert fine("verify", str(file), "--json").data["entries"] == len(JournalFile(file).read().entries)


@pytest.mark.usefixtures("no_odds")
def test_whoever_leads_may_give_commands_in_the_middle_of_a_phase(tmp_path: Path) -> None:
    words = ("play", "factions", "torsturm", "--seed", "3", "--seat", "asche=human")
    typed = "\nadjust_rp:wache:2 # Der Rat zahlt.\nadjust_rp:niemand:2\nquit\n"
    led = fine(*words, "--seat", "master=human", "--file", str(tmp_path / "led"), typed=typed, width=200).out
    before, corrected = led[: led.index("Berichtigt (Spielleitung)")], led[led.index("Berichtigt (Spielleitung)") :]
    assert "Die Aschekinder: Du bist am Zug. Was tust du?" in before
    assert "Wache der Sieben Tore, +2 RP." in corrected
    assert "Wache der Sieben Tore: jetzt 6 RP." in corrected
    assert "Die Aschekinder: Du bist am Zug. Was tust du?" in corrected, "the turn goes on"
    assert "„adjust_rp:niemand:2“ steht hier nicht zur Wahl." in corrected
    # Without a person who leads, it is no answer; but whoever plays alone may correct by saying so.
    typed = "adjust_rp:wache:2\nberichtigen adjust_rp:wache:2\nquit\n"
    alone = fine(*words, "--file", str(tmp_path / "alone"), typed=typed, width=200).out
    assert "„adjust_rp:wache:2“ steht hier nicht zur Wahl." in alone and "Wache der Sieben Tore, +2 RP" in alone


# -- the end, once more -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("no_odds")
def test_a_replay_names_the_winner_at_its_end(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    played = play(yard, file, more=("--seat", "heroes=computer"))
    (won,) = [line for line in played.splitlines() if line.startswith("Der Sieg geht an: ")]
    assert fine("replay", str(file)).out.splitlines()[-1] == won
    assert "Der Sieg geht an" not in fine("replay", str(file), "--to", "5").out
    unfinished = tmp_path / "other.jsonl"
    play(yard, unfinished, STRIKE)
    assert "Der Sieg geht an" not in fine("replay", str(unfinished)).out


def test_percent_signs_stay_with_their_numbers() -> None:
    for width in range(12, 60):
        out = io.StringIO()
        voice = Voice()
        voice.out = Console(file=out, width=width, highlight=False)
        line = Text("Gemessen: Gewehr auf Amok. Trifft zu 41,7 %, verwundet zu 20,1 %.")
        voice.print(line.append("  RE-MEA-02", style="dim"))
        voice.print("Trifft zu 41,7 %, verwundet zu 20,1 %.")
        voice.print(Padding(Text("Trifft zu 41,7 %, verwundet zu 20,1 %."), (0, 0, 0, 1)))
        assert not [row for row in out.getvalue().splitlines() if row.strip().startswith("%")], out.getvalue()
        assert out.getvalue().split().count("41,7") == 3
