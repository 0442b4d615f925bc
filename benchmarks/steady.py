"""A steady load for a long time: memory, open files and latency of a server must not grow.

`python -m benchmarks.steady --minutes 30 --tables 60` plays that many tables with five screens each, an answer per
second and table; a game that is over makes room for a new one. Once a minute it prints what the server needs. It ends
with exit code 1 if, after a fifth of the time to warm up, memory grows by more than 5 % until the end, there are more
open files than there were, or answers take longer.

What memory has grown by is the slope of the straight line that fits all minutes best: neither a peak nor a lucky last
minute decides. The workers are printed beside it and not judged, because each replaces itself above a limit.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from statistics import linear_regression, median

from benchmarks.table import run, served
from benchmarks.table_load import FIGHT, MIXED, SCREENS, Measured, Table, prepare
from regelwerk.table.web.tokens import house_secret

MEMORY, FILES = 0.05, 5
"""Growth of memory that is allowed, as a share of what it was, and open files more than at first."""
LATENCY = 1.3
"""How many times as long the slowest percent may take at the end as at the beginning, ..."""
NOISE = 4.0
"""... and so many milliseconds besides: on a machine that others use too, a p99 of few milliseconds moves by a tick of
the scheduler (4 ms) without anything having changed."""
PER_WINDOW = 60.0
"""Seconds between two lines."""


@dataclass(frozen=True, slots=True)
class Minute:
    """What a server needed and how fast it was, over one line's time."""

    at: float
    memory: float
    """Megabytes of the server itself, ..."""
    workers: float
    """... and of all its workers together."""
    files: int
    measured: Measured
    games: int


def megabytes(process: int) -> float:
    """What a process has in use; nothing if it has just ended."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1000 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


def descendants(process: int) -> set[int]:
    """The processes that a process has started, and those that they have."""
    found: set[int] = set()
    for thread in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            found.update(map(int, thread.read_text().split()))
    return found.union(chain.from_iterable(map(descendants, found)))


def open_files(process: int) -> int:
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


async def soak(
    folder: Path, tables: int, minutes: float, window: float, pause: float, scenes: Sequence[tuple[str, str]]
) -> list[Minute]:
    """All minutes of a run, printed as they pass."""
    database, secret = f"sqlite:///{folder / 'games.db'}", house_secret(folder)
    made = await prepare(database, secret, range(tables), scenes)
    games = tables
    times: list[float] = []
    late = 0
    found: list[Minute] = []
    async with served(folder, database, 1) as (port, server):
        began = time.monotonic()
        end = began + 60 * minutes

        async def live_on(table: Table, dice: Random) -> None:
            """One place in the room: game after game of one system, as long games would crowd out the short ones."""
            nonlocal games, late
            scene = scenes[table.number % len(scenes)]
            while time.monotonic() < end:
                await table.sit_down(port)
                stuck = 0
                await asyncio.sleep(dice.random())
                while time.monotonic() < end and not table.is_over and stuck < 5:
                    took = await table.answer(dice)
                    if took is None:
                        late, stuck = late + 1, stuck + 1
                    else:
                        times.append(took)
                        stuck = 0
                    await asyncio.sleep(max(0.0, pause - (took or 0.0)))
                table.get_up()
                if time.monotonic() < end:
                    number, games = games, games + 1
                    (table,) = await prepare(database, secret, range(number, number + 1), [scene])

        playing = [asyncio.create_task(live_on(table, Random(n))) for n, table in enumerate(made)]
        while time.monotonic() < end:
            await asyncio.sleep(min(window, max(0.0, end - time.monotonic())))
            memory, workers = megabytes(server.pid), sum(map(megabytes, descendants(server.pid)))
            measured = Measured.of(times, late=late)
            found.append(Minute(time.monotonic() - began, memory, workers, open_files(server.pid), measured, games))
            times, late = [], 0
            now = found[-1]
            print(
                f"{now.at / 60:6.1f} min {memory:7.0f} MB (workers {workers:.0f}) {now.files:6} files, "
                f"{now.measured.answers:6} answers: median {now.measured.p50:6.1f} ms, p99 {now.measured.p99:6.1f}; "
                f"{games} games, {now.measured.late} late",
                flush=True,
            )
        await asyncio.gather(*playing)
    return found


def growth(times: Sequence[float], values: Sequence[float]) -> tuple[float, float]:
    """What the straight line that fits best is at the beginning and at the end."""
    if len(times) < 2:
        return values[0], values[-1]
    slope, start = linear_regression(times, values)
    return start + slope * times[0], start + slope * times[-1]


def verdict(minutes: Sequence[Minute]) -> list[str]:
    """What has grown, after a fifth of the time to warm up."""
    rest = minutes[len(minutes) // 5 :]
    third = max(1, len(rest) // 3)
    first, last = rest[:third], rest[-third:]
    wrong = []
    before, after = growth([one.at for one in rest], [one.memory for one in rest])
    if after > before * (1 + MEMORY):
        wrong.append(f"memory has grown from {before:.0f} to {after:.0f} MB")
    opened, now = max(one.files for one in first), max(one.files for one in last)
    if now > opened + FILES:
        wrong.append(f"open files have grown from {opened} to {now}")
    quick, slow = (median(one.measured.p99 for one in part) for part in (first, last))
    # Said this way round, minutes without any answer are wrong, too: their p99 is no number.
    if not slow <= quick * LATENCY + NOISE:
        wrong.append(f"p99 has grown from {quick:.1f} to {slow:.1f} ms")
    print(f"memory {before:.0f} -> {after:.0f} MB ({after / before - 1:+.1%}), files {opened} -> {now}, ", end="")
    print(f"p99 {quick:.1f} -> {slow:.1f} ms; not judged: workers {first[0].workers:.0f} -> {last[-1].workers:.0f} MB")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--window", type=float, default=PER_WINDOW, help="seconds between two lines")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two answers at a table")
    parser.add_argument("--mixed", action="store_true", help="one system after the other, not Phase Six alone")
    asked = parser.parse_args()
    scenes = MIXED if asked.mixed else FIGHT
    screens = asked.tables * SCREENS
    print(f"{asked.tables} tables, {screens} screens, {asked.minutes:g} minutes (SQLite, one process)")
    with tempfile.TemporaryDirectory() as folder:
        wrong = verdict(run(soak(Path(folder), asked.tables, asked.minutes, asked.window, asked.pause, scenes)))
    for one in wrong:
        print(one)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
