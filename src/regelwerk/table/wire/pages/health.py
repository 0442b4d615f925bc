"""Whether the server is well, and its figures for whoever runs it."""

from __future__ import annotations

from regelwerk.table.wire.base import Wire


class Alive(Wire):
    ok: bool
    version: str


class Health(Wire):
    ok: bool
    version: str
    database: bool
    preparing: bool
    """Whether the server has just been started and still loads what people would wait for."""
    draining: bool
    """Whether the server is about to stop and takes no new games."""
    games: int
    """Number of games open in this process."""


class Durations(Wire):
    """How long something took: half of the times at most `half` seconds, 99 of 100 `most`.

    None if it took longer than is measured, or if it is not known because nothing happened yet.
    """

    half: float | None
    most: float | None
    known: bool


class Operation(Wire):
    """The figures of all processes behind this address, each since it was started; figures of other processes than the
    one that answers are up to two seconds old."""

    version: str
    database: bool
    """Whether the process that answers could store something."""
    processes: int
    """Number of processes whose figures these are."""
    uptime: float
    """Seconds since the oldest of them was started."""
    memory: int | None
    """Bytes in use, where the platform tells; what processes share counts several times."""
    games: int
    stored_games: int
    connections: int
    answers: Durations
    writes: Durations
    commands: dict[str, int]
    """How many commands were done, refused or failed."""
    stored: dict[str, int]
    """How many writes were done or failed."""
    odds: dict[str, int]
    """Of how many questions the odds were found, came too late, were no longer wanted or failed."""
    waiting: int
    """Questions that wait for a worker now."""
