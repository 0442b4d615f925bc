"""The chain of format 3: leaves, salts, and the example that the handbook works out."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.journal.sealed import ANNA, SHARES, finished
from regelwerk.engine.effects import ALL, MASTER_ONLY, only
from regelwerk.engine.journal.chain import _open_part, _part_of_seat, canonical, leaves_of
from regelwerk.engine.journal.entries import MOST_SEATS, Entry, Header, JournalError
from regelwerk.engine.journal.fairness import OPEN, Share, commitment

PAGE = (Path(__file__).parents[3] / "docs" / "dev" / "fair-dice.md").read_text("utf-8")
HEROES, MASTER = Share("heroes", "11" * 32, "drei Raben"), Share("master", "22" * 32, "")
HEADER = Header(
    "phasesix", "1", "2.2", {"scenario": "hof"}, ("foes", "heroes"), commitment(bytes(range(32))),
    pledges={"heroes": HEROES.pledge, "master": MASTER.pledge}, veil=bytes(range(32, 64)).hex(),
)  # fmt: skip
NOTE = {"event": "note", "facts": {}, "message": "ps-x", "rule": "PS-1"}
ENTRY = Entry(0, "start", {}, (NOTE, NOTE | {"message": "ps-y", "audience": ["heroes"]}))


def test_the_handbook_works_the_example_out_as_the_program_does() -> None:
    assert HEADER.open_text in PAGE
    assert HEADER.hash in PAGE
    leaves = HEADER.leaves(ENTRY)
    assert [leaf.name for leaf in leaves] == ["all", "open", "seat:foes", "seat:heroes"]
    for leaf in leaves:
        assert f"| `0/{leaf.name}` | `{leaf.salt.hex()}` | `{leaf.text}` | `{leaf.hash}` |" in PAGE
    assert HEADER.hash_of(replace(ENTRY, previous=HEADER.hash)) in PAGE


def test_everything_in_a_header_is_part_of_its_hash() -> None:
    same = HEADER.to_json()
    hashes = {HEADER.hash}
    changes: dict[str, Any] = {
        "system": "realms", "engine": "2", "rules": "2.3", "document": {}, "seats": ["heroes", "foes"],
        "commitment": "00" * 32, "pledges": {}, "typed": ["foes"], "veil": "00" * 32,
    }  # fmt: skip
    assert changes.keys() | {"regelwerk"} == same.keys()
    for name, value in changes.items():
        hashes.add(Header.from_json(same | {name: value}).hash)
    assert len(hashes) == 1 + len(changes)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("pledges", []), ("pledges", {"heroes": 7}), ("typed", 7), ("typed", [7]), ("veil", "no hex"), ("veil", 7),
        ("seats", [7]), ("seats", ["x"] * (MOST_SEATS + 1)),
    ],
)  # fmt: skip
def test_a_header_that_is_none_is_told_so(name: str, value: Any) -> None:
    with pytest.raises(JournalError, match="journal-header"):
        Header.from_json(HEADER.to_json() | {name: value})


@pytest.mark.parametrize("audience", [7, "heroes", None, {"heroes": 1}, [7]])
def test_an_audience_that_is_none_is_nobody(audience: Any) -> None:
    """A forger can seal anything; it breaks nothing and shows nothing."""
    odd = Entry(0, "faces", {"by": "server"}, (NOTE | {"event": "dice", "audience": audience},))
    texts = {leaf.name: leaf.text for leaf in HEADER.leaves(odd)}
    assert texts["seat:heroes"] == texts["seat:foes"] == "{}"


def test_the_name_of_a_stream_tells_nobody_who_sees_it() -> None:
    streams = [HEADER.stream(audience) for audience in (ALL, only("heroes"), only("foes"), only("heroes", "foes"))]
    assert streams[0] == OPEN
    assert len({*streams, HEADER.stream(MASTER_ONLY)}) == 5
    assert all(len(stream) == 16 and int(stream, 16) >= 0 for stream in streams[1:])
    other = Header.from_json(HEADER.to_json() | {"veil": "00" * 32})
    assert other.stream(only("heroes")) != streams[1], "not even in another game"


def test_two_games_hide_the_same_in_different_ways() -> None:
    """Only games that are to be repeated share what hides their secrets."""
    one, other = finished(*SHARES, seed=None), finished(*SHARES, seed=None)
    assert one.journal.header.veil != other.journal.header.veil
    assert finished(ANNA).journal.header.veil == finished(ANNA).journal.header.veil


def plainly(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def test_everything_is_spelled_as_the_standard_library_does() -> None:
    chance = Random("spelling")
    numbers: list[Any] = [
        0,
        -1,
        2**63,
        2**64,
        -(2**70),
        10**40,
        0.0,
        -0.0,
        1.5,
        1e16,
        1e22,
        -1e300,
        1e-4,
        1e-5,
        1e-7,
        5e-324,
    ]
    numbers += [float("nan"), float("inf"), True, False, None]
    numbers += [chance.uniform(-1, 1) * 10.0 ** chance.randint(-20, 20) for _ in range(300)]
    texts = [
        "".join(map(chr, range(0x250))),
        "\u2028\ud7ff\uffff\U0001f409",
        "\ud800",
        "1e-7",
        "ps-line-1e+5.",
        "null",
        "",
    ]
    for one in (*numbers, *texts):
        for data in (
            one,
            [one],
            {"a": one, "A": (one, [])},
            {"ä": {"\uffff": one, "\U00010000": 1}, "": {}, "e-1": one},
        ):
            assert canonical(data) == plainly(data)
    for data in ({1: 2, 0: 3}, {"a": {None: 1}}, {True: 1}):
        assert canonical(data) == plainly(data)
    with pytest.raises(TypeError):
        canonical({"a": {1, 2}})


SAID = {"event": "note", "message": "ps-x"}
WHISPERED = SAID | {"audience": ["heroes"]}


@pytest.mark.parametrize("kind", ["answer", "standing", "faces", "correction", "start"])
@pytest.mark.parametrize("data", [{}, {"seat": "foes", "key": "a"}, {"by": "master", "audience": ["foes"]}])
@pytest.mark.parametrize("events", [[], [SAID], [SAID, WHISPERED], [{"event": "dice", "audience": []}]])
@pytest.mark.parametrize("state", [None, {"round": 1}])
def test_leaves_say_what_each_may_know(kind: str, data: Any, events: list[Any], state: Any) -> None:
    entry = Entry(3, kind, data, tuple(events), state).to_json()
    told = {name: entry[name] for name in ("kind", "data", "events", "state") if name in entry}
    parts = [told, _open_part(entry), *(_part_of_seat(entry, seat) for seat in HEADER.seats)]
    assert [leaf.text for leaf in leaves_of(bytes(32), HEADER.seats, entry)] == [plainly(part) for part in parts]
