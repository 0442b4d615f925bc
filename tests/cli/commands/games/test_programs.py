"""`regelwerk play` with outside programs: they play, fail in the open, and are started only where they are named."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from cli.running import fine, refused
from regelwerk.engine.journal.entries import Entry, JournalFile

BOT = Path(__file__).parents[4] / "examples" / "bot.py"


def seat(program: Path) -> str:
    return f"program:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"


def play(yard: str, file: Path, *more: str) -> str:
    """Nobody types anything: programs and computers play."""
    return fine("play", "phasesix", "hof", "--content", yard, "--seed", "3", "--file", str(file), *more).out


def answers(file: Path) -> list[Entry]:
    return [entry for entry in JournalFile(file).read().entries if entry.kind == "answer"]


def test_the_bot_of_the_handbook_plays_a_whole_game(yard: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    out = play(yard, file, "--seat", f"heroes={seat(BOT)}", "--seat", "foes=computer")
    assert "Der Sieg geht an:" in out
    own = [entry.data for entry in answers(file) if entry.data["seat"] == "heroes"]
    assert any(data["key"].startswith("attack") for data in own)
    assert not [data for data in own if "by" in data]
    assert fine("verify", str(file), "--json").data["revealed"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("de", "Das Programm läuft nicht mehr."), ("en", "the program is no longer running.")],
)
def test_a_dead_program_is_told_once_and_the_game_goes_on(yard: str, tmp_path: Path, lang: str, sentence: str) -> None:
    file = tmp_path / "game.jsonl"
    out = play(yard, file, "--seat", "heroes=program:false", "--seat", "foes=computer", "--lang", lang)
    assert out.count(sentence) == 1
    faults = [entry.data["by"] for entry in answers(file) if "by" in entry.data]
    assert faults == ["program_dead"]
    assert fine("verify", str(file), "--json").data["revealed"]
    assert fine("replay", str(file), "--lang", lang).out.count(sentence) == 1


def test_a_wrong_program_is_told_each_time(yard: str, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT.read_text("utf-8").replace("key=decide(message)", "key='fly'"), "utf-8")
    file = tmp_path / "game.jsonl"
    out = play(yard, file, "--seat", f"heroes={seat(bot)}", "--seat", "foes=computer")
    own = [entry.data.get("by") for entry in answers(file) if entry.data["seat"] == "heroes"]
    assert set(own) == {"program_wrong"}
    assert out.count("etwas geantwortet, das hier nicht geht") == len(own)


def test_a_program_is_slow_after_its_seconds(yard: str, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(BOT.read_text("utf-8").replace("def say(", "import time\n\n\ndef say(") + "", "utf-8")
    bot.write_text(
        bot.read_text("utf-8").replace('case "prompt":', 'case "prompt":\n            time.sleep(60)'), "utf-8"
    )
    file = tmp_path / "game.jsonl"
    more = ("--seat", f"heroes={seat(bot)}", "--seat", "foes=computer", "--program-seconds", "2")
    out = play(yard, file, *more)
    assert "Das Programm hat nicht rechtzeitig geantwortet." in out
    assert "Das Programm läuft nicht mehr." in out


def test_a_saved_game_starts_no_program_by_itself(yard: str, tmp_path: Path) -> None:
    file, trace = tmp_path / "game.jsonl", tmp_path / "trace"
    bot = tmp_path / "bot.py"
    bot.write_text(f"open({str(trace)!r}, 'a').write('started\\n')\n" + BOT.read_text("utf-8"), "utf-8")
    play(yard, file, "--seat", "heroes=human", "--seat", f"foes={seat(bot)}")
    assert trace.read_text("utf-8").count("started") == 1
    fine("resume", str(file))
    assert trace.read_text("utf-8").count("started") == 1
    fine("resume", str(file), "--seat", f"foes={seat(bot)}")
    assert trace.read_text("utf-8").count("started") == 2


@pytest.mark.parametrize("who", ["program:", "program:  ", "program:'bot"])
def test_a_program_needs_a_command(who: str) -> None:
    assert "program:BEFEHL" in refused("play", "phasesix", "--seat", f"heroes={who}")
