"""Answers ahead: one answer for all figures of a window, and the journal has an answer of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.games import SEED, answers, kinds, picks_session
from regelwerk.engine.answers import Answer, Cost, Listed
from regelwerk.engine.effects import Number, Play, choose
from regelwerk.engine.facts import Ref, phrase
from regelwerk.engine.interpreters.replay import replay, verify
from regelwerk.engine.interpreters.session import Refused, Session, resume
from regelwerk.engine.interpreters.standing_orders import BELOW, Condition, Order
from tiny import picks

GUARDS = ("guard_1", "guard_2", "guard_3")


def reacts(seat: str, who: str, hits: int = 2, price: int = 1) -> Play[int]:
    """A figure is asked whether it reacts."""
    listed = [
        Answer("react", 1, phrase("go"), (Cost("cost", price),)),
        Answer("none", 0, phrase("stay")),
        Answer("shout", 2, phrase("go")),
    ]
    question = phrase("react", who=Ref(who), hits=hits)
    return choose(seat, who, "TP-BID-01", question, Listed(listed), "none", numbers=(Number("hits", hits),))


class Window(picks.PicksGame):
    """Three guards of Anna are asked whether they react, Ben's hero before the last of them."""

    hits: tuple[int, int, int] = (2, 2, 2)
    prices: tuple[int, int, int] = (1, 1, 1)

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        for place, who in enumerate(GUARDS):
            if place == 2:
                yield from reacts("ben", "hero")
            yield from reacts("anna", who, self.hits[place], self.prices[place])
        return replace(state, round=state.round + 1)


class Changing(Window):
    hits = (2, 3, 2)


class Dear(Window):
    prices = (1, 2, 1)


def given(session: Session[picks.Picks]) -> Iterator[tuple[str, str, str]]:
    for entry in session.journal.effective():
        if entry.kind == "answer":
            yield entry.data["who"], entry.data["key"], entry.data.get("by", "")


def again(session: Session[picks.Picks], game: Window) -> Session[picks.Picks]:
    return resume(game, picks.start(), session.journal, SEED)


def test_nobody_reacts_any_more_holds_beyond_the_questions_of_others_and_ends_with_the_step() -> None:
    session = picks_session(game=Window())
    session.answer_ahead("anna", "none", None)
    assert [prompt.who for prompt in session.prompts] == ["hero"]
    assert kinds(session) == ["start", "ahead", "answer", "answer"]
    assert [prompt.who for prompt in again(session, Window()).prompts] == ["hero"]
    session.answer("ben", "none")
    assert list(given(session)) == [
        ("guard_1", "none", "ahead"), ("guard_2", "none", "ahead"), ("hero", "none", ""), ("guard_3", "none", "ahead"),
    ]  # fmt: skip
    assert [(prompt.who, session.state.round) for prompt in session.prompts] == [("guard_1", 2)]


def test_what_costs_something_is_given_for_the_named_figures_only() -> None:
    session = picks_session(game=Window())
    session.answer_ahead("anna", "react", ("guard_3",))
    assert [prompt.who for prompt in session.prompts] == ["guard_2"]
    answers(session, ("anna", "none"), ("ben", "none"))
    assert [key for _, key, _ in given(session)] == ["react", "none", "none", "react"]


def test_a_question_that_has_changed_is_asked_after_all() -> None:
    session = picks_session(game=Changing())
    session.answer_ahead("anna", "none", None)
    assert [prompt.who for prompt in session.prompts] == ["guard_2"]


def test_an_answer_that_has_become_dearer_is_asked_after_all() -> None:
    session = picks_session(game=Dear())
    session.answer_ahead("anna", "react", GUARDS)
    assert [prompt.who for prompt in session.prompts] == ["guard_2"]


def test_a_refused_answer_changes_nothing() -> None:
    session = picks_session(game=Window())
    with pytest.raises(Refused):
        session.answer_ahead("anna", "fly", None)
    assert kinds(session) == ["start"]


def test_one_undo_takes_the_whole_answer_back() -> None:
    session = picks_session(game=Window())
    session.answer_ahead("anna", "none", None)
    assert session.undo_is_free(0)
    session.undo(0, "anna")
    assert [prompt.who for prompt in session.prompts] == ["guard_1"]
    session.answer("anna", "none")
    assert [prompt.who for prompt in session.prompts] == ["guard_2"], "nothing of it holds any more"


def test_a_correction_in_the_middle_keeps_what_was_answered_ahead() -> None:
    session = picks_session(game=Window())
    session.answer_ahead("anna", "none", None)
    session.correct({"seat": "anna", "coins": 9}, "master")
    assert [prompt.who for prompt in session.prompts] == ["hero"]
    assert [prompt.who for prompt in again(session, Window()).prompts] == ["hero"]
    session.answer("ben", "none")
    assert (session.state.players[0].coins, session.state.round) == (9, 2)


def test_a_replay_gives_the_same_game_and_stops_where_it_is_told() -> None:
    session = picks_session(game=Window())
    session.answer_ahead("anna", "none", None)
    session.correct({"seat": "anna", "coins": 9}, "master")
    session.answer("ben", "none")
    session.answer_ahead("anna", "react", GUARDS)
    for to in range(len(session.journal.entries)):
        repeated = replay(Window(), picks.start(), session.journal, to)
        assert repeated.journal.entries == session.journal.entries[: to + 1]


def test_who_is_asked_the_same_in_a_row_is_known_beforehand() -> None:
    session = picks_session(game=Window())
    (asked,) = session.asked
    assert [one.who for one in session.ahead(asked).alike(sees_all=True)] == ["guard_2", "guard_3"]
    assert [one.who for one in session.ahead(asked).alike(sees_all=False)] == ["guard_2"]
    other = picks_session(game=Changing())
    (asked,) = other.asked
    assert [one.who for one in other.ahead(asked).alike(sees_all=True)] == ["guard_3"]


class Adding(Window):
    """Whoever reacts is asked how much they add to it."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        for who in GUARDS:
            if (yield from reacts("anna", who)) == 1:
                amounts = [Answer(str(n), n, phrase("go"), (Cost("cost", n),) if n else ()) for n in range(3)]
                yield from choose("anna", who, "TP-BID-02", phrase("stay", who=Ref(who)), Listed(amounts), "0")
        return replace(state, round=state.round + 1)


def asked_after(session: Session[picks.Picks]) -> list[tuple[str, str]]:
    return [(prompt.who, prompt.rule_id) for prompt in session.prompts]


def test_an_answer_and_how_much_is_added_are_one_act() -> None:
    session = picks_session(game=Adding())
    (asked,) = session.asked
    following = session.ahead(asked).following()
    assert {key: [one.key for one in prompt.answers.listed()] for key, prompt in following.items()} == {
        "react": ["0", "1", "2"]
    }
    session.answer_on("anna", ("react", "2"))
    assert list(given(session)) == [("guard_1", "react", ""), ("guard_1", "2", "")]
    assert asked_after(session) == [("guard_2", "TP-BID-01")]


def test_whoever_answers_alone_answers_for_the_others_that_they_do_nothing() -> None:
    session = picks_session(game=Adding())
    session.answer_on("anna", ("react", "2"), alone=True)
    assert list(given(session)) == [
        ("guard_1", "react", ""), ("guard_1", "2", ""), ("guard_2", "none", "ahead"), ("guard_3", "none", "ahead"),
    ]  # fmt: skip
    session.answer_on("anna", ("none",), alone=True)
    assert asked_after(session) == [("guard_2", "TP-BID-01")], "who does nothing decides for nobody else"


def test_what_is_asked_otherwise_than_foreseen_is_left_to_the_person() -> None:
    session = picks_session(game=Adding())
    session.answer_on("anna", ("react", "9"))
    assert asked_after(session) == [("guard_1", "TP-BID-02")]
    session.answer_on("anna", ("0",))
    session.answer_on("anna", ("shout", "2"))
    assert asked_after(session) == [("guard_3", "TP-BID-01")], "nobody is asked about a shout"


# -- a whole window at once --------------------------------------------------------------------------------------------


def test_every_figure_of_a_window_is_known_with_what_it_is_asked_after_each_answer() -> None:
    session = picks_session(game=Adding())
    (asked,) = session.asked
    window = session.ahead(asked).window(sees_all=False)
    assert [one.prompt.who for one in window] == list(GUARDS)
    assert [{key: after.who for key, after in one.following.items()} for one in window] == [
        {"react": who} for who in GUARDS
    ]
    last = picks_session(game=Window())
    answers(last, ("anna", "none"), ("anna", "none"), ("ben", "none"))
    (asked,) = last.asked
    assert last.ahead(asked).window(sees_all=True) == (), "one figure is no window"


def test_each_figure_of_a_window_gets_an_answer_of_its_own_in_one_entry() -> None:
    """Who does nothing stands between two who do; one undo takes all of it back."""
    session = picks_session(game=Adding())
    session.answer_window("anna", {"guard_3": ("react", "2"), "guard_1": ("react", "1"), "guard_2": ("none",)})
    assert list(given(session)) == [
        ("guard_1", "react", "ahead"), ("guard_1", "1", "ahead"), ("guard_2", "none", "ahead"),
        ("guard_3", "react", "ahead"), ("guard_3", "2", "ahead"),
    ]  # fmt: skip
    assert kinds(session).count("ahead") == 1
    for to in range(len(session.journal.entries)):
        assert replay(Adding(), picks.start(), session.journal, to).journal.entries == session.journal.entries[: to + 1]
    session.undo(0, "anna")
    assert asked_after(session) == [("guard_1", "TP-BID-01")]
    session.answer_on("anna", ("react", "1"))
    assert asked_after(session) == [("guard_2", "TP-BID-01")], "nothing of it holds any more"


def test_whoever_is_not_named_in_a_window_is_asked() -> None:
    session = picks_session(game=Window())
    session.answer_window("anna", {"guard_1": ("react",), "guard_3": ("shout",)}, sees_all=True)
    assert asked_after(session) == [("guard_2", "TP-BID-01")]
    answers(session, ("anna", "none"), ("ben", "none"))
    assert [key for _, key, _ in given(session)] == ["react", "none", "none", "shout"]
    assert verify(Window(), picks.start(), session.journal).replayed


def test_only_who_sees_everything_answers_beyond_the_questions_of_others() -> None:
    session = picks_session(game=Window())
    session.answer_window("anna", dict.fromkeys(GUARDS, ("none",)))
    session.answer("ben", "none")
    assert asked_after(session) == [("guard_3", "TP-BID-01")]


def test_a_window_ends_where_an_answer_is_refused_or_something_else_is_asked() -> None:
    session = picks_session(game=Adding())
    with pytest.raises(Refused):
        session.answer_window("anna", {"guard_1": ("fly",)})
    assert kinds(session) == ["start"]
    session.answer_window("anna", {"guard_1": ("react", "9"), "guard_2": ("none",)})
    assert asked_after(session) == [("guard_1", "TP-BID-02")]
    session.answer("anna", "0")
    assert asked_after(session) == [("guard_2", "TP-BID-01")]
    changing = picks_session(game=Changing())
    changing.answer_window("anna", dict.fromkeys(GUARDS, ("react",)), sees_all=True)
    assert asked_after(changing) == [("guard_2", "TP-BID-01")], "it has other numbers to judge"


# -- one figure, several questions in a row ----------------------------------------------------------------------------


def lands(worn: int, hit: int) -> Play[int]:
    """Where a hit lands: the head is bare, the chest wears off."""
    listed = [Answer("head", 0, phrase("head")), Answer("chest", 1, phrase("chest", worn=worn))]
    question = phrase("lands", who=Ref("guard_1"), level="light")
    default = "chest" if worn else "head"
    return choose("anna", "guard_1", "TP-BID-01", question, Listed(listed), default, (hit,))


class Hits(Window):
    """Three hits land on one guard, whose chest stops two of them; then Ben is asked something."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        worn = 2
        for hit in range(3):
            worn -= yield from lands(worn, hit)
        yield from reacts("ben", "hero")
        return replace(state, round=state.round + 1)


def keys(session: Session[picks.Picks]) -> list[str]:
    return [key for _, key, _ in given(session)]


def test_what_one_figure_is_asked_in_a_row_is_known_beforehand_as_if_it_took_the_defaults() -> None:
    session = picks_session(game=Hits())
    (asked,) = session.asked
    assert [one.default for one in session.ahead(asked).row()] == ["chest", "chest", "head"]
    assert session.ahead(asked).window(sees_all=True)[1:], "the same is asked, but of nobody else"
    other = picks_session(game=Window())
    (asked,) = other.asked
    assert other.ahead(asked).row() == (), "the next question is another figure's"


def test_answers_in_a_row_are_one_entry_and_one_undo() -> None:
    session = picks_session(game=Hits())
    session.answer_row("anna", ("chest", "chest", "head"))
    assert list(given(session)) == [("guard_1", key, "ahead") for key in ("chest", "chest", "head")]
    assert kinds(session).count("ahead") == 1
    assert [prompt.who for prompt in session.prompts] == ["hero"]
    assert verify(Hits(), picks.start(), session.journal).replayed
    for to in range(len(session.journal.entries)):
        assert replay(Hits(), picks.start(), session.journal, to).journal.entries == session.journal.entries[: to + 1]
    session.undo(0, "anna")
    assert asked_after(session) == [("guard_1", "TP-BID-01")]


def test_a_default_in_a_row_answers_once_and_the_next_equal_question_has_its_own_answer() -> None:
    """The second question looks like the third: neither of them gets the answer that was meant for the other."""
    session = picks_session(game=Hits())
    session.answer_row("anna", ("chest", "chest"))
    assert keys(session) == ["chest", "chest"]
    assert asked_after(session) == [("guard_1", "TP-BID-01")], "the third was not answered"
    assert asked_after(again(session, Hits())) == asked_after(session)


def test_a_row_ends_where_an_answer_has_changed_what_is_asked_after_it() -> None:
    session = picks_session(game=Hits())
    session.answer_row("anna", ("head", "chest", "head"))
    assert keys(session) == ["head"], "the chest is less worn than it was shown"
    session.answer_row("anna", ("head", "head"))
    assert keys(session) == ["head", "head"]
    assert verify(Hits(), picks.start(), session.journal).replayed
    with pytest.raises(Refused):
        session.answer_row("anna", ("foot",))
    assert keys(session) == ["head", "head"]


# -- standing orders with an answer, a condition and a price -----------------------------------------------------------


def order(
    session: Session[picks.Picks], key: str | None = None, condition: Condition | None = None, **pays: bool
) -> Order:
    (prompt,) = session.prompts
    return Order.for_prompt(prompt, key, condition, **pays)


def test_an_order_answers_only_while_its_condition_holds_and_says_why_not() -> None:
    session = picks_session(game=Changing())
    few = order(session, condition=Condition("hits", BELOW, 3))
    session.standing(few, True)
    session.standing(few.for_figure("guard_2"), True)
    (prompt,) = session.prompts
    assert prompt.who == "guard_2"
    assert few.for_figure("guard_2").silent(prompt) == phrase(
        "engine-order-other-number", number=phrase("hits"), found=3
    )
    assert few.silent(prompt) is None, "it is about another figure"
    assert Condition("hits", "at_least", 3).holds(prompt)
    gone = Order.for_prompt(prompt, condition=Condition("metres", BELOW, 3))
    assert gone.silent(prompt) == phrase("engine-order-no-number", number=phrase("metres"))


def test_an_order_pays_only_what_was_allowed() -> None:
    session = picks_session(game=Dear())
    unpaid, paid = order(session, "react"), order(session, "react", pays=True)
    assert unpaid.settles(session.prompts[0]) is None
    session.standing(paid, True)
    session.standing(paid.for_figure("guard_2"), True)
    (prompt,) = session.prompts
    assert (prompt.who, list(given(session))) == ("guard_2", [("guard_1", "react", "standing")])
    reason = paid.for_figure("guard_2").silent(prompt)
    assert reason is not None
    assert reason.key == "engine-order-costs"
    stored = Order.from_json(paid.to_json(on=True))
    assert (stored, stored.pays, stored.condition) == (paid, (Cost("cost", 1),), None)
    assert verify(Dear(), picks.start(), session.journal).entries == len(session.journal.entries)


def test_two_orders_for_one_question_are_told_apart_when_one_is_lifted() -> None:
    session = picks_session(game=Window())
    few, many = (order(session, "shout", Condition("hits", is_, 1)) for is_ in (BELOW, "at_least"))
    session.standing(few, True)
    session.standing(many, True)
    assert [prompt.who for prompt in session.prompts] == ["guard_2"]
    session.standing(many, False)
    assert session.orders == (few,)
    assert again(session, Window()).orders == (few,)


class Rich(Window):
    """Who has more than eight coins is asked for a bribe before the others may react."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        if state.players[0].coins > 8:
            listed = [Answer("pay", 1, phrase("go")), Answer("keep", 0, phrase("stay"))]
            yield from choose("anna", "guard_1", "TP-PEEK-01", phrase("bribe"), Listed(listed), "keep")
        return (yield from super().step(state))


def test_a_correction_that_brings_up_another_question_keeps_the_answers_after_it() -> None:
    session = picks_session(game=Rich())
    answers(session, ("anna", "react"), ("anna", "none"))
    session.correct({"seat": "anna", "coins": 9}, "master")
    assert [prompt.question.key for prompt in session.prompts] == ["bribe"]
    assert [prompt.question.key for prompt in again(session, Rich()).prompts] == ["bribe"]
    session.answer("anna", "keep")
    assert [prompt.who for prompt in session.prompts] == ["hero"], "the guards have answered already"
    told = [(who, key) for who, key, _ in given(session)]
    assert told == [("guard_1", "keep"), ("guard_1", "react"), ("guard_2", "none")]
    for to in range(len(session.journal.entries)):
        assert replay(Rich(), picks.start(), session.journal, to).journal.next_number == to + 1


class Reworded(Window):
    """The question tells how rich somebody is, which a correction changes; the decision stays."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        listed = [Answer("react", 1, phrase("go"), (Cost("cost", 1),)), Answer("none", 0, phrase("stay"))]
        question = phrase("react", coins=state.players[0].coins)
        yield from choose("anna", "guard_1", "TP-BID-01", question, Listed(listed), "none")
        return (yield from super().step(state))


def test_a_correction_of_what_a_question_tells_keeps_its_answer() -> None:
    session = picks_session(game=Reworded())
    session.answer("anna", "react")
    session.correct({"seat": "anna", "coins": 9}, "master")
    assert list(given(session)) == [("guard_1", "react", "again")]


def test_a_question_that_is_asked_alone_looks_for_no_others() -> None:
    class Alone(Window):
        def step(self, state: picks.Picks) -> Play[picks.Picks]:
            answers = Listed([Answer("go", 1, phrase("go")), Answer("stay", 0, phrase("stay"))])
            for who in GUARDS:
                yield from choose("anna", who, "TP-BID-01", phrase("act"), answers, "stay", alone=who == "guard_1")
            return replace(state, round=state.round + 1)

    session = picks_session(game=Alone())
    (asked,) = session.asked
    assert session.ahead(asked).alike(sees_all=True) == ()
    session.answer("anna", "go")
    (asked,) = session.asked
    assert [one.who for one in session.ahead(asked).alike(sees_all=True)] == ["guard_3"]
