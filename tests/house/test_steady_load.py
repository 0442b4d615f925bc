"""What the steady load of `make soak` calls growth: `benchmarks.steady` judges minutes by what they needed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from benchmarks.steady import Minute, descendants, megabytes, verdict
from benchmarks.table_load import Measured


def minutes(
    memory: Callable[[int], float] = lambda _: 400.0,
    p99: Callable[[int], float] = lambda _: 20.0,
    files: Callable[[int], int] = lambda _: 300,
    workers: Callable[[int], float] = lambda _: 900.0,
    number: int = 60,
) -> list[Minute]:
    """An hour; each of these says how much in which minute."""
    return [
        Minute(60.0 * n, memory(n), workers(n), files(n), Measured(3600, 5.0, 9.0, p99(n), 50.0), 60 + n)
        for n in range(number)
    ]


def test_what_stays_as_it_is_may_stay() -> None:
    chance = Random(1)
    assert verdict(minutes(memory=lambda _: chance.uniform(390, 410), p99=lambda _: chance.uniform(15, 25))) == []


@pytest.mark.parametrize(("share", "is_wrong"), [(0.04, False), (0.06, True)])
def test_memory_may_grow_by_five_percent_from_the_warm_up_to_the_end(share: float, is_wrong: bool) -> None:
    """The medians of the first and last third are only two thirds as far apart."""
    grown = verdict(minutes(memory=lambda n: 400 * (1 + share * (n - 12) / 47)))
    assert grown == ([f"memory has grown from 400 to {400 * (1 + share):.0f} MB"] if is_wrong else [])


def test_growth_while_warming_up_and_single_peaks_do_not_count() -> None:
    assert verdict(minutes(memory=lambda n: 150 + 20 * n if n < 12 else 400.0)) == []
    assert verdict(minutes(memory=lambda n: 500.0 if n in (40, 59) else 400.0)) == []


def test_growth_that_a_last_collection_hides_counts() -> None:
    assert len(verdict(minutes(memory=lambda n: 400.0 + 2 * n if n < 59 else 400.0))) == 1


@pytest.mark.parametrize(
    ("before", "after", "is_wrong"),
    [(5.0, 10.0, False), (5.0, 11.0, True), (100.0, 133.0, False), (100.0, 135.0, True)],
)
def test_latency_may_grow_by_a_factor_and_a_tick_of_the_clock(before: float, after: float, is_wrong: bool) -> None:
    assert len(verdict(minutes(p99=lambda n: before if n < 36 else after))) == is_wrong


def test_minutes_without_an_answer_are_not_quick() -> None:
    assert len(verdict(minutes(p99=lambda n: 20.0 if n < 30 else float("nan")))) == 1


def test_open_files_are_counted() -> None:
    assert verdict(minutes(files=lambda n: 300 + n // 12)) == []
    assert verdict(minutes(files=lambda n: 300 + n)) == ["open files have grown from 327 to 359"]


def test_workers_are_told_and_not_judged(capsys: pytest.CaptureFixture[str]) -> None:
    assert verdict(minutes(workers=lambda n: 500.0 + 10 * n)) == []
    assert "workers 620 -> 1090 MB" in capsys.readouterr().out


def test_a_short_run_has_a_verdict_too() -> None:
    assert verdict(minutes(number=1)) == []
    assert verdict(minutes(number=2, memory=lambda n: 400 + 100 * n)) != []


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds child processes in /proc")
def test_the_workers_of_a_server_are_found_with_their_own() -> None:
    inner = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'print(1, flush=True); input()'])"
    with subprocess.Popen([sys.executable, "-c", inner], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        found = descendants(os.getpid())
        assert other.pid in found
        assert descendants(other.pid) < found
        assert all(megabytes(one) > 1 for one in (other.pid, *descendants(other.pid)))
        other.communicate(b"\n")
    assert megabytes(other.pid) == 0
