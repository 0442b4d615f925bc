"""Several server processes behind one port: this one holds the socket, starts them, and replaces whoever dies.

Every process serves every table, because the database decides who was first; the system hands a new connection to any
of them, which gives it to the one that looks after its table (`handover`). SIGTERM and SIGINT end all of them, SIGHUP
replaces them one after the other.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import select
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TYPE_CHECKING, Any

from regelwerk.table.web.handover import Siblings

if TYPE_CHECKING:
    from socket import socket

    from regelwerk.table.settings import Settings
    from regelwerk.table.web.logs import LogFile

LOG = logging.getLogger("regelwerk.table")
STARTING = 60.0
"""Seconds that a process may take until it serves."""
STOPPING = 15.0
"""Seconds that a process may take to end before it is killed."""
MOST_FAILURES = 3
"""A process that failed to start so often in a row will not succeed the next time."""
PAUSE = 0.5
"""Seconds before a process that failed to start is tried again."""
READY = b"+"
_MAIN = "from regelwerk.table.web.processes import serve_here; serve_here()"


class CannotStart(RuntimeError):
    """No process gets as far as to serve; its log says why."""


class ServerProcess:
    """One server process."""

    def __init__(self, sock: socket, settings: Settings, log: LogFile | None) -> None:
        self._heard, told = os.pipe()
        self._process = subprocess.Popen(
            [sys.executable, "-c", _MAIN],
            stdin=subprocess.PIPE,
            # One process writes the file, so that it can be put aside when it is full.
            stderr=subprocess.PIPE if log is not None else None,
            pass_fds=(sock.fileno(), told),
            # Ctrl-C is for this process, which then ends the others in good order.
            process_group=0,
        )
        os.close(told)
        if log is not None:
            assert self._process.stderr is not None
            Thread(target=log.copy, args=(self._process.stderr,), daemon=True).start()
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            # The pipe stays open: when it closes, the child knows that nobody looks after it any more.
            self._process.stdin.write(pickle.dumps((sock.fileno(), told, settings)))
            self._process.stdin.flush()

    @property
    def number(self) -> int:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def serves(self, seconds: float) -> bool:
        """Wait until it serves; false if it ends before, or takes too long."""
        with contextlib.suppress(OSError):
            if select.select([self._heard], [], [], seconds)[0]:
                return os.read(self._heard, 1) == READY
        return False

    def stop(self, *, at_once: bool = False) -> None:
        """Let it finish and store what it has begun; `at_once`: others serve on, so no proxy has to notice first."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGINT if at_once else signal.SIGTERM)

    def end(self, drain: float = 0.0) -> None:
        """Wait until it has ended, after the seconds in which it drains, and kill it if it does not."""
        try:
            self._process.wait(drain + STOPPING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        with contextlib.suppress(BrokenPipeError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        if self._heard >= 0:
            os.close(self._heard)
            self._heard = -1


class Supervisor:
    """Keeps a number of processes serving one socket. They log to a file, or to standard error."""

    def __init__(self, sock: socket, settings: Settings, number: int, log: LogFile | None = None) -> None:
        share = max(1, ((os.cpu_count() or 2) - 1) // number) if settings.workers is None else settings.workers
        self._sock = sock
        self._settings = replace(settings, workers=share)
        self._number = number
        self._log = log
        self._meeting = TemporaryDirectory(prefix="regelwerk-")
        """Where the processes hand connections to each other, and show their figures. Nobody else has access."""
        self._serving: list[ServerProcess] = []
        self._wanted: set[int] = set()
        """Signals that have arrived and are not obeyed yet."""
        self._woken, self._wake = os.pipe()

    def run(self) -> None:
        """Serve until a signal says that it is enough. Raises `CannotStart`."""
        for kind in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGCHLD):
            signal.signal(kind, lambda number, _: self._heard(number))
        try:
            self._serving = [self._begun(at) for at in range(self._number)]
            for at, process in enumerate(self._serving):
                if not process.serves(STARTING):
                    process.stop(at_once=True)
                    process.end()
                    self._serving[at] = self._started(at)
            while not self._is_over:
                self._look_after()
        finally:
            for process in self._serving:
                process.stop()
            for process in self._serving:
                process.end(self._settings.drain)
            self._meeting.cleanup()

    def _begun(self, at: int) -> ServerProcess:
        """One of the processes, by its number; it may not serve yet."""
        siblings = Siblings(Path(self._meeting.name), at, self._number)
        return ServerProcess(self._sock, replace(self._settings, siblings=siblings), self._log)

    def _heard(self, kind: int) -> None:
        self._wanted.add(kind)
        os.write(self._wake, b".")

    @property
    def _is_over(self) -> bool:
        return not self._wanted.isdisjoint((signal.SIGTERM, signal.SIGINT))

    def _look_after(self) -> None:
        """Wait for a signal, and do what it wants: a new process for one that died, or new ones for all."""
        os.read(self._woken, 1)
        renew = signal.SIGHUP in self._wanted
        self._wanted -= {signal.SIGHUP, signal.SIGCHLD}
        for at, process in enumerate(self._serving):
            if self._is_over:
                return
            if renew:
                LOG.info("renewing a process", extra={"server": process.number})
                self._serving[at] = self._started(at)
                process.stop(at_once=True)
                process.end()
            elif not process.is_alive:
                LOG.error("a process has died", extra={"server": process.number})
                process.end()
                self._serving[at] = self._started(at)

    def _started(self, at: int) -> ServerProcess:
        """A new process that serves."""
        for _ in range(MOST_FAILURES):
            process = self._begun(at)
            if process.serves(STARTING) or self._is_over:
                return process
            process.stop(at_once=True)
            process.end()
            time.sleep(PAUSE)
        raise CannotStart


def serve_here() -> None:
    """The child's end: serve the socket that the parent holds, and say so once it is ready."""
    from socket import socket

    from regelwerk.table.web.app import create_app
    from regelwerk.table.web.logs import write_logs
    from regelwerk.table.web.server import serve

    handed, told, settings = pickle.load(sys.stdin.buffer)
    Thread(target=_end_with_parent, daemon=True).start()
    write_logs()
    app: Any = create_app(settings)
    serve(app, socket(fileno=handed), started=lambda: os.write(told, READY))


def _end_with_parent() -> None:
    """A process that nobody looks after any more would hold the port for ever."""
    # Not through `sys.stdin`: a thread that waits there would hold its lock when Python ends.
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)
