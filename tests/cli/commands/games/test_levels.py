"""`regelwerk play` against levels: they play, are kept in a saved game, give hints, and fail in the open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cli.running import fine, refused
from regelwerk.cli.saved_games import read_secrets
from regelwerk.engine.journal.entries import JournalFile
from regelwerk.engine.patience import OutOfPatience
from regelwerk.players import hints, levels
from regelwerk.players.levels import Beginner


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few futures that time does not matter."""
    few = {name: replace(effort, futures=20, seconds=None) for name, effort in levels.EFFORTS.items()}
    monkeypatch.setattr(levels, "EFFORTS", few)
    monkeypatch.setattr(hints, "EFFORT", replace(hints.EFFORT, futures=20, seconds=None))


def play(yard: str, file: Path, *more: str, typed: str = "") -> str:
    args = ("play", "phasesix", "hof", "--content", yard, "--seed", "3", "--file", str(file))
    return fine(*args, *more, typed=typed).out


def answers(file: Path) -> list[tuple[str, str]]:
    entries = JournalFile(file).read().entries
    return [(entry.data["seat"], entry.data["key"]) for entry in entries if entry.kind == "answer"]


def test_levels_play_a_whole_game_the_same_again(yard: str, tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    seats = ("--seat", "heroes=Stark", "--seat", "foes=Anfänger")
    assert "Der Sieg geht an:" in play(yard, one, *seats)
    play(yard, other, *seats)
    assert answers(one) == answers(other)
    assert read_secrets(one).seats == {"heroes": "strong", "foes": "beginner"}
    assert fine("verify", str(one), "--json").data["revealed"]


def test_a_saved_game_goes_on_with_its_level(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(yard, file, "--seat", "foes=strong", typed="quit\n")
    fine("resume", str(file), typed="quit\n")
    assert read_secrets(file).seats["foes"] == "strong"


def test_who_is_not_there_is_refused_with_who_is(yard: str) -> None:
    said = refused("play", "phasesix", "hof", "--content", yard, "--seat", "foes=genius")
    assert "genius" in said and "steady" in said and "strong" in said and "masterly" in said


@pytest.mark.parametrize(
    "command",
    [("duel", "phasesix", "Wolf", "Zombie", "--tactic", "stark"), ("campaign", "phasesix", "--tactic", "masterly")],
)
def test_thousands_of_games_are_not_thought_through(command: tuple[str, ...]) -> None:
    said = refused(*command)
    assert "steady" in said and "regelwerk tournament" in said


@pytest.mark.parametrize(
    ("lang", "first", "rests"),
    [("de", "Der Computer würde antworten:", "in Gedanken"), ("en", "The computer would answer:", "in thought")],
)
def test_a_hint_is_given_at_the_question(yard: str, tmp_path: Path, lang: str, first: str, rests: str) -> None:
    out = play(yard, tmp_path / "game.jsonl", "--lang", lang, typed="hint\nquit\n")
    assert first in out and rests in " ".join(out.split())
    assert " % ± " in out


@pytest.mark.parametrize(
    ("trouble", "told", "logged", "by"),
    [
        (
            RuntimeError("no idea"),
            "Der Computer ist beim Nachdenken gescheitert. Seine Taktik antwortet.",
            "beginner crashed",
            "computer_crashed",
        ),
        (
            OutOfPatience(),
            "Der Computer hat zu lange nachgedacht. Seine Taktik antwortet.",
            "beginner did not answer within 60 seconds",
            "computer_slow",
        ),
    ],
)
def test_a_player_that_crashes_or_hangs_is_told_and_the_game_goes_on(
    yard: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: BaseException,
    told: str,
    logged: str,
    by: str,
) -> None:
    def fail(*_: object) -> str:
        raise trouble

    monkeypatch.setattr(Beginner, "decide", fail)
    file = tmp_path / "game.jsonl"
    out = play(yard, file, "--seat", "heroes=beginner", "--seat", "foes=computer")
    assert told in " ".join(out.split())
    assert "Der Sieg geht an:" in out
    assert logged in caplog.text
    own = [entry.data.get("by") for entry in JournalFile(file).read().entries if entry.data.get("seat") == "heroes"]
    assert by in own
