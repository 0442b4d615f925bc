"""Standing orders: a seat does not want to be asked, and the journal knows it."""

from dataclasses import replace

from engine.games import PICKS, SEED, Store, answers, kinds, picks_session
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.book.messages import Phrasebook, phrasebook
from regelwerk.engine.book.telling import Telling
from regelwerk.engine.effects import Choose, Play, choose, gather
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.replay import replay, verify
from regelwerk.engine.interpreters.session import resume
from regelwerk.engine.interpreters.standing_orders import Order
from tiny import picks

PEEK, BID = "picks-peek", "picks-bid"
ANNA, BEN = Order("anna", PEEK, "anna"), Order("ben", PEEK, "ben")


def test_an_order_answers_the_open_question_and_every_later_one() -> None:
    session = picks_session()
    session.standing(ANNA, True)
    assert [prompt.seat for prompt in session.prompts] == ["ben"]
    given = session.journal.entries[-1]
    assert (given.kind, given.data["by"], given.data["key"]) == ("answer", "standing", "no")
    answers(session, ("ben", "no"), ("anna", "0"), ("ben", "1"))
    assert [prompt.seat for prompt in session.prompts] == ["ben"]
    assert session.state.round == 2


def test_an_order_is_for_one_seat_and_one_question() -> None:
    session = picks_session()
    session.standing(BEN, True)
    assert [prompt.seat for prompt in session.prompts] == ["anna"]
    session.answer("anna", "no")
    assert [prompt.question.key for prompt in session.prompts] == [BID, BID]


def test_an_order_can_be_lifted() -> None:
    session = picks_session()
    session.standing(ANNA, True)
    session.standing(ANNA, False)
    assert session.orders == ()
    answers(session, ("ben", "no"), ("anna", "0"), ("ben", "1"))
    assert [(prompt.seat, prompt.question.key) for prompt in session.prompts] == [("anna", PEEK)]


def test_an_undo_takes_the_order_back_with_everything_after_it() -> None:
    session = picks_session()
    session.standing(ANNA, True)
    assert session.undo_is_free(0)
    session.undo(0, "anna")
    assert [prompt.seat for prompt in session.prompts] == ["anna"]
    assert session.orders == ()


def test_an_undo_to_after_the_order_obeys_it_again() -> None:
    session = picks_session()
    session.standing(ANNA, True)
    session.answer("ben", "no")
    session.undo(1, "ben")
    assert kinds(session) == ["start", "standing", "answer", "answer", "undo", "answer"]
    assert [prompt.seat for prompt in session.prompts] == ["ben"]


def test_orders_hold_after_a_break() -> None:
    session = picks_session()
    session.standing(ANNA, True)
    answers(session, ("ben", "no"), ("anna", "0"))
    again = resume(PICKS, picks.start(), session.journal, SEED)
    again.answer("ben", "1")
    assert [prompt.seat for prompt in again.prompts] == ["ben"]


def test_a_replay_gives_the_same_game_and_stops_where_it_is_told() -> None:
    session = picks_session()
    for seat in picks.SEATS:
        for question in (PEEK, BID):
            session.standing(Order(seat, question, seat), True)
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
        session.standing(ANNA, True)
    except OSError:
        store.fails = False
    assert session.orders == ()
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
    session.standing(Order("anna", "right", "anna"), True)
    assert [prompt.question.key for prompt in session.prompts] == ["left"]
    again = resume(_TwoAtOnce(), picks.start(), session.journal, SEED)
    assert [prompt.question.key for prompt in again.prompts] == ["left"]


class _TwoFigures(picks.PicksGame):
    """Anna plays two figures; one after the other is asked whether it reacts."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        for who in ("hagen", "leyla"):
            listed = Listed([Answer("react", 1, phrase("go")), Answer("none", 0, phrase("stay"))])
            yield from choose("anna", who, "TP-BID-01", phrase("react", hits=3), listed, "none")
        return replace(state, round=state.round + 1)


def test_an_order_holds_for_one_figure_only() -> None:
    session = picks_session(game=_TwoFigures())
    (open_,) = session.prompts
    session.standing(Order.for_prompt(open_), True)
    assert [(prompt.who, session.state.round) for prompt in session.prompts] == [("leyla", 1)]
    session.answer("anna", "none")
    assert [(prompt.who, session.state.round) for prompt in session.prompts] == [("leyla", 2)]
    assert verify(_TwoFigures(), picks.start(), session.journal).entries == len(session.journal.entries)
    again = resume(_TwoFigures(), picks.start(), session.journal, SEED)
    assert again.orders == (Order("anna", "react", "hagen"),)
    assert again.orders[0].asked == phrase("react", hits=3)


def test_an_order_of_a_game_from_before_still_holds_for_all_figures_of_its_seat() -> None:
    old = picks_session(game=_TwoFigures(), start=replace(picks.start(), rounds=1))
    old.journal.append(old.journal.seal("standing", {"seat": "anna", "question": "react", "on": True}))
    session = resume(_TwoFigures(), replace(picks.start(), rounds=1), old.journal, SEED)
    assert session.orders == (Order("anna", "react"),)
    given = [entry.data for entry in session.journal.entries if entry.kind == "answer"]
    assert [data["who"] for data in given] == ["hagen", "leyla"]
    assert verify(_TwoFigures(), replace(picks.start(), rounds=1), session.journal)


class _Voice(Telling):
    def __init__(self, lang: str) -> None:
        self.lang = lang

    @property
    def book(self) -> Phrasebook:
        return phrasebook(self.lang)


def test_an_order_is_told_in_a_sentence() -> None:
    names = {"anna": {"de": "Anna", "en": "Anna"}}
    order = Order("anna", PEEK, "anna", phrase("engine-answer", key="Schaust du?"), phrase("engine-answer", key="no"))
    assert _Voice("de").order(order, names) == (
        "Diese Frage geht nicht mehr an Anna: „Antwort „Schaust du?““ Bei Fragen dieser Art gilt die Vorgabe „Antwort "
        "„no““, solange sie nichts kostet."
    )
    stored = Order.from_json(order.to_json(on=True))
    assert _Voice("de").order(stored, names) == _Voice("de").order(order, names)
    assert _Voice("de").order(Order("anna", PEEK), names) == (
        "Eine Art von Fragen an Anna wird nicht mehr gestellt: Es gilt jeweils die Vorgabe."
    )
