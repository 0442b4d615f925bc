"""How one server is set up: where games are kept, who may begin one, who can reach it."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from pathlib import Path

PROXIES = ("127.0.0.1", "::1")
"""A proxy on the same machine; nobody else gets at it by these."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`database` is a SQLAlchemy URL; `folder` holds the house key, unless the environment has the secret."""

    database: str
    folder: Path | None = None
    is_open: bool = False
    """Everybody who finds the page may begin a game; otherwise only whoever has the host's link."""
    workers: int | None = None
    """Processes that think ahead; None: as many as are sensible here; 0: nobody does."""
    is_reachable: bool = False
    """Whether others in the network reach this server; then their way to it is among the links."""
    proxies: tuple[str, ...] = PROXIES
    """Addresses and networks of proxies: whom they speak for is believed. Everybody else is who they are."""
    owns_process: bool = False
    """The process does nothing else, so its memory may be swept when that suits the tables."""


def listed_proxies(text: str) -> tuple[str, ...]:
    """Addresses and networks as they are listed in one line; ValueError if something is neither."""
    return tuple(str(ipaddress.ip_network(one.strip())) for one in text.split(",") if one.strip())
