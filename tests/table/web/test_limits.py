"""Limits: turns that are used up and come back, and what is too large to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from regelwerk.table.web.limits import BODY_SIZE, Bucket, Buckets, Rate
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
