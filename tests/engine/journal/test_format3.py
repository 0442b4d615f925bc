"""A game of format 3 as version 0.11 wrote it: every later version must read and check it, byte for byte."""

from __future__ import annotations

from pathlib import Path

from engine.games import PICKS
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.journal.entries import journal_from, lines_of
from regelwerk.engine.journal.receipts import read_receipt
from regelwerk.engine.journal.views import read_view, verify_view, view_of
from tiny import picks

FOLDER = Path(__file__).parent / "format3"
JOURNAL = (FOLDER / "finished.jsonl").read_text("utf-8")
VIEW = (FOLDER / "anna.view.json").read_bytes()
RECEIPT = read_receipt((FOLDER / "anna.receipt.json").read_bytes())
START = picks.start(rounds=3)


def test_the_whole_journal() -> None:
    journal = journal_from(JOURNAL, "")
    verdict = verify(PICKS, START, journal, RECEIPT)
    assert (verdict.receipt, verdict.replayed, verdict.revealed, verdict.unchecked) == (True, True, True, 0)
    assert (verdict.throws, verdict.checked, verdict.hands) == (10, 9, {"ben": 1})
    assert (verdict.shares, verdict.dealings, verdict.undone) == (("master", "anna", "ben"), 2, {"ben": 2})
    assert "".join(f"{line}\n" for line in lines_of(journal)) == JOURNAL
    held = {entry.kind for entry in journal.entries}
    assert {"pledge", "share", "deal", "typing", "standing", "correction", "undo", "reveal"} <= held


def test_what_one_seat_may_know_of_it() -> None:
    verdict = verify_view(read_view(VIEW), RECEIPT)
    assert (verdict.receipt, verdict.throws, verdict.checked, verdict.by_hand) == (True, 9, 8, 1)
    assert f"{view_of(journal_from(JOURNAL, ''), 'anna')}\n".encode() == VIEW
