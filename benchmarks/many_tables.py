"""Our server and boardgame.io, one after the other on the same machine, with the same tables, screens and answers.

`make bench-table` measures everything; `python -m benchmarks.many_tables --tables 100 --seconds 20 --servers sqlite`
a selection. Printed are milliseconds from an answer to the last screen that shows it. Ours plays a whole fight, stores
every answer before it is acknowledged and works out odds; the peer throws three dice and stores nothing. PostgreSQL
syncs every commit, and listens on this machine too.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from benchmarks.table import SECONDS, measure, run
from benchmarks.table_load import FIGHT, MIXED, SCREENS, Measured

SIZES = (50, 100, 200, 400, 800)
SERVERS = {
    "peer": "boardgame.io, memory",
    "sqlite": "SQLite, 1 process",
    "postgres": "PostgreSQL, 1 process",
    "postgres2": "PostgreSQL, 2 processes",
}
PEER = Path(__file__).with_name("table_peer")
PEER_HOME = Path(__file__).parents[1] / "build" / "table_peer"
"""Where the peer is installed, out of the way of everything that looks at our own files."""
DURABLE = ("listen_addresses=127.0.0.1", "shared_buffers=128MB", "max_connections=100", "fsync=on")


def peer(tables: int, seconds: int) -> Measured:
    """The same load for boardgame.io."""
    from table.databases import free_port

    shutil.copytree(PEER, PEER_HOME, dirs_exist_ok=True)
    if not (PEER_HOME / "node_modules").is_dir():
        quiet = ["--no-audit", "--no-fund", "--loglevel", "error", "--no-package-lock"]
        subprocess.run(["npm", "install", *quiet], cwd=PEER_HOME, check=True, stdout=subprocess.DEVNULL)
    port = str(free_port())
    server = subprocess.Popen(
        ["node", "server.js", port], cwd=PEER_HOME, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    try:
        assert server.stdout is not None
        while b"up" not in (line := server.stdout.readline()):
            if not line:
                raise RuntimeError("boardgame.io does not start")
        load = ["node", "load.js", port, str(tables), str(seconds)]
        told = subprocess.run(load, cwd=PEER_HOME, check=True, capture_output=True, text=True).stdout
    finally:
        server.terminate()
        server.wait()
    found = json.loads(told.splitlines()[-1])
    late = found["sent"] - found["answers"]
    return Measured(found["answers"], found["p50"], found["p50"], found["p99"], found["worst"], late=late)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a new database on a server of its own."""
    from table.databases import PostgresServer, command

    server = PostgresServer(DURABLE, is_quiet=True)
    try:
        server.start()
        command(server.address, "CREATE DATABASE tables TEMPLATE template0")
        yield server.address + "tables"
    finally:
        server.remove()


def ours(name: str, tables: int, seconds: int, scenes: Sequence[tuple[str, str]]) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        if name == "sqlite":
            return run(measure(Path(folder), tables, seconds, scenes=scenes))
        with postgres() as database:
            processes = 2 if name == "postgres2" else 1
            return run(measure(Path(folder), tables, seconds, database, processes, scenes=scenes))


def shown(tables: int, name: str, found: Measured, beside: Measured | None) -> str:
    ratio = ""
    if beside is not None and name != "peer":
        ratio = f"{found.p50 / beside.p50:7.1f}x {found.p99 / beside.p99:7.1f}x"
    return (
        f"{tables:>6} {SERVERS[name]:<24}{found.answers:>8}{found.p50:>9.1f}{found.p99:>9.1f}{found.worst:>9.1f}"
        f"{found.late:>7}{found.odds:>8}{found.main:>8.2f}  {ratio}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=SIZES)
    parser.add_argument("--seconds", type=int, default=SECONDS)
    parser.add_argument("--servers", nargs="+", choices=list(SERVERS), default=list(SERVERS))
    parser.add_argument("--runs", type=int, default=1, help="how often each is measured")
    parser.add_argument("--mixed", action="store_true", help="ours play one system after the other")
    asked = parser.parse_args()
    scenes = MIXED if asked.mixed else FIGHT
    if "peer" in asked.servers and shutil.which("node") is None:
        parser.error("boardgame.io needs node")
    print(f"five screens per table, one answer per second and table, {asked.seconds} s; {os.cpu_count()} cores in all")
    head = f"{'tables':>6} {'server':<24}{'answers':>8}{'p50 ms':>9}{'p99':>9}{'worst':>9}{'late':>7}{'odds':>8}"
    print(f"{head}{'main ms':>8}  p50 and p99, peer = 1")
    began = time.monotonic()
    for tables in asked.tables:
        beside: Measured | None = None
        for _ in range(asked.runs):
            for name in asked.servers:
                found = peer(tables, asked.seconds) if name == "peer" else ours(name, tables, asked.seconds, scenes)
                beside = found if name == "peer" else beside
                print(shown(tables, name, found, beside), flush=True)
    print(f"{SCREENS} screens per table; {time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
