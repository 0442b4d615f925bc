"""Every question has a name of its own, the same for everybody who reads the journal; seats add to the dice."""

from typing import Any

import pytest

from engine.games import PICKS, SEED, TIE, answers, picks_session
from regelwerk.cli.voice import Voice
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import NotAsked, Session, resume
from regelwerk.engine.interpreters.unattended import FAULTS, TIME_OUT
from regelwerk.engine.journal.entries import Journal, JournalError
from tiny import picks


def reopened(session: Session[Any]) -> Session[Any]:
    """The same journal, read by somebody else."""
    return resume(PICKS, picks.start(), Journal(session.journal.header, session.journal.entries), SEED)


def names(session: Session[Any]) -> list[tuple[str, str]]:
    return [(name, prompt.seat) for name, prompt in session.asked.items()]


@pytest.mark.parametrize("done", range(len(TIE) + 1))
def test_a_question_keeps_its_name_when_the_journal_is_read_again(done: int) -> None:
    session = picks_session()
    answers(session, *TIE[:done])
    assert names(reopened(session)) == names(session)


def test_a_question_that_is_asked_again_after_taking_back_has_another_name() -> None:
    session = picks_session()
    first = names(session)
    session.answer("anna", "no")
    second = names(session)
    session.undo(0, "anna")
    again = names(session)
    assert [seat for _, seat in again] == [seat for _, seat in first]
    assert len({*first, *second, *again}) == len(first) + len(second) + len(again)
    assert names(reopened(session)) == again


def test_simultaneous_questions_keep_their_names_while_others_answer() -> None:
    session = picks_session()
    answers(session, ("anna", "no"), ("ben", "no"))
    before = dict(names(session))
    session.answer("ben", "1")
    after = dict(names(session))
    assert set(after.values()) == {"anna"}
    assert after.items() <= before.items()
    assert names(reopened(session)) == list(after.items())


def test_an_answer_to_a_question_that_is_no_longer_open_changes_nothing() -> None:
    session = picks_session()
    (name,) = session.asked
    session.answer("anna", "no", asked=name)
    entries = list(session.journal.entries)
    with pytest.raises(NotAsked):
        session.answer("ben", "no", asked=name)
    assert session.journal.entries == entries


def test_who_follows_the_entries_of_another_stands_where_the_other_stands() -> None:
    leader, follower = picks_session(), picks_session()
    assert leader.journal.entries == follower.journal.entries
    for seat, key in TIE:
        leader.answer(seat, key)
        follower.follow(leader.journal.entries[follower.journal.next_number :])
        assert (follower.state, names(follower), follower.outcome) == (leader.state, names(leader), leader.outcome)
    with pytest.raises(JournalError):
        follower.follow(leader.journal.entries[-1:])


def test_time_that_ran_out_is_told_from_an_answer() -> None:
    session = picks_session()
    session.answer("anna", "no", by=TIME_OUT)
    entry = session.journal.entries[-1]
    assert entry.data["by"] == TIME_OUT
    (event,) = [event for event in entry.events if event["event"] == "time_out"]
    assert (event["seat"], event["who"], event["asked"]["phrase"]) == ("anna", "anna", "picks-peek")
    assert event["audience"] == ["anna"], "what was answered may be a secret"
    assert session.undo_is_free(0), "and yet nothing was revealed"
    verify(PICKS, picks.start(), session.journal)


@pytest.mark.parametrize("by", FAULTS)
def test_a_player_that_failed_is_told_from_an_answer(by: str) -> None:
    session = picks_session()
    session.answer("anna", "no", by=by)
    who, fault = FAULTS[by]
    assert session.journal.entries[-1].events[0] == {"event": who, "seat": "anna", "fault": fault}
    for lang in ("de", "en"):
        assert "anna" in Voice(lang).sentence(session.journal.entries[-1].events[0], {}).casefold()
    verify(PICKS, picks.start(), session.journal)


def test_games_in_which_time_ran_out_without_a_trace_can_still_be_verified() -> None:
    session = picks_session()
    session.answer("anna", "no", by="time")
    assert session.journal.entries[-1].events == ()
    verify(PICKS, picks.start(), session.journal)


@pytest.mark.parametrize("fault", ["slow", "wrong", "dead"])
def test_a_program_that_failed_is_told_to_everybody_without_what_was_answered(fault: str) -> None:
    session = picks_session()
    session.answer("anna", "no", by=f"program_{fault}")
    entry = session.journal.entries[-1]
    assert entry.events[0] == {"event": "program", "seat": "anna", "fault": fault}
    assert session.undo_is_free(0), "nothing was revealed"
    verify(PICKS, picks.start(), session.journal)
