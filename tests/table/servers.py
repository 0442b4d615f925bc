"""Real server processes to be killed: each is forked from one that has everything loaded, so that it starts at once.

This file, run as a program, is the one they come from. It reads addresses of databases and answers with the number of
the new process and its port; when nobody asks any more, it ends, and all its servers with it.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

SECRET = bytes(range(32))
SYSTEM = "phasesix"


class Server:
    """One server process."""

    def __init__(self, process: int, port: int) -> None:
        self.process = process
        self.port = port

    def kill(self) -> None:
        """End it as a power cut would."""
        os.kill(self.process, signal.SIGKILL)

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

    def start(self, database: str) -> Server:
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write(database + "\n")
        self._mother.stdin.flush()
        return Server(*json.loads(self._mother.stdout.readline()))

    def close(self) -> None:
        self._mother.communicate()


def _mother() -> None:
    from regelwerk.engine.system import system
    from regelwerk.table.games import game_server  # noqa: F401
    from regelwerk.table.screens.language import Language
    from regelwerk.table.screens.scenario_pages import supplied
    from regelwerk.table.web import app  # noqa: F401
    from regelwerk.table.web.server import listening

    for lang in ("de", "en"):
        Language(lang, system(SYSTEM))
    supplied(system(SYSTEM))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    children = []
    for line in sys.stdin:
        socket = listening(0, everywhere=False)
        child = os.fork()
        if child == 0:
            _serve(line.strip(), socket)
        children.append(child)
        sys.stdout.write(json.dumps([child, socket.getsockname()[1]]) + "\n")
        sys.stdout.flush()
        socket.close()
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def _serve(database: str, socket: object) -> None:
    from regelwerk.table.settings import Settings
    from regelwerk.table.web.app import create_app
    from regelwerk.table.web.server import serve

    try:
        os.close(0)
        serve(create_app(Settings(database, workers=0)), socket)  # type: ignore[arg-type]
    finally:
        os._exit(0)


if __name__ == "__main__":
    _mother()
