"""Journals that were begun with dice of the first scheme: they verify, play on, and keep their bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import PICKS, SEED, TIE, NewPicks, answers
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import resume
from regelwerk.engine.journal.entries import Journal, JournalError, journal_from, lines_of
from regelwerk.engine.journal.views import view_of
from tiny import picks

FOLDER = Path(__file__).parent / "format2"
FINISHED = (FOLDER / "finished.jsonl").read_text("utf-8")
RUNNING = (FOLDER / "running.jsonl").read_text("utf-8")
TWO = picks.start(rounds=2)


def test_a_finished_one_is_checked_die_by_die() -> None:
    journal = journal_from(FINISHED, "")
    assert journal.header.format == 2
    verdict = verify(PICKS, TWO, journal)
    assert (verdict.throws, verdict.checked, verdict.replayed, verdict.format) == (6, 6, True, 2)
    assert (verdict.shares, verdict.undone) == (("ben",), {"anna": 2})


def test_where_its_rules_are_gone_chain_seeds_and_faces_are_checked() -> None:
    journal = journal_from(FINISHED, "")
    verdict = verify(NewPicks(), TWO, journal)
    assert (verdict.throws, verdict.checked, verdict.replayed) == (6, 6, False)
    forged = Journal(journal.header)
    for entry in journal.entries:
        data = entry.data
        if entry.n == 11:
            data = data | {"faces": [[data["faces"][0][0] % 6 + 1]]}
        forged.append(forged.seal(entry.kind, data, entry.events, entry.state))
    with pytest.raises(JournalError, match="journal-dice"):
        verify(NewPicks(), TWO, forged)


def test_a_running_one_goes_on_in_its_format_with_its_dice() -> None:
    session = resume(PICKS, TWO, journal_from(RUNNING, ""), SEED, by_hand=frozenset({"anna"}))
    answers(session, *TIE)
    session.type_faces("anna", [4])
    assert session.journal.header.format == 2
    lines = [f"{line}\n" for line in lines_of(session.journal)]
    assert "".join(lines).startswith(RUNNING), "stored bytes stay"
    assert {entry.kind for entry in session.journal.entries} == {"start", "seed", "answer", "faces", "reveal"}
    verdict = verify(PICKS, TWO, journal_from("".join(lines), ""))
    assert (verdict.throws, verdict.checked, verdict.hands) == (4, 3, {"anna": 1})


def test_its_chain_cannot_be_shown_in_part() -> None:
    with pytest.raises(JournalError, match="journal-view-format"):
        view_of(journal_from(FINISHED, ""), "anna")
