"""The server that the tables of `table_load` sit at, as `regelwerk table` starts it, on a free port.

`python -m benchmarks.table_server FOLDER [DATABASE [PROCESSES]]`: the folder holds the key, and the games if no
database is named.
"""

from __future__ import annotations

import sys
from pathlib import Path

from regelwerk.table.settings import Settings
from regelwerk.table.web.app import create_app
from regelwerk.table.web.processes import Supervisor
from regelwerk.table.web.server import listening, serve

CONNECTIONS = 5_000

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    database = sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{folder / 'games.db'}"
    processes = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    settings = Settings(database, folder, connections=CONNECTIONS, owns_process=True)
    sock = listening(0, everywhere=False)
    print(sock.getsockname()[1], flush=True)
    if processes == 1:
        serve(create_app(settings), sock)
    else:
        Supervisor(sock, settings, processes).run()
