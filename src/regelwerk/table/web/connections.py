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

from regelwerk.engine.book.messages import phrasebook
from regelwerk.languages import languages
from regelwerk.table.errors import TABLE
from regelwerk.table.web.limits import origin

RESERVED_FILES = 100
"""Open files of a server that are not connections."""


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """What connections may do."""

    header_size: int = 32 * 1024
    """Bytes of a request before its body, and of anything between and after the parts of a body."""
    header_seconds: float = 15.0
    """Seconds from the start of a connection or request to the end of its headers."""
    idle_seconds: float = 30.0
    """Seconds without progress in receiving a body or in sending an answer."""
    connections: int = 2_000
    per_address: int = 200
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Trusted proxies: their word about client addresses is believed, and their own connections are not limited."""

    @property
    def trusted(self) -> list[str]:
        """The proxies, IPv4 ones also as a dual-stack socket reports them."""
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
        """The same limits with no more connections than this process may open files, after asking for enough."""
        with suppress(ImportError, OSError, ValueError):
            import resource

            now, highest = resource.getrlimit(resource.RLIMIT_NOFILE)
            wanted = self.connections + RESERVED_FILES
            if now < wanted:
                with suppress(OSError, ValueError):
                    now = wanted if highest == resource.RLIM_INFINITY else min(wanted, highest)
                    resource.setrlimit(resource.RLIMIT_NOFILE, (now, highest))
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


def protocol(limits: ConnectionLimits) -> type[LimitedProtocol]:
    """The protocol class with these limits."""
    return type("LimitedProtocol", (LimitedProtocol,), {"limits": limits})


class LimitedProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol with limits on what arrives before the application sees a request.

    The parser itself has none: it would collect and wait for one header for ever.
    """

    limits = ConnectionLimits()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._unparsed = 0
        self._headers_size = 0
        self._is_over = False
        if self._is_crowded():
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, "table-too-many-connections")
        else:
            self._start_timer(self.limits.header_seconds)

    def _is_crowded(self) -> bool:
        if len(self.connections) > self.limits.connections:
            return True
        host = self.client[0] if self.client else ""
        if self.limits.is_proxy(host):
            return False
        own = origin({"client": (host, 0)})
        clients = (getattr(one, "client", None) for one in self.connections)
        return sum(origin({"client": client}) == own for client in clients) > self.limits.per_address

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._stalled is not None:
            self._stalled.cancel()
        super().connection_lost(exc)

    # -- receiving -------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._is_over or self.transport.is_closing():
            return
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > self.limits.header_size or self._headers_size > self.limits.header_size:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "table-headers-too-large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._headers_size = 0
        self._start_timer(self.limits.header_seconds)

    def on_url(self, url: bytes) -> None:
        self._headers_size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers_size += len(name) + len(value)
        if self._headers_size <= self.limits.header_size:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._unparsed = 0
        if self._headers_size <= self.limits.header_size:
            self._start_timer(self.limits.idle_seconds)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed = 0
        if self._headers_size <= self.limits.header_size:
            self._start_timer(self.limits.idle_seconds)
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed = 0
        self._stop_timer()
        if self._headers_size <= self.limits.header_size:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()
        # It and this protocol refer to each other, and nobody is told any more that the connection is lost.
        self.parser = None  # type: ignore[assignment]

    # -- sending ---------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        super().resume_writing()

    def _watch(self, left: int) -> None:
        """Abort if the client takes nothing of its answer for a while."""

        def check() -> None:
            now = self.transport.get_write_buffer_size()
            if now >= left:
                self.transport.abort()
            else:
                self._watch(now)

        self._stalled = self.loop.call_later(self.limits.idle_seconds, check)

    # -- limits -----------------------------------------------------------------------------------------------

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._refuse(HTTPStatus.REQUEST_TIMEOUT, "table-too-slow-request")

    def _refuse(self, status: HTTPStatus, key: str) -> None:
        """Answer with the reason, unless an answer is in progress, and close the connection."""
        self._stop_timer()
        self._is_over = True
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(_answer(status, key))
        self.transport.close()
        self._watch(self.transport.get_write_buffer_size() or 1)


@cache
def _answer(status: HTTPStatus, key: str) -> bytes:
    body = "\n".join(phrasebook(lang, TABLE).text(key) for lang in languages()).encode() + b"\n"
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
