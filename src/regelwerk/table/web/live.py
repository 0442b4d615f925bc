"""The live connection: one WebSocket per screen, with a hello, a snapshot, then commands and updates."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from regelwerk.table.errors import STORAGE_ERRORS, TableError, storage_problem
from regelwerk.table.games.commands import carry_out
from regelwerk.table.metrics import Metrics
from regelwerk.table.web.limits import Bucket, Buckets, Rate, origin
from regelwerk.table.web.tokens import token_hash
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import AskBest, AskHint, Problem
from regelwerk.table.wire.live import Ask, Closed, Hello, Reply

if TYPE_CHECKING:
    from regelwerk.table.games.game_server import GameServer
    from regelwerk.table.games.running import RunningGame
    from regelwerk.table.storage.records import SeatRecord

LOG = logging.getLogger("regelwerk.table")
router = APIRouter()
PATIENCE = 10.0
"""Seconds a new connection has to say hello."""
LARGEST = 64 * 1024
"""Characters in the longest message accepted."""
BACKLOG = 256
"""Messages that may wait for a slow connection before it is cut; it reconnects and gets a snapshot."""
PER_SECOND, BURST = 20.0, 60.0
"""How often one connection may send a command."""
ARRIVALS = Rate(1, 60)
"""How often a seat may be opened: each time costs a snapshot and an update for everybody."""
MOST_SCREENS = 20
"""Screens per seat."""
MOST_STRANGERS = 100
"""Connections per address that have not said hello yet."""
LONG = (AskBest, AskHint)
"""Commands that a worker takes seconds for: whoever asks may answer the question meanwhile."""
BUSY, PENALTY = 0.05, 3.0
"""A command that keeps the server busy longer than this (seconds) makes its sender wait this many times as long."""


class LiveConnection:
    """One connected screen. Messages are queued, so that a slow one delays nobody else."""

    def __init__(self, socket: WebSocket, seat: SeatRecord, lang: Lang, metrics: Metrics | None = None) -> None:
        self.socket = socket
        self.metrics = metrics or Metrics()
        self.seat = seat
        self.lang: Lang = lang
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._last: bytes | None = None

    @property
    def is_closed(self) -> bool:
        """Whether nothing more is sent or accepted, even if the other end has not noticed yet."""
        return self._last is not None

    def send(self, message: bytes) -> None:
        if self.is_closed:
            return
        if len(self._waiting) >= BACKLOG:
            self.close("table-too-slow")
            return
        self._waiting.append(message)
        self._wake.set()

    def close(self, code: str) -> None:
        self._last = Closed(problem=TableError(code).problem(self.lang)).model_dump_json().encode()
        self._waiting.clear()
        self._wake.set()

    async def deliver(self) -> None:
        """Send queued messages in order until the connection is closed."""
        while True:
            while self._waiting:
                await self.socket.send_text(self._waiting.popleft().decode())
            if self._last is not None:
                await self.socket.send_text(self._last.decode())
                await self.socket.close(code=1000)
                return
            self._wake.clear()
            await self._wake.wait()


class Admission:
    """Decides which connections are let in, and how many at once."""

    def __init__(self) -> None:
        self._strangers: Counter[str] = Counter()
        self._arrivals = Buckets(ARRIVALS)

    async def hello(self, socket: WebSocket) -> Hello:
        """The first message, unless it takes too long or too many from the same address are pending."""
        address = origin({"client": (socket.client.host, 0) if socket.client is not None else None})
        if self._strangers[address] >= MOST_STRANGERS:
            raise TableError("table-too-much", status=429)
        self._strangers[address] += 1
        try:
            return Hello.model_validate_json(await asyncio.wait_for(socket.receive_text(), PATIENCE))
        finally:
            self._strangers -= Counter({address: 1})

    def admit(self, game: RunningGame, connection: LiveConnection) -> None:
        """Join the game, unless the link was revoked since it was looked up or is opened too often."""
        now = next((one for one in game.seats if one.id == connection.seat.id), None)
        if now is None or now.revoked or now.generation != connection.seat.generation:
            raise TableError("table-link-revoked")
        if game.audience.connected()[now.id] >= MOST_SCREENS or not self._arrivals.of(str(now.id)).take():
            raise TableError("table-too-much", status=429)
        connection.seat = now
        game.join(connection)


@router.websocket("/api/table/live")
async def live(socket: WebSocket) -> None:
    """Everything that happens at a table, as one seat may see it. The messages are among the schemas below."""
    server: GameServer = socket.app.state.server
    admission: Admission = socket.app.state.admission
    await socket.accept()
    try:
        hello = await admission.hello(socket)
        seat = await server.store.seat_by_token(token_hash(hello.token))
        if seat is None or seat.revoked:
            raise TableError("table-link-revoked" if seat is not None else "table-link-unknown")
        game = await server.running(seat.game)
    except TableError as error:
        await _refuse(socket, error)
        return
    except (ValidationError, TimeoutError, KeyError):
        await _refuse(socket, TableError("table-no-hello"))
        return
    except STORAGE_ERRORS as error:
        await _refuse(socket, storage_problem(error))
        return
    except WebSocketDisconnect:
        return
    await _serve(game, LiveConnection(socket, seat, hello.lang, socket.app.state.metrics), admission)


async def _refuse(socket: WebSocket, error: TableError, lang: Lang = "de") -> None:
    await socket.send_text(Closed(problem=error.problem(lang)).model_dump_json())
    await socket.close(code=1008)


async def _serve(game: RunningGame, connection: LiveConnection, admission: Admission) -> None:
    """Receive and send until the connection ends."""
    try:
        if connection.seat not in game.seats:
            # Another process may just have made or renewed the link.
            await game.catch_up()
        async with game.locked():
            admission.admit(game, connection)
    except TableError as error:
        await _refuse(connection.socket, error, connection.lang)
        return
    except STORAGE_ERRORS as error:
        await _refuse(connection.socket, storage_problem(error), connection.lang)
        return
    delivering = asyncio.ensure_future(connection.deliver())
    listening = asyncio.ensure_future(_listen(game, connection))
    try:
        await asyncio.wait((delivering, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        game.leave(connection)
        for task in (delivering, listening):
            task.cancel()
        await asyncio.gather(delivering, listening, return_exceptions=True)


async def _listen(game: RunningGame, connection: LiveConnection) -> None:
    """Carry out commands in their order. Only what takes long to work out is answered later, one request at a time."""
    thinking: asyncio.Task[None] | None = None
    try:
        async for ask in _asked(connection):
            if not isinstance(ask.command, LONG):
                await _carry_out(game, connection, ask)
            elif thinking is None or thinking.done():
                thinking = asyncio.ensure_future(_carry_out(game, connection, ask))
            else:
                connection.send(_reply(ask.id, TableError("table-busy", status=429), connection.lang))
    finally:
        if thinking is not None:
            thinking.cancel()


async def _asked(connection: LiveConnection) -> AsyncIterator[Ask]:
    """The commands of a connection, as far as they can be understood and do not come too fast."""
    bucket = Bucket(PER_SECOND, BURST)
    while True:
        try:
            text = await connection.socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        if connection.is_closed:
            continue
        if len(text) > LARGEST or not bucket.take():
            connection.send(_reply(-1, TableError("table-too-much", status=429), connection.lang))
            await asyncio.sleep(1 / PER_SECOND)
            continue
        try:
            ask = Ask.model_validate_json(text)
        except ValidationError:
            connection.send(_reply(-1, TableError("table-not-understood", status=422), connection.lang))
            continue
        began = time.thread_time()
        yield ask
        busy = time.thread_time() - began
        if busy > BUSY:
            await asyncio.sleep(PENALTY * busy)


async def _carry_out(game: RunningGame, connection: LiveConnection, ask: Ask) -> None:
    try:
        with connection.metrics.command(ask.command.do):
            done = await carry_out(game, connection.seat, connection.lang, ask.command)
        connection.send(Reply(id=ask.id, done=done).model_dump_json().encode())
    except TableError as error:
        connection.send(_reply(ask.id, error, connection.lang))
    except Exception:
        # Answered, because a client that reconnects would only send it again.
        LOG.exception("failed", extra={"game": connection.seat.game, "command": ask.command.do})
        connection.send(_reply(ask.id, TableError("table-server-error", status=500), connection.lang))


def _reply(id_: int, error: TableError, lang: str) -> bytes:
    problem: Problem = error.problem(lang)
    return Reply(id=id_, problem=problem).model_dump_json().encode()
