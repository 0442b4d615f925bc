"""Games that were saved by earlier versions: they open, show their log, and are played to the end."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from regelwerk.dice import Law
from regelwerk.engine.book.messages import LANGUAGES, phrasebook
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import Session, resume, rules_in_force
from regelwerk.engine.journal import events
from regelwerk.engine.journal.entries import Journal, JournalFile
from regelwerk.engine.system import System, system
from saved.saving import FOLDER

FILES = sorted(FOLDER.glob("*/*.jsonl"))
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def opened(path: Path) -> tuple[System, Journal]:
    journal = JournalFile(path).read()
    return system(journal.header.system), journal


def play_on(played: System, session: Session[Any]) -> None:
    tactic = played.tactics[played.default_tactic]
    for _ in range(3000):
        if session.outcome is not None:
            return
        prompt = session.prompts[0]
        decision = tactic.decide(prompt)
        session.answer(prompt.seat, decision.outcomes()[0] if isinstance(decision, Law) else decision)
    raise AssertionError("the game did not end")


@each_file
def test_its_log_is_shown_from_what_was_stored(path: Path) -> None:
    played, journal = opened(path)
    names = played.game.names(played.start(journal.header.document))
    notes = [event for entry in journal.effective() for event in entry.events if event["event"] == "note"]
    assert notes
    for lang in LANGUAGES:
        book = phrasebook(lang, played.package)
        assert all(book.text(note["message"], events.facts_of(note), names) for note in notes)


@each_file
def test_it_is_played_to_the_end(path: Path, tmp_path: Path) -> None:
    copy = JournalFile(Path(shutil.copy(path, tmp_path)))
    played, journal = opened(copy.path)
    start = played.start(journal.header.document)
    session = resume(played.game, start, journal, None, store=copy.append)
    play_on(played, session)
    again = copy.read()
    assert again.entries[-1].kind == "reveal"
    if rules_in_force(again) == again.header.rules_version == played.game.rules_version:
        assert verify(played.game, start, again).entries == len(again.entries)


@each_file
def test_under_other_rules_it_goes_on_from_the_last_step(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played, journal = opened(path)
    monkeypatch.setattr(type(played.game), "rules_version", "rules of another day")
    is_over = journal.laid_open
    session = resume(played.game, played.start(journal.header.document), journal, None)
    assert any(entry.kind == "rules_changed" for entry in journal.entries) is not is_over
    play_on(played, session)


def test_there_are_saved_games() -> None:
    assert FILES
