"""The check that other tests rely on: it sees an answer that is missing, and one that was taken twice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from regelwerk.engine.interpreters.session import Session, new_session
from regelwerk.engine.journal.entries import Entry, Journal, JournalError
from regelwerk.engine.system import system
from regelwerk.table.screens.scenario_pages import scene_of, supplied
from table.clients import Promise
from table.promises import Given, check_played, check_promises
from table.servers import SYSTEM

ANSWERS = 30


class Evening:
    """A game in which every answer was acknowledged, and what each seat was promised."""

    def __init__(self, answers: int = ANSWERS) -> None:
        found = system(SYSTEM)
        chosen = scene_of(found, supplied(found), "schlaegerei", {})
        self.session: Session[object] = new_session(found.game, chosen.start, chosen.document, seed=bytes(32))
        self.given = {seat: Given() for seat in chosen.seats}
        chance = Random(1)
        for _ in range(answers):
            asked, prompt = next(iter(self.session.asked.items()))
            key = chance.choice([one.key for one in prompt.answers.listed()])
            self.given[prompt.seat].send(asked, key)
            self.session.answer(prompt.seat, key, asked=asked)
            self.given[prompt.seat].keep(Promise(asked, key, self.journal.next_number))

    @property
    def journal(self) -> Journal:
        return self.session.journal

    def with_one_more(self, at: int) -> dict[str, Given]:
        """What was promised if there had been one entry more in this place."""

        def moved(n: int) -> int:
            return n + (n >= at)

        later = {seat: Given() for seat in self.given}
        for seat, given in self.given.items():
            for asked, key in given.sent:
                since, _, which = asked.partition(".")
                anew = f"{moved(int(since))}.{which}"
                later[seat].send(anew, key)
                later[seat].keep(Promise(anew, key, moved(given.promises[asked].head - 1) + 1))
        return later

    def forged(self, change: Callable[[list[Entry]], None]) -> Journal:
        """The journal with other entries, in a chain that holds."""
        entries = list(self.journal.entries)
        change(entries)
        made = Journal(self.journal.header)
        for one in entries:
            made.append(made.seal(one.kind, one.data, one.events, one.state))
        made.check_chain()
        return made


def answers_in(entries: list[Entry]) -> list[int]:
    return [at for at, one in enumerate(entries) if one.kind == "answer"]


def twice(which: int) -> Callable[[list[Entry]], None]:
    def change(entries: list[Entry]) -> None:
        at = answers_in(entries)[which]
        entries.insert(at, entries[at])

    return change


def missing(which: int) -> Callable[[list[Entry]], None]:
    def change(entries: list[Entry]) -> None:
        del entries[answers_in(entries)[which]]

    return change


def cut_short(entries: list[Entry]) -> None:
    """As a database would look that has forgotten the last thing it acknowledged."""
    del entries[answers_in(entries)[-1] :]


def test_what_was_played_stands() -> None:
    evening = Evening()
    check_promises(evening.journal, evening.given)
    check_played(evening.journal)


@pytest.mark.parametrize("which", range(0, ANSWERS, 7))
def test_an_answer_that_was_taken_twice_is_seen(which: int) -> None:
    evening = Evening()
    journal = evening.forged(twice(which))
    with pytest.raises(AssertionError, match="not given so often"):
        check_promises(journal, evening.with_one_more(answers_in(evening.journal.entries)[which]))
    with pytest.raises(JournalError):
        check_played(journal)


@pytest.mark.parametrize("which", range(0, ANSWERS, 7))
def test_an_answer_that_is_missing_is_seen(which: int) -> None:
    evening = Evening()
    journal = evening.forged(missing(which))
    with pytest.raises(AssertionError, match="not in the journal"):
        check_promises(journal, evening.given)


def test_a_journal_that_was_cut_short_can_be_played_but_has_lost_what_was_promised() -> None:
    evening = Evening()
    journal = evening.forged(cut_short)
    check_played(journal)
    with pytest.raises(AssertionError, match="not in the journal"):
        check_promises(journal, evening.given)


def test_an_answer_that_was_sent_and_never_acknowledged_may_be_stored_or_not() -> None:
    evening = Evening()
    last = next(given for given in evening.given.values() if _last(evening) in given.promises)
    del last.promises[_last(evening)]
    check_promises(evening.journal, evening.given)
    check_promises(evening.forged(cut_short), evening.given)
    with pytest.raises(AssertionError, match="not given so often"):
        check_promises(evening.forged(twice(-1)), evening.given)


def _last(evening: Evening) -> str:
    """The question that was answered last."""
    promises = [promise for given in evening.given.values() for promise in given.promises.values()]
    return max(promises, key=lambda promise: promise.head).prompt


def test_who_is_asked_the_same_again_has_promised_nothing_twice_with_one_entry() -> None:
    """Two promises of the same key, and one entry that lies in reach of both."""
    evening = Evening(1)
    (given,) = (given for given in evening.given.values() if given.promises)
    (promise,) = given.promises.values()
    given.promises["0.1"] = Promise("0.1", promise.key, promise.head)
    given.send("0.1", promise.key)
    with pytest.raises(AssertionError, match="not in the journal"):
        check_promises(evening.journal, evening.given)
