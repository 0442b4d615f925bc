"""Taking back: through the journal, free until dice fell or something hidden was shown."""

import pytest

from engine.games import KEY, NO_DICE, PICKS, SEED, TIE, answers, kinds, picks_session
from regelwerk.engine.interpreters.session import NothingToUndo, new_session, resume
from regelwerk.engine.journal.fairness import FairDice
from tiny import picks, token


def test_an_undo_goes_back_to_right_after_an_entry() -> None:
    session = picks_session()
    answers(session, *NO_DICE[:3])
    session.undo(2, "anna")
    assert [p.seat for p in session.prompts] == ["anna", "ben"]
    assert kinds(session) == ["start", "answer", "answer", "answer", "undo"]
    assert session.journal.entries[-1].data == {"to": 2, "by": "anna"}
    again = resume(PICKS, picks.start(), session.journal, SEED)
    assert (again.state, len(again.prompts)) == (session.state, 2)


def test_an_undo_in_the_middle_of_simultaneous_answers_keeps_the_first() -> None:
    session = picks_session()
    answers(session, *NO_DICE)
    session.undo(3, "ben")
    assert [p.seat for p in session.prompts] == ["ben"]
    session.answer("ben", "3")
    assert session.state.players[1].coins == 1


def test_an_undone_throw_is_thrown_anew_with_a_fresh_number() -> None:
    session = picks_session()
    answers(session, *TIE)
    session.undo(4, "anna")
    assert [entry.n for entry in session.journal.effective()] == [0, 1, 2, 3, 4, 8, 9]
    thrown = [entry.data["faces"] for entry in session.journal.effective() if entry.kind == "faces"]
    assert thrown == [[[FairDice(KEY, 3).die(6)]], [[FairDice(KEY, 4).die(6)]]]


def test_there_must_be_something_to_take_back() -> None:
    session = picks_session()
    answers(session, *NO_DICE[:2])
    session.undo(1, "anna")
    for to in (-1, 1, 2, 3, 99):
        with pytest.raises(NothingToUndo):
            session.undo(to, "anna")
    session.undo(0, "anna")
    assert session.state == picks.start()


def test_free_while_nothing_fell_and_nothing_was_shown() -> None:
    session = picks_session()
    answers(session, ("anna", "no"), ("ben", "no"), ("anna", "1"))
    assert session.undo_is_free(0)


def test_not_free_once_simultaneous_answers_are_on_the_table() -> None:
    session = picks_session()
    answers(session, *NO_DICE)
    assert not session.undo_is_free(3)
    assert session.undo_is_free(4)


def test_not_free_after_dice() -> None:
    session = picks_session()
    answers(session, *TIE)
    assert not session.undo_is_free(4)
    assert session.undo_is_free(6)


def test_not_free_after_something_was_shown_to_some() -> None:
    session = picks_session(by_hand=frozenset({"anna"}))
    answers(session, ("anna", "peek"))
    assert session.undo_is_free(0)
    session.type_faces("anna", [6])
    answers(session, ("ben", "no"))
    assert not session.undo_is_free(1)
    assert session.undo_is_free(2)


def test_not_free_after_an_answer_that_only_some_saw_the_effect_of() -> None:
    hunt = new_session(token.HuntGame(), token.start(), {}, seed=SEED)
    hunt.answer("fox", "1,1")
    assert not hunt.undo_is_free(0)


def test_not_free_after_a_correction() -> None:
    session = picks_session()
    session.correct({"seat": "anna", "coins": 2}, "master")
    assert not session.undo_is_free(0)


def test_dice_that_lie_open_are_not_thrown_again() -> None:
    session = picks_session(start=picks.start(rounds=1))
    answers(session, *TIE)
    assert kinds(session)[-1] == "reveal"
    session.undo(4, "anna")
    assert kinds(session)[7:] == ["reveal", "undo", "new_dice", "faces", "faces", "reveal"]
    assert session.journal.entries[-1].data["seed"] != SEED.hex()
