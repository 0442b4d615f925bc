"""Every test has a folder of its own for games and content, and speaks German unless it says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

DUEL = """
[scenarios.hof]
name = { de = "Im Hof", en = "In the yard" }
introduction = { de = "Ein Wolf steht im Hof.", en = "A wolf stands in the yard." }
round_limit = 8
options = { space = "none" }
sides.heroes = { de = "Helden", en = "heroes" }
sides.foes = { de = "Rudel", en = "pack" }
participants = [{ who = "hagen", side = "heroes" }, { who = "wolf", side = "foes" }]
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("REGELWERK_HOME", str(folder))
    monkeypatch.delenv("REGELWERK_LANG", raising=False)
    return folder


@pytest.fixture
def yard(tmp_path: Path) -> str:
    """A folder with a small scenario: Hagen and a wolf, without a map."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "hof.toml").write_text(DUEL, "utf-8")
    return str(folder)


@pytest.fixture
def no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prompts without odds, for tests that look at something else."""
    monkeypatch.setenv("REGELWERK_PATIENCE", "0")


@pytest.fixture
def all_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prompts with all odds under the tactic, however long it takes."""
    monkeypatch.setenv("REGELWERK_PATIENCE", "2400")
