"""`regelwerk print`: cards as a file, and what is said if that does not work."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import fine, refused

OWN = """
[models.wache]
name = { de = "Wächterin #1 *Åsa*", en = "Guard #1 *Åsa*" }
faction = { de = "Nordbund", en = "Northern League" }
agi = 4
bw = 4
ko = 3
fk = 3
wn = 3
eh = 3
hp = 4
weapons = ["pistole"]
"""


def test_cards_of_ones_own_content_become_a_pdf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "wache.toml").write_text(OWN, "utf-8")
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "cards.pdf"
    file.write_text("an older one", "utf-8")
    said = fine("print", "realms", "cards", "wache", "Späher", "--content", str(folder)).out
    assert "2 Karten auf einer Seite: cards.pdf" in said
    assert "ist ersetzt" in said
    assert "--backs" in said
    assert file.read_bytes().startswith(b"%PDF-")


def test_mistakes_are_told_in_a_sentence(tmp_path: Path) -> None:
    assert "Meintest du: Nordbund" in refused("print", "realms", "cards", "Nordbunt")
    assert "Did you mean" in refused("print", "realms", "cards", "shuetze", "--lang", "en")
    assert "Es gibt: cards, sheet." in refused("print", "realms", "maps")
    wrong = ("print", "realms", "cards", "mars", "--output")
    assert "Endung .pdf" in refused(*wrong, str(tmp_path / "cards.png"))
    assert "Den Ordner" in refused(*wrong, str(tmp_path / "nowhere" / "cards.pdf"))
    (tmp_path / "taken.pdf").mkdir()
    assert "taken.pdf" in refused(*wrong, str(tmp_path / "taken.pdf"))
