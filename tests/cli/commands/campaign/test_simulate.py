"""`regelwerk campaign`: who is still in, who wins, how the figures go from round to round."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.running import fine, refused
from regelwerk.cli.reports.campaign import spark
from regelwerk.engine import system as registry
from regelwerk.lab.estimate import Estimate, exactly

BRAWL = ("campaign", "phasesix", "schlaegerei", "--runs", "12", "--phases", "3", "--seed", "2")
YARD = ("campaign", "phasesix", "hof", "--runs", "20", "--rounds", "4")


def test_the_table_names_everybody_with_intervals_and_says_how_it_was_found() -> None:
    out = fine(*BRAWL, width=160).out
    assert out.startswith("Schlägerei\n")
    for word in ("noch dabei", "gewinnt", "Herzen", "Leyla", "Räuber 2", "noch offen: "):
        assert word in out
    assert "noch dabei, vom Anfang bis Runde 3" in out and "Herzen, vom Anfang bis Runde 3" in out
    assert "Simuliert mit 12 Spielen (95-%-Intervalle), höchstens bis Runde 3; Dauer im Mittel " in out
    assert "Taktik: besonnen (steady); Startwert 2." in out
    english = fine(*BRAWL, "--lang", "en", width=160).out
    assert "Brawl" in english and "still in, from the start to round 3" in english and "± " in english


def test_a_narrow_terminal_gets_more_tables_and_every_number_whole() -> None:
    storm = ("campaign", "factions", "torsturm", "--runs", "5", "--phases", "2")
    narrow, wide = fine(*storm, width=80).out, fine(*storm, width=160).out
    assert "…" not in narrow and "…" not in wide
    assert narrow.count("Wache der Sieben Tore ") == wide.count("Wache der Sieben Tore ") + 1
    assert narrow.count("±") == wide.count("±")


@pytest.mark.slow
def test_json_holds_every_course_and_the_same_seed_gives_the_same_numbers() -> None:
    data = fine(*BRAWL, "--json").data
    assert (data["system"], data["scenario"], data["runs"], data["round_limit"], data["first_round"]) == (
        "phasesix", "schlaegerei", 12, 3, 1,
    )  # fmt: skip
    leyla = data["participants"]["leyla"]
    assert leyla["name"] == "Leyla"
    assert data["figures"] == {"ps-board-hearts": "Herzen", "ps-board-boosts": "Boosts"}
    assert len(leyla["survival"]) == len(leyla["figures"]["ps-board-hearts"]) == 4
    assert leyla["survival"][0]["value"] == 1 and leyla["survival"][0]["low"] < 1
    assert leyla["figures"]["ps-board-hearts"][0] == {"value": 6, "low": 6, "high": 6}
    sides = [data["participants"][who]["wins"]["value"] for who in ("leyla", "robber_1")]
    assert sum(sides) + data["draw"]["value"] + data["undecided"]["value"] == pytest.approx(1)
    assert data == fine(*BRAWL, "--json").data


@pytest.mark.slow
def test_workers_do_not_change_the_numbers() -> None:
    many = ("campaign", "factions", "torsturm", "--runs", "120", "--phases", "1", "--json")
    assert fine(*many, "--workers", "2").data == fine(*many).data


def test_seats_may_have_tactics_of_their_own(yard: str) -> None:
    def policy(*args: str) -> str:
        return str(fine(*YARD, "--content", yard, "--json", *args).data["policy"])

    assert policy() == "steady"
    assert policy("--tactic", "reckless") == "reckless"
    assert policy("--tactic", "reckless", "--seat", "foes=cautious") == (
        "foes: cautious, heroes: reckless, master: reckless"
    )


def test_options_and_own_content_count(yard: str) -> None:
    data = fine(*YARD, "--content", yard, "--option", "space=none", "--json").data
    assert list(data["participants"]) == ["hagen", "wolf"]


@pytest.mark.slow
def test_the_plot_is_a_picture_of_survival_and_figures(tmp_path: Path) -> None:
    file = tmp_path / "brawl.svg"
    out = fine(*BRAWL, "--plot", str(file), width=200).out
    assert f"Das Bild liegt in {file}." in out
    text = file.read_text("utf-8")
    ElementTree.fromstring(text)
    for word in ("noch dabei (%)", "Herzen", "Runde", "Leyla", "Räuber 3"):
        assert word in text


def test_a_course_is_a_line_of_columns() -> None:
    assert spark([exactly(0), exactly(4), None, exactly(8)], 0, 8) == "▁▅ █"
    assert spark([exactly(-2), exactly(0)], -2, 0) == "▁█"
    assert spark([exactly(0)] * 3, 0, 0) == "▁▁▁"
    long = spark([Estimate(n, n, n) for n in range(500)], 0, 499)
    assert len(long) == 60 and long[0] == "▁" and long[-1] == "█"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("campaign", "dsa"), "Das Spielsystem „dsa“ ist nicht installiert."),
        (("campaign", "phasesix", "schlaegere"), "Meintest du: "),
        ((*BRAWL, "--tactic", "lazy"), "Die Taktik „lazy“ gibt es nicht. Es gibt: "),
        ((*BRAWL, "--seat", "foes=lazy"), "Die Taktik „lazy“ gibt es nicht. Es gibt: "),
        ((*BRAWL, "--seat", "foes"), "Schreibe PLATZ=TAKTIK; Plätze: foes, heroes, master."),
        ((*BRAWL, "--seat", "dogs=steady"), "Den Platz „dogs“ gibt es hier nicht."),
        ((*BRAWL, "--runs", "0"), "--runs nicht"),
        ((*BRAWL, "--rounds", "0"), "nicht, erwartet wird eine ganze Zahl ≥ 1 ≤ 1000."),
        ((*BRAWL, "--plot", "x.gif"), "x.gif: Bilder gibt es als svg, png oder pdf."),
        ((*BRAWL, "--plot", "nowhere/x.svg"), "Den Ordner nowhere gibt es nicht."),
        ((*BRAWL, "--option", "nonsense=1"), "Die Option „nonsense“ gibt es nicht."),
    ],
)
def test_bad_input_is_refused_with_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*args)


@pytest.mark.slow
def test_without_matplotlib_the_error_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert 'pip install "regelwerk[plot]"' in refused(*BRAWL, "--plot", str(tmp_path / "x.svg"))


@pytest.mark.parametrize("name", registry.system_names())
def test_without_a_scenario_the_one_to_begin_with_is_played(name: str) -> None:
    system = registry.system(name)
    content = system.content()
    scenario = system.scenarios(content)[system.first_scenario]["de"]
    assert scenario in fine("campaign", name, "--phases", "1", "--runs", "2").out
