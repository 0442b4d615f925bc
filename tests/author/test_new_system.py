"""`regelwerk new system`: what it writes runs at once, everywhere, and needs nothing but `regelwerk.author`."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import regelwerk.author
from author.packages import REGELWERK, run_program, write_and_install
from cli.running import refused, run
from regelwerk.cli.commands.systems.new import write_system

NAME = "candle_duel"
CACHE = Path(__file__).parents[2] / ".mypy_cache"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The folder of a generated system, and where it is installed."""
    folder, site = tmp_path_factory.mktemp("author") / NAME, tmp_path_factory.mktemp("site")
    write_and_install(NAME, folder, site)
    return folder, site


def test_the_command_writes_a_package_and_says_how_to_go_on(tmp_path: Path) -> None:
    ran = run("--lang", "en", "new", "system", NAME, "--folder", str(tmp_path / "new"))
    assert ran.code == 0
    assert "pip install -e" in ran.out
    assert "regelwerk play candle_duel" in ran.out
    assert (tmp_path / "new" / "src" / NAME / "rules.py").is_file()
    filled = "".join(path.read_text("utf-8") for path in (tmp_path / "new").rglob("*") if path.is_file())
    assert not re.findall(r"@(name|PREFIX|Class|title|version)@", filled)


@pytest.mark.parametrize("name", ["Candle", "2duel", "x", "duel-game", "class", "ünder", "a" * 40, "../up"])
def test_a_name_that_cannot_be_a_package_is_refused(name: str, tmp_path: Path) -> None:
    assert name in refused("new", "system", name, "--folder", str(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(("name", "word"), [("phasesix", "installiert"), ("json", "Python-Paket")])
def test_a_name_that_is_taken_is_refused(name: str, word: str, tmp_path: Path) -> None:
    assert word in refused("new", "system", name, "--folder", str(tmp_path / "new"))


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    assert "nicht leer" in refused("new", "system", NAME, "--folder", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_it_needs_nothing_of_regelwerk_but_the_authors_surface(written: tuple[Path, Path]) -> None:
    folder, _ = written
    used: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("regelwerk"):
                assert node.module == "regelwerk.author", path
                used |= {alias.name for alias in node.names}
            elif isinstance(node, ast.Import):
                assert not any(alias.name.startswith("regelwerk") for alias in node.names), path
    assert used
    assert all(hasattr(regelwerk.author, name) for name in used)


def test_its_own_tests_pass(written: tuple[Path, Path]) -> None:
    folder, site = written
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests")],
        cwd=folder, capture_output=True, text=True, env={"PYTHONPATH": str(site), "PATH": ""}, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_it_is_typed_to_the_end(written: tuple[Path, Path]) -> None:
    """What mypy has found out about Regelwerk itself it need not find out again."""
    folder, _ = written
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(CACHE), "src"],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout


def test_it_is_whole_and_says_so(written: tuple[Path, Path], tmp_path: Path) -> None:
    folder, site = written
    ran = run_program(site, tmp_path, "check", str(folder), "--json")
    report = json.loads(ran.stdout)
    assert ran.returncode == 0, report
    assert report["passed"] and report["games_per_second"] > 10
    secrets = next(check for check in report["checks"] if check["check"] == "secrets")
    assert secrets["games"] == 2


def test_it_is_played_asked_and_fought_out_like_any_other(written: tuple[Path, Path], tmp_path: Path) -> None:
    _, site = written
    played = run_program(
        site, tmp_path, "play", NAME, "candlelight", "--seat", "anna=computer", "--seat", "ben=computer"
    )
    assert played.returncode == 0, played.stderr
    assert "greift Ben an" in played.stdout
    asked = run_program(site, tmp_path, "odds", NAME, "strike", "--json")
    assert json.loads(asked.stdout)["answers"][0]["at_least_one"] == pytest.approx(15 / 36)
    fought = run_program(site, tmp_path, "duel", NAME, "anna", "ben", "--json")
    assert json.loads(fought.stdout)["exact"]
    assert "Kniff" in run_program(site, tmp_path, "rules", "CA-SEC-01").stdout


def test_a_folder_that_is_named_in_the_environment_needs_no_installing(tmp_path: Path) -> None:
    write_system(NAME, tmp_path / NAME)
    settings = {**os.environ, "REGELWERK_SYSTEMS": str(tmp_path / NAME), "REGELWERK_HOME": str(tmp_path)}
    asked = [str(REGELWERK), "odds", NAME, "strike", "--lunge", "--json"]
    ran = subprocess.run(asked, capture_output=True, text=True, env=settings, check=True)
    assert json.loads(ran.stdout)["answers"][0]["at_least_one"] == pytest.approx(26 / 36)


def test_a_folder_without_a_system_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n', "utf-8")
    assert "nicht genau ein System" in refused("check", str(tmp_path))
