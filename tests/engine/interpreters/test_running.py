"""A rule under way that somebody looks on from: what would follow changes nothing."""

from __future__ import annotations

from engine.small_rules import D6
from regelwerk.engine.effects import Note, Play, do, note, roll
from regelwerk.engine.interpreters.running import Run

BEGUN: list[str] = []


def inner(name: str) -> Play[int]:
    BEGUN.append(name)
    yield note("X-1", "x-begun")
    return (yield from roll(D6, "X-1", seat=name))


def outer() -> Play[int]:
    BEGUN.append("outer")
    first = yield from do(inner, "first")
    second = yield from do(inner, "second")
    third = yield from do(inner, "third")
    return 100 * first + 10 * second + third


def test_who_looks_on_runs_again_only_what_is_under_way_and_when_its_turn_comes() -> None:
    heard: list[Note] = []
    BEGUN.clear()
    run = Run(outer, heard.append)
    run.feed(1)
    assert BEGUN == ["outer", "first", "second"]
    BEGUN.clear()
    ahead = run.again()
    assert not BEGUN, "nothing is run as long as nobody answers"
    ahead.feed(2)
    assert BEGUN == ["second", "outer", "third"], "the first is done with, and what waits begins when it goes on"
    ahead.feed(3)
    assert (ahead.finished, ahead.result) == (True, 123)
    assert len(heard) == 2, "nobody hears what is only looked at"


def test_looking_on_leaves_the_rule_where_it_was() -> None:
    run = Run(outer, lambda _: None)
    run.feed(1)
    for face in (4, 5):
        ahead = run.again()
        ahead.feed(face)
        ahead.feed(6)
        assert ahead.result == 106 + 10 * face
    assert (run.finished, run.fed, [frame.path for frame in run.frames]) == (False, [1], [[1], []])
    run.feed(2)
    run.feed(3)
    assert run.result == 123
