"""What has happened, as a screen draws it: who did something to whom, who went where, what changed of whom.

A system names the lines of its log that are arrows from one participant to another (`RuleSystem.arrows`); everything
else is found by comparing what somebody saw before and after. So a system that names nothing is told in sentences, with
moves and changed numbers beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal

from regelwerk.engine.facts import Fact, Ref, Word, from_json
from regelwerk.engine.screen.display import Display, Key, Lane, Tie
from regelwerk.engine.state_values import Value

if TYPE_CHECKING:
    from regelwerk.engine.game import Json
    from regelwerk.engine.screen.map import Coordinates, Map
    from regelwerk.engine.screen.standings import Standings

Mood = Literal["good", "bad", "neutral"]


class Arrow(Value, frozen=True):
    """How a line of the log is drawn: which of its facts are at both ends, in which words, and in which mood."""

    other: str = "whom"
    words: Key = ""
    """What stands at the arrow; empty: the line itself says enough."""
    mood: Mood = "bad"
    one: str = "who"


Arrows = Mapping[str, Arrow]
"""By the message of the line."""


class Move(Value, frozen=True):
    """Somebody went somewhere on the map: the points of the way, or where it began and ended."""

    who: str
    points: tuple[Coordinates, ...]


class Drift(Value, frozen=True):
    """Somebody came forward or fell back on a lane."""

    lane: int
    """Which of the fixtures it is, counted from 0."""
    text: Fact
    before: float
    after: float


class Count(Value, frozen=True):
    """A figure of somebody has changed by an amount."""

    who: str
    figure: Key
    amount: int
    mood: Mood = "neutral"


class Happening(Value, frozen=True):
    """What is different between two moments."""

    moves: tuple[Move, ...] = ()
    drifts: tuple[Drift, ...] = ()
    counts: tuple[Count, ...] = ()
    outs: tuple[str, ...] = ()
    """Who is out of the game since."""


def tie_of(event: Json, arrows: Arrows) -> Tie | None:
    """An event as an arrow between two participants, if it is one; what one does alone is none."""
    arrow = arrows.get(event["message"]) if event["event"] == "note" else None
    if arrow is None:
        return None
    ends = [from_json(event["facts"][name]) for name in (arrow.one, arrow.other) if name in event["facts"]]
    match ends:
        case [Ref(one), Ref(other)] if one != other:
            return Tie(one, other, Word(arrow.words) if arrow.words else None, arrow.mood, fresh=True)
    return None


def happened(before: Display, after: Display, then: Standings, now: Standings) -> Happening:
    """What is different to somebody who saw the one and sees the other."""
    # Beside a map a lane only says in numbers what the map shows.
    lanes = zip(before.fixtures, after.fixtures, strict=False) if after.map is None else ()
    drifts = tuple(
        drift
        for number, (old, new) in enumerate(lanes)
        if isinstance(old, Lane) and isinstance(new, Lane) and old.name == new.name
        for drift in _drifts(number, old, new)
    )
    known = {one.id: one for one in then.participants}
    outs = tuple(one.id for one in now.participants if one.out and one.id in known and not known[one.id].out)
    return Happening(tuple(_moves(before.map, after.map)), drifts, tuple(_counts(then, now)), outs)


def _moves(before: Map | None, after: Map | None) -> Iterator[Move]:
    if before is None or after is None:
        return
    places = {piece.id: piece.at for piece in before.pieces}
    for piece in after.pieces:
        at = places.get(piece.id, piece.at)
        if at == piece.at:
            continue
        # The way of the last move is known; of an earlier one only where it led.
        is_last = after.trail and after.trail != before.trail and (after.trail[0], after.trail[-1]) == (at, piece.at)
        yield Move(piece.id, after.trail if is_last else (at, piece.at))


def _drifts(number: int, before: Lane, after: Lane) -> Iterator[Drift]:
    places = {token.text: token.at for token in before.tokens}
    for token in after.tokens:
        at = places.get(token.text, token.at)
        if at != token.at:
            yield Drift(number, token.text, at, token.at)


def _counts(then: Standings, now: Standings) -> Iterator[Count]:
    if then.figures != now.figures:
        return
    known = {one.id: one.figures for one in then.participants}
    worths = now.worths or (None,) * len(now.figures)
    for one in now.participants:
        before = known.get(one.id, one.figures)
        for figure, worth, old, new in zip(now.figures, worths, before, one.figures, strict=True):
            if worth == 0 or old is None or new is None or old == new:
                continue
            gain = (new - old) * (worth or 0)
            yield Count(one.id, figure, new - old, "good" if gain > 0 else "bad" if gain < 0 else "neutral")
