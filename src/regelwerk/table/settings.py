"""Settings of one server: where games are stored, who may begin one, who can reach it."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.table.web.handover import Siblings

PROXIES = ("127.0.0.1", "::1")
"""Addresses of a proxy on the same machine."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`database` is a SQLAlchemy URL; `folder` holds the key file, unless the secret comes from the environment."""

    database: str
    folder: Path | None = None
    is_open: bool = False
    """Whether anybody may begin a game, or only the host."""
    workers: int | None = None
    """Number of prompt workers, of those for odds too; None: one per core but one, for odds one per core where they
    give way; 0: no odds, and computer seats take defaults."""
    is_reachable: bool = False
    """Whether the server listens to the network; if so, links contain its addresses there."""
    proxies: tuple[str, ...] = PROXIES
    """Addresses and networks of proxies whose word about client addresses is trusted."""
    connections: int = 2_000
    """Most connections of one process."""
    drain: float = 0.0
    """Seconds after SIGTERM in which `/ready` refuses and everything else goes on, so that a proxy sends nobody new."""
    siblings: Siblings | None = None
    """The other processes behind the same port, if there are any."""
    owns_process: bool = False
    """Whether the process does nothing else, so that garbage collection may be controlled."""


def listed_proxies(text: str) -> tuple[str, ...]:
    """Comma-separated addresses and networks; raises ValueError if something is neither."""
    return tuple(str(ipaddress.ip_network(one.strip())) for one in text.split(",") if one.strip())
