"""Patience with a calculation: it is broken off when it takes too long."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from types import FrameType

A_MOMENT = 0.01
"""Seconds until another look whether it can be broken off now."""


class OutOfPatience(BaseException):
    """The calculation was broken off. No `except Exception` of what is calculated may go on in spite of it."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Break off what is inside after a number of seconds, where the platform can do that; never begin without any.

    Only the main thread of a program can be broken off, and not on Windows. Who has infinite patience waits.
    Within somebody's patience there may be somebody else's: whichever ends first breaks off what is inside of it.
    """
    if seconds <= 0:
        raise OutOfPatience
    if seconds == inf or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    is_over = False

    def stop(_signal: int, frame: FrameType | None) -> None:
        if is_over:
            return
        if not is_loading(frame):
            raise OutOfPatience
        signal.setitimer(signal.ITIMER_REAL, A_MOMENT)

    begun = monotonic()
    before = signal.signal(signal.SIGALRM, stop)
    outer, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    if 0 < outer < seconds:
        signal.setitimer(signal.ITIMER_REAL, outer)
    try:
        yield
    finally:
        is_over = True
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if outer:
            signal.setitimer(signal.ITIMER_REAL, max(A_MOMENT, outer - (monotonic() - begun)))


def is_loading(frame: FrameType | None) -> bool:
    """Whether a module is being loaded: one that is broken off then stays half loaded as long as the process lives."""
    while frame is not None:
        if frame.f_code.co_filename == "<frozen importlib._bootstrap>":
            return True
        frame = frame.f_back
    return False
