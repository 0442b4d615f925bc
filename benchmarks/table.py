"""A server full of tables: how long it takes from an answer to the last screen that shows it, all of it stored first.

`python -m benchmarks.table 100 200 400` sets up so many tables in one server process (SQLite, synchronous=FULL,
previews on), each a Phase Six fight, or with `mixed` behind it one system after the other. Each has five connected
screens: the master, both sides, and two who watch, and gives an answer each second, at its own moment. Client and
server share the machine. `benchmarks.many_tables` does the same for other servers, side by side with a peer.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.table_load import FIGHT, MIXED, SCREENS, Measured, Table, play, prepare
from regelwerk.table.web.tokens import house_secret

T = TypeVar("T")
SECONDS = 20
WARMING_UP = 6
"""Seconds for everybody to settle and for the first odds."""
SIZES = (100, 200, 400)
PEER = {100: 5.0, 400: 8.0}
"""Milliseconds (p99) of a turn engine that keeps everything in memory and plays a trivial game, on such a machine."""
TITLE = "from an answer to the last of five screens, every answer stored first (SQLite, synchronous=FULL)"


@asynccontextmanager
async def served(folder: Path, database: str, processes: int) -> AsyncIterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server of so many processes: its port, and its process."""
    command = [sys.executable, "-m", "benchmarks.table_server", str(folder), database, str(processes)]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
    try:
        assert server.stdout is not None
        port = await asyncio.to_thread(server.stdout.readline)
        if not port:
            raise RuntimeError((folder / "server.log").read_text())
        yield int(port), server
    finally:
        server.terminate()
        await asyncio.to_thread(server.wait)


@asynccontextmanager
async def seated(tables: list[Table], port: int) -> AsyncIterator[None]:
    """Everybody is connected, and nothing of this process disturbs what is measured."""
    for table in tables:
        await table.sit_down(port)
    await asyncio.sleep(WARMING_UP)
    gc.collect()
    # Pauses of this process would count as the server's.
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        for table in tables:
            table.get_up()


Beside = Callable[[Path, int], Awaitable[None]]
"""What else the server is given to do, by its folder and its port."""


async def measure(
    folder: Path,
    tables: int,
    seconds: int,
    database: str = "",
    processes: int = 1,
    beside: Beside | None = None,
    scenes: Sequence[tuple[str, str]] = FIGHT,
) -> Measured:
    """The answers of a server with so many tables."""
    database = database or f"sqlite:///{folder / 'games.db'}"
    made = await prepare(database, house_secret(folder), range(tables), scenes)
    async with served(folder, database, processes) as (port, server), seated(made, port):
        if beside is not None:
            await beside(folder, port)
        before = main_thread(server.pid)
        found = await play(made, seconds)
        if processes == 1:
            found.main = 1000 * (main_thread(server.pid) - before) / max(1, found.answers)
        return found


def main_thread(process: int) -> float:
    """The seconds that the main thread of a process has worked, where the platform says so."""
    try:
        told = Path(f"/proc/{process}/task/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def report(repeats: int) -> str:  # noqa: ARG001 (each size is one long run)
    return "\n".join([TITLE, *map(measured, SIZES)])


def measured(tables: int, scenes: Sequence[tuple[str, str]] = FIGHT) -> str:
    with tempfile.TemporaryDirectory() as folder:
        found = run(measure(Path(folder), tables, SECONDS, scenes=scenes))
    peer = f", peer's {PEER[tables] / found.p99:.2f}x" if tables in PEER else ""
    return (
        f"{tables:>4} tables, {tables * SCREENS:>4} screens: {found.answers} answers, median {found.p50:.1f} ms, "
        f"p90 {found.p90:.1f}, p99 {found.p99:.1f}{peer}, worst {found.worst:.1f}; "
        f"{found.odds} questions got their odds, {found.late} turns without an answer; "
        f"{found.main:.2f} ms of the server's main thread per answer"
    )


def run(what: Coroutine[Any, Any, T]) -> T:
    """As the server does: in uvloop, which costs the load a third less.

    Whoever is asked to stop ends the servers that it has started: they would disturb what is measured next.
    """
    import uvloop

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    return uvloop.run(what)


if __name__ == "__main__":
    print(TITLE)
    chosen = MIXED if "mixed" in sys.argv else FIGHT
    for size in [int(size) for size in sys.argv[1:] if size != "mixed"] or SIZES:
        print(measured(size, chosen), flush=True)
