"""The live connection: one WebSocket per screen, with a hello, a snapshot, then commands and updates."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from regelwerk.engine.interpreters.running import EndlessRule
from regelwerk.languages import DEFAULT_LANGUAGE
from regelwerk.table.errors import STORAGE_ERRORS, TableError, storage_problem
from regelwerk.table.games.commands.carrying_out import carry_out
from regelwerk.table.web.limits import Bucket, Buckets, Rate, origin
from regelwerk.table.web.tokens import token_hash
from regelwerk.table.web.websockets import left_of, move_of, push_of
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import AskBest, AskHint, Problem
from regelwerk.table.wire.live import Ask, Closed, Hello, Reply

if TYPE_CHECKING:
    from regelwerk.table.games.game_server import GameServer
    from regelwerk.table.games.running import RunningGame
    from regelwerk.table.metrics import Metrics
    from regelwerk.table.storage.records import SeatRecord

LOG = logging.getLogger("regelwerk.table")
router = APIRouter()
PATIENCE = 10.0
"""Seconds a new connection has to say hello."""
LARGEST = 64 * 1024
"""Characters in the longest message accepted."""
BACKLOG, BACKLOG_SIZE = 256, 2_000_000
"""Messages and bytes that may wait for a slow connection before it is cut; it reconnects and gets a snapshot."""
ALL_BACKLOGS = 100_000_000
"""Bytes that may wait for all slow connections together; beyond that, whoever is slow is cut sooner."""
PER_SECOND, BURST = 20.0, 60.0
"""How often one connection may send a command."""
OF_LINK, OF_ADDRESS = Rate(40, 120), Rate(400, 1_200)
"""How often all connections of one link, and of one address, may send a command."""
BYTES_OF_LINK = Rate(100_000, 1_000_000)
"""How much all connections of one link may send."""
THINKING = Rate(0.5, 12)
"""How often one link may ask for what a worker takes seconds for."""
ARRIVALS = Rate(1, 60)
"""How often a seat may be opened: each time costs a snapshot and an update for everybody."""
MOST_SCREENS, MOST_OF_ADDRESS = 20, 300
"""Screens per seat and per address. The address is that of the client, also behind a trusted proxy."""
WRONG_LINKS = Rate(10, 300)
"""How often one address may say hello with a link that opens nothing; until then, nothing of it is looked up."""
MOST_STRANGERS, ALL_STRANGERS = 100, 400
"""Connections that have not said hello yet, per address and together."""
LONG = (AskBest, AskHint)
"""Commands that a worker takes seconds for: whoever asks may answer the question meanwhile."""
BUSY, PENALTY = 0.05, 3.0
"""A command that keeps the server busy longer than this (seconds) makes its sender wait this many times as long."""


@dataclass(slots=True)
class Backlogs:
    """Bytes that wait for all connections of a server together."""

    size: int = 0


class LiveConnection:
    """One connected screen. A message that it cannot take at once is queued: a slow screen delays nobody else."""

    def __init__(self, socket: WebSocket, seat: SeatRecord, lang: Lang, backlogs: Backlogs | None = None) -> None:
        self.socket = socket
        self.seat = seat
        self.lang: Lang = lang
        self.address = _address(socket)
        self._push = push_of(socket.scope)
        self._is_sending = False
        """Whether a message that was queued is on its way, which no other may overtake."""
        self._backlogs = backlogs or Backlogs()
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._last: bytes | None = None

    @property
    def is_closed(self) -> bool:
        """Whether nothing more is sent or accepted, even if the other end has not noticed yet."""
        return self._last is not None

    def send(self, message: bytes) -> None:
        if self.is_closed or (not self._waiting and not self._is_sending and self._push(message)):
            return
        is_all_too_much = self._waiting and self._backlogs.size + len(message) > ALL_BACKLOGS
        if len(self._waiting) >= BACKLOG or self._size + len(message) > BACKLOG_SIZE or is_all_too_much:
            self.close("table-too-slow")
            return
        self._waiting.append(message)
        self._count(len(message))
        self._wake.set()

    def _count(self, size: int) -> None:
        self._size += size
        self._backlogs.size += size

    def close(self, code: str) -> None:
        """End the connection. Only who may stay is still told what waits, such as the reply to a stored answer."""
        self._last = Closed(problem=TableError(code).problem(self.lang)).model_dump_json().encode()
        if code != "table-closing":
            self.forget_waiting()
        self._wake.set()

    def forget_waiting(self) -> None:
        self._waiting.clear()
        self._count(-self._size)

    async def deliver(self) -> None:
        """Send queued messages in order until the connection is closed."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                self._count(-len(message))
                self._is_sending = True
                await self.socket.send_text(message.decode())
                self._is_sending = False
            if self._last is not None:
                await self.socket.send_text(self._last.decode())
                await self.socket.close(code=1000)
                return
            self._wake.clear()
            await self._wake.wait()


class Admission:
    """Decides which connections are let in, how many at once, and how much they may send."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.inside: set[LiveConnection] = set()
        self.backlogs = Backlogs()
        self._strangers: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._wrong_links, self._arrivals = Buckets(WRONG_LINKS), Buckets(ARRIVALS)
        self._of_link, self._of_address = Buckets(OF_LINK), Buckets(OF_ADDRESS)
        self._bytes_of_link, self._thinking = Buckets(BYTES_OF_LINK), Buckets(THINKING)

    async def hello(self, socket: WebSocket) -> Hello:
        """The first message, unless it takes too long or too many are pending, from the same address or at all.

        Whose address has guessed too often is not heard either. Links that open something are never counted there: a
        club behind one address comes back all at once.
        """
        address = _address(socket)
        if not self._wrong_links.of(address).has():
            raise TableError("table-too-much", status=429)
        if self._strangers[address] >= MOST_STRANGERS or self._strangers.total() >= ALL_STRANGERS:
            raise TableError("table-too-much", status=429)
        self._strangers[address] += 1
        try:
            return Hello.model_validate_json(await asyncio.wait_for(socket.receive_text(), PATIENCE))
        finally:
            self._strangers -= Counter({address: 1})

    def opened_nothing(self, socket: WebSocket) -> None:
        """Count a hello whose link opens nothing. Hellos that were heard at the same moment are all counted."""
        self._wrong_links.of(_address(socket)).charge()

    def admit(self, game: RunningGame, connection: LiveConnection) -> None:
        """Join the game, unless the link was revoked since it was looked up or is opened too often."""
        now = next((one for one in game.seats if one.id == connection.seat.id), None)
        if now is None or now.revoked or now.generation != connection.seat.generation:
            raise TableError("table-link-revoked")
        is_crowded = self._addresses[connection.address] >= MOST_OF_ADDRESS
        is_crowded = is_crowded or game.audience.connected()[now.id] >= MOST_SCREENS
        if is_crowded or not self._arrivals.of(str(now.id)).take():
            raise TableError("table-too-much", status=429)
        connection.seat = now
        game.join(connection)
        self.inside.add(connection)
        self._addresses[connection.address] += 1

    def leave(self, connection: LiveConnection) -> None:
        self.inside.discard(connection)
        self._addresses -= Counter({connection.address: 1})
        connection.forget_waiting()

    def may_send(self, connection: LiveConnection, size: int) -> bool:
        """Whether the link and the address of a connection may send one more message of this size."""
        link = str(connection.seat.id)
        return (
            self._of_link.of(link).take()
            and self._bytes_of_link.of(link).take(size)
            and self._of_address.of(connection.address).take()
        )

    def may_ask(self, connection: LiveConnection) -> bool:
        """Whether a link may have a worker think for it once more."""
        return self._thinking.of(str(connection.seat.id)).take()

    async def everybody_left(self) -> None:
        """Wait until every connection has been told what it was to be told, and has ended."""
        while self.inside:
            await asyncio.sleep(0.01)


def _address(socket: WebSocket) -> str:
    """Where a connection counts as coming from."""
    return origin({"client": (socket.client.host, 0) if socket.client is not None else None})


@router.websocket("/api/table/live")
async def live(socket: WebSocket) -> None:
    """Everything that happens at a table, as one seat may see it. The messages are among the schemas below."""
    server: GameServer = socket.app.state.server
    admission: Admission = socket.app.state.admission
    await socket.accept()
    try:
        hello = await admission.hello(socket)
        seat = await server.store.seat_by_token(token_hash(hello.token))
        if left_of(socket.scope)():
            return
        if seat is None or seat.revoked:
            admission.opened_nothing(socket)
            raise TableError("table-link-revoked" if seat is not None else "table-link-unknown")
        siblings = server.settings.siblings
        elsewhere = siblings.elsewhere(seat.game) if siblings is not None else None
        if elsewhere is not None and move_of(socket.scope)(elsewhere, hello.model_dump_json()):
            return
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
    await _serve(game, LiveConnection(socket, seat, hello.lang, admission.backlogs), admission)


async def _refuse(socket: WebSocket, error: TableError, lang: Lang = DEFAULT_LANGUAGE) -> None:
    # Whoever has left meanwhile need not be told.
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(Closed(problem=error.problem(lang)).model_dump_json())
        await socket.close(code=1008)


async def _serve(game: RunningGame, connection: LiveConnection, admission: Admission) -> None:
    """Receive and send until the connection ends."""
    try:
        if connection.seat not in game.seats:
            # Another process may just have made or renewed the link.
            await game.catch_up()
        async with game.locked():
            # After a fault everybody comes at once, and some give up: who is gone again takes no time of others.
            if left_of(connection.socket.scope)():
                return
            admission.admit(game, connection)
    except TableError as error:
        await _refuse(connection.socket, error, connection.lang)
        return
    except STORAGE_ERRORS as error:
        await _refuse(connection.socket, storage_problem(error), connection.lang)
        return
    delivering = asyncio.ensure_future(connection.deliver())
    listening = asyncio.ensure_future(_listen(game, connection, admission))
    try:
        await asyncio.wait((delivering, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        game.leave(connection)
        admission.leave(connection)
        for task in (delivering, listening):
            task.cancel()
        await asyncio.gather(delivering, listening, return_exceptions=True)


async def _listen(game: RunningGame, connection: LiveConnection, admission: Admission) -> None:
    """Carry out commands in their order. Only what takes long to work out is answered later, one request at a time."""
    thinking: asyncio.Task[None] | None = None
    metrics = admission.metrics
    try:
        async for ask in _asked(connection, admission):
            if not isinstance(ask.command, LONG):
                await _carry_out(game, connection, ask, metrics)
            elif (thinking is None or thinking.done()) and admission.may_ask(connection):
                thinking = asyncio.ensure_future(_carry_out(game, connection, ask, metrics))
            else:
                connection.send(_reply(ask.id, TableError("table-busy", status=429), connection.lang))
    finally:
        if thinking is not None:
            thinking.cancel()


async def _asked(connection: LiveConnection, admission: Admission) -> AsyncIterator[Ask]:
    """The commands of a connection, as far as they can be understood and do not come too fast."""
    bucket = Bucket(PER_SECOND, BURST)
    while True:
        try:
            text = await connection.socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        if connection.is_closed:
            continue
        if len(text) > LARGEST or not bucket.take() or not admission.may_send(connection, len(text)):
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


async def _carry_out(game: RunningGame, connection: LiveConnection, ask: Ask, metrics: Metrics) -> None:
    try:
        with metrics.command(ask.command.do):
            done = await carry_out(game, connection.seat, connection.lang, ask.command)
        connection.send(Reply(id=ask.id, done=done).model_dump_json().encode())
    except TableError as error:
        connection.send(_reply(ask.id, error, connection.lang))
    except EndlessRule:
        LOG.exception("endless rule", extra={"game": connection.seat.game, "command": ask.command.do})
        endless = TableError("table-endless-rule", status=500, system=game.system.title[connection.lang])
        connection.send(_reply(ask.id, endless, connection.lang))
    except Exception:
        # Answered, because a client that reconnects would only send it again.
        LOG.exception("failed", extra={"game": connection.seat.game, "command": ask.command.do})
        connection.send(_reply(ask.id, TableError("table-server-error", status=500), connection.lang))


def _reply(id_: int, error: TableError, lang: str) -> bytes:
    problem: Problem = error.problem(lang)
    return Reply(id=id_, problem=problem).model_dump_json().encode()
