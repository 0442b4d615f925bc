"""A computer that thinks: the terminal shows it, and Ctrl-C asks for the best answer so far."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice


class Thinking:
    """Whether somebody has had enough of waiting. The second Ctrl-C leaves the game, as everywhere else."""

    def __init__(self, voice: Voice, *, in_words: bool) -> None:
        self._voice = voice
        self._in_words = in_words
        self._enough = False

    def stopped(self) -> bool:
        return self._enough

    @contextmanager
    def shown(self, text: str) -> Iterator[None]:
        """Say that somebody thinks, for as long as it lasts; Ctrl-C stops the thinking and not the game."""
        self._enough = False
        if current_thread() is not main_thread():
            # Only the main thread hears Ctrl-C.
            yield
            return
        before = signal.signal(signal.SIGINT, self._interrupted)
        try:
            if self._in_words:
                # Whoever listens to the screen does not want to hear it move.
                self._voice.print(text, style="dim")
                yield
            else:
                with self._voice.out.status(text):
                    yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        if self._enough:
            signal.default_int_handler(number, frame)
        self._enough = True
