"""Heldencodex at the command line: odds, duels, trying rules, and scenes played by people."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import regelwerk
from cli.running import fine, refused
from engine.plain_previews import plain_preview
from regelwerk.cli.terminal.typed import key_in
from regelwerk.dice import Law
from regelwerk.engine.interpreters.preview import Preview
from regelwerk.engine.screen.offers import comparable

PROBE = ("odds", "heldencodex", "probe")


# -- odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-SIV-01")
def test_the_chance_of_a_probe_as_a_fraction_and_its_law() -> None:
    out = fine(*PROBE, "--value", "14", "--dice", "4W20", "--throw", "sieve", "--goal", "16").out
    lines = [line.strip() for line in out.splitlines()]
    assert lines[0] == "4W20 auf 14, Siebwurf: ein Ergebnis ab 16"
    assert lines[1] == "1922288089997/2048000000000 = 93,86 %"
    assert "Was dabei herauskommt" in lines and "Vergleich" not in out
    assert lines[-1] == "Exakt gerechnet; angenommenes Verhalten: bestes Spiel für dieses Ziel."


def test_somebody_by_name_with_the_reasons_of_the_dice() -> None:
    out = fine(*PROBE, "Richart", "reaction", "--throw", "sieve", "--goal", "11", "--lang", "en").out
    assert out.startswith("Richart, Reaction 12 (3d20), sieve throw: a result of 11 or more")
    assert "HC-POOL-02" in out and "1932177/2000000 = 96.61 %" in out
    assert "best play for this goal" in out


def test_flags_lucky_numbers_leads_and_free_throws() -> None:
    given = (*PROBE, "--value", "12", "--dice", "3W20", "--throw", "sieve", "--goal", "20", "--json")
    plain, star, lucky, free = (
        fine(*given, *more).data["answers"][0]["worth"]["value"]
        for more in ((), ("--star",), ("--lucky", "7"), ("--free", "1"))
    )
    assert plain < star and plain < lucky and plain < free
    lead = fine(*PROBE, "--value", "10", "--dice", "3W12", "--throw", "cascade", "--lead", "2", "--goal", "size:2").out
    assert "509/1152 = 44,18 %" in lead


def test_a_pool_that_is_too_large_for_its_law_has_a_mean() -> None:
    words = (*PROBE, "--value", "16", "--dice", "5W20", "--throw", "cascade", "--lead", "3", "--goal", "size")
    out = fine(*words).out
    assert "Die ganze Verteilung auszurechnen dauert bei so vielen Würfeln zu lange." in out
    (answer,) = fine(*words, "--json").data["answers"]
    assert answer["law"] is None and answer["worth"]["value"] > 2 and not answer["worth"]["is_chance"]


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("shot", "--dice", "3W12", "--value", "10"), "3845/10368 = 37.09 %"),
        (("shot", "--dice", "3W12", "--value", "10", "--minimum", "16", "--aim"), "929419/2239488 = 41.50 %"),
        (("defence", "9,9", "--dice", "3W12", "--value", "10"), "35/432 = 8.10 %"),
        (("damage", "2W12"), "Damage throw 2d12: the worst hit"),
        (("learn", "--dice", "3W8", "--value", "6"), "3367/4096 = 82.20 %"),
        (("star", "--dice", "4W20"), "83.74 %"),
        (("drink", "richart", "--nth", "3"), "931/1728 = 53.88 %"),
        (("herbs", "--dice", "3W8", "--value", "6"), "52011/16384 = 3.1745"),
        (("haggle", "innkeeper", "innkeeper"), "Who gives in at the end"),
        (("attack", "mechthild", "bandit"), "without a hit"),
    ],
)
def test_the_other_questions(words: tuple[str, ...], shown: str) -> None:
    out = fine("odds", "heldencodex", *words, "--lang", "en").out
    assert shown in out and "Worked out exactly" in out


def test_the_figures_of_two_rivals_are_told_apart() -> None:
    chase = ("odds", "heldencodex", "chase", "wenzel", "jost")
    out = fine(*chase).out
    assert "Wert 11 = 11 Wert" in out and "Wert der anderen Seite 12 = 12 Wert" in out
    assert len(fine(*chase, "--json").data["answers"][0]["tallies"]) == 4


def test_estimates_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regelwerk.systems.heldencodex.odds.rivals.CHASES", 30)
    monkeypatch.setattr("regelwerk.systems.heldencodex.odds.rivals.FOLLOWED", 100)
    monkeypatch.setattr("regelwerk.systems.heldencodex.odds.rivals.TRIES", 40)
    out = fine("odds", "heldencodex", "chase", "jost", "town_guard").out
    assert "≈" in out and "Exakt gerechnet, wo kein ≈ steht; sonst geschätzt aus 30 Versuchen" in out
    data = fine("odds", "heldencodex", "attack", "richart", "mercenary", "--json").data
    assert not data["exact"] and data["answers"][0]["tries"] == 40
    assert "Geschätzt aus 40 Versuchen" in fine("odds", "heldencodex", "attack", "richart", "mercenary").out


def test_questions_and_what_is_missing_are_explained() -> None:
    assert [line.split()[0] for line in refused("odds", "heldencodex").splitlines()[1:]] == [
        "probe", "shot", "attack", "defence", "damage", "learn", "star", "drink", "herbs", "haggle", "chase",
    ]  # fmt: skip
    assert "Nenne jemanden mit Fertigkeit" in refused(*PROBE, "--star")
    assert "Worauf geht die Probe?" in refused(*PROBE, "richart")
    assert "Meintest du: Richart" in refused(*PROBE, "richard", "reaction")
    assert "result, 16, reach:16" in refused(*PROBE, "--value", "14", "--goal", "glory")


def test_questions_from_python() -> None:
    reached, _, *_ = regelwerk.ask("heldencodex", "probe", dice="3W20", value=12, throw="sieve", goal=20, star=True)
    assert str(reached.worth) == "25018147/64000000"


# -- duels ------------------------------------------------------------------------------------------------------------


def test_a_duel_is_fought_out_at_once_if_its_states_are_too_many() -> None:
    data = fine("duel", "heldencodex", "mechthild", "bandit", "--fights", "20", "--json").data
    assert not data["exact"] and data["fights"] == 20
    assert set(data["participants"]) == {"mechthild", "bandit"}
    out = fine("duel", "heldencodex", "mechthild", "bandit", "--fights", "20", "--max-states", "50").out
    assert "Mechthild am Ende" in out and "Simuliert mit 20 Kämpfen" in out


# -- trying rules -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HC-CHS-04")
def test_rules_are_tried_by_their_ids_or_names() -> None:
    given = json.dumps({"leader": 17, "other": 9, "gap": 3})
    data = fine("try", "heldencodex", "chase_step", "--given", given, "--json").data
    assert data["result"] == {"physis": 1, "gap": 5}
    sides = {
        "attacker": {"who": "richart", "dice": [7, 11, 12, 12]},
        "defender": {"who": "mercenary", "dice": [13, 12, 5, 2]},
        "attack": {"manoeuvres": [[11], [12], [12]]},
        "bodies": {"attacker": "richart", "defender": "mercenary"},
    }
    words = ("try", "heldencodex", "resolve_exchange", "--given", json.dumps(sides), "--faces", "8 8")
    out = fine(*words, "--answers", "parry:-/12/13").out
    assert "Söldner wehrt" in out and "2 von 3" in out and "HC-MEL-08" in out
    assert '"hits": ["severe"]' in out
    assert "best_group(" in fine("try", "heldencodex").out


def test_rules_of_one_heading_are_told_apart_by_their_text() -> None:
    lines = fine("rules", "Glückszahl", "--system", "heldencodex", width=80).out.splitlines()
    lucky = [line for line in lines if line.startswith("HC-LUK-")]
    assert all(len(line) <= 80 for line in lucky) and len({line[12:] for line in lucky}) == len(lucky) == 4


def test_rules_are_shown_with_what_stands_behind_them() -> None:
    out = fine("rules", "HC-SIV-01", "--system", "heldencodex").out
    assert "HC-SIV-01" in out and "one_throw" in out


# -- play -------------------------------------------------------------------------------------------------------------


def test_kept_dice_come_with_advice_and_may_be_typed_in_any_order(home: Path) -> None:
    out = fine("play", "heldencodex", "sneaking", "--seed", "5", typed="quit\n").out
    assert "Rat für dieses Ziel, exakt gerechnet: ein hohes Ergebnis." in out
    best = next(line for line in out.splitlines() if "██████████" in line)
    assert best.strip().startswith("7  20 behalten"), "the dice stay in their order; the bar says what is best"
    assert list((home / "games").iterdir())


@pytest.mark.parametrize(
    ("text", "key"),
    [("12 9", "keep:12,9"), ("12,9", "keep:12,9"), ("keep 9 12", "keep:9,12"), ("take 9", ""), ("nine", "")],
)
def test_faces_are_read_without_their_kind(text: str, key: str) -> None:
    assert key_in(text, {"keep"}) == key


def test_faces_without_kind_are_unclear_where_there_are_several() -> None:
    assert key_in("12 9", {"keep", "to"}) == "" and key_in("to 12 9", {"keep", "to"}) == "to:12,9"


def test_long_lists_of_kept_dice_show_the_best_five_and_the_default() -> None:
    out = fine("play", "heldencodex", "duel", "--seed", "5", typed="\nalle\nquit\n").out
    assert "weitere, z. B. keep:" in out
    short, _, rest = out.partition("weitere, z. B. keep:")
    assert short.count("behalten, ") < rest.count("behalten, ")


def test_people_play_the_heroes_and_the_computer_the_others() -> None:
    out = fine("play", "heldencodex", "ambush", "--seed", "1", typed="quit\n").out
    (people,) = [line for line in out.splitlines() if line.startswith("Du spielst: ")]
    assert "Jost" in people and "Wenzel" in people and "Bandit" not in people


def test_who_asks_why_where_nothing_is_ruled_out_gets_an_answer() -> None:
    assert "Hier ist nichts ausgeschlossen" in fine("play", "heldencodex", "duel", "--seed", "3", typed="warum\n").out
    english = fine("play", "heldencodex", "duel", "--seed", "3", "--lang", "en", typed="why\n").out
    assert "Nothing is ruled out here" in english


@pytest.mark.usefixtures("all_odds")
def test_in_a_narrow_terminal_odds_stand_below_the_answers() -> None:
    out = fine("play", "heldencodex", "drinking", "--seed", "2", typed="quit\n", width=60).out
    lines = [line.rstrip() for line in out.splitlines()]
    at = next(n for n, line in enumerate(lines) if line.startswith(" 1  Trinken"))
    assert lines[at].endswith("(mindestens 4)") and lines[at + 1].strip().endswith(" 70,3 %")


def test_odds_that_measure_something_else_do_not_stand_beside_the_others() -> None:
    def shown(measure: str, number: int) -> Preview:
        return plain_preview(Law.certain(number), measure, "sensible")

    run, stand = shown("hc-stake-result", 12), shown("hc-stake-segments", 0)
    assert comparable({"stand": stand, "evade:running": run}, "stand") == {"evade:running": run}
    assert comparable({"stand": stand, "duck": stand}, "stand") == {}, "nothing is at stake"
    sweep, strike = shown("hc-stake-segments", 2), shown("hc-stake-exchange", 3)
    assert comparable({"sweep": sweep, "attack": strike}, "pass") == {"sweep": sweep, "attack": strike}


@pytest.mark.usefixtures("no_odds")
def test_real_dice_are_typed_as_they_lie() -> None:
    out = fine("play", "heldencodex", "drinking", "--dice", "manual", typed="1\n7 8\n7 8 9\n").out
    assert "Wirf 3W12 (HC-SGL-01) und tippe die Augen, etwa: 5 6 3" in out, "no die is thrown on here"
    assert "Für 3W12 fehlen noch Augen ab Würfel 3." in out
    assert "Richart, Wurf 3W12: [7] [8] [9]" in out


@pytest.mark.usefixtures("no_odds")
def test_a_whole_scene_is_played_with_the_defaults() -> None:
    out = fine("play", "heldencodex", "sneaking", "--seed", "4", typed="\n" * 60).out
    assert "Alle Würfel liegen offen." in out
    english = fine("play", "heldencodex", "sneaking", "--seed", "4", "--lang", "en", typed="\n" * 60).out
    assert "All dice lie open." in english


# -- scenes of several parts ------------------------------------------------------------------------------------------


def played_by_the_computer(folder: Path, scene: str, seed: int, *seats: str) -> Path:
    file = folder / f"{scene}.jsonl"
    everybody = [word for seat in (*seats, "master") for word in ("--seat", f"{seat}=computer")]
    fine("play", "heldencodex", scene, "--seed", str(seed), "--file", str(file), *everybody)
    return file


def sections(text: str, heading: str) -> dict[str, str]:
    """What stands under each heading of a Markdown report."""
    _, *rest = re.split(rf"^{heading} ", text, flags=re.MULTILINE)
    return dict(part.split("\n", 1) for part in rest)


def physis_of(name: str, text: str) -> list[int]:
    return [int(found) for found in re.findall(rf"^\| {name} \| \d+ \| (\d+) \|", text, flags=re.MULTILINE)]


def test_a_report_tells_a_scene_part_by_part_with_its_own_rounds_and_its_end(tmp_path: Path) -> None:
    file = played_by_the_computer(tmp_path, "toll_house", 6, "jost", "richart", "elsbeth")
    text = fine("report", str(file), "--format", "markdown", "--no-dice").out
    parts = sections(text, "##")
    assert list(parts)[:4] == [
        "Zu Beginn", "Teil 1: Schleichen (Jost)", "Teil 2: Probe auf Wachgabe (Raufbold)", "Teil 3: Wache",
    ]  # fmt: skip
    assert list(parts)[-1] == "Ausgang" and "läuft noch" not in text and "Der Sieg geht an: " in parts["Ausgang"]
    assert list(sections(parts["Teil 1: Schleichen (Jost)"], "###")) == ["Runde 1", "Runde 2", "Runde 3"]
    shifts = sections(parts["Teil 3: Wache"], "###")
    assert list(shifts)[:2] == ["Schicht 1", "Schicht 2"] and "Richart übernimmt Schicht 1." in shifts["Schicht 1"]
    # What the watch costs is not known at the start.
    assert physis_of("Richart", parts["Zu Beginn"]) == [18]
    before = physis_of("Richart", text)
    assert before == sorted(before, reverse=True) and before[-1] < 18


def test_one_part_or_one_round_of_it_can_be_told_alone(tmp_path: Path) -> None:
    file = played_by_the_computer(tmp_path, "toll_house", 6, "jost", "richart", "elsbeth")
    report = ("report", str(file), "--format", "markdown", "--no-dice")
    text = fine(*report, "--part", "3", "--round", "2").out
    assert list(sections(text, "##")) == ["Teil 3: Wache"] and list(sections(text, "###")) == ["Schicht 2"]
    assert list(sections(fine(*report, "--part", "1").out, "##")) == ["Teil 1: Schleichen (Jost)"]
    assert "Teil 9 wurde in diesem Spiel nicht gespielt." in refused(*report, "--part", "9")


def test_a_scene_of_one_part_has_none_to_choose(tmp_path: Path) -> None:
    file = played_by_the_computer(tmp_path, "market_chase", 1, "jost", "richart")
    assert "Dieses Spiel hat keine Teile." in refused("report", str(file), "--part", "1")
    assert "Teil 1" not in fine("report", str(file)).out


def test_the_log_shows_captions_and_counts_rounds_anew_in_each_part(tmp_path: Path) -> None:
    file = played_by_the_computer(tmp_path, "market_day", 6, "jost", "richart", "elsbeth", "mechthild")
    headings = re.findall(r"^─+ (.+?) ─+$", fine("replay", str(file)).out, flags=re.MULTILINE)
    haggling = headings.index("Feilschen (Elsbeth und Rosshändler)")
    talking = headings.index("Redekunst (Elsbeth gegen Stadtwache)")
    assert headings[haggling + 1] == headings[talking + 1] == "Runde 1"


def test_a_campaign_follows_a_scene_from_part_to_part() -> None:
    words = ("campaign", "heldencodex", "toll_house", "--runs", "4", "--rounds", "40", "--seed", "1")
    out = fine(*words, width=140).out
    assert re.search(r"Teil 1: Schleichen \(Jost\) +100,0 %", out) and "noch dabei, vom Anfang bis Teil 11" in out
    assert "höchstens 40 Runden in jedem Teil" in out
    data = fine(*words, "--json").data
    assert len(data["parts"]) == 11 and data["parts"][0]["caption"] == "Schleichen (Jost)"
    assert data["parts"][0]["played"]["value"] == 1 and data["undecided"]["value"] == 0
    assert all(len(one["survival"]) == 12 for one in data["participants"].values())
