"""`regelwerk analyse` as somebody types it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.running import fine, refused
from regelwerk.players.analysis import review
from regelwerk.players.analysis.examining import Examined, Examiner

SAVED = Path(__file__).parents[3] / "saved" / "phasesix" / "gruft-v1.jsonl"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A brawl that two computers have played."""
    file = tmp_path_factory.mktemp("analyse") / "game.jsonl"
    fine("play", "phasesix", "schlaegerei", "--seed", "4", "--seat", "heroes=computer", "--file", str(file))
    return file


@pytest.fixture
def thinks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for the same review of the same game again gets the first one."""
    real, made = review.review, {}

    def once(chosen: Any, journal: Any, *, told: Any, **how: Any) -> Any:
        asked = repr((journal.header, len(journal.entries), how))
        if asked not in made:
            made[asked] = real(chosen, journal, told=told, **how)
        return made[asked]

    monkeypatch.setattr(review, "review", once)


@pytest.mark.usefixtures("thinks_once")
def test_a_game_is_debriefed_in_the_terminal_and_in_files(game: Path, tmp_path: Path) -> None:
    asked = ("analyse", str(game), "--depth", "4", "--workers", "1")
    out = fine(*asked, width=160).out
    assert out.startswith("Nachbesprechung: Schlägerei\nDer Sieg geht an: ")
    for heading in ("Aussicht auf den Sieg", "Wendepunkte", "Glücklichste Würfe", "Teuerste Entscheidungen"):
        assert f"\n{heading}\n" in out
    assert "Schätzung berichtigt" in out
    plain, page = tmp_path / "game.json", tmp_path / "game.html"
    fine(*asked, "--out", str(plain))
    told = fine(*asked, "--out", str(page), "--lang", "en").out
    assert str(page) in told.replace("\n", "")
    data = json.loads(plain.read_text("utf-8"))
    for row in data["seats"]:
        parts = (row[name] for name in ("luck", "own", "others", "interventions", "corrected"))
        assert sum(parts) == pytest.approx(row["ends"] - row["begins"], abs=1e-9)
    assert data["page"]["title"] == "Nachbesprechung: Schlägerei"
    assert "<h1>Debriefing: Brawl</h1>" in page.read_text("utf-8")


def test_a_file_that_holds_only_a_part_says_so(game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(self: Examiner[Any], number: int) -> Examined:
        if number:
            raise KeyboardInterrupt
        return examined(self, number)

    examined = Examiner.examined
    monkeypatch.setattr(Examiner, "examined", impatient)
    page = tmp_path / "game.html"
    told = fine("analyse", str(game), "--depth", "4", "--workers", "1", "--out", str(page)).out
    assert "Besprochen ist einer von" in told
    assert "Besprochen ist einer von" in page.read_text("utf-8")


def test_what_cannot_be_debriefed_is_refused_with_a_sentence(game: Path, tmp_path: Path) -> None:
    assert "Regelversion 1 " in refused("analyse", str(SAVED))
    assert ".html" in refused("analyse", str(game), "--out", str(tmp_path / "game.txt"))
    assert "gibt es nicht" in refused("analyse", str(game), "--out", str(tmp_path / "none" / "game.html"))
    assert refused("analyse", str(tmp_path / "nothing.jsonl"))
