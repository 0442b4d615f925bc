"""`regelwerk content` and folders of one's own."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.running import fine, refused


def test_supplied_and_own_content_is_checked(yard: str) -> None:
    assert fine("content", "check").out == "Alles in Ordnung: mitgelieferte Inhalte\n"
    assert yard in fine("content", "check", yard).out
    assert "All is well" in fine("content", "check", yard, "--lang", "en").out


def test_a_mistake_is_named_with_file_place_and_remedy(yard: str) -> None:
    (Path(yard) / "bad.toml").write_text(
        '[weapons.club]\nname = { de = "Keule", en = "club" }\nkind = "mele"\n', "utf-8"
    )
    complaint = refused("content", "check", yard, "--system", "phasesix")
    assert "bad.toml" in complaint and "weapons.club" in complaint
    assert complaint == refused("play", "phasesix", "hof", "--content", yard)


def test_where_several_systems_know_the_tables_each_says_what_is_wrong(yard: str) -> None:
    (Path(yard) / "bad.toml").write_text(
        '[weapons.club]\nname = { de = "Keule", en = "club" }\nkind = "mele"\n', "utf-8"
    )
    lines = refused("content", "check", yard).splitlines()
    assert [line.strip().partition(":")[0] for line in lines[1:]] == ["darkspace", "heldencodex", "phasesix", "realms"]
    assert "melee" in lines[1] and "polearm" in lines[2] and "melee" in lines[3]


@pytest.mark.parametrize("kind", ["weapon", "armor", "shield", "item", "character", "foe", "scenario"])
def test_every_template_passes_its_own_check(kind: str, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    folder.mkdir()
    file = folder / f"{kind}.toml"
    assert str(file) in fine("content", "new", kind, "--file", str(file), "--system", "phasesix").out
    named = fine("content", "new", kind, "--system", "phasesix").out
    assert file.read_text("utf-8").rstrip("\n") == named.rstrip("\n")
    fine("content", "check", str(folder))


def test_the_system_is_told_by_the_kind_unless_several_know_it() -> None:
    assert "[armor." in fine("content", "new", "armor").out
    assert "[factions." in fine("content", "new", "faction").out
    known = "darkspace, factions, heldencodex, phasesix, realms"
    complaint = f"„scenario“ gibt es in mehreren Systemen. Nenne eines mit --system: {known}."
    assert refused("content", "new", "scenario") == complaint


def test_nothing_is_overwritten_and_unknown_kinds_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine")
    assert "gibt es schon" in refused("content", "new", "armor", "--file", str(file))
    assert "Meintest du: foe?" in refused("content", "new", "foo", "--file", str(tmp_path / "new.toml"))
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("mine.toml", "mine")]


def test_the_users_folder_is_read_everywhere(home: Path, yard: str) -> None:
    own = home / "content" / "phasesix"
    own.mkdir(parents=True)
    (own / "hof.toml").write_text((Path(yard) / "hof.toml").read_text("utf-8"), "utf-8")
    assert "Ein Wolf steht im Hof." in fine("play", "phasesix", "hof").out
    assert str(own) in fine("content", "check").out
    assert "Phase 1" in fine("play", "factions", "torsturm", "--seat", "asche=computer").out


def test_files_beside_the_folders_of_the_systems_are_not_passed_over(home: Path) -> None:
    (home / "content").mkdir(parents=True)
    (home / "content" / "old.toml").write_text("", "utf-8")
    said = refused("play", "phasesix", "schlaegerei")
    assert "old.toml" in said
    assert "phasesix" in said


def test_how_long_a_scene_takes_is_measured_in_games(yard: str) -> None:
    out = fine("content", "measure", "phasesix", "lagerhalle", "--games", "3").out
    assert re.search(
        r"^lagerhalle: \d+ Antworten, etwa \d+ Minuten, angegeben sind 10; .* gewinnt \d von 3\.$", out, re.M
    )
    assert "20 Sekunden je eigener Antwort" in out
    own = json.loads(fine("content", "measure", "phasesix", "hof", "--content", yard, "--games", "2", "--json").out)
    (scene,) = own["scenes"]
    assert scene["scenario"] == "hof" and scene["answers"] > 0 and scene["stated"] == 0, "nothing was stated of it"
    assert "nirgendwo" in refused("content", "measure", "phasesix", "nirgendwo")
