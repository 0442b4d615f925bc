"""`regelwerk campaign new`, `next`, `keep`, `back`: a campaign in one file; and `play --cast`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import fine, refused

DUEL = ("--hero", "richart", "--scene", "duel", "--title", "Herbst")


def test_a_campaign_is_played_kept_and_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGELWERK_HOME", str(tmp_path))
    file, game = str(tmp_path / "herbst.json"), str(tmp_path / "games" / "heldencodex-duel-1.jsonl")
    assert "Richart ist dabei." in fine("campaign", "new", "heldencodex", file, *DUEL).out
    assert "herbst.json" in refused("campaign", "new", "heldencodex", file, *DUEL)
    played = fine("campaign", "next", file, "--seat", "richart=computer", "--seat", "master=computer", "--seed", "3")
    assert "regelwerk campaign keep" in played.out
    kept = fine("campaign", "keep", file, game).out
    assert "Richart: gestrichene Segmente" in kept and "„Zweikampf“ ist zu Ende." in kept
    assert "schon übernommen" in refused("campaign", "keep", file, game)
    assert "alle Szenen gespielt" in refused("campaign", "next", file)
    back = fine("campaign", "back", file, "4", "--lang", "en").out
    assert "Entry 4 taken back." in back and "  Richart\n" in back
    told = json.loads((tmp_path / "herbst.json").read_text("utf-8"))
    (tmp_path / "herbst.json").write_text(json.dumps({**told, "format": 9}), "utf-8")
    assert "Format 9" in refused("campaign", "show", file)
    assert "nirgends.json" in refused("campaign", "show", str(tmp_path / "nirgends.json"))


def test_a_supplied_campaign_is_the_first_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGELWERK_HOME", str(tmp_path))
    out = fine("campaign", "new", "phasesix", str(tmp_path / "c.json")).out
    assert "Durchs Grenzland" in out and "Schlägerei" in out


@pytest.mark.parametrize(
    ("cast", "why"), [("richart", "FIGUR=HELD"), ("richart=mercenary", "zweimal"), ("x=jost", "„x“")]
)
def test_a_cast_that_cannot_be_is_refused_with_a_sentence(cast: str, why: str) -> None:
    assert why in refused("play", "heldencodex", "duel", "--cast", cast)
