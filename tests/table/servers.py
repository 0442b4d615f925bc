"""Real server processes to be killed: each is forked from one that has everything loaded, so that it starts at once.

This file, run as a program, is the one they come from. It reads addresses of databases and answers with the number of
the new process and its port; when nobody asks any more, it ends, and all its servers with it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from socket import socket

    from fastapi import FastAPI

SECRET = bytes(range(32))
SYSTEM = "phasesix"


class Server:
    """One server process."""

    def __init__(self, process: int, port: int) -> None:
        self.process = process
        self.port = port

    @property
    def is_alive(self) -> bool:
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """End it as a power cut would."""
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end in good order."""
        os.kill(self.process, signal.SIGTERM)

    def wait(self) -> None:
        """Until it is gone."""
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.process, 0)
                time.sleep(0.001)


class Servers:
    """Starts servers."""

    def __init__(self) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        self._mother = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "REGELWERK_SECRET": SECRET.hex(), "PYTHONPATH": paths},
        )

    def start(self, database: str, drain: float = 0.0) -> Server:
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write(f"{database} {drain}\n")
        self._mother.stdin.flush()
        return Server(*json.loads(self._mother.stdout.readline()))

    def close(self) -> None:
        self._mother.communicate()


def _mother() -> None:
    import shapely  # noqa: F401
    import uvloop  # noqa: F401

    from regelwerk.engine.system import system
    from regelwerk.systems.phasesix.content import setup  # noqa: F401
    from regelwerk.systems.phasesix.odds import questions  # noqa: F401
    from regelwerk.table.screens.language import Language
    from regelwerk.table.screens.scenario_pages import supplied
    from regelwerk.table.web.connections import ConnectionLimits
    from regelwerk.table.web.server import configured, listening

    for lang in ("de", "en"):
        Language(lang, system(SYSTEM))
    supplied(system(SYSTEM))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    children = []
    for line in sys.stdin:
        database, drain = line.split()
        app, socket = _app(database), listening(0, everywhere=False)
        app.state.settings = replace(app.state.settings, drain=float(drain))
        configured(app, ConnectionLimits()).load()
        gc.freeze()  # or every child looks through all that it got from here
        child = os.fork()
        if child == 0:
            _serve(app, socket)
        children.append(child)
        sys.stdout.write(json.dumps([child, socket.getsockname()[1]]) + "\n")
        sys.stdout.flush()
        socket.close()
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


@cache
def _app(database: str) -> FastAPI:
    """The application for a database, once started and asked: the first time takes it long."""
    from httpx import ASGITransport, AsyncClient

    from regelwerk.table.settings import Settings
    from regelwerk.table.web.app import create_app

    app = create_app(Settings(database, workers=0))

    async def ask() -> None:
        transport = ASGITransport(app=app)
        async with app.router.lifespan_context(app), AsyncClient(transport=transport, base_url="http://x") as client:
            await client.get("/api/nothing")

    asyncio.run(ask())
    return app


def _serve(app: FastAPI, socket: socket) -> None:
    from regelwerk.table.web.server import serve

    try:
        # Not closed: the next file would get its number, and libuv takes no socket for standard input.
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        serve(app, socket)
    finally:
        os._exit(0)


if __name__ == "__main__":
    _mother()
