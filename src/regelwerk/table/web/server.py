"""One server process: an application on a socket, until it is told to stop."""

from __future__ import annotations

import errno
import signal
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from regelwerk.table.web.connections import ConnectionLimits

LARGEST_MESSAGE = 64 * 1024
"""The longest message that a live connection may send."""
GOODBYE = 5
"""Seconds for requests in progress when the server is told to stop."""


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

    return uvicorn.Config(
        app,
        http=protocol(limits.with_enough_files()),
        proxy_headers=bool(limits.proxies),
        forwarded_allow_ips=limits.trusted,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOODBYE,
    )


def serve(app: FastAPI, sock: socket.socket, started: Callable[[], object] = lambda: None) -> None:
    """Serve until a signal; connections are told, requests in progress are finished and stored.

    `started` is called once requests are answered.
    """
    import uvicorn

    from regelwerk.table.web.connections import ConnectionLimits

    config = configured(app, ConnectionLimits(proxies=app.state.settings.proxies))
    # After closing, uvicorn raises the signal again; for this process it was a normal end.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if not self.should_exit:
                started()

    Server(config).run(sockets=[sock])
