"""The live connection: one WebSocket for each screen. It says hello, sees its table, asks, and is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from typing import TYPE_CHECKING

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from regelwerk.table.errors import TableError, damage_failure, store_failure
from regelwerk.table.games.commands import carry_out
from regelwerk.table.storage.records import DamagedGameError, NoSuchGame, StoreError
from regelwerk.table.web.limits import Bucket, Buckets, Rate, origin
from regelwerk.table.web.security import token_hash
from regelwerk.table.wire.base import Lang
from regelwerk.table.wire.commands import Problem
from regelwerk.table.wire.live import Ask, Closed, Hello, Reply

if TYPE_CHECKING:
    from regelwerk.table.games.game_server import GameServer
    from regelwerk.table.games.running import RunningGame
    from regelwerk.table.storage.records import SeatRecord

LOG = logging.getLogger("regelwerk.table")
router = APIRouter()
PATIENCE = 10.0
"""Seconds that a new connection has to say who it is."""
LARGEST = 64 * 1024
"""The longest message that anybody may send."""
BACKLOG = 256
"""So many messages may wait for a slow line before it is cut; it comes back and sees the table as it is then."""
PER_SECOND, BURST = 20.0, 60.0
"""How often one connection may ask for something."""
ARRIVALS = Rate(1, 60)
"""How often a seat may be opened: whoever comes is shown everything, and everybody is told."""
MOST_SCREENS = 20
"""So many screens may look at a table from one seat."""
MOST_STRANGERS = 100
"""So many connections of one address may be about to say who they are."""
LABORIOUS, REST = 0.05, 3.0
"""Whoever asks for something that keeps the server busy so long (seconds) waits so many times as long afterwards."""


class Line:
    """One connected screen. Messages wait in a queue, so that a slow line holds up nobody."""

    def __init__(self, socket: WebSocket, seat: SeatRecord, lang: Lang) -> None:
        self.socket = socket
        self.seat = seat
        self.lang: Lang = lang
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._last: bytes | None = None

    @property
    def is_closed(self) -> bool:
        """Whether nothing more is told or heard here, even if the other end has not noticed yet."""
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


class Admission:
    """Who comes in, and how many at once."""

    def __init__(self) -> None:
        self._strangers: Counter[str] = Counter()
        self._arrivals = Buckets(ARRIVALS)

    async def hello(self, socket: WebSocket) -> Hello:
        """Who it is, if they say so soon, and not too many others from there are about to."""
        address = origin({"client": (socket.client.host, 0) if socket.client is not None else None})
        if self._strangers[address] >= MOST_STRANGERS:
            raise TableError("table-too-much", status=429)
        self._strangers[address] += 1
        try:
            return Hello.model_validate_json(await asyncio.wait_for(socket.receive_text(), PATIENCE))
        finally:
            self._strangers -= Counter({address: 1})

    def admit(self, game: RunningGame, line: Line) -> None:
        """Join, if the link is still as it was when it was looked up, and does not come too often."""
        now = next((one for one in game.seats if one.id == line.seat.id), None)
        if now is None or now.revoked or now.generation != line.seat.generation:
            raise TableError("table-link-revoked")
        if game.audience.connected()[now.id] >= MOST_SCREENS or not self._arrivals.of(str(now.id)).take():
            raise TableError("table-too-much", status=429)
        line.seat = now
        game.join(line)


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
    except (StoreError, DamagedGameError, NoSuchGame) as error:
        await _refuse(socket, _told(error))
        return
    except WebSocketDisconnect:
        return
    await _serve(game, Line(socket, seat, hello.lang), admission)


def _told(error: StoreError | DamagedGameError | NoSuchGame) -> TableError:
    match error:
        case StoreError():
            return store_failure(error)
        case DamagedGameError():
            return damage_failure(error)
    return TableError("table-no-game", status=404)


async def _refuse(socket: WebSocket, error: TableError, lang: Lang = "de") -> None:
    await socket.send_text(Closed(problem=error.problem(lang)).model_dump_json())
    await socket.close(code=1008)


async def _serve(game: RunningGame, line: Line, admission: Admission) -> None:
    """Listen and tell until the line ends."""
    try:
        if line.seat not in game.seats:
            # Another process may have made or renewed the link a moment ago.
            await game.catch_up()
        async with game.locked():
            admission.admit(game, line)
    except TableError as error:
        await _refuse(line.socket, error, line.lang)
        return
    except (StoreError, DamagedGameError, NoSuchGame) as error:
        await _refuse(line.socket, _told(error), line.lang)
        return
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
        if line.is_closed:
            continue
        if len(text) > LARGEST or not bucket.take():
            line.send(_reply(-1, TableError("table-too-much", status=429), line.lang))
            await asyncio.sleep(1 / PER_SECOND)
            continue
        try:
            ask = Ask.model_validate_json(text)
        except ValidationError:
            line.send(_reply(-1, TableError("table-not-understood", status=422), line.lang))
            continue
        began = time.thread_time()
        try:
            done = await carry_out(game, line.seat, line.lang, ask.command)
            line.send(Reply(id=ask.id, done=done).model_dump_json().encode())
        except TableError as error:
            line.send(_reply(ask.id, error, line.lang))
        except Exception:
            # Sent again on a new connection it would fail again: whoever asked is told.
            LOG.exception("failed", extra={"game": line.seat.game, "command": ask.command.do})
            line.send(_reply(ask.id, TableError("table-server-error", status=500), line.lang))
        busy = time.thread_time() - began
        if busy > LABORIOUS:
            await asyncio.sleep(REST * busy)


def _reply(id_: int, error: TableError, lang: str) -> bytes:
    problem: Problem = error.problem(lang)
    return Reply(id=id_, problem=problem).model_dump_json().encode()
