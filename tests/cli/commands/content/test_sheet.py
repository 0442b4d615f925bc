"""`regelwerk sheet`: printed, drawn, out of a saved game, written down and kept for the next one."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import regelwerk
from cli.running import fine, refused
from regelwerk.engine.content.errors import ContentError
from regelwerk.engine.journal.entries import Journal, JournalFile
from regelwerk.engine.system import system

SAVED = Path(__file__).parents[3] / "saved" / "phasesix" / "hohlweg-v1.jsonl"


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    """A saved duel that the computer has played to its end."""
    path = tmp_path / "duel.jsonl"
    fine("play", "heldencodex", "duel", "--seed", "5", "--seat", "richart=computer", "--file", str(path))
    return path


def living(game: Path) -> dict[str, object]:
    """Richart as the game left him, told by the game's own last state."""
    journal = JournalFile(game).read()
    chosen = system("heldencodex")
    states = [entry.state for entry in journal.effective() if entry.state is not None]
    world = chosen.game.thaw(chosen.start(journal.header.document), states[-1])
    richart = world.find("richart")
    return {"ep": richart.ep, "respect": richart.respect, "marked": richart.marked, "armour": list(richart.armour)}


def told(data: dict[str, object]) -> dict[str, object]:
    """The same out of a sheet as plain data."""
    circles, armour = data["circles"], data["armour"]
    assert isinstance(circles, list)
    assert isinstance(armour, list)
    marked = sum(sum(one[ring]) for one in circles for ring in ("outer", "middle", "inner"))
    rows = [tuple(row.values()) for row in armour]
    return {"ep": data["ep"], "respect": data["respect"], "marked": marked, "armour": rows}


def test_a_sheet_is_printed_in_80_columns_in_either_language() -> None:
    german = fine("sheet", "heldencodex", "Richart", width=80).out
    assert "Glückszahl 17" in german
    assert "Ritterschwert        15  4W20" in german
    english = fine("sheet", "heldencodex", "richart", "--lang", "en", width=80).out
    assert "Arming sword         15  4d20" in english
    for line in [*german.splitlines(), *english.splitlines()]:
        assert len(line) <= 80
        assert line == line.rstrip()


def test_the_sheet_out_of_a_game_is_as_the_game_left_it(duel: Path) -> None:
    now = fine("sheet", "heldencodex", "richart", "--game", str(duel), "--json").data
    before = fine("sheet", "heldencodex", "richart", "--json").data
    assert told(now) == living(duel)
    assert told(now) != told(before)


def test_a_game_that_goes_on_has_a_sheet_too(duel: Path, tmp_path: Path) -> None:
    whole = JournalFile(duel).read()
    begun = tmp_path / "begun.jsonl"
    JournalFile(begun).create(Journal(whole.header, whole.entries[:1]))
    now = fine("sheet", "heldencodex", "richart", "--game", str(begun), "--json").data
    assert now == fine("sheet", "heldencodex", "richart", "--json").data


def test_a_drawn_sheet_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "richart.svg"
    assert str(file) in fine("sheet", "heldencodex", "richart", "--svg", str(file)).out
    page = ElementTree.fromstring(file.read_text("utf-8"))
    assert page.findtext("{http://www.w3.org/2000/svg}title") == "Richart"
    fine("sheet", "heldencodex", "jost", "--svg", str(file))
    assert "Jost" in file.read_text("utf-8")


def test_a_saved_character_is_content(duel: Path, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    fine("sheet", "heldencodex", "richart", "--game", str(duel), "--save", str(folder / "richart.toml"))
    fine("content", "check", str(folder), "--system", "heldencodex")
    again = fine("sheet", "heldencodex", "richart", "--content", str(folder), "--json").data
    assert told(again) == living(duel)
    again = refused("sheet", "heldencodex", "jost", "--save", str(folder / "richart.toml"))
    assert "gibt es schon" in again


def test_whoever_is_kept_is_there_in_the_next_game(duel: Path, home: Path, tmp_path: Path) -> None:
    said = fine("sheet", "heldencodex", "richart", "--game", str(duel), "--keep").out
    kept = home / "content" / "heldencodex" / "kept" / "richart.toml"
    assert str(kept) in said.replace("\n", "")
    assert told(fine("sheet", "heldencodex", "richart", "--json").data) == living(duel)

    following = tmp_path / "next.jsonl"
    fine("play", "heldencodex", "duel", "--seed", "6", "--seat", "richart=computer", "--file", str(following))
    document = JournalFile(following).read().header.document
    begins = system("heldencodex").start(document).find("richart")
    assert (begins.ep, begins.marked, list(begins.armour)) == tuple(living(duel)[k] for k in ("ep", "marked", "armour"))

    fine("sheet", "heldencodex", "richart", "--game", str(following), "--keep")
    assert told(fine("sheet", "heldencodex", "richart", "--json").data) == living(following)
    assert [file.name for file in kept.parent.iterdir()] == ["richart.toml"]
    kept.unlink()
    assert "EP 6" in fine("sheet", "heldencodex", "richart").out


def test_in_a_folder_that_is_named_people_are_kept_there(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    folder.mkdir()
    fine("sheet", "heldencodex", "jost", "--keep", "--content", str(folder))
    assert (folder / "kept" / "jost.toml").is_file()
    assert not home.exists()
    fine("content", "check", str(folder), "--system", "heldencodex")


def test_mistakes_are_told_in_a_sentence(duel: Path, tmp_path: Path) -> None:
    assert "Meintest du: Richart?" in refused("sheet", "heldencodex", "Richard")
    assert "gibt es nicht" in refused("sheet", "heldencodex", "mechthild", "--game", str(duel))
    assert "Fraktion „somebody“ gibt es nicht." in refused("sheet", "factions", "somebody")
    assert "nach phasesix, nicht nach heldencodex" in refused("sheet", "heldencodex", "richart", "--game", str(SAVED))
    assert "Endung .svg" in refused("sheet", "heldencodex", "richart", "--svg", str(tmp_path / "richart.png"))
    assert "Endung .toml" in refused("sheet", "heldencodex", "richart", "--save", str(tmp_path / "richart"))
    nowhere = tmp_path / "nowhere" / "richart.svg"
    assert "Den Ordner" in refused("sheet", "heldencodex", "richart", "--svg", str(nowhere))


def test_the_library_gives_the_same_sheet(duel: Path) -> None:
    richart = regelwerk.sheet("heldencodex", "richart", game=duel)
    assert (richart.id, richart.names["de"]) == ("richart", "Richart")
    assert told(richart.plain()) == living(duel)
    running = regelwerk.new_game("heldencodex", "duel", seed=b"1" * 32)
    assert regelwerk.sheet("heldencodex", "richart", game=running.journal).plain()["ep"] == 6
    with pytest.raises(ContentError, match="content-other-game"):
        regelwerk.sheet("phasesix", "hagen", game=duel)
