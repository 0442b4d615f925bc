"""A verdict in sentences: what holds, what was typed in and by whom, what is missing, and what the dice are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regelwerk.engine.book.messages import Names
    from regelwerk.engine.book.telling import Telling
    from regelwerk.engine.journal.promises import Promises
    from regelwerk.engine.journal.verdicts import Verdict

ENTRY_DICE = 2
LISTED = 12
"""How many entries a sentence lists."""


def verdict_in_words(telling: Telling, verdict: Verdict, names: Names, rules: str) -> Iterator[str]:
    """The sentences of a verdict. `rules` is the rules version by which it was replayed; empty for an export."""
    yield telling.text("verdict-chain", entries=verdict.entries)
    if verdict.receipt:
        yield telling.text("verdict-receipt")
    if verdict.replayed:
        yield telling.text("verdict-rules", version=rules)
    else:
        yield telling.text("verdict-rules-gone") if rules else telling.text("verdict-rules-view")
    if verdict.given:
        yield telling.text("verdict-given", throws=verdict.given)
    key = "verdict-dice" if verdict.revealed else "verdict-dice-later"
    yield telling.text(key, throws=verdict.throws, checked=verdict.checked, by_hand=verdict.by_hand)
    if verdict.revealed and verdict.unchecked:
        yield telling.text("verdict-dice-unchecked", throws=verdict.unchecked)
    for seat, throws in verdict.hands.items():
        key = "verdict-hand" if verdict.format > ENTRY_DICE else "verdict-hand-old"
        yield telling.text(key, who=telling.seat(seat, names), throws=throws, numbers=_some(verdict.typed[seat]))
    for seat, throws in verdict.undone.items():
        yield telling.text("verdict-undone", who=telling.seat(seat, names), throws=throws)
    if not verdict.given:
        yield _shares(telling, verdict, names)
    if verdict.shares and verdict.unshared:
        yield telling.text("verdict-unshared", throws=verdict.unshared)
    if verdict.missing:
        yield telling.text("verdict-missing", who=_listed(telling, verdict.missing, names))
    if verdict.dealings > 1:
        yield telling.text("verdict-dealings", dealings=verdict.dealings)


def _shares(telling: Telling, verdict: Verdict, names: Names) -> str:
    if not verdict.shares:
        return telling.text("verdict-no-shares")
    key = "verdict-shares" if verdict.format > ENTRY_DICE else "verdict-shares-old"
    return telling.text(key, who=_listed(telling, verdict.shares, names))


def _some(numbers: Sequence[int]) -> str:
    """The first of the numbers: a verdict is to be read."""
    return ", ".join([*map(str, numbers[:LISTED]), *(["…"] if len(numbers) > LISTED else [])])


def _listed(telling: Telling, seats: Iterable[str], names: Names) -> str:
    return ", ".join(telling.seat(seat, names) for seat in seats)


def worth_in_words(telling: Telling, promises: Promises, names: Names) -> str:
    """What the dice of a running game are worth, as things stand."""
    if promises.is_lesson:
        return telling.text("engine-dice-lesson")
    if promises.awaited:
        return telling.text("engine-dice-awaited", who=_listed(telling, promises.awaited, names))
    if promises.shares:
        return telling.text("engine-dice-shared", who=_listed(telling, sorted(promises.shares), names))
    return telling.text("engine-dice-unshared")
