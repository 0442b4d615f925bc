"""`regelwerk tournament` and `regelwerk value` as somebody types them."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cli.running import fine, refused
from regelwerk.engine.system import System, system
from regelwerk.players.games import Player
from regelwerk.players.judging import read_value
from regelwerk.players.levels import player

MATCH = ("tournament", "phasesix", "schlaegerei", "--players", "steady,zufall", "--games", "4", "--seed", "1")
OWN = """
[weapons.poker]
name = { de = "Schürhaken", en = "poker" }
kind = "melee"
modes = ["melee"]
damage_potential = 1
"""


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
    assert "mindestens 60 % der Punkte, auf 95 % sicher nach 20 Partien" in out
    assert "höchstens 60 % gegen mindestens 70 %" in out and "mit höchstens 5 % Wahrscheinlichkeit" in out
    other = ("--players", "zufall,steady", "--target", "62.5", "--margin", "2.5", "--certainty", "99")
    out = fine(*MATCH[:3], *other, "--games", "200", width=250).out
    assert "nicht gezeigt, dass es mindestens 62,5 % der Punkte sind; auf 99 % sicher" in out
    assert "weniger als 67,5 %" in out
    assert "Nach 4 Partien ist offen" in fine(*MATCH, "--target", "60", width=160).out


def test_a_target_needs_room_above_it() -> None:
    assert "unter 2,5" in refused(*MATCH, "--target", "95")


def test_a_result_has_all_that_it_takes_to_play_it_again(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "weapons.toml").write_text(OWN, "utf-8")
    limits = ("--target", "55", "--margin", "4", "--certainty", "90", "--futures", "30")
    data = fine(
        *MATCH[:5], "--games", "3", *limits, "--option", "aim_unarmed=false", "--content", str(own), "--json"
    ).data
    assert (data["games"], data["matches"][0]["games"]) == (4, 4), "whole pairs"
    assert (data["seconds"], data["futures"]) == (None, 30)
    assert (data["target"], data["margin"], data["certainty"]) == (55, 4, 90)
    assert data["rules"] == system("phasesix").game.rules_version
    assert data["options"] == {"aim_unarmed": False} and set(data["content"]) == {"weapons"}
    assert data["matches"][0]["faults"] == [0, 0]
    program, *words = shlex.split(data["command"])
    assert program == "regelwerk"
    assert fine(*words, "--json").data == data


class Fails:
    name = "fails"

    def decide(self, *_: Any) -> str:
        return "fly"


def test_who_fails_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Ausfälle" not in fine(*MATCH, width=160).out

    def found(chosen: System, name: str, *how: Any, **more: Any) -> Player:
        return Fails() if name == "random" else player(chosen, name, *how, **more)

    monkeypatch.setattr("regelwerk.lab.tournament.player", found)
    sound, failed = fine(*MATCH, "--json").data["matches"][0]["faults"]
    assert sound == 0 and failed > 10
    told = fine(*MATCH, width=160).out
    assert f"0 : {failed}" in told and "hat die übliche Taktik geantwortet" in told


def test_three_players_get_ratings() -> None:
    out = fine(*MATCH[:4], "steady,anfaenger,zufall", "--games", "2", width=160).out
    assert out.count(" gegen ") == 3
    assert [line for line in out.splitlines() if line.strip().startswith(("+", "-"))]


def test_wrong_players_are_named_with_those_who_play() -> None:
    assert "genie" in refused(*MATCH[:4], "genie,steady") and "strong" in refused(*MATCH[:4], "genie,steady")
    assert "Turnier" in refused(*MATCH[:4], "human,steady") and "program" not in refused(*MATCH[:4], "human,steady")
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
