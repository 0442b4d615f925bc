"""The log of one seat: entries of the journal as sentences, with their dice and the sums behind their numbers."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from regelwerk.dice import Description
from regelwerk.engine.book.messages import Names
from regelwerk.engine.facts import Fact, Facts, Phrase, Ref
from regelwerk.engine.game import System
from regelwerk.engine.journal.entries import Entry
from regelwerk.engine.journal.events import facts_of, is_deal, is_for, throw_of
from regelwerk.engine.tally import Tally
from regelwerk.table.screens.displays import tally_view
from regelwerk.table.screens.language import Tongue
from regelwerk.table.wire.log import Die, Line, Thrown
from regelwerk.table.wire.numbers import Sum

Json = dict[str, Any]


def lines_of(tongue: Tongue, names: Names, entry: Entry, seat: str, system: System) -> list[Line]:
    """What an entry has to say to a seat: the master hears all, a spectator (`""`) only what is for everybody.

    That the master has corrected something, or that somebody's time ran out, everybody learns; what it was about only
    those who may.
    """
    match entry.kind:
        case "undo":
            by = str(entry.data["by"])
            # The lines themselves are struck through: no number has to say how far back it goes.
            text = tongue.text("table-log-undo", by=tongue.seat(by, names))
            return [Line(n=entry.n, i=0, kind="undo", text=text, seat=by)]
        case "new_dice":
            return [Line(n=entry.n, i=0, kind="dice-promise", text=tongue.text("engine-log-new-dice"))]
        case "seed":
            who = str(entry.data["seat"])
            text = tongue.text("engine-log-seed", who=tongue.seat(who, names))
            return [Line(n=entry.n, i=0, kind="dice-promise", text=text, seat=who)]
        case "reveal":
            return [Line(n=entry.n, i=0, kind="end", text=tongue.text("engine-log-reveal"))]
    lines = []
    for i, event in enumerate(entry.events):
        if is_for(event, seat) and (seat or "audience" not in event):
            if not is_deal(event):
                lines.append(_line(tongue, names, entry, i, event, system.news))
        elif event["event"] == "correction":
            text = tongue.text("engine-log-corrected", by=tongue.seat(event["by"], names))
            lines.append(Line(n=entry.n, i=i, kind="correction", text=text, seat=event["by"]))
        elif event["event"] == "time_out":
            text = tongue.text("engine-log-time-out-somebody", who=tongue.seat(event["seat"], names))
            lines.append(Line(n=entry.n, i=i, kind="time-out", text=text, seat=event["seat"]))
    return lines


def _line(tongue: Tongue, names: Names, entry: Entry, i: int, event: Json, news: Container[str]) -> Line:
    """One event. What is for some only is marked as secret."""
    text, secret = tongue.sentence(event, names), "audience" in event
    match event["event"]:
        case "dice":
            who = event["who"] or event["seat"]
            by_hand = entry.data.get("by") == "hand"
            return Line(
                n=entry.n, i=i, kind="dice", text=text, rule=event["rule"], seat=event["seat"], secret=secret,
                about=[event["who"]] if event["who"] else [],
                dice=thrown(tongue, tongue.seat(who, names), throw_of(event), event["faces"], by_hand=by_hand),
            )  # fmt: skip
        case "correction":
            about = [event["change"]["who"]] if isinstance(event["change"].get("who"), str) else []
            return Line(n=entry.n, i=i, kind="correction", text=text, seat=event["by"], about=about, secret=secret)
        case "rules_changed":
            return Line(n=entry.n, i=i, kind="rules", text=text)
        case "time_out":
            about = [event["who"]] if event["who"] else []
            return Line(n=entry.n, i=i, kind="time-out", text=text, rule=event["rule"], seat=event["seat"], about=about)
    facts = facts_of(event)
    # Some games call a round a phase; what is told at its end speaks of it too.
    unit, chapter = (
        ("phase", "table-log-phase") if event["message"].endswith("-phase") else ("round", "table-log-round")
    )
    number = facts.get(unit)
    return Line(
        n=entry.n, i=i, kind="note", text=text, rule=event["rule"], secret=secret, news=event["message"] in news,
        round=number if isinstance(number, int) else None,
        chapter=tongue.text(chapter, number=number) if isinstance(number, int) else "",
        sums=list(_sums(tongue, names, facts)),
        about=list(dict.fromkeys(ref for fact in facts.values() for ref in _refs(fact) if ref in names)),
    )  # fmt: skip


def thrown(tongue: Tongue, who: str, throw: Description, faces: Any, *, by_hand: bool = False) -> Thrown:
    """Dice as they lie on the table."""
    seen = throw.seen(tuple(map(tuple, faces)))
    dice = [Die(faces=list(die.faces), sides=die.sides, counted=die.counted, group=die.group) for die in seen]
    return Thrown(who=who, throw=throw.notation(tongue.lang), dice=dice, by_hand=by_hand)


def _sums(tongue: Tongue, names: Names, facts: Facts) -> Iterator[Sum]:
    """The numbers of a sentence that have reasons; one that nobody has a word for is called what it begins with."""
    for name, fact in facts.items():
        if isinstance(fact, Tally) and fact.terms:
            key = f"table-sum-{name.replace('_', '-')}"
            title = tongue.text(key if tongue.book.has(key) else fact.terms[0].message)
            yield tally_view(tongue, names, title, fact)


def _refs(fact: Fact) -> Iterator[str]:
    """Whom or what a fact speaks of."""
    match fact:
        case Ref(id):
            yield id
        case Phrase(_, facts):
            for _, inner in facts:
                yield from _refs(inner)
        case tuple() if not isinstance(fact, Tally):
            for part in fact:
                yield from _refs(part)
