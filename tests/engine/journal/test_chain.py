"""The chain of format 3: leaves, salts, and the example that the handbook works out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.journal.sealed import ANNA, SHARES, finished
from regelwerk.engine.effects import ALL, MASTER_ONLY, only
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
    assert HEADER.sealed(ENTRY, HEADER.hash).hash in PAGE


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
