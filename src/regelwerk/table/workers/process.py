"""A worker process and the pipe to it: it answers one message after another and can be ended at any time.

A worker runs at low priority with a memory limit, and ends when the server is gone. What nobody waits for is worked on
only while the processors have nothing else to do.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import struct
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

LENGTH = struct.Struct("!I")
"""Each message is preceded by its length. A length of 0 is a nudge: the answer to the message before it is wanted."""
NICENESS, NICEST = 10, 19
SESSION = Path("/proc/self/autogroup")
"""Where Linux tells how nice a session is; elsewhere, and in most containers, sessions do not count."""
PATIENCE = 50
"""How often a worker tries to make its session nice."""
MEMORY_LIMIT = 2 * 1024**3
MEMORY_BEFORE_RESTART = 700 * 1024**2
"""Bytes in use after which a worker makes room for a fresh one."""


class WorkerLost(Exception):
    """The process died, or was ended because it took too long."""


class WorkerProcess:
    """The server's end: a process started on demand, and again if it has ended."""

    def __init__(self, module: str, *, in_idle_time: bool = False) -> None:
        """`module` has a function `main` that calls `serve`; with `in_idle_time` it gets that as its argument."""
        self._module = module
        self._in_idle_time = in_idle_time
        self._process: Process | None = None
        self._is_asked = False

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def ask(self, message: bytes, seconds: float) -> bytes:
        """The answer to a message; raises TimeoutError if it takes too long, WorkerLost if the process died."""
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        answer = b""
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(LENGTH.pack(len(message)) + message)
                self._is_asked = True
                await process.stdin.drain()
                size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
                answer = await process.stdout.readexactly(size)
        except (OSError, asyncio.IncompleteReadError) as error:
            if isinstance(error, TimeoutError):
                raise
            raise WorkerLost from error
        finally:
            self._is_asked = False
            # Also on cancellation: a late answer would be taken for the answer to the next message.
            if not answer:
                await self.end()
        return answer

    def nudge(self) -> bool:
        """Ask for the best answer so far to the message in work, of a worker that listens; false if there is none."""
        process = self._process
        if not self._is_asked or process is None or process.returncode is not None:
            return False
        assert process.stdin is not None
        if process.stdin.is_closing():
            return False
        # Through the pipe, not as a signal: it is heard wherever workers run, even by one that is only just starting.
        process.stdin.write(LENGTH.pack(0))
        return True

    async def _started(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            # Imported, not run as the main module, so that both ends pickle the same classes.
            code = f"from {self._module} import main; main({'in_idle_time=True' if self._in_idle_time else ''})"
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=PIPE, stdout=PIPE)
        return self._process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Nudges:
    """Whether the best answer so far is wanted to the message in work.

    Messages are counted, so that a nudge that comes too late for one is not taken for the next.
    """

    def __init__(self) -> None:
        self._read = self._begun = self._nudged = 0

    def message_read(self) -> None:
        self._read += 1

    def nudge_read(self) -> None:
        self._nudged = self._read

    def begin(self) -> None:
        """Messages are worked on in the order in which they were read."""
        self._begun += 1

    def is_nudged(self) -> bool:
        return 0 < self._begun == self._nudged


def serve(answer: Callable[[bytes], bytes], *, in_idle_time: bool = False, nudges: Nudges | None = None) -> None:
    """The worker's end: answer messages until the server is gone or too much memory is in use.

    Who can stop early with the best answer so far hands in `nudges` and looks there now and then.
    """
    heard = Nudges() if nudges is None else nudges
    _limit_resources()
    _leave_session(NICEST if in_idle_time else NICENESS)
    if in_idle_time:
        _give_way()
    source, target = sys.stdin.buffer, sys.stdout.buffer
    # Only answers may go to standard output.
    sys.stdout = sys.stderr
    waiting: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        while head := source.read(LENGTH.size):
            size = LENGTH.unpack(head)[0]
            if not size:
                heard.nudge_read()
                continue
            message = source.read(size)
            heard.message_read()
            waiting.put(message)
        # The server is gone, so the result has no reader.
        os._exit(0)

    Thread(target=read, daemon=True).start()
    while not _uses_too_much_memory():
        message = waiting.get()
        heard.begin()
        told = answer(message)
        target.write(LENGTH.pack(len(told)) + told)
        target.flush()
    # Immediately: the other thread blocks on reading and would keep the process alive.
    os._exit(0)


def _limit_resources() -> None:
    """Low priority, a memory limit, and no reaction to Ctrl-C: the server decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))


def _leave_session(niceness: int) -> None:
    """Be as nice to the rest of the machine as to the server.

    Linux shares out processor time among sessions first, and each counts as much as any other: a database, which is
    another session, would wait for a worker however nice that is to its server. So it has a session of its own, which
    is nice as a whole.
    """
    with contextlib.suppress(OSError, AttributeError):
        os.setsid()
        for _ in range(PATIENCE):
            try:
                SESSION.write_text(str(niceness), "ascii")
            except BlockingIOError:
                # Only every tenth of a second anybody may change this.
                time.sleep(0.1)
            else:
                return


def can_give_way() -> bool:
    """Whether the system lets a process work only while nobody else wants the processor."""
    return hasattr(os, "SCHED_IDLE")


def _give_way() -> None:
    """Whoever wakes up takes the processor over at once. Being nice is not enough for that: on Linux the process that
    runs finishes its slice first, some milliseconds, however nice it is."""
    if can_give_way():
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _uses_too_much_memory() -> bool:
    """Whether a fresh process should take over, where the platform reports current usage.

    Peak usage would not do: a worker inherits the server's peak.
    """
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") > MEMORY_BEFORE_RESTART
    return False
