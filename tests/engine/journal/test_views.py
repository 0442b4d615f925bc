"""A player's export: tied to everybody's chain, and without anything that the player may not know."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.games import SEED, TIE, answers
from engine.journal.sealed import ANNA, BEN, HOST, SHARES, finished, forged, receipt, shared
from regelwerk.engine.effects import MASTER, only
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.journal.chain import leaf_hash
from regelwerk.engine.journal.entries import Entry, Journal, JournalError
from regelwerk.engine.journal.events import is_for
from regelwerk.engine.journal.views import LARGEST, is_view, read_view, verify_view, view_of
from tiny import picks

SECRET = {"anna": "picks-saw", "ben": "picks-saw"}


def with_secrets() -> Session[picks.Picks]:
    """A finished game in which both peek, anna is asked for a correction that ben does not notice, and undoes."""
    session = shared(*SHARES)
    answers(session, ("anna", "peek"), ("ben", "peek"))
    session.correct({"seat": "anna", "coins": 3}, MASTER, only("anna"))
    answers(session, ("anna", "1"), ("ben", "1"))
    session.undo(session.journal.next_number - 3, "ben")
    answers(session, *TIE)
    return session


SESSION = with_secrets()
JOURNAL = SESSION.journal


def exported(seat: str, journal: Journal = JOURNAL) -> bytes:
    return view_of(journal, seat).encode()


def told(seat: str) -> list[dict[str, Any]]:
    """All that an export tells, leaf by leaf."""
    data = json.loads(exported(seat))
    texts = [entry[name][1] for entry in data["entries"] for name in ("open", "own") if name in entry]
    return [json.loads(text) for text in texts]


def test_every_seat_checks_the_chain_and_its_throws() -> None:
    assert SESSION.outcome is not None
    for seat in ("anna", "ben", MASTER, ""):
        view = read_view(exported(seat))
        assert view.hashes == tuple(entry.hash for entry in JOURNAL.entries), "everybody has the same chain"
        verdict = verify_view(view, receipt(JOURNAL, own=ANNA))
        assert verdict.receipt
        assert not verdict.replayed
        secret = {"anna": 1, "ben": 1, MASTER: 2, "": 0}[seat]
        assert verdict.throws == verdict.checked == 6 + secret
        assert verdict.shares == (MASTER, "anna", "ben")


@pytest.mark.parametrize("seat", ["anna", "ben", ""])
def test_an_export_tells_no_event_that_its_seat_may_not_see(seat: str) -> None:
    hidden = [
        event
        for entry in JOURNAL.entries
        for event in entry.events
        if "audience" in event and not (seat and is_for(event, seat))
    ]
    assert hidden
    events = [event for leaf in told(seat) for event in leaf.get("events", ())]
    for event in hidden:
        bare = {name: value for name, value in event.items() if name != "audience"}
        assert bare not in events
    assert not any("audience" in event for event in events), "nor who else may"


@pytest.mark.parametrize("seat", ["anna", "ben", ""])
def test_an_export_tells_no_answer_of_others_no_state_and_no_document(seat: str) -> None:
    for leaf in told(seat):
        assert "state" not in leaf
        if leaf.get("kind") in ("answer", "standing"):
            assert leaf["data"]["seat"] == seat
        if leaf.get("kind") == "faces":
            assert leaf["data"]["stream"] == "open" or leaf["data"]["seat"] == seat
    header = json.loads(json.loads(exported(seat))["header"])
    assert "veil" not in header
    assert isinstance(header["document"], str)
    assert JOURNAL.header.veil not in exported(seat).decode()


def test_a_hidden_answer_cannot_be_guessed_from_its_hash() -> None:
    """Every possible text of a leaf is known; without its salt none of them gives the hash."""
    anna = json.loads(exported("anna"))
    ben = json.loads(exported("ben"))
    for seen, own in zip(anna["entries"], ben["entries"], strict=True):
        salt, text = own["own"]
        assert leaf_hash(bytes.fromhex(salt), text) == seen["leaves"][3]
        if text != "{}":
            others = [bytes.fromhex(seen[name][0]) for name in ("open", "own")]
            assert all(leaf_hash(guess, text) != seen["leaves"][3] for guess in (b"", bytes(16), *others))


def test_the_seed_of_a_running_game_is_in_no_export() -> None:
    session = shared(*SHARES)
    answers(session, *TIE)
    for seat in ("anna", "ben", MASTER, ""):
        text = exported(seat, session.journal).decode()
        assert SEED.hex() not in text
        verdict = verify_view(read_view(text.encode()))
        assert (verdict.throws, verdict.checked, verdict.revealed) == (2, 0, False)
    assert SEED.hex() in exported("", JOURNAL).decode(), "afterwards everybody has it"


def changed(change: Callable[[dict[str, Any]], None], seat: str = "anna") -> bytes:
    data = json.loads(exported(seat))
    change(data)
    return json.dumps(data).encode()


def trouble(content: bytes) -> str:
    with pytest.raises(JournalError) as caught:
        verify_view(read_view(content), receipt(JOURNAL))
    return caught.value.code


def test_whatever_is_changed_in_an_export_is_found() -> None:
    def other_face(data: dict[str, Any]) -> None:
        entry = next(one for one in data["entries"] if '"kind":"faces"' in one["open"][1])
        entry["open"][1] = entry["open"][1].replace('"faces":[[', '"faces":[[1', 1)

    def other_leaf(data: dict[str, Any]) -> None:
        data["entries"][3]["leaves"][0] = "00" * 32

    def other_salt(data: dict[str, Any]) -> None:
        data["entries"][3]["open"][0] = "00" * 16

    def cut(data: dict[str, Any]) -> None:
        del data["entries"][-2:]

    def left_out(data: dict[str, Any]) -> None:
        del data["entries"][4]

    def swapped(data: dict[str, Any]) -> None:
        entries = data["entries"]
        entries[4], entries[5] = entries[5], entries[4]

    def other_header(data: dict[str, Any]) -> None:
        data["header"] = data["header"].replace('"typed":[]', '"typed":["anna"]')

    assert trouble(changed(other_face)) == "journal-chain"
    assert trouble(changed(other_leaf)) == "receipt-differs"
    assert trouble(changed(other_salt)) == "journal-chain"
    assert trouble(changed(cut)) == "receipt-cut-short"
    assert trouble(changed(left_out)) in ("receipt-differs", "receipt-cut-short", "journal-share", "journal-entry")
    assert trouble(changed(swapped)) in ("receipt-differs", "journal-share")
    assert trouble(changed(other_header)) in ("receipt-other-game", "journal-typed")


def test_a_throw_hidden_from_an_export_leaves_a_gap() -> None:
    """A host cannot keep an open throw from a seat by calling it secret: its number is missing."""
    session = finished(*SHARES)
    at = next(entry.n for entry in session.journal.entries if entry.kind == "faces")

    def hidden(entry: Entry) -> Entry:
        if entry.n != at:
            return entry
        events = tuple(event | {"audience": ["ben"]} for event in entry.events)
        return Entry(entry.n, entry.kind, entry.data, events, entry.state)

    sly = forged(session.journal, hidden)
    with pytest.raises(JournalError, match="journal-number"):
        verify_view(read_view(exported("anna", sly)))


def test_a_face_that_does_not_follow_from_the_seed_is_found_in_an_export() -> None:
    session = finished(HOST, ANNA, BEN)
    at = next(entry.n for entry in session.journal.entries if entry.kind == "faces")

    def loaded(entry: Entry) -> Entry:
        if entry.n != at:
            return entry
        face = entry.data["faces"][0][0] % 6 + 1
        return Entry(entry.n, entry.kind, entry.data | {"faces": [[face]], "draws": [[6, face - 1]]}, entry.events)

    with pytest.raises(JournalError, match="journal-dice"):
        verify_view(read_view(exported("anna", forged(session.journal, loaded))))


NONSENSE = [
    b"", b"{}", b"[]", b"null", b"\xff", b"[" * 100_000, b'{"regelwerk":"view"}',
    b'{"regelwerk":"view","format":1,"seat":"anna","header":"{}","entries":[]}',
    b'{"regelwerk":"view","format":1,"seat":"anna","header":"[]","entries":[]}',
    b'{"regelwerk":"view","format":1,"seat":7,"header":"{}","entries":{}}',
]  # fmt: skip


@pytest.mark.parametrize("content", NONSENSE)
def test_what_is_no_export_is_told_so(content: bytes) -> None:
    with pytest.raises(JournalError, match="view-malformed"):
        read_view(content)


@pytest.mark.parametrize(
    "entry",
    [
        None, 7, [], {}, {"leaves": []}, {"leaves": 7, "open": ["", "{}"]}, {"leaves": ["00" * 32] * 4},
        {"leaves": ["00" * 32] * 4, "open": 7, "own": 7}, {"leaves": ["00" * 32] * 4, "open": ["zz", "{}"], "own": []},
        {"leaves": ["00" * 32] * 4, "open": [7, 7], "own": [7, 7]},
    ],
)  # fmt: skip
def test_entries_that_are_none_are_named(entry: Any) -> None:
    def broken(data: dict[str, Any]) -> None:
        data["entries"][2] = entry

    assert trouble(changed(broken)) in ("journal-entry", "journal-chain")


def test_an_export_has_a_size_and_a_seat_of_the_game() -> None:
    with pytest.raises(JournalError, match="view-size"):
        read_view(b" " * (LARGEST + 1))
    with pytest.raises(JournalError, match="journal-view-seat"):
        view_of(JOURNAL, "carl")
    assert is_view(exported("anna"))
    assert not is_view(b'{"commitment":"00","regelwerk":3}\n')
