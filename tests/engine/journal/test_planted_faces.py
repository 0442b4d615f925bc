"""Faces that somebody puts there beside the dice: as dice that stayed, in the log, after the end, as another card."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.games import KEY, PICKS, SEED, TIE, NewPicks, answers, picks_session
from engine.journal.sealed import SHARES, TWO_ROUNDS, checked, finished, forged, receipt, shared, throws, trouble
from regelwerk.dice import Sum
from regelwerk.dice.cards import Deal
from regelwerk.engine.answers import Numbers
from regelwerk.engine.effects import ALL, MASTER, Play, choose, only, roll
from regelwerk.engine.facts import phrase
from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.session import Session, resume
from regelwerk.engine.journal.chain import canonical, leaf_hash
from regelwerk.engine.journal.entries import Entry, Journal, JournalError
from regelwerk.engine.journal.fairness import FairDice, commitment, key_of
from regelwerk.engine.journal.promises import Promises
from regelwerk.engine.journal.verdicts import Told, check_numbered
from regelwerk.engine.journal.views import read_view, verify_view, view_of
from tiny import picks

EVERYBODY = ("anna", "ben", MASTER, "")
D6 = {"several": {"dice": 1, "sides": 6}}


def found_in_export(journal: Journal, seat: str) -> str:
    """What the check of a seat's export finds wrong."""
    with pytest.raises(JournalError) as caught:
        verify_view(read_view(view_of(journal, seat).encode()))
    return caught.value.code


def found_without_rules(journal: Journal) -> str:
    """What is found wrong where the rules of this game are not installed any more."""
    with pytest.raises(JournalError) as caught:
        verify(NewPicks(), TWO_ROUNDS, journal)
    return caught.value.code


def is_found(journal: Journal, code: str) -> bool:
    """Whether everybody finds the same: with the rules, without them, and in every export."""
    found = {seat: found_in_export(journal, seat) for seat in EVERYBODY}
    return {trouble(journal), found_without_rules(journal), *found.values()} == {code}


def shows(entry: Entry, face: int) -> Entry:
    """The throw with another face, its event told to match."""
    events = tuple(event | ({"faces": [[face]]} if event["event"] == "dice" else {}) for event in entry.events)
    return replace(entry, data=entry.data | {"faces": [[face]]}, events=events)


def other(entry: Entry) -> int:
    return int(entry.data["faces"][0][0]) % 6 + 1


# -- dice that stayed after a correction --------------------------------------------------------------------------


def corrected(*audience: str) -> Session[picks.Picks]:
    """A finished game in which anna's die lay there when the master corrected, and stayed."""
    session = shared(*SHARES, by_hand=frozenset({"ben"}))
    answers(session, *TIE)
    session.correct({"seat": "ben", "coins": 9}, MASTER, only(*audience) if audience else ALL)
    session.type_faces("ben", [3])
    answers(session, *TIE)
    session.type_faces("ben", [2])
    assert [entry.data["by"] for entry in throws(session)] == ["server", "again", "hand", "server", "hand"]
    return session


@pytest.mark.parametrize("audience", [(), ("ben",)])
def test_dice_that_stay_after_a_correction_are_those_that_lay_there(audience: tuple[str, ...]) -> None:
    session = corrected(*audience)
    journal, stayed = session.journal, next(entry for entry in throws(session) if entry.data["by"] == "again")
    assert checked(journal).undone == {}
    for seat in EVERYBODY:
        verdict = verify_view(read_view(view_of(journal, seat).encode()))
        assert (verdict.throws, verdict.checked, verdict.by_hand, verdict.undone) == (4, 2, 2, {})
    planted = forged(journal, lambda entry: shows(entry, other(entry)) if entry.n == stayed.n else entry)
    assert is_found(planted, "journal-dice")


@pytest.mark.parametrize("audience", [(), ("ben",)])
def test_dice_lie_there_again_only_once(audience: tuple[str, ...]) -> None:
    """Good dice would otherwise come back in every later round."""
    session = corrected(*audience)
    first, last = (entry for entry in throws(session) if entry.data["by"] == "server")

    def repeated(entry: Entry) -> Entry:
        if entry.n != last.n:
            return entry
        told = {"by": "again", **{name: first.data[name] for name in ("seat", "throw", "faces")}}
        return replace(shows(entry, first.data["faces"][0][0]), data=told)

    assert is_found(forged(session.journal, repeated), "journal-dice")


def thrown(number: int, face: int, **more: Any) -> dict[str, Any]:
    drawn = {"by": "server", "stream": "open", "number": number, "draws": [[6, face - 1]]}
    return {"seat": "anna", "throw": D6, "faces": [[face]]} | drawn | more


def again(face: int) -> dict[str, Any]:
    return {"seat": "anna", "throw": D6, "faces": [[face]], "by": "again"}


def follow(*entries: tuple[str, dict[str, Any]]) -> Promises:
    promises = Promises(commitment(SEED), {}, ())
    for n, (kind, data) in enumerate(entries, start=1):
        promises.take(n, kind, data)
    return promises


def test_dice_stay_in_their_order_and_before_any_new_throw() -> None:
    first, second = ("faces", thrown(1, 6)), ("faces", thrown(2, 2))
    open_, secret = ("correction", {"by": MASTER, "change": {}, "rewinds": 0}), ("correction", {"by": MASTER})
    assert follow(first, second, open_, ("faces", again(6)), ("faces", again(2))).undone == {MASTER: 0}
    assert follow(first, second, open_, ("faces", again(6))).undone == {MASTER: 1}
    assert follow(first, second, secret, ("faces", again(2))).undone == {}, "the first may stand as before"
    for forged_row in (
        (first, second, open_, ("faces", again(2))),
        (first, second, secret, ("faces", again(2)), ("faces", again(6))),
        (first, open_, ("faces", thrown(2, 1)), ("faces", again(6))),
        (first, ("undo", {"to": 0, "by": "ben"}), ("faces", again(6))),
        (first, ("faces", again(6))),
    ):
        with pytest.raises(JournalError, match="journal-dice"):
            follow(*forged_row)


class Veiled(picks.PicksGame):
    """Anna throws in secret as long as she is poor; then she bids."""

    def step(self, state: picks.Picks) -> Play[picks.Picks]:
        audience = ALL if state.players[0].coins > 5 else only("anna")
        yield from roll(Sum((6,)), "TP-TIE-01", seat="anna", audience=audience)
        bids = Numbers(0, 9, "picks-coins-bid")
        yield from choose("anna", "anna", "TP-BID-01", phrase("picks-bid", round=0), bids, "0")
        return replace(state, round=state.round + 1)


def test_dice_that_others_see_only_now_are_thrown_anew() -> None:
    """Those who had not seen them could not tell whether they are the same."""
    session = picks_session(game=Veiled(), start=TWO_ROUNDS)
    session.correct({"seat": "anna", "coins": 9}, MASTER)
    assert [entry.data["by"] for entry in throws(session)] == ["server", "server"]
    answers(session, ("anna", "0"), ("anna", "0"))
    assert verify(Veiled(), TWO_ROUNDS, session.journal).checked == 3
    assert verify_view(read_view(view_of(session.journal, "ben").encode())).checked == 2


# -- what people saw ----------------------------------------------------------------------------------------------


def test_the_log_shows_the_faces_that_were_thrown() -> None:
    session = finished(*SHARES)
    at = throws(session)[1]
    lied = replace(at, events=shows(at, other(at)).events)
    assert is_found(forged(session.journal, lambda entry: lied if entry.n == at.n else entry), "journal-dice")


def test_the_log_shows_no_dice_where_none_were_thrown() -> None:
    session = finished(*SHARES)
    dice = throws(session)[0].events[0]
    answer = next(entry for entry in session.journal.entries if entry.kind == "answer")
    lied = replace(answer, events=(*answer.events, dice))
    assert is_found(forged(session.journal, lambda entry: lied if entry.n == answer.n else entry), "journal-dice")


def retold(journal: Journal, seat: str, entry: Entry, **told: Any) -> bytes:
    """An export in which the seat's own leaf tells something else than the open one, and is hashed as it stands."""
    data = json.loads(view_of(journal, seat))
    shown, place = data["entries"][entry.n], {"anna": 2, "ben": 3, MASTER: 0}[seat]
    salt, text = shown["own"][0], canonical(told)
    shown["own"], shown["leaves"][place] = [salt, text], leaf_hash(bytes.fromhex(salt), text)
    return json.dumps(data).encode()


@pytest.mark.parametrize("seat", ["anna", "ben", MASTER])
def test_nobody_is_told_another_story_than_everybody(seat: str) -> None:
    session = finished(*SHARES)
    at = throws(session)[0]
    for told in ({"kind": "faces", "data": shows(at, other(at)).data}, {"kind": "standing", "data": {}}):
        with pytest.raises(JournalError, match="journal-chain"):
            read_view(retold(session.journal, seat, at, **told))
    with pytest.raises(JournalError, match="journal-entry"):
        read_view(retold(session.journal, seat, at, events=[7]))


# -- after the end ------------------------------------------------------------------------------------------------


def test_nobody_throws_on_with_a_seed_that_is_open() -> None:
    """Everybody can foresee these dice, though they follow from the seed."""
    session = finished(*SHARES)
    journal, last = session.journal, throws(session)[-1]
    number = last.data["number"] + 1
    dice = FairDice(key_of(SEED, 0, SHARES), number)
    face = dice.die(6)
    more = shows(replace(last, data=last.data | {"number": number, "draws": dice.draws}), face)
    journal.append(journal.seal("faces", more.data, more.events))
    assert is_found(journal, "journal-seed")


def test_who_joins_after_new_dice_were_promised_has_a_receipt_too() -> None:
    session = shared(*SHARES)
    answers(session, *TIE)
    session = resume(PICKS, TWO_ROUNDS, session.journal, None)
    answers(session, *TIE)
    journal = session.journal
    renewed = next(entry.data["commitment"] for entry in journal.entries if entry.kind == "new_dice")
    kept, view = receipt(journal), read_view(view_of(journal, "anna").encode())
    assert renewed != kept.commitment
    for one in (kept, replace(kept, commitment=renewed)):
        assert checked(journal, one).receipt
        assert verify_view(view, one).receipt
    wrong = replace(kept, commitment=commitment(b"never promised"))
    assert trouble(journal, wrong) == "receipt-promise"
    with pytest.raises(JournalError, match="receipt-promise"):
        verify_view(view, wrong)


# -- cards --------------------------------------------------------------------------------------------------------


def dealt(number: int, deal: Deal, change: Callable[[list[int]], list[int]] = list) -> int:
    """Check a deal of cards without the rules; how many throws were checked."""
    dice = FairDice(KEY, number)
    cards = change([card for (card,) in deal.cast(dice)])
    told = thrown(number, 1, throw=deal.description().to_json(), faces=[[card] for card in cards], draws=dice.draws)
    promises = Promises(commitment(SEED), {}, ())
    promises.numbers["server", "open"] = number - 1
    return check_numbered([Told(1, "faces", told)], promises, {0: SEED})


def test_cards_lie_in_the_order_in_which_they_were_drawn() -> None:
    deal = Deal((1, 2, 3, 5, 8, 13, 14, 20), 4)
    for number in range(1, 60):
        assert dealt(number, deal) == 1
        for wrong in (
            lambda cards: [cards[1], cards[0], *cards[2:]],
            lambda cards: [cards[0], cards[0], *cards[2:]],
            lambda cards: [card - min(cards) for card in cards],
            lambda cards: cards[:-1],
        ):
            with pytest.raises(JournalError, match="journal-dice"):
                dealt(number, deal, wrong)
    with pytest.raises(JournalError, match="journal-dice"):
        dealt(1, Deal((1, 2), 2), lambda _: [5, 5])
