"""What a screen is sent: at once where it can take it, otherwise in its turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi import WebSocket

from regelwerk.table.errors import TableError
from regelwerk.table.games.running import RunningGame
from regelwerk.table.storage.records import SeatRecord
from regelwerk.table.web.live import Admission, LiveConnection, _serve
from regelwerk.table.web.websockets import LEFT, PUSH

SEAT = SeatRecord(1, "game", "player", "heroes", "person", "", 1, "", False, False)


class Socket:
    """A connection that takes messages at once while it is `free`, and slow ones when it is told to go on."""

    client = SimpleNamespace(host="10.0.0.7")

    def __init__(self) -> None:
        self.is_free = True
        self.go_on = asyncio.Event()
        self.written: list[str] = []
        self.scope: dict[str, Any] = {"extensions": {PUSH: self.push}}

    def push(self, message: bytes) -> bool:
        if self.is_free:
            self.written.append(message.decode())
        return self.is_free

    async def send_text(self, text: str) -> None:
        await self.go_on.wait()
        self.written.append(text)

    async def close(self, code: int) -> None:
        self.written.append(f"closed {code}")


def test_what_a_screen_can_take_is_sent_at_once() -> None:
    async def story() -> None:
        socket = Socket()
        screen = LiveConnection(cast("WebSocket", socket), SEAT, "de")
        screen.send(b"one")
        screen.send(b"two")
        assert socket.written == ["one", "two"], "nobody had to deliver them"

    asyncio.run(story())


def test_no_message_overtakes_another_that_a_slow_screen_still_waits_for() -> None:
    async def story() -> None:
        socket = Socket()
        screen = LiveConnection(cast("WebSocket", socket), SEAT, "de")
        delivering = asyncio.ensure_future(screen.deliver())
        socket.is_free = False
        screen.send(b"one")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        socket.is_free = True
        screen.send(b"two")
        assert socket.written == [], "the first one is on its way"
        socket.go_on.set()
        while len(socket.written) < 2:
            await asyncio.sleep(0)
        screen.send(b"three")
        assert socket.written == ["one", "two", "three"]
        screen.close("table-closing")
        screen.send(b"never")
        await delivering
        assert "never" not in socket.written
        assert socket.written[-1] == "closed 1000"

    asyncio.run(story())


@pytest.mark.parametrize("is_gone", [True, False])
def test_whoever_has_gone_while_the_table_was_busy_is_not_let_in(is_gone: bool) -> None:
    """Letting somebody in costs a snapshot, and an update for everybody."""
    let_in: list[LiveConnection] = []

    @asynccontextmanager
    async def locked() -> AsyncIterator[None]:
        yield

    def admit(_: object, connection: LiveConnection) -> None:
        let_in.append(connection)
        raise TableError("table-too-much", status=429)

    async def story() -> None:
        socket = Socket()
        socket.go_on.set()
        socket.scope["extensions"][LEFT] = lambda: is_gone
        screen = LiveConnection(cast("WebSocket", socket), SEAT, "de")
        game, admission = SimpleNamespace(seats=[SEAT], locked=locked), SimpleNamespace(admit=admit)
        await _serve(cast("RunningGame", game), screen, cast("Admission", admission))
        assert let_in == ([] if is_gone else [screen])

    asyncio.run(story())
