"""Tallies in one line, term by term, each with its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from regelwerk.cli.voice import Voice
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.tally import Tally, Term


def tally_lines(tallies: Iterable[tuple[str, Tally]], voice: Voice, names: Names) -> Iterator[Text]:
    """A line for each tally, named by its message key."""
    for label, tally in tallies:
        yield tally_line(voice.text(label), tally, voice, names)


def tally_line(name: str, tally: Tally, voice: Voice, names: Names) -> Text:
    """A tally term by term."""
    line = Text(f"{name} {tally.total}", style="bold")
    if tally.terms:
        line.append(" = ", style="not bold")
    for number, term in enumerate(tally.terms):
        line.append(_term(term, voice, names, first=number == 0), style="not bold")
        line.append(f" {term.rule_id}", style="not bold dim")
    return line


def _term(term: Term, voice: Voice, names: Names, *, first: bool) -> str:
    sign = "" if first else (" + " if term.amount >= 0 else " − ")
    amount = term.amount if first else abs(term.amount)
    source = f" ({names[term.source][voice.lang]})" if term.source in names else ""
    return f"{sign}{amount} {voice.text(term.message)}{source}"


def plain_terms(tally: Tally, voice: Voice) -> list[dict[str, int | str]]:
    """The terms of a tally as JSON."""
    return [
        {"amount": term.amount, "rule": term.rule_id, "source": term.source, "text": voice.text(term.message)}
        for term in tally.terms
    ]
