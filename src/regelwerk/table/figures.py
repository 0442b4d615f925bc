"""What has been counted and measured until one moment: in one process, or in all that serve a port."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import orjson
from prometheus_client import Metric
from prometheus_client.exposition import generate_latest

if TYPE_CHECKING:
    from prometheus_client.samples import Sample

PROCESS = "process"
"""The label that says which process a sample is from."""


class Figures:
    """Samples, grouped by metric."""

    def __init__(self, metrics: Iterable[Metric]) -> None:
        self._metrics = tuple(metrics)

    @classmethod
    def joined(cls, parts: Mapping[int, Figures]) -> Figures:
        """Those of several processes, by their numbers: each sample is labelled with its process."""
        found: dict[str, Metric] = {}
        for number, part in sorted(parts.items()):
            for metric in part._metrics:
                whole = found.setdefault(metric.name, Metric(metric.name, metric.documentation, metric.type))
                for sample in metric.samples:
                    whole.add_sample(sample.name, {PROCESS: str(number), **sample.labels}, sample.value)
        return cls(found.values())

    @classmethod
    def unpacked(cls, data: bytes) -> Figures:
        """What `packed` has made of them, in this version or another."""
        found = []
        for name, documentation, kind, samples in orjson.loads(data):
            metric = Metric(name, documentation, kind)
            for sample in samples:
                metric.add_sample(*sample)
            found.append(metric)
        return cls(found)

    def packed(self) -> bytes:
        """As JSON, which is read a good deal faster than Prometheus' text form."""
        return orjson.dumps(
            [
                (one.name, one.documentation, one.type, [(s.name, s.labels, s.value) for s in one.samples])
                for one in self._metrics
            ]
        )

    def collect(self) -> Iterable[Metric]:
        """The metrics, each once, as Prometheus' library asks for them."""
        return self._metrics

    def exposition(self) -> bytes:
        """All of them in Prometheus' text form."""
        return generate_latest(self)

    def counted(self, name: str, label: str) -> dict[str, int]:
        """The samples of a counter by one of its labels."""
        found: Counter[str] = Counter()
        for sample in self._samples(f"{name}_total"):
            found[sample.labels[label]] += int(sample.value)
        return dict(found)

    def quantile(self, name: str, share: float, **labels: str) -> float | None:
        """The upper bound of the bucket in which a quantile of durations lies; None before the first of them."""
        buckets: Counter[float] = Counter()
        for sample in self._samples(f"{name}_bucket"):
            if labels.items() <= sample.labels.items():
                buckets[float(sample.labels["le"])] += int(sample.value)
        whole = max(buckets.values(), default=0)
        if not whole:
            return None
        return next(bound for bound, number in sorted(buckets.items()) if number >= share * whole)

    def total(self, name: str) -> int:
        """What a gauge shows, all processes together."""
        return int(sum(sample.value for sample in self._samples(name)))

    @property
    def uptime(self) -> float:
        """Seconds since the oldest of the processes began."""
        return max(sample.value for sample in self._samples("regelwerk_uptime_seconds"))

    @property
    def memory(self) -> int | None:
        """Bytes in use, where the platform tells."""
        return self.total("process_resident_memory_bytes") or None

    @property
    def processes(self) -> int:
        """Number of processes that these are from."""
        return len({sample.labels.get(PROCESS) for sample in self._samples("regelwerk_games")})

    def _samples(self, name: str) -> list[Sample]:
        return [sample for metric in self._metrics for sample in metric.samples if sample.name == name]
