"""What comes first when there is more to work out than can be done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from regelwerk.table.workers.waiting_work import DECISION, ODDS, REQUEST, WaitingWork


def waiting(story: Callable[[WaitingWork], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(WaitingWork())

    asyncio.run(run())


async def in_turn(work: WaitingWork) -> list[object]:
    """The kinds of all that waits, in the order in which it is done."""
    done = []
    while len(work):
        one = await work.next()
        one.result.set_result(None)
        done.append(one.kind)
    return done


def test_a_computers_turn_comes_first_then_what_was_asked_for_then_odds() -> None:
    async def story(work: WaitingWork) -> None:
        for purpose, kind in ((ODDS, "odds"), (REQUEST, "best"), (DECISION, "first turn"), (DECISION, "second turn")):
            work.add(purpose, kind, lambda: None, 1.0)
        assert await in_turn(work) == ["first turn", "second turn", "best", "odds"]

    waiting(story)


def test_of_odds_the_quick_ones_come_first_and_among_them_the_newest() -> None:
    async def story(work: WaitingWork) -> None:
        for kind, seconds in (("reaction", 0.003), ("handling", 0.04), ("way", 0.06)):
            work.took(kind, seconds)
        for kind in ("handling", "reaction", "way", "unknown", "reaction"):
            work.add(ODDS, kind, lambda: None, 1.0)
        # Forty and sixty milliseconds are no difference to speak of: there the newest comes first.
        assert await in_turn(work) == ["reaction", "reaction", "unknown", "way", "handling"]

    waiting(story)


def test_what_takes_longer_than_it_used_to_comes_later() -> None:
    async def story(work: WaitingWork) -> None:
        work.took("a", 0.001)
        for _ in range(12):
            work.took("a", 1.0)
        work.took("b", 0.05)
        for kind in ("b", "a"):
            work.add(ODDS, kind, lambda: None, 1.0)
        assert await in_turn(work) == ["b", "a"]

    waiting(story)


def test_nobody_works_on_what_is_no_longer_wanted() -> None:
    async def story(work: WaitingWork) -> None:
        stale = work.add(ODDS, "stale", lambda: None, 1.0)
        work.add(ODDS, "open", lambda: None, 1.0)
        stale.result.cancel()
        assert len(work) == 1
        assert await in_turn(work) == ["open"]

    waiting(story)


def test_work_that_comes_while_nothing_is_to_be_done_is_taken_up() -> None:
    async def story(work: WaitingWork) -> None:
        idle = asyncio.ensure_future(work.next())
        await asyncio.sleep(0)
        work.add(ODDS, "late", lambda: None, 1.0)
        assert (await asyncio.wait_for(idle, 1.0)).kind == "late"

    waiting(story)
