"""What one server counts and measures, for Prometheus and for the operator's page.

Each server has figures of its own: nothing here is shared between applications in one process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from regelwerk.table.errors import TableError
from regelwerk.table.figures import Figures

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The buckets of durations: a table feels quick below 0.1 and slow above 0.5."""


class Metrics:
    """All figures of a server. No label holds anything that people send."""

    def __init__(self) -> None:
        began = monotonic()
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.commands = Counter(
            "regelwerk_commands", "Commands of people, by kind and how they ended", ("do", "result"), registry=registry
        )
        self.command_seconds = Histogram(
            "regelwerk_command_seconds",
            "From a command to its stored result",
            ("do",),
            buckets=SECONDS,
            registry=registry,
        )
        self.requests = Counter(
            "regelwerk_requests", "HTTP requests by route and status", ("route", "status"), registry=registry
        )
        self.request_seconds = Histogram(
            "regelwerk_request_seconds", "Duration of HTTP requests", buckets=SECONDS, registry=registry
        )
        self.write_seconds = Histogram(
            "regelwerk_write_seconds", "Duration of database transactions", buckets=SECONDS, registry=registry
        )
        self.writes = Counter("regelwerk_writes", "Writes, by how they ended", ("result",), registry=registry)
        self.odds = Counter(
            "regelwerk_odds", "Questions whose odds were asked for, by what came of it", ("result",), registry=registry
        )
        self.games = Gauge("regelwerk_games", "Games open in this process", registry=registry)
        self.connections = Gauge("regelwerk_connections", "Connected screens", registry=registry)
        uptime = Gauge("regelwerk_uptime_seconds", "Seconds since this process began", registry=registry)
        uptime.set_function(lambda: monotonic() - began)
        self.waiting = Gauge("regelwerk_odds_waiting", "Questions waiting for a worker", registry=registry)

    def watch(self, games: Callable[[], float], connections: Callable[[], float], waiting: Callable[[], float]) -> None:
        """Read these three whenever somebody looks."""
        self.games.set_function(games)
        self.connections.set_function(connections)
        self.waiting.set_function(waiting)

    def wrote(self, seconds: float, done: int, failed: int) -> None:
        """A transaction has ended, with so many writes done and so many refused or failed."""
        self.write_seconds.observe(seconds)
        self.writes.labels("done").inc(done)
        self.writes.labels("failed").inc(failed)

    def figures(self) -> Figures:
        """What has been counted and measured until now."""
        return Figures(self._registry.collect())

    @contextmanager
    def command(self, do: str) -> Iterator[None]:
        """Count and time a command that is carried out inside."""
        began, result = perf_counter(), "failed"
        try:
            yield
            result = "done"
        except TableError:
            result = "refused"
            raise
        finally:
            self.commands.labels(do, result).inc()
            self.command_seconds.labels(do).observe(perf_counter() - began)
