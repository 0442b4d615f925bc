"""Standing orders: a seat does not want to be asked, and the journal knows it."""

from dataclasses import replace

from engine.games import PICKS, SEED, Store, answers, kinds, picks_session
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.effects import Choose, Play, gather
from regelwerk.engine.facts import phrase
from regelwerk.engine.replay import replay, verify
from regelwerk.engine.session import resume
from tiny import picks

PEEK, BID = "picks-peek", "picks-bid"


def test_an_order_answers_the_open_question_and_every_later_one() -> None:
    session = picks_session()
    session.standing("anna", PEEK, True)
    assert [prompt.seat for prompt in session.prompts] == ["ben"]
    given = session.journal.entries[-1]
    assert (given.kind, given.data["by"], given.data["key"]) == ("answer", "standing", "no")
    answers(session, ("ben", "no"), ("anna", "0"), ("ben", "1"))
    assert [prompt.seat for prompt in session.prompts] == ["ben"]
    assert session.state.round == 2


def test_an_order_is_for_one_seat_and_one_question() -> None:
    session = picks_session()
    session.standing("ben", PEEK, True)
    assert [prompt.seat for prompt in session.prompts] == ["anna"]
    session.answer("anna", "no")
    assert [prompt.question.key for prompt in session.prompts] == [BID, BID]


def test_an_order_can_be_lifted() -> None:
    session = picks_session()
    session.standing("anna", PEEK, True)
    session.standing("anna", PEEK, False)
    assert session.orders == frozenset()
    answers(session, ("ben", "no"), ("anna", "0"), ("ben", "1"))
    assert [(prompt.seat, prompt.question.key) for prompt in session.prompts] == [("anna", PEEK)]


def test_an_undo_takes_the_order_back_with_everything_after_it() -> None:
    session = picks_session()
    session.standing("anna", PEEK, True)
    assert session.undo_is_free(0)
    session.undo(0, "anna")
    assert [prompt.seat for prompt in session.prompts] == ["anna"]
    assert session.orders == frozenset()


def test_an_undo_to_after_the_order_obeys_it_again() -> None:
    session = picks_session()
    session.standing("anna", PEEK, True)
    session.answer("ben", "no")
    session.undo(1, "ben")
    assert kinds(session) == ["start", "standing", "answer", "answer", "undo", "answer"]
    assert [prompt.seat for prompt in session.prompts] == ["ben"]


def test_orders_hold_after_a_break() -> None:
    session = picks_session()
    session.standing("anna", PEEK, True)
    answers(session, ("ben", "no"), ("anna", "0"))
    again = resume(PICKS, picks.start(), session.journal, SEED)
    again.answer("ben", "1")
    assert [prompt.seat for prompt in again.prompts] == ["ben"]


def test_a_replay_gives_the_same_game_and_stops_where_it_is_told() -> None:
    session = picks_session()
    for seat in picks.SEATS:
        for question in (PEEK, BID):
            session.standing(seat, question, True)
    assert session.outcome is not None
    verdict = verify(PICKS, picks.start(), session.journal)
    assert verdict.entries == len(session.journal.entries)
    assert verdict.checked == verdict.throws > 0
    for to in range(len(session.journal.entries) - 2):
        again = replay(PICKS, picks.start(), session.journal, to)
        assert again.journal.entries == session.journal.entries[: to + 1]


def test_an_order_that_cannot_be_stored_was_not_given() -> None:
    store = Store()
    session = picks_session(open_store=store.open)
    store.fails = True
    try:
        session.standing("anna", PEEK, True)
    except OSError:
        store.fails = False
    assert session.orders == frozenset()
    assert [prompt.seat for prompt in session.prompts] == ["anna"]


class _TwoAtOnce(picks.PicksGame):
    """Anna is asked two questions at once; the sum of her answers decides the round."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        left, right = yield from gather(_how_far("left", 1), _how_far("right", 2))
        return replace(state, round=state.round + left + right)


def _how_far(way: str, number: int) -> Choose[int]:
    listed = Listed([Answer("go", number, phrase("go")), Answer("stay", 0, phrase("stay"))])
    return Choose("anna", "anna", "TP-BID-01", phrase(way), listed, "stay")


def test_an_order_for_the_second_of_two_questions_is_remembered_as_such() -> None:
    session = picks_session(game=_TwoAtOnce())
    session.standing("anna", "right", True)
    assert [prompt.question.key for prompt in session.prompts] == ["left"]
    again = resume(_TwoAtOnce(), picks.start(), session.journal, SEED)
    assert [prompt.question.key for prompt in again.prompts] == ["left"]
