"""What one server counts and measures, for Prometheus and for the operator's page.

Each server has figures of its own: nothing here is shared between applications in one process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.samples import Sample

from regelwerk.table.errors import TableError

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""The buckets of durations: a table feels quick below 0.1 and slow above 0.5."""


class Metrics:
    """All figures of a server. No label holds anything that people send."""

    def __init__(self) -> None:
        self._began = monotonic()
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
        self.waiting = Gauge("regelwerk_odds_waiting", "Questions waiting for a worker", registry=registry)

    @property
    def uptime(self) -> float:
        """Seconds since the server was made."""
        return monotonic() - self._began

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

    def exposition(self) -> bytes:
        """All figures in Prometheus' text form."""
        return generate_latest(self._registry)

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

    def counted(self, name: str, label: str) -> dict[str, int]:
        """The samples of a counter by one of its labels."""
        found: dict[str, int] = {}
        for sample in self._samples(f"{name}_total"):
            found[sample.labels[label]] = found.get(sample.labels[label], 0) + int(sample.value)
        return found

    def quantile(self, name: str, share: float, **labels: str) -> float | None:
        """The upper bound of the bucket in which a quantile of durations lies; None before the first of them."""
        bounds = [
            (float(sample.labels["le"]), sample.value)
            for sample in self._samples(f"{name}_bucket")
            if labels.items() <= sample.labels.items()
        ]
        whole = max((number for _, number in bounds), default=0.0)
        return next((bound for bound, number in sorted(bounds) if number >= share * whole), None) if whole else None

    def value(self, name: str) -> int:
        """What a gauge shows now."""
        return int(next(sample.value for sample in self._samples(name)))

    def memory(self) -> int | None:
        """Bytes that the process has in use, where the platform tells."""
        return next((int(sample.value) for sample in self._samples("process_resident_memory_bytes")), None)

    def _samples(self, name: str) -> list[Sample]:
        return [sample for family in self._registry.collect() for sample in family.samples if sample.name == name]
