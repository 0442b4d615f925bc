"""The live connection: one WebSocket for each screen. It says hello, sees its table, asks, and is told."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from regelwerk.table.commands import carry_out
from regelwerk.table.limits import Bucket
from regelwerk.table.security import token_hash
from regelwerk.table.trouble import Trouble
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.live import Ask, Closed, Hello, Reply

if TYPE_CHECKING:
    from regelwerk.table.hosting import Hall
    from regelwerk.table.running import RunningGame
    from regelwerk.table.storage import SeatRecord

router = APIRouter()
PATIENCE = 10.0
"""Seconds that a new connection has to say who it is."""
LARGEST = 64 * 1024
"""The longest message that anybody may send."""
BACKLOG = 256
"""So many messages may wait for a slow line before it is cut; it comes back and sees the table as it is then."""
PER_SECOND, BURST = 20.0, 60.0
"""How often one connection may ask for something."""


class Line:
    """One connected screen. Messages wait in a queue, so that a slow line holds up nobody."""

    def __init__(self, socket: WebSocket, seat: SeatRecord, lang: Lang) -> None:
        self.socket = socket
        self.seat = seat
        self.lang: Lang = lang
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._last: bytes | None = None

    def send(self, message: bytes) -> None:
        if len(self._waiting) >= BACKLOG:
            self.close("table-too-slow")
            return
        self._waiting.append(message)
        self._wake.set()

    def close(self, code: str) -> None:
        self._last = Closed(problem=Trouble(code).problem(self.lang)).model_dump_json().encode()
        self._waiting.clear()
        self._wake.set()

    async def deliver(self) -> None:
        """Send what waits, in order, until the line is closed."""
        while True:
            while self._waiting:
                await self.socket.send_text(self._waiting.popleft().decode())
            if self._last is not None:
                await self.socket.send_text(self._last.decode())
                await self.socket.close(code=1000)
                return
            self._wake.clear()
            await self._wake.wait()


@router.websocket("/api/table/live")
async def live(socket: WebSocket) -> None:
    """Everything that happens at a table, as one seat may see it. The messages are among the schemas below."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        hello = Hello.model_validate_json(await asyncio.wait_for(socket.receive_text(), PATIENCE))
        seat = await hall.store.seat_by_token(token_hash(hello.token))
        if seat is None or seat.revoked:
            raise Trouble("table-link-revoked" if seat is not None else "table-link-unknown")
        game = await hall.running(seat.game)
    except Trouble as trouble:
        await _refuse(socket, trouble)
        return
    except (ValidationError, TimeoutError, KeyError):
        await _refuse(socket, Trouble("table-no-hello"))
        return
    except WebSocketDisconnect:
        return
    await _serve(game, Line(socket, seat, hello.lang))


async def _refuse(socket: WebSocket, trouble: Trouble) -> None:
    await socket.send_text(Closed(problem=trouble.problem("de")).model_dump_json())
    await socket.close(code=1008)


async def _serve(game: RunningGame, line: Line) -> None:
    """Listen and tell until the line ends."""
    async with game.lock:
        game.join(line)
    delivering = asyncio.ensure_future(line.deliver())
    listening = asyncio.ensure_future(_listen(game, line))
    try:
        await asyncio.wait((delivering, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        game.leave(line)
        for task in (delivering, listening):
            task.cancel()
        await asyncio.gather(delivering, listening, return_exceptions=True)


async def _listen(game: RunningGame, line: Line) -> None:
    bucket = Bucket(PER_SECOND, BURST)
    while True:
        try:
            text = await line.socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        if len(text) > LARGEST or not bucket.take():
            line.send(_reply(-1, Trouble("table-too-much", status=429), line.lang))
            continue
        try:
            ask = Ask.model_validate_json(text)
        except ValidationError:
            line.send(_reply(-1, Trouble("table-not-understood", status=422), line.lang))
            continue
        try:
            done = await carry_out(game, line.seat, line.lang, ask.command)
            line.send(Reply(id=ask.id, done=done).model_dump_json().encode())
        except Trouble as trouble:
            line.send(_reply(ask.id, trouble, line.lang))


def _reply(id_: int, trouble: Trouble, lang: str) -> bytes:
    problem: Problem = trouble.problem(lang)
    return Reply(id=id_, problem=problem).model_dump_json().encode()
