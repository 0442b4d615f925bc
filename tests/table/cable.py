"""A cable between a server and its database that can be cut: what is sent meanwhile arrives when it is mended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Cable:
    """A loopback proxy. A cut cable is silent, as a real one is: it refuses nothing and closes nothing."""

    def __init__(self, to_port: int) -> None:
        self.port = 0
        self._to_port = to_port
        self._is_whole = asyncio.Event()
        self._is_whole.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        self._is_whole.clear()

    def mend(self) -> None:
        self._is_whole.set()

    def sever(self) -> None:
        """End all connections: what was on its way is lost."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _connected(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._writers.add(back)
        try:
            await self._is_whole.wait()
            there, onward = await asyncio.open_connection("127.0.0.1", self._to_port)
        except (OSError, asyncio.CancelledError):
            back.transport.abort()
            self._writers.discard(back)
            return
        self._writers.add(onward)
        for reader, writer in ((here, onward), (there, back)):
            task = asyncio.ensure_future(self._carry(reader, writer))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while data := await reader.read(65_536):
                    await self._is_whole.wait()
                    writer.write(data)
                    await writer.drain()
        finally:
            # Whoever hangs up at one end hangs up at the other.
            writer.close()
            self._writers.discard(writer)

    async def close(self) -> None:
        self.mend()
        self.sever()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def cable(to_port: int) -> AsyncIterator[Cable]:
    made = Cable(to_port)
    server = await asyncio.start_server(made._connected, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
        await made.close()


def rewired(url: str, port: int) -> str:
    """The address of a database, reached through another port."""
    scheme, _, rest = url.partition("127.0.0.1:")
    return f"{scheme}127.0.0.1:{port}/{rest.partition('/')[2]}"


def port_of(url: str) -> int:
    return int(url.partition("127.0.0.1:")[2].partition("/")[0])
