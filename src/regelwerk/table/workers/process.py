"""Processes beside the server for what takes long: each answers one message after another, and may be ended any time.

Both ends are this program's own. A child is modest: it gives way to the table, takes no more memory than it may, and
ends when the server is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

LENGTH = struct.Struct("!I")
"""Every message begins with its length."""
NICENESS = 10
MEMORY = 2 * 1024**3
FULL = 700 * 1024**2
"""Bytes after which a child that remembers too much makes room for a fresh one."""


class ChildLost(Exception):
    """The process died, or was ended because it took too long."""


class Child:
    """The server's end: a process that is started when it is needed, and again when it has ended."""

    def __init__(self, module: str) -> None:
        """`module` has the function `main`, which calls `serve`."""
        self._module = module
        self._process: Process | None = None

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def ask(self, message: bytes, seconds: float) -> bytes:
        """The answer to a message; TimeoutError if it takes too long, ChildLost if there is none."""
        process = await self._alive()
        assert process.stdin is not None
        assert process.stdout is not None
        answer = b""
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(LENGTH.pack(len(message)) + message)
                await process.stdin.drain()
                size = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
                answer = await process.stdout.readexactly(size)
        except (OSError, asyncio.IncompleteReadError) as error:
            if isinstance(error, TimeoutError):
                raise
            raise ChildLost from error
        finally:
            # Also when nobody waits any more: an answer that comes later would be taken for that to the next message.
            if not answer:
                await self.end()
        return answer

    async def _alive(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            # Imported, not run as the main module: both ends must mean the same classes.
            code = f"from {self._module} import main; main()"
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdin=PIPE, stdout=PIPE)
        return self._process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def serve(answer: Callable[[bytes], bytes]) -> None:
    """The child's end: answer until nobody asks any more, or until too much is remembered."""
    _be_modest()
    source, target = sys.stdin.buffer, sys.stdout.buffer
    # Nothing but answers may go there.
    sys.stdout = sys.stderr
    waiting: SimpleQueue[bytes] = SimpleQueue()

    def read() -> None:
        while head := source.read(LENGTH.size):
            waiting.put(source.read(LENGTH.unpack(head)[0]))
        # The server is gone: whatever is being worked out is of no use to anybody.
        os._exit(0)

    Thread(target=read, daemon=True).start()
    while not _is_full():
        told = answer(waiting.get())
        target.write(LENGTH.pack(len(told)) + told)
        target.flush()
    # At once: the other thread waits for what the server says and would not let go of it.
    os._exit(0)


def _be_modest() -> None:
    """People at the table come first, nothing takes all the memory, and the server says when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _is_full() -> bool:
    """Whether a fresh process should take over, where the platform tells what is in use now.

    The most that was ever in use would not do: a child inherits it from the server.
    """
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") > FULL
    return False
