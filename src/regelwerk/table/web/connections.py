"""Limits on connections before there is a request: bytes and seconds of headers, idle time, number of connections.

No request means no language to answer in, so refusals are short and in every language.
"""

from __future__ import annotations

import asyncio
import ipaddress
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from regelwerk.engine.book.messages import LANGUAGES, phrasebook
from regelwerk.table.errors import TABLE
from regelwerk.table.web.limits import origin

RESERVED_FILES = 100
"""Files that a server has open besides its connections."""


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """What a connection may do."""

    header_size: int = 32 * 1024
    """Bytes of a request before its body, and of whatever comes between and behind the parts of a body."""
    header_seconds: float = 15.0
    """Seconds from the beginning of a connection or request to the end of its headers."""
    idle_seconds: float = 30.0
    """Seconds without anything new in the middle of a body, and without anything taken in the middle of an answer."""
    connections: int = 2_000
    per_address: int = 200
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Who speaks for others: what they say about addresses is believed, and their connections are counted for none."""

    @property
    def trusted(self) -> list[str]:
        """The proxies also as they look to a socket that serves both families."""
        found = []
        for one in self.proxies:
            network = ipaddress.ip_network(one)
            found.append(one)
            if isinstance(network, ipaddress.IPv4Network):
                found.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
        return found

    def is_proxy(self, host: str) -> bool:
        return _is_within(host, self.proxies)

    def with_enough_files(self) -> ConnectionLimits:
        """No more connections than this process may have open files."""
        with suppress(ImportError, OSError, ValueError):
            import resource

            most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED_FILES
            return replace(self, connections=max(1, min(self.connections, most)))
        return self


@lru_cache(maxsize=1_000)
def _is_within(host: str, networks: tuple[str, ...]) -> bool:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in ipaddress.ip_network(one) for one in networks)


def protocol(gate: ConnectionLimits) -> type[GuardedProtocol]:
    """The protocol of a server behind this gate."""
    return type("GuardedProtocol", (GuardedProtocol,), {"gate": gate})


class GuardedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with limits for whatever comes before an application sees a request.

    The parser itself has none: it would collect one header for ever, and wait for its end for ever.
    """

    gate = ConnectionLimits()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._unheard = 0
        self._headers_size = 0
        self._is_over = False
        if self._is_crowded():
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "table-too-many-connections")
        else:
            self._wait(self.gate.header_seconds)

    def _is_crowded(self) -> bool:
        if len(self.connections) > self.gate.connections:
            return True
        host = self.client[0] if self.client else ""
        if self.gate.is_proxy(host):
            return False
        own = origin({"client": (host, 0)})
        clients = (getattr(one, "client", None) for one in self.connections)
        return sum(origin({"client": client}) == own for client in clients) > self.gate.per_address

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)

    # -- what comes in ----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._is_over or self.transport.is_closing():
            return
        self._unheard += len(data)
        super().data_received(data)
        if self._unheard > self.gate.header_size or self._headers_size > self.gate.header_size:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "table-headers-too-large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._headers_size = 0
        self._wait(self.gate.header_seconds)

    def on_url(self, url: bytes) -> None:
        self._headers_size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers_size += len(name) + len(value)
        if self._headers_size <= self.gate.header_size:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._unheard = 0
        if self._headers_size <= self.gate.header_size:
            self._wait(self.gate.idle_seconds)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unheard = 0
        if self._headers_size <= self.gate.header_size:
            self._wait(self.gate.idle_seconds)
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._unheard = 0
        self._rest()
        if self._headers_size <= self.gate.header_size:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()

    # -- what goes out ----------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        super().resume_writing()

    def _watch(self, left: int) -> None:
        """Whoever takes nothing of their answer for a while does not want it."""

        def look() -> None:
            now = self.transport.get_write_buffer_size()
            if now >= left:
                self.transport.abort()
            else:
                self._watch(now)

        self._stalled = self.loop.call_later(self.gate.idle_seconds, look)

    # -- limits -----------------------------------------------------------------------------------------------

    def _wait(self, seconds: float) -> None:
        self._rest()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, "table-too-slow-request")

    def _refuse(self, status: HTTPStatus, key: str) -> None:
        """Say why, if nothing is being said already, and hang up."""
        self._rest()
        self._is_over = True
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(_answer(status, key))
        self.transport.close()
        self._watch(self.transport.get_write_buffer_size() or 1)


@cache
def _answer(status: HTTPStatus, key: str) -> bytes:
    body = "\n".join(phrasebook(lang, TABLE).text(key) for lang in LANGUAGES).encode() + b"\n"
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
