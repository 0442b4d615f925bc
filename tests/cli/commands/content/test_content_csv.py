"""Content goes to a spreadsheet and comes back through the same checks."""

from __future__ import annotations

from pathlib import Path

from cli.running import refused, run


def test_weapons_go_to_a_spreadsheet_and_come_back_changed(tmp_path: Path) -> None:
    sheet, own = tmp_path / "weapons.csv", tmp_path / "own" / "weapons.toml"
    own.parent.mkdir()
    assert run("content", "export", "weapon", "--system", "phasesix", "--file", str(sheet)).code == 0
    header, *rows = sheet.read_text("utf-8").splitlines()
    assert header.startswith("id,name")
    axe = next(row for row in rows if row.startswith("axe,"))
    sheet.write_text("\n".join([header, axe.replace("axe,", "big_axe,", 1)]), "utf-8")
    ran = run("content", "import", str(sheet), "--kind", "weapon", "--system", "phasesix", "--file", str(own))
    assert ran.code == 0, ran.err
    assert "[weapons.big_axe]" in own.read_text("utf-8")
    assert run("content", "check", str(own.parent), "--system", "phasesix").code == 0


def test_what_content_refuses_is_refused_here_too_and_nothing_is_written(tmp_path: Path) -> None:
    sheet, own = tmp_path / "weapons.csv", tmp_path / "weapons.toml"
    sheet.write_text("id,name,lengh\nclub,Keule,3\n", "utf-8")
    said = refused("content", "import", str(sheet), "--kind", "weapon", "--system", "phasesix", "--file", str(own))
    assert "lengh" in said or "weapons.club" in said
    assert not own.exists()


def test_neither_overwrites_a_file(tmp_path: Path) -> None:
    sheet = tmp_path / "weapons.csv"
    sheet.write_text("mine", "utf-8")
    assert str(sheet) in refused("content", "export", "weapon", "--system", "phasesix", "--file", str(sheet))
    assert sheet.read_text("utf-8") == "mine"
