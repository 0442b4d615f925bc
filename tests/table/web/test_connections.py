"""The front door: headers without end, connections that say nothing, crowds, and who is who behind a proxy."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from regelwerk.engine.book.messages import phrasebook
from regelwerk.languages import supplied_languages
from regelwerk.table.settings import listed_proxies
from regelwerk.table.web.connections import ConnectionLimits, LimitedProtocol
from regelwerk.table.web.limits import origin
from regelwerk.table.web.server import configured, listening
from regelwerk.table.web.websockets import TableProtocol

HURRIED = ConnectionLimits(header_seconds=0.4, idle_seconds=0.4)
PATIENCE = 8.0
ASK = b"GET / HTTP/1.1\r\nhost: table\r\n\r\n"
LARGE = b"x" * 12_000_000


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Tells who asks; `/large` gives more than a socket holds, a WebSocket stays open and echoes."""
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    if scope["method"] == "POST":
        while (await receive()).get("more_body"):
            pass
    body = LARGE if scope["path"] == "/large" else scope["client"][0].encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def served(gate: ConnectionLimits) -> AsyncIterator[int]:
    sock = listening(0, everywhere=False)
    server = uvicorn.Server(configured(app, gate))  # type: ignore[arg-type]
    serving = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield sock.getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True
        await serving


def at_the_door(gate: ConnectionLimits, visit: Callable[[int], Awaitable[None]]) -> None:
    async def run() -> None:
        async with served(gate) as port:
            await asyncio.wait_for(visit(port), 4 * PATIENCE)

    asyncio.run(run())


class Visitor:
    """One connection, byte for byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def at(cls, port: int, **how: Any) -> Visitor:
        return cls(*await asyncio.open_connection("127.0.0.1", port, **how))

    async def say(self, data: bytes) -> bool:
        """Whether the door was still open."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return not self.reader.at_eof()

    async def rest(self) -> bytes:
        """All that is said until the door is closed."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while more := await self.reader.read(65_536):
                    found += more
            except OSError:
                pass
        return found

    async def ask(self, what: bytes = ASK) -> bytes:
        await self.say(what)
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            size = next(int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"content-length:"))
            return head.split(b"\r\n")[0] + b" " + await self.reader.readexactly(size)


CHUNKED = b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n"
ENDLESS = {
    "one header": (b"GET / HTTP/1.1\r\nhost: table\r\nx-endless: ", b"y" * 8_000),
    "many headers": (b"GET / HTTP/1.1\r\nhost: table\r\n", b"x-one: more\r\n" * 600),
    "an address": (b"GET /", b"a" * 8_000),
    "a method": (b"", b"\r\n" * 4_000),
    "behind a body": (CHUNKED + b"1\r\nx\r\n0\r\n", b"x-one: more\r\n" * 600),
    "in a chunk": (CHUNKED + b"1;a=", b"b" * 8_000),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_what_has_no_end_is_cut_off(what: str) -> None:
    async def visit(port: int) -> None:
        first, again = ENDLESS[what]
        visitor = await Visitor.at(port)
        said, is_open = 0, await visitor.say(first)
        while is_open and said < 4_000_000:
            is_open = await visitor.say(again)
            said += len(again)
            await asyncio.sleep(0)
        assert said < 4_000_000, "nobody ever said stop"
        assert (await (await Visitor.at(port)).ask()).startswith(b"HTTP/1.1 200")

    at_the_door(ConnectionLimits(), visit)


def test_headers_that_come_in_one_piece_are_measured_too() -> None:
    async def visit(port: int) -> None:
        fits, large = (b"GET / HTTP/1.1\r\nhost: table\r\nx-one: " + b"y" * n + b"\r\n\r\n" for n in (20_000, 40_000))
        assert (await (await Visitor.at(port)).ask(fits)).startswith(b"HTTP/1.1 200")
        visitor = await Visitor.at(port)
        await visitor.say(large)
        told = (await visitor.rest()).decode()
        assert told.startswith("HTTP/1.1 431")
        for lang in supplied_languages():
            assert phrasebook(lang, "regelwerk.table").text("table-headers-too-large") in told

    at_the_door(ConnectionLimits(), visit)


def test_whoever_says_nothing_is_sent_away() -> None:
    async def visit(port: int) -> None:
        silent = [await Visitor.at(port) for _ in range(20)]
        for visitor in silent:
            assert (await visitor.rest()).startswith(b"HTTP/1.1 408")

    at_the_door(HURRIED, visit)


def test_whoever_spells_out_a_header_letter_by_letter_is_sent_away() -> None:
    async def visit(port: int) -> None:
        visitor = await Visitor.at(port)
        await visitor.say(b"GET / HTTP/1.1\r\nx: ")
        letters = 0
        while await visitor.say(b"y") and letters < 200:
            letters += 1
            await asyncio.sleep(0.05)
        assert letters < 200

    at_the_door(HURRIED, visit)


def test_a_body_that_stops_coming_is_not_waited_for() -> None:
    async def visit(port: int) -> None:
        visitor = await Visitor.at(port)
        await visitor.say(b"POST / HTTP/1.1\r\ncontent-length: 10\r\n\r\n")
        await visitor.rest()

    at_the_door(HURRIED, visit)


def test_a_body_that_comes_slowly_is_waited_for() -> None:
    async def visit(port: int) -> None:
        visitor = await Visitor.at(port)
        await visitor.say(b"POST / HTTP/1.1\r\ncontent-length: 6\r\n\r\n")
        for _ in range(5):
            await asyncio.sleep(0.1)
            assert await visitor.say(b"x")
        assert (await visitor.ask(b"x")).startswith(b"HTTP/1.1 200")

    at_the_door(HURRIED, visit)


def test_an_answer_that_nobody_takes_is_thrown_away() -> None:
    async def visit(port: int) -> None:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
        raw.send(b"GET /large HTTP/1.1\r\nhost: table\r\n\r\n")
        await asyncio.sleep(1.5)
        taken = 0
        with pytest.raises(OSError):
            while more := raw.recv(65_536):
                taken += len(more)
            raise ConnectionResetError
        assert taken < len(LARGE)
        raw.close()
        visitor = await Visitor.at(port)
        found = await visitor.ask(b"GET /large HTTP/1.1\r\nhost: table\r\n\r\n")
        assert len(found) > len(LARGE), "whoever takes it gets it"

    at_the_door(HURRIED, visit)


def test_one_address_does_not_take_all_the_room() -> None:
    async def visit(port: int) -> None:
        crowd = [await Visitor.at(port) for _ in range(3)]
        for visitor in crowd:
            await visitor.ask()
        told = (await (await Visitor.at(port)).rest()).decode()
        assert told.startswith("HTTP/1.1 503")
        assert phrasebook("de", "regelwerk.table").text("table-too-many-connections") in told
        other = await Visitor.at(port, local_addr=("127.0.0.2", 0))
        assert await other.ask() == b"HTTP/1.1 200 OK 127.0.0.2"
        assert (await crowd[0].ask()).startswith(b"HTTP/1.1 200"), "those inside stay"
        crowd[1].writer.close()
        await crowd[1].writer.wait_closed()
        await asyncio.sleep(0.1)
        assert (await (await Visitor.at(port)).ask()).startswith(b"HTTP/1.1 200")

    at_the_door(ConnectionLimits(per_address=3, proxies=("10.0.0.1",)), visit)


def test_there_is_an_end_to_all_connections_together() -> None:
    async def visit(port: int) -> None:
        crowd = [await Visitor.at(port, local_addr=(f"127.0.0.{2 + n}", 0)) for n in range(4)]
        for visitor in crowd:
            await visitor.ask()
        assert b"503" in await (await Visitor.at(port)).rest()

    at_the_door(ConnectionLimits(connections=4), visit)


def test_a_live_connection_stays_and_counts() -> None:
    async def visit(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/", compression=None) as line:
            await asyncio.sleep(0.6)
            await line.send("still here")
            assert await line.recv() == "still here"
            await (await Visitor.at(port)).ask()
            assert b"503" in await (await Visitor.at(port)).rest()

    at_the_door(ConnectionLimits(header_seconds=0.4, idle_seconds=0.4, per_address=2, proxies=()), visit)


# -- who is who -------------------------------------------------------------------------------------------------------


def asked_as(address: bytes) -> bytes:
    return b"GET / HTTP/1.1\r\nhost: table\r\nx-forwarded-for: " + address + b"\r\n\r\n"


def test_a_proxy_is_believed_and_nobody_else() -> None:
    async def visit(port: int) -> None:
        proxy = await Visitor.at(port)
        assert (await proxy.ask(asked_as(b"203.0.113.9"))).endswith(b" 203.0.113.9")
        assert (await proxy.ask(asked_as(b"198.51.100.1, 203.0.113.9"))).endswith(b" 203.0.113.9"), "the last one"
        stranger = await Visitor.at(port, local_addr=("127.0.0.2", 0))
        assert (await stranger.ask(asked_as(b"203.0.113.9"))).endswith(b" 127.0.0.2")
        for _ in range(5):
            assert b"200" in await (await Visitor.at(port)).ask(asked_as(b"203.0.113.9")), "it comes for many"

    at_the_door(ConnectionLimits(per_address=3, proxies=("127.0.0.1",)), visit)


def test_a_proxy_elsewhere_has_to_be_named() -> None:
    async def visit(port: int) -> None:
        near = await Visitor.at(port)
        assert (await near.ask(asked_as(b"203.0.113.9"))).endswith(b" 127.0.0.1")
        named = await Visitor.at(port, local_addr=("127.0.3.2", 0))
        assert (await named.ask(asked_as(b"203.0.113.9"))).endswith(b" 203.0.113.9")

    at_the_door(ConnectionLimits(proxies=listed_proxies("10.0.0.2, 127.0.3.0/24")), visit)


def test_a_socket_for_both_families_knows_the_same_proxies() -> None:
    gate = ConnectionLimits(proxies=("10.0.0.2", "192.168.0.0/16", "::1"))
    assert gate.trusted == ["10.0.0.2", "::ffff:10.0.0.2/128", "192.168.0.0/16", "::ffff:192.168.0.0/112", "::1"]
    assert gate.is_proxy("::ffff:192.168.7.7")
    assert not gate.is_proxy("::ffff:192.169.7.7")
    assert not gate.is_proxy("")


@pytest.mark.parametrize("text", ["alle", "10.0.0.1/8", "10.0.0.1;10.0.0.2", "*"])
def test_a_list_of_proxies_that_is_none(text: str) -> None:
    with pytest.raises(ValueError):
        listed_proxies(text)


def test_an_address_is_counted_as_the_network_that_one_person_has() -> None:
    def counted(host: str) -> str:
        return origin({"client": (host, 1)})

    assert counted("203.0.113.9") == counted("::ffff:203.0.113.9") == "203.0.113.9"
    assert counted("2001:db8:1:2::3") == counted("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::3") != counted("2001:db8:1:2::3")
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("testclient") == "testclient"
    assert origin({"client": None}) == ""


def test_a_connection_that_is_lost_leaves_nothing_for_the_garbage_collector() -> None:
    """A busy server sweeps once an hour, and a club comes and goes more often than that."""

    async def visit(port: int) -> None:
        for path in ("/", "/large"):
            guest = await Visitor.at(port)
            await guest.say(f"GET {path} HTTP/1.1\r\nhost: table\r\n\r\n".encode())
            guest.writer.transport.abort()
        async with connect(f"ws://127.0.0.1:{port}") as live:
            await live.send("hello")
            assert await live.recv() == "hello"
        gone = await connect(f"ws://127.0.0.1:{port}")
        gone.transport.abort()
        await asyncio.sleep(0.1)

    async def story() -> None:
        async with served(ConnectionLimits()) as port:
            await visit(port)

    gc.collect()
    gc.disable()
    gc.freeze()
    try:
        uvloop.run(story())
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        ours = (LimitedProtocol, TableProtocol, ServerProtocol)
        assert [type(one).__qualname__ for one in gc.garbage if issubclass(type(one), ours)] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.unfreeze()
        gc.enable()
