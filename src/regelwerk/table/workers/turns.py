"""Places for which people queue by where they come from: whoever waits for one comes before another's second."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many places. A place that becomes free goes to the origin that has waited longest since its last turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, origin: str) -> AsyncIterator[None]:
        await self._take(origin)
        try:
            yield
        finally:
            self._give()

    async def _take(self, origin: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(origin, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # Whoever leaves at the moment in which the place became theirs hands it on.
            if turn.done() and not turn.cancelled():
                self._give()
            raise

    def _give(self) -> None:
        while self._waiting:
            origin, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[origin] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
