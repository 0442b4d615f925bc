"""Games that were saved by earlier versions: they open, show their log, and are played to the end."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from regelwerk.cli.voice import Voice
from regelwerk.dice import Law
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.rules_changes import rules_in_force
from regelwerk.engine.interpreters.session import Session, resume
from regelwerk.engine.journal import events
from regelwerk.engine.journal.entries import Journal, JournalError, JournalFile
from regelwerk.engine.journal.events import is_deal
from regelwerk.engine.journal.upgrades import Untold
from regelwerk.engine.system import System, system
from regelwerk.languages import supplied_languages
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
    told = [event for entry in journal.effective() for event in entry.events]
    assert {"note", "dice"} <= {event["event"] for event in told}
    for lang in supplied_languages():
        voice = Voice(lang)
        voice.learn(played.package)
        assert all(voice.sentence(event, names) for event in told)


@each_file
def test_its_throws_are_written_in_both_languages(path: Path) -> None:
    _, journal = opened(path)
    for event in (event for entry in journal.entries for event in entry.events if event["event"] == "dice"):
        throw = events.throw_of(event)
        assert not isinstance(throw, Untold)
        assert throw.notation("en") != throw.notation("de")
        # The first games hold a throw as Germans write it.
        assert not isinstance(event["throw"], str) or throw.notation("de") == event["throw"]


@each_file
def test_it_holds_together_and_every_face_is_checked(path: Path) -> None:
    played, journal = opened(path)
    verdict = verify(played.game, played.start(journal.header.document), journal)
    assert verdict.replayed is (journal.header.rules_version == played.game.rules_version)
    assert (verdict.entries, verdict.revealed) == (len(journal.entries), journal.laid_open)
    # Which cards were left in a deck is known to rules that are gone.
    cards = 0 if verdict.replayed else sum(is_deal(event) for entry in journal.entries for event in entry.events)
    assert verdict.checked == (verdict.throws - cards if verdict.revealed else 0)


@each_file
def test_a_changed_face_is_found_even_where_the_rules_are_gone(path: Path) -> None:
    played, journal = opened(path)
    if not journal.laid_open:
        pytest.skip("the seed is not open yet")
    forged = Journal(journal.header)
    changed = next(e for e in journal.entries if e.kind == "faces" and not any(map(is_deal, e.events)))
    for entry in journal.entries:
        data = entry.data
        if entry is changed:
            first = data["faces"][0][0]
            data = data | {"faces": [[first - 1 if first > 1 else 2], *data["faces"][1:]]}
        forged.append(forged.seal(entry.kind, data, entry.events, entry.state))
    with pytest.raises(JournalError, match="journal-dice"):
        verify(played.game, played.start(journal.header.document), forged)


@each_file
def test_it_is_played_to_the_end(path: Path, tmp_path: Path) -> None:
    copy = JournalFile(Path(shutil.copy(path, tmp_path)))
    played, journal = opened(copy.path)
    start = played.start(journal.header.document)
    is_over = journal.laid_open
    session = resume(played.game, start, journal, None, store=copy.append)
    play_on(played, session)
    again = copy.read()
    is_of_today = journal.header.rules_version == played.game.rules_version
    assert any(entry.kind == "rules_changed" for entry in again.entries) is not (is_of_today or is_over)
    assert copy.path.read_bytes().startswith(path.read_bytes()), "stored bytes stay"
    assert again.header.format == journal.header.format
    assert again.entries[-1].kind == "reveal"
    if rules_in_force(again) == again.header.rules_version == played.game.rules_version:
        assert verify(played.game, start, again).entries == len(again.entries)


@each_file
def test_under_other_rules_it_goes_on_from_the_last_step(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played, journal = opened(path)
    todays = played.game.rules_version
    monkeypatch.setattr(type(played.game), "rules_version", "rules of another day")
    is_over = journal.laid_open
    session = resume(played.game, played.start(journal.header.document), journal, None)
    assert any(entry.kind == "rules_changed" for entry in journal.entries) is not is_over
    # A game of earlier rules goes on in the same way when it is played to the end.
    if journal.header.rules_version == todays:
        play_on(played, session)


def test_there_are_saved_games() -> None:
    assert FILES
