"""Whether the server is well."""

from __future__ import annotations

from regelwerk.table.wire.base import Wire


class Health(Wire):
    ok: bool
    version: str
    database: bool
    games: int
    """Number of games open in this process."""
