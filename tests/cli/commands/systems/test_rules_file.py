"""The catalogue of a system as a document."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import refused, run
from regelwerk.engine.book.rulebook import Article, read_catalogue
from regelwerk.engine.system import system, system_names


@pytest.mark.parametrize("name", system_names())
def test_every_rule_option_and_ruling_is_in_it(name: str, tmp_path: Path) -> None:
    assert run("rules", name, "--out", str(tmp_path / "rules.md"), "--lang", "en").code == 0
    text = (tmp_path / "rules.md").read_text("utf-8")
    catalogue = read_catalogue(system(name).package)
    articles: list[Article] = [*catalogue.rules.values(), *catalogue.options.values(), *catalogue.rulings.values()]
    for article in articles:
        assert f"**{catalogue.cited(article)}**" in text
    for rule in catalogue.rules.values():
        assert rule.text["en"] in text


def test_it_is_set_as_pdf(tmp_path: Path) -> None:
    assert run("rules", "factions", "--out", str(tmp_path / "regeln.pdf")).code == 0
    assert (tmp_path / "regeln.pdf").read_bytes().startswith(b"%PDF-")


def test_what_cannot_be_written_is_refused(tmp_path: Path) -> None:
    assert ".md, .pdf" in refused("rules", "factions", "--out", str(tmp_path / "x.doc"))
    assert "phasesix" in refused("rules", "PS-ATK-01", "--out", str(tmp_path / "x.md"))
    assert not list(tmp_path.iterdir())
