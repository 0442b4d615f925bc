"""Limits on requests: a token bucket for each address, and a largest size for bodies."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import orjson

from regelwerk.languages import DEFAULT_LANGUAGE, nearest
from regelwerk.table.errors import TableError

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_SIZE = 256_000
"""The largest body of a request."""
IMPORT_SIZE = 20_000_000
"""The largest saved game that can be imported."""
IMAGE_SIZE = 12_000_000
"""The largest image that can be uploaded."""
STUDY_SIZE = 20_000_000
"""The largest file of a study that can be taken in."""
SIZES = {"/api/import": IMPORT_SIZE, "/api/images": IMAGE_SIZE, "/api/workshop/studies/file": STUDY_SIZE}
LONGEST_NUMBER = 12
"""Digits of a plausible Content-Length."""
LONGEST_HOST = 255
HOST_CHARACTERS = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_:[]")
COSTS: Sequence[tuple[str, int]] = (
    ("/api/import", 50), ("/api/replay", 3), ("/api/odds", 10), ("/api/throw", 5), ("/api/table/commands", 3),
    ("/api/rehearsals", 3), ("/api/workshop/odds", 5),
)  # fmt: skip
"""Turns that slow requests use up; others use one."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Turns per second, and the most that can be saved up."""

    per_second: float
    burst: float


REQUESTS, OF_LINK = Rate(60, 300), Rate(30, 150)
"""For each address, and for each link. A table talks over one live connection instead."""
LIMITED = ("/api", "/metrics", "/ready")
"""Where requests are counted. Pages, and `/health`, cost next to nothing."""
BODIES, BODIES_OF_ADDRESS = 64_000_000, 24_000_000
"""Bytes of bodies that may be under way at the same time, all together and from one address."""


class Bucket:
    """Turns that are used up and refill over time."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._now = now
        self._left = burst
        self._since = now()

    def has(self, turns: float = 1) -> bool:
        """Whether that many turns are left."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._since) * self._per_second)
        self._since = now
        return self._left >= turns

    def take(self, turns: float = 1) -> bool:
        """Use up turns if that many are left; otherwise use none and return false."""
        if not self.has(turns):
            return False
        self._left -= turns
        return True

    @property
    def is_full(self) -> bool:
        """Whether it is as good as a new one."""
        return self.has(self._burst)

    def charge(self) -> None:
        """Use up a turn for what has happened already: if none is left, it takes longer until there is one again."""
        self.has()
        self._left -= 1

    def wait(self, turns: float = 1) -> float:
        """Seconds until that many turns are available."""
        return max(0.0, (turns - self._left) / self._per_second)


class Buckets:
    """A bucket for each address; the least recently used is forgotten first, and as soon as it is full again."""

    def __init__(self, rate: Rate, most: int = 10_000, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate.per_second, self._rate.burst, self._now)
        self._buckets[address] = bucket
        # Two at a time, so that there are fewer and fewer where one is added.
        for _ in range(2):
            oldest, known = next(iter(self._buckets.items()))
            if len(self._buckets) <= self._most and (known is bucket or not known.is_full):
                break
            del self._buckets[oldest]
        return bucket


def origin(scope: Mapping[str, Any]) -> str:
    """The client as counted by limits: an IPv4 address, or the /64 network of an IPv6 address.

    A client with one IPv6 address usually has the whole network. The address is that of the connection, or the one
    named by a trusted proxy.
    """
    return _counted_as((scope.get("client") or ("",))[0])


@lru_cache(maxsize=10_000)
def _counted_as(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_host_name(raw: bytes) -> bool:
    """Whether a Host header is valid; links are made from it."""
    if len(raw) > LONGEST_HOST or not set(raw) <= HOST_CHARACTERS:
        return False
    try:
        # Parsing finds unbalanced brackets and impossible ports.
        return urlsplit(f"//{raw.decode()}").port != 0
    except ValueError:
        return False


class Limits:
    """Refuses requests that are too frequent or too large before reading them."""

    def __init__(
        self, app: ASGIApp, rate: Rate = REQUESTS, links: Rate = OF_LINK, sizes: Mapping[str, int] = SIZES
    ) -> None:
        self.app = app
        self.sizes = sizes
        self.buckets = Buckets(rate)
        self.links = Buckets(links)
        self.probes = Buckets(rate)
        """For `/ready`: a crowd behind a proxy's address must not make the server look as if it were not."""
        self.bodies: Counter[str] = Counter()
        """Bytes of bodies under way, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(LIMITED):
            await self.app(scope, receive, send)
            return
        turns = next((cost for path, cost in COSTS if scope["path"].startswith(path)), 1)
        if not is_host_name(dict(scope["headers"]).get(b"host", b"")):
            await refuse(scope, send, TableError("table-no-host-name", status=400))
            return
        buckets = [(self.probes if scope["path"] == "/ready" else self.buckets).of(origin(scope))]
        if link := dict(scope["headers"]).get(b"authorization"):
            buckets.append(self.links.of(str(hash(link))))
        if wait := next((_seconds(one, turns) for one in buckets if not one.take(turns)), 0):
            await refuse(
                scope, send, TableError("table-too-often", status=429, seconds=wait), {"retry-after": str(wait)}
            )
            return
        most = self.sizes.get(scope["path"], BODY_SIZE)
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or len(announced) > LONGEST_NUMBER or int(announced) > most:
            await refuse(scope, send, _too_large(most))
            return
        await self._counted(scope, receive, send, most)

    async def _counted(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """Count the bytes, because the announced size may be missing or wrong."""
        received = 0
        started = False
        problem: TableError | None = None
        address = origin(scope)

        async def counting() -> Message:
            nonlocal received, problem
            message = await receive()
            size = len(message.get("body", b""))
            received += size
            self.bodies[address] += size
            if received > most:
                problem = _too_large(most)
            elif size and (self.bodies[address] > BODIES_OF_ADDRESS or self.bodies.total() > BODIES):
                problem = TableError("table-too-much", status=429)
            if problem is not None:
                raise BodyRefused
            return message

        async def sending(message: Message) -> None:
            nonlocal started
            # The application's own complaint about the truncated body is dropped.
            if problem is None or started:
                started = True
                await send(message)

        try:
            with suppress(BodyRefused):
                await self.app(scope, counting, sending)
            if problem is not None and not started:
                await refuse(scope, send, problem)
        finally:
            self.bodies -= Counter({address: received})


class BodyRefused(Exception):
    """The body exceeds its limit, or all bodies together do."""


def _seconds(bucket: Bucket, turns: int) -> int:
    """What to tell somebody who has to wait for that many turns."""
    return max(1, round(bucket.wait(turns) + 0.5))


def _too_large(most: int) -> TableError:
    return TableError("table-too-large", status=413, most=most // 1000)


async def refuse(scope: Scope, send: Send, error: TableError, headers: Mapping[str, str] | None = None) -> None:
    """Answer with a problem from within the middleware."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[-1]
    problem = error.problem(nearest(asked) or DEFAULT_LANGUAGE)
    body = orjson.dumps(problem.model_dump())
    named = {"content-type": "application/json", "content-length": str(len(body)), **(headers or {})}
    raw = [(name.encode(), value.encode()) for name, value in named.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
