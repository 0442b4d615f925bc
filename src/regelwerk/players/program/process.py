"""A running program: lines of JSON to it and from it. It may be slow, talk nonsense or die; nothing here waits for it.

Two threads do the writing and the reading, so that a program that does not read its input, or writes without end, holds
up nobody.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any

Json = dict[str, Any]

LONGEST_LINE = 1 << 20
"""Bytes of the longest line that a program may write."""
LINES_AHEAD = 100
"""So many lines of a program are kept before somebody reads them; then it has to wait."""
GOODBYE_SECONDS = 1.0
"""How long a program that was told to quit may take."""


class Slow(Exception):
    """Nothing came in time."""


class Wrong(Exception):
    """Something came that is no message."""


class Dead(Exception):
    """The program cannot be started, or has ended."""


class Process:
    """One program, from its start to its end; raises Dead if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise Dead(str(error)) from error
        self._to_write: Queue[bytes | None] = Queue()
        self._read: Queue[bytes | None] = Queue(LINES_AHEAD)
        for work in (self._write_lines, self._read_lines):
            Thread(target=work, daemon=True).start()

    def send(self, message: Json) -> None:
        self._to_write.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def receive(self, deadline: float) -> Json:
        """The next message before a moment of `monotonic` time; raises Slow, Wrong or Dead."""
        try:
            line = self._read.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise Slow from None
        if line is None:
            self._read.put(None)
            raise Dead(str(self._process.poll()))
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise Wrong(_quoted(line)) from None
        if not isinstance(message, dict):
            raise Wrong(_quoted(line))
        return message

    def end(self, farewell: Json | None = None) -> None:
        """Tell the program to quit, and end it if it does not."""
        if farewell is not None:
            self.send(farewell)
        self._to_write.put(None)
        try:
            self._process.wait(GOODBYE_SECONDS if farewell is not None else 0)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()

    def _kill(self) -> None:
        """End the program and whatever it has started itself, where the machine knows groups of programs."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            os.killpg(self._process.pid, signal.SIGKILL)

    def _write_lines(self) -> None:
        assert self._process.stdin is not None
        try:
            with self._process.stdin as pipe:
                while (line := self._to_write.get()) is not None:
                    pipe.write(line)
                    pipe.flush()
        except OSError:
            pass  # It does not listen any more; the reader says so.

    def _read_lines(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._read.put(line)
        self._read.put(None)


def _quoted(line: bytes) -> str:
    """The beginning of a line, to be shown."""
    return line[:80].decode(errors="replace").strip()
