"""A game being played: who may answer, what is stored before it counts, typed faces, corrections."""

from dataclasses import replace
from typing import Any

import pytest

from engine.games import KEY, NO_DICE, PICKS, SEED, TIE, NewPicks, Store, answers, kinds, picks_session
from regelwerk.dice import ImpossibleFaces
from regelwerk.engine.answers import Numbers
from regelwerk.engine.effects import Play, choose
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import NotAsked, Refused, Session, resume
from regelwerk.engine.journal.events import is_for
from regelwerk.engine.journal.fairness import FairDice
from tiny import picks


def situation(session: Session[Any]) -> Any:
    """Everything that people could notice of a session."""
    asked = [(p.seat, p.question, p.default) for p in session.prompts]
    roll = session.wanted_faces
    return session.state, asked, roll and (roll.seat, roll.cause), list(session.journal.entries), list(session.given)


def test_only_who_is_asked_may_answer() -> None:
    session = picks_session()
    before = situation(session)
    for seat in ("ben", "master", "nobody"):
        with pytest.raises(NotAsked, match=seat):
            session.answer(seat, "no")
    assert situation(session) == before


def test_who_has_bid_is_not_asked_again() -> None:
    session = picks_session()
    answers(session, ("anna", "no"), ("ben", "no"), ("ben", "1"))
    assert [prompt.seat for prompt in session.prompts] == ["anna"]
    with pytest.raises(NotAsked, match="ben"):
        session.answer("ben", "2")


def test_a_refused_answer_changes_nothing() -> None:
    session = picks_session(start=picks.start(coins=0))
    before = situation(session)
    with pytest.raises(Refused, match="TP-PEEK-02") as caught:
        session.answer("anna", "peek")
    assert caught.value.refusal.reason.key == "picks-peek-poor"
    with pytest.raises(Refused, match="engine-unknown-answer"):
        session.answer("anna", "dance")
    assert situation(session) == before


@pytest.mark.parametrize("done", range(len(TIE)))
def test_an_answer_counts_only_once_it_is_stored(done: int) -> None:
    store = Store()
    session = picks_session(open_store=store.open)
    answers(session, *TIE[:done])
    before = situation(session)
    store.fails = True
    with pytest.raises(OSError, match="disk full"):
        session.answer(*TIE[done])
    assert situation(session) == before
    store.fails = False
    answers(session, *TIE[done:])
    straight = picks_session()
    answers(straight, *TIE)
    assert situation(session) == situation(straight)
    assert store.kept == session.journal.entries


@pytest.mark.parametrize("throw", [5, 6])
def test_dice_that_could_not_be_stored_fall_the_same_later(throw: int) -> None:
    store = Store(fails_from=throw)
    session = picks_session(open_store=store.open)
    with pytest.raises(OSError, match="disk full"):
        answers(session, *TIE)
    assert session.journal.next_number == throw
    assert session.prompts == ()
    store.fails_from = None
    session.throw_dice()
    straight = picks_session()
    answers(straight, *TIE)
    assert situation(session) == situation(straight)


def test_a_failed_undo_or_correction_changes_nothing() -> None:
    store = Store()
    session = picks_session(open_store=store.open)
    answers(session, *TIE, ("anna", "no"))
    before = situation(session)
    store.fails = True
    with pytest.raises(OSError, match="disk full"):
        session.undo(2, "anna")
    with pytest.raises(OSError, match="disk full"):
        session.correct({"seat": "ben", "coins": 9}, "master")
    with pytest.raises(OSError, match="disk full"):
        session.promise_new_dice("abc")
    assert situation(session) == before


def test_a_rule_that_breaks_leaves_the_session_as_it_was() -> None:
    class Broken(picks.PicksGame):
        def step(self, state: picks.Picks) -> Any:
            result = yield from super().step(state)
            assert state.phase != 1, "a mistake in the rules"
            return result

    session = picks_session(game=Broken())
    answers(session, ("anna", "no"))
    before = situation(session)
    with pytest.raises(AssertionError, match="a mistake in the rules"):
        session.answer("ben", "no")
    assert situation(session) == before


def test_events_tell_what_an_answer_caused() -> None:
    session = picks_session()
    answers(session, *TIE)
    notes = [(n, event["message"]) for n, event in session.log if event["event"] == "note"]
    assert notes[:2] == [(4, "picks-bids"), (6, "picks-tie")]
    dice = [event for _, event in session.log if event["event"] == "dice"]
    faces = [[FairDice(KEY, number).die(6)] for number in (1, 2)]
    assert [event["faces"] for event in dice] == [[face] for face in faces]


def test_a_secret_throw_and_what_it_showed_are_for_one_seat_only() -> None:
    session = picks_session(by_hand=frozenset({"anna"}))
    session.answer("anna", "peek")
    session.type_faces("anna", [4])
    for seat, told in (("anna", ["picks-peeks", "dice", "picks-saw"]), ("ben", ["picks-peeks"])):
        events = [event for _, event in session.log if is_for(event, seat)]
        assert [event.get("message", event["event"]) for event in events] == told


def test_typed_faces_count_like_any_others() -> None:
    session = picks_session(by_hand=frozenset({"anna"}))
    answers(session, *TIE)
    roll = session.wanted_faces
    assert roll is not None
    assert (roll.seat, session.prompts) == ("anna", ())
    before = situation(session)
    for wrong in ([7], [], [1, 2], [[3, 4]]):
        with pytest.raises(ImpossibleFaces):
            session.type_faces("anna", wrong)
    with pytest.raises(NotAsked, match="ben"):
        session.type_faces("ben", [3])
    with pytest.raises(NotAsked, match="anna"):
        session.answer("anna", "no")
    assert situation(session) == before
    session.type_faces("anna", [6])
    typed = session.journal.entries[5]
    assert (typed.kind, typed.data["by"], typed.data["faces"]) == ("faces", "hand", [[6]])
    assert session.journal.entries[6].data["by"] == "server"
    assert session.state.players[0].points + session.state.players[1].points <= 1
    verdict = verify(PICKS, picks.start(), session.journal)
    assert (verdict.throws, verdict.by_hand, verdict.checked, verdict.revealed) == (2, 1, 0, False)


def test_a_correction_rewinds_the_step_and_gives_its_answers_and_dice_again() -> None:
    session = picks_session(by_hand=frozenset({"anna", "ben"}))
    answers(session, *TIE)
    session.type_faces("anna", [5])
    before = session.asked_at
    session.correct({"seat": "ben", "coins": 1}, "master")
    assert session.state.players[1].coins == 1
    assert session.wanted_faces is not None and session.wanted_faces.seat == "ben", "the table is where it was"
    assert session.asked_at > before, "what is asked is asked anew"
    correction, *again = session.journal.entries[6:]
    assert correction.events[0] == {"event": "correction", "by": "master", "change": {"seat": "ben", "coins": 1}}
    assert [(e.kind, e.data["seat"], e.data["by"]) for e in again] == [
        ("answer", "anna", "again"), ("answer", "ben", "again"), ("faces", "anna", "again"),
    ]  # fmt: skip
    assert [e.n for e in session.journal.effective()] == [0, 1, 2, 6, 7, 8, 9], "what was rewound no longer counts"
    resumed = resume(PICKS, picks.start(), session.journal, SEED, by_hand=frozenset({"ben"}))
    assert situation(resumed)[:4] == situation(session)[:4]
    session.type_faces("ben", [2])
    verify(PICKS, picks.start(), session.journal)


def test_a_correction_can_be_taken_back() -> None:
    session = picks_session()
    answers(session, ("anna", "no"))
    session.correct({"seat": "ben", "coins": 9}, "master")
    session.undo(1, "master")
    assert session.state.players[1].coins == 4
    assert [p.seat for p in session.prompts] == ["ben"]


def test_a_senseless_correction_changes_nothing() -> None:
    session = picks_session()
    before = situation(session)
    with pytest.raises(ValueError, match="gives one seat a number of coins"):
        session.correct({"seat": "carl", "coins": 1}, "master")
    assert situation(session) == before


def test_a_correction_can_reopen_a_finished_game() -> None:
    class Reopening(picks.PicksGame):
        def correct(self, state: picks.Picks, change: Any) -> picks.Picks:  # noqa: ARG002
            return replace(state, round=1, phase=2)

    session = picks_session(game=Reopening(), start=picks.start(rounds=1))
    answers(session, *NO_DICE)
    assert session.outcome is not None
    session.correct({}, "master")
    answers(session, ("anna", "1"), ("ben", "1"))
    assert session.outcome is not None
    assert kinds(session)[5:] == ["reveal", "correction", "answer", "answer", "new_dice", "faces", "faces", "reveal"]
    verdict = verify(Reopening(), picks.start(rounds=1), session.journal)
    assert (verdict.checked, verdict.revealed) == (2, True)


def test_the_first_step_may_begin_with_dice() -> None:
    session = picks_session(game=NewPicks())
    assert kinds(session) == ["start", "faces"]
    session.answer("anna", "0")
    assert kinds(session) == ["start", "faces", "answer", "faces"]
    verify(NewPicks(), picks.start(), session.journal)


class Tithe(picks.PicksGame):
    """Anna gives a coin each round, and then the next round begins by itself."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        return give(state) if state.phase == 0 else turn(state)


def give(state: picks.Picks) -> Play[picks.Picks]:
    yield from choose("anna", "anna", "TP-BID-01", phrase("picks-bid", round=0), Numbers(0, 9, "picks-coins-bid"), "0")
    return replace(state.with_player(0, coins=state.players[0].coins - 1), phase=1)


def turn(state: picks.Picks) -> Play[picks.Picks]:
    yield from ()
    return replace(state, round=state.round + 1, phase=0)


def test_the_end_of_a_round_is_known_even_if_the_next_one_begins_by_itself() -> None:
    session = picks_session(game=Tithe())
    answers(session, ("anna", "0"), ("anna", "0"))
    assert session.state.round == 3
    assert [(at, end.round, end.players[0].coins) for at, end in session.round_ends.items() if at < (0, 3)] == [
        ((0, 1), 1, 3),
        ((0, 2), 2, 2),
    ]
    session.undo(0, "anna")
    assert {at: end.players[0].coins for at, end in session.round_ends.items()} == {(0, 1): 4}
