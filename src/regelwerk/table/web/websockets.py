"""WebSockets that can be written to at once, and that can move to another process.

An ASGI application hands a server its messages one by one, as text, and waits each time; a table with five screens does
that six times for every answer. A message that is bytes already and finds an empty buffer needs none of it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import is_ssl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol

from regelwerk.table.web.handover import HandedOver, hand_over

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from websockets.http11 import Request

PUSH, MOVE, LEFT = "regelwerk.push", "regelwerk.move", "regelwerk.left"
"""The extensions of a connection's scope that hold its `push`, its `move` and its `has_left`."""
CARRIED = (
    "type", "asgi", "http_version", "scheme", "server", "client", "root_path", "path", "raw_path", "query_string",
    "headers", "subprotocols",
)  # fmt: skip
"""What a scope says of a connection; the rest is the application's."""
TEXT = 0x81
"""The first byte of a frame that is a whole text."""


class TableProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, with a short way for texts of the application, and a way out and in."""

    _is_taken_over = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions |= {PUSH: self.push, MOVE: self.move, LEFT: self.has_left}

    def has_left(self) -> bool:
        """Whether the other end is gone, even if the application has not read that yet."""
        return bool(self.disconnected or self.close_sent)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what refers back to this connection, so that its memory is free without a collection."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = {LEFT: _always}
            self.scope["extensions"] = extensions

    # -- writing ------------------------------------------------------------------------------------------------------

    def push(self, message: bytes) -> bool:
        """Write a text, unless the connection is not open or what was written before still waits."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(frame_head(len(message)) + message)
        return True

    # -- moving -------------------------------------------------------------------------------------------------------

    def move(self, address: str, hello: str) -> bool:
        """Give the connection to another process, unless more than its hello has arrived, or something is on its way.

        Here it counts as closed then; its other end notices nothing.
        """
        transport = self.transport
        is_idle = self.queue.empty() and not self.conn.reader.buffer and not transport.get_write_buffer_size()
        if not is_idle or is_ssl(transport) or transport.is_closing():
            return False
        transport.pause_reading()
        scope = {name: value for name, value in self.scope.items() if name in CARRIED}
        if not hand_over(address, transport.get_extra_info("socket").fileno(), HandedOver(scope, hello)):
            transport.resume_reading()
            return False
        self.stop_keepalive()
        self.close_sent = True
        return True

    def take_over(self, told: HandedOver) -> None:
        """Be the connection that another process has handed over, as if it had said hello here."""
        logger = logging.getLogger("uvicorn.error")
        self.conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size, logger=logger)
        self._is_taken_over = self.handshake_complete = True
        extensions: dict[str, Any] = {PUSH: self.push, LEFT: self.has_left}
        self.scope = {**told.scope, "state": self.app_state.copy(), "extensions": extensions}  # type: ignore[typeddict-item]
        self.queue.put_nowait({"type": "websocket.connect"})
        self.queue.put_nowait({"type": "websocket.receive", "text": told.hello})

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self._is_taken_over:
            task = self.loop.create_task(self.run_asgi())
            task.add_done_callback(self.on_task_complete)
            self.tasks.add(task)
            self.start_keepalive()

    async def send(self, message: Any) -> None:
        if self._is_taken_over and message["type"] == "websocket.accept":
            return  # The process that it came from has accepted it.
        await super().send(message)


def frame_head(size: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def push_of(scope: MutableMapping[str, Any]) -> Callable[[bytes], bool]:
    """How a connection is written to at once; a server of another kind never does."""
    found: Callable[[bytes], bool] = scope.get("extensions", {}).get(PUSH, _never)
    return found


def move_of(scope: MutableMapping[str, Any]) -> Callable[[str, str], bool]:
    """How a connection is given to another process; one that came from another stays."""
    found: Callable[[str, str], bool] = scope.get("extensions", {}).get(MOVE, _never)
    return found


def left_of(scope: MutableMapping[str, Any]) -> Callable[[], bool]:
    """How a connection tells that its other end is gone; with another server it is noticed when it is read from."""
    found: Callable[[], bool] = scope.get("extensions", {}).get(LEFT, _never)
    return found


def _never(*_: object) -> bool:
    return False


def _always() -> bool:
    return True
