"""`regelwerk sheet darkspace`: out of a saved confrontation, kept, and there again in the next one."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import astuple

import regelwerk
from cli.running import fine, refused
from regelwerk.engine.journal.entries import JournalFile
from regelwerk.engine.system import system

FIELDS = ("stress", "base_stress", "hurt", "reductions", "handicaps")


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """A saved duel in which Rhea comes away wounded and scarred."""
    path = tmp_path / "duel.jsonl"
    fine("play", "darkspace", "duell", "--seed", "1", "--seat", "rhea=computer", "--file", str(path))
    return path


def left(game: Path) -> dict[str, Any]:
    """Rhea as the game left her, told by the game's own last state."""
    journal = JournalFile(game).read()
    chosen = system("darkspace")
    states = [entry.state for entry in journal.effective() if entry.state is not None]
    rhea = chosen.game.thaw(chosen.start(journal.header.document), states[-1]).find("rhea")
    return {field: getattr(rhea, field) for field in FIELDS}


def begins(game: Path) -> dict[str, object]:
    """Rhea at the beginning of a saved game."""
    rhea = system("darkspace").start(JournalFile(game).read().header.document).find("rhea")
    return {field: getattr(rhea, field) for field in FIELDS}


def test_a_sheet_is_printed_in_80_columns_in_either_language() -> None:
    german = fine("sheet", "darkspace", "Rhea Voss", width=80).out
    assert "Körperkontrolle  4W10+4" in german
    assert "weich 3, hart 6" in german
    english = fine("sheet", "darkspace", "turm", "--lang", "en", width=80).out
    assert "Hall turret" in english
    assert "soft 3, hard 6" in english
    for line in [*german.splitlines(), *english.splitlines()]:
        assert len(line) <= 80
        assert line == line.rstrip()


def test_whoever_is_kept_begins_the_next_scene_as_the_last_one_left_her(duel: Path, home: Path, tmp_path: Path) -> None:
    told = fine("sheet", "darkspace", "rhea", "--game", str(duel), "--json").data
    after = left(duel)
    assert after != begins(duel)
    assert [one["marked"] for one in told["monitors"]] == list(astuple(after["hurt"]))
    assert told["stress"]["now"] == after["stress"]

    fine("sheet", "darkspace", "rhea", "--game", str(duel), "--keep")
    kept = home / "content" / "darkspace" / "kept" / "rhea.toml"
    assert fine("sheet", "darkspace", "rhea", "--json").data == told
    following = tmp_path / "next.jsonl"
    fine("play", "darkspace", "duell", "--seed", "2", "--seat", "rhea=computer", "--file", str(following))
    assert begins(following) == after
    kept.unlink()
    assert fine("sheet", "darkspace", "rhea", "--json").data["stress"]["now"] == 0


def test_a_saved_machine_is_content_too(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    fine("sheet", "darkspace", "kurier", "--save", str(folder / "kurier.toml"))
    fine("content", "check", str(folder), "--system", "darkspace")
    again = fine("sheet", "darkspace", "kurier", "--content", str(folder), "--json").data
    assert again == fine("sheet", "darkspace", "kurier", "--json").data


def test_a_drawn_sheet_is_a_file(duel: Path, tmp_path: Path) -> None:
    file = tmp_path / "rhea.svg"
    fine("sheet", "darkspace", "rhea", "--game", str(duel), "--svg", str(file))
    page = ElementTree.fromstring(file.read_text("utf-8"))
    assert page.findtext("{http://www.w3.org/2000/svg}title") == "Rhea Voss"


def test_mistakes_are_told_in_a_sentence(duel: Path) -> None:
    assert "Meintest du: Rhea Voss" in refused("sheet", "darkspace", "Rhea Vos")
    assert "gibt es nicht" in refused("sheet", "darkspace", "ilko", "--game", str(duel))


def test_the_library_gives_the_same_sheet(duel: Path) -> None:
    rhea = regelwerk.sheet("darkspace", "rhea", game=duel)
    assert (rhea.id, rhea.names["en"]) == ("rhea", "Rhea Voss")
    assert rhea.plain() == fine("sheet", "darkspace", "rhea", "--game", str(duel), "--json").data
