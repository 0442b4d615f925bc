"""A rule that never ends is ended; whatever else takes long is left alone."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from regelwerk.engine.effects import Play, note
from regelwerk.engine.interpreters.running import EndlessRule, Run
from regelwerk.table.games.watchdog import Watchdog

LIMIT = 0.3


def turns_round() -> Play[None]:
    """Asks for nothing and never comes to an end."""
    yield note("X-01", "begins")
    while True:
        time.sleep(0.001)


def talks() -> Play[None]:
    while True:
        yield note("X-01", "on and on")


async def watched(action: Any) -> None:
    watchdog = Watchdog(asyncio.get_running_loop(), LIMIT)
    try:
        action()
        await asyncio.sleep(0)
    finally:
        watchdog.close()


def test_a_rule_that_turns_round_for_ever_is_ended() -> None:
    with pytest.raises(EndlessRule):
        asyncio.run(watched(lambda: Run(turns_round, lambda _note: None)))


def test_a_rule_that_talks_for_ever_ends_by_itself() -> None:
    with pytest.raises(EndlessRule, match="10000"):
        Run(talks, lambda _note: None)


def test_other_work_may_take_as_long_as_it_likes() -> None:
    asyncio.run(watched(lambda: time.sleep(3 * LIMIT)))


def test_a_loop_that_goes_on_is_never_disturbed() -> None:
    async def busy() -> None:
        watchdog = Watchdog(asyncio.get_running_loop(), LIMIT)
        for _ in range(10):
            await asyncio.sleep(LIMIT / 5)
        watchdog.close()

    asyncio.run(busy())
