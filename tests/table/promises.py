"""What people were promised, held against the journal: no answer is lost, and none was taken twice.

A chain that holds and rules that agree do not show that: a shorter game is a game too, and who is asked the same again
may have answered the same again. So every answer in the journal belongs to one that was given, and each to another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from regelwerk.engine.interpreters.replay import verify
from regelwerk.engine.interpreters.unattended import BY_THEMSELVES
from regelwerk.engine.journal.entries import Entry, Journal
from regelwerk.engine.system import system
from table.clients import Promise


@dataclass(slots=True)
class Given:
    """The answers of one seat."""

    sent: set[tuple[str, str]] = field(default_factory=set)
    """All that were sent, each with its question."""
    promises: dict[str, Promise] = field(default_factory=dict)
    """Those that were acknowledged, by their questions."""

    def send(self, prompt: str, key: str) -> None:
        self.sent.add((prompt, key))

    def keep(self, promise: Promise) -> None:
        assert promise.prompt not in self.promises, "acknowledged twice"
        self.promises[promise.prompt] = promise


def check_played(journal: Journal) -> None:
    """Play the whole journal again from its start: each of its entries follows from those before it."""
    played = system(journal.header.system)
    assert verify(played.game, played.start(journal.header.document), journal).replayed


def check_promises(journal: Journal, given: Mapping[str, Given]) -> None:
    """Every acknowledged answer has an entry of its own, every answer in the journal was given by somebody, once."""
    assert not (lost := _lost(journal, given)), f"acknowledged, but not in the journal: {lost}"
    assert not (taken := _taken_too_often(journal, given)), f"in the journal, but not given so often: {taken}"


def _lost(journal: Journal, given: Mapping[str, Given]) -> list[Promise]:
    found: list[Promise] = []
    for seat, own in given.items():
        answers = _answers(journal, seat)
        promises = list(own.promises.values())
        fitting = [[one.n for one in answers if _is_of(promise, one)] for promise in promises]
        found += [promises[n] for n in _without_partner(fitting)]
    return found


def _taken_too_often(journal: Journal, given: Mapping[str, Given]) -> list[Entry]:
    found = [one for one in _answers(journal) if one.data["seat"] not in given]
    for seat, own in given.items():
        answers = _answers(journal, seat)
        # An answer of which the server never said what became of it may stand anywhere behind its question.
        open_end = len(journal.entries)
        possible = [*own.promises.values()]
        possible += [Promise(*sent, open_end) for sent in sorted(own.sent) if sent[0] not in own.promises]
        fitting = [[promise.prompt for promise in possible if _is_of(promise, one)] for one in answers]
        found += [answers[n] for n in _without_partner(fitting)]
    return found


def _answers(journal: Journal, seat: str | None = None) -> list[Entry]:
    """The answers that somebody gave, and not those that follow by themselves."""
    return [
        one
        for one in journal.entries
        if one.kind == "answer" and one.data.get("by") not in BY_THEMSELVES and seat in (None, one.data["seat"])
    ]


def _is_of(promise: Promise, entry: Entry) -> bool:
    """Whether an entry may be this answer: it comes after the question, and was there when it was acknowledged."""
    since = int(promise.prompt.partition(".")[0])
    return since < entry.n < promise.head and entry.data["key"] == promise.key


def _without_partner(fitting: Sequence[Iterable[int | str]]) -> list[int]:
    """Who gets no partner among those that fit, even if the others make way where they can."""
    taken: dict[int | str, int] = {}

    def finds(who: int, refused: set[int | str]) -> bool:
        for one in fitting[who]:
            if one not in refused:
                refused.add(one)
                if one not in taken or finds(taken[one], refused):
                    taken[one] = who
                    return True
        return False

    return [who for who in range(len(fitting)) if not finds(who, set())]
