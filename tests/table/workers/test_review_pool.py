"""Reviews in a process of their own: one after another, and what goes wrong is told and can be tried again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import sleep
from typing import Any

import orjson
import pytest

from regelwerk.engine.journal.entries import lines_of
from regelwerk.languages import supplied_languages
from regelwerk.table.workers.review_pool import ReviewPool
from regelwerk.table.workers.review_worker import ReviewWorker
from table.played import played

OLD = Path(__file__).parents[2] / "saved" / "phasesix" / "gruft-v1.jsonl"


def _asked(journal: str) -> dict[str, Any]:
    return {"system": "phasesix", "journal": journal, "names": {}}


def _finished() -> dict[str, Any]:
    _, session = played("phasesix", 500)
    return _asked("\n".join(lines_of(session.journal)))


def _told(worker: ReviewWorker, **asked: Any) -> dict[str, Any]:
    told: dict[str, Any] = orjson.loads(worker.answer(orjson.dumps(asked)))
    return told


def test_a_game_of_other_rules_is_refused_in_both_languages() -> None:
    worker = ReviewWorker()
    told = _told(worker, begin=_asked(OLD.read_text("utf-8").rstrip("\n")), seconds=60)
    while "problems" not in told:
        assert told == {"done": 0, "steps": 0}
        sleep(0.02)
        told = _told(worker)
    assert set(told["problems"]) == set(supplied_languages())
    assert told["problems"]["en"]["code"] == "journal-rules"
    assert "rules version 1" in told["problems"]["en"]["text"]


@pytest.mark.slow
def test_time_that_is_over_leaves_what_is_known() -> None:
    worker = ReviewWorker()
    told = _told(worker, begin=_finished(), seconds=0)
    while "pages" not in told:
        sleep(0.05)
        told = _told(worker)
    assert "1 of" in told["pages"]["en"]["page"]["notice"]
    assert told["numbers"]["done"] == 1 < told["numbers"]["steps"]


class Recording:
    """A worker that is always out of time after the first step; it keeps what limits it was given."""

    is_alive = True

    def __init__(self) -> None:
        self.limits: list[float] = []

    async def ask(self, message: bytes, seconds: float) -> bytes:
        del seconds
        asked = orjson.loads(message)
        if "begin" in asked:
            self.limits.append(asked["seconds"])
        page = {"lang": "de", "title": "", "ending": "", "notice": "1", "parties": [], "curve": [], "sections": []}
        return orjson.dumps({"pages": {"de": {"page": page, "file": ""}}, "numbers": {"done": 1}})

    async def end(self) -> None:
        """Nothing to end."""


def test_who_wants_the_whole_of_a_long_game_gets_more_time_for_it() -> None:
    async def tried() -> list[float]:
        pool, worker = ReviewPool(seconds=2.0, seconds_again=9.0), Recording()
        vars(pool)["_worker"] = worker
        for name in ("long", "long", "other", "long"):
            assert (await pool.begin(name, "de", {})).state == "done"
        return worker.limits

    assert asyncio.run(tried()) == [2.0, 9.0, 2.0, 9.0]


@pytest.mark.slow
def test_games_wait_for_each_other_and_a_lost_process_is_told_and_replaced() -> None:
    async def tried() -> None:
        pool = ReviewPool()
        try:
            first = await pool.begin("one", "de", _finished())
            assert first.state == "running"
            assert (await pool.begin("two", "de", _finished())).state == "waiting"
            await pool._worker.end()
            assert (await pool.seen("one", "de")).state == "failed"
            assert (await pool.seen("two", "de")).state == "running"
            assert (await pool.begin("one", "en", _finished())).state == "waiting"
            assert (await pool.seen("three", "de")).state == "unasked"
        finally:
            await pool.close()

    asyncio.run(tried())
