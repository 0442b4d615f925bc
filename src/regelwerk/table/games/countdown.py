"""Time to answer, where the master has set a limit: every open question has its deadline, and one clock for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable


class Countdown:
    """Counts down for open questions; when the first deadline is reached, somebody is told."""

    def __init__(self, is_up: Callable[[], None]) -> None:
        self._is_up = is_up
        self._deadlines: dict[str, float] = {}
        self._clock: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        """Whether a clock is running."""
        return self._clock is not None

    def set(self, questions: Iterable[str], seconds: int | None) -> None:
        """Count down for exactly these questions; one that is open already keeps its deadline. None: no limit."""
        self.stop()
        if seconds is None:
            self._deadlines = {}
            return
        loop = asyncio.get_running_loop()
        late = loop.time() + seconds
        self._deadlines = {asked: min(late, self._deadlines.get(asked, late)) for asked in questions}
        if self._deadlines:
            self._clock = loop.call_at(min(self._deadlines.values()), self._is_up)

    def left(self, asked: str) -> float | None:
        """The seconds that are left for a question; None: as many as people like."""
        deadline = self._deadlines.get(asked)
        return None if deadline is None else max(0.0, deadline - asyncio.get_running_loop().time())

    def over(self) -> list[str]:
        """The questions whose time has run out."""
        return [asked for asked in self._deadlines if self.left(asked) == 0.0]

    def stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
