"""Time to answer, where the master has set a limit: a deadline for every open question, and one timer for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable


class Countdown:
    """Deadlines of open questions; calls back when the first one is reached."""

    def __init__(self) -> None:
        self._deadlines: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        """Whether the timer is running."""
        return self._timer is not None

    def set(self, questions: Iterable[str], seconds: int | None, is_up: Callable[[], object]) -> None:
        """Set deadlines for exactly these questions; known ones keep theirs. None: no limit.

        Only the timer knows whom to call, so that who has a countdown and the countdown do not hold each other.
        """
        self.stop()
        if seconds is None:
            self._deadlines = {}
            return
        loop = asyncio.get_running_loop()
        late = loop.time() + seconds
        self._deadlines = {asked: min(late, self._deadlines.get(asked, late)) for asked in questions}
        if self._deadlines:
            self._timer = loop.call_at(min(self._deadlines.values()), is_up)

    def left(self, asked: str) -> float | None:
        """Seconds left for a question; None: no limit."""
        deadline = self._deadlines.get(asked)
        return None if deadline is None else max(0.0, deadline - asyncio.get_running_loop().time())

    def over(self) -> list[str]:
        """The questions whose time has run out."""
        return [asked for asked in self._deadlines if self.left(asked) == 0.0]

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
