"""Calculations that take too long are broken off, but never in the middle of loading a module."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from math import inf
from pathlib import Path
from time import monotonic, sleep

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


def test_no_error_handling_of_the_calculation_itself_goes_on_in_spite_of_it() -> None:
    with pytest.raises(OutOfPatience), patience(0.05):
        while True:
            with suppress(Exception):
                for_ever()


def test_patience_within_patience_ends_by_itself_and_leaves_the_other_in_force() -> None:
    with pytest.raises(OutOfPatience), patience(0.15):
        with pytest.raises(OutOfPatience), patience(0.05):
            for_ever()
        for_ever()


def test_whoever_has_less_patience_counts_inside_as_well() -> None:
    begun = monotonic()
    with pytest.raises(OutOfPatience), patience(0.05), patience(600):
        for_ever()
    assert monotonic() < begun + 300


def test_what_is_ready_in_time_is_not_broken_off_later() -> None:
    with patience(0.05):
        pass
    sleep(0.1)
    with patience(inf):
        sleep(0.01)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_module_is_loaded_to_its_end_before_patience_runs_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow_to_load.py").write_text(SLOW_MODULE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OutOfPatience), patience(0.05):
        import slow_to_load  # type: ignore[import-not-found]  # noqa: F401

        for_ever()
    assert sys.modules.pop("slow_to_load").finished
