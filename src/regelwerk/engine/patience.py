"""Patience with a calculation: it is broken off when it takes too long."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class OutOfPatience(Exception):
    """The calculation was broken off."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Break off what is inside after a number of seconds, where the platform can do that; never begin without any."""
    if seconds <= 0:
        raise OutOfPatience
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise OutOfPatience

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
