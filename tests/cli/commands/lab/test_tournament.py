"""`regelwerk tournament` and `regelwerk value` as somebody types them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from cli.running import fine, refused
from regelwerk.players.judging import read_value

MATCH = ("tournament", "phasesix", "schlaegerei", "--players", "steady,zufall", "--games", "4", "--seed", "1")


def test_a_match_tells_shares_elo_and_how_it_was_played() -> None:
    out = fine(*MATCH, width=160).out
    assert out.startswith("Schlägerei\n")
    assert "besonnen (steady) gegen Zufall (random)" in out
    assert "Jede Startzahl wurde zweimal gespielt" in out
    english = fine(*MATCH, "--lang", "en", width=160).out
    assert "against at random (random)" in english and "draws count half" in english


def test_json_has_every_pair_and_the_ratings(tmp_path: Path) -> None:
    plot = tmp_path / "match.svg"
    data = fine(*MATCH, "--json", "--plot", str(plot)).data
    (match,) = data["matches"]
    assert (match["first"], match["second"], match["games"]) == ("steady", "random", 4)
    assert len(match["pairs"]) == 2
    share = sum(sum(pair) for pair in match["pairs"]) / 4
    assert match["share"]["value"] == share
    assert set(data["ratings"]) == {"steady", "random"}
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")


def test_a_target_is_tested_until_it_is_certain() -> None:
    out = fine(*MATCH[:5], "--games", "200", "--target", "60", width=160).out
    assert "mindestens 60 % der Punkte, sicher nach 20 Partien" in out


def test_three_players_get_ratings() -> None:
    out = fine(*MATCH[:4], "steady,anfaenger,zufall", "--games", "2", width=160).out
    assert out.count(" gegen ") == 3
    assert [line for line in out.splitlines() if line.strip().startswith(("+", "-"))]


def test_wrong_players_are_named_with_those_who_play() -> None:
    assert "genie" in refused(*MATCH[:4], "genie,steady") and "strong" in refused(*MATCH[:4], "genie,steady")
    assert "mindestens zwei verschiedene" in refused(*MATCH[:4], "steady")
    assert "mindestens zwei verschiedene" in refused(*MATCH[:4], "steady,steady")


def test_weights_are_fitted_into_a_file_and_held_against_games(tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    told = fine("value", "phasesix", "schlaegerei", "--games", "16", "--fit", str(file), width=160).out
    assert "Log-Verlust" in told and str(file) in told.replace("\n", "")
    written = read_value(file.read_text("utf-8"))
    assert written.command == "regelwerk value phasesix schlaegerei --games 16 --seed 1 --fit value.toml"
    assert set(written.scenes) == {"", "schlaegerei"}
    before = file.read_text("utf-8")
    fine("value", "phasesix", "schlaegerei", "--games", "16", "--seed", "2", "--fit", str(file), width=160)
    again = file.read_text("utf-8")
    assert again.split("# ")[:3] == before.split("# ")[:3] and again != before, "only the scene that was named"
    assert "--seed 2" in again and read_value(again).command == written.command
    checked = fine("value", "phasesix", "schlaegerei", "--games", "16", width=160).out
    assert "Zugesagt" in checked and "Eingetreten" in checked
