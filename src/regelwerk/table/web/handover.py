"""Connections move to the process in which their table is open.

Processes that share a port are given connections by chance, and a table whose screens are spread over several of them
is played in each: its rules, its displays, its questions. So each table has one process that its connections are handed
over to as soon as they have said hello, socket and all. That makes it warm, not right: every process may serve every
table, and does if the other one cannot be reached.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple
from zlib import crc32

LOG = logging.getLogger("regelwerk.table")
WAITING = 1024
"""Connections that may wait to be taken over; beyond that they stay where they are."""
LARGEST = 256 * 1024
"""Bytes that a connection may bring along: its headers and its hello."""
SLOW = 5.0
"""Seconds that a process has to say what it hands over."""


@dataclass(frozen=True, slots=True)
class Siblings:
    """The processes behind one port: where they meet, which one this is, and how many there are."""

    folder: Path
    own: int
    number: int

    def address(self, process: int) -> str:
        return str(self.folder / f"{process}.sock")

    def elsewhere(self, game: str) -> str | None:
        """Where the process listens that looks after a game; None: it is this one."""
        process = crc32(game.encode()) % self.number
        return None if process == self.own else self.address(process)


class HandedOver(NamedTuple):
    """A connection that has said hello: what the server knows of it (its ASGI scope), and its hello."""

    scope: dict[str, Any]
    hello: str


def hand_over(address: str, descriptor: int, told: HandedOver) -> bool:
    """Give a connection to another process; false if that is not possible at once."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.setblocking(False)
        message = pickle.dumps(told, pickle.HIGHEST_PROTOCOL)
        try:
            line.connect(address)
            return socket.send_fds(line, [message], [descriptor]) == len(message)
        except OSError:
            return False


class Reception:
    """Takes connections over from other processes, on a thread of its own."""

    def __init__(self, address: str, welcome: Callable[[socket.socket, HandedOver], object]) -> None:
        """`welcome` is called on that thread, and owns the connection."""
        self._welcome = welcome
        # One that died has left its address behind; one that is being replaced does not need it any more.
        Path(address).unlink(missing_ok=True)
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listening.bind(address)
        self._listening.listen(WAITING)
        Thread(target=self._work, name="regelwerk-reception", daemon=True).start()

    def close(self) -> None:
        """From now on connections stay where they are."""
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _work(self) -> None:
        while True:
            try:
                line, _ = self._listening.accept()
            except OSError:
                return
            with line:
                line.settimeout(SLOW)
                self._take_over(line)

    def _take_over(self, line: socket.socket) -> None:
        connections: list[int] = []
        try:
            message, connections, _, _ = socket.recv_fds(line, LARGEST, 1)
            while more := line.recv(LARGEST):
                message += more
            told = pickle.loads(message)
            assert isinstance(told, HandedOver)
        except (OSError, pickle.UnpicklingError, EOFError, AssertionError):
            LOG.exception("a connection could not be taken over")
            for number in connections:
                socket.close(number)
            return
        for number in connections:
            self._welcome(socket.socket(fileno=number), told)
