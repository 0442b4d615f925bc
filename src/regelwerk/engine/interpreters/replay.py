"""The replay interpreter: the journal answers everything. The same rules give the same game, bit for bit."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from regelwerk.engine.facts import to_json
from regelwerk.engine.game import Game
from regelwerk.engine.interpreters.answers_ahead import by_figure
from regelwerk.engine.interpreters.dealers import CheckingDealer, Dealer, JournalDealer
from regelwerk.engine.interpreters.journaled_game import ahead_of, is_answered_by
from regelwerk.engine.interpreters.rules_changes import rules_versions
from regelwerk.engine.interpreters.session import Session
from regelwerk.engine.interpreters.standing_orders import Order
from regelwerk.engine.interpreters.unattended import BY_THEMSELVES
from regelwerk.engine.journal.entries import Entry, Journal, JournalError, canonical
from regelwerk.engine.journal.events import stored_audience
from regelwerk.engine.journal.receipts import Receipt, check_receipt
from regelwerk.engine.journal.verdicts import (
    Verdict,
    check_faces,
    check_seen,
    promises_of,
    seeds_of,
    told_by,
    verdict_on,
)

S = TypeVar("S")


def replay(game: Game[S], start: S, journal: Journal, to: int | None = None) -> Session[S]:
    """Play a journal again up to an entry; raises JournalError where the rules now give something else."""
    last = len(journal.entries) - 1 if to is None else to
    if not 0 <= last < len(journal.entries):
        raise JournalError("journal-no-entry", entry=last, last=len(journal.entries) - 1)
    entries = journal.entries[: last + 1]
    return _play_again(game, start, journal, entries, JournalDealer(entries))


def verify(game: Game[S], start: S, journal: Journal, receipt: Receipt | None = None) -> Verdict:
    """Check the chain, the promises, the rules and, once the seed is revealed, every face that was not thrown by hand.

    Rules of another version are not played again, and the verdict says so. With a receipt, also whether this is the
    game that the receipt saw.
    """
    journal.check_chain()
    promises = journal.promises if journal.header.has_leaves else promises_of(journal.header)
    if receipt is not None:
        check_receipt(receipt, journal.header, [entry.hash for entry in journal.entries], promises)
    told = told_by(journal)
    seeds = seeds_of(journal.header.commitment, told)
    if journal.header.has_leaves:
        check_seen(told)
    replayed = set(rules_versions(journal)) == {game.rules_version}
    if replayed:
        dealer = CheckingDealer(journal.entries, seeds)
        _play_again(game, start, journal, journal.entries, dealer)
        checked = dealer.checked
    else:
        checked = check_faces(journal, seeds)
    verdict = verdict_on(journal, checked, replayed=replayed)
    return verdict if receipt is None else replace(verdict, receipt=True)


def _play_again(game: Game[S], start: S, journal: Journal, entries: list[Entry], dealer: Dealer) -> Session[S]:
    versions = rules_versions(journal)
    if set(versions) != {game.rules_version}:
        raise JournalError("journal-rules", needed=", ".join(versions), here=game.rules_version)

    def obeys(n: int) -> bool:
        """What follows by itself follows where it did then, so that a replay stops where the journal does."""
        return n < len(entries) and entries[n].data.get("by") in BY_THEMSELVES

    session = Session(game, start, Journal(journal.header), dealer, obeys=obeys)
    while session.journal.next_number < len(entries):
        _repeat(session, entries[session.journal.next_number])
    made = session.journal.entries[: len(entries)]
    for again, stored in zip(made, entries, strict=True):
        if canonical(again.to_json()) != canonical(stored.to_json()):
            raise JournalError("journal-differs", entry=again.n)
    return session


def _repeat(session: Session[S], entry: Entry) -> None:
    data = entry.data
    try:
        match entry.kind:
            case "answer":
                session.answer(data["seat"], data["key"], asked=_asked(session, entry), by=data.get("by", ""))
            case "standing":
                session.standing(Order.from_json(data), data["on"])
            case "ahead":
                asked, given = _asked_first(session, entry), ahead_of(entry)
                if given[0].place:
                    session.answer_row(data["seat"], [one.key for one in given], asked=asked)
                elif len(given) == 1:
                    session.answer_ahead(data["seat"], data["key"], data.get("figures"), asked=asked)
                else:
                    session.answer_window(data["seat"], by_figure(given), asked=asked, sees_all=True)
            case "seed":
                session.add_seed(data["seat"], data["text"])
            case "pledge":
                session.pledge(data["seat"], data["commitment"])
            case "share":
                session.share(data["seat"], data["nonce"], data["text"])
            case "missing":
                session.give_up_waiting(data["seats"])
            case "typing":
                session.switch_typing(data["seat"], data["on"], data["by"])
            case "letter":
                session.write(data["by"], data["place"], data["to"], data["text"], stored_audience(data))
            case "undo":
                session.undo(data["to"], data["by"])
            case "correction":
                session.correct(data["change"], data["by"], stored_audience(data), rewinds="rewinds" in data)
            case "lesson_left":
                session.leave_lesson(data["by"])
            case "new_dice":
                session.promise_new_dice(data["commitment"])
            case _:
                raise JournalError("journal-differs", entry=entry.n)
    except JournalError:
        raise
    except (ValueError, LookupError) as error:
        raise JournalError("journal-differs", entry=entry.n) from error


def _asked(session: Session[S], entry: Entry) -> str | None:
    """Which of the open questions an entry answers; a seat may have several."""
    return next((name for name, prompt in session.asked.items() if is_answered_by(prompt, entry.data)), None)


def _asked_first(session: Session[S], entry: Entry) -> str | None:
    """The open question at which an answer was given ahead: of several simultaneous ones, the first of its figures."""
    like, figures = entry.data["asked"], entry.data.get("figures")
    for name, prompt in session.asked.items():
        if to_json(prompt.question) == like and (figures is None or prompt.who == figures[0]):
            return name
    return None
