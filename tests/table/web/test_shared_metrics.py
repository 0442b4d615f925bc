"""The figures of several processes, put together by whichever of them is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from regelwerk.table.figures import Figures
from regelwerk.table.metrics import Metrics
from regelwerk.table.web.handover import Siblings
from regelwerk.table.web.shared_metrics import SharedMetrics


class Process:
    """As much of a server process as its figures need."""

    def __init__(self, folder: Path, own: int, number: int = 2) -> None:
        self.metrics = Metrics()
        self.shared = SharedMetrics(self.metrics, Siblings(folder, own, number))

    @contextmanager
    def serving(self) -> Iterator[None]:
        keeping = asyncio.ensure_future(self.shared.keep())
        try:
            yield
        finally:
            keeping.cancel()

    async def written(self) -> int:
        """The writes of all processes that this one knows of."""
        return (await self.shared.figures()).counted("regelwerk_writes", "result").get("done", 0)


async def until_files(folder: Path, *numbers: int) -> None:
    async with asyncio.timeout(20):
        while [int(one.stem.partition("-")[0]) for one in sorted(folder.glob("*.figures"))] != list(numbers):
            await asyncio.sleep(0.005)


def test_a_process_alone_has_no_label() -> None:
    metrics = Metrics()
    metrics.wrote(0.003, 2, 0)
    found = asyncio.run(SharedMetrics(metrics, None).figures())
    assert b'\nregelwerk_writes_total{result="done"} 2.0\n' in found.exposition()
    assert found.processes == 1


def test_each_metric_is_described_once_with_the_samples_of_all() -> None:
    first, second = Metrics(), Metrics()
    first.wrote(0.003, 2, 0)
    second.wrote(0.3, 3, 1)
    joined = Figures.joined({1: second.figures(), 0: Figures.unpacked(first.figures().packed())})
    lines = joined.exposition().decode().splitlines()
    at = lines.index("# TYPE regelwerk_writes_total counter")
    assert lines[at - 1] == "# HELP regelwerk_writes_total Writes, by how they ended"
    assert lines[at + 1 : at + 5] == [
        'regelwerk_writes_total{process="0",result="done"} 2.0',
        'regelwerk_writes_total{process="0",result="failed"} 0.0',
        'regelwerk_writes_total{process="1",result="done"} 3.0',
        'regelwerk_writes_total{process="1",result="failed"} 1.0',
    ]
    described = [line for line in lines if line.startswith("# TYPE ")]
    assert len(set(described)) == len(described)


def test_sums_and_quantiles_are_of_all_processes() -> None:
    first, second = Metrics(), Metrics()
    for metrics, games in ((first, 2), (second, 3)):
        metrics.watch(lambda games=games: games, lambda: 7, lambda: 0)  # type: ignore[misc]
    for seconds in (0.0005, 0.003, 0.004):
        first.wrote(seconds, 1, 0)
    second.wrote(0.3, 5, 0)
    joined = Figures.joined({0: first.figures(), 1: second.figures()})
    assert joined.counted("regelwerk_writes", "result") == {"done": 8, "failed": 0}
    assert (joined.total("regelwerk_games"), joined.total("regelwerk_connections"), joined.processes) == (5, 14, 2)
    assert [joined.quantile("regelwerk_write_seconds", share) for share in (0.25, 0.5, 0.99)] == [0.001, 0.005, 0.5]


def test_whoever_asks_another_process_next_is_not_told_less(tmp_path: Path) -> None:
    async def story() -> None:
        first, second = Process(tmp_path, 0), Process(tmp_path, 1)
        with first.serving(), second.serving():
            await until_files(tmp_path, 0, 1)
            for done in range(1, 4):
                first.metrics.wrote(0.001, 1, 0)
                assert await first.written() == done
                assert await second.written() == done

    asyncio.run(story())


def test_a_process_that_replaces_another_is_shown_instead_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        old, other = Process(tmp_path, 0), Process(tmp_path, 1)
        with old.serving(), other.serving():
            await until_files(tmp_path, 0, 1)
            old.metrics.wrote(0.001, 5, 0)
            assert await old.written() == await other.written() == 5
            new = Process(tmp_path, 0)
            with new.serving():
                await until_files(tmp_path, 0, 1)
                while await other.written():
                    await asyncio.sleep(0.005)
                # The old one ends in its own time, and may be asked until then.
                assert [await one.written() for one in (old, new, other)] == [0, 0, 0]
                assert (await old.shared.figures()).processes == 2

    asyncio.run(story())


def test_a_process_that_died_is_shown_until_it_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        died, other = Process(tmp_path, 0), Process(tmp_path, 1)
        died.metrics.wrote(0.001, 5, 0)
        assert await died.written() == 5
        assert await other.written() == 5
        with Process(tmp_path, 0).serving():
            while await other.written():
                await asyncio.sleep(0.005)
            await until_files(tmp_path, 0, 1)

    asyncio.run(story())


def test_a_process_that_cannot_write_shows_itself(tmp_path: Path) -> None:
    process = Process(tmp_path / "gone", 1)
    process.metrics.wrote(0.001, 5, 0)
    assert asyncio.run(process.written()) == 5
