"""A PostgreSQL server for the tests: started once for all workers, gone when the last of them is.

The server is kept by a process of its own (this file, run as a program). Every worker that uses the server holds a
shared lock on a file; the keeper waits for the exclusive one. A lock is released however its holder ends, so that the
server also ends when the tests are killed.
"""

from __future__ import annotations

import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

UNPRIVILEGED = ("postgres", "nobody")
PATIENCE = 60.0
SETTINGS = ("listen_addresses=127.0.0.1", "shared_buffers=16MB", "max_connections=200", "fsync=off")
"""Tests kill those who use the server, never the machine, so that nothing has to reach the disk."""


def binary(name: str) -> str:
    """A program of PostgreSQL: on the path, where Debian puts it, or where PostgreSQL says it is."""
    folders = [os.environ.get("PATH", "")]
    folders += [str(folder) for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    if asked := shutil.which("pg_config"):
        folders.append(subprocess.run([asked, "--bindir"], capture_output=True, text=True, check=True).stdout.strip())
    found = shutil.which(name, path=os.pathsep.join(folders))
    if found is None:
        raise FileNotFoundError(f"{name}: the tests need PostgreSQL (apt install postgresql)")
    return found


def _user() -> str | None:
    """Whom the server runs as: it refuses root, so then somebody who may do nothing."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return next(user for user in UNPRIVILEGED if user in known)


@contextmanager
def shared_server(folder: Path) -> Iterator[str]:
    """The address of the server that everybody shares who names the same folder."""
    with (folder / "postgres.users").open("w") as users:
        fcntl.flock(users, fcntl.LOCK_SH)
        with (folder / "postgres.starting").open("w") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            address = folder / "postgres.address"
            if not address.exists():
                _start_keeper(folder, address)
        yield address.read_text()


def _start_keeper(folder: Path, address: Path) -> None:
    with (folder / "postgres.log").open("w") as log:
        keeper = subprocess.Popen([sys.executable, __file__, str(folder)], stderr=log, start_new_session=True)
    until = time.monotonic() + PATIENCE
    while not address.exists():
        if keeper.poll() is not None or time.monotonic() > until:
            raise RuntimeError((folder / "postgres.log").read_text())
        time.sleep(0.02)


class PostgresServer:
    """A server in a folder of its own, on one port, as often as it is started."""

    def __init__(self, settings: Sequence[str] = SETTINGS, *, is_quiet: bool = False) -> None:
        self._settings = settings
        # Not in the tests' own folder: the server's user may not look into it.
        self._home = Path(tempfile.mkdtemp(prefix="regelwerk-pg-"))
        user = _user()
        if user is not None:
            shutil.chown(self._home, user)
        self._as_user: dict[str, Any] = {"user": user, "cwd": self._home, "stdout": subprocess.DEVNULL}
        if is_quiet:
            self._as_user["stderr"] = subprocess.DEVNULL
        options = ["-A", "trust", "-U", "regelwerk", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run([binary("initdb"), "-D", str(self._home / "data"), *options], check=True, **self._as_user)
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://regelwerk@127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it and wait until it answers; after a crash it first recovers."""
        call = [binary("postgres"), "-D", str(self._home / "data"), "-k", str(self._home), "-p", str(self.port)]
        for setting in self._settings:
            call += ["-c", setting]
        self._process = subprocess.Popen(call, **self._as_user)
        _await(self._process, self.port)

    def crash(self) -> None:
        """End it without a goodbye to anybody."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        self.crash()
        shutil.rmtree(self._home, ignore_errors=True)


def _keep(folder: Path) -> None:
    """Run a server until nobody uses it any more."""
    server = PostgresServer()
    try:
        server.start()
        _write(folder / "postgres.address", server.address)
        with (folder / "postgres.users").open("w") as users:
            fcntl.flock(users, fcntl.LOCK_EX)
            (folder / "postgres.address").unlink(missing_ok=True)
    finally:
        server.remove()


def _write(file: Path, text: str) -> None:
    """Write a file that is seen whole or not at all."""
    part = file.with_suffix(".part")
    part.write_text(text)
    part.replace(file)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def _await(server: subprocess.Popen[bytes], port: int) -> None:
    while subprocess.run([binary("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]).returncode != 0:
        if server.poll() is not None:
            raise RuntimeError("the PostgreSQL server ended at once")
        time.sleep(0.02)


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """The address of an empty database, which is thrown away afterwards."""
    name = f"t{os.getpid()}_{time.monotonic_ns()}"
    command(server, f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield server + name
    finally:
        command(server, f"DROP DATABASE {name} WITH (FORCE)")


def sever(url: str) -> None:
    """End all connections to a database."""
    server, _, name = url.rpartition("/")
    command(server + "/", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def settle(url: str) -> None:
    """Wait until the server has noticed that those who were connected to a database are dead."""
    import psycopg

    if not url.startswith("postgresql"):
        return
    query = b"SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(url, autocommit=True) as connection:
        while connection.execute(query).fetchone() != (0,):
            time.sleep(0.002)


def command(server: str, text: str) -> None:
    """Tell the server something that concerns its databases, from outside of them."""
    import psycopg

    with psycopg.connect(server + "postgres", autocommit=True) as connection:
        connection.execute(text.encode())


if __name__ == "__main__":
    _keep(Path(sys.argv[1]))
