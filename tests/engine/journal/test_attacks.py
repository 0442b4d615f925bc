"""What somebody might try who wants other dice, another game, or to have been somebody else's: each is found out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean
from typing import Any

import pytest

from engine.games import NO_DICE, PICKS, SEED, TIE, answers, picks_session
from engine.journal.sealed import (
    ANNA,
    BEN,
    HOST,
    SHARES,
    TWO_ROUNDS,
    checked,
    faces,
    finished,
    forged,
    promised,
    receipt,
    shared,
    show,
    throws,
    trouble,
)
from regelwerk.engine.effects import MASTER
from regelwerk.engine.interpreters.session import Session, resume
from regelwerk.engine.journal.entries import Entry, Journal, JournalError
from regelwerk.engine.journal.fairness import FairDice, Share, commitment, key_of
from tiny import picks


def relabelled(entry: Entry, at: int) -> Entry:
    """A throw with another face, passed off as typed in by hand, its event told to match."""
    if entry.n != at:
        return entry
    face = entry.data["faces"][0][0] % 6 + 1
    data = {name: value for name, value in entry.data.items() if name != "draws"}
    return replace(
        entry,
        data=data | {"by": "hand", "faces": [[face]], "number": 1},
        events=tuple(event | ({"faces": [[face]]} if event["event"] == "dice" else {}) for event in entry.events),
    )


def test_faces_relabelled_as_typed_are_found() -> None:
    journal = finished(*SHARES).journal
    at = next(entry.n for entry in journal.entries if entry.kind == "faces")
    assert trouble(forged(journal, lambda entry: relabelled(entry, at))) == "journal-typed"


def test_who_forges_the_masters_switch_too_plays_another_game_than_the_receipt_saw() -> None:
    journal = finished(*SHARES).journal
    kept = receipt(journal, own=ANNA)
    typed = shared(*SHARES, by_hand=frozenset({"anna"}))
    for round_ in range(2):
        answers(typed, *TIE)
        typed.type_faces("anna", [6 - round_])
    verdict = checked(typed.journal)
    assert (verdict.throws, verdict.checked, verdict.hands) == (4, 2, {"anna": 2}), "it is told with both numbers"
    assert trouble(typed.journal, kept) == "receipt-other-game"
    switched = shared(*SHARES)
    switched.switch_typing("anna", True, MASTER)
    for _ in range(2):
        answers(switched, *TIE)
        switched.type_faces("anna", [6])
    assert trouble(switched.journal, kept) == "receipt-differs"


class Loaded:
    """A dealer who shows what a forger likes."""

    def __init__(self, true: Any) -> None:
        self._true = true

    def deal(self, roll: Any, turn: Any) -> Any:
        dealt = self._true.deal(roll, turn)
        return dealt._replace(faces=((6,),), draws=[[6, 5]])

    def __getattr__(self, name: str) -> Any:
        return getattr(self._true, name)


def test_an_opening_forged_before_new_dice_is_told_as_what_it_is() -> None:
    honest = finished(*SHARES)
    opening = shared(*SHARES)
    opening.dealer = Loaded(opening.dealer)
    answers(opening, *TIE)
    assert faces(opening) == [[[6]], [[6]]]
    session = resume(PICKS, TWO_ROUNDS, opening.journal, None)
    answers(session, *TIE)
    verdict = checked(session.journal)
    assert (verdict.throws, verdict.checked, verdict.unchecked) == (4, 2, 2)
    assert verdict.revealed
    assert not verdict.is_sound, "nothing vouches for the opening, and the verdict does not say that all is well"
    assert trouble(session.journal, receipt(honest.journal)) == "receipt-differs"


def test_a_host_who_loses_the_seed_on_purpose_gets_dice_that_the_verdict_does_not_praise() -> None:
    """New dice are the host's alone until the others have shared again."""
    session = shared(*SHARES)
    answers(session, *TIE)
    session = resume(PICKS, TWO_ROUNDS, session.journal, None)
    answers(session, *TIE)
    verdict = checked(session.journal)
    assert (verdict.unshared, verdict.unchecked, verdict.is_sound) == (2, 2, False)
    assert checked(finished(*SHARES).journal).unshared == 0
    assert checked(finished().journal).unshared == 4


def test_a_dropped_tail_is_found_with_a_receipt() -> None:
    journal = finished(*SHARES).journal
    cut = Journal(journal.header, journal.entries[:-3])
    assert checked(cut).revealed is False, "without a receipt it is a game that goes on"
    assert trouble(cut, receipt(journal)) == "receipt-cut-short"
    assert checked(journal, receipt(journal, upto=5)).receipt, "a receipt that saw less of it fits"


def test_other_answers_under_the_same_seed_are_found_with_a_receipt() -> None:
    journal, other = finished(*SHARES).journal, shared(*SHARES)
    answers(other, *NO_DICE, *TIE)
    assert other.journal.header == journal.header
    assert checked(other.journal).checked == 2, "a good game in itself"
    assert trouble(other.journal, receipt(journal)) == "receipt-differs"


def test_another_game_altogether_is_found_with_a_receipt() -> None:
    journal = finished(*SHARES).journal
    for other in (finished(*SHARES, seed=b"another"), finished(ANNA), finished()):
        assert trouble(other.journal, receipt(journal)) == "receipt-other-game"


def test_an_old_game_played_again_has_other_dice_as_soon_as_one_share_is_fresh() -> None:
    old = finished(*SHARES)
    fresh = ANNA._replace(nonce="0e" * 32)
    again = finished(HOST, fresh, BEN)
    assert again.journal.header.commitment == old.journal.header.commitment, "the host knows this seed"
    assert faces(again) != faces(old)
    assert trouble(old.journal, receipt(again.journal, own=fresh)) == "receipt-other-game"


@pytest.mark.parametrize("distance", [1, 2, 5])
def test_entries_in_another_order_are_found(distance: int) -> None:
    journal = finished(*SHARES).journal
    for place in range(len(journal.entries) - distance):
        order = list(journal.entries)
        order[place], order[place + distance] = order[place + distance], order[place]
        swapped = Journal(journal.header, order)
        with pytest.raises(JournalError, match=r"journal-numbering|journal-chain"):
            checked(swapped)
        resealed = Journal(journal.header)
        for entry in order:
            resealed.append(resealed.seal(entry.kind, entry.data, entry.events, entry.state))
        if resealed.last_hash != journal.last_hash:
            with pytest.raises(JournalError):
                checked(resealed, receipt(journal))


def test_two_throws_swapped_are_found_without_a_receipt() -> None:
    journal = finished(*SHARES).journal
    first, second = [entry for entry in journal.entries if entry.kind == "faces"][:2]
    swap = {first.n: second, second.n: first}
    assert trouble(forged(journal, lambda entry: swap.get(entry.n, entry))) == "journal-number"


def test_a_throw_left_out_or_thrown_twice_is_found() -> None:
    session = shared(*SHARES)
    answers(session, *TIE)
    gone = throws(session)[0].n
    session.undo(gone - 1, "anna")
    answers(session, *TIE)
    assert trouble(forged(session.journal, lambda entry: None if entry.n == gone else entry)) == "journal-number"


def test_two_hosts_who_tell_two_stories_are_found_by_two_receipts() -> None:
    begun = shared(*SHARES)
    common = begun.journal.next_number
    for_anna = resume(PICKS, TWO_ROUNDS, Journal(begun.journal.header, begun.journal.entries), SEED)
    for_ben = resume(PICKS, TWO_ROUNDS, Journal(begun.journal.header, begun.journal.entries), SEED)
    answers(for_anna, *TIE, *TIE)
    answers(for_ben, *NO_DICE, *TIE)
    kept = receipt(for_anna.journal, own=ANNA), receipt(for_ben.journal, own=BEN)
    assert checked(for_anna.journal, kept[0]).receipt
    with pytest.raises(JournalError) as caught:
        checked(for_anna.journal, kept[1])
    assert caught.value.code == "receipt-differs"
    assert caught.value.facts["same"] >= common, "up to there they saw the same"


def test_a_share_left_out_of_the_game_is_missed_by_its_receipt() -> None:
    without = finished(HOST, BEN).journal
    kept = replace(receipt(without), own=ANNA, seat="anna")
    assert trouble(without, kept) == "receipt-share"


def test_a_share_that_was_swapped_or_comes_twice_is_found() -> None:
    journal = finished(*SHARES).journal
    at = next(entry.n for entry in journal.entries if entry.kind == "share")

    def swapped(entry: Entry) -> Entry:
        return replace(entry, data=entry.data | {"text": "another"}) if entry.n == at else entry

    assert trouble(forged(journal, swapped)) == "journal-share"
    assert trouble(forged(journal, lambda entry: None if entry.n == at else entry)) == "journal-share"


# -- grinding -----------------------------------------------------------------------------------------------------

TRIED = 150


def luck(shares: tuple[Share, ...], seed: bytes = SEED, throws: int = 10) -> int:
    """The sum of the first faces of a game to which these shares contribute."""
    key = key_of(seed, 0, shares)
    return sum(FairDice(key, number).die(6) for number in range(1, throws + 1))


def test_a_host_who_knows_the_seed_gains_nothing_by_trying_150_words() -> None:
    """The host must pledge before anybody's share is open, and can only guess what the others will show."""
    random = Random("grinding")
    imagined, real = [], []
    for game in range(60):
        seed, player = random.randbytes(32), Share("anna", random.randbytes(32).hex(), "")
        guess = Share("anna", "00" * 32, "")
        words = [Share(MASTER, f"{game:064x}", f"word {n}") for n in range(TRIED)]
        best = max(words, key=lambda word: luck((word, guess), seed))
        imagined.append(luck((best, guess), seed))
        real.append(luck((best, player), seed))
    assert mean(imagined) > 47, "what the host hopes for"
    assert abs(mean(real) - 35) < 3 * (10 * 35 / 12) ** 0.5 / 60**0.5, "what falls"


def test_after_the_others_have_shown_theirs_no_other_word_is_accepted() -> None:
    session = promised(*SHARES)
    words = [HOST._replace(text=f"word {n}") for n in range(TRIED)]
    best = max(words, key=lambda word: luck((word, ANNA, BEN)))
    assert luck((best, ANNA, BEN)) > luck(SHARES)
    for word in (best, *words[:5]):
        with pytest.raises(JournalError, match="journal-share"):
            session.share(*word)
    show(session, SHARES)
    with pytest.raises(JournalError, match="journal-share"):
        session.share(*best)


def test_a_player_who_does_not_know_the_seed_cannot_even_try() -> None:
    """All that is public before the shares are open says nothing about the dice."""
    session = promised(ANNA)
    public = session.journal.header.open_text
    assert SEED.hex() not in public
    assert commitment(SEED) in public
    guessed = {luck((ANNA,), seed) for seed in (commitment(SEED).encode(), bytes(32))}
    show(session, (ANNA,))
    answers(session, *TIE)
    assert luck((ANNA,)) not in guessed


def test_who_leaves_at_the_reveal_is_named_for_ever() -> None:
    session = promised(*SHARES)
    session.give_up_waiting([MASTER])
    show(session, (ANNA, BEN))
    answers(session, *TIE, *TIE)
    assert checked(session.journal).missing == (MASTER,)
    honest = forged(session.journal, lambda entry: None if entry.kind == "missing" else entry)
    assert trouble(honest) == "journal-share", "it cannot be struck out"


def test_a_latecomer_who_knows_the_seed_cannot_choose_a_share_that_fits_it() -> None:
    """When a latecomer pledges, the first shares are known to all. So all who gave one pledge anew, or nobody is let
    in."""
    session = shared(ANNA)
    fresh = ANNA._replace(nonce="e5" * 32)
    words = [HOST._replace(text=f"word {n}") for n in range(TRIED)]
    best = max(words, key=lambda word: sum(dice_after((ANNA, word))))
    assert sum(dice_after((ANNA, best))) > sum(faces_of(finished(ANNA))[2:])
    session.pledge(MASTER, best.pledge)
    session.pledge("anna", fresh.pledge)
    answers(session, *TIE, *TIE)
    show(session, (best, fresh))
    assert faces_of(session)[2:] == dice_after((best, fresh)) != dice_after((ANNA, best))

    def without_anna(entry: Entry) -> Entry | None:
        """A forger's journal in which the host was let in alone."""
        if entry.kind == "deal":
            return replace(entry, data=entry.data | {"pledges": {MASTER: best.pledge}})
        return None if entry.data.get("nonce") == fresh.nonce else entry

    assert trouble(forged(session.journal, without_anna)) == "journal-share"


def dice_after(shares: tuple[Share, ...]) -> list[int]:
    """The two throws of the second round, if these shares are in force then."""
    key = key_of(SEED, 1, shares)
    return [FairDice(key, number).die(6) for number in (3, 4)]


def faces_of(session: Session[Any]) -> list[int]:
    return [face for throw in faces(session) for (face,) in throw]


def test_pledges_cannot_be_used_to_deal_again_and_again() -> None:
    """A host who foresees bad dice would like new ones: each seat brings them about at most once, for all to see."""
    session: Session[Any] = picks_session(start=picks.start(rounds=3))
    session.pledge(MASTER, HOST.pledge)
    answers(session, *TIE, *TIE[:3])
    with pytest.raises(JournalError, match="journal-share"):
        session.pledge(MASTER, HOST._replace(text="again").pledge)
    answers(session, *TIE[3:])
    show(session, (HOST,))
    with pytest.raises(JournalError, match="journal-share"):
        session.pledge(MASTER, HOST._replace(text="again").pledge)
    answers(session, *TIE)
    assert checked(session.journal, start=picks.start(rounds=3)).dealings == 2
