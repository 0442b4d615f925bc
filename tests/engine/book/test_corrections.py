"""A correction in the middle of a step: what is still the same is given again, what has changed is asked anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.games import answers, picks_session
from regelwerk.dice import Sum
from regelwerk.engine.answers import Answer, Listed
from regelwerk.engine.effects import Number, Play, choose, note, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.replay import replay, verify
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.journal.entries import Journal, JournalError
from tiny import picks

Json = dict[str, Any]


class _Attack(picks.PicksGame):
    """Anna strikes and says with what; the blow is thrown with as many dice as she has coins; Ben may dodge."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        anna, ben = state.players
        ways = Listed([Answer("sword", 1, phrase("sword")), *[Answer("bow", 2, phrase("bow"))][: ben.coins]])
        yield from choose("anna", "anna", "TP-BID-01", phrase("strike"), ways, "sword")
        hits: int = yield from roll(Sum((6,) * anna.coins), "TP-TIE-01", seat="anna", who="anna")
        dodging = Listed([Answer("dodge", 1, phrase("dodge")), Answer("stay", 0, phrase("stay"))])
        counted = (Number("hits", hits - ben.points),)
        yield from choose("ben", "ben", "TP-BID-01", phrase("dodge"), dodging, "stay", numbers=counted)
        yield from choose("ben", "ben", "TP-BID-01", phrase("riposte"), dodging, "stay")
        return replace(state, round=state.round + 1)

    def correct(self, state: picks.Picks, change: Json) -> picks.Picks:
        return state.with_player(picks.SEATS.index(change["seat"]), **{k: v for k, v in change.items() if k != "seat"})


def _struck_at_the_riposte() -> Session[picks.Picks]:
    session = picks_session(game=_Attack())
    answers(session, ("anna", "bow"), ("ben", "dodge"))
    assert session.prompts[0].question.key == "riposte"
    return session


def _told_again(session: Session[picks.Picks]) -> list[str]:
    verify(_Attack(), picks.start(), session.journal)
    again = [one for one in session.journal.entries if one.data.get("by") == "again" and one.kind != "ahead"]
    return [entry.data.get("key", "dice") for entry in again]


def test_whatever_is_still_the_same_is_given_again() -> None:
    session = _struck_at_the_riposte()
    session.correct({"seat": "ben", "charm": 2}, "master")
    assert session.prompts[0].question.key == "riposte"
    assert _told_again(session) == ["bow", "dice", "dodge"]


def test_a_question_about_other_numbers_is_asked_again() -> None:
    session = _struck_at_the_riposte()
    session.correct({"seat": "ben", "points": 1}, "master")
    assert session.prompts[0].question.key == "dodge"
    assert _told_again(session) == ["bow", "dice"]


def test_a_throw_that_has_changed_is_thrown_anew() -> None:
    session = _struck_at_the_riposte()
    session.correct({"seat": "anna", "coins": 2}, "master")
    assert session.prompts[0].question.key == "dodge"
    assert _told_again(session) == ["bow"]
    assert session.journal.entries[-1].data["by"] == "server"


def test_an_answer_that_is_no_longer_possible_is_not_given_again() -> None:
    session = _struck_at_the_riposte()
    session.correct({"seat": "ben", "coins": 0}, "master")
    assert session.prompts[0].question.key == "strike"
    assert _told_again(session) == []


def test_a_replay_stops_among_what_is_given_again() -> None:
    session = _struck_at_the_riposte()
    session.correct({"seat": "ben", "charm": 2}, "master")
    for to in range(len(session.journal.entries)):
        again = replay(_Attack(), picks.start(), session.journal, to)
        assert again.journal.entries == session.journal.entries[: to + 1]


def test_orders_given_in_a_step_outlast_its_being_rewound() -> None:
    session = _struck_at_the_riposte()
    session.standing(Order("ben", "riposte", "ben"), True)
    answers(session, ("anna", "bow"))
    session.correct({"seat": "ben", "charm": 2}, "master")
    assert session.orders == (Order("ben", "riposte", "ben"),)


def test_nobody_can_pass_other_dice_off_as_those_that_lie_there() -> None:
    session = _struck_at_the_riposte()
    forged = Journal(session.journal.header, session.journal.entries[:2])
    entry = session.journal.entries[2]
    forged.append(forged.seal("faces", entry.data | {"by": "again"}, entry.events))
    with pytest.raises(JournalError, match="journal-dice"):
        verify(_Attack(), picks.start(), forged)


def test_a_correction_of_a_game_from_before_is_replayed_as_it_was() -> None:
    session = _struck_at_the_riposte()
    session.correct({"seat": "ben", "charm": 2}, "master", rewinds=False)
    assert session.prompts[0].question.key == "strike"
    assert "rewinds" not in session.journal.entries[-1].data
    verify(_Attack(), picks.start(), session.journal)


class _Announced(_Attack):
    """A step that begins with a line of the log."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        yield note("TP-BID-01", "picks-turn", coins=state.players[0].coins)
        return (yield from super().step(state))


@pytest.mark.parametrize(("change", "told"), [({"charm": 2}, 0), ({"coins": 2}, 1)])
@pytest.mark.parametrize("given", [[], [("anna", "sword")]])
def test_how_a_step_begins_is_told_again_only_if_it_begins_otherwise(
    change: Json, told: int, given: list[tuple[str, str]]
) -> None:
    session = picks_session(game=_Announced())
    answers(session, *given)
    session.correct({"seat": "anna", **change}, "master")
    correction = next(entry for entry in session.journal.entries if entry.kind == "correction")
    assert [event["event"] for event in correction.events] == ["correction"] + ["note"] * told
    verify(_Announced(), picks.start(), session.journal)
