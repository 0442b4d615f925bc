"""The news of a game as a newspaper: what everybody may know, an issue for each round, the newest first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from regelwerk.engine.book.messages import forgiving_phrasebook
from regelwerk.engine.journal.events import facts_of
from regelwerk.table.errors import TABLE
from regelwerk.table.screens.log_lines import refs_in
from regelwerk.table.wire.pages.news import Issue, Newspaper, Story

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names, Phrasebook
    from regelwerk.engine.facts import Fact
    from regelwerk.engine.journal.entries import Entry
    from regelwerk.engine.screen.paper import Paper
    from regelwerk.engine.system import System

EDITIONS = 3
"""So many ways there are to say what happens often."""


@dataclass(slots=True)
class _Item:
    """A story in the making."""

    n: int
    message: str
    rank: int
    facts: Mapping[str, Fact]
    edition: int
    people: set[str]
    texts: list[str] = field(default_factory=list)

    def is_about(self, other: _Item) -> bool:
        """Whether another event may belong to this story: it names the same people, or nobody."""
        return not other.people or bool(self.people & other.people)


@dataclass(slots=True)
class _Round:
    number: int
    items: list[_Item] = field(default_factory=list)


def newspaper(system: System, paper: Paper, entries: Iterable[Entry], names: Names, scene: str, lang: str) -> Newspaper:
    """All issues of a game so far."""
    book = forgiving_phrasebook(lang, TABLE, system.package, paper.package)
    rounds = [_Round(0)]
    for entry in entries:
        for event in entry.events:
            if event["event"] != "note" or "audience" in event:
                continue
            facts = dict(sorted(facts_of(event).items()))
            number = facts.get("phase", facts.get("round"))
            begins = isinstance(number, int) and event["message"].endswith(("-phase", "-round"))
            if begins and isinstance(number, int) and number > rounds[-1].number:
                rounds.append(_Round(number))
            if event["message"] in paper.ranks:
                _add(rounds[-1], paper, book, entry.n, event["message"], facts, names)
    issues = [_issue(one, paper, book, names, scene) for one in rounds if one.items]
    return Newspaper(title=book.text("paper-title", {}), scene=scene, issues=issues[::-1])


def _add(
    now: _Round, paper: Paper, book: Phrasebook, n: int, message: str, facts: Mapping[str, Fact], names: Names
) -> None:
    """One more event: a story of its own, or the rest of the one before it. What comes up again is said otherwise."""
    items, number = now.items, now.number
    before = sum(one.message == message for one in items)
    people = set(refs_in(facts.values()))
    item = _Item(n, message, paper.ranks[message], facts, (number + before) % EDITIONS, people)
    item.texts = [_said(book, f"{message}-story", item, names)]
    if items and items[-1].is_about(item) and message in paper.announces.get(items[-1].message, ()):
        items.pop()
    if items and items[-1].is_about(item) and items[-1].message in paper.continues.get(message, ()):
        items[-1].texts += item.texts
    else:
        items.append(item)


def _said(book: Phrasebook, key: str, item: _Item, names: Names) -> str:
    facts: dict[str, Any] = {**item.facts, "edition": item.edition}
    return book.text(key, facts, names)


def _issue(one: _Round, paper: Paper, book: Phrasebook, names: Names, scene: str) -> Issue:
    long = [item for item in one.items if item.rank > paper.brief]
    lead = max(long, key=lambda item: (item.rank, -item.n), default=None)
    stories = sorted((item for item in long if item is not lead), key=lambda item: -item.rank)
    briefs = sorted((item for item in one.items if item.rank <= paper.brief), key=lambda item: -item.rank)

    def told(item: _Item) -> Story:
        headline = _said(book, f"{item.message}-headline", item, names)
        return Story(n=item.n, headline=headline.removesuffix("."), text=" ".join(item.texts))

    return Issue(
        number=one.number,
        date=book.text("paper-date", {"number": one.number, "scene": scene}),
        lead=told(lead) if lead is not None else None,
        stories=[told(item) for item in stories],
        briefs=[" ".join(item.texts) for item in briefs],
    )
