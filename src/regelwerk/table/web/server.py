"""One server process: an application on a socket, until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

    import uvicorn
    from fastapi import FastAPI

    from regelwerk.table.games.game_server import GameServer
    from regelwerk.table.web.connections import ConnectionLimits

LOG = logging.getLogger("regelwerk.table")
LARGEST_MESSAGE = 64 * 1024
"""The longest message that a live connection may send."""
UNREAD = 4
"""Messages of one connection that may wait to be read; the rest waits at its sender."""
GOODBYE = 5
"""Seconds for requests in progress when the server is told to stop."""
TELLING = 3.0
"""Seconds for telling connected screens that the server stops; each comes back by itself."""


class PortTaken(OSError):
    """Another program listens on the port."""


def listening(port: int, *, everywhere: bool) -> socket.socket:
    """A socket that listens on this machine only or for the whole network; port 0 takes a free one."""
    is_dual = everywhere and socket.has_dualstack_ipv6()
    host = "::" if is_dual else "0.0.0.0" if everywhere else "127.0.0.1"
    found = socket.socket(socket.AF_INET6 if is_dual else socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if is_dual:
        found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        found.bind((host, port))
        found.listen(1024)
    except OSError as error:
        found.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortTaken(error.errno, error.strerror, str(port)) from error
        raise
    return found


def configured(app: FastAPI, limits: ConnectionLimits) -> uvicorn.Config:
    """The configuration of uvicorn with these limits."""
    import uvicorn

    from regelwerk.table.web.connections import protocol
    from regelwerk.table.web.websockets import TableProtocol

    return uvicorn.Config(
        app,
        http=protocol(limits.with_enough_files()),
        ws=TableProtocol,
        proxy_headers=bool(limits.proxies),
        forwarded_allow_ips=limits.trusted,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=UNREAD,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOODBYE,
    )


def serve(app: FastAPI, sock: socket.socket, started: Callable[[], object] = lambda: None) -> None:
    """Serve until a signal; connections are told, requests in progress are finished and stored.

    SIGTERM first waits for as long as the settings say, SIGINT does not; a second signal ends the waiting. `started`
    is called once requests are answered.
    """
    import uvicorn

    from regelwerk.table.web.connections import ConnectionLimits
    from regelwerk.table.web.handover import HandedOver, Reception
    from regelwerk.table.web.websockets import TableProtocol

    settings = app.state.settings
    config = configured(app, ConnectionLimits(connections=settings.connections, proxies=settings.proxies))
    # After closing, uvicorn raises the signal again; for this process it was a normal end.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)

    class Server(uvicorn.Server):
        _drained: asyncio.Task[None] | None = None
        _reception: Reception | None = None

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            self._loop = asyncio.get_running_loop()
            if not self.should_exit:
                if settings.siblings is not None:
                    self._reception = Reception(settings.siblings.address(settings.siblings.own), self._welcome)
                started()

        def _welcome(self, connection: socket.socket, told: HandedOver) -> None:
            asyncio.run_coroutine_threadsafe(self._take_over(connection, told), self._loop)

        async def _take_over(self, connection: socket.socket, told: HandedOver) -> None:
            protocol = TableProtocol(self.config, self.server_state, self.lifespan.state)
            protocol.take_over(told)
            connection.setblocking(False)
            await self._loop.connect_accepted_socket(lambda: protocol, connection)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not self.started or self._drained is not None:
                super().handle_exit(sig, frame)
            else:
                pause = app.state.settings.drain if sig == signal.SIGTERM else 0.0
                self._loop.call_soon_threadsafe(self._start_draining, pause)

        def _start_draining(self, pause: float) -> None:
            if self._drained is None:
                self._drained = asyncio.ensure_future(self._drain(pause))

        async def _drain(self, pause: float) -> None:
            """Stop in good order: refuse readiness and new games, then new connections, then tell everybody."""
            games: GameServer = app.state.server
            try:
                games.is_draining = True
                if self._reception is not None:
                    self._reception.close()
                await asyncio.sleep(pause)
                for listener in self.servers:
                    listener.close()
                async with asyncio.timeout(TELLING):
                    await games.close_games()
                    await app.state.admission.everybody_left()
            except TimeoutError:
                LOG.warning("some screens were not told that the server stops")
            finally:
                self.should_exit = True

    Server(config).run(sockets=[sock])
