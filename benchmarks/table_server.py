"""The server that `benchmarks.table` measures: one process, as `regelwerk table` starts it, on a free port."""

from __future__ import annotations

import sys
from pathlib import Path

from regelwerk.table.settings import Settings
from regelwerk.table.web.app import create_app
from regelwerk.table.web.server import listening, serve

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    sock = listening(0, everywhere=False)
    print(sock.getsockname()[1], flush=True)
    serve(create_app(Settings(f"sqlite:///{folder / 'games.db'}", folder, owns_process=True)), sock)
