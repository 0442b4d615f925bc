"""The journal: chained entries, on disk one line each; what was tampered with is named."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from engine.games import NO_DICE, TIE, answers, picks_session
from regelwerk.engine.journal.chain import SpelledEvents
from regelwerk.engine.journal.entries import (
    NEW,
    Entry,
    Header,
    Journal,
    JournalError,
    JournalFile,
    canonical,
    journal_from,
    lines_of,
)


def written(tmp_path: Path) -> JournalFile:
    """A round of picks on disk."""
    file = JournalFile(tmp_path / "spielständ.jsonl")

    def open_store(journal: Journal) -> Any:
        file.create(journal)
        return file.append

    answers(picks_session(open_store=open_store), *TIE)
    return file


def change_line(file: JournalFile, number: int, **changes: Any) -> None:
    lines = file.path.read_text("utf-8").splitlines()
    lines[number] = canonical(json.loads(lines[number]) | changes)
    file.path.write_text("\n".join(lines) + "\n", "utf-8")


def trouble(file: JournalFile) -> tuple[str, dict[str, Any]]:
    with pytest.raises(JournalError) as caught:
        file.read()
    return caught.value.code, caught.value.facts


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    file, session = written(tmp_path), picks_session()
    answers(session, *TIE)
    journal = file.read()
    assert journal.header == session.journal.header
    assert [e.hash for e in journal.entries] == [e.hash for e in session.journal.entries]


def test_a_tampered_entry_is_named(tmp_path: Path) -> None:
    file = written(tmp_path)
    change_line(file, 4, data={"seat": "anna", "who": "anna", "question": "picks-bid", "key": "3"})
    assert trouble(file) == ("journal-chain", {"entry": 3})


def test_an_entry_sealed_anew_breaks_the_chain_behind_it(tmp_path: Path) -> None:
    file = written(tmp_path)
    old = file.read().entries[3]
    forged = Entry(3, "answer", {**old.data, "key": "3"}, old.events, old.state, old.previous)
    change_line(file, 4, data=forged.data, hash=file.read().header.hash_of(forged))
    assert trouble(file) == ("journal-chain", {"entry": 4})


def test_a_tampered_header_shows_at_the_first_entry(tmp_path: Path) -> None:
    file = written(tmp_path)
    change_line(file, 0, seats=["anna", "carl"])
    assert trouble(file) == ("journal-chain", {"entry": 0})


def test_a_wrong_link_is_named(tmp_path: Path) -> None:
    file = written(tmp_path)
    change_line(file, 3, previous="0" * 64)
    assert trouble(file) == ("journal-chain", {"entry": 2})


def test_a_missing_entry_is_named(tmp_path: Path) -> None:
    file = written(tmp_path)
    lines = file.path.read_text("utf-8").splitlines()
    file.path.write_text("\n".join(lines[:3] + lines[4:]) + "\n", "utf-8")
    assert trouble(file) == ("journal-numbering", {"entry": 2, "found": 3})


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_last_line_cut_short_does_not_count(tmp_path: Path, cut: int) -> None:
    file = written(tmp_path)
    whole = file.read()
    data = file.path.read_bytes()
    file.path.write_bytes(data[:-cut])
    journal = file.read()
    assert len(journal.entries) == len(whole.entries) - 1
    assert file.path.read_bytes() == data[:-cut], "reading changes nothing"
    file.append(whole.entries[-1])
    assert file.path.read_bytes() == data


def test_a_line_cut_inside_a_letter_does_not_count(tmp_path: Path) -> None:
    file = written(tmp_path)
    whole = file.path.read_bytes()
    file.path.write_bytes(whole + '{"n":7,"kind":"ä'.encode()[:-1])
    assert file.read().next_number == 7


def test_another_file_is_not_touched(tmp_path: Path) -> None:
    file = JournalFile(tmp_path / "letter.txt")
    file.path.write_text("Liebe Anna")
    assert trouble(file) == ("journal-empty", {"file": str(file.path)})
    assert file.path.read_text() == "Liebe Anna"


def test_a_failed_write_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path)
    before = file.path.read_bytes()
    entry = file.read().seal("standing", {"seat": "anna", "question": "ä", "on": True})

    def full(_: int) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="disk full"):
            file.append(entry)
    assert file.path.read_bytes() == before
    file.append(entry)
    assert file.read().entries[-1] == entry


def test_who_plays_on_in_two_windows_does_not_tear_the_chain(tmp_path: Path) -> None:
    file = written(tmp_path)
    first, second = file.read(), file.read()
    file.append(first.seal("standing", {"seat": "anna", "question": "ä" * 9000, "on": True}))
    after = file.path.read_bytes()
    with pytest.raises(JournalError) as caught:
        file.append(second.seal("standing", {"seat": "ben", "question": "ö", "on": True}))
    assert caught.value.code == "journal-moved-on"
    assert file.path.read_bytes() == after
    journal = file.read()
    file.append(journal.seal("standing", {"seat": "ben", "question": "ö", "on": True}))
    assert file.read().next_number == journal.next_number + 1


def test_files_that_are_no_journals(tmp_path: Path) -> None:
    file = JournalFile(tmp_path / "a.jsonl")
    assert trouble(file)[0] == "journal-missing"
    file.path.write_bytes(b"\xff\xfe\n")
    assert trouble(file)[0] == "journal-unreadable"
    file.path.write_text('{"regelwerk": 1\n')
    assert trouble(file) == ("journal-line", {"file": str(file.path), "line": 1, "column": 16})
    file.path.write_text("[1]\n")
    assert trouble(file)[0] == "journal-line"
    file.path.write_text("{}\n")
    assert trouble(file) == ("journal-format", {"found": "None", "wanted": 3})
    for found in ("4", "0", "true", "1.0", "[1]"):
        file.path.write_text(f'{{"regelwerk": {found}}}\n')
        assert trouble(file)[0] == "journal-format"
    assert trouble(file)[1] == {"found": "[1]", "wanted": 3}
    file.path.write_text('{"regelwerk": 1, "system": "x"}\n')
    assert trouble(file) == ("journal-header", {"wrong": "'engine'"})


@pytest.mark.parametrize("line", ["[" * 100_000, '{"regelwerk": ' + "9" * 5000 + "}"])
def test_json_that_no_machine_can_hold_is_named(tmp_path: Path, line: str) -> None:
    file = JournalFile(tmp_path / "a.jsonl")
    file.path.write_text(line + "\n")
    assert trouble(file) == ("journal-line", {"file": str(file.path), "line": 1, "column": 1})


@pytest.mark.parametrize(
    "changes",
    [
        {"events": 5},
        {"events": None},
        {"events": [5]},
        {"kind": ["answer"]},
        {"data": None},
        {"data": {"seat": "anna", "who": "anna", "question": "picks-bid", "key": ["3"]}},
        {"kind": "faces", "data": {"seat": "anna", "by": "hand", "throw": "W6", "faces": [["6"]]}},
        {"kind": "undo", "data": {"by": "anna", "to": "1"}},
        {"kind": "undo", "data": {"by": "anna", "to": -1}},
        {"kind": "new_dice", "data": {}},
        {"state": [1]},
    ],
)
def test_an_entry_of_the_wrong_form_is_named(tmp_path: Path, changes: dict[str, Any]) -> None:
    file = written(tmp_path)
    change_line(file, 3, **changes)
    code, facts = trouble(file)
    assert (code, facts["entry"]) == ("journal-entry", "2")


def test_a_header_survives_json() -> None:
    header = Header("picks", "1", "2", {"a": [1]}, ("anna", "ben"), "abc")
    assert Header.from_json(json.loads(canonical(header.to_json()))) == header


def test_undone_entries_do_not_count() -> None:
    session = picks_session()
    answers(session, *NO_DICE)
    session.undo(2, "anna")
    answers(session, ("ben", "2"))
    session.undo(1, "ben")
    assert [entry.n for entry in session.journal.entries] == list(range(8))
    assert [entry.n for entry in session.journal.effective()] == [0, 1]
    session.journal.check_chain()


def test_what_old_entries_have_caused_is_kept_as_text_and_reads_the_same() -> None:
    secret = {"event": "note", "message": "ps-y", "facts": [["audience", 2**70]], "audience": ["anna"]}
    told: dict[str, Any] = {"event": "note", "message": "ps-x", "facts": [["of", "audience"]]}
    caused = [(told,), (told, secret), (), (told, told)] * 10
    letter = {"by": "anna", "place": "", "to": "anna", "text": "Pst!", "audience": ["anna"]}
    journal = Journal(picks_session().journal.header)
    for events in caused[:-1]:
        journal.append(journal.seal("start", {}, events))
    journal.append(journal.seal("letter", letter, caused[-1]))
    packed = [isinstance(entry.events, SpelledEvents) for entry in journal.entries]
    assert packed == [bool(events) for events in caused[:-NEW]] + [False] * NEW
    assert [entry.is_open for entry in journal.entries] == [n % 4 != 1 and n != 39 for n in range(40)]
    again = journal_from("\n".join(lines_of(journal)), "partie.jsonl")
    assert [isinstance(entry.events, SpelledEvents) for entry in again.entries] == packed
    for one in (journal, again):
        one.check_chain()
        assert [entry.events for entry in one.entries] == caused
        assert [tuple(entry.events) for entry in one.entries] == caused
        assert [len(entry.events) for entry in one.entries] == [len(events) for events in caused]
        assert one.entries[1].events[1] == secret
        assert one.entries[0].events != caused[1]
