"""Ends a rule that never ends by itself, so that a faulty system of somebody else takes no other table down."""

from __future__ import annotations

import asyncio
import ctypes
import sys
import threading
from types import FrameType

from regelwerk.engine.interpreters.running import EndlessRule, Run

LIMIT = 10.0
"""Seconds that one rule may keep everybody waiting. Our slowest needs hundredths of one."""


class Watchdog:
    """Notices when the loop of this thread stands still inside a rule, and raises `EndlessRule` there.

    Rules are plain Python: nothing but an exception from outside ends `while True: pass`. Whatever else takes long is
    left alone.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, limit: float | None = None) -> None:
        self._loop = loop
        self._limit = LIMIT if limit is None else limit
        self._thread = threading.get_ident()
        self._alive = threading.Event()
        self._closed = threading.Event()
        self._beating: asyncio.TimerHandle | None = None
        self._beat()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def close(self) -> None:
        self._closed.set()
        self._alive.set()
        if self._beating is not None:
            self._beating.cancel()

    def _beat(self) -> None:
        self._alive.set()
        self._beating = self._loop.call_later(self._limit / 4, self._beat)

    def _watch(self) -> None:
        while not self._closed.is_set():
            self._alive.clear()
            if not self._alive.wait(self._limit) and is_inside_a_rule(sys._current_frames().get(self._thread)):
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(EndlessRule))


_RUNNING = Run._run.__code__


def is_inside_a_rule(frame: FrameType | None) -> bool:
    """Whether a thread is in the middle of a rule that somebody plays."""
    while frame is not None:
        if frame.f_code is _RUNNING:
            return True
        frame = frame.f_back
    return False
