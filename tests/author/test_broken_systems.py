"""A broken system of somebody else's is named with what is wrong, switches itself off alone, and disturbs nobody."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Timer
from urllib.request import urlopen

import pytest

from author.packages import REGELWERK, run_program, write_and_install

OURS = ("darkspace", "factions", "heldencodex", "phasesix", "realms")


def spoil(file: str, old: str, new: str) -> Callable[[Path], None]:
    """Replace something in a file of a generated system."""

    def change(sources: Path) -> None:
        path = sources / file
        text = path.read_text("utf-8")
        assert old in text, (file, old)
        path.write_text(text.replace(old, new), "utf-8")

    return change


def remove(file: str) -> Callable[[Path], None]:
    return lambda sources: (sources / file).unlink()


WHEN_OPENED: dict[str, tuple[Callable[[Path], None], str]] = {
    "imports_nothing": (spoil("rules.py", "from .state import", "from .no_such_module import"), "no_such_module"),
    "does_not_parse": (spoil("game.py", "class Seen", "clas Seen"), "SyntaxError"),
    "is_no_system": (spoil("system.py", "SYSTEM = ", "SYSTEM = 7  # "), "int"),
    "has_no_screen": (spoil("system.py", "def display(", "def displays("), "display"),
    "has_no_name": (spoil("system.py", '    name = "has_no_name"\n', ""), "name"),
    "calls_itself_other": (spoil("system.py", 'name = "calls_itself_other"', 'name = "other"'), "other"),
    "has_no_tactic": (spoil("system.py", 'default_tactic = "bold"', 'default_tactic = "brave"'), "brave"),
    "has_no_catalogue": (remove("rules.toml"), "rules.toml"),
    "has_torn_content": (spoil("content/scenarios.toml", "[scenarios.embers]", "[scenarios.embers"), "scenarios.toml"),
    "begins_nowhere": (spoil("system.py", '"candlelight"', '"daylight"'), "daylight"),
}
"""What is wrong before anything is played, and what the sentence about it names."""

WHEN_PLAYED: dict[str, tuple[Callable[[Path], None], str, str]] = {
    "misses_a_rule": (spoil("rules.toml", "-END-02]", "-END-03]"), "catalogue", "END-02"),
    "misses_a_message": (spoil("messages/de.ftl", "-hit = ", "-hurt = "), "log-words", "-hit"),
    "never_ends": (
        spoil("rules.py", "    me, you = duel", "    while True:\n        pass\n    me, you = duel"),
        "questions",
        "turn",
    ),
    "talks_for_ever": (
        spoil(
            "rules.py",
            "    me, you = duel",
            '    while True:\n        yield note("X", "x-for-ever")\n    me, you = duel',
        ),
        "questions",
        "x-for-ever",
    ),
    "returns_nonsense": (spoil("rules.py", "    return replace(duel.put(me)", "    return 7  # "), "questions", "int"),
    "tells_secrets": (spoil("game.py", "state = state.put(replace(one, trick=0))", "pass"), "secrets", "anna"),
    "looks_at_the_clock": (
        spoil("rules.py", "thrown + strength", "thrown + strength + __import__('random').randint(-9, 9)"),
        "replay",
        "",
    ),
}
"""What only shows when it is played: the check that finds it, and what the finding names."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Where a good system is installed beside all broken ones, and a home for saved games."""
    site, folders = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("folders")
    write_and_install("good_game", folders / "good_game", site)
    for name, (change, _) in WHEN_OPENED.items():
        change(write_and_install(name, folders / name, site))
    return site, tmp_path_factory.mktemp("home")


def test_the_versions_name_every_broken_system_with_what_is_wrong(house: tuple[Path, Path]) -> None:
    ran = run_program(*house, "systems")
    assert ran.returncode == 0, ran.stderr
    for name in (*OURS, "good_game"):
        assert re.search(rf"^{name}: .*Regeln", ran.stdout, re.MULTILINE)
    for name, (_, named) in WHEN_OPENED.items():
        (said,) = [line for line in ran.stdout.split("Das Spielsystem ") if line.startswith(f"„{name}“")]
        assert "abgeschaltet" in said
        assert named in said


def test_playing_a_broken_system_is_refused_with_a_sentence(house: tuple[Path, Path]) -> None:
    ran = run_program(*house, "play", "imports_nothing")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "no_such_module" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_others_are_played_searched_and_checked_as_ever(house: tuple[Path, Path]) -> None:
    assert run_program(*house, "rules", "PS-HIT-01").returncode == 0
    assert run_program(*house, "content", "check").returncode == 0
    played = run_program(*house, "play", "good_game", "embers", "--seat", "clara=computer", "--seat", "ben=computer")
    assert played.returncode == 0, played.stderr


def test_the_table_opens_with_all_that_can_be_used(house: tuple[Path, Path]) -> None:
    site, home = house
    process = subprocess.Popen(
        [REGELWERK, "table", "--port", "0", "--workers", "0", "--local", "--no-browser"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={"PYTHONPATH": str(site), "REGELWERK_HOME": str(home), "PATH": str(Path(sys.executable).parent)},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        address = re.search(r"http://localhost:\d+/", process.stdout.readline() + process.stdout.readline())
        assert address is not None
        with urlopen(address[0] + "api/systems", timeout=60) as answer:
            names = [one["name"] for one in json.loads(answer.read())]
        assert names == sorted([*OURS, "good_game"])
        given_up = Timer(60, process.kill)
        given_up.start()
        assert process.stderr is not None
        assert any("imports_nothing" in line for line in process.stderr)
        given_up.cancel()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize("name", WHEN_PLAYED)
def test_what_shows_in_play_is_found_by_the_check_with_its_place(name: str, tmp_path: Path) -> None:
    change, check, named = WHEN_PLAYED[name]
    change(write_and_install(name, tmp_path / name, tmp_path / "site"))
    arguments = ("check", name, "--only", check, "--tests", str(tmp_path / name / "tests"), "--patience", "2", "--json")
    ran = run_program(tmp_path / "site", tmp_path, *arguments)
    assert ran.returncode == 1, ran.stderr
    findings = [finding for one in json.loads(ran.stdout)["checks"] for finding in one["findings"]]
    assert findings
    first = findings[0]
    assert named in json.dumps(first, ensure_ascii=False)
