"""Calculations that take too long are broken off, but never in the middle of loading a module."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from regelwerk.engine.patience import OutOfPatience, patience

SLOW_MODULE = """
from time import monotonic
begun = monotonic()
while monotonic() < begun + 0.2:
    pass
finished = True
"""


def for_ever() -> None:
    while True:
        pass


def test_what_takes_too_long_is_broken_off() -> None:
    with pytest.raises(OutOfPatience), patience(0.05):
        for_ever()


def test_a_module_is_loaded_to_its_end_before_patience_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow_to_load.py").write_text(SLOW_MODULE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OutOfPatience), patience(0.05):
        import slow_to_load  # type: ignore[import-not-found]  # noqa: F401

        for_ever()
    assert sys.modules.pop("slow_to_load").finished
