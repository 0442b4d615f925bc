"""Saved games live on: with other rules, without their seed; and anybody can check a finished one."""

from dataclasses import replace

import pytest

from engine.games import NO_DICE, PICKS, SEED, TIE, NewPicks, Store, answers, kinds, picks_session
from regelwerk.engine.interpreters.replay import replay, verify
from regelwerk.engine.interpreters.rules_changes import rules_in_force
from regelwerk.engine.interpreters.session import Session, resume
from regelwerk.engine.journal.entries import Entry, Journal, JournalError
from regelwerk.engine.journal.fairness import commitment
from tiny import picks

ONE_ROUND = picks.start(rounds=1)


def finished(*given: tuple[str, str]) -> Session[picks.Picks]:
    session = picks_session(start=ONE_ROUND)
    answers(session, *given)
    assert session.outcome is not None
    return session


def resealed(journal: Journal, changed: int, **changes: object) -> Journal:
    """A forger's work: one entry changed, the whole chain sealed anew."""
    forged = Journal(journal.header)
    for entry in journal.entries:
        data = entry.data | changes if entry.n == changed else entry.data
        forged.append(forged.seal(entry.kind, data, entry.events, entry.state))
    forged.check_chain()
    return forged


def trouble(journal: Journal) -> tuple[str, dict[str, object]]:
    with pytest.raises(JournalError) as caught:
        verify(PICKS, ONE_ROUND, journal)
    return caught.value.code, caught.value.facts


@pytest.mark.parametrize("done", range(1, 6))
def test_with_other_rules_play_goes_on_from_the_last_step(done: int) -> None:
    old = picks_session(by_hand=frozenset({"anna"}))
    answers(old, *TIE[:done])
    if done == 5:
        old.type_faces("anna", [3])
    store = Store()
    # After three and four answers a step is under way that began behind entry 2.
    under_way = {"rewinds": 2} if done in (3, 4) else {}
    session = resume(NewPicks(), picks.start(), old.journal, SEED, store=store, by_hand=frozenset())
    changed = next(entry for entry in session.journal.entries if entry.kind == "rules_changed")
    assert changed.data == {"from": "1", "to": "2"} | under_way
    assert changed.events == ({"event": "rules_changed", "from": "1", "to": "2"},)
    assert session.state == old.state
    assert changed.state == PICKS.freeze(old.state)
    assert kinds(session)[-1] == "faces", "the new rules begin the step, with a throw"
    assert store.kept == session.journal.entries[changed.n :]
    session.answer("anna", "0")
    assert session.state.round == old.state.round + 1
    again = resume(NewPicks(), picks.start(), session.journal, SEED)
    assert again.state == session.state
    assert kinds(again).count("rules_changed") == 1


def test_what_was_answered_in_the_first_step_is_not_repeated_under_other_rules() -> None:
    start = replace(picks.start(), phase=2)
    old = picks_session(start=start)
    old.answer("ben", "1")
    session = resume(NewPicks(), start, old.journal, SEED)
    assert session.state == start
    assert kinds(session) == ["start", "answer", "rules_changed", "faces"]
    told = [entry.kind for entry in session.journal.effective()]
    assert told == ["start", "rules_changed", "faces"], "what the old step told is struck through"


def test_an_undo_into_the_middle_of_an_old_step_goes_to_its_start() -> None:
    old = picks_session()
    answers(old, *NO_DICE)
    session = resume(NewPicks(), picks.start(), old.journal, SEED)
    session.undo(3, "anna")
    assert session.state == replace(picks.start(), phase=2)
    assert kinds(session)[-2:] == ["undo", "faces"]


def test_an_undo_does_not_bring_old_rules_back() -> None:
    old = picks_session()
    answers(old, *NO_DICE[:3])
    session = resume(NewPicks(), picks.start(), old.journal, SEED)
    session.undo(1, "anna")
    assert session.state == replace(picks.start(), phase=1)
    assert kinds(session)[-1] == "faces"
    assert [p.question.key for p in session.prompts] == ["picks-bid"]
    again = resume(NewPicks(), picks.start(), session.journal, SEED)
    assert kinds(again).count("rules_changed") == 1
    assert again.state == session.state


def test_a_journal_of_other_rules_is_checked_but_not_replayed() -> None:
    journal = finished(*TIE).journal
    verdict = verify(NewPicks(), ONE_ROUND, journal)
    assert (verdict.replayed, verdict.throws, verdict.checked) == (False, 2, 2)
    face = journal.entries[5].data["faces"][0][0]
    for forged in ({"faces": [[face % 6 + 1]]}, {"faces": [[face % 6 + 1]], "draws": [[6, face % 6]]}):
        with pytest.raises(JournalError) as caught:
            verify(NewPicks(), ONE_ROUND, resealed(journal, 5, **forged))
        assert (caught.value.code, caught.value.facts) == ("journal-dice", {"entry": 5})
    going_on = picks_session()
    resume(NewPicks(), picks.start(), going_on.journal, SEED)
    assert not verify(NewPicks(), picks.start(), going_on.journal).replayed


@pytest.mark.parametrize("seed", [None, b"another seed"])
def test_without_its_seed_other_dice_are_promised(seed: bytes | None) -> None:
    old = picks_session(start=ONE_ROUND)
    answers(old, *TIE[:3])
    session = resume(PICKS, ONE_ROUND, old.journal, seed)
    assert kinds(session)[-1] == "new_dice"
    answers(session, *TIE[3:])
    assert kinds(session)[-4:] == ["answer", "faces", "faces", "reveal"]
    revealed = bytes.fromhex(session.journal.entries[-1].data["seed"])
    assert commitment(revealed) == session.journal.entries[4].data["commitment"]
    verdict = verify(PICKS, ONE_ROUND, session.journal)
    assert (verdict.throws, verdict.checked) == (2, 2)


def test_dice_thrown_before_the_seed_was_lost_cannot_be_checked() -> None:
    two = picks.start(rounds=2)
    old = picks_session(start=two)
    answers(old, *TIE)
    session = resume(PICKS, two, old.journal, None)
    answers(session, *TIE)
    verdict = verify(PICKS, two, session.journal)
    assert (verdict.throws, verdict.checked, verdict.revealed) == (4, 2, True)


def test_looking_at_a_finished_game_adds_nothing() -> None:
    session = finished(*TIE)
    before = list(session.journal.entries)
    assert resume(PICKS, ONE_ROUND, session.journal, None).outcome == session.outcome
    assert session.journal.entries == before


def test_under_other_rules_a_finished_game_stays_as_it_is_until_it_goes_on() -> None:
    before = finished(*TIE)
    session = resume(NewPicks(), ONE_ROUND, before.journal, SEED)
    assert session.outcome == before.outcome
    assert kinds(session)[-1] == "reveal"
    session.undo(2, "anna")
    at = kinds(session).index("rules_changed")
    assert kinds(session)[at - 1 : at + 2] == ["reveal", "rules_changed", "undo"]
    assert rules_in_force(session.journal) == NewPicks.rules_version


def test_a_game_taken_up_again_after_its_end_can_be_checked_so_far() -> None:
    session = finished(*TIE)
    session.undo(2, "anna")
    answers(session, ("anna", "1"))
    assert verify(PICKS, ONE_ROUND, session.journal).checked == 2
    by_hand = resume(PICKS, ONE_ROUND, session.journal, SEED, by_hand=frozenset({"ben"}))
    by_hand.answer("ben", "1")
    assert kinds(by_hand)[-4:] == ["typing", "answer", "new_dice", "faces"]
    verdict = verify(PICKS, ONE_ROUND, by_hand.journal)
    assert (verdict.throws, verdict.checked, verdict.revealed) == (3, 2, False)


def test_an_unfinished_game_never_holds_its_seed() -> None:
    session = picks_session()
    answers(session, *TIE, *TIE)
    assert SEED.hex() not in repr([entry.to_json() for entry in session.journal.entries])
    assert not verify(PICKS, picks.start(), session.journal).revealed
    answers(session, *TIE)
    assert session.journal.entries[-1].data == {"seed": SEED.hex()}
    assert session.journal.header.commitment == commitment(SEED)


def test_a_finished_game_can_be_checked_die_by_die() -> None:
    verdict = verify(PICKS, ONE_ROUND, finished(*TIE).journal)
    assert (verdict.entries, verdict.throws, verdict.checked, verdict.by_hand, verdict.revealed) == (8, 2, 2, 0, True)


def test_tampered_faces_are_found() -> None:
    journal = finished(*TIE).journal
    face = journal.entries[5].data["faces"][0][0]
    assert trouble(resealed(journal, 5, faces=[[face % 6 + 1]])) == ("journal-dice", {"entry": 5})


def test_faces_passed_off_as_typed_are_found() -> None:
    journal = finished(*TIE).journal
    face = journal.entries[5].data["faces"][0][0]
    forged = resealed(journal, 5, faces=[[face % 6 + 1]], by="hand")
    assert trouble(forged)[0] == "journal-typed", "nobody had switched this seat to typing"


def test_impossible_faces_are_found() -> None:
    journal = finished(*TIE).journal
    assert trouble(resealed(journal, 5, faces=[[7]])) == ("journal-dice", {"entry": 5}), "the log shows others"
    told = tuple(event | ({"faces": [[7]]} if event["event"] == "dice" else {}) for event in journal.entries[5].events)
    journal.entries[5] = replace(journal.entries[5], events=told)
    assert trouble(resealed(journal, 5, faces=[[7]])) == ("journal-differs", {"entry": 5})


def test_another_answer_is_found() -> None:
    journal = finished(*NO_DICE).journal
    assert trouble(resealed(journal, 4, key="2")) == ("journal-differs", {"entry": 4})
    assert trouble(resealed(journal, 4, key="dance")) == ("journal-differs", {"entry": 4})
    assert trouble(resealed(journal, 4, seat="carl")) == ("journal-differs", {"entry": 4})


@pytest.mark.parametrize("seed", [bytes(32).hex(), "no hex", None])
def test_another_seed_is_found(seed: object) -> None:
    assert trouble(resealed(finished(*TIE).journal, 7, seed=seed)) == ("journal-seed", {"entry": 7})


def test_invented_entries_are_found() -> None:
    journal = finished(*NO_DICE).journal
    for kind in ("faces", "answer", "dance"):
        forged = Journal(journal.header, journal.entries[:2])
        thrown = {"by": "server", "stream": "open", "number": 1, "draws": [[6, 0]]}
        forged.append(forged.seal(kind, {"faces": [[1]], "seat": "anna"} | thrown))
        assert trouble(forged) == ("journal-differs", {"entry": 2})


def test_who_plays_on_is_told_which_entry_does_not_hold_together() -> None:
    session = picks_session()
    answers(session, *TIE[:3])
    for change in ({"key": "dance"}, {"seat": "carl"}, {"question": "picks-duel"}):
        with pytest.raises(JournalError) as caught:
            resume(PICKS, picks.start(), resealed(session.journal, 3, **change), SEED)
        assert (caught.value.code, caught.value.facts) == ("journal-differs", {"entry": 3})
    forged = Journal(session.journal.header, session.journal.entries)
    forged.append(forged.seal("correction", {"change": {}, "by": "master"}, state={}))
    with pytest.raises(JournalError) as caught:
        resume(PICKS, picks.start(), forged, SEED)
    assert caught.value.facts == {"wrong": "state", "entry": str(forged.entries[-1].n)}


def test_a_broken_chain_is_found_first() -> None:
    journal = finished(*TIE).journal
    old = journal.entries[2]
    journal.entries[2] = Entry(2, "answer", old.data | {"key": "peek"}, old.events, old.state, old.previous, old.hash)
    assert trouble(journal) == ("journal-chain", {"entry": 2})


def test_a_replay_can_stop_anywhere() -> None:
    session = finished(*TIE)
    assert replay(PICKS, ONE_ROUND, session.journal, to=0).state == ONE_ROUND
    assert [p.seat for p in replay(PICKS, ONE_ROUND, session.journal, to=3).prompts] == ["ben"]
    assert replay(PICKS, ONE_ROUND, session.journal).state == session.state
    for to in (-1, 8):
        with pytest.raises(JournalError, match="journal-no-entry"):
            replay(PICKS, ONE_ROUND, session.journal, to=to)
