"""Patience with a calculation: it is broken off when it takes too long."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

A_MOMENT = 0.01
"""Seconds until another look whether it can be broken off now."""


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

    def stop(_signal: int, frame: FrameType | None) -> None:
        if not is_loading(frame):
            raise OutOfPatience
        signal.setitimer(signal.ITIMER_REAL, A_MOMENT)

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def is_loading(frame: FrameType | None) -> bool:
    """Whether a module is being loaded: one that is broken off then stays half loaded as long as the process lives."""
    while frame is not None:
        if frame.f_code.co_filename == "<frozen importlib._bootstrap>":
            return True
        frame = frame.f_back
    return False
