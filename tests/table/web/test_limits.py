"""Limits: turns that are used up and come back, and what is too large to be read."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regelwerk.table.web import limits
from regelwerk.table.web.limits import BODY_SIZE, Bucket, Buckets, Limits, Rate
from table.house import House, open_house


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_turns_are_used_up_and_come_back_with_time() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == 0.5
    clock.now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now = 1_000
    assert not bucket.take(4), "never more than fit"
    assert bucket.take(3)


def test_whoever_asked_longest_ago_is_forgotten_first() -> None:
    buckets = Buckets(Rate(1, 1), most=2, now=Clock())
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    buckets.of("b")
    buckets.of("a")
    buckets.of("c")
    assert len(buckets) == 2
    assert not buckets.of("a").take(), "still remembered"


def test_whoever_has_all_turns_again_takes_no_memory() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 2), now=clock)
    for name in "abcd":
        buckets.of(name).take()
    assert len(buckets) == 4
    clock.now += 1
    buckets.of("e").take()
    assert len(buckets) == 3, "a and b have all turns again, and two are dropped at a time"
    assert buckets.of("e").take() and not buckets.of("e").take(), "still remembered"


def test_what_is_too_large_is_refused_before_it_is_read(house: House) -> None:
    problem = house.refused(413, "POST", "/api/games", house.host, content=b"x" * (BODY_SIZE + 1))
    assert problem["code"] == "table-too-large"


def test_whoever_does_not_say_how_large_it_is_is_counted(house: House) -> None:
    read = 0

    async def endless() -> object:
        nonlocal read
        while read < 100:
            read += 1
            yield b"x" * 10_000

    problem = house.refused(413, "POST", "/api/games", house.host, content=endless())
    assert problem["code"] == "table-too-large"
    assert read <= BODY_SIZE // 10_000 + 2


@pytest.mark.parametrize("size", ["-1", "many", "1e3"])
def test_a_size_that_is_none_is_refused(house: House, size: str) -> None:
    answer = house.ask("POST", "/api/games", house.host, content=b"{}", headers={"content-length": size})
    assert answer.status_code == 413


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path, Rate(per_second=0.1, burst=3)) as hurried:
        answers = [hurried.ask("GET", "/api/health") for _ in range(4)]
        assert [one.status_code for one in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["code"] == "table-too-often"
        assert int(answers[-1].headers["retry-after"]) >= 10
        assert answers[-1].headers["x-content-type-options"] == "nosniff"
        assert hurried.ask("GET", "/").status_code != 429, "pages are not counted"


def asking(address: str, link: str = "", path: str = "/api/me") -> dict[str, Any]:
    headers = [(b"host", b"table"), *([(b"authorization", link.encode())] if link else [])]
    return {"type": "http", "path": path, "headers": headers, "client": (address, 1), "query_string": b""}


class Statuses(list[int]):
    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.append(message["status"])


async def fine(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads the whole body."""
    del scope
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})


async def nothing() -> Any:
    return {"type": "http.request", "body": b""}


def test_figures_and_probes_are_counted_and_a_crowd_does_not_use_up_the_probes() -> None:
    async def run() -> None:
        limited = Limits(fine, rate=Rate(0.001, 3))

        async def told(path: str, address: str = "10.0.0.1") -> list[int]:
            answers = Statuses()
            for _ in range(5):
                await limited(asking(address, path=path), nothing, answers)
            return answers

        assert await told("/metrics") == [200, 200, 200, 429, 429]
        assert await told("/api/me") == [429] * 5
        assert await told("/ready") == [200, 200, 200, 429, 429], "probes have turns of their own"
        assert await told("/ready", "10.0.0.2") == [200, 200, 200, 429, 429]
        assert await told("/health") == [200] * 5

    asyncio.run(run())


def test_what_happened_without_a_turn_has_to_be_waited_for() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    clock.now = 100
    for _ in range(5):
        bucket.charge()
    assert not bucket.has()
    clock.now = 101
    assert not bucket.has()
    clock.now = 101.5
    assert bucket.has()


def test_a_link_that_asks_from_many_addresses_is_one_link() -> None:
    async def run() -> None:
        limited, told = Limits(fine, links=Rate(0.001, 3)), Statuses()
        for n in range(5):
            await limited(asking(f"10.0.0.{n}", "Bearer a"), nothing, told)
        await limited(asking("10.0.0.9", "Bearer b"), nothing, told)
        await limited(asking("10.0.0.9"), nothing, told)
        assert told == [200, 200, 200, 429, 429, 200, 200]

    asyncio.run(run())


def test_bodies_that_arrive_together_share_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODIES_OF_ADDRESS", 500_000)
    monkeypatch.setattr(limits, "BODIES", 800_000)

    async def run() -> None:
        limited, told, rest = Limits(fine), Statuses(), asyncio.Event()

        def sender() -> Any:
            parts = iter([b"x" * 200_000, b""])

            async def receive() -> Any:
                part = next(parts)
                if not part:
                    await rest.wait()
                return {"type": "http.request", "body": part, "more_body": bool(part)}

            return receive

        sent = [
            asyncio.create_task(limited(asking(address), sender(), told))
            for address in ("10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4")
        ]
        for _ in range(5):
            await asyncio.sleep(0)
        assert told == [429, 429], "one too many from an address, one too many together"
        rest.set()
        await asyncio.gather(*sent)
        assert sorted(told) == [200, 200, 200, 200, 429, 429]
        assert limited.bodies.total() == 0

    asyncio.run(run())
