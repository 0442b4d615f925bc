"""The log of one seat: journal entries as sentences, with their dice and the sums behind their numbers."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Any

from regelwerk.dice import Description
from regelwerk.engine.book.messages import Names
from regelwerk.engine.facts import Fact, Facts, Phrase, Ref
from regelwerk.engine.journal.entries import Entry
from regelwerk.engine.journal.events import facts_of, is_deal, is_for, stored_audience, throw_of
from regelwerk.engine.system import System
from regelwerk.engine.tally import Tally
from regelwerk.table.screens.displays import sum_fields
from regelwerk.table.screens.language import Language
from regelwerk.table.wire.log import Line

Json = dict[str, Any]


_LEFT_OUT = {name: field.default for name, field in Line.model_fields.items() if not field.is_required()}


def lines_of(language: Language, names: Names, entry: Entry, seat: str, system: System) -> list[Line]:
    """The lines of an entry for a seat."""
    return [Line(**told) for told in told_lines(language, names, entry, seat, system)]


def told_lines(language: Language, names: Names, entry: Entry, seat: str, system: System) -> list[Json]:
    """The same as the fields of `Line`s: the master sees all, a spectator (`""`) only what is for everybody.

    Everybody learns that the master has corrected something or that time ran out; what it was about only those who may.
    No model is made of them on the way out: checking one costs as much as its words.
    """
    match entry.kind:
        case "undo":
            by = str(entry.data["by"])
            # The undone lines are struck through, so no number has to say how far back it goes.
            text = language.text("table-log-undo", by=language.seat(by, names))
            return [_fields(n=entry.n, i=0, kind="undo", text=text, seat=by)]
        case "new_dice":
            return [_fields(n=entry.n, i=0, kind="dice-promise", text=language.text("engine-log-new-dice"))]
        case "seed":
            who = str(entry.data["seat"])
            text = language.text("engine-log-seed", who=language.seat(who, names))
            return [_fields(n=entry.n, i=0, kind="dice-promise", text=text, seat=who)]
        case "pledge" | "share":
            who = str(entry.data["seat"])
            text = language.text(f"engine-log-{entry.kind}", who=language.seat(who, names))
            return [_fields(n=entry.n, i=0, kind="dice-promise", text=text, seat=who)]
        case "deal":
            return [_fields(n=entry.n, i=0, kind="dice-promise", text=language.text("engine-log-deal"))]
        case "missing":
            late = ", ".join(language.seat(str(one), names) for one in entry.data["seats"])
            return [_fields(n=entry.n, i=0, kind="dice-promise", text=language.text("engine-log-missing", who=late))]
        case "typing":
            who = str(entry.data["seat"])
            key = f"engine-log-typing-{'on' if entry.data['on'] else 'off'}"
            text = language.text(key, who=language.seat(who, names))
            return [_fields(n=entry.n, i=0, kind="dice-promise", text=text, seat=who)]
        case "reveal":
            told = [language.sentence(one, names) for one in entry.events]
            if not any(one["event"] == "lesson_over" for one in entry.events):
                # Of a lesson nobody says that its dice can be checked.
                told = [language.text("engine-log-reveal"), *told]
            return [_fields(n=entry.n, i=i, kind="end", text=text) for i, text in enumerate(told)]
        case "letter":
            return _letter(language, names, entry, seat)
    lines = []
    for i, event in enumerate(entry.events):
        if is_for(event, seat) and (seat or "audience" not in event):
            if not is_deal(event):
                lines.append(_line(language, names, entry, i, event, system.news))
        elif event["event"] == "correction":
            text = language.text("engine-log-corrected", by=language.seat(event["by"], names))
            lines.append(_fields(n=entry.n, i=i, kind="correction", text=text, seat=event["by"]))
        elif event["event"] == "time_out":
            text = language.text("engine-log-time-out-somebody", who=language.seat(event["seat"], names))
            lines.append(_fields(n=entry.n, i=i, kind="time-out", text=text, seat=event["seat"]))
    return lines


def _fields(**told: Any) -> Json:
    """The fields of a `Line`."""
    return {**_LEFT_OUT, **told}


def _letter(language: Language, names: Names, entry: Entry, seat: str) -> list[Json]:
    """What somebody wrote, for those it was written to; the others do not even learn that there was a letter."""
    data, secret = entry.data, "audience" in entry.data
    if not stored_audience(data).includes(seat) or (secret and not seat):
        return []
    by, to, place = str(data["by"]), str(data["to"]), data["place"]
    by_name, to_name = language.seat(by, names), language.seat(to, names) if to else ""
    text = language.text(f"table-log-letter-{place}", by=by_name, to=to_name)
    letter = {"place": place, "by": by, "by_name": by_name, "to": to, "to_name": to_name, "text": str(data["text"])}
    return [_fields(n=entry.n, i=0, kind="letter", text=text, seat=by, secret=secret, letter=letter)]


def _line(language: Language, names: Names, entry: Entry, i: int, event: Json, news: Container[str]) -> Json:
    """One event; marked as secret if it is not for everybody."""
    secret, kind = "audience" in event, event["event"]
    if kind == "note":
        return _note(language, names, entry, i, event, news, secret=secret)
    text = language.sentence(event, names)
    match kind:
        case "dice":
            who = event["who"] or event["seat"]
            by_hand = entry.data.get("by") == "hand"
            return _fields(
                n=entry.n, i=i, kind="dice", text=text, rule=event["rule"], seat=event["seat"], secret=secret,
                about=[event["who"]] if event["who"] else [],
                dice=thrown(language, language.seat(who, names), throw_of(event), event["faces"], by_hand=by_hand),
            )  # fmt: skip
        case "correction":
            about = [event["change"]["who"]] if isinstance(event["change"].get("who"), str) else []
            return _fields(n=entry.n, i=i, kind="correction", text=text, seat=event["by"], about=about, secret=secret)
        case "rules_changed" | "lesson" | "lesson_left":
            return _fields(n=entry.n, i=i, kind="rules", text=text)
        case "program" | "computer":
            return _fields(n=entry.n, i=i, kind="time-out", text=text, seat=event["seat"])
        case "time_out":
            about = [event["who"]] if event["who"] else []
            return _fields(
                n=entry.n, i=i, kind="time-out", text=text, rule=event["rule"], seat=event["seat"], about=about
            )
    raise ValueError(f"unknown event {kind!r}")


def _note(
    language: Language, names: Names, entry: Entry, i: int, event: Json, news: Container[str], *, secret: bool
) -> Json:
    """What a rule has told."""
    message, told = event["message"], facts_of(event)
    text = language.tell(message, told, names)
    # In the order of their names: an event that was stored and read again has no other.
    facts = dict(sorted(told.items()))
    # Some games call a round a phase, also in the note at its end.
    unit, chapter = ("phase", "table-log-phase") if message.endswith("-phase") else ("round", "table-log-round")
    number = facts.get(unit)
    return _fields(
        n=entry.n, i=i, kind="note", text=text, rule=event["rule"], secret=secret, news=message in news,
        round=number if isinstance(number, int) else None,
        chapter=language.text(chapter, number=number) if isinstance(number, int) else "",
        sums=list(_sums(language, names, facts)),
        about=[ref for ref in dict.fromkeys(refs_in(facts.values())) if ref in names],
    )  # fmt: skip


def thrown(language: Language, who: str, throw: Description, faces: Any, *, by_hand: bool = False) -> Json:
    """The dice of a throw: the fields of a `Thrown`."""
    seen = throw.seen(tuple(map(tuple, faces)))
    dice = [{"faces": die.faces, "sides": die.sides, "counted": die.counted, "group": die.group} for die in seen]
    return {"who": who, "throw": throw.notation(language.lang), "dice": dice, "by_hand": by_hand}


def _sums(language: Language, names: Names, facts: Facts) -> Iterator[Json]:
    """The tallies of a sentence; one without a name of its own is called after its first term."""
    for name, fact in facts.items():
        if isinstance(fact, Tally) and fact.terms:
            key = f"table-sum-{name.replace('_', '-')}"
            title = language.text(key if language.book.has(key) else fact.terms[0].message)
            yield sum_fields(language, names, title, fact)


def refs_in(facts: Iterable[Fact]) -> list[str]:
    """The ids that facts refer to."""
    found: list[str] = []
    for fact in facts:
        if type(fact) is Ref:
            found.append(fact.id)
        elif type(fact) is Phrase:
            found += refs_in([inner for _, inner in fact.facts])
        elif type(fact) is tuple:
            found += refs_in(fact)
    return found
