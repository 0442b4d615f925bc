"""Pledge, share, throw: nobody chooses after having seen another's, and the game never stands still for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.games import NO_DICE, PICKS, SEED, TIE, Store, answers, kinds, picks_session
from engine.journal.sealed import ANNA, BEN, HOST, SHARES, TWO_ROUNDS, checked, faces, finished, promised, show, throws
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.replay import replay
from regelwerk.engine.interpreters.session import NotAsked, Session, resume
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.journal.entries import Journal, JournalError, journal_from, lines_of
from regelwerk.engine.journal.fairness import FairDice, Share, key_of
from tiny import picks

ANNA_AGAIN = ANNA._replace(nonce="e5" * 32)
THREE_ROUNDS = picks.start(rounds=3)


def refused(session: Session[Any], share: Share) -> bool:
    """Whether a share is refused and changes nothing."""
    before = list(session.journal.entries)
    with pytest.raises(JournalError, match="journal-share"):
        session.share(*share)
    return session.journal.entries == before


def test_the_dice_wait_until_every_share_lies_open() -> None:
    session = promised(*SHARES)
    answers(session, *TIE)
    assert kinds(session)[-1] == "answer"
    assert session.wanted_faces is None, "nobody is asked to type anything in"
    for share in SHARES:
        assert share.seat in session.awaited
        session.share(*share)
    assert kinds(session)[-5:] == ["share", "share", "share", "faces", "faces"]
    key = key_of(SEED, 0, SHARES)
    assert faces(session) == [[[FairDice(key, number).die(6)]] for number in (1, 2)]


def test_without_pledges_nobody_waits_and_the_verdict_says_what_that_is_worth() -> None:
    session = finished()
    assert "share" not in kinds(session)
    verdict = checked(session.journal)
    assert (verdict.shares, verdict.missing, verdict.checked) == ((), (), verdict.throws)


def test_every_share_changes_the_dice() -> None:
    games = [finished(), finished(ANNA), finished(BEN), finished(*SHARES), finished(ANNA._replace(text="vier Raben"))]
    rows = [tuple(map(str, faces(session))) for session in games]
    assert len(set(rows)) == len(rows)
    assert checked(games[3].journal).shares == (MASTER, "anna", "ben")


def test_the_order_in_which_shares_come_does_not_change_the_dice() -> None:
    one, other = promised(*SHARES), promised(*SHARES)
    show(one, (HOST, ANNA, BEN))
    show(other, (HOST, BEN, ANNA))
    for session in (one, other):
        answers(session, *TIE)
    assert faces(one) == faces(other)


def test_only_what_was_pledged_is_accepted() -> None:
    session = promised(ANNA)
    for wrong in (
        ANNA._replace(text="vier Raben"),
        ANNA._replace(nonce="00" * 32),
        ANNA._replace(nonce="no hash"),
        ANNA._replace(text="x" * 201),
        ANNA._replace(text="\ud800"),
        ANNA._replace(text="\0"),
        ANNA._replace(text=7),  # type: ignore[arg-type]
        BEN,
        HOST,
    ):
        assert refused(session, wrong)
    session.share(*ANNA)
    assert refused(session, ANNA), "once is enough"


def test_a_pledge_cannot_be_copied_to_another_seat() -> None:
    session = picks_session(start=TWO_ROUNDS, pledges={"anna": ANNA.pledge, "ben": ANNA.pledge})
    session.share(*ANNA)
    assert refused(session, ANNA._replace(seat="ben"))


def test_the_master_shows_theirs_before_all_others() -> None:
    session = promised(*SHARES)
    assert refused(session, ANNA)
    with pytest.raises(JournalError, match="journal-share"):
        session.give_up_waiting(["anna"])
    session.share(*HOST)
    session.share(*ANNA)


def test_a_master_who_leaves_at_the_reveal_stops_nobody() -> None:
    session = promised(*SHARES)
    session.give_up_waiting([MASTER])
    assert session.awaited == ("anna", "ben")
    assert refused(session, HOST), "now it is too late: the others may have shown theirs"
    show(session, (ANNA, BEN))
    answers(session, *TIE, *TIE)
    verdict = checked(session.journal)
    assert (verdict.missing, verdict.shares) == ((MASTER,), ("anna", "ben"))
    assert verdict.checked == verdict.throws


def test_if_nobody_comes_back_the_game_goes_on_all_the_same() -> None:
    session = promised(ANNA, BEN)
    for wrong in ([], ["carl"], ["anna", "anna"]):
        with pytest.raises(JournalError):
            session.give_up_waiting(wrong)
    session.give_up_waiting(["anna", "ben"])
    answers(session, *TIE, *TIE)
    assert checked(session.journal).missing == ("anna", "ben")


def test_who_comes_later_contributes_from_the_next_round_on_with_fresh_shares_of_all() -> None:
    plain = finished(ANNA)
    session = promised(ANNA)
    session.share(*ANNA)
    answers(session, *TIE[:2])
    session.pledge("ben", BEN.pledge)
    session.pledge("anna", ANNA_AGAIN.pledge)
    answers(session, *TIE[2:])
    assert faces(session) == faces(plain)[:2], "not in the round of the pledge"
    answers(session, *TIE)
    assert kinds(session)[-1] == "deal"
    assert session.journal.entries[-1].data == {
        "dealing": 1, "pledges": {"anna": ANNA_AGAIN.pledge, "ben": BEN.pledge},
    }  # fmt: skip
    show(session, (BEN, ANNA_AGAIN))
    key = key_of(SEED, 1, (ANNA_AGAIN, BEN))
    assert faces(session)[2:] == [[[FairDice(key, number).die(6)]] for number in (3, 4)]
    verdict = checked(session.journal)
    assert (verdict.dealings, verdict.shares, verdict.checked) == (2, ("anna", "ben"), 4)


def test_nobody_is_let_in_before_all_who_shared_have_pledged_anew() -> None:
    """Their first shares are known by now: a newcomer who knows the seed could choose what to pledge."""
    plain = finished(ANNA)
    session = promised(ANNA)
    session.share(*ANNA)
    session.pledge("ben", BEN.pledge)
    answers(session, *TIE, *TIE)
    assert "deal" not in kinds(session)
    assert faces(session) == faces(plain)
    assert checked(session.journal).shares == ("anna",)


@pytest.mark.parametrize("missing", ["anna", "ben"])
def test_a_later_dealing_counts_as_a_whole_or_not_at_all(missing: str) -> None:
    plain = finished(ANNA, start=THREE_ROUNDS, rounds=3)
    session = promised(ANNA, start=THREE_ROUNDS)
    session.share(*ANNA)
    session.pledge("ben", BEN.pledge)
    session.pledge("anna", ANNA_AGAIN.pledge)
    answers(session, *TIE, *TIE)
    assert session.awaited == ("anna", "ben")
    show(session, [one for one in (BEN, ANNA_AGAIN) if one.seat != missing])
    session.give_up_waiting([missing])
    assert not session.awaited
    answers(session, *TIE)
    assert faces(session) == faces(plain), "the dice stay as they were"
    verdict = checked(session.journal, start=THREE_ROUNDS)
    assert (verdict.missing, verdict.shares, verdict.checked) == ((missing,), ("anna",), 6)


def test_who_made_a_dealing_void_does_not_get_another() -> None:
    session = promised(ANNA, start=THREE_ROUNDS)
    session.share(*ANNA)
    session.pledge("ben", BEN.pledge)
    session.pledge("anna", ANNA_AGAIN.pledge)
    answers(session, *TIE, *TIE)
    session.give_up_waiting(["ben"])
    with pytest.raises(JournalError, match="journal-share"):
        session.pledge("ben", BEN._replace(nonce="d4" * 32).pledge)


def test_a_seat_pledges_once() -> None:
    session = promised(ANNA)
    for seat, pledge in (("anna", BEN.pledge), ("ben", "no hash"), ("ben", 7)):
        with pytest.raises(JournalError, match="journal-share"):
            session.pledge(seat, pledge)  # type: ignore[arg-type]
    session.share(*ANNA)
    with pytest.raises(JournalError, match="journal-share"):
        session.pledge("anna", ANNA_AGAIN.pledge)
    session.pledge("ben", BEN.pledge)
    with pytest.raises(JournalError, match="journal-share"):
        session.pledge("ben", BEN._replace(text="another").pledge)
    session.pledge("anna", ANNA_AGAIN.pledge)


def test_who_was_missing_at_the_beginning_may_come_later() -> None:
    session = promised(BEN)
    session.give_up_waiting(["ben"])
    session.pledge("ben", BEN._replace(nonce="d4" * 32).pledge)
    answers(session, *TIE, *TIE)
    session.share(*BEN._replace(nonce="d4" * 32))
    verdict = checked(session.journal)
    assert (verdict.missing, verdict.shares) == (("ben",), ("ben",)), "both are told"


def test_nothing_but_throws_moves_a_throw() -> None:
    plain, busy = finished(ANNA), promised(ANNA)
    show(busy, (ANNA,))
    busy.standing(Order("ben", "picks-peek", None), True)
    busy.standing(Order("ben", "picks-peek", None), False)
    busy.answer("anna", "no")
    busy.undo(busy.journal.next_number - 2, "anna")
    busy.correct({"seat": "anna", "coins": 9}, MASTER)
    busy.switch_typing("ben", True, MASTER)
    busy.switch_typing("ben", False, MASTER)
    answers(busy, *TIE, *TIE)
    assert faces(busy) == faces(plain)
    assert checked(busy.journal).checked == 4


def test_a_throw_that_only_some_see_moves_no_other() -> None:
    plain, sly = finished(ANNA), promised(ANNA)
    show(sly, (ANNA,))
    answers(sly, ("anna", "peek"), ("ben", "peek"), ("anna", "1"), ("ben", "1"), *TIE)
    secret = [entry for entry in throws(sly) if entry.data["stream"] != "open"]
    assert len({entry.data["stream"] for entry in secret}) == 2, "each seat has its own"
    assert [entry.data["number"] for entry in secret] == [1, 1]
    assert [entry.data["faces"] for entry in throws(sly) if entry.data["stream"] == "open"] == faces(plain)
    assert "anna" not in "".join(entry.data["stream"] for entry in secret)


def test_an_undone_throw_is_thrown_anew_and_counted_by_who_took_it_back() -> None:
    session = promised(ANNA)
    show(session, (ANNA,))
    answers(session, *TIE)
    before = faces(session)
    session.undo(throws(session)[0].n - 1, "ben")
    assert [entry.data["number"] for entry in throws(session)] == [1, 2, 3, 4]
    assert faces(session) != before
    session.undo(throws(session)[3].n - 1, "anna")
    answers(session, *TIE)
    assert checked(session.journal).undone == {"anna": 1, "ben": 2}
    told = [(event["by"], event["throws"]) for event in session.journal.entries[-1].events]
    assert told == [("anna", 1), ("ben", 2)], "and everybody is told at the end"


def test_dice_that_a_correction_leaves_lying_were_not_taken_back() -> None:
    session = picks_session(start=TWO_ROUNDS, by_hand=frozenset({"ben"}))
    answers(session, *TIE)
    session.correct({"seat": "anna", "coins": 9}, MASTER)
    assert [entry.data["by"] for entry in throws(session)] == ["server", "again"]
    assert checked(session.journal).undone == {}


def test_typing_is_a_switch_of_the_master_and_adds_up() -> None:
    session = promised(ANNA)
    show(session, (ANNA,))
    for by in ("anna", ""):
        with pytest.raises(JournalError, match="journal-typed"):
            session.switch_typing("anna", True, by)
    session.switch_typing("anna", True, MASTER)
    with pytest.raises(JournalError, match="journal-typed"):
        session.switch_typing("anna", True, MASTER)
    answers(session, *TIE)
    session.type_faces("anna", [6])
    session.switch_typing("anna", False, MASTER)
    answers(session, *TIE)
    verdict = checked(session.journal)
    assert (verdict.throws, verdict.checked, verdict.by_hand, verdict.hands) == (4, 3, 1, {"anna": 1})
    assert verdict.typed == {"anna": (throws(session)[0].n,)}
    assert verdict.unchecked == 0


def test_typed_faces_wait_for_nobodys_share() -> None:
    session = promised(BEN, by_hand=frozenset({"anna"}))
    answers(session, *TIE)
    assert session.wanted_faces is not None
    session.type_faces("anna", [3])
    assert session.wanted_faces is None
    session.share(*BEN)
    assert len(faces(session)) == 2


def test_who_is_switched_off_while_a_throw_waits_gets_it_from_the_table() -> None:
    session = picks_session(by_hand=frozenset({"anna"}))
    answers(session, *TIE)
    session.switch_typing("anna", False, MASTER)
    assert [entry.data["by"] for entry in throws(session)] == ["server", "server"]


def test_new_dice_forget_shares_that_were_known_when_they_were_chosen() -> None:
    old = promised(ANNA, BEN)
    show(old, (ANNA, BEN))
    answers(old, *TIE)
    session = resume(PICKS, TWO_ROUNDS, old.journal, None)
    assert not session.journal.promises.shares
    session.pledge("anna", ANNA._replace(nonce="d4" * 32).pledge)
    answers(session, *TIE)
    verdict = checked(session.journal)
    assert (verdict.throws, verdict.checked, verdict.unchecked) == (4, 2, 2)
    assert not verdict.is_sound


@pytest.mark.parametrize("upto", range(1, 20))
def test_a_game_is_resumed_and_replayed_from_every_entry(upto: int) -> None:
    session = promised(*SHARES)
    show(session, SHARES[:1])
    session.give_up_waiting(["ben"])
    show(session, SHARES[1:2])
    session.switch_typing("ben", True, MASTER)
    answers(session, *NO_DICE)
    session.pledge("ben", BEN._replace(nonce="d4" * 32).pledge)
    session.pledge("anna", ANNA_AGAIN.pledge)
    answers(session, *TIE[:2])
    session.switch_typing("ben", False, MASTER)
    answers(session, *TIE[2:])
    upto = min(upto, session.journal.next_number)
    stored = journal_from("\n".join([*lines_of(session.journal)][: upto + 1]), "a.jsonl")
    again = replay(PICKS, TWO_ROUNDS, session.journal, to=upto - 1)
    gone_on = resume(PICKS, TWO_ROUNDS, stored, SEED)
    assert again.journal.entries == session.journal.entries[:upto]
    assert list(again.awaited) == stored.promises.awaited or gone_on.journal.next_number > upto
    assert gone_on.journal.entries == session.journal.entries[: gone_on.journal.next_number], "the same dice fall"


def test_a_promise_that_cannot_be_stored_was_not_made() -> None:
    store = Store()
    session = picks_session(pledges={"anna": ANNA.pledge}, open_store=store.open)
    store.fails = True
    with pytest.raises(OSError, match="full"):
        session.share(*ANNA)
    assert session.awaited == ("anna",)
    store.fails = False
    session.share(*ANNA)
    assert not session.awaited


def test_a_game_of_an_earlier_format_knows_no_pledges_and_a_new_one_no_open_texts() -> None:
    new = picks_session()
    with pytest.raises(NotAsked):
        new.add_seed("anna", "drei Raben")
    old = Journal(replace(new.journal.header, format=2))
    session = Session(PICKS, picks.start(), old, new.dealer)
    with pytest.raises(JournalError, match="journal-dice-format"):
        session.pledge("anna", ANNA.pledge)
    session.add_seed("anna", "drei Raben")
