"""`regelwerk rules`: rules with everything that touches them, and whether code and tests stand behind them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import fine, refused, run
from regelwerk.cli.reports import coverage as matrix
from regelwerk.cli.reports import rule_pages


def test_a_rule_shows_text_options_code_and_tests() -> None:
    out = fine("rules", "ps-cov-05", width=200).out
    assert out.startswith("PS-COV-05  Deckung  (im Programm)")
    assert "regelwerk.systems.phasesix.rules.attack.cover:" in out and "cover_roll" in out
    assert "tests/conformance/phasesix/test_examples.py:" in out


def test_options_mark_the_default() -> None:
    out = fine("rules", "PS:coup_counts", "--lang", "en", width=200).out
    assert "● successes: " in out and "○ wounds: " in out
    assert "Touches: " in out
    assert "ruling_81" in fine("rules", "PS:ruling_81").out


def test_words_find_rules() -> None:
    found = fine("rules", "Deckung").out
    assert "PS-COV-05" in found and "PS-COV-01" in found
    assert [rule["id"] for rule in fine("rules", "PS-COV-05", "--json").data] == ["PS-COV-05"]
    assert "PS-INI-01" in fine("rules").out


def test_nothing_found_is_said() -> None:
    assert "Zu „xyzzy“ gibt es keine Regel." in refused("rules", "xyzzy")
    assert "nicht installiert" in refused("rules", "--system", "nixda")


def test_a_gap_gives_exit_code_1(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(matrix, "tests_folder", lambda: tmp_path)
    ran = run("rules", "--coverage")
    assert ran.code == 1 and "Lücken: " in ran.out
    assert run("rules", "--coverage", "--json").data["gaps"]


def test_without_a_checkout_only_the_code_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "tests_folder", lambda: None)
    monkeypatch.setattr(rule_pages, "tests_folder", lambda: None)
    assert "Ohne die Tests aus dem Quelltext ist nur der Code geprüft." in run("rules", "--coverage").out
    assert "Belegt durch" not in fine("rules", "PS-COV-05").out
